"""A sentence for the player who is asked on why to choose an option.

It uses what the player may know: the table, his own hand, and how many cards the others hold.
"""

from __future__ import annotations

from ....engine import Action, Ask
from ....engine.messages import Message, message, person
from ..actions import (
    KEEP,
    PLAY,
    TO_DOCKS,
    Attack,
    Buy,
    Dismiss,
    First,
    Hire,
    Move,
    Play,
    Reroll,
    Resolve,
    Rob,
    Sell,
    Take,
)
from ..board import PIRATE, ROLES
from ..components import AUCTION, GALLEON, GUIDE, PARDON, PURSE, TRIBUTE, VOLUNTEER, WIND
from ..messages import role_noun
from ..presentation.hints import landing_forecast
from ..presentation.landing import landing
from ..presentation.text_board import symbols
from ..rules.bridge import BridgeVictim
from ..rules.caves import LanternChoice
from ..rules.combat import CardsAfterRoll
from ..rules.debt import PardonChoice
from ..rules.fights import CardsBeforeRoll, Fights, Spoils
from ..rules.items import Bidding
from ..rules.spaces import PayOrFight
from ..rules.turns import BeforeRoll, EndOfTurn, Placing
from ..state import Table, figure_of, figures_of, role_of
from .evaluation import Outlook
from .fight_advice import (
    after_roll_advice,
    attack_advice,
    before_roll_advice,
    king_advice,
    lantern_advice,
    spoils_advice,
)
from .hire_advice import bid_advice, buy_advice, crew_reason, sell_advice
from .move_advice import first_advice, move_advice
from .policy import GUIDE_ABOVE, REROLL_BELOW, best_with_value

GAINS = (PURSE, GALLEON, TRIBUTE, VOLUNTEER, AUCTION)
"""Immediate Fortune cards that bring something."""


def advice(s: Table, ask: Ask, action: Action) -> Message:
    """Why a good player would choose this here."""
    return phase_advice(s, ask, action) or action_advice(s, ask, action)


def phase_advice(s: Table, ask: Ask, action: Action) -> Message | None:
    """Advice for questions that are about more than the action itself; None for the others."""
    phase = s.agenda[-1]
    match phase:
        case Bidding():
            return bid_advice(s, ask, phase, action)
        case CardsBeforeRoll():
            return before_roll_advice(s, ask, phase, action)
        case CardsAfterRoll():
            return after_roll_advice(s, ask, phase, action)
        case Spoils():
            return spoils_advice(s, ask, phase, action)
        case LanternChoice():
            return lantern_advice(s, phase, action)
        case PayOrFight():
            return king_advice(s, ask.seat, phase, action)
        case PardonChoice():
            return pardon_advice(ask, phase, action)
        case BridgeVictim() if isinstance(action, Rob):
            id = "advice-rob-gold" if role_of(phase.figure) == PIRATE else "advice-rob-crew"
            return message(id, who=person(action.seat, ask.seat))
        case BeforeRoll() | EndOfTurn() if not isinstance(action, (Buy, Play)):
            return wait_advice(s, ask)
        case Fights() if isinstance(action, Attack):
            return attack_advice(s, ask, phase, action)
    return None


def action_advice(s: Table, ask: Ask, action: Action) -> Message:
    match action:
        case Move():
            return move_advice(s, ask, action)
        case First():
            return first_advice(s, ask, action)
        case Hire() | Take():
            return crew_reason(s, ask.seat, action.crew)
        case Dismiss():
            return message("advice-dismiss", crew=s.box.crew[action.crew].noun, symbols=symbols(s.box, action.crew))
        case Sell():
            return sell_advice(s, ask, action)
        case Buy():
            return buy_advice(s, ask.seat, action)
        case Resolve():
            return message("advice-gain-first" if action.card in GAINS else "advice-loss-first")
        case Reroll():
            return reroll_advice(s, ask)
        case Play() if action.card == WIND:
            return reroll_advice(s, ask)
        case Play() if action.card == GUIDE:
            return guide_advice(s, ask)
    return simple_advice(s, ask, action)


def simple_advice(s: Table, ask: Ask, action: Action) -> Message:
    """For actions without fields."""
    if action == KEEP:
        return keep_advice(s, ask)
    if action == TO_DOCKS:
        return message("advice-docks")
    return message("advice-ship")


def pardon_advice(ask: Ask, phase: PardonChoice, action: Action) -> Message:
    owed = sum(phase.debts)
    if isinstance(action, Play):
        return message("advice-pardon", gold=owed)
    if PLAY[PARDON] in ask.options:
        return message("advice-keep-pardon", gold=owed)
    return message("advice-no-pardon")


def wait_advice(s: Table, ask: Ask) -> Message:
    """Why to play no card before the roll or at the end of the turn."""
    if len(ask.options) == 1:
        return message("advice-wait")
    if PLAY[GUIDE] in ask.options and best_placing(s, ask)[1] <= GUIDE_ABOVE:
        return message("advice-keep-guide")
    return message("advice-keep-cards")


def best_placing(s: Table, ask: Ask) -> tuple[Move, float]:
    """Where a Local Guide would bring a figure, and what that is worth."""
    outlook = Outlook(s, ask.seat)
    move = max(Placing(ask.seat).options(s), key=outlook.landing_value)
    return move, outlook.landing_value(move)


def guide_advice(s: Table, ask: Ask) -> Message:
    move, _ = best_placing(s, ask)
    figure, place = figure_of(ask.seat, move.role), s.box.places[move.space]
    brings = landing(s.box, landing_forecast(s, figure, move.space), ask.seat)
    return message("advice-guide", role=role_noun(ROLES[move.role]), place=place, brings=brings)


def reroll_advice(s: Table, ask: Ask) -> Message:
    move, value = best_with_value(ask, Move, Outlook(s, ask.seat).move_value)
    if move is not None and value < REROLL_BELOW:
        return message("advice-reroll")
    return message("advice-reroll-maybe")


def keep_advice(s: Table, ask: Ask) -> Message:
    """Why to keep doubles, or a roll with which nobody can move."""
    if s.dice == [0, 0]:
        return message("advice-two-blanks")
    free = [figure for figure in figures_of(ask.seat) if not s.stuck[figure]]
    if len(free) == 2:
        return message("advice-doubles")
    return message("advice-doubles-one" if free else "advice-nobody")
