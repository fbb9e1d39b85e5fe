"""Ctrl-C and SIGTERM inside a block that must not be interrupted."""

from __future__ import annotations

import signal
from threading import Thread

import pytest

from jollyroger.lab.pool import defer_interrupt


def test_ctrl_c_is_raised_when_the_block_exits() -> None:
    done = []

    def work() -> None:
        with defer_interrupt():
            signal.raise_signal(signal.SIGINT)
            done.append("all")

    with pytest.raises(KeyboardInterrupt):
        work()
    assert done == ["all"]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_a_process_that_ignores_ctrl_c_goes_on_ignoring_it() -> None:
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        with defer_interrupt():
            signal.raise_signal(signal.SIGINT)
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, before)


def test_sigterm_is_passed_on_when_the_block_exits() -> None:
    received: list[object] = []
    before = signal.signal(signal.SIGTERM, lambda number, _: received.append(number))
    try:
        with defer_interrupt():
            signal.raise_signal(signal.SIGTERM)
            received.append("all")
    finally:
        signal.signal(signal.SIGTERM, before)
    assert received == ["all", signal.SIGTERM]


def test_a_program_that_does_not_handle_sigterm_is_not_made_to() -> None:
    assert signal.getsignal(signal.SIGTERM) is signal.SIG_DFL
    with defer_interrupt():
        assert signal.getsignal(signal.SIGTERM) is signal.SIG_DFL


def test_another_thread_can_use_it() -> None:
    done = []

    def work() -> None:
        with defer_interrupt():
            done.append("all")

    thread = Thread(target=work)
    thread.start()
    thread.join()
    assert done == ["all"]
