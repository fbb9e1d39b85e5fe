"""Games that were played on from others: their records prove the choices taken over, if the secrets are known."""

from __future__ import annotations

from dataclasses import replace

import pytest

from jollyroger.engine import BadRecord, Choice, Match, Record, Sealed, play_on, replay, verify
from jollyroger.engine.record import MAX_ORIGINS

from ..toy import GAME, Cove
from .example_records import FINISHED, HALFWAY, play_match
from .forged_records import play_to_end, played_on


def continue_from(record: Record, choices: int, number: int = 0) -> Match[Cove]:
    return play_on(GAME, record, choices, Sealed(f"secret {number}".encode(), [b"anne"]), FINISHED.players)


def through_a_file(record: Record) -> Record:
    read = Record.loads(record.dumps())
    assert read == record
    return read


def test_a_match_continued_from_a_record_begins_like_it_and_is_proven() -> None:
    record = through_a_file(played_on())
    assert record.played_on_from == 30
    assert record.choices[:30] == FINISHED.choices[:30]
    found = verify(GAME, record)
    assert found.match.record() == record
    assert found.outcome == "proven"
    assert found.text == (
        "Proven: all 63 choices are legal. The deal and choices 1 to 30 were taken over from another game, and the 17 "
        "rolls there follow from the secret of that game. The 13 rolls of the 33 choices after that follow from the "
        "secret sealed at the start. Each secret proves its own part only."
    )


def test_the_rolls_of_a_continued_match_are_checked() -> None:
    record = played_on()
    rolled = next(n for n, choice in enumerate(record.choices) if n >= 30 and choice.rolls)
    with pytest.raises(BadRecord, match=f"Choice {rolled + 1} .*the record has rolls"):
        verify(GAME, replace(record, choices=with_other_roll(record, rolled)))


def test_the_rolls_taken_over_are_checked() -> None:
    record = played_on()
    rolled = next(n for n, choice in enumerate(record.choices) if choice.rolls)
    with pytest.raises(BadRecord, match=f"Choice {rolled + 1} .*the record has rolls"):
        verify(GAME, replace(record, choices=with_other_roll(record, rolled)))


def with_other_roll(record: Record, at: int) -> tuple[Choice, ...]:
    choice = record.choices[at]
    return (*record.choices[:at], choice._replace(rolls=(choice.rolls[0] ^ 1,)), *record.choices[at + 1 :])


def test_a_game_played_on_from_an_unfinished_one_is_not_proven() -> None:
    record = through_a_file(play_to_end(continue_from(HALFWAY, 20)).record())
    found = verify(GAME, record)
    assert found.outcome == "unproven"
    assert found.unproven_choices == 20
    assert "choices 1 to 20 were taken over from another game, and the 15 rolls there cannot be checked" in found.text


@pytest.mark.parametrize("secret", [True, False])
def test_a_game_played_on_from_the_deal_keeps_the_deal(secret: bool) -> None:
    origin = play_match(0).record(secret=secret)
    record = through_a_file(play_to_end(continue_from(origin, 0)).record())
    assert record.deal == origin.deal
    found = verify(GAME, record)
    assert found.match.record() == record
    # Nine draws are too few to count as proof of an origin.
    assert found.outcome == "unproven"
    assert "The deal was taken over from another game" in found.text


def test_a_chain_of_games_is_proven_part_by_part() -> None:
    second = play_to_end(continue_from(FINISHED, 35, 1)).record()
    third = through_a_file(play_to_end(continue_from(second, 60, 2)).record())
    found = verify(GAME, third)
    assert [(checked.part.first, checked.part.last) for checked in found.parts] == [
        (0, 35),
        (35, 60),
        (60, len(third.choices)),
    ]
    assert found.taken_rolls == 0
    assert found.derived_rolls == len(third.rolls())


def test_a_game_played_on_within_the_part_taken_over_names_only_the_first_game() -> None:
    second = played_on()
    third = continue_from(second, 20).record()
    assert third.origin == FINISHED.proof
    assert verify(GAME, replace(third, secret=b"secret 0".hex())).derived_rolls == len(third.rolls())


def test_the_oldest_games_of_a_long_chain_are_no_longer_proven() -> None:
    record = FINISHED
    for number in range(MAX_ORIGINS + 4):
        record = continue_from(record, 20 + number, number).record(secret=True)
        # One legal choice more, so that the next game takes over something from this one.
        match = replay(GAME, record)
        record = play_to_end(match, len(match.choices) + 1).record(secret=True)
        assert through_a_file(record)
    found = verify(GAME, record)
    assert len(found.parts) == MAX_ORIGINS + 1
    assert not found.parts[0].is_derived
    assert found.outcome == "unproven"


def test_a_resumed_game_keeps_the_proof_of_its_origin() -> None:
    saved = through_a_file(continue_from(FINISHED, 30).record(secret=True))
    match = replay(GAME, saved)
    assert match.record(secret=True) == saved
    assert verify(GAME, play_to_end(match).record()).outcome == "proven"


def test_an_old_record_without_the_proof_is_read_as_unproven() -> None:
    text = played_on().dumps()
    lines = [line for line in text.splitlines() if '"origin"' not in line]
    found = verify(GAME, Record.loads("\n".join(lines)))
    assert (found.outcome, found.unproven_choices) == ("unproven", 30)
