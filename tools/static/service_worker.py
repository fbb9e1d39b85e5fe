"""The service worker of the static page: which files it keeps, and the version that they make."""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path

from .notices import FILE_NAME as NOTICES

PLACEHOLDER = "const FILES = [];"
HASHED = re.compile(r"(?:assets|python)/.*-[\w-]{8,}\.\w+")
NOT_KEPT = ("sw.js", "index.html", NOTICES)


def write_service_worker(page: Path, template: Path) -> None:
    """Write sw.js with the list of files, which the browser compares with the one it has."""
    files = {file.relative_to(page).as_posix(): file for file in sorted(page.rglob("*")) if file.is_file()}
    kept = {"./": page / "index.html"} | {path: file for path, file in files.items() if path not in NOT_KEPT}
    # A file whose name has no hash is fetched anew when its content changes.
    entries = [[path, "" if HASHED.fullmatch(path) else digest_of(file)] for path, file in kept.items()]
    script = template.read_text(encoding="utf-8")
    assert PLACEHOLDER in script
    listing = json.dumps(entries, separators=(",", ":"))
    version = hashlib.sha256(listing.encode()).hexdigest()[:12]
    constants = f'const FILES = {listing};\nconst VERSION = "{version}";'
    (page / "sw.js").write_text(script.replace(PLACEHOLDER, constants), encoding="utf-8")


def digest_of(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()[:12]
