"""The guided first game: a round in which the newcomer sees rewards, a spare black die, damage and gold."""

from __future__ import annotations

from jollyroger.testing.tutorials import play_tutorial, start_tutorial, tutorial_of

from .. import GAME, events
from ..components import FLAG, MAP, SHIP, SWORD


def test_the_guided_game_keeps_its_script() -> None:
    s = play_tutorial(GAME).s
    assert (s.round, s.active) == (2, 0)


def test_the_newcomer_moves_first() -> None:
    assert tutorial_of(GAME).opening == ()
    assert start_tutorial(GAME).s.captain == 0


def test_a_spare_black_die_makes_the_flag_fail() -> None:  # BD-8.3
    s = play_tutorial(GAME).s
    fates = {face: s.past_fates[face] for face in (SWORD, MAP, SHIP, FLAG)}
    assert fates == {SWORD: "failed", MAP: "completed", SHIP: "completed", FLAG: "failed"}
    assert s.past_spills[SWORD] == [FLAG]
    assert s.damage == 1


def test_the_newcomer_is_the_richest_and_the_sea_wolf() -> None:  # BD-9.1
    s = play_tutorial(GAME).s
    assert [len(purse) for purse in s.purses] == [3, 2]
    assert sum(s.purses[0]) > sum(s.purses[1])


def test_concepts_name_events_of_the_game() -> None:
    for concept in tutorial_of(GAME).concepts:
        kind, name = concept.when.split(":")
        assert kind == "option" or hasattr(events, name)
