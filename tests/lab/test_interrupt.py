"""Ctrl-C in the middle of what must be whole."""

from __future__ import annotations

import signal
from threading import Thread

import pytest

from jollyroger.lab.pool.interrupt import defer_interrupt


def test_ctrl_c_is_heard_when_it_is_done() -> None:
    done = []

    def work() -> None:
        with defer_interrupt():
            signal.raise_signal(signal.SIGINT)
            done.append("all")

    with pytest.raises(KeyboardInterrupt):
        work()
    assert done == ["all"]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_who_does_not_listen_to_ctrl_c_is_not_made_to() -> None:
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        with defer_interrupt():
            signal.raise_signal(signal.SIGINT)
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, before)


def test_another_thread_may_use_it() -> None:
    done = []

    def work() -> None:
        with defer_interrupt():
            done.append("all")

    thread = Thread(target=work)
    thread.start()
    thread.join()
    assert done == ["all"]
