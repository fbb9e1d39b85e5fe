"""The question a player is asked, in a few words. A player is written {seat}; the reader is 'you'."""

from __future__ import annotations

from ....engine import Phase, Seat
from ....engine.text.english import sentence
from ..board import ROLES
from ..components import BARGAIN
from ..rules import bridge, caves, combat, debt, fights, fortune, items, movement, spaces, turns
from ..rules.combat import defender_might
from ..state import Table, figures_of, role_of
from .event_text import debts_text, figure_name


def prompt(s: Table, seat: Seat) -> str:
    """The question that this seat is asked."""
    phase = s.agenda[-1] if s.agenda else None
    match phase:
        case turns.MoveChoice():
            return move_prompt(s, phase)
        case turns.EndOfTurn():
            return "Strike a Bandit's Bargain before your turn ends?" if BARGAIN in s.hands[seat] else "End your turn?"
        case movement.ForwardMove():
            return f"Which way does your {role_name(phase.figure)} go?"
        case items.Bidding():
            return bid_prompt(s, phase)
        case items.WeaponLimit():
            return f"Your {ROLES[phase.role].capitalize()} can carry two weapons. Which one do you sell?"
        case debt.PardonChoice():
            return f"You owe {debts_text(phase.debts, seat)}. Pay, or play a card?"
        case debt.PayDebt():
            return f"You are {phase.missing(s)} gold short. Which item do you sell?"
        case debt.ReturnToShip():
            return f"Your {role_name(phase.figure)} must go back: to its Ship, or by Longboat to the Docks?"
        case fights.CardsBeforeRoll():
            attack = f"{figure_name(phase.attacker, seat)} attacks {figure_name(phase.defender, seat)}."
            return f"{sentence(attack)} Play a card before the roll?"
        case combat.CardsAfterRoll():
            return f"You are {standing_text(s, phase)}. Play a card?"
        case fights.Fights():
            return f"Whom does your {role_name(phase.figure)} fight {'next' if phase.fought else 'first'}?"
        case fights.Spoils():
            return f"You have beaten {figure_name(phase.loser, seat)}! What do you take?"
        case caves.LanternChoice():
            assert s.enemy is not None
            return f"The {s.box.enemies[s.enemy].name}! Fight it, or slip past with your Lantern?"
        case spaces.PayOrFight():
            return f"Pay the Pirate King {phase.price} gold, or fight him?"
        case bridge.TakeCrew():
            return f"The Bridge of Tears: whom do you take from {{{phase.victim}}}?"
    return PROMPTS[type(phase)] if phase is not None else "The game is over."


PROMPTS: dict[type[Phase[Table]], str] = {
    turns.BeforeRoll: "Your turn. Roll, or play a card first?",
    turns.Placing: "Set one of your figures down on a free space.",
    turns.FigureOrder: "Doubles: both your figures have moved. Which one acts first?",
    fortune.Hiring: "Whom do you hire?",
    fortune.ImmediateCards: "Which card first?",
    fortune.Mutiny: "Mutiny! Who leaves you?",
    bridge.BridgeVictim: "The Bridge of Tears: from whom do you take?",
}


def role_name(figure: int) -> str:
    """'Officer' or 'Pirate'."""
    return ROLES[role_of(figure)].capitalize()


def move_prompt(s: Table, phase: turns.MoveChoice) -> str:
    if s.dice == [0, 0]:
        return "Two blanks: set a figure down anywhere on the outer path."
    free = [figure for figure in figures_of(phase.seat) if not s.stuck[figure]]
    if not free:
        return "Neither of your figures can move."
    if s.dice[0] != s.dice[1]:
        return f"Move {sum(s.dice)}: your {' or your '.join(role_name(figure) for figure in free)}?"
    if len(free) == 1:
        return f"Doubles, but only your {role_name(free[0])} can move: {sum(s.dice)}."
    return f"Doubles! Both your figures move {sum(s.dice)}."


def bid_prompt(s: Table, phase: items.Bidding) -> str:
    assert s.lot is not None
    name = s.box.items[s.lot].name
    return (
        f"Bid for the {name}?"
        if phase.bidder is None
        else f"{{{phase.bidder}}} bids {phase.high} for the {name}. More?"
    )


def standing_text(s: Table, phase: combat.CardsAfterRoll) -> str:
    """'winning, 8 to 5', from the side of the player who is asked."""
    attacker, defender = phase.attacker, phase.defender
    totals = [s.might(attacker) + s.dice[0], defender_might(s, attacker, defender) + s.dice[1]]
    own = 0 if phase.asked == attacker else 1
    winning = combat.attacker_wins(s, attacker, defender) == (own == 0)
    if 0 in s.dice:
        return f"{'winning' if winning else 'losing'} by a blank"
    if totals[0] == totals[1]:
        return f"{'winning' if winning else 'losing'}: a tie goes to the attacker"
    return f"{'winning' if winning else 'losing'}, {totals[own]} to {totals[1 - own]}"
