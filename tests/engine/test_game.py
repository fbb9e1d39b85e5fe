"""What a game is told before it begins, and what a seat sees."""

from __future__ import annotations

from dataclasses import replace

import pytest

from jollyroger.engine import BadSetup, Event, Fast, Option, ask_for, visible_events, waiting_for

from ..toy import GAME
from ..toy.events import Chosen, Gave, Laid


def test_options_not_given_have_their_default() -> None:
    assert GAME.fill_options(2, {}) == {"length": "short"}
    assert GAME.fill_options(2, {"length": "long"}) == {"length": "long"}


@pytest.mark.parametrize(
    ("seats", "options", "complaint"),
    [
        (1, {}, "Liar's Cove is for 2 to 4 seats, not 1."),
        (5, {}, "Liar's Cove is for 2 to 4 seats, not 5."),
        (2, {"lenght": "long"}, "Liar's Cove has no option 'lenght'; its options are length."),
        (2, {"length": "endless"}, "Option length is one of short, long, not 'endless'."),
    ],
)
def test_a_setup_that_does_not_fit_is_refused_with_what_would(
    seats: int, options: dict[str, str], complaint: str
) -> None:
    with pytest.raises(BadSetup) as error:
        GAME.new(seats, Fast(0), options)
    assert str(error.value) == complaint


def at_most_seats(value: str, seats: int) -> str | None:
    return None if value.isdigit() and int(value) <= seats else f"At most {seats}, not {value}."


def test_an_option_may_take_more_than_its_listed_values_and_says_what_is_wrong_with_the_rest() -> None:
    game = replace(GAME, options=(*GAME.options, Option("lanterns", ("none",), "how many", at_most_seats)))
    assert game.fill_options(3, {"lanterns": "3"})["lanterns"] == "3"
    assert game.fill_options(3, {})["lanterns"] == "none"
    with pytest.raises(BadSetup, match="At most 3, not 4"):
        game.fill_options(3, {"lanterns": "4"})


def test_a_new_game_stands_at_its_first_decision_and_its_deal_has_been_told() -> None:
    told: list[Event] = []
    s = GAME.new(3, Fast(0), listener=told.append)
    assert waiting_for(s) == [0, 1, 2]
    assert len(told) == 9


def test_who_is_not_asked_has_no_ask() -> None:
    s = GAME.new(3, Fast(0))
    ask = ask_for(s, 2)
    assert ask is not None
    assert ask.seat == 2
    assert ask_for(s, 3) is None


def test_a_game_that_is_over_refuses_nothing_in_particular() -> None:
    s = GAME.new(2, Fast(0))
    s.finish("dawn")
    assert GAME.refusals(s, 0) == []


def test_each_seat_sees_its_part_of_what_has_happened() -> None:
    events = [Gave(0, 1, 4), Laid(2, 3), Chosen(2)]
    assert visible_events(events, 1) == [Gave(0, 1, 4), Laid(2, None)]
    assert visible_events(events, 2) == [Gave(0, 1, None), Laid(2, 3), Chosen(2)]
    assert visible_events(events, None) == [Gave(0, 1, None), Laid(2, None)]
