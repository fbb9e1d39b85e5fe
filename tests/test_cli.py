"""The command line: bad input is one sentence and exit code 2, and every command does what it says."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from dataclasses import replace
from io import StringIO
from pathlib import Path
from typing import NoReturn

import pytest

import jollyroger
from jollyroger import cli, games
from jollyroger.commands import COMMANDS
from jollyroger.engine import Game
from jollyroger.exit_codes import FALSE, NOT_VERIFIED, PROVEN
from jollyroger.exit_codes import UNPROVEN as UNPROVEN_CODE
from jollyroger.games import GAMES
from jollyroger.lab import WorkerDied
from jollyroger.terminal import read_record

from .engine.example_records import FINISHED
from .engine.forged_records import FALSE as FALSE_RECORDS
from .engine.forged_records import FOLDER, FORGERIES, UNPROVEN, UNREADABLE, UNSEEN
from .terminal.scripted_console import ScriptedConsole, first_option, play_scripted
from .toy import GAME as TOY
from .toy import Cove

FORGED_OUTCOMES = {FALSE: FALSE_RECORDS, UNPROVEN_CODE: UNPROVEN, NOT_VERIFIED: UNREADABLE, PROVEN: UNSEEN}
LEADS = {
    FALSE: ("False: ", "false"),
    UNPROVEN_CODE: ("Legal but not proven: ", "unproven"),
    PROVEN: ("Proven: ", "proven"),
}
ONLY_VERIFY_CHECKS = (
    "player-added",
    "choices-cut",
    "result-winner",
    "result-points",
    "result-ending",
    "result-removed",
)
"""Forgeries that can be replayed: the replay does not need what is wrong."""


@pytest.fixture(autouse=True)
def in_temporary_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Write nothing outside the test's own folder, and add the toy game to the games."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr(games, "GAMES", (*GAMES, TOY))


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished toy game."""
    path = tmp_path / "finished.json"
    play_scripted(ScriptedConsole(rule=first_option), path, ("human", "greedy"), ("Anne",))
    return path


def run(*args: str) -> int:
    try:
        return cli.main(args)
    except SystemExit as end:
        return int(end.code or 0)


BAD = [
    (["dance"], "invalid choice: 'dance'"),
    (["play"], "Say which game to play"),
    (["play", "chess"], "There is no game 'chess'"),
    (["play", TOY.id, "--seats", "human"], "2 to 4 seats, not 1"),
    (
        ["play", TOY.id, "--seats", "human,kraken"],
        "A seat is for a human or a bot. There is no bot 'kraken'; there are random",
    ),
    (["play", TOY.id, "--seats", ""], "2 to 4 seats, not 1"),
    (["play", TOY.id, "--names", "Anne,Bob"], "2 names but only 1"),
    (["play", TOY.id, "--option", "length"], "An option is given as NAME=VALUE"),
    (["play", TOY.id, "--option", "length=endless"], "one of short, long, not 'endless'"),
    (["play", TOY.id, "--option", "depth=9"], "no option 'depth'"),
    (["play", TOY.id, "--seed", "-1"], "whole number of at least 0, not '-1'"),
    (["play", TOY.id, "--seed", "x"], "whole number of at least 0, not 'x'"),
    (["play", TOY.id, "--save", "/no/such/folder/game.json"], "Cannot write /no/such/folder/game.json"),
    (["play", "--resume", "/no/such/file"], "Cannot read /no/such/file: no such file"),
    (["play", "--resume", "/no/such/file", "--seed", "3"], "--seed is for a new game"),
    (["play", "--resume", "/dev/null"], "not a file with a game"),
    (["simulate"], "the following arguments are required: GAME"),
    (["simulate", "chess"], "There is no game 'chess'"),
    (["simulate", TOY.id, "--seats", "9"], "2 to 4 seats, not 9"),
    (["simulate", TOY.id, "--seats", "two"], "whole number of at least 1, not 'two'"),
    (["simulate", TOY.id, "--bots", "kraken"], "There is no bot 'kraken'"),
    (["simulate", TOY.id, "--bots", ""], "There is no bot ''"),
    (["games", "kraken"], "There is no game 'kraken'"),
    (["games", TOY.id, "--seats", "3"], "--seats is for --observation"),
    (["games", TOY.id, "--seats", "9", "--observation"], "2 to 4 seats, not 9"),
    (["simulate", TOY.id, "--games", "0"], "whole number of at least 1, not '0'"),
    (["simulate", TOY.id, "--games", "-5"], "whole number of at least 1, not '-5'"),
    (["simulate", TOY.id, "--games", "9" * 5000], "whole number of at least 1"),
    (["simulate", TOY.id, "--workers", "0"], "whole number from 1 to 256, not '0'"),
    (["simulate", TOY.id, "--option", "length"], "An option is given as NAME=VALUE"),
    (["simulate", TOY.id, "--nonsense"], "unrecognized arguments: --nonsense"),
    (["simulate", TOY.id, "--components", "x.toml"], "has only one set of components"),
    (["simulate", TOY.id, "--out", "g.csv", "--moves", "./g.csv"], "name two files"),
    (["simulate", TOY.id, "--records", "/dev/null/x"], "Cannot write records to /dev/null/x"),
    (["tournament", TOY.id, "--bots", "mate,random", "--out", "games.xls"], "A table file ends in one of"),
    (["sweep", TOY.id], "Say what to compare"),
    (["sweep", TOY.id, "--vary", "length"], "NAME=VALUE,VALUE or NAME=FIRST..LAST"),
    (["sweep", TOY.id, "--vary", "lenght=long"], "no option or component 'lenght'; near it are length"),
    (["sweep", TOY.id, "--vary", "length=long", "--changes", "x.toml"], "not both"),
    (["sweep", TOY.id, "--changes", "/no/such/file"], "Cannot read /no/such/file"),
    (["sweep", TOY.id, "--components", "x.toml"], "has only one set of components"),
    (["tune", TOY.id, "--vary", "length=short,long", "--target", "joy=1"], "A target is win=0.5"),
    (["serve", "--allow-bot", "shark"], "A bot is offered as NAME=BOT"),
    (["tables"], "the following arguments are required: SUBCOMMAND"),
    (["tables", "list", "--data", "/no/such/folder"], "There are no tables in /no/such/folder"),
    (["tables", "list", "--database", "mysql://x"], "--database is a URL of PostgreSQL"),
    (["tables", "backup", "/no/such/folder/file", "--data", "/no/such/folder"], "There are no tables in"),
    (["tables", "restore", "/no/such/file"], "Cannot read /no/such/file: no such file"),
    (["tables", "restore", "/dev/null"], "is not a backup"),
    (["replay"], "the following arguments are required: FILE"),
    (["replay", "/no/such/file"], "no such file"),
]


@pytest.mark.parametrize(
    ("args", "says"), BAD, ids=lambda value: " ".join(value)[:60] if isinstance(value, list) else ""
)
def test_bad_input_is_one_sentence_and_nothing_happens(
    args: list[str], says: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert run(*args) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert says.lower() in err.lower()
    assert err.count("\n") == 1
    assert err.startswith("jollyroger: ")
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == []


@pytest.mark.parametrize(
    ("args", "says"),
    [
        ([], "The following arguments are required: FILE"),
        (["/no/such/file"], "no such file"),
        (["/"], "is a directory"),
        (["/dev/null"], "incomplete"),
        (["/dev/null", "--components", "/no/such/file"], "incomplete"),
    ],
)
def test_verify_has_its_own_exit_code_if_nothing_was_found_out(
    args: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("verify", *args) == NOT_VERIFIED
    out, err = capsys.readouterr()
    assert out == ""
    assert says in err
    assert err.count("\n") == 1


@pytest.mark.parametrize("name", FORGERIES)
def test_the_exit_code_of_verify_is_its_outcome(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    path = str(FOLDER / f"{name}.json")
    expected = next(code for code, names in FORGED_OUTCOMES.items() if name in names)
    assert run("verify", path) == expected
    out, err = capsys.readouterr()
    assert (out == "") == (expected == NOT_VERIFIED)
    assert (err == "") == (expected != NOT_VERIFIED)
    if expected != NOT_VERIFIED:
        lead, outcome = LEADS[expected]
        assert out.startswith(lead)
        assert run("verify", path, "--json") == expected
        assert json.loads(capsys.readouterr().out)["outcome"] == outcome


def test_a_commitment_that_was_cut_off_finds_nothing_out(capsys: pytest.CaptureFixture[str]) -> None:
    path = str(FOLDER / "another-game-with-its-own-secret.json")
    assert run("verify", path, "--commitment", FINISHED.commitment[:16]) == NOT_VERIFIED
    assert "is not a whole commitment: one has 64 digits" in capsys.readouterr().err


def test_a_record_of_another_game_is_unmasked_by_the_commitment_noted(capsys: pytest.CaptureFixture[str]) -> None:
    path = str(FOLDER / "another-game-with-its-own-secret.json")
    assert run("verify", path, "--commitment", FINISHED.commitment.upper()) == FALSE
    assert capsys.readouterr().out.startswith("False: The commitment in the record is not the one that was noted")
    assert run("verify", path, "--commitment", read_record(Path(path)).commitment) == PROVEN
    assert "That is the commitment you noted." in capsys.readouterr().out


@pytest.mark.parametrize("command", [["replay"], ["analyse"], ["play", "--resume"]], ids=" ".join)
@pytest.mark.parametrize("name", [name for name in FALSE_RECORDS | UNREADABLE if name not in ONLY_VERIFY_CHECKS])
def test_every_command_refuses_a_false_record_in_one_sentence(
    command: list[str], name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(*command, str(FOLDER / f"{name}.json")) == 2
    assert capsys.readouterr().err.count("\n") == 1


OURS = ("bots", "engine", "games", "lab", "server", "terminal")
THIRD_PARTY = ("msgspec", "rich", "starlette", "uvicorn")


def imported(*args: str) -> set[str]:
    """The top-level packages that a command imports, and those of ours."""
    command = [sys.executable, "-X", "importtime", "-m", "jollyroger.cli", *args]
    log = subprocess.run(command, capture_output=True, text=True, timeout=60).stderr
    modules = re.findall(r"^import time:.*\| +(\S+)$", log, re.MULTILINE)
    assert "jollyroger.commands" in modules
    return {module.removeprefix("jollyroger.").partition(".")[0] for module in modules}


@pytest.mark.parametrize("args", [["--version"], ["--help"], [], ["dance"]], ids=" ".join)
def test_without_a_command_neither_our_packages_nor_third_parties_are_imported(args: list[str]) -> None:
    assert imported(*args).isdisjoint((*OURS, *THIRD_PARTY))


def test_a_command_imports_only_what_it_needs() -> None:
    assert imported("games").isdisjoint(("bots", "lab", "server", "terminal", "msgspec", "starlette", "uvicorn"))
    assert imported("replay", "--help").isdisjoint(("lab", "server", "msgspec", "starlette", "uvicorn"))


def test_the_games_are_listed_with_their_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("games") == 0
    out = capsys.readouterr().out
    assert all(game.id in out for game in GAMES)
    assert "--option length=short|long  how many turns" in out
    assert "(default short)" in out


def test_one_game_is_listed_if_it_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("games", TOY.id) == 0
    out = capsys.readouterr().out
    assert out.startswith(f"{TOY.id}  {TOY.name}, 2 to 4 seats")
    assert GAMES[0].id not in out


def test_the_groups_of_an_observation_are_shown_for_a_number_of_seats(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("games", TOY.id, "--observation", "--seats", "4") == 0
    out = capsys.readouterr().out
    assert f"{TOY.name} with 4 seats: " in out
    assert "| my cards | 31 | 4 | `my hand: 1`, `my hand: 2`, `my hand: 4` |" in out
    assert "| player left 3 |" in out


def test_a_game_without_an_observation_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(games, "GAMES", (replace(TOY, observation=None),))
    assert run("games", "--observation") == 0
    assert "has no typed observation" in capsys.readouterr().out


def test_the_page_on_observations_is_what_the_command_prints(capsys: pytest.CaptureFixture[str]) -> None:
    """If this fails, replace the tables of docs/observations.md by what `jollyroger games --observation` prints."""
    page = (Path(__file__).parents[1] / "docs" / "observations.md").read_text()
    for game in GAMES:
        assert run("games", game.id, "--observation") == 0
        assert capsys.readouterr().out.strip() in page


def test_the_only_game_is_played_if_none_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(games, "GAMES", (TOY,))
    monkeypatch.setattr(sys, "stdin", StringIO("quit\n"))
    assert run("play") == 0
    assert "jollyroger play --resume" in capsys.readouterr().out


def test_a_game_can_be_played_with_other_components(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    components = tmp_path / "my components.toml"

    def with_components(path: Path) -> Game[Cove]:
        if not path.read_text():
            raise ValueError("There is nothing in it.")
        return replace(TOY, components_hash="abc")

    monkeypatch.setattr(games, "GAMES", (replace(TOY, with_components=with_components),))
    monkeypatch.setattr(sys, "stdin", StringIO("quit\n"))
    assert run("play", "--components", str(components)) == 2
    assert "no such file" in capsys.readouterr().err
    components.touch()
    assert run("play", "--components", str(components)) == 2
    assert "There is nothing in it." in capsys.readouterr().err
    components.write_text("cards")
    saved = str(tmp_path / "game.json")
    assert run("play", "--components", str(components), "--save", saved) == 0
    assert f"--resume {saved} --components '{components}'" in capsys.readouterr().out
    assert run("verify", saved) == NOT_VERIFIED
    assert "name that file with --components" in capsys.readouterr().err
    assert run("verify", saved, "--components", str(components)) == PROVEN


def test_without_a_command_it_says_how_to_begin(capsys: pytest.CaptureFixture[str]) -> None:
    assert run() == 0
    out = capsys.readouterr().out
    assert len(out.splitlines()) < 12
    for command in re.findall(r"^  jollyroger ([a-z]+)", out, re.MULTILINE):
        assert run(command, "--help") == 0
    assert "jollyroger serve --open" in out


def test_the_help_lists_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--help") == 0
    out = capsys.readouterr().out
    assert set(re.findall(r"^    ([a-z]+)", out, re.MULTILINE)) >= set(COMMANDS)


def test_the_package_runs_as_a_module() -> None:
    done = subprocess.run([sys.executable, "-m", "jollyroger", "--version"], capture_output=True, text=True, timeout=60)
    assert done.stdout.startswith(f"jollyroger {jollyroger.__version__} (")
    assert done.returncode == 0


def test_a_simulation_in_json_has_everything(capsys: pytest.CaptureFixture[str]) -> None:
    args = ["--seats", "3", "--bots", "random,greedy", "--games", "20", "--seed", "7", "--check", "--workers", "1"]
    assert run("simulate", TOY.id, *args, "--option", "length=long", "--json") == 0
    out, err = capsys.readouterr()
    data = json.loads(out)
    assert err == ""
    assert list(data) == [
        *("game", "version", "seats", "options", "bots", "seed", "games", "decisions", "free_decisions", "seconds"),
        *("decisions_per_second", "outcomes", "wins_by_seat", "wins_by_bot", "wins_by_role", "mean_decisions"),
        *("failures", "failed", "workers", "checked", "stopped"),
    ]
    assert (data["games"], data["options"], data["bots"]) == (20, {"length": "long"}, ["random", "greedy"])
    assert data["checked"] is True


def test_a_simulation_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("simulate", TOY.id, "--games", "5", "--workers", "1") == 0
    assert "95 % interval" in capsys.readouterr().out


def test_a_record_is_replayed(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("replay", str(record), "--seat", "0") == 0
    out = capsys.readouterr().out
    assert "only you have seen it" in out
    assert run("replay", str(record), "--seat", "7") == 2
    assert "seats 0 to 1, not 7" in capsys.readouterr().err


def test_a_true_record_is_verified(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("verify", str(record)) == PROVEN
    out = capsys.readouterr().out
    assert "Proven: " in out
    assert read_record(record).commitment in out


def change_text(path: Path, old: str, new: str) -> None:
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))


def test_a_changed_record_is_refused_and_the_place_named(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    saved = read_record(record)
    original = record.read_text()
    number = next(n for n, choice in enumerate(saved.choices, 1) if choice.action.startswith("lay"))
    choice = saved.choices[number - 1]
    others = [action for card in range(1, 5) if (action := f"lay:{card}") != choice.action]
    change_text(record, f'[{choice.seat}, "{choice.action}"', f'[{choice.seat}, "{others[0]}"')
    assert run("verify", str(record)) == FALSE
    out = capsys.readouterr().out
    assert out.startswith("False: Choice ")
    assert out.count("\n") == 1

    record.write_text(original)
    rolled = next(n for n, choice in enumerate(saved.choices, 1) if choice.rolls)
    rolls = list(saved.choices[rolled - 1].rolls)
    line = f'"{saved.choices[rolled - 1].action}", {json.dumps(rolls)}'
    change_text(record, line, line.replace(json.dumps(rolls), json.dumps([rolls[0] + 1, *rolls[1:]])))
    assert run("verify", str(record)) == FALSE
    assert f"Choice {rolled} (" in capsys.readouterr().out

    record.write_text(original.replace(saved.secret or "?", "00" * 32))
    assert run("verify", str(record)) == FALSE
    assert "not the one that was sealed" in capsys.readouterr().out

    record.write_text(original[: len(original) // 2])
    assert run("verify", str(record)) == NOT_VERIFIED
    assert "incomplete or garbled at line" in capsys.readouterr().err


def test_errors_in_a_record_name_the_players(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    choice = next(choice for choice in read_record(record).choices if choice.action.startswith("lay"))
    change_text(record, f'[0, "{choice.action}"', f'[1, "{choice.action}"')
    assert run("verify", str(record)) == FALSE
    assert "the table waits for Anne" in capsys.readouterr().out


def test_a_finished_game_is_not_resumed_nor_overwritten(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = record.read_text()
    assert run("play", "--resume", str(record)) == 2
    assert "This game is over" in capsys.readouterr().err
    assert run("play", "other", "--resume", str(record)) == 2
    assert run("play", TOY.id, "--save", str(record)) == 2
    assert "exists already" in capsys.readouterr().err
    assert record.read_text() == before


def raise_worker_died(*args: object, **more: object) -> NoReturn:
    raise WorkerDied("A worker died.")


@pytest.mark.parametrize(
    ("place", "args"),
    [
        ("simulate.simulate", ["simulate", TOY.id]),
        ("tournament.run_tournament", ["tournament", TOY.id, "--bots", "mate,random"]),
        ("report.run_survey", ["report", TOY.id]),
    ],
)
def test_a_dead_worker_is_one_sentence_and_exit_code_1(
    place: str,
    args: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(f"jollyroger.commands.{place}", raise_worker_died)
    assert run(*args) == 1
    assert capsys.readouterr().err == "jollyroger: A worker died.\n"


@pytest.mark.parametrize("words", [("play", "all-hands"), ("verify",), ("replay",), ("simulate",)])
def test_no_error_quotes_the_token_of_a_link(words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(*words, "http://host/table/T#seat=hush-hush") != 0
    assert "hush" not in "".join(capsys.readouterr())
