"""A game's texts: prompts, options, events, scenes, the glossary, the help sheet and the guided first game."""

from .glossary import Glossary, Term, read_glossary
from .help_sheet import HelpPanel, HelpSheet, HelpSymbol, read_help_sheet
from .scene import Scene, Side
from .tutorial import Concept, Reply, Tutorial, TutorialStep, read_tutorial
from .words import OptionText, Passage, TallyRow, Words

__all__ = [
    "Concept",
    "Glossary",
    "HelpPanel",
    "HelpSheet",
    "HelpSymbol",
    "OptionText",
    "Passage",
    "Reply",
    "Scene",
    "Side",
    "TallyRow",
    "Term",
    "Tutorial",
    "TutorialStep",
    "Words",
    "read_glossary",
    "read_help_sheet",
    "read_tutorial",
]
