"""Hiring Crew, and paying for the Gold symbols of others. (SS-5.2)"""

from __future__ import annotations

import pytest

from jollyroger.testing.play import listen, offered

from ..events import NobodyToHire
from .positions import crew, encounter, is_over, play_ids, refused_by_rule, table


def test_a_settlement_offers_both_its_piles() -> None:  # SS-5.1, SS-5.2, SS-B1.3, SS-A7
    s = encounter(table(at="O0:o04"), "O0")
    assert offered(s, 0) == ["hire:clearwater-marine", "hire:clearwater-merchant"]
    assert refused_by_rule(s, 0, "pass") is None
    play_ids(s, 0, "hire:clearwater-merchant")
    assert (crew(s, 0), s.piles[1], is_over(s)) == ({"clearwater-merchant": 1}, 1, True)


def test_other_players_are_paid_for_their_gold_symbols_of_the_settlement() -> None:  # SS-5.2, SS-10.5, T04
    merchants = ["", "clearwater-merchant", "clearwater-merchant*2", ""]
    s = encounter(table(4, at="O0:o04", crew=merchants), "O0")
    # All merchants are with the others: the only choice is the Marine.
    assert crew(s, 0) == {"clearwater-marine": 1}
    assert s.gold == [7, 11, 12, 10]


def test_symbols_of_other_settlements_cost_nothing_here() -> None:  # SS-5.2
    s = encounter(table(at="O0:o04", crew=["", "rum-reef-fence*2 smuggler-boss"]), "O0")
    play_ids(s, 0, "hire:clearwater-marine")
    assert s.gold == [10, 10, 10]


def test_own_gold_symbols_cost_nothing() -> None:  # SS-5.2
    s = encounter(table(at="P0:o09", crew=["clearwater-merchant"]), "P0")
    play_ids(s, 0, "hire:clearwater-merchant")
    assert s.gold[0] == 10


@pytest.mark.parametrize("mark", ["O0:o01", "P0:o31"])
def test_the_space_of_the_settlement_and_the_figure_make_no_difference(mark: str) -> None:  # SS-5.2
    s = encounter(table(at=mark, crew=["", "fort-rock-governors-agent"]), mark[:2])
    play_ids(s, 0, "hire:fort-rock-captain")
    assert s.gold == [8, 12, 10]


def test_from_the_only_pile_left_a_card_is_taken_without_asking() -> None:  # SS-5.2, SS-A7
    s = encounter(table(2, at="O0:o04", crew=["", "clearwater-merchant*2"]), "O0")
    assert (crew(s, 0), s.gold, is_over(s)) == ({"clearwater-marine": 1}, [8, 12], True)


def test_with_both_piles_empty_only_the_payment_is_due() -> None:  # SS-5.2, T45
    s = table(2, at="O0:o04", crew=["", "clearwater-merchant*2 clearwater-marine*2"])
    told = listen(s)
    encounter(s, "O0")
    assert (crew(s, 0), s.gold) == ({}, [8, 12])
    assert any(isinstance(event, NobodyToHire) for event in told)
