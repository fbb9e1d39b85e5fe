"""The seven steps of a round. (AH-3)"""

from __future__ import annotations

from jollyroger.engine import Fast, waiting_for
from jollyroger.testing.play import current_phase, listen, offered

from ..events import Discarded, Revealed
from ..rules.bidding import Bidding, LastCall
from ..rules.effects import Resolving
from ..rules.rounds import Discarding
from .play import all_agree, all_done, all_pass, auction, bid, captain, hand, in_discard_pile, refusal, say
from .positions import bidding, deal, discarding, names, reveal, table


def test_the_deal_begins_at_the_dealers_left_and_ends_with_him() -> None:  # AH-3.1
    s = deal(table(hands=["", "", ""], auction=None, dealer=1, draws="stormsail-1 stormsail-2 stormsail-3 rum"))
    assert [hand(s, seat) for seat in (2, 0, 1)] == ["stormsail-1", "stormsail-2", "stormsail-3"]


def test_a_brawled_captain_is_dealt_no_card() -> None:  # AH-3.1, AH-4.9
    s = deal(table(hands=["", "", ""], auction=None, brawled_next=[1], draws="stormsail-1 stormsail-2 rum"))
    assert hand(s, 1) == ""


def test_the_auction_card_is_turned_up_after_the_deal() -> None:  # AH-3.2
    s = deal(table(hands=["", "", ""], auction=None, draws="stormsail-1 stormsail-2 stormsail-3 rum"))
    assert auction(s) == "rum"


def test_an_action_card_that_is_won_comes_to_hand_without_effect() -> None:  # AH-3.2
    s = reveal(table(hands=["", "any*3", "any*3"], bids=["stormsail-1"], auction="mermaid"))
    assert [len(hand) for hand in s.hands] == [1, 3, 3]
    assert hand(s, 0) == "mermaid"


def test_bids_are_made_from_the_dealers_left() -> None:  # AH-3.3
    s = bidding(table(dealer=0))
    order = []
    while current_phase(s) is Bidding:
        order += waiting_for(s)
        say(s, waiting_for(s)[0], "pass")
    assert order == [1, 2, 0]


def test_a_bid_is_one_card_or_more() -> None:  # AH-3.3
    s = bidding(table())
    assert refusal(s, 0, "seal") == "AH-3.3"


def test_a_captain_who_has_laid_a_card_cannot_pass() -> None:  # AH-3.3
    s = bidding(table(hands=["rum mermaid"]))
    say(s, 0, "lay:rum")
    assert refusal(s, 0, "pass") == "AH-3.3"


def test_a_captain_bids_only_what_he_holds() -> None:  # AH-3.3
    s = bidding(table(hands=["rum mermaid"]))
    say(s, 0, "lay:rum")
    assert refusal(s, 0, "lay:rum") == "AH-3.3"


def test_a_captain_may_bid_his_whole_hand() -> None:  # AH-3.3
    s = bidding(table(hands=["rum mermaid rum"]))
    bid(s, 0, "rum mermaid rum")
    assert (hand(s, 0), names(s.bids[0])) == ("", "mermaid rum rum")


def test_a_bid_is_final() -> None:  # AH-3.3
    s = bidding(table(hands=["rum mermaid"]))
    bid(s, 0, "rum")
    refusal(s, 0, "lay:mermaid")
    assert not {"lay:mermaid", "seal", "pass"} & set(offered(s, 0))


def test_when_all_have_bid_nobody_bids_again() -> None:  # AH-3.3
    s = bidding(table())
    all_pass(s)
    assert current_phase(s) is LastCall
    assert refusal(s, 0, "seal") == "AH-3.3"


def test_a_brawled_captain_passes_without_being_asked() -> None:  # AH-3.3, AH-4.9
    s = bidding(table(brawled=[0]))
    assert waiting_for(s) == [1]


def test_an_empty_handed_captain_passes_without_being_asked() -> None:  # AH-3.3, AH-8.3
    s = bidding(table(hands=[""]))
    assert waiting_for(s) == [1]


def test_a_card_picked_for_a_bid_is_in_hand_until_the_bid_is_sealed() -> None:  # AH-3.3
    s = bidding(table(hands=["rum mermaid"]))
    say(s, 0, "lay:rum")
    assert (hand(s, 0), captain(s, 1, 0)["bid"]) == ("mermaid rum", 0)


def test_the_number_of_cards_in_a_sealed_bid_is_seen_by_all() -> None:  # AH-3.3
    s = bidding(table(hands=["rum mermaid rum"]))
    bid(s, 0, "rum mermaid")
    assert captain(s, None, 0)["bid"] == 2


def test_a_call_returns_what_the_bidder_had_picked() -> None:  # AH-3.3
    s = bidding(table(hands=["rum mermaid", "any*13", "any*3"], draws="black-viper-9"))
    say(s, 0, "lay:rum")
    say(s, 2, "call:1", "enough")
    assert refusal(s, 0, "seal") == "AH-3.3"
    assert "lay:rum" in offered(s, 0)


def test_no_bid_is_seen_before_all_are_made() -> None:  # AH-3.4
    s = bidding(table(hands=["rum"]))
    told = listen(s)
    bid(s, 0, "rum")
    all_pass(s)
    assert not any(isinstance(event, Revealed) for event in told)


def test_all_bids_are_turned_up_at_once() -> None:  # AH-3.4
    s = bidding(table(hands=["rum any*2", "stormsail-4 any*2", "sea-sabre-3 any*2"]))
    for seat, card in enumerate(["rum", "stormsail-4", "sea-sabre-3"]):
        bid(s, seat, card)
    told = listen(s)
    all_agree(s)
    assert [event.captains for event in told if isinstance(event, Revealed)] == [(0, 1, 2)]


def test_if_nobody_bids_the_auction_card_is_discarded_and_step_7_follows() -> None:  # AH-3.4, case 25
    s = reveal(table())
    assert names(s.discard) == "stormsail-5"
    assert current_phase(s) is Discarding


def test_each_captain_resolves_all_his_actions_before_the_next() -> None:  # AH-3.5
    s = reveal(table(bids=["", "tavern-brawl cutpurse", "hidden-plunder shady-deal"], dealer=0))
    say(s, 1, "resolve:tavern-brawl", "name:0")
    assert waiting_for(s) == [1]
    say(s, 1, "spare")
    assert waiting_for(s) == [2]


def test_a_captain_chooses_the_order_of_his_actions() -> None:  # AH-3.5
    s = reveal(table(bids=["mermaid tavern-brawl cutpurse"]))
    assert offered(s, 0) == ["resolve:cutpurse", "resolve:mermaid", "resolve:tavern-brawl"]


def test_a_captain_sees_what_one_action_did_before_he_picks_the_next() -> None:  # AH-3.5
    s = reveal(table(hands=["", "mermaid any*2"], bids=["mermaid tavern-brawl cutpurse"], draws="mermaid sea-sabre-1"))
    say(s, 0, "resolve:mermaid", "keep:mermaid")
    assert offered(s, 0) == ["resolve:cutpurse", "resolve:tavern-brawl"]
    assert hand(s, 0) == "mermaid"


def test_a_resolved_action_stays_on_the_table() -> None:  # AH-3.5
    s = reveal(table(bids=["tavern-brawl", "cutpurse"]))
    say(s, 0, "name:2")
    assert names([laid.kind for laid in s.row]) == "tavern-brawl cutpurse"


def test_a_resolved_action_is_not_resolved_again() -> None:  # AH-3.5
    s = reveal(table(bids=["tavern-brawl cutpurse mermaid"]))
    say(s, 0, "resolve:tavern-brawl", "name:2")
    assert current_phase(s) is Resolving
    assert refusal(s, 0, "resolve:tavern-brawl") == "AH-3.5"


def test_the_winner_takes_the_auction_card() -> None:  # AH-3.6
    s = reveal(table(hands=["", ""], bids=["sea-sabre-9", "sea-sabre-8"]))
    assert (hand(s, 0), hand(s, 1)) == ("stormsail-5", "")


def test_winning_and_losing_bids_are_discarded() -> None:  # AH-3.6, AH-5.5
    s = reveal(table(bids=["sea-sabre-9 rum", "sea-sabre-8"]))
    assert names(sorted(s.discard)) == "sea-sabre-8 sea-sabre-9 rum"


def test_a_captain_may_discard_any_number_or_nothing() -> None:  # AH-3.7
    s = discarding(table(hands=["rum mermaid", "", "any*2"], auction=None))
    say(s, 0, "drop:rum", "drop:mermaid", "done")
    assert hand(s, 0) == "mermaid rum"
    assert "done" in offered(s, 2)


def test_discards_are_turned_over_together() -> None:  # AH-3.7
    s = discarding(table(hands=["rum", "", "mermaid"], auction=None, chance=Fast(1)))
    told = listen(s)
    say(s, 0, "drop:rum", "done")
    assert (told, s.discard) == ([], [])
    say(s, 2, "drop:mermaid", "done")
    assert [event.seat for event in told if isinstance(event, Discarded)] == [0, 2]
    assert in_discard_pile(s, "rum mermaid")


def test_captains_choose_their_discards_in_any_order() -> None:  # AH-3.7
    s = discarding(table(hands=["rum", "any*2", "mermaid"], auction=None))
    say(s, 2, "drop:mermaid")
    say(s, 0, "done")
    assert waiting_for(s) == [1, 2]


def test_who_has_chosen_his_discards_has_chosen() -> None:  # AH-3.7
    s = discarding(table(hands=["rum"], auction=None))
    say(s, 0, "done")
    assert refusal(s, 0, "done") == "AH-3.7"


def test_with_cheating_off_a_captain_must_come_down_to_12() -> None:  # AH-3.7, AH-6.1
    s = discarding(table(hands=["rum any*12"], auction=None, cheating=False))
    assert refusal(s, 0, "done") == "AH-6.1"
    say(s, 0, "drop:rum", "done")


def test_with_cheating_off_12_cards_may_stay() -> None:  # AH-3.7, AH-6.1
    s = discarding(table(hands=["any*12"], auction=None, cheating=False))
    assert "done" in offered(s, 0)


def test_with_cheating_on_nothing_forces_a_discard() -> None:  # AH-3.7, AH-6.1
    s = discarding(table(hands=["any*15"], auction=None))
    assert "done" in offered(s, 0)


def test_after_an_auction_the_deal_passes_left() -> None:  # AH-3.7
    s = reveal(table(bids=["sea-sabre-9"], dealer=1, chance=Fast(1)))
    all_done(s)
    assert s.dealer == 2


def test_without_an_auction_the_deal_passes_left_too() -> None:  # AH-3.7
    s = reveal(table(dealer=2, chance=Fast(1)))
    all_done(s)
    assert s.dealer == 0
