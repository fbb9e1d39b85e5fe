"""Where a rule is stated twice, for speed or to explain it, both statements agree in every position."""

from __future__ import annotations

import pytest

from jollyroger.engine import Fast

from .. import GAME
from ..actions import PLACE
from ..ai.forecast import UNREACHABLE, distances
from ..components import OFF_SHIP, OPPOSITE, STEP
from ..layout import WALL, border_cells, is_closed_to_tiles
from ..rules.action_phase import Acting
from ..rules.crew import hunting_order, nearer_places
from ..rules.legal_actions import legal_actions
from ..rules.refusals import TURN_ACTIONS, action_refusal
from ..rules.tile_search import FIRST_SIDE, fitting_rotations, legal_placements
from ..state import Ship, mask_of, next_places, paths_from, places_in
from .reached_positions import TABLES, policy_play, random_play, scrambled

ACTIONS = [action for action in GAME.catalogue if isinstance(action, TURN_ACTIONS)]
every_table = pytest.mark.parametrize(("seats", "options"), TABLES)


def assert_offered_unless_refused(s: Ship) -> None:
    offered = set(legal_actions(s))
    allowed = {action for action in ACTIONS if action_refusal(s, s.active, action) is None}
    assert offered & set(ACTIONS) == allowed


@every_table
def test_an_action_is_offered_exactly_when_no_rule_refuses_it(  # DM-5.1, DM-6.2, DM-6.10, DM-7.4, DM-7.5, DM-7.6
    seats: int, options: dict[str, str]
) -> None:
    luck = Fast(seats)
    for seed in range(6):
        for s in random_play(seats, options, seed):
            if isinstance(s.agenda[-1], Acting):
                assert_offered_unless_refused(s)
            for _ in range(3):
                assert_offered_unless_refused(scrambled(s, luck))


@pytest.mark.parametrize(("seats", "options"), TABLES[:4])
def test_an_action_is_offered_exactly_when_no_rule_refuses_it_in_sensible_games(  # DM-5.1, DM-6.9, DM-6.10
    seats: int, options: dict[str, str]
) -> None:
    for s in policy_play(seats, options, seed=1):
        if isinstance(s.agenda[-1], Acting):
            assert_offered_unless_refused(s)


@every_table
def test_placements_from_tables_are_those_that_fit(seats: int, options: dict[str, str]) -> None:  # DM-4.2, DM-12.2
    for seed in range(3):
        for s in random_play(seats, options, seed):
            named = []
            for cell, needs in border_cells(s).items():
                if needs % WALL and not is_closed_to_tiles(s, cell):
                    side = FIRST_SIDE[needs % WALL]
                    named.append((cell + STEP[side], OPPOSITE[side], needs))
            for tile in s.stack[:3]:
                assert legal_placements(s, tile) == [
                    PLACE[s.cell.index(beside)][side][turns]
                    for beside, side, needs in sorted(named)
                    for turns in fitting_rotations(tile, needs)
                ]


@every_table
def test_crew_hunts_along_the_shortest_paths(seats: int, options: dict[str, str]) -> None:  # DM-9.10
    for seed in range(3):
        for s in random_play(seats, options, seed):
            steps = distances(s)
            for token in hunting_order(s):
                room = s.token_at[token]
                nearest = min(steps[pirate][room] for pirate in s.place)
                if nearest == 0:
                    continue
                beside = [place for _, place in paths_from(s, room)]
                if nearest == UNREACHABLE:
                    assert nearer_places(s, room) == 0
                elif nearest == 1:
                    assert nearer_places(s, room) == mask_of(s.place) & mask_of(beside)
                else:
                    rooms = [place for place in beside if place != OFF_SHIP]
                    nearer = [place for place in rooms if min(steps[pirate][place] for pirate in s.place) < nearest]
                    assert nearer_places(s, room) == mask_of(nearer)


@every_table
def test_the_mask_of_next_places_holds_where_the_paths_lead(seats: int, options: dict[str, str]) -> None:  # DM-1.3
    for s in random_play(seats, options, seed=4):
        for place in (*s.rooms, OFF_SHIP):
            beside = sorted({target for _, target in paths_from(s, place)})
            assert sorted(places_in(next_places(s, place))) == beside
