"""The box: its contents, the errors of bad component files, and games with another box. (SS-B1 to SS-B6)"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from jollyroger.engine import BadComponents, BadRecord, Fast, Game, Match, playout, replay

from .. import GAME, build, with_components
from ..board import MAX_STEPS
from ..state import Table
from .positions import BOX, FILE, edited_box


def test_the_counts_are_those_of_the_printed_game() -> None:  # SS-B1.1, T47
    kinds = Counter(space.kind for space in BOX.board.spaces)
    assert (kinds["settlement"], kinds["chest"], kinds["cave"], kinds["docks"], kinds["ship"]) == (12, 4, 7, 2, 2)
    assert len(BOX.board.spaces) == 32 + 12 + 2
    cards = [
        sum(len(crew.backs) for crew in BOX.crew),
        *[len(BOX.deck(deck)) for deck in (BOX.enemies, BOX.fortunes, BOX.items)],
    ]
    assert cards == [36, 16, 33, 20]


def test_the_symbols_of_the_crew_add_up() -> None:  # SS-B2
    symbols = [(len(crew.backs), *crew.might, crew.gold) for crew in BOX.crew]
    assert [sum(row[0] * row[n] for row in symbols) for n in (1, 2, 3)] == [17, 17, 20]


def test_the_weapons_of_both_figures_have_the_same_total_might() -> None:  # SS-B5.1
    for role in (0, 1):
        weapons = [item for item in BOX.items if item.role == role]
        assert (sum(item.copies for item in weapons), sum(item.copies * item.might for item in weapons)) == (6, 10)
        assert all(item.sell == 2 * item.might for item in weapons)


def test_six_enemies_give_an_item() -> None:  # SS-B3
    assert sum(enemy.items[0] for enemy in BOX.enemies) == 6
    assert all(list(enemy.might) == sorted(enemy.might) for enemy in BOX.enemies)


def test_the_first_mate_has_might_7_and_the_king_10() -> None:  # SS-B6
    assert (BOX.mate_might, BOX.king_might) == (7, 10)


def test_there_is_only_one_route_to_each_end_of_a_move() -> None:  # SS-4.6, SS-4.8
    for start in range(len(BOX.board.spaces)):
        for steps in range(MAX_STEPS + 1):
            ends = [route.end for route in BOX.board.find_routes(start, steps)]
            assert len(set(ends)) == len(ends)


def change(part: str, number: int, **entries: object) -> Callable[[dict[str, Any]], object]:
    return lambda data: data[part][number].update(entries)


@pytest.mark.parametrize(
    ("edit", "sentence"),
    [
        pytest.param(
            change("outer", 5, next=["o99"]),
            "space 'o05' leads to 'o99', but there is no such space.",
            id="broken link",
        ),
        pytest.param(lambda data: data["outer"].pop(), "there must be 32 outer spaces, not 31.", id="31 outer spaces"),
        pytest.param(
            lambda data: data["king"]["prices"].__setitem__(0, -5),
            "each of 'prices' of 'king' must be a whole number of at least 0, not -5.",
            id="negative price",
        ),
        pytest.param(
            lambda data: data["king"]["prices"].__setitem__(3, 99),
            "the prices of the Pirate King must not fall as the roll rises.",
            id="falling prices",
        ),
        pytest.param(
            lambda data: data.update(gold=49),
            "the Gold must be worth at least the highest price of the Pirate King and at most 1000.",
            id="too little Gold to buy the King",
        ),
        pytest.param(
            lambda data: data.update(gold=1001),
            "the Gold must be worth at least the highest price of the Pirate King and at most 1000.",
            id="too much Gold to list the bids",
        ),
        pytest.param(
            lambda data: data["king"]["prices"].pop(),
            "the price chart must have 9 prices, not 8.",
            id="a price is missing",
        ),
        pytest.param(
            change("outer", 5, next=["o07"]),
            "the outer path must be one ring through all 32 spaces, but it misses o06.",
            id="a space left out",
        ),
        pytest.param(
            change("volcano", 6, next=["o18"]),
            "the volcano must be one path from its cave back to the outer path, but v08 is off it.",
            id="a shortcut",
        ),
        pytest.param(
            change("outer", 8, next=["o09", "v01"]),
            "exactly one outer space, a cave, must lead on to the outer path or into the volcano.",
            id="two entrances",
        ),
        pytest.param(
            change("volcano", 2, next=["v04", "v11"]),
            "in the volcano the Thieves' Den, and only it, must fork: to the path and to the lake.",
            id="two forks",
        ),
        pytest.param(
            change("volcano", 10, next=["v12", "v05"]),
            "the Lake of Fire must lead to the Lair and nowhere else, and the Lair nowhere.",
            id="a way back from the lake",
        ),
        pytest.param(
            change("ship", 0, next=["o04"]), "navy-ship must lead to its docks and nowhere else.", id="a lost ship"
        ),
        pytest.param(change("ship", 0, next=["o19"]), "each ship must have docks of its own.", id="shared docks"),
        pytest.param(change("outer", 4, id="o05"), "two spaces have the id 'o05'.", id="one id twice"),
        pytest.param(
            change("outer", 5, kind="cave"),
            "there must be 4 spaces of kind 'chest' on the outer path, not 3.",
            id="a chest is missing",
        ),
        pytest.param(
            change("outer", 8, kind="pond"), "space o08 is of kind 'pond', which does not exist.", id="unknown kind"
        ),
        pytest.param(
            change("outer", 4, kind="settlement", settlement="atlantis"),
            "the settlement 'atlantis' must have 2 kinds of crew, not 0.",
            id="unknown settlement",
        ),
        pytest.param(
            lambda data: data["outer"][4].pop("settlement"),
            "space 'o04' must name its settlement if it is one, and only then.",
            id="a nameless settlement",
        ),
        pytest.param(change("crew", 0, backs=[0]), "there must be 36 crew cards, not 33.", id="crew missing"),
        pytest.param(change("enemy", 0, copies=2), "there must be 16 enemy cards, not 17.", id="an enemy too many"),
        pytest.param(change("enemy", 0, might=[1, 2]), "the chart of cave-bats must have 4 rows.", id="a short chart"),
        pytest.param(
            change("weapon", 0, might=-1),
            "'might' of weapon 'cutlass' must be a whole number of at least 0, not -1.",
            id="negative",
        ),
        pytest.param(
            change("weapon", 0, figure="cook"),
            "'figure' of weapon 'cutlass' must be officer or pirate, not 'cook'.",
            id="cook",
        ),
        pytest.param(change("weapon", 0, id="hook"), "two kinds of card have the id 'hook'.", id="two hooks"),
        pytest.param(
            change("weapon", 0, id="lost-purse", name="Purse"),
            "two kinds of card have the id 'lost-purse'.",
            id="two lost purses",
        ),
        pytest.param(
            change("crew", 0, id="gold", name="Gold"),
            "no crew card can have the id 'gold': a winner would not know what he takes.",
            id="gold as crew",
        ),
        pytest.param(change("weapon", 0, id="harpoon"), "weapon 'harpoon' has no 'name'.", id="a nameless weapon"),
        pytest.param(
            change("outer", 7, kind="ship"), "space o07 is of kind 'ship', which lies beside both paths.", id="ashore"
        ),
        pytest.param(
            change("outer", 7, kind="lava-tubes"),
            "space o07 is of kind 'lava-tubes', which belongs in the volcano.",
            id="lava ashore",
        ),
        pytest.param(
            change("fortune", 12, settlements=["rum-reef", "atlantis"]),
            "volunteers come from 'atlantis', but there is no such settlement.",
            id="volunteers from nowhere",
        ),
        pytest.param(
            lambda data: data["chart"].update(crew=[1, 3]),
            "the rows of the Enemies' chart must begin at 0 crew and rise.",
            id="bad rows",
        ),
    ],
)
def test_a_box_that_does_not_add_up_is_refused_in_a_sentence(
    edit: Callable[[dict[str, Any]], object], sentence: str
) -> None:  # SS-B1.1, SS-B6
    with pytest.raises(BadComponents) as caught:
        edited_box(edit)
    assert str(caught.value) == sentence


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (b"gold = x", "it must be a TOML file, but goes wrong at line 1, column 8."),
        (b"gold = [1,", "it must be a TOML file, but goes wrong at its end."),
        (b'name = "\xff"', "it must be a text file in UTF-8."),
        (b"gold = 5", "the file has no 'king'."),
        (b"king = 7", "'king' of the file must be a table, not 7."),
    ],
)
def test_a_file_that_is_no_component_file_is_refused(tmp_path: Path, text: bytes, said: str) -> None:
    path = tmp_path / "my-box.toml"
    path.write_bytes(text)
    with pytest.raises(BadComponents) as caught:
        with_components(path)
    assert str(caught.value) == said


def other_game(tmp_path: Path) -> Game[Table]:
    """The game with a Harpoon instead of the Hook, and a higher price."""
    path = tmp_path / "my-box.toml"
    text = FILE.read_text(encoding="utf-8").replace('id = "hook"', 'id = "harpoon", name = "Harpoon"')
    path.write_text(text.replace("prices = [30,", "prices = [33,"), encoding="utf-8")
    return with_components(path)


def test_a_game_with_another_box_has_its_own_catalogue_and_plays_to_the_end(tmp_path: Path) -> None:
    game = other_game(tmp_path)
    assert (game.components_hash != "", GAME.components_hash) == (True, "")
    assert (game.catalogue.find("sell:harpoon") is None, game.catalogue.find("sell:hook")) == (False, None)
    for seats in game.seats:
        s = game.new(seats, Fast(seats))
        playout(s, Fast(9))
        assert s.result is not None
    assert game.new(2, Fast(1)).clone().box.price(0, 2) == 33


def test_a_record_of_another_box_is_refused(tmp_path: Path) -> None:
    record = Match(other_game(tmp_path), 2, Fast(1)).record()
    with pytest.raises(BadRecord, match="another component file"):
        replay(GAME, record)


def test_a_decoded_state_has_the_games_box(tmp_path: Path) -> None:
    game = other_game(tmp_path)
    s = game.new(3, Fast(1))
    assert game.codec.decode(game.codec.encode(s), Fast(2)).box is s.box


def test_building_the_same_box_twice_gives_the_same_catalogue() -> None:
    assert [str(action) for action in build(BOX).catalogue] == [str(action) for action in GAME.catalogue]


def test_reconstructed_spaces_and_effects_are_marked() -> None:  # SS-B1.1
    board = {space.id: space.reconstructed for space in BOX.board.spaces}
    assert not any(board[id] for id in ("o00", "o01", "o02", "o03", "v01", "v11", "v12"))
    assert all(board[id] for id in ("o04", "o19", "v05"))
    assert not BOX.effects["settlement"].reconstructed
    assert BOX.effects["geyser"].reconstructed
