"""Play actions by their ids, and look at the state."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, TypeVar

import pytest

from ..engine import Action, Event, Game, Phase, Refused, Result, Seat, State, apply, ask_for

S = TypeVar("S", bound=State)


def find_action(game: Game[S], id: str) -> Action:
    action = game.catalogue.find(id)
    assert action is not None, f"there is no action {id}"
    return action


def play_ids(game: Game[S], s: S, seat: Seat, *ids: str) -> None:
    """Play the actions with these ids, and check that no piece is lost."""
    for id in ids:
        before = game.pieces(s)
        apply(s, seat, find_action(game, id))
        assert game.pieces(s) == before


def refused_by_rule(game: Game[S], s: S, seat: Seat, id: str) -> str | None:
    """The id of the rule by which this action is refused."""
    with pytest.raises(Refused) as caught:
        apply(s, seat, find_action(game, id))
    return caught.value.rule


def offered(s: State, seat: Seat, prefix: str = "") -> list[str]:
    """The ids of the options this seat is offered, or of those with this prefix."""
    ask = ask_for(s, seat)
    return [] if ask is None else [str(option) for option in ask.options if str(option).startswith(prefix)]


def current_phase(s: State) -> type[Phase[Any]] | None:
    """The class of the phase on top of the agenda."""
    return type(s.agenda[-1]) if s.agenda else None


def result_of(s: State) -> Result | None:
    """The result, if the game is over. (A function, because mypy narrows `s.result` for good once it was None.)"""
    return s.result


def listen(s: State) -> list[Event]:
    """A list to which every event is added from now on."""
    events: list[Event] = []
    s.listener = events.append
    return events


def snapshot(game: Game[S], s: S) -> dict[str, Any]:
    """A copy of every field that the codec saves. Unlike the codec it allows phases that only a test knows."""
    return {name: deepcopy(getattr(s, name)) for name in game.codec.fields(s)}
