"""The content of a report page, before it becomes HTML."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .charts import Chart


@dataclass(frozen=True)
class KeyFigure:
    """A number at the top of the page, and what it means."""

    value: str
    meaning: str


@dataclass(frozen=True)
class Section:
    """A heading, findings in sentences, and charts."""

    title: str
    findings: Sequence[str]
    charts: Sequence[Chart] = ()
