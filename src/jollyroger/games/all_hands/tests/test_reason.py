"""The reasons that bots give to the whole table: true, and silent about what is in a hand."""

from __future__ import annotations

from jollyroger.engine import Action, Ask, Fast, ask_for
from jollyroger.testing.random_play import positions

from .. import GAME
from ..actions import (
    Agree,
    Call,
    Claim,
    Cut,
    Done,
    Drop,
    Enough,
    Forfeit,
    Give,
    Keep,
    Lay,
    Name,
    Pass,
    Resolve,
    Seal,
    Spare,
    Take,
)
from ..ai.reason import reason
from ..messages import MESSAGES
from ..rules.bidding import Bidding, LastCall
from ..rules.effects import Brawling
from ..rules.rounds import Discarding
from ..state import Table
from .positions import begin, bidding, reveal, table

SECRET = (Agree, Done, Drop, Enough, Forfeit, Give, Keep, Lay, Pass, Seal)
OPEN = (Call, Claim, Cut, Name, Resolve, Spare, Take)
MAX_LENGTH = 90


def told(s: Table, seat: int, action: str) -> str:
    ask = ask_for(s, seat)
    assert ask is not None
    return said(s, ask, next(option for option in ask.options if str(option) == action))


def said(s: Table, ask: Ask, action: Action) -> str:
    """The reason as it is read; empty if there is none."""
    found = reason(s, ask, action)
    return "" if found is None else MESSAGES.render(found)


def test_a_reason_is_one_sentence_that_tells_nothing_hidden() -> None:  # AH-2.2
    used = set()
    for number, s in enumerate(positions(GAME, 12_000, random_share=0.5)):
        if number % 12 and isinstance(s.agenda[-1], (Bidding, Discarding, LastCall)):
            continue
        spectator = GAME.resample(s, None, Fast(number))
        for ask in s.asks:
            for action in ask.options:
                text = said(s, ask, action)
                used.add(type(action))
                assert text == said(spectator, ask, action)
                assert (text == "") == isinstance(action, SECRET), f"{action}: {text}"
                assert not text or ((text[0].isupper() or text[0] == "{") and text[-1] == "."), text
                assert len(text) <= MAX_LENGTH, text
    assert used == {*SECRET, *OPEN}


def test_a_caller_who_counted_says_so() -> None:  # AH-6.5
    s = bidding(table(hands=["any*5", "any*13", "any*12"]))
    assert told(s, 0, "call:1") == "I counted: {1} holds more than 12 cards."
    assert told(s, 0, "call:2") == "That looks like more than 12 cards to me, {2}."


def test_a_cut_names_the_bid_in_the_way() -> None:  # AH-4.1
    s = reveal(table(bids=["cutpurse stormsail-3", "sea-sabre-9", "rum"], auction="stormsail-5"))
    assert told(s, 0, "cut:2") == "That bid of {1} stood between me and Stormsail 5."
    assert told(s, 0, "cut:3") == "Without Rum, {2} has to win with sailors."
    assert told(s, 0, "spare") == "I leave the bids as they are."


def test_a_brawl_is_for_whoever_holds_the_most_cards() -> None:  # AH-4.9
    s = begin(table(hands=["any*5", "any*5", "any*7"]), Brawling(0))
    assert told(s, 0, "name:2") == "{2} holds the most cards and can do with a round off."
    assert told(s, 0, "name:1") == "{1} can do with a round off."
