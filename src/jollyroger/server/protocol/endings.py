"""What comes after a game: its analysis, and the next game of the same people."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .common import Id, Salt


class CurvePoint(Struct):
    """Each seat's chance to win after this many choices, 0 to 1."""

    moment: int
    chances: list[float]


class TurningPoint(Struct):
    """A choice that changed the chances clearly: by what was rolled after it, or because another was better."""

    moment: int
    """The number of the choice: the moment after it shows what came of it."""
    turn: int
    seat: int
    """Whose chances changed most, or who made the mistake."""
    kind: Literal["luck", "mistake"]
    size: float
    """How much that seat's chance changed, -1 to 1."""
    text: str
    """A sentence or two in which {1} stands for the name of seat 1."""
    better: str | None = None
    """Of a mistake: the better option."""


class Advice(Struct):
    """The costliest mistake of a seat."""

    seat: int
    moment: int
    turn: int
    text: str


class AnalysisInfo(Struct):
    """A finished game, analysed with games that the bots played on from its positions."""

    cooperative: bool
    """Whether all have the same chances."""
    curve: list[CurvePoint]
    turning_points: list[TurningPoint]
    """The clearest ones, in the order of the game. Where the noise is larger than the change, there is none."""
    advice: list[Advice]
    """At most one for each seat."""
    decisions: int
    """How many choices were compared with others; 0: there was no time for that."""
    error: float
    """The chances are known to this much or better, with 95 % confidence."""


class AnalysisState(Struct):
    """How far the analysis of a game is. `none` in the answer to a POST: too many are waiting; ask again later."""

    status: Literal["none", "waiting", "running", "done", "failed"]
    progress: float = 0.0
    """From 0 to 1, while it runs."""
    analysis: AnalysisInfo | None = None


class Again(Struct, forbid_unknown_fields=True):
    """Another game of the same people. Options that are not named stay as they were."""

    options: Annotated[dict[str, str], Meta(max_length=40)] = {}
    bots: Annotated[list[Id | None], Meta(max_length=20)] = []
    """For each seat of a bot, another bot in its place; None: the same as before."""
    salt: Salt = ""


class NextTable(Struct):
    """The table of the next game. The tokens of the finished one open it too."""

    table: str
