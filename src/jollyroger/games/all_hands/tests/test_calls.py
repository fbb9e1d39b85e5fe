"""Who may call whom, and when. (AH-6.1, AH-6.2, AH-6.3, AH-6.4, AH-6.7)"""

from __future__ import annotations

import pytest

from jollyroger.engine import Fast, waiting_for
from jollyroger.testing.play import current_phase, listen, offered

from .. import GAME
from ..events import Caught, Cleared
from ..rules.bidding import Bidding, LastCall
from ..rules.rounds import Discarding
from ..state import Table
from .play import all_agree, all_done, all_pass, bid, captain, refusal, say
from .positions import bidding, deal, discarding, last_call, reveal, table


def calls(s: Table, seat: int) -> list[str]:
    return [id for id in offered(s, seat) if id.startswith("call:")]


def test_more_than_12_cards_may_be_held() -> None:  # AH-6.1
    s = discarding(table(hands=["any*14"], auction=None, chance=Fast(1)))
    all_done(s)
    assert len(s.hands[0]) == 15


def test_calls_can_be_made_as_soon_as_the_auction_card_is_up() -> None:  # AH-6.2
    s = deal(table(auction=None, chance=Fast(1)))
    assert [calls(s, seat) for seat in range(3)] == [["call:1", "call:2"], ["call:0", "call:2"], ["call:0", "call:1"]]


def test_in_the_first_round_calls_can_be_made_from_the_deal() -> None:  # AH-6.2
    s = GAME.new(2, Fast(1))
    assert (calls(s, 0), calls(s, 1)) == (["call:1"], ["call:0"])


def test_a_brawled_captain_can_be_called_from_step_2() -> None:  # AH-6.2, AH-4.9
    s = deal(table(auction=None, brawled_next=[1], chance=Fast(1)))
    assert "call:1" in calls(s, 0)


def test_a_call_may_come_while_another_captain_chooses_his_bid() -> None:  # AH-6.2
    s = bidding(table(hands=["rum mermaid", "any*5", "any*13"], draws="sea-sabre-1"))
    say(s, 0, "lay:rum")
    say(s, 1, "call:2", "enough")
    assert len(s.hands[2]) == 12


def test_after_a_call_the_bidder_begins_his_bid_again() -> None:  # AH-3.3, AH-6.2
    s = bidding(table(hands=["rum mermaid", "any*5", "any*13"], draws="sea-sabre-1"))
    say(s, 0, "lay:rum")
    say(s, 1, "call:2", "enough")
    assert (current_phase(s), waiting_for(s)) == (Bidding, [0])
    assert offered(s, 0)[:3] == ["lay:mermaid", "lay:rum", "pass"]


def test_the_bidder_himself_may_call() -> None:  # AH-6.3
    s = bidding(table(hands=["rum", "any*13"], draws="sea-sabre-1"))
    say(s, 0, "call:1", "keep:sea-sabre-1")
    assert (len(s.hands[0]), waiting_for(s)) == (2, [0])


def test_a_bidder_who_calls_takes_back_what_he_had_picked() -> None:  # AH-3.3, AH-6.3
    s = bidding(table(hands=["rum mermaid", "any*13"], draws="sea-sabre-1"))
    say(s, 0, "lay:rum", "call:1", "enough")
    assert {"lay:rum", "pass"} <= set(offered(s, 0))


def test_a_bidder_who_staked_his_only_card_passes() -> None:  # AH-6.6, AH-8.3
    s = bidding(table(hands=["rum"], draws="rum"))
    say(s, 0, "call:1")
    assert waiting_for(s) == [1]


def test_the_cards_a_captain_has_picked_are_counted_in_his_hand() -> None:  # AH-3.3, AH-6.4
    s = bidding(table(hands=["rum any*12"], draws="rum"))
    told = listen(s)
    say(s, 0, "lay:rum")
    say(s, 1, "call:0")
    assert told[0] == Caught(1, 0, 1)


def test_a_sealed_bid_does_not_count() -> None:  # AH-6.4
    s = bidding(table(hands=["rum any*12", "rum any*3"], draws="rum sea-sabre-4"))
    told = listen(s)
    bid(s, 0, "rum")
    say(s, 1, "call:0")
    assert Cleared(1, 0, 2) in told


def test_nobody_calls_himself() -> None:  # AH-6.3
    s = bidding(table(hands=["any*13"]))
    assert refusal(s, 0, "call:0") == "AH-6.3"


def test_a_captain_without_a_card_cannot_call() -> None:  # AH-6.3, AH-8.3
    s = bidding(table(hands=["any*5", ""]))
    assert refusal(s, 1, "call:0") == "AH-6.3"


def test_a_captain_who_bid_his_last_card_cannot_call() -> None:  # AH-6.3, AH-8.3
    s = bidding(table(hands=["rum"]))
    bid(s, 0, "rum")
    assert refusal(s, 0, "call:1") == "AH-6.3"


def test_a_captain_with_one_card_may_call() -> None:  # AH-6.3
    s = bidding(table(hands=["any*5", "rum"]))
    assert calls(s, 1) == ["call:0", "call:2"]


def test_a_captain_without_a_card_may_be_called() -> None:  # AH-6.3, AH-6.6
    s = bidding(table(hands=["any*5", "", "rum"], draws="rum"))
    say(s, 2, "call:1")
    assert [len(hand) for hand in s.hands] == [5, 1, 0]


def test_before_the_reveal_everybody_is_asked_once_more() -> None:  # AH-6.3
    s = bidding(table())
    all_pass(s)
    assert (current_phase(s), sorted(waiting_for(s))) == (LastCall, [0, 1, 2])


def test_the_last_call_does_not_ask_who_has_nothing_to_stake() -> None:  # AH-6.3, AH-8.3
    s = last_call(table(hands=["any*5", ""]))
    assert sorted(waiting_for(s)) == [0, 2]


def test_after_a_last_call_that_is_used_everybody_is_asked_again() -> None:  # AH-6.3
    s = last_call(table(hands=["any*5", "any*13"], draws="sea-sabre-1"))
    say(s, 0, "agree")
    say(s, 2, "call:1", "enough")
    assert (current_phase(s), sorted(waiting_for(s))) == (LastCall, [0, 1, 2])


def test_a_last_call_strikes_a_cheat_before_the_reveal() -> None:  # AH-6.2, AH-6.3
    s = last_call(table(hands=["any*5", "any*15"], bids=["sea-sabre-3"], draws="sea-sabre-1 sea-sabre-2 sea-sabre-4"))
    say(s, 2, "call:1", "keep:sea-sabre-4")
    assert [len(hand) for hand in s.hands] == [5, 12, 6]


def test_when_all_agree_the_bids_are_turned_over() -> None:  # AH-6.3, AH-3.4
    s = last_call(table(bids=["sea-sabre-3"]))
    all_agree(s)
    assert current_phase(s) is Discarding


def test_calls_are_handled_one_at_a_time() -> None:  # AH-6.3
    s = bidding(table(hands=["any*3", "any*13", "any*13"], draws="black-viper-2"))
    say(s, 0, "call:1")
    assert [calls(s, seat) for seat in range(3)] == [[], [], []]
    say(s, 0, "enough")
    assert calls(s, 0) == ["call:1", "call:2"]


@pytest.mark.parametrize(
    "bids",
    [
        pytest.param(["cutpurse tavern-brawl", "sea-sabre-3"], id="while actions resolve"),
        pytest.param(["cutpurse", "sea-sabre-3"], id="while a card is cut"),
        pytest.param(["sea-sabre-3", "black-viper-3"], id="in a rebid"),
        pytest.param(["pirate-king"], id="while tribute is paid"),
        pytest.param([], id="while captains discard"),
    ],
)
def test_after_the_reveal_nobody_can_be_called(bids: list[str]) -> None:  # AH-6.7, AH-3.4, case 38
    s = reveal(table(hands=["any*5", "any*5", "any*13"], bids=bids))
    assert refusal(s, 0, "call:2") == "AH-6.7"
    assert [calls(s, seat) for seat in range(3)] == [[], [], []]


def test_after_the_next_pick_up_calls_begin_again() -> None:  # AH-6.7, AH-6.2
    s = discarding(table(auction=None, chance=Fast(1)))
    all_done(s)
    assert "call:2" in calls(s, 0)


def test_with_cheating_off_no_call_is_offered() -> None:  # AH-6.1
    s = bidding(table(hands=["any*5", "any*13"], cheating=False))
    assert [calls(s, seat) for seat in range(3)] == [[], [], []]


def test_with_cheating_off_a_call_is_refused() -> None:  # AH-6.1
    s = bidding(table(hands=["any*5", "any*13"], cheating=False))
    assert refusal(s, 0, "call:1") == "AH-6.1"


def test_with_cheating_off_there_is_no_last_call() -> None:  # AH-6.1
    s = bidding(table(cheating=False))
    all_pass(s)
    assert current_phase(s) is Discarding


def test_with_cheating_off_nobody_looks_callable() -> None:  # AH-6.1
    s = bidding(table(cheating=False))
    assert not any(captain(s, None, seat)["callable"] for seat in range(3))
