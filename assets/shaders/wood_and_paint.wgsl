// Wood, card and lacquer under one warm lamp. A fragment costs one texture read and a few dozen multiplications,
// so that a machine without a graphics card draws it too.

#import bevy_pbr::forward_io::VertexOutput
#import bevy_pbr::mesh_view_bindings::view

struct Paint {
    tint: vec4<f32>,
    // strength of the highlight, its sharpness, darkening of the silhouette
    lacquer: vec4<f32>,
    // half the size and the corner of the card whose shadow falls on the table, and how high the lamp hangs
    shaded_by: vec4<f32>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> paint: Paint;
@group(#{MATERIAL_BIND_GROUP}) @binding(1) var print: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(2) var print_sampler: sampler;

// The lamp hangs to the upper left of seat 0; the board's middle lies in its light.
const LAMP = vec3<f32>(-7.0, 15.0, -6.0);
const LAMP_COLOUR = vec3<f32>(0.90, 0.79, 0.63);
const SKY = vec3<f32>(0.235, 0.24, 0.26);
// What pieces have of it, between wood and card: warm, or yellow turns to olive in the shade.
const FILL = vec3<f32>(0.35, 0.275, 0.225);
const GROUND = vec3<f32>(0.17, 0.125, 0.09);

// Nothing here branches on a uniform: lavapipe 22 then leaks a pawn's vertices in every picture.

#ifdef MIRROR
// What lacquer mirrors of the room in a direction: the table below, a wall in lamplight, and a window of four panes
// in the wall to the left.
fn room(r: vec3<f32>) -> vec3<f32> {
    let wall = mix(vec3<f32>(0.08, 0.04, 0.02), vec3<f32>(0.13, 0.10, 0.07), smoothstep(-0.25, 0.35, r.y));
    let at = r.yz / max(-r.x, 0.05) - vec2<f32>(0.4, 0.35);
    let pane = abs(abs(at) - vec2<f32>(0.26, 0.3));
    let inside = 1.0 - smoothstep(vec2<f32>(0.16, 0.2), vec2<f32>(0.24, 0.28), pane);
    return wall + vec3<f32>(6.5, 6.3, 6.0) * inside.x * inside.y * step(0.15, -r.x);
}
#endif

@fragment
fn fragment(in: VertexOutput) -> @location(0) vec4<f32> {
    let texel = textureSample(print, print_sampler, in.uv);
    // From sRGB to light, after the texture's filter; nearly exact.
    let light = texel.rgb * (texel.rgb * (texel.rgb * 0.305306 + 0.682171) + 0.012523);
    let base = vec4<f32>(light, texel.a) * paint.tint;
#ifdef PRINT
    return base;
#else
    let p = in.world_position.xyz;
#ifdef LACQUER
    // Pieces are small: the lamp is as good as far away.
    let l = normalize(LAMP);
    let n = normalize(in.world_normal);
    let v = normalize(view.world_position - p);
    let ambient = mix(GROUND, FILL, n.y * 0.3 + 0.7) * (1.45 - 0.45 * n.y);
    let lit = ambient + LAMP_COLOUR * max(dot(n, l), 0.0);
    // The silhouette is drawn darker on light paint, lighter on dark paint.
    let away = 1.0 - max(dot(n, v), 0.0);
    let edge = away * away * paint.lacquer.z;
    // What is flat and faces up would flash as a whole and hide its sign: it is rubbed matt.
    let matt = clamp((n.y - 0.94) * 20.0, 0.0, 0.93);
    let shine = (1.0 - matt) * pow(max(dot(n, normalize(l + v)), 0.0), paint.lacquer.y) * paint.lacquer.x;
    let rim_light = vec3<f32>(0.30, 0.24, 0.20) * max(-edge, 0.0);
    var seen = base.rgb * lit * (1.0 - max(edge, 0.0)) + LAMP_COLOUR * shine + rim_light;
#ifdef MIRROR
    // Schlick's approximation for lacquer, whose index of refraction is about 1.5.
    let mirrored = 0.04 + 0.5 * away * away * away * away * away;
    seen += room(reflect(-v, n)) * mirrored * (1.0 - matt);
#endif
    return vec4<f32>(seen, base.a);
#else
    let place = p / paint.shaded_by.w;
    let to_lamp = LAMP - place;
    // The pool of light: full in the middle of the table, gone at its edges.
    let off = dot(place.xz, place.xz);
    let pool = 1.0 / (1.0 + off * off * 0.000035);
    // Flat and facing up, but for the edge of the card, which lies in its own shade below the top.
    var lit = SKY * (0.35 + 0.65 * pool) + LAMP_COLOUR * (to_lamp.y * inverseSqrt(dot(to_lamp, to_lamp)) * pool);
#ifdef TABLE
    // The card keeps the lamp's light from the table beside it, on the side away from the lamp.
    let beside = abs(p.xz - vec2<f32>(0.22, 0.19)) - paint.shaded_by.xy + vec2<f32>(paint.shaded_by.z);
    let distance = length(max(beside, vec2<f32>(0.0))) + min(max(beside.x, beside.y), 0.0) - paint.shaded_by.z;
    lit *= mix(0.22, 1.0, smoothstep(-0.25, 0.6, distance));
#else
    lit *= 1.0 + clamp(p.y * 3.0, -0.5, 0.0);
#endif
    return vec4<f32>(base.rgb * lit, base.a);
#endif
#endif
}
