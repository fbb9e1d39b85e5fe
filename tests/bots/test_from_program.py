"""Bots that are programs: they play, they are kept within limits, and nothing of them is left behind."""

from __future__ import annotations

import gc
import json
import os
import shlex
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from textwrap import dedent

import pytest

from jollyroger.bots import BadBot, Bot, Decision, play_with
from jollyroger.bots.child_process import Limits
from jollyroger.bots.from_program import Program, Scuttled, program_bot
from jollyroger.engine import Fast

from ..toy import GAME, toy
from .decisions import gifts, heckling

PATIENT = Limits(answer=10, start=20, cpu=20)

SOUND = """
for line in sys.stdin:
    m = json.loads(line)
    if "n" in m:
        print(json.dumps({"n": m["n"], "choose": m["options"][m["seed"] % len(m["options"])]}), flush=True)
"""

Bring = Callable[..., Program]


@pytest.fixture
def bring(tmp_path: Path) -> Iterator[Bring]:
    """Writes a program in Python and makes a bot of it; its process and its children must be gone in the end."""
    groups: list[Program] = []

    def write(text: str, limits: Limits = PATIENT) -> Program:
        path = tmp_path / "program.py"
        path.write_text("import json, os, sys, time\n" + dedent(text), encoding="utf-8")
        bot = program_bot(f"program:{shlex.join([sys.executable, '-S', str(path)])}", limits)()
        assert isinstance(bot, Program)
        groups.append(bot)
        return bot

    yield write
    for bot in groups:
        bot.close()
    assert gone(str(tmp_path))


def alive(mark: str) -> list[str]:
    """The processes whose command line has this in it, and zombies of ours, which have none any more."""
    listed = subprocess.run(["ps", "-eww", "-o", "ppid,stat,args"], capture_output=True, text=True, check=True).stdout
    rows = [line.split(None, 2) for line in listed.splitlines()[1:]]
    return [args for parent, stat, args in rows if mark in args or (parent == str(os.getpid()) and stat[0] == "Z")]


def gone(mark: str) -> bool:
    """Whether none is left. A child that was killed takes a moment, and nobody but the system waits for it."""
    until = time.monotonic() + 5
    while alive(mark) and time.monotonic() < until:
        time.sleep(0.02)
    return not alive(mark)


def answering(*lines: str) -> str:
    """A program that does these lines with each question m."""
    return "\n".join(["for line in sys.stdin:", "    m = json.loads(line)", "    if 'n' in m:"]) + "".join(
        f"\n        {line}" for line in lines
    )


def fate(bot: Bot, decision: Decision | None = None) -> str:
    """Why a program was scuttled."""
    with pytest.raises(Scuttled) as caught:
        bot.choose(decision or gifts())
    text = str(caught.value)
    assert text.startswith("The program '")
    assert "\n" not in text
    return text.partition("program.py' ")[2]


def test_a_program_plays_a_game_to_its_end(bring: Bring) -> None:
    s = GAME.new(2, Fast(1))
    play_with(GAME, s, [bring(SOUND), bring(SOUND)], Fast(1))
    assert s.result is not None


def test_the_same_seed_makes_the_same_game(bring: Bring) -> None:
    ends = []
    for _ in range(2):
        s = GAME.new(2, Fast(1))
        play_with(GAME, s, [bring(SOUND), bring(SOUND)], Fast(1))
        ends.append(GAME.codec.encode(s))
    assert ends[0] == ends[1]


def test_a_program_is_told_what_its_seat_may_know_and_no_more(bring: Bring, tmp_path: Path) -> None:
    log = tmp_path / "log"
    bot = bring(
        f"log = open({str(log)!r}, 'w')\n"
        + answering(
            "print(json.dumps({'n': m['n'], 'choose': m['options'][0]}), flush=True)",
            "log.write(line)",
            "log.flush()",
        ).replace("    m = json", "    hello = json.loads(line)\n    'n' in hello or log.write(line)\n    m = json")
    )
    decision = gifts()
    world = decision.sample_state()
    bot.choose(decision)
    bot.choose(gifts())
    bot.close()
    hello, first, second = map(json.loads, log.read_text(encoding="utf-8").splitlines())
    assert hello == {"hello": "Liar's Cove", "game": "liars-cove", "version": 1, "protocol": 1}
    assert first.pop("seed") in range(1 << 32)
    assert first == {
        "n": 1,
        "seat": 0,
        "seats": 3,
        "prompt": "Which card will you give {1}?",
        "options": [str(option) for option in decision.ask.options],
        "labels": {str(option): decision.game.words.label(world, 0, option) for option in decision.ask.options},
        "may": False,
        "view": decision.view(),
        "hints": {},
    }
    assert second["n"] == 2


def test_a_program_that_plays_on_is_greeted_again_when_the_game_is_another(bring: Bring, tmp_path: Path) -> None:
    bot = bring(
        f"log = open({str(tmp_path / 'log')!r}, 'w', 1)\n" + SOUND.replace("    m =", "    log.write(line)\n    m =")
    )
    decision = gifts()
    for game in (GAME, GAME, toy(version=2)):
        bot.choose(Decision(game, decision.sample_state(), decision.ask, Fast(0)))
    bot.close()
    heard = map(json.loads, (tmp_path / "log").read_text(encoding="utf-8").splitlines())
    assert [message.get("n", message.get("version")) for message in heard] == [1, 1, 2, 2, 3]


def test_silence_is_null(bring: Bring) -> None:
    bot = bring(answering("print(json.dumps({'n': m['n'], 'choose': None}), flush=True)"))
    assert bot.choose(heckling()) is None
    assert fate(bot).startswith("chose null, which is not one of its options (question 2, seat 0: 'Which card")


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        ("give me rum", "answered 'give me rum', which is not JSON"),
        ("[" * 60000, "answered '[[["),
        ("", "answered '', which is not JSON"),
        ("\udcff", "answered '"),
        ('["rum"]', """answered '["rum"]', which is not {"n": 1, "choose": …}"""),
        ('{"n": 0, "choose": "give:1"}', """answered '{"n": 0, "choose": "give:1"}', which is not {"n": 1,"""),
        ('{"n": 1}', """answered '{"n": 1}', which is not {"n": 1,"""),
        ('{"n": 1, "choose": "rum"}', 'chose "rum", which is not one of its options'),
        ('{"n": 1, "choose": ["give:1"]}', 'chose ["give:1"], which is not one of its options'),
        ("x" * 70000, "answered more than 65536 bytes"),
    ],
)
def test_nonsense_is_told_in_a_sentence(bring: Bring, said: str, sentence: str) -> None:
    raw = said.encode(errors="surrogateescape")
    short = f"{raw[:1]!r} * {len(raw)}" if len(raw) > 999 else f"{raw!r}"
    bot = bring(answering(f"os.write(1, {short} + b'\\n')"))
    assert fate(bot).startswith(sentence)


def test_a_program_that_does_not_answer_is_not_waited_for(bring: Bring) -> None:
    bot = bring("time.sleep(60)", Limits(answer=0.1, start=0.3))
    began = time.monotonic()
    assert fate(bot).startswith("did not answer within 0.4 s (question 1, seat 0: ")
    assert time.monotonic() - began < 5


def test_only_the_first_answer_has_time_to_start(bring: Bring) -> None:
    slow = answering("print(json.dumps({'n': 1, 'choose': m['options'][0]}), flush=True)", "time.sleep(60)")
    bot = bring("time.sleep(0.4)\n" + slow, Limits(answer=0.3, start=20))
    bot.choose(gifts())
    assert fate(bot).startswith("did not answer within 0.3 s (question 2")


def test_a_program_that_never_reads_is_not_waited_for(bring: Bring) -> None:
    """Even where the question is larger than what fits into a pipe."""
    decision = gifts()
    big = Decision(GAME, decision.sample_state(), decision.ask, Fast(0))
    big.view = lambda: {"chart": "x" * 1_000_000}  # type: ignore[method-assign]
    assert fate(bring("time.sleep(60)", Limits(answer=0.1, start=0.3)), big).startswith("did not answer within 0.4 s")


def test_processor_time_for_an_answer_is_limited(bring: Bring) -> None:
    if sys.platform != "linux":
        pytest.skip("only Linux has a clock for another process")
    bot = bring("while True: pass", Limits(answer=30, start=0, cpu=0.2))
    assert fate(bot).startswith("used more than 0.2 s of processor time for an answer")


def test_processor_time_in_all_is_limited(bring: Bring) -> None:
    bot = bring("while True: pass", Limits(answer=30, start=0, cpu=30, total=1))
    assert fate(bot).startswith("used more than 1 s of processor time in all")


def test_memory_is_limited(bring: Bring) -> None:
    bot = bring("x = bytearray(400 << 20)\n" + SOUND, Limits(answer=5, memory=100))
    assert fate(bot).startswith("ended with exit code 1")
    assert "MemoryError" in fate(bot)


def test_what_is_within_its_memory_plays(bring: Bring) -> None:
    bring("x = bytearray(400 << 20)\n" + SOUND, Limits(answer=5)).choose(gifts())


def test_a_program_that_dies_is_told_with_its_last_words(bring: Bring) -> None:
    assert fate(bring("raise ValueError('no rum')")).endswith("ValueError: no rum")
    assert fate(bring("os.kill(os.getpid(), 15)")).startswith("was ended by SIGTERM")
    assert fate(bring("sys.exit()")).startswith("ended with exit code 0")
    assert fate(bring("os.close(1); time.sleep(60)")).startswith("closed its output")


def test_what_is_muttered_to_stderr_disturbs_nothing(bring: Bring) -> None:
    bot = bring("sys.stderr.write('x' * 1_000_000)\n" + SOUND)
    for _ in range(3):
        bot.choose(gifts())


def test_one_that_talks_without_end_is_ended(bring: Bring) -> None:
    assert fate(bring("while True: os.write(2, b'x' * 4096)", Limits(answer=0.1, start=0.3))).startswith("did not")
    assert fate(bring("while True: os.write(1, b'x' * 4096)")).startswith("answered more than")


def test_a_scuttled_program_stays_down(bring: Bring) -> None:
    bot = bring("sys.exit(3)")
    assert fate(bot) == fate(bot)
    bot.close()


def test_children_end_with_the_program(bring: Bring, tmp_path: Path) -> None:
    spawn = f"import subprocess; subprocess.Popen(['sh', '-c', 'sleep 60; : {tmp_path}'])\n"
    silent = bring(spawn + "time.sleep(60)", Limits(answer=0.1, start=0.6))
    fate(silent)
    assert gone(str(tmp_path))
    sound = bring(spawn + SOUND)
    sound.choose(gifts())
    assert len(alive(f"sleep 60; : {tmp_path}")) == 1
    sound.close()
    assert gone(str(tmp_path))


def test_a_program_has_a_moment_to_say_farewell(bring: Bring, tmp_path: Path) -> None:
    bot = bring(SOUND + f"open({str(tmp_path / 'farewell')!r}, 'w')")
    bot.choose(gifts())
    bot.close()
    bot.close()
    assert (tmp_path / "farewell").exists()


def test_a_program_that_will_not_go_is_killed(bring: Bring, tmp_path: Path) -> None:
    bot = bring("import signal; signal.signal(15, signal.SIG_IGN)\n" + SOUND + "time.sleep(60)")
    bot.choose(gifts())
    began = time.monotonic()
    bot.close()
    assert time.monotonic() - began < 5
    assert gone(str(tmp_path))


def test_one_that_nobody_closes_ends_when_nobody_needs_it(tmp_path: Path) -> None:
    path = tmp_path / "program.py"
    path.write_text("import json, sys\n" + SOUND, encoding="utf-8")
    bot = program_bot(f"program:{sys.executable} {path}")()
    bot.choose(gifts())
    assert len(alive(str(path))) == 1
    del bot
    gc.collect()
    assert gone(str(path))


@pytest.mark.filterwarnings("ignore:.*fork")
def test_a_fork_does_not_end_the_program_of_its_parent(bring: Bring) -> None:
    bot = bring(SOUND)
    bot.choose(gifts())
    child = os.fork()
    if not child:
        bot.close()
        os._exit(0)
    os.waitpid(child, 0)
    bot.choose(gifts())


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("program:", "'program:' does not say which program; write program:COMMAND and its arguments."),
        ("program:no-such-program-at-all x", "There is no program 'no-such-program-at-all' to run as a bot."),
        ("program:sh 'x", """'program:sh 'x' is no command: no closing quotation."""),
    ],
)
def test_a_program_that_cannot_be_run(name: str, sentence: str) -> None:
    with pytest.raises(BadBot) as caught:
        program_bot(name)
    assert str(caught.value) == sentence
