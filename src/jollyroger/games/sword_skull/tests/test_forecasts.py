"""What the hints forecast is what the rules do: checked at thousands of random tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from jollyroger.engine import Action, Event, Fast, Phase, Scripted, play, start
from jollyroger.testing.play import listen

from .. import GAME
from ..actions import FIGHT, KEEP, PASS, PAY, Move
from ..board import FACES, ROLES
from ..events import (
    BridgeSpared,
    Challenged,
    Clashed,
    Earned,
    GotItem,
    Hired,
    NobodyToHire,
    Owed,
    Prevailed,
    RopeHelped,
    SetDown,
    Settled,
    Walked,
    WentHome,
    WentToDen,
)
from ..messages import render
from ..odds import affordable_faces
from ..presentation.hints import hints, landing_forecast
from ..presentation.text_board import reward_noun
from ..presentation.view import view
from ..rules.fights import CardsBeforeRoll, Fights
from ..rules.fortune import Hiring
from ..rules.movement import ForwardMove
from ..rules.spaces import Encounter, PayOrFight
from ..rules.turns import FigureOrder, MoveChoice, Placing
from ..state import Table, figure_of, figures_of, role_of
from .random_tables import random_tables

Forecast = dict[str, Any]

WITHOUT_CARDS = (PASS, PAY, FIGHT)
DECISIVE_ROLLS = [(die, other) for die in range(FACES) for other in range(FACES) if (die, other) != (0, 0)]


class Playthrough:
    """Plays on, without Fortune cards, until nothing is left to happen; keeps the events and the choices offered."""

    def __init__(self, s: Table, seed: int, *choices: Action) -> None:
        self.s = s
        self.events = listen(s)
        self.offered: list[tuple[Phase[Any], Sequence[Action]]] = []
        chance, planned = Fast(seed), list(choices)
        while s.asks:
            (ask,) = s.asks
            self.offered.append((s.agenda[-1], ask.options))
            quiet = [option for option in ask.options if option in WITHOUT_CARDS]
            action = planned.pop(0) if planned else chance.pick(quiet or ask.options)
            play(s, ask.seat, action)

    def after_arrival(self, figure: int) -> list[Event]:
        """The events since the figure came to its space."""
        arrivals = [event for event in self.events if isinstance(event, (Walked, SetDown)) and event.figure == figure]
        return self.events[self.events.index(arrivals[0]) + 1 :]


def check_landing(forecast: Forecast, figure: int, played: Playthrough) -> None:
    """Compare a forecast with what happens to a figure that arrives."""
    events = played.after_arrival(figure)
    assert castle_income(events) == ([] if forecast["castle"] is None else [forecast["castle"]])
    check_encounter(forecast, figure, events, played)


def castle_income(events: Sequence[Event]) -> list[int]:
    """What the Castle pays at once, if it pays."""
    return [event.gold for event in events[:1] if isinstance(event, Earned) and event.source == "castle"]


def check_encounter(forecast: Forecast, figure: int, events: Sequence[Event], played: Playthrough) -> None:
    """Compare a forecast with the encounter and the fights that follow it."""
    fights = [event for event in events if isinstance(event, Challenged) and event.defender is not None]
    left = [event for event in events if isinstance(event, (Walked, WentHome, WentToDen)) and event.figure == figure]
    encounter = events[: min([events.index(event) for event in (*left, *fights)], default=len(events))]
    assert (forecast["idle"] == "most") == any(isinstance(event, BridgeSpared) for event in encounter)
    assert (forecast["idle"] == "rope") == any(isinstance(event, RopeHelped) for event in encounter)
    if forecast["kind"] in ("chest", "treasure-trove"):
        sources = ("chest", "treasure-trove", "treasure-map")
        found = [event.gold for event in encounter if isinstance(event, Earned) and event.source in sources]
        assert sum(found) == forecast["gold"]
    if forecast["hire"] is not None:
        check_hiring(forecast["hire"], encounter, played)
    if forecast["kind"] in ("settlement", "tax"):
        debts = {sum(event.debts) for event in encounter if isinstance(event, (Owed, Settled))}
        assert debts == ({forecast["pay"]} if forecast["pay"] else set())
    if not left and played.s.result is None:
        fought = {event.defender for event in fights}
        assert fought == {figure_of(foe["seat"], ROLES.index(foe["role"])) for foe in forecast["foes"]}


def check_hiring(crew: list[str], encounter: Sequence[Event], played: Playthrough) -> None:
    hired = [played.s.box.crew[event.crew].id for event in encounter if isinstance(event, Hired)]
    assert len(hired) == min(1, len(crew))
    assert set(hired) <= set(crew)
    assert any(isinstance(event, NobodyToHire) for event in encounter) == (not crew)
    offered = [[str(option) for option in options] for phase, options in played.offered if isinstance(phase, Hiring)]
    assert offered == ([[f"hire:{id}" for id in crew]] if len(crew) > 1 else [])


def check_moves(s: Table, seed: int, every: int = 1) -> list[Forecast]:
    """Make each move that is offered (or each n-th) and compare it with its forecast."""
    moves = [option for option in s.asks[0].options if isinstance(option, Move)]
    forecasts = hints(s, s.active)["ends"]
    assert [f"move:{end['role']}:{end['space']}" for end in forecasts] == [str(move) for move in moves]
    for move, forecast in [*zip(moves, forecasts, strict=True)][seed % every :: every]:
        check_landing(forecast, figure_of(s.active, move.role), Playthrough(s.clone(), seed, move))
    return list(forecasts)


def test_a_move_brings_what_is_forecast() -> None:  # SS-4.2, SS-4.12, SS-5.2, SS-5.5, SS-5.6, SS-8.1
    seen: set[tuple[str, str | None]] = set()
    for seed, s in enumerate(random_tables(2500, first_seed=0)):
        if s.dice[0] != s.dice[1]:
            forecasts = check_moves(start(s, MoveChoice(s.active, False)), seed)
            seen.update((forecast["kind"], forecast["idle"]) for forecast in forecasts)
    assert {kind for kind, _ in seen} == {*s.box.effects} - {"ship"}
    assert {("bridge", "most"), ("bridge", None), ("quicksand", "rope"), ("geyser", "rope")} <= seen


def test_a_placed_figure_meets_what_is_forecast() -> None:  # SS-4.4, SS-4.12
    for seed, s in enumerate(random_tables(200, first_seed=5000)):
        check_moves(start(s, Placing(s.active)), seed, every=7)


def test_at_a_fork_both_branches_bring_what_is_forecast() -> None:  # SS-4.6, SS-4.8, SS-5.7
    forks = 0
    for seed, s in enumerate(random_tables(2000, first_seed=10000)):
        figure = figures_of(s.active)[seed % 2]
        move = ForwardMove(figure, 1 + seed % 10)
        start(s, move, Encounter(figure), Fights(figure))
        if s.agenda[-1:] == [move]:
            check_moves(s, seed)
            forks += 1
    assert forks > 200


def test_doubles_lead_where_is_forecast() -> None:  # SS-4.3, SS-4.11, SS-A24
    doubles = 0
    for seed, s in enumerate(random_tables(2500, first_seed=15000)):
        if s.dice[0] != s.dice[1] or s.dice == [0, 0]:
            continue
        doubles += 1
        start(s, MoveChoice(s.active, False))
        forecasts = {(end["role"], end["space"]): end for end in hints(s, s.active)["ends"]}
        moving = {role for role, _ in forecasts}
        events = Playthrough(s, seed, KEEP).events
        moves = [n for n, event in enumerate(events) if isinstance(event, Walked)][: len(moving)]
        arrivals = [(events[n], *castle_income(events[n + 1 :])) for n in moves]
        assert {ROLES[role_of(event.figure)] for event, *_ in arrivals if isinstance(event, Walked)} == moving
        for event, *income in arrivals:
            assert isinstance(event, Walked)
            forecast = forecasts[ROLES[role_of(event.figure)], s.box.board.spaces[event.end].id]
            assert income == ([] if forecast["castle"] is None else [forecast["castle"]])
    assert doubles > 300


def test_the_figure_that_goes_first_meets_what_is_forecast() -> None:  # SS-4.3, SS-A4
    for seed, s in enumerate(random_tables(1000, first_seed=20000)):
        start(s, FigureOrder(s.active))
        for figure in figures_of(s.active):
            forecast = landing_forecast(s, figure, s.location[figure])
            assert forecast["castle"] is None
            twin = s.clone()
            twin.agenda.clear()
            events = listen(twin)
            start(twin, Encounter(figure), Fights(figure))
            played = Playthrough(twin, seed)
            check_encounter(forecast, figure, [*events, *played.events], played)


def wins(s: Table, phase: Phase[Table], *luck: int) -> list[bool]:
    """For each roll of the dice: whether the attacker wins the fight, if nobody holds cards."""
    won = []
    for roll in DECISIVE_ROLLS:
        twin = s.clone()
        twin.hands = [[] for _ in s.hands]
        twin.chance = Scripted([*luck, *roll], Fast(1))
        events = listen(twin)
        start(twin, phase)
        if twin.asks and FIGHT in twin.asks[0].options:
            play(twin, twin.asks[0].seat, FIGHT)
        won.append(next(event.won for event in events if isinstance(event, Prevailed)))
    return won


def test_the_odds_of_first_mate_and_king_are_those_of_the_dice() -> None:  # SS-5.9, SS-5.10, SS-6.1, SS-6.2
    for s in random_tables(60, first_seed=30000):
        for figure in figures_of(s.active):
            for space, price_roll in ((s.box.board.lake, []), (s.box.board.lair, [5])):
                s.location[figure] = space
                won = wins(s, Encounter(figure), *price_roll)
                assert landing_forecast(s, figure, space)["odds"] == [sum(won), len(won)]


@pytest.mark.parametrize("kind", ["cave", "smoky-cave"])
@pytest.mark.parametrize("met", [0, 5, 16])
def test_the_odds_of_the_next_enemy_are_over_all_that_can_come(kind: str, met: int) -> None:  # SS-5.3, SS-7.1, SS-10.1
    for s in random_tables(4, first_seed=31000 + met):
        figure, cave = figures_of(s.active)[0], s.box.board.find(kind)
        s.location[figure] = cave
        s.enemy_discard = sorted(s.chance.draw(s.enemy_deck) for _ in range(met))
        forecast = landing_forecast(s, figure, cave)
        enemies = s.enemy_deck or s.enemy_discard
        won = [win for enemy in enemies for win in wins(s, Encounter(figure), enemy)]
        assert forecast["odds"] == [sum(won), len(won)]


def test_the_odds_of_a_fight_are_those_of_the_dice() -> None:  # SS-8.1, SS-8.5, SS-6.1
    fights = 0
    for s in random_tables(300, first_seed=32000):
        start(s, Fights(figures_of(s.active)[0]))
        if s.agenda and isinstance(s.agenda[-1], CardsBeforeRoll):
            fights += 1
            forecast = hints(s, s.active)["fight"]
            phase = s.agenda.pop()
            s.agenda.clear()
            won = wins(s, phase)
            assert forecast["wins"] == [sum(won), len(won)]
    assert fights > 30


def test_gold_is_enough_on_as_many_faces_as_is_forecast() -> None:  # SS-5.10, SS-A19
    for seed, s in enumerate(random_tables(300, first_seed=33000)):
        figure = figures_of(s.active)[0]
        s.gold[s.active] = 28 + seed % 25
        s.location[figure] = s.box.board.lair
        enough = 0
        for face in range(FACES):
            twin = s.clone()
            twin.chance = Scripted([face], Fast(1))
            start(twin, Encounter(figure))
            enough += twin.agenda != [] and isinstance(twin.agenda[-1], PayOrFight)
        assert affordable_faces(s, s.gold[s.active]) == enough


def test_an_enemy_has_the_might_and_pays_the_reward_that_all_are_shown() -> None:  # SS-7.1, SS-7.2, SS-B1.15
    beaten = set()
    for seed, s in enumerate(random_tables(400, first_seed=34000)):
        figure, kind = figures_of(s.active)[seed % 2], ("cave", "smoky-cave")[seed // 2 % 2]
        s.location[figure] = s.box.board.find(kind)
        s.items[s.active] = sorted({*s.items[s.active], s.box.lantern})
        start(s, Encounter(figure))
        shown = view(s, None)
        might, reward = shown["enemy_might"], shown["reward"]
        text = f"Might {might}, reward {render(reward_noun(**reward))}."
        assert text in GAME.words.text_board(shown)
        fight = GAME.words.option_texts(s, s.asks[0])[0]
        assert f"Might {might} · reward {render(reward_noun(**reward))}" in fight.note
        events = Playthrough(s, seed, FIGHT).events
        assert {event.might[1] for event in events if isinstance(event, Clashed) and event.defender is None} == {might}
        if any(isinstance(event, Prevailed) and event.enemy is not None and event.won for event in events):
            beaten.add(kind)
            gold = [event.gold for event in events if isinstance(event, Earned) and event.source == "enemy"]
            items = [event for event in events if isinstance(event, GotItem)]
            assert (sum(gold), len(items)) == (reward["gold"], reward["items"])
    assert beaten == {"cave", "smoky-cave"}
