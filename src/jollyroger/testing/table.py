"""What one does at a table in tests, and what one looks for there. Actions are named by their ids."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, TypeVar

import pytest

from ..engine import Action, Event, Game, Phase, Refused, Result, Seat, State, apply, ask_for

S = TypeVar("S", bound=State)


def action_of(game: Game[S], id: str) -> Action:
    action = game.catalogue.find(id)
    assert action is not None, f"there is no action {id}"
    return action


def say(game: Game[S], s: S, seat: Seat, *ids: str) -> None:
    """Play the actions of these ids; no piece may get lost by it."""
    for id in ids:
        before = game.pieces(s)
        apply(s, seat, action_of(game, id))
        assert game.pieces(s) == before


def refusal(game: Game[S], s: S, seat: Seat, id: str) -> str | None:
    """The rule by which this is refused."""
    with pytest.raises(Refused) as caught:
        apply(s, seat, action_of(game, id))
    return caught.value.rule


def offered(s: State, seat: Seat, verb: str = "") -> list[str]:
    """What this player may choose now (of these actions)."""
    ask = ask_for(s, seat)
    return [] if ask is None else [str(option) for option in ask.options if str(option).startswith(verb)]


def now(s: State) -> type[Phase[Any]] | None:
    """The phase that is happening."""
    return type(s.agenda[-1]) if s.agenda else None


def ended(s: State) -> Result | None:
    """How the game has ended. (Asked anew each time: the table changes behind the reader's back.)"""
    return s.result


def listen(s: State) -> list[Event]:
    """All that is told from now on."""
    told: list[Event] = []
    s.listener = told.append
    return told


def snapshot(game: Game[S], s: S) -> dict[str, Any]:
    """A copy of everything in a state that the codec saves; test-only phases may be in it."""
    return {name: deepcopy(getattr(s, name)) for name in game.codec.fields(s)}
