"""The component file is checked when it is read, and refused in a sentence. (DM-1, DM-2)"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from jollyroger.engine import BadComponents

from ..components import BOX, CHARACTERS, ITEMS, LIMIT, REVENGE, ROOMS, STARTS, TOKENS, read

FILE = Path(__file__).parents[1] / "components.toml"


def changed(folder: Path, old: str, new: str) -> Path:
    """A copy of the component file with this passage put otherwise."""
    text = FILE.read_text(encoding="utf-8")
    assert text.count(old) >= 1, f"the file has no {old!r}"
    copy = folder / "components.toml"
    copy.write_text(text.replace(old, new, 1), encoding="utf-8")
    return copy


def complaint(path: Path) -> str:
    with pytest.raises(BadComponents) as caught:
        read(path)
    return str(caught.value)


LAMP_ROOM = '[[room]]\nid = "room-19"\nname = "Lamp Room"\ncolour = "yellow"\npips = 2\ndoors = ["N", "S", "W"]\n'
BRIG_KEG = 'keg = { number = 4, door = "S" }'
CLOSET = 'pips = 3\ndoors = ["E"]\n'
LAST_CARD = '[[revenge]]\nid = "revenge-19"\nyellow = 5\n'
TRAPDOOR = '[[token]]\nfront = "trapdoor"\n'
TOP = 'id = "start-top"\nname = "Main Hatch"\n'

FLAWS = [
    pytest.param(LAMP_ROOM, "", "20 room tiles, not 19", id="a tile missing"),
    pytest.param(LAMP_ROOM, LAMP_ROOM * 2, "20 room tiles, not 21", id="a tile too many"),
    pytest.param('id = "room-19"', 'id = "room-18"', "'room-18' stands twice", id="two tiles of one id"),
    pytest.param(CLOSET, CLOSET.replace('"E"', '"U"'), "room-12 has a door 'U'", id="a door naming no side"),
    pytest.param(CLOSET, CLOSET.replace('"E"', '"NE"'), "room-12 has a door 'NE'", id="a door on two sides"),
    pytest.param(CLOSET, CLOSET.replace('"E"', ""), "room-12 has no door", id="a room without a door"),
    pytest.param(CLOSET, CLOSET.replace("3", "6"), "begins with fire 6", id="a fire too high"),
    pytest.param(CLOSET, CLOSET.replace("3", "-1"), "begins with fire -1", id="a fire too low"),
    pytest.param(BRIG_KEG, BRIG_KEG.replace('"S"', '"N"'), "where there is no door", id="a keg without a door"),
    pytest.param(BRIG_KEG, BRIG_KEG.replace('"S"', '"X"'), "'X'", id="a keg naming no side"),
    pytest.param(BRIG_KEG, BRIG_KEG.replace("4", "2"), "keg of room-04", id="a keg that would go off at once"),
    pytest.param(BRIG_KEG, BRIG_KEG.replace("4", "6"), "keg of room-04", id="a keg that never goes off"),
    pytest.param('colour = "red"\npips = 4', 'colour = "blue"\npips = 4', "colour of room-02", id="an unknown colour"),
    pytest.param(LAST_CARD, "", "19 revenge cards", id="a card missing"),
    pytest.param("yellow = 5\n\n[[character", "yellow = 6\n\n[[character", "revenge-19", id="a card naming no level"),
    pytest.param("yellow = 5\n\n[[character", "\n[[character", "revenge-19", id="a card naming no colour"),
    pytest.param('icon = "add"', 'icon = "rats"', "icon of revenge-05", id="an unknown icon"),
    pytest.param(TRAPDOOR, "", "20 tokens", id="a token missing"),
    pytest.param('front = "trapdoor"', 'front = "guard"', "6 guards", id="a guard too many"),
    pytest.param('back = "grog-4"', 'back = "grog-6"', "grog-6", id="an unknown back"),
    pytest.param('id = "jade"', 'id = "ruby"', "characters must be", id="an unknown character"),
    pytest.param('id = "sword"', 'id = "axe"', "items must be", id="an unknown item"),
    pytest.param('exit = "S"\n', "", "exit", id="no exit"),
    pytest.param(TOP, TOP + 'exit = "N"\n', "exit", id="two exits"),
    pytest.param('exit = "S"', 'exit = "down"', "'down'", id="an exit naming no side"),
    pytest.param("[[room]]", "[[room", "cannot be read", id="broken TOML"),
    pytest.param("[numbers]", "[figures]", "numbers", id="no numbers"),
    pytest.param("sides = [4, 8]", "sides = [4]", "cannot be read", id="a captain with one side"),
    pytest.param('name = "Jade"\n', "", "name", id="a character without a name"),
    pytest.param("few = 4\n", "", "few", id="a difficulty without a goal"),
    pytest.param("fatigue_death = 16\n", "", "fatigue_death", id="a missing number"),
    pytest.param("fatigue_death = 16", 'fatigue_death = "sixteen"', "cannot be read", id="a number in words"),
    pytest.param("deckhands = 30\n", "", "deckhands", id="no deckhands"),
    pytest.param('doors = ["E"]', "doors = 3", "cannot be read", id="doors as a number"),
]


@pytest.mark.parametrize(("old", "new", "word"), FLAWS)
def test_a_file_that_does_not_add_up_is_refused(
    tmp_path: Path, old: str, new: str, word: str
) -> None:  # DM-1.2, DM-2.2
    assert word in complaint(changed(tmp_path, old, new))


@pytest.mark.parametrize(("old", "new", "word"), FLAWS)
def test_a_refusal_is_one_sentence_that_names_the_file(tmp_path: Path, old: str, new: str, word: str) -> None:  # DM-2.2
    sentence = complaint(changed(tmp_path, old, new))
    assert sentence.startswith("components.toml")
    assert sentence.endswith(".")
    assert "\n" not in sentence


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:  # DM-2.2
    path = tmp_path / "components.toml"
    path.write_bytes(b"\xff\xfe\x00")
    assert complaint(path).startswith("components.toml")


def test_our_own_file_is_whole() -> None:  # DM-2.2
    assert read(FILE) == BOX


def test_the_rooms_are_those_of_the_box() -> None:  # DM-1.4
    tiles = ROOMS[STARTS:]
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
    assert Counter(card.icon for card in REVENGE) == {"add": 5, "spread": 6, "crew": 4, None: 4}
    assert sum(card.five for card in REVENGE) == 4
    assert Counter(card.levels for card in REVENGE)[(5, 5)] == 2


def test_the_tokens_are_those_of_the_box() -> None:  # DM-2.2
    assert [token.strength for token in TOKENS[:14]] == [6, 6, 7, 7, 8, 8, 3, 3, 3, 4, 4, 4, 5, 5]
    assert Counter(token.back for token in TOKENS[:14]) == {0: 6, 1: 5, 2: 2, 3: 1}


def test_there_are_seven_characters_and_seven_items() -> None:  # DM-2.3
    assert (len(CHARACTERS), len(ITEMS)) == (7, 7)
    assert [character.id for character in CHARACTERS if character.actions == 6] == ["lydia-lamore"]
    assert {character.actions for character in CHARACTERS} == {5, 6}


def test_the_limits_come_with_5_9_12_and_14_fatigue() -> None:  # DM-7.4
    assert (*[6] * 5, *[5] * 4, *[4] * 3, *[3] * 2, *[2] * 3) == LIMIT
