"""What is in the wheel and the source distribution, and that the same sources give the same bytes."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from zipfile import ZipFile

import pytest
from tools.build_wheel import FOLDERS, GENERATED, copy_sources

from .conftest import Distributions, build_distributions
from .installed import ROOT

PACKAGE = ROOT / "src" / "jollyroger"
SITE = "src/jollyroger/server/site"
NOT_IN_THE_WHEEL = re.compile(r"games/\w+/(tests|web)/|__pycache__/|\.so$")

pytestmark = pytest.mark.timeout(600)


def test_the_wheel_has_every_file_but_tests_and_screens_of_the_games(distributions: Distributions) -> None:
    expected = {str(path.relative_to(PACKAGE)) for path in PACKAGE.rglob("*") if path.is_file()}
    names = ZipFile(distributions.wheel).namelist()
    packed = {name.removeprefix("jollyroger/") for name in names if name.startswith("jollyroger/")}
    assert packed == {name for name in expected if not NOT_IN_THE_WHEEL.search(name)}
    assert "server/site/index.html" in packed
    assert "server/site/third-party-notices.txt" in packed
    assert "testing/conformance/__init__.py" in packed
    assert all(name.startswith(("jollyroger/", "jollyroger-")) for name in names)
    assert any(name.endswith(".dist-info/licenses/LICENSE") for name in names)


def test_the_same_sources_give_the_same_bytes(distributions: Distributions, tmp_path: Path) -> None:
    previous = os.umask(0o077)
    try:
        again = build_distributions(tmp_path / "again")
    finally:
        os.umask(previous)
    for one, other in zip(distributions, again, strict=True):
        assert one.name == other.name
        assert one.read_bytes() == other.read_bytes()


def test_the_site_does_not_depend_on_the_folder_it_is_built_in(tmp_path: Path) -> None:
    packages = ROOT / "web" / "node_modules"
    if not (packages / ".package-lock.json").exists():
        pytest.skip("the npm packages are not installed: make play")
    for name in FOLDERS:
        shutil.copytree(ROOT / name, tmp_path / name, ignore=GENERATED)
    shutil.copy(ROOT / "LICENSE", tmp_path)
    (tmp_path / "web" / "node_modules").symlink_to(packages)
    shutil.rmtree(tmp_path / SITE)
    command = [sys.executable, "-m", "tools.build_site"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=240)
    assert done.returncode == 0, done.stderr
    assert contents(tmp_path / SITE) == contents(ROOT / SITE)


def contents(folder: Path) -> dict[Path, bytes]:
    return {path.relative_to(folder): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_the_source_distribution_gives_the_same_wheel_without_node(
    distributions: Distributions, tmp_path: Path
) -> None:
    with tarfile.open(distributions.sdist) as archive:
        (time,) = {int(member.mtime) for member in archive.getmembers()}
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "wheel", "--no-index", "--no-deps"]
    command = [*pip, "--no-build-isolation", "--wheel-dir", str(tmp_path), str(distributions.sdist)]
    environment = os.environ | {"SOURCE_DATE_EPOCH": str(time), "PATH": "/nowhere"}
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=240)
    assert done.returncode == 0, done.stderr
    assert (tmp_path / distributions.wheel.name).read_bytes() == distributions.wheel.read_bytes()


@pytest.mark.parametrize("has_git", [True, False])
def test_what_git_ignores_is_not_distributed(tmp_path: Path, has_git: bool) -> None:
    root, copy = tmp_path / "root", tmp_path / "copy"
    kept = ["LICENSE", "src/pack/new.py", f"{SITE}/index.html", "tools/build.py", "web/main.ts"]
    for name in (*kept, "web/.env", "web/node_modules/other.js", "src/pack/__pycache__/new.pyc"):
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).touch()
    (root / ".gitignore").write_text(".env\nsite/\nnode_modules/\n__pycache__/\n")
    if has_git:
        subprocess.run(["git", "init", "--quiet"], cwd=root, check=True)
    copy_sources(root, copy)
    copied = {path.relative_to(copy).as_posix() for path in copy.rglob("*") if path.is_file()}
    assert copied == {*kept} | (set() if has_git else {"web/.env"})


def test_the_source_distribution_names_no_folder_of_this_machine(distributions: Distributions) -> None:
    with tarfile.open(distributions.sdist) as archive:
        for member in archive.getmembers():
            assert (member.uid, member.gid, member.uname, member.gname) == (0, 0, "", "")
            file = archive.extractfile(member)
            assert file is None or str(ROOT).encode() not in file.read(), member.name


def test_the_metadata_pass_the_strict_check_of_twine(distributions: Distributions) -> None:
    command = [sys.executable, "-m", "twine", "check", "--strict", *map(str, distributions)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stdout


def test_the_page_of_the_package_has_only_links_that_work_elsewhere() -> None:
    page = (ROOT / "docs" / "package.md").read_text()
    assert "![" not in page
    assert all(link.startswith("https://") for link in re.findall(r"\]\(([^)]+)\)", page))


def test_every_extra_for_users_is_explained(distributions: Distributions) -> None:
    metadata = next(name for name in ZipFile(distributions.wheel).namelist() if name.endswith("/METADATA"))
    extras = set(re.findall(r"^Provides-Extra: (\S+)$", ZipFile(distributions.wheel).read(metadata).decode(), re.M))
    for page in ("package.md", "install.md"):
        explained = set(re.findall(r"^\| `(\w+)` \|", (ROOT / "docs" / page).read_text(), re.M))
        assert extras - {"bench", "build", "docs", "node", "test"} <= explained
