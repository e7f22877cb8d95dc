"""What every screen has in common."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from game.ui import theme
from game.ui.boxes import Column, Row, Scroll
from game.ui.layout import At, Item, Metrics, Pad, Rect, Sized, Stack
from game.ui.specs import IconButton, Label, Plate, panel
from game.words import _

if TYPE_CHECKING:
    from game.ui.ui import Ui


class Screen:
    """One page: `build` says what is on it now, `back` what Esc does. `name` goes to the tree; `first` are beginnings
    of ids that the focus starts at, best first; a `shy` screen leaves keys alone until Tab has shown the ring. `gone`
    says which cards fly where when they are there no more: their keys, and the ids of widgets."""

    name: ClassVar[str] = ""
    first: ClassVar[tuple[str, ...]] = ()
    shy: ClassVar[bool] = False

    def __init__(self) -> None:
        self.ui: Ui | None = None
        self.focus = ""
        self.offsets: dict[str, float] = {}
        self.ranges: dict[str, tuple[Rect, float, float]] = {}
        self.gone: dict[str, str] = {}

    def build(self, m: Metrics) -> Item:
        """Everything on the screen, to be laid out over the whole window."""
        raise NotImplementedError

    def back(self) -> None:
        """Esc."""

    def key(self, name: str) -> bool:
        """A key that means something wherever the focus is, on a `shy` screen without a ring; whether it did."""
        return False

    def catch(self, name: str) -> bool:
        """A key or button went down, by the name it has; whether this screen wants it for itself, whatever it means."""
        return False

    def outside(self) -> None:
        """A click beside the sheet."""

    def refresh(self) -> None:
        """Build the screen anew before the next frame."""
        if self.ui is not None:
            self.ui.refresh()

    def scroll(self, id_: str, item: Item, end: bool = False) -> Scroll:
        """A scroll area whose position this screen remembers."""
        return Scroll(id_, item, self.offsets, self.ranges, end)


def page(
    screen: Screen, m: Metrics, title: str, body: Item, below: Item, wide: float = 640.0, back: bool = True
) -> Item:
    """A sheet in the middle of the veiled board: title and arrow back above, `body` that scrolls (by itself, if it
    grows), `below` under it."""
    head: list[Item] = [Label(label=title, id="title", size=theme.HEAD, colour=theme.DEEP, grow=1.0)]
    if back:
        arrow = IconButton(id="back", label=_("Back"), icon="icons/back", skin="quiet", action=screen.back)
        head.insert(0, arrow)
    tight = m.wide < 560 or m.high < 560
    rows: list[Item] = [Row(head, 14), body if body.grow else screen.scroll("body", body), below]
    sheet = panel(Column(rows, 10 if tight else 16), pad=14 if tight else 24)
    edge = 8 if tight else 24
    return Stack([Plate(style="veil"), Pad(At(Sized(sheet, w=min(wide, m.wide - 2 * edge))), edge, edge)])
