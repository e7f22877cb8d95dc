"""The stage: background, sun, ambient light, one shadow map, shaders and quality levels, for any board.

The mood (colours and light directions) is data, so that each game brings its own. What stands on the stage needs vertex
colours (sRGB, alpha = how much light counts); what moves in wind and
water carries the tag `motion` (`sea`, `foam`, `fall`, `sway`).
"""

from __future__ import annotations

from math import cos, radians, sin
from typing import NamedTuple

from panda3d.core import (
    AmbientLight,
    AntialiasAttrib,
    BitMask32,
    ColorWriteAttrib,
    CullFaceAttrib,
    DirectionalLight,
    GraphicsOutput,
    Material,
    NodePath,
    RenderState,
    Shader,
    ShaderAttrib,
    TransparencyAttrib,
    Vec3,
    Vec4,
)

from game.paths import asset

QUALITIES = ("low", "medium", "high")
SHADOW_CAMERA = BitMask32.bit(7)
"""`node.hide(SHADOW_CAMERA)`: the node casts no shadow."""
SHADOW_SIZE = {"medium": 1024, "high": 2048}
SHADOW_SPAN = 30.0
SHADERS = "game/scene/shaders/scenery"
MOTIONS = {"": "", "sea": "#define SEA\n#define WATER\n", "foam": "#define FOAM\n#define WATER\n"}
MOTIONS |= {"fall": "#define FALL\n#define WATER\n", "sway": "#define SWAY\n"}

Colour = tuple[float, float, float]


class Mood(NamedTuple):
    """Light and colours of a board. Angles in degrees; light is linear, `plain_*` and `background` are sRGB."""

    background: Colour
    sun_azimuth: float
    sun_height: float
    sun: Colour
    below: Colour
    above: Colour
    second_azimuth: float
    second_height: float
    second: Colour
    plain_sun: Colour
    plain_ambient: Colour
    plain_second: Colour


ISLAND = Mood(
    background=(0.102, 0.471, 0.690),
    sun_azimuth=-152, sun_height=36, sun=(1.23, 0.94, 0.57),
    below=(0.40, 0.34, 0.30), above=(0.41, 0.48, 0.56),
    second_azimuth=-70, second_height=20, second=(0.13, 0.115, 0.095),
    plain_sun=(0.60, 0.49, 0.30), plain_ambient=(0.58, 0.57, 0.56), plain_second=(0.10, 0.14, 0.18),
)  # fmt: skip
HILL = Mood(
    background=(0.165, 0.122, 0.333),
    sun_azimuth=-120, sun_height=36, sun=(0.78, 0.56, 0.44),
    below=(0.40, 0.25, 0.44), above=(0.31, 0.27, 0.64),
    second_azimuth=150, second_height=48, second=(0.209, 0.198, 0.4675),
    plain_sun=(0.42, 0.33, 0.30), plain_ambient=(0.50, 0.43, 0.58), plain_second=(0.14, 0.13, 0.30),
)  # fmt: skip
MOODS = {"island": ISLAND, "hill": HILL}


def direction(azimuth: float, height: float) -> Vec3:
    """The unit vector towards a light."""
    flat = cos(radians(height))
    return Vec3(flat * cos(radians(azimuth)), flat * sin(radians(azimuth)), sin(radians(height)))


class Stage:
    """Lights everything under `render`; `quality` may be changed at any time. Without shaders everything is low."""

    def __init__(
        self, render: NodePath, camera: NodePath, window: GraphicsOutput, quality: str, mood: Mood = ISLAND
    ) -> None:
        self.render = render
        self.camera = camera
        self.window = window
        self.mood = mood
        self.shaders = bool(window.getGsg() and window.getGsg().getSupportsGlsl())
        self._lights: list[NodePath] = []
        self._sun = shadow_light()  # one for good: Panda3D does not give back all that a new one takes
        self._made: dict[tuple[str, str], Shader] = {}
        self._quality = ""
        self.quality = quality

    @property
    def quality(self) -> str:
        """`low`, `medium` or `high`; KeyError for anything else."""
        return self._quality

    @quality.setter
    def quality(self, quality: str) -> None:
        if quality not in QUALITIES:
            raise KeyError(quality)
        self._quality = quality
        self._clear()
        red, green, blue = self.mood.background
        self.window.setClearColor(Vec4(red, green, blue, 1))
        self.render.setAntialias(AntialiasAttrib.MAuto if self.shaded else AntialiasAttrib.MNone)
        if self.shaded:
            self._light_shaded()
        else:
            self._light_plain()
        self.adopt(self.render)

    @property
    def shaded(self) -> bool:
        """Whether the stage draws with its shaders and a shadow map."""
        return self.shaders and self._quality != "low"

    def set_mood(self, mood: Mood) -> None:
        """Change the light for another board."""
        self.mood = mood
        self.quality = self._quality

    def adopt(self, root: NodePath) -> None:
        """Give water below `root` its moving shader; call it after building scenery."""
        for node in root.findAllMatches("**/=motion"):
            motion = node.getTag("motion")
            if self.shaded:
                node.setShader(self._shader(motion))
            else:
                node.clearShader()
            opaque = not (self.shaded and motion == "foam")
            node.setTransparency(TransparencyAttrib.MNone if opaque else TransparencyAttrib.MAlpha)

    def draw(self, wanted: bool) -> None:
        """Whether the camera and the shadow map draw anything; what else looks at the scene does in any case."""
        self.camera.node().setActive(wanted)
        self._sun.setActive(wanted)

    def close(self) -> None:
        """Take the lights and shaders off again."""
        self._clear()

    def _clear(self) -> None:
        self.render.clearShader()
        self.render.clearAttrib(ColorWriteAttrib)
        self.render.clearMaterial()
        for light in self._lights:
            self.render.clearLight(light)
            light.removeNode()
        self._sun.setShadowCaster(False)  # or its shadow map would be drawn on and on
        self._lights = []

    def _add(self, light: AmbientLight | DirectionalLight, colour: Colour) -> NodePath:
        light.setColor(Vec4(*colour, 1))
        node = self.render.attachNewNode(light)
        self.render.setLight(node)
        self._lights.append(node)
        return node

    def _light_plain(self) -> None:
        mood = self.mood
        self.render.setAttrib(
            ColorWriteAttrib.make(ColorWriteAttrib.CRed | ColorWriteAttrib.CGreen | ColorWriteAttrib.CBlue)
        )
        if "Tiny" in self.window.getGsg().getType().getName():
            self.render.setMaterial(white())
        self._add(AmbientLight("ambient"), mood.plain_ambient)
        toward, colour = joined(direction(mood.sun_azimuth, mood.sun_height), mood.plain_sun, mood.plain_second)
        sun = self._add(DirectionalLight("sun"), colour)
        sun.lookAt(-toward)

    def _light_shaded(self) -> None:
        mood = self.mood
        toward = direction(mood.sun_azimuth, mood.sun_height)
        size = SHADOW_SIZE[self._quality]
        self._sun.setShadowCaster(True, size, size)
        sun = self._add(self._sun, mood.sun)
        sun.setPos(toward * 40)
        sun.lookAt(0, 0, 1.5)
        inputs = {
            "sun_direction": toward,
            "sun_colour": Vec3(*mood.sun),
            "sky_colour": Vec3(*mood.above),
            "ground_colour": Vec3(*mood.below),
            "second_direction": direction(mood.second_azimuth, mood.second_height),
            "second_colour": Vec3(*mood.second),
            "texel": 1.0 / size,
            "gloss": 0.0,
            "time": 0.0,
        }
        self.render.setShaderInputs(**inputs)
        self.render.setShader(self._shader(""))

    def _shader(self, motion: str) -> Shader:
        key = (motion, self._quality)
        if key not in self._made:
            defines = MOTIONS[motion] + ("#define SOFT\n" if self._quality == "high" else "")
            sources = [
                asset(f"{SHADERS}.{kind}").read_text("ascii").replace("#version 120\n", f"#version 120\n{defines}", 1)
                for kind in ("vert", "frag")
            ]
            self._made[key] = Shader.make(Shader.SL_GLSL, *sources)
        return self._made[key]


def joined(toward: Vec3, sun: Colour, above: Colour) -> tuple[Vec3, Colour]:
    """One light, its direction and colour, for a sun and a light from straight above: the same on all that both shine
    on, and a third less work for software OpenGL."""
    each = [toward * own + Vec3(0, 0, high) for own, high in zip(sun, above, strict=True)]
    way = (each[0] + each[1] + each[2]).normalized()
    red, green, blue = (light.dot(way) for light in each)
    return way, (red, green, blue)


def shadow_light() -> DirectionalLight:
    """A sun whose shadow map, once it casts one, covers the board and holds depth alone, without the shaders."""
    light = DirectionalLight("sun")
    light.getLens().setFilmSize(SHADOW_SPAN, SHADOW_SPAN)
    light.getLens().setNearFar(15, 65)
    light.setCameraMask(SHADOW_CAMERA)
    plain = RenderState.make(
        ShaderAttrib.makeOff(),
        ColorWriteAttrib.make(ColorWriteAttrib.COff),
        CullFaceAttrib.make(CullFaceAttrib.MCullNone),
        1000,
    )
    light.setInitialState(plain)
    return light


def white() -> Material:
    """Keeps p3tinydisplay from multiplying vertex colours with themselves."""
    material = Material()
    material.setAmbient(Vec4(1))
    material.setDiffuse(Vec4(1))
    return material
