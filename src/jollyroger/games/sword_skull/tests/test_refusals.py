"""What is refused is refused for a true reason: checked for every action at thousands of positions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from jollyroger.engine import Action, Fast, Phase, Seat, ask_for, play, random_choice, start

from .. import GAME
from ..actions import PASS, PAY, TAKE_GOLD, Bid, Buy, Move, Reroll, Sell, Take
from ..board import MAX_STEPS
from ..components import GUIDE, LUCKY, PARDON, PEACE, QUICK, WIND
from ..rules.combat import CardsAfterRoll
from ..rules.debt import PardonChoice, PayDebt, debt_to_trove
from ..rules.fights import CardsBeforeRoll, Fights, Spoils
from ..rules.items import Bidding, WeaponLimit
from ..rules.movement import ForwardMove
from ..rules.player_choice import card_of
from ..rules.turns import BeforeRoll, EndOfTurn, MoveChoice, Placing
from ..state import Table, figure_of, figures_of, owner_of, role_of
from .random_tables import random_tables

WINDOWS: dict[int, type[Phase[Table]]] = {
    PEACE: CardsBeforeRoll,
    LUCKY: CardsAfterRoll,
    QUICK: CardsAfterRoll,
    GUIDE: BeforeRoll,
    PARDON: PardonChoice,
    WIND: MoveChoice,
}
"""When each Fortune card of the hand is played. (SS-B4)"""

Check = Callable[[Table, Any, Seat, Any], bool]


def ends(s: Table, figure: int, total: int) -> set[int]:
    """The spaces that many steps away, found step by step. (SS-4.6 to SS-4.10)"""
    board = s.box.board
    if s.location[figure] == board.lake:
        return {board.lair}
    spaces = {s.location[figure]}
    for _ in range(total):
        spaces = {n for space in spaces for n in ((space,) if space == board.lake else board.spaces[space].next)}
    return spaces


def roll_ends(s: Table, figure: int) -> set[int]:
    """The spaces where the dice lead, a Spyglass included. (SS-B5.2)"""
    total = sum(s.dice)
    spyglass = s.box.spyglass in s.items[owner_of(figure)] and s.dice[0] != s.dice[1]
    totals = [n for n in (total - 1, total, total + 1) if 1 <= n <= MAX_STEPS] if spyglass else [total]
    return set().union(*(ends(s, figure, n) for n in totals))


def is_out_of_reach(s: Table, phase: Any, seat: Seat, move: Move) -> bool:
    figure = figure_of(seat, move.role)
    if isinstance(phase, ForwardMove):
        return figure != phase.figure or move.space not in ends(s, figure, phase.steps)
    return move.space not in roll_ends(s, figure)


def is_stuck(s: Table, phase: Any, seat: Seat, move: Move) -> bool:
    figure = figure_of(seat, move.role)
    return s.stuck[figure] > 0 and move.space in roll_ends(s, figure)


def is_occupied(s: Table, phase: Any, seat: Seat, move: Move) -> bool:
    return any(at == move.space for other, at in enumerate(s.location) if other != figure_of(seat, move.role))


def is_too_expensive(s: Table, phase: Any, seat: Seat, action: Bid | Buy) -> bool:
    if isinstance(action, Bid):
        return action.gold > s.gold[seat]
    return action.item in s.items[action.seat] and s.box.items[action.item].sell > s.gold[seat]


def is_not_for_sale(s: Table, phase: Any, seat: Seat, buy: Buy) -> bool:
    return buy.seat == seat or buy.seat >= s.seats or buy.item not in s.items[buy.seat]


def cannot_reroll(s: Table, phase: Any, seat: Seat, action: Reroll) -> bool:
    return s.box.compass not in s.items[seat] or phase.compass_used or (s.dice[0] == s.dice[1] and action.die == 1)


def cannot_play(s: Table, phase: Any, seat: Seat, action: Action) -> bool:
    """The player does not hold the card, or it is not the moment to play it."""
    card = card_of(action)
    assert card is not None
    window = WINDOWS.get(card, (BeforeRoll, EndOfTurn))
    return card not in s.hands[seat] or ask_for(s, seat) is None or not isinstance(phase, window)


def pay_debt_or_lack_item(s: Table, phase: PayDebt, seat: Seat, action: Action) -> bool:
    return phase.missing(s) > 0 if action == PAY else isinstance(action, Sell) and action.item not in s.items[seat]


REASONS: dict[str, Check] = {
    "SS-3.1": lambda s, phase, seat, action: isinstance(phase, BeforeRoll) and isinstance(action, Move),
    "SS-4.2": is_out_of_reach,
    "SS-4.3": lambda s, phase, seat, action: isinstance(action, Move) and s.dice[0] == s.dice[1],
    "SS-4.4": lambda s, phase, seat, move: move.space not in s.box.board.outer,
    "SS-4.5": lambda s, phase, seat, move: move.space in s.box.board.ships,
    "SS-4.10": lambda s, phase, seat, move: (
        s.location[figure_of(seat, move.role)] == s.box.board.lake and move.space != s.box.board.lair
    ),
    "SS-5.4": lambda s, phase, seat, bid: bid.gold <= phase.high,
    "SS-8.1": lambda s, phase, seat, action: isinstance(phase, Fights) and action == PASS,
    "SS-8.2": lambda s, phase, seat, action: (
        isinstance(action, Take) and s.crew_size(owner_of(phase.loser)) <= s.crew_size(seat)
    ),
    "SS-9.1": pay_debt_or_lack_item,
    "SS-9.3": is_too_expensive,
    "SS-10.2": cannot_play,
    "SS-10.3": lambda s, phase, seat, sell: sell.item not in s.items[seat] or s.box.items[sell.item].role != phase.role,
    "SS-10.4": lambda s, phase, seat, sell: not (isinstance(phase, (PayDebt, WeaponLimit)) and phase.seat == seat),
    "SS-A3": is_occupied,
    "SS-B1.12": is_stuck,
    "SS-B4.5": is_not_for_sale,
    "SS-B5.3": cannot_reroll,
    "SS-B5.7": lambda s, phase, seat, action: action == TAKE_GOLD and s.box.strongbox in s.items[owner_of(phase.loser)],
}
"""For each rule that a refusal names: whether it is true that this player cannot do this because of it."""


def positions() -> Iterator[Table]:
    """Decisions of whole games at random, and the phases that refuse something at random tables."""
    for seed in range(16):
        s, chance = GAME.new(GAME.seats[seed % len(GAME.seats)], Fast(seed)), Fast(seed)
        for number in range(150):
            (ask,) = s.asks
            if number % 10 == 0:
                yield s
            action = random_choice(ask, chance)
            assert action is not None
            play(s, ask.seat, action)
            if s.result is not None:
                break
    for seed, table in enumerate(random_tables(720, first_seed=40000)):
        figure = figures_of(table.active)[seed // 9 % 2]
        table.lot = table.draw_item()
        start(table, phase_to_try(table, figure, seed))
        if table.asks:
            yield table


def phase_to_try(s: Table, figure: int, seed: int) -> Phase[Table]:
    seat, other = s.active, figure_of(s.left_of(s.active), role_of(figure))
    phases: list[Phase[Table]] = [
        MoveChoice(seat, seed % 2 == 0),
        BeforeRoll(seat),
        EndOfTurn(seat),
        Placing(seat),
        ForwardMove(figure, 1 + seed % 10),
        Fights(figure),
        Spoils(figure, other),
        PayDebt(seat, figure, debt_to_trove(s, s.gold[seat] + 1)),
        Bidding(seat, seat, seed % 5, s.left_of(seat)),
    ]
    return phases[seed % len(phases)]


def test_every_action_is_offered_or_refused_for_a_true_reason() -> None:  # SS-4.2, SS-8.2, SS-9.3, SS-10.2, SS-10.4
    used = set()
    for s in positions():
        for seat in range(s.seats):
            ask, phase = ask_for(s, seat), s.agenda[-1]
            offered = set() if ask is None else {str(option) for option in ask.options}
            listed = {str(refusal.action): refusal for refusal in GAME.refusals(s, seat)}
            for action in GAME.catalogue:
                if str(action) in offered:
                    continue
                refusal = listed.get(str(action)) or phase.refusal(s, seat, action)
                if refusal is not None:
                    used.add(refusal.rule)
                    assert REASONS[refusal.rule](s, phase, seat, action), f"seat {seat} in {phase}: {refusal}"
    assert used == REASONS.keys()


def test_what_is_offered_is_never_listed_as_refused() -> None:  # SS-8.2, SS-9.1, SS-9.3
    for s in positions():
        for seat in range(s.seats):
            ask = ask_for(s, seat)
            listed = {refusal.action for refusal in GAME.refusals(s, seat)}
            assert not listed.intersection([] if ask is None else ask.options)
