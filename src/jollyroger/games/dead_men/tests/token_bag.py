"""Put tokens from the bag into a test position."""

from __future__ import annotations

from ..component_reader import GOODS
from ..components import FROMM, OFF_SHIP, TOKENS
from ..state import GONE, IN_BAG, LYING, Ship
from .ids import token_front


class TokenBag:
    """Takes tokens out of the bag of a test position."""

    def __init__(self, s: Ship, fromm: bool) -> None:
        self.s = s
        s.token_at = [IN_BAG] * FROMM + [IN_BAG if fromm else GONE]
        s.token_back = [None] * (FROMM + 1)

    def put(self, where: int, names: str) -> None:
        """Put enemies (`crew-3 fromm-4`) into a room, or goods (`treasure grog-5`) anywhere."""
        for name in names.split():
            if name.startswith("fromm"):
                self.s.token_at[FROMM] = where
                self.s.fromm_strength = int(name.rpartition("-")[2])
            elif name in GOODS:
                kind = GOODS.index(name)
                token = next(token for token in self.left() if TOKENS[token].back == kind)
                self.s.token_at[token] = where + LYING if where < OFF_SHIP else where
                self.s.token_back[token] = kind
            else:
                self.s.token_at[self.find(name)] = where

    def left(self) -> list[int]:
        return [token for token in range(FROMM) if self.s.token_at[token] == IN_BAG]

    def find(self, name: str) -> int:
        return next(token for token in self.left() if token_front(token) == name)
