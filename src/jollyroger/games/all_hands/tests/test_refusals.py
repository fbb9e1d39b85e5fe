"""Every refusal names its rule. (AH-3 to AH-7)"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from jollyroger.engine import Refused, Result, apply
from jollyroger.testing.play import result_of

from .. import GAME
from ..actions import CATALOGUE
from ..state import Table
from .play import refusal, say
from .positions import bidding, deal, discarding, last_call, reveal, table


def laid_one() -> Table:
    s = bidding(table(hands=["rum mermaid"]))
    say(s, 0, "lay:rum")
    return s


def rebid_one() -> Table:
    s = reveal(table(hands=["rum mermaid"], bids=["sea-sabre-7", "black-viper-7"]))
    say(s, 0, "lay:rum")
    return s


def claimed_one() -> Table:
    s = reveal(table(bids=["pieces-of-eight", "pieces-of-eight", "sea-sabre-9 sea-sabre-8"]))
    say(s, 0, "claim:2")
    return s


def resolved_one() -> Table:
    s = reveal(table(bids=["tavern-brawl cutpurse hidden-plunder"]))
    say(s, 0, "resolve:tavern-brawl", "name:1")
    return s


def wrongly_called() -> Table:
    s = bidding(table(hands=["rum mermaid", "any*5"], draws="rum mermaid"))
    say(s, 0, "call:1")
    return s


def chosen() -> Table:
    s = discarding(table(auction=None))
    say(s, 0, "done")
    return s


SITUATIONS: dict[str, tuple[Callable[[], Table], int, str, str]] = {
    "sealing an empty bid": (lambda: bidding(table()), 0, "seal", "AH-3.3"),
    "passing after laying": (laid_one, 0, "pass", "AH-3.3"),
    "laying a card not held": (laid_one, 0, "lay:rum", "AH-3.3"),
    "bidding in a brawl": (lambda: bidding(table(brawled=[1])), 1, "seal", "AH-4.9"),
    "bidding after all have bid": (lambda: last_call(table()), 0, "seal", "AH-3.3"),
    "calling oneself": (lambda: bidding(table()), 0, "call:0", "AH-6.3"),
    "calling nobody": (lambda: bidding(table()), 0, "call:5", "AH-6.3"),
    "calling without a card": (lambda: bidding(table(hands=["any*5", ""])), 1, "call:0", "AH-6.3"),
    "calling the immune": (lambda: bidding(table(immune=[1])), 0, "call:1", "AH-6.6"),
    "calling with cheating off": (lambda: bidding(table(cheating=False)), 0, "call:1", "AH-6.1"),
    "calling after the reveal": (lambda: discarding(table()), 0, "call:1", "AH-6.7"),
    "calling during a call": (wrongly_called, 2, "call:0", "AH-6.3"),
    "keeping nothing of a wrong call": (wrongly_called, 1, "enough", "AH-6.6"),
    "adding nothing to a tie": (
        lambda: reveal(table(bids=["sea-sabre-7", "black-viper-7"])),
        0,
        "seal",
        "AH-5.4",
    ),
    "passing in a tie": (lambda: reveal(table(bids=["sea-sabre-7", "black-viper-7"])), 0, "pass", "AH-5.4"),
    "bidding in a tie of others": (lambda: reveal(table(bids=["sea-sabre-7", "black-viper-7"])), 2, "seal", "AH-5.4"),
    "giving up after laying": (rebid_one, 0, "forfeit", "AH-5.4"),
    "adding a card not held": (rebid_one, 0, "lay:rum", "AH-3.3"),
    "resolving an action twice": (resolved_one, 0, "resolve:tavern-brawl", "AH-3.5"),
    "cutting the Cutpurse": (lambda: reveal(table(bids=["cutpurse", "sea-sabre-9"])), 0, "cut:0", "AH-4.1"),
    "taking what is not there": (
        lambda: reveal(table(bids=["hidden-plunder"], discard="rum")),
        0,
        "take:mermaid",
        "AH-4.3",
    ),
    "claiming the Pieces of Eight": (claimed_one, 1, "claim:1", "AH-4.5"),
    "claiming a claimed card": (claimed_one, 1, "claim:2", "AH-4.5"),
    "dealing with oneself": (
        lambda: reveal(table(bids=["shady-deal sea-sabre-3", "sea-sabre-3", "black-viper-3"])),
        0,
        "name:0",
        "AH-4.8",
    ),
    "brawling with oneself": (lambda: reveal(table(bids=["tavern-brawl"])), 0, "name:0", "AH-4.9"),
    "discarding after all": (chosen, 0, "done", "AH-3.7"),
    "keeping 13 with cheating off": (
        lambda: discarding(table(hands=["any*13"], cheating=False)),
        0,
        "done",
        "AH-6.1",
    ),
}


@pytest.mark.parametrize(("position", "seat", "id", "rule"), SITUATIONS.values(), ids=SITUATIONS)
def test_a_refusal_names_its_rule(position: Callable[[], Table], seat: int, id: str, rule: str) -> None:  # AH-3.3
    assert refusal(position(), seat, id) == rule


@pytest.mark.parametrize(("position", "seat", "id", "rule"), SITUATIONS.values(), ids=SITUATIONS)
def test_a_refused_action_changes_nothing(position: Callable[[], Table], seat: int, id: str, rule: str) -> None:
    s = position()
    before = GAME.codec.encode(s)
    refusal(s, seat, id)
    assert GAME.codec.encode(s) == before


@pytest.mark.parametrize(("position", "seat", "id", "rule"), SITUATIONS.values(), ids=SITUATIONS)
def test_no_reason_is_given_twice(position: Callable[[], Table], seat: int, id: str, rule: str) -> None:
    s = position()
    for reader in range(s.seats):
        actions = [refusal.action for refusal in GAME.refusals(s, reader)]
        assert len(set(actions)) == len(actions)


def test_after_the_end_everything_is_refused() -> None:  # AH-7.3
    s = deal(table(hands=["stormsail-2..7"], auction=None, draws="stormsail-8"))
    assert result_of(s) == Result((0,), "crew-of-seven")
    for action in CATALOGUE:
        with pytest.raises(Refused, match="over"):
            apply(s, 1, action)
