"""Play the golden games again and write them down."""

from . import FOLDER, GAMES, played

for name, golden in GAMES.items():
    (FOLDER / f"{name}.json").write_text(played(golden).record().dumps(), encoding="utf-8")
