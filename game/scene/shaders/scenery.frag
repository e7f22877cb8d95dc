#version 120
// Paint x light, one shadow map with four taps (SHARP: one), a little shine on pieces (`gloss` above 0).

uniform struct p3d_LightSourceParameters {
    vec4 color;
    vec4 position;
    sampler2DShadow shadowMap;
    mat4 shadowViewMatrix;
} p3d_LightSource[1];

uniform sampler2D p3d_Texture0;
uniform vec4 p3d_ColorScale;
uniform vec3 sun_direction;
uniform vec3 sun_colour;
uniform float gloss;
uniform float texel;

varying vec4 paint;
varying vec3 ambient;
varying vec3 sun;
varying vec4 shadow_place;
varying vec2 coordinates;
varying vec3 normal;
varying vec3 to_eye;
varying float opacity;

float lit(vec2 shift) {
    vec3 place = shadow_place.xyz / shadow_place.w;
    return shadow2D(p3d_LightSource[0].shadowMap, vec3(place.xy + shift * texel, place.z - 0.0006)).r;
}

void main() {
    float shade = 0.25 * (lit(vec2(-0.9, -0.4)) + lit(vec2(0.4, -0.9)) + lit(vec2(0.9, 0.4)) + lit(vec2(-0.4, 0.9)));
#ifdef SOFT
    shade = 0.5 * shade + 0.125 * (lit(vec2(-2.2, 0.9)) + lit(vec2(0.9, 2.2)) + lit(vec2(2.2, -0.9)) + lit(vec2(-0.9, -2.2)));
#endif
    vec3 light = ambient + sun * shade;
#ifdef WATER
    vec3 colour = paint.rgb * mix(vec3(1.0), light, paint.a);
    float alpha = opacity;
#else
    vec4 texel_colour = texture2D(p3d_Texture0, coordinates);
    vec3 colour = paint.rgb * pow(texel_colour.rgb, vec3(2.2)) * mix(vec3(1.0), light, paint.a);
    float alpha = texel_colour.a;
    if (gloss > 0.0) {
        vec3 half_way = normalize(normalize(to_eye) + sun_direction);
        colour += gloss * shade * sun_colour * pow(max(0.0, dot(normalize(normal), half_way)), 40.0);
    }
#endif
    gl_FragColor = vec4(pow(min(colour, vec3(1.0)), vec3(1.0 / 2.2)), alpha) * p3d_ColorScale;
}
