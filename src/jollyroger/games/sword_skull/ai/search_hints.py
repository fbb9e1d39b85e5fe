"""What the search needs to know: the moves and bids worth trying."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....engine import Action, Ask
from ..actions import Bid, Move
from ..rules.turns import MoveChoice
from ..state import Table
from .absurd import is_absurd
from .evaluation import Outlook

MOVES_TRIED: Final = 5
"""How many of the best moves the search tries."""
BID_RAISES: Final = (0, 2, 5)
"""The bids tried, as Gold above the lowest possible bid."""
HORIZON: Final = 4
"""How many choices the search plays on before it asks the learnt value: about until the next player has moved."""


def candidates(s: Table, ask: Ask) -> Sequence[Action]:
    """The best few moves, a few bids, and all other options that are not absurd."""
    options = [option for option in ask.options if not is_absurd(s, ask, option)]
    moves = [option for option in options if isinstance(option, Move)]
    bids = [option for option in options if isinstance(option, Bid)]
    others = [option for option in options if not isinstance(option, (Move, Bid))]
    if len(moves) > 1:
        outlook = Outlook(s, ask.seat)
        value_of = outlook.move_value if isinstance(s.agenda[-1], MoveChoice) else outlook.landing_value
        moves.sort(key=value_of, reverse=True)
    return [*others, *moves[:MOVES_TRIED], *(bids[raised] for raised in BID_RAISES if raised < len(bids))]
