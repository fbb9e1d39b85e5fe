"""Choices of all players together. (DM-12.1)"""

from __future__ import annotations

from typing import Unpack

import pytest

from jollyroger.testing.play import listen, offered

from ..events import Rolled, Voted
from ..presentation.view import view
from ..state import Ship
from .helpers import foes, goods, is_halted, play_ids, refused_by_rule
from .positions import Settings, hunting, searching, ship

HERE = ["top"] * 5


def quarrel(pirates: int, **more: Unpack[Settings]) -> Ship:
    """Crew comes into a room where all pirates are: who fights?"""
    settings: Settings = {
        "seats": pirates,
        "at": HERE[:pirates],
        "tokens": {"centre": "crew-3"},
        "items": ["compass", "bucket", "blanket", "pistol", "dagger"],
        "who_plays": ["cobalt-kallen", "jade", "crimson-flynn", "lydia-lamore", "whitebeard"],
        "draws": [3, "cutlass"],
        **more,
    }
    return hunting(ship(**settings))


def decided(seats: int, votes: list[int], again: int | None = None) -> int | None:
    """Whom these votes, in turn order, send into battle; None: it is still open."""
    s = quarrel(seats)
    told = listen(s)
    for seat, vote in enumerate(votes):
        play_ids(s, seat, f"name:{vote}")
    if again is not None:
        play_ids(s, 0, f"name:{again}")
    assert is_halted(s) == (goods(s, "top") == ["cutlass"])
    return next((event.seat for event in told if isinstance(event, Rolled)), None)


@pytest.mark.parametrize(
    ("seats", "votes", "fights"),
    [
        pytest.param(3, [1, 1], 1, id="two of three are a majority, the third is not asked"),
        pytest.param(3, [0, 1], None, id="one each of three: open"),
        pytest.param(3, [0, 1, 1], 1, id="two of three against the active player"),
        pytest.param(3, [0, 1, 2], 0, id="all different: the active player's"),
        pytest.param(2, [1, 0], 1, id="a tie of two"),
        pytest.param(2, [1, 1], 1, id="two agree"),
        pytest.param(4, [0, 0], None, id="half is no majority"),
        pytest.param(4, [0, 1, 1, 0], 0, id="two against two"),
        pytest.param(4, [2, 2, 2], 2, id="three of four"),
        pytest.param(5, [0, 0, 0], 0, id="three of five"),
        pytest.param(5, [0, 0, 1, 1, 2], 0, id="two, two and one"),
        pytest.param(5, [0, 1, 1, 2, 3], 1, id="the most votes without a majority"),
        pytest.param(5, [0, 1, 1, 2, 2], None, id="a tie of others: the active player is asked again"),
    ],
)
def test_a_vote_goes_to_the_majority_or_the_most(seats: int, votes: list[int], fights: int | None) -> None:  # DM-12.1
    assert decided(seats, votes) == fights


def test_a_tie_of_others_is_broken_by_the_active_player_among_the_tied() -> None:  # DM-12.1
    s = quarrel(5)
    for seat, vote in enumerate([0, 1, 1, 2, 2]):
        play_ids(s, seat, f"name:{vote}")
    assert offered(s, 0) == ["name:1", "name:2"]
    assert decided(5, [0, 1, 1, 2, 2], again=2) == 2


def test_voting_begins_with_the_active_player_and_goes_round() -> None:  # DM-12.1
    s = quarrel(3, active=2)
    for seat, vote in ((2, 0), (0, 1), (1, 2)):
        assert [ask.seat for ask in s.asks] == [seat]
        play_ids(s, seat, f"name:{vote}")
    assert is_halted(s)


def test_votes_are_cast_in_the_open() -> None:  # DM-12.1
    s = quarrel(3)
    told = listen(s)
    play_ids(s, 0, "name:1")
    assert told == [Voted(0, pirate=1)]
    assert view(s, 2)["votes"] == ["name:1"]


def test_nobody_votes_out_of_turn_or_for_what_is_not_offered() -> None:  # DM-12.1
    s = quarrel(3)
    assert refused_by_rule(s, 1, "name:1") is None
    assert refused_by_rule(s, 0, "name:4") is None


def test_where_there_is_one_choice_nobody_is_asked() -> None:  # DM-12.1
    s = hunting(ship(seats=2, at=["top", "off"], tokens={"left": "crew-3"}))
    assert is_halted(s)


@pytest.mark.parametrize("active", [0, 1, 2])
def test_the_active_player_may_decide_alone(active: int) -> None:  # DM-12.1
    s = quarrel(3, active=active, by_vote=False)
    assert [ask.seat for ask in s.asks] == [active]
    play_ids(s, active, "name:1")
    assert goods(s, "top") == ["cutlass"]


def test_the_crew_votes_where_the_dinghy_lies() -> None:  # DM-12.1, DM-4.7
    s = searching(ship(stack="room-02", draws=["room-02", "crew-3"]))
    play_ids(s, 0, "place:start-right:east:0", "moor:north")
    play_ids(s, 1, "moor:east")
    play_ids(s, 2, "moor:east")
    assert view(s, None)["exits"][1] == {"room": "room-02", "side": "east"}


def test_the_crew_votes_which_way_an_enemy_steps() -> None:  # DM-12.1, DM-9.10
    s = hunting(ship("room-02@-1,1", at=["left", "left", "left"], tokens={"top": "crew-3"}))
    play_ids(s, 0, "steer:south")
    play_ids(s, 1, "steer:west")
    play_ids(s, 2, "steer:west")
    assert foes(s, "room-02") == ["crew-3"]
