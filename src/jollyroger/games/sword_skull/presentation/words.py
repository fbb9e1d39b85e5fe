"""The game's texts, put together: see the modules beside this one. A player is written {seat}; the reader is 'you'."""

from __future__ import annotations

from functools import partial

from ....engine import View, Words
from ..components import Box
from ..state import Table
from .description import describe
from .ending import cause, outcome, tally
from .event_text import event_text
from .labels import label, target
from .option_text import options
from .prompts import prompt
from .scenes import scene
from .text_board import hints_text, text_board


def goal(view: View) -> str:
    """What it takes to win, and how far the reader is."""
    king, prices = view["masters"]["king"], view["prices"]
    aim = f"Beat the Pirate King (Might {king}) or buy him off ({prices[0]}-{prices[-1]} gold)"
    if view["you"] is None or view["result"] is not None:
        return aim
    player = view["players"][view["you"]]
    might = max(figure["might"] for figure in player["figures"])
    return f"{aim} · you have {player['gold']} gold and Might {might}"


def words(box: Box) -> Words[Table]:
    """The texts of the game with this box."""
    return Words(
        prompt=prompt,
        label=label,
        event_text=partial(event_text, box),
        text_board=partial(text_board, box),
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
