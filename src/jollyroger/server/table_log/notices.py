"""The messages that tell people what was done at their table."""

from __future__ import annotations

from ...engine.messages import Message, Person, message
from .entries import (
    BotSeated,
    BotSubstituted,
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


def notice(entry: Entry) -> Message | None:
    """The message that tells everybody at the table about an entry."""
    match entry:
        case SeatTaken(seat):
            return about("notice-sits-down", seat)
        case BotSeated(seat, after_leave=True):
            return message("notice-left", seat=seat + 1, who=Person(seat))
        case BotSeated(seat):
            return about("notice-bot", seat)
        case SeatFreed(seat, by_host):
            return message("notice-freed-by-host" if by_host else "notice-freed", seat=seat + 1)
        case GameStarted():
            return message("notice-begins")
        case Undone(seat):
            return about("notice-undone", seat)
        case UndoRequested(seat):
            return about("notice-undo-asked", seat)
        case UndoVoted(None, agree):
            return message("notice-host-agrees" if agree else "notice-host-disagrees")
        case UndoVoted(int(seat), agree):
            return about("notice-agrees" if agree else "notice-disagrees", seat)
        case RewindRequested(moment):
            return message("notice-rewind-asked", moment=moment)
        case Rewound(moment):
            return message("notice-rewound", moment=moment)
        case Paused(True, "bots"):
            return message("notice-bots-stuck")
        case Paused(on):
            return message("notice-paused" if on else "notice-goes-on")
        case BotSubstituted(seat, reason):
            return about("notice-absent" if reason == "absent" else "notice-out-of-time", seat)
        case SeatResumed(seat):
            return about("notice-back", seat)
        case HintGiven(seat, announced=True):
            return about("notice-hint", seat)
        case SeatMuted(seat, on):
            return about("notice-muted" if on else "notice-unmuted", seat)
        case HostChanged(seat):
            return about("notice-host", seat)
        case SeatLinkRequested(seat):
            return about("notice-link-asked", seat)
        case SeatLinkRequestDropped(seat):
            return about("notice-link-kept", seat)
        case SeatLinkRenewed(seat, _, by_host):
            return about("notice-link-by-host" if by_host else "notice-link-made", seat)
        case TableCloned(moment):
            return message("notice-cloned", moment=moment)
        case RecordExported(moment):
            return message("notice-exported", moment=moment)
        case PlayedAgain(_, None):
            return message("notice-host-again")
        case PlayedAgain(_, int(seat)):
            return about("notice-again", seat)
        case RulesChanged(proven=True):
            return message("notice-rules-proven")
        case RulesChanged():
            return message("notice-rules-unproven")
    return None


def about(id: str, seat: int) -> Message:
    """A message about the person or bot in a seat."""
    return message(id, who=Person(seat))
