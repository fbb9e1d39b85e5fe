"""A sentence for each event. A player is written {seat}; the reader is 'you'."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from ....engine import Event, Seat
from ....engine.messages import Argument, Message, Noun, message, person
from .. import events
from ..board import ROLES
from ..components import Box
from ..messages import Wording, sentence
from ..state import owner_of, role_of
from .landing import figure_with

Sentence = Callable[[Any, Seat | None, Box], str]


@cache
def figure_noun(figure: int, you: Seat | None) -> Message:
    """'your Officer', "{1}'s Pirate"."""
    return figure_with(owner_of(figure), ROLES[role_of(figure)], you)


@cache
def face(face: int) -> Message:
    """A face of a die: '3', 'blank'."""
    return message("die-face", face=face)


@cache
def faces(dice: tuple[int, ...]) -> tuple[Message, ...]:
    return tuple(face(die) for die in dice)


@cache
def enemy_noun(name: Wording) -> Message:
    """'the Cyclops'."""
    return message("the-enemy", enemy=name)


def foe_noun(foe: str, enemy: int | None, defender: int | None, you: Seat | None, box: Box) -> Argument:
    """The defender of a fight: 'the Cyclops', 'the First Mate', "{1}'s Pirate"."""
    if defender is not None:
        return figure_noun(defender, you)
    if enemy is not None:
        return enemy_noun(box.enemies[enemy].noun)
    return Noun({"mate": "the-mate", "king": "the-king"}[foe])


def by_player(id: str) -> Sentence:
    """The sentence of an event that has nothing but a player."""
    return lambda e, you, box: sentence(id, who=person(e.seat, you))


def by_figure(id: str) -> Sentence:
    """The sentence of an event that has nothing but a figure."""
    return lambda e, you, box: sentence(id, figure=figure_noun(e.figure, you))


def turn_began(event: events.TurnBegan, you: Seat | None, box: Box) -> str:
    who = person(event.seat, you)
    return sentence("event-turn", turn=event.turn, who=who) if event.turn > 1 else sentence("event-first", who=who)


def walked(event: events.Walked, you: Seat | None, box: Box) -> str:
    id = f"event-only-{event.forced}" if event.forced and owner_of(event.figure) == you else "event-walked"
    return sentence(id, figure=figure_noun(event.figure, you), place=box.places[event.end])


def rolled(event: events.Rolled, you: Seat | None, box: Box) -> str:
    id = "event-doubles" if len(event.dice) == 2 and event.dice[0] == event.dice[1] else "event-rolled"
    return sentence(id, who=person(event.seat, you), dice=faces(event.dice))


SOURCES = ("castle", "chest", "idol", "treasure-trove", "buried-treasure", "enemy")


def earned(event: events.Earned, you: Seat | None, box: Box) -> str:
    who = person(event.seat, you)
    if not event.gold:
        return sentence("event-earned-nothing", who=who)
    if event.source in SOURCES:
        return sentence("event-earned", who=who, gold=event.gold, source=event.source)
    return sentence("event-earned-card", who=who, gold=event.gold, card=box.cards[event.source].noun)


def hired(event: events.Hired, you: Seat | None, box: Box) -> str:
    id = "event-hired-only" if event.forced and event.seat == you else "event-hired"
    return sentence(id, who=person(event.seat, you), crew=box.crew[event.crew].noun)


def debts_list(debts: Sequence[int], you: Seat | None) -> tuple[Message, ...]:
    """'2 gold to {1} and 3 gold to the Treasure Trove'."""
    *to_players, to_trove = debts
    parts = [message("debt-to", gold=gold, who=person(seat, you)) for seat, gold in enumerate(to_players) if gold]
    return (*parts, message("debt-to-trove", gold=to_trove)) if to_trove else tuple(parts)


def settled(event: events.Settled, you: Seat | None, box: Box) -> str:
    who, debts = person(event.seat, you), debts_list(event.debts, you)
    if event.short:
        return sentence("event-bankrupt", who=who, debts=debts, short=event.short)
    return sentence("event-settled", who=who, debts=debts)


def took(event: events.Took, you: Seat | None, box: Box) -> str:
    who, loser = person(event.seat, you), person(event.loser, you)
    if event.crew is None:
        return sentence("event-took-gold", who=who, loser=loser, gold=event.gold)
    return sentence("event-took-crew", who=who, loser=loser, crew=box.crew[event.crew].noun)


def challenged(event: events.Challenged, you: Seat | None, box: Box) -> str:
    if event.defender is None:
        return ""  # told with the dice
    attacker, defender = figure_noun(event.attacker, you), figure_noun(event.defender, you)
    return sentence("event-challenged", attacker=attacker, defender=defender)


def clashed(event: events.Clashed, you: Seat | None, box: Box) -> str:
    if not any(event.dice):
        return sentence("event-clashed-blanks")
    return sentence(
        "event-clashed",
        figure=figure_noun(event.attacker, you),
        die=face(event.dice[0]),
        might=event.might[0],
        foe=foe_noun(event.foe, event.enemy, event.defender, you, box),
        die2=face(event.dice[1]),
        might2=event.might[1],
    )


def prevailed(event: events.Prevailed, you: Seat | None, box: Box) -> str:
    if event.blank:
        id = "event-won-blank" if event.won else "event-lost-blank"
    else:
        id = "event-won" if event.won else "event-lost"
    foe = foe_noun(event.foe, event.enemy, event.defender, you, box)
    return sentence(id, figure=figure_noun(event.attacker, you), foe=foe)


def priced(event: events.Priced, you: Seat | None, box: Box) -> str:
    who = person(event.seat, you)
    if event.gold >= event.price:
        return sentence("event-priced", who=who, price=event.price)
    return sentence("event-priced-short", who=who, price=event.price, gold=event.gold)


def drew_openly(event: events.DrewOpenly, you: Seat | None, box: Box) -> str:
    card = box.fortunes[event.card]
    return sentence("event-drew-openly", who=person(event.seat, you), card=card.noun, about=card.about)


def drew_to_hand(event: events.DrewToHand, you: Seat | None, box: Box) -> str:
    if event.card is None:
        return sentence("event-drew", who=person(event.seat, you))
    card = box.fortunes[event.card]
    return sentence("event-drew-secretly", who=person(event.seat, you), card=card.noun, about=card.about)


def got_item(event: events.GotItem, you: Seat | None, box: Box) -> str:
    who, item = person(event.seat, you), box.items[event.item].noun
    if event.price is None:
        return sentence("event-got-reward", who=who, item=item)
    return sentence("event-got-item", who=who, item=item, price=event.price)


def on_offer(event: events.OnOffer, you: Seat | None, box: Box) -> str:
    if event.item is None:
        return sentence("event-no-items")
    item = box.items[event.item]
    return sentence("event-on-offer", item=item.noun, about=item.about)


def bargained(event: events.Bargained, you: Seat | None, box: Box) -> str:
    who, owner = person(event.seat, you), person(event.owner, you)
    return sentence("event-bargained", who=who, owner=owner, item=box.items[event.item].noun, price=event.price)


SENTENCES: dict[type[Event], Sentence] = {
    events.TurnBegan: turn_began,
    events.Rolled: rolled,
    events.RolledForSpace: lambda e, you, box: sentence(
        "event-rolled", who=person(owner_of(e.figure), you), dice=faces(e.dice)
    ),
    events.Walked: walked,
    events.SetDown: lambda e, you, box: sentence(
        "event-set-down", figure=figure_noun(e.figure, you), place=box.places[e.end]
    ),
    events.CannotMove: by_player("event-cannot-move"),
    events.WentHome: lambda e, you, box: sentence(
        "event-to-docks" if e.docks else "event-to-ship", figure=figure_noun(e.figure, you)
    ),
    events.WentToDen: by_figure("event-to-den"),
    events.GotStuck: by_figure("event-stuck"),
    events.RopeHelped: by_figure("event-rope"),
    events.Earned: earned,
    events.Hired: hired,
    events.NobodyToHire: lambda e, you, box: sentence("event-nobody-to-hire"),
    events.Dismissed: lambda e, you, box: sentence("event-mutiny", who=person(e.seat, you), crew=box.crew[e.crew].noun),
    events.Owed: lambda e, you, box: sentence("event-owed", who=person(e.seat, you), debts=debts_list(e.debts, you)),
    events.Settled: settled,
    events.Took: took,
    events.TookNothing: lambda e, you, box: sentence(
        "event-took-nothing", who=person(e.seat, you), loser=person(e.loser, you)
    ),
    events.BridgeSpared: by_player("event-bridge-spared"),
    events.FoeAppeared: lambda e, you, box: sentence(
        "event-met", figure=figure_noun(e.figure, you), enemy=box.enemies[e.enemy].noun, might=e.might
    ),
    events.Shunned: lambda e, you, box: sentence(
        "event-shunned", who=person(e.seat, you), enemy=box.enemies[e.enemy].noun
    ),
    events.Challenged: challenged,
    events.Clashed: clashed,
    events.Prevailed: prevailed,
    events.Priced: priced,
    events.PaidKing: lambda e, you, box: sentence("event-paid-king", who=person(e.seat, you), price=e.price),
    events.DrewOpenly: drew_openly,
    events.DrewToHand: drew_to_hand,
    events.NoFortuneCards: by_player("event-no-fortune-cards"),
    events.Played: lambda e, you, box: sentence(
        "event-played", who=person(e.seat, you), card=box.fortunes[e.card].noun
    ),
    events.Resolved: lambda e, you, box: "",  # told when it was drawn, and by its effect
    events.UsedCompass: lambda e, you, box: sentence("event-compass", who=person(e.seat, you), dice=faces(e.dice)),
    events.OnOffer: on_offer,
    events.BidMade: lambda e, you, box: sentence("event-bid", who=person(e.seat, you), gold=e.gold),
    events.PassedBid: lambda e, you, box: sentence(
        "event-cannot-bid" if e.forced else "event-passed", who=person(e.seat, you)
    ),
    events.NoBids: lambda e, you, box: sentence("event-no-bids", item=box.items[e.item].noun),
    events.GotItem: got_item,
    events.Bargained: bargained,
    events.Sold: lambda e, you, box: sentence(
        "event-sold", who=person(e.seat, you), item=box.items[e.item].noun, price=e.price
    ),
    events.GameWon: lambda e, you, box: sentence("event-game-won", who=person(e.seat, you), ending=e.ending),
}


def event_text(box: Box, event: Event, you: Seat | None) -> str:
    """A sentence about what this reader saw of an event; empty if other events say it."""
    return SENTENCES[type(event)](event, you, box)
