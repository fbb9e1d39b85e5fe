"""The apprentice plays every game it was trained for, by what its seat may know, and says where it was not trained."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from jollyroger.bots import BadBot, Decision, bot_named, check_bot, check_seated_bot, read_offered_bots, run_bots
from jollyroger.bots.apprentice import Apprentice, trained_seats
from jollyroger.bots.policy_network import PolicyNetwork, parse_network
from jollyroger.engine import Fast, Game, State, ask_for, play
from jollyroger.games import GAMES, game_named
from jollyroger.lab import RunConfig, run_tournament
from jollyroger.testing.conformance.positions import random_move

from ..toy import GAME as TOY

TRAINED = [(game, seats) for game in GAMES for seats in trained_seats(game)]
MAX_FILE_BYTES = 400_000
"""A byte for each weight: 128 units that see the 2258 numbers of Dead Men for three and score its 544 actions."""

every_network = pytest.mark.parametrize(
    ("game", "seats"), TRAINED, ids=[f"{game.id}-{seats}" for game, seats in TRAINED]
)


def middle_of_a_game(game: Game[Any], seats: int, seed: int) -> State:
    """A position after some choices at random."""
    chance = Fast(seed)
    s: State = game.new(seats, Fast(seed + 1))
    for _ in range(10):
        play(s, *random_move(s, chance))
    return s


def test_every_game_has_an_apprentice_for_its_smallest_number_of_seats() -> None:
    assert all(game.seats[0] in trained_seats(game) for game in GAMES)


@every_network
def test_the_same_luck_gives_the_same_choice_whatever_is_hidden(game: Game[Any], seats: int) -> None:
    for seed in range(8):
        s = middle_of_a_game(game, seats, seed)
        ask = s.asks[0]
        choice = Apprentice().choose(Decision(game, s, ask, Fast(seed)))
        assert Apprentice().choose(Decision(game, s, ask, Fast(seed))) == choice
        other = game.resample(s, ask.seat, Fast(seed + 100))
        same = ask_for(other, ask.seat)
        assert same is not None
        assert Apprentice().choose(Decision(game, other, same, Fast(seed))) == choice


@every_network
def test_it_plays_legally_to_the_end(game: Game[Any], seats: int) -> None:
    s = game.new(seats, Fast(3))
    run_bots(game, s, [bot_named("apprentice") for _ in range(seats)], Fast(4))
    assert s.result is not None


@every_network
def test_its_weights_are_a_small_file(game: Game[Any], seats: int) -> None:
    assert game.apprentice is not None
    assert (game.apprentice / f"{seats}-seats.json").stat().st_size <= MAX_FILE_BYTES


def test_it_refuses_a_number_of_seats_that_it_was_not_trained_for() -> None:
    game = GAMES[0]
    seats = game.seats[-1]
    assert seats not in trained_seats(game)
    s = game.new(seats, Fast(1))
    says = f"was trained for .* seats only, not for {seats}"
    with pytest.raises(BadBot, match=says):
        Apprentice().choose(Decision(game, s, s.asks[0], Fast(1)))
    with pytest.raises(BadBot, match=says):
        check_bot("apprentice", game, seats)
    with pytest.raises(BadBot, match=says):
        RunConfig(seats, ["apprentice"]).resolved(game)


def test_it_refuses_a_game_that_it_never_saw() -> None:
    with pytest.raises(BadBot, match="has not been trained for"):
        check_bot("apprentice", TOY, 3)


def test_it_refuses_a_game_whose_observation_has_changed() -> None:
    game = GAMES[0]
    seats = game.seats[0]
    observation = game.observation
    assert observation is not None
    changed: Game[Any] = replace(game, observation=lambda count: observation(count + 1))
    s = game.new(seats, Fast(1))
    with pytest.raises(BadBot, match="trained on other observations or actions"):
        Apprentice().choose(Decision(changed, s, s.asks[0], Fast(1)))


def test_it_does_not_sit_at_tables() -> None:
    with pytest.raises(BadBot, match="not at a table"):
        check_seated_bot("apprentice", GAMES[0])
    with pytest.raises(BadBot, match="not at a table"):
        read_offered_bots(["learner=apprentice"])


def test_a_network_survives_its_file_nearly_unchanged() -> None:
    network = PolicyNetwork(
        [[0.5, -1.0], [0.0, 0.0], [3.0, 0.01]], [0.1, -0.2], [[1.0, 2.0], [-1.0, 0.5]], {"seats": 2}
    )
    read = parse_network(network.to_json())
    assert read.about == {"seats": 2}
    before, after = (one.scores([1.0, 0.0, 0.3], [0, 1]) for one in (network, read))
    assert after == pytest.approx(before, abs=0.02)
    assert len(read.inputs) == 3


def test_numbers_that_are_zero_change_nothing() -> None:
    network = PolicyNetwork([[1.0], [5.0]], [0.0], [[1.0], [-1.0]], {})
    high, low = network.scores([2.0, 0.0], [0, 1])
    assert high == -low == pytest.approx(0.964, abs=0.001)


def test_it_beats_random_choices_clearly() -> None:
    config = RunConfig(seats=2, bots=["apprentice", "random"], games=40, seed=5)
    pair = run_tournament(partial(game_named, CLEAR_GAME), config).to_json()["pairs"][0]
    assert pair["better"] == "apprentice"


CLEAR_GAME = "sword-skull"
"""The shortest of the games in which a few dozen games show what the training was worth."""
