"""Emohbi: a race up an island of nested rings that turn. This module is the game, as `core.protocol.Game` has it."""

from game.rules.emohbi.actions import ACTIONS
from game.rules.emohbi.codec import STATE_SHAPE, lots, state_from_json, state_json
from game.rules.emohbi.content import OPTIONS
from game.rules.emohbi.counts import COUNTS, DICE, counts, drawn
from game.rules.emohbi.head_start import HEAD_STARTS, in_setup, with_head_starts
from game.rules.emohbi.rules import apply, decision, legal, preview, winner
from game.rules.emohbi.setup import SEATS, new
from game.rules.emohbi.sight import determinize, observe
from game.rules.emohbi.situations import situations
from game.rules.emohbi.targets import reach, targets, why_not

NAME = "emohbi"
VERSION = "1"
BOARDS = ("classic", "gentle", "wild")

__all__ = [
    "ACTIONS", "BOARDS", "COUNTS", "DICE", "HEAD_STARTS", "NAME", "OPTIONS", "SEATS", "STATE_SHAPE", "VERSION",
    "apply", "counts", "decision", "determinize", "drawn", "in_setup", "legal", "lots", "new", "observe", "preview",
    "reach", "situations", "state_from_json", "state_json", "targets", "why_not", "winner", "with_head_starts",
]
