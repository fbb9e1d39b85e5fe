"""The suite bites: each flaw planted in the toy is found by the property that is there for it."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from hypothesis import Phase, given, settings

from jollyroger.engine import Game, Option, Refusal, Rules
from jollyroger.testing.conformance import properties as P
from jollyroger.testing.conformance import secrecy as S
from jollyroger.testing.conformance import texts as W
from jollyroger.testing.conformance.positions import Setup, reach, setups
from jollyroger.testing.conformance.suite import AT_A_POSITION, TO_THE_END, Property

from ..toy import GAME, Cove, presentation, toy
from ..toy.actions import CALL, HECKLE, Drop
from ..toy.events import Drew, Gave, Laid, Shown
from . import flawed_presentation as face
from . import flawed_states as table


class Flaw(NamedTuple):
    """A game with something wrong, the property that must find it, and how it complains."""

    game: Game[Cove]
    promise: Property
    complaint: str


FLAWS = {
    "a shallow clone": Flaw(toy(table.Shallow), P.a_clone_lives_its_own_life, "in a clone changed the original"),
    "a clone with the original's luck": Flaw(toy(table.OneLuck), P.a_clone_lives_its_own_life, "had other luck"),
    "an undo that puts nothing back": Flaw(toy(table.Shallow), P.undo_returns_exactly, "not undone exactly"),
    "a card that vanishes": Flaw(toy(table.Holed), P.pieces_are_conserved, "choices: .*'card 3': [0-5].* of "),
    "a coin from nowhere": Flaw(toy(table.Counterfeit), P.pieces_are_conserved, "after .* choices"),
    "an ask without options": Flaw(toy(table.Stuck), P.every_option_can_be_played, "has no options"),
    "an ask that nobody must answer": Flaw(
        face.beginning(face.Answering(may=True)), P.every_option_can_be_played, "nobody must choose"
    ),
    "an option that stands twice": Flaw(toy(table.Stammering), P.every_option_can_be_played, "stands twice"),
    "an option that cannot be played": Flaw(toy(table.Boastful), P.every_option_can_be_played, "lay.*not be played"),
    "an option out of the catalogue": Flaw(toy(table.Uncatalogued), P.every_option_can_be_played, "drop:7"),
    "something to do after the end": Flaw(toy(table.Restless), P.every_option_can_be_played, "is over, and yet"),
    "a game without an end": Flaw(toy(table.Endless), P.games_end, "not over after"),
    "a codec that forgets a part": Flaw(toy(table.Forgetful), P.a_table_survives_json, "looks otherwise"),
    "luck from elsewhere": Flaw(toy(table.Gambling), P.the_same_record_gives_the_same_end, "led elsewhere"),
    "a refusal by an unknown rule": Flaw(
        face.refusing(Refusal(CALL, "LC-9.9", "So say I.")), P.refusals_name_a_rule, "no rule LC-9.9"
    ),
    "a refusal of what is offered": Flaw(
        face.refusing(Refusal(HECKLE, "LC-3.3", "You may not.")),
        P.refusals_name_a_rule,
        "is offered to seat 0 and refused",
    ),
    "a refusal of what does not exist": Flaw(
        face.refusing(Refusal(Drop(9), "LC-3.3", "You may not.")), P.refusals_name_a_rule, "not in the catalogue"
    ),
    "a refusal with two reasons": Flaw(
        face.refusing(Refusal(CALL, "LC-4.1", "Not yet."), Refusal(CALL, "LC-4.2", "Not you.")),
        P.refusals_name_a_rule,
        "refused twice",
    ),
    "a refusal without a sentence": Flaw(
        face.refusing(Refusal(CALL, "LC-4.1", "")), P.what_is_not_offered_is_refused, "without a reason"
    ),
    "a view of all hands": Flaw(
        face.showing("hands", lambda s: s.hands), S.a_redealt_table_looks_the_same, "view tells"
    ),
    "a view into the bag": Flaw(
        face.showing("ones", lambda s: s.bag.count(1)), S.a_redealt_table_looks_the_same, "view tells"
    ),
    "a view of sealed answers": Flaw(
        face.showing("gifts", lambda s: [str(gift) for gift in s.sealed.values()]),
        S.a_redealt_table_looks_the_same,
        "view tells",
    ),
    "a label that tells": Flaw(
        face.wording(label=face.telling_label), S.a_redealt_table_looks_the_same, "options tells"
    ),
    "a prompt that tells": Flaw(
        face.wording(prompt=face.telling_prompt), S.a_redealt_table_looks_the_same, "prompt tells"
    ),
    "an hints that tells": Flaw(
        toy(hints=lambda s, seat: {"best": max(map(max, s.hands))}), S.a_redealt_table_looks_the_same, "hints tells"
    ),
    "options that tell": Flaw(toy(table.Telltale), S.a_redealt_table_looks_the_same, "options tells"),
    "a redeal that remembers": Flaw(
        toy(resample=face.remembering), S.a_redealt_table_has_forgotten_the_real_one, "remembers what was hidden"
    ),
    "a redeal that remembers an order": Flaw(
        toy(resample=face.lingering), S.a_redealt_table_has_forgotten_the_real_one, "remembers what was hidden"
    ),
    "a redeal that loses a card": Flaw(
        toy(resample=face.losing), S.a_redealt_table_has_forgotten_the_real_one, "has other pieces"
    ),
    "a redeal that is the truth": Flaw(
        toy(resample=face.peeking), S.what_looks_the_same_is_dealt_the_same, "by a redeal"
    ),
    "a redeal that opens sealed answers": Flaw(
        toy(resample=face.unsealing), S.what_looks_the_same_is_dealt_the_same, "sealed tells by a redeal"
    ),
    "a redeal with the table's luck": Flaw(
        toy(resample=face.foreseeing), S.a_redealt_table_plays_on_with_luck_of_its_own, "has the real table's luck"
    ),
    "a card shown in an event that is not said to reveal": Flaw(
        toy(table.telling(Shown, table.QuietlyShown)), S.only_events_that_reveal_show_what_was_hidden, "call .*tells"
    ),
    "a card given in an event that is not said to reveal": Flaw(
        toy(table.telling(Gave, table.QuietlyGave)), S.only_events_that_reveal_show_what_was_hidden, "give:. .*tells"
    ),
    "an event that tells all what was laid": Flaw(
        toy(table.telling(Laid, table.LoudlyLaid)), S.what_looks_the_same_is_dealt_the_same, "events tell"
    ),
    "an event that tells all what was drawn": Flaw(
        toy(table.telling(Drew, table.LoudlyDrew)), S.what_looks_the_same_is_dealt_the_same, "events tell"
    ),
    "an event that fades": Flaw(toy(table.telling(Laid, table.Fading)), W.everything_is_told_in_words, "not all that"),
    "a captain nobody knows": Flaw(
        face.wording(event_text=lambda event, reader: "{7} laughed."),
        W.everything_is_told_in_words,
        r"'\{7\}'. named to",
    ),
    "a reader who is not 'you'": Flaw(
        face.wording(event_text=lambda event, reader: presentation.say(event, None)),
        W.everything_is_told_in_words,
        r"'\{\d\}'. named to",
    ),
    "a prompt without words": Flaw(
        face.wording(prompt=lambda s, seat: " "), W.every_seat_is_asked_in_words, "nothing is said"
    ),
    "two labels that are the same": Flaw(
        face.wording(label=face.vague_label), W.every_seat_is_asked_in_words, "two buttons say the same"
    ),
    "a rule of thumb that is silent": Flaw(
        toy(policy=lambda s, ask, chance: None), W.the_rule_of_thumb_chooses_what_is_offered, "None is not offered"
    ),
    "a rule of thumb that does what is not offered": Flaw(
        toy(policy=lambda s, ask, chance: CALL), W.the_rule_of_thumb_chooses_what_is_offered, "call is not offered"
    ),
}

TWICE = Option("length", ("short", "short"), "how many turns there are until dawn")


def examine(game: Game[Cove], promise: Property) -> None:
    """Look for a broken promise at the same positions every time."""

    @settings(max_examples=200, derandomize=True, database=None, phases=[Phase.generate], report_multiple_bugs=False)
    @given(setups(game))
    def look(setup: Setup) -> None:
        promise(reach(game, setup))

    look()


@pytest.mark.parametrize("flaw", FLAWS)
def test_the_suite_finds(flaw: str) -> None:
    game, promise, complaint = FLAWS[flaw]
    with pytest.raises(AssertionError, match=complaint):
        examine(game, promise)


@pytest.mark.parametrize("promise", [*AT_A_POSITION, *TO_THE_END], ids=lambda promise: promise.__name__)
def test_the_suite_finds_nothing_where_nothing_is_wrong(promise: Property) -> None:
    examine(GAME, promise)


@pytest.mark.parametrize("game", [face.SHOUTING, toy(id="Liar's Cove"), toy(options=(TWICE,)), toy(rules=Rules(""))])
def test_the_suite_finds_a_game_that_is_not_well_made(game: Game[Cove]) -> None:
    with pytest.raises(AssertionError):
        W.the_game_is_well_made(game)


def test_every_property_has_a_flaw_that_it_finds() -> None:
    proven = {flaw.promise for flaw in FLAWS.values()}
    assert proven == {*AT_A_POSITION, *TO_THE_END}
