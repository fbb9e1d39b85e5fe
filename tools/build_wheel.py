"""Builds the wheel and the source distribution, with the site inside: `python -m tools.build_wheel [--out dist]`

The same commit gives the same bytes with the same setuptools: what git does not ignore is copied to a folder of its
own, and gets the time of the commit (or SOURCE_DATE_EPOCH), fixed modes and a fixed order. The wheel is built from the
source distribution, so whoever builds it again from there, without Node.js, gets the same wheel.
"""

from __future__ import annotations

import argparse
import gzip
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from io import BytesIO
from pathlib import Path

from tools.version import ROOT, current_version, git, write_version

FOLDERS = ("src", "web", "tools")
FILES = ("pyproject.toml", "MANIFEST.in", "README.md", "CHANGELOG.md", "LICENSE", "docs/package.md")
GENERATED = shutil.ignore_patterns("__pycache__", "node_modules", "*.egg-info", "*.so", "*.pyc", "protocol.ts")
SITE = "src/jollyroger/server/site"
BUILD = """\
import os, sys
from setuptools import build_meta
os.umask(0o022)
getattr(build_meta, sys.argv[1])(sys.argv[2])
"""


def copy_sources(root: Path, folder: Path) -> None:
    """Copy the built site and what git does not ignore; without git, what is not generated."""
    listed = git(root, "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", *FOLDERS)
    if listed is None:
        for name in FOLDERS:
            shutil.copytree(root / name, folder / name, ignore=GENERATED)
    else:
        shutil.copytree(root / SITE, folder / SITE)
    for name in (*FILES, *filter(None, (listed or "").split("\0"))):
        if (root / name).is_file():  # git also lists what was deleted since the last commit
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(root / name, folder / name)


def commit_time() -> int:
    """Seconds since 1970 for the times of all files: SOURCE_DATE_EPOCH, that of the commit, or that of the sources."""
    text = os.environ.get("SOURCE_DATE_EPOCH") or git(ROOT, "log", "-1", "--format=%ct")
    return int(text or (ROOT / "pyproject.toml").stat().st_mtime)


def run_backend(hook: str, source: Path, out: Path, time: int) -> Path:
    """Have setuptools build an archive of the source. Returns its path."""
    out.mkdir(parents=True, exist_ok=True)
    command = [sys.executable, "-c", BUILD, hook, str(out)]
    env = {**os.environ, "SOURCE_DATE_EPOCH": str(time)}
    done = subprocess.run(command, cwd=source, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{done.stdout[-2000:]}{done.stderr[-2000:]}\nsetuptools could not build the package.")
    (archive,) = out.iterdir()
    return archive


def normalised(path: Path, time: int) -> bytes:
    """A .tar.gz with its files in order, with one time, fixed modes and no owner. setuptools keeps what it finds."""
    packed = BytesIO()
    with (
        tarfile.open(path) as source,
        gzip.GzipFile("", "wb", fileobj=packed, mtime=time) as compressed,
        tarfile.open(fileobj=compressed, mode="w", format=tarfile.PAX_FORMAT) as target,
    ):
        for member in sorted(source.getmembers(), key=lambda member: member.name):
            copy = tarfile.TarInfo(member.name)
            copy.type, copy.size, copy.mtime = member.type, member.size, time
            copy.mode = 0o755 if member.isdir() else 0o644
            target.addfile(copy, source.extractfile(member))
    return packed.getvalue()


def build(out: Path) -> list[Path]:
    """Build both archives into the folder, in place of earlier ones. Returns their paths."""
    if not (ROOT / SITE / "index.html").exists():
        sys.exit("The site is not built; 'make wheel' builds it first.")
    time = commit_time()
    with tempfile.TemporaryDirectory(prefix="jollyroger-wheel-") as name:
        folder = Path(name)
        copy_sources(ROOT, folder / "copy")
        write_version(folder / "copy", current_version())
        sdist = run_backend("build_sdist", folder / "copy", folder / "sdist", time)
        sdist.write_bytes(normalised(sdist, time))
        with tarfile.open(sdist) as archive:
            archive.extractall(folder / "unpacked", filter="data")
        (unpacked,) = (folder / "unpacked").iterdir()
        wheel = run_backend("build_wheel", unpacked, folder / "wheel", time)
        out.mkdir(parents=True, exist_ok=True)
        for old in (*out.glob("jollyroger-*.whl"), *out.glob("jollyroger-*.tar.gz")):
            old.unlink()
        return [Path(shutil.copy(path, out)) for path in (sdist, wheel)]


def main() -> None:
    parser = argparse.ArgumentParser(description="Build the wheel and the source distribution.")
    parser.add_argument("--out", type=Path, default=ROOT / "dist", metavar="DIR", help="where to put them (dist)")
    for path in build(parser.parse_args().out):
        print(f"{path}  {path.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
