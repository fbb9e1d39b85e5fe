"""States to JSON and back."""

from __future__ import annotations

import json
from typing import Any

import pytest

from jollyroger.engine import Ask, Codec, Fast, Result, play, start, waiting_for

from ..toy import GAME, KINDS, Cove
from ..toy.actions import CATALOGUE, GIVE, HECKLE
from ..toy.rules import Gifts, Speak, Turn
from ..toy.state import OpenClaim


def cove(seats: int = 3) -> Cove:
    s = Cove(seats, Fast(0))
    s.hands = [[1, 2, 3] for _ in range(seats)]
    s.turns = 9
    return s


def through_json(s: Cove) -> Cove:
    return GAME.codec.decode(json.loads(json.dumps(GAME.codec.encode(s))), Fast(0))


def test_a_phase_is_encoded_as_its_name_and_its_fields() -> None:
    data = GAME.codec.encode(start(cove(), Speak(1, 4, (0, 2)), Turn(2)))
    assert data["agenda"] == [{"Turn": [2]}, {"Speak": [1, 4, {"tuple": [0, 2]}]}]


def test_phases_and_named_tuples_are_decoded_as_such() -> None:
    s = cove()
    s.claim = OpenClaim(0, 3, 4)
    back = through_json(start(s, Speak(1, 4, (0,)), Turn(2)))
    assert back.agenda == [Turn(2), Speak(1, 4, (0,))]
    assert back.claim == OpenClaim(0, 3, 4)
    assert isinstance(back.claim, OpenClaim)


def test_sealed_answers_are_decoded_and_only_the_other_seats_are_asked() -> None:
    s = start(cove(), Gifts(), Turn(0))
    play(s, 2, GIVE[3])
    play(s, 0, GIVE[1])
    back = through_json(s)
    assert back.sealed == {2: GIVE[3], 0: GIVE[1]}
    assert list(back.sealed) == [2, 0]
    assert waiting_for(back) == [1]


def test_a_result_is_decoded() -> None:
    s = cove()
    s.end(Result((0, 2), "dawn", (3, 1, 3)))
    back = through_json(s)
    assert back.result == Result((0, 2), "dawn", (3, 1, 3))
    assert (back.agenda, back.asks) == ([], [])


def test_seats_that_may_answer_are_asked_again_after_decoding() -> None:
    back = through_json(start(cove(), Speak(1, 4, (0,))))
    assert [(ask.seat, ask.may) for ask in back.asks] == [(1, False), (2, True)]
    assert back.asks[1].options == [HECKLE]


class Cached(Cove):
    derived = ("coins",)


def test_every_field_is_encoded_except_derived_ones() -> None:
    kernel = {"seats", "agenda", "sealed", "result"}
    fields = {"hands", "bag", "coins", "chest", "claim", "turns"}
    assert set(GAME.codec.encode(cove())) == kernel | fields
    assert set(Codec(Cached, CATALOGUE, KINDS).encode(Cached(3, Fast(0)))) == kernel | fields - {"coins"}


def test_the_error_for_an_unknown_phase_names_it() -> None:
    codec = Codec(Cove, CATALOGUE, [])
    with pytest.raises(TypeError, match="does not know Speak: add it to the kinds"):
        codec.encode(start(cove(), Speak(1, 4, (0,))))


def test_the_chance_is_not_encoded_but_passed_to_decode() -> None:
    s, chance = cove(), Fast(7)
    assert GAME.codec.decode(GAME.codec.encode(s), chance).chance is chance


@pytest.mark.parametrize("value", [1.5, b"x", {1, 2}, Ask(0, [])])
def test_a_state_may_not_hold_values_that_json_cannot(value: Any) -> None:
    s = cove()
    s.bag = [value]
    with pytest.raises(TypeError, match=f"A state may not hold a {type(value).__name__}"):
        GAME.codec.encode(s)


def test_a_dict_keeps_keys_that_are_not_strings() -> None:
    codec, odd = Codec(Cove, CATALOGUE, KINDS), {(1, 2): [3], None: True}
    s: Any = cove()
    s.coins = odd
    back: Any = codec.decode(json.loads(json.dumps(codec.encode(s))), Fast(0))
    assert back.coins == odd
