"""Short versions of the long runs, so that they keep working."""

from __future__ import annotations

from ..server.run_async import run_async
from . import hostile_messages
from .fault_injection import Tally, run_setup


@run_async
async def test_no_choice_is_lost_while_faults_are_injected() -> None:
    tally = Tally()
    await run_setup(seed=3, shared=False, faults=4, commands=50, seconds=120, tally=tally)
    await run_setup(seed=4, shared=True, faults=4, commands=50, seconds=120, tally=tally)
    assert sum(tally.faults.values()) >= 8
    assert tally.choices_checked == tally.acknowledged >= 100


@run_async
async def test_hostile_messages_are_all_answered() -> None:
    await hostile_messages.run(2_000, seed=1)
