"""The value of positions, the candidates of a search, and the reasons for choices."""

from __future__ import annotations

import pytest

from jollyroger.engine import Action, Ask, Fast, play
from jollyroger.engine.messages import message
from jollyroger.testing.play import play_ids

from .. import GAME
from ..actions import (
    BLANKET,
    ELIMINATE,
    END_TURN,
    FIGHT_AGAIN,
    FIGHT_FIRES,
    HERE,
    PICK_UP,
    SAVE_TRACK,
    SWAP,
    TRAIN,
    USE_TRACK,
    WALK,
    Retreat,
)
from ..ai.advice import advice
from ..ai.explain import reason
from ..ai.policy import policy
from ..ai.search_hints import MAX_CANDIDATES, candidates, is_turn_start, value
from ..components import COMPASS, LOSING_EXPLOSIONS, SOUTH, TREASURE
from ..state import Ship
from .positions import acting, rest_of_turn, ship
from .reached_positions import policy_play


def reason_for(s: Ship, action: Action) -> str:
    assert action in s.asks[0].options
    return GAME.remark_text(reason(s, s.asks[0], action))


def win_chance(s: Ship) -> float:
    found = value(s, 0)
    assert found is not None
    return found


def test_the_more_treasure_is_looted_the_likelier_the_crew_wins() -> None:
    chances = [win_chance(rest_of_turn(ship(looted=looted, chance=Fast(1)))) for looted in range(5)]
    assert chances == sorted(chances)
    assert 0 < chances[0] < chances[-1] < 1


def test_explosions_and_fires_make_it_less_likely() -> None:
    s = next(s for s in policy_play(3, {"difficulty": "scurvy-dog"}, seed=3) if s.turn_number == 8 and is_turn_start(s))
    calm = win_chance(s)
    marked, burning = s.clone(), s.clone()
    marked.explosions = LOSING_EXPLOSIONS - 1
    burning.fire = [5 if room in s.rooms else 0 for room in range(len(s.fire))]
    assert win_chance(marked) < calm
    assert win_chance(burning) < calm


def test_a_finished_game_has_the_value_of_its_result() -> None:
    s = acting(ship(at=["centre"], carries=["treasure"], looted=4, seats=2))
    play(s, 0, WALK[SOUTH])
    assert win_chance(s) == 1.0


@pytest.mark.parametrize("seats", [2, 4])
def test_candidates_are_a_few_options_and_the_policy_takes_the_first(seats: int) -> None:
    s = GAME.new(seats, Fast(3))
    for _ in range(24):
        ask = s.asks[0]
        found = candidates(s, ask)
        chosen = policy(s, ask, Fast(1))
        assert found[0] == chosen
        assert len(found) <= max(1, MAX_CANDIDATES)
        assert set(found) <= set(ask.options)
        assert chosen is not None
        play(s, ask.seat, chosen)


def test_a_fire_that_may_explode_is_named() -> None:
    s = acting(ship(at=["left"], fire={"left": 5}, items=["blanket"]))
    words = "The Port Battery burns at 5: another 5 on red would blow it up."
    assert reason_for(s, FIGHT_FIRES[HERE]) == reason_for(s, BLANKET[HERE]) == words


def test_deckhands_that_would_bar_a_room_are_named() -> None:
    s = acting(ship(at=["centre"], deckhands={"centre": 2}))
    assert reason_for(s, ELIMINATE[HERE]) == "2 deckhands on the Main Deck: a third would shut the room."


def test_the_reason_to_leave_names_the_treasure() -> None:
    s = acting(ship(at=["centre"], carries=["treasure"], looted=1))
    assert reason_for(s, WALK[SOUTH]) == "That brings Treasure 2 of 5 off the ship."


def test_training_is_for_the_nearest_guard() -> None:
    s = acting(ship("room-02@2,0", at=["right"], battle=[2], tokens={"room-02": "guard-7"}))
    assert reason_for(s, TRAIN) == "I train for the guard of strength 7 in the Great Cabin: then a 4 or more wins."


def test_a_retreat_that_was_rolled_is_no_matter_of_odds() -> None:  # DM-8.3
    s = acting(ship(at=["left"], battle=[1], tokens={"centre": "crew-5"}, draws=[1, 3]))
    play_ids(GAME, s, 0, "walk:east", "save-track")
    assert {type(option) for option in s.asks[0].options} == {Retreat}
    (first, *_) = s.asks[0].options
    assert reason_for(s, first) == "I have to retreat, and that is the best way."
    assert GAME.remark_text(advice(s, s.asks[0], first)) == "You have to retreat: that way your fatigue is 4."


def test_battle_strength_that_does_not_win_makes_the_defeat_smaller() -> None:  # DM-8.2
    s = acting(ship(at=["left"], battle=[1], tokens={"centre": "crew-5"}, draws=[1]))
    play_ids(GAME, s, 0, "walk:east")
    assert reason_for(s, USE_TRACK) == "I am 4 short; with my +1 I lose by only 3."
    assert reason_for(s, SAVE_TRACK) == "I am 4 short: even my +1 would not do."


def test_a_hopeless_battle_is_left_and_an_ordered_one_is_no_choice() -> None:  # DM-8.3, DM-8.4
    s = acting(ship("room-02@2,0", at=["right"], battle=[0], tokens={"room-02": "guard-8"}, draws=[1]))
    play_ids(GAME, s, 0, "walk:east")
    retreat = next(option for option in s.asks[0].options if isinstance(option, Retreat))
    assert reason_for(s, retreat) == "No roll of mine beats the guard now."
    assert reason(s, Ask(0, (FIGHT_AGAIN,)), FIGHT_AGAIN) == message("reason-fight-must")


def test_a_last_deckhand_is_one_deckhand() -> None:
    s = acting(ship(at=["centre"], deckhands={"centre": 1}, supply=1))
    assert reason_for(s, ELIMINATE[HERE]) == "Only 1 deckhand is left in the supply. If we run out, we lose."


def test_every_choice_has_a_reason_of_one_line() -> None:
    s = GAME.new(3, Fast(5), {"captain_fromm": "on"})
    for _ in range(40):
        ask = s.asks[0]
        for option in ask.options[:: max(1, len(ask.options) // 8)]:
            said = GAME.remark_text(reason(s, ask, option))
            assert said.endswith((".", "!")) or (option == END_TURN and not s.own_tokens)
            assert "\n" not in said
        chosen = policy(s, ask, Fast(1))
        assert chosen is not None
        play(s, ask.seat, chosen)
        if not s.asks:
            break


def test_items_of_other_pirates_are_left_to_them() -> None:  # DM-6.7
    s = rest_of_turn(ship(at=["centre"], items=["pistol", "compass"]))
    seen = set()
    for _ in range(8):
        if s.active != 0 or not s.asks:
            break
        chosen = policy(s, s.asks[0], Fast(1))
        assert chosen is not None
        seen.add(chosen)
        if chosen is END_TURN:
            break
        play(s, 0, chosen)
    assert SWAP[COMPASS] not in seen


def test_a_treasure_is_left_to_the_partner_who_stands_over_it() -> None:
    s = rest_of_turn(
        ship("room-02@2,0", seats=2, at=["centre", "room-02"], tokens={"room-02": "treasure"}, goal=4, active=0)
    )
    while s.active == 0 and s.asks[0].seat == 0:
        chosen = policy(s, s.asks[0], Fast(1))
        assert chosen != PICK_UP[TREASURE]
        if chosen is None or chosen is END_TURN:
            break
        play(s, 0, chosen)


def test_actions_that_were_passed_on_are_used() -> None:  # DM-5.1
    s = rest_of_turn(ship(at=["left"], fire={"left": 4, "centre": 3}, received=2, own=5))
    for _ in range(2):
        chosen = policy(s, s.asks[0], Fast(1))
        assert chosen is not None
        assert chosen is not END_TURN
        play(s, 0, chosen)
    assert s.received_tokens == 0
