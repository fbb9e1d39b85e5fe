"""Analysis: chances end at the result, luck and decisions are separate, and only significant findings are shown."""

from __future__ import annotations

import argparse
import json
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import jollyroger.games
from jollyroger.commands import analyse as command
from jollyroger.engine import (
    Action,
    Ask,
    BadRecord,
    BadSetup,
    Budget,
    Chance,
    Fast,
    Game,
    Match,
    Record,
    State,
    Thought,
    random_choice,
    run,
)
from jollyroger.games import GAMES, game_named
from jollyroger.lab.analysis.analyse import analyse
from jollyroger.lab.analysis.analysis import Analysis
from jollyroger.lab.analysis.analysis_json import analysis_json
from jollyroger.lab.analysis.analysis_text import analysis_lines
from jollyroger.lab.analysis.effort import MAX_TRIALS, MIN_TRIALS, Effort, fit_effort
from jollyroger.lab.analysis.replayed import ReplayedGame, replay_record
from jollyroger.terminal import BadFile

from ..toy import GAME, toy

PARTS = ("Chances to win", "Where it turned", "Luck", "Decisions")


def random_policy(s: State, ask: Ask, chance: Chance) -> Action | None:
    return random_choice(ask, chance)


def random_record(seed: int = 1, choices: int | None = None) -> Record:
    """The record of a random game, up to a number of choices."""
    match = Match(GAME, 3, Fast(seed))
    chance = Fast(seed + 1)
    steps: list[tuple[int, str]] = []

    def choose(ask: Ask) -> Action | None:
        action = random_choice(ask, chance)
        if action is not None:
            steps.append((ask.seat, str(action)))
        return action

    run(match.s.clone(), choose)
    for seat, action in steps[:choices]:
        match.choose(seat, action)
    return match.record()


def replayed(record: Record) -> ReplayedGame:
    return replay_record(toy(policy=random_policy), record)


def text_of(analysis: Analysis) -> str:
    return "\n".join(analysis_lines(analysis, str))


def analyse_record(record: Record, trials: int = 24, every: int = 1, workers: int = 1) -> Analysis:
    return analyse(partial(replayed, record), Effort(trials, every), seed=3, workers=workers)


@pytest.fixture(scope="module")
def whole() -> Analysis:
    """One game, analysed at every position."""
    return analyse_record(random_record())


def smallest(game: Game[Any]) -> Path:
    """The smallest of its golden records."""
    folder = Path(jollyroger.games.__file__).parent / game.id.replace("-", "_") / "tests" / "golden"
    return min(folder.glob("*.json"), key=lambda path: path.stat().st_size)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_analysis_of_every_games_golden_record_has_all_parts(game: Game[Any]) -> None:
    record = Record.loads(smallest(game).read_text(encoding="utf-8"))
    quick = replace(game, policy=random_policy, value=lambda s, seat: 1 / s.seats)
    analysis = analyse(partial(replay_record, quick, record), Effort(8, every=3, horizon=4))
    text = text_of(analysis)
    assert all(f"\n{part}" in text for part in PARTS)
    assert record.result is not None
    assert [bool(chance) for chance in analysis.curve[len(record.choices)].means] == [
        seat in record.result.winners for seat in range(record.seats)
    ]
    assert json.loads(json.dumps(analysis_json(analysis, ["a", "b"])))["choices"] == len(record.choices)


def test_two_workers_give_the_same_analysis_as_one(whole: Analysis) -> None:
    assert analysis_json(whole, []) == analysis_json(analyse_record(random_record(), workers=2), [])


def test_every_position_is_in_the_curve_and_its_chances_sum_to_1(whole: Analysis) -> None:
    assert sorted(whole.curve) == [*range(len(random_record().choices) + 1)]
    assert all(sum(chances.means) == pytest.approx(1) for chances in whole.curve.values())


def test_some_positions_are_spread_evenly_and_filled_in_where_the_chances_changed_most() -> None:
    record = random_record()
    every, last = 5, len(record.choices)
    analysis = analyse_record(record, every=every)
    assert {*range(0, last + 1, every), last} < analysis.curve.keys()
    assert len(analysis.curve) < last


def test_luck_is_measured_only_where_something_was_rolled(whole: Analysis) -> None:
    rolled = {index for index, choice in enumerate(random_record().choices) if choice.rolls}
    assert {swing.step_index for swing in whole.luck_swings} == rolled
    assert len(whole.luck_swings) == 3 * len(rolled)


def test_the_luckiest_rolls_are_rechecked_with_more_rollouts(whole: Analysis) -> None:
    rechecked = [swing for swing in whole.luck_swings if swing.rechecked]
    best = max(whole.luck_swings, key=lambda swing: swing.worth.mean)
    assert best in rechecked
    # Two rates sampled 96 times each are known to 0.15 at worst, sampled 24 times to 0.27.
    assert all(swing.worth.high - swing.worth.low < 0.3 for swing in rechecked)


def test_the_luck_of_all_seats_sums_to_0(whole: Analysis) -> None:
    worth: dict[int, float] = {}
    for swing in whole.luck_swings:
        worth[swing.step_index] = worth.get(swing.step_index, 0.0) + swing.worth.mean
    assert list(worth.values()) == pytest.approx([0.0] * len(worth))


def analyse_blunder(**more: Any) -> Analysis:
    """By the value of the position, a seat loses the game with its first gift."""
    record = random_record()
    first = record.choices[0]

    def value(s: State, seat: int) -> float:
        lost = s.sealed.get(first.seat)
        return 0.0 if seat == first.seat and str(lost) == first.action else 1 / 3

    game = replay_record(toy(policy=random_policy, value=value, horizon=0, **more), record)
    return analyse(lambda: game, Effort(64, 1, 0))


def test_a_blunder_is_found_and_the_captains_choice_named() -> None:
    analysis = analyse_blunder()
    mistake = next(mistake for mistake in analysis.mistakes if mistake.step_index == 0)
    assert mistake.cost.low > 0
    assert str(mistake.better) != random_record().choices[0].action
    assert "the Captain:" in text_of(analysis)


def test_a_game_with_a_planner_is_analysed_with_its_choices() -> None:
    first = random_record().choices[0].action

    def last_other_option(deal: object, ask: Ask, chance: Chance, budget: Budget) -> Thought:
        return Thought([option for option in ask.options if str(option) != first][-1])

    mistake = analyse_blunder(think=last_other_option).mistakes[0]
    options = analyse_blunder().replayed.steps[0].ask.options
    assert mistake.better == [option for option in options if str(option) != first][-1]


def test_what_the_captain_would_have_chosen_too_is_no_mistake() -> None:
    def same_choice(deal: object, ask: Ask, chance: Chance, budget: Budget) -> Thought:
        made = [option for option in ask.options if str(option) == random_record().choices[0].action]
        return Thought([*made, *ask.options][0])

    assert 0 not in [mistake.step_index for mistake in analyse_blunder(think=same_choice).mistakes]


def test_a_planner_that_keeps_plans_by_budget_thinks_about_each_position_afresh() -> None:
    budgets: list[Budget] = []

    def noting(deal: object, ask: Ask, chance: Chance, budget: Budget) -> Thought:
        budgets.append(budget)
        return Thought(ask.options[0])

    game = replay_record(toy(policy=random_policy, think=noting), random_record())
    analyse(lambda: game, Effort(4, 1))
    assert len({*budgets}) == len(budgets) > 1


def test_only_significant_findings_are_shown() -> None:
    game = replay_record(toy(policy=random_policy, value=lambda s, seat: 1 / 3), random_record(choices=8))
    analysis = analyse(lambda: game, Effort(8, 1, 0))
    text = text_of(analysis)
    assert "Nowhere: no single step" in text
    assert "No roll changed a chance" in text
    assert "None was worse than another" in text


def test_with_a_seat_only_its_decisions_are_checked() -> None:
    load = partial(replayed, random_record())
    analysis = analyse(load, Effort(16), seat=1)
    assert {mistake.seat for mistake in analysis.mistakes} <= {1}
    assert analysis.decisions_checked < analyse(load, Effort(8, every=1)).decisions_checked


def test_a_game_that_is_not_over_is_analysed_up_to_its_last_choice() -> None:
    analysis = analyse_record(random_record(choices=9))
    assert not analysis.replayed.is_over
    assert sorted(analysis.curve) == [*range(10)]
    assert "it is not over" in analysis_lines(analysis, str)[0]


def test_a_forced_choice_without_luck_changes_no_chance() -> None:
    game = replayed(random_record())
    for index, step in enumerate(game.steps):
        if not step.is_free and not step.rolled and len(game.positions[index].asks) == 1:
            assert game.first_equivalent(index + 1) == game.first_equivalent(index)
        else:
            assert game.first_equivalent(index + 1) == index + 1


@pytest.mark.parametrize("after", [0, 400])
def test_a_stopped_analysis_shows_what_is_known(after: int) -> None:
    left = after

    def policy(s: State, ask: Ask, chance: Chance) -> Action | None:
        nonlocal left
        left -= 1
        if left < 0:
            raise KeyboardInterrupt
        return random_choice(ask, chance)

    game = replay_record(toy(policy=policy), random_record())
    analysis = analyse(lambda: game, Effort(8))
    assert analysis.stopped
    assert "Stopped before" in analysis_lines(analysis, str)[-1]


def test_the_effort_fits_the_time() -> None:
    game = replayed(random_record())
    now = 0.0

    def clock(step: float) -> float:
        nonlocal now
        now += step
        return now

    quick, slow = (fit_effort(game, 60, clock=partial(clock, step)) for step in (1e-5, 30.0))
    assert (quick.trials, quick.every) == (MAX_TRIALS, 1)
    assert slow.trials == MIN_TRIALS
    assert slow.every > 1
    assert slow.curve_only


def test_if_there_is_no_time_only_the_curve_is_drawn() -> None:
    analysis = analyse(partial(replayed, random_record()), Effort(8, 6, curve_only=True))
    assert len(analysis.curve) > 3
    assert not analysis.luck_swings
    assert "no time for it" in text_of(analysis)


def test_rollouts_of_a_slow_game_with_estimates_are_shorter() -> None:
    ticks = iter((0.0, 6.0))
    game = replay_record(toy(policy=random_policy, value=lambda s, seat: 0.3), random_record())
    assert fit_effort(game, 60, clock=lambda: next(ticks)).horizon in (0, 1, 2, 5)


def run_command(path: Path, *words: str) -> int:
    parser = argparse.ArgumentParser()
    command.add_arguments(parser)
    return command.run(parser.parse_args([str(path), "--workers", "1", *words]))


QUICK = game_named("all-hands")


def test_the_command_prints_text_or_json(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    quick = replace(QUICK, policy=random_policy, value=lambda s, seat: 1 / s.seats)
    monkeypatch.setattr(command, "load_game", lambda id, components: quick)
    path, words = smallest(QUICK), ("--trials", "8", "--every", "6", "--horizon", "3")
    assert run_command(path, *words) == 0
    text = capsys.readouterr().out
    assert all(part in text for part in PARTS)
    assert " ".join(words) in " ".join(text.split())
    assert run_command(path, *words, "--seat", "0", "--json") == 0
    analysis = json.loads(capsys.readouterr().out)
    assert [analysis[key] for key in ("trials", "every", "horizon")] == [8, 6, 3]
    assert {decision["seat"] for decision in analysis["decisions"]} <= {0}


def test_a_record_that_cannot_be_analysed_is_refused(tmp_path: Path) -> None:
    text = smallest(QUICK).read_text(encoding="utf-8")
    record = Record.loads(text)
    broken = tmp_path / "broken.json"
    broken.write_text(text[: len(text) // 2], encoding="utf-8")
    with pytest.raises(BadFile, match="incomplete"):
        run_command(broken)
    illegal = replace(record, choices=(record.choices[0]._replace(action="walk:plank"), *record.choices[1:]))
    broken.write_text(illegal.dumps(), encoding="utf-8")
    with pytest.raises(BadRecord, match="Choice 1"):
        run_command(broken)
    with pytest.raises(BadSetup, match="not 44"):
        run_command(smallest(QUICK), "--seat", "44")
    broken.write_text(replace(record, choices=(), result=None).dumps(), encoding="utf-8")
    with pytest.raises(BadRecord, match="nothing to analyse"):
        run_command(broken)
