"""The keys of the full screen, for the footer and the help."""

from __future__ import annotations

from .sources.source import HelpPage

Keys = tuple[tuple[str, str], ...]
"""Keys, and what they do."""

GAME_KEYS: Keys = (
    ("1-9, a-z", "choose the option with that key; a risky one asks first"),
    ("↑ ↓ ← → Enter", "move in the options, and choose; on a refusal, Enter shows its rule"),
    ("mouse", "click an option; the wheel scrolls what is under it"),
    ("u", "take your last choice back, if nothing has come of it yet"),
    ("h", "what the Captain would do in your place, and why"),
    ("f", "what lies ahead of you"),
    ("r", "everything you cannot do now, and the rules"),
    ("l", "the whole log"),
    ("b", "the board on the whole screen, and back"),
    ("PgUp PgDn < >", "scroll the board"),
    ("Tab, Esc", "move to the board or the log to scroll it with the arrows; Esc: back to the options"),
    ("i", "be asked, or not, whether to interrupt a bot"),
    ("s", "save now; the game is saved after every choice anyway"),
    ("/", "say something, at a table of a server"),
    ("t", "light or dark colours"),
    ("Space, Enter", "do not show each move of the bots: on to your next turn"),
    ("q, Ctrl-C", "leave; the game is kept, and you are told how to resume it"),
)
REPLAY_KEYS: Keys = (
    ("← →", "one choice back or forward"),
    ("PgUp PgDn", "one turn back or forward"),
    ("Home End", "the deal, the end"),
    ("mouse", "click the slider to go there"),
    ("v", "another view: open hands, a spectator, each seat"),
    ("Space", "let it run, or stop it"),
    ("↑ ↓", "scroll the board"),
    ("l", "the log so far"),
    ("b", "the board on the whole screen, and back"),
    ("t", "light or dark colours"),
    ("q", "leave"),
)
GAME_FOOTER = "? help  q quit  u undo  h hint  f ahead  r rules  l log  b board"
REPLAY_FOOTER = "? help  q quit  ←→ step  PgUp PgDn turn  Home End  Space run  v view  l log"


def keys_page(keys: Keys) -> HelpPage:
    return HelpPage("Keys", tuple(f"{key}: {meaning}" for key, meaning in keys))
