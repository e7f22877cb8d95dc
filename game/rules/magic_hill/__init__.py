"""Magic Hill: goblins race over each other's shoulders to the tower. This module is the game, as `core.protocol.Game`
has it."""

from game.rules.magic_hill.actions import ACTIONS
from game.rules.magic_hill.codec import STATE_SHAPE, lots, state_from_json, state_json
from game.rules.magic_hill.content import OPTIONS
from game.rules.magic_hill.counts import COUNTS, DICE, counts, drawn
from game.rules.magic_hill.head_start import HEAD_STARTS, in_setup, with_head_starts
from game.rules.magic_hill.rules import apply, decision, legal, preview, winner
from game.rules.magic_hill.setup import SEATS, new
from game.rules.magic_hill.sight import determinize, observe
from game.rules.magic_hill.situations import situations
from game.rules.magic_hill.targets import reach, targets, why_not

NAME = "magic_hill"
VERSION = "1"
BOARDS = ("standard", "short")

__all__ = [
    "ACTIONS", "BOARDS", "COUNTS", "DICE", "HEAD_STARTS", "NAME", "OPTIONS", "SEATS", "STATE_SHAPE", "VERSION",
    "apply", "counts", "decision", "determinize", "drawn", "in_setup", "legal", "lots", "new", "observe", "preview",
    "reach", "situations", "state_from_json", "state_json", "targets", "why_not", "winner", "with_head_starts",
]
