"""What is told when the game is over: what decided it, the tally, and all hands open. (AH-7.3, AH-9.4)"""

from __future__ import annotations

import pytest

from jollyroger.engine import View

from ..presentation.ending_text import cause, tally
from ..presentation.view import view
from ..state import Table
from .golden import GOLDEN
from .positions import hand_end, table

LOSER = "stormsail-1 sea-sabre-2 black-viper-9 rum"
SEVEN = "stormsail-2..4 stormsail-6..8 pirate-monkey"
ONE_SHORT = "stormsail-2..4 sea-sabre-2..4 black-viper-2 black-viper-3"


def ended(*hands: str, winner: int | None = 0, points: tuple[int, ...] = (), hand_number: int = 1) -> Table:
    long_game = bool(points)
    s = table(len(hands), hands, auction=None, points=points, long_game=long_game, hand_number=hand_number)
    return hand_end(s, winner)


def rows(seen: View) -> dict[str, tuple[str, ...]]:
    return {row.label: row.values for row in tally(seen)}


def test_the_cause_names_the_winning_run_and_who_came_nearest() -> None:  # AH-7.1, AH-7.3
    s = ended(SEVEN, ONE_SHORT, LOSER)
    runs = "Stormsail 2 to 8 (a Monkey for the 5)"
    assert cause(view(s, 0)) == f"{runs}. {{1}} was one card short."
    assert cause(view(s, 1)) == f"{runs}. You were one card short."


def test_several_captains_may_have_come_equally_near() -> None:  # AH-7.4
    s = ended(SEVEN, ONE_SHORT, "stormsail-4..6 sea-sabre-5..7 black-viper-9 black-viper-10")
    assert cause(view(s, None)).endswith("{1} and {2} were one card short.")


def test_the_cause_of_a_drawn_hand_is_that_the_cards_ran_out() -> None:  # AH-8.2, AH-8.4
    assert cause(view(ended(LOSER, LOSER, winner=None), 0)) == "The cards ran out before anybody had a winning hand."


@pytest.mark.parametrize(
    ("points", "hand_number", "text"),
    [
        ((240, 200), 3, "You reached 250 points; the lead is 111 points."),
        ((0, 100), 5, "5 hands were played; the lead is 29 points."),
        ((0, 71), 5, "5 hands were played; of equal totals, the better last hand wins."),
    ],
)
def test_the_cause_of_a_long_game_is_the_lead(points: tuple[int, ...], hand_number: int, text: str) -> None:  # AH-9.4
    s = ended(SEVEN, LOSER, points=points, hand_number=hand_number)
    assert cause(view(s, 0)) == text


def test_equal_totals_and_last_hands_share_the_victory() -> None:  # AH-9.4
    s = ended(LOSER, LOSER, winner=None, points=(30, 30), hand_number=5)
    assert cause(view(s, 0)) == "5 hands were played; the best totals and their last hands are equal."


def test_the_tally_counts_runs_with_the_monkey_in_its_gap() -> None:  # AH-7.1
    told = rows(view(ended(SEVEN, ONE_SHORT), None))
    assert told == {
        "Cards short of winning": ("won", "1"),
        "Stormsails in a row": ("7", "3"),
        "Sea Sabres in a row": ("0", "3"),
        "Black Vipers in a row": ("0", "2"),
        "Cards in hand": ("7", "8"),
    }


def test_the_tally_of_a_long_game_begins_with_the_points() -> None:  # AH-9.1
    told = tally(view(ended(SEVEN, LOSER, points=(240, 200), hand_number=3), 1))
    assert told[0] == ("Points", ("311", "200"))


def test_nothing_is_told_before_the_end() -> None:
    s = table()
    assert (cause(view(s, 0)), tally(view(s, 0))) == ("", [])


@pytest.mark.parametrize("name", GOLDEN.recipes)
def test_everybody_sees_all_hands_at_the_end_and_why_it_ended(name: str) -> None:  # AH-7.3
    s = GOLDEN.final(name)
    for seat in (*range(s.seats), None):
        seen = view(s, seat)
        assert [len(captain["shown"]) for captain in seen["captains"]] == [len(hand) for hand in s.hands]
        assert cause(seen)
        assert all(len(row.values) == s.seats for row in tally(seen))
