"""The parts of the build of the static page: which modules it packs, how it compiles them, what the browser keeps."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from tools.static.modules import imported_modules
from tools.static.notices import FLUENT, NPM_PACKAGES, python_notices, site_notices, write_notices
from tools.static.pyc_archive import compile_archive
from tools.static.service_worker import write_service_worker
from tools.static.sizes import LIMIT_BYTES, describe_sizes

ROOT = Path(__file__).parents[1]
TEMPLATE = ROOT / "web/scripts/sw.js"


def write(folder: Path, **files: str) -> Path:
    """Write modules, named like `pack__module`."""
    for name, text in files.items():
        file = folder / f"{name.replace('__', '/')}.py"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    for parent in {file.parent for file in folder.rglob("*.py")}:
        (parent / "__init__.py").touch()
    return folder


def test_what_a_module_imports_is_packed_and_nothing_else(tmp_path: Path) -> None:
    write(
        tmp_path,
        pack__start="from .inner import one\nimport json",
        pack__inner__one="def later():\n    from ..other import name",
        pack__other="name = 1",
        pack__unused="",
        pack__inner__unused="",
    )
    found = imported_modules(tmp_path, "pack.start")
    assert {*found} == {"pack", "pack.start", "pack.inner", "pack.inner.one", "pack.other"}


def test_functions_of_the_package_itself_bring_nothing_along(tmp_path: Path) -> None:
    write(tmp_path, pack__start="", pack__lab="", pack__always="")
    (tmp_path / "pack/__init__.py").write_text("from . import always\ndef env():\n    from . import lab")
    assert {*imported_modules(tmp_path, "pack.start")} == {"pack", "pack.start", "pack.always"}


def test_the_games_are_packed_without_the_lab_and_the_network() -> None:
    found = imported_modules(ROOT / "src", "jollyroger.embedded.browser")
    assert {"jollyroger.games", "jollyroger.server.tables.registry", "jollyroger.bots.search"} <= {*found}
    assert not [name for name in found if name.startswith(("jollyroger.lab", "jollyroger.server.http"))]


def test_compiled_modules_run_without_their_source(tmp_path: Path) -> None:
    source, target = tmp_path / "source.zip", tmp_path / "target.zip"
    with zipfile.ZipFile(source, "w") as archive:
        archive.writestr("pack/__init__.py", '"""About."""\nfrom .part import number')
        archive.writestr("pack/part.py", "number = 7")
        archive.writestr("pack/data.toml", "a = 1")
        archive.writestr("xml/dom.py", "")
        archive.writestr("encodings/big5.py", "")
        archive.writestr("encodings/utf_8.py", "")
    compile_archive(str(source), str(target), 0, ["xml", "encodings/big5*"])
    with zipfile.ZipFile(target) as archive:
        names = ["encodings/utf_8.pyc", "pack/__init__.pyc", "pack/data.toml", "pack/part.pyc"]
        assert archive.namelist() == names
    code = f"import sys; sys.path.insert(0, {str(target)!r}); import pack; print(pack.number, pack.__doc__)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout == "7 About.\n"


def test_the_service_worker_lists_every_file_once(tmp_path: Path) -> None:
    kept = ["assets/index-abcdefgh.js", "icons/icon-maskable-512.png", "python/games-0123456789ab.bin"]
    for name in ("index.html", *kept, "third-party-notices.txt"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(name)
    write_service_worker(tmp_path, TEMPLATE)
    first = (tmp_path / "sw.js").read_text()
    files = json.loads(first.split("const FILES = ")[1].split(";\n")[0])
    assert [path for path, _ in files] == ["./", *kept]
    # What has no hash in its name has one in the list, so that a change is noticed.
    assert [bool(digest) for _, digest in files] == [True, False, True, False]
    (tmp_path / "index.html").write_text("another")
    write_service_worker(tmp_path, TEMPLATE)
    assert (tmp_path / "sw.js").read_text() != first


def test_a_page_that_is_too_large_is_refused(tmp_path: Path) -> None:
    (tmp_path / "large.bin").write_bytes(bytes(LIMIT_BYTES))
    assert "9.00 MB" in describe_sizes(tmp_path)
    (tmp_path / "more.bin").write_bytes(b"1")
    with pytest.raises(SystemExit, match="more than 9 MB"):
        describe_sizes(tmp_path)


def test_the_notices_name_everything_that_is_in_the_page(tmp_path: Path) -> None:
    wheel = tmp_path / "msgspec-1.0-py3.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        archive.writestr("msgspec-1.0.dist-info/licenses/LICENSE", "as you like")
    packages = ROOT / "web/node_modules"
    write_notices(tmp_path, [*python_notices(packages, wheel), *site_notices(packages)])
    text = (tmp_path / "third-party-notices.txt").read_text(encoding="utf-8")
    for name in (
        "The Jolly Roger authors",
        "Pyodide 3",
        "Python 3",
        "Stefan Krah",
        "msgspec 1.0",
        "svelte 5",
        "@fluent/bundle",
        "@fontsource/pirata-one",
        "SIL OPEN FONT LICENSE",
        "as you like",
    ):
        assert name in text


def test_every_package_that_the_site_imports_has_a_notice() -> None:
    files = [file for suffix in ("ts", "svelte", "css") for file in (ROOT / "web/src").rglob(f"*.{suffix}")]
    imported = set()
    for file in files:
        for name in re.findall(r'(?:from|import) "([^".$][^"]*)"', file.read_text(encoding="utf-8")):
            parts = name.split("/")
            imported.add("/".join(parts[:2]) if name.startswith("@") else parts[0])
    assert len(imported) > 4
    assert imported <= {*NPM_PACKAGES, FLUENT, "pyodide"}
