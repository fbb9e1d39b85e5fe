"""A forged record does not verify, and the message says where it differs."""

from __future__ import annotations

from dataclasses import replace

import pytest

from jollyroger.engine import BadRecord, Choice, Match, Record, Result, Sealed, replay, verify

from ..toy import GAME, Cove, toy
from .example_records import FINISHED, HALFWAY, play_match

assert FINISHED.result is not None
ROLLED = next(n for n, choice in enumerate(FINISHED.choices) if choice.rolls)
LAID = next(n for n, choice in enumerate(FINISHED.choices) if choice.action.startswith("lay"))
LAST = len(FINISHED.choices)


def test_a_true_record_is_proven_and_gives_the_same_result() -> None:
    found = verify(GAME, FINISHED)
    assert found.outcome == "proven"
    assert found.match.s.result == FINISHED.result
    assert found.match.record() == FINISHED
    assert (found.derived_rolls, found.taken_rolls, found.unproven_choices) == (len(FINISHED.rolls()), 0, 0)
    rolls, choices = len(FINISHED.rolls()), len(FINISHED.choices)
    assert found.text == (
        f"Proven: all {rolls} rolls follow from the secret sealed at the start, and all {choices} choices are legal."
    )


def test_a_running_game_is_legal_but_not_proven_yet() -> None:
    found = verify(GAME, HALFWAY)
    assert found.outcome == "unproven"
    assert found.match.record().choices == HALFWAY.choices
    assert (found.derived_rolls, found.taken_rolls, found.unproven_choices) == (0, len(HALFWAY.rolls()), 20)
    assert found.text == (
        f"Legal but not proven: all 20 choices are legal, given the {len(HALFWAY.rolls())} rolls in the record. "
        "The rolls can be checked when the game is over and its secret is published."
    )


def test_a_running_game_whose_secret_is_known_is_proven_so_far() -> None:
    assert verify(GAME, play_match(20).record(secret=True)).outcome == "proven"
    assert verify(GAME, play_match(0).record(secret=True)).text == (
        "Proven: all 9 rolls follow from the secret sealed at the start, and nothing has been chosen yet."
    )


def test_the_watcher_of_a_replay_sees_the_deal_and_every_choice() -> None:
    versions: list[int] = []

    def watch(match: Match[Cove]) -> None:
        versions.append(match.version)

    replay(GAME, HALFWAY, watch)
    assert versions == list(range(len(HALFWAY.choices) + 1))


def with_choice(number: int, choice: Choice) -> Record:
    return replace(FINISHED, choices=(*FINISHED.choices[:number], choice, *FINISHED.choices[number + 1 :]))


def reroll(choice: Choice) -> Choice:
    return choice._replace(rolls=(choice.rolls[0] ^ 1, *choice.rolls[1:]))


FORGED: dict[str, tuple[Record, str]] = {
    "another game": (replace(FINISHED, game="dead-reckoning"), "of 'dead-reckoning', not of 'liars-cove'"),
    "another version": (replace(FINISHED, version=2), "version 2 of the rules of Liar's Cove; these are version 1"),
    "other components": (replace(FINISHED, components_hash="abc"), "another component file"),
    "too many seats": (replace(FINISHED, seats=9), "cannot be set up: .* 2 to 4 seats, not 9"),
    "fewer seats": (replace(FINISHED, seats=2), "The deal: the record has rolls"),
    "an unknown option": (replace(FINISHED, options={"wind": "west"}), "cannot be set up: .*no option 'wind'"),
    "another secret": (replace(FINISHED, secret=b"another".hex()), "The secret is not the one that was sealed"),
    "a secret that is not hexadecimal": (replace(FINISHED, secret="xyz"), "must be hexadecimal"),
    "another commitment": (replace(FINISHED, commitment="00" * 32), "The secret is not the one that was sealed"),
    "another salt": (replace(FINISHED, salts=("00", "01")), "The deal: the record has rolls"),
    "a salt that is not hexadecimal": (replace(FINISHED, salts=("rum",)), "must be hexadecimal"),
    "another deal": (replace(FINISHED, deal=(*FINISHED.deal[:-1], 0)), "The deal: the record has rolls"),
    "another roll": (
        with_choice(ROLLED, reroll(FINISHED.choices[ROLLED])),
        rf"Choice {ROLLED + 1} \(seat .*\): the record has rolls",
    ),
    "a roll too many": (
        with_choice(LAID, FINISHED.choices[LAID]._replace(rolls=(0,))),
        rf"Choice {LAID + 1} \(seat .*\): the record has rolls \[0\], but they were \[\]",
    ),
    "a choice of another seat": (
        with_choice(LAID, FINISHED.choices[LAID]._replace(seat=2)),
        rf"Choice {LAID + 1} \(seat 2, lay:.\) was not legal: It is not your turn",
    ),
    "a choice of a seat that does not exist": (
        with_choice(LAID, FINISHED.choices[LAID]._replace(seat=7)),
        rf"Choice {LAID + 1} \(seat 7, lay:.\) was not legal: There is no seat 7",
    ),
    "a choice that was not offered": (
        with_choice(LAID, FINISHED.choices[LAID]._replace(action="pay")),
        rf"Choice {LAID + 1} \(seat ., pay\) was not legal: 'pay' is not one of your options",
    ),
    "a choice that does not exist": (
        with_choice(LAID, FINISHED.choices[LAID]._replace(action="swim")),
        rf"Choice {LAID + 1} \(seat ., swim\) was not legal: There is no action 'swim'",
    ),
    "a choice left out": (
        replace(FINISHED, choices=FINISHED.choices[:LAID] + FINISHED.choices[LAID + 1 :]),
        rf"Choice {LAID + 1} \(.*\) was not legal",
    ),
    "a choice after the end": (
        replace(FINISHED, choices=(*FINISHED.choices, Choice(0, "pay", ()))),
        rf"Choice {LAST + 1} \(seat 0, pay\) was not legal: The game is over",
    ),
    "the last choice left out": (
        replace(FINISHED, choices=FINISHED.choices[:-1]),
        f"ended as .* but after its {LAST - 1} choices it is not over",
    ),
    "another winner": (
        replace(FINISHED, result=FINISHED.result._replace(winners=(7,))),
        rf"ended as '.*' with winners \[7\] and points .*, but after its {LAST} choices it ended as",
    ),
    "another ending": (replace(FINISHED, result=FINISHED.result._replace(ending="mutiny")), "ended as 'mutiny'"),
    "other points": (replace(FINISHED, result=FINISHED.result._replace(points=(9, 0, 0))), "says that the game ended"),
    "no result": (replace(FINISHED, result=None), "is still going on, but after its .* choices it ended as"),
    "a result before the end": (
        replace(play_match(20).record(secret=True), result=Result((0,), "dawn")),
        "ended as 'dawn' .* but after its 20 choices it is not over",
    ),
    "too few rolls": (replace(HALFWAY, deal=(), choices=()), "The deal: the record has too few rolls"),
    "an impossible roll": (
        replace(HALFWAY, deal=(99, *HALFWAY.deal[1:])),
        "The deal: the record has a roll of 99 where a number below 24 is due",
    ),
}


@pytest.mark.parametrize("forgery", FORGED)
def test_a_forged_record_is_refused(forgery: str) -> None:
    record, complaint = FORGED[forgery]
    with pytest.raises(BadRecord, match=complaint):
        verify(GAME, record)


def test_a_record_of_another_version_of_the_rules_is_not_replayed() -> None:
    with pytest.raises(BadRecord, match=r"version 1 of the rules .* these are version 2"):
        replay(toy(version=2), HALFWAY)


@pytest.mark.parametrize("seeded", [True, False])
def test_luck_that_could_be_known_in_advance_is_named(seeded: bool) -> None:
    match = Match(GAME, 2, Sealed(b"the secret", seeded=seeded))
    said = "fixed by a seed, so it could be known" if seeded else "No player added a salt, so whoever drew the secret"
    assert said in verify(GAME, Record.loads(match.record(secret=True).dumps())).text
