"""Match: choices by id, versions, the record and undo."""

from __future__ import annotations

import random
from collections.abc import Mapping

import pytest

from jollyroger.engine import Chance, Fast, Match, Phase, Refused, Sealed, replay, verify, waiting_for

from ..toy import GAME, Cove, toy
from ..toy.events import Heckled, Laid
from ..toy.rules import Forfeit, Gifts, Turn
from ..toy.state import OpenClaim

SECRET = b"a secret of this table"


def match_with(*phases: Phase[Cove], coins: int = 2, claim: OpenClaim | None = None) -> Match[Cove]:
    """Three captains with a one, a two and a three each, and these phases on the agenda."""

    def deal(seats: int, options: Mapping[str, str], chance: Chance) -> Cove:
        s = Cove(seats, chance)
        s.hands = [[1, 2, 3] for _ in range(seats)]
        s.coins = [coins] * seats
        s.claim = claim
        s.turns = 9
        s.plan(*phases)
        return s

    return Match(toy(deal=deal), 3, Sealed(SECRET))


def undo_refusal(match: Match[Cove], seat: int) -> str:
    """The reason why this seat cannot undo; the state stays as it is."""
    before, version = match.game.codec.encode(match.s), match.version
    with pytest.raises(Refused) as refusal:
        match.undoable(seat)
    with pytest.raises(Refused) as again:
        match.undo(seat)
    assert str(again.value) == str(refusal.value)
    assert (match.game.codec.encode(match.s), match.version) == (before, version)
    return str(refusal.value)


def test_a_choice_is_made_by_its_id_and_returns_the_events() -> None:
    match = match_with(Turn(0))
    assert match.choose(0, "lay:2")[0] == Laid(0, 2)
    assert match.s.hands[0] == [1, 3]
    assert match.version == 1
    assert match.events[1][0] == Laid(0, 2)


@pytest.mark.parametrize("id", ["lay:9", "", "Lay:2", "lay"])
def test_an_unknown_id_is_refused_with_an_example(id: str) -> None:
    with pytest.raises(Refused, match=f"There is no action '{id}' in Liar's Cove; an id looks like 'give:1'"):
        match_with(Turn(0)).choose(0, id)


@pytest.mark.parametrize("version", [0, 2])
def test_a_choice_for_another_version_of_the_table_undo_refusal(version: int) -> None:
    match = match_with(Turn(0))
    match.choose(0, "lay:2", version=0)
    with pytest.raises(Refused, match="The table has changed since you chose"):
        match.choose(0, "claim:2", version=version)
    assert match.version == 1
    match.choose(0, "claim:2", version=1)


def test_a_seat_that_has_not_chosen_has_nothing_to_undo() -> None:
    assert undo_refusal(match_with(Turn(0)), 0) == "You have not chosen anything yet."


def test_undoing_a_choice_without_rolls_restores_the_state() -> None:
    match = match_with(Turn(0))
    before = match.game.codec.encode(match.s)
    match.choose(0, "lay:2")
    assert match.undoable(0).choice.action == "lay:2"
    assert match.undo(0).action == "lay:2"
    assert match.game.codec.encode(match.s) == before
    assert (match.choices, match.events, match.version) == ([], [[]], 2)


def test_after_an_undo_the_match_continues_as_if_the_choice_had_not_been_made() -> None:
    match = match_with(Turn(0))
    match.choose(0, "lay:2")
    match.undo(0)
    assert match.choose(0, "lay:3")[0] == Laid(0, 3)
    match.choose(0, "claim:4")
    assert [choice.action for choice in match.choices] == ["lay:3", "claim:4"]
    assert len(match.choices[-1].rolls) == 1
    assert verify(match.game, match.record()).match.events == match.events


def test_several_choices_are_undone_one_by_one() -> None:
    match = match_with(Forfeit(0, 1), Turn(0))
    match.choose(0, "pay")
    match.choose(0, "lay:1")
    assert [match.undo(0).action, match.undo(0).action] == ["lay:1", "pay"]
    assert match.s.coins == [2, 2, 2]


def test_a_choice_that_caused_a_roll_cannot_be_undone() -> None:
    match = match_with(Turn(0))
    match.choose(0, "lay:2")
    match.choose(0, "claim:2")
    assert undo_refusal(match, 0).startswith("Luck has been at work since")


def test_a_choice_that_revealed_something_cannot_be_undone() -> None:
    match = match_with(Turn(1), claim=OpenClaim(0, 4, 4))
    match.choose(2, "call")
    assert undo_refusal(match, 2) == "Something hidden has been shown since."


def test_a_choice_after_which_another_seat_must_choose_cannot_be_undone() -> None:
    match = match_with(Forfeit(0, 1), Turn(1))
    match.choose(0, "pay")
    assert undo_refusal(match, 0) == "{1} has been asked since, or has chosen knowing what you did."


def test_a_choice_that_another_seat_has_reacted_to_cannot_be_undone() -> None:
    match = match_with(Turn(0))
    match.choose(0, "lay:2")
    match.choose(2, "heckle")
    assert waiting_for(match.s) == [0]
    assert undo_refusal(match, 0) == "{2} has been asked since, or has chosen knowing what you did."


def test_if_the_other_seat_undoes_first_both_can_undo() -> None:
    match = match_with(Turn(0))
    match.choose(0, "lay:2")
    match.choose(2, "heckle")
    assert match.undo(2).action == "heckle"
    assert match.undo(0).action == "lay:2"
    assert match.s.hands[0] == [1, 2, 3]


def test_simultaneous_choices_can_be_undone_in_any_order() -> None:
    match = match_with(Gifts(), Turn(0))
    match.choose(0, "give:1")
    match.choose(2, "give:3")
    assert match.undo(0).action == "give:1"
    assert {seat: str(gift) for seat, gift in match.s.sealed.items()} == {2: "give:3"}
    assert waiting_for(match.s) == [0, 1]
    assert [choice.seat for choice in match.choices] == [2]
    assert match.undo(2).action == "give:3"
    assert match.s.sealed == {}


def test_a_choice_made_again_after_an_undo_is_the_one_that_counts() -> None:
    match = match_with(Gifts(), Turn(0))
    match.choose(0, "give:1")
    match.choose(2, "give:3")
    match.undo(0)
    match.choose(0, "give:2")
    match.choose(1, "give:1")
    assert match.s.hands == [[1, 3, 3], [2, 3, 2], [1, 2, 1]]
    assert undo_refusal(match, 0) == "Something hidden has been shown since."
    assert replay(match.game, match.record()).events == match.events


def test_an_undo_keeps_the_events_of_other_choices() -> None:
    match = match_with(Turn(0))
    match.choose(0, "lay:2")
    match.choose(1, "heckle")
    match.choose(2, "heckle")
    match.undo(2)
    assert match.events[-1] == [Heckled(1, 0)]
    assert len(match.events) == 3


def test_after_the_end_nothing_can_be_undone() -> None:
    match = match_with(Forfeit(0, 1), Turn(0), coins=1)
    match.choose(0, "pay")
    assert match.s.result is not None
    assert undo_refusal(match, 0) == "The game is over."


def test_the_record_has_the_secret_only_when_the_game_is_over_or_on_request() -> None:
    match = match_with(Forfeit(0, 1), Turn(0), coins=1)
    assert match.record().secret is None
    assert match.record(secret=True).secret == SECRET.hex()
    match.choose(0, "pay")
    assert match.record().secret == SECRET.hex()


def test_a_match_without_sealed_chance_has_no_secret() -> None:
    record = Match(GAME, 2, Fast(0), players=("Anne", "Mary")).record(secret=True)
    assert (record.commitment, record.salts, record.secret) == ("", (), None)
    assert record.players == ("Anne", "Mary")
    assert len(record.deal) == 6


def undo_infos(match: Match[Cove]) -> list[str]:
    """For each seat, the choice it could undo, or why it cannot."""
    infos = []
    for seat in range(match.s.seats):
        try:
            infos.append(str(match.undoable(seat).choice))
        except Refused as refusal:
            infos.append(str(refusal))
    return infos


@pytest.mark.parametrize("seed", range(20))
def test_an_undo_is_the_same_whether_or_not_it_was_asked_for_after_every_choice(seed: int) -> None:
    luck = random.Random(seed)
    asked, unasked = Match(GAME, 4, Sealed(SECRET)), Match(GAME, 4, Sealed(SECRET))
    while asked.s.result is None and asked.version < 60:
        ask = luck.choice(asked.s.asks)
        action = str(luck.choice(ask.options))
        for match in (asked, unasked):
            match.choose(ask.seat, action)
        infos = undo_infos(asked)
        if luck.random() < 0.3:
            assert infos == undo_infos(unasked)
            for seat in range(4):
                try:
                    undone = asked.undo(seat)
                except Refused:
                    continue
                assert undone == unasked.undo(seat)
                assert GAME.codec.encode(asked.s) == GAME.codec.encode(unasked.s)
                break
