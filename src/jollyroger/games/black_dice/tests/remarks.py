"""What reasons and advice have in common: they are sentences, true, and give nothing away."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from jollyroger.engine import Action, Ask, Fast
from jollyroger.engine.messages import Message
from jollyroger.testing.random_play import positions

from .. import GAME
from ..actions import Place
from ..messages import MESSAGES
from ..rules.turns import Acting, place_dice
from ..state import Table

Remark = Callable[[Table, Ask, Action], Message]
RARE = {"Refill", "Cancel", "Suffer", "Load", "Toss"}
"""Choices that do not come up in all of these games."""


def remarks_of_games(remark: Remark, *, for_all: bool) -> set[str]:
    """The remarks on all options of some games, each of which must be the same whatever is hidden.

    Hidden from the seat that is asked, or from spectators.
    """
    found: set[Message] = set()
    options: set[str] = set()
    for number, s in enumerate(positions(GAME, 3000, random_share=0.8)):
        for ask in s.asks:
            sample = GAME.resample(s, None if for_all else ask.seat, Fast(number))
            for option in ask.options:
                said = remark(s, ask, option)
                assert remark(sample, ask, option) == said
                found.add(said)
                options.add(type(option).__name__)
    assert {type(action).__name__ for action in GAME.catalogue} - options <= RARE
    texts = {MESSAGES.render(said) for said in found}
    for text in texts:
        assert text.endswith("."), text
        assert text[0].isupper() or text[0].isdigit(), text
        assert not set("{}_").intersection(text), text
    return texts


def placements() -> Iterator[tuple[Table, Ask, Place, bool]]:
    """All placements in some games, and whether they fill the column."""
    for s in positions(GAME, 1500, random_share=0.5):
        if isinstance(s.agenda[-1], Acting):
            ask = s.asks[0]
            for option in ask.options:
                if isinstance(option, Place):
                    twin, before = s.clone(), s.missing(option.face)
                    place_dice(twin, ask.seat, option.face)
                    yield s, ask, option, before > 0 >= twin.missing(option.face)
