"""Games for a learner, one after another: bots answer for the other seats."""

from __future__ import annotations

from collections.abc import Sequence
from secrets import randbits
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ...bots import Bot, ask_bot, bot_factory, check_bot
from ...engine import BadSetup, Fast, Refused, Seat
from ..seeds import derive_seed
from .encoding import Array, SeatEncoder, at_least_one
from .serial_game import DEFAULT_STEP_LIMIT, SerialGame, whole_number

BOT_LUCK = -1
"""The part of a game's seed that the luck of its bots is derived from."""
MAX_IDLE_GAMES = 100
"""After so many games in a row without a question to the learner there is something wrong."""
LOSS = -1.0


class LearnerGames:
    """A series of games that follows from one seed, with the learner in the same seat or in each seat in turn.

    Without `opponents` every seat is a learner: whichever seat is asked acts. An action that is refused loses the game:
    an environment has to accept whatever its action space holds, and the mask says what is legal.
    """

    def __init__(
        self,
        table: SerialGame,
        seat: Seat | None = None,
        opponents: str | Sequence[str] | None = None,
        limit: int | None = None,
        width: int | None = None,
    ) -> None:
        self.table = table
        self.limit = DEFAULT_STEP_LIMIT if limit is None else at_least_one("limit", limit)
        self.width = width
        self.learner_seat = seat
        """Where the learner sits in every game; None: in each seat in turn."""
        self.opponents = None if opponents is None else opponent_names(opponents, table.seats - 1)
        self.encoder = SeatEncoder(table.game, table.seats, width)
        self.series: int | None = None
        self.dealt = 0
        """The number of games of this series that have been dealt."""
        self.seed = 0
        """Of the current game."""
        self.seat: Seat = seat or 0
        """The seat that acts now, or that acted last."""
        self.refused = ""
        """Why the last action was refused; empty if it was not."""
        self._check(seat)
        self._bots: dict[int, Bot] = {}

    @property
    def terminated(self) -> bool:
        return self.refused != "" or self.table.state.result is not None

    @property
    def truncated(self) -> bool:
        return not self.terminated and self.table.answers >= self.limit

    @property
    def has_ended(self) -> bool:
        return self.terminated or self.table.answers >= self.limit

    def reset(self, seed: int | None = None) -> None:
        """Deal the next game, up to the first decision of the learner. A seed starts a new series."""
        if seed is not None or self.series is None:
            self.series = randbits(62) if seed is None else whole_number("seed", seed)
            self.dealt = 0
        for _ in range(MAX_IDLE_GAMES):
            self._deal(self.series)
            # In rare games the learner is never asked; they are no use to it.
            if not self.has_ended:
                return
        raise BadSetup(f"The learner is never asked: the limit of {self.limit} choices is too low for this game.")

    def step(self, code: int) -> None:
        """Act for the learner, and play on to its next decision or the end."""
        try:
            self.table.answer(code)
        except Refused as error:
            self.refused = str(error)
            return
        self._play_on()

    def reward(self) -> float:
        """The reward of the seat that acted last."""
        return self.rewards()[self.seat]

    def rewards(self) -> list[float]:
        """The rewards of all seats. After a refused action, -1 for the one that acted and 0 for the others."""
        if self.refused:
            return [LOSS if seat == self.seat else 0.0 for seat in range(self.table.seats)]
        return self.table.rewards()

    def observe(self) -> Array:
        return self.encoder.encode(self.table.state, self.seat)

    def write_mask(self, row: NDArray[np.int8]) -> None:
        """Write which codes are legal; after the end, only silence is."""
        row.fill(0)
        row[[self.table.silence] if self.has_ended else self.table.legal_codes()] = 1

    def info(self) -> dict[str, Any]:
        """What else there is to tell: the mask, the seat, and at the end how it ended."""
        mask = np.zeros(self.table.silence + 1, np.int8)
        self.write_mask(mask)
        return {"action_mask": mask, "seat": self.seat, **self.ending()}

    def ending(self) -> dict[str, Any]:
        """At the end the rewards of all seats, and how it ended or why the last action was refused."""
        if not self.has_ended:
            return {}
        told: dict[str, Any] = {"rewards": np.array(self.rewards())}
        result = self.table.state.result
        if self.refused:
            told["refused"] = self.refused
        elif result is not None:
            told["ending"] = result.ending
        return told

    def clone(self) -> LearnerGames:
        """A copy that plays on in the same way. Bots that remember something start afresh."""
        twin = LearnerGames.__new__(LearnerGames)
        twin.__dict__.update(self.__dict__)
        twin.table = self.table.clone()
        twin._bots = {}
        return twin

    def close(self) -> None:
        """Close all bots that have a `close` method."""
        bots, self._bots = self._bots, {}
        for bot in bots.values():
            close = getattr(bot, "close", None)
            if close is not None:
                close()

    def __getstate__(self) -> dict[str, Any]:
        left_out = ("encoder", "_bots")
        return {name: value for name, value in self.__dict__.items() if name not in left_out}

    def __setstate__(self, data: dict[str, Any]) -> None:
        self.__dict__.update(data)
        self.encoder = SeatEncoder(self.table.game, self.table.seats, self.width)
        self._bots = {}

    def _check(self, seat: Seat | None) -> None:
        if seat is not None and self.opponents is None:
            raise BadSetup("In self-play every seat is a learner: there is no seat to choose.")
        if seat is not None and whole_number("seat", seat) not in range(self.table.seats):
            raise BadSetup(f"The learner's seat is 0 to {self.table.seats - 1}, not {seat}.")
        for name in self.opponents or ():
            check_bot(name, self.table.game, self.table.seats)

    def _deal(self, series: int) -> None:
        self.seat = self.dealt % self.table.seats if self.learner_seat is None else self.learner_seat
        self.seed = derive_seed(series, self.dealt)
        self.table.deal(self.seed)
        self.dealt += 1
        self.refused = ""
        self._play_on()

    def _play_on(self) -> None:
        """Let the bots answer until the learner is asked, or the game is over."""
        table = self.table
        while (ask := table.ask) is not None and table.answers < self.limit:
            if self.opponents is None:
                self.seat = ask.seat
                return
            if ask.seat == self.seat:
                return
            luck = Fast(derive_seed(derive_seed(self.seed, BOT_LUCK), table.answers))
            bot = self._bot(self.opponents, (ask.seat - self.seat) % table.seats - 1)
            table.answer_with(ask_bot(bot, table.game, table.state, ask, luck).action)

    def _bot(self, names: Sequence[str], index: int) -> Bot:
        if index not in self._bots:
            self._bots[index] = bot_factory(names[index])()
        return self._bots[index]


def opponent_names(opponents: str | Sequence[str], count: int) -> tuple[str, ...]:
    """A name for each of the other seats, from the learner's left. One name alone is for all of them."""
    if not isinstance(opponents, (str, Sequence)):
        raise BadSetup(f"Opponents are the name of a bot or a list of names, not {opponents!r}.")
    names = (opponents,) * count if isinstance(opponents, str) else tuple(opponents)
    if len(names) != count:
        raise BadSetup(f"There are {count} other seats, and {len(names)} bots for them: name one bot, or one for each.")
    return names
