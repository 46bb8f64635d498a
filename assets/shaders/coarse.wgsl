// Spreads a picture that was drawn into the corner of its texture over all of it, smoothly.

#import bevy_core_pipeline::fullscreen_vertex_shader::FullscreenVertexOutput

struct Coarse {
    // So many pixels were drawn.
    drawn: vec2<f32>,
}

@group(0) @binding(0) var source: texture_2d<f32>;
@group(0) @binding(1) var source_sampler: sampler;
@group(0) @binding(2) var<uniform> coarse: Coarse;

@fragment
fn fragment(in: FullscreenVertexOutput) -> @location(0) vec4<f32> {
    // The sampler takes the nearest texel; between four of them is blended by hand.
    let last = coarse.drawn - 1.0;
    let at = clamp(in.uv * coarse.drawn - 0.5, vec2<f32>(0.0), last);
    let low = vec2<i32>(at);
    let high = min(low + 1, vec2<i32>(last));
    let part = fract(at);
    let upper = mix(textureLoad(source, low, 0), textureLoad(source, vec2<i32>(high.x, low.y), 0), part.x);
    let lower = mix(textureLoad(source, vec2<i32>(low.x, high.y), 0), textureLoad(source, high, 0), part.x);
    return mix(upper, lower, part.y);
}
