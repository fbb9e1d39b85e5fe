"""A state's hand-written `clone` copies every field, and the copy shares nothing with the original."""

from __future__ import annotations

from typing import Any

from ...engine import State
from .positions import Position, describe_asks, play_out, snapshot

KERNEL_FIELDS = ("agenda", "sealed", "result")
"""The fields that `State.copy_kernel` copies."""
MISSING = object()


def clone_copies_every_field(p: Position) -> None:
    """A clone is equal to its original, field by field."""
    twin = p.s.clone()
    name = f"clone() of {type(p.s).__name__}"
    for field in p.game.codec.fields(p.s):
        copied = getattr(twin, field, MISSING) == getattr(p.s, field)
        assert copied, f"{name} does not copy '{field}': add `{copy_statement(p.s, field)}`"
    assert describe_asks(twin) == describe_asks(p.s), f"{name} does not copy 'asks': add `twin.copy_kernel(self)`"
    assert twin.chance is not p.s.chance, f"{name} shares 'chance' with the original: copy it with `chance.clone()`"
    assert twin.listener is None, f"{name} copies 'listener': a clone has no listener"


def copy_statement(s: State, field: str) -> str:
    """The line that is missing in `clone`."""
    if field == "seats":
        return f"twin = {type(s).__name__}(self.seats, self.chance.clone())"
    if field in KERNEL_FIELDS:
        return "twin.copy_kernel(self)"
    match getattr(s, field):
        case [list(), *_]:
            return f"twin.{field} = [item[:] for item in self.{field}]"
        case list():
            return f"twin.{field} = self.{field}[:]"
        case dict():
            return f"twin.{field} = self.{field}.copy()"
    return f"twin.{field} = self.{field}"


def clone_is_independent(p: Position) -> None:
    """Playing on with a clone does not change the original, nor the other way round; both reach the same end."""
    seed = p.new_seed()
    twin = p.s.clone()
    play_one_watch_other(p, twin, p.s, seed)
    play_one_watch_other(p, p.s, p.s.clone(), seed)
    same = snapshot(p.game, p.s) == snapshot(p.game, twin)
    assert same, "a clone and its original play on differently, though with the same chance and the same choices"


def play_one_watch_other(p: Position, played: State, watched: State, seed: int) -> None:
    """Play one of a state and its clone to the end: the other stays as it is."""
    before = snapshot(p.game, watched)
    shared = {
        field: type(getattr(watched, field)).__name__
        for field in p.game.codec.fields(watched)
        if getattr(played, field) is getattr(watched, field)
    }
    play_out(played, seed)
    after = snapshot(p.game, watched)
    changed = [field for field in before[0] if before[0][field] != after[0][field]]
    assert not changed, sharing_message(watched, changed[0], shared)
    assert before == after, f"playing on in a clone of {type(watched).__name__} changed the asks of the original"


def sharing_message(s: State, field: str, shared: dict[str, Any]) -> str:
    name = f"clone() of {type(s).__name__}"
    if field in shared:
        return f"{name} shares the {shared[field]} '{field}' with the original: copy it"
    return f"{name} shares what is inside '{field}' with the original: copy that, too"
