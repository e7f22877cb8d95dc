"""From a place on the board to an action, and why some places lead to none."""
from __future__ import annotations
from typing import Any
def targets(view: Any, action: Any) -> tuple[tuple[str, ...], ...]:
    return ()
def why_not(view: Any, target: str) -> Any:
    return None
