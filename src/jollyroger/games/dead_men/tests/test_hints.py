"""Hints about cards, deckhands, battles and moves."""

from __future__ import annotations

import pytest

from jollyroger.engine import View

from ..presentation.hints import hints
from ..presentation.words import WORDS
from .positions import acting, ship

FIVES = "revenge-06 revenge-07 revenge-13 revenge-19"


def card(view: View, id: str) -> View:
    found: View = next(card for card in view["cards"] if card["card"] == id)
    return found


def test_each_card_left_tells_what_it_would_raise_and_explode() -> None:  # DM-9.3, DM-9.6
    s = acting(ship(fire={"centre": 5, "top": 3}, deck=f"{FIVES} revenge-17"))
    ahead = hints(s, 0)
    five = card(ahead, "revenge-19")
    assert (five["explodes"], five["rises"]) == (
        ["start-centre"],
        ["start-centre", "start-left", "start-right", "start-top"],
    )
    assert (card(ahead, "revenge-13")["rises"], card(ahead, "revenge-17")["rises"]) == ([], ["start-top"])


def test_cards_alike_are_counted_together() -> None:  # DM-9.2
    ahead = hints(acting(ship(deck=FIVES)), 0)
    assert [(card["card"], card["odds"]) for card in ahead["cards"]] == [
        ("revenge-06", 0.5),
        ("revenge-13", 0.25),
        ("revenge-19", 0.25),
    ]


def test_a_room_at_risk_names_the_cards_that_explode_it() -> None:  # DM-9.6
    risk = hints(acting(ship(fire={"centre": 5}, deck=FIVES)), 0)["rooms"]["start-centre"]
    assert (risk["explodes"], risk["cards"]) == (0.75, ["revenge-06", "revenge-19"])


def test_a_keg_that_a_card_would_set_off_is_foreseen() -> None:  # DM-9.5
    s = acting(ship("room-04@0,2", fire={"room-04": 3}, deck="revenge-17"))
    assert card(hints(s, 0), "revenge-17")["kegs"] == ["room-04"]


def test_a_card_that_would_lose_the_game_says_so() -> None:  # DM-9.7
    ahead = hints(acting(ship(fire={"centre": 5}, explosions=6, deck=FIVES)), 0)
    assert (ahead["loses"], card(ahead, "revenge-19")["loses"]) == (0.75, "explosion")


def test_deaths_are_foreseen() -> None:  # DM-7.7
    s = acting(ship(at=["centre"], fatigue=[15], fire={"centre": 3}, deck="revenge-17"))
    assert card(hints(s, 0), "revenge-17")["dies"] == [0]


def test_hints_change_nothing_and_need_no_chance() -> None:  # DM-9.1
    s = acting(ship(at=["centre"], fatigue=[15], fire={"centre": 5}, tokens={"top": "crew-3"}, deck=FIVES))
    before = s.clone()
    hints(s, 0)
    assert (s.fire, s.rooms, s.place, s.reserve) == (before.fire, before.rooms, before.place, before.reserve)


@pytest.mark.parametrize(("supply", "loses"), [(1, True), (2, False)])
def test_a_spread_that_needs_more_deckhands_than_there_are_loses(supply: int, loses: bool) -> None:  # DM-9.9
    s = acting(ship("room-02@0,2", deckhands={"top": 1}, supply=supply))
    spread = hints(s, 0)["deckhands"]["spread"]
    assert (spread["due"], spread["loses"]) == (2, loses)


def test_the_odds_of_a_battle_with_and_without_the_track() -> None:  # DM-8.2
    s = acting(ship(items=["sword"], battle=[2], tokens={"top": "guard-7"}))
    assert hints(s, 0)["battles"] == [{"foe": "guard-7", "strength": 7, "bare": 1 / 6, "track": 3 / 6}]


def test_what_each_step_would_cost() -> None:  # DM-7.1, DM-7.4, DM-7.7
    s = acting(ship(at=["centre"], fatigue=[9], fire={"centre": 1, "left": 3, "right": 4}))
    moves = {move["way"]: (move["cost"], move["fatigue"], move["open"]) for move in hints(s, 0)["moves"]}
    assert moves == {
        "north": (0, 9, True),
        "east": (3, 12, False),
        "south": (0, 4, True),
        "west": (2, 11, True),
    }


def test_a_step_that_kills_is_marked() -> None:  # DM-7.7
    s = acting(ship(at=["centre"], carries=["treasure"], who_plays=["jade"], fatigue=[13], fire={"left": 2, "top": 3}))
    kills = {move["way"]: move["kills"] for move in hints(s, 0)["moves"]}
    assert kills == {"north": True, "east": False, "south": False, "west": False}


def test_what_each_run_would_cost() -> None:  # DM-6.2, DM-7.1, case E15
    s = acting(ship(at=["left"], fire={"left": 2, "centre": 4, "right": 0, "top": 0}, fatigue=[3]))
    runs = {(run["way"], run["then"]): run for run in hints(s, 0)["runs"]}
    assert (runs["east", "east"]["room"], runs["east", "east"]["cost"], runs["east", "east"]["fatigue"]) == (
        "start-right",
        4,
        7,
    )
    assert (runs["east", "south"]["room"], runs["east", "south"]["fatigue"]) == (None, 3)


def test_only_titian_knows_the_card_he_has_put_back() -> None:  # DM-9.1
    s = acting(ship(who_plays=["five-fingered-titian"], top="revenge-17", knows_top=0, deck=FIVES))
    assert [card["card"] for card in hints(s, 0)["cards"]] == ["revenge-17"]
    assert len(hints(s, 1)["cards"]) == 4


def test_the_hints_can_be_read() -> None:  # DM-9.7
    s = acting(ship(at=["centre"], tokens={"top": "guard-7"}, fire={"centre": 5}, explosions=6, deck=FIVES))
    text = WORDS.hints(hints(s, 0))
    for words in ("loses the game", "blows up the Main Deck", "the guard (7) 0 %", "south to the boats"):
        assert words in text
