"""Action tokens: spent, received, passed on. (DM-5)"""

from __future__ import annotations

from jollyroger.testing.play import current_phase, listen, offered

from ..events import TurnEnded
from ..rules.action_phase import Acting
from .helpers import place_of, play_ids, refused_by_rule
from .positions import NO_ICON, acting, rest_of_turn, ship, turn


def test_jade_passes_two_tokens_and_flynn_has_seven() -> None:  # DM-5.1, case E02
    s = rest_of_turn(ship(who_plays=["jade", "crimson-flynn"], stack="", draws=[NO_ICON]))
    play_ids(s, 0, "train", "train", "train", "end-turn")
    assert (s.active, s.own_tokens, s.received_tokens) == (1, 5, 2)


def test_received_tokens_are_spent_first() -> None:  # DM-5.1
    s = acting(ship(received=2))
    play_ids(s, 0, "train", "train", "train")
    assert (s.own_tokens, s.received_tokens) == (4, 0)


def test_received_tokens_are_never_passed_on() -> None:  # DM-5.1
    s = rest_of_turn(ship(received=3, stack="", draws=[NO_ICON]))
    play_ids(s, 0, "train", "end-turn")
    assert (s.active, s.received_tokens) == (1, 5)


def test_leaving_the_ship_passes_the_tokens_on() -> None:  # DM-5.1, DM-6.11
    s = rest_of_turn(ship(at=["centre"], stack="", draws=[NO_ICON]))
    play_ids(s, 0, "train", "walk:south")
    assert (s.active, s.received_tokens) == (1, 3)


def test_death_passes_the_tokens_on() -> None:  # DM-5.1, DM-10.4
    s = ship(fire={"centre": 1}, fatigue=[15], stack="", draws=["whitebeard", "sword", NO_ICON])
    rest_of_turn(s)
    play_ids(s, 0, "walk:entrance")
    assert (s.active, s.received_tokens) == (1, 4)


def test_a_turn_may_end_at_any_time() -> None:  # DM-5.2
    s = ship(stack="", draws=[NO_ICON])
    told = listen(s)
    rest_of_turn(s)
    play_ids(s, 0, "end-turn")
    assert TurnEnded(0, 5) in told
    assert (s.active, s.received_tokens) == (1, 5)


def test_without_tokens_only_the_end_and_free_actions_are_left() -> None:  # DM-5.1, DM-5.2, DM-6.8
    s = acting(ship(at=["top"], own=0, fatigue=[3], carries=["grog-4"]))
    assert set(offered(s, 0)) == {"drink:grog-4", "put-down:grog-4", "end-turn"}
    assert refused_by_rule(s, 0, "train") == "DM-5.1"
    assert refused_by_rule(s, 0, "walk:south") == "DM-5.1"


def test_a_turn_does_not_end_by_itself() -> None:  # DM-5.2
    s = acting(ship(own=1))
    play_ids(s, 0, "train")
    assert (current_phase(s), offered(s, 0)) == (Acting, ["end-turn"])


def test_a_turn_cannot_end_while_a_battle_is_pending() -> None:  # DM-5.2, DM-8.1
    s = acting(ship(at=["centre"], tokens={"top": "crew-3 crew-4"}))
    play_ids(s, 0, "walk:north")
    assert refused_by_rule(s, 0, "end-turn") == "DM-5.2"
    assert refused_by_rule(s, 0, "rest") == "DM-8.1"
    assert place_of(s, 0) == "top"


def test_the_tokens_come_back_for_the_next_turn() -> None:  # DM-5.1, DM-3.1
    s = turn(ship(seats=2, stack="", draws=[NO_ICON, "revenge-19"]))
    play_ids(s, 0, "train", "train", "end-turn")
    assert (s.active, s.own_tokens, s.received_tokens) == (1, 5, 3)
    play_ids(s, 1, "train", "train", "train", "train", "end-turn")
    assert (s.active, s.own_tokens, s.received_tokens) == (0, 5, 4)
