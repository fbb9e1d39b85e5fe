"""Forecasts for a player: what each space within reach would do, and the odds if the table shows them.

They call the rules that they forecast, and use only what everybody can see.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from ....engine import Seat, View, ask_for
from ..actions import Move
from ..board import ROLES, Space
from ..odds import DECISIVE_ROLLS, affordable_faces, lair_win_chance, odds_against, winning_rolls
from ..rules.bridge import bridge_victims
from ..rules.caves import LanternChoice
from ..rules.combat import defender_might, enemy_mights
from ..rules.fights import CardsBeforeRoll, opponents_on
from ..rules.fortune import crew_for_hire
from ..rules.movement import ForwardMove, castle_income, placement_collects, roll_routes, routes
from ..rules.spaces import PayOrFight, chest_gold, has_rope, settlement_debts, tax_due
from ..rules.turns import MoveChoice, Placing
from ..state import Table, figure_of, figures_of, owner_of, role_of
from .landing import landing_badge

KEPT_ODDS = 4096
"""How many odds against the Enemies are kept. After most choices, most figures' odds are as they were."""


def hints(s: Table, seat: Seat | None) -> View:
    """The forecasts for this seat; nothing for spectators and after the end."""
    if seat is None or s.result is not None:
        return {}
    return {
        "you": seat,
        "odds": s.reveal_odds,
        "price": {
            "gold": s.gold[seat],
            "prices": list(s.box.prices_for(s.seats)),
            "affordable": affordable_faces(s, s.gold[seat]) if s.reveal_odds else None,
        },
        "figures": figures_forecast(s, seat),
        "fight": fight_forecast(s),
        "ends": [landing_forecast(s, figure, end) for figure, end in reachable_ends(s, seat)],
    }


def reachable_ends(s: Table, seat: Seat) -> list[tuple[int, int]]:
    """Figures and the spaces where they may end their move now, or must if doubles are kept. (SS-4.2, SS-4.3)"""
    ask, phase = ask_for(s, seat), s.agenda[-1]
    if ask is None:
        return []
    if isinstance(phase, MoveChoice) and s.dice[0] == s.dice[1] != 0:
        free = [figure for figure in figures_of(seat) if not s.stuck[figure]]
        return [(figure, end) for figure in free for end in roll_routes(s, figure)]
    return [(figure_of(seat, move.role), move.space) for move in ask.options if isinstance(move, Move)]


def odds_by_might(s: Table, own: int, might: int) -> list[int] | None:
    """The odds of an attack with its own Might on this one, as [wins, cases]; None if the table hides odds."""
    return [winning_rolls(own - might), DECISIVE_ROLLS] if s.reveal_odds else None


@lru_cache(maxsize=KEPT_ODDS)
def kept_odds(might: int, enemies: tuple[int, ...]) -> tuple[int, int]:
    return odds_against(might, enemies)


def next_enemies(s: Table, seat: Seat) -> tuple[int, ...] | None:
    """The Might of each Enemy that can come next; None if the table hides odds."""
    return tuple(enemy_mights(s, seat, s.enemies_to_draw())) if s.reveal_odds else None


def figures_forecast(s: Table, seat: Seat) -> list[dict[str, Any]]:
    """The Might of both figures, and their odds against the next Enemy, the First Mate and the Pirate King."""
    # All Crew of a player counts against an Enemy, so both figures meet the same ones.
    enemies, box = next_enemies(s, seat), s.box
    return [
        {
            "role": ROLES[role_of(figure)],
            "might": (might := s.might(figure)),
            "enemy": None if enemies is None else [*kept_odds(might, enemies)],
            "mate": odds_by_might(s, might, box.mate_might),
            "king": odds_by_might(s, might, box.king_might),
        }
        for figure in figures_of(seat)
    ]


def fight_forecast(s: Table) -> dict[str, Any] | None:
    """The fight about to be rolled for, with the attacker's odds. (SS-8.5)"""
    phase = s.agenda[-1]
    match phase:
        case LanternChoice() | PayOrFight():
            attacker, defender = phase.figure, None
        case CardsBeforeRoll():
            attacker, defender = phase.attacker, phase.defender
        case _:
            return None
    own, might = s.might(attacker), defender_might(s, attacker, defender)
    return {
        "attacker": [owner_of(attacker), ROLES[role_of(attacker)]],
        "defender": None if defender is None else [owner_of(defender), ROLES[role_of(defender)]],
        "might": [own, might],
        "wins": odds_by_might(s, own, might),
    }


def landing_forecast(s: Table, figure: int, end: int) -> dict[str, Any]:
    """What happens to a figure that ends its move on this space."""
    seat, role = owner_of(figure), role_of(figure)
    space = s.box.board.spaces[end]
    effect = s.box.effects[space.kind]
    forecast: dict[str, Any] = {
        "role": ROLES[role],
        "space": space.id,
        "kind": space.kind,
        "castle": castle_income(s, figure) if collects_income(s, figure, end) else None,
        "hire": None,
        "gold": None,
        "pay": None,
        "idle": idle_reason(s, figure, space.kind),
        "n": effect.n[role],
        "odds": guardian_odds(s, figure, space),
        "game": lair_win_chance(s, figure) if space.kind == "lair" and s.reveal_odds else None,
        "foes": opponents(s, figure, end),
    }
    if space.settlement is not None:
        forecast["hire"] = [s.box.crew[kind].id for kind in crew_for_hire(s, (space.settlement,))]
        forecast["pay"] = sum(settlement_debts(s, seat, space.settlement))
    elif space.kind == "chest":
        forecast["gold"] = chest_gold(s, seat, end)
    elif space.kind == "treasure-trove":
        forecast["gold"] = s.trove
    elif space.kind == "tax":
        forecast["pay"] = tax_due(s, figure)
    forecast["badge"] = landing_badge(forecast)._asdict()
    return forecast


def idle_reason(s: Table, figure: int, kind: str) -> str | None:
    """Why a space does nothing: 'most' on the Bridge of Tears, or 'rope'. (SS-5.6, SS-B5.5)"""
    if kind == "bridge" and not bridge_victims(s, figure):
        return "most"
    return "rope" if kind in ("quicksand", "geyser") and has_rope(s, figure) else None


def collects_income(s: Table, figure: int, end: int) -> bool:
    """Whether the move that is being chosen brings the Castle's income. (SS-4.12)"""
    phase = s.agenda[-1] if s.agenda else None
    match phase:
        case Placing():
            return placement_collects(s, end)
        case ForwardMove():
            found = routes(s, figure, phase.steps)
        case MoveChoice():
            found = roll_routes(s, figure)
        case _:
            return False
    return end in found and found[end].passes_castle


def guardian_odds(s: Table, figure: int, space: Space) -> list[int] | None:
    """The odds of the fight that the space itself brings: an Enemy, the First Mate or the Pirate King."""
    if space.kind in ("cave", "smoky-cave"):
        enemies = next_enemies(s, owner_of(figure))
        return None if enemies is None else [*kept_odds(s.might(figure), enemies)]
    might = s.box.guardian_might.get(space.kind)
    return None if might is None else odds_by_might(s, s.might(figure), might)


def opponents(s: Table, figure: int, end: int) -> list[dict[str, Any]]:
    """The figures of other players to fight there, with the odds. (SS-8.1)"""
    found = opponents_on(s, figure, end)
    if not found:
        return []
    own = s.might(figure)
    return [
        {
            "seat": owner_of(other),
            "role": ROLES[role_of(other)],
            "might": (might := s.might(other)),
            "cards": len(s.hands[owner_of(other)]),
            "wins": odds_by_might(s, own, might),
        }
        for other in found
    ]
