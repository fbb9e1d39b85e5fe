"""A sentence for each event. A player is written {seat}; the reader is 'you'."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....engine import Action, Event, Seat
from ....engine.text.english import does, listed, number, sentence, who, whose
from .. import actions as a
from .. import events as e
from .dice_text import dice_list, lower_first, owner_list, sinking_text, symbol_name


def event_text(event: Event, you: Seat | None) -> str:
    """A sentence about an event."""
    return SENTENCES[type(event)](event, you)


def with_full_stop(text: str) -> str:
    """The text with a full stop, unless it ends with an exclamation mark."""
    return text if text.endswith("!") else f"{text}."


def rank_name(rank: str) -> str:
    """A rank in a sentence. Bots may be called captains too, so the game's one is the ship's."""
    return "the ship's captain" if rank == "captain" else "sea wolf"


def duelled(x: e.Duelled, you: Seat | None) -> str:
    rolls = listed(f"{who(seat, you)} {symbol_name(roll)} ({roll})" for seat, roll in enumerate(x.rolls) if roll)
    return f"Duel for {rank_name(x.rank)}: {rolls}."


def black_rolled(x: e.BlackRolled, you: Seat | None) -> str:
    lines = listed(f"{count} {symbol_name(face, count)}" for face, count in enumerate(x.lines, 1) if count)
    seeded = "" if x.seeded is None else f" (one {symbol_name(x.seeded)} was laid before the roll)"
    out = f"; {number(x.out, 'die is', 'dice are')} out for the round" if x.out else ""
    return f"Round {x.round}. The black dice show {lines}{seeded}{out}."


def stormed(x: e.Stormed, you: Seat | None) -> str:
    out = x.now.count(0)
    away = f"; {number(out, 'die is', 'dice are')} out for the round" if out else ""
    which = "all its black dice but one" if x.one_stays else "its black dice"
    return f"A storm on the {symbol_name(x.column)}: {which} show {dice_list(x.now)} now{away}."


def spilled(x: e.Spilled, you: Seat | None) -> str:
    joined = f"{dice_list(x.joined)} join{'s' if len(x.joined) == 1 else ''}" if x.joined else "none joins"
    return f"Surplus of the {symbol_name(x.column)} re-rolled, {dice_list(x.rolls)}: {joined} a later column."


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
        f"{who(seat, you)} {number(tokens, 'gold token')} worth {worth}"
        for seat, (worth, tokens) in enumerate(zip(x.gold, x.tokens, strict=True))
    )
    return f"{x.quest} is done! The purses are opened: {gold}."


def sea_wolf(x: e.SeaWolf, you: Seat | None) -> str:
    if x.seat is None:
        return "Nobody has a die on the right half: there is no sea wolf."
    return f"{does(x.seat, you, 'are', 'is')} the sea wolf: most dice on the right half."


def die_moved(x: e.DieMoved, you: Seat | None) -> str:
    die = "a die" if x.seat == x.owner else f"{whose(x.owner, you)} die"
    return f"{does(x.seat, you, 'move')} {die} from the {symbol_name(x.old)} to the {symbol_name(x.new)}."


def settled_dice(x: e.Settled) -> str:
    return f"{len(x.owners)} of our dice against {x.black} black"


def only_move(action: Action) -> str:
    """What the only legal move does."""
    match action:
        case a.Place(face):
            return f"your dice go to the {symbol_name(face)}"
        case a.Done():
            return "none of your dice can be placed"
        case a.Pick(face):
            return f"you turn the {symbol_name(face)}"
        case a.Swap(one, other):
            return f"the black dice of {symbol_name(one)} and {symbol_name(other)} change places"
        case a.Storm(face):
            return f"the storm hits the {symbol_name(face)}"
        case a.Haul(face):
            return f"all dice leave the {symbol_name(face)}"
        case a.Take(_, face):
            return f"the die comes from the {symbol_name(face)}"
        case a.Put(face):
            return f"the die goes to the {symbol_name(face)}"
        case a.Toss(gold):
            return f"you lose a gold token worth {gold}"
        case a.Throw():
            return "the last pirate goes overboard"
    return "only one pirate has room for the rum"


SENTENCES: dict[type[Event], Callable[[Any, Seat | None], str]] = {
    e.QuestBegan: lambda x, you: with_full_stop(f"{x.quest}. {x.goal} Your crew: {listed(x.crew)}"),
    e.Duelled: duelled,
    e.BecameCaptain: lambda x, you: f"{does(x.seat, you, 'are', 'is')} the ship's captain now.",
    e.StayedCaptain: lambda x, you: f"{does(x.seat, you, 'stay')} the ship's captain.",
    e.BlackRolled: black_rolled,
    e.Rolled: lambda x, you: f"{does(x.seat, you, 'roll')} {dice_list(x.faces)}.",
    e.Rerolled: lambda x, you: f"{does(x.seat, you, 're-roll')} {dice_list(x.old)}: {dice_list(x.new)}.",
    e.Drank: lambda x, you: f"{does(x.seat, you, 'drink')} a rum and {roll_verb(x, you)} {dice_list(x.faces)}.",
    e.OnlyMove: lambda x, you: f"Only one legal move: {only_move(x.action)}.",
    e.Placed: lambda x, you: (
        f"{does(x.seat, you, 'place')} {number(x.count, 'die', 'dice')} on the {symbol_name(x.column)}."
    ),
    e.PlacedNothing: lambda x, you: f"{does(x.seat, you, 'place')} nothing.",
    e.Used: lambda x, you: with_full_stop(f"{does(x.seat, you, 'pay')} a rum for {x.pirate}"),
    e.Turned: lambda x, you: f"{does(x.seat, you, 'turn')} a die from {symbol_name(x.old)} to {symbol_name(x.new)}.",
    e.Swapped: lambda x, you: f"The black dice of {symbol_name(x.one)} and {symbol_name(x.other)} change places.",
    e.Stormed: stormed,
    e.Hauled: lambda x, you: f"All dice leave the {symbol_name(x.column)}: {owner_list(x.owners, you)}.",
    e.DieMoved: die_moved,
    e.Stayed: lambda x, you: f"{does(x.seat, you, 'move')} no die.",
    e.Refilled: tossed,
    e.Tossed: tossed,
    e.Completed: lambda x, you: f"{sentence(symbol_name(x.column))} filled, {settled_dice(x)}: {x.reward}.",
    e.Failed: lambda x, you: f"{sentence(symbol_name(x.column))} failed, {settled_dice(x)}.",
    e.Punished: lambda x, you: f"Penalty of the {symbol_name(x.column)}: {x.penalty}.",
    e.Pardoned: lambda x, you: (
        f"{does(x.seat, you, 'wave')} the penalty of the {symbol_name(x.column)} away: {x.penalty}."
    ),
    e.Spilled: spilled,
    e.TookRum: lambda x, you: f"{does(x.seat, you, 'take')} {x.count} rum.",
    e.TookGold: took_gold,
    e.PoolRenewed: lambda x, you: "The gold has run out: the tossed tokens are shuffled into a new pool.",
    e.FoundToken: lambda x, you: f"A {x.token}! We have {x.count} of {x.needed}.",
    e.EnemyHit: lambda x, you: f"A hit! {sentence(x.enemy)} has taken {x.hits} of {x.needed}.",
    e.ShipHit: lambda x, you: f"Our ship is hit: damage {x.damage} of {x.bears}.",
    e.Unlocked: lambda x, you: "The fight for the flag is open.",
    e.Locked: lambda x, you: "But the fight for the flag was not unlocked: no gold, no hit.",
    e.Thrown: lambda x, you: f"{x.pirate} goes overboard: {number(x.left, 'pirate is', 'pirates are')} left.",
    e.RumLoaded: lambda x, you: with_full_stop(f"{does(x.seat, you, 'put')} a rum on {lower_first(x.pirate)}"),
    e.SeaWolf: sea_wolf,
    e.Sank: lambda x, you: f"{sinking_text(x.round, x.damages)}.",
    e.CrewLost: lambda x, you: f"The last of the crew is gone in round {x.round}: nobody is left to sail the ship.",
    e.Adrift: lambda x, you: f"After {x.rounds} rounds the stores are empty, and the quest is given up.",
    e.QuestWon: quest_won,
}


def roll_verb(x: e.Drank, you: Seat | None) -> str:
    return "roll" if x.seat == you else "rolls"
