"""The phases for many games: SeatChoice, GroupVote, and how votes are counted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import pytest

from jollyroger.engine import (
    Action,
    Catalogue,
    Chance,
    Codec,
    GroupVote,
    Seat,
    SeatChoice,
    ask_for,
    most_voted,
    play,
    start,
    vote_result,
    waiting_for,
)

from .example_phases import AYE, HUM, NAY, Diary, Write, start_with


class Choice(SeatChoice[Diary]):
    seat: Seat
    offered: tuple[Action, ...]

    def options(self, s: Diary) -> Sequence[Action]:
        return self.offered

    def decide(self, s: Diary, action: Action) -> None:
        s.diary.append(f"{self.seat} chose {action}")

    def skip(self, s: Diary) -> None:
        s.diary.append("skipped")


def test_a_seat_chooses_among_several_options() -> None:
    s = start_with(Choice(1, (AYE, NAY)), Write("after"))
    assert waiting_for(s) == [1]
    play(s, 1, NAY)
    assert s.diary == ["1 chose say:nay", "after"]


def test_a_single_option_is_taken_without_asking() -> None:
    s = start_with(Choice(1, (AYE,)), Write("after"))
    assert s.diary == ["1 chose say:aye", "after"]


class ChoiceInAnyCase(Choice):
    asks_single_option: ClassVar[bool] = True


def test_a_phase_may_ask_even_for_a_single_option() -> None:
    s = start_with(ChoiceInAnyCase(1, (AYE,)), Write("after"))
    assert (waiting_for(s), s.diary) == ([1], [])
    play(s, 1, AYE)
    assert s.diary == ["1 chose say:aye", "after"]


@pytest.mark.parametrize("choice", [Choice, ChoiceInAnyCase])
def test_a_choice_without_options_is_skipped(choice: type[Choice]) -> None:
    assert start_with(choice(1, ()), Write("after")).diary == ["skipped", "after"]


class FirstOfThese(SeatChoice[Diary]):
    seats: tuple[Seat, ...]

    @property
    def seat(self) -> Seat:
        return self.seats[0]

    def options(self, s: Diary) -> Sequence[Action]:
        return [AYE, NAY]


def test_the_seat_may_be_found_from_the_fields() -> None:
    assert waiting_for(start_with(FirstOfThese((2, 1)))) == [2]


class Vote(GroupVote[Diary]):
    first: Seat
    offered: tuple[Action, ...] = (AYE, NAY, HUM)
    captain_decides: bool = False
    votes: tuple[Action, ...] = ()

    def first_voter(self, s: Diary) -> Seat:
        return self.first

    def by_vote(self, s: Diary) -> bool:
        return not self.captain_decides

    def options(self, s: Diary) -> Sequence[Action]:
        return self.offered

    def decide(self, s: Diary, action: Action) -> None:
        s.diary.append(f"decided {action}")

    def skip(self, s: Diary) -> None:
        s.diary.append("skipped")

    def voted(self, s: Diary, seat: Seat, action: Action) -> None:
        s.diary.append(f"{seat} voted {action}")


def vote(s: Diary, *votes: Action) -> list[Seat]:
    """Cast votes by whoever is asked. Returns the voters."""
    voters = []
    for action in votes:
        (seat,) = waiting_for(s)
        voters.append(seat)
        play(s, seat, action)
    return voters


def test_seats_vote_in_turn_order_until_an_option_has_a_majority() -> None:
    s = start_with(Vote(2))
    assert vote(s, AYE, AYE) == [2, 0]
    assert s.diary == ["2 voted say:aye", "0 voted say:aye", "decided say:aye"]
    assert s.asks == []


def test_the_first_voter_breaks_a_tie_by_his_vote() -> None:
    s = start_with(Vote(1))
    assert vote(s, HUM, AYE, NAY) == [1, 2, 0]
    assert s.diary[-1] == "decided say:hum"


def test_a_first_voter_outside_the_tie_is_asked_again_for_the_tied_options() -> None:
    s = start(Diary(5), Vote(0))
    assert vote(s, HUM, AYE, NAY, NAY, AYE) == [0, 1, 2, 3, 4]
    ask = ask_for(s, 0)
    assert ask is not None
    assert ask.options == [AYE, NAY]
    play(s, 0, NAY)
    assert s.diary[-2:] == ["4 voted say:aye", "decided say:nay"]


def test_without_a_vote_the_first_voter_decides_alone() -> None:
    s = start_with(Vote(1, captain_decides=True))
    assert vote(s, NAY) == [1]
    assert s.diary == ["decided say:nay"]


@pytest.mark.parametrize(("offered", "written"), [((), "skipped"), ((NAY,), "decided say:nay")])
def test_with_less_than_two_options_there_is_no_vote(offered: tuple[Action, ...], written: str) -> None:
    assert start_with(Vote(0, offered)).diary == [written]


def test_a_vote_in_progress_is_saved_and_loaded() -> None:
    def blank(seats: int, chance: Chance) -> Diary:
        return Diary(seats)

    s = start_with(Vote(2))
    vote(s, AYE)
    codec = Codec(blank, Catalogue([AYE, NAY, HUM]), [Vote])
    loaded = codec.decode(codec.encode(s), s.chance)
    assert loaded.agenda == [Vote(2, votes=(AYE,))]
    assert waiting_for(loaded) == [0]


@pytest.mark.parametrize(
    ("votes", "seats", "result"),
    [
        ([], 3, None),
        ([AYE], 1, AYE),
        ([AYE], 2, None),
        ([AYE, AYE], 3, AYE),
        ([AYE, NAY], 2, AYE),
        ([AYE, AYE], 4, None),
        ([AYE, AYE, NAY, HUM], 4, AYE),
        ([NAY, AYE, AYE, HUM], 4, AYE),
        ([NAY, AYE, AYE, NAY], 4, NAY),
        ([HUM, AYE, NAY, NAY, AYE], 5, None),
    ],
)
def test_the_result_of_a_vote(votes: list[Action], seats: int, result: Action | None) -> None:
    """A majority decides at once; the most votes decide at the end; the first vote breaks a tie it is part of."""
    assert vote_result(votes, seats) == result


def test_the_most_voted_actions_are_listed_in_the_order_of_their_first_vote() -> None:
    assert most_voted([NAY, AYE, HUM, AYE, NAY]) == [NAY, AYE]
    assert most_voted([HUM]) == [HUM]
