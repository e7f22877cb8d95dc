"""The clipboard of X11 (and of Wayland, through XWayland): who copies has to hand the text out to each who pastes it,
for as long as the program runs. Most desktops keep it after that."""

from __future__ import annotations

import ctypes
import threading
from ctypes import POINTER, Structure, Union, byref, c_int, c_long, c_ubyte, c_ulong, c_void_p
from typing import Any

PATIENCE = 3.0
"""Seconds until the X server counts as not answering."""
_ATOM, _REPLACE, _NOTIFY, _REQUEST, _CLEAR = 4, 0, 31, 30, 29


class _Request(Structure):
    """XSelectionRequestEvent."""

    _fields_ = [
        ("type", c_int), ("serial", c_ulong), ("sent", c_int), ("display", c_void_p), ("owner", c_ulong),
        ("requestor", c_ulong), ("selection", c_ulong), ("target", c_ulong), ("property", c_ulong), ("time", c_ulong),
    ]  # fmt: skip


class _Answer(Structure):
    """XSelectionEvent."""

    _fields_ = [
        ("type", c_int), ("serial", c_ulong), ("sent", c_int), ("display", c_void_p), ("requestor", c_ulong),
        ("selection", c_ulong), ("target", c_ulong), ("property", c_ulong), ("time", c_ulong),
    ]  # fmt: skip


class _Event(Union):
    _fields_ = [("type", c_int), ("request", _Request), ("answer", _Answer), ("room", c_long * 24)]


class _Owner:
    """Our hold on the clipboard, on a connection of its own to the X server. Raises OSError where there is none."""

    def __init__(self, text: str) -> None:
        self._data = text.encode("utf-8")
        self._x = _library()
        self._display = self._x.XOpenDisplay(None)
        if not self._display:
            raise OSError("no X display")
        root = self._x.XDefaultRootWindow(self._display)
        self._window = self._x.XCreateSimpleWindow(self._display, root, 0, 0, 1, 1, 0, 0, 0)
        self._targets, self._utf8 = self._atom(b"TARGETS"), self._atom(b"UTF8_STRING")
        clipboard = self._atom(b"CLIPBOARD")
        self._x.XSetSelectionOwner(self._display, clipboard, self._window, 0)
        if self._x.XGetSelectionOwner(self._display, clipboard) != self._window:
            raise OSError("the clipboard is somebody else's")

    def _atom(self, name: bytes) -> int:
        return int(self._x.XInternAtom(self._display, name, 0))

    def serve(self) -> None:
        """Hand the text out until somebody else copies something."""
        event = _Event()
        while True:
            self._x.XNextEvent(self._display, byref(event))
            if event.type == _CLEAR:
                self._x.XCloseDisplay(self._display)
                return
            if event.type == _REQUEST:
                self._hand_out(event.request)

    def _hand_out(self, asked: _Request) -> None:
        where = asked.property or asked.target
        if asked.target == self._targets:
            atoms = (c_ulong * 2)(self._targets, self._utf8)
            self._put(asked.requestor, where, _ATOM, 32, atoms, 2)
        elif asked.target == self._utf8:
            size = len(self._data)
            self._put(asked.requestor, where, self._utf8, 8, (c_ubyte * size).from_buffer_copy(self._data), size)
        else:
            where = 0
        answer = _Event()
        answer.answer = _Answer(
            _NOTIFY, 0, 1, self._display, asked.requestor, asked.selection, asked.target, where, asked.time
        )
        self._x.XSendEvent(self._display, asked.requestor, 0, 0, byref(answer))
        self._x.XFlush(self._display)

    def _put(self, window: int, where: int, kind: int, bits: int, data: Any, count: int) -> None:
        self._x.XChangeProperty(self._display, window, where, kind, bits, _REPLACE, byref(data), count)


def _library() -> Any:
    """Xlib with the types of what is used of it. Raises OSError."""
    x = ctypes.CDLL("libX11.so.6")
    display, long = c_void_p, c_ulong
    types: dict[str, tuple[Any, ...]] = {
        "XOpenDisplay": (display, ctypes.c_char_p),
        "XDefaultRootWindow": (long, display),
        "XCreateSimpleWindow": (long, display, long, *([c_int] * 2), *([ctypes.c_uint] * 3), long, long),
        "XInternAtom": (long, display, ctypes.c_char_p, c_int),
        "XSetSelectionOwner": (c_int, display, long, long, long),
        "XGetSelectionOwner": (long, display, long),
        "XNextEvent": (c_int, display, POINTER(_Event)),
        "XChangeProperty": (c_int, display, long, long, long, c_int, c_int, c_void_p, c_int),
        "XSendEvent": (c_int, display, long, c_int, c_long, POINTER(_Event)),
        "XFlush": (c_int, display),
        "XCloseDisplay": (c_int, display),
    }
    for name, (gives, *takes) in types.items():
        function = getattr(x, name)
        function.restype, function.argtypes = gives, takes
    return x


def copy(text: str) -> bool:
    """Put `text` on the clipboard; whether that was possible."""
    ready = threading.Event()
    owners: list[_Owner] = []

    def own() -> None:
        try:
            owners.append(_Owner(text))
        except (OSError, AttributeError):
            return
        finally:
            ready.set()
        owners[0].serve()

    threading.Thread(target=own, name="clipboard", daemon=True).start()
    return ready.wait(PATIENCE) and bool(owners)
