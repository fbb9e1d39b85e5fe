"""What a learner observes: columns, the roll and its own gold, but not the gold of others."""

from __future__ import annotations

from jollyroger.engine import Fast, Result, Seat

from .. import build
from ..components import COMPONENTS
from ..presentation.observation import DiceObserver
from ..state import Table
from .positions import shown, table

OBSERVER = DiceObserver(COMPONENTS, 3)


def told(s: Table, seat: Seat) -> dict[str, float]:
    return OBSERVER.spec.describe(OBSERVER.encode(s, seat))


def test_a_column_tells_black_dice_and_whose_dice_come_first_and_last() -> None:  # BD-6.3, BD-8.6
    s = shown(table(black="3 0 0 0 0 0", dice={"anchor": [1, 2, 1]}), 0, "anchor map")
    names = told(s, 1)
    assert (names["column anchor: black dice"], names["column anchor: dice of me"]) == (3, 2)
    assert names["column anchor: place of the first die of me"] == 1
    assert names["column anchor: place of the last die of me"] == 3
    assert names["column anchor: place of the last die of left 1"] == 2
    assert (names["fresh: anchor"], names["fresh: map"], names["active: left 2"]) == (1, 1, 1)


def test_the_gold_of_others_is_told_only_at_the_end() -> None:  # BD-2.4
    s = shown(table(black="1 1 1 1 1 1", gold=[[3, 3], [5]]), 0, "anchor")
    names = told(s, 0)
    assert (names["me: gold tokens seen: 3"], names["left 1: gold tokens"]) == (2, 1)
    assert "left 1: gold tokens seen: 5" not in names
    s.end(Result((1,), "most-gold", (6, 5, 0)))
    assert told(s, 0)["left 1: gold tokens seen: 5"] == 1


def test_other_components_have_other_ranges() -> None:  # BD-3.2
    numbers = COMPONENTS.numbers._replace(black_dice=COMPONENTS.numbers.black_dice + 4)
    game = build(COMPONENTS._replace(numbers=numbers), "changed")
    assert game.observation is not None
    observer = game.observation(3)
    index = observer.spec.index("column anchor: black dice")
    assert observer.spec.features[index].high == OBSERVER.spec.features[index].high + 4
    assert len(observer.encode(game.new(3, Fast(1)), 0)) == len(observer.spec)
