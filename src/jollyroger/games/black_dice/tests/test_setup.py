"""The setup of a quest. (BD-2)"""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from jollyroger.engine import BadSetup, Event, Fast, Scripted

from .. import GAME
from ..components import PIRATES
from ..events import Duelled
from ..state import Table
from .positions import crew


def game(seats: int, luck: list[object] | None = None, **options: str) -> tuple[Table, list[Event]]:
    told: list[Event] = []
    chance = Fast(3) if luck is None else Scripted(luck, then=Fast(3))
    return GAME.new(seats, chance, options, told.append), told


@pytest.mark.parametrize("quest", ["pirate-island", "kraken", "armada", "dutchman"])
def test_a_quest_begins_with_a_sound_ship_and_an_unhurt_enemy(quest: str) -> None:  # BD-2.1
    s, _ = game(3, quest=quest)
    assert (s.quest.id, s.damage, s.hits, s.tokens) == (quest, 0, 0, 0)
    assert (s.quest.enemy is None) == (quest == "pirate-island")


@pytest.mark.parametrize(("seats", "hold"), [(2, 18), (3, 16), (4, 14)])
def test_everyone_has_5_dice_2_rum_and_no_gold(seats: int, hold: int) -> None:  # BD-2.2
    s, _ = game(seats)
    assert [s.unplaced(seat) for seat in range(seats)] == [5] * seats
    assert (s.unused_dice, s.rum, s.hold) == ([1] * seats, [2] * seats, hold)
    assert s.purses == [[]] * seats


@pytest.mark.parametrize(("seats", "black", "pirates"), [(2, 10, 3), (3, 15, 4), (4, 20, 5)])
def test_black_dice_and_crew_grow_with_the_players(seats: int, black: int, pirates: int) -> None:  # BD-2.3, case 1
    s, _ = game(seats)
    assert (sum(s.black), len(s.crew), sum(s.rum_on)) == (black, pirates, 0)


def test_the_crew_is_drawn_at_random() -> None:  # BD-2.3
    crews = {crew(GAME.new(2, Fast(seed))) for seed in range(30)}
    assert len(crews) > 10


def test_the_crew_may_be_agreed_on() -> None:  # BD-2.3
    s, _ = game(2, pirates="storm+bullseye+jibe")
    assert crew(s) == "bullseye jibe storm"


@pytest.mark.parametrize(
    ("pirates", "complaint"),
    [
        ("storm+bullseye", "A crew for 2 players is 3 different pirates"),
        ("storm+bullseye+jibe+on-board", "A crew for 2 players is 3 different pirates"),
        ("storm+storm+jibe", "A crew for 2 players is 3 different pirates"),
        ("storm+bullseye+parrot", "There is no pirate 'parrot'"),
        ("", "There is no pirate ''"),
    ],
)
def test_a_crew_that_does_not_fit_is_refused(pirates: str, complaint: str) -> None:  # BD-2.3
    with pytest.raises(BadSetup, match=complaint):
        game(2, pirates=pirates)


@pytest.mark.parametrize(("seats", "chest"), [(2, 20), (3, 30), (4, 40)])
def test_the_islands_chest_holds_10_tokens_a_player(seats: int, chest: int) -> None:  # BD-2.4
    s, _ = game(seats)
    assert (len(s.gold), len(s.tossed)) == (chest, 40 - chest)


@pytest.mark.parametrize("quest", ["kraken", "armada", "dutchman"])
def test_with_an_enemy_all_gold_is_the_pool(quest: str) -> None:  # BD-2.4
    s, _ = game(2, quest=quest)
    assert len(s.gold) == 40


def of_player(view: Mapping[str, object], seat: int) -> object:
    players = view["players"]
    assert isinstance(players, list)
    return players[seat]["gold_tokens"]


def test_others_see_how_many_tokens_a_player_has_but_not_their_worth() -> None:  # BD-2.4
    s, _ = game(3, quest="kraken")
    s.purses[1] = [s.gold.pop(), s.gold.pop()]
    other = s.clone()
    other.purses[1] = [3, 4]
    for reader in (0, 2, None):
        assert GAME.view(s, reader) == GAME.view(other, reader)
        assert of_player(GAME.view(s, reader), 1) == 2
    assert GAME.view(s, 1)["gold"] == [5, 5]


PIRATE_DRAWS = list(range(4))
"""The crew of three players is drawn before the duel."""


def test_the_highest_roll_is_captain() -> None:  # BD-2.5
    s, told = game(3, luck=[*PIRATE_DRAWS, 4, 6, 2], quest="kraken")
    assert s.captain == 1
    assert [event.rolls for event in told if isinstance(event, Duelled)] == [(4, 6, 2)]


def test_only_the_tied_highest_roll_again() -> None:  # BD-2.5
    s, told = game(3, luck=[*PIRATE_DRAWS, 5, 2, 5, 3, 3, 1, 2], quest="kraken")
    assert [event.rolls for event in told if isinstance(event, Duelled)] == [(5, 2, 5), (3, 0, 3), (1, 0, 2)]
    assert s.captain == 2


def test_every_pirate_can_be_in_the_crew() -> None:  # BD-2.3
    seen = {pirate for seed in range(40) for pirate in GAME.new(4, Fast(seed)).crew}
    assert seen == set(range(len(PIRATES)))
