"""A component file is checked when it is read. (AH-1)"""

from __future__ import annotations

import tomllib
from functools import partial
from pathlib import Path

import pytest

from jollyroger.engine.messages import reading_in
from jollyroger.testing import component_files

from ..components import COMPONENTS, read_components
from ..components import RUM as RUM_KIND
from ..messages import text

FILE = Path(__file__).parents[1] / "components.toml"


changed = partial(component_files.edited_copy, FILE)
complaint = partial(component_files.error_message, read_components)

RED = '[[crew]]\nid = "stormsail"\ncolour = "red"\n'
SURGEON = "[[rank]]\nrank = 6\nreconstructed = true\n"
RUM = 'id = "rum"\ncopies = 3\n'

FLAWS = [
    pytest.param("crew_copies = 3", "crew_copies = 4", "108", id="a wrong count of crew"),
    pytest.param(RUM, RUM.replace("3", "2"), "108", id="a wrong count of an action"),
    pytest.param(RED, "", "3 crews", id="a missing crew"),
    pytest.param(RED, RED * 2, "3 crews", id="a crew too many"),
    pytest.param(SURGEON, "", "ranks", id="a missing rank"),
    pytest.param("rank = 6", "rank = 7", "ranks", id="a rank twice"),
    pytest.param('id = "rum"', 'id = "grog"', "rum", id="an unknown action"),
    pytest.param('id = "sea-sabre"', 'id = "stormsail"', "same id", id="two crews of one id"),
    pytest.param("[[crew]]", "[[crew", "line", id="broken TOML"),
    pytest.param(
        "long_run = 7", "long_run = 11", "'long_run' must be at most 10", id="a run of more ranks than there are"
    ),
    pytest.param("short_run = 3", "short_run = 11", "'short_run' must be at most 10", id="a short run too long"),
    pytest.param(
        "start_hand = 5", "start_hand = 18", "'start_hand' must be at most 17", id="hands larger than the deck"
    ),
    pytest.param("deck_total = 108\n", "", "deck_total", id="no deck total"),
    pytest.param("crew_copies = 3\n", "", "crew_copies", id="no crew copies"),
    pytest.param(RUM, RUM + "name = 3\n", "name", id="a name that is a number"),
    pytest.param("rank = 6\n", "", "rank", id="a rank without a number"),
    pytest.param(RUM, RUM.replace("copies = 3\n", ""), "copies", id="an action without copies"),
    pytest.param("[numbers]", "[figures]", "numbers", id="no numbers"),
    pytest.param("hand_limit = 12\n", "", "hand_limit", id="a missing number"),
    pytest.param("hand_limit = 12", 'hand_limit = "twelve"', "hand_limit", id="a number in words"),
    pytest.param(RUM, RUM.replace("3", '"three"'), "", id="copies in words"),
]


@pytest.mark.parametrize(("old", "new", "word"), FLAWS)
def test_a_file_that_does_not_add_up_is_refused(
    tmp_path: Path, old: str, new: str, word: str
) -> None:  # AH-1.1, AH-1.2
    assert word in complaint(changed(tmp_path, old, new))


@pytest.mark.parametrize(("old", "new", "word"), FLAWS)
def test_a_refusal_is_one_sentence_that_names_the_file(tmp_path: Path, old: str, new: str, word: str) -> None:  # AH-1.1
    sentence = complaint(changed(tmp_path, old, new))
    assert sentence.startswith("components.toml")
    assert sentence.endswith(".")
    assert "\n" not in sentence


def test_a_card_without_copies_is_not_made_up_for_by_another(tmp_path: Path) -> None:  # AH-1.2
    king = 'id = "pirate-king"\ncopies = 1'
    path = changed(tmp_path, RUM, RUM.replace("3", "4"))
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace(king, king.replace("1", "0")), encoding="utf-8")
    assert "but they are 108" not in complaint(path)


def test_a_file_that_is_not_text_is_refused(tmp_path: Path) -> None:  # AH-1.1
    path = tmp_path / "components.toml"
    path.write_bytes(b"\xff\xfe\x00")
    assert complaint(path).startswith("components.toml")


def test_names_and_titles_have_no_effect(tmp_path: Path) -> None:  # AH-1.3
    other = read_components(changed(tmp_path, RUM, RUM + 'name = "Grog"\nabout = "Wins."\n'))
    assert [kind[:4] for kind in other.kinds] == [kind[:4] for kind in COMPONENTS.kinds]


def test_a_name_of_the_file_is_shown_in_all_languages(tmp_path: Path) -> None:  # AH-1.2
    other = read_components(changed(tmp_path, RUM, RUM + 'name = "Grog"\nabout = "Wins."\n')).kinds[RUM_KIND]
    with reading_in("de"):
        assert (other.name, other.about) == ("Grog", "Wins.")
        assert text("option-lay", card=other.noun) == "Grog legen"


def test_no_source_says_which_name_belongs_to_which_rank() -> None:  # AH-1.3
    ranks = tomllib.loads(FILE.read_text(encoding="utf-8"))["rank"]
    assert [rank["rank"] for rank in ranks if not rank.get("reconstructed")] == []


def test_the_built_in_component_file_is_valid() -> None:  # AH-1.1
    assert read_components(FILE) == COMPONENTS
