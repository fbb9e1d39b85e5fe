"""What a search looks at: the moves and bids that deserve it, and how likely each player is to win from here."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from ....engine import Action, Ask, Seat
from .. import actions as a
from ..rules.turns import Morning, Steering
from ..state import Table
from .evaluation import CROWN, journey, landing, standing

FEW = 5
"""So many moves are looked at."""
LEAPS = (0, 2, 5)
"""How far above the least bid those bids are that are looked at."""
GOLD, SYMBOL, CARD, WEAKER, STRONGER, HOPE, LAKE = 0.024, 0.09, 0.15, 0.04, 0.21, 2.4, 0.4
"""What tells who will win, fitted to games of bots: Gold, symbols, cards, the Might and the hopes of the figures."""


def candidates(s: Table, ask: Ask) -> Sequence[Action]:
    """The best few moves, a few bids, and all there is of anything else."""
    moves = [option for option in ask.options if isinstance(option, a.Move)]
    bids = [option for option in ask.options if isinstance(option, a.Bid)]
    others = [option for option in ask.options if not isinstance(option, (a.Move, a.Bid))]
    worth = journey if isinstance(s.agenda[-1], Steering) else landing
    moves.sort(key=lambda move: -worth(s, move, ask.seat))
    return [*others, *moves[:FEW], *(bids[leap] for leap in LEAPS if leap < len(bids))]


def value(s: Table, seat: Seat) -> float | None:
    """How likely this player wins: his prospects among all players'. Told as a turn begins, not in the middle of it."""
    if not isinstance(s.agenda[-1], (Morning, Steering)):
        return None
    weights = [exp(prospects(s, other)) for other in range(s.seats)]
    return weights[seat] / sum(weights)


def prospects(s: Table, seat: Seat) -> float:
    figures = (2 * seat, 2 * seat + 1)
    weaker, stronger = sorted(s.might(figure) for figure in figures)
    hope = HOPE * max(standing(s, figure, s.at[figure]) for figure in figures) / CROWN
    lake = LAKE * sum(s.at[figure] == s.box.board.lake for figure in figures)
    purse = GOLD * s.gold[seat] + SYMBOL * s.gold_symbols(seat) + CARD * len(s.hands[seat])
    return WEAKER * weaker + STRONGER * stronger + hope + lake + purse
