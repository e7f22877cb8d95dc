"""Pictures for the faces of things on the board."""

from __future__ import annotations

from panda3d.core import ATSUp, Filename, LoaderOptions, Texture, TexturePool

from game import paths


def picture(name: str) -> Texture:
    """`textures/{name}.png`, enlarged to powers of two: the software renderer draws no other."""
    file = Filename.fromOsSpecific(str(paths.asset(f"textures/{name}.png")))
    any_size = LoaderOptions()
    any_size.setAutoTextureScale(ATSUp)
    texture = TexturePool.loadTexture(file, 0, False, any_size)
    texture.setMinfilter(Texture.FTLinearMipmapLinear)
    texture.setAnisotropicDegree(4)
    return texture
