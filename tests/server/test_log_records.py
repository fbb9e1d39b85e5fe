"""Positions have a hash, and a log holds the record of its game without the rules."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest

from jollyroger.engine import BadRecord, Fast, Game, Record, Refused, apply, replay
from jollyroger.games import all_games
from jollyroger.server import protocol
from jollyroger.server.table_log import entries
from jollyroger.server.table_log.effects import position_digest
from jollyroger.server.table_log.log_record import record_from_log
from jollyroger.server.tables.opening import Seating, opened_from_clone, opened_from_record, prepare_table
from jollyroger.server.tables.table import Table, with_effect

from ..toy import GAME as TOY

every_game = pytest.mark.parametrize("game", [TOY, *all_games().values()], ids=lambda game: game.id)


@every_game
def test_a_position_has_one_hash_also_after_saving_and_no_other_position_has_it(game: Game[Any]) -> None:
    chance = Fast(5)
    s = game.new(game.default_seats, chance)
    seen: dict[str, str] = {}
    for _ in range(80):
        saved = json.dumps(game.codec.encode(s))
        digest = position_digest(game, s)
        loaded = game.codec.decode(json.loads(saved), Fast(1))
        assert digest == position_digest(game, s.clone()) == position_digest(game, loaded)
        assert seen.setdefault(digest, saved) == saved
        if s.result is not None:
            break
        ask = next(ask for ask in s.asks if not ask.may)
        apply(s, ask.seat, chance.pick(ask.options))
    assert len(seen) > 10


def test_a_state_with_keys_that_json_cannot_have_has_a_hash() -> None:
    one, other = TOY.new(2, Fast(1)), TOY.new(2, Fast(1))
    one.coins, other.coins = {(0, 1): 2}, {(0, 1): 3}  # type: ignore[assignment]
    assert position_digest(TOY, one) != position_digest(TOY, other)


class WrittenTable:
    """A table and its log, as a server writes it."""

    def __init__(self, table: Table, lines: list[entries.LogLine]) -> None:
        self.table = table
        self.lines = lines

    def write(self, entry: entries.Entry) -> None:
        line = entries.LogLine(self.table.updated_at, entry, "key")
        self.table.apply(line)
        self.lines.append(with_effect(self.table, line))

    def play(self, luck: random.Random, choices: int) -> None:
        """Choose, undo and rewind at random."""
        for _ in range(choices):
            assert self.table.match is not None
            if self.table.match.s.result is not None:
                return
            if luck.random() < 0.04 and self.table.moment > self.table.match.played_on_from:
                self.write(entries.Rewound(luck.randrange(self.table.match.played_on_from, self.table.moment)))
            ask = luck.choice(self.table.match.s.asks)
            self.write(entries.ActionChosen(ask.seat, str(luck.choice(ask.options))))
            if luck.random() < 0.3:
                try:
                    self.write(entries.Undone(luck.randrange(len(self.table.seats))))
                except Refused:
                    continue

    def log_record(self) -> Record:
        return record_from_log([entries.decode(entries.encode(line)) for line in self.lines])

    def true_record(self) -> Record:
        assert self.table.match is not None
        return self.table.match.record(secret=True)


def write_table(game: Game[Any], opened: entries.TableOpened, seats: list[str]) -> WrittenTable:
    table, lines, _ = prepare_table({game.id: game}, opened, Seating(seats, salt="ab"))
    return WrittenTable(table, lines)


def new_table(game: Game[Any], luck: str) -> WrittenTable:
    seats = game.default_seats
    dealt = Record(game.id, game.version, seats, {}, (), "", components_hash=game.components_hash)
    opened = opened_from_record(game, dealt)
    opened = msgspec.structs.replace(opened, start_record=None, luck=luck)
    return write_table(game, opened, ["me", *["random"] * (seats - 1)])


@every_game
@pytest.mark.parametrize("luck", ["sealed", "seeded"])
def test_the_record_of_a_log_is_that_of_its_game(game: Game[Any], luck: str) -> None:
    written = new_table(game, luck)
    with pytest.raises(BadRecord, match="never started"):
        written.log_record()
    written.write(entries.GameStarted())
    written.play(random.Random(luck), 150)
    written.write(entries.SeatFreed(1, by_host=True))
    written.write(entries.SeatTaken(1, "Mary", "digest", "cd"))
    assert written.log_record() == written.true_record()
    replay(game, written.log_record())


@every_game
def test_the_record_of_a_game_that_plays_on_from_another_one_is_whole(game: Game[Any]) -> None:
    original = new_table(game, "sealed")
    original.write(entries.GameStarted())
    original.play(random.Random(1), 30)
    opened, seating = opened_from_clone(original.table, protocol.Clone(original.table.moment // 2, "Anne"))
    clone = write_table(game, opened, list(seating.seats))
    clone.write(entries.GameStarted())
    clone.play(random.Random(2), 30)
    assert clone.log_record() == clone.true_record()
    assert clone.log_record().played_on_from == original.table.moment // 2


def test_the_result_of_a_finished_game_is_in_the_record_of_its_log() -> None:
    written = new_table(TOY, "sealed")
    written.write(entries.GameStarted())
    luck = random.Random(1)
    while written.table.status != "over":
        written.play(luck, 50)
    assert written.log_record() == written.true_record()
    assert written.log_record().result is not None
