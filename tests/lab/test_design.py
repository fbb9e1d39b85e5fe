"""Variants of a game: paths into component files, sweeps on common seeds, and the search for a target."""

from __future__ import annotations

import csv
import json
import random
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from jollyroger import cli, games
from jollyroger.engine import Action, Ask, BadSetup, Chance
from jollyroger.games import GAMES
from jollyroger.lab import RunConfig
from jollyroger.lab.design.component_paths import changed, convert, differences, flatten, to_toml
from jollyroger.lab.design.measures import crew_wins, first_seat_wins, parse_target
from jollyroger.lab.design.sweep import Sweep, VariantSetup, run_sweep
from jollyroger.lab.design.sweep_table import print_sweep, sweep_rows
from jollyroger.lab.design.tune import Measured, Tuning, tune
from jollyroger.lab.design.variants import BASE, Parameter, Variant, VariantReader, parse_parameter
from jollyroger.lab.statistics import rate_estimate

from ..toy import GAME as TOY
from ..toy import Cove, toy

FILE = """
gold = 30
[numbers]
rum = 22
fair = true
[[level]]
id = "easy"
few = 3
[[level]]
id = "hard"
few = 5
[[limit]]
fire = 5
steps = [1, 2, 3]
[names]
"the captain" = 'Anne "the Red"'
"""
TABLES = tomllib.loads(FILE)
MINE = next(game for game in GAMES if game.components_file is not None)


def reader() -> VariantReader:
    return VariantReader(TOY, 2, {}, TABLES)


def test_every_value_has_a_path() -> None:
    assert flatten(TABLES) == {
        "gold": 30,
        "numbers.rum": 22,
        "numbers.fair": True,
        "level.easy.id": "easy",
        "level.easy.few": 3,
        "level.hard.id": "hard",
        "level.hard.few": 5,
        "limit.1.fire": 5,
        "limit.1.steps.1": 1,
        "limit.1.steps.2": 2,
        "limit.1.steps.3": 3,
        "names.the captain": 'Anne "the Red"',
    }


def test_a_change_reaches_its_place_and_leaves_the_original_alone() -> None:
    after = changed(TABLES, {"level.hard.few": 7, "limit.1.steps.2": 9, "numbers.fair": False, "gold": 1})
    found = differences(TABLES, after)
    assert [str(one) for one in found] == [
        "gold: 30 → 1",
        "numbers.fair: true → false",
        "level.hard.few: 5 → 7",
        "limit.1.steps.2: 2 → 9",
    ]
    assert tomllib.loads(FILE) == TABLES


@pytest.mark.parametrize("game", [game for game in GAMES if game.components_file], ids=lambda game: str(game.id))
def test_a_component_file_survives_being_written(game: Any, tmp_path: Path) -> None:
    tables = tomllib.loads(game.components_file.read_text())
    assert tomllib.loads(to_toml(tables)) == tables
    path = tmp_path / "copy.toml"
    path.write_text(to_toml(tables))
    assert game.with_components(path).id == game.id


def test_entries_that_only_one_file_has_are_named() -> None:
    after = {key: value for key, value in TABLES.items() if key != "gold"} | {"silver": 4}
    assert [str(one) for one in differences(TABLES, after)] == ["gold: 30 → gone", "silver: 4 (new)"]


@pytest.mark.parametrize(
    ("path", "text", "says"),
    [
        ("numbers.rom", "3", "no option or component 'numbers.rom'; near it are numbers.rum"),
        ("few", "3", "near it are level.easy.few, level.hard.few"),
        ("level", "3", "'level' is not one value; it holds level.easy.id, level.easy.few"),
        ("lenght", "short", "near it are length"),
        ("numbers.rum", "many", "numbers.rum is a whole number, now 22; 'many' is none"),
        ("numbers.rum", "2.5", "whole number"),
        ("speed", "3", "option or component 'speed'; its options are length; components are in gold, numbers,"),
        ("numbers.fair", "yes", "numbers.fair is true or false, not 'yes'"),
    ],
)
def test_a_wrong_path_or_value_is_refused_with_what_is_near(path: str, text: str, says: str) -> None:
    with pytest.raises(BadSetup, match=says.replace(".", r"\.")):
        convert(path, text, flatten(TABLES), ["length"])


def test_ranges_and_lists_are_expanded() -> None:
    assert parse_parameter("few=3..6") == Parameter("few", ("3", "4", "5", "6"))
    assert parse_parameter("few=1,10..30..10,1").values == ("1", "10", "20", "30")
    for wrong in ("few", "few=", "=3", "few=6..3", "few=a..b", "few=1..9..0", "few=1..9999", "few=1..2..3..4"):
        with pytest.raises(BadSetup):
            parse_parameter(wrong)


def test_a_grid_has_every_combination_but_the_base_only_once() -> None:
    parameters = [parse_parameter("length=short,long"), parse_parameter("numbers.rum=20..22")]
    variants = reader().grid(parameters)
    assert [variant.name for variant in variants] == [
        BASE,
        "numbers.rum=20",
        "numbers.rum=21",
        "length=long, numbers.rum=20",
        "length=long, numbers.rum=21",
        "length=long",
    ]
    assert variants[3] == Variant("length=long, numbers.rum=20", {"length": "long"}, {"numbers.rum": 20})


def test_variants_that_make_no_sense_are_refused() -> None:
    with pytest.raises(BadSetup, match="one of short, long, not 'endless'"):
        reader().variant({"length": "endless"})
    with pytest.raises(BadSetup, match="2,500 variants; at most 100"):
        reader().grid([parse_parameter("numbers.rum=1..50"), parse_parameter("gold=1..50")])
    with pytest.raises(BadSetup, match="each parameter once"):
        reader().grid([parse_parameter("gold=1"), parse_parameter("gold=2")])
    with pytest.raises(BadSetup, match="has only one set of components"):
        VariantReader(TOY, 2, {}, {}).variant({"numbers.rum": "3"})


def test_variants_are_read_from_a_file() -> None:
    variants = reader().from_file('[rich]\ngold = 90\nlevel.easy.few = 1\n[slow]\nlength = "long"\n')
    assert variants == [
        Variant(BASE),
        Variant("rich", {}, {"gold": 90, "level.easy.few": 1}),
        Variant("slow", {"length": "long"}, {}),
    ]
    for text, says in [
        ("gold = 90", "'gold' is not a variant"),
        ("[same]\ngold = 30", "'same' changes nothing"),
        ("", "names no variants"),
        ("[x", "not a TOML file"),
        ("[x]\ngild = 3", "near it are gold"),
    ]:
        with pytest.raises(BadSetup, match=says):
            reader().from_file(text)


def toy_sweep(workers: int = 1, games: int = 40) -> Sweep:
    config = RunConfig(2, ["greedy", "random"], games=games, seed=3)
    setups = [
        VariantSetup(Variant(BASE), toy, config),
        VariantSetup(Variant("same"), toy, config),
        VariantSetup(Variant("long", {"length": "long"}), toy, replace(config, options={"length": "long"})),
    ]
    return run_sweep(setups, workers)


def test_the_same_variant_does_not_differ_and_a_longer_game_is_longer() -> None:
    sweep = toy_sweep()
    for measure in sweep.measures():
        change, pairs = sweep.change(1, measure)
        assert (change.mean, pairs) == (0.0, 40)
        assert not change.is_significant
    length = next(measure for measure in sweep.measures() if measure.id == "length")
    assert sweep.change(2, length)[0].low > 0
    rows = sweep_rows(sweep)
    assert len(rows) == 3 * len(sweep.measures())
    assert rows[0][-4:] == (None, None, None, 0)


def test_two_workers_sweep_like_one() -> None:
    assert sweep_rows(toy_sweep(1)) == sweep_rows(toy_sweep(2))


def noisy(rate_of: Mapping[str, float], games: int = 400) -> tuple[list[str], Any]:
    """A game that is won this often at each value, and the values that were played."""
    played: list[str] = []
    chance = random.Random(1)

    def measure_values(values: Sequence[str]) -> Mapping[str, Measured]:
        played.extend(values)
        return {
            value: Measured(rate_estimate([float(chance.random() < rate_of[value]) for _ in range(games)]), games)
            for value in values
        }

    return played, measure_values


def search(rate_of: Mapping[str, float], target: float) -> tuple[Tuning, list[str]]:
    played, measure_values = noisy(rate_of)
    return tune(Parameter("rum", tuple(rate_of)), crew_wins(), target, measure_values), played


def test_the_value_that_reaches_the_target_is_found_without_trying_all() -> None:
    tuning, played = search({str(value): value / 40 for value in range(41)}, 0.6)
    assert abs(int(tuning.best) - 24) <= 2
    assert tuning.is_reached
    assert len(played) == len(set(played)) < 12
    assert list(tuning.measured) == sorted(tuning.measured, key=int)
    assert f"rum={tuning.best} comes nearest to 60.0 %" in tuning.verdict


def test_a_falling_measure_is_followed_too() -> None:
    tuning, _ = search({str(value): 1 - value / 40 for value in range(41)}, 0.6)
    assert abs(int(tuning.best) - 16) <= 2


def test_a_target_that_no_value_reaches_is_said_to_be_out_of_reach() -> None:
    tuning, played = search({str(value): value / 100 for value in range(2, 20)}, 0.8)
    assert tuning.verdict.startswith("The target is not reached from 2 to 19. rum=19 comes nearest")
    assert (tuning.is_reached, tuning.bracket) == (False, None)
    assert len(played) == 5


def test_a_target_between_two_neighbours_is_said_to_lie_there() -> None:
    tuning, _ = search({"1": 0.1, "2": 0.2, "3": 0.8, "4": 0.9}, 0.5)
    assert tuning.bracket == ("2", "3")
    assert "Between 2 and 3 it passes the target; no value meets it." in tuning.verdict


def test_targets_are_rates_or_numbers_of_choices() -> None:
    assert parse_target("win=50%", cooperative=True)[1] == 0.5
    assert parse_target("length=120", cooperative=False)[1] == 120
    assert parse_target("ending:sunk=0.2", cooperative=False)[0].id == "ending:sunk"
    assert parse_target("role:turn:1st=0.3", cooperative=False)[0].name == "turn 1st wins"
    assert parse_target("win=0.25", cooperative=False)[0].name == first_seat_wins().name
    for wrong in ("win", "win=2", "win=x", "joy=0.5", "ending:=0.3", "role:turn=0.3", "length=-3", "win=nan"):
        with pytest.raises(BadSetup, match="A target is"):
            parse_target(wrong, cooperative=True)


@pytest.fixture
def with_toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "GAMES", (*GAMES, TOY))


@pytest.mark.usefixtures("with_toy")
def test_the_sweep_command_prints_a_table_and_writes_its_rows(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "sweep.csv"
    words = ["sweep", TOY.id, "--vary", "length=short,long", "--games", "20", "--workers", "1", "--out", str(out)]
    assert cli.main(words) == 0
    text = capsys.readouterr().out
    assert "The first seat wins" in text
    assert "length=long" in text
    with out.open() as file:
        rows = list(csv.DictReader(file))
    assert {row["variant"] for row in rows} == {BASE, "length=long"}
    assert cli.main(words) == 2
    assert "exists already" in capsys.readouterr().err
    assert cli.main(["sweep", TOY.id]) == 2
    assert "Say what to compare" in capsys.readouterr().err
    assert cli.main(["sweep", TOY.id, "--vary", "length=short"]) == 2
    assert "those of the base" in capsys.readouterr().err


def test_two_component_files_are_compared_and_their_differences_listed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert MINE.components_file is not None
    tables = tomllib.loads(MINE.components_file.read_text())
    other = tmp_path / "other.toml"
    number = next(path for path, value in flatten(tables).items() if type(value) is int and value > 20)
    other.write_text(to_toml(changed(tables, {number: int(flatten(tables)[number]) + 1})))
    words = ["sweep", MINE.id, "--components", str(other), "--bots", "random", "--games", "4", "--json"]
    assert cli.main([*words, "--workers", "1"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert [variant["name"] for variant in data["variants"]] == ["built-in components", str(other)]
    assert data["variants"][0]["differences"] == []
    assert [one["path"] for one in data["variants"][1]["differences"]] == [number]


def test_a_component_number_is_changed_by_its_path(capsys: pytest.CaptureFixture[str]) -> None:
    assert MINE.components_file is not None
    values = flatten(tomllib.loads(MINE.components_file.read_text()))
    number = next(path for path, value in values.items() if type(value) is int and value > 20)
    words = ["sweep", MINE.id, "--vary", f"{number}={int(values[number]) + 1}", "--bots", "random", "--games", "3"]
    assert cli.main([*words, "--json", "--workers", "2"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["variants"][1]["components"] == {number: int(values[number]) + 1}
    assert cli.main(["sweep", MINE.id, "--vary", f"{number}=0", "--games", "3"]) == 2
    assert f"does not work with {number}=0" in capsys.readouterr().err


@pytest.mark.usefixtures("with_toy")
def test_the_tune_command_searches_for_a_target(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["tune", TOY.id, "--vary", "length=short,long", "--games", "20", "--workers", "1"]
    assert cli.main([*words, "--target", "length=15", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert [one["value"] for one in data["values"]] == ["short", "long"]
    assert cli.main([*words, "--target", "length=9000"]) == 0
    assert "The target is not reached from short to long" in capsys.readouterr().out
    assert cli.main([*words[:2], "--vary", "length=long", "--target", "length=3"]) == 2
    assert "at least two values" in capsys.readouterr().err
    assert cli.main([*words, "--vary", "length=long,short", "--target", "length=3"]) == 2
    assert "give --vary once" in capsys.readouterr().err
    assert cli.main([*words, "--target", "ending:sunk=0.2"]) == 2
    assert "No game ends by sunk; the endings are " in capsys.readouterr().err


@pytest.mark.parametrize("after", [0, 200])
def test_ctrl_c_keeps_the_games_that_are_done(after: int, capsys: pytest.CaptureFixture[str]) -> None:
    left = after

    def policy(s: Cove, ask: Ask, chance: Chance) -> Action | None:
        nonlocal left
        left -= 1
        if left < 0:
            raise KeyboardInterrupt
        return TOY.policy(s, ask, chance)

    config = RunConfig(2, ["greedy"], games=300)
    setups = [VariantSetup(Variant(name), lambda: toy(policy=policy), config) for name in (BASE, "same")]
    sweep = run_sweep(setups)
    assert sweep.stopped
    assert bool(sum(map(len, sweep.games))) == bool(after)
    assert len(sweep_rows(sweep)) == 2 * len(sweep.measures())
    print_sweep(sweep, Console())
    assert "stopped before the end" in capsys.readouterr().out
