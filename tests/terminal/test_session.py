"""Games at the keyboard: what is asked, what is not, and what is saved."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from jollyroger.engine import Action, Ask, BadRecord, Chance, verify
from jollyroger.terminal import resume_game, start_game

from ..toy import GAME, Cove, toy
from .scripted_console import (
    Answer,
    ScriptedConsole,
    first_option,
    first_option_or_silence,
    play_scripted,
    resume_scripted,
)


class Ones(Cove):
    """The toy game with nothing but ones."""

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.bag = [1] * len(self.bag)


def last_option(s: Cove, ask: Ask, chance: Chance) -> Action | None:
    return None if ask.may else ask.options[-1]


def test_a_game_is_played_to_the_end_and_its_record_verifies(tmp_path: Path) -> None:
    console = ScriptedConsole(rule=first_option)
    record = play_scripted(console, tmp_path / "game.json")
    assert record.result is not None
    assert record.players[0] == "human:Captain"
    assert all(player.startswith("greedy:") for player in record.players[1:])
    verify(GAME, record)
    for output in (record.commitment, record.secret, "jollyroger verify", "Points: Captain", " won."):
        assert output is not None
        assert output in console.text


def test_the_commitment_is_shown_at_the_start_and_the_secret_only_at_the_end(tmp_path: Path) -> None:
    console = ScriptedConsole()
    record = play_scripted(console, tmp_path / "game.json")
    assert record.commitment in console.text
    assert record.secret is not None
    assert record.secret not in console.text


def test_without_a_seed_every_game_is_different(tmp_path: Path) -> None:
    for name in ("a", "b"):
        start_game(GAME, ["human", "random"], ScriptedConsole(), path=tmp_path / name)
    assert (tmp_path / "a").read_text() != (tmp_path / "b").read_text()


def test_a_resumed_game_goes_on_as_if_never_interrupted(tmp_path: Path) -> None:
    seats = ("human", "random", "greedy")
    uninterrupted = play_scripted(ScriptedConsole(rule=first_option_or_silence), tmp_path / "game.json", seats, seed=5)
    for after in range(8):
        path = tmp_path / f"{after}.json"
        play_scripted(ScriptedConsole(rule=stop_after(after)), path, seats, seed=5)
        assert resume_scripted(ScriptedConsole(rule=first_option_or_silence), path) == uninterrupted


def stop_after(count: int) -> Answer:
    left = iter(range(count))

    def answer(console: ScriptedConsole) -> str:
        if next(left, None) is None:
            raise EOFError
        return first_option_or_silence(console)

    return answer


def test_leaving_shows_the_command_to_resume(tmp_path: Path) -> None:
    path = tmp_path / "my game.json"
    console = ScriptedConsole("quit")
    assert start_game(GAME, ["human", "greedy"], console, path=path) == 0
    assert f"jollyroger play --resume '{path}'" in console.text
    interrupted = ScriptedConsole()
    interrupted.interrupt = True
    assert start_game(GAME, ["human", "greedy"], interrupted, path=tmp_path / "other.json") == 130
    assert "jollyroger play --resume" in interrupted.text


def test_a_resumed_game_shows_only_the_last_choices(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    play_scripted(ScriptedConsole("1", "1", "1", ""), path)
    console = ScriptedConsole("log 100")
    resume_scripted(console, path)
    news, log = console.text.split(">>> log 100")
    assert news.count("you drew") == 1
    assert log.count("you drew") == 4


def test_a_finished_game_and_one_without_its_secret_cannot_be_resumed(tmp_path: Path) -> None:
    record = play_scripted(ScriptedConsole(rule=first_option), tmp_path / "game.json")
    with pytest.raises(BadRecord, match="This game is over"):
        resume_game(GAME, record, ScriptedConsole(), tmp_path / "game.json")
    unfinished = play_scripted(ScriptedConsole(), tmp_path / "unfinished.json")
    with pytest.raises(BadRecord, match="secret"):
        resume_game(GAME, replace(unfinished, secret=None), ScriptedConsole(), tmp_path / "unfinished.json")


def test_a_single_option_is_chosen_automatically_and_said(tmp_path: Path) -> None:
    console = ScriptedConsole("undo")
    record = play_scripted(console, tmp_path / "game.json", ("human", "greedy"), game=toy(Ones))
    assert [choice.action for choice in record.choices] == ["give:1", "give:1", "lay:1"]
    assert "Only one thing to do: Give a 1." in console.text
    assert "Only one thing to do: Lay a 1." in console.text
    assert "Nothing to undo: There was only one thing to do." in console.text


def test_a_single_option_is_not_automatic_while_the_player_can_undo(tmp_path: Path) -> None:
    console = ScriptedConsole("1", "1", "undo")  # a gift, and a card onto a claim that cannot be topped
    play_scripted(console, tmp_path / "game.json", ("greedy", "human"), game=toy(policy=last_option))
    asked = console.text.partition("What do you say it is?")[2]
    assert "1  'It is a 4.'" in asked
    assert "Undone: Lay a" in asked


def test_whoever_may_interrupt_a_bot_is_asked_once_before_it_chooses(tmp_path: Path) -> None:
    console = ScriptedConsole("1", "1", "1", "")  # a gift, a card, a claim; then silence about the claim of the next
    play_scripted(console, tmp_path / "game.json")
    asked, answered = console.text.split("Enter: stay silent")
    assert "ponders. Will you call the claim?" in asked
    assert "said: a" in answered


def test_an_interrupt_can_be_made_or_left(tmp_path: Path) -> None:
    silent = play_scripted(ScriptedConsole("1", "1", "1", ""), tmp_path / "a.json")
    called = play_scripted(ScriptedConsole("1", "1", "1", "1"), tmp_path / "b.json")
    assert "call" not in [choice.action for choice in silent.choices]
    assert (0, "call") in [(choice.seat, choice.action) for choice in called.choices]


def test_a_repeated_offer_takes_one_line(tmp_path: Path) -> None:
    console = ScriptedConsole(rule=first_option_or_silence)
    play_scripted(console, tmp_path / "game.json")
    assert console.text.count("Enter: stay silent (") == 1
    assert "1 Liar!; Enter: stay silent." in console.text


def test_quiet_stops_the_offers(tmp_path: Path) -> None:
    console = ScriptedConsole("1", "1", "1", "quiet", rule=first_option)
    record = play_scripted(console, tmp_path / "game.json")
    assert console.text.count("Enter: stay silent") == 1
    assert "no longer be asked" in console.text
    assert record.result is not None


def test_a_game_of_bots_is_shown_to_a_spectator(tmp_path: Path) -> None:
    console = ScriptedConsole()
    record = play_scripted(console, tmp_path / "game.json", ("greedy", "random"))
    assert record.result is not None
    assert "laid a card." in console.text
    assert "you" not in console.text.partition("sealed")[2].lower().replace("your hand: none", "")
