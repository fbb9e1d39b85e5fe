"""The search: it can be had again, stopped at any time, and finds what the rule of thumb does not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import count
from typing import Any

import pytest

from jollyroger.bots import Bot, Budget, Captain, Decision, Mate, Search, bot_named, play_with, score
from jollyroger.bots.search import WIDEN, Entrant, Node, _pick
from jollyroger.bots.stratified import Even
from jollyroger.engine import Action, Ask, Chance, Fast, Game, Result, Seat, State, random_choice
from tests.toy import toy

TOY: Game[Any] = replace(toy(), policy=lambda s, ask, chance: random_choice(ask, chance))


def first_option(s: State, ask: Ask, chance: Chance) -> Action | None:
    return None if ask.may else ask.options[0]


def no_look(s: State, ask: Ask) -> Sequence[Action]:
    raise AssertionError("nobody should look here")


def asked(game: Game[Any] = TOY, seed: int = 1) -> tuple[State, Ask]:
    s = game.new(2, Fast(seed))
    return s, next(ask for ask in s.asks if not ask.may and len(ask.options) > 1)


def searched(trials: int, seed: int = 5, game: Game[Any] = TOY) -> Search:
    s, ask = asked(game)
    search = Search(Decision(game, s, ask, Fast(seed)))
    search.run(Budget(trials=trials))
    return search


def wins(game: Game[Any], bot: Bot, other: Bot, games: int) -> float:
    """What the bot wins of so many games, each played from both seats."""
    total = 0.0
    for number in range(games):
        for seat in (0, 1):
            s = game.new(2, Fast(number))
            play_with(game, s, [bot, other] if seat == 0 else [other, bot], Fast(number + 1000))
            assert s.result is not None
            total += score(s.result, seat)
    return total / (2 * games)


def test_the_same_seed_and_trials_give_the_same_search() -> None:
    assert searched(40).standings() == searched(40).standings()
    assert searched(40).standings() != searched(40, seed=6).standings()


def test_a_table_is_dealt_from_other_luck_than_the_game_goes_on_with() -> None:
    dealt: list[tuple[State, Chance]] = []

    def resample(s: State, seat: Seat | None, chance: Chance) -> State:
        world: State = TOY.resample(s, seat, chance)
        dealt.append((world, chance))
        return world

    searched(12, game=replace(TOY, resample=resample))
    tried = [(world, chance) for world, chance in dealt if isinstance(world.chance, Even)]
    assert len(tried) == 12
    assert all(isinstance(chance, Fast) for _, chance in tried)


def test_every_option_that_deserves_a_look_is_tried_before_one_is_tried_again() -> None:
    _, ask = asked()
    rows = searched(len(ask.options)).standings()
    assert {action for action, _, _ in rows} == set(ask.options)
    assert {trials for _, _, trials in rows} == {1}


def test_what_does_not_deserve_a_look_is_not_tried() -> None:
    game = replace(TOY, policy=first_option, candidates=lambda s, ask: ask.options[:2])
    _, ask = asked(game)
    assert {action for action, _, _ in searched(20, game=game).standings()} == set(ask.options[:2])


@pytest.mark.parametrize("after", [1, 2, 3, 7])
def test_stopped_at_any_time_it_has_an_answer(after: int) -> None:
    s, ask = asked()
    search = Search(Decision(TOY, s, ask, Fast(1)))
    ticks = count(1)
    search.run(Budget(stop=lambda: next(ticks) >= after))
    assert search.trials == after
    assert search.best() in ask.options


def test_where_wins_are_rare_a_small_lead_counts_for_more() -> None:
    def certainty(level: float) -> float:
        action = asked()[1].options[0]
        better, worse = (Entrant(action, Node(), [level + more] * 6) for more in (0.01, 0.0))
        lead, error = better.lead(worse)
        assert lead == pytest.approx(0.01)
        return lead / error

    assert certainty(0.02) > 2 * certainty(0.5)


def test_what_takes_long_is_not_begun_when_time_is_short(monkeypatch: pytest.MonkeyPatch) -> None:
    s, ask = asked()
    hands = [0.0]

    def slow_policy(s: State, ask: Ask, chance: Chance) -> Action:
        hands[0] += 0.15
        return ask.options[0]

    monkeypatch.setattr("jollyroger.bots.search.monotonic", lambda: hands[0])
    game = replace(TOY, policy=slow_policy)
    search = Search(Decision(game, s, ask, Fast(1)))
    assert hands[0] > 0
    search.run(Budget(seconds=10))
    assert search.trials > 1
    assert 5 < hands[0] <= 10


def test_further_down_the_rule_of_thumb_comes_first_and_others_slowly() -> None:
    node, options = Node(), list(asked()[1].options)[:3]
    tried = []
    for _ in range(2 * WIDEN + 1):
        action, after, _ = _pick(node, options)
        after.trials += 1
        tried.append(action)
    assert tried[:WIDEN] == [options[0]] * WIDEN
    assert tried[WIDEN] == options[1]
    assert options[2] in tried[2 * WIDEN :]


def test_a_game_that_looks_no_further_is_valued_at_once() -> None:
    choices: list[Ask] = []

    def noted(s: State, ask: Ask, chance: Chance) -> Action:
        choices.append(ask)
        return ask.options[0]

    game = replace(TOY, policy=noted, value=lambda s, seat: 0.5, horizon=0)
    s, ask = asked()
    search = Search(Decision(game, s, ask, Fast(1)))
    choices.clear()
    search.run(Budget(trials=5))
    assert search.trials == 5
    assert not choices


def test_it_does_not_touch_the_table() -> None:
    s, ask = asked()
    before = TOY.codec.encode(s)
    Search(Decision(TOY, s, ask, Fast(1))).run(Budget(trials=10))
    assert TOY.codec.encode(s) == before


def test_it_beats_a_poor_rule_of_thumb() -> None:
    game = replace(TOY, policy=first_option)
    assert wins(game, Captain(Budget(trials=60)), Mate(), games=20) > 0.6


def test_where_a_position_can_be_valued_the_game_is_not_played_to_its_end() -> None:
    asked_for: list[int] = []

    def value(s: State, seat: int) -> float:
        asked_for.append(seat)
        return 0.75

    searched(30, game=replace(TOY, value=value, horizon=3))
    assert len(asked_for) > 15


def test_a_captain_answers_a_free_question_without_keeping_anybody_waiting() -> None:
    s, _ = asked()
    free = Ask(1, s.asks[0].options, may=True)
    decision = Decision(replace(TOY, candidates=no_look), s, free, Fast(1))
    Captain(Budget(trials=5)).choose(decision)


@pytest.mark.parametrize("name", ["captain@0", "captain@-3", "captain@", "captain@0s", "captain@nans", "captain@1h"])
def test_a_budget_that_makes_no_sense_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match=r"captain@200 or captain@0\.5s"):
        bot_named(name)


def test_a_shared_win_is_a_share_unless_all_win_together() -> None:
    shared = Result((0, 1), "even")
    assert (score(shared, 0), score(shared, 0, together=True), score(shared, 2)) == (0.5, 1.0, 0.0)
