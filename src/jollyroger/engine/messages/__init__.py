"""Texts for readers of every language: catalogues of messages in the format of Project Fluent."""

from .arguments import Argument, Message, Noun, Person, message, person
from .catalogue import SHARED, Catalogue, current_language, kept_by_language, reading_in
from .kept import AnyText, LazyText, Remark, decode_message, encode_message
from .language import ENGLISH, PSEUDO, Language, best_language, language_named, offered_languages
from .syntax import BadMessages
from .translation import capitalised

__all__ = [
    "ENGLISH",
    "PSEUDO",
    "SHARED",
    "AnyText",
    "Argument",
    "BadMessages",
    "Catalogue",
    "Language",
    "LazyText",
    "Message",
    "Noun",
    "Person",
    "Remark",
    "best_language",
    "capitalised",
    "current_language",
    "decode_message",
    "encode_message",
    "kept_by_language",
    "language_named",
    "message",
    "offered_languages",
    "person",
    "reading_in",
]
