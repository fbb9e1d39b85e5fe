"""How options are shown: their words, their places on the board, their order, and what they cost or bring."""

from __future__ import annotations

from collections.abc import Sequence

from ....engine import Action, Ask, OptionText, Seat
from ....engine.messages import kept_by_language, person
from .. import actions as a
from ..components import BRAWL, CREW_KINDS, HAND_LIMIT, KINDS, MONKEY, RUM, SHADY
from ..messages import text as words
from ..rules.auction import bid_strength, card_value, strength
from ..rules.bidding import LastCall
from ..rules.cheating import cards_over_limit, false_call_stake
from ..rules.effects import ShadyDeal
from ..rules.runs import find_win, missing_cards
from ..state import Table, cards_left
from .card_text import card, distance, is_needed
from .hints import own_bid, rest_of_hand
from .labels import CARD_LABELS, CARD_PLACES, label, target
from .view import could_cheat

CALL_RANK, BAR_RANK = 1000, 2000
"""Calls and the buttons of the action bar come after the cards."""


def options(s: Table, ask: Ask) -> list[OptionText]:
    """How the options of an ask are shown, in the same order."""
    return [option_text(s, ask.seat, action) for action in ask.options]


def option_text(s: Table, seat: Seat, action: Action) -> OptionText:
    match action:
        case a.Lay(kind):
            return lay(s, seat, kind, on_card(action, kind))
        case a.Drop(kind) | a.Give(kind):
            return part_with(s, seat, action, kind, on_card(action, kind))
        case a.Keep(kind) | a.Take(kind):
            return gain(s, seat, kind, on_card(action, kind))
        case a.Resolve(kind):
            return on_card(action, kind)._replace(target=target(s, seat, action), note=KINDS[kind].about)
        case a.Cut(place):
            return cut(s, seat, place, on_table(s, seat, action, "option-cut"))
        case a.Claim(place):
            return gain(s, seat, s.row[place].kind, on_table(s, seat, action, "option-claim"))
        case a.Call(captain):
            return call(captain, seat, could_cheat(s, captain), false_call_stake(s, seat))
    text = OptionText(label(s, seat, action), target=target(s, seat, action))
    if isinstance(action, a.Name):
        return name(s, action.captain, text)
    return bar_button(s, seat, action, text)


def on_card(action: Action, kind: int) -> OptionText:
    place = CARD_PLACES.get(type(action))
    return card_option(CARD_LABELS[type(action)], kind, f"{place}:{KINDS[kind].id}" if place else "")


@kept_by_language
def card_option(id: str, kind: int, target: str) -> OptionText:
    """What is the same for an option on a card at all times: its label, its button, its heading and its place."""
    return OptionText(words(id, card=card(kind)), words(f"{id}.button"), group=words(f"{id}.group"), target=target)


def on_table(s: Table, seat: Seat, action: Action, id: str) -> OptionText:
    """An option on a card of the revealed bids."""
    return OptionText(
        label(s, seat, action), words(f"{id}.button"), group=words(f"{id}.group"), target=target(s, seat, action)
    )


def lay(s: Table, seat: Seat, kind: int, text: OptionText) -> OptionText:
    """A card that the hand does not need comes first, the more it is worth the earlier. (AH-3.3)"""
    rest = rest_of_hand(s, seat)
    value = card_value(kind, s.auction)
    needed = is_needed(rest, cards_left(rest, [kind]))
    notes = [lay_note(kind, value)] + ([words("note-needed")] if needed else [])
    return text._replace(note=" · ".join(notes), rank=500 * needed - value, light=True)


def lay_note(kind: int, value: int) -> str:
    if kind == RUM:
        return words("note-lay-rum")
    if kind == MONKEY:
        return words("note-lay-monkey")
    if kind >= CREW_KINDS:
        return words("note-lay-action")
    return words("note-worth-doubled" if value > KINDS[kind].rank else "note-worth", value=value)


def part_with(s: Table, seat: Seat, action: Action, kind: int, text: OptionText) -> OptionText:
    """A discard, or a gift: what the hand needs least comes first. (AH-3.7, AH-4.8)"""
    rest = rest_of_hand(s, seat)
    without = cards_left(rest, [kind])
    note = words("note-part-needed", distance=distance(without)) if is_needed(rest, without) else ""
    return text._replace(
        note=note,
        # Action cards have their worth in a bid, so sailors go first.
        rank=sum(missing_cards(without)) * 10 + KINDS[kind].rank + (500 if kind >= CREW_KINDS else 0),
        light=isinstance(action, a.Drop),
    )


def gain(s: Table, seat: Seat, kind: int, text: OptionText) -> OptionText:
    """A card to keep, take or claim: what helps the hand most comes first. (AH-4.3, AH-4.4, AH-4.5)"""
    hand = s.hands[seat]
    after = [*hand, kind]
    if find_win(after):
        note = words("note-gain-wins")
    elif is_needed(after, hand):
        note = words("note-gain", distance=distance(after))
    else:
        note = ""
    return text._replace(note=note, rank=sum(missing_cards(after)) * 20 - KINDS[kind].rank)


def cut(s: Table, seat: Seat, place: int, text: OptionText) -> OptionText:
    """What the bid is worth without the card. The strongest bids of others come first. (AH-4.1)"""
    card = s.row[place]
    rum, value = bid_strength(s, card.owner)
    rest = [other.kind for number, other in enumerate(s.row) if other.owner == card.owner and number != place]
    rum_after, value_after = strength(rest, s.auction)
    if rum and not rum_after:
        note = words("note-cut-rum")
    elif value_after < value:
        note = words("note-cut", before=value, after=value_after)
    else:
        note = words("note-cut-same")
    rank = -100 * (rum > rum_after) - (value - value_after) + (500 if card.owner == seat else 0)
    return text._replace(note=note, rank=rank)


@kept_by_language
def call(captain: Seat, seat: Seat, possible: bool, stake: int) -> OptionText:
    """A call that is sure to be wrong, as everyone can see from the hand's thickness, is folded. (AH-2.2, AH-6.3)"""
    them = person(captain, seat)
    return OptionText(
        words("option-call", captain=them),
        words("option-call.button"),
        note=words("note-call" if possible else "note-call-wrong", limit=HAND_LIMIT),
        group=words("option-call.group"),
        target=f"seat:{captain}",
        risk=words("risk-call" if possible else "risk-call-wrong", captain=them, limit=HAND_LIMIT, stake=stake),
        rank=CALL_RANK,
        folded=not possible,
    )


def name(s: Table, captain: Seat, text: OptionText) -> OptionText:
    """A captain for a Shady Deal or a Tavern Brawl. (AH-4.8, AH-4.9)"""
    if isinstance(s.agenda[-1], ShadyDeal):
        return text._replace(button=words("option-ask.button"), note=words("note-ask"), group=KINDS[SHADY].name)
    note = words("note-brawl-already" if s.brawled_next[captain] else "note-brawl")
    rank = int(s.brawled_next[captain])
    return text._replace(button=words("option-brawl.button"), note=note, group=KINDS[BRAWL].name, rank=rank)


def bar_button(s: Table, seat: Seat, action: Action, text: OptionText) -> OptionText:
    """An option without a place. It ends what the captain is asked."""
    text = text._replace(rank=BAR_RANK, ends_turn=True)
    hand, rest = s.hands[seat], rest_of_hand(s, seat)
    match action:
        case a.Seal():
            rum, value = strength(own_bid(s, seat), s.auction)
            note = words("note-worth-rum" if rum else "note-worth", value=value)
            return text._replace(note=note, icon="coin", risk=seal_risk(s, hand, rest))
        case a.Pass():
            return text._replace(note=words("note-keep-cards"), icon="anchor")
        case a.Forfeit():
            return text._replace(note=words("note-keep-cards"), icon="flag")
        case a.Done():
            over = cards_over_limit(s, seat) - (len(hand) - len(rest))
            note = words("note-over-limit", count=over) if over > 0 and s.cheating else ""
            needed = is_needed(hand, rest)
            risk = words("risk-discard", distance=distance(rest)) if needed else ""
            return text._replace(note=note, icon="wave" if len(hand) > len(rest) else "anchor", risk=risk)
        case a.Enough():
            return text._replace(note=words("note-rest-discarded"), icon="wave")
        case a.Spare():
            return text._replace(icon="anchor")
    assert isinstance(s.agenda[-1], LastCall)
    return text._replace(note=words("note-nobody-called"), icon="lantern")


def seal_risk(s: Table, hand: Sequence[int], rest: Sequence[int]) -> str:
    """A bid of the very cards that the auction card would complete."""
    assert s.auction is not None
    if find_win([*hand, s.auction]) and not find_win([*rest, s.auction]):
        return words("risk-seal")
    return ""
