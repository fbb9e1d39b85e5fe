"""The difference between two views, as clients are sent it.

A change is `[value]`: the new value; `[]`: the key is gone; or an object: the changes of some keys of an object, or of
some items of a list of the same length.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

Change = list[Any] | dict[str, Any]
MISSING: Final = object()


def find_changes(old: Mapping[str, Any], new: Mapping[str, Any]) -> dict[str, Change]:
    """The changes by key; empty if nothing has changed."""
    changes: dict[str, Change] = {}
    for key, value in new.items():
        before = old.get(key, MISSING)
        # Large parts never change and are the same object.
        if before is not value and before != value:
            changes[key] = [value] if before is MISSING else find_change(before, value)
    if not old.keys() <= new.keys():
        changes.update((key, []) for key in old if key not in new)
    return changes


def find_change(old: Any, new: Any) -> Change:
    """The change between two different values.

    What has changed by half or more is sent as a whole, except lists of objects: of these, little changes in each.
    """
    if isinstance(old, dict) and isinstance(new, dict):
        changes = find_changes(old, new)
        return changes if 2 * len(changes) < len(new) else [new]
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        different = [index for index, (before, value) in enumerate(zip(old, new, strict=True)) if before != value]
        if 2 * len(different) < len(new) or isinstance(new[different[0]], dict):
            return {str(index): find_change(old[index], new[index]) for index in different}
    return [new]
