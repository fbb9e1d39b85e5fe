"""A sentence for each event. A player is written {seat}; the reader is 'you'."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....engine import Event, Seat
from ....engine.english import does, listed, number, sentence, who, whose
from .. import events as e
from .dice_text import dice_list, owner_list, symbol_name


def event_text(event: Event, you: Seat | None) -> str:
    """A sentence about an event."""
    return SENTENCES[type(event)](event, you)


def with_full_stop(text: str) -> str:
    """The text with a full stop, unless it ends with an exclamation mark."""
    return text if text.endswith("!") else f"{text}."


def duelled(x: e.Duelled, you: Seat | None) -> str:
    rolls = listed(f"{who(seat, you)} {roll}" for seat, roll in enumerate(x.rolls) if roll)
    return f"A duel for {'sea wolf' if x.rank == 'sea wolf' else 'captain'}: {rolls}."


def black_rolled(x: e.BlackRolled, you: Seat | None) -> str:
    lines = listed(f"{count} {symbol_name(face, count)}" for face, count in enumerate(x.lines, 1) if count)
    seeded = "" if x.seeded is None else f" (one of them put on the {symbol_name(x.seeded)} before the roll)"
    out = f"; {number(x.out, 'die is', 'dice are')} out for the round" if x.out else ""
    return f"Round {x.round}. The black dice: {lines}{seeded}{out}."


def stormed(x: e.Stormed, you: Seat | None) -> str:
    out = x.now.count(0)
    away = f", {number(out, 'die', 'dice')} out for the round" if out else ""
    stays = ", all but one die," if x.one_stays else ""
    return f"The {symbol_name(x.column)} line{stays} is rolled again: {dice_list(x.now)}{away}."


def spilled(x: e.Spilled, you: Seat | None) -> str:
    joined = (
        f"{dice_list(x.joined)} join{'s' if len(x.joined) == 1 else ''} the later columns" if x.joined else "none joins"
    )
    return f"Its {number(len(x.rolls), 'surplus die rolls', 'surplus dice roll')} {dice_list(x.rolls)}: {joined}."


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


def boarded(x: e.DieMoved, you: Seat | None) -> str:
    die = "a die" if x.seat == x.owner else f"{whose(x.owner, you)} die"
    return f"{does(x.seat, you, 'move')} {die} from the {symbol_name(x.old)} to the {symbol_name(x.new)}."


SENTENCES: dict[type[Event], Callable[[Any, Seat | None], str]] = {
    e.QuestBegan: lambda x, you: with_full_stop(f"{x.quest}. {x.goal} The crew: {listed(x.crew)}"),
    e.Duelled: duelled,
    e.BecameCaptain: lambda x, you: f"{does(x.seat, you, 'are', 'is')} captain now.",
    e.StayedCaptain: lambda x, you: f"{does(x.seat, you, 'stay')} captain.",
    e.BlackRolled: black_rolled,
    e.Rolled: lambda x, you: f"{does(x.seat, you, 'roll')} {dice_list(x.faces)}.",
    e.Rerolled: lambda x, you: f"{does(x.seat, you, 'roll')} {dice_list(x.old)} again: {dice_list(x.new)}.",
    e.Drank: lambda x, you: f"{does(x.seat, you, 'drink')} a rum. The new roll: {dice_list(x.faces)}.",
    e.Placed: lambda x, you: (
        f"{does(x.seat, you, 'place')} {number(x.count, 'die', 'dice')} on the {symbol_name(x.column)}."
    ),
    e.PlacedNothing: lambda x, you: f"{does(x.seat, you, 'place')} nothing.",
    e.Used: lambda x, you: with_full_stop(f"{does(x.seat, you, 'pay')} a rum: {x.pirate}"),
    e.Turned: lambda x, you: f"{does(x.seat, you, 'turn')} a die from {symbol_name(x.old)} to {symbol_name(x.new)}.",
    e.Swapped: lambda x, you: f"The black lines of {symbol_name(x.one)} and {symbol_name(x.other)} change places.",
    e.Stormed: stormed,
    e.Hauled: lambda x, you: f"All dice leave the {symbol_name(x.column)}: {owner_list(x.owners, you)}.",
    e.DieMoved: boarded,
    e.Stayed: lambda x, you: f"{does(x.seat, you, 'move')} no die.",
    e.Refilled: tossed,
    e.Tossed: tossed,
    e.Completed: lambda x, you: f"The {symbol_name(x.column)} is completed, {x.dice} against {x.black}: {x.reward}.",
    e.Failed: lambda x, you: f"The {symbol_name(x.column)} fails, {x.dice} against {x.black}.",
    e.Punished: lambda x, you: f"Penalty: {x.penalty}.",
    e.Pardoned: lambda x, you: (
        f"{does(x.seat, you, 'wave')} a penalty of the {symbol_name(x.column)} away: {x.penalty}."
    ),
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
    e.RumLoaded: lambda x, you: with_full_stop(f"{does(x.seat, you, 'put')} a rum on {x.pirate}"),
    e.SeaWolf: sea_wolf,
    e.Sank: lambda x, you: "The ship goes down with all hands.",
    e.CrewLost: lambda x, you: "The last of the crew is gone: nobody is left to sail the ship.",
    e.Adrift: lambda x, you: "The stores are empty and the quest is given up.",
    e.QuestWon: quest_won,
}
