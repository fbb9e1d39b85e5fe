"""The parts of an update: the question, what can be undone, the outcome, the game as text."""

from __future__ import annotations

from typing import Any

from ....engine import Action, Game, Match, OptionText, Refused, State, ask_for
from ....engine.text.marked_text import split_marks
from ... import protocol
from ...messages import text


def build_text_board(game: Game[Any], s: State, seat: int | None) -> protocol.TextBoard:
    """The game as text, from what the seat may know."""
    view = game.view(s, seat)
    board, spans = split_marks(game.words.board_with_targets(view))
    targets: dict[str, list[tuple[int, int, int]]] = {}
    for line, start, end, target in spans:
        targets.setdefault(target, []).append((line, start, end))
    return protocol.TextBoard(
        board=board,
        hints=game.words.hints(game.hints(s, seat)),
        passages=[protocol.PassageInfo(*passage) for passage in game.words.describe(view)],
        targets=targets,
    )


def build_question(game: Game[Any], s: State, seat: int) -> protocol.Question | None:
    """What the seat is asked, if anything: its options, the most useful first, and the options that are refused."""
    ask = ask_for(s, seat)
    if ask is None:
        return None
    words = game.words
    options = zip(ask.options, words.option_texts(s, ask), strict=True)
    return protocol.Question(
        prompt=words.prompt(s, seat),
        must=not ask.may,
        options=[
            build_option_info(action, text)
            for action, text in sorted(options, key=lambda option: (option[1].folded, option[1].rank))
        ],
        refusals=[
            protocol.RefusedOption(
                id=str(refusal.action),
                label=words.label(s, seat, refusal.action),
                rule=refusal.rule,
                why=refusal.why,
                target=words.target(s, seat, refusal.action),
            )
            for refusal in game.refusals(s, seat)
        ],
    )


def build_option_info(action: Action, text: OptionText) -> protocol.OptionInfo:
    return protocol.OptionInfo(
        str(action),
        label=text.label,
        button=text.button,
        note=text.note,
        group=text.group,
        target=text.target,
        pose=text.pose,
        risk=text.risk,
        chance=text.chance,
        icon=text.icon,
        folded=text.folded,
        light=text.light,
        ends_turn=text.ends_turn,
    )


def build_undo_info(game: Game[Any], match: Match[Any], seat: int, policy: str) -> protocol.UndoInfo:
    """What this seat could undo, or why it cannot."""
    if policy == "off":
        return protocol.UndoInfo(False, text("refusal-undo-off"))
    try:
        before, choice = match.undoable(seat)
    except Refused as refusal:
        may_ask = policy in ("vote", "host") and match.s.result is None and match.has_chosen(seat)
        return protocol.UndoInfo(may_ask, str(refusal), needs_agreement=may_ask)
    action = game.catalogue.find(choice.action)
    assert action is not None
    return protocol.UndoInfo(True, game.words.label(before, seat, action))


def build_outcome(game: Game[Any], s: State, seat: int | None) -> protocol.Outcome | None:
    """How the game ended, if it has."""
    if s.result is None:
        return None
    winners, ending, points = s.result
    view = game.view(s, seat)
    headline, cause = game.words.outcome(s.result, seat), game.words.cause(view)
    tally = [protocol.TallyRowInfo(row.label, list(row.values)) for row in game.words.tally(view)]
    text = outcome_text(headline, cause)
    return protocol.Outcome(list(winners), ending, list(points), text, headline, cause, tally)


def outcome_text(headline: str, cause: str) -> str:
    return f"{headline} {cause}".rstrip()
