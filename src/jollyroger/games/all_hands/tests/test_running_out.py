"""An empty deck, and empty hands. (AH-8)"""

from __future__ import annotations

import pytest

from jollyroger.engine import Fast, Result, waiting_for
from jollyroger.testing.play import current_phase, listen, offered, result_of

from .. import GAME
from ..events import Renewed, TurnedUp
from ..rules.rounds import Discarding
from ..state import Table
from .play import all_agree, all_done, all_pass, auction, hand, say
from .positions import deal, discarding, names, table

CREWS = ("stormsail", "sea-sabre", "black-viper")
NO_RUNS = " ".join(f"{crew}-{rank}" for crew in CREWS for rank in (1, 2, 4, 5, 7, 8, 10) for _ in range(3))
"""63 cards that do not win. The other 45 do not win either."""


def no_card_left(missed: int = 0, long_game: bool = False) -> Table:
    """Two captains hold all 108 cards."""
    return table(
        seats=2,
        hands=[NO_RUNS, "rest"],
        auction=None,
        rounds_without_auction=missed,
        long_game=long_game,
    )


def test_an_empty_deck_is_renewed_from_the_discard_pile() -> None:  # AH-8.1
    draws = "rum sea-sabre-1 sea-sabre-2 sea-sabre-3"
    s = deal(table(hands=["", "", ""], auction=None, deck="rum", draws=draws))
    assert [hand(s, seat) for seat in range(3)] == ["rum", "sea-sabre-1", "sea-sabre-2"]


def test_the_new_deck_is_the_whole_discard_pile() -> None:  # AH-8.1
    s = deal(table(hands=["", "", ""], auction=None, deck="", chance=Fast(1)))
    assert (len(s.deck), s.discard) == (108 - 3 - 1, [])


def test_the_deck_is_not_renewed_before_a_card_is_needed() -> None:  # AH-8.1
    s = table(hands=["", "", ""], auction=None, deck="rum mermaid cutpurse sea-sabre-1", chance=Fast(1))
    pile = len(s.discard)
    deal(s)
    assert (s.deck, len(s.discard)) == ([], pile)


@pytest.mark.parametrize(("seats", "rounds"), [(2, 32), (3, 23), (4, 17), (5, 13), (6, 11)])
def test_the_first_deck_lasts_so_many_rounds_after_the_first(seats: int, rounds: int) -> None:  # AH-8.1
    s = GAME.new(seats, Fast(1))
    told = listen(s)
    while Renewed() not in told:
        all_pass(s)
        all_agree(s)
        while current_phase(s) is Discarding and Renewed() not in told:
            seat = waiting_for(s)[0]
            say(s, seat, offered(s, seat)[0])  # everyone throws all he has overboard, so nobody wins
    turned_up = [event for event in told[: told.index(Renewed())] if isinstance(event, TurnedUp)]
    assert len(turned_up) == rounds  # the first round's card was turned up before anybody listened


def test_if_there_is_no_card_at_all_a_captain_gets_none() -> None:  # AH-8.2
    s = deal(no_card_left())
    assert [len(hand) for hand in s.hands] == [63, 45]


def test_without_an_auction_card_nobody_bids_and_nobody_calls() -> None:  # AH-8.2, AH-6.2
    s = deal(no_card_left())
    assert (auction(s), current_phase(s)) == (None, Discarding)


def test_who_comes_first_gets_the_last_card() -> None:  # AH-8.2
    s = deal(table(hands=["", "", "rest"], auction=None, deck="rum", draws="rum"))
    assert (hand(s, 0), hand(s, 1), auction(s)) == ("rum", "", None)


def test_two_rounds_running_without_an_auction_card_draw_the_hand() -> None:  # AH-8.2
    s = deal(no_card_left())
    assert result_of(s) is None
    all_done(s)
    assert result_of(s) == Result((), "drawn")


def test_a_round_with_an_auction_card_between_two_without_breaks_the_series() -> None:  # AH-8.2
    s = deal(table(auction=None, rounds_without_auction=1, chance=Fast(1)))
    assert (s.rounds_without_auction, result_of(s)) == (0, None)


def test_cards_discarded_in_a_round_without_an_auction_are_there_for_the_next() -> None:  # AH-8.1, AH-8.2
    s = discarding(no_card_left(missed=1))
    s.chance = Fast(1)
    say(s, 0, "drop:stormsail-1", "drop:stormsail-1", "drop:stormsail-1", "done")
    say(s, 1, "done")
    assert (auction(s), result_of(s)) == ("stormsail-1", None)


def test_a_drawn_hand_of_the_long_game_is_scored_without_bonus() -> None:  # AH-8.2, AH-9.1
    s = no_card_left(missed=1, long_game=True)
    s.points, s.hand_number = [0, 300], 1
    deal(s)
    assert result_of(s) == Result((1,), "points", (0, 300 + s.last_points[1]))


@pytest.mark.parametrize("renewals", [0, 1])
def test_the_deck_may_be_renewed_twice(renewals: int) -> None:  # AH-8.4
    s = deal(table(auction=None, deck="", renewals=renewals, chance=Fast(1)))
    assert (s.renewals, result_of(s)) == (renewals + 1, None)


@pytest.mark.parametrize("left", ["", "rum", "rum mermaid", "rum mermaid sea-sabre-1"])
def test_when_the_deck_runs_out_a_third_time_the_hand_is_drawn(left: str) -> None:  # AH-8.4
    s = deal(table(hands=["", "", ""], auction=None, deck=left, renewals=2, chance=Fast(1)))
    assert result_of(s) == Result((), "drawn")


def test_as_long_as_the_third_deck_lasts_the_hand_goes_on() -> None:  # AH-8.4
    left = "rum mermaid sea-sabre-1 sea-sabre-2"
    s = deal(table(hands=["", "", ""], auction=None, deck=left, renewals=2, chance=Fast(1)))
    assert (s.deck, result_of(s)) == ([], None)


def test_the_deck_that_runs_out_a_third_time_ends_the_hand_though_the_discard_pile_is_empty() -> None:  # AH-8.4
    s = no_card_left()
    s.renewals = 2
    deal(s)
    assert result_of(s) == Result((), "drawn")


def test_a_hand_called_off_in_the_long_game_is_scored_and_the_next_begins() -> None:  # AH-8.4, AH-9.1
    hands = ["stormsail-2..4", "", ""]
    s = deal(table(hands=hands, auction=None, deck="", renewals=2, long_game=True, chance=Fast(1)))
    assert (s.points, s.hand_number, s.renewals) == ([9, 0, 0], 2, 0)


def test_an_empty_handed_captain_gets_his_next_card() -> None:  # AH-8.3
    s = deal(table(hands=["", "any*2", "any*2"], auction=None, draws="rum mermaid cutpurse sea-sabre-10"))
    assert hand(s, 0) == "rum"


def test_an_empty_handed_captain_is_not_asked_to_discard() -> None:  # AH-8.3, AH-3.7
    s = discarding(table(hands=["any*2", "", "any*2"], auction=None))
    assert waiting_for(s) == [0, 2]


def test_when_all_hands_are_empty_the_next_round_begins_by_itself() -> None:  # AH-8.3
    s = discarding(table(hands=["", "", ""], auction=None, draws="rum mermaid cutpurse sea-sabre-10"))
    assert (auction(s), [names(hand) for hand in s.hands].count("")) == ("sea-sabre-10", 0)
