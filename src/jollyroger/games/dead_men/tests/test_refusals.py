"""Refused actions come with a rule and a sentence. (DM-4 to DM-8)"""

from __future__ import annotations

from collections.abc import Callable
from typing import Unpack

import pytest

from jollyroger.testing.play import snapshot

from .. import GAME
from ..state import Ship
from .helpers import play_ids, refused_by_rule
from .positions import Settings, acting, searching, ship


def facing_two() -> Ship:
    s = acting(ship(at=["centre"], tokens={"top": "crew-3 crew-4 guard-6"}))
    play_ids(s, 0, "walk:north")
    return s


def losing() -> Ship:
    s = acting(
        ship("room-02@0,2", at=["centre"], battle=[1], tokens={"top": "guard-8"}, fire={"room-02": 5}, draws=[1])
    )
    play_ids(s, 0, "walk:north")
    return s


def beaten() -> Ship:
    s = losing()
    play_ids(s, 0, "save-track")
    return s


def shot() -> Ship:
    s = acting(ship(items=["pistol"], at=["centre"], tokens={"top": "guard-6"}, draws=[6]))
    play_ids(s, 0, "pistol:north")
    return s


def mooring() -> Ship:
    s = searching(ship(stack="room-02", draws=["room-02", "crew-3"]))
    play_ids(s, 0, "place:start-right:east:0")
    return s


def looter(**more: Unpack[Settings]) -> Ship:
    settings: Settings = {"at": ["top"], "carries": ["treasure"], **more}
    return acting(ship(**settings))


SITUATIONS: dict[str, tuple[Callable[[], Ship], str, str]] = {
    "a tile below the ship": (lambda: searching(ship(draws=["room-02"])), "place:start-centre:south:0", "DM-1.1"),
    "a tile on a tile": (lambda: searching(ship(draws=["room-02"])), "place:start-centre:north:0", "DM-4.2"),
    "a tile against a wall": (
        lambda: searching(ship("room-17@2,0", draws=["room-02"])),
        "place:room-17:north:0",
        "DM-4.2",
    ),
    "a mooring at a tile": (mooring, "moor:west", "DM-4.7"),
    "no token left": (lambda: acting(ship(own=0)), "train", "DM-5.1"),
    "the end in a battle": (facing_two, "end-turn", "DM-5.2"),
    "through a wall": (lambda: acting(ship(at=["left"])), "walk:south", "DM-6.1"),
    "a run past an enemy": (
        lambda: acting(ship(at=["left"], tokens={"centre": "guard-6"})),
        "run:east:north",
        "DM-6.2",
    ),
    "a run off the ship": (lambda: acting(ship(at=["centre"])), "run:south:north", "DM-6.2"),
    "no fire to fight": (lambda: acting(ship(at=["top"])), "fight-fires:here", "DM-6.3"),
    "a fire next door": (lambda: acting(ship(at=["top"], fire={"centre": 2})), "fight-fires:south", "DM-6.3"),
    "no deckhand to eliminate": (lambda: acting(ship(at=["top"])), "eliminate:here", "DM-6.4"),
    "nothing to pick up": (lambda: acting(ship(at=["top"])), "pick-up:grog-4", "DM-6.5"),
    "picking up in bad company": (
        lambda: acting(ship(at=["top"], tokens={"top": "cutlass"}, deckhands={"top": 2})),
        "pick-up:cutlass",
        "DM-6.5",
    ),
    "resting when rested": (lambda: acting(ship()), "rest", "DM-6.6"),
    "training at the top": (lambda: acting(ship(battle=[4])), "train", "DM-6.6"),
    "swapping for the own item": (lambda: acting(ship()), "swap:bucket", "DM-6.7"),
    "drinking nothing": (lambda: acting(ship(fatigue=[3])), "drink:grog-5", "DM-6.8"),
    "putting down in the sea": (lambda: acting(ship(carries=["cutlass"])), "put-down:cutlass", "DM-6.8"),
    "an item one has not": (lambda: acting(ship(at=["top"], fire={"top": 2})), "blanket:here", "DM-6.9"),
    "an item used up": (shot, "pistol:north", "DM-6.9"),
    "running with treasure": (looter, "run:south:south", "DM-6.10"),
    "training with treasure": (looter, "train", "DM-6.10"),
    "too hot to enter": (lambda: acting(ship(fatigue=[5], fire={"centre": 5})), "walk:entrance", "DM-7.4"),
    "too hot to stay": (lambda: acting(ship(at=["top"], fatigue=[5], fire={"top": 5})), "train", "DM-7.5"),
    "a crowd before one": (lambda: acting(ship(deckhands={"centre": 3})), "walk:entrance", "DM-7.6"),
    "a crowd around one": (lambda: acting(ship(at=["top"], deckhands={"top": 3})), "train", "DM-7.6"),
    "a run to death": (lambda: acting(ship(at=["left"], fatigue=[15], fire={"centre": 1})), "run:east:north", "DM-7.7"),
    "the guard before the crew": (facing_two, "fight:guard-6", "DM-8.1"),
    "resting in a battle": (facing_two, "rest", "DM-8.1"),
    "walking off after the roll": (losing, "walk:south", "DM-8.1"),
    "a retreat into the fire": (beaten, "retreat:north", "DM-7.4"),
    "shooting at nobody": (lambda: acting(ship(items=["pistol"], at=["top"])), "pistol:south", "DM-8.8"),
}
every_situation = pytest.mark.parametrize(("position", "id", "rule"), SITUATIONS.values(), ids=SITUATIONS)


@every_situation
def test_a_refusal_names_its_rule(  # DM-1.1, DM-4.2, DM-5.1, DM-6.1, DM-7.4, DM-8.1
    position: Callable[[], Ship], id: str, rule: str
) -> None:
    assert refused_by_rule(position(), 0, id) == rule


@every_situation
def test_a_refused_action_changes_nothing(position: Callable[[], Ship], id: str, rule: str) -> None:
    s = position()
    before = snapshot(GAME, s), s.asks
    refused_by_rule(s, 0, id)
    assert (snapshot(GAME, s), s.asks) == before


@every_situation
def test_no_reason_is_given_twice_and_all_cite_rules(position: Callable[[], Ship], id: str, rule: str) -> None:
    s = position()
    for reader in range(s.seats):
        refusals = GAME.refusals(s, reader)
        actions = [refused_by_rule.action for refused_by_rule in refusals]
        assert len(set(actions)) == len(actions)
        assert {refused_by_rule.rule for refused_by_rule in refusals} <= set(GAME.rules.ids)


def test_the_same_cell_named_from_another_room_is_not_called_a_misfit() -> None:  # DM-4.2
    s = searching(ship(draws=["room-02"]))
    offered = {str(option) for option in s.asks[0].options}
    assert "place:start-left:north:0" in offered
    refused = next(action for action in GAME.catalogue if str(action) == "place:start-top:west:0")
    reason = s.agenda[-1].refusal(s, 0, refused)
    assert reason is not None
    assert "does not fit" not in reason.why
