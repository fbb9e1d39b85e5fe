"""The guided first game plays as written, and goes well for the newcomer."""

from __future__ import annotations

from jollyroger.engine import ask_for
from jollyroger.testing.tutorials import play_tutorial, start_tutorial, tutorial_of

from .. import GAME, events
from ..events import Kept, WonAuction
from ..rules.runs import missing_cards
from .play import hand


def test_the_newcomer_wins_the_first_auction_and_is_two_cards_from_seven_in_a_row() -> None:  # AH-5.1, AH-7.4
    match = play_tutorial(GAME)
    told = [event for step in match.events for event in step]
    assert [event.seat for event in told if isinstance(event, WonAuction)] == [0, 2]
    assert any(isinstance(event, Kept) and event.seat == 0 for event in told)
    assert hand(match.s, 0) == "stormsail-6 sea-sabre-1 sea-sabre-2 sea-sabre-4 sea-sabre-5 sea-sabre-6"
    assert missing_cards(match.s.hands[0])[0] == 2


def test_the_newcomer_is_asked_first() -> None:  # AH-3.3
    match = start_tutorial(GAME)
    ask = ask_for(match.s, tutorial_of(GAME).seat)
    assert ask is not None
    assert not ask.may


def test_every_concept_is_met_by_an_event_or_an_option_of_the_game() -> None:
    for concept in tutorial_of(GAME).concepts:
        kind, _, name = concept.when.partition(":")
        assert kind == "option" or hasattr(events, name), concept.id
