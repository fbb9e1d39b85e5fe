"""What goes over the wire to a seat is the same whatever there is that it may not know."""

from __future__ import annotations

from copy import copy
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings

from jollyroger.engine import Fast, Game, Match, Refused, State, ask_for
from jollyroger.games import all_games
from jollyroger.server import protocol
from jollyroger.server.tables import updates

from ..conformance.positions import Position, any_choice, reach, setups
from ..toy import GAME as TOY
from ..toy import toy
from ..toy.faces import view as honest

GAMES = [TOY, *all_games().values()]
FEW = max(5, settings().max_examples // 4)
TRIES = 25
"""How many actions that are not offered are tried at each position."""


def sent(game: Game[Any], match: Match[Any], reader: int | None, since: int) -> bytes:
    return msgspec.json.encode(updates.build_update(game, match, reader, 1, since, "own"))


def twin(match: Match[Any], s: State) -> Match[Any]:
    """The same game with another table."""
    other = copy(match)
    other.s = s
    return other


def everything(p: Position, match: Match[Any], reader: int | None) -> list[bytes]:
    """All that the server would answer to a reader: on coming, on coming back, and to what cannot be chosen."""
    last = len(match.choices)
    messages = [sent(p.game, match, reader, since) for since in {0, last // 2, last, last + 1}]
    if reader is not None:
        messages += [refusal(match, reader, action) for action in untimely(p, match.s, reader)]
    return messages


def untimely(p: Position, s: State, seat: int) -> list[str]:
    ask = ask_for(s, seat)
    options = [] if ask is None else ask.options
    others = [action for action in p.game.catalogue if action not in options]
    step = max(1, len(others) // TRIES)
    return [*(str(action) for action in others[::step]), "walk the plank"]


def refusal(match: Match[Any], seat: int, action: str) -> bytes:
    with pytest.raises(Refused) as caught:
        match.choose(seat, action)
    return msgspec.json.encode(protocol.Refused("key", caught.value.why, caught.value.rule, 1))


def check(p: Position) -> None:
    """Each reader is sent the same, byte for byte, in a world where all that is hidden from it is dealt anew."""
    for reader in p.readers:
        world = p.game.resample(p.s, reader, Fast(p.seed()))
        real, other = (everything(p, match, reader) for match in (p.match, twin(p.match, world)))
        for a, b in zip(real, other, strict=True):
            assert a == b, f"the wire tells {reader} what is hidden"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_seat_is_sent_only_what_it_may_know(game: Game[Any]) -> None:
    @settings(max_examples=FEW)
    @given(setups(game))
    def anywhere(setup: Any) -> None:
        p = reach(game, setup)
        check(p)
        # And after a choice was taken back, wherever that may be.
        for seat in p.seats:
            try:
                p.match.undo(seat)
            except Refused:
                continue
            check(p)
            break

    anywhere()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_whoever_chooses_and_takes_back_learns_nothing_by_it(game: Game[Any]) -> None:
    """The same choice is made at the real table and at one dealt anew: while it may be undone, it tells nothing."""

    @settings(max_examples=FEW)
    @given(setups(game))
    def anywhere(setup: Any) -> None:
        p = reach(game, setup)
        if not p.s.asks:
            return
        seat, action = any_choice(p.s, p.luck)
        world = p.game.resample(p.s, seat, Fast(p.seed()))
        matches = [fresh(p.match, s) for s in (p.s.clone(), world)]
        for match in matches:
            match.choose(seat, str(action))
        try:
            matches[0].undoable(seat)
        except Refused:
            return
        real, other = (sent(p.game, match, seat, 0) for match in matches)
        assert real == other, f"{action} tells {seat} what is hidden"
        for match in matches:
            match.undo(seat)
        real, other = (sent(p.game, match, seat, 0) for match in matches)
        assert real == other, f"{action} taken back tells {seat} what is hidden"

    anywhere()


def fresh(match: Match[Any], s: State) -> Match[Any]:
    """The same game with another table, played on by itself, as if it had been read from its log at this moment."""
    other = twin(match, s)
    other.choices, other.events, other._undoable_steps, other._new_events = match.choices[:], match.events[:], [], []
    s.listener = other._new_events.append
    s.chance = other._chance = type(match._chance)(Fast(1))
    return other


def test_a_view_that_shows_too_much_is_found_out() -> None:
    """The proof that the check can fail: a game whose view shows how the hidden hands begin."""

    def leaky(s: Any, seat: int | None) -> dict[str, Any]:
        return honest(s, seat) | {"first": [hand[:1] for hand in s.hands]}

    game = toy(view=leaky)
    found = 0
    for seed in range(20):
        p = Position(game, Match(game, 3, Fast(seed)), Fast(seed))
        try:
            check(p)
        except AssertionError:
            found += 1
    assert found > 10
