"""The board: 32 outer spaces in a ring, 12 in the volcano, two Ships, and where a move can end. (SS-4, SS-B1)

Spaces are numbered: 0-31 the outer path, 32-43 the volcano, 44 and 45 the Ships.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from ...engine import BadComponents, Frozen
from ...engine.components.file import Entry
from ...engine.messages import Message, Noun, message
from .messages import Wording, text

OFFICER: Final = 0
PIRATE: Final = 1
ROLES: Final = ("officer", "pirate")
OUTER: Final = 32
VOLCANO: Final = 12
FACES: Final = 6
"""Faces of a die: blank (0) and 1 to 5. (SS-4.1)"""
MAX_STEPS: Final = 2 * (FACES - 1)
OUTER_COUNTS: Final = {"settlement": 12, "chest": 4, "docks": 2, "castle": 1}
"""Kinds of outer space whose count the rulebook gives. (SS-B1.1)"""
WITHOUT_ARTICLE: Final = ("settlement", "quicksand")
"""Kinds of space whose names are used like names of people: 'to Clearwater'."""
VOLCANO_COUNTS: Final = dict.fromkeys(("thieves-den", "treasure-trove", "lake-of-fire", "lair"), 1)


class Space(Frozen):
    id: str
    noun: Wording
    """What it is called; messages say it with an article, or without one in the case 'bare'."""
    kind: str
    settlement: str | None
    next: tuple[int, ...]
    reconstructed: bool

    @property
    def name(self) -> str:
        """Its name alone, as it stands on the board."""
        match self.noun:
            case str():
                return self.noun
            case Noun(id):
                return text(id, case="bare")
            case Message(id, arguments):
                return text(id, case="bare", **dict(arguments))


class Route(Frozen):
    """Where a move can end, and whether it passes or reaches the Castle. (SS-4.12)"""

    end: int
    passes_castle: bool


class Board:
    """The spaces, the ones that rules name, and the routes of every move.

    `routes[start][steps]` has them by end: within reach there is only one route between two spaces.
    """

    def __init__(self, spaces: tuple[Space, ...]) -> None:
        self.spaces = spaces
        self.kinds = [space.kind for space in spaces]
        self.outer = range(OUTER)
        self.ships = (OUTER + VOLCANO, OUTER + VOLCANO + 1)
        self.docks = tuple(spaces[ship].next[0] for ship in self.ships)
        self.chests = tuple(number for number, space in enumerate(spaces) if space.kind == "chest")
        self.castle = self.find("castle")
        self.den = self.find("thieves-den")
        self.lake = self.find("lake-of-fire")
        self.lair = self.find("lair")
        self.routes: list[list[dict[int, Route]]] = [
            [{route.end: route for route in self.find_routes(start, steps)} for steps in range(MAX_STEPS + 1)]
            for start in range(len(spaces))
        ]
        self.steps_to_lake = [self._steps(start, self.lake) for start in range(len(spaces))]

    def find(self, kind: str) -> int:
        """The first space of a kind."""
        return next(number for number, space in enumerate(self.spaces) if space.kind == kind)

    def _steps(self, start: int, goal: int) -> int:
        """The fewest steps from one space to another; 0 from the Lair, which leads nowhere."""
        reached, steps = {start}, 0
        while goal not in reached and self.spaces[start].next:
            reached.update([further for at in reached for further in self.spaces[at].next])
            steps += 1
        return steps

    def find_routes(self, start: int, steps: int) -> tuple[Route, ...]:
        """All routes of a move, taking both branches of every fork. (SS-4.2, SS-4.6, SS-4.8, SS-A1)

        From a Ship the first step goes to its Docks (SS-4.5). The last volcano space leads to the outer path (SS-4.7).
        The Lake of Fire stops a figure (SS-4.9); from there any number of steps leads to the Lair (SS-4.10).
        """
        if start == self.lake and steps:
            return (Route(self.lair, False),)
        routes = [Route(start, False)]
        for _ in range(steps):
            routes = [further for route in routes for further in self._step(route)]
        return tuple(routes) if steps else ()

    def spread_routes(self, spread: int) -> list[list[dict[int, Route]]]:
        """The routes of moves that may be this many steps longer or shorter, but take at least one. (SS-B5.2)

        The longer moves come first.
        """
        table: list[list[dict[int, Route]]] = []
        for by_steps in self.routes:
            row: list[dict[int, Route]] = []
            for total, found in enumerate(by_steps):
                for other in range(max(1, total - spread), min(MAX_STEPS, total + spread) + 1):
                    found = {**by_steps[other], **found}
                row.append(found)
            table.append(row)
        return table

    def _step(self, route: Route) -> list[Route]:
        if route.end == self.lake:
            return [route]
        return [Route(end, route.passes_castle or end == self.castle) for end in self.spaces[route.end].next]


def read_board(file: Entry) -> Board:
    """Read and check the board of a component file."""
    entries: list[Entry] = []
    for path, count in (("outer", OUTER), ("volcano", VOLCANO), ("ship", 2)):
        found = file.tables(path, "space" if path != "ship" else "ship")
        if len(found) != count:
            raise BadComponents(f"there must be {count} {path} spaces, not {len(found)}.")
        entries += found
    ids = [entry.id() for entry in entries]
    for id, times in Counter(ids).items():
        if times > 1:
            raise BadComponents(f"two spaces have the id '{id}'.")
    pirate_docks = entries[-1].texts("next")
    spaces = tuple(
        read_space(entry, "ship" if place >= OUTER + VOLCANO else entry.text("kind"), ids, pirate_docks)
        for place, entry in enumerate(entries)
    )
    _check_kinds(spaces)
    _check_paths(spaces)
    return Board(spaces)


def read_space(entry: Entry, kind: str, ids: Sequence[str], pirate_docks: Sequence[str]) -> Space:
    for id in entry.texts("next"):
        if id not in ids:
            raise BadComponents(f"{entry.name} leads to '{id}', but there is no such space.")
    if (kind == "settlement") != ("settlement" in entry):
        raise BadComponents(f"{entry.name} must name its settlement if it is one, and only then.")
    settlement = entry.text("settlement") if "settlement" in entry else None
    following = tuple(ids.index(id) for id in entry.texts("next"))
    id = entry.id()
    is_pirates = id in pirate_docks or id == ids[-1]
    noun = own_noun(entry.text("name"), kind) if "name" in entry else Noun(noun_id(kind, settlement, is_pirates))
    return Space(id, noun, kind, settlement, following, entry.reconstructed)


def own_noun(name: str, kind: str) -> Wording:
    """A name that the component file gives to a space."""
    return name if kind in WITHOUT_ARTICLE else message("space-own", name=name)


def noun_id(kind: str, settlement: str | None, is_pirates: bool) -> str:
    """The message that names a space. Ships and their docks are named by who starts there."""
    if settlement is not None:
        return f"settlement-{settlement}"
    if kind in ("ship", "docks"):
        return f"space-{'pirate' if is_pirates else 'navy'}-{kind}"
    return f"space-{kind}"


def _check_kinds(spaces: Sequence[Space]) -> None:
    kinds = Counter(space.kind for space in spaces)
    for kind, count in {**OUTER_COUNTS, **VOLCANO_COUNTS}.items():
        where = spaces[:OUTER] if kind in OUTER_COUNTS else spaces[OUTER : OUTER + VOLCANO]
        found = sum(space.kind == kind for space in where)
        if found != count or kinds[kind] != count:
            path = "outer path" if kind in OUTER_COUNTS else "volcano"
            raise BadComponents(f"there must be {count} spaces of kind '{kind}' on the {path}, not {kinds[kind]}.")


def _check_paths(spaces: Sequence[Space]) -> None:
    """The outer path is a ring with one entrance to the volcano; the volcano is one path with one fork."""
    ring = _follow(spaces, 0, OUTER)
    if sorted(ring) != list(range(OUTER)) or spaces[ring[-1]].next[:1] != (0,):
        lost = next((spaces[n].id for n in range(OUTER) if n not in ring), spaces[0].id)
        raise BadComponents(f"the outer path must be one ring through all {OUTER} spaces, but it misses {lost}.")
    entrances = [n for n in range(OUTER) if len(spaces[n].next) > 1]
    if len(entrances) != 1 or len(spaces[entrances[0]].next) != 2 or spaces[entrances[0]].kind != "cave":
        raise BadComponents("exactly one outer space, a cave, must lead on to the outer path or into the volcano.")
    path = _follow(spaces, spaces[entrances[0]].next[1], VOLCANO - 2)
    on_path = [n for n in range(OUTER, OUTER + VOLCANO) if spaces[n].kind not in ("lake-of-fire", "lair")]
    back = spaces[path[-1]].next
    if sorted(path) != on_path or len(back) != 1 or back[0] >= OUTER:
        lost = next((spaces[n].id for n in on_path if n not in path), spaces[path[-1]].id)
        raise BadComponents(f"the volcano must be one path from its cave back to the outer path, but {lost} is off it.")
    kind = {space.kind: number for number, space in enumerate(spaces)}
    lake, lair = kind["lake-of-fire"], kind["lair"]
    forks = [n for n in on_path if len(spaces[n].next) != 1]
    if forks != [kind["thieves-den"]] or spaces[forks[0]].next[1:] != (lake,):
        raise BadComponents("in the volcano the Thieves' Den, and only it, must fork: to the path and to the lake.")
    if spaces[lake].next != (lair,) or spaces[lair].next:
        raise BadComponents("the Lake of Fire must lead to the Lair and nowhere else, and the Lair nowhere.")
    for ship in spaces[OUTER + VOLCANO :]:
        if len(ship.next) != 1 or spaces[ship.next[0]].kind != "docks":
            raise BadComponents(f"{ship.id} must lead to its docks and nowhere else.")
    if spaces[-1].next == spaces[-2].next:
        raise BadComponents("each ship must have docks of its own.")


def _follow(spaces: Sequence[Space], start: int, count: int) -> list[int]:
    """This many spaces from here, taking the first branch at every fork."""
    path = [start]
    while len(path) < count and spaces[path[-1]].next:
        path.append(spaces[path[-1]].next[0])
    return path
