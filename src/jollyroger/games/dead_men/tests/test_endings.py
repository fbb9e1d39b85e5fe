"""Every way the game is won or lost. (DM-4.4, DM-9.7 to DM-9.12, DM-10, DM-11)"""

from __future__ import annotations

from typing import Unpack

import pytest

from jollyroger.engine import Refused, Result, apply
from jollyroger.testing.play import current_phase, listen, result_of

from ..actions import CATALOGUE
from ..events import Over
from ..rules.ending import LOSSES
from ..state import Ship, destroyed_count
from .helpers import is_fromm_in_bag, loss, place_of, play_ids
from .positions import NO_ICON, Settings, acting, rest_of_turn, revenge_step, ship

YELLOW_5 = "revenge-19"
WON = Result((0, 1, 2), "win")


def last_haul(**more: Unpack[Settings]) -> Ship:
    """Seat 0 carries the last treasure of the goal and stands at the exit."""
    settings: Settings = {"at": ["centre"], "carries": ["treasure"], "looted": 4, **more}
    return ship(**settings)


def test_the_last_treasure_leaves_with_the_last_pirate_and_no_card_is_drawn() -> None:  # DM-11.1, DM-9.1, case T22
    s = rest_of_turn(last_haul())
    play_ids(s, 0, "walk:south")
    assert (result_of(s), s.discard) == (WON, [])


def test_with_a_pirate_still_inside_nothing_is_won() -> None:  # DM-11.1, case T22
    s = rest_of_turn(last_haul(at=["centre", "top"], stack="", draws=[NO_ICON]))
    play_ids(s, 0, "walk:south")
    assert (result_of(s), len(s.discard), s.active) == (None, 1, 1)
    play_ids(s, 1, "walk:south", "walk:south")
    assert result_of(s) == WON


def test_a_treasure_too_few_wins_nothing() -> None:  # DM-11.1
    s = acting(last_haul(looted=3))
    play_ids(s, 0, "walk:south")
    assert result_of(s) is None


def test_fromm_aboard_holds_up_the_win_until_he_is_beaten() -> None:  # DM-11.1
    s = last_haul(
        items=["pistol"], fromm=True, tokens={"top": "fromm-4"}, stack="", seats=3, draws=[NO_ICON, YELLOW_5, NO_ICON]
    )
    s = rest_of_turn(s)
    play_ids(s, 0, "walk:south")
    assert result_of(s) is None
    s = acting(ship(items=["pistol"], fromm=True, looted=5, tokens={"centre": "fromm-4"}, draws=[4]))
    play_ids(s, 0, "pistol:entrance")
    assert (result_of(s), is_fromm_in_bag(s)) == (WON, True)


def test_fromm_in_the_bag_does_not_hold_up_the_win() -> None:  # DM-11.1
    s = acting(last_haul(fromm=True))
    play_ids(s, 0, "walk:south")
    assert result_of(s) == WON


def test_fromm_blown_up_is_not_aboard_any_more() -> None:  # DM-11.1, DM-9.6
    s = revenge_step(ship(looted=5, fromm=True, tokens={"top": "fromm-8"}, fire={"top": 5}, draws=[YELLOW_5]))
    assert result_of(s) == WON


@pytest.mark.parametrize(
    ("all_crew", "beaten", "wins"), [(True, False, False), (True, True, True), (False, False, True)]
)
def test_an_admiral_must_see_all_crew_defeated(all_crew: bool, beaten: bool, wins: bool) -> None:  # DM-11.1, DM-2.4
    s = acting(last_haul(seats=4, goal=6, looted=5, all_crew=all_crew, beaten=beaten))
    play_ids(s, 0, "walk:south")
    assert (result_of(s) is not None) == wins


def test_an_admirals_last_crew_can_be_shot_from_the_dinghy() -> None:  # DM-11.1, DM-8.8
    tokens = {"centre": "crew-5"}
    s = ship(
        seats=4, items=["pistol"], goal=6, looted=6, all_crew=True, beaten=True, tokens=tokens, draws=[5, "cutlass"]
    )
    acting(s)
    play_ids(s, 0, "pistol:entrance")
    assert result_of(s) == Result((0, 1, 2, 3), "win")


def test_crew_destroyed_by_an_explosion_helps_an_admiral() -> None:  # DM-11.1, DM-9.6, case T24
    tokens, fires = {"top": "crew-3"}, {"top": 5}
    s = ship(seats=4, goal=6, looted=6, all_crew=True, beaten=True, tokens=tokens, fire=fires, draws=[YELLOW_5])
    assert result_of(revenge_step(s)) == Result((0, 1, 2, 3), "win")


def test_crew_aboard_does_not_bother_lesser_pirates() -> None:  # DM-11.1, DM-2.4
    s = acting(last_haul(tokens={"top": "crew-3"}))
    play_ids(s, 0, "walk:south")
    assert result_of(s) == WON


def test_a_retreat_off_the_ship_can_win() -> None:  # DM-11.1, DM-8.5
    s = acting(ship(looted=5, tokens={"centre": "guard-6"}, draws=[1]))
    play_ids(s, 0, "walk:entrance", "retreat:south")
    assert result_of(s) == WON


@pytest.mark.parametrize(("before", "ending"), [(0, None), (1, "lost-treasure")])
def test_the_second_treasure_destroyed_loses_for_three_buccaneers(
    before: int, ending: str | None
) -> None:  # DM-10.5, case E11
    s = revenge_step(ship(destroyed=before, tokens={"top": "treasure"}, fire={"top": 5}, draws=[YELLOW_5]))
    assert (destroyed_count(s), loss(s)) == (before + 1, ending)


@pytest.mark.parametrize("what", ["treasure", "guard-8"])
def test_a_treasure_counts_as_destroyed_guarded_or_not(what: str) -> None:  # DM-10.5, case T24
    s = revenge_step(ship(goal=6, tokens={"top": what}, fire={"top": 5}, draws=[YELLOW_5]))
    assert loss(s) == "lost-treasure"


def test_looted_treasures_do_not_make_up_for_those_destroyed() -> None:  # DM-10.5
    s = revenge_step(ship(looted=4, destroyed=1, tokens={"top": "treasure"}, fire={"top": 5}, draws=[YELLOW_5]))
    assert loss(s) == "lost-treasure"


def test_everybody_loses_and_an_event_says_so() -> None:  # DM-3.1, DM-9.7
    s = ship(explosions=6, fire={"top": 5}, draws=[YELLOW_5])
    told = listen(s)
    revenge_step(s)
    assert result_of(s) == Result((), "explosion")
    assert told[-1] == Over("explosion")


def test_the_game_stops_at_once() -> None:  # DM-3.1
    s = revenge_step(ship(explosions=6, fire={"top": 5}, draws=[YELLOW_5]))
    assert (s.agenda, s.asks, current_phase(s)) == ([], [], None)
    for action in CATALOGUE:
        with pytest.raises(Refused, match="over"):
            apply(s, 0, action)


def test_there_are_nine_ways_to_lose() -> None:  # DM-3.1
    assert len(set(LOSSES)) == 9


def test_off_ship_together_without_the_treasure_the_game_goes_on() -> None:  # DM-11.1, DM-11.2
    s = rest_of_turn(ship(looted=4, stack="", draws=[NO_ICON]))
    play_ids(s, 0, "end-turn")
    assert (result_of(s), s.active, place_of(s, 1)) == (None, 1, "off")
