"""The text every face shows. A captain is written {seat}; the reader is 'you'."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ....engine import Action, Event, Phase, Result, Seat, View, Words
from ....engine.english import does, listed, number, sentence, who, whose
from .. import actions as a
from .. import events as e
from ..components import BOX, CREWS, HAND_LIMIT, KINDS, MONKEY, RANKS, kind_of
from ..rules import bidding, effects, rounds
from ..rules.runs import shortfall
from ..state import Table
from .view import picked

THICKNESS = {1: "a slim hand", 2: "a good handful", 3: "a thick fistful"}
HEIGHT = ["none left", "a few cards", "a low pile", "a fair pile", "a high pile", "a very high pile", "nearly all"]


def card(kind: int) -> str:
    return KINDS[kind].name


def cards(kinds: Sequence[int]) -> str:
    """Cards in a row, alike ones counted: 'Rum and 2 Stormsail 4'."""
    names = [card(kind) for kind in dict.fromkeys(kinds)]
    counts = [list(kinds).count(kind) for kind in dict.fromkeys(kinds)]
    return listed(name if count == 1 else f"{count} {name}" for name, count in zip(names, counts, strict=True))


def prompt(s: Table, seat: Seat) -> str:
    """The question a captain is being asked."""
    phase = s.agenda[-1] if s.agenda else None
    if isinstance(phase, bidding.Bidding):
        if phase.seat != seat:
            return f"{{{phase.seat}}} is choosing a bid. You may call a cheat."
        return bid_prompt(s, "Your bid", "Lay a card, or pass.", phase.picks)
    if isinstance(phase, bidding.Rebidding):
        return bid_prompt(s, "A tie! Your extra bid", "Add a card, or give up.", phase.picks)
    if isinstance(phase, bidding.LastCall):
        return f"Last call before the bids are turned over. Does anyone hold more than {HAND_LIMIT} cards?"
    if isinstance(phase, bidding.Keeping):
        if phase.least:
            return "Which card do you keep? The rest is discarded."
        return f"You may keep {'one' if phase.most == 1 else 'up to two'} of these. The rest is discarded."
    if isinstance(phase, rounds.Discarding):
        chosen = picked(phase, seat)
        so_far = f"So far {cards(chosen)}." if chosen else "You may discard any number of cards, or none."
        return f"Discard: {so_far}"
    return PROMPTS[type(phase)] if phase is not None else "The game is over."


def bid_prompt(s: Table, what: str, first: str, picks: tuple[int, ...]) -> str:
    assert s.auction is not None
    return f"{what} for {card(s.auction)}: {cards(picks) + '. Lay another, or seal it.' if picks else first}"


PROMPTS: dict[type[Phase[Table]], str] = {
    effects.Actions: "Which of your actions do you resolve next?",
    effects.Cutting: "Cutpurse: which card on the table goes to the discard pile?",
    effects.Claiming: "Pieces of Eight: which card on the table do you claim?",
    effects.Plundering: "Hidden Plunder: which card do you take from the discard pile?",
    effects.Dealing: "Shady Deal: which captain must give you a card?",
    effects.Giving: "A Shady Deal: which of your cards do you hand over?",
    effects.Brawling: "Tavern Brawl: whom do you drag into it?",
    effects.Tribute: "The Pirate King demands a card from you. Which?",
}


def label(s: Table, seat: Seat, action: Action) -> str:
    """What an option says on its button."""
    match action:
        case a.Lay(kind):
            return f"Lay {card(kind)}"
        case a.Drop(kind):
            return f"Discard {card(kind)}"
        case a.Give(kind):
            return f"Give {card(kind)}"
        case a.Keep(kind):
            return f"Keep {card(kind)}"
        case a.Take(kind):
            return f"Take {card(kind)}"
        case a.Resolve(kind):
            return f"{card(kind)}: {KINDS[kind].about}"
        case a.Cut(place):
            return f"Cut {on_table(s, seat, place)}"
        case a.Claim(place):
            return f"Claim {on_table(s, seat, place)}"
        case a.Call(captain):
            return f"Call {{{captain}}} a cheat"
        case a.Name(captain):
            return sentence(who(captain, seat))
        case a.Done():
            chosen = picked(s.agenda[-1], seat) if s.agenda else ()
            return f"Discard {number(len(chosen), 'card')}" if chosen else "Discard nothing"
    return PLAIN[type(action)]


PLAIN: dict[type[Action], str] = {
    a.Seal: "Seal the bid",
    a.Pass: "Pass",
    a.Forfeit: "Give up the auction",
    a.Enough: "Keep no more",
    a.Spare: "Cut nothing",
    a.Agree: "No call: turn the bids over",
}


def on_table(s: Table, seat: Seat, place: int) -> str:
    """A card of the row, told apart from others like it."""
    if place >= len(s.row):
        return f"the card at place {place}"
    laid = s.row[place]
    marks = []
    if laid.claim is not None:
        marks.append(f"claimed by {who(s.claims[laid.claim], seat)}")
        if s.claims.count(s.claims[laid.claim]) > 1:
            marks[-1] += f" as number {laid.claim + 1}"
    if laid.spent:
        marks.append("resolved")
    note = f" ({', '.join(marks)})" if marks else ""
    return f"{whose(laid.owner, seat)} {card(laid.kind)}{note}"


def say(event: Event, you: Seat | None) -> str:
    """What has happened, in a sentence."""
    return SENTENCES[type(event)](event, you)


def dealt(event: e.Dealt, you: Seat | None) -> str:
    if event.cards is None:
        return ""  # everyone is dealt a card every round: not worth a line
    return f"You are dealt {cards(event.cards)}."


def turned_up(event: e.TurnedUp, you: Seat | None) -> str:
    if event.card is None:
        return "There is no card left to auction."
    return f"Up for auction: {card(event.card)}."


def kept(event: e.Kept, you: Seat | None) -> str:
    what = "one card" if event.card is None else card(event.card)
    return f"{does(event.seat, you, 'keep')} {what}."


def gave(event: e.Gave, you: Seat | None) -> str:
    what = "a card" if event.card is None else card(event.card)
    return f"{does(event.giver, you, 'give')} {who(event.taker, you)} {what}."


def snatched(event: e.Snatched, you: Seat | None) -> str:
    what = "a card" if event.card is None else card(event.card)
    return f"{does(event.seat, you, 'draw')} {what} from {whose(event.captain, you)} hand."


def hand_won(event: e.HandWon, you: Seat | None) -> str:
    return f"{does(event.seat, you, 'show')} {ENDINGS[event.ending]}: {cards(event.cards)}."


SENTENCES: dict[type[Event], Callable[[Any, Seat | None], str]] = {
    e.HandBegan: lambda x, you: f"Hand {x.number} begins. {does(x.dealer, you, 'deal')}.",
    e.Dealt: dealt,
    e.Skipped: lambda x, you: (
        f"{does(x.seat, you, 'get')} no card" + (": a tavern brawl." if x.brawled else ": there is none left.")
    ),
    e.TurnedUp: turned_up,
    e.Renewed: lambda x, you: "The deck has run out: the discard pile is shuffled into a new one.",
    e.Passed: lambda x, you: f"{does(x.seat, you, 'pass', 'passes')}.",
    e.Sealed: lambda x, you: f"{does(x.seat, you, 'bid')} {number(x.count, 'card')}, face down.",
    e.Forfeited: lambda x, you: f"{does(x.seat, you, 'give')} up.",
    e.Revealed: lambda x, you: sentence(f"{whose(x.seat, you)} bid: {cards(x.cards)}."),
    e.NobodyBid: lambda x, you: f"Nobody bids; {card(x.card)} is discarded.",
    e.Caught: lambda x, you: (
        f"{does(x.caller, you, 'cry', 'cries')} cheat, and rightly: "
        f"{number(x.count, 'card')} too many in {whose(x.captain, you)} hand."
    ),
    e.Cleared: lambda x, you: (
        f"{does(x.caller, you, 'cry', 'cries')} cheat at {who(x.captain, you)}, "
        f"and wrongly: it costs {number(x.count, 'card')}."
    ),
    e.Kept: kept,
    e.Discarded: lambda x, you: f"{does(x.seat, you, 'discard')} {cards(x.cards)}.",
    e.Played: lambda x, you: f"{does(x.seat, you, 'play')} {card(x.card)}.",
    e.NoEffect: lambda x, you: f"{card(x.card)} has no effect.",
    e.WasCut: lambda x, you: f"{does(x.seat, you, 'cut')} {whose(x.owner, you)} {card(x.card)}.",
    e.Spared: lambda x, you: f"{does(x.seat, you, 'cut')} nothing.",
    e.Docked: lambda x, you: "Splash! The auction is off; all bids are discarded.",
    e.Plundered: lambda x, you: f"{does(x.seat, you, 'fish', 'fishes')} {card(x.card)} out of the discard pile.",
    e.Claimed: lambda x, you: f"{does(x.seat, you, 'claim')} {whose(x.owner, you)} {card(x.card)}.",
    e.Gave: gave,
    e.Snatched: snatched,
    e.Brawled: lambda x, you: (
        f"{does(x.seat, you, 'drag')} {who(x.captain, you)} into a brawl: no card and no bid next round."
    ),
    e.Tied: lambda x, you: f"A tie between {listed(who(seat, you) for seat in x.captains)}.",
    e.WonAuction: lambda x, you: f"{does(x.seat, you, 'win')} {card(x.card)}.",
    e.AuctionLost: lambda x, you: f"Nobody wins {card(x.card)}; it is discarded.",
    e.TookClaim: lambda x, you: f"{does(x.seat, you, 'take')} the claimed {card(x.card)}.",
    e.HandWon: hand_won,
    e.HandDrawn: lambda x, you: "The hand is called off: nobody wins it.",
    e.Scored: lambda x, you: (
        f"{does(x.seat, you, 'score')} {number(x.points, 'point')} ({x.total} in all) with {cards(x.cards)}."
    ),
}

ENDINGS = {
    "points": "the most points",
    "crew-of-seven": "seven of one crew in a row",
    "three-crews": "three in a row of each crew",
}


def outcome(result: Result, you: Seat | None) -> str:
    """How the game ended, in a sentence."""
    if not result.winners:
        return "The hand was called off: nobody wins."
    winners = listed(who(seat, you) for seat in result.winners)
    alone = len(result.winners) == 1 and result.winners[0] != you
    how = f"with {ENDINGS[result.ending]}"
    if result.points:
        how = f"on points: {listed(f'{who(seat, you)} {points}' for seat, points in enumerate(result.points))}"
    return sentence(f"{winners} {'wins' if alone else 'win'} {how}.")


def table(view: View) -> str:
    """The table as text: the auction, the captains, the bids, the hand by crew."""
    you = view["you"]
    lines = [f"Auction  {name(view['auction']) if view['auction'] else 'nothing'}"]
    top = f", {name(view['top'])} on top" if view["top"] else ""
    lines.append(f"Deck     {HEIGHT[view['deck']]}; discard pile: {HEIGHT[view['discard']]}{top}")
    lines += [f"  {captain_line(captain, view)}" for captain in view["captains"]]
    for bid in view["row"]:
        marks = ", resolved" if bid["spent"] else ""
        if bid["claimed_by"] is not None:
            marks += f", claimed by {who(bid['claimed_by'], you)}"
        lines.append(f"  on the table: {whose(bid['owner'], you)} {name(bid['card'])}{marks}")
    if view["aside"]:
        lines.append(f"You look at {listed(name(id) for id in view['aside'])}.")
    if view["pile"] is not None:
        lines.append(f"The discard pile: {listed(name(id) for id in view['pile'])}.")
    if view["hand"] is not None:
        lines += hand_lines([kind_of(id) for id in view["hand"]])
    return "\n".join(lines)


def name(id: str) -> str:
    return card(kind_of(id))


def captain_line(captain: dict[str, Any], view: View) -> str:
    seat, you = captain["seat"], view["you"]
    notes = ["deals"] if seat == view["dealer"] else []
    notes.append(f"holds {THICKNESS[captain['thickness']]}" if seat != you else f"you hold {len(view['hand'])}")
    if captain["bid"]:
        notes.append(f"bids {number(captain['bid'], 'card')}")
    if captain["brawled"]:
        notes.append("in a brawl")
    if captain["brawled_next"]:
        notes.append("in a brawl next round")
    if captain["chosen"]:
        notes.append("has chosen")
    if captain["points"] is not None:
        notes.append(number(captain["points"], "point"))
    return f"{{{seat}}}: {', '.join(notes)}"


def hand_lines(hand: list[int]) -> list[str]:
    """The hand crew by crew with gaps where ranks are missing, then the actions, then how far it is from winning."""
    lines = []
    for crew, crew_name in enumerate(BOX.crews):
        cells = []
        for rank in range(1, RANKS + 1):
            count = hand.count(crew * RANKS + rank - 1)
            cells.append(f"{rank}{'*' * (count - 1)}" if count else ".")
        lines.append(f"{crew_name:12}" + "".join(f"{cell:>5}" for cell in cells))
    others = [kind for kind in hand if kind >= CREWS * RANKS]
    lines.append(f"{'Actions':12}  {cards(others) if others else 'none'}")
    long, short = shortfall(hand)
    monkeys = " (a monkey counts as any)" if MONKEY in hand else ""
    lines.append(
        f"{number(long, 'card')} short of seven of one crew, {number(short, 'card')} short of three of each{monkeys}"
    )
    return lines


def hints(view: View) -> str:
    """What lies ahead, from the hints's figures."""
    if not view:
        return ""
    seven, three = view["short_of_seven"], view["short_of_three"]
    lines = [f"{number(seven, 'card')} short of seven of one crew, {number(three, 'card')} short of three of each."]
    if view["winning"]:
        outs = listed(f"{name(out['card'])} ({out['unseen']} unseen)" for out in view["winning"])
        lines.append(f"One card would win the hand: {outs}.")
    if view["auction_wins"]:
        lines.append("The card up for auction would win it!")
    return "\n".join(lines)


WORDS: Words[Table] = Words(prompt=prompt, label=label, event_text=say, text_board=table, outcome=outcome, hints=hints)
