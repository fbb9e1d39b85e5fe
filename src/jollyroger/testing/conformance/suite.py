"""The suite: which properties there are, and how to check a game for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

import pytest
from hypothesis import HealthCheck, given, settings

from ...engine import Game
from . import clones, observations, properties, secrecy, texts
from .positions import Position, Setup, reach, setups
from .texts import check_definition

Property = Callable[[Position], None]

AT_A_POSITION: tuple[Property, ...] = (
    clones.clone_copies_every_field,
    properties.parts_of_a_view_do_not_overlap,
    properties.every_option_can_be_played,
    properties.illegal_actions_are_refused,
    properties.refusals_cite_a_rule,
    observations.observations_fit_their_spec,
    observations.observations_tell_nothing_hidden,
    observations.observations_tell_views_apart,
    secrecy.resampled_state_looks_the_same,
    secrecy.roles_are_public,
    secrecy.resample_forgets_what_is_hidden,
    secrecy.equal_views_are_resampled_equally,
    secrecy.only_revealing_events_reveal,
    texts.prompts_and_labels_are_well_formed,
    texts.event_texts_and_board_are_well_formed,
    texts.events_read_the_same_for_those_they_do_not_name,
    texts.policy_chooses_an_offered_option,
)

TO_THE_END: tuple[Property, ...] = (
    clones.clone_is_independent,
    properties.views_do_not_change_later,
    properties.state_survives_json,
    properties.replay_gives_the_same_match,
    properties.pieces_are_conserved,
    properties.games_end,
    properties.undo_restores_the_state,
    secrecy.resampled_state_has_its_own_chance,
)
"""These play on to the end of the game, so they are checked at fewer positions."""

every_property = pytest.mark.parametrize(
    "checked", [*AT_A_POSITION, *TO_THE_END], ids=lambda checked: str(checked.__name__)
)


def check_property(game: Game[Any], checked: Property, examples: int | None = None) -> None:
    """Check one property at this many positions (default: as many as the current hypothesis profile says).

    A failure prints the `Setup` of its position: `reach(game, setup)` leads there again.
    """
    count = examples or settings().max_examples
    if checked in TO_THE_END:
        count = max(1, count // 4)

    def check(setup: Setup) -> None:
        checked(reach(game, setup))

    # Hypothesis prints this name, and stores failures by it.
    check.__name__ = f"{checked.__name__}_in_{game.id.replace('-', '_')}"
    # To reach a position half a game is played: that is slow, and meant to be.
    how = settings(max_examples=count, deadline=None, suppress_health_check=[HealthCheck.too_slow])
    how(given(setups(game))(check))()


class ConformanceSuite:
    """All conformance tests of one game, for pytest: subclass it in a test module and set `game`."""

    game: ClassVar[Game[Any]]
    examples: ClassVar[int | None] = None
    """How many positions to check; None: as many as the current hypothesis profile says."""

    def test_definition(self) -> None:
        check_definition(self.game)

    @every_property
    def test_property(self, checked: Property) -> None:
        check_property(self.game, checked, self.examples)
