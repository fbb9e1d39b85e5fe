"""What lies ahead: what each space within reach would do, and the odds, if the table agreed to show them."""

from __future__ import annotations

from typing import Any

from ....engine import Seat, View, ask_for
from ..actions import Move
from ..board import ROLES
from ..odds import ROLLS, affords, enemy_wins, wins
from ..rules.bridge import hoard
from ..rules.caves import Facing
from ..rules.combat import Blows, Duel, Riposte, foe_might
from ..rules.movement import Marching, income, roll_ways, ways
from ..rules.spaces import Audience, map_bonus
from ..rules.turns import Placing, Steering
from ..state import Table


def hints(s: Table, seat: Seat | None) -> View:
    """From what lies open: Fortune hands have no part in it."""
    if seat is None or s.result is not None:
        return {}
    return {
        "you": seat,
        "odds": s.reveal_odds,
        "price": {
            "gold": s.gold[seat],
            "prices": list(s.box.prices_for(s.seats)),
            "affordable": affords(s, s.gold[seat]) if s.reveal_odds else None,
        },
        "figures": [
            {"role": ROLES[figure & 1], "might": s.might(figure), **monsters(s, figure)}
            for figure in (2 * seat, 2 * seat + 1)
        ],
        "fight": fight(s),
        "ends": [prospect(s, figure, end) for figure, end in within_reach(s, seat)],
    }


def within_reach(s: Table, seat: Seat) -> list[tuple[int, int]]:
    """Where the player's figures may go now, or must if doubles are kept. (SS-4.2, SS-4.3)"""
    ask, phase = ask_for(s, seat), s.agenda[-1]
    if ask is None:
        return []
    if isinstance(phase, Steering) and s.dice[0] == s.dice[1] != 0:
        figures = [figure for figure in (2 * seat, 2 * seat + 1) if not s.stuck[figure]]
        return [(figure, end) for figure in figures for end in roll_ways(s, figure)]
    return [(2 * seat + move.role, move.space) for move in ask.options if isinstance(move, Move)]


def monsters(s: Table, figure: int) -> dict[str, Any]:
    """A figure's odds against the next Enemy, the First Mate and the Pirate King, as [so many, of so many]."""
    if not s.reveal_odds:
        return {"enemy": None, "mate": None, "king": None}
    might = s.might(figure)
    return {
        "enemy": [*enemy_wins(s, figure)],
        "mate": [wins(might - s.box.mate), ROLLS],
        "king": [wins(might - s.box.king), ROLLS],
    }


def fight(s: Table) -> dict[str, Any] | None:
    """The fight at hand, as long as its dice are not rolled: the attacker's odds. (SS-8.5)"""
    phase = s.agenda[-1]
    if isinstance(phase, (Facing, Audience)):
        attacker, defender = phase.figure, None
    elif isinstance(phase, Duel) and not isinstance(phase, (Blows, Riposte)):
        attacker, defender = phase.attacker, phase.defender
    else:
        return None
    might = [s.might(attacker), foe_might(s, attacker, defender)]
    return {
        "attacker": [attacker >> 1, ROLES[attacker & 1]],
        "defender": None if defender is None else [defender >> 1, ROLES[defender & 1]],
        "might": might,
        "wins": [wins(might[0] - might[1]), ROLLS] if s.reveal_odds else None,
    }


def prospect(s: Table, figure: int, end: int) -> dict[str, Any]:
    """What comes of ending a move there: as data, for words and screens to show."""
    seat, role = figure >> 1, figure & 1
    space = s.box.board.spaces[end]
    effect = s.box.effects[space.kind]
    found: dict[str, Any] = {
        "role": ROLES[role],
        "space": space.id,
        "kind": space.kind,
        "about": effect.about[role],
        "castle": income(s, figure) if by_castle(s, figure, end) else None,
        "hire": None,
        "gold": None,
        "pay": None,
        "idle": idle(s, figure, space.kind),
        "odds": monster_odds(s, figure, space.kind),
        "foes": foes(s, figure, end),
        "reconstructed": space.reconstructed or effect.reconstructed,
    }
    if space.settlement is not None:
        homes = enumerate(s.box.homes)
        found["hire"] = [s.box.crew[kind].id for kind, home in homes if home == space.settlement and s.piles[kind]]
        found["pay"] = sum(s.gold_symbols(other, space.settlement) for other in range(s.seats) if other != seat)
    elif space.kind == "chest":
        gold = s.chests[s.box.board.chests.index(end)]
        found["gold"] = gold + map_bonus(s, seat) if gold else 0
    elif space.kind == "treasure-trove":
        found["gold"] = s.trove
    elif space.kind == "tax":
        found["pay"] = effect.n[role]
    return found


def idle(s: Table, figure: int, kind: str) -> str | None:
    """Why a space would do nothing: its visitor has the 'most' on the Bridge, or a 'rope'. (SS-5.6, SS-B5.5)"""
    seat = figure >> 1
    if kind == "bridge" and hoard(s, figure)[seat] == max(hoard(s, figure)):
        return "most"
    return "rope" if kind in ("quicksand", "geyser") and s.box.rope in s.items[seat] else None


def by_castle(s: Table, figure: int, end: int) -> bool:
    """Whether going there brings the Castle's income. (SS-4.12)"""
    phase = s.agenda[-1] if s.agenda else None
    match phase:
        case Placing():
            return end == s.box.board.castle
        case Marching():
            found = ways(s, figure, phase.steps)
        case Steering():
            found = roll_ways(s, figure)
        case _:
            return False
    return end in found and found[end].castle


def monster_odds(s: Table, figure: int, kind: str) -> list[int] | None:
    """The odds of the fight that a space brings."""
    if kind in ("cave", "smoky-cave"):
        which = "enemy"
    elif kind == "lake-of-fire":
        which = "mate"
    elif kind == "lair":
        which = "king"
    else:
        return None
    odds: list[int] | None = monsters(s, figure)[which]
    return odds


def foes(s: Table, figure: int, end: int) -> list[dict[str, Any]]:
    """The figures of others that would have to be fought there. (SS-8.1)"""
    might = s.might(figure)
    return [
        {
            "seat": foe >> 1,
            "role": ROLES[foe & 1],
            "might": s.might(foe),
            "wins": [wins(might - s.might(foe)), ROLLS] if s.reveal_odds else None,
        }
        for foe, at in enumerate(s.at)
        if at == end and foe >> 1 != figure >> 1
    ]
