"""Rounds of learning the value of a position: play games, keep positions, train a net, search with it, and again."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import NamedTuple

import numpy as np
from tools.training.dead_men_games import play_for_data
from tools.training.files import read_json, write_json, write_rows, write_text
from tools.training.line_chart import Curve, line_chart
from tools.training.net import Epoch, Samples, calibration, log_loss, train
from tools.training.parallel import run_all

from jollyroger.games.dead_men.ai.jobs.weights import WEIGHTS
from jollyroger.games.dead_men.ai.learnt_value.features import FEATURES
from jollyroger.games.dead_men.ai.learnt_value.value import NET, read_net

SEED_SHIFT, ROUND_SHIFT = 44, 36
"""The seeds of a run's games, and of a round's, begin at multiples of these powers of 2."""
CHUNK_GAMES = 100
"""How many games a file of positions holds."""
HELD_OUT_ONE_IN = 10
"""One file in so many is held out from training."""
HEADER = ("epoch", "train_loss", "held_out_loss")


class Chunk(NamedTuple):
    """A file of positions to be made."""

    path: Path
    first_seed: int
    games: int
    weights: dict[str, float]
    """Of the quick policy."""
    value: Path | None
    """The value to search with; None: games with mistakes."""


def chunk_folder(args: argparse.Namespace, number: int) -> Path:
    return Path(args.folder) / "data" / f"round-{number}"


def value_file(args: argparse.Namespace, number: int) -> Path:
    return Path(args.folder) / "value" / f"round-{number}.json"


def tuned_weights(args: argparse.Namespace) -> dict[str, float]:
    """The weights that the policy search has found, or those in use."""
    state = args.folder / "policy" / "state.json"
    return dict(read_json(state)["weights"]) if state.exists() else dict(WEIGHTS)


def make_data(args: argparse.Namespace) -> None:
    """Play the games of a round that have not been played yet."""
    folder = chunk_folder(args, args.round)
    folder.mkdir(parents=True, exist_ok=True)
    weights = tuned_weights(args)
    value = value_file(args, args.round - 1) if args.round > 1 else None
    start = (args.seed << SEED_SHIFT) + (args.round << ROUND_SHIFT)
    chunks = []
    for first in range(0, args.games, CHUNK_GAMES):
        path = folder / f"{first // CHUNK_GAMES:05d}.npz"
        if not path.exists():
            chunks.append(Chunk(path, start + first, min(CHUNK_GAMES, args.games - first), weights, value))
    positions = wins = 0
    for number, (kept, won) in enumerate(run_all(make_chunk, chunks, args.workers)):
        positions, wins = positions + kept, wins + won
        if number % 10 == 9 or number + 1 == len(chunks):
            print(
                f"round {args.round}: {number + 1} of {len(chunks)} files, {positions} positions, "
                f"{wins / max(1, positions):.3f} of them won",
                flush=True,
            )


def make_chunk(chunk: Chunk) -> tuple[int, int]:
    """Play the games of a file. Returns the number of positions, and how many of them were won."""
    WEIGHTS.update(chunk.weights)
    if chunk.value is not None:
        NET.layers = read_net(chunk.value).layers
    positions: list[list[float]] = []
    outcomes: list[bool] = []
    for seed in range(chunk.first_seed, chunk.first_seed + chunk.games):
        for game in play_for_data(seed, is_searched=chunk.value is not None):
            positions += game.positions
            outcomes += [game.won] * len(game.positions)
    draft = chunk.path.with_suffix(".part.npz")
    inputs = np.array(positions, np.float16).reshape(len(positions), len(FEATURES))
    np.savez_compressed(draft, positions=inputs, outcomes=np.array(outcomes, np.uint8))
    os.replace(draft, chunk.path)
    return len(outcomes), sum(outcomes)


def load(paths: list[Path]) -> Samples:
    """The positions of these files."""
    files = [np.load(path) for path in paths]
    return Samples(
        np.concatenate([file["positions"] for file in files]),
        np.concatenate([file["outcomes"] for file in files]).astype(np.float32),
    )


def chosen_files(args: argparse.Namespace) -> tuple[list[Path], list[Path]]:
    """The files to learn from, those of earlier rounds too, and those held out: whole games of this round."""
    learnt: list[Path] = []
    for number in range(1, args.round):
        learnt += sorted(chunk_folder(args, number).glob("?????.npz"))
    files = sorted(chunk_folder(args, args.round).glob("?????.npz"))
    if len(files) < 2:
        sys.exit(f"Round {args.round} needs at least {2 * CHUNK_GAMES} games; make them with the command data.")
    held_out = files[::HELD_OUT_ONE_IN]
    return learnt + [path for path in files if path not in held_out], held_out


def train_value(args: argparse.Namespace) -> None:
    """Train the value of a round, unless it is there."""
    path = value_file(args, args.round)
    if path.exists():
        print(f"{path} is there already; delete it to train again.")
        return
    learnt, held_out = (load(paths) for paths in chosen_files(args))
    print(f"round {args.round}: {len(learnt.outcomes)} positions to learn, {len(held_out.outcomes)} held out")
    epochs: list[Epoch] = []

    def progress(epoch: Epoch) -> None:
        epochs.append(epoch)
        print(f"epoch {epoch.number}: log-loss {epoch.train_loss:.4f}, held out {epoch.held_out_loss:.4f}", flush=True)

    net = train(learnt, held_out, args.hidden, args.epochs, args.seed, progress)
    found = net.probabilities(held_out.inputs)
    share = float(held_out.outcomes.mean())
    report = {
        "positions": len(learnt.outcomes),
        "held_out": len(held_out.outcomes),
        "won": round(share, 4),
        "loss_of_the_mean": round(log_loss(np.full_like(found, share), held_out.outcomes), 4),
        "held_out_loss": round(log_loss(found, held_out.outcomes), 4),
        "calibration": calibration(found, held_out.outcomes),
    }
    write_rows(path.with_suffix(".csv"), HEADER, [(e.number, f"{e[1]:.5f}", f"{e[2]:.5f}") for e in epochs])
    write_text(path.with_suffix(".svg"), loss_chart(args.round, epochs))
    write_json(path.with_suffix(".report.json"), report)
    write_json(path, net.file(list(FEATURES)))
    print(report)


def loss_chart(number: int, epochs: list[Epoch]) -> str:
    curves = [
        Curve("learnt", [(epoch.number, epoch.train_loss) for epoch in epochs]),
        Curve("held out", [(epoch.number, epoch.held_out_loss) for epoch in epochs]),
    ]
    return line_chart(f"Value, round {number}: log-loss", "epoch", curves)
