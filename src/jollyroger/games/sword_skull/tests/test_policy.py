"""The policy: what it chooses in clear positions, and that it beats random play."""

from __future__ import annotations

from collections.abc import Container

import pytest

from jollyroger.engine import Action, Ask, Fast, Seat, random_choice, run

from .. import GAME
from ..state import Table
from .positions import begin_turn, choose_move, encounter, fight, play_ids, table


def choice(s: Table) -> str:
    """What the policy chooses for the player who is asked."""
    return str(GAME.policy(s, s.asks[0], Fast(1)))


def test_the_policy_pays_the_king_if_it_can() -> None:
    assert choice(encounter(table(2, at="O0:v12", gold=[50], luck=[0]), "O0")) == "pay"


def test_a_mighty_figure_turns_into_the_volcano() -> None:
    crew = ["fort-rock-captain*3 clearwater-marine*2"]
    assert choice(choose_move(table(5, at="O0:o01 P0:o20", crew=crew, gold=[30], dice=[0, 2]))) == "move:officer:v01"


def test_a_weak_figure_avoids_the_first_mate() -> None:
    assert choice(choose_move(table(at="O0:v05 P0:o12", dice=[0, 1], trove=3))) == "move:officer:v06"


def test_a_rich_player_on_the_lake_goes_to_the_lair() -> None:
    assert choice(choose_move(table(at="O0:v11 P0:o12", gold=[45], dice=[0, 1]))) == "move:officer:v12"


def test_the_policy_bids_for_a_good_weapon_but_not_more_than_it_has() -> None:
    s = encounter(table(2, at="O0:o10", gold=[10, 10], luck=["musket"]), "O0")
    assert choice(s).startswith("bid:")
    s = encounter(table(2, at="O0:o10", gold=[10, 1], luck=["musket"]), "O0")
    assert choice(s) == "bid:1"


def test_the_last_bidder_bids_one_more() -> None:
    s = encounter(table(2, at="O0:o10", gold=[10, 0], luck=["musket"]), "O0")
    assert choice(s) == "bid:1"


def test_nobody_bids_more_than_the_richest_of_the_later_bidders_can_top() -> None:
    s = encounter(table(2, at="O0:o10", gold=[2, 20], luck=["musket"]), "O0")
    assert choice(s) == "bid:2"
    s = encounter(table(3, at="O0:o10", gold=[2, 20, 20], luck=["musket"]), "O0")
    assert choice(s) == "bid:4"
    play_ids(s, 1, "bid:1")
    assert choice(s) == "bid:2"


@pytest.mark.parametrize(("luck", "wanted"), [([0, 4], "play:lucky-blow"), ([4, 0], "pass")])
def test_a_lucky_blow_is_played_only_if_it_turns_the_fight(luck: list[int], wanted: str) -> None:
    s = fight(table(2, at="O0:o05 O1:o05", hands=["lucky-blow"], luck=luck), "O0")
    assert choice(s) == "pass"
    play_ids(s, 0, "pass")
    assert choice(s) == wanted


def test_the_policy_keeps_the_peace_with_a_stronger_figure() -> None:
    s = fight(table(2, at="O0:o05 O1:o05", hands=["keep-the-peace"], items=["", "musket"]), "O0")
    assert choice(s) == "play:keep-the-peace"


def test_the_policy_plays_a_royal_pardon_for_a_large_debt_only() -> None:
    assert choice(encounter(table(at="P0:v05", hands=["royal-pardon"], luck=[5, 5]), "P0")) == "play:royal-pardon"
    assert choice(encounter(table(at="O0:o22", hands=["royal-pardon"]), "O0")) == "pay"


def test_the_policy_buys_a_good_weapon_by_bargain() -> None:
    assert choice(begin_turn(table(hands=["bandits-bargain"], items=["", "musket"]))) == "buy:1:musket"


def test_the_policy_uses_the_lantern_against_a_strong_enemy_only() -> None:
    assert choice(encounter(table(at="O0:o08", items=["lantern"], luck=["sea-serpent"]), "O0")) == "shun"
    assert choice(encounter(table(at="O0:o08", items=["lantern cutlass"], luck=["cave-bats"]), "O0")) == "fight"


def test_the_policy_beats_random_players() -> None:
    games, won = 16, 0
    for seed in range(games):
        seat = seed % 2
        s = played(2, seed, {seat})
        assert s.result is not None
        won += s.result.winners == (seat,)
    assert won >= 12


def played(seats: int, seed: int, by_policy: Container[Seat]) -> Table:
    """A game in which these seats follow the policy and the others play at random, to its end."""
    s, chance = GAME.new(seats, Fast(seed)), Fast(seed + 100)

    def choose(ask: Ask) -> Action | None:
        if ask.seat in by_policy:
            return GAME.policy(GAME.resample(s, ask.seat, chance), ask, chance)
        return random_choice(ask, chance)

    run(s, choose)
    return s


def test_games_of_the_policy_have_a_sensible_length() -> None:
    turns = [played(4, seed, range(4)).turn / 4 for seed in range(12)]
    assert 10 <= sum(turns) / len(turns) <= 45
