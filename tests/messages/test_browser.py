"""The site's renderer, which uses the official implementation for JavaScript, makes the same texts as ours."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from tools.build_site import WEB, npm_and_node

from jollyroger.engine.messages import (
    PSEUDO,
    Argument,
    Catalogue,
    Message,
    Noun,
    Person,
    offered_languages,
    reading_in,
)
from jollyroger.engine.messages.catalogue import all_parts
from jollyroger.engine.messages.language import LANGUAGES

from .catalogues import all_catalogues, catalogue
from .test_agreement import parsed, sample_arguments, with_sample

CATALOGUES = {**all_catalogues(), "site": Catalogue(LANGUAGES, "site")}
RENDER = WEB / "scripts/render_messages.mjs"
FORMS = """
took = { FORM($things, case: "accusative") } genommen.
card-rum = { $case ->
    [accusative] guten Rum
   *[nominative] guter Rum
}
"""


class Job(NamedTuple):
    """Messages that are to be rendered from these files, with their arguments."""

    files: list[Path]
    messages: list[tuple[str, dict[str, Argument]]]


def in_browser(language: str, jobs: list[Job]) -> list[list[str]]:
    """The messages as the site shows them."""
    if not (WEB / "node_modules/vite").is_dir():
        pytest.skip("the packages of the site are not installed: python -m tools.build_site")
    _, node = npm_and_node()
    encoded = [
        {
            "language": language,
            "files": list(map(str, job.files)),
            "messages": [(id, encode(values)) for id, values in job.messages],
        }
        for job in jobs
    ]
    done = subprocess.run(
        [str(node / "node"), str(RENDER)],
        cwd=WEB,
        input=json.dumps(encoded),
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=200,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return list(json.loads(done.stdout))


def encode(values: dict[str, Argument]) -> dict[str, Any]:
    """Arguments as a screen gives them: of a person, the name or the word for the reader, and which of both it is."""
    encoded: dict[str, Any] = {}
    for name, value in values.items():
        if isinstance(value, Person):
            encoded[name] = {"noun": "you"} if value.is_reader else f"{{{value.seat}}}"
            encoded[f"{name}-is"] = "you" if value.is_reader else "other"
        else:
            encoded[name] = encode_value(value)
    return encoded


def encode_value(value: Argument) -> Any:
    if isinstance(value, Noun):
        return {"noun": value.id}
    return [encode_value(item) for item in value] if isinstance(value, tuple) else value


@pytest.mark.parametrize("language", [*offered_languages(), PSEUDO])
def test_every_text_is_the_same_in_the_browser(language: str, tmp_path: Path) -> None:
    source = "en" if language == PSEUDO else language
    jobs, expected = [], []
    for name, messages in CATALOGUES.items():
        ours = with_sample(messages, source, tmp_path / name)
        entries = parsed(ours, source)
        ids = [id for id in all_parts(ours.entries(source)) if not id.startswith("-")]
        samples = [(id, arguments) for id in ids for arguments in sample_arguments(id, entries)]
        with reading_in(language):
            expected.append([ours.render(Message(id, tuple(arguments.items()))) for id, arguments in samples])
        jobs.append(Job(move_to_site_folder(ours, source), samples))
    for job, made, wanted in zip(jobs, in_browser(language, jobs), expected, strict=True):
        different = [trio for trio in zip(job.messages, made, wanted, strict=True) if trio[1] != trio[2]]
        assert different == []


def move_to_site_folder(messages: Catalogue, language: str) -> list[Path]:
    """Move the files of a catalogue, without the shared ones, to where the site finds them: `languages/LANGUAGE`."""
    folder = messages.folder / "languages" / language
    folder.mkdir(parents=True)
    return [path.rename(folder / path.name) for path in messages.files(language) if path.parent.name != "shared"]


def test_a_list_of_things_is_formed_item_by_item(tmp_path: Path) -> None:
    ours = catalogue(tmp_path / "languages", de=FORMS)
    things: tuple[Argument, ...] = (Noun("card-rum"), Noun("card-rum"), "Gold")
    with reading_in("de"):
        expected = ours.text("took", things=things)
    assert expected == "guten Rum, guten Rum und Gold genommen."
    job = Job([tmp_path / "languages/de/test.ftl"], [("took", {"things": things})])
    assert in_browser("de", [job]) == [[expected]]
