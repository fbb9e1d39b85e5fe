"""What a beginner chooses when he errs: he counts gold, and neither risks nor what wins the game.

He runs for treasure and into any fight, forgets the King until he can pay for sure, bids far more than an Item is
worth, hires who brings gold, plays cards as soon as he may, and often moves only his favourite figure.
"""

from __future__ import annotations

from typing import Final

from ....engine import Action, Ask, Chance
from ..actions import FIGHT, PASS, PLAY, TAKE_GOLD, Buy, Hire, Move, Sell
from ..board import FACES
from ..components import GUIDE, LUCKY, PARDON
from ..odds import affordable_faces
from ..rules.caves import LanternChoice
from ..rules.combat import CardsAfterRoll, attacker_wins
from ..rules.debt import PardonChoice
from ..rules.fights import CardsBeforeRoll, Spoils, opponents_on
from ..rules.items import Bidding
from ..rules.movement import castle_income, roll_routes
from ..rules.turns import BeforeRoll, EndOfTurn, MoveChoice
from ..state import Table, figure_of, figures_of, owner_of
from .holdings import Holdings
from .policy import policy

PURSE_SHARE: Final = 2
"""A beginner who likes an Item bids up to one in this many of his coins on top of what it is worth."""
FIGHT_APPEAL: Final = 3
"""What a fight seems to bring, in Gold, whoever is stronger."""
WIN_APPEAL: Final = 100
"""Whoever can pay every price of the King does not forget him."""
APPEAL: Final = {
    "buried-treasure": 8,
    "idol": 5,
    "smoky-cave": 4,
    "cave": 3,
    "bridge": 3,
    "trading-post": 2,
    "tavern": 1,
    "church": 1,
    "docks": 1,
}
"""What spaces without Gold on them seem to bring. Hiring is dull, and traps are not noticed: they bring nothing."""


def beginner(s: Table, ask: Ask, chance: Chance) -> Action | None:
    """The choice of a beginner who errs; where there is nothing to get wrong, a sensible one."""
    phase = s.agenda[-1]
    match phase:
        case MoveChoice():
            return tempting_move(s, ask, chance) or policy(s, ask, chance)
        case Bidding():
            return tempting_bid(s, ask, phase, chance)
        case BeforeRoll() | EndOfTurn():
            return card_at_once(ask)
        case CardsBeforeRoll():
            return PASS
        case CardsAfterRoll():
            losing = attacker_wins(s, phase.attacker, phase.defender) != (phase.asked == phase.attacker)
            return PLAY[LUCKY] if losing and PLAY[LUCKY] in ask.options else PASS
        case PardonChoice() if PLAY[PARDON] in ask.options:
            return PLAY[PARDON]
        case Spoils() if TAKE_GOLD in ask.options:
            return TAKE_GOLD
        case LanternChoice():
            return FIGHT
    if isinstance(ask.options[0], (Hire, Sell)):
        return max(ask.options, key=lambda option: gold_of(s, option))
    return policy(s, ask, chance)


def tempting_move(s: Table, ask: Ask, chance: Chance) -> Move | None:
    """The move that seems to bring the most gold; half the time he looks only at the moves of his favourite figure."""
    moves = [option for option in ask.options if isinstance(option, Move)]
    if chance.below(2):
        favourite = max((0, 1), key=lambda role: s.might(figure_of(ask.seat, role)))
        moves = [move for move in moves if move.role == favourite] or moves
    return max(moves, key=lambda move: appeal(s, figures_of(ask.seat)[move.role], move.space), default=None)


def appeal(s: Table, figure: int, space: int) -> int:
    """What a move seems to bring, in Gold."""
    board = s.box.board
    kind = board.kinds[space]
    seems = APPEAL.get(kind, 0) + FIGHT_APPEAL * len(opponents_on(s, figure, space))
    if kind == "lair" and affordable_faces(s, s.gold[owner_of(figure)]) == FACES:
        seems += WIN_APPEAL
    if kind == "chest":
        seems += s.chests[board.chests.index(space)]
    if kind == "treasure-trove":
        seems += s.trove
    return seems + (castle_income(s, figure) if roll_routes(s, figure)[space].passes_castle else 0)


def tempting_bid(s: Table, ask: Ask, phase: Bidding, chance: Chance) -> Action:
    """A bid of far more than the Item is worth; he passes only when even that is not enough."""
    assert s.lot is not None
    gold = s.gold[ask.seat]
    too_much = 1 + chance.below(max(1, gold // PURSE_SHARE))
    bid = min(int(Holdings(s, ask.seat).item_value(s.lot)) + too_much, gold, len(s.actions.bid))
    return s.actions.bid[bid - 1] if bid > phase.high else PASS


def card_at_once(ask: Ask) -> Action:
    """A card that may be played is played; else the turn goes on."""
    bargain = next((option for option in ask.options if isinstance(option, Buy)), None)
    return PLAY[GUIDE] if PLAY[GUIDE] in ask.options else bargain or ask.options[0]


def gold_of(s: Table, option: Action) -> int:
    """The Gold that an option promises: symbols of Crew, or the price of what is sold."""
    if isinstance(option, Hire):
        return s.box.crew[option.crew].gold
    return s.box.items[option.item].sell if isinstance(option, Sell) else 0
