"""The Items that are not weapons, one by one. (SS-B5)"""

from __future__ import annotations

import pytest

from jollyroger.engine import Refused, apply
from jollyroger.testing.play import current_phase, offered

from .. import GAME
from ..actions import REROLL
from ..rules.caves import LanternChoice
from ..rules.debt import ReturnToShip
from .positions import (
    choose_move,
    discarded,
    encounter,
    ends,
    fight,
    is_over,
    play_ids,
    refused_by_rule,
    space_of,
    table,
)


def test_a_spyglass_allows_a_step_more_or_less() -> None:  # SS-B5.2
    s = choose_move(table(at="O0:o04 P0:o20", items=["spyglass"], dice=[1, 3], luck=["cave-bats", 0, 1]))
    assert (ends(s, 0, "officer"), ends(s, 0, "pirate")) == (["o07", "o08", "o09"], ["o23", "o24", "o25"])
    play_ids(s, 0, "move:pirate:o24")
    assert space_of(s, "P0") == "o24"


def test_a_spyglass_leaves_at_least_one_step() -> None:  # SS-B5.2
    s = choose_move(table(at="O0:o04 P0:o20", items=["spyglass"], dice=[0, 1]))
    assert ends(s, 0, "officer") == ["o05", "o06"]


def test_a_spyglass_does_not_change_doubles() -> None:  # SS-B5.2
    s = choose_move(table(at="O0:o04 P0:o12", items=["spyglass"], dice=[1, 1]))
    assert (space_of(s, "O0"), space_of(s, "P0")) == ("o06", "o14")


def test_a_spyglass_allows_ten_steps_at_most() -> None:  # SS-B5.2
    s = choose_move(table(at="O0:o04 P0:o20", items=["spyglass"], dice=[4, 5]))
    assert ends(s, 0, "officer") == ["o12", "o13", "o14"]


def test_a_compass_rolls_one_die_again_once_a_turn() -> None:  # SS-B5.3
    s = choose_move(table(at="O0:o04 P0:o20", items=["compass"], dice=[1, 3], luck=[5]))
    assert offered(s, 0)[2:] == ["reroll:first", "reroll:second"]
    play_ids(s, 0, "reroll:second")
    assert (s.dice, offered(s, 0)) == ([1, 5], ["move:officer:o10", "move:pirate:o26"])
    assert refused_by_rule(s, 0, "reroll:first") == "SS-B5.3"


def test_of_two_equal_dice_the_compass_rerolls_the_first() -> None:  # SS-B5.3
    s = choose_move(table(at="O0:o04 P0:o20", items=["compass"], dice=[2, 2], luck=[2]))
    assert offered(s, 0) == ["keep", "reroll:first"]
    with pytest.raises(Refused, match="Both dice show the same: roll the first again"):
        apply(s, 0, REROLL[1])
    play_ids(s, 0, "reroll:first")
    assert offered(s, 0) == ["first:officer", "first:pirate"]


@pytest.mark.parametrize(("choice", "end"), [("home:ship", "navy-ship"), ("home:docks", "o03")])
def test_a_longboat_may_bring_a_figure_to_its_docks(choice: str, end: str) -> None:  # SS-B5.4
    s = encounter(table(2, at="O0:v04 P1:o03", items=["longboat"]), "O0")
    assert (current_phase(s), offered(s, 0)) == (ReturnToShip, ["home:ship", "home:docks"])
    play_ids(s, 0, choice)
    # No encounter there, and no fight.
    assert (space_of(s, "O0"), is_over(s)) == (end, True)


def test_a_longboat_may_bring_a_figure_to_the_docks_where_it_stood() -> None:  # SS-B5.4, SS-8.6
    s = encounter(table(2, at="O0:o03 P1:o03", items=["longboat"], luck=["press-ganged"]), "O0")
    play_ids(s, 0, "home:docks")
    assert (space_of(s, "O0"), is_over(s)) == ("o03", True)


def test_a_longboat_is_sold_for_a_debt_like_any_item() -> None:  # SS-B5.4, SS-8.3, SS-9.1
    s = fight(table(2, at="O0:o05 P1:o05", gold=[10, 0], items=["", "longboat hook"], luck=[5, 1]), "O0")
    play_ids(s, 0, "take:gold")
    assert offered(s, 1) == ["sell:hook", "sell:longboat"]
    play_ids(s, 1, "sell:hook")
    assert (s.gold, space_of(s, "P1")) == ([12, 0], "o05")


def test_a_longboat_that_was_sold_does_not_help() -> None:  # SS-B5.4, SS-9.1
    s = encounter(table(at="O0:v05", gold=[0], items=["longboat"], luck=[5, 5]), "O0")
    assert (space_of(s, "O0"), discarded(s)) == ("navy-ship", ["longboat"])


@pytest.mark.parametrize("id", ["o28", "v04"])
def test_a_rope_saves_from_quicksand_and_geyser(id: str) -> None:  # SS-B5.5
    s = encounter(table(at=f"O0:{id}", items=["rope"]), "O0")
    assert (space_of(s, "O0"), s.stuck[0]) == (id, 0)


def test_a_treasure_map_finds_two_more() -> None:  # SS-B5.6
    s = encounter(table(at="O0:v09", items=["treasure-map"], luck=[1, 2]), "O0")
    assert s.gold[0] == 15
    s = encounter(table(at="O0:o05", items=["treasure-map"], chests=[3, 1, 1, 1]), "O0")
    assert s.gold[0] == 15
    s = encounter(table(at="O0:o05", items=["treasure-map"], chests=[0, 1, 1, 1]), "O0")
    assert s.gold[0] == 10


def test_a_strongbox_keeps_gold_from_the_winner() -> None:  # SS-B5.7
    s = fight(table(2, at="O0:o05 O1:o05", crew=["", "smuggler-boss"], items=["", "strongbox"], luck=[3, 2]), "O0")
    assert offered(s, 0) == ["take:smuggler-boss", "take:nothing"]
    assert refused_by_rule(s, 0, "take:gold") == "SS-B5.7"


def test_a_winner_with_nothing_to_take_is_not_asked() -> None:  # SS-B5.7, SS-8.2
    s = fight(table(2, at="O0:o05 O1:o05", items=["", "strongbox"], luck=[3, 2]), "O0")
    assert (is_over(s), s.gold) == (True, [10, 10])


def test_the_reward_of_an_enemy_is_shown_before_the_fight() -> None:  # SS-7.2, SS-B1.15, SS-B5.8
    cave = encounter(
        table(at="O0:o08", items=["lantern"], crew=["hired-cutthroat*2 hired-musketeer"], luck=["sea-serpent"]), "O0"
    )
    smoke = encounter(table(at="O0:v03", items=["lantern"], luck=["cyclops"]), "O0")
    assert GAME.view(cave, 1)["reward"] == {"gold": 4, "items": 0}
    assert GAME.view(smoke, 1)["reward"] == {"gold": 1, "items": 1}
    assert GAME.view(table(), 1)["reward"] is None


def test_a_lantern_discards_the_first_enemy() -> None:  # SS-B5.8
    s = encounter(table(at="O0:o08", items=["lantern"], luck=["sea-serpent", "cave-bats", 3, 2]), "O0")
    assert (current_phase(s), offered(s, 0)) == (LanternChoice, ["fight", "shun"])
    play_ids(s, 0, "shun")
    assert (s.gold[0], sorted(discarded(s))) == (11, ["cave-bats", "sea-serpent"])


def test_the_first_enemy_may_be_fought_in_spite_of_a_lantern() -> None:  # SS-B5.8
    s = encounter(table(at="O0:v07", items=["lantern"], luck=["sea-serpent", 3, 0]), "O0")
    play_ids(s, 0, "fight")
    assert (s.gold[0], discarded(s)) == (14, ["sea-serpent"])


def test_a_royal_seal_adds_one_to_the_castles_income() -> None:  # SS-B5.9
    s = choose_move(table(at="O0:o29 P0:o20", items=["royal-seal"], crew=["smuggler-boss"], dice=[1, 2]))
    play_ids(s, 0, "move:officer:o00")
    assert s.gold[0] == 14
