"""The licences of what others wrote and the static page contains."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path

LICENCES = Path(__file__).parent / "licences"
"""Texts that the packages themselves do not bring along."""
NPM_PACKAGES = ("svelte", "clsx", "esm-env", "uqr", "@fontsource/alegreya-sans", "@fontsource/pirata-one")
"""The packages whose code or fonts are in the page."""
FLUENT = "@fluent/bundle"
RULE = "=" * 100


def write_notices(target: Path, node_modules: Path, wheel: Path) -> None:
    """Write all licences into one file."""
    info = json.loads((node_modules / "pyodide/pyodide-lock.json").read_text(encoding="utf-8"))["info"]
    texts = [
        (f"Pyodide {version_of(node_modules / 'pyodide')}", (LICENCES / "pyodide.txt").read_text(encoding="utf-8")),
        (f"Python {info['python']}", (LICENCES / "python.txt").read_text(encoding="utf-8")),
        (" ".join(wheel.name.split("-")[:2]), licence_in_wheel(wheel)),
        (f"{FLUENT} {version_of(node_modules / FLUENT)}", (LICENCES / "apache-2.0.txt").read_text(encoding="utf-8")),
        *((f"{name} {version_of(node_modules / name)}", licence_of(node_modules / name)) for name in NPM_PACKAGES),
    ]
    head = "Jolly Roger is under the MIT licence. This page also contains:"
    names = "\n".join(f"- {title}" for title, _ in texts)
    parts = "\n\n".join(f"{RULE}\n{title}\n{RULE}\n\n{text.strip()}" for title, text in texts)
    target.write_text(f"{head}\n\n{names}\n\n{parts}\n", encoding="utf-8")


def version_of(package: Path) -> str:
    return str(json.loads((package / "package.json").read_text(encoding="utf-8"))["version"])


def licence_of(package: Path) -> str:
    [file] = [file for file in package.iterdir() if file.stem.lower() == "license"]
    return file.read_text(encoding="utf-8")


def licence_in_wheel(wheel: Path) -> str:
    with zipfile.ZipFile(wheel) as archive:
        [name] = [name for name in archive.namelist() if name.endswith("/licenses/LICENSE")]
        return archive.read(name).decode()
