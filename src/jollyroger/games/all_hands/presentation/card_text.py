"""Cards as text."""

from __future__ import annotations

from collections.abc import Sequence

from ....engine.english import listed
from ..components import KINDS


def card_name(kind: int) -> str:
    return KINDS[kind].name


def card_list(cards: Sequence[int]) -> str:
    """Cards in a sentence, equal ones counted: 'Rum and 2 Stormsail 4'."""
    counts = {kind: cards.count(kind) for kind in cards}
    return listed(card_name(kind) if count == 1 else f"{count} {card_name(kind)}" for kind, count in counts.items())
