"""Whole games at the keyboard: what is asked, what is not, and what is kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from jollyroger.engine import Action, Ask, BadRecord, Chance, verify
from jollyroger.terminal import resume_game, start_game

from ..toy import GAME, Cove, toy
from .scripted_console import Answer, Script, first, played, quietly, resumed


class Ones(Cove):
    """A cove where all cards are ones."""

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.bag = [1] * len(self.bag)


def highest(s: Cove, ask: Ask, chance: Chance) -> Action | None:
    return None if ask.may else ask.options[-1]


def test_a_whole_game_is_played_and_its_record_is_true(tmp_path: Path) -> None:
    script = Script(then=first)
    record = played(script, tmp_path / "game.json")
    assert record.result is not None
    assert record.players[0] == "human:Captain"
    assert all(player.startswith("greedy:") for player in record.players[1:])
    verify(GAME, record)
    for shown in (record.commitment, record.secret, "jollyroger verify", "Points: Captain", " won."):
        assert shown is not None
        assert shown in script.text


def test_the_seal_is_shown_before_the_first_question_and_the_secret_only_at_the_end(tmp_path: Path) -> None:
    script = Script()
    record = played(script, tmp_path / "game.json")
    assert record.commitment in script.text
    assert record.secret is not None
    assert record.secret not in script.text


def test_without_a_seed_every_game_has_its_own_luck(tmp_path: Path) -> None:
    for name in ("a", "b"):
        start_game(GAME, ["human", "random"], Script(), path=tmp_path / name)
    assert (tmp_path / "a").read_text() != (tmp_path / "b").read_text()


def test_a_game_left_and_gone_on_with_is_the_same_game(tmp_path: Path) -> None:
    whole = played(Script(then=quietly), tmp_path / "whole.json", ("human", "random", "greedy"), seed=5)
    for after in range(8):
        path = tmp_path / f"{after}.json"
        played(Script(then=stop_after(after)), path, ("human", "random", "greedy"), seed=5)
        assert resumed(Script(then=quietly), path) == whole


def stop_after(count: int) -> Answer:
    left = iter(range(count))

    def answer(script: Script) -> str:
        if next(left, None) is None:
            raise EOFError
        return quietly(script)

    return answer


def test_whoever_leaves_is_told_how_to_go_on(tmp_path: Path) -> None:
    path = tmp_path / "my game.json"
    script = Script("quit")
    assert start_game(GAME, ["human", "greedy"], script, path=path) == 0
    assert f"jollyroger play --resume '{path}'" in script.text
    interrupted = Script()
    interrupted.interrupt = True
    assert start_game(GAME, ["human", "greedy"], interrupted, path=tmp_path / "other.json") == 130
    assert "jollyroger play --resume" in interrupted.text


def test_whoever_comes_back_is_told_only_the_last_of_what_happened(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    played(Script("1", "1", "1", ""), path)
    script = Script("log 100")
    resumed(script, path)
    told, log = script.text.split(">>> log 100")
    assert told.count("you drew") == 1
    assert log.count("you drew") == 4


def test_a_finished_game_and_one_without_its_secret_cannot_be_gone_on_with(tmp_path: Path) -> None:
    record = played(Script(then=first), tmp_path / "game.json")
    with pytest.raises(BadRecord, match="This game is over"):
        resume_game(GAME, record, Script(), tmp_path / "game.json")
    begun = played(Script(), tmp_path / "begun.json")
    with pytest.raises(BadRecord, match="secret"):
        resume_game(GAME, type(begun)(**{**vars(begun), "secret": None}), Script(), tmp_path / "begun.json")


def test_a_single_option_is_taken_and_said(tmp_path: Path) -> None:
    script = Script("undo")
    record = played(script, tmp_path / "game.json", ("human", "greedy"), game=toy(Ones))
    assert [choice.action for choice in record.choices] == ["give:1", "give:1", "lay:1"]
    assert "Only one thing to do: Give a 1." in script.text
    assert "Only one thing to do: Lay a 1." in script.text
    assert "Nothing to undo: There was only one thing to do." in script.text


def test_a_single_option_is_left_to_whoever_can_still_undo(tmp_path: Path) -> None:
    script = Script("1", "1", "undo")  # a gift, and a card onto a claim that cannot be topped
    played(script, tmp_path / "game.json", ("greedy", "human"), game=toy(policy=highest))
    asked = script.text.partition("What do you say it is?")[2]
    assert "1  'It is a 4.'" in asked
    assert "Undone: Lay a" in asked


def test_whoever_may_interrupt_a_bot_is_asked_once_before_it_chooses(tmp_path: Path) -> None:
    script = Script("1", "1", "1", "")  # a gift, a card, a claim; then silence about the claim of the next
    played(script, tmp_path / "game.json")
    asked, answered = script.text.split("Enter: stay silent")
    assert "ponders. Will you call the claim?" in asked
    assert "said: a" in answered


def test_silence_and_a_shout_both_count(tmp_path: Path) -> None:
    silent = played(Script("1", "1", "1", ""), tmp_path / "a.json")
    called = played(Script("1", "1", "1", "1"), tmp_path / "b.json")
    assert "call" not in [choice.action for choice in silent.choices]
    assert (0, "call") in [(choice.seat, choice.action) for choice in called.choices]


def test_an_offer_that_comes_again_is_made_in_one_line(tmp_path: Path) -> None:
    script = Script(then=quietly)
    played(script, tmp_path / "game.json")
    assert script.text.count("Enter: stay silent (") == 1
    assert "1 Liar!; Enter: stay silent." in script.text


def test_quiet_stops_the_questions(tmp_path: Path) -> None:
    script = Script("1", "1", "1", "quiet", then=first)
    record = played(script, tmp_path / "game.json")
    assert script.text.count("Enter: stay silent") == 1
    assert "no longer be asked" in script.text
    assert record.result is not None


def test_bots_alone_are_watched_by_a_spectator(tmp_path: Path) -> None:
    script = Script()
    record = played(script, tmp_path / "game.json", ("greedy", "random"))
    assert record.result is not None
    assert "laid a card." in script.text
    assert "you" not in script.text.partition("sealed")[2].lower().replace("your hand: none", "")
