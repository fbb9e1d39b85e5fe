"""Each flaw planted in Liar's Cove is found by the property that is there for it."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from hypothesis import Phase, given, settings

from jollyroger.engine import Game, Option, Refusal, Rules, SplitView
from jollyroger.testing.conformance import (
    AT_A_POSITION,
    TO_THE_END,
    Property,
    Setup,
    check_definition,
    every_property,
    reach,
    setups,
)
from jollyroger.testing.conformance import clones as C
from jollyroger.testing.conformance import observations as O
from jollyroger.testing.conformance import properties as P
from jollyroger.testing.conformance import secrecy as S
from jollyroger.testing.conformance import texts as T

from ..toy import GAME, Cove, presentation, toy
from ..toy.actions import CALL, HECKLE, Drop
from ..toy.events import Drew, Gave, Laid, Shown
from . import flawed_observations, flawed_presentation, flawed_states
from .flawed_presentation import beginning_with, refusing, with_view_field, with_words
from .flawed_states import forgetting, lacking, sharing, telling


class Flaw(NamedTuple):
    """A flawed game, the property that must find the flaw, and a pattern for its message."""

    game: Game[Cove]
    found_by: Property
    message: str


FLAWS = {
    "a number that clone forgets": Flaw(
        toy(forgetting("turns")),
        C.clone_copies_every_field,
        r"clone\(\) of Cove does not copy 'turns': add `twin\.turns = self\.turns`",
    ),
    "a list that clone forgets": Flaw(
        toy(forgetting("bag")),
        C.clone_copies_every_field,
        r"clone\(\) of Cove does not copy 'bag': add `twin\.bag = self\.bag\[:\]`",
    ),
    "a list of lists that clone forgets": Flaw(
        toy(forgetting("hands")),
        C.clone_copies_every_field,
        r"does not copy 'hands': add `twin\.hands = \[item\[:\] for item in self\.hands\]`",
    ),
    "a field that clone does not set": Flaw(
        toy(lacking("turns")), C.clone_copies_every_field, "does not copy 'turns': add `twin.turns = self.turns`"
    ),
    "a clone without the agenda": Flaw(
        toy(forgetting("agenda")), C.clone_copies_every_field, r"does not copy 'agenda': add `twin\.copy_kernel\(self\)"
    ),
    "a clone with the original's chance": Flaw(
        toy(sharing("chance")), C.clone_copies_every_field, "shares 'chance' with the original"
    ),
    "a view that shares a list with the state": Flaw(
        with_view_field("purse", lambda s: s.coins),
        P.views_do_not_change_later,
        "shares 'purse' with the state: copy it",
    ),
    "a key in both parts of a view": Flaw(
        toy(view=SplitView(lambda s: {"bag": len(s.bag)}, presentation.view)),
        P.parts_of_a_view_do_not_overlap,
        r"\['bag'\] are in the public and in the private part",
    ),
    "a clone that shares a list": Flaw(
        toy(sharing("bag")),
        C.clone_is_independent,
        r"clone\(\) of Cove shares the list 'bag' with the original: copy it",
    ),
    "a clone that shares the lists in a list": Flaw(
        toy(flawed_states.SHARED_HANDS),
        C.clone_is_independent,
        r"clone\(\) of Cove shares what is inside 'hands' with the original",
    ),
    "a clone that rolls for the original": Flaw(
        toy(sharing("chance")), C.clone_is_independent, "play on differently, though with the same chance"
    ),
    "an undo that restores nothing": Flaw(
        toy(sharing("hands")), P.undo_restores_the_state, "undoing .* did not restore the state"
    ),
    "a card that vanishes": Flaw(
        toy(flawed_states.LostCards), P.pieces_are_conserved, "choices there are .*'card 3': [0-5].* instead of "
    ),
    "a coin from nowhere": Flaw(toy(flawed_states.NewCoins), P.pieces_are_conserved, "after .* choices"),
    "an ask without options": Flaw(toy(flawed_states.NoOptions), P.every_option_can_be_played, "has no options"),
    "an ask that nobody must answer": Flaw(
        beginning_with(flawed_presentation.HeckleFirst(may=True)),
        P.every_option_can_be_played,
        "no seat must choose",
    ),
    "an option offered twice": Flaw(
        toy(flawed_states.RepeatedOption), P.every_option_can_be_played, "an option is offered twice"
    ),
    "an option that cannot be played": Flaw(
        toy(flawed_states.UnplayableOption), P.every_option_can_be_played, "lay.* could not be played"
    ),
    "an option out of the catalogue": Flaw(
        toy(flawed_states.UncataloguedOption), P.every_option_can_be_played, "not in the catalogue.*drop:7"
    ),
    "something to do after the end": Flaw(
        toy(flawed_states.AgendaAfterEnd), P.every_option_can_be_played, "is over, but the agenda"
    ),
    "a game without an end": Flaw(toy(flawed_states.EndlessGame), P.games_end, "not over after"),
    "a field that is not saved": Flaw(
        toy(flawed_states.UnsavedTurns), P.state_survives_json, "the decoded state looks different"
    ),
    "chance from outside the state": Flaw(
        toy(flawed_states.OutsideRandom), P.replay_gives_the_same_match, "the same choices led to another state"
    ),
    "a refusal by an unknown rule": Flaw(
        refusing(Refusal(CALL, "LC-9.9", "So say I.")), P.refusals_cite_a_rule, "no rule LC-9.9"
    ),
    "a refusal of what is offered": Flaw(
        refusing(Refusal(HECKLE, "LC-3.3", "You may not.")),
        P.refusals_cite_a_rule,
        "is both offered to seat 0 and refused",
    ),
    "a refusal of what does not exist": Flaw(
        refusing(Refusal(Drop(9), "LC-3.3", "You may not.")), P.refusals_cite_a_rule, "not in the catalogue"
    ),
    "a refusal with two reasons": Flaw(
        refusing(Refusal(CALL, "LC-4.1", "Not yet."), Refusal(CALL, "LC-4.2", "Not you.")),
        P.refusals_cite_a_rule,
        "refused twice",
    ),
    "a refusal without a sentence": Flaw(
        refusing(Refusal(CALL, "LC-4.1", "")), P.illegal_actions_are_refused, "without a reason"
    ),
    "a view of all hands": Flaw(
        with_view_field("hands", lambda s: s.hands), S.resampled_state_looks_the_same, "view tells"
    ),
    "a view into the bag": Flaw(
        with_view_field("ones", lambda s: s.bag.count(1)), S.resampled_state_looks_the_same, "view tells"
    ),
    "a view of sealed answers": Flaw(
        with_view_field("gifts", lambda s: [str(gift) for gift in s.sealed.values()]),
        S.resampled_state_looks_the_same,
        "view tells",
    ),
    "a label that tells a secret": Flaw(
        with_words(label=flawed_presentation.leaky_label), S.resampled_state_looks_the_same, "options tells"
    ),
    "a prompt that tells a secret": Flaw(
        with_words(prompt=flawed_presentation.leaky_prompt), S.resampled_state_looks_the_same, "prompt tells"
    ),
    "roles that tell a secret": Flaw(
        toy(roles=lambda s: [{"best card": f"a {max(hand, default=0)}"} for hand in s.hands]),
        S.roles_are_public,
        "roles tell",
    ),
    "roles for some seats only": Flaw(toy(roles=lambda s: [{"turn": "1st"}]), S.roles_are_public, "1 seats of"),
    "roles that are ids": Flaw(
        toy(roles=lambda s: [{"turn": "turn_1"}] * s.seats), S.roles_are_public, "no text for people"
    ),
    "other kinds of roles for other seats": Flaw(
        toy(roles=lambda s: [{f"turn {seat}": "1st"} for seat in range(s.seats)]), S.roles_are_public, "other kinds"
    ),
    "hints that tell a secret": Flaw(
        toy(hints=lambda s, seat: {"best": max(map(max, s.hands))}), S.resampled_state_looks_the_same, "hints tells"
    ),
    "options that tell a secret": Flaw(
        toy(flawed_states.LeakyOptions), S.resampled_state_looks_the_same, "options tells"
    ),
    "a text board without text": Flaw(
        with_words(text_board=lambda view: " "), T.event_texts_and_board_are_well_formed, "board is empty"
    ),
    "a marked board that says something else": Flaw(
        with_words(marked_board=lambda view: "the cove"),
        T.event_texts_and_board_are_well_formed,
        "marked board differs",
    ),
    "a text board with a mark in it": Flaw(
        with_words(text_board=lambda view: "\x01the cove"), T.event_texts_and_board_are_well_formed, "broken mark"
    ),
    "a resample that depends on hidden cards": Flaw(
        toy(resample=flawed_presentation.resample_by_hidden_hands),
        S.resample_forgets_what_is_hidden,
        "depends on what is hidden",
    ),
    "a resample that depends on a hidden order": Flaw(
        toy(resample=flawed_presentation.resample_by_bag_order),
        S.resample_forgets_what_is_hidden,
        "depends on what is hidden",
    ),
    "a resample that loses a card": Flaw(
        toy(resample=flawed_presentation.resample_losing_a_card),
        S.resample_forgets_what_is_hidden,
        "changed the number of pieces",
    ),
    "a resample that deals nothing anew": Flaw(
        toy(resample=flawed_presentation.resample_nothing), S.equal_views_are_resampled_equally, r"by resample\(\)"
    ),
    "a resample that keeps sealed answers": Flaw(
        toy(resample=flawed_presentation.resample_all_but_answers),
        S.equal_views_are_resampled_equally,
        r"sealed tells .*by resample\(\)",
    ),
    "a resample with the real chance": Flaw(
        toy(resample=flawed_presentation.resample_with_real_chance),
        S.resampled_state_has_its_own_chance,
        "keeps the chance of the real state",
    ),
    "a card shown by an event not marked as revealing": Flaw(
        toy(telling(Shown, flawed_states.UnmarkedShown)), S.only_revealing_events_reveal, "call .*tells"
    ),
    "a card given by an event not marked as revealing": Flaw(
        toy(telling(Gave, flawed_states.UnmarkedGave)), S.only_revealing_events_reveal, "give:. .*tells"
    ),
    "an event that shows everybody the card laid": Flaw(
        toy(telling(Laid, flawed_states.LaidSeenByAll)), S.equal_views_are_resampled_equally, "events tell"
    ),
    "an event that shows everybody the card drawn": Flaw(
        toy(telling(Drew, flawed_states.DrewSeenByAll)), S.equal_views_are_resampled_equally, "events tell"
    ),
    "an event that changes whenever it is filtered": Flaw(
        toy(telling(Laid, flawed_states.FadingLaid)),
        T.event_texts_and_board_are_well_formed,
        r"seen_by\(.\) changes .* once more",
    ),
    "a seat that does not exist": Flaw(
        with_words(event_text=lambda event, viewer: "{7} laughed."),
        T.event_texts_and_board_are_well_formed,
        r"may not contain .'\{7\}'.",
    ),
    "a viewer who is not 'you'": Flaw(
        with_words(event_text=lambda event, viewer: presentation.event_text(event, None)),
        T.event_texts_and_board_are_well_formed,
        r"may not contain .'\{\d\}'.",
    ),
    "a text for a seat that it does not name": Flaw(
        with_words(event_text=lambda event, viewer: "Somebody moves." if viewer is None else "Somebody else moves."),
        T.events_read_the_same_for_those_they_do_not_name,
        r"seat \d is not named in .*, but reads",
    ),
    "an empty prompt": Flaw(
        with_words(prompt=lambda s, seat: " "), T.prompts_and_labels_are_well_formed, "a text is empty"
    ),
    "two labels that are the same": Flaw(
        with_words(label=flawed_presentation.repeated_label),
        T.prompts_and_labels_are_well_formed,
        "two options have the same label",
    ),
    "a policy that is silent": Flaw(
        toy(policy=lambda s, ask, chance: None), T.policy_chooses_an_offered_option, "chose None, which is not offered"
    ),
    "a policy that chooses what is not offered": Flaw(
        toy(policy=lambda s, ask, chance: CALL), T.policy_chooses_an_offered_option, "chose call, which is not offered"
    ),
    "a feature with the name of another": Flaw(
        toy(observation=flawed_observations.RepeatedName), O.observations_fit_their_spec, r"share a name: \['bag'\]"
    ),
    "a group in two parts": Flaw(
        toy(observation=flawed_observations.SplitGroup), O.observations_fit_their_spec, r"not contiguous: \['table'\]"
    ),
    "a feature without a range": Flaw(
        toy(observation=flawed_observations.NoRange), O.observations_fit_their_spec, "'night' has no range"
    ),
    "a number beyond its range": Flaw(
        toy(observation=flawed_observations.OutOfRange), O.observations_fit_their_spec, r"'bag' is .*, not 0.0 to 24.0"
    ),
    "an observation that is too short": Flaw(
        toy(observation=flawed_observations.MissingNumber),
        O.observations_fit_their_spec,
        "numbers, its spec .* features",
    ),
    "an observation of whole numbers": Flaw(
        toy(observation=flawed_observations.WholeNumbers), O.observations_fit_their_spec, "which is no float"
    ),
    "an observer that remembers": Flaw(
        toy(observation=flawed_observations.Remembering), O.observations_fit_their_spec, "depends on earlier ones"
    ),
    "an observer that keeps its list": Flaw(
        toy(observation=flawed_observations.SharedList), O.observations_fit_their_spec, "keeps the list"
    ),
    "an observation that tells a hidden card": Flaw(
        toy(observation=flawed_observations.LeakyClaim),
        O.observations_tell_nothing_hidden,
        r"tells seat . what is hidden: \['claim: my card",
    ),
    "an observation without coins": Flaw(
        toy(observation=flawed_observations.ForgottenCoins),
        O.observations_tell_views_apart,
        r"does not depend on 'coins': .*view\.coins",
    ),
    "an observation without hecklers": Flaw(
        toy(observation=flawed_observations.ForgottenHecklers),
        O.observations_tell_views_apart,
        r"same observation for two views: .*laid",
    ),
}

REPEATED_VALUE = Option("length", ("short", "short"), "how many turns there are until dawn")


def search_flaw(game: Game[Cove], checked: Property) -> None:
    """Check the property at the same positions every time."""

    @settings(max_examples=200, derandomize=True, database=None, phases=[Phase.generate], report_multiple_bugs=False)
    @given(setups(game))
    def check(setup: Setup) -> None:
        checked(reach(game, setup))

    check()


@pytest.mark.parametrize("flaw", FLAWS)
def test_the_suite_finds(flaw: str) -> None:
    game, found_by, message = FLAWS[flaw]
    with pytest.raises(AssertionError, match=message):
        search_flaw(game, found_by)


@every_property
def test_the_suite_finds_nothing_in_a_game_without_flaws(checked: Property) -> None:
    search_flaw(GAME, checked)


@pytest.mark.parametrize(
    "game",
    [flawed_presentation.BAD_ACTION_ID, toy(id="Liar's Cove"), toy(options=(REPEATED_VALUE,)), toy(rules=Rules(""))],
)
def test_the_suite_finds_a_game_that_is_not_well_defined(game: Game[Cove]) -> None:
    with pytest.raises(AssertionError):
        check_definition(game)


def test_every_property_finds_some_flaw() -> None:
    assert {flaw.found_by for flaw in FLAWS.values()} == {*AT_A_POSITION, *TO_THE_END}
