"""Choices that are never worth a thought: the search leaves them out, and the policy does not make them."""

from __future__ import annotations

from typing import Final

from ....engine import Action, Ask
from ..actions import FIGHT, PASS, PAY, TAKE_NOTHING, Bid, Move, Play, Sell
from ..components import PEACE
from ..odds import lair_win_chance, win_chance
from ..rules.combat import CardsAfterRoll, attacker_wins
from ..rules.fights import CardsBeforeRoll
from ..rules.items import Bidding, WeaponLimit
from ..rules.turns import MoveChoice
from ..state import Table, figure_of

HOPELESS_BELOW: Final = 0.03
"""The chance to beat the First Mate and then to win on the Lair, below which the Lake of Fire is not tried."""
SAFE_LEAD: Final = 4
"""Nobody keeps the peace with a figure that is weaker by this much Might."""


def is_absurd(s: Table, ask: Ask, action: Action) -> bool:
    """Whether some other option is better beyond doubt."""
    phase = s.agenda[-1]
    match phase:
        case MoveChoice() if isinstance(action, Move):
            return action.space == s.box.board.lake and is_hopeless(s, ask, action)
        case CardsAfterRoll():
            # Cards can still be played if the other side answers with one: both must pass in succession. (SS-8.5)
            return action != PASS and attacker_wins(s, phase.attacker, phase.defender) == (
                phase.asked == phase.attacker
            )
        case CardsBeforeRoll() if isinstance(action, Play) and action.card == PEACE:
            lead = s.might(phase.attacker) - s.might(phase.defender)
            return (lead if phase.asked == phase.attacker else -lead) >= SAFE_LEAD
        case Bidding() if isinstance(action, Bid):
            others = max([s.gold[other] for other in range(s.seats) if other != ask.seat])
            return action.gold > max(phase.high + 1, others)
        case WeaponLimit() if isinstance(action, Sell):
            might = [s.box.items[option.item].might for option in ask.options if isinstance(option, Sell)]
            return s.box.items[action.item].might > min(might)
    return (action == FIGHT and PAY in ask.options) or (action == TAKE_NOTHING and len(ask.options) > 1)


def is_hopeless(s: Table, ask: Ask, move: Move) -> bool:
    """Whether the figure has next to no chance on the Lake and after it, and another way to go."""
    figure = figure_of(ask.seat, move.role)
    ways = [option for option in ask.options if isinstance(option, Move) and option.role == move.role]
    chance = win_chance(s.might(figure) - s.box.mate_might) * lair_win_chance(s, figure)
    return len(ways) > 1 and chance < HOPELESS_BELOW
