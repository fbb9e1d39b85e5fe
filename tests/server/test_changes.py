"""Clients that put changes together see the same as clients that are sent everything."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from jollyroger.engine import Fast, Game, Match
from jollyroger.games import all_games
from jollyroger.server import protocol
from jollyroger.server.table_log import entries
from jollyroger.server.tables.table import Table
from jollyroger.server.tables.updates.cache import UpdateCache
from jollyroger.server.tables.updates.changes import find_changes
from jollyroger.server.tables.updates.content import Viewpoint, shorten_question
from jollyroger.server.tables.updates.log import SharedEvents, build_log

from ..toy import GAME as TOY
from .client_state import apply_change, apply_changes, complete_question
from .in_process import in_process, players_with_cards_given, two_players
from .recording_client import RecordingClient
from .run_async import run_async
from .test_play import random_entry

GAMES = [TOY, *all_games().values()]
VERSIONS = 150


class Reader:
    """A client of one viewpoint that is sent some of the versions, and puts them together."""

    def __init__(self, viewpoint: Viewpoint) -> None:
        self.viewpoint = viewpoint
        self.update: dict[str, Any] = {}
        self.changes_read = 0

    def read(self, table: Table, cache: UpdateCache) -> None:
        message = decoded(cache, table, self.viewpoint, self.update.get("version"), bool(self.update))
        if message["type"] == "changes":
            self.changes_read += 1
            message = apply_changes(self.update, message)
        self.update = message

    def check(self, table: Table) -> None:
        whole = decoded(UpdateCache(), table, self.viewpoint, None, False)
        kept = [name for name in whole if name not in ("log", "log_from")]
        # Compared as text: 1, 1.0 and true are not the same for a client.
        assert [as_text(self.update[name]) for name in kept] == [as_text(whole[name]) for name in kept]


def decoded(
    cache: UpdateCache, table: Table, viewpoint: Viewpoint, seen: int | None, has_content: bool
) -> dict[str, Any]:
    update = cache.get(table, viewpoint, seen, has_content)
    assert update is not None
    return dict(msgspec.json.decode(update))


def as_text(value: Any) -> str:
    return json.dumps(value, sort_keys=True)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@run_async
async def test_changes_put_together_are_the_whole_update(data: Path, game: Game[Any]) -> None:
    """In games with undos and rewinds, for all seats and spectators, some of whom miss versions."""
    luck = random.Random(5)
    async with in_process(data) as server:
        seats = min(4, game.seats[-1])
        table = await server.open(*["me"] * seats, game=game.id)
        live_table = await server.registry.get(table.table)
        viewpoints = [Viewpoint(seat) for seat in (*range(seats), None)]
        more = [Viewpoint(0, full_hints=True), Viewpoint(None, full_hints=True, text_board=True)]
        steady = [Reader(viewpoint) for viewpoint in (*viewpoints, *more)]
        slow = [Reader(viewpoint) for viewpoint in viewpoints]
        cache = UpdateCache()
        for _ in range(VERSIONS):
            current = await live_table.write(lambda table: [random_entry(table, luck)])
            for reader in (*steady, *(each for each in slow if luck.random() < 0.3)):
                reader.read(current, cache)
                reader.check(current)
            if current.status == "over":
                break
        assert all(reader.changes_read > 5 for reader in steady)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_events_that_are_told_once_for_several_readers_are_what_each_would_read(game: Game[Any]) -> None:
    luck = random.Random(3)
    seats = min(4, game.seats[-1])
    match = Match(game, seats, Fast(3))
    for _ in range(VERSIONS):
        if match.s.result is not None:
            break
        ask = luck.choice(match.s.asks)
        match.choose(ask.seat, str(luck.choice(ask.options)))
    shared, by_bot = SharedEvents(), {2: 0, 5: 1}
    for seat in (*range(seats), None):
        together, alone = (build_log(game, match, seat, 0, by_bot=by_bot, shared=each) for each in (shared, None))
        assert msgspec.json.encode(together) == msgspec.json.encode(alone)


@run_async
async def test_a_bot_that_stands_in_and_a_person_who_returns_are_seen_in_the_changes(data: Path) -> None:
    async with in_process(data) as server:
        table = await server.open("me", "me", names=["Anne", "Mary"])
        live_table = await server.registry.get(table.table)
        cache, readers = UpdateCache(), [Reader(Viewpoint(seat)) for seat in (0, 1, None)]
        luck = random.Random(1)
        for number in range(12):
            if number == 4:
                await live_table.write(lambda table: [entries.BotSubstituted(0, "absent")])
            if number == 8:
                await live_table.write(lambda table: [entries.SeatResumed(0)])
            current = await live_table.write(lambda table: [random_entry(table, luck)])
            for reader in readers:
                reader.read(current, cache)
                reader.check(current)


def test_a_change_names_only_what_differs() -> None:
    old = {"rooms": [{"fire": 1, "keg": 2}, {"fire": 1, "keg": 2}, {"fire": 3, "keg": 2}], "turn": 1, "tile": 5}
    new = {"rooms": [{"fire": 1, "keg": 2}, {"fire": 2, "keg": 2}, {"fire": 3, "keg": 2}], "turn": 1, "card": None}
    changes = find_changes(old, new)
    assert changes == {"rooms": {"1": [{"fire": 2, "keg": 2}]}, "card": [None], "tile": []}
    assert apply_change(old, changes) == new


def test_options_that_stay_as_they_are_are_named_by_their_ids() -> None:
    walk, rest = protocol.OptionInfo("walk", "Walk", note="tires you"), protocol.OptionInfo("rest", "Rest")
    run, fly = (
        protocol.RefusedOption("run", "Run", "1", "Too tired."),
        protocol.RefusedOption("fly", "Fly", "2", "How?"),
    )
    before = protocol.Question("Where?", True, [walk, rest], [run, fly])
    fresh = protocol.OptionInfo("walk", "Walk")
    question = protocol.Question("And now?", True, [rest, fresh], [fly])
    assert shorten_question(before, question).options == ["rest", fresh]
    assert shorten_question(before, question).refusals == ["fly"]
    shortened, whole = (
        json.loads(msgspec.json.encode(each)) for each in (shorten_question(before, question), question)
    )
    assert complete_question(json.loads(msgspec.json.encode(before)), shortened) == whole
    assert shorten_question(None, question).options == [rest, fresh]


# --- over a socket --------------------------------------------------------------------------------


def types(client: RecordingClient) -> list[str]:
    return [json.loads(text)["type"] for text in client.raw]


@run_async
async def test_the_answer_to_a_choice_comes_with_the_update_it_causes(data: Path) -> None:
    async with in_process(data) as server:
        _, anne, mary = await two_players(server)
        received = len(anne.raw)
        await anne.send("choose", key="mine", seat=0, action=first_option(anne), version=anne.version)
        answering = [json.loads(text) for text in anne.raw[received:]]
        assert [message["type"] for message in answering if "mine" in message.get("answers", ())] == ["changes"]
        assert "done" not in types(anne)
        await mary.wait_until(lambda: mary.version == anne.version)
        assert not any("mine" in text for text in mary.raw)
        # A command that changes nothing in the game is answered by itself.
        await anne.expect_done("ping")
        assert types(anne)[-1] == "done"


@run_async
async def test_a_client_that_does_not_put_changes_together_gets_whole_updates(data: Path) -> None:
    async with in_process(data) as server:
        table, anne, mary = await players_with_cards_given(server)
        plain = await server.connect(table.table, table.seat_tokens[0].token, compact=False)
        await plain.wait_until(lambda: bool(plain.updates))
        asked = anne if anne.update["question"] else mary
        version = asked.version
        await asked.choose()
        await plain.wait_until(lambda: plain.version > version)
        await anne.wait_until(lambda: anne.version == plain.version)
        await plain.expect_done("ping")
        assert types(plain).count("update") == 2
        assert "changes" not in types(plain)
        assert plain.update["view"] == anne.update["view"]


def first_option(client: RecordingClient) -> str:
    return str(client.update["question"]["options"][0]["id"])


@run_async
async def test_costly_hints_are_for_those_who_look(data: Path) -> None:
    async with in_process(data) as server:
        table = await server.open("me", "me", names=["Anne", "Mary"], game="dead-men")
        anne, mary = await server.connect_all(table)
        await anne.wait_until(lambda: bool(anne.updates))
        await mary.wait_until(lambda: bool(mary.updates))
        assert "cards" not in anne.update["hints"]
        version = anne.version
        await anne.expect_done("look", full_hints=True)
        assert anne.version == version
        assert anne.update["hints"]["cards"]
        assert "cards" not in mary.update["hints"]
        asked = anne if anne.update["question"] else mary
        await asked.choose()
        await anne.wait_until(lambda: anne.version > version)
        assert anne.update["hints"]["cards"]
        # Looking away sends nothing; the next update has the brief hints again.
        received = types(anne)
        await anne.expect_done("look")
        assert types(anne) == [*received, "done"]
        asked = anne if anne.update["question"] else mary
        version = anne.version
        await asked.wait_until(lambda: asked.version == version)
        await asked.choose()
        await anne.wait_until(lambda: anne.version > version)
        assert "cards" not in anne.update["hints"]


@run_async
async def test_nothing_is_computed_for_seats_without_a_client(data: Path) -> None:
    async with in_process(data) as server:
        table = await server.open("me", "me", names=["Anne", "Mary"], policy=protocol.TablePolicy())
        anne = await server.connect(table.table, table.seat_tokens[0].token)
        await anne.wait_until(lambda: bool(anne.updates))
        live_table = await server.registry.get(table.table)
        assert [viewpoint.seat for viewpoint in live_table.updates._latest] == [0]
        await anne.leave()
        await server.registry.get(table.table)
        assert not live_table.updates._latest
