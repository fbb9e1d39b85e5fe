"""What the others may hold, from what they have done.

A uniform redeal gives them any cards. But captains keep what fits their runs and play most actions at once, so the real
hands are far better: with 12 cards, a Mate lacks one card to win six times as often as a random hand. And a captain who
has bid or passed had a hand to bid or pass with. All this starts from a redealt state, so it depends only on what the
captain may know.
"""

from __future__ import annotations

from math import exp
from typing import Final

from ....engine import Chance, Seat, refresh_asks
from ..actions import GIVE
from ..rules.bidding import Bidding, LastCall
from ..rules.effects import Tribute
from ..state import Table, cards_left
from .evaluation import card_costs
from .hand_score import HandWeights
from .policy import bid_for, cards_bid_before
from .weights import HOLD_WEIGHTS

EXCHANGES_PER_CARD: Final = 3
"""How many exchanges are proposed for each card of the others."""
MAX_TRIES: Final = 6
"""How often a hand is changed further because its captain would not have bid so many cards with it."""
CERTAIN: Final = 1 << 30
HOLDS: Final = [HandWeights(weights) for weights in HOLD_WEIGHTS]


def believe(s: Table, seat: Seat, chance: Chance) -> None:
    """Exchange cards that this captain cannot see, so that the others hold what they might really hold."""
    beliefs = Beliefs(s, seat, chance)
    beliefs.settle()
    for other in beliefs.others:
        if has_bid(s, other):
            beliefs.explain_bid(other)
        else:
            beliefs.hand_out(other, bid_of_size([], beliefs.hands[other], len(s.bids[other])))
    s.deck.sort()
    for other in s.sealed:
        if other != seat and isinstance(s.agenda[-1], Tribute):
            s.sealed[other] = GIVE[bid_of_size([], s.hands[other], 1)[0]]
    refresh_asks(s)


def has_bid(s: Table, seat: Seat) -> bool:
    """Whether a captain has bid or passed in the auction that is going on, and his bid lies face down."""
    phase = s.agenda[-1]
    if s.auction is None or s.row or s.brawled[seat]:
        return False
    if isinstance(phase, LastCall):
        return True
    order = s.after(s.dealer)
    return isinstance(phase, Bidding) and order.index(seat) < order.index(phase.seat)


class Beliefs:
    """The hidden cards while they are exchanged. A captain's bid counts as part of his hand."""

    def __init__(self, s: Table, seat: Seat, chance: Chance) -> None:
        self.s = s
        self.chance = chance
        self.others = [other for other in range(s.seats) if other != seat and s.hands[other] + s.bids[other]]
        self.hands = [hand + bid for hand, bid in zip(s.hands, s.bids, strict=True)]
        self.fixed = [0] * s.seats
        """How many cards at the start of each hand everybody knows."""
        for other in self.others:
            known = s.known_cards[other]
            self.hands[other] = known + cards_left(self.hands[other], known)
            self.fixed[other] = len(known)
        self.weights = [weights_for(len(hand)) for hand in self.hands]
        self.scores = [weights.score(hand) for hand, weights in zip(self.hands, self.weights, strict=True)]

    def settle(self) -> None:
        """Exchange cards of all the others until their hands are likely ones."""
        for _ in range(EXCHANGES_PER_CARD):
            for other in self.others:
                for _ in self.hands[other]:
                    self.exchange(other)

    def exchange(self, seat: Seat) -> None:
        """Propose to exchange a hidden card of a captain with one elsewhere; likelier hands are preferred."""
        hand, fixed = self.hands[seat], self.fixed[seat]
        if len(hand) == fixed:
            return
        place = fixed + self.chance.below(len(hand) - fixed)
        partners = [other for other in self.others if other != seat]
        count = len(self.s.deck)
        for other in partners:
            count += len(self.hands[other]) - self.fixed[other]
        if not count:
            return
        number = self.chance.below(count)
        if number < len(self.s.deck):
            self.swap(seat, place, self.s.deck, number, -1)
            return
        number -= len(self.s.deck)
        for other in partners:
            hidden = len(self.hands[other]) - self.fixed[other]
            if number < hidden:
                self.swap(seat, place, self.hands[other], self.fixed[other] + number, other)
                return
            number -= hidden

    def swap(self, seat: Seat, place: int, cards: list[int], number: int, other: Seat) -> None:
        """Exchange two cards if that makes the hands likelier, and else with the ratio of the likelihoods."""
        hand = self.hands[seat]
        if hand[place] == cards[number]:
            return
        hand[place], cards[number] = cards[number], hand[place]
        mine = self.weights[seat].score(hand)
        gain = mine - self.scores[seat]
        theirs = 0.0
        if other >= 0:
            theirs = self.weights[other].score(cards)
            gain += theirs - self.scores[other]
        if gain < 0 and self.chance.below(CERTAIN) >= exp(gain) * CERTAIN:
            hand[place], cards[number] = cards[number], hand[place]
            return
        self.scores[seat] = mine
        if other >= 0:
            self.scores[other] = theirs

    def explain_bid(self, seat: Seat) -> None:
        """Look for a hand with which he would have bid so many cards, and let him have bid those."""
        s = self.s
        assert s.auction is not None
        count, earlier = len(s.bids[seat]), cards_bid_before(s, seat)
        bid = bid_for(sorted(self.hands[seat]), s.auction, earlier, s.seats, seat == s.dealer)
        for _ in range(MAX_TRIES):
            if len(bid) == count:
                break
            for _ in self.hands[seat]:
                self.exchange(seat)
            bid = bid_for(sorted(self.hands[seat]), s.auction, earlier, s.seats, seat == s.dealer)
        self.hand_out(seat, bid_of_size(bid, self.hands[seat], count))

    def hand_out(self, seat: Seat, bid: list[int]) -> None:
        """Put the cards on the table: the bid, and the rest as his hand. They are not exchanged any more."""
        self.fixed[seat] = len(self.hands[seat])
        self.s.bids[seat] = sorted(bid)
        self.s.hands[seat] = sorted(cards_left(self.hands[seat], bid))


def bid_of_size(bid: list[int], hand: list[int], count: int) -> list[int]:
    """So many cards: those of the bid, and if they are too few, those the hand misses least."""
    rest = cards_left(hand, bid)
    costs = card_costs(hand)
    rest.sort(key=lambda kind: (costs[kind], kind))
    return [*bid, *rest][:count]


def weights_for(cards: int) -> HandWeights:
    return HOLDS[min(cards, len(HOLDS) - 1)]
