"""How much a browser fetches of the static page: for a first game, and for everything."""

from __future__ import annotations

import gzip
from pathlib import Path

LIMIT_BYTES = 9_000_000
"""The most that a first visit transfers from a server with gzip, as nearly all static hosts have it."""
COMPRESSIBLE = (".html", ".js", ".css", ".svg", ".webmanifest", ".txt", ".json")
"""What a static server with gzip compresses."""


def transfer_sizes(page: Path) -> dict[str, tuple[int, int]]:
    """Of each file its size, and its size as a server with gzip sends it."""
    sizes = {}
    for file in sorted(page.rglob("*")):
        if file.is_file():
            content = file.read_bytes()
            compressed = len(gzip.compress(content, 6)) if file.suffix in COMPRESSIBLE else len(content)
            sizes[file.relative_to(page).as_posix()] = (len(content), compressed)
    return sizes


def describe_sizes(page: Path) -> str:
    """A summary of the sizes. Raises SystemExit if a first visit transfers too much."""
    sizes = transfer_sizes(page)
    raw, compressed = (sum(size[n] for size in sizes.values()) for n in (0, 1))
    python = sum(size for path, (size, _) in sizes.items() if path.startswith("python/"))
    text = (
        f"static page: {len(sizes)} files, {raw / 1e6:.2f} MB; {compressed / 1e6:.2f} MB from a server with gzip; "
        f"{python / 1e6:.2f} MB of it are Python and the games"
    )
    if compressed > LIMIT_BYTES:
        raise SystemExit(f"{text}\nThat is more than {LIMIT_BYTES / 1e6:.0f} MB for a first visit.")
    return text
