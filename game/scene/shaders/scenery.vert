#version 120
// Light for every vertex, in world space. Vertex colour: sRGB paint with occlusion; its alpha: how much light counts.
// Defined by the stage: nothing, or one of FALL, SEA, FOAM for water that moves, SWAY for plants.

uniform mat4 p3d_ModelViewProjectionMatrix;
uniform mat4 p3d_ModelViewMatrix;
uniform mat4 p3d_ModelMatrix;
uniform mat4 p3d_ViewMatrixInverse;
uniform struct p3d_LightSourceParameters {
    vec4 color;
    vec4 position;
    sampler2DShadow shadowMap;
    mat4 shadowViewMatrix;
} p3d_LightSource[1];

uniform vec3 sun_direction;
uniform vec3 sun_colour;
uniform vec3 sky_colour;
uniform vec3 ground_colour;
uniform vec3 second_direction;
uniform vec3 second_colour;
uniform float time;

attribute vec4 p3d_Vertex;
attribute vec3 p3d_Normal;
attribute vec4 p3d_Color;
attribute vec2 p3d_MultiTexCoord0;

varying vec4 paint;
varying vec3 ambient;
varying vec3 sun;
varying vec4 shadow_place;
varying vec2 coordinates;
varying vec3 normal;
varying vec3 to_eye;
varying float opacity;

void main() {
    vec4 place = p3d_Vertex;
    vec3 facing = p3d_Normal;
    vec3 colour = p3d_Color.rgb;
    opacity = 1.0;
#ifdef SEA
    float near = exp(-dot(place.xy, place.xy) / 1800.0);
    vec2 swell = vec2(place.x * 0.9 + time * 0.9, place.y * 1.1 - time * 0.7);
    place.z += 0.05 * near * (sin(swell.x) + sin(swell.y));
    facing = normalize(facing - 0.16 * near * vec3(0.9 * cos(swell.x), 1.1 * cos(swell.y), 0.0));
#endif
#ifdef FOAM
    float wave = sin(time * 0.7 + p3d_MultiTexCoord0.y * 6.2832);
    place.xy *= 1.0 + 0.012 * wave;
    place.z += 0.05 * (sin(place.x * 0.9 + time * 0.9) + sin(place.y * 1.1 - time * 0.7));
    opacity = p3d_MultiTexCoord0.x * (0.8 + 0.2 * wave);
#endif
#ifdef FALL
    float down = p3d_MultiTexCoord0.y - 1.0;
    if (down < -1.5)
        place.xyz += facing * 0.03 * sin(time * 4.0 + p3d_MultiTexCoord0.x * 6.2832);
    else if (down >= 0.0 && p3d_MultiTexCoord0.x > 0.0)
        colour *= 1.0 - vec3(0.30, 0.14, 0.05) * (0.5 + 0.5 * sin(6.2832 * (down * 1.6 - time * 0.9 + p3d_MultiTexCoord0.x)));
#endif
#ifdef SWAY
    vec2 gust = vec2(time * 1.3 + place.x * 0.8 + place.y * 0.5, time * 1.7 - place.x * 0.4 + place.y * 0.9);
    place.xy += p3d_MultiTexCoord0.y * 0.05 * sin(gust);
#endif
    normal = normalize(mat3(p3d_ModelMatrix) * facing);
    gl_Position = p3d_ModelViewProjectionMatrix * place;
    // A step along the normal keeps faces from shading themselves.
    shadow_place = p3d_LightSource[0].shadowViewMatrix * (p3d_ModelViewMatrix * (place + vec4(p3d_Normal * 0.05, 0.0)));
    to_eye = (p3d_ViewMatrixInverse * vec4(0.0, 0.0, 0.0, 1.0)).xyz - (p3d_ModelMatrix * place).xyz;
    paint = vec4(pow(colour, vec3(2.2)), p3d_Color.a);
    ambient = mix(ground_colour, sky_colour, 0.5 + 0.5 * normal.z) + second_colour * max(0.0, dot(normal, second_direction));
    sun = sun_colour * max(0.0, dot(normal, sun_direction));
    coordinates = p3d_MultiTexCoord0;
}
