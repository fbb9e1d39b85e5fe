"""Forged records, to test what `verify` says about them. `python -m tests.engine.forged_records` writes them anew.

Each is made from the finished game of `example_records`, which is true.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from jollyroger.engine import Chance, Choice, Fast, Match, Record, Scripted, Sealed, commitment, play_on
from jollyroger.testing.conformance.positions import random_move

from ..toy import GAME, Cove
from .example_records import FINISHED

FOLDER = Path(__file__).parent / "forged"
CHOICES = len(FINISHED.choices)
TAKEN_OVER = 30
"""How many choices the forgeries that are played on take over: enough luck to count as proof of an origin."""
OTHER_SECRET = b"another secret"
Data = dict[str, Any]


def entries(record: Record = FINISHED) -> Data:
    data: Data = json.loads(record.dumps())
    return data


def changed(record: Record = FINISHED, **changes: Any) -> str:
    return write_json({**entries(record), **changes})


def write_json(data: Data) -> str:
    """The record as JSON, one entry per line and one choice per line as in a true one."""
    choices = ",\n".join(f"  {json.dumps(choice)}" for choice in data["choices"])
    lines = [
        f" {json.dumps(name)}: " + (f"[\n{choices}\n ]" if name == "choices" else json.dumps(value))
        for name, value in data.items()
    ]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def with_choices(change: Callable[[list[Any]], object], **changes: Any) -> str:
    """The true record with its list of choices changed."""
    data = entries()
    change(data["choices"])
    return write_json({**data, **changes})


def first(condition: Callable[[Choice], bool]) -> int:
    return next(index for index, choice in enumerate(FINISHED.choices) if condition(choice))


ROLLED = first(lambda choice: bool(choice.rolls))
QUIET = first(lambda choice: not choice.rolls)


def play_to_end(match: Match[Cove], choices: int = 1000) -> Match[Cove]:
    chance = Fast(2)
    while match.s.result is None and len(match.choices) < choices:
        seat, action = random_move(match.s, chance)
        match.choose(seat, str(action))
    return match


def played_on(record: Record = FINISHED, choices: int = TAKEN_OVER) -> Record:
    """A game played on from another one, to its end."""
    return play_to_end(play_on(GAME, record, choices, Sealed(OTHER_SECRET, [b"anne"]), FINISHED.players)).record()


def with_origin(**changes: Any) -> str:
    """A true record of a game that was played on, with changes to the proof of its origin."""
    data = entries(played_on())
    data["origin"] |= changes
    return write_json(data)


def with_invented_luck(choices: int) -> Record:
    """A game whose rolls nobody sealed, as far as this many choices."""
    match = Match(GAME, 3, Fast(77), FINISHED.options, FINISHED.players)
    return play_to_end(match, choices).record()


def all_taken_over() -> str:
    """A whole game with invented rolls, presented as taken over from another; the secret fits the commitment."""
    invented = with_invented_luck(1000)
    return changed(
        invented,
        commitment=commitment(OTHER_SECRET),
        salts=[b"anne".hex(), b"mary".hex()],
        secret=OTHER_SECRET.hex(),
        played_on_from=len(invented.choices),
    )


def first_part_invented() -> str:
    data = entries(played_on(with_invented_luck(TAKEN_OVER)))
    del data["origin"]
    return write_json(data)


def made_to_fit() -> str:
    """The true game up to a roll, then a roll the forger likes, with a secret tried until it gives that roll."""
    at = next(number for number in range(TAKEN_OVER, CHOICES) if FINISHED.choices[number].rolls)
    wanted = next(roll for roll in range(3) if roll != FINISHED.choices[at].rolls[0])

    def roll_with(luck: Chance) -> Match[Cove]:
        match = play_on(GAME, FINISHED, at, luck, FINISHED.players)
        match.choose(FINISHED.choices[at].seat, FINISHED.choices[at].action)
        return match

    # The wanted roll is looked up among those of the secrets 0, 1, 2, ….
    for number in range(1000):
        middle = roll_with(Sealed(number.to_bytes(32, "big"), [b"anne"])).record(secret=True)
        if middle.choices[-1].rolls[0] == wanted:
            return played_on(middle, at + 1).dumps()
    raise AssertionError("no secret gives the wanted roll")


def nested_origins(depth: int) -> Data:
    origin: Data = {"commitment": "", "salts": [], "secret": None}
    for number in range(1, depth):
        origin = {"commitment": "", "salts": [], "secret": None, "played_on_from": number, "origin": origin}
    return origin


def entry_twice() -> str:
    text = FINISHED.dumps()
    return text.replace(' "result": ', ' "result": [[2], "dawn", [9, 9, 9]],\n "result": ')


def other_game() -> Record:
    """Another game with another secret: true in itself, but not the one that was played."""
    match = Match(GAME, 3, Sealed(OTHER_SECRET, [b"anne", b"mary"]), FINISHED.options, FINISHED.players)
    return play_to_end(match).record()


def scripted_deal() -> str:
    """Rolls chosen by the forger from the deal on, with the secret and commitment of the true game."""
    match = Match(GAME, 3, Scripted([0] * 9, then=Fast(5)), FINISHED.options, FINISHED.players)
    record = play_to_end(match).record()
    return replace(record, commitment=FINISHED.commitment, salts=FINISHED.salts, secret=FINISHED.secret).dumps()


def taken_over_from(fabricated: Record) -> str:
    """A fabricated game in place of the true one, with the commitment of the true one as that of an empty rest."""
    return replace(
        fabricated,
        commitment=FINISHED.commitment,
        salts=FINISHED.salts,
        secret=FINISHED.secret,
        played_on_from=len(fabricated.choices),
        origin=fabricated.proof,
    ).dumps()


def swap(choices: list[Any], one: int, other: int) -> None:
    choices[one], choices[other] = choices[other], choices[one]


def swap_rolls(choices: list[Any]) -> None:
    """Give the first rolls of the game to the choice before."""
    choices[ROLLED - 1][2], choices[ROLLED][2] = choices[ROLLED][2], []


def result(**changes: Any) -> list[Any]:
    assert FINISHED.result is not None
    return list(FINISHED.result._replace(**changes))


FALSE: dict[str, Callable[[], str]] = {
    "salt-changed": lambda: changed(salts=[b"anne".hex(), b"jack".hex()]),
    "salt-added": lambda: changed(salts=[*FINISHED.salts, ""]),
    "salt-removed": lambda: changed(salts=FINISHED.salts[:1]),
    "salts-swapped": lambda: changed(salts=FINISHED.salts[::-1]),
    "deal-changed": lambda: changed(deal=[*FINISHED.deal[:-1], FINISHED.deal[-1] ^ 1]),
    "deal-cut": lambda: changed(deal=FINISHED.deal[:-1]),
    "deal-longer": lambda: changed(deal=[*FINISHED.deal, 0]),
    "deal-chosen": scripted_deal,
    "option-changed": lambda: changed(options={"length": "short"}),
    "option-unknown": lambda: changed(options={"wind": "west"}),
    "seats-fewer": lambda: changed(seats=2, players=FINISHED.players[:2]),
    "seats-none": lambda: changed(seats=0, players=[]),
    "seats-negative": lambda: changed(seats=-3, players=[]),
    "seats-absurd": lambda: changed(seats=10**18, players=[]),
    "seats-text": lambda: changed(seats="3"),
    "player-added": lambda: changed(players=[*FINISHED.players, "Calico"]),
    "result-winner": lambda: changed(result=result(winners=(1, 2))),
    "result-points": lambda: changed(result=result(points=(9, 9, 9))),
    "result-ending": lambda: changed(result=result(ending="mutiny")),
    "result-removed": lambda: changed(result=None),
    "roll-changed": lambda: with_choices(lambda choices: choices[ROLLED][2].__setitem__(0, 3)),
    "roll-added": lambda: with_choices(lambda choices: choices[QUIET][2].append(0)),
    "roll-cut": lambda: with_choices(lambda choices: choices[ROLLED][2].pop()),
    "roll-moved": lambda: with_choices(swap_rolls),
    "roll-absurd": lambda: with_choices(lambda choices: choices[ROLLED][2].__setitem__(0, 10**30)),
    "roll-negative": lambda: with_choices(lambda choices: choices[ROLLED][2].__setitem__(0, -1)),
    "secret-changed": lambda: changed(secret=OTHER_SECRET.hex()),
    "secret-of-another-game": lambda: changed(secret=OTHER_SECRET.hex(), commitment=commitment(OTHER_SECRET)),
    "commitment-changed": lambda: changed(commitment=commitment(OTHER_SECRET)),
    "commitment-removed": lambda: changed(commitment=""),
    "choices-reordered": lambda: with_choices(lambda choices: swap(choices, 4, 9)),
    "choice-dropped": lambda: with_choices(lambda choices: choices.pop(7)),
    "choice-twice": lambda: with_choices(lambda choices: choices.insert(7, choices[7])),
    "choice-of-another-seat": lambda: with_choices(lambda choices: choices[7].__setitem__(0, 10**6)),
    "choices-cut": lambda: with_choices(lambda choices: choices.pop()),
    "played-on-from-too-many": lambda: changed(played_on_from=CHOICES + 1),
    "played-on-from-negative": lambda: changed(played_on_from=-1),
    "played-on-from-absurd": lambda: changed(played_on_from=10**30),
    "played-on-from-text": lambda: changed(played_on_from="all"),
    "origin-secret-changed": lambda: with_origin(secret=OTHER_SECRET.hex()),
    "origin-of-another-game": lambda: with_origin(secret=OTHER_SECRET.hex(), commitment=commitment(OTHER_SECRET)),
    "origin-salts-changed": lambda: with_origin(salts=[]),
    "origin-of-later-choices": lambda: with_origin(played_on_from=TAKEN_OVER + 1, origin=nested_origins(1)),
    "origin-negative": lambda: with_origin(played_on_from=-1, origin=nested_origins(1)),
    "origin-too-deep": lambda: changed(played_on_from=40, origin=nested_origins(20)),
    "origin-is-a-list": lambda: changed(played_on_from=40, origin=[]),
    "entry-twice": entry_twice,
}
"""Records that contradict themselves or the rules."""

UNPROVEN: dict[str, Callable[[], str]] = {
    "all-taken-over": all_taken_over,
    "first-part-invented": first_part_invented,
    "roll-made-to-fit": made_to_fit,
    "secret-removed": lambda: changed(secret=None),
    "secret-and-commitment-removed": lambda: changed(secret=None, commitment=""),
    "origin-secret-removed": lambda: with_origin(secret=None),
    "luck-invented": lambda: with_invented_luck(1000).dumps(),
}
"""Records whose choices are legal, with rolls that may be invented."""

UNREADABLE: dict[str, Callable[[], str]] = {
    "version-changed": lambda: changed(version=2),
    "components-changed": lambda: changed(components_hash="abc"),
    "game-changed": lambda: changed(game="dead-reckoning"),
    "format-changed": lambda: changed(format="jollyroger record 0"),
    "cut-off": lambda: FINISHED.dumps()[:1500],
}
"""Records about which nothing can be said with these rules."""

UNSEEN: dict[str, Callable[[], str]] = {
    "another-game-with-its-own-secret": lambda: other_game().dumps(),
    "taken-over-from-another-game": lambda: taken_over_from(other_game()),
    "players-renamed": lambda: changed(players=["Calico", "Jack", "Rackham"]),
    "last-choices-left-out": lambda: with_choices(lambda choices: choices.__delitem__(slice(20, None)), result=None),
}
"""What no record can show by itself: `verify` proves the rolls and the choices in it, and says no more."""

FORGERIES = FALSE | UNPROVEN | UNREADABLE | UNSEEN


def read(name: str) -> str:
    return (FOLDER / f"{name}.json").read_text(encoding="utf-8")


def main() -> None:
    for path in FOLDER.glob("*.json"):
        path.unlink()
    for name, forge in FORGERIES.items():
        (FOLDER / f"{name}.json").write_text(forge(), encoding="utf-8")


if __name__ == "__main__":
    main()
