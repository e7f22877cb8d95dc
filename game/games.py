"""The games there are. Nothing else, outside a game's own modules, knows them by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from game.rules.core.protocol import Game
    from game.ui.flat.sheet import Drawing
    from game.ui.models import GameEntry


class Entry(NamedTuple):
    """One game: what the title says of it; its rules; what makes its picture (see `scene.board_scene`); its words (see
    `ui.texts.protocol`); the light on its board, one of `scene.stage.MOODS`; and how it is drawn flat. Each part is
    loaded when it is first asked for, so that the title comes soon."""

    entry: Callable[[], GameEntry]
    load_rules: Callable[[], Game]
    scene: Callable[..., Any]
    texts: Callable[[], Any]
    mood: str
    flat: Callable[[], Drawing]

    @property
    def rules(self) -> Game:
        return self.load_rules()


def _emohbi_entry() -> GameEntry:
    from game.ui.texts.emohbi_setup import entry

    return entry()


def _emohbi_rules() -> Game:
    from game.rules import emohbi

    return emohbi


def _emohbi_scene(*args: Any, **named: Any) -> Any:
    from game.scene.emohbi_scene import EmohbiScene

    return EmohbiScene(*args, **named)


def _emohbi_texts() -> Any:
    from game.ui.texts import emohbi as texts

    return texts


def _emohbi_flat() -> Drawing:
    from game.ui.flat import island, island_ways
    from game.ui.flat.sheet import Drawing

    return Drawing(island.ASPECT, island.of, island_ways.arrows, island.turn, island.turning)


def _magic_hill_entry() -> GameEntry:
    from game.ui.texts.magic_hill_setup import entry

    return entry()


def _magic_hill_rules() -> Game:
    from game.rules import magic_hill

    return magic_hill


def _magic_hill_scene(*args: Any, **named: Any) -> Any:
    from game.scene.magic_hill_scene import MagicHillScene

    return MagicHillScene(*args, **named)


def _magic_hill_texts() -> Any:
    from game.ui.texts import magic_hill as texts

    return texts


def _magic_hill_flat() -> Drawing:
    from game.ui.flat import hill, hill_ways
    from game.ui.flat.sheet import Drawing

    return Drawing(hill.ASPECT, hill.of, hill_ways.arrows)


GAMES: dict[str, Entry] = {
    "emohbi": Entry(_emohbi_entry, _emohbi_rules, _emohbi_scene, _emohbi_texts, "island", _emohbi_flat),
    "magic_hill": Entry(
        _magic_hill_entry, _magic_hill_rules, _magic_hill_scene, _magic_hill_texts, "hill", _magic_hill_flat
    ),
}
