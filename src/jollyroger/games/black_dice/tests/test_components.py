"""The components, and component files that are refused. (BD-1, BD-3)"""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from jollyroger.engine import BadComponents, BadSetup, Fast, playout
from jollyroger.testing import component_files
from jollyroger.testing.play import offered

from .. import GAME
from ..components import COMPONENTS, FACES, LEFT, PIRATES, RIGHT, SYMBOLS, Components, read_components
from ..presentation.view import pieces
from .positions import say, shown, table

OURS = Path(__file__).parents[1] / "components.toml"


changed = partial(component_files.edited_copy, OURS)


def test_the_box_holds_what_it_should() -> None:  # BD-1.1
    assert (len(COMPONENTS.quests), len(COMPONENTS.pirates)) == (4, 8)
    assert (COMPONENTS.numbers.black_dice, COMPONENTS.numbers.rum) == (24, 22)
    assert [COMPONENTS.gold.count(value) for value in (3, 4, 5)] == [10, 20, 10]
    assert sum(COMPONENTS.gold) == 160
    assert COMPONENTS.numbers.dice_a_colour == 6
    assert COMPONENTS.colours == ("red", "brown", "blue", "green")


def test_at_every_step_all_pieces_are_there() -> None:  # BD-1.1, case 28
    s = GAME.new(4, Fast(1))
    counts = pieces(s)
    assert counts["black die"] == 24
    assert [counts[f"{colour} die"] for colour in COMPONENTS.colours] == [6, 6, 6, 6]
    assert counts["rum"] == 22
    assert counts["gold 3"] + counts["gold 4"] + counts["gold 5"] == 40


def test_the_symbols_have_the_values_1_to_6() -> None:  # BD-1.2
    assert [SYMBOLS[face] for face in FACES] == ["anchor", "rum", "sword", "map", "ship", "flag"]


@pytest.mark.parametrize(("face", "opposite"), [("anchor", "flag"), ("rum", "ship"), ("sword", "map")])
def test_opposite_faces_add_up_to_7(face: str, opposite: str) -> None:  # BD-1.3, case 5
    for one, other in ((face, opposite), (opposite, face)):
        s = shown(table(black="1 1 1 1 1 1", rum=[2]), 0, one)
        say(s, 0, "use:jibe")
        assert "place:" + other in offered(s, 0)


def test_the_tile_is_cut_in_half() -> None:  # BD-1.4
    assert [SYMBOLS[face] for face in LEFT] == ["anchor", "rum", "sword"]
    assert [SYMBOLS[face] for face in RIGHT] == ["map", "ship", "flag"]


TILES = {
    "pirate-island": "move-die/standard rum2/throw-pirate none/more-black gold1/damage2 gold1/rum-on-pirates2 "
    "gold2/damage1",
    "kraken": "move-die/standard rum2/standard none/more-black gold-and-token1/lose-die gold1/throw-pirate hit/damage2",
    "armada": "move-die/standard unlock/rum-on-pirates3 fewer-black2/more-black rum2/damage1 gold2/lose-gold "
    "spoils-if-unlocked2/damage2",
    "dutchman": "move-die/standard token/lose-die rum2/more-black none/damage1 gold2/standard spoils-if-more1/damage2",
}


def printed(quest: str, layout: str) -> str:
    """The rewards and penalties of a tile."""
    tile = next(entry for entry in COMPONENTS.quests if entry.id == quest).adventures(layout)
    return " ".join("/".join(f"{effect.kind}{effect.n or ''}" for effect in adventure) for adventure in tile)


@pytest.mark.parametrize("quest", TILES)
def test_each_tile_has_six_rewards_and_penalties(quest: str) -> None:  # BD-3.1
    assert printed(quest, "usual") == TILES[quest]


@pytest.mark.parametrize(
    ("quest", "layout", "penalties"),
    [
        ("pirate-island", "full", "throw-pirate more-black damage2 rum-on-pirates2 damage1 damage1"),
        ("kraken", "full", "standard more-black lose-die throw-pirate throw-pirate damage2"),
        ("kraken", "shifted", "standard more-black lose-die throw-pirate standard damage2"),
        ("dutchman", "full", "standard lose-die more-black damage1 damage1 damage2"),
        ("dutchman", "shifted", "standard lose-die more-black standard damage1 damage2"),
    ],
)
def test_other_layouts_change_the_penalties_only(quest: str, layout: str, penalties: str) -> None:  # BD-3.2
    halves = [adventure.split("/") for adventure in printed(quest, layout).split()]
    assert [penalty for _, penalty in halves] == penalties.split()
    assert [reward for reward, _ in halves] == [adventure.split("/")[0] for adventure in TILES[quest].split()]


def test_a_quest_without_that_layout_uses_its_usual_one() -> None:  # BD-3.2
    assert printed("armada", "full") == TILES["armada"]
    assert printed("pirate-island", "shifted") == TILES["pirate-island"]


def test_all_penalties_and_the_islands_gold_are_shown_as_reconstructed() -> None:  # BD-3.2
    for quest in COMPONENTS.quests:
        for tile in quest.layouts.values():
            assert all(adventure.penalty.reconstructed for adventure in tile)
    view = GAME.view(GAME.new(2, Fast(1)), None)
    assert [column["reconstructed"] for column in view["columns"]] == [["penalty"]] * 3 + [["reward", "penalty"]] * 3
    assert all(pirate["reconstructed"] for pirate in view["crew"])
    assert "re-roll the surplus*" in GAME.words.text_board(view)


def test_an_unknown_layout_is_refused() -> None:  # BD-3.2
    with pytest.raises(BadSetup, match="Option layout is one of usual, full, shifted, not 'upside-down'"):
        GAME.new(2, Fast(1), {"layout": "upside-down"})


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('  { reward = { effect = "move-die" }, penalty = { effect = "standard", reconstructed = true } },\n', "",
         "quest 'pirate-island' has 5 columns; a quest has 6, one for each symbol"),
        ('  { effect = "throw-pirate", reconstructed = true },\n', "",
         "quest 'pirate-island', layout 'full' has 5 columns"),
        ("limit = { n = 1, reconstructed = true }", "limit = { n = 0, reconstructed = true }",
         "'n' of 'limit' of pirate 'overboard' must be a whole number of at least 1, not 0"),
        ('effect = "gold", n = 1', 'effect = "silver", n = 1',
         "'effect' of 'reward' of quest 'pirate-island', column 4 must be one of none, .* not 'silver'"),
        ('effect = "gold", n = 1', 'effect = "gold", n = 0',
         "'n' of 'reward' of quest 'pirate-island', column 4 must be a whole number"),
        ('blocked = "flag"', 'blocked = "parrot"', "'blocked' of quest 'kraken', stage 1 must be one of anchor"),
        ('id = "storm"', 'id = "breeze"', "the pirates must be, in this order"),
        ('id = "sword"', 'id = "fork"', "the symbols must be, in this order"),
        ("3 = 10", "2 = 10", "the gold tokens must be, in this order: 3, 4, 5"),
        ('id = "dutchman"', 'id = "kraken"', "no two quests may have the same id"),
        ("tokens = 2\n", "", "one stage, or two and tokens"),
        ("hits = 3\n", "", "either an enemy to hit .hits. or a chest to empty"),
        ("chest_each = { n = 10", "chest_each = { n = 11", "not enough gold for the chest"),
        ("black_dice = 24", "black_dice = 19", "4 players need 20 black dice"),
        ("dice_each = 5", "dice_each = 6", "dice_each must be 2 or more and less"),
        ("rum = 22", "rum = 7", "must suffice for 4 players"),
        ('[[colour]]\nid = "green"\nmark = "G"\n', "", "there must be 4 colours"),
        ("[numbers]", "[numbers", "it must be a TOML file, but goes wrong at line 9, column 9"),
        ("black_each = 5\n", "", "'numbers' has no 'black_each'"),
        ('id = "armada"', 'id = "galleons"', "quest 'galleons' has no 'enemy'"),
        ("black_dice = 24", "black_dice = true", "'black_dice' of 'numbers' must be a whole number .* not true"),
        ("black_dice = 24", 'black_dice = "24"', "'black_dice' of 'numbers' must be a whole number .* not '24'"),
        ("3 = 10", "3 = [10]", "'3' of 'gold' must be a whole number of at least 1, not a list"),
        ('id = "storm"', 'id = "storm"\nname = 7', "'name' of pirate 'storm' must be a text, not 7"),
        ("title = { reconstructed = true }", 'title = "The Stowaway"',
         "'title' of pirate 'overboard' must be a table, not 'The Stowaway'"),
        ("n = 1, reconstructed = true", 'n = 1, reconstructed = "yes"',
         "'reconstructed' of 'limit' of pirate 'overboard' must be true or false, not 'yes'"),
        ("stages = [{}]", "stages = {}", "'stages' of quest 'pirate-island' must be a list, not a table"),
        ("stages = [{}]", "stages = [6]", "each of 'stages' of quest 'pirate-island' must be a table, not 6"),
        ('id = "kraken"', 'id = "The Kraken"', "must be of small letters, digits and hyphens, not 'The Kraken'"),
        ('id = "full"', 'id = "usual"', "quest 'pirate-island' has two layouts 'usual'"),
        ('blocked = "map", seeded = "flag"', 'blocked = "flag", seeded = "flag"',
         "quest 'kraken', stage 2 sends black dice to the column it blocks"),
        ('mark = "N"', 'mark = "R"', "no two colours may have the same mark"),
        ("[gold]", '[rewards]\ngold = "gold"\n[gold]', "'gold' of 'rewards' must be a text with {n}"),
        ("[gold]", '[rewards]\nhit = "{n} hits"\n[gold]', "'hit' of 'rewards' must be a text without {n}"),
        ("[gold]", '[penalties]\nhit = "ouch"\n[gold]', "'penalties' has a 'hit', which is none of standard, "),
    ],
)  # fmt: skip
def test_a_component_file_that_does_not_add_up_is_refused(
    tmp_path: Path, old: str, new: str, complaint: str
) -> None:  # BD-3.2
    path = changed(tmp_path, old, new)
    with pytest.raises(BadComponents, match=complaint) as caught:
        read_components(path)
    assert "\n" not in str(caught.value)


def test_a_component_file_that_is_not_text_is_refused(tmp_path: Path) -> None:  # BD-3.2
    path = tmp_path / "mine.toml"
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(BadComponents, match="it must be a text file in UTF-8"):
        read_components(path)


def test_what_is_printed_loses_its_star_and_nothing_else_does(tmp_path: Path) -> None:  # BD-2.4, BD-7.2
    chest, limit = "chest_each = { n = 10", "limit = { n = 2"
    ours, mine = GAME, GAME
    for old in (chest, limit):
        assert ours.with_components is not None
        mine = ours.with_components(changed(tmp_path, f"{old}, reconstructed = true }}", f"{old} }}"))
        texts = []
        for game in (ours, mine):
            view = game.view(game.new(2, Fast(1), {"pirates": "bullseye+storm+jibe"}), 0)
            texts.append(game.words.text_board(view).splitlines())
        changes = [(before, after) for before, after in zip(*texts, strict=True) if before != after]
        assert [before.replace("*", "", 1) for before, _ in changes] == [after for _, after in changes]
        assert len(changes) == 1
    view = mine.view(mine.new(2, Fast(1), {"pirates": "bullseye+storm+jibe"}), 0)
    assert [pirate["reconstructed"] for pirate in view["crew"]] == [["title"], ["title", "limit"], ["title", "limit"]]


def test_an_owner_of_the_box_plays_with_what_is_printed_there(tmp_path: Path) -> None:  # BD-3.2
    path = changed(tmp_path, "chest_each = { n = 10, reconstructed = true }", "chest_each = { n = 5 }")
    assert GAME.with_components is not None
    game = GAME.with_components(path)
    s = game.new(2, Fast(1))
    assert len(s.gold) == 10
    assert game.components_hash != GAME.components_hash == ""
    back = game.codec.decode(game.codec.encode(s), Fast(1))
    assert back.components is s.components
    playout(s, Fast(2))
    assert s.result is not None


def test_the_built_in_component_file_is_valid() -> None:  # BD-3.2
    assert isinstance(read_components(OURS), Components)
    assert read_components(OURS) == COMPONENTS
    assert tuple(pirate.id for pirate in COMPONENTS.pirates) == PIRATES
