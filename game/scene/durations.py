"""How long each motion takes at normal speed, in seconds. The only place where the pace of the picture is set."""

from __future__ import annotations

from typing import Final

SET_OUT: Final = 0.75
CROUCH: Final = 0.09
HOP: Final = 0.24
LAND: Final = 0.10
RUNG: Final = 0.17
TREAD: Final = 0.15
SWING: Final = 0.9
SLIDE: Final = 0.62
SPLASH: Final = 0.55
SWAP: Final = 1.05
TURN: Final = 1.5
ASIDE: Final = 0.25
NUDGE: Final = 0.45
BOW: Final = 0.45
DIE_THROW: Final = 1.15
DIE_SHOW: Final = 0.32
DIE_REST: Final = 0.9
DIE_FADE: Final = 0.25
CARD_FLIGHT: Final = 0.5
CARD_SHOW: Final = 0.75
DEAL_GAP: Final = 0.13
SHUFFLE: Final = 0.9
ASSEMBLE: Final = 1.2
DANCE: Final = 3.4
TOKEN_DROP: Final = 0.45
CHIP_FLIP: Final = 1.25
CHIP_BACK: Final = 0.8
CHIP_LEAVE: Final = 0.6
SAY: Final = 1.2
SHOVE: Final = 0.34
SWIRL: Final = 0.75
SINK: Final = 0.4
FRIGHT: Final = 0.8
FLY_HOME: Final = 0.95
STONE_FLIGHT: Final = 0.85
RAVEN_FLIGHT: Final = 0.9
STORM: Final = 2.1
