"""The search: reproducible, can be stopped at any time, and plays better than the policy."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from jollyroger.bots import Bot, Budget, Captain, Decision, Mate, Search, bot_named, run_bots, score
from jollyroger.bots.search import SWITCH_AFTER, WIDEN_EVERY, Candidate, Node, select_child
from jollyroger.bots.stratified import StratifiedChance
from jollyroger.engine import Action, Ask, Chance, Fast, Game, Result, Seat, State, random_choice
from tests.toy import toy

TOY: Game[Any] = replace(toy(), policy=lambda s, ask, chance: random_choice(ask, chance))


def first_option(s: State, ask: Ask, chance: Chance) -> Action | None:
    return None if ask.may else ask.options[0]


def unexpected_candidates(s: State, ask: Ask) -> Sequence[Action]:
    raise AssertionError("the search must not ask for candidates here")


def first_decision(game: Game[Any] = TOY, seed: int = 1) -> tuple[State, Ask]:
    s = game.new(2, Fast(seed))
    return s, next(ask for ask in s.asks if not ask.may and len(ask.options) > 1)


def run_search(trials: int, seed: int = 5, game: Game[Any] = TOY) -> Search:
    s, ask = first_decision(game)
    search = Search(Decision(game, s, ask, Fast(seed)))
    search.run(Budget(trials=trials))
    return search


def win_share(game: Game[Any], bot: Bot, other: Bot, games: int) -> float:
    """The bot's share of the wins, with every deal played from both seats."""
    total = 0.0
    for number in range(games):
        for seat in (0, 1):
            s = game.new(2, Fast(number))
            run_bots(game, s, [bot, other] if seat == 0 else [other, bot], Fast(number + 1000))
            assert s.result is not None
            total += score(s.result, seat)
    return total / (2 * games)


def test_the_same_seed_and_trials_give_the_same_search() -> None:
    def scores(seed: int) -> list[list[float]]:
        return [candidate.scores for candidate in run_search(40, seed).candidates]

    assert scores(5) == scores(5)
    assert scores(5) != scores(6)


def test_states_are_sampled_from_other_randomness_than_the_game_goes_on_with() -> None:
    sampled: list[tuple[State, Chance]] = []

    def resample(s: State, seat: Seat | None, chance: Chance) -> State:
        state: State = TOY.resample(s, seat, chance)
        sampled.append((state, chance))
        return state

    run_search(12, game=replace(TOY, resample=resample))
    tried = [(state, chance) for state, chance in sampled if isinstance(state.chance, StratifiedChance)]
    assert len(tried) == 12
    assert all(isinstance(chance, Fast) for _, chance in tried)


def test_every_candidate_is_tried_once_before_any_is_tried_again() -> None:
    _, ask = first_decision()
    candidates = run_search(len(ask.options)).candidates
    assert {candidate.action for candidate in candidates} == set(ask.options)
    assert {len(candidate.scores) for candidate in candidates} == {1}


def test_options_that_are_no_candidates_are_not_tried() -> None:
    game = replace(TOY, policy=first_option, candidates=lambda s, ask: ask.options[:2])
    _, ask = first_decision(game)
    assert {candidate.action for candidate in run_search(20, game=game).candidates} == set(ask.options[:2])


@pytest.mark.parametrize("trials", [1, 2, 3, 7])
def test_a_search_stopped_after_any_trial_has_an_answer(trials: int) -> None:
    s, ask = first_decision()
    search = Search(Decision(TOY, s, ask, Fast(1)))
    search.run(Budget(trials=trials))
    assert search.trials == trials
    assert search.best() in ask.options


def test_a_small_lead_counts_for_more_where_wins_are_rare() -> None:
    def lead_in_errors(level: float) -> float:
        action = first_decision()[1].options[0]
        better, worse = (Candidate(action, Node(), [level + more] * 6) for more in (0.01, 0.0))
        lead, error = better.lead(worse)
        assert lead == pytest.approx(0.01)
        return lead / error

    assert lead_in_errors(0.02) > 2 * lead_in_errors(0.5)


def test_no_trial_starts_when_too_little_time_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    s, ask = first_decision()
    clock = [0.0]

    def slow_policy(s: State, ask: Ask, chance: Chance) -> Action:
        clock[0] += 0.15
        return ask.options[0]

    monkeypatch.setattr("jollyroger.bots.search.monotonic", lambda: clock[0])
    game = replace(TOY, policy=slow_policy)
    search = Search(Decision(game, s, ask, Fast(1)))
    assert clock[0] > 0
    search.run(Budget(seconds=10))
    assert search.trials > 1
    assert 5 < clock[0] <= 10


def test_a_node_tries_the_policy_choice_first_and_widens_slowly() -> None:
    node, options = Node(), list(first_decision()[1].options)[:3]
    tried = []
    for _ in range(2 * WIDEN_EVERY + 1):
        action, after, _ = select_child(node, options)
        after.trials += 1
        node.visits += 1
        tried.append(action)
    assert tried[:WIDEN_EVERY] == [options[0]] * WIDEN_EVERY
    assert tried[WIDEN_EVERY] == options[1]
    assert options[2] in tried[2 * WIDEN_EVERY :]


def test_a_state_is_valued_at_once_where_the_horizon_is_zero() -> None:
    choices: list[Ask] = []

    def counting_policy(s: State, ask: Ask, chance: Chance) -> Action:
        choices.append(ask)
        return ask.options[0]

    game = replace(TOY, policy=counting_policy, value=lambda s, seat: 0.5, horizon=0)
    s, ask = first_decision()
    search = Search(Decision(game, s, ask, Fast(1)))
    choices.clear()
    search.run(Budget(trials=5))
    assert search.trials == 5
    assert not choices


def test_a_search_does_not_change_the_state() -> None:
    s, ask = first_decision()
    before = TOY.codec.encode(s)
    Search(Decision(TOY, s, ask, Fast(1))).run(Budget(trials=10))
    assert TOY.codec.encode(s) == before


def test_the_captain_beats_a_poor_policy() -> None:
    game = replace(TOY, policy=first_option)
    assert win_share(game, Captain(Budget(trials=60)), Mate(), games=20) > 0.6


def test_rollouts_stop_where_the_state_can_be_valued() -> None:
    valued_seats: list[int] = []

    def value(s: State, seat: int) -> float:
        valued_seats.append(seat)
        return 0.75

    run_search(30, game=replace(TOY, value=value, horizon=3))
    assert len(valued_seats) > 15


def test_a_captain_does_not_search_where_silence_is_allowed() -> None:
    s, _ = first_decision()
    optional_ask = Ask(1, s.asks[0].options, may=True)
    decision = Decision(replace(TOY, candidates=unexpected_candidates), s, optional_ask, Fast(1))
    Captain(Budget(trials=5)).choose(decision)


@pytest.mark.parametrize("name", ["captain@0", "captain@-3", "captain@", "captain@0s", "captain@nans", "captain@1h"])
def test_a_bad_budget_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match=r"captain@200 or captain@0\.5s"):
        bot_named(name)


def test_one_lucky_trial_does_not_overrule_the_policy() -> None:
    s, ask = first_decision()
    search = Search(Decision(replace(TOY, policy=first_option), s, ask, Fast(1)))
    for number, candidate in enumerate(search.candidates):
        candidate.scores.extend([0.9 if number == 1 else 0.2] * (SWITCH_AFTER - 1))
    assert search.best() == ask.options[0]
    for number, candidate in enumerate(search.candidates):
        candidate.scores.append(0.9 if number == 1 else 0.2)
    assert search.best() == ask.options[1]


def test_a_search_counts_a_result_as_the_game_says_it_is_worth() -> None:
    search = run_search(12, game=replace(TOY, worth=lambda result, seat: 0.25))
    assert {value for candidate in search.candidates for value in candidate.scores} == {0.25}


def test_a_shared_win_counts_as_a_share_except_in_a_cooperative_game() -> None:
    shared = Result((0, 1), "even")
    assert (score(shared, 0), score(shared, 0, cooperative=True), score(shared, 2)) == (0.5, 1.0, 0.0)
