"""The loop under all many games: whatever comes back in whatever order, games are kept in theirs, and none is lost."""

from __future__ import annotations

import os
import random
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import pytest

from jollyroger.lab import WorkerDied, simulate
from jollyroger.lab.pool.base import ProcessPool
from jollyroger.lab.pool.run_in_order import run_in_order
from jollyroger.lab.simulation import game_worker
from jollyroger.lab.simulation.game_result import GameResult
from jollyroger.lab.simulation.game_worker import GameWorker
from jollyroger.lab.simulation.run_config import RunConfig

from ..toy import toy


def game(number: int) -> GameResult:
    return GameResult(number, 0, ("random",), None, "", 0, 0, 0.0)


class Drunk:
    """Hands that come back in any order, with any part of what they were given; Ctrl-C comes at some wait."""

    def __init__(self, count: int, luck: random.Random, interrupted: int | None = None) -> None:
        self.count = count
        self.asked: list[int] = []
        self._busy: list[range] = []
        self._luck = luck
        self._until = interrupted

    @property
    def idle(self) -> int:
        return self.count - len(self._busy)

    def send(self, job: range) -> None:
        assert self.idle
        self._busy.append(job)

    def wait(self, seconds: float | None = None) -> list[tuple[range, list[GameResult]]]:
        if self._until is not None:
            self._until -= 1
            if self._until == 0:
                self._until = None
                raise KeyboardInterrupt
        block = self._busy.pop(self._luck.randrange(len(self._busy)))
        done = [game(number) for number in block[: self._luck.randint(1, len(block))]]
        self.asked += [one.number for one in done]
        return [(block, done)]

    def close(self) -> None:
        pass


@pytest.mark.parametrize("count", [1, 2, 7])
def test_games_come_into_their_order_and_each_is_played_once(count: int) -> None:
    hands = Drunk(count, random.Random(count))
    kept: list[int] = []

    def keep(played: Sequence[GameResult]) -> bool:
        kept.extend(one.number for one in played)
        return False

    assert not run_in_order(hands, range(5, 505), keep)
    assert kept == list(range(5, 505))
    assert sorted(hands.asked) == kept


def test_when_it_is_enough_little_was_played_in_vain() -> None:
    hands = Drunk(4, random.Random(1))
    kept: list[int] = []

    def keep(played: Sequence[GameResult]) -> bool:
        kept.extend(one.number for one in played)
        return len(kept) >= 20

    assert not run_in_order(hands, range(100_000), keep)
    assert kept == list(range(len(kept)))
    assert len(hands.asked) < 80


def test_ctrl_c_waits_for_what_is_under_way_and_keeps_all_that_is_done() -> None:
    hands = Drunk(5, random.Random(2), interrupted=60)
    kept: list[int] = []

    def keep(played: Sequence[GameResult]) -> bool:
        kept.extend(one.number for one in played)
        return False

    assert run_in_order(hands, range(1000), keep)
    assert kept == sorted(hands.asked)
    assert hands.idle == 5


class Fragile:
    """A hand that does not survive its third job."""

    def __call__(self, job: int) -> int:
        if job == 3:
            os._exit(1)
        return job * 10

    def close(self) -> None:
        pass


def test_a_worker_that_dies_is_missed() -> None:
    hands: ProcessPool[int, int] = ProcessPool(Fragile, 1)
    try:
        hands.send(2)
        assert hands.wait(30) == [(2, 20)]
        hands.send(3)
        with pytest.raises(WorkerDied, match="A worker died"):
            hands.wait(30)
    finally:
        hands.close()


OWN = """
class Mine:
    def __init__(self):
        self.note("made")

    def note(self, word):
        with open({path!r}, "a") as file:
            file.write(word + "\\n")

    def choose(self, decision):
        return None if decision.ask.may else decision.ask.options[0]

    def close(self):
        self.note("closed")


class Cheat:
    def choose(self, decision):
        return next(action for action in decision.game.catalogue if action not in decision.ask.options)
"""


@pytest.fixture
def own(tmp_path: Path) -> Path:
    path = tmp_path / "own.py"
    path.write_text(OWN.format(path=str(tmp_path / "notes")))
    return path


@pytest.mark.parametrize("workers", [1, 2])
def test_a_bot_is_kept_from_game_to_game_and_closed_in_the_end(own: Path, workers: int) -> None:
    name = f"{own}:Mine"
    report = simulate(toy, seats=3, bots=[name], games=20, workers=workers)
    assert (report.tally.games, report.tally.failures) == (20, 0)
    notes = (own.parent / "notes").read_text().split()
    assert notes.count("made") == notes.count("closed") == 3 * workers


def test_a_bot_that_chooses_what_is_not_on_offer_fails_its_game(own: Path) -> None:
    report = simulate(toy, seats=2, bots=[f"{own}:Cheat"], games=3)
    assert report.tally.failures == 3
    assert "Cheat" in report.tally.failed[0].error


def test_a_bot_that_broke_a_game_is_not_asked_again(own: Path) -> None:
    hand = GameWorker(
        lambda: toy(view=lambda s, seat: 1 / 0), RunConfig(2, (f"{own}:Mine",), 0, {}, False, 100, moves=True)
    )
    assert hand.play(0).error.startswith("ZeroDivisionError")
    notes = (own.parent / "notes").read_text().split()
    assert notes.count("made") == notes.count("closed") == 2


def test_a_slice_is_at_least_one_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_worker, "SLICE", 0.0)
    hand = GameWorker(partial(toy), RunConfig(2, ("random",), 0, {}, False, 1000))
    assert [one.number for one in hand(range(4, 9))] == [4]
