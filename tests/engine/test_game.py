"""Game: seats and options, defaults, and what a seat sees."""

from __future__ import annotations

from dataclasses import replace

import pytest

from jollyroger.engine import BadSetup, Event, Fast, Game, Option, ask_for, visible_events, waiting_for

from ..toy import GAME, Cove
from ..toy.events import Chosen, Gave, Laid


def test_missing_options_have_their_default() -> None:
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
def test_a_bad_setup_is_refused_with_what_would_be_right(seats: int, options: dict[str, str], complaint: str) -> None:
    with pytest.raises(BadSetup) as error:
        GAME.new(seats, Fast(0), options)
    assert str(error.value) == complaint


def at_most_seats(value: str, seats: int) -> str | None:
    return None if value.isdigit() and int(value) <= seats else f"At most {seats}, not {value}."


def test_an_option_may_accept_more_than_its_listed_values() -> None:
    game = replace(GAME, options=(*GAME.options, Option("lanterns", ("none",), "how many", at_most_seats)))
    assert game.fill_options(3, {"lanterns": "3"})["lanterns"] == "3"
    assert game.fill_options(3, {})["lanterns"] == "none"
    with pytest.raises(BadSetup, match="At most 3, not 4"):
        game.fill_options(3, {"lanterns": "4"})


def test_a_new_game_is_at_its_first_decision_and_has_told_the_deal() -> None:
    told: list[Event] = []
    s = GAME.new(3, Fast(0), listener=told.append)
    assert waiting_for(s) == [0, 1, 2]
    assert len(told) == 9


def test_a_seat_that_is_not_asked_has_no_ask() -> None:
    s = GAME.new(3, Fast(0))
    ask = ask_for(s, 2)
    assert ask is not None
    assert ask.seat == 2
    assert ask_for(s, 3) is None


def test_a_game_that_is_over_lists_no_refusals() -> None:
    s = GAME.new(2, Fast(0))
    s.finish("dawn")
    assert GAME.refusals(s, 0) == []


def test_each_seat_sees_its_part_of_the_events() -> None:
    events = [Gave(0, 1, 4), Laid(2, 3), Chosen(2)]
    assert visible_events(events, 1) == [Gave(0, 1, 4), Laid(2, None)]
    assert visible_events(events, 2) == [Gave(0, 1, None), Laid(2, 3), Chosen(2)]
    assert visible_events(events, None) == [Gave(0, 1, None), Laid(2, None)]


def test_the_default_number_of_seats_is_the_usual_one_or_the_middle() -> None:
    assert GAME.default_seats == 3
    assert replace(GAME, seats=range(2, 8)).default_seats == 4
    assert replace(GAME, usual_seats=4).default_seats == 4


def minimal_game() -> Game[Cove]:
    """Liar's Cove with nothing but what a game must define."""
    names = (
        "id",
        "name",
        "about",
        "version",
        "seats",
        "options",
        "catalogue",
        "codec",
        "rules",
        "words",
        "deal",
        "view",
    )
    return Game(**{name: getattr(GAME, name) for name in names})


def test_by_default_resample_is_a_copy_with_other_chance() -> None:
    game = minimal_game()
    s = game.new(3, Fast(0))
    chance = Fast(1)
    sample = game.resample(s, 0, chance)
    assert game.codec.encode(sample) == game.codec.encode(s)
    assert sample is not s
    assert sample.hands is not s.hands
    assert sample.chance is not chance
    assert sample.chance.below(1 << 60) == chance.below(1 << 60) != s.chance.below(1 << 60)


def test_by_default_the_policy_is_any_option() -> None:
    game, chance = minimal_game(), Fast(0)
    s = game.new(3, Fast(0))
    chosen = {game.policy(s, s.asks[0], chance) for _ in range(50)}
    assert chosen == {*s.asks[0].options}


def test_by_default_a_game_has_no_pieces_hints_values_and_reasons() -> None:
    game = minimal_game()
    s = game.new(3, Fast(0))
    assert game.pieces(s) == {}
    assert game.hints(s, 0) == {}
    assert game.words.hints(game.hints(s, 0)) == ""
    assert game.value(s, 0) is None
    assert game.candidates(s, s.asks[0]) is s.asks[0].options
    assert (game.reason, game.with_components, game.cooperative) == (None, None, False)
