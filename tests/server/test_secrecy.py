"""What the server sends a seat does not depend on anything the seat may not know."""

from __future__ import annotations

from copy import copy
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings

from jollyroger.engine import Fast, Game, Match, Refused, State, ask_for
from jollyroger.games import all_games
from jollyroger.server import protocol
from jollyroger.server.tables.updates.content import Viewpoint
from jollyroger.testing.conformance.positions import Position, random_move, reach, setups

from ..toy import GAME as TOY
from ..toy import toy
from ..toy.presentation import view as honest_view
from .whole_updates import build_update

GAMES = [TOY, *all_games().values()]
EXAMPLES = max(5, settings().max_examples // 4)
MAX_TRIES = 25
"""How many actions that are not options are tried at each position."""


def encoded_update(game: Game[Any], match: Match[Any], reader: int | None, log_from: int) -> bytes:
    viewpoint = Viewpoint(reader, full_hints=True, text_board=True)
    return msgspec.json.encode(build_update(game, match, viewpoint, 1, log_from))


def with_state(match: Match[Any], s: State) -> Match[Any]:
    """The same match with another state."""
    other = copy(match)
    other.s = s
    return other


def all_messages(p: Position, match: Match[Any], reader: int | None) -> list[bytes]:
    """All that the server would send a reader: on connecting, on reconnecting, and for choices it refuses."""
    last = len(match.choices)
    messages = [encoded_update(p.game, match, reader, log_from) for log_from in {0, last // 2, last, last + 1}]
    if reader is not None:
        messages += [refusal(match, reader, action) for action in actions_not_offered(p, match.s, reader)]
    return messages


def actions_not_offered(p: Position, s: State, seat: int) -> list[str]:
    ask = ask_for(s, seat)
    options = [] if ask is None else ask.options
    others = [action for action in p.game.catalogue if action not in options]
    step = max(1, len(others) // MAX_TRIES)
    return [*(str(action) for action in others[::step]), "walk the plank"]


def refusal(match: Match[Any], seat: int, action: str) -> bytes:
    with pytest.raises(Refused) as caught:
        match.choose(seat, action)
    return msgspec.json.encode(protocol.Refused("key", caught.value.why, caught.value.rule, 1))


def check(p: Position) -> None:
    """Each reader is sent the same bytes for the real state and for one with everything hidden from it resampled."""
    for reader in p.viewers:
        world = p.game.resample(p.s, reader, Fast(p.new_seed()))
        real, other = (all_messages(p, match, reader) for match in (p.match, with_state(p.match, world)))
        for a, b in zip(real, other, strict=True):
            assert a == b, f"the server tells {reader} what is hidden"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_seat_is_sent_only_what_it_may_know(game: Game[Any]) -> None:
    @settings(max_examples=EXAMPLES)
    @given(setups(game))
    def check_position(setup: Any) -> None:
        p = reach(game, setup)
        check(p)
        # And after an undo, if one is possible.
        for seat in p.seats:
            try:
                p.match.undo(seat)
            except Refused:
                continue
            check(p)
            break

    check_position()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_choosing_and_undoing_reveals_nothing(game: Game[Any]) -> None:
    """The same choice in the real and in a resampled state leads to the same update, as long as it can be undone."""

    @settings(max_examples=EXAMPLES)
    @given(setups(game))
    def check_position(setup: Any) -> None:
        p = reach(game, setup)
        if not p.s.asks:
            return
        seat, action = random_move(p.s, p.chance)
        world = p.game.resample(p.s, seat, Fast(p.new_seed()))
        matches = [replayed_with_state(p.match, s) for s in (p.s.clone(), world)]
        for match in matches:
            match.choose(seat, str(action))
        try:
            matches[0].undoable(seat)
        except Refused:
            return
        real, other = (encoded_update(p.game, match, seat, 0) for match in matches)
        assert real == other, f"{action} tells {seat} what is hidden"
        for match in matches:
            match.undo(seat)
        real, other = (encoded_update(p.game, match, seat, 0) for match in matches)
        assert real == other, f"{action} undone tells {seat} what is hidden"

    check_position()


def replayed_with_state(match: Match[Any], s: State) -> Match[Any]:
    """The same match with another state and nothing to undo, as if it had just been loaded from its log."""
    other = with_state(match, s)
    other.choices, other.events, other._undoable_steps, other._new_events = match.choices[:], match.events[:], [], []
    s.listener = other._new_events.append
    s.chance = other._chance = type(match._chance)(Fast(1))
    return other


def test_the_check_finds_a_view_that_shows_too_much() -> None:
    """The check itself works: here the view shows the first card of every hidden hand."""

    def leaking_view(s: Any, seat: int | None) -> dict[str, Any]:
        return honest_view(s, seat) | {"first": [hand[:1] for hand in s.hands]}

    game = toy(view=leaking_view)
    found = 0
    for seed in range(20):
        p = Position(game, Match(game, 3, Fast(seed)), Fast(seed))
        try:
            check(p)
        except AssertionError:
            found += 1
    assert found > 10
