"""Bots do nothing that a friend at the table would call absurd, and no game goes round in circles.

With JOLLYROGER_SOAK set, a hundred times as many games are played.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from jollyroger.bots import Decision, bot_named
from jollyroger.engine import Action, Ask, Chance, Fast, Seat, play
from jollyroger.testing.soak import SOAK_FACTOR

from .. import GAME
from ..actions import FIGHT, PASS, PAY, TAKE_NOTHING, Bid, Move, Play, Sell
from ..components import PEACE, WEAPON_LIMIT
from ..odds import lair_win_chance, win_chance
from ..rules.combat import CardsAfterRoll, attacker_wins
from ..rules.fights import CardsBeforeRoll
from ..rules.items import Bidding, WeaponLimit
from ..rules.turns import MoveChoice
from ..state import Table, figure_of
from .positions import choose_move, encounter, table

MOST_TURNS = 70
"""Turns of each player. In 1500 games of Mates the longest took 44, half of them less than 20."""
GAMES_PLAYED = {"mate": 160, "deckhand": 80, "captain@6": 3}
HOPELESS = 0.03
"""A lower chance to beat the First Mate and then to win on the Lair is none."""

Choose = Callable[[Table, Ask, Chance], Action]


def absurdity(s: Table, ask: Ask, action: Action) -> str:
    """What is absurd about a choice; empty if nothing is."""
    phase = s.agenda[-1]
    match phase:
        case MoveChoice() if isinstance(action, Move):
            return absurd_move(s, ask, action)
        case CardsAfterRoll() if action != PASS:
            is_winning = attacker_wins(s, phase.attacker, phase.defender) == (phase.asked == phase.attacker)
            return "plays a card in a fight that is won already" if is_winning else ""
        case CardsBeforeRoll() if isinstance(action, Play) and action.card == PEACE:
            lead = s.might(phase.attacker) - s.might(phase.defender)
            own = lead if phase.asked == phase.attacker else -lead
            return "keeps the peace with a far weaker figure" if own >= 4 else ""
        case Bidding() if isinstance(action, Bid):
            others = [s.gold[other] for other in range(s.seats) if other != ask.seat]
            if action.gold > max(phase.high + 1, *others):
                return "bids more than anybody could top"
            return "buys a weapon it cannot use" if is_useless_at(s, ask.seat, action.gold) else ""
        case WeaponLimit() if isinstance(action, Sell):
            might = [s.box.items[option.item].might for option in ask.options if isinstance(option, Sell)]
            return "sells the better weapon" if s.box.items[action.item].might > min(might) else ""
    if action == FIGHT and PAY in ask.options:
        return "fights the King with his price in the purse"
    if action == TAKE_NOTHING and len(ask.options) > 1:
        return "wins a fight and takes nothing"
    return ""


ABSURDITIES = {
    "does not go to the Lair with the win at hand",
    "walks up to the First Mate without a chance",
    "plays a card in a fight that is won already",
    "keeps the peace with a far weaker figure",
    "bids more than anybody could top",
    "buys a weapon it cannot use",
    "sells the better weapon",
    "fights the King with his price in the purse",
    "wins a fight and takes nothing",
}


def absurd_move(s: Table, ask: Ask, action: Move) -> str:
    """A sure win left alone, or a hopeless fight sought where there is another way."""
    board = s.box.board
    lairs = [option for option in ask.options if isinstance(option, Move) and option.space == board.lair]
    if action not in lairs and any(lair_win_chance(s, figure_of(ask.seat, lair.role)) > 0.8 for lair in lairs):
        return "does not go to the Lair with the win at hand"
    figure = figure_of(ask.seat, action.role)
    ways = [option.space for option in ask.options if isinstance(option, Move) and option.role == action.role]
    is_hopeless = win_chance(s.might(figure) - s.box.mate_might) * lair_win_chance(s, figure) < HOPELESS
    if action.space == board.lake and is_hopeless and len(ways) > 1:
        return "walks up to the First Mate without a chance"
    return ""


def is_useless_at(s: Table, seat: Seat, price: int) -> bool:
    """Whether the weapon on offer is no better than the two of its kind that a player has, and the Bank would pay no
    more for one of them than it costs. (SS-10.3)"""
    assert s.lot is not None
    lot = s.box.items[s.lot]
    weapons = [s.box.items[item] for item in s.items[seat] if s.box.items[item].role == lot.role]
    if lot.role is None or len(weapons) < WEAPON_LIMIT:
        return False
    return lot.might <= min(weapon.might for weapon in weapons) and price >= max(
        weapon.sell for weapon in (*weapons, lot)
    )


def choices_of(choose: Choose, games: int) -> Iterator[tuple[Table, Ask, Action]]:
    """All choices of games that are played this way, at tables of all sizes."""
    for seed in range(games):
        s, chance = GAME.new(2 + seed % 4, Fast(seed)), Fast(seed + 1000)
        while s.asks:
            ask = s.asks[0]
            action = choose(s, ask, chance)
            yield s, ask, action
            play(s, ask.seat, action)
        assert s.turn <= MOST_TURNS * s.seats, f"game {seed} goes round in circles"


def bot(name: str) -> Choose:
    player = bot_named(name)

    def choose(s: Table, ask: Ask, chance: Chance) -> Action:
        action = player.choose(Decision(GAME, s, ask, chance))
        assert action is not None
        return action

    return choose


def contrary_bot(s: Table, ask: Ask, chance: Chance) -> Action:
    """Plays as a Mate, and in one of three choices does the silliest thing there is."""
    silly = [option for option in ask.options if absurdity(s, ask, option)]
    return chance.pick(silly) if silly and chance.below(3) == 0 else bot("mate")(s, ask, chance)


@pytest.mark.timeout(120 * SOAK_FACTOR)
@pytest.mark.parametrize("name", ["mate", "captain@6"])
def test_no_choice_is_absurd(name: str) -> None:
    for s, ask, action in choices_of(bot(name), GAMES_PLAYED[name] * SOAK_FACTOR):
        assert not absurdity(s, ask, action), f"{absurdity(s, ask, action)}: {action} in turn {s.turn}"


def test_a_deckhand_is_absurd_now_and_then_but_comes_to_an_end() -> None:
    made = absurd = 0
    for s, ask, action in choices_of(bot("deckhand"), GAMES_PLAYED["deckhand"]):
        made += 1
        absurd += bool(absurdity(s, ask, action))
    assert 0 < absurd < made / 20


def test_whatever_is_absurd_could_be_done_in_these_games() -> None:
    found = Counter(absurdity(s, ask, action) for s, ask, action in choices_of(contrary_bot, 60))
    assert found.keys() - {""} == ABSURDITIES


def test_nobody_goes_to_the_first_mate_without_a_chance() -> None:  # SS-5.9
    s = choose_move(table(at="O0:v05 P0:o12", dice=[0, 3], gold=[5]))
    lake = next(option for option in s.asks[0].options if str(option) == "move:officer:v11")
    assert absurdity(s, s.asks[0], lake) == "walks up to the First Mate without a chance"
    assert absurdity(s, s.asks[0], bot("mate")(s, s.asks[0], Fast(1))) == ""


def test_a_weapon_that_would_be_sold_at_once_is_not_bought_for_more() -> None:  # SS-10.3
    s = encounter(table(2, at="O0:o10", gold=[10, 10], items=["", "musket cutlass"], luck=["rapier"]), "O0")
    bids = {str(option): absurdity(s, s.asks[0], option) for option in s.asks[0].options}
    assert s.asks[0].seat == 1
    assert (bids["bid:1"], bids["bid:6"]) == ("", "buys a weapon it cannot use")
    assert bot("mate")(s, s.asks[0], Fast(1)) in (PASS, s.asks[0].options[1])
