"""Plays the guided first game of a game and checks what its script promises."""

from __future__ import annotations

from typing import Any

from ..engine import Game, Match, Sealed, Tutorial, ask_for, secret_from_seed, waiting_for

MAX_STEP_WORDS, MAX_CONCEPT_WORDS = 20, 30
MIN_STEPS, MAX_STEPS = 8, 12
FRAME_PARTS = {"goal", "board", "bar", "panel", "log", "seats"}


def start_tutorial(game: Game[Any]) -> Match[Any]:
    """The guided game at its deal, with the luck a server gives it."""
    tutorial = tutorial_of(game)
    return Match(game, tutorial.seats, Sealed(secret_from_seed(tutorial.seed), seeded=True), tutorial.options)


def play_tutorial(game: Game[Any]) -> Match[Any]:
    """The guided game after its last step. Raises AssertionError, with the step, for whatever does not fit."""
    tutorial, match = tutorial_of(game), start_tutorial(game)
    assert MIN_STEPS <= len(tutorial.steps) <= MAX_STEPS, f"{len(tutorial.steps)} steps"
    _play(match, tutorial.opening, "before the first step")
    for number, step in enumerate(tutorial.steps, start=1):
        where = f"step {number} ({step.text})"
        assert len(step.text.split()) <= MAX_STEP_WORDS, f"{where} has {len(step.text.split())} words"
        _check_light(game, step.light, where)
        ask = ask_for(match.s, tutorial.seat)
        if step.action:
            assert ask is not None, f"{where}: seat {tutorial.seat} is not asked, but {waiting_for(match.s)}"
            texts = {str(a): text for a, text in zip(ask.options, game.words.option_texts(match.s, ask), strict=True)}
            assert step.action in texts, f"{where}: '{step.action}' is not offered, but {', '.join(texts)}"
            target = texts[step.action].target
            lights = (target, f"option:{step.action}") if target else (f"option:{step.action}",)
            assert step.light in lights, f"{where} lights '{step.light}', but the action is at {' or '.join(lights)}"
            _play(match, [(tutorial.seat, step.action)], where)
        _play(match, step.replies, where)
        # Otherwise a bot would play something else between two steps.
        assert match.s.result is not None or waiting_for(match.s) == [tutorial.seat], f"{where}: others are to move"
    for concept in tutorial.concepts:
        where = f"concept {concept.id}"
        assert len(concept.text.split()) <= MAX_CONCEPT_WORDS, f"{where} has {len(concept.text.split())} words"
        kind, _, name = concept.when.partition(":")
        assert kind in ("event", "option"), where
        assert name, where
        if kind == "option":
            ids = [str(action) for action in game.catalogue]
            assert any(id == name or id.startswith(f"{name}:") for id in ids), f"{where}: no action '{name}'"
        _check_light(game, concept.light, where)
    return match


def tutorial_of(game: Game[Any]) -> Tutorial:
    assert game.tutorial is not None, f"{game.name} has no guided first game"
    return game.tutorial


def _play(match: Match[Any], choices: Any, where: str) -> None:
    for seat, action in choices:
        ask = ask_for(match.s, seat)
        offered = [] if ask is None else [str(option) for option in ask.options]
        assert action in offered, (
            f"{where}: seat {seat} cannot choose '{action}', but {', '.join(offered) or 'nothing'}"
        )
        match.choose(seat, action)


def _check_light(game: Game[Any], light: str, where: str) -> None:
    kind, _, name = light.partition(":")
    if kind == "frame":
        assert name in FRAME_PARTS, f"{where}: there is no part '{name}'"
    elif kind == "term":
        assert name in {term.id for term in game.glossary}, f"{where}: the glossary has no '{name}'"
