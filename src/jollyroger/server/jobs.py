"""What workers do: bots think, records are replayed or verified. Arguments and results are plain data.

A job is a function, or a generator function that yields where it can be interrupted and returns its result. The same
jobs run in processes of their own (`worker_process`) and, where there are none, between other things
(`jollyroger.embedded`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass, field
from math import inf
from typing import Any, TypeVar

import msgspec

from ..bots import Bot, BotChoice, ask_bot_in_steps, bot_named, offer_bots, run_bots_in_steps
from ..engine import (
    Ask,
    BadRecord,
    Chance,
    Fast,
    Game,
    Match,
    Record,
    Sealed,
    State,
    Steps,
    TurnCounter,
    UnreadableRecord,
    ask_for,
    finish,
    replay_in_steps,
    verify_in_steps,
    waiting_for,
)
from ..engine.messages import ENGLISH, SHARED, reading_in
from . import protocol
from .daily.days import daily_result
from .kept_analysis import KeptAnalysis
from .tables.driver import BotAnswer
from .tables.learning.hints import Advice
from .tables.updates.infos import build_outcome, build_text_board
from .tables.updates.log import NO_MOMENTS, build_event_infos

T = TypeVar("T")
words = SHARED.text

Games = Callable[[], Mapping[str, Game[Any]]]
"""Returns the games by id. Workers call it too, so it must be importable."""

AnalyseRecord = Callable[[Game[Any], Record, float, Callable[[float], None]], dict[str, Any]]
"""Analyses a game in about so many seconds and reports its progress. Returns the fields of a `KeptAnalysis`.

It is called in workers, so it must be importable."""

NO_BOTS: Mapping[str, str] = {}


def ignore_progress(part: float) -> None:
    pass


@dataclass
class Setup:
    """What the jobs of this process work with."""

    games: Mapping[str, Game[Any]] = field(default_factory=dict)
    analyse: AnalyseRecord | None = None
    planner_seconds: float = inf
    report_progress: Callable[[float], None] = ignore_progress


setup = Setup()


def initialize(
    games: Games,
    analyse: AnalyseRecord | None = None,
    offered_bots: Mapping[str, str] = NO_BOTS,
    planner_seconds: float = inf,
) -> None:
    """Prepare this process. `planner_seconds`: the most that a bot may think without yielding."""
    setup.games, setup.analyse, setup.planner_seconds = games(), analyse, planner_seconds
    offer_bots(offered_bots)


def complete(work: Callable[..., Any], *args: Any) -> Any:
    """Do a job in one go."""
    result = work(*args)
    return finish(result) if isinstance(result, Generator) else result


def choose(game_id: str, state: bytes, seat: int, bot: str, seed: int) -> Steps[BotAnswer]:
    game = setup.games[game_id]
    chance = Fast(seed)
    s = game.codec.decode(msgspec.json.decode(state), chance)
    ask = ask_for(s, seat)
    if ask is None:
        return BotAnswer(None)
    choice = yield from ask_new_bot(bot, game, s, ask, chance)
    return BotAnswer(None if choice.action is None else str(choice.action), choice.reason())


def ask_new_bot(name: str, game: Game[Any], s: State, ask: Ask, chance: Chance) -> Steps[BotChoice]:
    """Ask a bot that is made for this choice, so that it carries nothing from one seat or table to another."""
    bot: Bot = bot_named(name)
    try:
        return (yield from ask_bot_in_steps(bot, game, s, ask, chance, setup.planner_seconds))
    finally:
        close = getattr(bot, "close", None)
        if close is not None:
            close()


def advise(game_id: str, state: bytes, seat: int, bot: str, seed: int) -> Steps[Advice]:
    game = setup.games[game_id]
    chance = Fast(seed)
    s = game.codec.decode(msgspec.json.decode(state), chance)
    ask = ask_for(s, seat)
    if ask is None:
        return Advice(None, "", bot)
    choice = yield from ask_new_bot(bot, game, s, ask, chance)
    return Advice(None if choice.action is None else str(choice.action), choice.advice(), bot)


def replay_views(
    text: str,
    seat: int | None,
    first: int,
    last: int,
    text_board: bool = False,
    by_bot: Mapping[int, int] = NO_MOMENTS,
    language: str = ENGLISH,
) -> Steps[list[bytes]]:
    record = Record.loads(text)
    game = setup.games[record.game]
    views: list[bytes] = []
    turns = TurnCounter()

    def add_view(match: Match[Any]) -> None:
        s, number, turn = match.s, len(match.choices), turns.watch(match)
        if first <= number <= last:
            seen = game.view(s, seat)
            # Not around the whole replay: what else runs in this process would be told in this language, too.
            with reading_in(language):
                view = protocol.MomentView(
                    moment=number,
                    view=seen,
                    hints=game.hints(s, seat),
                    log=build_event_infos(game, match.events[-1], seat, named=by_bot.get(number) == seat),
                    waiting_for=waiting_for(s),
                    result=build_outcome(game, s, seat),
                    goal=game.words.goal(seen),
                    text_board=build_text_board(game, s, seat) if text_board else None,
                    turn=turn,
                    by_bot=by_bot.get(number),
                )
            views.append(msgspec.json.encode(view))

    yield from replay_in_steps(game, record, add_view)
    return views


def analyse_record(text: str, seconds: float) -> bytes:
    """The encoded `KeptAnalysis` of a game."""
    assert setup.analyse is not None
    record = Record.loads(text)
    fields = setup.analyse(setup.games[record.game], record, seconds, setup.report_progress)
    return msgspec.json.encode(msgspec.convert(fields, KeptAnalysis))


def verify_record(text: str, language: str = ENGLISH) -> Steps[dict[str, Any]]:
    """The fields of a `Verdict`."""
    return steps_in_language(language, _verify_record(text))


def _verify_record(text: str) -> Steps[dict[str, Any]]:
    try:
        record = Record.loads(text)
        if record.game not in setup.games:
            raise UnreadableRecord(words("record-no-game", game=record.game))
        verification = yield from verify_in_steps(setup.games[record.game], record)
        return verification.to_json()
    except UnreadableRecord:
        raise
    except BadRecord as error:
        # Messages name a player as {seat}; a verdict comes without the names.
        problem = re.sub(r"\{(\d+)\}", lambda match: words("record-seat", seat=int(match[1])), str(error))
        return {"outcome": "false", "text": words("verdict-false", problem=problem)}


def steps_in_language(language: str, steps: Steps[T]) -> Steps[T]:
    """The same steps, for a reader of this language. What else runs in this process between them keeps its own."""
    while True:
        with reading_in(language):
            try:
                next(steps)
            except StopIteration as stop:
                result: T = stop.value
                return result
        yield


def play_bot_game(
    game_id: str, seats: int, options: Mapping[str, str], secret: str, bot: str
) -> Steps[protocol.DailyResult]:
    game = setup.games[game_id]
    s = game.new(seats, Sealed(bytes.fromhex(secret)), options)
    choices = yield from run_bots_in_steps(game, s, [bot_named(bot)] * seats, Fast(1))
    assert s.result is not None
    return daily_result(bot.capitalize(), 0, s.result, choices)
