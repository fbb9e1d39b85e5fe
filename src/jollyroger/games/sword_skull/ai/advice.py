"""A sentence for the player who is asked on why to choose an option.

It uses what the player may know: the table, his own hand, and how many cards the others hold.
"""

from __future__ import annotations

from ....engine import Action, Ask
from ....engine.text.english import sentence, who
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
from ..board import PIRATE
from ..components import AUCTION, GALLEON, GUIDE, PARDON, PURSE, TRIBUTE, VOLUNTEER, WIND
from ..presentation.hints import landing_forecast
from ..presentation.landing import landing_text
from ..presentation.text_board import symbols_text
from ..rules.bridge import BridgeVictim
from ..rules.caves import LanternChoice
from ..rules.combat import CardsAfterRoll
from ..rules.debt import PardonChoice
from ..rules.fights import CardsBeforeRoll, Fights, Spoils
from ..rules.items import Bidding
from ..rules.spaces import PayOrFight
from ..rules.turns import BeforeRoll, EndOfTurn, Placing
from ..state import Table, figure_of, figures_of, role_of
from .evaluation import landing_value, move_value
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


def advice(s: Table, ask: Ask, action: Action) -> str:
    """Why a good player would choose this here."""
    return sentence(phase_advice(s, ask, action) or action_advice(s, ask, action))


def phase_advice(s: Table, ask: Ask, action: Action) -> str:
    """Advice for questions that are about more than the action itself; empty for the others."""
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
            what = "gold" if role_of(phase.figure) == PIRATE else "crew"
            return f"Nobody has more {what} than {who(action.seat, ask.seat)}."
        case BeforeRoll() | EndOfTurn() if not isinstance(action, (Buy, Play)):
            return wait_advice(s, ask)
        case Fights() if isinstance(action, Attack):
            return attack_advice(s, ask, phase, action)
    return ""


def action_advice(s: Table, ask: Ask, action: Action) -> str:
    match action:
        case Move():
            return move_advice(s, ask, action)
        case First():
            return first_advice(s, ask, action)
        case Hire() | Take():
            return crew_reason(s, ask.seat, action.crew)
        case Dismiss():
            return f"A {s.box.crew[action.crew].name} ({symbols_text(s.box, action.crew)}) is what you can spare."
        case Sell():
            return sell_advice(s, ask, action)
        case Buy():
            return buy_advice(s, ask.seat, action)
        case Resolve():
            gain = "Take the gain first: it may pay for the other card." if action.card in GAINS else ""
            return gain or "Get it over with; the other card still comes."
        case Reroll():
            return reroll_advice(s, ask)
        case Play() if action.card == WIND:
            return reroll_advice(s, ask)
        case Play() if action.card == GUIDE:
            return guide_advice(s, ask)
    return simple_advice(s, ask, action)


def simple_advice(s: Table, ask: Ask, action: Action) -> str:
    """For actions without fields."""
    if action == KEEP:
        return keep_advice(s, ask)
    if action == TO_DOCKS:
        return "The Docks are a step ahead of the Ship."
    return "On the Ship nobody can attack your figure."


def pardon_advice(ask: Ask, phase: PardonChoice, action: Action) -> str:
    owed = sum(phase.debts)
    if isinstance(action, Play):
        return f"The Royal Pardon saves you {owed} gold."
    if PLAY[PARDON] in ask.options:
        return f"It is {owed} gold: keep the Royal Pardon for a bigger bill."
    return "None of your cards saves you from this debt."


def wait_advice(s: Table, ask: Ask) -> str:
    """Why to play no card before the roll or at the end of the turn."""
    if len(ask.options) == 1:
        return "Your cards are for other moments."
    if PLAY[GUIDE] in ask.options and best_placing(s, ask)[1] <= GUIDE_ABOVE:
        return "No free space is worth your Local Guide now: keep it."
    return "Keep your cards until they bring more."


def best_placing(s: Table, ask: Ask) -> tuple[Move, float]:
    """Where a Local Guide would bring a figure, and what that is worth."""
    moves = Placing(ask.seat).options(s)
    move = max(moves, key=lambda move: landing_value(s, move, ask.seat))
    return move, landing_value(s, move, ask.seat)


def guide_advice(s: Table, ask: Ask) -> str:
    move, _ = best_placing(s, ask)
    figure, place = figure_of(ask.seat, move.role), s.box.place_names[move.space]
    brings = landing_text(s.box, landing_forecast(s, figure, move.space), ask.seat)
    name = "Pirate" if move.role == PIRATE else "Officer"
    return f"Instead of rolling, your {name} can go straight to {place}: {brings}."


def reroll_advice(s: Table, ask: Ask) -> str:
    move, value = best_with_value(ask, Move, lambda move: move_value(s, move, ask.seat))
    if move is not None and value < REROLL_BELOW:
        return "None of these moves brings much: another roll may."
    return "Another roll may lead somewhere better."


def keep_advice(s: Table, ask: Ask) -> str:
    """Why to keep doubles, or a roll with which nobody can move."""
    if s.dice == [0, 0]:
        return "Two blanks are a gift: set a figure down wherever you like."
    free = [figure for figure in figures_of(ask.seat) if not s.stuck[figure]]
    if len(free) == 2:
        return "Doubles move both your figures: two spaces in one turn."
    return "Doubles, but one figure is stuck: the other moves." if free else "Nobody can move: wait out the Quicksand."
