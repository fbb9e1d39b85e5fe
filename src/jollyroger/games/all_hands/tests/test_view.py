"""What each captain may know. (AH-2.2, AH-2.3)"""

from __future__ import annotations

import json

import pytest

from jollyroger.engine import Fast
from jollyroger.testing.play import listen

from ..components import kind_of
from ..events import Dealt, Discarded
from ..presentation.view import thickness, view
from ..state import Table
from .play import all_agree, bid, captain, cut, hand, say
from .positions import bidding, deal, discarding, hand_end, last_call, reveal, table


@pytest.mark.parametrize(
    ("count", "steps"), [(0, 1), (1, 1), (6, 1), (7, 2), (11, 2), (12, 3), (13, 3), (24, 3), (108, 3)]
)
def test_a_hand_is_seen_in_three_thicknesses(count: int, steps: int) -> None:  # AH-2.2
    assert thickness(count) == steps


def holding(count: int) -> Table:
    """Captain 1 holds this many cards; the other hands are always the same."""
    return bidding(table(hands=["stormsail-6..10", f"any*{count}", "black-viper-6 rum rum mermaid cutpurse"]))


@pytest.mark.parametrize("counts", [range(7), range(7, 12), range(12, 24)], ids=["slim", "good", "thick"])
@pytest.mark.parametrize("reader", [0, 2, None])
def test_the_number_of_cards_in_a_hand_cannot_be_read_off(counts: range, reader: int | None) -> None:  # AH-2.2
    views = [view(holding(count), reader) for count in counts]
    assert all(seen == views[0] for seen in views)


def test_a_captain_sees_his_own_hand() -> None:  # AH-2.2
    s = bidding(table(hands=["rum mermaid"]))
    assert view(s, 0)["hand"] == ["mermaid", "rum"]


def told(s: Table, reader: int | None) -> str:
    """A view as text, without the guide to the cards, which never changes."""
    return json.dumps({name: part for name, part in view(s, reader).items() if name != "guide"})


@pytest.mark.parametrize("reader", [1, 2, None])
def test_nobody_else_sees_it(reader: int | None) -> None:  # AH-2.2
    s = bidding(table(hands=["rum mermaid"]))
    assert not {"rum", "mermaid"} & set(told(s, reader).split('"'))


def test_a_spectator_sees_no_hand_at_all() -> None:  # AH-2.2
    seen = view(bidding(table()), None)
    assert (seen["hand"], seen["bid"]) == (None, None)


def test_a_face_down_bid_only_its_captain_sees() -> None:  # AH-2.2, AH-3.3
    s = last_call(table(bids=["rum mermaid"]))
    assert [view(s, reader)["bid"] for reader in (0, 1, None)] == [["mermaid", "rum"], [], None]


def test_the_number_of_cards_in_a_face_down_bid_all_see() -> None:  # AH-2.2, AH-3.3
    s = last_call(table(bids=["rum mermaid"]))
    assert [captain(s, reader, 0)["bid"] for reader in (0, 1, None)] == [2, 2, 2]


def test_turned_over_a_bid_is_seen_by_all() -> None:  # AH-3.4
    s = last_call(table(bids=["cutpurse sea-sabre-3"]))
    all_agree(s)
    assert [laid["card"] for laid in view(s, None)["row"]] == ["sea-sabre-3", "cutpurse"]


def test_what_a_captain_picks_for_his_bid_nobody_else_sees() -> None:  # AH-3.3
    s = bidding(table(hands=["rum mermaid"]))
    before = view(s, 1)
    say(s, 0, "lay:rum")
    assert view(s, 1) == before
    assert view(s, 0)["picks"] == ["rum"]


def test_what_a_captain_picks_to_discard_nobody_else_sees() -> None:  # AH-3.7
    s = discarding(table(hands=["rum mermaid"], auction=None))
    before = view(s, 1)
    say(s, 0, "drop:rum")
    assert view(s, 1) == before
    assert view(s, 0)["picks"] == ["rum"]


def test_that_a_captain_has_chosen_his_discards_all_see() -> None:  # AH-3.7
    s = discarding(table(hands=["rum mermaid"], auction=None))
    say(s, 0, "done")
    assert [captain(s, 1, seat)["chosen"] for seat in range(3)] == [True, False, False]


def test_a_card_that_is_dealt_only_its_captain_sees() -> None:  # AH-2.2
    s = table(hands=["", "", ""], auction=None, draws="rum mermaid cutpurse sea-sabre-1")
    heard = listen(s)
    deal(s)
    assert (heard[0].seen_by(0), heard[0].seen_by(1)) == (Dealt(0, (kind_of("rum"),)), Dealt(0, None))


def test_each_card_is_seen_by_all_as_it_is_discarded() -> None:  # AH-2.3
    s = discarding(table(seats=2, hands=["rum", ""], auction=None, chance=Fast(1)))
    heard = listen(s)
    say(s, 0, "drop:rum", "done")
    assert Discarded(0, (kind_of("rum"),)) in [event.seen_by(None) for event in heard]


@pytest.mark.parametrize("reader", [0, 1, 2, None])
def test_the_top_of_the_discard_pile_is_seen_at_any_time(reader: int | None) -> None:  # AH-2.3
    s = bidding(table(discard="mermaid rum"))
    assert view(s, reader)["top"] == "rum"


def test_a_card_that_is_cut_lies_on_top() -> None:  # AH-2.3, AH-4.1
    s = reveal(table(bids=["cutpurse", "sea-sabre-3 tavern-brawl"], discard="rum"))
    cut(s, 0, 1, "sea-sabre-3")
    assert view(s, None)["top"] == "sea-sabre-3"


@pytest.mark.parametrize("reader", [0, 1, 2, None])
def test_below_its_top_the_discard_pile_is_not_searched(reader: int | None) -> None:  # AH-2.3
    s = bidding(table(discard="mermaid rum"))
    assert (view(s, reader)["pile"], "mermaid" in told(s, reader)) == (None, False)


def test_who_plays_hidden_plunder_searches_the_pile() -> None:  # AH-2.3, AH-4.3
    s = reveal(table(bids=["hidden-plunder"], discard="rum mermaid"))
    assert [view(s, reader)["pile"] for reader in (0, 1, None)] == [["mermaid", "rum"], None, None]


def test_the_height_of_the_deck_is_seen_only_roughly() -> None:  # AH-2.2
    assert {view(holding(count), 0)["deck"] for count in range(7, 24)} == {5}


def test_all_see_who_deals_and_what_is_up_for_auction() -> None:  # AH-3.1, AH-3.2
    seen = view(bidding(table(dealer=1)), None)
    assert (seen["dealer"], seen["auction"]) == (1, "stormsail-5")


def test_all_see_who_is_in_a_brawl_now_and_next() -> None:  # AH-4.9
    s = bidding(table(brawled=[1], brawled_next=[2]))
    assert [captain(s, None, seat)["brawled"] for seat in range(3)] == [False, True, False]
    assert [captain(s, None, seat)["brawled_next"] for seat in range(3)] == [False, False, True]


def test_all_see_who_can_be_called() -> None:  # AH-6.2, AH-6.6
    s = bidding(table(immune=[1]))
    assert [captain(s, None, seat)["callable"] for seat in range(3)] == [True, False, True]


def test_after_the_reveal_nobody_is_shown_as_callable() -> None:  # AH-6.7
    s = reveal(table(bids=["cutpurse", "sea-sabre-3"]))
    assert [captain(s, None, seat)["callable"] for seat in range(3)] == [False] * 3


def test_all_see_whose_claim_lies_on_a_card() -> None:  # AH-4.5
    s = reveal(table(bids=["pieces-of-eight cutpurse", "sea-sabre-3"]))
    say(s, 0, "resolve:pieces-of-eight", "claim:2")
    assert [laid["claimed_by"] for laid in view(s, None)["row"]] == [None, None, 0]


def test_points_are_seen_in_the_long_game() -> None:  # AH-9.1
    s = bidding(table(points=[1, 2, 3], long_game=True))
    assert [captain(s, None, seat)["points"] for seat in range(3)] == [1, 2, 3]


def test_a_bid_that_is_sealed_has_left_the_hand_that_is_seen() -> None:  # AH-2.2, AH-3.3
    s = bidding(table(hands=["rum any*6"]))
    bid(s, 0, "rum")
    assert (captain(s, 1, 0)["thickness"], len(hand(s, 0).split())) == (1, 6)


def test_the_guide_tells_how_many_there_are_of_each_action_card() -> None:  # AH-1.2
    guide = view(bidding(table()), None)["guide"]
    assert (len(guide), guide["rum"]) == (10, {"copies": 3})


def test_all_see_who_has_passed_and_who_is_still_to_bid() -> None:  # AH-3.3
    s = bidding(table(hands=["rum mermaid"]))
    assert [captain(s, None, seat)["passed"] for seat in range(3)] == [False] * 3
    say(s, 0, "pass")
    bid(s, 1, hand(s, 1).split()[0])
    assert [captain(s, None, seat)["passed"] for seat in range(3)] == [True, False, False]


def test_turned_over_a_bid_shows_what_it_is_worth() -> None:  # AH-5.1, AH-5.2
    s = reveal(table(bids=["cutpurse stormsail-4 sea-sabre-6", "rum"]))
    assert [captain(s, None, seat)["worth"] for seat in range(3)] == [
        {"value": 14, "rum": False},
        {"value": 0, "rum": True},
        None,
    ]


def test_a_face_down_bid_does_not_show_what_it_is_worth() -> None:  # AH-3.3
    s = last_call(table(bids=["stormsail-4 sea-sabre-6"]))
    assert captain(s, 1, 0)["worth"] is None


def test_when_the_game_is_over_all_hands_are_open() -> None:  # AH-7.3
    s = table(hands=["stormsail-2..8", "rum mermaid"])
    assert [captain(s, None, seat)["shown"] for seat in range(3)] == [None] * 3
    hand_end(s, winner=0)
    assert [captain(s, None, seat)["shown"] for seat in range(3)] == [hand(s, seat).split() for seat in range(3)]


def test_a_monkey_stands_in_the_gap_of_the_run_that_wins() -> None:  # AH-7.1
    s = hand_end(table(hands=["stormsail-2..4 stormsail-6..8 pirate-monkey rum"]), winner=0)
    run = ["stormsail-2", "stormsail-3", "stormsail-4", "pirate-monkey", "stormsail-6", "stormsail-7", "stormsail-8"]
    assert [captain(s, None, seat)["runs"] for seat in range(2)] == [[run], []]
