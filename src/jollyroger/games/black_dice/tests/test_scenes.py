"""Scenes: one for each roll, duel, column and lost pirate, with the numbers that the rules used."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import chain
from typing import Any

import pytest

from jollyroger.engine import Event, Fast, Scene, play
from jollyroger.testing.play import listen

from .. import GAME, events
from ..actions import PLACE
from ..components import FACES, MAP, SYMBOLS
from ..presentation.scenes import SCENES, scene
from ..state import Table
from .positions import settle_only, shown, table

ROLLS = (events.BlackRolled, events.Rolled, events.Rerolled, events.Drank, events.Stormed, events.Spilled)
QUESTS = ["pirate-island", "kraken", "armada", "dutchman"]


@cache
def played_games(quest: str) -> list[list[tuple[Event, Table]]]:
    """The events of random games after their first question, with the state in which each was told."""
    return [played_game(quest, seed) for seed in range(12)]


def played_game(quest: str, seed: int) -> list[tuple[Event, Table]]:
    luck, told = Fast(seed), []
    s = GAME.new(2 + seed % 3, luck, {"quest": quest})
    s.listener = lambda event: told.append((event, s.clone()))
    while s.asks:
        play(s, s.asks[0].seat, luck.pick(s.asks[0].options))
    return told


def faces(scene: Scene, side: int = 0) -> list[str]:
    return [die.partition(":")[2] for die in scene.sides[side].dice]


def symbols(values: Any) -> list[str]:
    return [SYMBOLS[value] for value in values]


@pytest.mark.parametrize("quest", QUESTS)
def test_every_roll_is_shown_with_all_its_dice(quest: str) -> None:  # BD-4.3, BD-6.1, BD-6.2, BD-7.2, BD-8.3
    seen: Counter[type[Event]] = Counter()
    for event, now in chain(*played_games(quest)):
        made = scene(event, None)
        if not isinstance(event, ROLLS):
            assert made is None or made.kind != "roll"
            continue
        assert made is not None
        assert made.kind == "roll"
        assert made.verdict
        seen[type(event)] += 1
        match event:
            case events.BlackRolled():
                # All dice that were rolled lie in a line or are out; one may have been laid before.
                assert faces(made) == symbols(event.rolls)
                assert len(event.rolls) + (event.seeded is not None) == sum(event.lines) + event.out
            case events.Rolled() | events.Drank():
                assert faces(made) == symbols(now.fresh)
            case events.Rerolled():
                usable = [face for face in event.new if now.black[face]]
                assert Counter(now.rerolled) >= Counter(usable)
                assert Counter(now.out) >= Counter(event.new) - Counter(usable)
                assert faces(made) == symbols(event.new)
            case events.Stormed():
                assert len(event.now) == len(event.rolls) == len(made.sides[0].dice)
            case events.Spilled():
                assert faces(made) == symbols(now.spills[event.column])
    assert seen.keys() == set(ROLLS)


@pytest.mark.parametrize("quest", QUESTS)
def test_the_settlement_is_shown_column_by_column(quest: str) -> None:  # BD-8.1, BD-8.2, BD-8.3
    for game in played_games(quest):
        done = steps = 0
        for event, now in game:
            if isinstance(event, events.BlackRolled):
                assert done == steps, "the whole settlement is shown before the next round"
                done = 0
            if isinstance(event, events.Settled):
                made = scene(event, None)
                assert made is not None
                assert (made.kind, made.target) == ("step", f"column:{SYMBOLS[event.column]}")
                owners = "-".join(map(str, now.columns[event.column]))
                assert made.cards == (f"column:{SYMBOLS[event.column]}:{now.black[event.column]}:{owners}",)
                assert (made.tone == "good") == (now.fates[event.column] == "completed")
                assert made.step == done + 1
                assert made.steps == steps or not done
                done, steps = made.step, made.steps


def test_blocked_black_dice_say_where_they_go() -> None:  # BD-4.3
    detour = scene(events.BlackRolled(1, (2, 4, 0, 0, 0, 0), 0, 2, (1, 1, 2, 6, 6), ()), None)
    assert detour is not None
    assert detour.verdict == "Most black dice: rum barrel (4) · blocked: 2 flags go to the rum barrel"
    again = scene(events.Stormed(0, 2, (1, 6, 6), (3, 6), (0, 1, 3), False), None)
    assert again is not None
    assert again.verdict == "0 dice stay on the rum barrel · 2 blocked, re-rolled: 1 sword and 1 flag, 1 out"


def test_a_duel_shows_everybodys_die_and_who_wins() -> None:  # BD-2.5, BD-9.2
    made = scene(events.Duelled("captain", (3, 6, 0)), 1)
    assert made is not None
    assert (made.kind, made.title, made.verdict) == ("fight", "Duel for the ship's captain", "You win with the flag")
    assert [side.total for side in made.sides] == [3, 6]
    tied = scene(events.Duelled("sea-wolf", (5, 5, 2)), None)
    assert tied is not None
    assert (tied.kind, tied.verdict) == ("reveal", "Tie: {0} and {1} roll again")


def test_only_the_taker_sees_what_gold_is_worth() -> None:  # BD-2.4
    event = events.TookGold(1, 2, (3, 5))
    made = scene(event.seen_by(1), 1)
    assert made is not None
    assert (made.cards, made.verdict) == (("gold:3", "gold:5"), "Worth 3 and 5")
    assert scene(event.seen_by(0), 0) is None


def test_a_lost_ship_is_shown_with_its_reason() -> None:  # BD-8.5
    s = table(black="0 0 0 1 0 1", round=2, luck=[1])
    told = listen(s)
    settle_only(s)
    sank = next(event for event in told if isinstance(event, events.Sank))
    made = scene(sank, 0)
    assert made is not None
    assert made.verdict == "Sunk in round 2: the treasure map did 2 damage, the flag 1"


def test_a_forced_move_is_told_to_its_player_only() -> None:  # BD-6.3
    s = table(2, black="0 0 0 2 0 0", luck=[...])
    told = listen(s)
    shown(s, 0, "map map")
    forced = next(event for event in told if isinstance(event, events.OnlyMove))
    assert (forced.seat, forced.action) == (0, PLACE[MAP])
    assert forced.seen_by(1) is None
    assert GAME.words.event_text(forced, 0) == "Only one legal move: your dice go to the treasure map."


def test_all_events_with_a_scene_are_events_of_the_game() -> None:
    assert set(SCENES) <= {kind for kind in vars(events).values() if isinstance(kind, type)}


def test_players_press_the_button_for_their_own_rolls_only() -> None:  # BD-6.1
    own = scene(events.Rolled(1, (1, 2), tuple(FACES)), 1)
    black = scene(events.BlackRolled(1, (1, 0, 0, 0, 0, 0), 0, None, (1,), ()), 1)
    assert own is not None
    assert black is not None
    assert (own.seat, black.seat) == (1, None)
