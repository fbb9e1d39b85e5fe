"""The version of a wheel, from the tags of git: `python -m tools.version` prints it.

On a tag v1.2.3 it is 1.2.3. Between tags it is a development version of the next one, with the number of commits and
the hash: 1.2.4.dev7+gabc1234. Without git, as in a source distribution, it is the version written in the package.
"""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).parent.parent
VERSION_LINE = re.compile(r'^__version__ = "([^"]+)"$', re.MULTILINE)
RELEASE = re.compile(r"(\d+)\.(\d+)\.(\d+)")
TAGS = "v[0-9]*.[0-9]*.[0-9]*"


def written_version(root: Path = ROOT) -> str:
    """The version in the package's source: that of the next release, or in a source distribution its own."""
    found = VERSION_LINE.search(init_file(root).read_text(encoding="utf-8"))
    assert found is not None
    return found[1]


def write_version(root: Path, version: str) -> None:
    path = init_file(root)
    text = VERSION_LINE.sub(f'__version__ = "{version}"', path.read_text(encoding="utf-8"))
    path.write_text(text, encoding="utf-8")


def init_file(root: Path) -> Path:
    return root / "src" / "jollyroger" / "__init__.py"


def git(root: Path, *arguments: str) -> str | None:
    """What git prints. None if there is no git, or if the folder is not the top of a repository."""
    program = shutil.which("git")
    if program is None or not (root / ".git").exists():
        return None
    done = subprocess.run([program, *arguments], cwd=root, capture_output=True, text=True, check=False)
    return done.stdout.strip() if done.returncode == 0 else None


def current_version(root: Path = ROOT) -> str:
    written = written_version(root)
    commit = git(root, "rev-parse", "--short=7", "HEAD")
    if commit is None:
        return written
    is_changed = bool(git(root, "status", "--porcelain", "--untracked-files=no"))
    # Fails in a repository without tags, such as a shallow clone.
    described = git(root, "describe", "--tags", "--long", "--match", TAGS)
    if described is None:
        tag, commits = None, git(root, "rev-list", "--count", "HEAD") or "0"
    else:
        tag, commits, _ = described.rsplit("-", 2)
        tag = tag.removeprefix("v")
        if commits == "0" and not is_changed:
            return tag
    return f"{next_release(tag, written)}.dev{commits}+g{commit}{'.changed' if is_changed else ''}"


def next_release(tag: str | None, written: str) -> str:
    """The release that is being worked on: the one written in the source, or the one after the tag if that is newer."""
    if tag is None or parts(written) > parts(tag):
        return ".".join(map(str, parts(written)))
    major, minor, patch = parts(tag)
    return f"{major}.{minor}.{patch + 1}"


def parts(version: str) -> tuple[int, int, int]:
    found = RELEASE.match(version)
    if found is None:
        raise SystemExit(f"A version is three numbers, as in 1.2.3, not '{version}'.")
    return int(found[1]), int(found[2]), int(found[3])


if __name__ == "__main__":
    print(current_version())
