"""How options are shown: what they cost and risk, and which are folded."""

from __future__ import annotations

import re

import pytest

from jollyroger.engine import Fast, OptionText, ask_for, play, random_choice

from .. import GAME
from .. import actions as a
from ..components import CARD_COUNT, DEATH_FATIGUE, LOSING_EXPLOSIONS, OFF_SHIP
from ..presentation.hints import card_dangers, harmful_fires, kind_of_danger, revenge_dangers
from ..presentation.names import card_text
from ..presentation.view import view
from ..presentation.words import WORDS
from ..rules.action_phase import Acting
from ..rules.revenge import Revenge
from ..state import Ship
from .positions import acting, hunting, searching, ship
from .test_hints import FIVES
from .test_whole_games import every_table


def shown(s: Ship, seat: int = 0) -> dict[str, OptionText]:
    """The options of a seat by id."""
    ask = ask_for(s, seat)
    assert ask is not None
    return {str(action): text for action, text in zip(ask.options, WORDS.option_texts(s, ask), strict=True)}


def test_a_walk_says_where_it_leads_and_what_it_costs() -> None:
    s = acting(ship(at=["centre"], items=["compass"], fire={"centre": 1, "top": 3}))
    walk = shown(s)["walk:north"]
    assert (walk.label, walk.button, walk.note) == (
        "Walk to the Main Hatch",
        "Walk here",
        "fatigue +2 · free (Compass)",
    )
    assert walk.target == "room:start-top"


def test_leaving_the_ship_is_shown_at_the_boat_of_that_exit() -> None:  # DM-6.11
    s = acting(ship(at=["centre"], fatigue=[13], items=["bucket"]))
    leave = shown(s)["walk:south"]
    assert (leave.label, leave.target, leave.note) == ("Leave the ship", "boat:0", "fatigue 13 → 6 · ends your turn")


def test_fighting_the_fire_here_comes_before_runs_that_lead_back_here() -> None:
    s = acting(ship(at=["centre"], fire={"centre": 4}))
    options = shown(s)
    fire, back = options["fight-fires:here"], options["run:north:south"]
    assert (fire.button, fire.target) == ("Fight the fire 4→3", "room:start-centre")
    assert back.target == fire.target
    assert [option.folded for option in (fire, back)] == [False, True]
    assert fire.rank < back.rank


def test_a_deadly_step_must_be_confirmed() -> None:  # DM-7.7
    s = ship(at=["off"], fatigue=[DEATH_FATIGUE - 1], fire={"centre": 1}, items=["bucket"], who_plays=["jade"])
    walk = shown(acting(s))["walk:entrance"]
    assert (walk.note, walk.risk) == ("you die", "Fatigue 15 + 1 kills you.")


def test_a_walk_to_an_enemy_says_the_chance_to_win() -> None:  # DM-8.2
    s = acting(ship(at=["centre"], battle=[2], tokens={"top": "guard-6"}, items=["bucket"]))
    walk = shown(s)["walk:north"]
    assert walk.note.endswith("fight the guard (6): win 50 % with your +2")
    assert walk.chance == pytest.approx(0.5)


def test_ending_the_turn_says_what_is_left_and_who_gets_it() -> None:  # DM-5.1
    s = acting(ship(at=["centre"], fire={"centre": 5}, deck=FIVES, items=["bucket"]))
    end = shown(s)["end-turn"]
    assert end.label == "End turn (give 5 actions to {1})"
    assert end.button == "End turn"
    assert end.ends_turn
    assert end.note.startswith("5 actions to {1} · ")
    assert "the next card kills you" in end.note
    assert "kills you" in end.risk


def test_votes_are_told_by_name() -> None:  # DM-12.1
    s = hunting(
        ship(seats=3, at=["top", "top", "top"], tokens={"centre": "crew-3"}, items=["compass", "bucket", "pistol"])
    )
    play(s, 0, a.NAME[1])
    assert WORDS.prompt(s, 1).endswith("One vote for you.")
    assert WORDS.prompt(s, 1).startswith("Enemies at the Main Hatch!")


def test_the_poses_of_a_tile_share_their_cell() -> None:  # DM-4.2
    texts = shown(searching(ship(draws=["room-14"])))
    by_cell: dict[str, set[str]] = {}
    for text in texts.values():
        assert text.target.startswith("cell:")
        assert text.pose not in by_cell.setdefault(text.target, set())
        by_cell[text.target].add(text.pose)


def test_cards_are_told_in_words() -> None:
    assert card_text("revenge-01").endswith(("rise", "moves", "spread", "come up", "catch fire"))


@every_table
def test_no_text_has_ids_or_coordinates(seats: int, options: dict[str, str]) -> None:
    luck = Fast(3)
    s = GAME.new(seats, Fast(17), options)
    while s.asks:
        for ask in s.asks:
            texts = [WORDS.prompt(s, ask.seat), *(part for text in WORDS.option_texts(s, ask) for part in text[:4])]
            texts += [refusal.why for refusal in GAME.refusals(s, ask.seat)]
            texts += [text for passage in WORDS.describe(view(s, ask.seat)) for text in passage]
            for text in texts:
                assert not re.search(r"room-\d|start-|crew-|guard-|\(-?\d+,|\b[RY][0-5]\b|revenge-|None", text), text
        ask = luck.pick(s.asks)
        action = random_choice(ask, luck)
        assert action is not None
        play(s, ask.seat, action)


@every_table
def test_a_folded_run_is_as_good_as_another_option(seats: int, options: dict[str, str]) -> None:
    """Another move leads to the same place for no more fatigue, or the run leads back to where it began."""
    luck = Fast(5)
    s = GAME.new(seats, Fast(23), options)
    while s.asks:
        ask = luck.pick(s.asks)
        if isinstance(s.agenda[-1], Acting):
            texts = dict(zip(ask.options, WORDS.option_texts(s, ask), strict=True))
            here = s.place[ask.seat]
            for folded, text in texts.items():
                if text.folded:
                    assert isinstance(folded, a.Run)
                    rivals = [
                        other
                        for other, each in texts.items()
                        if isinstance(other, (a.Walk, a.Run)) and each.target == text.target and not each.folded
                    ]
                    back = text.label.endswith("and back")
                    off = here != OFF_SHIP and text.target.startswith("boat:")
                    assert back or off or rivals, text
                    assert all(end_fatigue(s, ask.seat, other) <= end_fatigue(s, ask.seat, folded) for other in rivals)
        action = random_choice(ask, luck)
        assert action is not None
        play(s, ask.seat, action)


def end_fatigue(s: Ship, seat: int, action: object) -> int:
    """A pirate's fatigue after a move, found by playing it; a dead pirate has all of it."""
    twin = s.clone()
    twin.chance = Fast(0)
    character = twin.character[seat]
    assert isinstance(action, (a.Walk, a.Run))
    play(twin, seat, action)
    return DEATH_FATIGUE if twin.character[seat] != character or twin.result else twin.fatigue[seat]


def test_the_danger_of_the_next_card_is_as_often_as_it_comes() -> None:  # DM-9.1, DM-9.7
    """The odds of a lost game agree with drawing every card once; Titian loses only if both cards do."""
    for seed in range(12):
        s = mid_game(seed)
        seat = s.active
        dies, loses = revenge_dangers(s, seat)
        assert 0 <= dies <= 1
        assert 0 <= loses <= 1
        if s.explosions < LOSING_EXPLOSIONS - 2:
            continue
        if s.top_card is None and s.character[seat] != 3:
            lost = [card for card in s.deck if resolves_to_loss(s, card)]
            assert loses == pytest.approx(len(lost) / len(s.deck))


def test_cards_of_one_kind_of_danger_are_equally_dangerous() -> None:  # DM-9.3, DM-9.4, DM-9.9
    kinds = 0
    for seed in range(40):
        s = mid_game(seed)
        harmful = harmful_fires(s)
        for seat in range(s.seats):
            dangers: dict[object, set[tuple[bool, bool]]] = {}
            for card in range(CARD_COUNT):
                dangers.setdefault(kind_of_danger(harmful, card), set()).add(card_dangers(s, seat, card))
            assert all(len(found) == 1 for found in dangers.values()), (seed, seat)
            assert dangers.get(None, {(False, False)}) == {(False, False)}, (seed, seat)
            kinds += len(dangers)
    assert kinds < 40 * 2 * CARD_COUNT


def mid_game(seed: int) -> Ship:
    """A position of a random game in which somebody acts."""
    luck = Fast(seed)
    s = GAME.new(2, Fast(seed + 40), {"marker_start": "5"})
    for _ in range(400):
        ask = luck.pick(s.asks)
        if isinstance(s.agenda[-1], Acting) and s.turn_number > 3:
            break
        action = random_choice(ask, luck)
        assert action is not None
        play(s, ask.seat, action)
        if s.result is not None:
            return mid_game(seed + 1000)
    return s


def resolves_to_loss(s: Ship, card: int) -> bool:
    twin = s.clone()
    twin.chance = Fast(0)
    twin.deck = [card]
    twin.agenda = [Revenge()]
    twin.listener = None
    Revenge().resolve(twin, {})
    return twin.result is not None
