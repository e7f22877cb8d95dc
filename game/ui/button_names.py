"""How commands, keys and the buttons of a gamepad are called, and the pictures of those buttons."""

from __future__ import annotations

from game.bindings import BY_ID, Bindings
from game.words import _

BADGES = ("undo", "menu", "home", "flat", "skip", "back")
"""The buttons of the screens that do what a command of the same name does."""
LONGEST = 6
"""More letters have no room on a badge."""
_PICTURES = {"face_a": "pad_a", "face_b": "pad_b", "face_x": "pad_x", "face_y": "pad_y"}


def command_name(id_: str) -> str:
    """What is done."""
    return {
        "choose": _("Choose"),
        "back": _("Go back"),
        "next": _("On to the next"),
        "previous": _("Back to the one before"),
        "menu": _("Menu"),
        "undo": _("Undo"),
        "skip": _("Skip; hold to go faster"),
        "explain": _("What is this card?"),
        "look": _("Look at a pawn"),
        "home": _("The whole board"),
        "closer": _("Closer"),
        "farther": _("Farther"),
        "flat": _("Flat view"),
        "fullscreen": _("Full screen"),
    }[id_]


def key_name(key: str) -> str:
    """A key as it is written on keyboards; a dash for none."""
    names = {
        "": "–",
        "enter": _("Enter"),
        "escape": _("Esc"),
        "tab": _("Tab"),
        "space": _("Space"),
        "backspace": _("Backspace"),
        "delete": _("Delete"),
        "insert": _("Insert"),
        "home": _("Home"),
        "end": _("End"),
        "page_up": _("Page up"),
        "page_down": _("Page down"),
    }
    held = {"shift": _("Shift"), "control": _("Ctrl"), "alt": _("Alt"), "meta": _("Meta")}
    *before, last = key.split("-") if not key.endswith("-") else [*key[:-1].split("-")[:-1], "-"]
    return "+".join([*(held.get(word, word) for word in before), names.get(last, last.upper())])


def button_name(button: str) -> str:
    """A button of a gamepad; a dash for none."""
    return {
        "": "–",
        "face_a": _("A, the lower one"),
        "face_b": _("B, the right one"),
        "face_x": _("X, the left one"),
        "face_y": _("Y, the upper one"),
        "lshoulder": _("Left shoulder"),
        "rshoulder": _("Right shoulder"),
        "ltrigger": _("Left trigger"),
        "rtrigger": _("Right trigger"),
        "lstick": _("Left stick, pressed"),
        "rstick": _("Right stick, pressed"),
        "start": _("Start"),
        "back": _("Select"),
        "guide": _("Guide"),
    }.get(button, button.upper())


def button_picture(button: str) -> str:
    """A picture of `textures/` without its ending; empty where there is none."""
    return f"icons/{_PICTURES[button]}" if button in _PICTURES else ""


def badge(id_: str, now: Bindings, pad: bool) -> str:
    """What is written, or shown, on the button of a screen with this id: the key or the gamepad's button that does the
    same; empty where there is none, or no room."""
    if id_ not in BADGES:
        return ""
    if pad:
        button = now.buttons[id_] or (now.buttons["choose"] if id_ == "skip" else "")
        return button_picture(button) or _short(button_name(button) if button else "")
    key = now.keys[id_]
    return _short(key_name("control-z" if id_ == "undo" and key == BY_ID[id_].key else key) if key else "")


def _short(name: str) -> str:
    return name if len(name) <= LONGEST else ""
