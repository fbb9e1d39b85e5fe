"""A monkey at the keyboard: whatever is typed, the game goes on, and what it leaves behind is true."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from jollyroger.engine import Fast, Game, verify
from jollyroger.games import GAMES
from jollyroger.terminal import read_record, resume_game, show_replay, start_game

from ..toy import GAME as TOY
from .scripted_console import Script

WORDS = [
    *("undo", "undo", "why", "rules", "rules 1", "rules the", "log", "log 3", "table", "hints", "save", "help", "?"),
    *("quiet", "as", "as 0", "as 1 1", "as 1 2", "as 0 1", "as 2 undo", "", "", "0", "-", "{x}", "lay:", "\x00", "é"),
]
NUMBERS = [str(number) for number in range(1, 12)]
SEATS = [("human", "greedy"), ("human", "human"), ("greedy", "human", "random"), ("human", "human", "human", "greedy")]


class Monkey(Script):
    """Types words and numbers at random, and sometimes runs away."""

    def __init__(self, seed: int, patience: int) -> None:
        super().__init__(then=self.type)
        self.chance = Fast(seed)
        self.patience = patience

    def type(self, script: Script) -> str:
        self.patience -= 1
        if self.patience < 0:
            raise (EOFError, KeyboardInterrupt)[self.chance.below(2)]
        return self.chance.pick(NUMBERS if self.chance.below(3) else WORDS)


@pytest.mark.parametrize("game", [TOY, *GAMES], ids=lambda game: game.id)
@pytest.mark.parametrize("seats", SEATS, ids=",".join)
def test_whatever_is_typed_the_record_is_true(game: Game[Any], seats: tuple[str, ...], tmp_path: Path) -> None:
    for seed in range(3):
        path = tmp_path / f"{seed}.json"
        monkey = Monkey(seed, patience=60)
        start_game(game, seats, monkey, seed=seed, path=path)
        for visit in range(3):
            if read_record(path).result is None:
                monkey = Monkey(seed * 10 + visit, patience=60)
                resume_game(game, read_record(path), monkey, path)
        record = read_record(path)
        match = verify(game, record)
        assert match.record(secret=True) == record
        assert not any(f"{{{seat}}}" in line for line in monkey.shown for seat in range(4))
        show_replay(game, record, Script(), seat=0)
