"""Why a good player would choose an action: a sentence for the captain who is asked.

It uses his own cards and what lies open. Like the policy, it counts the cards in the other hands, as everyone who pays
attention can. (AH-2.2)
"""

from __future__ import annotations

from collections.abc import Sequence

from ....engine import Action, Ask, Seat
from ....engine.text.english import number, sentence, who, whose
from .. import actions as a
from ..components import CREW, CUTPURSE, DOCK, HAND_LIMIT, KINDS, PLUNDER, RANK
from ..presentation.card_text import card_name, distance_text, is_needed
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


def advice(s: Table, ask: Ask, action: Action) -> str:
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
            return loss_text(s.hands[seat], kind)
        case a.Keep(kind) | a.Take(kind):
            return gain_text(s.hands[seat], kind, [each.kind for each in ask.options if isinstance(each, type(action))])
        case a.Claim(place):
            places = [each.place for each in ask.options if isinstance(each, a.Claim)]
            return gain_text(s.hands[seat], s.row[place].kind, [s.row[each].kind for each in places])
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


def call_advice(s: Table, seat: Seat, captain: Seat) -> str:
    """A captain who has counted knows whether a call is right."""
    if cards_over_limit(s, captain):
        return f"Count their cards: {who(captain, seat)} holds more than {HAND_LIMIT}."
    stake = number(false_call_stake(s, seat), "card")
    return f"Count their cards: {who(captain, seat)} holds no more than {HAND_LIMIT}, and the call costs you {stake}."


def agree_advice(s: Table, seat: Seat) -> str:
    suspects = [other for other in range(s.seats) if other != seat and s.can_be_called[other] and could_cheat(s, other)]
    if not suspects:
        return f"Nobody you can call holds {HAND_LIMIT} cards or more: see the bids."
    if not any(cards_over_limit(s, other) for other in suspects):
        return f"Count their cards: nobody you can call holds more than {HAND_LIMIT}."
    return f"A wrong call costs you {number(false_call_stake(s, seat), 'card')}; seeing the bids costs nothing."


# Cards that leave the hand (AH-3.7, AH-4.8, AH-4.10)


def drop_advice(s: Table, seat: Seat, kind: int) -> str:
    rest = rest_of_hand(s, seat)
    if len(rest) < HAND_LIMIT:
        held = number(len(rest), "card")
        return f"You need not discard {card_name(kind)}: you hold {held}, and the limit is {HAND_LIMIT}."
    if len(rest) == HAND_LIMIT:
        return f"You hold {HAND_LIMIT} cards, and one more is too many. {loss_text(rest, kind)}"
    return f"You hold {len(rest)} cards, {len(rest) - HAND_LIMIT} too many. {loss_text(rest, kind)}"


def done_advice(s: Table, seat: Seat) -> str:
    count = len(rest_of_hand(s, seat))
    if count < HAND_LIMIT:
        return f"You keep {count} of {HAND_LIMIT} cards: there is room, and every card can pay for a bid."
    if not s.cheating:
        return f"{HAND_LIMIT} cards are as many as you may keep."
    return f"Above {HAND_LIMIT} cards you can be called a cheat, but only if somebody notices."


def loss_text(hand: list[int], kind: int) -> str:
    """What it means to part with a card."""
    if len(set(hand)) == 1:
        return "You have no other card."
    costs = card_costs(hand)
    if costs[kind] == min(costs.values()):
        return f"You will miss {card_name(kind)} least."
    if is_needed(hand, cards_left(hand, [kind])):
        return f"You need {card_name(kind)} for your nearest run."
    return f"Your nearest run does not need {card_name(kind)}."


# Cards that come to the hand (AH-4.3, AH-4.4, AH-4.5, AH-4.10, AH-6.5)


def gain_text(hand: list[int], kind: int, choices: Sequence[int]) -> str:
    """What a card does for a hand, among those it could have instead."""
    name, after = card_name(kind), [*hand, kind]
    if find_win(after):
        return f"{name} wins you the hand!"
    if is_needed(after, hand):
        return f"With {name} you are {distance_text(after)}."
    if CREW[kind] is None:
        return f"Good to have: {KINDS[kind].about}"
    if gain_from(hand, kind) >= max(gain_from(hand, choice) for choice in choices):
        return f"{name} fits your hand best."
    return f"{name} does not bring you nearer to winning, but it can pay for a later bid."


def enough_advice(s: Table, seat: Seat) -> str:
    if is_exposed_by_card(s, seat):
        return f"Another card would put you above {HAND_LIMIT} while you can be called."
    return f"Every card you keep counts towards the limit of {HAND_LIMIT}."


# Action cards (AH-3.5, AH-4)


def resolve_advice(s: Table, seat: Seat, kind: int) -> str:
    pending = pending_actions(s, seat)
    if kind == DOCK:
        return "Fall off the Dock ends the auction at once, so your other actions are lost."
    if DOCK in pending:
        return f"Play {card_name(kind)} before your Fall off the Dock ends the auction."
    if kind == CUTPURSE and PLUNDER in pending:
        return "Cut first: Hidden Plunder can then take what you cut."
    return ACTION_ADVICE[kind]


def cut_advice(s: Table, seat: Seat, place: int) -> str:
    card = s.row[place]
    rum, value = bid_strength(s, card.owner)
    rest = [other.kind for number, other in enumerate(s.row) if other.owner == card.owner and number != place]
    rum_after, value_after = strength(rest, s.auction)
    bid = f"{whose(card.owner, seat)} bid"
    if rum and not rum_after:
        return sentence(f"{bid} is nothing special without its Rum: then it is worth {value_after}.")
    if value_after < value:
        return sentence(f"{bid} falls from {value} to {value_after} without {card_name(card.kind)}.")
    return sentence(f"{bid} loses {card_name(card.kind)}, but is worth as much as before.")


def spare_advice(s: Table, seat: Seat) -> str:
    own = bid_strength(s, seat)
    best = max((bid_strength(s, card.owner) for card in s.row if card.owner != seat), default=(False, 0))
    if best == (False, 0):
        return "No other bid is worth anything, so there is nothing to cut."
    return "Your bid is the best already." if own > best else "You may leave all bids as they are."


def name_advice(s: Table, seat: Seat, captain: Seat) -> str:
    them = who(captain, seat)
    if isinstance(s.agenda[-1], ShadyDeal):
        lowest = min(RANK[card.kind] for card in s.row if CREW[card.kind] is not None)
        return sentence(f"{them} bid the lowest sailor, a {lowest}, and must give you a card.")
    if s.brawled_next[captain]:
        return sentence(f"{them} is in a brawl already, so another one changes nothing.")
    fewer = all(len(s.hands[other]) < len(s.hands[captain]) for other in range(s.seats) if other not in (seat, captain))
    why = ", who holds the most cards," if s.seats > 2 and fewer else ""
    return sentence(f"{them}{why} gets no card next round and cannot bid.")
