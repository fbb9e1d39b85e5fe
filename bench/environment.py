"""The machine and the programs of a run, for the results file."""

from __future__ import annotations

import json
import os
import platform
import shutil
import subprocess
from datetime import UTC, datetime
from importlib import metadata
from pathlib import Path

import jollyroger

from .builds import ROOT

PEERS = ("catanatron", "open_spiel", "pettingzoo", "rlcard")


def describe_environment() -> dict[str, str]:
    peers = {name: version for name in PEERS if (version := package_version(name))}
    lock = json.loads((ROOT / "bench/boardgame/package-lock.json").read_text())
    return {
        "jollyroger": jollyroger.__version__,
        "date": datetime.now(UTC).date().isoformat(),
        "python": platform.python_version(),
        "processor": processor_name(),
        "cores": str(os.cpu_count()),
        "system": f"{platform.system()} {platform.release()}",
        **peers,
        "boardgame.io": lock["packages"]["node_modules/boardgame.io"]["version"],
        "node": node_version(),
    }


def package_version(name: str) -> str:
    try:
        return metadata.version(name)
    except metadata.PackageNotFoundError:
        return ""


def processor_name() -> str:
    cpuinfo = Path("/proc/cpuinfo")
    lines = cpuinfo.read_text().splitlines() if cpuinfo.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor()


def node_version() -> str:
    node = shutil.which("node")
    if node is None:
        return ""
    return subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout.strip()  # noqa: S603
