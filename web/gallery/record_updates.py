"""Record the updates of a game played by its policy, for the screen preview: see web/README.md.

.venv/bin/python web/gallery/record_updates.py GAME [SEATS [SEED [OPTION=VALUE ...]]]
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from jollyroger.engine import Fast, Match
from jollyroger.games import game_named
from jollyroger.server.tables.updates import build_update

MAX_UPDATES = 400


def main(id: str, seats: str = "3", seed: str = "1", *options: str) -> None:
    game = game_named(id)
    chance = Fast(int(seed))
    match = Match(game, int(seats), Fast(int(seed)), dict(option.split("=", 1) for option in options))
    updates = []
    while len(updates) < MAX_UPDATES:
        seat = next((ask.seat for ask in match.s.asks if not ask.may), None)
        updates.append(build_update(game, match, seat, match.version, len(match.events) - 1, "own"))
        if match.s.result is not None:
            break
        for ask in list(match.s.asks):
            action = game.policy(match.s, ask, chance)
            if action is not None:
                match.choose(ask.seat, str(action))
                break
    path = Path(__file__).with_name("updates") / f"{id}.json"
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(msgspec.json.encode({"game": id, "seats": int(seats), "updates": updates}))


if __name__ == "__main__":
    main(*sys.argv[1:])
