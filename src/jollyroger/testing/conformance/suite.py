"""The whole suite: what to check at each position, and what to check on the way from there to the end."""

from __future__ import annotations

from collections.abc import Callable

from . import properties, secrecy, texts
from .positions import Position

Property = Callable[[Position], None]

AT_A_POSITION: tuple[Property, ...] = (
    properties.every_option_can_be_played,
    properties.what_is_not_offered_is_refused,
    properties.refusals_name_a_rule,
    secrecy.a_redealt_table_looks_the_same,
    secrecy.a_redealt_table_has_forgotten_the_real_one,
    secrecy.what_looks_the_same_is_dealt_the_same,
    secrecy.only_events_that_reveal_show_what_was_hidden,
    texts.every_seat_is_asked_in_words,
    texts.everything_is_told_in_words,
    texts.the_rule_of_thumb_chooses_what_is_offered,
)

TO_THE_END: tuple[Property, ...] = (
    properties.a_clone_lives_its_own_life,
    properties.a_table_survives_json,
    properties.the_same_record_gives_the_same_end,
    properties.pieces_are_conserved,
    properties.games_end,
    properties.undo_returns_exactly,
    secrecy.a_redealt_table_plays_on_with_luck_of_its_own,
)
