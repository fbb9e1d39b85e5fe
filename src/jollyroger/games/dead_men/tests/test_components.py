"""The components. (DM-1, DM-2)"""

from __future__ import annotations

from collections import Counter

from .. import components
from ..component_reader import COLOURS, GOODS
from ..components import CHARACTERS, FIRE_LIMIT, ITEMS, REVENGE_CARDS, ROOMS, START_ROOM_COUNT, TOKENS


def test_the_rooms_are_those_of_the_box() -> None:  # DM-1.4
    tiles = ROOMS[START_ROOM_COUNT:]
    assert Counter(tile.colour for tile in tiles) == {0: 10, 1: 10}
    assert sum(tile.doors[0].bit_count() for tile in tiles) == 53
    assert Counter(tile.pips for tile in tiles) == {0: 2, 1: 3, 2: 5, 3: 5, 4: 5}
    assert Counter(len(tile.turns) for tile in tiles) == {1: 2, 2: 2, 4: 16}


def test_no_keg_goes_off_when_its_tile_is_placed() -> None:  # DM-4.5, case T14
    kegs = [tile for tile in ROOMS if tile.keg is not None]
    assert len(kegs) == 8
    assert all(tile.keg == tile.pips + 2 for tile in kegs)
    assert all(tile.pips < 5 for tile in ROOMS)


def test_a_blank_card_lights_only_fires_too_low_for_any_keg() -> None:  # DM-9.3, case T07
    assert min(tile.keg for tile in ROOMS if tile.keg is not None) == 2


def test_the_cards_are_those_of_the_box() -> None:  # DM-2.2, DM-9.2
    assert Counter(card.icon for card in REVENGE_CARDS) == {"add": 5, "spread": 6, "crew": 4, None: 4}
    assert sum(card.is_five for card in REVENGE_CARDS) == 4
    assert Counter(card.levels for card in REVENGE_CARDS)[(5, 5)] == 2


def test_the_tokens_are_those_of_the_box() -> None:  # DM-2.2
    assert [token.strength for token in TOKENS[:14]] == [6, 6, 7, 7, 8, 8, 3, 3, 3, 4, 4, 4, 5, 5]
    assert Counter(token.back for token in TOKENS[:14]) == {0: 6, 1: 5, 2: 2, 3: 1}


def test_there_are_seven_characters_and_seven_items() -> None:  # DM-2.3
    assert (len(CHARACTERS), len(ITEMS)) == (7, 7)
    assert [character.id for character in CHARACTERS if character.actions == 6] == ["lydia-lamore"]
    assert {character.actions for character in CHARACTERS} == {5, 6}


def test_the_limits_come_with_5_9_12_and_14_fatigue() -> None:  # DM-7.4
    assert (*[6] * 5, *[5] * 4, *[4] * 3, *[3] * 2, *[2] * 3) == FIRE_LIMIT


def test_the_named_numbers_are_those_of_the_component_file() -> None:
    characters = ("GUS", "KALLEN", "FLYNN", "TITIAN", "JADE", "LYDIA", "WHITEBEARD")
    assert [name.lower() in CHARACTERS[getattr(components, name)].id for name in characters] == [True] * len(CHARACTERS)
    assert [ITEMS[getattr(components, item.id.upper())] for item in ITEMS] == list(ITEMS)
    assert [getattr(components, kind.replace("-", "_").upper()) for kind in GOODS] == list(range(len(GOODS)))
    assert [getattr(components, colour.upper()) for colour in COLOURS] == list(range(len(COLOURS)))
    fronts = [(components.GUARDS, "guard"), (components.CREW, "crew"), (components.TRAPDOORS, "trapdoor")]
    for tokens, front in fronts:
        assert [token for token, kind in enumerate(TOKENS) if kind.front == front] == list(tokens)
    assert TOKENS[components.FROMM].front == "fromm"
