"""The Lair: the price, the Pirate King, and the end. (SS-1.1, SS-5.10)"""

from __future__ import annotations

import pytest

from jollyroger.engine import Result
from jollyroger.testing.play import current_phase, offered, result_of

from ..odds import affordable_faces
from ..rules.spaces import PayOrFight
from .positions import BOX, choose_move, encounter, is_over, might, play_ids, refused_by_rule, space_of, table


@pytest.mark.parametrize(
    ("players", "prices"),
    [
        (2, [30, 35, 35, 40, 40, 45]),
        (3, [35, 35, 40, 40, 45, 45]),
        (4, [35, 40, 40, 45, 45, 50]),
        (5, [40, 40, 45, 45, 50, 50]),
    ],
)
def test_the_price_depends_on_die_and_players(players: int, prices: list[int]) -> None:  # SS-5.10, SS-A19, SS-B1.21
    assert [BOX.price(die, players) for die in range(6)] == prices


@pytest.mark.parametrize(
    ("gold", "sixths"),
    [
        (30, [1, 0, 0, 0]),
        (35, [3, 2, 1, 0]),
        (40, [5, 4, 3, 2]),
        (45, [6, 6, 5, 4]),
        (50, [6, 6, 6, 6]),
        (29, [0, 0, 0, 0]),
    ],
)
def test_the_odds_of_affording_the_price_are_as_published(gold: int, sixths: list[int]) -> None:  # SS-5.10, SS-A19
    assert [affordable_faces(table(players), gold) for players in (2, 3, 4, 5)] == sixths


def test_paying_the_price_wins_at_once() -> None:  # SS-1.1, SS-5.10
    s = encounter(table(4, at="P0:v12", gold=[45], luck=[3]), "P0")
    assert (current_phase(s), offered(s, 0)) == (PayOrFight, ["pay", "fight"])
    play_ids(s, 0, "pay")
    assert (result_of(s), s.gold[0]) == (Result((0,), "gold"), 0)


def test_a_player_who_can_pay_may_fight_instead() -> None:  # SS-A18
    s = encounter(table(4, at="P0:v12", gold=[45], luck=[3, 4, 0]), "P0")
    play_ids(s, 0, "fight")
    assert (result_of(s), s.gold[0]) == (Result((0,), "might"), 45)


def test_a_player_who_cannot_pay_must_fight() -> None:  # SS-5.10, SS-9.3, T06
    mighty = ["rum-reef-brawler*3 smuggler-gunner*2 hired-cutthroat*2"]
    s = table(4, at="P0:v12", gold=[5], crew=mighty, items=["blunderbuss"], luck=[3, 0, 1, 1, 2])
    assert might(s, "P0") == 12
    encounter(s, "P0")
    # The blank loses although 12 is more than 11; then the toll of the Den is paid. (SS-6.2, SS-5.8, T07)
    assert (result_of(s), space_of(s, "P0"), s.gold[0], s.trove, is_over(s)) == (None, "v05", 2, 3, True)


def test_a_loser_sent_to_the_den_fights_the_figures_there() -> None:  # SS-5.8, SS-5.10, T07
    s = encounter(table(4, at="P0:v12 O3:v05", gold=[5], luck=[3, 0, 1, 0, 2, 5, 1]), "P0")
    assert offered(s, 0) == ["take:gold", "take:nothing"]


def test_items_are_not_sold_for_the_price() -> None:  # SS-9.3, SS-A20, T27
    s = encounter(table(2, at="O0:v12", gold=[29], items=["musket"], luck=[0, 0, 1, 0, 0]), "O0")
    assert (current_phase(s), s.items[0]) == (None, [3])
    assert space_of(s, "O0") == "v05"


def test_beating_the_king_wins_at_once() -> None:  # SS-1.1, SS-5.10, SS-B6
    s = encounter(table(2, at="O0:v12 P0:o05", luck=[5, 1, 0]), "O0")
    assert (result_of(s), s.agenda) == (Result((0,), "might"), [])


def test_the_kings_might_is_ten() -> None:  # SS-B6, SS-6.4
    nine = ["fort-rock-captain*2 clearwater-marine*3", "", "", ""]
    for mine, kings, won in ((5, 4, True), (4, 4, False)):
        s = encounter(table(4, at="O0:v12", crew=nine, gold=[0], luck=[5, mine, kings, 0, 0]), "O0")
        assert (might(s, "O0"), result_of(s) is not None) == (9, won)


def test_the_price_is_rolled_on_each_visit() -> None:  # SS-A19
    s = encounter(table(2, at="O0:v12", gold=[30], luck=[5, 0, 1, 0, 0]), "O0")
    assert space_of(s, "O0") == "v05"
    s.location[0] = BOX.board.lair
    s.chance = table(luck=[0]).chance
    assert offered(encounter(s, "O0"), 0) == ["pay", "fight"]


def test_if_the_first_figure_wins_the_second_is_not_resolved() -> None:  # SS-A17, SS-1.1
    s = choose_move(table(at="O0:v11 P0:v11", dice=[1, 1], luck=[3, 4, 0]))
    play_ids(s, 0, "first:officer")
    assert result_of(s) == Result((0,), "might")


def test_nothing_can_be_done_after_the_end() -> None:  # SS-1.1
    s = encounter(table(2, at="O0:v12", gold=[50], luck=[5]), "O0")
    play_ids(s, 0, "pay")
    assert refused_by_rule(s, 0, "fight") is None
