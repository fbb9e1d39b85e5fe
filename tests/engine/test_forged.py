"""What `verify` says about forged records. None of them is called proven, but for what no record can show."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jollyroger.engine import BadRecord, Record, UnreadableRecord, verify

from ..toy import GAME
from .example_records import FINISHED
from .forged_records import FALSE, FOLDER, FORGERIES, TAKEN_OVER, UNPROVEN, UNREADABLE, UNSEEN, entries, played_on, read

SAID = {
    "salt-changed": "The deal: the record has rolls",
    "salt-added": "The deal: the record has rolls",
    "salt-removed": "The deal: the record has rolls",
    "salts-swapped": "The deal: the record has rolls",
    "deal-changed": "The deal: the record has rolls",
    "deal-cut": "The deal: the record has rolls",
    "deal-longer": "The deal: the record has rolls",
    "deal-chosen": "The deal: the record has rolls [0, 0, 0",
    "option-changed": "Choice 25 (seat 1, give:4) was not legal: The game is over.",
    "option-unknown": "cannot be set up: Liar's Cove has no option 'wind'",
    "seats-fewer": "The deal: the record has rolls",
    "seats-none": "2 to 4 seats, not 0",
    "seats-negative": "2 to 4 seats, not -3",
    "seats-absurd": "2 to 4 seats, not 1000000000000000000",
    "seats-text": "'seats' has the wrong form: '3' is not a number",
    "player-added": "4 players for 3 seats",
    "result-winner": "ended as 'broke' with winners [1, 2]",
    "result-points": "and points [9, 9, 9], but after its 60 choices it ended as",
    "result-ending": "ended as 'mutiny'",
    "result-removed": "still going on, but after its 60 choices it ended as",
    "roll-changed": "Choice 6 (seat 0, claim:2): the record has rolls [3], but they were [10]",
    "roll-added": "Choice 1 (seat 2, give:1): the record has rolls [0], but they were []",
    "roll-cut": "Choice 6 (seat 0, claim:2): the record has rolls [], but they were [10]",
    "roll-moved": "Choice 5 (seat 1, heckle): the record has rolls [10], but they were []",
    "roll-absurd": "choice 6: 1000000000000000000000000000000 is too large a number",
    "roll-negative": "Choice 6 (seat 0, claim:2): the record has rolls [-1], but they were [10]",
    "secret-changed": "The secret is not the one that was sealed",
    "secret-of-another-game": "The deal: the record has rolls",
    "commitment-changed": "The secret is not the one that was sealed",
    "commitment-removed": "The secret is not the one that was sealed",
    "choices-reordered": "Choice 5 (seat 1, claim:2) was not legal",
    "choice-dropped": "Choice 8 (seat 1, lay:4) was not legal",
    "choice-twice": "Choice 9 (seat 2, drop:1) was not legal",
    "choice-of-another-seat": "There is no seat 1000000 at this table of 3",
    "choices-cut": "after its 59 choices it is not over",
    "played-on-from-too-many": "61 choices were taken over from another game, but only 60 are there",
    "played-on-from-negative": "-1 is less than 0",
    "played-on-from-absurd": "1000000000000000000000000000000 is too large a number",
    "played-on-from-text": "'all' is not a number",
    "origin-secret-changed": "The secret of the game it was played on from is not the one that was sealed",
    "origin-of-another-game": "The deal: the record has rolls",
    "origin-salts-changed": "The deal: the record has rolls",
    "origin-of-later-choices": "names a game as its origin that none of its choices were taken over from",
    "origin-negative": "-1 is less than 0",
    "origin-too-deep": "nested more than 16 deep",
    "origin-is-a-list": "[] is not a list of names",
    "entry-twice": "has the entry 'result' twice",
    "all-taken-over": "choices 1 to 71 were taken over from another game, and the 29 rolls there cannot be checked",
    "first-part-invented": "choices 1 to 30 were taken over from another game, and the 16 rolls there cannot be",
    "roll-made-to-fit": "the 2 rolls there follow from the secret of that game, but so few could have been made",
    "secret-removed": "does not hold the secret that would prove the rolls",
    "secret-and-commitment-removed": "Nothing was sealed at the start that could prove the rolls",
    "origin-secret-removed": "the 17 rolls there cannot be checked",
    "luck-invented": "Nothing was sealed at the start that could prove the rolls",
    "version-changed": "version 2 of the rules of Liar's Cove; these are version 1",
    "components-changed": "another component file",
    "game-changed": "of 'dead-reckoning', not of 'liars-cove'",
    "format-changed": "not a game record",
    "cut-off": "incomplete or garbled at line",
}
"""What must be said about each forgery."""


def test_the_files_are_those_that_the_script_writes() -> None:
    assert {path.stem for path in FOLDER.glob("*.json")} == set(FORGERIES)
    assert {name: read(name) for name in FORGERIES} == {name: forge() for name, forge in FORGERIES.items()}


def test_the_record_they_were_made_from_is_proven() -> None:
    assert verify(GAME, FINISHED).outcome == "proven"


@pytest.mark.parametrize("name", FALSE)
def test_a_false_record_is_refused_with_the_place(name: str) -> None:
    with pytest.raises(BadRecord) as refusal:
        verify(GAME, Record.loads(read(name)))
    assert SAID[name] in str(refusal.value)
    assert not isinstance(refusal.value, UnreadableRecord)


@pytest.mark.parametrize("name", UNPROVEN)
def test_a_record_with_invented_luck_is_not_proven(name: str) -> None:
    found = verify(GAME, Record.loads(read(name)))
    assert found.outcome == "unproven"
    assert found.text.startswith("Legal but not proven: all ")
    assert SAID[name] in found.text
    assert found.unproven_choices > 0


@pytest.mark.parametrize("name", UNREADABLE)
def test_nothing_is_said_about_a_record_of_other_rules(name: str) -> None:
    with pytest.raises(UnreadableRecord) as refusal:
        verify(GAME, Record.loads(read(name)))
    assert SAID[name] in str(refusal.value)


def test_no_roll_is_derived_for_a_game_that_was_taken_over_whole() -> None:
    found = verify(GAME, Record.loads(read("all-taken-over")))
    assert (found.derived_rolls, found.taken_rolls, found.unproven_choices) == (0, 29, 71)


def test_derived_and_taken_rolls_are_counted_apart() -> None:
    found = verify(GAME, Record.loads(read("first-part-invented")))
    assert (found.derived_rolls, found.taken_rolls, found.unproven_choices) == (14, 16, TAKEN_OVER)
    assert "The 14 rolls of the 40 choices after that follow from the secret sealed at the start." in found.text


@pytest.mark.parametrize("name", UNSEEN)
def test_what_a_record_cannot_show_is_not_claimed(name: str) -> None:
    record = Record.loads(read(name))
    text = verify(GAME, record).text
    assert not any(word in text.lower() for word in ("true", "fair", "honest", "won", *map(str.lower, record.players)))


def test_another_game_is_unmasked_by_the_commitment_noted_at_the_start() -> None:
    other = Record.loads(read("another-game-with-its-own-secret"))
    assert verify(GAME, other, [other.commitment]).outcome == "proven"
    with pytest.raises(BadRecord, match="not the one that was noted"):
        verify(GAME, other, [FINISHED.commitment])


def test_the_noted_commitment_proves_only_the_part_after_it() -> None:
    forged = Record.loads(read("taken-over-from-another-game"))
    found = verify(GAME, forged, [FINISHED.commitment])
    assert found.outcome == "unproven"
    assert "follow from the secret of that game, but its commitment is none of those noted." in found.text
    assert forged.origin is not None
    assert verify(GAME, forged, [FINISHED.commitment, forged.origin.commitment]).outcome == "proven"


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.sampled_from([-1, 2**63, 10**40]) | st.text(max_size=5),
    lambda values: st.lists(values, max_size=3) | st.dictionaries(st.text(max_size=3), values, max_size=2),
    max_leaves=4,
)
"""Any JSON value but a fraction: a record has none."""
ENTRIES = entries(played_on())


@given(name=st.sampled_from(sorted(ENTRIES)), value=VALUES)
def test_any_change_of_an_entry_is_found_or_refused(name: str, value: Any) -> None:
    text = json.dumps({**ENTRIES, name: value})
    with suppress(BadRecord):
        found = verify(GAME, Record.loads(text))
        harmless = name == "players" or Record.loads(text) == played_on()
        assert found.outcome == "unproven" or harmless or name == "seeded"


OPEN_TO_ALL = ("call", "heckle")
"""Several seats may choose these at the same time. No record can show which of them it was, if the end is the same."""


@given(data=st.data(), value=VALUES)
def test_any_change_of_a_choice_is_found(data: st.DataObject, value: Any) -> None:
    choices = json.loads(json.dumps(ENTRIES["choices"]))
    at = data.draw(st.integers(0, len(choices) - 1))
    part = data.draw(st.integers(0, 2))
    before, choices[at][part] = choices[at][part], value
    is_changed = before != value or isinstance(before, bool) != isinstance(value, bool)
    is_another_seat = part == 0 and value in range(3) and choices[at][1] in OPEN_TO_ALL
    if is_changed and not is_another_seat:
        with pytest.raises(BadRecord):
            verify(GAME, Record.loads(json.dumps({**ENTRIES, "choices": choices})))
