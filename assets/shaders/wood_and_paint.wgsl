// Wood, card and lacquer under one warm lamp. A fragment costs one texture read and a few dozen multiplications,
// so that a machine without a graphics card draws it too.

#import bevy_pbr::forward_io::VertexOutput
#import bevy_pbr::mesh_view_bindings::view

struct Paint {
    tint: vec4<f32>,
    // strength of the highlight, its sharpness, darkening of the silhouette, 1 = not lit
    lacquer: vec4<f32>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> paint: Paint;
@group(#{MATERIAL_BIND_GROUP}) @binding(1) var print: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(2) var print_sampler: sampler;

// The lamp hangs to the upper left of seat 0; the board's middle lies in its light.
const LAMP = vec3<f32>(-7.0, 15.0, -6.0);
const LAMP_COLOUR = vec3<f32>(1.02, 0.90, 0.72);
const SKY = vec3<f32>(0.30, 0.315, 0.35);
const GROUND = vec3<f32>(0.20, 0.15, 0.11);

@fragment
fn fragment(in: VertexOutput) -> @location(0) vec4<f32> {
    let base = textureSample(print, print_sampler, in.uv) * paint.tint;
    if paint.lacquer.w > 0.5 {
        return base;
    }
    let n = normalize(in.world_normal);
    let p = in.world_position.xyz;
    let v = normalize(view.world_position - p);
    let to_lamp = LAMP - p;
    let distance2 = dot(to_lamp, to_lamp);
    let l = to_lamp * inverseSqrt(distance2);
    // The pool of light: full in the middle of the table, gone at its edges.
    let off = dot(p.xz, p.xz);
    let pool = 1.0 / (1.0 + off * off * 0.000035);
    let lambert = max(dot(n, l), 0.0);
    let ambient = mix(GROUND, SKY, n.y * 0.5 + 0.5) * (0.35 + 0.65 * pool);
    var colour = base.rgb * (ambient + LAMP_COLOUR * (lambert * pool));
    // The silhouette is drawn darker on light paint, lighter on dark paint.
    let facing = max(dot(n, v), 0.0);
    let edge = (1.0 - facing) * (1.0 - facing) * paint.lacquer.z;
    let h = normalize(l + v);
    let shine = pow(max(dot(n, h), 0.0), paint.lacquer.y) * paint.lacquer.x * pool;
    colour = colour * (1.0 - edge) + LAMP_COLOUR * shine;
    return vec4<f32>(colour, base.a);
}
