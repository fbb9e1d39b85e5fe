"""The features of the learnt value: bounded, blind to what is hidden, and in agreement with the rules."""

from __future__ import annotations

from typing import Unpack

import pytest

from jollyroger.engine import Fast

from .. import GAME
from ..ai.learnt_value.card_outlook import CARDS_AHEAD, cards_left, sequences, trapdoors
from ..ai.learnt_value.features import FEATURES, features
from ..ai.learnt_value.fire_masks import fire_masks
from ..ai.learnt_value.treasure_trips import treasure_trips
from ..ai.resampling import resample
from ..components import CARD_COUNT, EXPLOSION_LEVEL, FROMM, KEG, OFF_SHIP
from ..rules.deckhands import add_deckhands, spread_deckhands
from ..rules.fire import apply_fire
from ..state import CARRIED, GONE, IN_BAG, Ship
from .positions import Settings, ship
from .reached_positions import TABLES, sample_positions

every_table = pytest.mark.parametrize(("seats", "options"), TABLES)
NO_LIMIT = -1000
"""A start of the explosion marker from which no chain of explosions loses the game."""


def named(s: Ship) -> dict[str, float]:
    return dict(zip(FEATURES, features(s), strict=True))


@every_table
def test_features_are_named_and_between_0_and_1(seats: int, options: dict[str, str]) -> None:
    assert len(set(FEATURES)) == len(FEATURES)
    for s in sample_positions(seats, options, games=3):
        for name, amount in named(s).items():
            assert 0.0 <= amount <= 1.0, name


@every_table
def test_features_change_nothing(seats: int, options: dict[str, str]) -> None:
    for s in list(sample_positions(seats, options, games=1))[::5]:
        before = s.clone()
        features(s)
        assert GAME.codec.encode(s) == GAME.codec.encode(before)
        assert s.chance.below(1 << 60) == before.chance.below(1 << 60)


@every_table
def test_features_do_not_depend_on_what_a_player_cannot_see(seats: int, options: dict[str, str]) -> None:  # DM-9.1
    luck = Fast(seats)
    for s in list(sample_positions(seats, options, games=3))[::3]:
        if s.top_card is None and len(s.deck) > 1:
            s.top_card, s.top_card_known_by = s.deck.pop(luck.below(len(s.deck))), 0
        twin = resample(s, None, luck)
        luck.shuffle(twin.deck)
        luck.shuffle(twin.stack)
        assert features(twin) == features(s)


def without_people(s: Ship) -> Ship:
    """A copy where a card changes nothing but fires, kegs and deckhands, and the game cannot end."""
    twin = s.clone()
    twin.place = [OFF_SHIP] * s.seats
    twin.token_at = [IN_BAG] * FROMM + [GONE]
    twin.explosions, twin.supply, twin.goal = NO_LIMIT, -NO_LIMIT, 1
    return twin


@every_table
def test_fires_as_masks_rise_and_explode_by_the_rules(  # DM-9.3, DM-9.4, DM-9.5, DM-9.6, DM-12.2
    seats: int, options: dict[str, str]
) -> None:
    luck = Fast(seats)
    for number, s in enumerate(sample_positions(seats, options, games=3)):
        assert_same_fires(s, number % CARD_COUNT)
        for room in s.rooms:
            s.fire[room], s.keg_spent[room] = luck.pick([2, 3, 4, 4, 5, 5, 5]), luck.below(4) == 0
        assert_same_fires(s, luck.below(CARD_COUNT))


def assert_same_fires(s: Ship, card: int) -> None:
    after, masks = without_people(s), fire_masks(s)
    apply_fire(after, card)
    is_quiet = masks.is_quiet(card)
    assert masks.apply_card(s, card) == after.explosions - NO_LIMIT
    spent = [room for room in s.rooms if after.keg_spent[room] and not s.keg_spent[room]]
    assert is_quiet == (len(after.rooms) == len(s.rooms) and not spent)
    assert masks.exploded == sum(1 << room for room in set(s.rooms) - set(after.rooms))
    for room in after.rooms:
        assert masks.at_level[after.fire[room]] >> room & 1
        keg = KEG[room]
        if keg is not None:
            assert masks.kegs_at[keg] >> room & 1 == (not after.keg_spent[room])
    assert sum(level.bit_count() for level in masks.at_level) == len(after.rooms)


@every_table
def test_the_deckhands_that_cards_bring_are_counted(seats: int, options: dict[str, str]) -> None:  # DM-9.9
    for s in sample_positions(seats, options, games=3):
        found = trapdoors(s)
        added, spread = without_people(s), without_people(s)
        add_deckhands(added)
        assert found.added == -NO_LIMIT - added.supply
        spread_deckhands(spread)
        # Two trapdoors beside one room may each count it, where the rules fill it once.
        assert found.spread >= -NO_LIMIT - spread.supply


def test_a_sample_has_every_card_left_first_about_equally_often() -> None:
    left = [1, 4, 7, 9, 12, 18]
    firsts = [sequence[0] for sequence in sequences(sum(1 << card for card in left), 0)]
    assert set(firsts) == set(left)
    assert max(firsts.count(card) for card in left) <= 2 * CARD_COUNT / len(left)


def test_a_sampled_sequence_has_a_card_twice_only_after_a_shuffle() -> None:  # DM-9.11
    every_card = (1 << CARD_COUNT) - 1
    assert all(len(set(sequence)) == CARDS_AHEAD for sequence in sequences(every_card, 0))
    assert all(len(sequence) == CARDS_AHEAD for sequence in sequences(0b11, 0))
    assert all(set(sequence[:2]) == {0, 1} for sequence in sequences(0b11, 0))


def test_a_card_that_titian_has_put_back_may_come_next() -> None:  # DM-9.1
    s = ship(deck="revenge-01 revenge-02", top="revenge-03", knows_top=0)
    assert cards_left(s) == [0, 1, 2]


def test_a_trip_is_longer_through_fire_and_for_the_tired() -> None:
    def trip(**given: Unpack[Settings]) -> float:
        given["tokens"] = {"left": "treasure"}
        return treasure_trips(ship(**given)).trips[0]

    assert trip() < trip(fire={"centre": 4})
    assert trip() < trip(deckhands={"centre": 4})
    assert trip(at=["left"]) < trip()
    assert trip(seats=2) < trip(seats=2, fatigue=[12, 12])


def test_one_pirate_cannot_fetch_two_treasures_at_once() -> None:
    lying = {"left": "treasure", "right": "treasure"}
    alone = treasure_trips(ship(tokens=lying, carries=["", "treasure", "treasure"])).trips
    together = treasure_trips(ship(tokens=lying)).trips
    assert sum(together[:2]) < sum(sorted(alone)[2:4])


def test_treasure_that_is_carried_is_nearer_than_treasure_that_lies() -> None:
    lying = treasure_trips(ship(at=["left"], tokens={"left": "treasure"})).trips[0]
    carried = treasure_trips(ship(at=["left"], carries=["treasure"])).trips[0]
    assert carried < lying


def test_pirates_and_treasures_in_rooms_about_to_explode_are_noticed() -> None:
    deck = "revenge-19"  # yellow fires of 5
    safe = named(ship(at=["top"], tokens={"top": "guard-7"}, fire={"top": 4}, deck=deck))
    doomed = named(ship(at=["top"], tokens={"top": "guard-7"}, fire={"top": EXPLOSION_LEVEL - 1}, deck=deck))
    for name in ("card explosions", "card rooms", "card treasures", "card pirates"):
        assert safe[name] == 0.0 < doomed[name], name


def test_a_card_that_overwhelms_is_noticed() -> None:
    trapdoors, deck = ["left"], "revenge-08"  # Add, and the second trapdoor
    assert named(ship(supply=2, trapdoors=trapdoors, deck=deck))["card overwhelmed"] == 0.0
    assert named(ship(supply=1, trapdoors=trapdoors, deck=deck))["card overwhelmed"] == 1.0


def test_who_carries_treasure_and_plays_next_is_noticed() -> None:
    assert named(ship(carries=["", "treasure"]))["next looting"] == 1.0
    assert named(ship(carries=["treasure"]))["next looting"] == 0.0
    assert ship(carries=["treasure"]).token_at.count(CARRIED) == 1
