"""Turns: series of choices of the same seat, counted while a match is replayed."""

from __future__ import annotations

from jollyroger.engine import Match, Sealed, TurnCounter

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
