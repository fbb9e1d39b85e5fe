"""The planner: repeatable, honest, keeps its plan until luck intervenes, and says what it means to do."""

from __future__ import annotations

import re

import pytest

from jollyroger.bots import ask_bot, bot_named
from jollyroger.engine import Budget, Fast, Thought, play

from .. import GAME
from ..actions import CATALOGUE
from ..ai.explain import reason
from ..ai.jobs.all_jobs import ranked_jobs
from ..ai.jobs.job import BEAT_CREW, COOL
from ..ai.planning.kept_plans import KEPT, SAID, planned_steps, position_key
from ..ai.planning.plan_text import plan_text
from ..ai.planning.planner import think
from ..ai.planning.turn_plans import Plan, play_plan, random_plan
from ..rules.revenge import Revenge
from ..state import Ship
from .positions import rest_of_turn, ship
from .reached_positions import TABLES


def thought(s: Ship, trials: int = 48, seed: int = 1) -> Thought:
    ask = s.asks[0]
    return think(lambda chance: GAME.resample(s, ask.seat, chance), ask, Fast(seed), Budget(trials=trials))


@pytest.fixture(autouse=True)
def _nothing_kept() -> None:
    KEPT.clear()
    SAID.clear()


def at_sea(*tiles: str, **given: object) -> Ship:
    return rest_of_turn(ship(*tiles, chance=Fast(1), **given))  # type: ignore[arg-type]


def test_the_same_seed_gives_the_same_choice() -> None:
    s = at_sea("room-02@2,0", at=["right"], fire={"left": 4, "right": 4}, tokens={"room-02": "guard-7"}, battle=[2])
    first = thought(s)
    KEPT.clear()
    assert thought(s) == first


@pytest.mark.parametrize(("seats", "options"), TABLES[1::2])
def test_every_choice_of_a_game_is_an_option(seats: int, options: dict[str, str]) -> None:
    s = GAME.new(seats, Fast(seats), options)
    for _ in range(24):
        if not s.asks:
            break
        ask = s.asks[0]
        action = thought(s, trials=4).action if len(ask.options) > 1 else ask.options[0]
        assert action is not None
        assert action in ask.options
        play(s, ask.seat, action)


def test_the_plan_is_kept_until_luck_intervenes() -> None:
    s = at_sea(at=["left"], fire={"left": 5, "centre": 4}, items=["sword"])
    first = thought(s)
    assert first.action is not None
    play(s, 0, first.action)
    kept = thought(s, seed=99)
    assert kept.plan == first.plan
    assert kept == thought(s, seed=3)


def next_luck(s: Ship) -> int:
    """What the game's luck would bring next: another number if it was used."""
    return s.chance.clone().below(1 << 60)


@pytest.mark.parametrize(("seats", "options"), TABLES[::3])
def test_a_captain_does_what_it_has_said_until_luck_intervenes(seats: int, options: dict[str, str]) -> None:
    s = GAME.new(seats, Fast(seats), options)
    said, kept = Thought(None), 0
    turn = luck = -1
    for number in range(70):
        if s.result is not None:
            break
        ask = s.asks[0]
        found = thought(s, trials=8, seed=number) if len(ask.options) > 1 else Thought(ask.options[0])
        if said.plan and found.plan and (s.turn_number, next_luck(s)) == (turn, luck):
            assert found.plan == said.plan
            kept += 1
        said, turn, luck = found, s.turn_number, next_luck(s)
        assert found.action is not None
        play(s, ask.seat, found.action)
    assert kept > 5


def test_whoever_takes_a_hint_hears_the_same_plan_at_the_next_step() -> None:
    s = at_sea(at=["left"], fire={"left": 5, "centre": 4}, items=["sword"])
    first = ask_bot(bot_named("captain@24"), GAME, s, s.asks[0], Fast(1))
    assert first.action is not None
    play(s, 0, first.action)
    bot, hint = (ask_bot(bot_named("captain@24"), GAME, s, s.asks[0], Fast(seed)) for seed in (5, 6))
    assert first.advice() == bot.reason() == hint.advice() == first.reason()
    assert bot.action == hint.action


def test_a_plan_is_not_kept_for_another_budget() -> None:
    s = at_sea(at=["left"], fire={"left": 5, "centre": 4}, items=["sword"])
    first = thought(s, trials=48)
    assert first.action is not None
    play(s, 0, first.action)
    key = position_key(s)
    assert KEPT.get((key, Budget(trials=48)), s.asks[0]) is not None
    assert KEPT.get((key, Budget(trials=8)), s.asks[0]) is None


def test_a_battle_ends_a_kept_plan() -> None:
    s = at_sea("room-02@2,0", at=["right"], battle=[4], tokens={"room-02": "guard-8"}, items=["sword"])
    steps = planned_steps(s, Plan((), CATALOGUE[0]))
    assert str(steps[-1].job.action) == "walk:east"


def test_a_battle_whose_outcome_may_be_rolled_again_and_again_ends_a_kept_plan() -> None:  # DM-8.3
    # Nothing is adjacent that the crew could be driven to, so a 1 or 2 is rolled again.
    s = at_sea(exploded=["left", "right", "top"], tokens={"centre": "crew-5"}, items=["sword"])
    fight = next(job for job in ranked_jobs(s) if job.kind == BEAT_CREW)
    steps = planned_steps(s, Plan(((fight.kind, fight.target),), CATALOGUE[0]))
    assert [step.job.kind for step in steps] == [BEAT_CREW]


def test_a_win_within_reach_is_taken() -> None:  # DM-11.1
    s = at_sea(at=["centre"], looted=4, carries=["treasure"], fire={"left": 5, "right": 5})
    assert str(thought(s).action) == "walk:south"


def test_the_planner_sees_that_the_next_card_loses_the_game() -> None:  # DM-9.7
    s = at_sea(
        at=["left"],
        fire={"left": 5, "centre": 2},
        explosions=6,
        deck="revenge-06 revenge-07",
        fives=1,
        tokens={"left": "treasure"},
        items=["sword"],
        goal=4,
    )
    first = thought(s)
    while s.active == 0 and not s.actions_over and s.asks[0].seat == 0 and s.result is None:
        action = thought(s).action
        assert action is not None
        if str(action) == "fight-fires:here":
            break
        play(s, 0, action)
    assert first.action is not None
    assert str(action) == "fight-fires:here"


def test_the_plan_is_said_in_a_sentence_without_ids() -> None:
    s = GAME.new(3, Fast(8))
    said = set()
    for _ in range(40):
        if not s.asks:
            break
        ask = s.asks[0]
        found = thought(s, trials=1) if len(ask.options) > 1 else Thought(ask.options[0])
        if found.plan:
            said.add(found.plan)
            plan = GAME.remark_text(found.plan)
            assert plan.endswith(".")
            assert not re.search(r"room-|start-|_", plan)
        assert found.action is not None
        play(s, ask.seat, found.action)
    assert len(said) > 3


def test_a_plan_names_the_room_and_what_its_fire_comes_to() -> None:
    s = at_sea(at=["left"], fire={"left": 5}, items=["sword"], battle=[1], own=2)
    steps = planned_steps(s, Plan((), CATALOGUE[0]))
    assert GAME.remark_text(plan_text(steps)) == "I'll cool the Port Battery to 3."


def test_a_plan_says_that_the_treasure_is_put_down() -> None:  # DM-6.8
    s = at_sea(at=["left"], fire={"left": 5}, carries=["treasure"], items=["sword"], own=3)
    steps = planned_steps(s, Plan(((COOL, s.place[0]),), CATALOGUE[0]))
    assert GAME.remark_text(plan_text(steps)).startswith("I'll put the Treasure down and cool the Port Battery to ")


def test_a_plan_names_the_treasure_once() -> None:  # DM-8.6
    s = at_sea(at=["centre"], tokens={"centre": "treasure"}, items=["sword"], own=2)
    steps = planned_steps(s, Plan((), CATALOGUE[0]))
    words = "I'll pick up the Treasure on the Main Deck and carry it to the boats."
    assert GAME.remark_text(plan_text(steps)) == words


def test_a_plan_says_who_gets_the_actions_that_are_left() -> None:  # DM-5.1
    s = at_sea(items=["compass"], battle=[1], looted=4, carries=["", "treasure"], at=["off", "centre"])
    steps = planned_steps(s, Plan((), CATALOGUE[0]))
    assert GAME.remark_text(plan_text(steps)) == "Then {1} has 5 more actions to carry the Treasure on."


def test_asked_why_a_pirate_tells_his_plan() -> None:
    s = at_sea(at=["left"], fire={"left": 5, "centre": 4}, items=["sword"])
    found = thought(s)
    assert found.action is not None
    assert reason(s, s.asks[0], found.action) == found.plan


def test_a_random_plan_ends_before_the_card_and_can_be_played_again() -> None:
    for seed in range(12):
        s = at_sea("room-02@2,0", at=["right"], fire={"left": 4, "right": 4}, battle=[2], items=["sword"])
        twin = s.clone()
        plan = random_plan(twin, Fast(seed))
        assert isinstance(twin.agenda[-1], Revenge)
        again = s.clone()
        play_plan(again, plan)
        assert (again.place, again.fire, again.fatigue) == (twin.place, twin.fire, twin.fatigue)
