"""The text every face shows. A player is written {seat}; the reader is 'you'."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ....engine import Action, Event, Phase, Result, Seat, Words
from ....engine.english import does, listed, number, sentence, who, whose
from .. import actions as a
from .. import events as e
from ..components import BOX, OVERBOARD
from ..rules import penalties, pirates, rewards, settlement, turns
from ..state import Table
from .hints import fatal
from .text_board import hints, table


def symbol(face: int, count: int = 1) -> str:
    return BOX.symbols[face].one if count == 1 else BOX.symbols[face].many


def faces(dice: Sequence[int]) -> str:
    """Dice in words, alike ones counted: '2 anchors and 1 flag'."""
    return listed(f"{dice.count(face)} {symbol(face, dice.count(face))}" for face in sorted(set(dice)) if face)


def prompt(s: Table, seat: Seat) -> str:
    """The question a player is being asked."""
    phase = s.agenda[-1] if s.agenda else None
    match phase:
        case turns.Acting():
            out = f" ({faces(s.out)} out)" if s.out else ""
            return f"You show {faces(sorted(s.fresh + s.spent))}{out}. What do you do?"
        case pirates.Turning(face=face):
            return f"Bullseye: to which face do you turn the {symbol(face)}?"
        case pirates.Putting(owner=owner, face=face):
            return f"On board! Where does {whose(owner, seat)} die from the {symbol(face)} go?"
        case settlement.Pardonable(column=column):
            return f"The {symbol(column)} failed: {phase.name(s)}. Do you ignore this penalty?"
        case penalties.Loading(count=count):
            return (
                f"Penalty: {number(count, 'rum', 'rum')} from the hold must go on the pirates. On whom goes the next?"
            )
        case penalties.Tossing(count=count):
            return f"You lose {number(count, 'gold token')}. Which goes first?"
    return PROMPTS[type(phase)] if phase is not None else "The game is over."


PROMPTS: dict[type[Phase[Table]], str] = {
    pirates.Aiming: "Which of your dice do you turn?",
    pirates.Swapping: "Change of course: which two black lines change places?",
    pirates.Storming: "Storm: which black line is rolled again?",
    pirates.Hauling: "Keelhauling: from which column do all players take their dice back?",
    pirates.Taking: "On board! Whose die do you move?",
    rewards.Weighing: "The anchor is weighed: you may move one of your anchor dice. Where?",
    penalties.Throwing: "A pirate must go overboard, for good. Who?",
}


def label(s: Table, seat: Seat, action: Action) -> str:
    """What an option says on its button."""
    match action:
        case a.Place(face):
            count = s.fresh.count(face) + s.spent.count(face)
            return f"Place {number(count, symbol(face), symbol(face, 2))} ({standing(s, face, count)})"
        case a.Reroll(face, count):
            return f"Roll {number(count, symbol(face), symbol(face, 2))} again"
        case a.Use(pirate):
            return use_label(s, pirate)
        case a.Pick(face):
            jibe = isinstance(s.agenda[-1], pirates.Aiming) and not s.agenda[-1].anywhere if s.agenda else False
            return f"The {symbol(face)}" + (f", to {symbol(7 - face)}" if jibe else "")
        case a.Turn(face):
            return f"To the {symbol(face)}{idle(s, face)}"
        case a.Swap(one, other):
            return f"{sentence(symbol(one))} ({s.black[one]}) and {symbol(other)} ({s.black[other]})"
        case a.Storm(face):
            return f"The {symbol(face)}: {number(s.black[face], 'black die', 'black dice')}"
        case a.Haul(face):
            return f"The {symbol(face)}: {owners(s.columns[face], seat)}"
        case a.Take(owner, face):
            return f"{sentence(whose(owner, seat))} die from the {symbol(face)}"
        case a.Put(face):
            return f"To the {symbol(face)} ({standing(s, face, 1)})"
        case a.Refill(gold):
            return f"Toss a gold token worth {gold}: all rum on the pirates goes back to the hold"
        case a.Toss(gold):
            return f"A token worth {gold}"
        case a.Throw(pirate):
            return f"{pirate_name(s, pirate)}{last_of_crew(s)}"
        case a.Load(pirate):
            return f"{pirate_name(s, pirate)} ({s.drunk[pirate]} of {s.limit(pirate)} rum)"
        case a.Suffer():
            return f"Let it happen{doom(s)}"
    return PLAIN[type(action)]


PLAIN: dict[type[Action], str] = {
    a.RerollAll: "Roll all dice with inactive symbols again",
    a.Drink: "Drink a rum: roll all your unplaced dice again",
    a.Done: "Place nothing and end your turn",
    a.Stay: "Leave them where they are",
    a.Cancel: "Ignore it",
}


def standing(s: Table, face: int, more: int) -> str:
    """How a column stands once so many dice more lie there."""
    if not s.black[face]:
        return "blocked" if face == s.waters.blocked else "inactive"
    short = s.black[face] - len(s.columns[face]) - more
    return "fills it" if short == 0 else f"{short} still short" if short > 0 else f"{-short} more than needed"


def idle(s: Table, face: int) -> str:
    return "" if s.black[face] else " (inactive)"


def owners(seats: Sequence[Seat], you: Seat | None) -> str:
    return listed(f"{seats.count(seat)} of {'yours' if seat == you else f'{{{seat}}}'}" for seat in sorted(set(seats)))


def pirate_name(s: Table, pirate: int) -> str:
    printed = s.box.pirates[pirate]
    return f"{printed.title}{'*' if printed.guessed_title else ''} ({printed.name})"


def use_label(s: Table, pirate: int) -> str:
    printed = s.box.pirates[pirate]
    warning = last_of_crew(s) if pirate == OVERBOARD else ""
    return f"{printed.name} (1 rum{warning}): {printed.about.rstrip('.')}"


def last_of_crew(s: Table) -> str:
    """A warning before the move that loses the game. (BD-7.6)"""
    return ", THE LAST OF THE CREW: THE GAME IS LOST" if len(s.crew) == 1 else ""


def doom(s: Table) -> str:
    """A warning before a penalty that ends the game is let happen. (BD-7.6, BD-8.5)"""
    phase = s.agenda[-1] if s.agenda else None
    end = fatal(s, s.adventure(phase.column).penalty) if isinstance(phase, settlement.Penalty) else None
    return f": {end.upper()}, THE GAME IS LOST" if end else ""


def say(event: Event, you: Seat | None) -> str:
    """What has happened, in a sentence."""
    return SENTENCES[type(event)](event, you)


def stop(text: str) -> str:
    """With a full stop, unless it ends with a cry."""
    return text if text.endswith("!") else f"{text}."


def duelled(x: e.Duelled, you: Seat | None) -> str:
    rolls = listed(f"{who(seat, you)} {roll}" for seat, roll in enumerate(x.rolls) if roll)
    return f"A duel for {'sea wolf' if x.rank == 'sea wolf' else 'captain'}: {rolls}."


def black_rolled(x: e.BlackRolled, you: Seat | None) -> str:
    lines = listed(f"{count} {symbol(face, count)}" for face, count in enumerate(x.lines, 1) if count)
    seeded = "" if x.seeded is None else f" (one of them put on the {symbol(x.seeded)} before the roll)"
    out = f"; {number(x.out, 'die is', 'dice are')} out for the round" if x.out else ""
    return f"Round {x.round}. The black dice: {lines}{seeded}{out}."


def stormed(x: e.Stormed, you: Seat | None) -> str:
    out = x.now.count(0)
    away = f", {number(out, 'die', 'dice')} out for the round" if out else ""
    return f"The {symbol(x.column)} line is rolled again: {faces(x.now)}{away}."


def spilled(x: e.Spilled, you: Seat | None) -> str:
    joined = (
        f"{faces(x.joined)} join{'s' if len(x.joined) == 1 else ''} the later columns" if x.joined else "none joins"
    )
    return f"Its {number(len(x.rolls), 'surplus die rolls', 'surplus dice roll')} {faces(x.rolls)}: {joined}."


def took_gold(x: e.TookGold, you: Seat | None) -> str:
    worth = "" if x.gold is None else f", worth {listed(map(str, x.gold))}"
    return f"{does(x.seat, you, 'take')} {number(x.count, 'gold token')}{worth}."


def tossed(x: e.Tossed | e.Refilled, you: Seat | None) -> str:
    worth = "" if x.gold is None else f" worth {x.gold}"
    what = f"a gold token{worth}"
    if isinstance(x, e.Refilled):
        return f"{does(x.seat, you, 'toss', 'tosses')} {what} overboard: all rum on the pirates goes back to the hold."
    return f"{does(x.seat, you, 'lose')} {what}."


def quest_won(x: e.QuestWon, you: Seat | None) -> str:
    gold = listed(
        f"{who(seat, you)} {sum_} in {number(tokens, 'token')}"
        for seat, (sum_, tokens) in enumerate(zip(x.gold, x.tokens, strict=True))
    )
    return f"{x.quest} is done! The purses are opened: {gold}."


def sea_wolf(x: e.SeaWolf, you: Seat | None) -> str:
    if x.seat is None:
        return "Nobody has a die on the right half: there is no sea wolf."
    return f"{does(x.seat, you, 'are', 'is')} the sea wolf."


def boarded(x: e.Boarded, you: Seat | None) -> str:
    die = "a die" if x.seat == x.owner else f"{whose(x.owner, you)} die"
    return f"{does(x.seat, you, 'move')} {die} from the {symbol(x.old)} to the {symbol(x.new)}."


SENTENCES: dict[type[Event], Callable[[Any, Seat | None], str]] = {
    e.Embarked: lambda x, you: stop(f"{x.quest}. {x.goal} The crew: {listed(x.crew)}"),
    e.Duelled: duelled,
    e.BecameCaptain: lambda x, you: f"{does(x.seat, you, 'are', 'is')} captain now.",
    e.StayedCaptain: lambda x, you: f"{does(x.seat, you, 'stay')} captain.",
    e.BlackRolled: black_rolled,
    e.Rolled: lambda x, you: f"{does(x.seat, you, 'roll')} {faces(x.faces)}.",
    e.Rerolled: lambda x, you: f"{does(x.seat, you, 'roll')} {faces(x.old)} again: {faces(x.new)}.",
    e.Drank: lambda x, you: f"{does(x.seat, you, 'drink')} a rum. The new roll: {faces(x.faces)}.",
    e.Placed: lambda x, you: (
        f"{does(x.seat, you, 'place')} {number(x.count, 'die', 'dice')} on the {symbol(x.column)}."
    ),
    e.PlacedNothing: lambda x, you: f"{does(x.seat, you, 'place')} nothing.",
    e.Used: lambda x, you: stop(f"{does(x.seat, you, 'pay')} a rum: {x.pirate}"),
    e.Turned: lambda x, you: f"{does(x.seat, you, 'turn')} a die from {symbol(x.old)} to {symbol(x.new)}.",
    e.Swapped: lambda x, you: f"The black lines of {symbol(x.one)} and {symbol(x.other)} change places.",
    e.Stormed: stormed,
    e.Hauled: lambda x, you: f"All dice leave the {symbol(x.column)}: {owners(x.owners, you)}.",
    e.Boarded: boarded,
    e.Stayed: lambda x, you: f"{does(x.seat, you, 'move')} no die.",
    e.Refilled: tossed,
    e.Tossed: tossed,
    e.Completed: lambda x, you: f"The {symbol(x.column)} is completed, {x.dice} against {x.black}: {x.reward}.",
    e.Failed: lambda x, you: f"The {symbol(x.column)} fails, {x.dice} against {x.black}.",
    e.Punished: lambda x, you: f"Penalty: {x.penalty}.",
    e.Pardoned: lambda x, you: f"{does(x.seat, you, 'wave')} a penalty of the {symbol(x.column)} away: {x.penalty}.",
    e.Spilled: spilled,
    e.TookRum: lambda x, you: f"{does(x.seat, you, 'take')} {x.count} rum.",
    e.TookGold: took_gold,
    e.PoolRenewed: lambda x, you: "The gold has run out: what was tossed is shuffled into a new pool.",
    e.FoundToken: lambda x, you: f"A {x.token}! That makes {x.count} of {x.needed}.",
    e.EnemyHit: lambda x, you: f"A hit! {sentence(x.enemy)} has taken {x.hits} of {x.needed}.",
    e.ShipHit: lambda x, you: f"The ship has taken {x.damage} of {x.bears} damage.",
    e.Unlocked: lambda x, you: "The fight for the flag is open.",
    e.Locked: lambda x, you: "But the fight for the flag was not unlocked: no spoils.",
    e.Thrown: lambda x, you: f"A pirate has gone overboard ({x.pirate}); {number(x.left, 'is', 'are')} left.",
    e.Plied: lambda x, you: stop(f"{does(x.seat, you, 'put')} a rum on {x.pirate}"),
    e.SeaWolf: sea_wolf,
    e.Sank: lambda x, you: "The ship goes down with all hands.",
    e.CrewLost: lambda x, you: "The last of the crew is gone: nobody is left to sail the ship.",
    e.Adrift: lambda x, you: "The stores are empty and the quest is given up.",
    e.QuestWon: quest_won,
}

LOSSES = {
    "sunk": "The ship has sunk: everyone loses.",
    "crew-lost": "There is no crew left: everyone loses.",
    "adrift": "The quest took too long and was given up: everyone loses.",
}
TIES = {
    "most-gold": "with the most gold",
    "fewest-tokens": "with as much gold as another, in fewer tokens",
    "captain": "as captain of the last round: gold and tokens were tied",
}


def outcome(result: Result, you: Seat | None) -> str:
    """How the game ended, in a sentence."""
    if not result.winners:
        return LOSSES[result.ending]
    gold = listed(f"{who(seat, you)} {points}" for seat, points in enumerate(result.points))
    return f"{does(result.winners[0], you, 'win')} {TIES[result.ending]}: {gold}."


WORDS: Words[Table] = Words(prompt=prompt, label=label, event_text=say, text_board=table, outcome=outcome, hints=hints)
