"""The guided first game is a story that goes well, and explains things that exist."""

from __future__ import annotations

from jollyroger.engine import Event, waiting_for
from jollyroger.testing.tutorials import play_tutorial, start_tutorial, tutorial_of

from .. import GAME, events
from .helpers import character, item_of

TUTORIAL = tutorial_of(GAME)


def told() -> list[Event]:
    """Everything that happens in the guided game."""
    return [event for batch in play_tutorial(GAME).events for event in batch]


def test_the_newcomer_is_jade_with_the_sword_and_moves_first() -> None:
    s = start_tutorial(GAME).s
    assert (character(s, 0), item_of(s, 0)) == ("jade", "sword")
    assert waiting_for(s) == [TUTORIAL.seat] == [0]
    assert s.goal == 4


def test_the_newcomer_beats_a_guard_and_brings_its_treasure_home() -> None:
    story = told()
    battles = [event for event in story if isinstance(event, events.Fought) and event.seat == 0]
    assert [(battle.strength, battle.won) for battle in battles] == [(6, True)]
    assert [event.seat for event in story if isinstance(event, events.Looted)] == [0]


def test_the_newcomer_fights_a_fire_and_sees_a_card_raise_his_own() -> None:
    story = told()
    assert any(isinstance(event, events.Doused) and event.seat == 0 for event in story)
    card = next(n for n, event in enumerate(story) if isinstance(event, events.Drew))
    raised = [event.room for event in story[card : card + 3] if isinstance(event, events.Rose)]
    last_step = next(event for event in reversed(story[:card]) if isinstance(event, events.Moved))
    assert last_step.room in raised


def test_the_mate_helps_and_nothing_explodes() -> None:
    story = told()
    assert [event.passed for event in story if isinstance(event, events.TurnEnded) and event.seat == 0] == [1, 2]
    assert any(isinstance(event, events.Doused) and event.seat == 1 for event in story)
    assert not [event for event in story if isinstance(event, (events.Blast, events.Died))]


def test_the_newcomer_plays_on_from_the_boats() -> None:
    s = play_tutorial(GAME).s
    assert waiting_for(s) == [0]
    assert s.result is None


def test_what_is_explained_later_is_about_events_of_this_game() -> None:
    names = [concept.when.removeprefix("event:") for concept in TUTORIAL.concepts if concept.when.startswith("event:")]
    assert names
    assert all(issubclass(getattr(events, name), Event) for name in names)
