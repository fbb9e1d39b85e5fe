"""What is shown over the board: every roll, battle, card and explosion once, with numbers that add up."""

from __future__ import annotations

from jollyroger.engine import Event, Fast, Scene, play, random_choice

from .. import GAME
from .. import events as e
from ..presentation.scenes import SCENES, scene
from .test_whole_games import every_table


def told_in_a_game(seats: int, options: dict[str, str], seed: int) -> list[Event]:
    """All events of a random game after its start."""
    luck = Fast(seed)
    s = GAME.new(seats, Fast(seed + 300), options)
    told: list[Event] = []
    s.listener = told.append
    while s.asks:
        ask = luck.pick(s.asks)
        action = random_choice(ask, luck)
        assert action is not None
        play(s, ask.seat, action)
    return told


def shown(event: Event) -> Scene:
    made = scene(event, None)
    assert made is not None, f"{event} has no scene"
    return made


@every_table
def test_every_roll_battle_card_and_explosion_is_shown_once(seats: int, options: dict[str, str]) -> None:
    for seed in range(8):
        told = told_in_a_game(seats, options, seed)
        rolls = [event for event in told if isinstance(event, e.Rolled)]
        fights = [event for event in told if isinstance(event, e.Fought)]
        for roll, fight in zip(rolls, fights, strict=False):
            assert (roll.seat, roll.token, roll.die, roll.asked) == (fight.seat, fight.token, fight.die, fight.asked)
            assert (scene(roll, None) is not None) == roll.asked
        for event in told:
            if isinstance(event, (e.Fought, e.Referred, e.Drew, e.Blast, e.Died, e.Looted, e.TokenDrawn)):
                assert shown(event).title
            elif type(event) not in SCENES:
                assert scene(event, None) is None


@every_table
def test_the_numbers_of_a_battle_add_up_to_its_result(seats: int, options: dict[str, str]) -> None:  # DM-8.2
    for seed in range(8):
        for event in told_in_a_game(seats, options, seed):
            if isinstance(event, e.Fought):
                pirate, foe = shown(event).sides
                assert (
                    pirate.total
                    == event.total
                    == sum(map(int, pirate.dice)) + sum(value for _, value in pirate.modifiers)
                )
                assert foe.total == event.strength
                assert event.won == (event.total >= event.strength)
                assert shown(event).verdict.startswith("Won" if event.won else "Missed" if event.shot else "Lost")


@every_table
def test_explosions_of_a_card_are_counted_in_their_chain(seats: int, options: dict[str, str]) -> None:  # DM-9.5, DM-9.6
    for seed in range(8):
        chain: list[e.Blast] = []
        for event in told_in_a_game(seats, options, seed):
            if isinstance(event, e.Drew):
                chain = []
            if isinstance(event, e.Blast):
                chain.append(event)
                assert (event.step, shown(event).step) == (len(chain), len(chain))
                assert event.step <= event.steps
            elif isinstance(event, e.Shuffled):
                assert not chain or chain[-1].step == chain[-1].steps


def test_the_player_of_an_asked_battle_rolls_once() -> None:  # DM-8.2
    """The dice are rolled in the first scene; after the choice they lie there."""
    told = [
        event
        for seed in range(30)
        for event in told_in_a_game(2, {}, seed)
        if isinstance(event, (e.Rolled, e.Fought)) and event.asked
    ]
    assert told
    for event in told:
        assert shown(event).seat == (event.seat if isinstance(event, e.Rolled) else None)
