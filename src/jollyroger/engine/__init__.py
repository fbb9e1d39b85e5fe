"""What a game is, and the loop that runs one. No I/O, and only the standard library."""

from .actions import Action, Catalogue
from .chance import Chained, Chance, Fast, Recorder, Replayed, Scripted, Sealed, commitment
from .codec import Codec
from .errors import UserError
from .frozen import Frozen
from .game import BadComponents, BadSetup, Game, Option, ask_for, visible_events
from .kernel import (
    Ask,
    Event,
    Phase,
    Refusal,
    Refused,
    Result,
    Seat,
    State,
    advance,
    apply,
    ask_order,
    play,
    playout,
    random_choice,
    refresh_asks,
    run,
    start,
    waiting_for,
)
from .match import Match
from .phases import GroupVote, SeatChoice, most_voted, vote_result
from .record import HUMAN, BadRecord, Choice, LuckProof, Record, UnreadableRecord
from .replay import check_setup, play_on, play_on_in_steps, replay
from .rules import Rule, Rules
from .text import Glossary, OptionText, Passage, Scene, Side, Term, Words, read_glossary
from .text.words import View
from .verification import Verification, verify

__all__ = [
    "HUMAN",
    "Action",
    "Ask",
    "BadComponents",
    "BadRecord",
    "BadSetup",
    "Catalogue",
    "Chained",
    "Chance",
    "Choice",
    "Codec",
    "Event",
    "Fast",
    "Frozen",
    "Game",
    "Glossary",
    "GroupVote",
    "LuckProof",
    "Match",
    "Option",
    "OptionText",
    "Passage",
    "Phase",
    "Record",
    "Recorder",
    "Refusal",
    "Refused",
    "Replayed",
    "Result",
    "Rule",
    "Rules",
    "Scene",
    "Scripted",
    "Sealed",
    "Seat",
    "SeatChoice",
    "Side",
    "State",
    "Term",
    "UnreadableRecord",
    "UserError",
    "Verification",
    "View",
    "Words",
    "advance",
    "apply",
    "ask_for",
    "ask_order",
    "check_setup",
    "commitment",
    "most_voted",
    "play",
    "play_on",
    "play_on_in_steps",
    "playout",
    "random_choice",
    "read_glossary",
    "refresh_asks",
    "replay",
    "run",
    "start",
    "verify",
    "visible_events",
    "vote_result",
    "waiting_for",
]
