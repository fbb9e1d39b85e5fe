"""Run a command with a PostgreSQL and a Redis server: `python tools/services.py COMMAND ...`

The servers listen on the loopback interface, store their data in a temporary folder and stop after the command, which
finds their URLs in JOLLYROGER_POSTGRES and JOLLYROGER_REDIS. Missing programs are installed with apt-get.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

PACKAGES = {
    "initdb": "postgresql",
    "redis-server": "redis-server",
    "chromium": "chromium",
    "firefox-esr": "firefox-esr",
    "nginx": "nginx",
    "caddy": "caddy",
    "systemd-analyze": "systemd",
    "zsh": "zsh",
    "fish": "fish",
}
PUBLIC_SERVICES = ("nginx", "caddy")
"""Packages that start a server on public ports when they are installed."""


def find_program(program: str) -> str | None:
    """The path of a program. Debian does not put those of PostgreSQL on PATH, nor nginx on that of users."""
    versions = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{program}"), key=lambda path: path.parts[-3])
    return str(versions[-1]) if versions else shutil.which(program) or shutil.which(program, path="/usr/sbin")


def install_missing() -> None:
    """Install the programs that are missing, or exit with their names."""
    missing = [package for program, package in PACKAGES.items() if find_program(program) is None]
    if not missing:
        return
    command = ["apt-get", "install", "--yes", "--no-install-recommends", *missing]
    root = [] if os.geteuid() == 0 else ["sudo", "--non-interactive"]
    if shutil.which("apt-get") is None or (root and shutil.which("sudo") is None):
        sys.exit(f"The tests need {' and '.join(missing)}; install them and try again.")
    print("installing", *missing, "…", flush=True)
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for step in (["apt-get", "update"], command):
        done = subprocess.run([*root, *step], env=env, capture_output=True, text=True)
        if done.returncode:
            sys.exit(f"Could not install {' and '.join(missing)}:\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
    started = [package for package in missing if package in PUBLIC_SERVICES]
    if started and Path("/run/systemd/system").is_dir():
        subprocess.run([*root, "systemctl", "disable", "--now", *started], capture_output=True)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def as_postgres_user() -> list[str]:
    """A command prefix that drops root privileges: PostgreSQL refuses to run as root."""
    return ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"] if os.geteuid() == 0 else []


def wait_until(is_ready: Callable[[], bool], what: str) -> None:
    for _ in range(300):
        if is_ready():
            return
        time.sleep(0.1)
    sys.exit(f"{what} did not start within 30 seconds.")


def is_listening(port: int) -> bool:
    with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
        return True
    return False


class Service:
    """A server process on the loopback interface. Tests kill it, suspend it and start it again on the same port."""

    def __init__(self, name: str, command: Sequence[str], port: int, stop_signal: int, folder: Path, url: str) -> None:
        self.url = url
        self._name = name
        self._command = command
        self._port = port
        self._stop_signal = stop_signal
        self._folder = folder
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start the process and wait until it listens."""
        # A killed PostgreSQL leaves children that hold its memory for a moment, and a new one refuses to start.
        for _ in range(50):
            with (self._folder / "output.log").open("ab") as output:
                process = subprocess.Popen(self._command, stdout=output, stderr=output, start_new_session=True)
            self._process = process
            wait_until(self._has_started_or_failed, self._name)
            if process.poll() is None:
                return
            time.sleep(0.2)
        sys.exit(f"{self._name} does not start: see {self._folder / 'output.log'}.")

    def _has_started_or_failed(self) -> bool:
        assert self._process is not None
        return self._process.poll() is not None or is_listening(self._port)

    def stop(self) -> None:
        """Stop the process as an operator would."""
        self.resume()
        self._send_signal(self._stop_signal)

    def kill(self) -> None:
        """Kill the process with all its children."""
        self._send_signal(signal.SIGKILL)

    def suspend(self) -> None:
        """Let the process hang: it keeps its connections, accepts new ones, and answers nothing."""
        for pid in self._pids():
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGSTOP)

    def resume(self) -> None:
        for pid in self._pids():
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)

    def _send_signal(self, sign: int) -> None:
        process = self._process
        if process is None or process.poll() is not None:
            return
        children = self._pids()[1:] if sign == signal.SIGKILL else []
        process.send_signal(sign)
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        for pid in children:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)

    def _pids(self) -> list[int]:
        """The process and its children, if it runs."""
        if self._process is None or self._process.poll() is not None:
            return []
        pid = self._process.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text()
        return [pid, *map(int, children.split())]


@contextlib.contextmanager
def running(service: Service) -> Iterator[Service]:
    """Run a service until the block exits."""
    try:
        service.start()
        yield service
    finally:
        service.stop()


def postgres(folder: Path) -> Service:
    """A PostgreSQL server with its data in this folder."""
    initdb, server = find_program("initdb"), find_program("postgres")
    assert initdb is not None
    assert server is not None
    data = folder / "data"
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres", "postgres")
    options = ["--pgdata", str(data), "--username=jolly", "--auth=trust", "--no-sync", "-E", "UTF8"]
    subprocess.run(
        [*as_postgres_user(), initdb, *options],
        check=True,
        stdout=subprocess.DEVNULL,
        cwd=folder,
    )
    port = free_port()
    settings = ["-c", "max_connections=200", "-c", f"unix_socket_directories={folder}", "-c", "fsync=off"]
    command = [*as_postgres_user(), server, "-D", str(data), "-p", str(port), "-h", "127.0.0.1", *settings]
    url = f"postgresql://jolly@127.0.0.1:{port}/postgres"
    return Service("PostgreSQL", command, port, signal.SIGINT, folder, url)


def redis(folder: Path) -> Service:
    """A Redis server that stores nothing."""
    server = find_program("redis-server")
    assert server is not None
    port = free_port()
    options = ["--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", str(folder)]
    return Service("Redis", [server, *options], port, signal.SIGTERM, folder, f"redis://127.0.0.1:{port}")


def main(command: Sequence[str]) -> int:
    install_missing()
    with contextlib.ExitStack() as stack:
        folder = Path(
            stack.enter_context(tempfile.TemporaryDirectory(prefix="jollyroger-", ignore_cleanup_errors=True))
        )
        folder.chmod(0o755)
        for name in ("postgres", "redis"):
            (folder / name).mkdir()
        env = {
            **os.environ,
            "JOLLYROGER_POSTGRES": stack.enter_context(running(postgres(folder / "postgres"))).url,
            "JOLLYROGER_REDIS": stack.enter_context(running(redis(folder / "redis"))).url,
        }
        process = subprocess.Popen(command, env=env)
        # The terminal sends Ctrl-C to the command, too: wait until it has ended.
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        return process.wait()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
