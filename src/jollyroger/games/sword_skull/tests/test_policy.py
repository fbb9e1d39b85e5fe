"""Rules of thumb that a player should follow, and that they are worth something."""

from __future__ import annotations

from functools import partial

import pytest

from jollyroger.engine import Action, Ask, Fast, random_choice, run

from .. import GAME
from ..state import Table
from .game_statistics import finished
from .positions import encounter, fight, morning, say, steer, table


def choice(s: Table) -> str:
    """What the rule of thumb says to whoever is asked."""
    return str(GAME.policy(s, s.asks[0], Fast(1)))


def test_it_buys_the_king_off_when_it_can() -> None:
    assert choice(encounter(table(2, at="O0:v12", gold=[50], luck=[0]), "O0")) == "pay"


def test_a_mighty_figure_turns_into_the_volcano() -> None:
    crew = ["fort-rock-captain*3 clearwater-marine*2"]
    assert choice(steer(table(5, at="O0:o01 P0:o20", crew=crew, gold=[30], dice=[0, 2]))) == "move:officer:v01"


def test_a_weak_one_does_not_throw_itself_at_the_first_mate() -> None:
    assert choice(steer(table(at="O0:v05 P0:o12", dice=[0, 1], trove=3))) == "move:officer:v06"


def test_a_rich_player_on_the_lake_goes_to_the_lair() -> None:
    assert choice(steer(table(at="O0:v11 P0:o12", gold=[45], dice=[0, 1]))) == "move:officer:v12"


def test_it_bids_for_a_good_weapon_and_not_more_than_it_has() -> None:
    s = encounter(table(2, at="O0:o10", gold=[10, 10], luck=["musket"]), "O0")
    assert choice(s).startswith("bid:")
    s = encounter(table(2, at="O0:o10", gold=[10, 1], luck=["musket"]), "O0")
    assert choice(s) == "bid:1"


def test_the_last_bidder_tops_by_one() -> None:
    s = encounter(table(2, at="O0:o10", gold=[10, 0], luck=["musket"]), "O0")
    assert choice(s) == "bid:1"


@pytest.mark.parametrize(("luck", "wanted"), [([0, 4], "play:lucky-blow"), ([4, 0], "pass")])
def test_a_lucky_blow_is_for_a_fight_that_it_turns(luck: list[int], wanted: str) -> None:
    s = fight(table(2, at="O0:o05 O1:o05", hands=["lucky-blow"], luck=luck), "O0")
    assert choice(s) == "pass"
    say(s, 0, "pass")
    assert choice(s) == wanted


def test_it_keeps_the_peace_with_the_stronger() -> None:
    s = fight(table(2, at="O0:o05 O1:o05", hands=["keep-the-peace"], items=["", "musket"]), "O0")
    assert choice(s) == "play:keep-the-peace"


def test_it_pardons_itself_from_a_dear_debt() -> None:
    assert choice(encounter(table(at="P0:v05", hands=["royal-pardon"], luck=[5, 5]), "P0")) == "play:royal-pardon"
    assert choice(encounter(table(at="O0:o22", hands=["royal-pardon"]), "O0")) == "pay"


def test_it_buys_a_weapon_by_bargain() -> None:
    assert choice(morning(table(hands=["bandits-bargain"], items=["", "musket"]))) == "buy:1:musket"


def test_it_slips_past_an_enemy_too_strong() -> None:
    assert choice(encounter(table(at="O0:o08", items=["lantern"], luck=["sea-serpent"]), "O0")) == "shun"
    assert choice(encounter(table(at="O0:o08", items=["lantern cutlass"], luck=["cave-bats"]), "O0")) == "fight"


def test_it_beats_players_who_choose_at_random() -> None:
    games, won = 16, 0
    for seed in range(games):
        s, luck, mine = GAME.new(2, Fast(seed)), Fast(seed + 100), seed % 2
        run(s, partial(by_turns, s, luck, mine))
        assert s.result is not None
        won += s.result.winners == (mine,)
    assert won >= 12


def by_turns(s: Table, luck: Fast, mine: int, ask: Ask) -> Action | None:
    """One seat by rule of thumb, the others at random."""
    return GAME.policy(GAME.resample(s, mine, luck), ask, luck) if ask.seat == mine else random_choice(ask, luck)


def test_games_by_rule_of_thumb_are_of_a_sensible_length() -> None:
    turns = [finished(4, seed).turn / 4 for seed in range(12)]
    assert 10 <= sum(turns) / len(turns) <= 45
