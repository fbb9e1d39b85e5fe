"""Helpers to play and look at a position. Cards and actions are named by their ids."""

from __future__ import annotations

from collections import Counter
from functools import partial

from jollyroger.engine import Seat, View, waiting_for
from jollyroger.testing import play as testing
from jollyroger.testing.play import current_phase

from .. import GAME
from ..components import KINDS, kind_of
from ..presentation.view import view
from ..rules.bidding import Bidding, LastCall
from ..rules.rounds import Discarding
from ..state import Table
from .positions import cards, names

say = partial(testing.play_ids, GAME)
refusal = partial(testing.refused_by_rule, GAME)


def bid(s: Table, seat: Seat, text: str) -> None:
    """Lay these cards and seal the bid."""
    say(s, seat, *[f"lay:{id}" for id in text.split()], "seal")


def cut(s: Table, seat: Seat, owner: Seat, id: str) -> None:
    say(s, seat, f"cut:{places(s, owner, id)[0]}")


def claim(s: Table, seat: Seat, owner: Seat, id: str) -> None:
    say(s, seat, f"claim:{places(s, owner, id)[0]}")


def places(s: Table, owner: Seat, id: str) -> list[int]:
    """The places of a captain's cards with this id in the row of revealed bids."""
    return [place for place, laid in enumerate(s.row) if (laid.owner, laid.kind) == (owner, kind_of(id))]


def all_pass(s: Table) -> None:
    while current_phase(s) is Bidding:
        say(s, waiting_for(s)[0], "pass")


def all_agree(s: Table) -> None:
    while current_phase(s) is LastCall:
        say(s, waiting_for(s)[0], "agree")


def all_done(s: Table) -> None:
    while current_phase(s) is Discarding:
        say(s, waiting_for(s)[0], "done")


def hand(s: Table, seat: Seat) -> str:
    return names(s.hands[seat])


def auction(s: Table) -> str | None:
    return None if s.auction is None else KINDS[s.auction].id


def holds(s: Table, seat: Seat, text: str) -> bool:
    """Whether a hand contains these cards."""
    return Counter(cards(text)) <= Counter(s.hands[seat])


def in_discard_pile(s: Table, text: str) -> bool:
    """Whether the discard pile contains these cards."""
    return Counter(cards(text)) <= Counter(s.discard)


def captain(s: Table, reader: Seat | None, seat: Seat) -> View:
    """What a reader sees of a captain."""
    seen: View = view(s, reader)["captains"][seat]
    return seen
