"""Why a good player would choose an action: a sentence for the captain who is asked.

It uses his own cards and what lies open. Like the policy, it counts the cards in the other hands, as everyone who pays
attention can. (AH-2.2)
"""

from __future__ import annotations

from collections.abc import Sequence

from ....engine import Action, Ask, Seat
from ....engine.messages import Message, Person, message, person
from .. import actions as a
from ..components import CREW, CUTPURSE, DOCK, HAND_LIMIT, KINDS, PLUNDER, RANK
from ..presentation.card_text import card, distance, is_needed
from ..presentation.hints import rest_of_hand
from ..presentation.view import could_cheat
from ..rules.auction import bid_strength, strength
from ..rules.bidding import Bidding, Rebidding
from ..rules.cheating import cards_over_limit, false_call_stake, is_exposed_by_card
from ..rules.effects import ShadyDeal, pending_actions
from ..rules.runs import find_win
from ..state import Table, cards_left
from .bid_advice import ACTION_ADVICE, bid_advice
from .evaluation import card_costs, gain_from


def advice(s: Table, ask: Ask, action: Action) -> Message:
    """Why to choose this action."""
    seat = ask.seat
    match action:
        case a.Call(captain):
            return call_advice(s, seat, captain)
        case a.Agree():
            return agree_advice(s, seat)
        case a.Lay() | a.Seal() | a.Pass() | a.Forfeit():
            assert isinstance(s.agenda[-1], (Bidding, Rebidding))
            return bid_advice(s, seat, action)
        case a.Drop(kind):
            return drop_advice(s, seat, kind)
        case a.Done():
            return done_advice(s, seat)
        case a.Give(kind):
            return loss_advice(s.hands[seat], kind)
        case a.Keep(kind) | a.Take(kind):
            return gain_advice(
                s.hands[seat], kind, [each.kind for each in ask.options if isinstance(each, type(action))]
            )
        case a.Claim(place):
            places = [each.place for each in ask.options if isinstance(each, a.Claim)]
            return gain_advice(s.hands[seat], s.row[place].kind, [s.row[each].kind for each in places])
        case a.Enough():
            return enough_advice(s, seat)
        case a.Resolve(kind):
            return resolve_advice(s, seat, kind)
        case a.Cut(place):
            return cut_advice(s, seat, place)
        case a.Spare():
            return spare_advice(s, seat)
        case a.Name(captain):
            return name_advice(s, seat, captain)
    raise AssertionError(f"no advice on {action}")


# Calls of a cheat (AH-6)


def call_advice(s: Table, seat: Seat, captain: Seat) -> Message:
    """A captain who has counted knows whether a call is right."""
    if cards_over_limit(s, captain):
        return message("advice-call", captain=Person(captain), limit=HAND_LIMIT)
    stake = false_call_stake(s, seat)
    return message("advice-call-wrong", captain=Person(captain), limit=HAND_LIMIT, stake=stake)


def agree_advice(s: Table, seat: Seat) -> Message:
    suspects = [other for other in range(s.seats) if other != seat and s.can_be_called[other] and could_cheat(s, other)]
    if not suspects:
        return message("advice-agree-no-suspects", limit=HAND_LIMIT)
    if not any(cards_over_limit(s, other) for other in suspects):
        return message("advice-agree-no-cheat", limit=HAND_LIMIT)
    return message("advice-agree", stake=false_call_stake(s, seat))


# Cards that leave the hand (AH-3.7, AH-4.8, AH-4.10)


def drop_advice(s: Table, seat: Seat, kind: int) -> Message:
    rest = rest_of_hand(s, seat)
    if len(rest) < HAND_LIMIT:
        return message("advice-drop-below-limit", card=card(kind), held=len(rest), limit=HAND_LIMIT)
    loss = loss_advice(rest, kind)
    if len(rest) == HAND_LIMIT:
        return message("advice-drop-at-limit", limit=HAND_LIMIT, loss=loss)
    return message("advice-drop-above-limit", held=len(rest), count=len(rest) - HAND_LIMIT, loss=loss)


def done_advice(s: Table, seat: Seat) -> Message:
    count = len(rest_of_hand(s, seat))
    if count < HAND_LIMIT:
        return message("advice-done-room", count=count, limit=HAND_LIMIT)
    if not s.cheating:
        return message("advice-done-full", limit=HAND_LIMIT)
    return message("advice-done-cheat", limit=HAND_LIMIT)


def loss_advice(hand: list[int], kind: int) -> Message:
    """What it means to part with a card."""
    if len(set(hand)) == 1:
        return message("advice-loss-only")
    costs = card_costs(hand)
    if costs[kind] == min(costs.values()):
        return message("advice-loss-least", card=card(kind))
    if is_needed(hand, cards_left(hand, [kind])):
        return message("advice-loss-needed", card=card(kind))
    return message("advice-loss", card=card(kind))


# Cards that come to the hand (AH-4.3, AH-4.4, AH-4.5, AH-4.10, AH-6.5)


def gain_advice(hand: list[int], kind: int, choices: Sequence[int]) -> Message:
    """What a card does for a hand, among those it could have instead."""
    name, after = card(kind), [*hand, kind]
    if find_win(after):
        return message("advice-gain-wins", card=name)
    if is_needed(after, hand):
        return message("advice-gain-nearer", card=name, distance=distance(after))
    if CREW[kind] is None:
        return message("advice-gain-action", about=KINDS[kind].effect)
    if gain_from(hand, kind) >= max(gain_from(hand, choice) for choice in choices):
        return message("advice-gain-best", card=name)
    return message("advice-gain", card=name)


def enough_advice(s: Table, seat: Seat) -> Message:
    if is_exposed_by_card(s, seat):
        return message("advice-enough-exposed", limit=HAND_LIMIT)
    return message("advice-enough", limit=HAND_LIMIT)


# Action cards (AH-3.5, AH-4)


def resolve_advice(s: Table, seat: Seat, kind: int) -> Message:
    pending = pending_actions(s, seat)
    if kind == DOCK:
        return message("advice-resolve-dock")
    if DOCK in pending:
        return message("advice-resolve-before-dock", card=card(kind))
    if kind == CUTPURSE and PLUNDER in pending:
        return message("advice-resolve-cut-first")
    return message(ACTION_ADVICE[kind])


def cut_advice(s: Table, seat: Seat, place: int) -> Message:
    laid = s.row[place]
    rum, value = bid_strength(s, laid.owner)
    rest = [other.kind for number, other in enumerate(s.row) if other.owner == laid.owner and number != place]
    rum_after, value_after = strength(rest, s.auction)
    owner, name = person(laid.owner, seat), card(laid.kind)
    if rum and not rum_after:
        return message("advice-cut-rum", owner=owner, after=value_after)
    if value_after < value:
        return message("advice-cut", owner=owner, before=value, after=value_after, card=name)
    return message("advice-cut-same", owner=owner, card=name)


def spare_advice(s: Table, seat: Seat) -> Message:
    own = bid_strength(s, seat)
    best = max((bid_strength(s, card.owner) for card in s.row if card.owner != seat), default=(False, 0))
    if best == (False, 0):
        return message("advice-spare-nothing")
    return message("advice-spare-best" if own > best else "advice-spare")


def name_advice(s: Table, seat: Seat, captain: Seat) -> Message:
    them = Person(captain)
    if isinstance(s.agenda[-1], ShadyDeal):
        lowest = min(RANK[card.kind] for card in s.row if CREW[card.kind] is not None)
        return message("advice-ask", captain=them, rank=lowest)
    if s.brawled_next[captain]:
        return message("advice-brawl-already", captain=them)
    fewer = all(len(s.hands[other]) < len(s.hands[captain]) for other in range(s.seats) if other not in (seat, captain))
    return message("advice-brawl-most-cards" if s.seats > 2 and fewer else "advice-brawl", captain=them)
