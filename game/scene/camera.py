"""The camera that circles a board: turned, tilted and zoomed by hand, gliding, never under the sea or in a cliff."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import atan2, copysign, cos, degrees, exp, hypot, radians, sin, tan
from typing import NamedTuple

from panda3d.core import NodePath, PerspectiveLens, Point3, Vec3

from game.scene.framing import Box, Frame, Place, Points, frame

HALF_FIELD = radians(34.5 / 2)
"""Half the horizontal field in a window of 16:9: a long lens is half of the toy look."""
PITCH = (14.0, 80.0)
NEAREST = 9.0
FARTHEST = 1.3
"""The largest distance, as a multiple of the one at which the whole board is seen."""
NEAR_BY = 0.42
"""As near the camera goes, as such a multiple, to look at one thing."""
_CLEARANCE = 1.2
_PER_PIXEL = 0.28
_GLIDE, _DRIFT = 9.0, 2.2
_FASTEST = 40.0
"""Degrees a second that the camera goes round by itself: faster makes dizzy."""
_SIDE = 100.0
"""Degrees from where the camera stands up to which a thing is in sight: only for more does it go round."""
_STILL = 0.7
"""Degrees still to turn, or tenths of a unit still to lean, that make no difference to who aims."""


class Extent(NamedTuple):
    """World points of a board: the `whole` of it is in the window at home, and no widget covers what is `played`."""

    whole: Sequence[Point3]
    played: Sequence[Point3]


@dataclass(frozen=True)
class Pose:
    """Degrees, and the distance as a multiple of the one that shows the whole board."""

    azimuth: float
    pitch: float
    zoom: float
    focus: Point3

    def gap(self, other: Pose) -> float:
        """How far another pose is: about 1 for what one would just notice."""
        turn = max(abs(self.azimuth - other.azimuth), abs(self.pitch - other.pitch)) / 0.05
        return max(turn, abs(self.zoom - other.zoom) / 0.001, (self.focus - other.focus).length() / 0.01)

    def towards(self, other: Pose, u: float) -> Pose:
        """The pose `u` of the way to another, 0 to 1."""
        return Pose(
            self.azimuth + (other.azimuth - self.azimuth) * u,
            self.pitch + (other.pitch - self.pitch) * u,
            self.zoom + (other.zoom - self.zoom) * u,
            self.focus + (other.focus - self.focus) * u,
        )


class CameraRig:
    """Moves `camera` (a node with a Camera), which gets a lens of its own. `extent(aspect)` gives what must be
    seen at home in a view of this width by height; `ground(x, y)` is the height that the camera stays above. Angles in
    degrees, sizes in pixels."""

    def __init__(
        self, camera: NodePath, home: Pose, extent: Callable[[float], Extent],
        ground: Callable[[float, float], float], size: tuple[int, int] = (1280, 720),
    ) -> None:  # fmt: skip
        self.camera, self.extent, self.ground = camera, extent, ground
        self.lens = PerspectiveLens()
        self.lens.setNearFar(1.0, 220.0)
        camera.node().setLens(self.lens)
        self.follows = True
        self._home = home
        self._now = self._goal = home
        self._drift = self._drift_goal = (0.0, Vec3(0))
        self._size, self._rect = size, (0.0, 0.0, float(size[0]), float(size[1]))
        self._covered: Sequence[Box] = ()
        self._fit = Frame(1.0, 0.0, 0.0)
        self._reframed = True
        self._set_lens()

    # -- the window ----------------------------------------------------------------------------------------------

    def set_size(self, width: int, height: int) -> None:
        """The window has this size now; the board may use all of it until `set_view_rect` says otherwise."""
        self._size = (max(1, width), max(1, height))
        self.set_view_rect(0, 0, *self._size)

    def set_view_rect(self, x: float, y: float, width: float, height: float, covered: Sequence[Box] = ()) -> None:
        """The board is to be seen in this part of the window, pixels from the top left; the rest is covered. So are,
        while nobody has moved the camera, the boxes `covered` within it."""
        self._rect = (x, y, max(1.0, width), max(1.0, height))  # 1.0 is first: so it wins over NaN too
        self._covered = covered
        self._set_lens()

    def _set_lens(self) -> None:
        self._reframed = True
        self.lens.setFilmSize(*self._size)
        self.lens.setFocalLength(self._focal())
        axes = _axes(self._home)
        points = Points(*(self._from_focus(some, axes) for some in self.extent(self.aspect)))
        self._fit = frame(points, self._focal(), self._rect, self._covered)
        self._place()

    def _from_focus(self, points: Sequence[Point3], axes: tuple[Vec3, Vec3, Vec3]) -> list[Place]:
        away = [point - self._home.focus for point in points]
        return [(v.dot(axes[1]), v.dot(axes[2]), v.dot(axes[0])) for v in away]

    def _focal(self) -> float:
        """Focal length in pixels."""
        _, _, wide, high = self._rect
        return min(max(wide, high), high * 16 / 9) / 2 / tan(HALF_FIELD)

    def _axis(self) -> tuple[float, float]:
        """The pixel where the camera's axis meets the window: at home where the board finds most room round the
        widgets, near by in the middle of the view's part of the window."""
        left, top, wide, high = self._rect
        x, y = left + wide / 2, top + high / 2
        share = min(max((self.shown.zoom - NEAR_BY) / (1 - NEAR_BY), 0.0), 1.0)
        return x + (self._fit.x - x) * share, y + (self._fit.y - y) * share

    # -- by hand -------------------------------------------------------------------------------------------------

    def drag(self, dx: float, dy: float) -> None:
        """The pointer was dragged so many pixels right and down."""
        self.turn(-dx * _PER_PIXEL)
        self.tilt(dy * _PER_PIXEL)

    def turn(self, angle: float) -> None:
        """Go round the board, anticlockwise seen from above."""
        self._aim(replace(self._goal, azimuth=self._goal.azimuth + angle))

    def tilt(self, angle: float) -> None:
        """Go higher, or lower with a negative angle."""
        self._aim(replace(self._goal, pitch=self._goal.pitch + angle))

    def zoom(self, steps: float) -> None:
        """Go nearer by so many steps of the wheel, or farther."""
        self._aim(replace(self._goal, zoom=self._goal.zoom * 0.88**steps))

    def home(self) -> None:
        """Back to where the whole board is seen, the short way round."""
        self.go(self._home)

    def look_at(self, point: Point3) -> None:
        """Bring a world point to the middle, near by; not one that is nowhere (NaN)."""
        if point.isNan():
            return
        self._drift_goal = (0.0, Vec3(0))
        self._aim(replace(self._goal, focus=Point3(point), zoom=min(self._goal.zoom, NEAR_BY)))

    def follow(self, point: Point3 | None) -> None:
        """Lean gently towards what happens, and round to it if it is behind the board; None leans back.
        Nothing happens when `follows` is off. A point that is nowhere (NaN) is none: Panda3D can't draw from there."""
        if point is None or point.isNan() or not self.follows:
            self._drift_goal = (0.0, Vec3(0))
            return
        lean = (point - self._goal.focus) * 0.1
        away = (degrees(atan2(point[1], point[0])) - self._goal.azimuth + 180) % 360 - 180
        behind = max(0.0, abs(away) - _SIDE) if hypot(point[0], point[1]) > 1.5 else 0.0
        self._drift_goal = (behind * 0.75 * (1 if away > 0 else -1), lean)

    @property
    def goal(self) -> Pose:
        """Where the camera goes, without what it leans towards."""
        return self._goal

    def go(self, goal: Pose) -> None:
        """Glide to where the camera was headed before, the short way round."""
        turns = round((self._goal.azimuth - goal.azimuth) / 360)
        self._drift_goal = (0.0, Vec3(0))
        self._goal = replace(goal, azimuth=goal.azimuth + 360 * turns)

    def jump(self) -> None:
        """Be there at once."""
        self._now, self._drift = self._goal, self._drift_goal
        self._place()

    def _aim(self, goal: Pose) -> None:
        nearest = min(1.0, NEAREST / self._fit.distance)
        r = hypot(goal.focus[0], goal.focus[1])
        inward = min(1.0, 9.0 / r) if r else 1.0
        focus = Point3(goal.focus[0] * inward, goal.focus[1] * inward, min(max(goal.focus[2], 0.0), 8.0))
        pitch = min(max(goal.pitch, PITCH[0]), PITCH[1])
        self._goal = Pose(goal.azimuth, pitch, min(max(goal.zoom, nearest), FARTHEST), focus)

    # -- time ----------------------------------------------------------------------------------------------------

    def update(self, dt: float) -> bool:
        """Glide on for `dt` seconds, the same way in many small steps as in one; true while moving, and once after
        the view's part of the window has changed."""
        reframed, self._reframed = self._reframed, False
        if self._now == self._goal and self._drift == self._drift_goal:
            return reframed
        turn, lean = self._drift_goal[0] - self._drift[0], self._drift_goal[1] - self._drift[1]
        u = 1 - exp(-_DRIFT * dt)
        there = abs(turn) < 0.02 and lean.length() < 0.004
        turned = self._drift_goal[0] - _left_to_turn(turn, dt)
        self._drift = self._drift_goal if there else (turned, self._drift[1] + lean * u)
        there = self._now.gap(self._goal) < 1.0
        self._now = self._goal if there else self._now.towards(self._goal, 1 - exp(-_GLIDE * dt))
        self._place()
        return True

    def _place(self) -> None:
        pose = replace(self._now, azimuth=self._now.azimuth + self._drift[0], focus=self._now.focus + self._drift[1])
        while pose.pitch < PITCH[1] and self._too_low(pose):
            pose = replace(pose, pitch=pose.pitch + 0.5)
        self.shown, self._frame = pose, _axes(pose)
        (w, h), (x, y) = self._size, self._axis()
        self.lens.setFilmOffset(w / 2 - x, y - h / 2)
        self.camera.setPos(self._eye(pose))
        self.camera.lookAt(pose.focus)

    def _eye(self, pose: Pose) -> Point3:
        return pose.focus + _axes(pose)[0] * (pose.zoom * self._fit.distance)

    def _too_low(self, pose: Pose) -> bool:
        eye = self._eye(pose)
        return bool(eye[2] < self.ground(eye[0], eye[1]) + _CLEARANCE)

    @property
    def still(self) -> bool:
        """Whether the camera leans no further, or so little that nobody misses what was aimed at."""
        turn, lean = self._drift_goal[0] - self._drift[0], self._drift_goal[1] - self._drift[1]
        return abs(turn) < _STILL and lean.length() < _STILL / 10

    @property
    def azimuth(self) -> float:
        """Where the camera stands now, in degrees anticlockwise from +x."""
        return self.shown.azimuth

    @property
    def aspect(self) -> float:
        """Width by height of the view's part of the window."""
        return self._rect[2] / self._rect[3]

    # -- points --------------------------------------------------------------------------------------------------

    def eye_at_rest(self) -> Point3:
        """Where the camera will be once it leans towards nothing."""
        return self._eye(self._goal)

    def eye(self) -> Point3:
        """Where the camera is now."""
        return self.camera.getPos()

    def pixel(self, point: Point3) -> tuple[float, float] | None:
        """Where a point (in the frame of the camera's parent) is seen, in pixels from the top left; None behind."""
        (x, y), (middle, along) = self._beside(point), self._axis()
        depth = self._depth(point)
        if depth <= 1.0:
            return None
        focal = self._focal()
        return middle + focal * x / depth, along - focal * y / depth

    def _beside(self, point: Point3) -> tuple[float, float]:
        """How far right of the view's axis a point is, and how far above it."""
        v = point - self.shown.focus
        return v.dot(self._frame[1]), v.dot(self._frame[2])

    def _depth(self, point: Point3) -> float:
        return float(self.shown.zoom * self._fit.distance - (point - self.shown.focus).dot(self._frame[0]))

    def scale(self, point: Point3) -> float:
        """Pixels for a world unit at a point."""
        return self._focal() / max(self._depth(point), 1.0)


def _left_to_turn(turn: float, dt: float) -> float:
    """What is left of a turn, in degrees, after `dt` seconds: at the fastest first, then ever slower."""
    knee = _FASTEST / _DRIFT
    fast = min(dt, max(0.0, abs(turn) - knee) / _FASTEST)
    return (turn - copysign(_FASTEST * fast, turn)) * exp(-_DRIFT * (dt - fast))


def _axes(pose: Pose) -> tuple[Vec3, Vec3, Vec3]:
    """Unit vectors from the focus to the eye, and right and up as seen from there."""
    a, p = radians(pose.azimuth), radians(pose.pitch)
    back = Vec3(cos(p) * cos(a), cos(p) * sin(a), sin(p))
    right = Vec3(-sin(a), cos(a), 0)
    return back, right, back.cross(right)
