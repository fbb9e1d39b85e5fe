"""Hidden Plunder, Mermaid, and cards that do nothing by themselves. (AH-4.0, AH-4.3, AH-4.4, AH-4.6, AH-4.7)"""

from __future__ import annotations

from jollyroger.testing.play import current_phase, listen, offered

from ..components import kind_of
from ..events import Discarded, Kept, NoEffect, Plundered, Snatched
from ..rules.rounds import Discarding
from .play import cut, hand, in_discard_pile, refusal, say
from .positions import names, reveal, table


def test_hidden_plunder_takes_a_card_of_the_discard_pile() -> None:  # AH-4.3
    s = reveal(table(hands=[""], bids=["hidden-plunder"], discard="rum mermaid sea-sabre-9"))
    say(s, 0, "take:mermaid")
    assert hand(s, 0) == "mermaid"
    assert not in_discard_pile(s, "mermaid")


def test_hidden_plunder_takes_what_is_there_and_nothing_else() -> None:  # AH-4.3
    s = reveal(table(bids=["hidden-plunder"], discard="rum mermaid sea-sabre-9"))
    assert refusal(s, 0, "take:sea-sabre-8") == "AH-4.3"


def test_hidden_plunder_must_take_a_card() -> None:  # AH-4.0, AH-4.3
    s = reveal(table(bids=["hidden-plunder"], discard="rum rum mermaid"))
    assert offered(s, 0) == ["take:mermaid", "take:rum"]


def test_the_bids_of_the_auction_are_not_in_the_pile() -> None:  # AH-4.3
    s = reveal(table(bids=["hidden-plunder sea-sabre-3", "sea-sabre-9"], discard="rum"))
    assert refusal(s, 0, "take:sea-sabre-9") == "AH-4.3"


def test_hidden_plunder_of_an_empty_pile_does_nothing() -> None:  # AH-4.0, AH-4.3
    s = reveal(table(hands=[""], bids=["hidden-plunder"]))
    assert (current_phase(s), hand(s, 0)) == (Discarding, "")


def test_hidden_plunder_may_take_what_a_cutpurse_has_just_cut() -> None:  # AH-4.3, case 32
    s = reveal(table(hands=["any*2", ""], bids=["cutpurse", "hidden-plunder", "sea-sabre-9"]))
    cut(s, 0, 2, "sea-sabre-9")
    say(s, 1, "take:sea-sabre-9")
    assert hand(s, 1) == "sea-sabre-9"


def test_what_hidden_plunder_takes_is_seen_by_all() -> None:  # AH-2.3, AH-4.3
    s = reveal(table(bids=["hidden-plunder"], discard="rum mermaid"))
    told = listen(s)
    say(s, 0, "take:rum")
    assert Plundered(0, kind_of("rum")) in [event.seen_by(None) for event in told]


def test_the_mermaid_keeps_one_of_the_cards_she_draws() -> None:  # AH-4.4
    hands = ["", "rum sea-sabre-1", "sea-sabre-2 sea-sabre-4"]
    s = reveal(table(hands=hands, bids=["mermaid"], draws="rum sea-sabre-4"))
    say(s, 0, "keep:rum")
    assert [hand(s, seat) for seat in range(3)] == ["rum", "sea-sabre-1", "sea-sabre-2"]


def test_the_mermaid_discards_what_she_does_not_keep() -> None:  # AH-4.4
    hands = ["", "rum sea-sabre-1", "sea-sabre-2 sea-sabre-4"]
    s = reveal(table(hands=hands, bids=["mermaid"], draws="rum sea-sabre-4"))
    say(s, 0, "keep:rum")
    assert in_discard_pile(s, "sea-sabre-4")


def test_a_mermaid_among_four_with_one_empty_hand_draws_two() -> None:  # AH-4.4, AH-8.3, case 31
    hands = ["", "rum sea-sabre-1", "", "sea-sabre-2 sea-sabre-4"]
    s = reveal(table(seats=4, hands=hands, bids=["mermaid"], draws="rum sea-sabre-4"))
    assert names(s.aside) == "sea-sabre-4 rum"
    say(s, 0, "keep:sea-sabre-4")
    assert hand(s, 0) == "sea-sabre-4"
    assert in_discard_pile(s, "rum")


def test_the_mermaid_must_keep_one() -> None:  # AH-4.0, AH-4.4
    s = reveal(table(hands=["", "rum", "sea-sabre-2"], bids=["mermaid"], draws="rum sea-sabre-2"))
    assert refusal(s, 0, "enough") in ("AH-4.0", "AH-4.4")


def test_the_mermaid_keeps_a_single_card_without_asking() -> None:  # AH-4.4
    s = reveal(table(hands=["", "rum sea-sabre-1", ""], bids=["mermaid"], draws="rum"))
    assert (current_phase(s), hand(s, 0)) == (Discarding, "rum")


def test_the_mermaid_finds_nothing_in_empty_hands() -> None:  # AH-4.0, AH-4.4, AH-8.3
    s = table(hands=["any*2", "", ""], bids=["mermaid"])
    told = listen(s)
    reveal(s)
    assert NoEffect(0, kind_of("mermaid")) in told
    assert len(s.hands[0]) == 2


def test_what_the_mermaid_keeps_only_the_taker_sees() -> None:  # AH-4.4
    s = reveal(table(hands=["", "rum any*2", "sea-sabre-2 any*2"], bids=["mermaid"], draws="rum sea-sabre-2"))
    told = listen(s)
    say(s, 0, "keep:rum")
    (kept,) = [event for event in told if isinstance(event, Kept)]
    assert [kept.seen_by(seat) for seat in (0, 1, 2, None)] == [Kept(0, kind_of("rum")), *[Kept(0, None)] * 3]


def test_who_loses_a_card_to_the_mermaid_knows_which() -> None:  # AH-4.4
    s = table(hands=["", "rum any*2", "sea-sabre-2 any*2"], bids=["mermaid"], draws="rum sea-sabre-2")
    told = listen(s)
    reveal(s)
    (lost,) = [event for event in told if isinstance(event, Snatched) and event.captain == 1]
    seen = [lost.seen_by(seat) for seat in (1, 2, None)]
    assert seen == [Snatched(0, 1, 1, (kind_of("rum"),)), *[Snatched(0, 1, 1, None)] * 2]


def test_what_the_mermaid_discards_is_seen_by_all() -> None:  # AH-2.3, AH-4.4
    s = reveal(table(hands=["", "rum any*2", "sea-sabre-2 any*2"], bids=["mermaid"], draws="rum sea-sabre-2"))
    told = listen(s)
    say(s, 0, "keep:rum")
    assert Discarded(0, (kind_of("sea-sabre-2"),)) in [event.seen_by(None) for event in told]


def test_cards_looked_at_are_in_nobodys_hand() -> None:  # AH-4.0, AH-4.4
    s = reveal(table(hands=["", "rum", "sea-sabre-2"], bids=["mermaid"], draws="rum sea-sabre-2"))
    assert [hand(s, seat) for seat in range(3)] == ["", "", ""]


def test_no_hand_limit_applies_to_what_actions_bring() -> None:  # AH-4.0
    s = reveal(table(hands=["any*12", "rum sea-sabre-10", ""], bids=["mermaid"], draws="rum"))
    assert len(s.hands[0]) == 13


def test_a_monkey_in_a_bid_does_nothing_and_is_discarded() -> None:  # AH-4.6
    s = reveal(table(hands=[""], bids=["pirate-monkey"]))
    assert (current_phase(s), hand(s, 0)) == (Discarding, "")
    assert in_discard_pile(s, "pirate-monkey stormsail-5")


def test_a_monkey_adds_nothing_to_a_bid() -> None:  # AH-4.6, AH-5.1
    s = reveal(table(hands=["", ""], bids=["pirate-monkey sea-sabre-3", "sea-sabre-4"]))
    assert (hand(s, 0), hand(s, 1)) == ("", "stormsail-5")


def test_rum_is_not_resolved_among_the_actions() -> None:  # AH-4.7
    s = reveal(table(bids=["rum tavern-brawl cutpurse pirate-monkey"]))
    assert offered(s, 0) == ["resolve:cutpurse", "resolve:tavern-brawl"]


def test_rum_works_though_it_lies_beside_actions() -> None:  # AH-4.7, AH-5.2
    s = reveal(table(seats=2, hands=[""], bids=["rum tavern-brawl", "sea-sabre-10"]))
    assert hand(s, 0) == "stormsail-5"
