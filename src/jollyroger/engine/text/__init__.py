"""A game's texts: prompts, options, events, scenes, and the glossary of what lies on the table."""

from .glossary import Glossary, Term, read_glossary
from .scene import Scene, Side
from .words import OptionText, Passage, Words

__all__ = ["Glossary", "OptionText", "Passage", "Scene", "Side", "Term", "Words", "read_glossary"]
