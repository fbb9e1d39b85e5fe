"""The keys of the full screen, for the footer and the help."""

from __future__ import annotations

from ..messages import text
from .sources.source import HelpPage

Keys = tuple[tuple[str, str], ...]
"""Keys, and the messages that say what they do. A key with a name of its own in each language is a message, too."""

GAME_KEYS: Keys = (
    ("1-9, a-z", "key-option"),
    ("↑ ↓ ← → Enter", "key-arrows"),
    ("key-name-mouse", "key-mouse"),
    ("u", "key-undo"),
    ("h", "key-hint"),
    ("f", "key-ahead"),
    ("r", "key-rules"),
    ("l", "key-log"),
    ("b", "key-enlarge"),
    ("PgUp PgDn < >", "key-scroll"),
    ("Tab, Esc", "key-focus"),
    ("i", "key-interrupt"),
    ("s", "key-save"),
    ("/", "key-say"),
    ("t", "key-theme"),
    ("key-name-space-enter", "key-skip"),
    ("q, Ctrl-C", "key-leave"),
)
REPLAY_KEYS: Keys = (
    ("← →", "key-step"),
    ("PgUp PgDn", "key-turn"),
    ("Home End", "key-ends"),
    ("key-name-mouse", "key-slider"),
    ("v", "key-view"),
    ("key-name-space", "key-run"),
    ("↑ ↓", "key-scroll"),
    ("l", "key-log-so-far"),
    ("b", "key-enlarge"),
    ("t", "key-theme"),
    ("q", "key-quit"),
)
GAME_FOOTER, REPLAY_FOOTER = "footer-game", "footer-replay"
"""The messages of the footers."""


def keys_page(keys: Keys) -> HelpPage:
    shown = tuple(f"{text(key) if key.startswith('key-') else key}: {text(meaning)}" for key, meaning in keys)
    return HelpPage(text("keys-title"), shown, is_list=True)
