"""Actions and events are small frozen dataclasses; this is their one form in JSON."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any, ClassVar, TypeAlias, get_args, get_origin, get_type_hints


class Action:
    """Something that a player decides. `type` is its name in the record; its fields are ints, strings and tuples."""

    __slots__ = ()
    type: ClassVar[str]


class Event:
    """One smallest change that a spectator could point at, in the past tense, self-contained."""

    __slots__ = ()

    def seen_by(self, seat: int | None) -> Event:
        """This event with what `seat` may not know blanked; None is a spectator."""
        return self

    def news_to(self, seat: int | None) -> bool:
        """Whether it shows `seat` what it could not know before, other than dice, shuffles and what `seen_by` blanks
        for others."""
        return False

    def remembered(self) -> bool:
        """Whether only memory tells of it beforehand: what shows then was seen by all and lies hidden again."""
        return False

    def begins_turn(self) -> bool:
        """Whether a turn begins with it: that of its `seat`, with the number `turn`."""
        return False

    def outcome(self) -> dict[str, Any] | None:
        """The dice or the shuffle in it, in the form of a record's `chance`."""
        return None


Json: TypeAlias = dict[str, Any]
_types: dict[type, tuple[tuple[str, type, type | None], ...]] = {}
_names: dict[type, tuple[str, ...]] = {}


def field_names(cls: type) -> tuple[str, ...]:
    """The names of a dataclass's fields, in order."""
    names = _names.get(cls)
    if names is None:
        names = _names[cls] = tuple(field.name for field in fields(cls))
    return names


def action_json(action: Action) -> Json:
    """`{"type": ..., fields ...}` as docs/record.md has it."""
    out: Json = {"type": action.type}
    for name in field_names(type(action)):
        out[name] = getattr(action, name)
    return out


def event_json(event: Event) -> Json:
    """`{"event": ..., fields ...}`; the names are the classes'."""
    out: Json = {"event": type(event).__name__}
    for name in field_names(type(event)):
        out[name] = getattr(event, name)
    return out


class UnknownAction(ValueError):
    """The game has no action of this type."""


def action_from_json(kinds: Mapping[str, type[Action]], data: object) -> Action:
    """The action that `data` names; extra keys are ignored. Raises ValueError with one clear sentence, UnknownAction
    where only the type's name is wrong."""
    kind = data.get("type") if isinstance(data, dict) else None
    if not isinstance(kind, str) or not isinstance(data, dict):
        raise ValueError(f"not an action: {str(data)[:80]}")
    cls = kinds.get(kind)
    if cls is None:
        raise UnknownAction(f"there is no action {kind[:40]!r}")
    values = []
    for name, wanted, item in _field_types(cls):
        value: Any = data.get(name)
        if type(value) is list:
            value = tuple(value)
        if type(value) is not wanted or (isinstance(value, tuple) and any(type(part) is not item for part in value)):
            raise ValueError(f"action {kind}: {name} is missing or of the wrong type")
        values.append(value)
    return cls(*values)


def _field_types(cls: type) -> tuple[tuple[str, type, type | None], ...]:
    """The names of a dataclass's fields with their types, and those of the items for tuples."""
    known = _types.get(cls)
    if known is None:
        hints = get_type_hints(cls)
        found = [(name, hints[name], (*get_args(hints[name]), None)) for name in field_names(cls)]
        known = _types[cls] = tuple((name, get_origin(hint) or hint, items[0]) for name, hint, items in found)
    return known
