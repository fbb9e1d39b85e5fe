"""A sentence for each event. A player is written {seat}; the reader is 'you'."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....engine import Action, Event, Seat
from ....engine.messages import Argument, Message, message, person
from .. import actions as a
from .. import events as e
from ..messages import text, with_full_stop
from .dice_text import counted_dice, dice_list, owner_list, sinking_text, symbol


def event_text(event: Event, you: Seat | None) -> str:
    """A sentence about an event."""
    return SENTENCES[type(event)](event, you)


def duelled(x: e.Duelled, you: Seat | None) -> str:
    rolls = tuple(
        message("duel-roll", who=person(seat, you), die=symbol(roll), roll=roll)
        for seat, roll in enumerate(x.rolls)
        if roll
    )
    return text("event-duelled", rank=rank_id(x.rank), rolls=rolls)


def rank_id(rank: str) -> str:
    """A rank as messages select it."""
    return rank.replace(" ", "-")


def black_rolled(x: e.BlackRolled, you: Seat | None) -> str:
    lines = tuple(counted_dice(face, count) for face, count in enumerate(x.lines, 1) if count)
    shown: dict[str, Argument] = {"round": x.round, "dice": lines, "out": x.out}
    if x.seeded is not None:
        return text("event-black-rolled-laid", **shown, laid=symbol(x.seeded))
    return text("event-black-rolled", **shown)


def stormed(x: e.Stormed, you: Seat | None) -> str:
    which = "but-one" if x.one_stays else "all"
    return text("event-stormed", column=symbol(x.column), which=which, dice=dice_list(x.now), out=x.now.count(0))


def spilled(x: e.Spilled, you: Seat | None) -> str:
    column, rolls = symbol(x.column), dice_list(x.rolls)
    if not x.joined:
        return text("event-spilled-none", column=column, dice=rolls)
    return text("event-spilled", column=column, dice=rolls, joined=dice_list(x.joined), count=len(x.joined))


def took_gold(x: e.TookGold, you: Seat | None) -> str:
    if x.gold is None:
        return text("event-took-gold", who=person(x.seat, you), count=x.count)
    return text("event-took-gold-worth", who=person(x.seat, you), count=x.count, worth=x.gold)


def tossed(x: e.Tossed | e.Refilled, you: Seat | None) -> str:
    is_refill, who = isinstance(x, e.Refilled), person(x.seat, you)
    if x.gold is None:
        return text("event-refilled" if is_refill else "event-tossed", who=who)
    return text("event-refilled-worth" if is_refill else "event-tossed-worth", who=who, worth=x.gold)


def quest_won(x: e.QuestWon, you: Seat | None) -> str:
    purses = tuple(
        message("open-purse", who=person(seat, you), count=tokens, worth=worth)
        for seat, (worth, tokens) in enumerate(zip(x.gold, x.tokens, strict=True))
    )
    return text("event-quest-won", quest=x.quest, purses=purses)


def sea_wolf(x: e.SeaWolf, you: Seat | None) -> str:
    return text("event-no-sea-wolf") if x.seat is None else text("event-sea-wolf", who=person(x.seat, you))


def die_moved(x: e.DieMoved, you: Seat | None) -> str:
    way = {"old": symbol(x.old), "new": symbol(x.new)}
    if x.seat == x.owner:
        return text("event-die-moved", who=person(x.seat, you), **way)
    return text("event-die-moved-of", who=person(x.seat, you), owner=person(x.owner, you), **way)


def only_move(action: Action) -> Message:
    """What the only legal move does."""
    match action:
        case a.Place(face):
            return message("only-place", column=symbol(face))
        case a.Done():
            return message("only-done")
        case a.Pick(face):
            return message("only-pick", die=symbol(face))
        case a.Swap(one, other):
            return message("only-swap", one=symbol(one), other=symbol(other))
        case a.Storm(face):
            return message("only-storm", column=symbol(face))
        case a.Haul(face):
            return message("only-haul", column=symbol(face))
        case a.Take(_, face):
            return message("only-take", column=symbol(face))
        case a.Put(face):
            return message("only-put", column=symbol(face))
        case a.Toss(gold):
            return message("only-toss", worth=gold)
        case a.Throw():
            return message("only-throw")
    return message("only-load")


def settled(id: str, x: e.Settled, **more: Argument) -> str:
    return text(id, column=symbol(x.column), ours=len(x.owners), black=x.black, **more)


SENTENCES: dict[type[Event], Callable[[Any, Seat | None], str]] = {
    e.QuestBegan: lambda x, you: with_full_stop(text("event-quest-began", quest=x.quest, goal=x.goal, crew=x.crew)),
    e.Duelled: duelled,
    e.BecameCaptain: lambda x, you: text("event-became-captain", who=person(x.seat, you)),
    e.StayedCaptain: lambda x, you: text("event-stayed-captain", who=person(x.seat, you)),
    e.BlackRolled: black_rolled,
    e.Rolled: lambda x, you: text("event-rolled", who=person(x.seat, you), dice=dice_list(x.faces)),
    e.Rerolled: lambda x, you: text(
        "event-rerolled", who=person(x.seat, you), old=dice_list(x.old), new=dice_list(x.new)
    ),
    e.Drank: lambda x, you: text("event-drank", who=person(x.seat, you), dice=dice_list(x.faces)),
    e.OnlyMove: lambda x, you: text("event-only-move", move=only_move(x.action)),
    e.Placed: lambda x, you: text("event-placed", who=person(x.seat, you), count=x.count, column=symbol(x.column)),
    e.PlacedNothing: lambda x, you: text("event-placed-nothing", who=person(x.seat, you)),
    e.Used: lambda x, you: with_full_stop(text("event-used", who=person(x.seat, you), pirate=x.pirate)),
    e.Turned: lambda x, you: text("event-turned", who=person(x.seat, you), old=symbol(x.old), new=symbol(x.new)),
    e.Swapped: lambda x, you: text("event-swapped", one=symbol(x.one), other=symbol(x.other)),
    e.Stormed: stormed,
    e.Hauled: lambda x, you: text("event-hauled", column=symbol(x.column), dice=owner_list(x.owners, you)),
    e.DieMoved: die_moved,
    e.Stayed: lambda x, you: text("event-stayed", who=person(x.seat, you)),
    e.Refilled: tossed,
    e.Tossed: tossed,
    e.Completed: lambda x, you: settled("event-completed", x, reward=x.reward),
    e.Failed: lambda x, you: settled("event-failed", x),
    e.Punished: lambda x, you: text("event-punished", column=symbol(x.column), penalty=x.penalty),
    e.Pardoned: lambda x, you: text(
        "event-pardoned", who=person(x.seat, you), column=symbol(x.column), penalty=x.penalty
    ),
    e.Spilled: spilled,
    e.TookRum: lambda x, you: text("event-took-rum", who=person(x.seat, you), count=x.count),
    e.TookGold: took_gold,
    e.PoolRenewed: lambda x, you: text("event-pool-renewed"),
    e.FoundToken: lambda x, you: text("event-found-token", token=x.token, count=x.count, needed=x.needed),
    e.EnemyHit: lambda x, you: text("event-enemy-hit", enemy=x.enemy, hits=x.hits, needed=x.needed),
    e.ShipHit: lambda x, you: text("event-ship-hit", damage=x.damage, bears=x.bears),
    e.Unlocked: lambda x, you: text("event-unlocked"),
    e.Locked: lambda x, you: text("event-locked"),
    e.Thrown: lambda x, you: text("event-thrown", title=x.title, pirate=x.pirate, left=x.left),
    e.RumLoaded: lambda x, you: with_full_stop(
        text("event-rum-loaded", who=person(x.seat, you), title=x.title, pirate=x.pirate)
    ),
    e.SeaWolf: sea_wolf,
    e.Sank: lambda x, you: with_full_stop(sinking_text(x.round, x.damages)),
    e.CrewLost: lambda x, you: text("event-crew-lost", round=x.round),
    e.Adrift: lambda x, you: text("event-adrift", rounds=x.rounds),
    e.QuestWon: quest_won,
}
