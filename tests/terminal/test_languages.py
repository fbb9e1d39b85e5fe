"""The terminal speaks the language that is asked for, or that of the environment."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from jollyroger.cli import main
from jollyroger.engine.messages import offered_languages, reading_in
from jollyroger.terminal.messages import chosen_language, text


@pytest.mark.parametrize(
    ("wanted", "environment", "language"),
    [
        (None, {}, "en"),
        (None, {"LANG": "de_DE.UTF-8"}, "de"),
        (None, {"LANG": "de_DE.UTF-8", "LC_MESSAGES": "pl_PL.UTF-8"}, "pl"),
        (None, {"LANG": "de_DE.UTF-8", "LC_MESSAGES": "pl_PL.UTF-8", "LC_ALL": "C"}, "en"),
        ("pl", {"LC_ALL": "de_DE.UTF-8"}, "pl"),
        ("tlh", {}, "en"),
    ],
)
def test_the_language_is_asked_for_or_that_of_the_environment(
    wanted: str | None, environment: dict[str, str], language: str
) -> None:
    assert chosen_language(wanted, environment) == language


def test_a_language_that_is_not_offered_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "black-dice", "--lang", "tlh"]) == 2
    assert f"there is no language 'tlh'; there are {', '.join(offered_languages())}" in capsys.readouterr().err


@pytest.mark.parametrize("language", offered_languages()[1:])
def test_a_game_of_bots_is_told_and_verified_in_another_language(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    saved = tmp_path / "game.json"
    arguments = ["--seats", "random,random", "--seed", "1", "--line", "--save", str(saved), "--lang", language]
    assert main(["play", "black-dice", *arguments]) == 0
    told = capsys.readouterr().out
    with reading_in(language):
        assert text("seat-line", seat=1) in told
        assert text("record-kept", path="").strip() in told.replace("\n", " ")
    assert "Sealed" not in told
    main(["verify", str(saved), "--lang", language])
    with reading_in(language):
        assert text("sealed", commitment="").strip() in capsys.readouterr().out


def test_the_beginning_names_bots_and_options_in_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    saved = str(tmp_path / "game.json")
    arguments = ["--seats", "random,mate", "--seed", "1", "--line", "--save", saved, "--lang", "de"]
    assert main(["play", "dead-men", *arguments]) == 0
    told = capsys.readouterr().out
    assert "ein Bot: Maat" in told
    assert "ein Bot: random" in told
    assert "Schwierigkeit: Freibeuter" in told
    assert "buccaneer" not in told


def test_a_record_is_the_same_in_every_language_and_is_replayed_in_any(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    records = {}
    for language in offered_languages():
        saved = tmp_path / f"{language}.json"
        arguments = ["--seats", "random,random", "--seed", "1", "--line", "--save", str(saved), "--lang", language]
        assert main(["play", "black-dice", *arguments]) == 0
        records[language] = {**json.loads(saved.read_text(encoding="utf-8")), "made_at": None}
        capsys.readouterr()
    assert all(record == records["en"] for record in records.values())
    told = []
    for language in offered_languages():
        assert main(["replay", str(tmp_path / "de.json"), "--line", "--lang", language]) == 0
        told.append(capsys.readouterr().out)
    assert len(set(told)) == len(told)
