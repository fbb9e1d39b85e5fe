"""Bots that the operator offers: clients choose their names, and can name nothing else that runs code."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from jollyroger import cli
from jollyroger.bots import BadBot, check_seated_bot, offer_bots, read_offered_bots, thinking_seconds
from jollyroger.engine import Fast, Refused, UserError, ask_for
from jollyroger.server.table_log.entries import BotSeated
from jollyroger.server.tables.commands import seat_bot
from jollyroger.server.worker_process import ProcessPool

from ..toy import GAME as TOY
from .in_process import games, in_process
from .run_async import run_async

BOT = """
class Last:
    def choose(self, decision):
        return decision.ask.options[-1]
"""


@pytest.fixture
def shark(tmp_path: Path) -> Iterator[str]:
    """The operator offers a bot from a file as `shark`, and a captain with a budget as `deep`."""
    (tmp_path / "last.py").write_text(BOT)
    spec = f"{tmp_path / 'last.py'}:Last"
    offer_bots({"shark": spec, "deep": "captain@20", "slow": "captain@3s"})
    yield spec
    offer_bots({})


@pytest.mark.usefixtures("shark")
def test_an_offered_bot_can_be_seated_by_its_name() -> None:
    for name in ("shark", "deep", "slow", "mate"):
        check_seated_bot(name, TOY)
    assert thinking_seconds("shark") == thinking_seconds("deep") == pytest.approx(1.2)
    assert thinking_seconds("slow") == pytest.approx(3.6)


def test_a_client_cannot_name_what_the_offered_name_stands_for(shark: str) -> None:
    for name in (shark, "program:true", "captain@20", "shark:selfish", "shark@20", "whale", ""):
        with pytest.raises(UserError):
            check_seated_bot(name, TOY)


def test_without_an_offer_there_is_no_such_bot_and_the_mate_plays_for_it() -> None:
    with pytest.raises(BadBot):
        check_seated_bot("shark", TOY)
    assert thinking_seconds("shark") == 0.0


@pytest.mark.usefixtures("shark")
@run_async
async def test_an_offered_bot_sits_down_at_a_table_and_another_name_is_refused(data: Path) -> None:
    async with in_process(data) as server:
        created = await server.open("me", "shark")
        table = (await server.registry.get(created.table)).table
        assert table is not None
        assert table.seats[1].bot == "shark"
        assert isinstance(seat_bot(table, 1, "deep"), BotSeated)
        with pytest.raises(Refused):
            seat_bot(table, 1, "program:true")


@run_async
async def test_a_worker_process_runs_what_the_operator_named(tmp_path: Path) -> None:
    (tmp_path / "last.py").write_text(BOT)
    pool = ProcessPool(games, 1, offered_bots={"shark": f"{tmp_path / 'last.py'}:Last"})
    try:
        s = TOY.new(2, Fast(3))
        ask = ask_for(s, 0)
        assert ask is not None
        for seed in range(3):
            assert (await pool.choose(TOY, s, 0, "shark", seed, 60.0)).action == str(ask.options[-1])
    finally:
        pool.close()


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("shark", "offered as NAME=BOT"),
        ("shark=", "offered as NAME=BOT"),
        ("Shark=mate", "small letters"),
        ("../x=mate", "small letters"),
        ("mate=captain@20", "means something else already"),
        ("human=mate", "means something else already"),
        ("shark=nowhere.py:Bot", "There is no bot file nowhere.py"),
        ("shark=program:no-such-program", "There is no program"),
        ("shark=kraken", "There is no bot 'kraken'"),
    ],
)
def test_an_offer_that_cannot_be_kept_is_refused_before_the_server_starts(
    text: str, says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(BadBot, match=says):
        read_offered_bots([text])
    assert cli.main(["serve", "--allow-bot", text]) == 2
    assert says in capsys.readouterr().err


def test_two_offers_of_one_name_are_refused() -> None:
    with pytest.raises(BadBot, match="Two bots are offered as 'shark'"):
        read_offered_bots(["shark=mate", "shark=captain"])
    assert read_offered_bots(["shark=captain@20", "old-salt=mate"]) == {"shark": "captain@20", "old-salt": "mate"}
