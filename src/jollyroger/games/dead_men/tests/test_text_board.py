"""The ship as text: where a tile may go, and what its parts show."""

from __future__ import annotations

from ....engine import Fast, apply, ask_order, start
from ....engine.text.marked_text import split_marks
from .. import GAME
from ..presentation.text_board import marked_board
from ..state import Ship


def before_a_tile_is_laid() -> Ship:
    s = GAME.new(2, Fast(1), {})
    start(s)
    while not GAME.view(s, None)["tile"] or not GAME.view(s, None)["tile"]["placements"]:
        ask = ask_order(s)[-1]
        apply(s, ask.seat, ask.options[0])
    return s


def targets_on_the_board(s: Ship, seat: int | None) -> set[str]:
    _, spans = split_marks(marked_board(GAME.view(s, seat)))
    return {span.target for span in spans}


def test_whoever_lays_a_tile_sees_where_it_may_go() -> None:
    s = before_a_tile_is_laid()
    (ask,) = s.asks
    cells = {GAME.words.target(s, ask.seat, option) for option in ask.options}
    shown = {target for target in targets_on_the_board(s, ask.seat) if target.startswith("cell:")}
    assert shown == cells
    board, spans = split_marks(marked_board(GAME.view(s, ask.seat)))
    assert board.count("tile?") == len(cells)
    assert {span.end - span.start for span in spans if span.target in cells} == {11}


def test_the_map_of_the_others_does_not_grow_meanwhile() -> None:
    s = before_a_tile_is_laid()
    other = 1 - s.asks[0].seat
    for viewer in (other, None):
        assert not any(target.startswith("cell:") for target in targets_on_the_board(s, viewer))


def test_an_exit_shows_its_boat_and_the_rest_of_the_room_the_room() -> None:
    s = before_a_tile_is_laid()
    board, spans = split_marks(marked_board(GAME.view(s, None)))
    lines = board.split("\n")
    boats = [span for span in spans if span.target == "boat:0"]
    assert [lines[boat.line][boat.start : boat.end] for boat in boats] == ["~~~"]
    rooms = {span.target for span in spans if span.line == boats[0].line}
    assert "room:start-centre" in rooms
