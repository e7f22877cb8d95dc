"""Every screen at every size, text size and length of words: nothing cut off, nothing overlapping, all within reach."""

from __future__ import annotations

import itertools
from functools import cache

import pytest
from panda3d.core import NodePath

from game.ui.layout import SHRINK, Metrics, Placed, Rect
from game.ui.screens.hud import Hud
from game.ui.specs import Button, Label, Plate, Widget
from game.ui.specs_play import Card, Spot
from game.ui.ui import Ui, seen
from game.words import set_language
from tests.ui.samples import screens

SIZES = ((800, 600), (1024, 768), (1280, 720), (1920, 1080), (720, 1280), (2560, 1080))
TEXTS = (100, 150, 200)
NAMES = tuple(screens(lambda *told: None))


@cache
def shared_ui(size: tuple[int, int], text: int) -> Ui:
    return Ui(NodePath("pixel2d"), lambda: size, text)


def placed_on(name: str, size: tuple[int, int], text: int) -> tuple[Metrics, list[Placed]]:
    ui = shared_ui(size, text)
    ui.replace(screens(lambda *told: None)[name]())
    return ui.metrics, ui.placed()


def cut_off(m: Metrics, placed: list[Placed]) -> list[str]:
    out = []
    for p in placed:
        if isinstance(p.widget, Card):
            continue
        if isinstance(p.widget, Label) and "~" not in p.widget.label:
            size = m.fitted(p.widget.label, p.widget.size, p.rect.w)
            word = m.word_width(p.widget.label, size)
            out += [f"a word of {p.widget.label!r} is broken"] if word > p.rect.w + 1.5 else []
        need = p.widget.height(m, p.rect.w)
        least = p.widget.least(m) * (SHRINK if isinstance(p.widget, Button) else 1)
        if p.rect.w < least - 1.5 or p.rect.h < need - 1.5:
            out.append(f"{p.widget} has {p.rect.w:.0f}x{p.rect.h:.0f} and needs {least:.0f}x{need:.0f}")
    return out


def outside(m: Metrics, placed: list[Placed]) -> list[str]:
    window = Rect(-0.5, -0.5, m.width + 1, m.height + 1)
    out = []
    for p in placed:
        rect = p.rect
        if p.clip is not None:
            rect = Rect(rect.x, p.clip.y, rect.w, p.clip.h)
        part = rect.overlap(window)
        if abs(part.w - rect.w) > 1 or abs(part.h - rect.h) > 1:
            out.append(f"{p.widget} at {p.rect}")
    return out


def overlapping(placed: list[Placed]) -> list[str]:
    solid = [p for p in placed if isinstance(p.widget, Widget) and not isinstance(p.widget, (Plate, Spot))]
    out = []
    for a, b in itertools.combinations(solid, 2):
        if isinstance(a.widget, Card) and isinstance(b.widget, Card):
            continue
        both = seen(a).overlap(seen(b))
        if both.w > 1.5 and both.h > 1.5:
            out.append(f"{a.widget} at {a.rect} and {b.widget} at {b.rect}")
    return out


def squeezed(ui: Ui) -> list[str]:
    """Scroll areas that show too little of what is in them."""
    least = 110 * ui.metrics.picture
    return [id_ for id_, (rect, most, _) in ui.screen.ranges.items() if most > 1 and rect.h < least]


@pytest.mark.parametrize("language", ["en", "pseudo"])
@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("name", NAMES)
def test_screen_fits(name: str, size: tuple[int, int], text: int, language: str) -> None:
    set_language(language)
    m, placed = placed_on(name, size, text)
    assert cut_off(m, placed) == []
    assert outside(m, placed) == []
    assert overlapping(placed) == []
    assert squeezed(shared_ui(size, text)) == []


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_board_stays_visible(size: tuple[int, int], text: int) -> None:
    """The middle of the window is free of the play screen's widgets."""
    m, placed = placed_on("hud-card", size, text)
    middle = Rect(m.width * 0.35, m.height * 0.42, m.width * 0.3, m.height * 0.14)
    shown = [p for p in placed if not isinstance(p.widget, Spot)]
    assert [p.widget for p in shown if p.rect.overlap(middle).w * p.rect.overlap(middle).h > 4] == []


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("name", ["hud-card", "hud-busy"])
def test_the_board_is_kept_where_no_widget_is(name: str, size: tuple[int, int], text: int) -> None:
    """Banner, players and hand are where the camera does not put the board; a long prompt or a card juts out a
    little."""
    m, placed = placed_on(name, size, text)
    hud = shared_ui(size, text).screen
    assert isinstance(hud, Hud)
    boxes = hud.covered(m)
    for p in placed:
        ident = getattr(p.widget, "id", "")
        if ident == "prompt" or ident.startswith("player") or isinstance(p.widget, Card):
            inside = max(p.rect.overlap(box).w * p.rect.overlap(box).h for box in boxes)
            least = 0.3 if isinstance(p.widget, Card) else 0.6  # in a low window the hand lies over the board
            assert inside >= least * p.rect.w * p.rect.h, ident
    middle = Rect(m.width * 0.2, m.height * 0.3, m.width * 0.6, m.height * 0.3)
    assert all(middle.overlap(box).w * middle.overlap(box).h < 0.2 * middle.w * middle.h for box in boxes)
