"""Decisions at a table of the toy game, for bots to choose."""

from __future__ import annotations

from jollyroger.bots import Decision
from jollyroger.engine import Fast, State, play

from ..toy import GAME
from ..toy.actions import CLAIM


def gift_decision(seed: int = 0) -> Decision:
    """Seat 0 must give a card away."""
    s = GAME.new(3, Fast(seed))
    return Decision(GAME, s, s.asks[0], Fast(seed))


def heckle_decision(seed: int = 0) -> Decision:
    """Seat 1 may heckle."""
    s: State = GAME.new(3, Fast(seed))
    while not any(ask.may and CLAIM[4] in must.options for ask in s.asks for must in s.asks):
        ask = next(ask for ask in s.asks if not ask.may)
        play(s, ask.seat, ask.options[0])
    return Decision(GAME, s, next(ask for ask in s.asks if ask.may), Fast(seed))
