"""The game's texts, put together: see the modules beside this one. A player is written {seat}; the reader is 'you'."""

from __future__ import annotations

from functools import partial

from ....engine import View, Words
from ..components import Box
from ..messages import text
from ..state import Table
from .description import describe
from .ending import cause, outcome, tally
from .event_text import event_text
from .labels import label, target
from .option_text import options
from .prompts import prompt
from .scenes import scene
from .text_board import hints_text, marked_board, text_board


def goal(view: View) -> str:
    """What it takes to win, and how far the reader is."""
    king, prices = view["masters"]["king"], view["prices"]
    least, most = prices[0], prices[-1]
    if view["you"] is None or view["result"] is not None:
        return text("goal", king=king, least=least, most=most)
    player = view["players"][view["you"]]
    might = max(figure["might"] for figure in player["figures"])
    return text("goal-you", king=king, least=least, most=most, gold=player["gold"], might=might)


def words(box: Box) -> Words[Table]:
    """The texts of the game with this box."""
    return Words(
        prompt=prompt,
        label=label,
        event_text=partial(event_text, box),
        text_board=partial(text_board, box),
        marked_board=partial(marked_board, box),
        outcome=outcome,
        hints=partial(hints_text, box),
        options=options,
        target=target,
        scene=partial(scene, box),
        goal=goal,
        describe=partial(describe, box),
        cause=cause,
        tally=partial(tally, box),
    )
