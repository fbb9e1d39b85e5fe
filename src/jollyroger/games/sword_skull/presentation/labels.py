"""What each action is called, and what on the board it is about. A player is written {seat}; the reader is 'you'."""

from __future__ import annotations

from ....engine import Action, Seat
from ....engine.text.english import who, whose
from .. import actions
from ..board import ROLES
from ..components import Box
from ..rules import caves, debt, fights, player_choice, spaces, turns
from ..state import Table, figure_of, role_of
from .event_text import figure_name
from .hints import landing_forecast
from .landing import landing_text
from .text_board import die_text, symbols_text


def label(s: Table, seat: Seat, action: Action) -> str:
    """The text of an option, complete by itself."""
    box = s.box
    match action:
        case actions.Move():
            return f"{role_name(action.role)} to {landing_label(s, seat, action.role, action.space)}"
        case actions.First():
            here = s.location[figure_of(seat, action.role)]
            return f"{role_name(action.role)} first, at {landing_label(s, seat, action.role, here)}"
        case actions.Reroll():
            face = f" ({die_text(s.dice[action.die])})" if action.die < len(s.dice) else ""
            return f"Roll the {('first', 'second')[action.die]} die{face} again with the Compass"
        case actions.Play():
            return f"Play {card_text(box, action.card)}"
        case actions.Rethink():
            return f"Play Quick Thinking: roll {'your die' if action.own else 'the other die'} again"
        case actions.Buy():
            item = box.items[action.item]
            return f"Bandit's Bargain: buy {whose(action.seat, seat)} {item.name} for {item.sell} gold"
        case actions.Resolve():
            return card_text(box, action.card)
        case actions.Hire():
            return f"Hire a {crew_label(box, action.crew)}"
        case actions.Take():
            return f"Take a {crew_label(box, action.crew)}"
        case actions.Dismiss():
            return f"Lose a {crew_label(box, action.crew)}"
        case actions.Rob():
            return f"Take from {who(action.seat, seat)}"
        case actions.Attack():
            return attack_label(s, seat, action)
        case actions.Bid():
            return f"Bid {action.gold} gold"
        case actions.Sell():
            return f"Sell the {box.items[action.item].name} for {box.items[action.item].sell} gold"
    return simple_label(s, action)


def card_text(box: Box, kind: int) -> str:
    """'Lost Purse: take 3 gold from the bank'."""
    card = box.fortunes[kind]
    return f"{card.name}: {card.about[:1].lower()}{card.about[1:].rstrip('.')}"


def role_name(role: int) -> str:
    return ROLES[role].capitalize()


def crew_label(box: Box, kind: int) -> str:
    """'Clearwater Marine (Officer +1)'."""
    return f"{box.crew[kind].name} ({symbols_text(box, kind)})"


def landing_label(s: Table, seat: Seat, role: int, place: int) -> str:
    """A space, and what happens to the figure there."""
    forecast = landing_forecast(s, figure_of(seat, role), place)
    return f"{s.box.place_names[place]}: {landing_text(s.box, forecast, seat)}"


def attack_label(s: Table, seat: Seat, action: actions.Attack) -> str:
    if action.seat >= s.seats:
        return f"Fight the {role_name(action.role)} of somebody who is not here"
    defender = figure_of(action.seat, action.role)
    return f"Fight {figure_name(defender, seat)} (Might {s.might(defender)})"


def simple_label(s: Table, action: Action) -> str:
    """The label of an action without fields."""
    phase = s.agenda[-1] if s.agenda else None
    match phase:
        case spaces.PayOrFight() if action == actions.PAY:
            return f"Pay {phase.price} gold and win"
        case spaces.PayOrFight() if action == actions.FIGHT:
            return "Fight the Pirate King"
        case caves.LanternChoice() if action == actions.FIGHT and s.enemy is not None:
            return f"Fight the {s.box.enemies[s.enemy].name}"
        case debt.Debt() if action == actions.PAY:
            return f"Pay {sum(phase.debts)} gold"
        case turns.EndOfTurn() if action == actions.PASS:
            return "End turn"
        case player_choice.CardWindow() if action == actions.PASS:
            return "Play no card"
    return SIMPLE_LABELS[str(action)]


SIMPLE_LABELS = {
    "roll": "Roll the dice",
    "keep": "Keep this roll",
    "pass": "Pass",
    "pay": "Pay",
    "fight": "Fight",
    "shun": "Slip past with the Lantern and fight the next enemy",
    "take:gold": f"Take {fights.SPOILS} gold",
    "take:nothing": "Take nothing",
    "home:ship": "Back to the Ship",
    "home:docks": "Take the Longboat to the Docks",
}


def target(s: Table, seat: Seat, action: Action) -> str:
    """What on the board an action is about: 'space:o12', 'card:lucky-blow', 'seat:1'."""
    box = s.box
    match action:
        case actions.Move():
            return space_target(s, action.space)
        case actions.First():
            return space_target(s, s.location[figure_of(seat, action.role)])
        case actions.Attack():
            return space_target(s, s.location[figure_of(action.seat, action.role)]) if action.seat < s.seats else ""
        case actions.Reroll():
            return f"die:{action.die}"
        case actions.Play() | actions.Resolve():
            return f"card:{box.fortunes[action.card].id}"
        case actions.Rethink():
            return "card:quick-thinking"
        case actions.Buy():
            return f"weapon:{action.seat}:{box.items[action.item].id}"
        case actions.Hire() | actions.Take() | actions.Dismiss():
            return f"crew:{box.crew[action.crew].id}"
        case actions.Rob():
            return f"seat:{action.seat}"
        case actions.Bid():
            return "auction:bid"
        case actions.Sell():
            return f"item:{box.items[action.item].id}"
    return simple_target(s, action)


def space_target(s: Table, space: int) -> str:
    return f"space:{s.box.board.spaces[space].id}"


def simple_target(s: Table, action: Action) -> str:
    """The target of an action without fields."""
    phase, board = s.agenda[-1] if s.agenda else None, s.box.board
    match phase:
        case spaces.PayOrFight() | caves.LanternChoice() if action in (actions.PAY, actions.FIGHT, actions.SHUN):
            return space_target(s, s.location[phase.figure])
        case debt.ReturnToShip() if action == actions.TO_SHIP:
            return space_target(s, board.ships[role_of(phase.figure)])
        case debt.ReturnToShip() if action == actions.TO_DOCKS:
            return space_target(s, board.docks[role_of(phase.figure)])
    return "spoils:gold" if action == actions.TAKE_GOLD else ""
