"""The loop under all many games: blocks of them go out to the hands, and come back into their order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from heapq import heappop, heappush
from time import monotonic

from ..simulation.game_result import GameResult
from .base import Pool
from .interrupt import defer_interrupt

GRACE = 2.0
"""Seconds that Ctrl-C waits for the games that are under way."""
LARGEST = 1000

Keep = Callable[[Sequence[GameResult]], bool]
"""Takes games and says whether that is enough."""


def run_in_order(hands: Pool[range, list[GameResult]], games: range, keep: Keep) -> bool:
    """Have the games played and kept in their order, until they are done or enough. Returns whether Ctrl-C ended it.

    Then what is done is kept too, with gaps if need be. A hand may do less than its block: the rest goes out again.
    """
    left = [(games.start, games.stop)]
    early: dict[int, list[GameResult]] = {}
    due = games.start

    def send() -> None:
        start, stop = heappop(left)
        # As large as what has been done allows: small at first, so that little is played in vain if it is soon enough.
        done, still = due - games.start, games.stop - start
        size = max(1, min(LARGEST, done // (2 * hands.count), still // (4 * hands.count)))
        if start + size < stop:
            heappush(left, (start + size, stop))
        hands.send(range(start, min(start + size, stop)))

    def collect(seconds: float | None = None) -> None:
        for block, played in hands.wait(seconds):
            if len(played) < len(block):
                heappush(left, (block.start + len(played), block.stop))
            early[block.start] = played

    try:
        while due < games.stop:
            while left and hands.idle:
                send()
            collect()
            while due in early:
                played = early.pop(due)
                due += len(played)
                with defer_interrupt():
                    if keep(played):
                        return False
    except KeyboardInterrupt:
        until = monotonic() + GRACE
        while hands.idle < hands.count and (seconds := until - monotonic()) > 0:
            collect(seconds)
        with defer_interrupt():
            for start in sorted(early):
                if keep(early[start]):
                    break
        return True
    return False
