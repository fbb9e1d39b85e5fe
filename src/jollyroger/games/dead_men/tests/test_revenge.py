"""The card of the turn, Titian's choice, and the deck. (DM-9.1, DM-9.2, DM-9.11, DM-9.12)"""

from __future__ import annotations

from typing import Unpack

import pytest

from jollyroger.engine import Fast
from jollyroger.testing.play import current_phase, listen, offered, snapshot

from .. import GAME
from ..ai.resampling import resample
from ..components import CARD_COUNT, REVENGE_CARDS
from ..events import Drew, Peeked, Shuffled
from ..presentation.view import view
from ..rules.action_phase import Acting
from ..rules.revenge import Foresight
from ..state import Ship
from .helpers import fire, is_halted, loss, play_ids
from .ids import card
from .positions import NO_ICON, Settings, rest_of_turn, revenge_step, ship, turn


def titian(**more: Unpack[Settings]) -> Ship:
    settings: Settings = {"who_plays": ["five-fingered-titian", "jade"], **more}
    return ship(**settings)


def test_one_card_is_drawn_after_the_actions_and_discarded() -> None:  # DM-9.1
    s = turn(ship(stack="", draws=[NO_ICON]))
    play_ids(s, 0, "end-turn")
    assert (s.active, s.discard, s.current_card) == (1, [card(NO_ICON)], None)
    assert len(s.deck) == CARD_COUNT - 1


def test_titian_looks_at_two_and_puts_one_back_on_top() -> None:  # DM-9.1
    s = rest_of_turn(titian(stack="", draws=["revenge-13", "revenge-19"]))
    play_ids(s, 0, "end-turn")
    assert (current_phase(s), offered(s, 0)) == (Foresight, ["resolve:revenge-13", "resolve:revenge-19"])
    play_ids(s, 0, "resolve:revenge-19")
    assert (s.active, s.discard, s.top_card) == (1, [card("revenge-19")], card("revenge-13"))
    play_ids(s, 1, "end-turn")  # no luck in it: the card on top is known to be there
    assert (s.active, s.discard, s.top_card) == (2, [card("revenge-19"), card("revenge-13")], None)


def test_titian_sees_a_card_put_back_and_a_new_one() -> None:  # DM-9.1
    s = revenge_step(titian(top="revenge-13", knows_top=0, draws=["revenge-19"]))
    assert offered(s, 0) == ["resolve:revenge-13", "resolve:revenge-19"]


def test_titian_has_one_choice_between_two_cards_alike() -> None:  # DM-9.1
    s = revenge_step(titian(draws=["revenge-06", "revenge-07"]))
    assert len(offered(s, 0)) == 1
    play_ids(s, 0, offered(s, 0)[0])
    assert (s.fives_since_shuffle, s.top_card is None) == (1, False)


def test_titian_has_no_say_in_the_turn_of_another() -> None:  # DM-9.1
    s = revenge_step(titian(active=1, draws=[NO_ICON]))
    assert is_halted(s)


def test_nobody_else_sees_what_titian_sees() -> None:  # DM-9.1
    s = titian(draws=["revenge-13", "revenge-19"])
    told = listen(s)
    revenge_step(s)
    peeked = next(event for event in told if isinstance(event, Peeked))
    assert peeked.seen_by(0) == Peeked(0, (card("revenge-13"), card("revenge-19")))
    assert [peeked.seen_by(seat) for seat in (1, None)] == [Peeked(0, None)] * 2
    assert (view(s, 0)["aside"], view(s, 1)["aside"]) == (["revenge-13", "revenge-19"], None)
    assert len(view(s, 1)["draw_pile"]) == CARD_COUNT
    assert len(view(s, 0)["draw_pile"]) == CARD_COUNT - 2


def test_only_titian_knows_the_card_he_has_put_back() -> None:  # DM-9.1
    s = titian(top="revenge-13", knows_top=0)
    rest_of_turn(s)
    assert [view(s, seat)["top"] for seat in (0, 1, None)] == ["revenge-13", None, None]
    assert {resample(s, 1, Fast(seed)).top_card for seed in range(60)} > {card("revenge-13"), card("revenge-01")}
    assert {resample(s, 0, Fast(seed)).top_card for seed in range(20)} == {card("revenge-13")}


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_resampled_state_looks_the_same(seat: int | None) -> None:  # DM-9.1, DM-2.2
    s = revenge_step(titian(draws=["revenge-13", "revenge-19"]))
    for seed in range(5):
        twin = resample(s, seat, Fast(seed))
        assert view(twin, seat) == view(s, seat)
        assert snapshot(GAME, resample(twin, seat, Fast(seed))) == snapshot(GAME, twin)


def test_the_card_drawn_is_seen_by_all() -> None:  # DM-9.1
    s = ship(draws=[NO_ICON])
    told = listen(s)
    revenge_step(s)
    assert Drew(0, card(NO_ICON)) in told


def test_after_the_third_five_all_cards_are_shuffled() -> None:  # DM-9.11, case T50
    s = ship(deck="revenge-13 revenge-01", fives=2, draws=["revenge-13"])
    told = listen(s)
    revenge_step(s)
    assert (s.fives_since_shuffle, len(s.deck), s.discard, s.shuffles) == (0, CARD_COUNT, [], 1)
    assert Shuffled(1) in told


def test_the_card_titian_has_put_back_is_shuffled_too() -> None:  # DM-9.11
    s = revenge_step(titian(deck="revenge-13 revenge-19 revenge-06", fives=2, draws=["revenge-13", "revenge-19"]))
    play_ids(s, 0, "resolve:revenge-13")
    assert (s.top_card, s.top_card_known_by, len(s.deck), s.fives_since_shuffle) == (None, None, CARD_COUNT, 0)


def test_a_five_put_back_does_not_count() -> None:  # DM-9.11
    s = revenge_step(titian(fives=2, fire={"centre": 1, "top": 1}, draws=["revenge-13", "revenge-14"]))
    play_ids(s, 0, "resolve:revenge-14")
    assert (s.fives_since_shuffle, s.shuffles) == (2, 0)


def test_two_fives_do_not_shuffle() -> None:  # DM-9.11
    s = revenge_step(ship(fives=1, draws=[NO_ICON]))
    assert (s.fives_since_shuffle, len(s.deck)) == (2, CARD_COUNT - 1)


def test_titian_always_finds_two_cards() -> None:  # DM-9.11, case T50
    fives = sum(one.is_five for one in REVENGE_CARDS)
    most_draws = CARD_COUNT - fives + 3
    assert most_draws == 18
    # The worst that can be: all but two fives are gone.
    s = revenge_step(titian(deck="revenge-06 revenge-07", fives=2, draws=["revenge-06", "revenge-07"]))
    play_ids(s, 0, offered(s, 0)[0])
    assert (len(s.deck), s.fives_since_shuffle) == (CARD_COUNT, 0)


def test_a_ship_burns_out_with_the_twentieth_shuffle() -> None:  # DM-9.12
    s = revenge_step(ship(fives=2, shuffles=18, draws=[NO_ICON]))
    assert (loss(s), s.shuffles) == (None, 19)
    assert loss(revenge_step(ship(fives=2, shuffles=19, draws=[NO_ICON]))) == "burnt-out"


def test_no_second_card_is_drawn_in_a_turn() -> None:  # DM-9.1, DM-10.4
    # The active pirate dies of the card itself: that is no reason for another.
    s = ship(at=["top"], fatigue=[15], fire={"top": 2}, stack="", draws=["revenge-16", "five-fingered-titian", "sword"])
    rest_of_turn(s)
    play_ids(s, 0, "end-turn")
    assert (current_phase(s), s.active, len(s.discard)) == (Acting, 1, 1)
    assert fire(s, "top") == [3]
