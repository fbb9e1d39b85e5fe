"""How long bots wait before they play: long enough to follow, and the same whatever they hold and however they think.

The wait follows from what spectators know. A bot that thinks takes its whole time where a quick answer would tell
something about its hand; where its seat knows no more than everybody, it plays as soon as it has chosen.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b

from ...bots import thinking_seconds
from ...engine import Fast, State, ask_for, visible_events
from .table import Table

BOT_DELAY_SECONDS = {"instant": 0.0, "brisk": 0.4, "steady": 1.2, "slow": 2.5}
"""How long bots wait before they play, at each pace."""
MAX_SCENES_SECONDS = 15.0
"""Bots wait no longer than this for scenes, however long the chain."""
ROUTINE_SHARE = 0.5
"""A bot takes this share of the delay for a further step of its turn, and where everybody sees that it is forced."""
VARIATION = 0.2
"""Delays vary by up to this share, because a player is no metronome."""
LOOKALIKES = 4
"""How many states that look the same to spectators are compared, to find out what is public."""


class BotPace:
    """The wait before the bots of a table play. It is computed once for each version of the game."""

    def __init__(self) -> None:
        self._key: tuple[int, bool, tuple[tuple[int, str], ...]] | None = None
        self._seconds = 0.0

    def seconds(self, table: Table, bots: Mapping[int, str], skip_delay: bool) -> float:
        """How long these bots, by seat, wait after the last choice."""
        key = (table.version, skip_delay, tuple(sorted(bots.items())))
        if key != self._key:
            self._key, self._seconds = key, wait_seconds(table, bots, skip_delay)
        return self._seconds


def wait_seconds(table: Table, bots: Mapping[int, str], skip_delay: bool = False) -> float:
    """The wait: the delay of the table's pace, and at least the time that hides whether a bot had to think."""
    assert table.match is not None
    s = table.match.s
    thinking = {
        seat: seconds
        for seat, bot in bots.items()
        if (ask := ask_for(s, seat)) is not None and not ask.may and (seconds := thinking_seconds(bot))
    }
    delay = 0.0 if skip_delay else bot_delay_seconds(table)
    if not thinking and not delay:
        return 0.0
    lookalikes = [table.game.resample(s, None, Fast(number)) for number in range(LOOKALIKES)]
    forced = {seat for seat in bots if is_publicly_forced(lookalikes, seat)}
    last_chooser = table.match.choices[-1].seat if table.match.choices else None
    if set(bots) <= forced or set(bots) == {last_chooser}:
        delay *= ROUTINE_SHARE
    hidden = [
        seconds for seat, seconds in thinking.items() if seat not in forced and knows_secrets(table, lookalikes, seat)
    ]
    return max([delay, *hidden])


def bot_delay_seconds(table: Table) -> float:
    """The delay of the table's pace, varied a little, and the scenes that people are shown meanwhile."""
    delay = BOT_DELAY_SECONDS[table.policy.bot_pace]
    assert table.match is not None
    if delay == 0:
        return 0.0
    scenes = (table.game.words.scene(event, None) for event in visible_events(table.match.events[-1], None))
    shown = sum(scene.seconds for scene in scenes if scene is not None)
    return delay * _variation(table) + min(shown, MAX_SCENES_SECONDS)


def is_publicly_forced(lookalikes: Sequence[State], seat: int) -> bool:
    """Whether everybody sees that this seat has only one choice."""
    asks = [ask_for(state, seat) for state in lookalikes]
    return all(ask is not None and not ask.may and len(ask.options) == 1 for ask in asks)


def knows_secrets(table: Table, lookalikes: Sequence[State], seat: int) -> bool:
    """Whether this seat sees something that spectators do not."""
    view = table.game.view(lookalikes[0], seat)
    return any(table.game.view(state, seat) != view for state in lookalikes[1:])


def _variation(table: Table) -> float:
    """A factor about 1 that anybody could compute."""
    drawn = blake2b(f"{table.id}/{table.version}".encode(), digest_size=4).digest()
    return 1 - VARIATION + 2 * VARIATION * int.from_bytes(drawn, "big") / 2**32
