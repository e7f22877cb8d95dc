"""Pictures for the faces of things on the board."""

from __future__ import annotations

from panda3d.core import (
    ATSUp,
    CardMaker,
    Filename,
    LoaderOptions,
    NodePath,
    Texture,
    TexturePool,
    TransparencyAttrib,
)

from game import paths
from game.scene.stage import SHADOW_CAMERA


def picture(name: str) -> Texture:
    """`textures/{name}.png`, enlarged to powers of two: the software renderer draws no other."""
    file = Filename.fromOsSpecific(str(paths.asset(f"textures/{name}.png")))
    any_size = LoaderOptions()
    any_size.setAutoTextureScale(ATSUp)
    texture = TexturePool.loadTexture(file, 0, False, any_size)
    texture.setMinfilter(Texture.FTLinearMipmapLinear)
    texture.setAnisotropicDegree(4)
    return texture


def sign(name: str, size: float) -> NodePath:
    """A picture in a square of this side, in its own colours; its middle is the origin, it faces -y."""
    maker = CardMaker("sign")
    maker.setFrame(-size / 2, size / 2, -size / 2, size / 2)
    node = NodePath(maker.generate())
    node.setTexture(picture(name))
    node.setTransparency(TransparencyAttrib.MAlpha)
    node.setShaderOff(5)
    node.setLightOff(5)
    node.hide(SHADOW_CAMERA)
    return node
