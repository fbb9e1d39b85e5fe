"""Right calls and false calls. (AH-6.5, AH-6.6)"""

from __future__ import annotations

import pytest

from jollyroger.engine import Fast, Result
from jollyroger.testing.play import listen, offered, result_of

from ..components import kind_of
from ..events import Caught, Discarded, Kept
from ..presentation.view import view
from ..state import Table
from .play import all_agree, all_done, all_pass, bid, captain, hand, holds, in_discard_pile, refusal, say
from .positions import bidding, deal, last_call, names, table

DRAWN = "rum mermaid cutpurse"


def cheat_of_15() -> Table:
    """Captain 1 holds 15 cards, and captain 0 will draw three of them."""
    return bidding(table(hands=["any*3", f"{DRAWN} any*12"], draws=DRAWN))


def wrongly_called(caller: str = "rum mermaid any*4", draws: str = "rum mermaid") -> Table:
    """Captain 1 holds 12 cards and has just been called by captain 0."""
    s = bidding(table(hands=[caller, "any*12"], draws=draws))
    say(s, 0, "call:1")
    return s


def test_of_15_cards_the_caller_draws_three() -> None:  # AH-6.5, case 33
    s = cheat_of_15()
    say(s, 0, "call:1")
    assert (names(s.aside), len(s.hands[1])) == ("cutpurse mermaid rum", 12)


def test_the_caller_may_keep_one_of_those_he_drew() -> None:  # AH-6.5, case 33
    s = cheat_of_15()
    say(s, 0, "call:1", "keep:rum")
    assert (len(s.hands[0]), holds(s, 0, "rum"), names(s.discard)) == (4, True, "cutpurse mermaid")


def test_the_caller_may_keep_none() -> None:  # AH-6.5, case 33
    s = cheat_of_15()
    say(s, 0, "call:1", "enough")
    assert (len(s.hands[0]), names(s.discard)) == (3, "cutpurse mermaid rum")


@pytest.mark.parametrize(("choice", "held"), [("keep:rum", 4), ("enough", 3)])
def test_of_13_cards_the_caller_draws_one_and_keeps_it_or_not(choice: str, held: int) -> None:  # AH-6.5, case 34
    s = bidding(table(hands=["any*3", "rum any*12"], draws="rum"))
    say(s, 0, "call:1", choice)
    assert (len(s.hands[0]), len(s.hands[1]), in_discard_pile(s, "rum")) == (held, 12, held == 3)


def test_a_cheat_who_was_caught_can_be_called_again() -> None:  # AH-6.5
    s = cheat_of_15()
    say(s, 0, "call:1", "enough")
    assert "call:1" in offered(s, 2)


def test_a_cheat_who_was_caught_holds_12_and_is_no_cheat() -> None:  # AH-6.5, AH-6.6
    hands = ["any*3", f"{DRAWN} any*12", "rum any*4"]
    s = bidding(table(hands=hands, draws=f"{DRAWN} rum sea-sabre-1"))
    say(s, 0, "call:1", "enough")
    say(s, 2, "call:1")
    say(s, 1, "keep:rum")
    assert [len(hand) for hand in s.hands] == [3, 13, 3]


def test_a_call_that_makes_the_caller_a_cheat_may_be_answered() -> None:  # AH-6.5
    s = bidding(table(hands=["any*12", "rum any*12"], draws="rum rum"))
    say(s, 0, "call:1", "keep:rum")
    say(s, 1, "call:0", "keep:rum")
    assert [len(hand) for hand in s.hands] == [12, 13, 5]


def test_all_hear_how_many_cards_a_cheat_had_too_many() -> None:  # AH-6.5
    s = cheat_of_15()
    told = listen(s)
    say(s, 0, "call:1")
    assert told[0].seen_by(None) == Caught(0, 1, 3)


def test_what_the_caller_keeps_nobody_else_is_told() -> None:  # AH-6.5, AH-2.2
    s = cheat_of_15()
    told = listen(s)
    say(s, 0, "call:1", "keep:rum")
    (kept,) = [event for event in told if isinstance(event, Kept)]
    assert (kept.seen_by(1), kept.seen_by(None)) == (Kept(0, None), Kept(0, None))


def test_what_the_caller_discards_all_see() -> None:  # AH-6.5, AH-2.3
    s = cheat_of_15()
    told = listen(s)
    say(s, 0, "call:1", "keep:rum")
    assert Discarded(0, (kind_of("cutpurse"), kind_of("mermaid"))) in [event.seen_by(None) for event in told]


def test_a_captain_wrongly_called_draws_two_and_keeps_one() -> None:  # AH-6.6, case 35
    s = wrongly_called()
    say(s, 1, "keep:rum")
    assert ([len(hand) for hand in s.hands[:2]], names(s.discard)) == ([4, 13], "mermaid")


def test_a_captain_wrongly_called_must_keep_one() -> None:  # AH-6.6
    s = wrongly_called()
    assert offered(s, 1) == ["keep:mermaid", "keep:rum"]


def test_the_cards_drawn_only_the_captain_wrongly_called_looks_at() -> None:  # AH-6.6
    s = wrongly_called()
    assert [view(s, reader)["aside"] for reader in (0, 1, 2, None)] == [None, ["mermaid", "rum"], None, None]


def test_from_a_caller_with_one_card_that_card_is_taken() -> None:  # AH-6.6
    s = wrongly_called(caller="rum", draws="rum")
    assert (hand(s, 0), holds(s, 1, "rum"), s.discard) == ("", True, [])


def test_a_captain_with_no_more_than_12_after_his_bid_was_wrongly_called() -> None:  # AH-6.4, AH-6.6
    s = bidding(table(hands=["sea-sabre-3 any*12", "rum mermaid"], draws="rum mermaid"))
    bid(s, 0, "sea-sabre-3")
    say(s, 1, "call:0")
    say(s, 0, "keep:rum")
    assert [len(hand) for hand in s.hands[:2]] == [13, 0]


def test_a_captain_wrongly_called_is_immune() -> None:  # AH-6.6, case 35
    s = wrongly_called()
    say(s, 1, "keep:rum")
    assert (offered(s, 2), refusal(s, 2, "call:1")) == (["call:0"], "AH-6.6")


def test_an_immune_captain_is_not_called_though_he_now_holds_13() -> None:  # AH-6.6, case 35
    s = wrongly_called()
    say(s, 1, "keep:rum")
    assert (len(s.hands[1]), captain(s, 0, 1)["callable"]) == (13, False)


def test_an_immune_captain_may_call() -> None:  # AH-6.3, AH-6.6
    s = bidding(table(immune=[1]))
    assert offered(s, 1) == ["call:0", "call:2"]


def test_immunity_lasts_through_the_last_call() -> None:  # AH-6.6
    s = last_call(table(immune=[1]))
    assert (offered(s, 0), refusal(s, 0, "call:1")) == (["call:2", "agree"], "AH-6.6")


def test_immunity_ends_with_the_next_pick_up() -> None:  # AH-6.6, case 35
    s = bidding(table(immune=[1], chance=Fast(1)))
    all_pass(s)
    all_agree(s)
    all_done(s)
    assert "call:1" in offered(s, 2)


def test_immunity_of_a_brawled_captain_ends_with_the_next_step_2() -> None:  # AH-6.6, AH-4.9
    s = deal(table(auction=None, immune=[1], brawled_next=[1], chance=Fast(1)))
    assert s.brawled[1]
    assert "call:1" in offered(s, 2)


def test_when_all_others_are_immune_there_is_nobody_to_call() -> None:  # AH-6.3, AH-6.6
    s = last_call(table(seats=2, immune=[1]))
    assert (offered(s, 0), offered(s, 1)) == ([], ["call:0", "agree"])


def test_the_card_kept_from_a_right_call_may_win_the_hand() -> None:  # AH-6.5, AH-7.2, case 39
    hands = ["stormsail-2..7", "stormsail-8 rum any*13"]
    s = bidding(table(hands=hands, draws="stormsail-8 rum sea-sabre-1"))
    say(s, 0, "call:1", "keep:stormsail-8")
    assert result_of(s) == Result((0,), "crew-of-seven")


def test_the_card_kept_from_a_wrong_call_may_win_the_hand() -> None:  # AH-6.6, AH-7.2, case 39
    s = bidding(table(hands=["stormsail-8 rum", "stormsail-2..7"], draws="stormsail-8 rum"))
    say(s, 0, "call:1")
    say(s, 1, "keep:stormsail-8")
    assert result_of(s) == Result((1,), "crew-of-seven")


def test_a_card_drawn_but_not_kept_wins_nothing() -> None:  # AH-6.5, AH-7.2
    hands = ["stormsail-2..7", "stormsail-8 rum any*13"]
    s = bidding(table(hands=hands, draws="stormsail-8 rum sea-sabre-1"))
    say(s, 0, "call:1", "keep:rum")
    assert result_of(s) is None
    assert in_discard_pile(s, "stormsail-8")
