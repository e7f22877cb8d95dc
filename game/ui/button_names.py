"""How commands, keys and the buttons of a gamepad are called, and the pictures of those buttons."""

from __future__ import annotations

from game.words import _

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
