"""Positions for tests, such as `table(hands=["stormsail-2..7 rum", "any*13", ""])`.

Cards are named by id; `stormsail-2..7` are six cards, `any*13` is thirteen that make no run, `rest` is whatever is
left. Cards that are not named are in the deck, so there are always 108.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from jollyroger.engine import Chance, Phase, Scripted, Seat, start

from ..components import DECK, KINDS, kind_of
from ..presentation.view import pieces
from ..rules.ending import HandEnd
from ..rules.rounds import Deal, NewHand, bidding_round
from ..state import Table

IDLE = [kind_of(f"{crew}-{rank}") for crew in ("sea-sabre", "black-viper") for rank in (1, 2, 4, 5, 8, 9)]
"""Cards that make no run."""


class Stock:
    """The cards that are not in the position yet."""

    def __init__(self) -> None:
        self.left = Counter(DECK)

    def named(self, text: str) -> list[int]:
        """Take the cards that a text names."""
        taken = cards(" ".join(word for word in text.split() if not word.startswith(("any*", "rest"))))
        self.left.subtract(taken)
        missing = [KINDS[kind].id for kind, count in self.left.items() if count < 0]
        assert not missing, f"there are not so many {', '.join(missing)} in the box"
        return taken

    def filled(self, text: str) -> list[int]:
        """Take the cards of `any*5`, after all that are named."""
        count = sum(int(word.removeprefix("any*")) for word in text.split() if word.startswith("any*"))
        idle = [kind for copy in range(3) for kind in IDLE if self.left[kind] > copy][:count]
        assert len(idle) == count, f"there are not {count} idle cards left"
        self.left.subtract(idle)
        return idle

    def rest(self) -> list[int]:
        rest = sorted(self.left.elements())
        self.left.clear()
        return rest


def cards(text: str) -> list[int]:
    """The cards that a text names."""
    found: list[int] = []
    for word in text.split():
        first, dots, last = word.partition("..")
        if dots:
            crew, _, rank = first.rpartition("-")
            found += [kind_of(f"{crew}-{number}") for number in range(int(rank), int(last) + 1)]
        else:
            found.append(kind_of(word))
    return found


def names(kinds: Sequence[int]) -> str:
    return " ".join(KINDS[kind].id for kind in kinds)


def table(
    seats: int = 3,
    hands: Sequence[str] = (),
    bids: Sequence[str] = (),
    auction: str | None = "stormsail-5",
    discard: str = "",
    deck: str | None = None,
    dealer: Seat | None = None,
    draws: str = "",
    chance: Chance | None = None,
    brawled: Sequence[Seat] = (),
    brawled_next: Sequence[Seat] = (),
    immune: Sequence[Seat] = (),
    points: Sequence[int] = (),
    long_game: bool = False,
    both_runs: bool = True,
    cheating: bool = True,
    hand_number: int = 1,
    renewals: int = 0,
    rounds_without_auction: int = 0,
) -> Table:
    """A state with these cards. A hand that is not given is five cards of `any`; the dealer is the last seat.

    If the deck is given, the cards that are left are in the discard pile. `draws` are the cards that are drawn next, in
    order; any other use of chance is an error.
    """
    stock = Stock()
    s = Table(seats, chance or Scripted(cards(draws)))
    s.reset_hand()
    texts = [*hands, *["any*5"] * (seats - len(hands))]
    s.hands = [stock.named(text) for text in texts]
    s.bids = [sorted(stock.named(text)) for text in [*bids, *[""] * (seats - len(bids))]]
    s.auction = None if auction is None else stock.named(auction)[0]
    s.discard = stock.named(discard)
    s.deck = [] if deck is None else stock.named(deck)
    for seat, text in enumerate(texts):
        s.hands[seat] = sorted(s.hands[seat] + stock.filled(text))
    for seat, text in enumerate(texts):
        if "rest" in text.split():
            s.hands[seat] = sorted(s.hands[seat] + stock.rest())
    if deck is None:
        s.deck = stock.rest()
    else:
        s.discard = stock.rest() + s.discard
    s.dealer = seats - 1 if dealer is None else dealer
    s.brawled = [seat in brawled for seat in range(seats)]
    s.brawled_next = [seat in brawled_next for seat in range(seats)]
    s.can_be_called = [seat not in immune for seat in range(seats)]
    s.points = list(points) or [0] * seats
    s.last_points = [0] * seats
    s.long_game, s.both_runs, s.cheating = long_game, both_runs, cheating
    s.hand_number, s.renewals, s.rounds_without_auction = hand_number, renewals, rounds_without_auction
    pieces(s)
    return s


def begin(s: Table, *phases: Phase[Table]) -> Table:
    """Start with these phases. The next hand follows them."""
    return start(s, *phases, NewHand())


def deal(s: Table) -> Table:
    """Start with step 1 of a round, with the table's dealer."""
    s.dealer = s.after(s.dealer)[-2]
    return begin(s, Deal())


def bidding(s: Table) -> Table:
    """Start with step 3: the auction card is turned up."""
    return begin(s, *bidding_round(s)[1:])


def last_call(s: Table) -> Table:
    """Start after all have bid, before the reveal."""
    return begin(s, *bidding_round(s)[-5:])


def reveal(s: Table) -> Table:
    """Start with step 4: the bids are revealed."""
    return begin(s, *bidding_round(s)[-4:])


def discarding(s: Table) -> Table:
    """Start with step 7: the auction is over."""
    return begin(s, *bidding_round(s)[-2:])


def hand_end(s: Table, winner: Seat | None = None) -> Table:
    return begin(s, HandEnd(winner))
