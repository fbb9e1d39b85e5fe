"""Bots do nothing that a friend at the table would call absurd, and no game goes round in circles."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from jollyroger.bots import Decision, bot_named
from jollyroger.engine import Action, Ask, Fast, play

from .. import GAME
from ..actions import FIGHT, PASS, PAY, TAKE_NOTHING, Bid, Move, Play, Sell
from ..components import PEACE
from ..odds import lair_win_chance, win_chance
from ..rules.combat import CardsAfterRoll, attacker_wins
from ..rules.fights import CardsBeforeRoll
from ..rules.items import Bidding, WeaponLimit
from ..rules.turns import MoveChoice
from ..state import Table, figure_of

MOST_TURNS = 70
"""Turns of each player. In 1500 games of Mates the longest took 44, half of them less than 20."""
GAMES_PLAYED = {"mate": 160, "deckhand": 80, "captain@6": 3}


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
            return "bids more than anybody could top" if action.gold > max(phase.high + 1, *others) else ""
        case WeaponLimit() if isinstance(action, Sell):
            might = [s.box.items[option.item].might for option in ask.options if isinstance(option, Sell)]
            return "sells the better weapon" if s.box.items[action.item].might > min(might) else ""
    if action == FIGHT and PAY in ask.options:
        return "fights the King with his price in the purse"
    if action == TAKE_NOTHING and len(ask.options) > 1:
        return "wins a fight and takes nothing"
    return ""


def absurd_move(s: Table, ask: Ask, action: Move) -> str:
    """A sure win left alone, or a hopeless fight sought where there is another way."""
    board = s.box.board
    lairs = [option for option in ask.options if isinstance(option, Move) and option.space == board.lair]
    if action not in lairs and any(lair_win_chance(s, figure_of(ask.seat, lair.role)) > 0.8 for lair in lairs):
        return "does not go to the Lair with the win at hand"
    figure = figure_of(ask.seat, action.role)
    ways = [option.space for option in ask.options if isinstance(option, Move) and option.role == action.role]
    is_hopeless = win_chance(s.might(figure) - s.box.mate_might) * lair_win_chance(s, figure) < 0.03
    if action.space == board.lake and is_hopeless and len(ways) > 1:
        return "walks up to the First Mate without a chance"
    return ""


def choices_of(name: str, games: int) -> Iterator[tuple[Table, Ask, Action]]:
    """All choices of games that bots of this name play, at tables of all sizes."""
    for seed in range(games):
        s, chance, bot = GAME.new(2 + seed % 4, Fast(seed)), Fast(seed + 1000), bot_named(name)
        while s.asks:
            ask = s.asks[0]
            action = bot.choose(Decision(GAME, s, ask, chance))
            assert action is not None
            yield s, ask, action
            play(s, ask.seat, action)
        assert s.turn <= MOST_TURNS * s.seats, f"game {seed} of {name} goes round in circles"


@pytest.mark.parametrize("name", ["mate", "captain@6"])
def test_no_choice_is_absurd(name: str) -> None:
    for s, ask, action in choices_of(name, GAMES_PLAYED[name]):
        assert not absurdity(s, ask, action), f"{absurdity(s, ask, action)}: {action} in turn {s.turn}"


def test_a_deckhand_is_absurd_now_and_then_but_comes_to_an_end() -> None:
    made = absurd = 0
    for s, ask, action in choices_of("deckhand", GAMES_PLAYED["deckhand"]):
        made += 1
        absurd += bool(absurdity(s, ask, action))
    assert 0 < absurd < made / 20
