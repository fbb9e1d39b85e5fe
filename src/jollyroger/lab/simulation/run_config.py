"""The settings of a run of many games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from ...bots import check_bot
from ...engine import BadSetup, Game


@dataclass(frozen=True)
class RunConfig:
    """What to play, and on how many workers."""

    seats: int
    bots: Sequence[str] = ("random",)
    games: int = 1000
    seed: int = 0
    options: Mapping[str, str] = field(default_factory=dict)
    first: int = 0
    """The number of the first game: a single game can be played again without those before it."""
    check_pieces: bool = False
    """Whether to count the game's pieces before every choice. A game that loses or gains one fails."""
    keep_records: bool = False
    """Whether every game leaves a record. Its luck is then sealed, so it is another game than without."""
    max_choices: int = 100_000
    """A game that is not over after this many choices fails. The longest real games take a few thousand."""
    workers: int | None = 1
    """The number of processes. On a Ray cluster, None means one for each of its CPUs."""
    ray: str | None = None
    """The address of a Ray cluster to play on; 'local' starts one on this machine."""

    def resolved(self, game: Game[Any]) -> RunConfig:
        """This config with every option of the game set. Raises BadSetup or BadBot for what cannot be played."""
        options = game.fill_options(self.seats, self.options)
        check_bots(self.bots, game, self.seats)
        return replace(self, options=options)


def check_bots(names: Sequence[str], game: Game[Any], seats: int) -> None:
    """Raise BadSetup or BadBot if a bot does not exist for this game and so many seats, before any game is played."""
    if not names:
        raise BadSetup("At least one bot must play.")
    for name in names:
        check_bot(name, game, seats)
