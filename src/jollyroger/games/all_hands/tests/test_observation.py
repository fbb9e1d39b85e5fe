"""What a learner observes: its own cards and picks, and of the others only what everyone knows."""

from __future__ import annotations

from jollyroger.engine import Fast, Seat, apply

from .. import GAME
from ..actions import LAY
from ..components import KINDS, kind_of
from ..presentation.observation import HandsObserver
from ..state import Table
from .positions import bidding, table

OBSERVER = HandsObserver(3)


def told(s: Table, seat: Seat) -> dict[str, float]:
    return OBSERVER.spec.describe(OBSERVER.encode(s, seat))


def test_a_captain_is_told_his_hand_and_what_he_has_laid_so_far() -> None:  # AH-2.2, AH-3.3
    s = bidding(table(hands=["stormsail-2 stormsail-2 rum", "any*5", "any*5"]))
    apply(s, 0, LAY[kind_of("rum")])
    mine, theirs = told(s, 0), told(s, 1)
    assert (mine["my hand: Stormsail 2"], mine["my hand: Rum"], mine["my hand: size"]) == (2, 1, 3)
    assert [name for name in mine if name.startswith("my picks")] == ["my picks: Rum"]
    assert not [name for name in theirs if name.startswith("my picks")]


def test_the_question_is_told_from_where_the_captain_sits() -> None:  # AH-3.3
    s = bidding(table())
    assert {"question: Bidding", "must answer: me"} <= told(s, 0).keys()
    assert {"question: Bidding", "must answer: left 2"} <= told(s, 1).keys()


def test_a_card_that_everyone_saw_is_known_in_a_hand() -> None:  # AH-2.3
    s = bidding(table(hands=["any*5", "stormsail-9 any*4", "any*5"]))
    s.known_cards[1] = [kind_of("stormsail-9")]
    assert told(s, 0)["known in hand of left 1: Stormsail 9"] == 1
    assert told(s, 2)["known in hand of left 2: Stormsail 9"] == 1


def test_all_hands_are_open_at_the_end() -> None:  # AH-7.3
    s = GAME.new(3, Fast(3))
    while s.asks:
        ask = s.asks[0]
        apply(s, ask.seat, GAME.policy(s, ask, Fast(1)) or ask.options[0])
    for kind in s.hands[2]:
        assert told(s, 0)[f"known in hand of left 2: {KINDS[kind].name}"] == s.hands[2].count(kind)
