"""The analysis for players: what is told, in which words, and what is kept back because it is noise."""

from __future__ import annotations

from dataclasses import replace

from jollyroger.engine import Fast, Match, Record, Sealed, random_choice
from jollyroger.games import game_named
from jollyroger.lab.analysis.analysis import Analysis, Chances, LuckSwing, Mistake
from jollyroger.lab.analysis.effort import Effort
from jollyroger.lab.analysis.player_summary import MAX_TURNING_POINTS, analyse_for_players, summarise
from jollyroger.lab.analysis.replayed import ReplayedGame, replay_record
from jollyroger.lab.statistics import Estimate

from ..toy import GAME as TOY

CLEAR_LOSS, CLEAR_GAIN, NOISE = Estimate(-0.2, -0.3, -0.1), Estimate(0.3, 0.2, 0.4), Estimate(0.1, -0.1, 0.3)
COST = Estimate(0.12, 0.05, 0.19)


def played_record() -> Record:
    match = Match(TOY, 2, Sealed(bytes(32)))
    luck = Fast(3)
    while match.s.result is None:
        ask = next(ask for ask in match.s.asks if not ask.may)
        match.choose(ask.seat, str(random_choice(ask, luck)))
    return match.record()


REPLAYED = replay_record(TOY, played_record())


def analysis_with(replayed: ReplayedGame = REPLAYED) -> Analysis:
    analysis = Analysis(replayed, Effort(100), seed=0)
    analysis.curve = {0: Chances((0.5, 0.5), (0.05, 0.05)), len(replayed.steps): Chances((1.0, 0.0), (0.0, 0.0))}
    return analysis


def free_step(replayed: ReplayedGame = REPLAYED) -> int:
    return next(index for index, step in enumerate(replayed.steps) if len(step.ask.options) > 1)


def test_luck_is_told_for_the_seat_that_it_changed_most_and_only_if_it_is_clear() -> None:
    analysis = analysis_with()
    analysis.luck_swings = [
        LuckSwing(2, 0, CLEAR_LOSS, rechecked=True),
        LuckSwing(2, 1, CLEAR_GAIN, rechecked=True),
        LuckSwing(3, 0, NOISE, rechecked=True),
        LuckSwing(4, 0, CLEAR_GAIN, rechecked=False),
    ]
    (point,) = summarise(analysis)["turning_points"]
    assert (point["moment"], point["seat"], point["kind"], point["size"]) == (3, 1, "luck", 0.3)
    assert point["text"].endswith("Good luck for {1}: worth about 30 games in 100 (20 to 40).")


def test_a_mistake_names_the_better_option_and_is_the_advice_of_its_seat() -> None:
    analysis, index = analysis_with(), free_step()
    step = REPLAYED.steps[index]
    better = next(option for option in step.ask.options if option != step.action)
    seat = step.ask.seat
    analysis.mistakes = [
        Mistake(index, seat, better, COST),
        Mistake(index + 1, seat, None, COST._replace(mean=0.06)),
        Mistake(index + 2, 1 - seat, None, NOISE),
    ]
    summary = summarise(analysis)
    assert [point["kind"] for point in summary["turning_points"]] == ["mistake", "mistake"]
    label = REPLAYED.game.words.label(REPLAYED.positions[index], seat, better)
    assert summary["turning_points"][0]["better"] == label
    (advice,) = summary["advice"]
    assert (advice["seat"], advice["moment"]) == (seat, index + 1)
    assert f"the Captain would choose “{label}” instead of “{step.label}”" in advice["text"]
    assert "about 12 more games in 100 (5 to 19)" in advice["text"]


def test_only_the_largest_turning_points_are_told_in_the_order_of_the_game() -> None:
    analysis = analysis_with()
    analysis.luck_swings = [
        LuckSwing(index, 0, Estimate(0.01 * index, 0.001, 0.5), rechecked=True) for index in range(len(REPLAYED.steps))
    ]
    points = summarise(analysis)["turning_points"]
    last = len(REPLAYED.steps)
    assert [point["moment"] for point in points] == [*range(last - MAX_TURNING_POINTS + 1, last + 1)]


def test_a_crew_is_named_as_one() -> None:
    analysis = analysis_with(replace(REPLAYED, game=replace(TOY, cooperative=True)))
    analysis.luck_swings = [LuckSwing(2, 0, CLEAR_LOSS, rechecked=True)]
    summary = summarise(analysis)
    assert summary["cooperative"]
    assert "Bad luck for the crew" in summary["turning_points"][0]["text"]


def test_a_whole_game_is_analysed_with_progress_up_to_the_end() -> None:
    reported: list[float] = []
    summary = analyse_for_players(TOY, played_record(), 0.3, reported.append)
    assert reported == sorted(reported)
    assert len(reported) > 2
    assert reported[-1] == 1
    assert summary["curve"][0]["moment"] == 0
    assert summary["curve"][-1]["moment"] == len(REPLAYED.steps)


def test_when_its_time_is_up_an_analysis_ends_with_what_is_known() -> None:
    summary = analyse_for_players(TOY, played_record(), 0.0001, lambda part: None)
    assert summary["curve"]


def test_turns_have_the_numbers_that_players_read_on_the_board() -> None:
    game = game_named("sword-skull")
    match = Match(game, 2, Sealed(bytes(32)))
    for number in range(30):
        ask = match.s.asks[0]
        match.choose(ask.seat, str(game.policy(match.s, ask, Fast(number))))
    replayed = replay_record(game, match.record())
    turns = [game.view(position, None)["turn"] for position in replayed.positions]
    assert [step.turn for step in replayed.steps] == turns[:-1]
    # What is rolled when a turn ends, is rolled in the next one.
    ending = next(index for index, step in enumerate(replayed.steps) if step.turn != turns[index + 1])
    analysis = analysis_with(replayed)
    analysis.luck_swings = [LuckSwing(ending, 1, CLEAR_GAIN, rechecked=True)]
    assert [point["turn"] for point in summarise(analysis)["turning_points"]] == [turns[ending + 1]]
