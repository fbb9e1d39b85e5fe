"""The command `jollyroger verify`."""

from __future__ import annotations

import argparse
import json
import re
from pathlib import Path

from ..engine import BadRecord, BadSetup, Record, UnreadableRecord, verify
from ..engine.messages import SHARED, reading_in
from ..exit_codes import FALSE, NOT_VERIFIED, PROVEN, UNPROVEN
from ..terminal import BadFile, Screen, show_verification
from ..terminal.messages import chosen_language
from ..terminal.messages import text as words
from ..terminal.saves import read_text
from .arguments import add_components_argument, add_language_argument, add_record_argument
from .loading import load_game, player_names_in_errors

COMMITMENT = re.compile(r"[0-9a-f]{64}")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_components_argument(parser)
    add_record_argument(parser)
    noted = "a commitment you noted when the game started, or a game it was played on from; may be repeated"
    parser.add_argument("--commitment", action="append", metavar="HASH", help=noted)
    parser.add_argument("--json", action="store_true", help="print the result as one JSON object")
    add_language_argument(parser)
    parser.epilog = "exit codes: 0 proven, 1 legal but not proven, 2 false, 3 nothing found out (no readable record)"
    # 1 and 2 are outcomes here.
    parser.set_defaults(error_code=NOT_VERIFIED)


def run(args: argparse.Namespace) -> int:
    with reading_in(chosen_language(args.lang)):
        return _verify(args)


def _verify(args: argparse.Namespace) -> int:
    noted = [text.strip().lower() for text in args.commitment or ()]
    for text in noted:
        if not COMMITMENT.fullmatch(text):
            # The site shows the first digits at the table; they prove nothing, and the record is not false for that.
            raise BadSetup(words("commitment-not-whole", text=text))
    try:
        record = Record.loads(read_text(Path(args.file)))
        game = load_game(record.game, args.components)
        with player_names_in_errors(record):
            verification = verify(game, record, noted)
    except UnreadableRecord as error:
        raise BadFile(f"{args.file}: {error}") from None
    except BadRecord as error:
        text = SHARED.text("verdict-false", problem=str(error))
        print(json.dumps({"outcome": "false", "text": text}) if args.json else text)
        return FALSE
    if args.json:
        print(json.dumps(verification.to_json()))
    else:
        show_verification(verification, Screen(), is_noted=bool(noted))
    return PROVEN if verification.outcome == "proven" else UNPROVEN
