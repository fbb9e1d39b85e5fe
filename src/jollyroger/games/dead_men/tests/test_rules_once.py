"""Where a rule is stated twice, for speed or to explain it, both statements agree in every position."""

from __future__ import annotations

import pytest

from jollyroger.engine import Fast

from .. import GAME
from ..rules.action_phase import Acting
from ..rules.legal_actions import legal_actions
from ..rules.refusals import TURN_ACTIONS, action_refusal
from ..state import Ship
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
