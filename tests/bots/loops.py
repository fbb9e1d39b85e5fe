"""Finds bots that go round in circles: the same position again and again, or the same choices."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Hashable, Sequence
from typing import Any

from jollyroger.bots import ask_bot, bot_named
from jollyroger.engine import Action, Ask, Fast, Game, Seat, View, run

MAX_VISITS = 2
"""How often a seat may be asked in one and the same position. Bots that choose at random were at most twice in one."""
MAX_SAME_CHOICES = 8
"""How often a seat may make one choice in a row. A fire is cooled, or a crowd fought, up to four times."""
MAX_PERIOD, MAX_LOOPS = 6, 6
"""How often a series of two to six choices may follow upon itself: somebody who walks on and rests in every room of a
ship does so up to four times, and a crew that votes on one enemy after another up to five times."""


class LoopWatch:
    """Watches the free choices of one game."""

    def __init__(self) -> None:
        self.visits: Counter[tuple[Seat, str]] = Counter()
        self.choices: list[tuple[Seat, str]] = []

    def note(self, seat: Seat, view: View, action: str) -> None:
        """A seat that sees this has made this choice."""
        self.visits[seat, json.dumps(view, sort_keys=True, default=str)] += 1
        self.choices.append((seat, action))

    def problems(self) -> list[str]:
        found = [
            f"seat {seat} was {count} times in the position {view}"
            for (seat, view), count in self.visits.items()
            if count > MAX_VISITS
        ]
        for period in range(1, MAX_PERIOD + 1):
            count, end = longest_loop(self.choices, period)
            loop = self.choices[end - period : end]
            if count > (MAX_SAME_CHOICES if len(set(loop)) == 1 else MAX_LOOPS):
                found.append(f"{count} times in a row: {loop}")
        return found


def longest_loop(choices: Sequence[Hashable], period: int) -> tuple[int, int]:
    """How often a series of so many choices follows upon itself at most, and where that ends.

    >>> longest_loop("xabababy", 2), longest_loop("abcd", 2)
    ((3, 7), (1, 4))
    """
    best, end, same = 1, len(choices), 0
    for index in range(period, len(choices)):
        same = same + 1 if choices[index] == choices[index - period] else 0
        if same // period + 1 > best:
            best, end = same // period + 1, index + 1
    return best, end


def watch_game(game: Game[Any], seats: int, bot: str, seed: int, choices: int = 1_000_000) -> LoopWatch:
    """Let this bot play all seats of a game, or its first choices."""
    s, player, chance, watch = game.new(seats, Fast(seed)), bot_named(bot), Fast(seed + 1), LoopWatch()

    def choose(ask: Ask) -> Action | None:
        action = ask_bot(player, game, s, ask, chance).action
        if not ask.may and len(ask.options) > 1:
            watch.note(ask.seat, game.view(s, ask.seat), str(action))
        return action

    run(s, choose, choices)
    return watch
