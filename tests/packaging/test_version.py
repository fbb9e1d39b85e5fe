"""The version of a wheel follows the tags of git, and needs none."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from tools.version import current_version, write_version, written_version


class Repository:
    """A repository with a package whose source says 0.2.0."""

    def __init__(self, root: Path) -> None:
        self.root = root
        init = root / "src" / "jollyroger" / "__init__.py"
        init.parent.mkdir(parents=True)
        init.write_text('"""A package."""\n\n__version__ = "0.2.0"\n')
        self.git("init", "--quiet")
        self.commit("first")

    def git(self, *arguments: str) -> str:
        who = ["-c", "user.name=Anne", "-c", "user.email=anne@example.com", "-c", "commit.gpgsign=false"]
        done = subprocess.run(["git", *who, *arguments], cwd=self.root, check=True, capture_output=True, text=True)
        return done.stdout.strip()

    def commit(self, text: str) -> str:
        (self.root / "file").write_text(text)
        self.git("add", "--all")
        self.git("commit", "--quiet", "--message", text)
        return self.git("rev-parse", "--short=7", "HEAD")


@pytest.fixture
def repository(tmp_path: Path) -> Repository:
    return Repository(tmp_path / "repository")


def test_a_tag_is_the_version(repository: Repository) -> None:
    repository.git("tag", "v0.3.1")
    assert current_version(repository.root) == "0.3.1"


def test_after_a_tag_it_is_a_development_version_of_the_next(repository: Repository) -> None:
    repository.git("tag", "v0.2.0")
    repository.commit("second")
    commit = repository.commit("third")
    assert current_version(repository.root) == f"0.2.1.dev2+g{commit}"


def test_the_version_in_the_source_says_which_release_is_next(repository: Repository) -> None:
    repository.git("tag", "v0.1.7")
    commit = repository.commit("second")
    assert current_version(repository.root) == f"0.2.0.dev1+g{commit}"


def test_other_tags_do_not_matter(repository: Repository) -> None:
    repository.git("tag", "before-the-storm")
    assert current_version(repository.root).startswith("0.2.0.dev1+g")


def test_a_changed_tree_is_not_the_release(repository: Repository) -> None:
    repository.git("tag", "v0.2.0")
    (repository.root / "file").write_text("changed")
    assert current_version(repository.root) == f"0.2.1.dev0+g{repository.git('rev-parse', '--short=7', 'HEAD')}.changed"


def test_a_shallow_clone_without_tags_has_a_version(repository: Repository, tmp_path: Path) -> None:
    repository.git("tag", "v0.2.0")
    commit = repository.commit("second")
    clone = tmp_path / "clone"
    repository.git("clone", "--quiet", "--depth=1", "--no-tags", f"file://{repository.root}", str(clone))
    assert current_version(clone) == f"0.2.0.dev1+g{commit}"


def test_without_git_it_is_the_version_in_the_source(repository: Repository, monkeypatch: pytest.MonkeyPatch) -> None:
    write_version(repository.root, "0.4.0")
    with monkeypatch.context() as patched:
        patched.setenv("PATH", "")
        assert current_version(repository.root) == "0.4.0"
    assert written_version(repository.root) == "0.4.0"


def test_sources_inside_another_repository_do_not_take_its_version(repository: Repository) -> None:
    repository.git("tag", "v9.0.0")
    inner = repository.root / "inner"
    (inner / "src" / "jollyroger").mkdir(parents=True)
    (inner / "src" / "jollyroger" / "__init__.py").write_text('__version__ = "0.2.0"\n')
    assert current_version(inner) == "0.2.0"
