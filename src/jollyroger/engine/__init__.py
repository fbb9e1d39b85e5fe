"""What a game is, and the loop that runs one. No I/O, nothing from outside the standard library."""

from .actions import Action, Catalogue
from .chance import Chance, Fast, Recorder, Replayed, Scripted, Sealed, commitment
from .codec import Codec
from .game import BadComponents, BadSetup, Game, Option, View, Words, ask_for, visible_events
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
    play,
    playout,
    random_choice,
    run,
    start,
    waiting_for,
)
from .match import Match, play_on, replay, verify
from .record import BadRecord, Choice, Record
from .rules import Rule, Rules

__all__ = [
    "Action",
    "Ask",
    "BadComponents",
    "BadRecord",
    "BadSetup",
    "Catalogue",
    "Chance",
    "Choice",
    "Codec",
    "Event",
    "Fast",
    "Game",
    "Match",
    "Option",
    "Phase",
    "Record",
    "Recorder",
    "Refusal",
    "Refused",
    "Replayed",
    "Result",
    "Rule",
    "Rules",
    "Scripted",
    "Sealed",
    "Seat",
    "State",
    "View",
    "Words",
    "advance",
    "apply",
    "ask_for",
    "commitment",
    "play",
    "play_on",
    "playout",
    "random_choice",
    "replay",
    "run",
    "start",
    "verify",
    "visible_events",
    "waiting_for",
]
