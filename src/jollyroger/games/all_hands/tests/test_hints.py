"""What lies ahead of a captain, as he is told. (AH-5.1, AH-6, AH-7.4)"""

from __future__ import annotations

from jollyroger.engine import View

from ..presentation.hints import hints
from .play import say
from .positions import bidding, table


def ahead(hand: str, *choices: str, auction: str = "sea-sabre-5") -> View:
    s = bidding(table(hands=[hand], auction=auction))
    say(s, 0, *choices)
    return hints(s, 0)


def test_the_nearest_runs_of_each_crew_are_told_with_what_they_lack() -> None:  # AH-7.4
    runs = ahead("stormsail-2..5 stormsail-8")["runs"]
    assert runs[0] == {
        "crew": "stormsail",
        "seven": {"first": 2, "missing": [6, 7]},
        "three": {"first": 2, "missing": []},
    }
    assert [run["crew"] for run in runs] == ["stormsail", "sea-sabre", "black-viper"]


def test_what_is_picked_for_a_bid_is_no_longer_counted_on() -> None:  # AH-3.3
    before, after = ahead("stormsail-2..5"), ahead("stormsail-2..5", "lay:stormsail-5")
    assert (before["rest"]["seven"], after["rest"]["seven"]) == (3, 4)


def test_each_card_tells_what_it_adds_to_a_bid_and_what_it_costs_the_hand() -> None:  # AH-5.1, AH-7.4
    cards = ahead("stormsail-2..5 sea-sabre-9 rum")["cards"]
    assert cards["stormsail-5"] == {"worth": 5, "seven": 4, "three": 5}
    assert cards["sea-sabre-9"] == {"worth": 18, "seven": 3, "three": 6}
    assert cards["rum"]["worth"] == 0


def test_a_bid_so_far_is_told_what_it_is_worth() -> None:  # AH-5.1
    assert ahead("sea-sabre-9 stormsail-2", "lay:sea-sabre-9", "lay:stormsail-2")["laid"] == 20


def test_what_the_auction_card_would_bring_is_told() -> None:  # AH-7.4
    told = ahead("stormsail-2..5", auction="stormsail-6")
    assert (told["rest"]["seven"], told["with_auction"]["seven"]) == (3, 2)


def test_a_caller_is_told_his_stake_and_a_cheat_his_excess() -> None:  # AH-6.4, AH-6.6
    assert [(told["stake"], told["excess"]) for told in (ahead("rum"), ahead("any*14"))] == [(1, 0), (2, 2)]
