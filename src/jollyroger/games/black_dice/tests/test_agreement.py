"""Options and refusals, and forecasts and rules, agree in thousands of positions."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import product

import pytest

from jollyroger.engine import Action, Phase, Scripted, Seat, start
from jollyroger.testing.play import listen
from jollyroger.testing.random_play import positions

from .. import GAME
from ..actions import (
    DONE,
    DRINK,
    HAUL,
    LOAD,
    PICK,
    PLACE,
    PUT,
    REFILL,
    STAY,
    STORM,
    TURN,
    USE,
    Place,
    Put,
    Swap,
    Take,
)
from ..ai.evaluation import Board
from ..ai.stakes import GOLD_REWARDS
from ..ai.temperament import LOYAL
from ..components import (
    ANCHOR,
    BULLSEYE,
    CHANGE_OF_COURSE,
    FACES,
    JIBE,
    KEELHAULING,
    LEFT,
    ON_BOARD,
    RIGHT,
    RUM,
    SYMBOLS,
    Effect,
)
from ..components import STORM as STORM_PIRATE
from ..events import Stormed
from ..odds import fill_distribution
from ..presentation.hints import hints
from ..rules import penalties, pirates, rewards, settlement, turns
from ..rules.penalties import fatal_ending
from ..rules.player_choice import PlayerChoice
from ..rules.quest import leaders
from ..state import Table
from .positions import table

POSITIONS = 3000

PIRATE_PHASES: dict[int, Callable[[Seat], PlayerChoice]] = {
    BULLSEYE: lambda seat: pirates.Picking(seat, True),
    JIBE: lambda seat: pirates.Picking(seat, False),
    CHANGE_OF_COURSE: pirates.Swapping,
    STORM_PIRATE: pirates.Storming,
    KEELHAULING: pirates.Hauling,
    ON_BOARD: pirates.Taking,
}


@cache
def turn_positions() -> list[tuple[Table, Seat]]:
    """Positions between rolling and placing, with the player whose turn it is. Do not change them."""
    found = ((s.clone(), s.agenda[-1]) for s in positions(GAME, POSITIONS, random_share=0.6))
    return [(s, phase.seat) for s, phase in found if isinstance(phase, turns.Acting)]


def listed(s: Table, phase: Phase[Table]) -> Sequence[Action]:
    """The actions that a phase either offers to its player or refuses with a reason."""
    match phase:
        case turns.Acting():
            shown = [PLACE[face] for face in FACES if s.shown(face) or face in s.out]
            return [*shown, DRINK, *(USE[pirate] for pirate in s.crew), DONE]
        case pirates.Picking():
            return [PICK[face] for face in {*s.fresh, *s.rerolled, *s.out}]
        case pirates.Turning():
            return TURN[1:]
        case pirates.Storming():
            return STORM[1:]
        case pirates.Hauling():
            return HAUL[1:]
        case pirates.Putting(face=own):
            return [put for put in PUT[RUM:] if put.face != own]
        case rewards.MovingDie():
            return PUT[RUM:]
        case penalties.Loading():
            return [LOAD[pirate] for pirate in s.crew]
    return []


def test_what_is_not_offered_is_refused_with_a_reason_and_nothing_else() -> None:  # BD-6.2, BD-6.3, BD-7.1, BD-7.2
    seen = set()
    for s in positions(GAME, 5 * POSITIONS, random_share=1):
        phase, (ask,) = s.agenda[-1], s.asks
        refused = {refusal.action for refusal in GAME.refusals(s, ask.seat)}
        assert not refused.intersection(ask.options)
        for action in listed(s, phase):
            assert (action in ask.options) != (action in refused), (phase, action)
            seen.add((type(phase), action in ask.options))
    assert len({phase for phase, _ in seen}) == 8
    assert {offered for _, offered in seen} == {True, False}


def test_a_gold_token_can_be_tossed_exactly_when_every_pirate_is_full() -> None:  # BD-7.5
    tossed = 0
    for s, seat in turn_positions():
        if seat % 2:  # full crews are rare
            s = s.clone()
            for pirate in s.crew:
                s.rum_on[pirate] = s.limit(pirate)
        full = all(s.rum_on[pirate] == s.limit(pirate) for pirate in s.crew)
        offered = [option for option in turns.Acting(seat).options(s) if option in REFILL.values()]
        assert offered == [REFILL[gold] for gold in sorted(set(s.purses[seat])) if full]
        tossed += len(offered)
    assert tossed


def test_a_pirate_has_work_exactly_when_there_is_something_to_choose() -> None:  # BD-7.1, BD-7.2
    found = set()
    for s, seat in turn_positions():
        for pirate, phase in PIRATE_PHASES.items():
            options = phase(seat).options(s)
            assert pirates.HAS_TARGET[pirate](s) == bool(options), (pirate, options)
            found.add((pirate, bool(options)))
            for option in options:
                if isinstance(option, Take):
                    assert pirates.Putting(seat, option.seat, option.face).options(s)
    assert {pirate for pirate, works in found if works} == PIRATE_PHASES.keys()


def same_board(board: Board, s: Table) -> None:
    """Whether a forecast board is the board of what has happened."""
    now = Board.of(s, board.seat, board.stakes.temperament)
    assert board.black[1:] == now.black[1:]
    assert (board.counts, board.dice, board.halves) == (now.counts, now.dice, now.halves)
    assert (board.own_left, board.left) == (now.own_left, now.left)


def test_the_forecast_of_a_placement_is_what_the_rules_do() -> None:  # BD-6.3, BD-6.4
    compared = 0
    for s, seat in turn_positions():
        board = Board.of(s, seat, LOYAL)
        for option in s.asks[0].options:
            if isinstance(option, Place):
                twin = s.clone()
                turns.place_dice(twin, seat, option.face)
                same_board(board.placed(option.face, s.shown(option.face)), twin)
                compared += 1
    assert compared > POSITIONS // 2


def test_the_forecast_of_a_pirate_is_what_the_rules_do() -> None:  # BD-7.2, BD-8.6
    compared = dict.fromkeys(["swap", "haul", "put", "storm"], 0)
    for s, seat in turn_positions()[::6]:
        board = Board.of(s, seat, LOYAL)
        for phase, option, expected in forecasts(s, seat, board):
            twin = s.clone()
            phase.decide(twin, option)
            same_board(expected, twin)
            compared[str(option).partition(":")[0]] += 1
        for option in pirates.Storming(seat).options(s):
            twin = s.clone()
            events = listen(twin)
            pirates.Storming(seat).decide(twin, option)
            (storm,) = events
            assert isinstance(storm, Stormed)
            same_board(board.stormed(storm.column, storm.now), twin)
            compared["storm"] += 1
    assert min(compared.values()) > POSITIONS // 6


def forecasts(s: Table, seat: Seat, board: Board) -> Iterator[tuple[PlayerChoice, Action, Board]]:
    for option in pirates.Swapping(seat).options(s):
        assert isinstance(option, Swap)
        yield pirates.Swapping(seat), option, board.swapped(option.one, option.other)
    for haul in [HAUL[face] for face in FACES if s.columns[face]]:
        yield pirates.Hauling(seat), haul, board.hauled(haul.face)
    for face, owner in product(FACES, range(s.seats)):
        if owner not in s.columns[face]:
            continue
        # The anchor's own dice move in the settlement, the others with On board!
        phase = rewards.MovingDie(owner) if face == ANCHOR else pirates.Putting(seat, owner, face)
        for option in phase.options(s):
            if option != STAY:
                assert isinstance(option, Put)
                yield phase, option, board.moved(owner, face, option.face)


def test_the_hints_know_which_penalty_ends_the_game() -> None:  # BD-7.6, BD-8.5
    endings = set()
    for s in positions(GAME, POSITIONS, random_share=1):
        for column in FACES:
            twin = s.clone()
            twin.agenda, twin.pardon = [], None
            start(twin, settlement.Penalty(column))
            ending = None if twin.result is None else twin.result.ending
            assert fatal_ending(s, s.adventure(column).penalty) == ending
            endings.add(ending)
    assert endings == {None, "sunk", "crew-lost"}


def test_the_hints_know_which_columns_would_fail_and_how_many_dice_would_spill() -> None:  # BD-8.1, BD-8.2, BD-8.3
    fates = set()
    for s, seat in turn_positions():
        told = {column["symbol"]: column for column in hints(s, seat)["columns"]}
        for column in FACES:
            twin = s.clone()
            twin.agenda, twin.pardon = [], None
            settlement.Settle(column).resolve(twin, {})
            fate = twin.fates[column]
            hint = told.get(SYMBOLS[column])
            assert (hint is None) == (fate == "inactive")
            if hint is not None:
                assert (hint["missing"] > 0) == (fate == "failed")
                if fate == "failed":
                    settlement.Surplus(column).resolve(twin, {})
                assert len(twin.spills[column]) == hint["spills"]
            fates.add(fate)
    assert fates == {"inactive", "completed", "failed"}


def test_the_hints_and_the_board_know_who_leads() -> None:  # BD-9.1, BD-9.3
    for s, seat in turn_positions():
        for half, counts in zip((LEFT, RIGHT), Board.of(s, seat, LOYAL).halves, strict=True):
            assert leaders(s, half) == [other for other, count in enumerate(counts) if count == max(counts) > 0]


@pytest.mark.parametrize("kind", rewards.REWARDS)
def test_a_reward_counts_as_paying_gold_exactly_if_it_does(kind: str) -> None:  # BD-8.8, BD-8.12, BD-8.13
    s = table(quest="armada", black="1 1 1 1 1 1", dice={"flag": [0, 1], "anchor": [0]}, luck=[...])
    s.unlocked = True
    rewards.REWARDS[kind](s, 6, Effect(kind, 2, "", False))
    assert [len(purse) for purse in s.purses] == ([2, 2, 0] if kind in GOLD_REWARDS else [0, 0, 0])


def outcomes(s: Table, seat: Seat, column: int) -> Iterator[tuple[float, int, int]]:
    """What comes of a roll for a player who steers for a column, by the rules: chance, hits, and dice left over."""
    inactive = [face for face in s.fresh if not s.black[face]]
    for faces in product(FACES, repeat=len(inactive)):
        twin = s.clone()
        twin.chance = Scripted(faces)
        turns.reroll(twin, seat, inactive)
        shown = {face: twin.shown(face) for face in FACES if twin.black[face] and twin.shown(face)}
        if shown:
            face = column if column in shown else min(shown, key=lambda face: shown[face])
            turns.place_dice(twin, seat, face)
        hits = len(twin.columns[column]) - len(s.columns[column])
        yield 1 / 6 ** len(inactive), hits, twin.unplaced(seat)


def by_the_rules(dice: int, active: int) -> list[float]:
    """The distribution of `fill_distribution`, found by rolling all there is to roll."""
    if dice == 0:
        return [1.0]
    distribution, again = [0.0] * (dice + 1), 0.0
    for faces in product(FACES, repeat=dice):
        s = table(2, black=" ".join("1" if face <= active else "0" for face in FACES), waiting=[dice], luck=faces)
        s.active = 0
        turns.roll_all(s, 0)
        for chance, hits, left in outcomes(s, 0, ANCHOR):
            if left == dice:
                again += chance / 6**dice
                continue
            for later, weight in enumerate(fill_distribution(left, active)):
                distribution[hits + later] += chance / 6**dice * weight
    return [chance / (1 - again) for chance in distribution]


@pytest.mark.parametrize(("dice", "active"), [*product((1, 2), range(1, 7)), (3, 3), (3, 5), (4, 6)])
def test_the_odds_of_unrolled_dice_are_those_of_the_rules(dice: int, active: int) -> None:  # BD-6.2, BD-6.3
    assert fill_distribution(dice, active) == pytest.approx(by_the_rules(dice, active))
