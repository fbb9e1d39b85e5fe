"""What each seat of Liar's Cove may know, the texts, and a policy."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from jollyroger.engine import Action, Ask, Chance, Event, Fast, Result, Seat, View, refresh_asks
from jollyroger.engine.text.english import who

from .actions import CALL, Claim, Drop, Give, Heckle, Lay, Pay
from .events import Chosen, Claimed, Drew, Dropped, Gave, Heckled, Laid, Paid, Shown
from .rules import Forfeit, Gifts, Speak, Turn
from .state import Cove


def view(s: Cove, seat: Seat | None) -> View:
    """One's own cards; of the others only how many they have."""
    now = s.agenda[-1] if s.agenda else None
    own_card = s.claim.card if s.claim is not None and s.claim.seat == seat else None
    return {
        "you": seat,
        "hand": None if seat is None else s.hands[seat][:],
        "cards": [len(hand) for hand in s.hands],
        "bag": len(s.bag),
        "coins": s.coins[:],
        "chest": s.chest,
        "turns": s.turns,
        "claim": None if s.claim is None else [s.claim.seat, s.claim.value, own_card],
        "laid": [now.seat, now.card if now.seat == seat else None, *now.hecklers] if isinstance(now, Speak) else None,
        "phase": [type(phase).__name__ for phase in s.agenda],
    }


def resample(s: Cove, seat: Seat | None, chance: Chance) -> Cove:
    """Gather every card the seat does not know, mix, and deal as many to each place as lay there."""
    twin = s.clone()
    twin.chance = Fast(chance.below(1 << 62))
    now = twin.agenda[-1] if twin.agenda else None
    others = [other for other in range(s.seats) if other != seat]
    laid = isinstance(now, Speak) and now.seat != seat
    claimed = s.claim is not None and s.claim.seat != seat
    pool = s.bag + [card for other in others for card in s.hands[other]]
    pool += [now.card] if isinstance(now, Speak) and laid else []
    pool += [s.claim.card] if s.claim is not None and claimed else []
    # Sorted, because the order of the pool tells where the cards were.
    pool.sort()
    chance.shuffle(pool)
    for other in others:
        twin.hands[other] = [pool.pop() for _ in s.hands[other]]
    if isinstance(now, Speak) and laid:
        twin.agenda[-1] = Speak(now.seat, pool.pop(), now.hecklers)
    if s.claim is not None and claimed:
        twin.claim = s.claim._replace(card=pool.pop())
    twin.bag = pool
    for other in twin.sealed:
        if other != seat:
            twin.sealed[other] = chance.pick(twin.gifts(other))
    refresh_asks(twin)
    return twin


def pieces(s: Cove) -> Mapping[str, int]:
    cards = [*s.bag, *(card for hand in s.hands for card in hand)]
    cards += [phase.card for phase in s.agenda if isinstance(phase, Speak)]
    cards += [] if s.claim is None else [s.claim.card]
    return {**Counter(f"card {card}" for card in cards), "coin": s.chest + sum(s.coins)}


def policy(s: Cove, ask: Ask, chance: Chance) -> Action | None:
    """Call a four; otherwise take the first option."""
    if CALL in ask.options and s.claim is not None and s.claim.value == 4:
        return CALL
    return None if ask.may else ask.options[0]


def prompt(s: Cove, seat: Seat) -> str:
    match s.agenda[-1]:
        case Gifts():
            return f"Which card will you give {{{s.after(seat)[0]}}}?"
        case Turn(active):
            return "Lay a card, face down." if seat == active else f"{{{active}}} ponders. Will you call the claim?"
        case Speak(speaker, card):
            return f"You laid a {card}. What do you say it is?" if seat == speaker else f"Heckle {{{speaker}}}?"
        case Forfeit(_, taker):
            return f"Pay {{{taker}}} a coin, or drop a card."
    raise AssertionError("nobody is asked")


def label(s: Cove, seat: Seat, action: Action) -> str:
    match action:
        case Give(card) | Lay(card) | Drop(card):
            return f"{type(action).__name__} a {card}"
        case Claim(value):
            return f"'It is a {value}.'"
        case Heckle():
            return "Heckle"
        case Pay():
            return "Pay a coin"
    return "Liar!"


def event_text(event: Event, viewer: Seat | None) -> str:
    match event:
        case Gave(giver, taker, card):
            return f"{who(giver, viewer)} gave {who(taker, viewer)} {card or 'a card'}."
        case Drew(seat, card):
            return f"{who(seat, viewer)} drew {card or 'a card'}."
        case Laid(seat, card):
            return f"{who(seat, viewer)} laid {card or 'a card'}."
        case Chosen():
            return "The card lies face down; only you have seen it."
        case Claimed(seat, value):
            return f"{who(seat, viewer)} said: a {value}."
        case Heckled(seat, speaker):
            return f"{who(seat, viewer)} heckled {who(speaker, viewer)}."
        case Shown(seat, caller, card):
            return f"{who(caller, viewer)} called {who(seat, viewer)}: the card is a {card}."
        case Paid(seat, taker):
            return f"{who(seat, viewer)} paid {who(taker, viewer)} a coin."
        case Dropped(seat, card):
            return f"{who(seat, viewer)} dropped a {card}."
    raise AssertionError(f"no words for {event}")


def text_board(view: View) -> str:
    rows = [f"{{{seat}}}  {coins} coins  {view['cards'][seat]} cards" for seat, coins in enumerate(view["coins"])]
    return "\n".join([*rows, f"Your hand: {view['hand']}", f"Claim: {view['claim']}", f"{view['turns']} turns left"])


def outcome(result: Result, viewer: Seat | None) -> str:
    winners = " and ".join(who(seat, viewer) for seat in result.winners)
    return f"It is dawn: {winners} won." if result.ending == "dawn" else f"Somebody is broke: {winners} won."
