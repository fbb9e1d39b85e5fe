"""Build the static page into dist/static: the site with Python and the games inside, for any web server.

    python -m tools.build_static

Does nothing if the page in dist/static was built from the same files. See docs/static.md.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tools.build_site import WEB, Npm
from tools.page_messages import fill_page_messages
from tools.static.notices import python_notices, site_notices, write_notices
from tools.static.python_files import build_python_files
from tools.static.service_worker import write_service_worker
from tools.static.sizes import describe_sizes

ROOT = Path(__file__).parent.parent
WORK = ROOT / "build/static"
PAGE = ROOT / "dist/static"
STAMP = WORK / "inputs.sha256"
INPUTS = (
    "src/jollyroger",
    "web",
    "tools/static",
    "tools/build_static.py",
    "tools/build_site.py",
    "tools/page_messages.py",
    "requirements.lock",
    "LICENSE",
)
GENERATED = ("node_modules", "__pycache__", "site", "tests", "protocol.ts")


def input_files(path: Path) -> Iterator[Path]:
    """A file, or all files of a folder that are not made from others."""
    if path.is_file():
        yield path
    for folder, folders, names in os.walk(path):
        folders[:] = sorted(name for name in folders if name not in GENERATED)
        yield from (Path(folder, name) for name in sorted(names) if name not in GENERATED)


def digest_of_inputs() -> str:
    """A hash of all that the page is made of."""
    digest = hashlib.sha256()
    for file in (file for top in INPUTS for file in input_files(ROOT / top)):
        content = file.read_bytes()
        digest.update(f"{file.relative_to(ROOT).as_posix()} {len(content)}\n".encode() + content)
    return digest.hexdigest()


def is_up_to_date(digest: str) -> bool:
    return (PAGE / "index.html").is_file() and STAMP.is_file() and STAMP.read_text() == digest


def build() -> None:
    shutil.rmtree(WORK, ignore_errors=True)
    WORK.mkdir(parents=True)
    npm = Npm()
    npm.prepare()
    print("compiling Python and the games …", flush=True)
    files = build_python_files(npm, ROOT / "src", WORK)
    listing = WORK / "python-files.json"
    listing.write_text(json.dumps(files.listing, indent=2), encoding="utf-8")
    print("building the page …", flush=True)
    page = WORK / "page"
    arguments = ["build", "--", "--mode", "static", "--logLevel", "error", "--emptyOutDir", "--outDir", str(page)]
    npm.run("run", "--silent", *arguments, PYTHON_FILES=str(listing))
    fill_page_messages(page / "index.html")
    for font in page.glob("assets/*.woff"):
        font.unlink()  # for browsers without woff2, which cannot run the page either
    shutil.copytree(files.folder, page / "python")
    packages = WEB / "node_modules"
    write_notices(page, [*python_notices(packages, files.wheel), *site_notices(packages)])
    write_service_worker(page, WEB / "scripts/sw.js")
    shutil.rmtree(PAGE, ignore_errors=True)
    PAGE.parent.mkdir(exist_ok=True)
    page.rename(PAGE)


def main() -> int:
    digest = digest_of_inputs()
    if is_up_to_date(digest):
        print(f"{PAGE.relative_to(ROOT)} is up to date")
    else:
        build()
        STAMP.write_text(digest)
    print(describe_sizes(PAGE))
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except subprocess.CalledProcessError as error:
        sys.exit(f"The static page could not be built: '{' '.join(map(str, error.cmd))}' failed.")
