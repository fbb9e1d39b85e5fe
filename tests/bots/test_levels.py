"""The levels: a beginner's mistakes, all strengths between Deckhand and Captain, temperaments and plans."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from jollyroger.bots import (
    BadBot,
    Budget,
    Captain,
    Decision,
    Mate,
    ask_bot,
    bot_named,
    check_bot,
    check_seated_bot,
    thinking_seconds,
)
from jollyroger.bots.levels import RANDOM_SHARE, Deckhand, bot_of_strength, budget_of_strength
from jollyroger.engine import Action, Ask, BadSetup, Chance, Fast, Game, State, Thought
from jollyroger.engine.messages import Remark

from ..toy import GAME as TOY
from .decisions import gift_decision, heckle_decision


def policy(s: State, ask: Ask, chance: Chance) -> Action | None:
    return None if ask.may else ask.options[0]


def beginner(s: State, ask: Ask, chance: Chance) -> Action | None:
    return ask.options[-1]


def think(deal: Callable[[Chance], State], ask: Ask, chance: Chance, budget: Budget) -> Thought:
    return Thought(ask.options[1], "I give my second card away.")


GAME: Game[Any] = replace(TOY, policy=policy, beginner=beginner)


def in_game(game: Game[Any], seed: int = 0) -> Decision:
    s = game.new(3, Fast(seed))
    return Decision(game, s, s.asks[0], Fast(seed))


def erring_seeds(strength: int, seeds: int = 400) -> set[int]:
    """The seeds with which this strength chooses as a beginner."""
    bot = bot_of_strength(strength)
    decisions = [in_game(GAME, seed) for seed in range(seeds)]
    return {seed for seed, each in enumerate(decisions) if bot.choose(each) != policy_choice(each)}


def policy_choice(decision: Decision) -> Action | None:
    return decision.ask.options[0]


def test_the_stronger_a_bot_the_fewer_are_its_beginners_choices() -> None:
    erring = [erring_seeds(strength) for strength in (0, 10, 25, 40, 49, 50)]
    assert all(weaker > stronger for weaker, stronger in pairwise(erring))
    assert len(erring[0]) / 400 == pytest.approx(GAME.beginner_share, abs=0.08)
    assert not erring[-1]


def test_a_game_says_how_much_of_a_beginner_a_deckhand_is() -> None:
    game = replace(GAME, beginner_share=1.0)
    decisions = [in_game(game, seed) for seed in range(30)]
    assert all(Deckhand().choose(each) == each.ask.options[-1] for each in decisions)


def test_a_beginner_may_speak_up_where_the_policy_is_silent() -> None:
    decision = heckle_decision()
    game = replace(TOY, policy=policy, beginner=beginner)
    asked = [Decision(game, decision.sample_state(), decision.ask, Fast(seed)) for seed in range(40)]
    assert {Deckhand().choose(each) for each in asked} == {None, decision.ask.options[-1]}


def test_without_a_beginner_mistakes_are_random_and_never_interrupt() -> None:
    game = replace(TOY, policy=policy)
    chosen = [Deckhand().choose(in_game(game, seed)) != in_game(game, seed).ask.options[0] for seed in range(400)]
    assert 0 < sum(chosen) / 400 < RANDOM_SHARE
    decision = heckle_decision()
    asked = [Decision(game, decision.sample_state(), decision.ask, Fast(seed)) for seed in range(40)]
    assert {Deckhand().choose(each) for each in asked} == {None}


def test_above_the_mate_the_budget_grows_up_to_the_captains() -> None:
    budgets = [budget_of_strength(strength, Budget(2.0, 800)) for strength in range(51, 101)]
    assert budgets == sorted(budgets)
    assert len({budget.seconds for budget in budgets}) == 50
    assert (budgets[0].trials, budgets[-1]) == (53, Budget(2.0, 800))


@pytest.mark.parametrize(("name", "level"), [("strength:0", "deckhand"), ("strength:50", "mate")])
def test_the_levels_are_points_on_the_scale(name: str, level: str) -> None:
    for seed in range(30):
        assert bot_named(name).choose(in_game(GAME, seed)) == bot_named(level).choose(in_game(GAME, seed))


def test_the_same_name_and_seed_give_the_same_choice() -> None:
    for name in ("strength:20", "strength:75@24", "strength:100@24"):
        first, again = (bot_named(name).choose(gift_decision(3)) for _ in range(2))
        assert first == again
    captain, strength = bot_named("captain@24"), bot_named("strength:100@24")
    assert all(captain.choose(gift_decision(seed)) == strength.choose(gift_decision(seed)) for seed in range(5))


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("strength", "no bot"),
        ("strength:101", "from 0 to 100"),
        ("strength:-1", "no bot"),
        ("strength:1.5", "no bot"),
        ("strength:", "no bot"),
        ("mate:35", "no bot"),
        ("kraken", "strength:0 to strength:100"),
        ("mate@20", "Only a captain"),
        ("random:selfish", "no temperament"),
        ("strength:75@0", r"captain@200 or captain@0\.5s"),
    ],
)
def test_a_name_that_means_nothing_is_refused(name: str, says: str) -> None:
    with pytest.raises(BadBot, match=says):
        bot_named(name)


@pytest.mark.parametrize("name", ["captain@20", "strength:80@3600s", "bots.py:Bot", "program:sleep 60"])
def test_nobody_seats_a_bot_that_thinks_for_hours_or_runs_other_code(name: str) -> None:
    with pytest.raises(BadBot):
        check_seated_bot(name, TOY)


def test_a_bot_above_the_mate_thinks_for_a_share_of_the_captains_time() -> None:
    names = ("random", "deckhand", "mate", "strength:50", "strength:51", "strength:75", "captain")
    times = [thinking_seconds(name) for name in names]
    assert times[:4] == [0.0] * 4
    assert 0 < times[4] < times[5] < times[6] == pytest.approx(1.2)
    assert thinking_seconds("captain:selfish") == times[6]


SELFISH: Game[Any] = replace(GAME, temperaments={"selfish": replace(GAME, policy=beginner)})


def test_a_temperament_changes_how_every_level_chooses() -> None:
    decision = in_game(SELFISH)
    assert bot_named("mate").choose(decision) == decision.ask.options[0]
    assert bot_named("mate:selfish").choose(decision) == decision.ask.options[-1]
    assert bot_named("strength:50:selfish").choose(decision) == decision.ask.options[-1]


def test_a_temperament_that_the_game_does_not_have_is_refused() -> None:
    for check in (check_bot, check_seated_bot):
        check("captain:selfish", SELFISH)
        with pytest.raises(BadSetup, match="no temperament 'loyal' for bots; it has selfish"):
            check("captain:loyal", SELFISH)
        with pytest.raises(BadSetup, match="it has none"):
            check("captain:loyal", TOY)


def choice_of(game: Game[Any], bot: Captain | Mate) -> tuple[Remark, Remark]:
    s = game.new(3, Fast(1))
    choice = ask_bot(bot, game, s, s.asks[0], Fast(1))
    return choice.reason(), choice.advice()


PLANNED: Game[Any] = replace(
    GAME, think=think, reason=lambda s, ask, action: "A reason.", advice=lambda s, ask, action: "An advice."
)


def test_partners_and_whoever_asks_for_a_hint_hear_the_plan() -> None:
    plan = "I give my second card away."
    assert choice_of(replace(PLANNED, cooperative=True), Captain()) == (plan, plan)


def test_rivals_hear_a_reason_and_never_the_plan() -> None:
    assert choice_of(PLANNED, Captain()) == ("A reason.", "I give my second card away.")


def test_a_bot_without_a_plan_gives_the_games_reason_and_advice() -> None:
    assert choice_of(PLANNED, Mate()) == ("A reason.", "An advice.")
    assert choice_of(replace(PLANNED, advice=None), Mate()) == ("A reason.", "A reason.")
    assert choice_of(replace(GAME, reason=None), Mate()) == ("", "")


def test_the_plan_of_a_bot_with_a_temperament_is_heard_too() -> None:
    planned = replace(PLANNED, cooperative=True)
    game = replace(planned, temperaments={"selfish": planned})
    s = game.new(3, Fast(1))
    assert ask_bot(bot_named("captain:selfish"), game, s, s.asks[0], Fast(1)).reason() == "I give my second card away."
