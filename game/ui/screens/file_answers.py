"""What one can do with a file that a screen names: copy it, or show it."""

from __future__ import annotations

from collections.abc import Callable

from game.ui.layout import Item
from game.ui.specs import Button
from game.words import _


class FileAnswers:
    """`copy` puts on the clipboard what is wanted of the file and answers whether it could, `show` opens the file's
    folder; `refresh` has the screen built anew."""

    def __init__(self, copy: Callable[[], bool], show: Callable[[], bool], refresh: Callable[[], None]) -> None:
        self._copy, self._show, self._refresh = copy, show, refresh
        self._copied: bool | None = None

    def buttons(self, label: str) -> list[Item]:
        """The two buttons; `label` says what is copied."""
        shown = Button(id="show", label=_("Show the file"), icon="icons/log", action=self._do_show)
        return [self._copy_button(label), shown]

    def _copy_button(self, label: str) -> Button:
        if self._copied is None:
            return Button(id="copy", label=label, icon="icons/cards", action=self._do_copy)
        if self._copied:
            return Button(id="copy", label=_("Copied"), icon="icons/check", enabled=False)
        return Button(id="copy", label=_("Could not be copied"), icon="icons/cross", enabled=False)

    def _do_copy(self) -> None:
        self._copied = self._copy()
        self._refresh()

    def _do_show(self) -> None:
        self._show()
