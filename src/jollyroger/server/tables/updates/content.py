"""What a viewpoint sees of a game at one version, and how that differs from an earlier version."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import msgspec

from ....engine import Game, Match, Seat, SplitView, State, View, split_view, waiting_for
from ....engine.messages import ENGLISH
from ... import protocol
from .changes import Change, find_changes
from .infos import build_outcome, build_question, build_text_board, build_undo_info

NO_CHANGES: Mapping[str, msgspec.Raw] = {}
encode = msgspec.json.Encoder().encode


class Viewpoint(NamedTuple):
    """Whose view a client is sent (None: a spectator's), and with what."""

    seat: Seat | None
    full_hints: bool = False
    """Whether it gets all hints. Otherwise it gets the brief ones, if the game has them."""
    text_board: bool = False
    """Whether it gets the game as text too."""
    language: str = ENGLISH
    """In which its texts are."""


def hints_function(game: Game[Any], full_hints: bool) -> Callable[[Any, Seat | None], View]:
    """What builds the hints for those who look at them all, or for the others."""
    return game.hints if full_hints or game.brief_hints is None else game.brief_hints


class SharedPart:
    """The public part of a view or of hints: built once for each version, and compared once with the one before."""

    def __init__(self, view: SplitView[Any]) -> None:
        self.private = view.private
        self.public: View = {}
        self._build = view.public
        self._version = -1
        self._before: View | None = None
        self._changes = NO_CHANGES

    def advance(self, s: State, version: int) -> None:
        if self._version == version:
            return
        self._before = None if self._version < 0 else self.public
        self._version, self.public = version, self._build(s)
        self._changes = NO_CHANGES if self._before is None else encode_values(find_changes(self._before, self.public))

    def changes_since(self, before: View) -> Mapping[str, msgspec.Raw]:
        """The encoded changes by key. Those since the last version are encoded once for everybody."""
        return self._changes if before is self._before else encode_values(find_changes(before, self.public))


def encode_values(changes: Mapping[str, Change]) -> dict[str, msgspec.Raw]:
    return {key: msgspec.Raw(encode(change)) for key, change in changes.items()}


class SharedParts:
    """The parts of all views and hints of a table that are the same for everybody."""

    def __init__(self, game: Game[Any]) -> None:
        self.view = SharedPart(split_view(game.view))
        self._hints = {full: SharedPart(split_view(hints_function(game, full))) for full in (False, True)}

    def hints(self, viewpoint: Viewpoint) -> SharedPart:
        return self._hints[viewpoint.full_hints]


class Content(NamedTuple):
    """All that an update tells except the log. View and hints are in two parts: the first is shared by everybody."""

    version: int
    moment: int
    view: tuple[View, View]
    hints: tuple[View, View]
    fields: dict[str, Any]
    """The other fields of an update, by name."""


def build_content(
    parts: SharedParts, game: Game[Any], match: Match[Any], viewpoint: Viewpoint, version: int, undo_policy: str
) -> Content:
    """What this viewpoint sees now."""
    s, seat = match.s, viewpoint.seat
    shared_view, shared_hints = parts.view, parts.hints(viewpoint)
    shared_view.advance(s, version)
    shared_hints.advance(s, version)
    view = (shared_view.public, shared_view.private(s, seat))
    hints = (shared_hints.public, shared_hints.private(s, seat))
    seen = {**view[0], **view[1]}
    fields = {
        "question": None if seat is None else build_question(game, s, seat),
        "waiting_for": waiting_for(s),
        "undo": None if seat is None else build_undo_info(game, match, seat, undo_policy),
        "result": build_outcome(game, s, seat),
        "goal": game.words.goal(seen),
        "text_board": build_text_board(game, s, seat) if viewpoint.text_board else None,
    }
    return Content(version, len(match.choices), view, hints, fields)


def find_content_changes(parts: SharedParts, viewpoint: Viewpoint, before: Content, content: Content) -> dict[str, Any]:
    """The fields of `protocol.Changes` that differ from what the same viewpoint saw before."""
    fields = {name: value for name, value in content.fields.items() if value != before.fields[name]}
    if fields.get("question") is not None:
        fields["question"] = shorten_question(before.fields["question"], fields["question"])
    for name, part in (("view", parts.view), ("hints", parts.hints(viewpoint))):
        (old_public, old_private), (_, private) = getattr(before, name), getattr(content, name)
        fields[name] = {**part.changes_since(old_public), **find_changes(old_private, private)}
    return fields


def shorten_question(before: protocol.Question | None, question: protocol.Question) -> protocol.ChangedQuestion:
    """A question for those who have the one before it: what is in both is named by its id."""
    options: list[protocol.OptionInfo | str] = [*question.options]
    refusals: list[protocol.RefusedOption | str] = [*question.refusals]
    if before is not None:
        known_options = {option.id: option for option in before.options}
        options = [option.id if known_options.get(option.id) == option else option for option in question.options]
        known_refusals = {refusal.id: refusal for refusal in before.refusals}
        refusals = [
            refusal.id if known_refusals.get(refusal.id) == refusal else refusal for refusal in question.refusals
        ]
    return protocol.ChangedQuestion(question.prompt, question.must, options, refusals)
