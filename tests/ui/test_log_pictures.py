"""Every line of the log has a pictogram that exists, for who can't read yet."""

from __future__ import annotations

import pytest

from game.paths import root
from game.rules.core.data import Event
from game.rules.emohbi.events import Hopped, Played, Rolled, Turned, Won
from game.rules.emohbi.events import NothingHappened as Nothing
from game.ui.texts import emohbi_log, emohbi_pictures
from game.ui.texts import magic_hill_log as hill
from tests.ui.test_texts_magic_hill_log import EXAMPLES, NAMES

WORDS_ONLY = {"Assembled", "Stuck"}
ISLAND: tuple[tuple[Event, str], ...] = (
    (Played(0, "rotate"), "cards/rotate"),
    (Rolled(0, "number", 5), "dice/n5"),
    (Rolled(0, "chance", "switch"), "dice/cswitch"),
    (Hopped(0, ((1, 3), (1, 4))), "icons/clockwise"),
    (Hopped(0, ((1, 4), (1, 3))), "icons/anticlockwise"),
    (Won(0), "icons/trophy"),
)


@pytest.mark.parametrize(("event", "wanted"), ISLAND, ids=lambda value: type(value).__name__)
def test_emohbi(event: Event, wanted: str) -> None:
    line = emohbi_log.sentence(event, NAMES)
    assert line is not None
    assert line.picture == wanted
    assert not wanted or (root() / "textures" / f"{wanted}.png").is_file()


@pytest.mark.parametrize("event", [event for event, _ in EXAMPLES], ids=lambda event: type(event).__name__)
def test_magic_hill(event: Event) -> None:
    line = hill.sentence(event, NAMES)
    assert line is not None
    if type(event).__name__ in WORDS_ONLY:
        return
    assert line.picture
    assert (root() / "textures" / f"{line.picture}.png").is_file(), line.picture


def test_only_what_changed_nothing_has_no_picture() -> None:
    told = {type(event) for event in emohbi_pictures._PICTURES}
    assert Turned in emohbi_pictures._PICTURES
    assert Nothing not in told
