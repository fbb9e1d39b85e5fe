"""The seven items: their use, and who has them. (DM-6.7, DM-6.9)"""

from __future__ import annotations

from typing import Unpack

import pytest

from jollyroger.testing.play import current_phase, offered

from ..rules.action_phase import Acting
from ..rules.effects import Robbed
from ..state import Ship
from .helpers import deckhands, fire, item_of, on_table, place_of, play_ids, refused_by_rule
from .positions import NO_ICON, Settings, acting, ship, turn


def owner(item: str, **more: Unpack[Settings]) -> Ship:
    settings: Settings = {"items": [item], **more}
    return acting(ship(**settings))


def test_the_blanket_lowers_the_own_fire_by_two_once_a_turn() -> None:  # DM-6.9
    s = owner("blanket", at=["top"], fire={"top": 5, "centre": 3})
    assert offered(s, 0, "blanket") == ["blanket:here"]
    assert refused_by_rule(s, 0, "blanket:south") == "DM-6.3"
    play_ids(s, 0, "blanket:here")
    assert (fire(s, "top"), s.own_tokens) == ([3], 4)
    assert refused_by_rule(s, 0, "blanket:here") == "DM-6.9"


def test_the_blanket_puts_a_small_fire_out() -> None:  # DM-6.9, DM-6.3
    s = owner("blanket", at=["top"], fire={"top": 1})
    play_ids(s, 0, "blanket:here")
    assert fire(s, "top") == [0]


def test_flynn_reaches_next_door_with_the_blanket() -> None:  # DM-6.9
    s = owner("blanket", who_plays=["crimson-flynn"], at=["top"], fire={"centre": 5})
    play_ids(s, 0, "blanket:south")
    assert fire(s, "centre") == [3]


def test_the_bucket_lowers_an_adjacent_fire_by_one_once_a_turn() -> None:  # DM-6.9
    s = owner("bucket", at=["top"], fire={"top": 3, "centre": 3})
    assert offered(s, 0, "bucket") == ["bucket:south"]
    play_ids(s, 0, "bucket:south")
    assert (fire(s, "top", "centre"), s.own_tokens) == ([3, 2], 4)
    assert refused_by_rule(s, 0, "bucket:south") == "DM-6.9"


def test_the_bucket_is_no_use_through_walls_or_without_fire() -> None:  # DM-6.9, DM-1.3
    s = owner("bucket", at=["left"], fire={"left": 2})
    assert refused_by_rule(s, 0, "bucket:south") == "DM-1.3"
    assert refused_by_rule(s, 0, "bucket:east") == "DM-6.9"


@pytest.mark.parametrize("deed", ["blanket:here", "bucket:south", "pistol:south"])
def test_nobody_uses_an_item_he_does_not_have(deed: str) -> None:  # DM-6.9
    s = owner("sword", at=["top"], fire={"top": 2, "centre": 2}, tokens={"centre": "crew-3"})
    assert refused_by_rule(s, 0, deed) == "DM-6.9"


def test_the_compass_makes_one_walk_free() -> None:  # DM-6.9
    s = owner("compass", at=["left"], fire={"centre": 1, "top": 3})
    play_ids(s, 0, "walk:east", "walk:north")
    assert (s.own_tokens, s.fatigue[0]) == (4, 3)


def test_the_compass_makes_one_run_free_but_not_its_fatigue() -> None:  # DM-6.9
    s = owner("compass", at=["left"])
    play_ids(s, 0, "run:east:north")
    assert (s.own_tokens, s.fatigue[0]) == (5, 2)


def test_the_free_move_is_there_without_tokens() -> None:  # DM-6.9, DM-5.1
    s = owner("compass", at=["left"], own=0)
    play_ids(s, 0, "walk:east")
    assert refused_by_rule(s, 0, "walk:west") == "DM-5.1"


def test_the_dagger_makes_one_elimination_free() -> None:  # DM-6.9
    s = owner("dagger", at=["top"], deckhands={"top": 3})
    play_ids(s, 0, "eliminate:here", "eliminate:here")
    assert (s.own_tokens, deckhands(s, "top")) == (4, [1])


def test_jade_takes_two_with_the_dagger_for_free() -> None:  # DM-6.9, DM-6.4, case T36
    s = owner("dagger", who_plays=["jade"], at=["top"], own=0, deckhands={"top": 3, "centre": 3})
    play_ids(s, 0, "eliminate:here", "eliminate:south")
    assert (deckhands(s, "top", "centre"), s.own_tokens) == ([2, 2], 0)
    assert refused_by_rule(s, 0, "eliminate:here") == "DM-5.1"


def test_rum_makes_one_rest_free() -> None:  # DM-6.9
    s = owner("rum", fatigue=[9])
    play_ids(s, 0, "rest", "rest")
    assert (s.own_tokens, s.fatigue[0]) == (4, 5)


def test_the_sword_helps_in_every_battle() -> None:  # DM-6.9, DM-8.2
    s = owner("sword", at=["centre"], tokens={"top": "guard-7"}, draws=[6])
    play_ids(s, 0, "walk:north")
    assert (place_of(s, 0), s.fatigue[0], current_phase(s)) == ("top", 0, Acting)


def test_an_item_is_taken_from_the_table_and_the_old_one_laid_there() -> None:  # DM-6.7
    s = owner("sword")
    assert "rum" in on_table(s)
    play_ids(s, 0, "swap:rum")
    assert (item_of(s, 0), "sword" in on_table(s), s.own_tokens) == ("rum", True, 4)
    assert refused_by_rule(s, 0, "swap:rum") == "DM-6.7"


def test_an_item_is_taken_from_a_player_wherever_he_is() -> None:  # DM-6.7, case T53
    s = acting(ship(items=["sword", "rum"], at=["off", "top"]))
    play_ids(s, 0, "swap:rum")
    assert current_phase(s) is Robbed
    assert set(offered(s, 1)) == {"take:sword", *(f"take:{item}" for item in on_table(s)), "decline"}
    play_ids(s, 1, "take:sword")
    assert (item_of(s, 0), item_of(s, 1)) == ("rum", "sword")


def test_a_robbed_player_may_take_nothing() -> None:  # DM-6.7
    s = acting(ship(items=["sword", "rum"]))
    play_ids(s, 0, "swap:rum")
    play_ids(s, 1, "decline")
    assert (item_of(s, 1), current_phase(s)) == (None, Acting)


def test_a_robbed_player_takes_another_item_from_the_table() -> None:  # DM-6.7
    s = acting(ship(items=["sword", "rum"]))
    play_ids(s, 0, "swap:rum")
    play_ids(s, 1, "take:compass")
    assert (item_of(s, 1), "sword" in on_table(s), "compass" in on_table(s)) == ("compass", True, False)


def test_in_the_reference_edition_a_robbed_player_draws_at_random() -> None:  # DM-12.2, DM-6.7
    s = acting(ship(items=["sword", "rum"], reference=True, draws=["sword"]))
    play_ids(s, 0, "swap:rum")
    assert (item_of(s, 1), current_phase(s)) == ("sword", Acting)


def test_a_pirate_without_an_item_lays_nothing_down() -> None:  # DM-6.7
    s = acting(ship(items=[None, "rum"]))
    table = on_table(s)
    play_ids(s, 0, "swap:sword")
    assert (item_of(s, 0), on_table(s)) == ("sword", [item for item in table if item != "sword"])


def test_a_pirate_without_an_item_robs_another_who_finds_the_table_bare() -> None:  # DM-6.7
    s = ship(items=[None, "rum"])
    s.table_items, s.lost_items = [], s.table_items
    acting(s)
    play_ids(s, 0, "swap:rum")
    assert (item_of(s, 0), item_of(s, 1), current_phase(s)) == ("rum", None, Acting)
    assert refused_by_rule(s, 0, "swap:sword") == "DM-6.7"


def test_rum_then_dagger_in_one_turn_but_rum_only_once() -> None:  # DM-6.9, case T54
    s = owner("rum", at=["top"], fatigue=[9], deckhands={"top": 1})
    play_ids(s, 0, "rest", "swap:dagger", "eliminate:here")
    assert (s.own_tokens, s.fatigue[0], deckhands(s, "top")) == (4, 7, [0])
    play_ids(s, 0, "swap:rum", "rest")
    assert s.own_tokens == 2


def test_a_used_item_is_ready_again_next_turn() -> None:  # DM-6.9
    s = ship(seats=2, items=["bucket"], at=["top"], fire={"centre": 3}, stack="", draws=[NO_ICON, "revenge-19"])
    turn(s)
    play_ids(s, 0, "bucket:south", "end-turn")
    play_ids(s, 1, "end-turn")
    assert "bucket:south" in offered(s, 0)
