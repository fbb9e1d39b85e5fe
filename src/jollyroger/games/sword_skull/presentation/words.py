"""Prompts, option labels and outcomes. A player is written {seat}; the reader is 'you'."""

from __future__ import annotations

from functools import partial

from ....engine import Action, Phase, Result, Seat, Words
from ....engine.english import sentence, who, whose
from .. import actions
from ..board import ROLES
from ..components import Box
from ..odds import DECISIVE_ROLLS, winning_rolls
from ..rules import bridge, caves, combat, debt, fights, fortune, items, movement, spaces, turns
from ..rules.combat import defender_might
from ..state import Table, figure_of, figures_of, owner_of, role_of
from .event_text import debts_text, dice_text, event_text, figure_name
from .hints import landing_forecast
from .text_board import (
    DAGGER,
    die_text,
    hints_text,
    landing_text,
    percent,
    reward_text,
    symbols_text,
    text_board,
)


def prompt(s: Table, seat: Seat) -> str:
    """The question that this seat is asked."""
    phase = s.agenda[-1] if s.agenda else None
    match phase:
        case turns.MoveChoice():
            return move_prompt(s, phase)
        case movement.ForwardMove():
            return f"Your {role_name(phase.figure)} moves {phase.steps}. Which way?"
        case items.Bidding():
            return bid_prompt(s, phase)
        case items.WeaponLimit():
            return f"Two weapons are all your {ROLES[phase.role].capitalize()} can carry. Which one do you sell?"
        case debt.PardonChoice():
            return f"You owe {debts_text(phase.debts, seat)}. Pay, or play a card?"
        case debt.PayDebt():
            owed = debts_text(phase.debts, seat)
            return f"You owe {owed} and lack {phase.missing(s)} Gold. Which Item do you sell?"
        case debt.ReturnToShip():
            return f"Your {role_name(phase.figure)} must return to its Ship. Take the Longboat?"
        case fights.CardsBeforeRoll():
            return before_roll_prompt(s, phase, seat)
        case combat.CardsAfterRoll():
            return after_roll_prompt(s, phase)
        case fights.Fights():
            return f"Your {role_name(phase.figure)} must fight them all. Whom next?"
        case fights.Spoils():
            return spoils_prompt(s, phase, seat)
        case caves.LanternChoice():
            return lantern_prompt(s, phase)
        case spaces.PayOrFight():
            return f"The Pirate King asks for {phase.price} Gold, and you have {s.gold[seat]}. Pay, or fight him?"
        case fortune.Hiring():
            places = " or ".join(s.box.settlements.get(home, home) for home in phase.settlements)
            return f"Whom do you hire at {places}?"
    return PROMPTS[type(phase)] if phase is not None else "The game is over."


PROMPTS: dict[type[Phase[Table]], str] = {
    turns.BeforeRoll: "Your turn. Roll the dice, or play a card first?",
    turns.Placing: "Lift one of your figures and set it down on a free outer space. Which, and where?",
    turns.FigureOrder: "Doubles: both your figures have moved. Which one goes first?",
    turns.EndOfTurn: "The end of your turn. Do you play a Bandit's Bargain?",
    fortune.ImmediateCards: "Two cards take effect at once. Which first?",
    fortune.Mutiny: "Mutiny! Whom do you lose?",
    bridge.BridgeVictim: "Several have equally much. From whom do you take?",
    bridge.TakeCrew: "The Bridge of Tears: whom do you take over?",
}


def role_name(figure: int) -> str:
    """'Officer' or 'Pirate'."""
    return ROLES[role_of(figure)].capitalize()


def move_prompt(s: Table, phase: turns.MoveChoice) -> str:
    rolled = f"You have rolled {dice_text(s.dice)}"
    if s.dice == [0, 0]:
        return f"{rolled}: lift a figure and set it down anywhere on the outer path."
    free = [figure for figure in figures_of(phase.seat) if not s.stuck[figure]]
    if not free:
        return f"{rolled}, but no figure of yours may move."
    if s.dice[0] != s.dice[1]:
        return f"{rolled}. Which figure moves, and where?"
    if len(free) == 1:
        return f"{rolled}: doubles, but only your {role_name(free[0])} may move: {sum(s.dice)}."
    return f"{rolled}: doubles, so both your figures move {sum(s.dice)}."


def bid_prompt(s: Table, phase: items.Bidding) -> str:
    assert s.lot is not None
    item = s.box.items[s.lot]
    name = f"{item.name}{DAGGER if item.reconstructed else ''}"
    high = "nobody has bid yet" if phase.bidder is None else f"the highest bid is {phase.high} by {{{phase.bidder}}}"
    return f"{name}: {item.about} It sells for {item.sell}; {high}. Your bid?"


def attacker_odds(s: Table, attacker: int, defender: int | None) -> str:
    """' (57 % for the attacker)'; empty if the table hides odds."""
    if not s.reveal_odds:
        return ""
    wins = winning_rolls(s.might(attacker) - defender_might(s, attacker, defender))
    return f" ({percent([wins, DECISIVE_ROLLS])} for the attacker)"


def before_roll_prompt(s: Table, phase: fights.CardsBeforeRoll, seat: Seat) -> str:
    attacker, defender = phase.attacker, phase.defender
    fight = sentence(
        f"{figure_name(attacker, seat)}, Might {s.might(attacker)}, attacks {figure_name(defender, seat)}, "
        f"Might {s.might(defender)}{attacker_odds(s, attacker, defender)}."
    )
    return f"{fight} Before the dice are rolled: do you play a card?"


def after_roll_prompt(s: Table, phase: combat.CardsAfterRoll) -> str:
    attacker, defender = phase.attacker, phase.defender
    winning = combat.attacker_wins(s, attacker, defender) == (phase.asked == attacker)
    return (
        f"The attacker has rolled {die_text(s.dice[0])} with Might {s.might(attacker)}, "
        f"the defender {die_text(s.dice[1])} with Might {defender_might(s, attacker, defender)}: "
        f"you are {'winning' if winning else 'losing'}. Do you play a card?"
    )


def spoils_prompt(s: Table, phase: fights.Spoils, seat: Seat) -> str:
    loser, name = owner_of(phase.loser), figure_name(phase.loser, seat)
    return f"You have beaten {name}; {who(loser, seat)} has {s.gold[loser]} Gold. What do you take?"


def lantern_prompt(s: Table, phase: caves.LanternChoice) -> str:
    assert s.enemy is not None
    might = f"Might {defender_might(s, phase.figure, None)}{attacker_odds(s, phase.figure, None)}"
    reward = reward_text(*caves.reward(s, phase.figure, s.enemy, s.space_kind(phase.figure)))
    name = s.box.enemies[s.enemy].name
    return f"The {name}, {might}, reward {reward}. Fight it, or slip past by Lantern to the next?"


def label(s: Table, seat: Seat, action: Action) -> str:
    """The text of an option's button."""
    box = s.box
    match action:
        case actions.Move():
            return f"{ROLES[action.role].capitalize()} to {landing_label(s, seat, action.role, action.space)}"
        case actions.First():
            here = s.location[figure_of(seat, action.role)]
            return f"{ROLES[action.role].capitalize()} first, at {landing_label(s, seat, action.role, here)}"
        case actions.Reroll():
            face = f" ({die_text(s.dice[action.die])})" if action.die < len(s.dice) else ""
            return f"Compass: roll the {('first', 'second')[action.die]} die{face} again"
        case actions.Play():
            return f"Play {box.fortunes[action.card].name}: {box.fortunes[action.card].about}"
        case actions.Rethink():
            return f"Play Quick Thinking: roll {'your own die' if action.own else 'the other die'} again"
        case actions.Buy():
            item = box.items[action.item]
            return f"Bandit's Bargain: buy {whose(action.seat, seat)} {item.name} for {item.sell} Gold"
        case actions.Resolve():
            return f"{box.fortunes[action.card].name}: {box.fortunes[action.card].about}"
        case actions.Hire():
            return f"Hire a {crew_label(box, action.crew)}"
        case actions.Take():
            return f"Take a {crew_label(box, action.crew)}"
        case actions.Dismiss():
            return f"Lose a {crew_label(box, action.crew)}"
        case actions.Rob():
            return sentence(who(action.seat, seat))
        case actions.Attack():
            return attack_label(s, seat, action)
        case actions.Bid():
            return f"Bid {action.gold} Gold"
        case actions.Sell():
            return f"Sell the {box.items[action.item].name} for {box.items[action.item].sell} Gold"
    return simple_label(s, action)


def crew_label(box: Box, kind: int) -> str:
    """'Clearwater Marine† (Officer +1)'."""
    return f"{box.crew[kind].name}{DAGGER if box.crew[kind].reconstructed else ''} ({symbols_text(box, kind)})"


def landing_label(s: Table, seat: Seat, role: int, place: int) -> str:
    """A space, and what happens to the figure there."""
    space = s.box.board.spaces[place]
    mark = DAGGER if space.reconstructed or s.box.effects[space.kind].reconstructed else ""
    forecast = landing_forecast(s, figure_of(seat, role), place)
    return f"{space.name}{mark} ({space.id}): {landing_text(s.box, forecast, seat)}"


def attack_label(s: Table, seat: Seat, action: actions.Attack) -> str:
    if action.seat >= s.seats:
        return f"Fight the {ROLES[action.role].capitalize()} of seat {action.seat}"
    defender = figure_of(action.seat, action.role)
    return f"Fight {figure_name(defender, seat)} (Might {s.might(defender)})"


def simple_label(s: Table, action: Action) -> str:
    """The label of an action without fields."""
    phase = s.agenda[-1] if s.agenda else None
    if action == actions.PAY:
        return f"Pay {phase.price} Gold and win" if isinstance(phase, spaces.PayOrFight) else "Pay"
    if action == actions.FIGHT:
        return "Fight the Pirate King" if isinstance(phase, spaces.PayOrFight) else "Fight it"
    return SIMPLE_LABELS[str(action)]


SIMPLE_LABELS = {
    "roll": "Roll the dice",
    "keep": "Keep this roll",
    "pass": "Pass",
    "shun": "Slip past by Lantern, and fight the next",
    "take:gold": f"Take {fights.SPOILS} Gold",
    "take:nothing": "Take nothing",
    "home:ship": "To the Ship",
    "home:docks": "By Longboat to the Docks",
}

ENDINGS = {"gold": "by buying off the Pirate King", "might": "by beating the Pirate King"}


def outcome(result: Result, you: Seat | None) -> str:
    """How the game ended, in a sentence."""
    seat = result.winners[0]
    return sentence(f"{who(seat, you)} win{'' if seat == you else 's'} {ENDINGS[result.ending]}.")


def words(box: Box) -> Words[Table]:
    """The texts of the game with this box."""
    return Words(
        prompt=prompt,
        label=label,
        event_text=partial(event_text, box),
        text_board=partial(text_board, box),
        outcome=outcome,
        hints=partial(hints_text, box),
    )
