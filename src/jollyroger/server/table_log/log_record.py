"""The record of a game from its log alone, without the rules: for tables that the present rules cannot replay."""

from __future__ import annotations

from collections.abc import Iterable

from ...engine import HUMAN, BadRecord, Choice, LuckProof, Record, Result, commitment
from ..messages import text
from . import entries
from .entries import LogLine

CHANGES_THE_GAME = entries.GameStarted | entries.ActionChosen | entries.Undone | entries.Rewound


class LogWithoutRolls(BadRecord):
    """The log was written before logs held the rolls: the record needs the rules it was played with."""


def record_from_log(lines: Iterable[LogLine]) -> Record:
    """The record that a log holds, with its secret. Raises `LogWithoutRolls` if only the rules know the rolls."""
    remaining = iter(lines)
    opened = next(remaining).entry
    assert isinstance(opened, entries.TableOpened)
    rules = opened.rules
    players, salts = [f"{HUMAN}:"] * opened.seats, [""] * opened.seats
    started = False
    deal: tuple[int, ...] = ()
    choices: list[Choice] = []
    played_on_from, origin = 0, None
    result: Result | None = None
    for line in remaining:
        if isinstance(line.entry, CHANGES_THE_GAME) and line.effect is None:
            raise LogWithoutRolls(text("refusal-log-without-rolls"))
        rolls = () if line.effect is None else line.effect.rolls
        match line.entry:
            case entries.SeatTaken(seat, name, _, salt):
                players[seat] = f"{HUMAN}:{name}"
                salts[seat] = salts[seat] if started else salt
            case entries.BotSeated(seat, bot, name):
                players[seat] = f"{bot}:{name}"
                salts[seat] = salts[seat] if started else ""
            case entries.SeatFreed(seat):
                players[seat] = f"{HUMAN}:"
                salts[seat] = salts[seat] if started else ""
            case entries.GameStarted():
                started = True
                deal = rolls
                if opened.start_record is not None:
                    deal, choices, origin = _taken_over(Record.loads(opened.start_record))
                    played_on_from = len(choices)
            case entries.ActionChosen(seat, action):
                choices.append(Choice(seat, action, rolls))
            case entries.Undone(seat):
                del choices[next(n for n in reversed(range(len(choices))) if choices[n].seat == seat)]
            case entries.Rewound(moment):
                del choices[moment:]
            case entries.RulesChanged(version, components_hash):
                rules = entries.RulesId(version, components_hash)
        if line.effect is not None:
            result = None if line.effect.result is None else Result(*line.effect.result)
    if not started:
        raise BadRecord(text("refusal-never-started"))
    assert rules.version is not None, "the log has effects, so it names its rules"
    return Record(
        game=opened.game,
        version=rules.version,
        seats=opened.seats,
        options=opened.options,
        players=tuple(players),
        commitment=commitment(bytes.fromhex(opened.secret)),
        salts=tuple(salts) if opened.luck == "sealed" else (),
        deal=deal,
        choices=tuple(choices),
        result=result,
        secret=opened.secret,
        components_hash=rules.components_hash,
        played_on_from=played_on_from,
        origin=origin,
        seeded=opened.luck != "sealed",
        practice=opened.policy.practice,
    )


def _taken_over(record: Record) -> tuple[tuple[int, ...], list[Choice], LuckProof]:
    """The deal and the choices that the game took over from another one, and the proof of their luck."""
    return record.deal, list(record.choices), record.proof_until(len(record.choices))
