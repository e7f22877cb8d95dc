"""Keys and buttons: what each command is done with, and how that is changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from game.bindings import AGAIN, COMMANDS, PAD, STICKS, TAKEN, Bindings, Command
from game.ui import theme
from game.ui.boxes import Column, Row
from game.ui.button_names import button_name, button_picture, command_name, key_name
from game.ui.layout import At, Item, Metrics, Sized
from game.ui.screen import Screen, page
from game.ui.specs import Button, Label, panel
from game.words import _

CONTROL = 168.0


class ControlsPage(Screen):
    """Shows `bindings()` as they are now and calls `change(keys=..., buttons=...)`; Esc and *Done* call `done`. While a
    key or a button is asked for, the next one that goes down is it; Esc changes nothing."""

    name: ClassVar[str] = "controls"
    first: ClassVar[tuple[str, ...]] = ("button:",)

    def __init__(self, bindings: Callable[[], Bindings], change: Callable[..., Any], done: Callable[[], None]) -> None:
        super().__init__()
        self._bindings, self._change, self._done = bindings, change, done
        self._asked = ("", "")
        self._told = ""

    def back(self) -> None:
        self._done()

    def catch(self, name: str) -> bool:
        kind, command = self._asked
        if not kind:
            return False
        if name == "escape" or (name.startswith(PAD) != (kind == "button") and not name.endswith(AGAIN)):
            self._ask("", "")
        elif not name.endswith(AGAIN) and name not in STICKS:
            self._take(kind, command, name.removeprefix(PAD))
        return True

    def _ask(self, kind: str, command: str) -> None:
        self._asked, self._told = (kind, command), ""
        self.refresh()

    def _take(self, kind: str, command: str, name: str) -> None:
        """The key or the button is found; if it was another command's, that one has the other now, and it is told."""
        now = self._bindings()
        if kind == "key" and name in TAKEN:
            self._told = _("{key} stays what it is. Choose another key.", key=key_name(name))
            self.refresh()
            return
        names = now.keys if kind == "key" else now.buttons
        other = next((id_ for id_, its in names.items() if its == name and id_ != command), "")
        then = (now.with_key if kind == "key" else now.with_button)(command, name)
        self._ask("", "")
        self._change(**then.changed())
        if other and then is now:
            self._told = _("“{command}” can't do without that.", command=command_name(other))
        elif other:
            self._told = _("“{command}” had that. The two have changed places.", command=command_name(other))
        self.refresh()

    def _reset(self) -> None:
        self._change(**Bindings().changed())
        self._ask("", "")
        self._told = _("Everything is as it was at the beginning.")

    def build(self, m: Metrics) -> Item:
        wide = m.wide > 1000
        rows = [self._row(command, wide or m.wide > 620) for command in COMMANDS]
        half = (len(rows) + 1) // 2
        columns = [panel(Column(part, 8), "card", 14) for part in (rows[:half], rows[half:])]
        body: Item = Row([*columns], 14, 0.0, equal=True) if wide else Column([*columns], 12)
        reset = Button(id="reset", label=_("As at the beginning"), icon="icons/undo", action=self._reset)
        done = Button(id="done", label=_("Done"), icon="icons/check", skin="main", action=self.back)
        told = Label(label=self._told or self._hint(), id="told", size=theme.SMALL, colour=theme.FAINT, grow=1.0)
        low = Column([told, At(Row([reset, done], 12), x=1.0)], 8)
        return page(self, m, _("Keys and buttons"), body, low, 1060 if wide else 620)

    def _row(self, command: Command, beside: bool) -> Item:
        name = Label(label=command_name(command.id), id=f"name:{command.id}", grow=1.0)
        both = Row([Sized(self._key(command), w=CONTROL), Sized(self._button(command), w=CONTROL)], 8)
        return Row([Sized(name, least_w=110, grow=1.0), both], 10) if beside else Column([name, both], 4)

    def _key(self, command: Command) -> Item:
        key = self._bindings().keys[command.id]
        return self._control("key", command, key_name(key), "", not command.fixed)

    def _button(self, command: Command) -> Item:
        button = self._bindings().buttons[command.id]
        return self._control("button", command, button_name(button), button_picture(button), enabled=True)

    def _control(self, kind: str, command: Command, label: str, icon: str, enabled: bool) -> Button:
        asked = self._asked == (kind, command.id)
        return Button(
            id=f"{kind}:{command.id}",
            label=_("Press it now ...") if asked else label,
            icon="" if asked else icon,
            enabled=enabled,
            glows=asked,
            size=theme.SMALL,
            pad=8.0,
            action=lambda: self._ask(kind, command.id),
        )

    def _hint(self) -> str:
        if self._asked[0] == "key":
            return _("Press the key that you want. Esc leaves it as it is.")
        if self._asked[0]:
            return _("Press the gamepad's button that you want. Esc leaves it as it is.")
        return _("Click a key or a button of the gamepad here, then press the one that you want instead.")
