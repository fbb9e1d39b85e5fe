"""What the search needs to know: the moves and bids worth trying, and each player's chance to win."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from ....engine import Action, Ask, Seat
from ..actions import Bid, Move
from ..board import OFFICER, PIRATE
from ..rules.turns import BeforeRoll, MoveChoice
from ..state import Table, figures_of
from .evaluation import WIN_VALUE, Outlook, Prospect

MOVES_TRIED: Final = 5
"""How many of the best moves the search tries."""
BID_RAISES: Final = (0, 2, 5)
"""The bids tried, as Gold above the lowest possible bid."""
# Weights of what tells who will win, fitted to games of bots. A softmax regression on 600 games of the policy gives
# 0.037, 0.03, 0.11, 0.04, 0.29, 3.7 and 0.54, and predicts the winner little better: log loss 0.99 against 1.01 (1.20
# if all players count alike).
GOLD: Final = 0.024
GOLD_SYMBOL: Final = 0.09
FORTUNE_CARD: Final = 0.15
WEAKER_MIGHT: Final = 0.04
STRONGER_MIGHT: Final = 0.21
STANDING: Final = 2.4
ON_LAKE: Final = 0.4


def candidates(s: Table, ask: Ask) -> Sequence[Action]:
    """The best few moves, a few bids, and all other options."""
    moves = [option for option in ask.options if isinstance(option, Move)]
    bids = [option for option in ask.options if isinstance(option, Bid)]
    others = [option for option in ask.options if not isinstance(option, (Move, Bid))]
    if len(moves) > 1:
        outlook = Outlook(s, ask.seat)
        value_of = outlook.move_value if isinstance(s.agenda[-1], MoveChoice) else outlook.landing_value
        moves.sort(key=value_of, reverse=True)
    return [*others, *moves[:MOVES_TRIED], *(bids[raised] for raised in BID_RAISES if raised < len(bids))]


def value(s: Table, seat: Seat) -> float | None:
    """This player's chance to win; None in the middle of a turn, where the weights do not apply."""
    if not isinstance(s.agenda[-1], (BeforeRoll, MoveChoice)):
        return None
    weights = [exp(prospects(s, other)) for other in range(s.seats)]
    return weights[seat] / sum(weights)


def prospects(s: Table, seat: Seat) -> float:
    """A player's score: the chances to win are the softmax of all scores."""
    figures = figures_of(seat)
    officer, pirate = Prospect(s, figures[OFFICER]), Prospect(s, figures[PIRATE])
    weaker, stronger = min(officer.might, pirate.might), max(officer.might, pirate.might)
    standing = STANDING * max(officer.standing, pirate.standing) / WIN_VALUE
    on_lake = ON_LAKE * sum(s.location[figure] == s.box.board.lake for figure in figures)
    holdings = GOLD * s.gold[seat] + GOLD_SYMBOL * s.gold_symbols(seat) + FORTUNE_CARD * len(s.hands[seat])
    return WEAKER_MIGHT * weaker + STRONGER_MIGHT * stronger + standing + on_lake + holdings
