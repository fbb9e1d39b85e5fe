"""Build the documentation site from the repository into dist/docs; run by `make docs`.

All pages are copied to build/docs with their links rewritten, then Zensical builds the site. A link that leads nowhere
fails the build. If `make static` has built the playable page (dist/static), the site has it at play/.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from tools.docs_pages import DECISIONS, LINK, ROOT, SITE, page_sources, read_link, without_code

STAGE = ROOT / "build/docs"
PAGES = STAGE / "pages"
TARGET = ROOT / "dist/docs"
STATIC = ROOT / "dist/static"
PLAY = '<p><a class="md-button md-button--primary" href="play/index.html">Play now, in this browser</a></p>'
LANGUAGES = {
    ".caddy": "text",
    ".conf": "nginx",
    ".css": "css",
    ".py": "python",
    ".service": "ini",
    ".timer": "ini",
    ".toml": "toml",
    ".ts": "ts",
    ".yaml": "yaml",
    ".yml": "yaml",
    "Caddyfile": "text",
    "Containerfile": "docker",
}
"""Files that are shown on a page of their own, by suffix or name; others are copied."""


class PageStager:
    """Copies pages and what they link to into the folder that Zensical reads."""

    def __init__(self, with_game: bool) -> None:
        self._with_game = with_game
        self._pages = page_sources()

    def stage_all(self) -> int:
        for source, page in self._pages.items():
            if source != "README.md":  # the site has a front page of its own
                self._write(page, self.rewritten(source, page))
        decisions = [source for source in self._pages if source.startswith(f"{DECISIONS}/")]
        self._write("decisions/index.md", decisions_page(decisions))
        return len(self._pages)

    def rewritten(self, source: str, page: str) -> str:
        """The text of a file, with its links as the page needs them."""

        def rewrite(match: re.Match[str]) -> str:
            mark, text, target = match.groups()
            place = self._place_of(source, target)
            if place is None:
                return text  # a folder of the repository: there is nothing to show
            # A picture may be the text of a link.
            inner = text if mark else LINK.sub(rewrite, text)
            return f"{mark}[{inner}]({place if '//' in place else relative(place, page)})"

        text = (ROOT / source).read_text(encoding="utf-8")
        text = without_code(text, lambda part: LINK.sub(rewrite, part))
        return text.replace("<!-- play -->", PLAY if self._with_game else "")

    def _place_of(self, source: str, target: str) -> str | None:
        """The path on the site of what a link leads to; None for a folder."""
        link = read_link(source, target)
        if link is None:
            return target
        anchor = f"#{link.anchor}" if link.anchor else ""
        if link.path == DECISIONS:
            return "decisions/index.md"
        if link.path in self._pages:
            return self._pages[link.path] + anchor
        file = ROOT / link.path
        if file.is_dir():
            return None
        if not file.is_file():
            sys.exit(f"{source} links to {target}, which does not exist.")
        language = LANGUAGES.get(file.suffix or file.name)
        if language is not None:
            return self._stage_source(link.path, language)
        place = link.path.removeprefix("docs/")
        (PAGES / place).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, PAGES / place)
        return place

    def _stage_source(self, path: str, language: str) -> str:
        """A page that shows a file of the repository."""
        code = (ROOT / path).read_text(encoding="utf-8")
        place = f"source/{path}.md"
        self._write(place, f"# {Path(path).name}\n\n`{path}`\n\n~~~~{language}\n{code.rstrip()}\n~~~~\n")
        return place

    def _write(self, page: str, text: str) -> None:
        file = PAGES / page
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


def relative(place: str, page: str) -> str:
    """A path on the site as seen from this page."""
    path, mark, anchor = place.partition("#")
    if path == page and mark:
        return f"#{anchor}"
    return os.path.relpath(path, os.path.dirname(page) or ".") + mark + anchor


def decisions_page(sources: list[str]) -> str:
    lines = ["# Decisions", "", "Why things are as they are, and what was given up for it. Half a page each.", ""]
    for source in sources:
        title = (ROOT / source).read_text(encoding="utf-8").partition("\n")[0].lstrip("# ")
        lines.append(f"- [{title}]({Path(source).name})")
    return "\n".join(lines) + "\n"


def main() -> int:
    with_game = (STATIC / "index.html").is_file()
    shutil.rmtree(STAGE, ignore_errors=True)
    PAGES.mkdir(parents=True)
    count = PageStager(with_game).stage_all()
    for name in ("style.css", "iframe-worker.js"):
        shutil.copy(SITE / name, PAGES)
    shutil.copy(ROOT / "web/src/favicon.svg", PAGES)
    shutil.copytree(SITE / "fonts", PAGES / "fonts")
    shutil.copy(SITE / "zensical.toml", STAGE)
    print(f"building {count} pages …", flush=True)
    command = [sys.executable, "-m", "zensical", "build", "--clean", "--strict"]
    built = subprocess.run(command, cwd=STAGE)
    if built.returncode:
        return built.returncode
    shutil.rmtree(TARGET, ignore_errors=True)
    TARGET.parent.mkdir(exist_ok=True)
    shutil.copytree(STAGE / "site", TARGET)
    if with_game:
        shutil.copytree(STATIC, TARGET / "play")
    else:
        print("The playable page is left out: there is no dist/static. Run `make static` first to have it at play/.")
    print(f"The documentation is in {TARGET.relative_to(ROOT)}: open index.html there.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
