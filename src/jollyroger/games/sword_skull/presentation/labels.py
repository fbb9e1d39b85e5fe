"""What each action is called, and what on the board it is about. A player is written {seat}; the reader is 'you'."""

from __future__ import annotations

from ....engine import Action, Seat
from ....engine.messages import Argument, Noun, person
from .. import actions
from ..board import ROLES
from ..components import Box
from ..messages import role_noun, text
from ..rules import caves, debt, fights, player_choice, spaces, turns
from ..state import Table, figure_of, role_of
from .event_text import face, figure_noun
from .hints import landing_forecast
from .landing import Forecast, landing
from .text_board import symbols


def label(s: Table, seat: Seat, action: Action) -> str:
    """The text of an option, complete by itself."""
    box = s.box
    match action:
        case actions.Move():
            return move_label(s, seat, action, landing_forecast(s, figure_of(seat, action.role), action.space))
        case actions.First():
            here = s.location[figure_of(seat, action.role)]
            return first_label(s, seat, action, landing_forecast(s, figure_of(seat, action.role), here))
        case actions.Reroll():
            if action.die < len(s.dice):
                return text("option-reroll", die=action.die + 1, face=face(s.dice[action.die]))
            return text("option-reroll-unknown", die=action.die + 1)
        case actions.Play():
            card = box.fortunes[action.card]
            return text("option-play", card=card.noun, about=card.clause)
        case actions.Rethink():
            return text("option-rethink-own" if action.own else "option-rethink-other")
        case actions.Buy():
            item, owner = box.items[action.item], person(action.seat, seat)
            return text("option-buy", owner=owner, item=item.noun, price=item.sell)
        case actions.Resolve():
            card = box.fortunes[action.card]
            return text("option-resolve", card=card.noun, about=card.clause)
        case actions.Hire():
            return text("option-hire", **crew_arguments(box, action.crew))
        case actions.Take():
            return text("option-take", **crew_arguments(box, action.crew))
        case actions.Dismiss():
            return text("option-dismiss", **crew_arguments(box, action.crew))
        case actions.Rob():
            return text("option-rob", who=person(action.seat, seat))
        case actions.Attack():
            return attack_label(s, seat, action)
        case actions.Bid():
            return text("option-bid", gold=action.gold)
        case actions.Sell():
            return text("option-sell", item=box.items[action.item].noun, price=box.items[action.item].sell)
    return simple_label(s, action)


def role_of_number(role: int) -> Noun:
    return role_noun(ROLES[role])


def crew_arguments(box: Box, kind: int) -> dict[str, Argument]:
    """'Clearwater Marine (Officer +1)'."""
    return {"crew": box.crew[kind].noun, "symbols": symbols(box, kind)}


def move_label(s: Table, seat: Seat, action: actions.Move, end: Forecast) -> str:
    """Where a figure goes, and what happens to it there."""
    role, place = role_of_number(action.role), s.box.places[action.space]
    return text("option-move", role=role, place=place, brings=landing(s.box, end, seat))


def first_label(s: Table, seat: Seat, action: actions.First, end: Forecast) -> str:
    """Which figure comes first, and what happens to it where it is."""
    place = s.box.places[s.location[figure_of(seat, action.role)]]
    return text("option-first", role=role_of_number(action.role), place=place, brings=landing(s.box, end, seat))


def attack_label(s: Table, seat: Seat, action: actions.Attack) -> str:
    if action.seat >= s.seats:
        return text("option-attack-nobody", role=role_of_number(action.role))
    defender = figure_of(action.seat, action.role)
    return text("option-attack", figure=figure_noun(defender, seat), might=s.might(defender))


def simple_label(s: Table, action: Action) -> str:
    """The label of an action without fields."""
    phase = s.agenda[-1] if s.agenda else None
    match phase:
        case spaces.PayOrFight() if action == actions.PAY:
            return text("option-pay-king", price=phase.price)
        case spaces.PayOrFight() if action == actions.FIGHT:
            return text("option-fight-king")
        case caves.LanternChoice() if action == actions.FIGHT and s.enemy is not None:
            return text("option-fight-enemy", enemy=s.box.enemies[s.enemy].noun)
        case debt.Debt() if action == actions.PAY:
            return text("option-pay-debt", gold=sum(phase.debts))
        case turns.EndOfTurn() if action == actions.PASS:
            return text("option-end-turn")
        case player_choice.CardWindow() if action == actions.PASS:
            return text("option-no-card")
    return text(SIMPLE_LABELS[str(action)], gold=fights.SPOILS)


SIMPLE_LABELS = {
    "roll": "option-roll",
    "keep": "option-keep",
    "pass": "option-pass",
    "pay": "option-pay",
    "fight": "option-fight",
    "shun": "option-shun",
    "take:gold": "option-take-gold",
    "take:nothing": "option-take-nothing",
    "home:ship": "option-to-ship",
    "home:docks": "option-to-docks",
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
