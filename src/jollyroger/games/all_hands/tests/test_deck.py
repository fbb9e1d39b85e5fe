"""The deck, and the deal of a hand. (AH-1, AH-2.1)"""

from __future__ import annotations

from collections import Counter

import pytest

from jollyroger.engine import BadSetup, Fast, Scripted, waiting_for

from .. import GAME
from ..components import COMPONENTS, CREW, DECK, KINDS, RANK, kind_of
from .positions import cards


def test_the_deck_has_108_cards() -> None:  # AH-1.1, case 44
    assert len(DECK) == 108


def test_ninety_are_crew_three_copies_of_every_rank_of_three_crews() -> None:  # AH-1.1
    crew = cards("stormsail-1..10 sea-sabre-1..10 black-viper-1..10")
    assert Counter(kind for kind in DECK if CREW[kind] is not None) == Counter(crew * 3)


def test_there_are_three_first_mates_of_the_stormsail() -> None:  # AH-1.1, case 7
    first_mates = [KINDS[kind] for kind in DECK if KINDS[kind].about == "First Mate of the Stormsail."]
    assert [mate.id for mate in first_mates] == ["stormsail-10"] * 3


def test_the_crews_are_stormsail_sea_sabre_and_black_viper() -> None:  # AH-1.1
    assert COMPONENTS.crews == ("Stormsail", "Sea Sabre", "Black Viper")


def test_a_crew_card_is_worth_its_rank() -> None:  # AH-1.1
    assert [RANK[kind] for kind in cards("sea-sabre-1..10")] == list(range(1, 11))


@pytest.mark.parametrize(
    ("id", "copies"),
    [
        ("cutpurse", 2),
        ("fall-off-the-dock", 2),
        ("hidden-plunder", 1),
        ("mermaid", 2),
        ("pieces-of-eight", 2),
        ("pirate-monkey", 2),
        ("rum", 3),
        ("shady-deal", 1),
        ("tavern-brawl", 2),
        ("pirate-king", 1),
    ],
)
def test_the_number_of_copies_of_each_action(id: str, copies: int) -> None:  # AH-1.2
    assert DECK.count(kind_of(id)) == copies


def test_eighteen_are_actions_without_a_crew_and_worth_nothing() -> None:  # AH-1.2
    actions = [kind for kind in DECK if CREW[kind] is None]
    assert (len(actions), {RANK[kind] for kind in actions}) == (18, {0})


def test_there_are_twenty_pictures() -> None:  # AH-1.2
    assert len({kind.about.partition(" of the ")[0] for kind in KINDS if kind.crew is not None}) == 10
    assert len([kind for kind in KINDS if kind.crew is None]) == 10


@pytest.mark.parametrize(("rank", "name"), [(6, "Surgeon"), (7, "Navigator"), (10, "First Mate")])
def test_three_ranks_bear_the_names_of_the_box(rank: int, name: str) -> None:  # AH-1.3
    for crew in ("stormsail", "sea-sabre", "black-viper"):
        assert KINDS[kind_of(f"{crew}-{rank}")].about.startswith(f"{name} of the ")


@pytest.mark.parametrize("seats", range(2, 7))
def test_everyone_is_dealt_five_cards(seats: int) -> None:  # AH-2.1
    s = GAME.new(seats, Fast(1))
    assert [len(hand) for hand in s.hands] == [5] * seats


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_the_game_is_for_two_to_six_captains(seats: int) -> None:  # AH-2.1
    with pytest.raises(BadSetup):
        GAME.new(seats, Fast(1))


@pytest.mark.parametrize("dealer", range(4))
def test_the_first_dealer_is_drawn_at_random(dealer: int) -> None:  # AH-2.1
    s = GAME.new(4, Scripted([dealer], then=Fast(1)))
    assert s.dealer == dealer


@pytest.mark.parametrize("dealer", range(4))
def test_the_captain_left_of_the_first_dealer_bids_first(dealer: int) -> None:  # AH-2.1, AH-3.3
    s = GAME.new(4, Scripted([dealer], then=Fast(1)))
    assert waiting_for(s) == [(dealer + 1) % 4]


def test_the_card_turned_up_after_the_deal_is_the_first_auction_card() -> None:  # AH-2.1, AH-3.2
    dealt = cards("stormsail-1..5 sea-sabre-1..5")
    s = GAME.new(2, Scripted([1, *dealt, kind_of("rum")]))
    assert s.auction == kind_of("rum")


def test_nobody_is_dealt_a_sixth_card_in_the_first_round() -> None:  # AH-2.1, AH-3.1
    dealt = cards("stormsail-1..5 sea-sabre-1..5")
    s = GAME.new(2, Scripted([1, *dealt, kind_of("rum")]))
    assert s.hands == [cards("stormsail-1..5"), cards("sea-sabre-1..5")]
