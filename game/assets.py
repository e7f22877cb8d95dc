"""Every file that the app loads, loaded as the app does it, to see whether that works."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from panda3d.core import (
    Filename,
    FontPool,
    Loader,
    LoaderOptions,
    MovieAudio,
    NodePath,
    TexturePool,
)

from game import paths

FOLDERS = ("models", "textures", "sounds", "game/boards", "game/locale", "game/scene/shaders")
"""Where they lie; setup.cfg has the packaged program hold the same."""


class Unusable(ValueError):
    """A file of the app does not load; the text says which and why."""


def names(folder: str) -> list[str]:
    """The files below `folder` of the app, as `models/island.bam`, sorted; hidden ones are none."""
    home = paths.root()
    found = (file.relative_to(home) for file in (home / folder).rglob("*") if file.is_file())
    return sorted(name.as_posix() for name in found if not name.name.startswith("."))


def load(name: str) -> None:
    """Load one of `names`. Raises Unusable."""
    file = paths.asset(name)
    _KINDS.get(file.suffix, _text)(name, file)


def _filename(file: Path) -> Filename:
    return Filename.fromOsSpecific(str(file))


def _model(name: str, file: Path) -> None:
    options = LoaderOptions(LoaderOptions.LF_search | LoaderOptions.LF_no_cache | LoaderOptions.LF_report_errors)
    node = Loader.getGlobalPtr().loadSync(_filename(file), options)
    if node is None or NodePath(node).findAllMatches("**/+GeomNode").isEmpty():
        raise Unusable(f"{name} is no model")


def _texture(name: str, file: Path) -> None:
    texture = TexturePool.loadTexture(_filename(file))
    if texture is None or not texture.getXSize():
        raise Unusable(f"{name} is no picture")
    TexturePool.releaseTexture(texture)


def _font(name: str, file: Path) -> None:
    font = FontPool.loadFont(str(_filename(file)))
    if font is None or not font.isValid():
        raise Unusable(f"{name} is no font")


def _sound(name: str, file: Path) -> None:
    opened = MovieAudio.get(_filename(file)).open()
    if opened is None or not opened.length() > 0:
        raise Unusable(f"{name} is no sound")


def _data(name: str, file: Path) -> None:
    try:
        json.loads(file.read_bytes())
    except ValueError:
        raise Unusable(f"{name} is no JSON") from None


def _text(name: str, file: Path) -> None:
    if not file.read_bytes().strip():
        raise Unusable(f"{name} is empty")


_KINDS: dict[str, Callable[[str, Path], None]] = {
    ".bam": _model,
    ".png": _texture,
    ".txo": _texture,
    ".ttf": _font,
    ".ogg": _sound,
    ".wav": _sound,
    ".json": _data,
}
