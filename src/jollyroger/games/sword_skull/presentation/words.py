"""The text every face shows. A player is written {seat}; the reader is 'you'."""

from __future__ import annotations

from functools import partial

from ....engine import Action, Phase, Result, Seat, Words
from ....engine.english import sentence, who, whose
from .. import actions as a
from ..board import ROLES
from ..components import Box
from ..odds import ROLLS, wins
from ..rules import bridge, caves, combat, debt, fights, fortune, items, movement, spaces, turns
from ..rules.combat import enemy_might, foe_might
from ..state import Table
from .event_text import debts, dice, figure, say
from .hints import prospect
from .text_board import DAGGER, die, hints, percent, promise, reward, symbols, table


def prompt(s: Table, seat: Seat) -> str:
    """The question a player is being asked."""
    phase = s.agenda[-1] if s.agenda else None
    match phase:
        case turns.Steering():
            return steering(s, phase)
        case movement.Marching():
            return f"Your {ROLES[phase.figure & 1].capitalize()} moves {phase.steps}. Which way?"
        case items.Bidding():
            return bidding(s, phase)
        case items.Disarming():
            return f"Two weapons are all your {ROLES[phase.role].capitalize()} can carry. Which one do you sell?"
        case debt.Pardoning():
            return f"You owe {debts(phase, seat)}. Pay, or play a card?"
        case debt.Owe():
            return f"You owe {debts(phase, seat)} and lack {phase.missing(s)} Gold. Which Item do you sell?"
        case debt.Homeward():
            return f"Your {ROLES[phase.figure & 1].capitalize()} must return to its Ship. Take the Longboat?"
        case fights.Parley():
            return f"{versus(s, phase, seat)} Before the dice are rolled: do you play a card?"
        case combat.Riposte():
            return riposte(s, phase, seat)
        case fights.Fights():
            return f"Your {ROLES[phase.figure & 1].capitalize()} must fight them all. Whom next?"
        case fights.Spoils():
            return spoils(s, phase, seat)
        case caves.Facing():
            return facing(s, phase)
        case spaces.Audience():
            return f"The Pirate King asks for {phase.price} Gold, and you have {s.gold[seat]}. Pay, or fight him?"
        case fortune.Hiring():
            places = " or ".join(s.box.settlements.get(home, home) for home in phase.settlements)
            return f"Whom do you hire at {places}?"
    return PROMPTS[type(phase)] if phase is not None else "The game is over."


PROMPTS: dict[type[Phase[Table]], str] = {
    turns.Morning: "Your turn. Roll the dice, or play a card first?",
    turns.Placing: "Lift one of your figures and set it down on a free outer space. Which, and where?",
    turns.Ordering: "Doubles: both your figures have moved. Which one goes first?",
    turns.Evening: "The end of your turn. Do you play a Bandit's Bargain?",
    fortune.Immediate: "Two cards take effect at once. Which first?",
    fortune.Mutiny: "Mutiny! Whom do you lose?",
    bridge.Robbing: "Several have equally much. From whom do you take?",
    bridge.Pressing: "The Bridge of Tears: whom do you take over?",
}


def steering(s: Table, phase: turns.Steering) -> str:
    said = f"You have rolled {dice(s.dice)}"
    if s.dice == [0, 0]:
        return f"{said}: lift a figure and set it down anywhere on the outer path."
    free = [ROLES[role].capitalize() for role in (0, 1) if not s.stuck[2 * phase.seat + role]]
    if not free:
        return f"{said}, but no figure of yours may move."
    if s.dice[0] != s.dice[1]:
        return f"{said}. Which figure moves, and where?"
    if len(free) == 1:
        return f"{said}: doubles, but only your {free[0]} may move: {sum(s.dice)}."
    return f"{said}: doubles, so both your figures move {sum(s.dice)}."


def bidding(s: Table, phase: items.Bidding) -> str:
    assert s.lot is not None
    item = s.box.items[s.lot]
    high = "nobody has bid yet" if phase.bidder is None else f"the highest bid is {phase.high} by {{{phase.bidder}}}"
    return (
        f"{item.name}{DAGGER if item.reconstructed else ''}: {item.about} It sells for {item.sell}; {high}. Your bid?"
    )


def odds(s: Table, attacker: int, defender: int | None) -> str:
    """'(57 %)', if the table shows odds."""
    if not s.reveal_odds:
        return ""
    return f" ({percent([wins(s.might(attacker) - foe_might(s, attacker, defender)), ROLLS])} for the attacker)"


def versus(s: Table, phase: combat.Duel, seat: Seat) -> str:
    assert phase.defender is not None
    attacker, defender = phase.attacker, phase.defender
    return sentence(
        f"{figure(attacker, seat)}, Might {s.might(attacker)}, attacks {figure(defender, seat)}, "
        f"Might {s.might(defender)}{odds(s, attacker, defender)}."
    )


def riposte(s: Table, phase: combat.Riposte, seat: Seat) -> str:
    """How a fight stands after the roll."""
    ahead = combat.prevails(s, phase.attacker, phase.defender)
    foe = foe_might(s, phase.attacker, phase.defender)
    mine = ahead == (phase.asked == phase.attacker)
    return (
        f"The attacker has rolled {die(s.dice[0])} with Might {s.might(phase.attacker)}, the defender {die(s.dice[1])} "
        f"with Might {foe}: you are {'winning' if mine else 'losing'}. Do you play a card?"
    )


def spoils(s: Table, phase: fights.Spoils, seat: Seat) -> str:
    loser = phase.loser >> 1
    return (
        f"You have beaten {figure(phase.loser, seat)}; {who(loser, seat)} has {s.gold[loser]} Gold. What do you take?"
    )


def facing(s: Table, phase: caves.Facing) -> str:
    assert s.enemy is not None
    enemy, seat = s.box.enemies[s.enemy], phase.figure >> 1
    might = f"Might {enemy_might(s, seat, s.enemy)}{odds(s, phase.figure, None)}"
    prize = reward(enemy, s.box.row(s.crew_size(seat)))
    return f"The {enemy.name}, {might}, reward {prize}. Fight it, or slip past by Lantern to the next?"


def label(s: Table, seat: Seat, action: Action) -> str:
    """What an option says on its button."""
    box = s.box
    match action:
        case a.Move():
            return f"{ROLES[action.role].capitalize()} to {visit(s, seat, action.role, action.space)}"
        case a.First():
            here = s.at[2 * seat + action.role]
            return f"{ROLES[action.role].capitalize()} first, at {visit(s, seat, action.role, here)}"
        case a.Reroll():
            face = f" ({die(s.dice[action.die])})" if action.die < len(s.dice) else ""
            return f"Compass: roll the {('first', 'second')[action.die]} die{face} again"
        case a.Play():
            return f"Play {box.fortunes[action.card].name}: {box.fortunes[action.card].about}"
        case a.Rethink():
            return f"Play Quick Thinking: roll {'your own die' if action.own else 'the other die'} again"
        case a.Buy():
            item = box.items[action.item]
            return f"Bandit's Bargain: buy {whose(action.seat, seat)} {item.name} for {item.sell} Gold"
        case a.Resolve():
            return f"{box.fortunes[action.card].name}: {box.fortunes[action.card].about}"
        case a.Hire():
            return f"Hire a {crew(box, action.crew)}"
        case a.Take():
            return f"Take a {crew(box, action.crew)}"
        case a.Dismiss():
            return f"Lose a {crew(box, action.crew)}"
        case a.Rob():
            return sentence(who(action.seat, seat))
        case a.Attack():
            return attack_label(s, seat, action)
        case a.Bid():
            return f"Bid {action.gold} Gold"
        case a.Sell():
            return f"Sell the {box.items[action.item].name} for {box.items[action.item].sell} Gold"
    return plain_label(s, action)


def crew(box: Box, kind: int) -> str:
    """'Clearwater Marine† (Officer +1)'."""
    return f"{box.crew[kind].name}{DAGGER if box.crew[kind].reconstructed else ''} ({symbols(box, kind)})"


def visit(s: Table, seat: Seat, role: int, place: int) -> str:
    """A space, and what will happen to a figure there."""
    space = s.box.board.spaces[place]
    mark = DAGGER if space.reconstructed or s.box.effects[space.kind].reconstructed else ""
    return f"{space.name}{mark} ({space.id}): {promise(s.box, prospect(s, 2 * seat + role, place), seat)}"


def attack_label(s: Table, seat: Seat, action: a.Attack) -> str:
    foe = 2 * action.seat + action.role
    if action.seat >= s.seats:
        return f"Fight the {ROLES[action.role].capitalize()} of seat {action.seat}"
    return f"Fight {figure(foe, seat)} (Might {s.might(foe)})"


def plain_label(s: Table, action: Action) -> str:
    phase = s.agenda[-1] if s.agenda else None
    if action == a.PAY:
        if isinstance(phase, spaces.Audience):
            return f"Pay {phase.price} Gold and win"
        return "Pay"
    if action == a.FIGHT:
        return "Fight the Pirate King" if isinstance(phase, spaces.Audience) else "Fight it"
    return PLAIN[str(action)]


PLAIN = {
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
    """The words for the game with this box."""
    return Words(
        prompt=prompt,
        label=label,
        event_text=partial(say, box),
        text_board=partial(table, box),
        outcome=outcome,
        hints=partial(hints, box),
    )
