// What egui draws, in place of the shader of bevy_egui and with its bindings. egui multiplies colours as they are
// written down, not as light; going there and back takes roots and a polynomial here instead of six powers a pixel,
// which on a machine without a graphics card is a tenth of a picture.

struct Window {
    scale: vec2<f32>,
    translation: vec2<f32>,
}

struct Corner {
    @builtin(position) position: vec4<f32>,
    @location(0) colour: vec4<f32>,
    @location(1) uv: vec2<f32>,
}

@group(0) @binding(0) var<uniform> window: Window;

#ifdef BINDLESS
@group(1) @binding(0) var pictures: binding_array<texture_2d<f32>>;
@group(1) @binding(1) var samplers: binding_array<sampler>;

// One backend takes nothing but a structure here.
struct Which {
    number: u32,
}
var<immediate> which: Which;
#else
@group(1) @binding(0) var picture: texture_2d<f32>;
@group(1) @binding(1) var picture_sampler: sampler;
#endif

// sRGB from light, right to a thousandth.
fn written(light: vec3<f32>) -> vec3<f32> {
    let second = sqrt(light);
    let fourth = sqrt(second);
    let eighth = sqrt(fourth);
    return max(0.662002687 * second + 0.684122060 * fourth - 0.323583601 * eighth - 0.0225411470 * light, vec3<f32>(0.0));
}

// Light from sRGB, as exactly.
fn light(written: vec3<f32>) -> vec3<f32> {
    return written * (written * (written * 0.305306011 + 0.682171111) + 0.012522878);
}

@vertex
fn vs_main(
    @location(0) position: vec2<f32>,
    @location(1) uv: vec2<f32>,
    @location(2) colour: vec4<f32>,
) -> Corner {
    return Corner(vec4<f32>(position * window.scale + window.translation, 0.0, 1.0), colour, uv);
}

@fragment
fn fs_main(in: Corner) -> @location(0) vec4<f32> {
#ifdef BINDLESS
    let texel = textureSample(pictures[which.number], samplers[which.number], in.uv);
#else
    let texel = textureSample(picture, picture_sampler, in.uv);
#endif
    return vec4<f32>(light(written(texel.rgb) * in.colour.rgb), texel.a * in.colour.a);
}
