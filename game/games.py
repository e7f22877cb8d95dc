"""The games there are. Nothing else, outside a game's own modules, knows them by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from game.rules import emohbi
from game.rules.core.protocol import Game


class Entry(NamedTuple):
    """One game: its rules; what makes its picture (see `scene.board_scene`; Panda3D is loaded only then); its words
    (see `ui.texts.protocol`); and the light on its board, one of `scene.stage.MOODS`."""

    rules: Game
    scene: Callable[..., Any]
    texts: Callable[[], Any]
    mood: str


def _emohbi_scene(*args: Any, **named: Any) -> Any:
    from game.scene.emohbi_scene import EmohbiScene

    return EmohbiScene(*args, **named)


def _emohbi_texts() -> Any:
    from game.ui.texts import emohbi as texts

    return texts


GAMES: dict[str, Entry] = {emohbi.NAME: Entry(emohbi, _emohbi_scene, _emohbi_texts, "island")}
