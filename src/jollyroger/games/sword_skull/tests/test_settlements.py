"""Hiring, and what Gold symbols of others cost. (SS-5.2)"""

from __future__ import annotations

import pytest

from jollyroger.testing.table import listen, offered

from ..events import NobodyToHire
from .positions import crew, encounter, over, refusal, say, table


def test_a_card_from_either_pile_of_the_settlement() -> None:  # SS-5.1, SS-5.2, SS-B1.3, SS-A7
    s = encounter(table(at="O0:o04"), "O0")
    assert offered(s, 0) == ["hire:clearwater-marine", "hire:clearwater-merchant"]
    assert refusal(s, 0, "pass") is None
    say(s, 0, "hire:clearwater-merchant")
    assert (crew(s, 0), s.piles[1], over(s)) == ({"clearwater-merchant": 1}, 1, True)


def test_then_the_others_are_paid_for_their_gold_symbols_here() -> None:  # SS-5.2, SS-10.5, T04
    merchants = ["", "clearwater-merchant", "clearwater-merchant*2", ""]
    s = encounter(table(4, at="O0:o04", crew=merchants), "O0")
    # All merchants are with the others: the only choice is the Marine.
    assert crew(s, 0) == {"clearwater-marine": 1}
    assert s.gold == [7, 11, 12, 10]


def test_symbols_of_other_settlements_cost_nothing_here() -> None:  # SS-5.2
    s = encounter(table(at="O0:o04", crew=["", "rum-reef-fence*2 smuggler-boss"]), "O0")
    say(s, 0, "hire:clearwater-marine")
    assert s.gold == [10, 10, 10]


def test_nor_do_ones_own() -> None:  # SS-5.2
    s = encounter(table(at="P0:o09", crew=["clearwater-merchant"]), "P0")
    say(s, 0, "hire:clearwater-merchant")
    assert s.gold[0] == 10


@pytest.mark.parametrize("mark", ["O0:o01", "P0:o31"])
def test_which_space_and_which_figure_makes_no_difference(mark: str) -> None:  # SS-5.2
    s = encounter(table(at=mark, crew=["", "fort-rock-governors-agent"]), mark[:2])
    say(s, 0, "hire:fort-rock-captain")
    assert s.gold == [8, 12, 10]


def test_one_pile_left_is_no_choice() -> None:  # SS-5.2, SS-A7
    s = encounter(table(2, at="O0:o04", crew=["", "clearwater-merchant*2"]), "O0")
    assert (crew(s, 0), s.gold, over(s)) == ({"clearwater-marine": 1}, [8, 12], True)


def test_with_both_piles_empty_only_the_payment_is_due() -> None:  # SS-5.2, T45
    s = table(2, at="O0:o04", crew=["", "clearwater-merchant*2 clearwater-marine*2"])
    told = listen(s)
    encounter(s, "O0")
    assert (crew(s, 0), s.gold) == ({}, [8, 12])
    assert any(isinstance(event, NobodyToHire) for event in told)
