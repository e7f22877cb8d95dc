"""The icons of buttons, settings and the log."""

from __future__ import annotations

import numpy as np

from art.cards_pen import WHITE, Canvas
from art.cards_shapes import arc, box, ellipse, moved, pts, rounded, wave
from art.icons_pen import Draw, apart, clock_arrow, curve, cut, frame, gear, line, pointer, solid, triangle


def play(c: Canvas) -> None:
    solid(c, triangle(56, 64, 56, 0))


def continue_(c: Canvas) -> None:
    line(c, (24, 26), (24, 102), width=18)
    solid(c, triangle(76, 64, 46, 0))


def settings(c: Canvas) -> None:
    solid(c, gear(64, 64, 54))
    cut(c, ellipse(64, 64, 20))


def help_(c: Canvas) -> None:
    curve(c, np.vstack([arc(64, 42, 26, 24, 190, 395, 30), pts((66, 72), (64, 84))]), 17)
    solid(c, ellipse(64, 110, 11))


def quit_(c: Canvas) -> None:
    curve(c, pts((66, 20), (30, 20), (24, 26), (24, 102), (30, 108), (66, 108)))
    pointer(c, pts((54, 64), (96, 64)))


def home(c: Canvas) -> None:
    solid(c, box(30, 56, 98, 112, 12))
    curve(c, pts((16, 64), (64, 20), (112, 64)), 16)
    solid(c, rounded(pts((64, 26), (104, 66), (24, 66)), 4))
    cut(c, box(53, 76, 75, 120, 10))


def title(c: Canvas) -> None:
    """The app's sign: two hills by the sea."""
    solid(c, np.vstack([arc(90, 84, 34, 38, 180, 360), pts((124, 88), (56, 88))]))
    apart(c, np.vstack([arc(46, 84, 42, 52, 180, 360), pts((88, 88), (4, 88))]))
    curve(c, wave(12, 116, 108, 7, 52), 13)


def whole(c: Canvas) -> None:
    """All of the picture: the corners of a frame round a hill."""
    for turn in (0, 90, 180, 270):
        curve(c, moved(pts((-50, -24), (-50, -50), (-24, -50)), 64, 64, 1, turn), 15)
    solid(c, rounded(pts((64, 36), (96, 90), (32, 90)), 12))


def again(c: Canvas) -> None:
    """From the beginning once more."""
    clock_arrow(c, mirrored=False)
    solid(c, triangle(60, 68, 17, 0))


def sheet(c: Canvas) -> None:
    """A written page."""
    solid(c, rounded(pts((26, 10), (76, 10), (104, 38), (104, 118), (26, 118)), 9))
    for y, right in ((52, 84), (74, 84), (96, 66)):
        cut(c, pts((46, y), (right, y)), 9)


def menu(c: Canvas) -> None:
    for y in (32, 64, 96):
        line(c, (24, y), (104, y), width=17)


def back(c: Canvas) -> None:
    pointer(c, pts((106, 64), (38, 64)), 17, 48)


def skip(c: Canvas) -> None:
    solid(c, triangle(68, 64, 36, 0))
    apart(c, triangle(36, 64, 36, 0))
    line(c, (110, 34), (110, 94), width=15)


def first(c: Canvas) -> None:
    """The way back to the beginning: `skip` the other way round."""
    solid(c, triangle(60, 64, 36, 180))
    apart(c, triangle(92, 64, 36, 180))
    line(c, (18, 34), (18, 94), width=15)


def pause(c: Canvas) -> None:
    for x in (44, 84):
        line(c, (x, 30), (x, 98), width=24)


def bars(c: Canvas) -> None:
    """Statistics."""
    for x, top in ((28, 66), (64, 24), (100, 48)):
        line(c, (x, top), (x, 102), width=22)


def plus(c: Canvas) -> None:
    line(c, (64, 24), (64, 104), width=22)
    minus(c)


def minus(c: Canvas) -> None:
    line(c, (24, 64), (104, 64), width=22)


def chevron(turn: float) -> Draw:
    return lambda c: curve(c, moved(pts((-18, -36), (20, 0), (-18, 36)), 64, 64, 1, turn), 22)


def check(c: Canvas) -> None:
    line(c, (24, 68), (52, 96), (104, 34), width=22)


def cross(c: Canvas) -> None:
    line(c, (32, 32), (96, 96), width=22)
    line(c, (96, 32), (32, 96), width=22)


def bin_(c: Canvas) -> None:
    """What is thrown away."""
    line(c, (24, 34), (104, 34), width=15)
    line(c, (52, 20), (76, 20), width=14)
    solid(c, pts((32, 46), (96, 46), (89, 112), (39, 112)))
    for x in (54, 74):
        cut(c, pts((x, 58), (x, 98)), 9)


def person(c: Canvas) -> None:
    solid(c, ellipse(64, 40, 27))
    solid(c, np.vstack([arc(64, 116, 48, 42, 180, 360), pts((112, 116), (16, 116))]))


def robot(c: Canvas) -> None:
    solid(c, box(20, 40, 108, 112, 24))
    line(c, (64, 40), (64, 22), width=10)
    solid(c, ellipse(64, 18, 11))
    for x in (44, 84):
        cut(c, ellipse(x, 68, 11))
    for x in (10, 118):
        line(c, (x, 68), (x, 84), width=10)
    cut(c, pts((48, 94), (80, 94)), 9)


def robot_easy(c: Canvas) -> None:
    robot(c)
    c.fill(box(40, 86, 88, 102, 4), WHITE)
    cut(c, arc(64, 82, 22, 18, 25, 155), 9)


def speed(c: Canvas) -> None:
    solid(c, triangle(78, 64, 42, 0))
    apart(c, triangle(42, 64, 42, 0))


def loudspeaker(c: Canvas) -> None:
    solid(c, rounded(pts((14, 46), (32, 46), (64, 20), (64, 108), (32, 82), (14, 82)), 9))


def sound(c: Canvas) -> None:
    loudspeaker(c)
    for r in (24, 46):
        curve(c, arc(66, 64, r, r, -42, 42), 13)


def music(c: Canvas) -> None:
    line(c, (50, 92), (50, 30), (104, 20), (104, 82), width=13)
    line(c, (50, 42), (104, 32), width=16)
    solid(c, ellipse(36, 94, 21, 17))
    solid(c, ellipse(90, 84, 21, 17))


def waves(c: Canvas) -> None:
    for y in (34, 64, 94):
        curve(c, wave(18, 110, y, 9, 46), 14)


def screen(c: Canvas) -> None:
    frame(c, 12, 20, 116, 90, 12)
    line(c, (44, 110), (84, 110), width=14)
    line(c, (64, 90), (64, 108), width=18)


def text_size(c: Canvas) -> None:
    line(c, (12, 104), (46, 24), (80, 104), width=16)
    line(c, (26, 78), (66, 78), width=14)
    line(c, (84, 104), (100, 62), (116, 104), width=12)
    line(c, (92, 90), (108, 90), width=10)


def quality(c: Canvas) -> None:
    solid(c, rounded(pts((34, 20), (94, 20), (118, 52), (64, 112), (10, 52)), 9))
    cut(c, pts((24, 52), (104, 52)), 7)
    cut(c, pts((50, 54), (64, 96), (78, 54), (64, 26), (50, 52)), 6)


def eye(c: Canvas) -> None:
    low = arc(64, 30, 62, 62, 40, 140)
    solid(c, np.vstack([low, arc(64, 98, 62, 62, 220, 320)]))
    cut(c, ellipse(64, 64, 22))
    solid(c, ellipse(64, 64, 11))


def eye_off(c: Canvas) -> None:
    eye(c)
    cut(c, pts((26, 106), (102, 22)), 32)
    line(c, (26, 106), (102, 22), width=14)


def log(c: Canvas) -> None:
    for y in (30, 64, 98):
        solid(c, ellipse(24, y, 11))
        line(c, (50, y), (106, y), width=16)


def undo(c: Canvas) -> None:
    curve(c, np.vstack([pts((44, 102), (72, 102)), arc(76, 70, 32, 32, 90, -90), pts((44, 38))]), 16)
    solid(c, triangle(38, 38, 30, 180))


def camera(c: Canvas) -> None:
    """A film camera with two reels."""
    solid(c, box(14, 56, 86, 108, 12))
    solid(c, rounded(pts((92, 80), (116, 62), (116, 102)), 6))
    for x, r in ((32, 17), (68, 21)):
        apart(c, ellipse(x, 36, r))
        cut(c, ellipse(x, 36, 6))


def calm(c: Canvas) -> None:
    """A moon that sleeps."""
    solid(c, ellipse(54, 68, 46))
    cut(c, ellipse(76, 52, 40))
    curve(c, pts((82, 22), (110, 22), (84, 54), (112, 54)), 12)


def hourglass(c: Canvas) -> None:
    for y in (18, 110):
        line(c, (30, y), (98, y), width=14)
    side = pts((92, 18), (92, 42), (72, 64), (92, 86), (92, 110))
    curve(c, rounded(np.vstack([side, (side * (-1, 1) + (128, 0))[::-1]]), 7), 11, closed=True)
    solid(c, rounded(pts((50, 42), (78, 42), (64, 60)), 4))
    solid(c, rounded(pts((64, 74), (86, 104), (42, 104)), 6))


CONTROLS: dict[str, Draw] = {
    "bars": bars,
    "camera": camera,
    "calm": calm,
    "first": first,
    "pause": pause,
    "play": play,
    "continue": continue_,
    "settings": settings,
    "help": help_,
    "quit": quit_,
    "home": home,
    "title": title,
    "whole": whole,
    "again": again,
    "sheet": sheet,
    "menu": menu,
    "back": back,
    "skip": skip,
    "plus": plus,
    "minus": minus,
    "left": chevron(180),
    "right": chevron(0),
    "up": chevron(-90),
    "down": chevron(90),
    "check": check,
    "cross": cross,
    "bin": bin_,
    "person": person,
    "robot": robot,
    "robot_easy": robot_easy,
    "speed": speed,
    "sound": sound,
    "music": music,
    "wave": waves,
    "screen": screen,
    "text_size": text_size,
    "quality": quality,
    "eye": eye,
    "eye_off": eye_off,
    "log": log,
    "undo": undo,
    "hourglass": hourglass,
    "clockwise": lambda c: clock_arrow(c, mirrored=False),
    "anticlockwise": lambda c: clock_arrow(c, mirrored=True),
}
