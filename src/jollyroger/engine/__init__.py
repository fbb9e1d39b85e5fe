"""What a game is, and the loop that runs one. No I/O, nothing from outside the standard library."""

from .actions import Action, Catalogue
from .chance import Chance, Fast, Loaded, Replayed, Sealed, Witness, commitment
from .codec import Codec
from .game import BadComponents, BadSetup, Game, Option, View, Words, ask_of, seen
from .kernel import (
    Ask,
    Event,
    Phase,
    Refusal,
    Refused,
    Result,
    Seat,
    State,
    apply,
    at_random,
    play,
    playout,
    run,
    settle,
    start,
    waiting,
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
    "Loaded",
    "Match",
    "Option",
    "Phase",
    "Record",
    "Refusal",
    "Refused",
    "Replayed",
    "Result",
    "Rule",
    "Rules",
    "Sealed",
    "Seat",
    "State",
    "View",
    "Witness",
    "Words",
    "apply",
    "ask_of",
    "at_random",
    "commitment",
    "play",
    "play_on",
    "playout",
    "replay",
    "run",
    "seen",
    "settle",
    "start",
    "verify",
    "waiting",
]
