"""Choices by quick rules: battles, votes, cards, tiles."""

from __future__ import annotations

import pytest

from ..ai.quick.quick_choices import quick_choice
from ..state import Ship
from .helpers import play_ids
from .positions import acting, hunting, revenge_step, searching, ship


def choice(s: Ship) -> str:
    return str(quick_choice(s, s.asks[0]))


def test_the_track_is_used_where_it_wins() -> None:  # DM-8.2
    s = acting(ship("room-02@2,0", at=["right"], battle=[3], tokens={"room-02": "guard-6"}, draws=[4]))
    play_ids(s, 0, "walk:east")
    assert choice(s) == "use-track"


def test_the_track_is_saved_where_it_does_not_win() -> None:  # DM-8.2
    s = acting(ship("room-02@2,0", at=["right"], battle=[1], tokens={"room-02": "guard-8"}, draws=[3]))
    play_ids(s, 0, "walk:east")
    assert choice(s) == "save-track"


def test_the_track_is_used_to_stay_alive() -> None:  # DM-7.7
    s = acting(ship("room-02@2,0", at=["right"], battle=[1], fatigue=[11], tokens={"room-02": "guard-8"}, draws=[3]))
    play_ids(s, 0, "walk:east")
    assert choice(s) == "use-track"


def test_a_guard_is_fought_on_while_the_track_keeps_the_pirate_alive() -> None:  # DM-8.4
    s = acting(
        ship("room-02@2,0", at=["right"], battle=[3], fatigue=[4], tokens={"room-02": "guard-7"}, draws=[1], reserve="")
    )
    play_ids(s, 0, "walk:east", "save-track")
    assert (s.fatigue[0], choice(s)) == (10, "fight-again")


@pytest.mark.parametrize(("reserve", "expected"), [("whitebeard", "fight-again"), ("", "retreat:west")])
def test_a_pirate_risks_his_life_only_if_another_can_take_over(reserve: str, expected: str) -> None:  # DM-10.1
    guard = {"room-02": "guard-7"}
    s = acting(ship("room-02@2,0", at=["right"], battle=[2], fatigue=[6], tokens=guard, draws=[1], reserve=reserve))
    play_ids(s, 0, "walk:east", "save-track")
    assert (s.fatigue[0], choice(s)) == (12, expected)


def test_nobody_retreats_into_a_guard_if_another_door_is_safe() -> None:  # DM-8.4
    s = acting(
        ship(
            "room-02@2,0",
            "room-03@2,1",
            "room-05@1,1/3",
            at=["right"],
            fatigue=[11],
            tokens={"room-02": "guard-8", "room-03": "guard-7"},
            draws=[6],
        )
    )
    play_ids(s, 0, "walk:east")
    assert s.fatigue[0] == 13
    assert choice(s) == "retreat:west"


def test_the_strong_and_rested_fight() -> None:  # DM-8.6
    s = hunting(
        ship(
            at=["centre", "centre", "off"],
            battle=[0, 3],
            fatigue=[6, 0],
            tokens={"left": "crew-5"},
            beaten=True,
            draws=[1, 1, 1],
        )
    )
    assert choice(s) == "name:1"


def test_titian_resolves_the_card_that_explodes_nothing() -> None:  # DM-9.1
    s = revenge_step(
        ship(
            at=["centre"],
            who_plays=["five-fingered-titian"],
            fire={"left": 5, "right": 5},
            draws=["revenge-13", "revenge-14"],
        )
    )
    assert choice(s) == "resolve:revenge-14"


def test_a_tile_is_laid_near_the_boats() -> None:  # DM-4.2
    s = searching(ship("room-02@2,0", "room-03@3,0", draws=["room-10"]))
    chosen = quick_choice(s, s.asks[0])
    assert str(chosen).split(":")[1] in ("start-centre", "start-left", "start-right", "start-top")
