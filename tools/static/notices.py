"""The licences of what others wrote and the site contains; and of what else the static page contains."""

from __future__ import annotations

import json
import zipfile
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

OWN_LICENCE = Path(__file__).parents[2] / "LICENSE"
LICENCES = Path(__file__).parent / "licences"
"""Texts that the packages themselves do not bring along."""
NPM_PACKAGES = ("svelte", "clsx", "esm-env", "uqr", "@fontsource/alegreya-sans", "@fontsource/pirata-one")
"""The packages whose code or fonts are in the site."""
FLUENT = "@fluent/bundle"
FILE_NAME = "third-party-notices.txt"
RULE = "=" * 100


class Notice(NamedTuple):
    title: str
    text: str


def site_notices(node_modules: Path) -> list[Notice]:
    """What every build of the site contains."""
    fluent = Notice(f"{FLUENT} {version_of(node_modules / FLUENT)}", read_licence("apache-2.0"))
    return [
        fluent,
        *(
            Notice(f"{name} {version_of(node_modules / name)}", licence_of(node_modules / name))
            for name in NPM_PACKAGES
        ),
    ]


def python_notices(node_modules: Path, wheel: Path) -> list[Notice]:
    """What the static page contains besides. `wheel`: of the library that is packed with the games."""
    info = json.loads((node_modules / "pyodide/pyodide-lock.json").read_text(encoding="utf-8"))["info"]
    return [
        Notice(f"Pyodide {version_of(node_modules / 'pyodide')}", read_licence("pyodide")),
        Notice(f"Python {info['python']}", read_licence("python")),
        Notice("Libraries in Python and Pyodide", read_licence("libraries")),
        Notice(" ".join(wheel.name.split("-")[:2]), licence_in_wheel(wheel)),
    ]


def write_notices(folder: Path, notices: Iterable[Notice]) -> None:
    """Write our own licence and these into one file."""
    own, others = Notice("Jolly Roger", OWN_LICENCE.read_text(encoding="utf-8")), [*notices]
    names = "\n".join(f"- {title}" for title, _ in others)
    parts = "\n\n".join(f"{RULE}\n{title}\n{RULE}\n\n{text.strip()}" for title, text in (own, *others))
    head = f"Jolly Roger is under the MIT licence. These files also contain:\n\n{names}"
    (folder / FILE_NAME).write_text(f"{head}\n\n{parts}\n", encoding="utf-8")


def version_of(package: Path) -> str:
    return str(json.loads((package / "package.json").read_text(encoding="utf-8"))["version"])


def read_licence(name: str) -> str:
    return (LICENCES / f"{name}.txt").read_text(encoding="utf-8")


def licence_of(package: Path) -> str:
    [file] = [file for file in package.iterdir() if file.stem.lower() == "license"]
    return file.read_text(encoding="utf-8")


def licence_in_wheel(wheel: Path) -> str:
    with zipfile.ZipFile(wheel) as archive:
        [name] = [name for name in archive.namelist() if name.endswith("/licenses/LICENSE")]
        return archive.read(name).decode()
