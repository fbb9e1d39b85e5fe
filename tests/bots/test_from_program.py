"""Bots that are programs: they play, keep within their limits, and leave no processes behind."""

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

from jollyroger.bots import BadBot, Bot, Decision, run_bots
from jollyroger.bots.child_process import Limits
from jollyroger.bots.from_program import ProgramBot, program_bot_factory
from jollyroger.engine import Fast

from ..toy import GAME, toy
from .decisions import gift_decision, heckle_decision

LONG_LIMITS = Limits(answer_seconds=10, start_seconds=20, cpu_seconds=20)
SHORT_LIMITS = Limits(answer_seconds=0.1, start_seconds=0.3)

GOOD_PROGRAM = """
for line in sys.stdin:
    m = json.loads(line)
    if "n" in m:
        print(json.dumps({"n": m["n"], "choose": m["options"][m["seed"] % len(m["options"])]}), flush=True)
"""

WriteProgram = Callable[..., ProgramBot]


@pytest.fixture
def write_program(tmp_path: Path) -> Iterator[WriteProgram]:
    """Writes a Python program and makes a bot of it. Its processes must be gone at the end of the test."""
    bots: list[ProgramBot] = []

    def write(text: str, limits: Limits = LONG_LIMITS) -> ProgramBot:
        path = tmp_path / "program.py"
        path.write_text("import json, os, sys, time\n" + dedent(text), encoding="utf-8")
        bot = program_bot_factory(f"program:{shlex.join([sys.executable, '-S', str(path)])}", limits)()
        assert isinstance(bot, ProgramBot)
        bots.append(bot)
        return bot

    yield write
    for bot in bots:
        bot.close()
    assert is_gone(str(tmp_path))


def running_processes(mark: str) -> list[str]:
    """The processes with this text in their command line, and our zombies, which have no command line any more."""
    listed = subprocess.run(["ps", "-eww", "-o", "ppid,stat,args"], capture_output=True, text=True, check=True).stdout
    rows = [line.split(None, 2) for line in listed.splitlines()[1:]]
    return [args for parent, stat, args in rows if mark in args or (parent == str(os.getpid()) and stat[0] == "Z")]


def is_gone(mark: str) -> bool:
    """Whether no such process is left. A killed grandchild takes a moment until the system has reaped it."""
    return count_settles(mark, 0)


def count_settles(mark: str, count: int) -> bool:
    """Whether there are so many such processes, now or soon. Just after a fork there is one more."""
    deadline = time.monotonic() + 5
    while len(running_processes(mark)) != count and time.monotonic() < deadline:
        time.sleep(0.02)
    return len(running_processes(mark)) == count


def answer_with(*lines: str) -> str:
    """A program that runs these lines for each question `m`."""
    return "\n".join(["for line in sys.stdin:", "    m = json.loads(line)", "    if 'n' in m:"]) + "".join(
        f"\n        {line}" for line in lines
    )


def failure(bot: Bot, decision: Decision | None = None) -> str:
    """Why the program was ended."""
    with pytest.raises(BadBot) as caught:
        bot.choose(decision or gift_decision())
    text = str(caught.value)
    assert text.startswith("The program '")
    assert "\n" not in text
    return text.partition("program.py' ")[2]


def test_a_program_plays_a_game_to_its_end(write_program: WriteProgram) -> None:
    s = GAME.new(2, Fast(1))
    run_bots(GAME, s, [write_program(GOOD_PROGRAM), write_program(GOOD_PROGRAM)], Fast(1))
    assert s.result is not None


def test_the_same_seed_makes_the_same_game(write_program: WriteProgram) -> None:
    ends = []
    for _ in range(2):
        s = GAME.new(2, Fast(1))
        run_bots(GAME, s, [write_program(GOOD_PROGRAM), write_program(GOOD_PROGRAM)], Fast(1))
        ends.append(GAME.codec.encode(s))
    assert ends[0] == ends[1]


def test_a_program_is_sent_what_its_seat_may_know_and_nothing_else(write_program: WriteProgram, tmp_path: Path) -> None:
    log = tmp_path / "log"
    bot = write_program(
        f"log = open({str(log)!r}, 'w')\n"
        + answer_with(
            "print(json.dumps({'n': m['n'], 'choose': m['options'][0]}), flush=True)",
            "log.write(line)",
            "log.flush()",
        ).replace("    m = json", "    hello = json.loads(line)\n    'n' in hello or log.write(line)\n    m = json")
    )
    decision = gift_decision()
    s = decision.sample_state()
    bot.choose(decision)
    bot.choose(gift_decision())
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
        "labels": {str(option): decision.game.words.label(s, 0, option) for option in decision.ask.options},
        "may": False,
        "view": decision.view(),
        "hints": {},
    }
    assert second["n"] == 2


def test_a_running_program_gets_a_new_hello_when_the_game_changes(write_program: WriteProgram, tmp_path: Path) -> None:
    bot = write_program(
        f"log = open({str(tmp_path / 'log')!r}, 'w', 1)\n"
        + GOOD_PROGRAM.replace("    m", "    log.write(line)\n    m", 1)
    )
    decision = gift_decision()
    for game in (GAME, GAME, toy(version=2)):
        bot.choose(Decision(game, decision.sample_state(), decision.ask, Fast(0)))
    bot.close()
    messages = map(json.loads, (tmp_path / "log").read_text(encoding="utf-8").splitlines())
    assert [message.get("n", message.get("version")) for message in messages] == [1, 1, 2, 2, 3]


def test_null_means_silence(write_program: WriteProgram) -> None:
    bot = write_program(answer_with("print(json.dumps({'n': m['n'], 'choose': None}), flush=True)"))
    assert bot.choose(heckle_decision()) is None
    assert failure(bot).startswith(
        "chose null, which is not one of its options (question 2, seat 0: 'Which card will you give seat 1?')"
    )


@pytest.mark.parametrize(
    ("output", "sentence"),
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
def test_a_bad_answer_is_described_in_one_sentence(write_program: WriteProgram, output: str, sentence: str) -> None:
    raw = output.encode(errors="surrogateescape")
    short = f"{raw[:1]!r} * {len(raw)}" if len(raw) > 999 else f"{raw!r}"
    bot = write_program(answer_with(f"os.write(1, {short} + b'\\n')"))
    assert failure(bot).startswith(sentence)


def test_a_program_that_does_not_answer_is_ended(write_program: WriteProgram) -> None:
    bot = write_program("time.sleep(60)", SHORT_LIMITS)
    started = time.monotonic()
    assert failure(bot).startswith("did not answer within 0.4 s (question 1, seat 0: ")
    assert time.monotonic() - started < 5


def test_only_the_first_answer_gets_time_to_start(write_program: WriteProgram) -> None:
    slow = answer_with("print(json.dumps({'n': 1, 'choose': m['options'][0]}), flush=True)", "time.sleep(60)")
    bot = write_program("time.sleep(0.4)\n" + slow, Limits(answer_seconds=0.3, start_seconds=20))
    bot.choose(gift_decision())
    assert failure(bot).startswith("did not answer within 0.3 s (question 2")


def test_a_program_that_never_reads_is_ended(write_program: WriteProgram) -> None:
    """The question is larger than a pipe's buffer."""
    decision = gift_decision()
    big = Decision(GAME, decision.sample_state(), decision.ask, Fast(0))
    big.view = lambda: {"chart": "x" * 1_000_000}  # type: ignore[method-assign]
    assert failure(write_program("time.sleep(60)", SHORT_LIMITS), big).startswith("did not answer within 0.4 s")


def test_processor_time_for_an_answer_is_limited(write_program: WriteProgram) -> None:
    if sys.platform != "linux":
        pytest.skip("only Linux has a clock for another process")
    bot = write_program("while True: pass", Limits(answer_seconds=30, start_seconds=0, cpu_seconds=0.2))
    assert failure(bot).startswith("used more than 0.2 s of processor time for an answer")


def test_total_processor_time_is_limited(write_program: WriteProgram) -> None:
    bot = write_program(
        "while True: pass", Limits(answer_seconds=30, start_seconds=0, cpu_seconds=30, total_cpu_seconds=1)
    )
    assert failure(bot).startswith("used more than 1 s of processor time in all")


def test_memory_is_limited(write_program: WriteProgram) -> None:
    bot = write_program("x = bytearray(400 << 20)\n" + GOOD_PROGRAM, Limits(answer_seconds=5, memory_mb=100))
    assert failure(bot).startswith("ended with exit code 1")
    assert "MemoryError" in failure(bot)


def test_a_program_within_its_memory_limit_plays(write_program: WriteProgram) -> None:
    write_program("x = bytearray(400 << 20)\n" + GOOD_PROGRAM, Limits(answer_seconds=5)).choose(gift_decision())


def test_the_error_for_a_dead_program_quotes_its_stderr(write_program: WriteProgram) -> None:
    assert failure(write_program("raise ValueError('no rum')")).endswith("ValueError: no rum")
    assert failure(write_program("os.kill(os.getpid(), 15)")).startswith("was ended by SIGTERM")
    assert failure(write_program("sys.exit()")).startswith("ended with exit code 0")
    assert failure(write_program("os.close(1); time.sleep(60)")).startswith("closed its output")


def test_output_on_stderr_does_not_disturb_the_answers(write_program: WriteProgram) -> None:
    bot = write_program("sys.stderr.write('x' * 1_000_000)\n" + GOOD_PROGRAM)
    for _ in range(3):
        bot.choose(gift_decision())


def test_a_program_that_writes_without_end_is_ended(write_program: WriteProgram) -> None:
    assert failure(write_program("while True: os.write(2, b'x' * 4096)", SHORT_LIMITS)).startswith("did not")
    assert failure(write_program("while True: os.write(1, b'x' * 4096)")).startswith("answered more than")


def test_a_failed_program_is_not_started_again(write_program: WriteProgram) -> None:
    bot = write_program("sys.exit(3)")
    assert failure(bot) == failure(bot)
    bot.close()


def test_children_end_with_the_program(write_program: WriteProgram, tmp_path: Path) -> None:
    spawn = f"import subprocess; subprocess.Popen(['sh', '-c', 'sleep 60; : {tmp_path}'])\n"
    silent = write_program(spawn + "time.sleep(60)", Limits(answer_seconds=0.1, start_seconds=0.6))
    failure(silent)
    assert is_gone(str(tmp_path))
    sound = write_program(spawn + GOOD_PROGRAM)
    sound.choose(gift_decision())
    assert count_settles(f"sleep 60; : {tmp_path}", 1)
    sound.close()
    assert is_gone(str(tmp_path))


def test_a_closed_program_has_a_moment_to_finish(write_program: WriteProgram, tmp_path: Path) -> None:
    bot = write_program(GOOD_PROGRAM + f"open({str(tmp_path / 'finished')!r}, 'w')")
    bot.choose(gift_decision())
    bot.close()
    bot.close()
    assert (tmp_path / "finished").exists()


def test_a_program_that_does_not_exit_is_killed(write_program: WriteProgram, tmp_path: Path) -> None:
    bot = write_program("import signal; signal.signal(15, signal.SIG_IGN)\n" + GOOD_PROGRAM + "time.sleep(60)")
    bot.choose(gift_decision())
    started = time.monotonic()
    bot.close()
    assert time.monotonic() - started < 5
    assert is_gone(str(tmp_path))


def test_a_program_ends_when_its_bot_is_garbage_collected(tmp_path: Path) -> None:
    path = tmp_path / "program.py"
    path.write_text("import json, sys\n" + GOOD_PROGRAM, encoding="utf-8")
    bot = program_bot_factory(f"program:{sys.executable} {path}")()
    bot.choose(gift_decision())
    assert len(running_processes(str(path))) == 1
    del bot
    gc.collect()
    assert is_gone(str(path))


@pytest.mark.filterwarnings("ignore:.*fork")
def test_a_fork_does_not_end_the_program_of_its_parent(write_program: WriteProgram) -> None:
    bot = write_program(GOOD_PROGRAM)
    bot.choose(gift_decision())
    child = os.fork()
    if not child:
        bot.close()
        os._exit(0)
    os.waitpid(child, 0)
    bot.choose(gift_decision())


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("program:", "'program:' does not name a program; write program:COMMAND and its arguments."),
        ("program:no-such-program-at-all x", "There is no program 'no-such-program-at-all' to run as a bot."),
        ("program:sh 'x", """'program:sh 'x' is not a command: no closing quotation."""),
    ],
)
def test_a_program_that_cannot_be_run_is_refused(name: str, sentence: str) -> None:
    with pytest.raises(BadBot) as caught:
        program_bot_factory(name)
    assert str(caught.value) == sentence
