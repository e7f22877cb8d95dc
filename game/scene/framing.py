"""How far off a camera must stand, and where its axis must meet the window, for a board to be seen round the widgets.

Pure geometry. Pixels are from the top left; points are (right, up, towards the eye) from the focus, in world units.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

Box = tuple[float, float, float, float]
"""x, y, width and height in pixels."""
Pixel = tuple[float, float]
Place = tuple[float, float, float]
"""Right, up and towards the eye."""
_MARGIN = 0.97
_STEPS = 9
_SPREAD = 3
"""Places tried on either side of the middle, across and along."""
_ASIDE = 0.06
"""The board may be such a part of the view away from its middle, and no more."""
_FARTHEST = 1.5
"""Widgets may push the camera so many times farther off than the window alone does."""


class Frame(NamedTuple):
    """The camera's distance from the focus, and the pixel where its axis meets the window."""

    distance: float
    x: float
    y: float


class Points(NamedTuple):
    """Of a board: the `whole` of it, scenery and all, and what is `played` with."""

    whole: Sequence[Place]
    played: Sequence[Place]


def frame(points: Points, focal: float, view: Box, covered: Sequence[Box] = ()) -> Frame:
    """The nearest frame in which the whole is in `view` and nothing that is played with is `covered`; where widgets
    leave too little room, one that has the whole in `view` alone. `focal` is the focal length in pixels."""
    near, far = 1.0 + max((p[2] for p in points.whole), default=0.0), 1000.0
    clear = _nearest(points, focal, view, (), near, far)
    if not covered:
        return clear
    most = clear.distance * _FARTHEST
    if _at(points, focal, view, covered, most) is None:
        return clear
    return _nearest(points, focal, view, covered, clear.distance, most)


def _nearest(points: Points, focal: float, view: Box, covered: Sequence[Box], near: float, far: float) -> Frame:
    best = _at(points, focal, view, covered, near)
    if best is not None:
        return best
    best = Frame(far, view[0] + view[2] / 2, view[1] + view[3] / 2)
    for _ in range(_STEPS if covered else 3 * _STEPS):
        middle = (near + far) / 2
        found = _at(points, focal, view, covered, middle)
        near, far = (middle, far) if found is None else (near, middle)
        best = found or best
    return best


def _at(points: Points, focal: float, view: Box, covered: Sequence[Box], distance: float) -> Frame | None:
    """A frame at a distance, the board as near to the middle as can be; None if there is no room."""
    whole, played = (_seen(some, focal, distance) for some in points)
    for x in _places(view[0], view[2], [x for x, _ in whole], [x for x, _ in played]):
        for y in _places(view[1], view[3], [y for _, y in whole], [y for _, y in played]):
            if not _touches(played, x, y, covered):
                return Frame(distance, x, y)
    return None


def _seen(points: Sequence[Place], focal: float, distance: float) -> list[Pixel]:
    """Pixels from the axis."""
    return [(focal * r / (distance - b), -focal * u / (distance - b)) for r, u, b in points]


def _touches(points: list[Pixel], x: float, y: float, boxes: Sequence[Box]) -> bool:
    """Whether a point, moved by x and y, lies in a box."""
    for left, top, wide, high in boxes:
        low, near = left - x, top - y
        for px, py in points:
            if low <= px <= low + wide and near <= py <= near + high:
                return True
    return False


def _places(start: float, size: float, whole: list[float], played: list[float]) -> Iterator[float]:
    """Where the axis may be so that the whole is in the view: first with what is played with in the middle, then
    farther and farther aside."""
    edge = size * (1 - _MARGIN) / 2
    least, most = start + edge - min(whole), start + size - edge - max(whole)
    if least > most:
        return
    middle = min(max(start + size / 2 - (min(played) + max(played)) / 2, least), most)
    yield middle
    for i in range(1, _SPREAD + 1):
        aside = size * _ASIDE * i / _SPREAD
        yield min(middle + aside, most)
        yield max(middle - aside, least)
