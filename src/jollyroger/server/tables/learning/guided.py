"""Guided first games: how their tables are set up, and the choices that the other seats make by the script."""

from __future__ import annotations

from typing import Any

from ....bots import LEVELS
from ....engine import Game, Refused, Reply, ask_for
from ... import protocol
from ...messages import text
from ..opening import ME
from ..table import Table

EASIEST_BOT = next(iter(LEVELS))
GUIDED_POLICY = protocol.TablePolicy(bot_pace="brisk", substitute_after=None, practice=True)
"""The terms of a guided game: hints are allowed, and the lobby never lists it."""


def complete_request(game: Game[Any], request: protocol.NewTable) -> protocol.NewTable:
    """The request with everything that the game's tutorial sets: seats, options and seed.

    The client gives the game and a name. Anything else could contradict the script, so it is refused.
    """
    tutorial = game.tutorial
    if tutorial is None:
        raise Refused(text("refusal-no-guided", game=game.name))
    if request != protocol.NewTable(request.game, names=request.names, tutorial=True):
        raise Refused(text("refusal-guided-fixed"))
    seats = [ME if seat == tutorial.seat else EASIEST_BOT for seat in range(tutorial.seats)]
    return protocol.NewTable(
        game=request.game,
        seats=seats,
        names=request.names,
        options=dict(tutorial.options),
        policy=GUIDED_POLICY,
        seed=tutorial.seed,
        start=True,
        tutorial=True,
    )


def next_choice(table: Table) -> Reply | None:
    """The next choice of the script; None if there is no script, it is over, or somebody left it.

    It follows from the choices made, so it is the same after the table was loaded again, and after an undo.
    """
    tutorial, match = table.game.tutorial, table.match
    if not table.opened.tutorial or tutorial is None or match is None:
        return None
    script, made = tutorial.script, len(match.choices)
    if made >= len(script) or any(
        (choice.seat, choice.action) != reply for choice, reply in zip(match.choices, script, strict=False)
    ):
        return None
    seat, action = script[made]
    ask = ask_for(match.s, seat)
    # The game may have changed since the table was opened: then the bots play on by themselves.
    return (seat, action) if ask is not None and action in map(str, ask.options) else None
