"""The shape of JSON from outside: which keys there are and of which types."""

from __future__ import annotations

from typing import Any, TypeAlias

Shape: TypeAlias = Any
"""A type; a tuple of shapes, any of them; `[shape]`, a list of such; `{key: shape}`, an object with at least these."""


class BadRecord(ValueError):
    """Not a game record: the text is one clear sentence."""


def check(shape: Shape, value: object, where: str) -> None:
    """Raises BadRecord where `value` is not of `shape`; `where` names it. True and 1.0 are no whole numbers."""
    if isinstance(shape, dict):
        if not isinstance(value, dict):
            raise BadRecord(f"{where} is not an object")
        for key, inner in shape.items():
            if key not in value:
                raise BadRecord(f"{where} has no {key}")
            check(inner, value[key], f"{where}'s {key}")
    elif isinstance(shape, list):
        if not isinstance(value, list):
            raise BadRecord(f"{where} is not a list")
        for item in value:
            check(shape[0], item, f"an item of {where}")
    elif isinstance(shape, tuple):
        if not any(fits(inner, value) for inner in shape):
            raise BadRecord(f"{where} is of the wrong type")
    elif type(value) is not shape:
        raise BadRecord(f"{where} is of the wrong type")


def fits(shape: Shape, value: object) -> bool:
    """Whether `value` is of `shape`."""
    try:
        check(shape, value, "")
    except BadRecord:
        return False
    return True
