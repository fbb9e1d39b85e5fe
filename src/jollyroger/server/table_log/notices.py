"""The sentences that tell people what was done at their table."""

from __future__ import annotations

from .entries import (
    BotSeated,
    BotSubstituted,
    ClosingReason,
    Entry,
    GameStarted,
    HintGiven,
    HostChanged,
    Paused,
    PlayedAgain,
    RecordExported,
    RewindRequested,
    Rewound,
    RulesChanged,
    SeatFreed,
    SeatLinkRenewed,
    SeatLinkRequestDropped,
    SeatLinkRequested,
    SeatMuted,
    SeatResumed,
    SeatTaken,
    TableCloned,
    Undone,
    UndoRequested,
    UndoVoted,
)

CLOSED_BECAUSE: dict[ClosingReason, str] = {
    "rules": (
        "The rules of this game have changed since this table was started, so it cannot go on. Its record is kept."
    ),
    "operator": "The operator of this server has closed this table. Its record is kept.",
}
"""What players are told about a closed table, by the reason."""


def notice(entry: Entry) -> str | None:
    """The sentence that tells everybody at the table about an entry; {1} stands for the name of seat 1."""
    match entry:
        case SeatTaken(seat):
            return f"{{{seat}}} sits down."
        case BotSeated(seat, after_leave=True):
            return f"The person in seat {seat + 1} has left; {{{seat}}}, a bot, plays on."
        case BotSeated(seat):
            return f"{{{seat}}}, a bot, takes the seat."
        case SeatFreed(seat, by_host):
            return f"The host frees seat {seat + 1}." if by_host else f"Seat {seat + 1} is free again."
        case GameStarted():
            return "The game begins."
        case Undone(seat):
            return f"{{{seat}}} takes a choice back."
        case UndoRequested(seat):
            return f"{{{seat}}} would like to take a choice back."
        case UndoVoted(seat, agree):
            voter = "The host" if seat is None else f"{{{seat}}}"
            return f"{voter} agrees." if agree else f"{voter} does not agree."
        case RewindRequested(moment):
            place = f"the moment after choice {moment}" if moment else "the beginning"
            return f"The host would like to go back to {place}."
        case Rewound(moment):
            return f"The game goes back to the moment after choice {moment}." if moment else "The game begins anew."
        case Paused(True, "bots"):
            return "The bots repeat themselves and get nowhere; the game is paused until the host lets it go on."
        case Paused(on):
            return "The host pauses the game." if on else "The game goes on."
        case BotSubstituted(seat, reason):
            cause = "is away" if reason == "absent" else "has run out of time"
            return f"{{{seat}}} {cause}; a bot stands in."
        case SeatResumed(seat):
            return f"{{{seat}}} is back."
        case HintGiven(seat, announced=True):
            return f"{{{seat}}} took a hint."
        case SeatMuted(seat, on):
            return f"The host {'mutes' if on else 'lets speak again'}: {{{seat}}}."
        case HostChanged(seat):
            return f"{{{seat}}} is the host now."
        case SeatLinkRequested(seat):
            return f"The host asks for a new link for the seat of {{{seat}}}; it is made if they stay away."
        case SeatLinkRequestDropped(seat):
            return f"{{{seat}}} is back and keeps the old link."
        case SeatLinkRenewed(seat, _, by_host):
            return f"{'The host' if by_host else f'{{{seat}}}'} has made a new link for the seat of {{{seat}}}."
        case TableCloned(moment):
            return f"The host has cloned the table as it stood after choice {moment}."
        case RecordExported(moment):
            return f"The host has taken a record of the game after choice {moment}; it shows all hands."
        case PlayedAgain(_, seat):
            return f"{'The host' if seat is None else f'{{{seat}}}'} has opened the next game."
        case RulesChanged(proven=True):
            return "The server has new rules. So far this game is the same under them, and it goes on."
        case RulesChanged():
            return (
                "This table does not say which version of the rules it was started with. All its choices are legal "
                "under those of this server, and it goes on by them."
            )
    return None


def reason_text(seat: int, reason: str) -> str:
    """What a bot says about its choice, as the table reads it."""
    return f"{{{seat}}} says: {reason}"
