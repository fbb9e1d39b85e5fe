"""Shady Deal and Pirate King: cards that their owners choose to give. (AH-4.8, AH-4.10)"""

from __future__ import annotations

import pytest

from jollyroger.engine import waiting_for
from jollyroger.testing.play import current_phase, listen, offered

from ..components import KING, SHADY, kind_of
from ..events import Gave
from ..presentation.view import view
from ..rules.rounds import Discarding
from .play import captain, cut, hand, holds, in_discard_pile, refusal, say
from .positions import names, reveal, table


def test_who_bid_the_lowest_crew_card_gives_a_card_of_his_choice() -> None:  # AH-4.8
    s = reveal(table(hands=["", "rum mermaid"], bids=["shady-deal", "sea-sabre-3", "sea-sabre-9"]))
    assert (waiting_for(s), offered(s, 1)) == ([1], ["give:mermaid", "give:rum"])
    say(s, 1, "give:rum")
    assert (hand(s, 0), hand(s, 1)) == ("rum", "mermaid")


def test_the_lowest_card_is_lowest_in_print_doubling_left_out() -> None:  # AH-4.8
    s = reveal(table(bids=["shady-deal", "stormsail-3", "sea-sabre-4"]))
    assert waiting_for(s) == [1]


def test_it_is_the_lowest_card_that_counts_not_the_lowest_bid() -> None:  # AH-4.8
    s = reveal(table(bids=["shady-deal", "sea-sabre-2 sea-sabre-9", "sea-sabre-3"]))
    assert waiting_for(s) == [1]


def test_a_card_that_was_cut_is_no_longer_the_lowest() -> None:  # AH-4.1, AH-4.8
    s = reveal(table(bids=["cutpurse shady-deal", "sea-sabre-2 sea-sabre-9", "sea-sabre-3"]))
    say(s, 0, "resolve:cutpurse")
    cut(s, 0, 1, "sea-sabre-2")
    assert waiting_for(s) == [2]


def test_of_several_tied_for_the_lowest_one_is_named() -> None:  # AH-4.8
    s = reveal(table(hands=[""], bids=["shady-deal", "sea-sabre-3", "black-viper-3"]))
    assert offered(s, 0) == ["name:1", "name:2"]
    say(s, 0, "name:2")
    assert waiting_for(s) == [2]


def test_who_shares_the_lowest_himself_deals_with_the_other() -> None:  # AH-4.8
    s = reveal(table(bids=["shady-deal sea-sabre-3", "sea-sabre-3", "sea-sabre-9"]))
    assert waiting_for(s) == [1]


def test_nobody_strikes_a_deal_with_himself() -> None:  # AH-4.8
    s = reveal(table(bids=["shady-deal sea-sabre-3", "sea-sabre-3", "black-viper-3"]))
    assert refusal(s, 0, "name:0") == "AH-4.8"


def test_only_those_tied_for_the_lowest_can_be_named() -> None:  # AH-4.8
    s = reveal(table(seats=4, bids=["shady-deal", "sea-sabre-3", "black-viper-3", "sea-sabre-9"]))
    assert refusal(s, 0, "name:3") == "AH-4.8"


def test_of_those_tied_only_who_has_cards_can_be_named() -> None:  # AH-4.8, AH-8.3
    s = reveal(table(hands=["", "", "any*2"], bids=["shady-deal", "sea-sabre-3", "black-viper-3"]))
    assert waiting_for(s) == [2]


@pytest.mark.parametrize(
    ("hands", "bids"),
    [
        pytest.param(["", "any*2", "any*2"], ["shady-deal sea-sabre-2", "sea-sabre-3", ""], id="his own is the lowest"),
        pytest.param(["", "any*2", "any*2"], ["shady-deal", "rum", "pirate-monkey"], id="nobody bid crew"),
        pytest.param(["", "", "any*2"], ["shady-deal", "sea-sabre-2", "sea-sabre-3"], id="the giver's hand is empty"),
    ],
)
def test_a_shady_deal_comes_to_nothing(hands: list[str], bids: list[str]) -> None:  # AH-4.0, AH-4.8, AH-8.3
    s = table(hands=hands, bids=bids)
    told = listen(s)
    assert current_phase(reveal(s)) is Discarding
    assert not any(isinstance(event, Gave) for event in told)


def test_what_a_shady_deal_brings_only_the_two_see() -> None:  # AH-4.8
    s = reveal(table(hands=["", "rum mermaid"], bids=["shady-deal", "sea-sabre-3"]))
    told = listen(s)
    say(s, 1, "give:rum")
    (gave,) = [event for event in told if isinstance(event, Gave)]
    rum = kind_of("rum")
    assert [gave.seen_by(seat) for seat in (0, 1, 2, None)] == [
        Gave(1, 0, SHADY, rum),
        Gave(1, 0, SHADY, rum),
        Gave(1, 0, SHADY, None),
        Gave(1, 0, SHADY, None),
    ]


def test_every_other_captain_picks_a_card_for_the_king() -> None:  # AH-4.10
    s = reveal(table(hands=["any*2", "rum mermaid", "cutpurse"], bids=["pirate-king"]))
    assert sorted(waiting_for(s)) == [1, 2]
    assert (offered(s, 1), offered(s, 2)) == (["give:mermaid", "give:rum"], ["give:cutpurse"])


def test_an_empty_hand_pays_no_tribute() -> None:  # AH-4.10, AH-8.3
    s = reveal(table(hands=["any*2", "", "cutpurse"], bids=["pirate-king"]))
    assert waiting_for(s) == [2]


def test_if_nobody_can_pay_the_king_gets_nothing() -> None:  # AH-4.0, AH-4.10
    s = reveal(table(hands=["rum", "", ""], bids=["pirate-king"]))
    assert (current_phase(s), hand(s, 0)) == (Discarding, "rum")


def test_tribute_is_secret_until_all_have_paid() -> None:  # AH-4.10
    s = reveal(table(hands=["", "rum mermaid", "cutpurse"], bids=["pirate-king"]))
    told = listen(s)
    before = view(s, 0)
    say(s, 1, "give:rum")
    after = view(s, 0)
    assert captain(s, 0, 1)["chosen"]
    before["captains"][1]["chosen"] = True
    assert (before, told) == (after, [])


def test_a_captain_does_not_see_what_another_pays() -> None:  # AH-4.10
    s = reveal(table(hands=["", "rum mermaid", "cutpurse"], bids=["pirate-king"]))
    told = listen(s)
    say(s, 1, "give:rum")
    say(s, 2, "give:cutpurse")
    assert Gave(1, 0, KING, None) in [event.seen_by(2) for event in told]


@pytest.mark.parametrize("kept", [[], ["rum"], ["rum", "cutpurse"]])
def test_of_three_cards_the_king_keeps_none_one_or_two(kept: list[str]) -> None:  # AH-4.10, case 31
    paid = ["rum", "mermaid", "cutpurse"]
    s = reveal(table(seats=4, hands=["", *[f"{id} any*2" for id in paid]], bids=["pirate-king"]))
    for seat, id in enumerate(paid, 1):
        say(s, seat, f"give:{id}")
    for id in kept:
        say(s, 0, f"keep:{id}")
    if len(kept) < 2:
        say(s, 0, "enough")
    assert current_phase(s) is Discarding
    assert holds(s, 0, " ".join(kept))
    assert in_discard_pile(s, " ".join(id for id in paid if id not in kept))
    assert len(s.hands[0]) == len(kept)


def test_of_one_card_the_king_may_keep_none() -> None:  # AH-4.10
    s = reveal(table(seats=2, hands=["", "rum any*2"], bids=["pirate-king"]))
    say(s, 1, "give:rum")
    assert offered(s, 0) == ["keep:rum", "enough"]


def test_of_two_cards_the_king_may_keep_both() -> None:  # AH-4.10
    s = reveal(table(hands=["", "rum any*2", "rum any*2"], bids=["pirate-king"]))
    say(s, 1, "give:rum")
    say(s, 2, "give:rum")
    say(s, 0, "keep:rum", "keep:rum")
    assert (current_phase(s), hand(s, 0)) == (Discarding, "rum rum")


def test_the_king_alone_sees_the_tribute_he_chooses_from() -> None:  # AH-4.10
    s = reveal(table(hands=["", "rum any*2", "mermaid any*2"], bids=["pirate-king"]))
    say(s, 1, "give:rum")
    say(s, 2, "give:mermaid")
    assert [view(s, reader)["aside"] for reader in (0, 1, 2, None)] == [["mermaid", "rum"], None, None, None]
    assert names(s.aside) == "mermaid rum"
