"""The hints for a captain. (AH-5.1, AH-6, AH-7.4)"""

from __future__ import annotations

from jollyroger.engine import View

from ..presentation.hints import hints
from .play import say
from .positions import bidding, table


def hints_after(hand: str, *choices: str, auction: str = "sea-sabre-5") -> View:
    s = bidding(table(hands=[hand], auction=auction))
    say(s, 0, *choices)
    return hints(s, 0)


def missing(seven: int, three: int) -> View:
    return {"seven": seven, "three": three}


def test_the_hints_show_the_nearest_runs_of_each_crew_and_what_they_lack() -> None:  # AH-7.4
    runs = hints_after("stormsail-2..5 stormsail-8")["runs"]
    assert runs[0] == {
        "crew": "stormsail",
        "seven": {"first": 2, "missing": [6, 7]},
        "three": {"first": 2, "missing": []},
    }
    assert [run["crew"] for run in runs] == ["stormsail", "sea-sabre", "black-viper"]


def test_cards_picked_for_a_bid_no_longer_count_for_the_hand() -> None:  # AH-3.3
    before, after = hints_after("stormsail-2..5"), hints_after("stormsail-2..5", "lay:stormsail-5")
    assert (before["rest"]["seven"], after["rest"]["seven"]) == (3, 4)


def test_the_hints_show_what_each_card_adds_to_a_bid_and_costs_the_hand() -> None:  # AH-5.1, AH-7.4
    cards = hints_after("stormsail-2..5 sea-sabre-9 rum")["cards"]
    assert cards["stormsail-5"] == missing(4, 5) | {"worth": 5, "needed": True}
    assert cards["sea-sabre-9"] == missing(3, 6) | {"worth": 18, "needed": False}
    assert cards["rum"]["worth"] == 0


def test_the_hints_show_the_value_of_the_bid_so_far() -> None:  # AH-5.1
    told = hints_after("sea-sabre-9 stormsail-2", "lay:sea-sabre-9", "lay:stormsail-2")
    assert told["laid"] == {"value": 20, "rum": False}


def test_the_hints_show_what_the_auction_card_would_add() -> None:  # AH-7.4
    told = hints_after("stormsail-2..5", auction="stormsail-6")
    assert (told["rest"]["seven"], told["with_auction"]["seven"]) == (3, 2)


def test_the_hints_show_the_stake_of_a_call_and_the_cards_over_the_limit() -> None:  # AH-6.4, AH-6.6
    assert [(told["stake"], told["excess"]) for told in (hints_after("rum"), hints_after("any*14"))] == [(1, 0), (2, 2)]
