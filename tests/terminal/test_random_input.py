"""Random input: whatever is typed, the game goes on, and its record verifies."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from jollyroger.engine import Fast, Game, verify
from jollyroger.games import GAMES
from jollyroger.terminal import read_record, resume_game, show_replay, start_game

from ..toy import GAME as TOY
from .scripted_console import ScriptedConsole

WORDS = [
    *("undo", "undo", "why", "rules", "rules 1", "rules the", "log", "log 3", "table", "hints", "save", "help", "?"),
    *("quiet", "as", "as 0", "as 1 1", "as 1 2", "as 0 1", "as 2 undo", "", "", "0", "-", "{x}", "lay:", "\x00", "é"),
]
NUMBERS = [str(number) for number in range(1, 12)]
SEATS = [("human", "greedy"), ("human", "human"), ("greedy", "human", "random"), ("human", "human", "human", "greedy")]


class RandomTyper(ScriptedConsole):
    """Types words and numbers at random, then leaves by Ctrl-C or the end of input."""

    def __init__(self, seed: int, lines_left: int) -> None:
        super().__init__(rule=self.type_line)
        self.chance = Fast(seed)
        self.lines_left = lines_left

    def type_line(self, console: ScriptedConsole) -> str:
        self.lines_left -= 1
        if self.lines_left < 0:
            raise (EOFError, KeyboardInterrupt)[self.chance.below(2)]
        return self.chance.pick(NUMBERS if self.chance.below(3) else WORDS)


@pytest.mark.parametrize("game", [TOY, *GAMES], ids=lambda game: game.id)
@pytest.mark.parametrize("seats", SEATS, ids=",".join)
def test_whatever_is_typed_the_record_verifies(game: Game[Any], seats: tuple[str, ...], tmp_path: Path) -> None:
    for seed in range(3):
        path = tmp_path / f"{seed}.json"
        console = RandomTyper(seed, lines_left=60)
        start_game(game, seats, console, seed=seed, path=path)
        for resumption in range(3):
            if read_record(path).result is None:
                console = RandomTyper(seed * 10 + resumption, lines_left=60)
                resume_game(game, read_record(path), console, path)
        record = read_record(path)
        match = verify(game, record).match
        assert match.record(secret=True) == record
        assert not any(f"{{{seat}}}" in line for line in console.output for seat in range(4))
        show_replay(game, record, ScriptedConsole(), seat=0)
