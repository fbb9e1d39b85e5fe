"""The guided first game: it can be played as written, and it tells a good story."""

from __future__ import annotations

from jollyroger.engine import Event, ask_for
from jollyroger.testing.tutorials import play_tutorial, tutorial_of

from .. import GAME, events
from ..actions import Move
from ..state import figures_of, owner_of
from .positions import BOX, crew, items, might


def told() -> list[Event]:
    return [event for step in play_tutorial(GAME).events for event in step]


def test_the_guided_game_can_be_played_as_written() -> None:
    s = play_tutorial(GAME).s
    ask = ask_for(s, tutorial_of(GAME).seat)
    assert ask is not None
    assert all(isinstance(option, Move) for option in ask.options)


def test_the_newcomer_goes_first() -> None:
    assert play_tutorial(GAME).s.first_player == tutorial_of(GAME).seat


def test_the_newcomer_wins_every_fight() -> None:
    fights = [event for event in told() if isinstance(event, events.Prevailed) and owner_of(event.attacker) == 0]
    assert [(event.foe, event.won) for event in fights] == [("figure", True), ("enemy", True)]


def test_what_the_texts_tell_is_what_happens() -> None:
    s = play_tutorial(GAME).s
    assert crew(s, 0) == {"clearwater-marine": 1, "hired-musketeer": 1}
    assert items(s, 0) == ["flintlock-pistol", "boarding-axe"]
    assert might(s, "O0") == 4
    rolled = next(event for event in told() if isinstance(event, events.Clashed))
    assert (rolled.dice[0] + rolled.might[0], rolled.dice[1] + rolled.might[1]) == (3, 3)
    assert s.gold[0] == 20 - 1 + 2 - 2


def test_both_figures_have_moved() -> None:
    s = play_tutorial(GAME).s
    assert all(s.location[figure] not in BOX.board.ships for figure in figures_of(0))


def test_concepts_name_events_that_exist() -> None:
    for concept in tutorial_of(GAME).concepts:
        kind, _, name = concept.when.partition(":")
        assert kind == "option" or issubclass(getattr(events, name), Event)


def test_lit_spaces_exist() -> None:
    spaces = {f"space:{space.id}" for space in BOX.board.spaces}
    tutorial = tutorial_of(GAME)
    lights = [step.light for step in tutorial.steps] + [concept.light for concept in tutorial.concepts]
    for light in lights:
        assert not light.startswith("space:") or light in spaces
