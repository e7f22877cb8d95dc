"""The keyboard: the focus ring, what it activates, and typing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.table.naming import DRAWN
from game.ui import focus
from game.ui.layout import Placed
from game.ui.specs import Check, Entry, Option, Slider, Widget

if TYPE_CHECKING:
    from game.ui.ui import Ui

_ALL, _ERASE = ("control-a", "meta-a"), ("backspace", "delete")
_STARTS, _ENDS = ("arrow_left", "home"), ("arrow_right", "end")
_TURNS = {"tab": 1, "shift-tab": -1}
_PAGES = {"page_up": -0.8, "page_down": 0.8}
_ENTER = ("enter", "space")
_CHANGED = (Check, Entry, Option, Slider)
_FOCUS = {f"focus-{way}": f"arrow_{way}" for way in ("left", "right", "up", "down")}


class Keyboard:
    """Takes keys by Panda3D's names (`arrow_left`, `shift-tab`, `escape`; an added `-repeat` is understood),
    `focus-left` and the like for arrows that always move the focus, and typed characters. Each answers whether it was
    for the user interface; what was not is for the board."""

    def __init__(self, ui: Ui) -> None:
        self._ui = ui
        self._caret = 0
        self._all = False

    def key(self, name: str) -> bool:
        """A key went down."""
        again = name.endswith("-repeat")
        name = name.removesuffix("-repeat")
        widget = self._focused()
        if name == "escape":
            if not again:
                self._ui.screen.back()
            return True
        if name in _FOCUS:
            return self._go(widget, _FOCUS[name])
        if isinstance(widget, Entry) and self._edit(widget, name):
            return True
        if name in _TURNS:
            return self._turn(_TURNS[name])
        if self._ui.screen.shy and not self._ui.ring_shown:
            return self._ui.screen.key(name)
        if name == "f1" and widget is not None:
            widget.explain()
            return True
        if name in _ENTER:
            return again or self._activate(widget)
        if again and isinstance(widget, _CHANGED) and self._ui.ring_shown and (by := focus.ARROWS.get(name, (0, 0))[0]):
            widget.step(by)  # while it is held it stays: to leave takes another press
            return True
        return self._go(widget, name)

    @property
    def typing(self) -> bool:
        """Whether keys write something."""
        return isinstance(self._focused(), Entry)

    def _focused(self) -> Widget | None:
        found = self._ui.find(self._ui.screen.focus)
        return found.widget if found is not None and isinstance(found.widget, Widget) else None

    def _turn(self, by: int) -> bool:
        """Tab: show the ring where the focus is, then go round."""
        now = self._ui.screen.focus
        to = focus.following(self._ui.placed(), now, by if self._ui.ring_shown else 0)
        self._ui.focus(to or now, show=True)
        return True

    def _activate(self, widget: Widget | None) -> bool:
        if widget is not None and not self._ui.refuses(widget):
            self._ui.focus(widget.id, show=True)
            self._ui.heard("click" if widget.enabled else "no")
            widget.activate()
        return True

    def _go(self, widget: Widget | None, name: str) -> bool:
        """Arrows and the page keys."""
        if name in _PAGES:
            return self._page(_PAGES[name])
        if name not in focus.ARROWS:
            return False
        if not self._ui.ring_shown:
            return self._turn(0)
        dx, dy = focus.ARROWS[name]
        if widget is not None and dx and widget.step(dx):
            return True
        to = focus.neighbour(self._ui.placed(), self._ui.screen.focus, dx, dy)
        inside = self._ui.find(self._ui.screen.focus)
        target = self._ui.find(to) if to else None
        leaves = inside is not None and target is not None and inside.scroll not in ("", target.scroll)
        if dy and (target is None or leaves) and self._page(dy * 0.25):
            return True
        if to:
            self._ui.focus(to, show=True)
        return True

    def _page(self, part: float) -> bool:
        """Scroll the first area that can move by a part of its height."""
        self._ui.placed()
        areas = [(id_, rect) for id_, (rect, most, _) in self._ui.screen.ranges.items() if most > 1]
        return any(self._ui.scroll(id_, rect.h * part) for id_, rect in areas[:1])

    # Typing.

    def caret_in(self, entry: Entry) -> int:
        """Where the next character goes."""
        return min(self._caret, len(entry.label))

    def arrived(self, placed: Placed | None, again: bool) -> None:
        """The focus came to a widget: what stands there is chosen, to be written over, unless it comes `again`."""
        self._all = False
        if placed is not None and isinstance(placed.widget, Entry):
            self._caret, self._all = len(placed.widget.label), not again

    def all_chosen(self, entry: Entry) -> bool:
        """Whether the next character takes the place of all that stands there."""
        return self._all and bool(entry.label)

    def choose_all(self) -> None:
        """Choose all that stands in the entry with the focus."""
        self._all = self.typing
        self._ui.redraw()

    def type(self, character: str) -> bool:
        """A character was typed."""
        entry = self._focused()
        if not isinstance(entry, Entry):
            return False
        text = "" if self._all else entry.label
        if character in DRAWN and len(text) < entry.most:
            at = min(self._caret, len(text))
            self._caret, self._all = at + 1, False
            entry.change(text[:at] + character + text[at:])
        return True

    def _edit(self, entry: Entry, name: str) -> bool:
        """A key that means something while one types; the space is typed."""
        at, text = self.caret_in(entry), entry.label
        if name in _ALL:
            self.choose_all()
            return True
        if self.all_chosen(entry) and name in (*_ERASE, *_STARTS, *_ENDS):
            return self._unchosen(entry, name)
        if (name == "arrow_left" and not at) or (name == "arrow_right" and at == len(text)):
            return False
        places = {"arrow_left": max(at - 1, 0), "arrow_right": min(at + 1, len(text)), "home": 0, "end": len(text)}
        if name in places:
            self._caret = places[name]
        elif name == "backspace" and at:
            self._caret = at - 1
            entry.change(text[: at - 1] + text[at:])
        elif name == "delete":
            entry.change(text[:at] + text[at + 1 :])
        elif name == "enter":
            return self._turn(1)
        elif name not in ("space", "backspace"):
            return False
        self._ui.redraw()
        return True

    def _unchosen(self, entry: Entry, name: str) -> bool:
        """A key after which not all is chosen any more: it goes, or the caret stands before or behind it."""
        self._all = False
        self._caret = len(entry.label) if name in _ENDS else 0
        if name in _ERASE:
            entry.change("")
        self._ui.redraw()
        return True
