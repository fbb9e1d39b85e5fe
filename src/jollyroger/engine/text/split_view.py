"""A view in two parts: what everybody sees, and what only one seat sees."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from ..kernel import Seat, State
from .words import View

S = TypeVar("S", bound=State)


class SplitView(Generic[S]):
    """Builds a view from a public part, the same for all seats and spectators, and a private part.

    It is called like any other view function. A server calls its parts: it builds and encodes the public part once for
    everybody. The public part is not told for whom it is, so it cannot contain anybody's secrets by mistake.
    """

    def __init__(self, public: Callable[[S], View], private: Callable[[S, Seat | None], View]) -> None:
        self.public = public
        self.private = private

    def __call__(self, s: S, seat: Seat | None) -> View:
        return {**self.public(s), **self.private(s, seat)}


def split_view(view: Callable[[Any, Seat | None], View]) -> SplitView[Any]:
    """The parts of a view. The whole of an ordinary view function is private."""
    return view if isinstance(view, SplitView) else SplitView(lambda s: {}, view)
