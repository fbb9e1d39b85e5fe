"""How a game ended: the cause, the tally, and open hands."""

from __future__ import annotations

from functools import cache

from jollyroger.engine import Fast, Match, TallyRow, ask_for, verify
from jollyroger.engine.kernel import apply

from .. import GAME
from ..ai.resampling import resample
from ..presentation.observation.observer import ENDINGS
from ..presentation.view import view
from ..state import Table
from .golden import GOLDEN
from .positions import encounter, play_ids, table

WORDS = GAME.words


@cache
def finished(name: str) -> Match[Table]:
    return verify(GAME, GOLDEN.record(name)).match


def cause(s: Table, seat: int | None) -> str:
    return WORDS.cause(view(s, seat))


def test_the_cause_of_a_bought_game_is_the_price() -> None:  # SS-5.10
    s = encounter(table(2, at="O0:v12", gold=[38], luck=[1]), "O0")
    play_ids(s, 0, "pay")
    assert cause(s, 0) == "You paid the King 35 gold, with 3 left."
    assert cause(s, None) == "{0} paid the King 35 gold, with 3 left."


def test_a_price_can_take_the_last_coin() -> None:
    s = encounter(table(2, at="O0:v12", gold=[35], luck=[1]), "O0")
    play_ids(s, 0, "pay")
    assert cause(s, 1) == "{0} paid the King 35 gold, to the last coin."


def test_the_cause_of_a_fight_is_its_dice() -> None:  # SS-6.1
    crew = ["fort-rock-captain*2 clearwater-marine*2"]
    s = encounter(table(3, at="O0:v12 P2:v11", crew=crew, items=["musket"], luck=[0, 4, 3]), "O0")
    assert s.result is not None
    assert cause(s, 1) == (
        "{0}'s Officer beat the Pirate King, 15 against 13: a 69 % chance by the dice. "
        "{2}'s Pirate stood on the Lake of Fire, one move away."
    )
    assert cause(s, 0).startswith("Your Officer beat")


def test_a_blank_of_the_king_is_named() -> None:  # SS-6.2
    s = encounter(table(2, at="P0:v12", luck=[0, 1, 0]), "P0")
    assert cause(s, 0) == "Your Pirate beat the Pirate King, who rolled a blank: a 14 % chance by the dice."


def test_two_figures_on_the_lair_leave_open_which_one_won() -> None:  # SS-A17
    s = encounter(table(2, at="O0:v12 P0:v12", luck=[0, 1, 0]), "P0")
    assert cause(s, 1) == "Both of {0}'s figures stood on his Lair."


def test_the_tally_has_a_value_for_each_player() -> None:
    hands = ["", "lucky-blow fair-wind"]
    s = encounter(table(2, at="O0:v12", gold=[38, 7], hands=hands, items=["", "hook"], luck=[1]), "O0")
    assert WORDS.tally(view(s, 0)) == []
    play_ids(s, 0, "pay")
    rows = WORDS.tally(view(s, None))
    assert all(len(row.values) == 2 for row in rows)
    assert rows[0] == TallyRow("Gold", ("3", "7"))
    assert TallyRow("Pirate's Might", ("0", "1")) in rows
    assert TallyRow("Fortune cards left", ("none", "Lucky Blow, Fair Wind")) in rows


def test_every_hand_is_open_after_the_end_and_only_then() -> None:  # SS-10.2
    s = encounter(table(2, at="O0:v12", gold=[38], hands=["local-guide", "lucky-blow"], luck=[1]), "O0")
    assert view(s, 0)["hands"] is None
    play_ids(s, 0, "pay")
    for seat in (0, 1, None):
        assert view(s, seat)["hands"] == [["local-guide"], ["lucky-blow"]]
        assert resample(s, seat, Fast(1)).hands == s.hands
        assert "{1} held Lucky Blow." in WORDS.text_board(view(s, seat))
    others = next(passage for passage in WORDS.describe(view(s, 0)) if passage.heading == "{1}")
    assert others.text.endswith("They are Lucky Blow.")


def test_every_recorded_game_has_a_cause_without_ids() -> None:
    for name in GOLDEN.names():
        s = finished(name).s
        assert s.result is not None
        assert s.result.ending in ENDINGS
        for seat in (None, *range(s.seats)):
            said = cause(s, seat)
            assert "King" in said or "Lair" in said
            assert not any(space["id"] in said.split() for space in view(s, seat)["board"])


def test_a_running_game_has_no_cause() -> None:
    s = GAME.new(2, Fast(1))
    ask = ask_for(s, s.active)
    assert ask is not None
    assert cause(s, 0) == ""
    apply(s, ask.seat, ask.options[0])
    assert cause(s, None) == ""
