"""Which key and which button of a gamepad means what, and how people change that. Pure.

Keys have Panda3D's names (`backspace`, `f2`); a gamepad's buttons have them too, with `pad-` before (`pad-face_a`).
What they mean is told by the key that means it from the start, whatever means it now.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

PAD = "pad-"
AGAIN = "-repeat"
FREE = ""
"""The name of no key and no button."""


class Command(NamedTuple):
    """Something that people do at any time: the key and the button for it, to begin with. A `fixed` key stays, so that
    nobody is locked out."""

    id: str
    key: str
    button: str
    fixed: bool = False


COMMANDS = (
    Command("choose", "enter", "face_a", fixed=True),
    Command("back", "escape", "face_b", fixed=True),
    Command("next", "tab", "rshoulder", fixed=True),
    Command("previous", "shift-tab", "lshoulder", fixed=True),
    Command("menu", "f10", "start"),
    Command("undo", "backspace", "face_y"),
    Command("skip", "space", FREE),
    Command("explain", "f1", "face_x"),
    Command("look", "p", "lstick"),
    Command("home", "home", "rstick"),
    Command("closer", "+", "rtrigger"),
    Command("farther", "-", "ltrigger"),
    Command("flat", "f2", "back"),
    Command("fullscreen", "f11", FREE),
)
BY_ID = {command.id: command for command in COMMANDS}
STICKS = {
    "pad-left": "focus-left", "pad-right": "focus-right", "pad-up": "focus-up", "pad-down": "focus-down",
    "pad-turn-left": "shift-arrow_left", "pad-turn-right": "shift-arrow_right",
    "pad-turn-up": "shift-arrow_up", "pad-turn-down": "shift-arrow_down",
}  # fmt: skip
"""What the pad's cross and its sticks mean: always the same."""
TAKEN = frozenset(
    [command.key for command in COMMANDS if command.fixed]
    + [f"{held}arrow_{way}" for held in ("", "shift-") for way in ("left", "right", "up", "down")]
    + ["control-z", "page_up", "page_down", "end", "="]
)
"""Keys that mean what they mean for good."""


class Bindings:
    """`keys` and `buttons` are what was changed, as the settings keep it: a command's id, a blank, and the name, which
    may be missing. Lines that mean nothing are passed over."""

    def __init__(self, keys: Sequence[str] = (), buttons: Sequence[str] = ()) -> None:
        self.keys = {c.id: c.key for c in COMMANDS} | {
            id_: name for id_, name in _read(keys) if not BY_ID[id_].fixed and name not in TAKEN
        }
        self.buttons = {c.id: c.button for c in COMMANDS} | {
            id_: name for id_, name in _read(buttons) if name or not BY_ID[id_].fixed
        }
        starts = {command.key for command in COMMANDS}
        self._means = dict.fromkeys(starts, FREE) | {
            name: BY_ID[id_].key for id_, name in [*self.keys.items(), *self._pads()] if name
        }

    def _pads(self) -> list[tuple[str, str]]:
        return [(id_, PAD + button) for id_, button in self.buttons.items() if button]

    def means(self, name: str) -> str:
        """The key that means, to begin with, what this key or button means now; FREE if it means nothing."""
        short = name.removesuffix(AGAIN)
        meant = STICKS.get(short) or self._means.get(short, FREE if short.startswith(PAD) else short)
        return meant + name[len(short) :] if meant else FREE

    def with_key(self, command: str, key: str) -> Bindings:
        """This key for a command; whose key it was gets the command's. The same as before for a key that is taken."""
        if key in TAKEN or BY_ID[command].fixed:
            return self
        return Bindings(_changed(_swapped(self.keys, command, key), "key"), _changed(self.buttons, "button"))

    def with_button(self, command: str, button: str) -> Bindings:
        """This button for a command, in the same way; the same as before if a command that is always needed would be
        left without one."""
        other = next((id_ for id_, its in self.buttons.items() if its == button), command)
        if BY_ID[other].fixed and not self.buttons[command]:
            return self
        return Bindings(_changed(self.keys, "key"), _changed(_swapped(self.buttons, command, button), "button"))

    def changed(self) -> dict[str, tuple[str, ...]]:
        """What differs from the beginning, as `keys` and `buttons` of the settings."""
        return {"keys": _changed(self.keys, "key"), "buttons": _changed(self.buttons, "button")}


def _read(lines: Sequence[str]) -> list[tuple[str, str]]:
    parts = [line.partition(" ") for line in lines]
    return [(id_, name) for id_, _blank, name in parts if id_ in BY_ID]


def _swapped(names: Mapping[str, str], command: str, name: str) -> dict[str, str]:
    other = next((id_ for id_, its in names.items() if its == name), command)
    return {**names, other: names[command], command: name}


def _changed(names: Mapping[str, str], kind: str) -> tuple[str, ...]:
    return tuple(f"{id_} {name}" for id_, name in names.items() if name != getattr(BY_ID[id_], kind))
