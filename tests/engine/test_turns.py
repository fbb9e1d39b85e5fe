"""Turns: series of choices of the same seat, counted while a match is replayed."""

from __future__ import annotations

import pytest

from jollyroger.engine import Fast, Match, Sealed, TurnCounter
from jollyroger.games import game_named

from ..toy import GAME as TOY


def test_answers_to_the_same_question_share_a_turn_and_interruptions_begin_none() -> None:
    match, counter = Match(TOY, 2, Sealed(bytes(32))), TurnCounter()
    assert counter.watch(match) == 0
    turns = []
    for seat, kind in ((0, "give"), (1, "give"), (0, "lay"), (1, "heckle"), (0, "claim"), (1, "lay")):
        ask = next(ask for ask in match.s.asks if ask.seat == seat)
        match.choose(seat, next(str(option) for option in ask.options if str(option).startswith(kind)))
        turns.append(counter.watch(match))
    assert turns == [1, 1, 2, 2, 2, 3]


@pytest.mark.parametrize("id", ["dead-men", "sword-skull"])
def test_a_game_that_numbers_its_turns_is_believed(id: str) -> None:
    game = game_named(id)
    match, counter = Match(game, 3, Sealed(bytes(32))), TurnCounter()
    shown = {counter.watch(match)}
    for number in range(40):
        ask = match.s.asks[0]
        match.choose(ask.seat, str(game.policy(match.s, ask, Fast(number))))
        turn = counter.watch(match)
        assert turn == game.view(match.s, None)["turn"]
        shown.add(turn)
    assert shown == {*range(1, max(shown) + 1)}
