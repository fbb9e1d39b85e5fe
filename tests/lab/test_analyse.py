"""A record looked at again: the chances end at the result, luck and decisions are told apart, nothing is guessed."""

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
    Chance,
    Fast,
    Game,
    Match,
    Record,
    State,
    random_choice,
    run,
)
from jollyroger.games import GAMES
from jollyroger.lab.analysis.analyse import Analysis, analyse
from jollyroger.lab.analysis.analysis_text import to_json, told
from jollyroger.lab.analysis.effort import LEAST, MOST, Effort, within
from jollyroger.lab.analysis.replayed import ReplayedGame, replay_record
from jollyroger.terminal import BadFile

from ..toy import GAME, toy

PARTS = ("Chances to win", "Where it turned", "Luck", "Decisions")


def at_will(s: State, ask: Ask, chance: Chance) -> Action | None:
    return random_choice(ask, chance)


def played(seed: int = 1, choices: int | None = None) -> Record:
    match = Match(GAME, 3, Fast(seed))
    luck = Fast(seed + 1)

    def choose(ask: Ask) -> Action | None:
        return random_choice(ask, luck)

    steps: list[tuple[int, str]] = []

    def note(ask: Ask) -> Action | None:
        action = choose(ask)
        if action is not None:
            steps.append((ask.seat, str(action)))
        return action

    run(match.s.clone(), note)
    for seat, action in steps[:choices]:
        match.choose(seat, action)
    return match.record()


def opened(record: Record) -> ReplayedGame:
    return replay_record(toy(policy=at_will), record)


def plain(text: str) -> str:
    return text


def looked_at(record: Record, trials: int = 24, every: int = 1, workers: int = 1) -> Analysis:
    return analyse(partial(opened, record), Effort(trials, every), seed=3, workers=workers)


@pytest.fixture(scope="module")
def whole() -> Analysis:
    """One game looked at in every position."""
    return looked_at(played())


def smallest(game: Game[Any]) -> Path:
    """The shortest of its golden records."""
    folder = Path(jollyroger.games.__file__).parent / game.id.replace("-", "_") / "tests" / "golden"
    return min(folder.glob("*.json"), key=lambda path: path.stat().st_size)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_golden_record_of_each_game_is_told_in_all_its_parts(game: Game[Any]) -> None:
    record = Record.loads(smallest(game).read_text(encoding="utf-8"))
    quick = replace(game, policy=at_will, value=lambda s, seat: 1 / s.seats)
    found = analyse(partial(replay_record, quick, record), Effort(8, every=3, horizon=4))
    text = "\n".join(told(found, plain))
    assert all(f"\n{part}" in text for part in PARTS)
    assert record.result is not None
    assert [bool(chance) for chance in found.curve[len(record.choices)].means] == [
        seat in record.result.winners for seat in range(record.seats)
    ]
    assert json.loads(json.dumps(to_json(found, ["a", "b"])))["choices"] == len(record.choices)


def test_two_workers_find_what_one_finds(whole: Analysis) -> None:
    assert to_json(whole, []) == to_json(looked_at(played(), workers=2), [])


def test_every_position_is_in_the_curve_and_its_chances_add_up(whole: Analysis) -> None:
    assert sorted(whole.curve) == [*range(len(played().choices) + 1)]
    assert all(sum(chances.means) == pytest.approx(1) for chances in whole.curve.values())


def test_some_positions_are_spread_evenly_and_filled_in_where_most_changed() -> None:
    record = played()
    every, last = 5, len(record.choices)
    found = looked_at(record, every=every)
    assert {*range(0, last + 1, every), last} < found.curve.keys()
    assert len(found.curve) < last


def test_luck_is_weighed_only_where_something_was_rolled(whole: Analysis) -> None:
    rolled = {at for at, choice in enumerate(played().choices) if choice.rolls}
    assert {stroke.at for stroke in whole.strokes} == rolled
    assert len(whole.strokes) == 3 * len(rolled)


def test_what_looks_luckiest_is_looked_at_again_with_more_trials(whole: Analysis) -> None:
    again = [stroke for stroke in whole.strokes if stroke.again]
    best = max(whole.strokes, key=lambda stroke: stroke.worth.mean)
    assert best in again
    # Two rates sampled 96 times each are known to 0.15 at worst, sampled 24 times to 0.27.
    assert all(stroke.worth.high - stroke.worth.low < 0.3 for stroke in again)


def test_what_luck_gives_to_one_it_takes_from_others(whole: Analysis) -> None:
    worth: dict[int, float] = {}
    for stroke in whole.strokes:
        worth[stroke.at] = worth.get(stroke.at, 0.0) + stroke.worth.mean
    assert list(worth.values()) == pytest.approx([0.0] * len(worth))


def test_a_blunder_is_found_and_the_better_choice_named() -> None:
    """A seat that gives its game away by its first gift: the value of the table says so."""
    record = played()
    first = record.choices[0]

    def value(s: State, seat: int) -> float:
        lost = s.sealed.get(first.seat)
        return 0.0 if seat == first.seat and str(lost) == first.action else 1 / 3

    log = replay_record(toy(policy=at_will, value=value), record)
    found = analyse(lambda: log, Effort(64, 1, 0))
    slip = next(slip for slip in found.slips if slip.at == 0)
    assert slip.cost.low > 0
    assert str(slip.better) != first.action
    assert "better:" in "\n".join(told(found, plain))


def test_only_what_is_beyond_its_interval_is_told() -> None:
    log = replay_record(toy(policy=at_will, value=lambda s, seat: 1 / 3), played(choices=8))
    found = analyse(lambda: log, Effort(8, 1, 0))
    text = "\n".join(told(found, plain))
    assert "Nowhere at once" in text
    assert "No roll changed a chance" in text
    assert "None was worse than another" in text


def test_a_seat_hears_of_its_own_decisions_only() -> None:
    load = partial(opened, played())
    found = analyse(load, Effort(16), seat=1)
    assert {slip.seat for slip in found.slips} <= {1}
    assert found.looked_at < analyse(load, Effort(8, every=1)).looked_at


def test_a_game_that_is_not_over_is_looked_at_up_to_its_last_choice() -> None:
    found = looked_at(played(choices=9))
    assert not found.log.over
    assert sorted(found.curve) == [*range(10)]
    assert "it is not over" in told(found, plain)[0]


def test_a_forced_choice_without_luck_changes_no_chance() -> None:
    log = opened(played())
    for at, step in enumerate(log.steps):
        if not step.free and not step.rolled and len(log.tables[at].asks) == 1:
            assert log.like(at + 1) == log.like(at)
        else:
            assert log.like(at + 1) == at + 1


@pytest.mark.parametrize("after", [0, 400])
def test_what_was_found_before_it_was_stopped_is_told(after: int) -> None:
    left = after

    def policy(s: State, ask: Ask, chance: Chance) -> Action | None:
        nonlocal left
        left -= 1
        if left < 0:
            raise KeyboardInterrupt
        return random_choice(ask, chance)

    log = replay_record(toy(policy=policy), played())
    found = analyse(lambda: log, Effort(8))
    assert found.stopped
    assert "Stopped before" in told(found, plain)[-1]


def test_there_are_as_many_trials_as_there_is_time_for() -> None:
    log = opened(played())
    now = 0.0

    def clock(step: float) -> float:
        nonlocal now
        now += step
        return now

    quick, slow = (within(log, 60, clock=partial(clock, step)) for step in (1e-5, 30.0))
    assert (quick.trials, quick.every) == (MOST, 1)
    assert slow.trials == LEAST
    assert slow.every > 1
    assert slow.brief


def test_where_there_is_no_time_only_the_curve_is_drawn() -> None:
    found = analyse(partial(opened, played()), Effort(8, 6, brief=True))
    assert len(found.curve) > 3
    assert not found.strokes
    assert "no time for it" in "\n".join(told(found, plain))


def test_a_slow_game_that_can_value_a_table_is_played_on_less_far() -> None:
    ticks = iter((0.0, 6.0))
    log = replay_record(toy(policy=at_will, value=lambda s, seat: 0.3), played())
    assert within(log, 60, clock=lambda: next(ticks)).horizon in (0, 1, 2, 5)


def analysed(path: Path, *words: str) -> int:
    parser = argparse.ArgumentParser()
    command.add_arguments(parser)
    return command.run(parser.parse_args([str(path), "--workers", "1", *words]))


QUICK = next(game for game in GAMES if not game.cooperative and game.with_components is None)


def test_the_command_prints_all_parts_or_one_object(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    quick = replace(QUICK, policy=at_will, value=lambda s, seat: 1 / s.seats)
    monkeypatch.setattr(command, "load_game", lambda id, components: quick)
    path, words = smallest(QUICK), ("--trials", "8", "--every", "6", "--horizon", "3")
    assert analysed(path, *words) == 0
    text = capsys.readouterr().out
    assert all(part in text for part in PARTS)
    assert " ".join(words) in " ".join(text.split())
    assert analysed(path, *words, "--seat", "0", "--json") == 0
    found = json.loads(capsys.readouterr().out)
    assert [found[key] for key in ("trials", "every", "horizon")] == [8, 6, 3]
    assert {slip["seat"] for slip in found["decisions"]} <= {0}


def test_what_cannot_be_analysed_is_refused_in_a_sentence(tmp_path: Path) -> None:
    text = smallest(QUICK).read_text(encoding="utf-8")
    record = Record.loads(text)
    broken = tmp_path / "broken.json"
    broken.write_text(text[: len(text) // 2], encoding="utf-8")
    with pytest.raises(BadFile, match="incomplete"):
        analysed(broken)
    illegal = replace(record, choices=(record.choices[0]._replace(action="walk:plank"), *record.choices[1:]))
    broken.write_text(illegal.dumps(), encoding="utf-8")
    with pytest.raises(BadRecord, match="Choice 1"):
        analysed(broken)
    with pytest.raises(BadSetup, match="not 44"):
        analysed(smallest(QUICK), "--seat", "44")
    broken.write_text(replace(record, choices=(), result=None).dumps(), encoding="utf-8")
    with pytest.raises(BadRecord, match="nothing to analyse"):
        analysed(broken)
