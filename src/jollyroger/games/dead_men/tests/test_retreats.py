"""What a lost battle leads to: enemies driven off, retreats, and fighting again. (DM-8.3 to DM-8.6)"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Unpack

import pytest

from jollyroger.testing.play import current_phase, listen, offered

from ..events import Referred
from ..rules.action_phase import Acting
from ..rules.battle import Aftermath, Clash, Facing
from ..state import Ship
from .helpers import fire, foes, goods, is_halted, loss, place_of, play_ids, refused_by_rule
from .positions import NO_ICON, Settings, acting, rest_of_turn, ship


def beaten(*luck: int | str, foe: str = "crew-5", tiles: Sequence[str] = (), **more: Unpack[Settings]) -> Ship:
    """Seat 0 has walked from the centre to the top and lost the battle there by 4, or as the draws say."""
    settings: Settings = {"at": ["centre"], "tokens": {"top": foe}, "draws": [1, *luck], **more}
    s = acting(ship(*tiles, **settings))
    play_ids(s, 0, "walk:north")
    return s


@pytest.mark.parametrize("roll", [1, 2])
def test_on_1_or_2_the_enemy_goes_where_the_pirate_says(roll: int) -> None:  # DM-8.3
    s = beaten(roll, tiles=["room-02@0,2"])
    assert (s.fatigue[0], offered(s, 0)) == (4, ["drive:north", "drive:south"])
    play_ids(s, 0, "drive:north")
    assert (foes(s, "room-02"), foes(s, "top"), place_of(s, 0), current_phase(s)) == (["crew-5"], [], "top", Acting)


@pytest.mark.parametrize("roll", [3, 4])
def test_on_3_or_4_the_pirate_goes(roll: int) -> None:  # DM-8.3
    s = beaten(roll, tiles=["room-02@0,2"], fire={"centre": 1, "room-02": 2})
    assert offered(s, 0) == ["retreat:north", "retreat:south"]
    play_ids(s, 0, "retreat:north")
    assert (place_of(s, 0), s.fatigue[0], foes(s, "top")) == ("room-02", 6, ["crew-5"])


def test_on_5_they_fight_again() -> None:  # DM-8.3
    s = beaten(5, 5)
    assert (s.fatigue[0], goods(s, "top")) == (4, ["cutlass"])


def test_on_6_the_pirate_chooses() -> None:  # DM-8.3
    s = beaten(6, 6)
    assert (current_phase(s), offered(s, 0)) == (Aftermath, ["drive:south", "retreat:south", "fight-again"])
    play_ids(s, 0, "fight-again")
    assert goods(s, "top") == ["cutlass"]


def test_a_single_door_is_taken_without_asking() -> None:  # DM-8.3
    s = beaten(1)
    assert (foes(s, "centre"), place_of(s, 0)) == (["crew-5"], "top")


def test_the_fatigue_of_a_lost_battle_can_kill() -> None:  # DM-8.3, DM-7.7
    s = beaten("whitebeard", "sword", fatigue=[12])
    assert (place_of(s, 0), s.fatigue[0], s.actions_over) == ("off", 0, True)
    assert is_halted(s)


def test_a_retreat_keeps_to_the_limits() -> None:  # DM-8.3, DM-7.4
    s = beaten(3, tiles=["room-02@0,2", "room-03@-1,1"], fatigue=[5], fire={"room-02": 4, "room-03": 3})
    assert s.fatigue[0] == 9
    assert offered(s, 0) == ["retreat:south", "retreat:west"]
    assert refused_by_rule(s, 0, "retreat:north") == "DM-7.4"


def test_a_retreat_avoids_crowds() -> None:  # DM-8.3, DM-7.6
    s = beaten(3, tiles=["room-02@0,2", "room-03@-1,1"], deckhands={"room-02": 3})
    assert offered(s, 0) == ["retreat:south", "retreat:west"]
    assert refused_by_rule(s, 0, "retreat:north") == "DM-7.6"


def beside_fire_and_crowd(roll: int, reference: bool) -> Ship:
    """Beaten with fatigue 9 between a fire of 4 in the north, a crowd in the west and an empty room in the south."""
    tiles, hot, crowded = ["room-02@0,2", "room-03@-1,1"], {"room-02": 4}, {"room-03": 3}
    return beaten(roll, tiles=tiles, reference=reference, fatigue=[5], fire=hot, deckhands=crowded)


@pytest.mark.parametrize("roll", [3, 4, 6])
def test_in_the_reference_edition_a_rolled_retreat_ignores_the_heat(roll: int) -> None:  # DM-12.2, DM-8.3, DM-7.6
    s = beside_fire_and_crowd(roll, reference=True)
    assert offered(s, 0, "retreat") == ["retreat:north", "retreat:south"]
    assert refused_by_rule(s, 0, "retreat:west") == "DM-7.6"


def test_in_the_rulebook_edition_a_retreat_chosen_on_6_keeps_to_the_limits() -> None:  # DM-8.3, DM-7.4
    s = beside_fire_and_crowd(6, reference=False)
    assert offered(s, 0, "retreat") == ["retreat:south"]
    assert refused_by_rule(s, 0, "retreat:north") == "DM-7.4"


def test_in_the_reference_edition_a_retreat_from_a_guard_keeps_to_the_limits() -> None:  # DM-12.2, DM-8.4
    s = beaten(foe="guard-6", tiles=["room-02@0,2"], reference=True, fatigue=[5], fire={"room-02": 4})
    assert offered(s, 0, "retreat") == ["retreat:south"]


def test_a_3_or_4_without_a_legal_room_is_rolled_again() -> None:  # DM-8.3, case T44
    s = ship(
        at=["centre"], tokens={"top": "crew-5"}, fatigue=[10], fire={"centre": 4, "top": 2}, draws=[1, 3, 4, 3, 5, 6]
    )
    told = listen(s)
    acting(s)
    play_ids(s, 0, "walk:north")
    assert [event.die for event in told if isinstance(event, Referred)] == [3, 4, 3, 5]
    assert (place_of(s, 0), goods(s, "top")) == ("top", ["cutlass"])


def test_a_1_or_2_without_a_room_is_rolled_again() -> None:  # DM-8.3
    s = ship(
        "room-12@2,0", at=["off"], tokens={"centre": "crew-5"}, exploded=["left", "top", "right"], draws=[1, 1, 2, 3]
    )
    acting(s)
    play_ids(s, 0, "walk:entrance")
    assert (place_of(s, 0), foes(s, "centre"), s.fatigue[0]) == ("off", ["crew-5"], 2)


def test_after_a_guard_the_pirate_fights_again_or_retreats_without_a_roll() -> None:  # DM-8.4
    s = beaten(6, foe="guard-6", tiles=["room-02@0,2"])
    assert (s.fatigue[0], offered(s, 0)) == (5, ["fight-again", "retreat:north", "retreat:south"])
    play_ids(s, 0, "fight-again")
    assert goods(s, "top") == ["treasure"]


def test_a_retreat_from_a_guard_leaves_him_where_he_is() -> None:  # DM-8.4
    s = beaten(foe="guard-6", fire={"top": 2, "centre": 3})
    play_ids(s, 0, "retreat:south")
    assert (place_of(s, 0), s.fatigue[0], foes(s, "top")) == ("centre", 6, ["guard-6"])


def test_a_guard_is_fought_again_when_there_is_no_legal_room() -> None:  # DM-8.4, case T45
    s = beaten(6, foe="guard-6", fatigue=[8], fire={"top": 4, "centre": 4})
    assert (place_of(s, 0), s.fatigue[0], goods(s, "top")) == ("top", 13, ["treasure"])
    assert fire(s, "top") == [4]


def test_to_fight_again_one_may_stay_however_hot_it_is() -> None:  # DM-8.4
    s = beaten(6, foe="guard-6", fatigue=[7], fire={"top": 4, "centre": 4}, tiles=["room-02@0,2"])
    assert (s.fatigue[0], offered(s, 0)) == (12, ["fight-again", "retreat:north"])
    play_ids(s, 0, "fight-again")
    assert (place_of(s, 0), goods(s, "top")) == ("top", ["treasure"])


def test_a_retreat_out_of_the_exit_halves_fatigue_and_ends_the_turn() -> None:  # DM-8.5, case T43
    s = ship(tokens={"centre": "guard-6"}, fatigue=[9], stack="", draws=[1, NO_ICON])
    rest_of_turn(s)
    play_ids(s, 0, "walk:entrance", "retreat:south")
    assert (place_of(s, 0), s.fatigue[0], s.active, s.received_tokens, len(s.discard)) == ("off", 7, 1, 4, 1)


def test_a_retreat_into_enemies_starts_the_next_battle() -> None:  # DM-8.5
    tokens = {"top": "guard-6", "room-02": "crew-3"}
    s = acting(ship("room-02@0,2", at=["centre"], tokens=tokens, draws=[1, 6, "cutlass"]))
    play_ids(s, 0, "walk:north", "retreat:north")
    assert (place_of(s, 0), goods(s, "room-02"), current_phase(s)) == ("room-02", ["cutlass"], Acting)


def test_enemies_never_leave_the_ship() -> None:  # DM-8.5
    s = acting(ship(tokens={"centre": "crew-5"}, draws=[1, 1]))
    play_ids(s, 0, "walk:entrance")
    assert offered(s, 0) == ["drive:north", "drive:east", "drive:west"]


def test_enemies_do_not_mind_deckhands_or_fire() -> None:  # DM-8.5
    s = beaten(
        2,
        deckhands={"centre": 5},
        fire={"centre": 5},
        at=["left"],
        tiles=["room-03@-1,1"],
        tokens={"room-03": "crew-5"},
    )
    assert (place_of(s, 0), foes(s, "room-03")) == ("room-03", ["crew-5"])
    assert "drive:east" in offered(s, 0)


def test_a_driven_enemy_falls_on_the_pirate_in_that_room_at_once() -> None:  # DM-8.6, case T41
    s = beaten(1, 6, "cutlass", at=["centre", "left"], tokens={"top": "crew-3"}, tiles=["room-03@-1,1"], foe="")
    assert offered(s, 0) == ["drive:south", "drive:west"]
    play_ids(s, 0, "drive:south")
    assert foes(s, "centre") == ["crew-3"]
    s = beaten(1, 6, "cutlass", at=["centre", "centre"], tokens={"top": "crew-3"})
    assert (goods(s, "centre"), current_phase(s), s.active) == (["cutlass"], Acting, 0)


def test_a_pirate_fighting_out_of_turn_decides_for_himself() -> None:  # DM-8.6
    s = beaten(1, 1, 6, at=["centre", "centre"], tokens={"top": "crew-3"})
    assert offered(s, 1) == ["drive:north", "drive:east", "drive:west", *offered(s, 1, "retreat"), "fight-again"]
    assert offered(s, 0) == []
    assert s.fatigue[1] == 2
    play_ids(s, 1, "retreat:south")
    assert (place_of(s, 1), s.actions_over, current_phase(s)) == ("off", False, Acting)


def test_players_choose_who_fights() -> None:  # DM-8.6, DM-12.1
    s = beaten(1, 6, "cutlass", at=["centre", "centre", "centre"], tokens={"top": "crew-3"})
    assert (current_phase(s), offered(s, 0)) == (Clash, ["name:1", "name:2"])
    play_ids(s, 0, "name:2")
    play_ids(s, 1, "name:2")
    assert goods(s, "centre") == ["cutlass"]


def test_who_stays_with_the_enemy_must_fight_after_another_retreats() -> None:  # DM-8.6
    s = beaten(1, 1, 3, 6, "cutlass", at=["centre", "centre", "centre"], tokens={"top": "crew-3"}, by_vote=False)
    play_ids(s, 0, "name:1")
    play_ids(s, 1, "retreat:east")
    assert (place_of(s, 1), place_of(s, 2), goods(s, "centre")) == ("right", "centre", ["cutlass"])


def test_who_stays_with_the_enemy_must_fight_after_another_dies() -> None:  # DM-8.6, DM-10.4
    s = beaten(
        *(1, 1, "whitebeard", "sword", 6, "cutlass"),
        at=["centre", "centre", "centre"],
        fatigue=[0, 15],
        tokens={"top": "crew-3"},
        by_vote=False,
    )
    play_ids(s, 0, "name:1")
    assert (place_of(s, 1), s.fatigue[1], goods(s, "centre"), current_phase(s)) == ("off", 0, ["cutlass"], Acting)


def test_after_driving_one_off_the_next_crew_is_fought() -> None:  # DM-8.1, DM-8.3
    s = beaten(1, 6, "cutlass", foe="crew-3 crew-4")
    play_ids(s, 0, "fight:crew-4")
    assert (foes(s, "centre"), goods(s, "top")) == (["crew-4"], ["cutlass"])


def test_a_guard_never_rolls_on_the_table_of_the_crew() -> None:  # DM-8.4
    s = ship(at=["centre"], tokens={"top": "guard-6"}, draws=[1])
    told = listen(s)
    acting(s)
    play_ids(s, 0, "walk:north")
    assert not [event for event in told if isinstance(event, Referred)]
    assert loss(s) is None
    assert Facing not in [type(phase) for phase in s.agenda]
