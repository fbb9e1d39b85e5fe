"""A component file is checked when it is read, and refused with a message. (DM-1, DM-2)"""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from jollyroger.engine.messages import reading_in
from jollyroger.testing import component_files

from ..component_reader import CHARACTER_IDS, ITEM_IDS, read_components
from ..components import COMPONENTS
from ..messages import text

FILE = Path(__file__).parents[1] / "components.toml"
changed = partial(component_files.edited_copy, FILE)
complaint = partial(component_files.error_message, read_components)

LAMP_ROOM = '[[room]]\nid = "room-19"\ncolour = "yellow"\npips = 2\ndoors = ["N", "S", "W"]\n'
LAST_CARD = '[[revenge]]\nid = "revenge-19"\nyellow = 5\n'
TRAPDOOR = '[[token]]\nfront = "trapdoor"\n'
EAST = 'doors = ["E"]'
CLOSET = 'colour = "red"\npips = 3\ndoors = ["E"]\n'
EXIT = "the first starting room, and only that one, must have an exit, at one of its doors."
TOP = 'id = "start-top"\n'

FLAWS = {
    "a tile missing": (LAMP_ROOM, "", "there must be 20 room tiles, not 19."),
    "a tile too many": (LAMP_ROOM, LAMP_ROOM * 2, "there must be 20 room tiles, not 21."),
    "two tiles of one id": (
        'id = "room-19"',
        'id = "room-18"',
        "'room-18' is used twice; every room and card needs its own id.",
    ),
    "a door naming no side": (
        EAST,
        'doors = ["U"]',
        "each of 'doors' of room tile 'room-12' must be N, E, S or W, not 'U'.",
    ),
    "a door on two sides": (
        EAST,
        'doors = ["NE"]',
        "each of 'doors' of room tile 'room-12' must be N, E, S or W, not 'NE'.",
    ),
    "a door that is a number": (EAST, "doors = [3]", "each of 'doors' of room tile 'room-12' must be a text, not 3."),
    "doors as a number": (EAST, "doors = 3", "'doors' of room tile 'room-12' must be a list, not 3."),
    "a room without a door": (EAST, "doors = []", "room tile 'room-12' has no door, but every room needs one."),
    "a room without pips": (CLOSET, CLOSET.replace("pips = 3\n", ""), "room tile 'room-12' has no 'pips'."),
    "a fire too high": (
        CLOSET,
        CLOSET.replace("pips = 3", "pips = 6"),
        "'pips' of room tile 'room-12' must be a fire level, 0 to 5, not 6.",
    ),
    "a fire too low": (
        CLOSET,
        CLOSET.replace("pips = 3", "pips = -1"),
        "'pips' of room tile 'room-12' must be a whole number of at least 0, not -1.",
    ),
    "a keg without a door": (
        'number = 4, door = "S"',
        'number = 4, door = "N"',
        "'keg' of room tile 'room-04' is at side N, but the room has no door there.",
    ),
    "a keg naming no side": (
        'number = 4, door = "S"',
        'number = 4, door = "ES"',
        "'door' of 'keg' of room tile 'room-04' must be one of N, E, S, W, not 'ES'.",
    ),
    "a keg that would go off at once": (
        "number = 4",
        "number = 2",
        "'number' of 'keg' of room tile 'room-04' must be above the 2 pips of its room, and at most 5, not 2.",
    ),
    "a keg that never goes off": (
        "number = 4",
        "number = 6",
        "'number' of 'keg' of room tile 'room-04' must be above the 2 pips of its room, and at most 5, not 6.",
    ),
    "a keg misspelt": (
        "keg = { number = 4",
        "kegs = { number = 4",
        "room tile 'room-04' has a 'kegs', which means nothing there.",
    ),
    "pips on a starting room": (
        'id = "start-top"\n',
        'id = "start-top"\npips = 2\n',
        "starting room 'start-top' has a 'pips', which means nothing there.",
    ),
    "something nobody knows": (
        "[fromm]",
        "[cat]\nname = 'Rats'\n[fromm]",
        "the file has a 'cat', which means nothing there.",
    ),
    "an unknown colour": (
        'colour = "red"\npips = 4',
        'colour = "blue"\npips = 4',
        "'colour' of room tile 'room-02' must be one of red, yellow, not 'blue'.",
    ),
    "a trapdoor neither there nor not": (
        "trapdoor = true",
        "trapdoor = 1",
        "'trapdoor' of starting room 'start-top' must be true or false, not 1.",
    ),
    "starting rooms on one another": ("x = -1", "x = 0", "two starting rooms lie on the same spot."),
    "no exit": ('exit = "S"\n', "", EXIT),
    "two exits": (TOP, TOP + 'exit = "N"\n', EXIT),
    "an exit through a wall": (
        'doors = ["N", "E", "S", "W"]\ntrapdoor = false',
        'doors = ["N"]\ntrapdoor = false',
        EXIT,
    ),
    "an exit naming no side": (
        'exit = "S"',
        'exit = "down"',
        "'exit' of starting room 'start-centre' must be one of N, E, S, W, not 'down'.",
    ),
    "a card missing": (LAST_CARD, "", "there must be 19 revenge cards, not 18."),
    "a card naming no level": (
        LAST_CARD,
        LAST_CARD.replace("5", "6"),
        "'yellow' of revenge card 'revenge-19' must be a fire level, 0 to 5, not 6.",
    ),
    "a card naming no colour": (
        LAST_CARD,
        LAST_CARD.replace("yellow = 5", ""),
        "revenge card 'revenge-19' must name a fire level for red, for yellow, or for both.",
    ),
    "an unknown icon": (
        'icon = "add"',
        'icon = "rats"',
        "'icon' of revenge card 'revenge-05' must be one of add, spread, crew, not 'rats'.",
    ),
    "a token missing": (TRAPDOOR, "", "there must be 20 tokens, not 19."),
    "a front nobody knows": (
        'front = "trapdoor"',
        'front = "hatch"',
        "'front' of token 15 must be one of guard, crew, trapdoor, not 'hatch'.",
    ),
    "a guard without strength": ('front = "trapdoor"', 'front = "guard"', "token 15 has no 'strength'."),
    "a guard too many": (
        'front = "trapdoor"',
        'front = "guard"\nstrength = 6\nback = "treasure"',
        "the tokens must be 6 guards, 8 crew and 6 trapdoors, in this order.",
    ),
    "a guard of another strength": (
        "strength = 8",
        "strength = 9",
        "the enemies must be, in this order: guard-6, guard-7, guard-8, crew-3, crew-4, crew-5, fromm.",
    ),
    "a treasure behind crew": (
        'back = "cutlass"',
        'back = "treasure"',
        "behind every guard, and only there, must be a treasure.",
    ),
    "an unknown back": (
        'back = "grog-4"',
        'back = "grog-6"',
        "'back' of token 8 must be one of treasure, cutlass, grog-4, grog-5, not 'grog-6'.",
    ),
    "a captain with one side": ("sides = [4, 8]", "sides = [4]", "'sides' of 'fromm' must be 2 strengths, not 1."),
    "an unknown character": (
        'id = "jade"',
        'id = "ruby"',
        f"the characters must be, in this order: {', '.join(CHARACTER_IDS)}.",
    ),
    "an unknown item": ('id = "sword"', 'id = "axe"', f"the items must be, in this order: {', '.join(ITEM_IDS)}."),
    "an unknown difficulty": (
        'id = "admiral"',
        'id = "captain"',
        "the difficulties must be, in this order: scurvy-dog, buccaneer, admiral.",
    ),
    "a treasure too many": ("treasures = 6", "treasures = 7", "'treasures' must be 6, one behind every guard, not 7."),
    "a fire above the dice": (
        "fire_explodes = 6",
        "fire_explodes = 7",
        "'fire_explodes' must be 6, the highest face of a die, not 7.",
    ),
    "a goal out of reach": ("few = 4", "few = 7", "no difficulty may want more treasures than there are: 6."),
    "a difficulty without a goal": ("few = 4\n", "", "difficulty 'scurvy-dog' has no 'few'."),
    "a character without a letter": ('letter = "J"\n', "", "character 'jade' has no 'letter'."),
    "no numbers": ("[numbers]", "[figures]", "the file has no 'numbers'."),
    "a missing number": ("fatigue_death = 16\n", "", "'numbers' has no 'fatigue_death'."),
    "a number in words": (
        "fatigue_death = 16",
        'fatigue_death = "sixteen"',
        "'fatigue_death' of 'numbers' must be a whole number of at least 1, not 'sixteen'.",
    ),
    "broken TOML": ("[[room]]", "[[room", "it must be a TOML file, but goes wrong at line 98, column 7."),
}


@pytest.mark.parametrize(("old", "new", "sentence"), FLAWS.values(), ids=FLAWS)
def test_an_inconsistent_file_is_refused_with_a_message_that_names_it(
    tmp_path: Path, old: str, new: str, sentence: str
) -> None:  # DM-1.2, DM-2.2
    assert complaint(changed(tmp_path, old, new)) == f"components.toml: {sentence}"


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:  # DM-2.2
    path = tmp_path / "components.toml"
    path.write_bytes(b"\xff\xfe\x00")
    assert complaint(path).startswith("components.toml")


def test_the_component_file_of_the_game_is_valid() -> None:  # DM-2.2
    assert read_components(FILE) == COMPONENTS


def test_an_owner_may_give_names_that_are_shown_in_every_language(tmp_path: Path) -> None:
    path = changed(tmp_path, 'id = "room-05"\n', 'id = "room-05"\nname = "Pantry"\n')
    pantry = next(tile for tile in read_components(path).tiles if tile.id == "room-05")
    assert text("event-rose", room=pantry.noun, level=3) == "The fire in the Pantry rises to 3."
    with reading_in("de"):
        assert "Pantry" in text("event-rose", room=pantry.noun, level=3)
