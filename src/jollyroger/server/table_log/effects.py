"""The effect of a choice, as it is written in the log: a hash of the position it led to, and its rolls."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import msgspec

from ...engine import Action, Game, Match, Phase, State
from .entries import Effect

DIGEST_BYTES = 8
"""Rules that are wrong about a position are wrong by accident, not to find a collision."""


def effect_of(match: Match[Any], rolls: tuple[int, ...] = ()) -> Effect:
    """The effect of the entry that led to the present position of this match."""
    result = None
    if match.s.result is not None:
        winners, ending, points = match.s.result
        result = (tuple(winners), ending, tuple(points))
    return Effect(position_digest(match.game, match.s), rolls, result)


def position_digest(game: Game[Any], s: State) -> str:
    """A hash of everything that the codec saves of a state."""
    try:
        data = _encode([getattr(s, name) for name in game.codec.fields(s)])
    except TypeError:
        # A dict whose keys JSON cannot have. The codec writes them as pairs, which takes ten times as long.
        data = _encode(game.codec.encode(s))
    return blake2b(data, digest_size=DIGEST_BYTES).hexdigest()


def _as_plain_data(value: Any) -> Any:
    if isinstance(value, Phase):
        return [type(value).__name__, *value.values()]
    if isinstance(value, Action):
        return str(value)
    raise TypeError(f"A state may not hold a {type(value).__name__}.")


_encode = msgspec.json.Encoder(enc_hook=_as_plain_data).encode
