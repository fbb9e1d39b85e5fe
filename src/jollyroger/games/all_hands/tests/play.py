"""What one does at a table in tests, and what one looks for there. Cards and actions are named by their ids."""

from __future__ import annotations

from collections import Counter

import pytest

from jollyroger.engine import Event, Phase, Refused, Result, Seat, State, View, apply, ask_of, waiting

from ..actions import CATALOGUE
from ..bidding import Bidding, LastCall
from ..components import KINDS, kind_of
from ..rounds import Discarding
from ..state import Table
from ..view import pieces, view
from .positions import cards, names


def say(s: Table, seat: Seat, *ids: str) -> None:
    """Play the actions of these ids; afterwards all 108 cards must still be there. (case 44)"""
    for id in ids:
        action = CATALOGUE.find(id)
        assert action is not None, f"there is no action {id}"
        apply(s, seat, action)
        pieces(s)


def bid(s: Table, seat: Seat, text: str) -> None:
    """Lay these cards and seal the bid."""
    say(s, seat, *[f"lay:{id}" for id in text.split()], "seal")


def cut(s: Table, seat: Seat, owner: Seat, id: str) -> None:
    say(s, seat, f"cut:{places(s, owner, id)[0]}")


def claim(s: Table, seat: Seat, owner: Seat, id: str) -> None:
    say(s, seat, f"claim:{places(s, owner, id)[0]}")


def places(s: Table, owner: Seat, id: str) -> list[int]:
    """Where in the row of revealed bids this captain's cards of this name lie."""
    return [place for place, laid in enumerate(s.row) if (laid.owner, laid.kind) == (owner, kind_of(id))]


def all_pass(s: Table) -> None:
    while now(s) is Bidding:
        say(s, waiting(s)[0], "pass")


def all_agree(s: Table) -> None:
    while now(s) is LastCall:
        say(s, waiting(s)[0], "agree")


def all_done(s: Table) -> None:
    while now(s) is Discarding:
        say(s, waiting(s)[0], "done")


def refusal(s: State, seat: Seat, id: str) -> str | None:
    """The rule by which this is refused."""
    action = CATALOGUE.find(id)
    assert action is not None, f"there is no action {id}"
    with pytest.raises(Refused) as caught:
        apply(s, seat, action)
    return caught.value.rule


def offered(s: State, seat: Seat) -> list[str]:
    """What this captain may choose now."""
    ask = ask_of(s, seat)
    return [] if ask is None else [str(option) for option in ask.options]


def now(s: Table) -> type[Phase[Table]] | None:
    """The phase that is happening."""
    return type(s.agenda[-1]) if s.agenda else None


def ended(s: Table) -> Result | None:
    """How the game has ended. (Asked anew each time: the table changes behind the reader's back.)"""
    return s.result


def hand(s: Table, seat: Seat) -> str:
    return names(s.hands[seat])


def auction(s: Table) -> str | None:
    return None if s.auction is None else KINDS[s.auction].id


def holds(s: Table, seat: Seat, text: str) -> bool:
    """Whether these cards are in that hand."""
    return Counter(cards(text)) <= Counter(s.hands[seat])


def overboard(s: Table, text: str) -> bool:
    """Whether these cards are in the discard pile."""
    return Counter(cards(text)) <= Counter(s.discard)


def captain(s: Table, reader: Seat | None, seat: Seat) -> View:
    """What the reader sees of a captain."""
    seen: View = view(s, reader)["captains"][seat]
    return seen


def listen(s: Table) -> list[Event]:
    """All that is told from now on."""
    told: list[Event] = []
    s.listener = told.append
    return told
