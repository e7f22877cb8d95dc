"""How far off a camera must stand, and where its axis must meet the window, for a board to be seen round the widgets.

Pure geometry. Pixels are from the top left; points are (right, up, towards the eye) from the focus, in world units.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

Box = tuple[float, float, float, float]
"""x, y, width and height in pixels."""
Pixel = tuple[float, float]
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


def frame(
    points: Sequence[tuple[float, float, float]], focal: float, view: Box, covered: Sequence[Box] = ()
) -> Frame:
    """The nearest frame in which all `points` are in `view` and none is `covered`; where widgets leave too little room,
    one that has the points in `view` alone. `focal` is the focal length in pixels."""
    near, far = 1.0 + max((p[2] for p in points), default=0.0), 1000.0
    clear = _nearest(points, focal, view, (), near, far)
    if not covered:
        return clear
    most = clear.distance * _FARTHEST
    if _at(points, focal, view, covered, most) is None:
        return clear
    return _nearest(points, focal, view, covered, clear.distance, most)


def _nearest(
    points: Sequence[tuple[float, float, float]], focal: float, view: Box, covered: Sequence[Box],
    near: float, far: float,
) -> Frame:  # fmt: skip
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


def _at(
    points: Sequence[tuple[float, float, float]], focal: float, view: Box, covered: Sequence[Box], distance: float
) -> Frame | None:
    """A frame at a distance, the board as near to the middle as can be; None if there is no room."""
    seen = [(focal * r / (distance - b), -focal * u / (distance - b)) for r, u, b in points]
    across, along = [x for x, _ in seen], [y for _, y in seen]
    for x in _places(view[0], view[2], min(across), max(across)):
        for y in _places(view[1], view[3], min(along), max(along)):
            if not _touches(seen, x, y, covered):
                return Frame(distance, x, y)
    return None


def _touches(points: list[Pixel], x: float, y: float, boxes: Sequence[Box]) -> bool:
    """Whether a point, moved by x and y, lies in a box."""
    for left, top, wide, high in boxes:
        low, near = left - x, top - y
        for px, py in points:
            if low <= px <= low + wide and near <= py <= near + high:
                return True
    return False


def _places(start: float, size: float, low: float, high: float) -> Iterator[float]:
    """Where the axis may be so that what lies from `low` to `high` of it is in the view, from the middle outwards."""
    room = (size * _MARGIN - (high - low)) / 2
    if room < 0:
        return
    room = min(room, size * _ASIDE)
    middle = start + size / 2 - (low + high) / 2
    yield middle
    for i in range(1, _SPREAD + 1):
        yield middle + room * i / _SPREAD
        yield middle - room * i / _SPREAD
