"""What has happened since the person's last turn: a short strip at the board's left edge."""

from __future__ import annotations

from collections.abc import Callable

from game.ui import theme
from game.ui.boxes import Column, Row
from game.ui.layout import At, Item, Metrics, Sized, Space, tall
from game.ui.models import HudView, News
from game.ui.specs import IconButton, Label, panel
from game.ui.specs_story import ToldButton
from game.words import _

On = Callable[[str, object], None]
Tell = Callable[[str], Callable[[bool], None]]


def strip(m: Metrics, view: HudView, on: On, wide: float, room: float) -> Item:
    """The news one below the other, `wide` units, those that matter most of what `room` units allow."""
    title = Label(label=_("Since your last turn"), id="since", size=theme.SMALL, colour=theme.SUN, grow=1.0)

    def made(kept: list[int]) -> Item:
        rows = [_row(view, at, on) for at in kept]
        return Sized(panel(Column([Row([title, _close(on)], 4), *rows], 0), "dark", 6), w=wide)

    return _fitting(m, view.news, made, wide, room)


def marks(m: Metrics, view: HudView, on: On, tell: Tell, room: float) -> Item:
    """The same in marks and pictures alone; `tell` says what is pointed at."""

    def made(kept: list[int]) -> Item:
        rows = [_row(view, at, on, tell) for at in kept]
        return panel(Column([_close(on), *rows], 0, x=0.5), "dark", 4)

    return _fitting(m, view.news, made, 80, room)


def _fitting(
    m: Metrics, news: tuple[News, ...], made: Callable[[list[int]], Item], wide: float, room: float
) -> Item:
    """As much of the news as there is room for; what weighs least is left out."""
    kept = list(range(len(news)))
    while kept:
        item = made(kept)
        if tall(item, m, wide * m.u) <= room * m.u:
            return At(item, x=0.0, y=0.0)
        kept.remove(min(kept, key=lambda at: (news[at].weight, at)))
    return Space()


def _close(on: On) -> IconButton:
    return IconButton(
        id="since-close", label=_("I have seen it"), icon="icons/cross", skin="quiet", side=26,
        action=lambda: on("since-close", None),
    )  # fmt: skip


def _row(view: HudView, at: int, on: On, tell: Tell | None = None) -> ToldButton:
    """One of the news; where there is no room for words, `tell` gets them while it is pointed at."""
    one = view.news[at]
    seat = next(seat for seat in view.seats if seat.seat == one.seat)
    row = ToldButton(
        id=f"since:{at}", label=one.text, piece=seat.piece, picture=one.picture, dark=True, bare=tell is not None,
        action=lambda: on("again", at),
    )  # fmt: skip
    if tell is not None:
        row.label = _("{name} {does}", name=seat.name, does=one.text)
        row.hover = tell(row.label)
    return row
