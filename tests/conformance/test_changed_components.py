"""Every game keeps its properties with other components, or refuses them with a reason."""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from jollyroger.engine import BadComponents, Fast, Game
from jollyroger.engine.components.package_copy import MARK
from jollyroger.games import GAMES, game_named
from jollyroger.lab.design.component_paths import Value, changed, flatten, to_toml
from jollyroger.testing.conformance import Property, check_property, every_property
from jollyroger.testing.random_play import positions
from jollyroger.testing.soak import SOAK_FACTOR

EXAMPLES = 4
POSITIONS = 25
Change = Callable[[int], int]
OFTEN: Mapping[str, Change] = {"ten times": lambda n: 10 * n}
RARELY: Mapping[str, Change] = {"one more": lambda n: n + 1, "half": lambda n: max(1, n // 2)}
CHANGES = OFTEN if SOAK_FACTOR == 1 else {**OFTEN, **RARELY}
CHANGED: Mapping[str, Mapping[str, Value]] = {
    "dead-men": {
        "numbers.deckhands": 20,
        "numbers.fatigue_death": 18,
        "numbers.track_top": 5,
        "numbers.explosions_lost": 9,
        "numbers.crowd": 4,
        "numbers.pickup_crowd": 2,
        "numbers.rest": 3,
        "numbers.run": 1,
        "numbers.sword": 2,
        "numbers.double_tiles": 1,
        "character.jade.actions": 7,
        "item.sword.name": "Sabre",
    },
    "sword-skull": {"gold": 250, "crew.clearwater-marine.officer": 2, "crew.rum-reef-brawler.gold": 3},
    "all-hands": {
        "deck_total": 110,
        "action.rum.copies": 5,
        "numbers.start_hand": 7,
        "numbers.hand_limit": 9,
        "numbers.false_call_cards": 3,
        "numbers.long_run": 6,
        "numbers.short_run": 4,
        "numbers.suit_multiplier": 3,
        "numbers.king_keeps": 3,
        "numbers.most_hands": 2,
    },
    "black-dice": {"numbers.black_each": 4, "numbers.rum_each": 3, "numbers.ship_damage": 2},
}


def tables_of(game: Game[Any]) -> dict[str, Any]:
    """The built-in component file."""
    assert game.components_file is not None
    return tomllib.loads(game.components_file.read_text(encoding="utf-8"))


def numbers_of(game: Game[Any]) -> dict[str, int]:
    """The numbers of the rules in the component file, by path."""
    found = flatten(tables_of(game))
    return {path: value for path, value in found.items() if path.startswith("numbers.") and isinstance(value, int)}


def with_values(game: Game[Any], values: Mapping[str, Value]) -> Game[Any]:
    """The game with some components changed. Raises BadComponents if it does not work with them."""
    assert game.with_components is not None
    with TemporaryDirectory() as folder:
        path = Path(folder) / "components.toml"
        path.write_text(to_toml(changed(tables_of(game), values)), encoding="utf-8")
        return game.with_components(path)


@cache
def changed_game(id: str) -> Game[Any]:
    return with_values(game_named(id), CHANGED[id])


@pytest.mark.parametrize("id", CHANGED)
@every_property
def test_a_game_with_other_components_has_the_property(checked: Property, id: str) -> None:
    check_property(changed_game(id), checked, EXAMPLES)


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
@pytest.mark.parametrize(("id", "path"), [(game.id, path) for game in GAMES for path in numbers_of(game)])
def test_a_changed_number_is_played_with_or_refused_with_a_sentence(id: str, path: str, change: Change) -> None:
    game = game_named(id)
    try:
        other = with_values(game, {path: change(numbers_of(game)[path])})
    except BadComponents as error:
        said = str(error)
        assert said.endswith("."), said
        return
    assert other.components_hash
    for s in positions(other, POSITIONS):
        for seat in (None, 0):
            other.view(s, seat)
            other.hints(s, seat)
        for ask in s.asks:
            other.policy(s, ask, Fast(1))


@pytest.mark.parametrize("id", ["dead-men", "all-hands"])
def test_a_copy_leaves_the_game_as_it_was(id: str) -> None:
    game = game_named(id)
    package = type(game.catalogue.find(str(next(iter(game.catalogue))))).__module__.rpartition(".")[0]
    own = {name: module for name, module in sys.modules.items() if name.startswith(package) and MARK not in name}
    path, number = next(iter(numbers_of(game).items()))
    one, other = (with_values(game, {path: number + more}) for more in (1, 2))
    assert len({game.components_hash, one.components_hash, other.components_hash}) == 3
    assert with_values(other, {path: number + 1}) is one
    assert {name: sys.modules[name] for name in own} == own
    assert game_named(id) is game


@pytest.mark.parametrize(("id", "path"), [("dead-men", "numbers.treasures"), ("all-hands", "numbers.start_hand")])
def test_nothing_remains_of_a_copy_that_was_refused(id: str, path: str) -> None:
    before = set(sys.modules)
    for _ in range(2):
        with pytest.raises(BadComponents):
            with_values(game_named(id), {path: 1000})
    assert set(sys.modules) == before
