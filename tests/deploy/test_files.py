"""The files for operators: they are well-formed, keep to the limits of the server, and start it."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from ipaddress import ip_address, ip_network
from pathlib import Path

import pytest

from jollyroger.server.api.limits import Limits

from ..server.run_async import SOAK
from ..server.server_process import ServerProcess, ensure_stopped, environment, start_command
from .files import (
    DEPLOY,
    JOLLYROGER,
    ROOT,
    SITE,
    compose,
    containerfile,
    image_command,
    image_instruction,
    unit,
    unit_command,
)
from .proxies import required_program

LIMITS = Limits()
IMAGE = "jollyroger"
"""What the image is called that is built here; all others are pulled."""
UNIT_EXPOSURE = 2.0
"""The most that `systemd-analyze security` may say of the unit; 10 is unprotected."""


@pytest.fixture
def container(tmp_path: Path) -> Iterator[ServerProcess]:
    """The server as a container of the image starts it."""
    command = image_command(image_instruction("CMD").words, {"0.0.0.0": "127.0.0.1", "/data": str(tmp_path)})
    server = start_command([*command, "--port", "0"], tmp_path)
    yield server
    ensure_stopped(server)


def test_the_health_check_of_the_image_succeeds_only_while_the_server_runs(container: ServerProcess) -> None:
    program, *arguments = image_instruction("HEALTHCHECK").words
    assert program == "python"
    assert "http://127.0.0.1:8000/health" in arguments[-1]
    command = [sys.executable, *arguments[:-1], arguments[-1].replace("127.0.0.1:8000", container.address)]
    assert subprocess.run(command, capture_output=True).returncode == 0
    assert container.stop() == 0
    assert subprocess.run(command, capture_output=True).returncode == 1


def test_the_image_is_built_from_pinned_names_and_hashed_packages_and_runs_as_nobody() -> None:
    instructions = containerfile()
    for one in instructions:
        if one.keyword == "FROM":
            name, tag = one.text.split()[0].split(":")
            assert name == "python"
            assert re.fullmatch(r"3\.\d+-slim-\w+", tag)
    installs = [
        command
        for one in instructions
        if one.keyword == "RUN"
        for command in one.text.split("&&")
        if " install " in command
    ]
    assert len(installs) == 4
    for command in installs:
        assert "--require-hashes" in command or "--no-deps --no-index" in command, command
    user, group = image_instruction("USER").text.split(":")
    assert int(user) > 0
    assert int(group) > 0
    last = instructions[-1].stage
    assert not [one for one in instructions if one.stage == last and one.keyword in ("RUN", "ADD")]


def test_what_the_image_copies_exists_and_is_not_ignored() -> None:
    ignored = (DEPLOY / "Containerfile.dockerignore").read_text(encoding="utf-8").split("\n")
    kept = [line[1:] for line in ignored if line.startswith("!")]
    for one in containerfile():
        if one.keyword == "COPY" and "--from" not in one.text:
            for source in one.text.split()[:-1]:
                assert (ROOT / source).exists(), source
                assert any(Path(source).match(pattern) for pattern in kept), source


def test_the_compose_file_runs_two_servers_on_one_database_behind_the_trusted_proxy() -> None:
    services = compose()["services"]
    for name in ("server-1", "server-2"):
        command = services[name]["command"]
        assert "--database=postgresql://jolly@postgres/jolly" in command
        assert f"--trusted-proxy={services['proxy']['networks']['front']['ipv4_address']}" in command
        assert f"--allowed-host={SITE}" in command
        assert not any("secret" in word for word in command), "the password is in the command"
        assert services[name]["environment"]["PGPASSWORD"] == "secret"
        assert services[name]["read_only"]
        assert services[name]["cap_drop"] == ["ALL"]
    assert services["proxy"]["environment"]["UPSTREAMS"] == "server-1:8000 server-2:8000"
    assert image_instruction("EXPOSE").text == "8000"


def test_the_compose_file_names_only_what_it_defines() -> None:
    content = compose()
    for name, service in content["services"].items():
        image = service["image"]
        assert image == IMAGE or re.fullmatch(r"[a-z/]+:v?\d[\w.-]*", image), f"{name}: {image} is not pinned"
        assert set(service["networks"]) <= set(content["networks"])
        assert set(service.get("depends_on", ())) <= set(content["services"])
        for volume in service.get("volumes", ()):
            source = volume.partition(":")[0]
            assert source in content["volumes"] or (DEPLOY / source).is_file(), volume
    published = {name for name, service in content["services"].items() if "ports" in service}
    assert published == {"proxy", "prometheus"}
    assert all(port.startswith("127.0.0.1:") for port in content["services"]["prometheus"]["ports"])


def test_the_image_is_built_for_one_service_only() -> None:
    # Compose builds in parallel: a second build of the same name fails because it exists already.
    services = compose()["services"]
    assert [name for name, service in services.items() if "build" in service] == ["server-1"]
    assert services["server-1"]["image"] == IMAGE


def test_no_other_container_can_get_the_address_of_the_proxy() -> None:
    content = compose()
    (network,) = content["networks"]["front"]["ipam"]["config"]
    subnet, for_others = ip_network(network["subnet"]), ip_network(network["ip_range"])
    address = ip_address(content["services"]["proxy"]["networks"]["front"]["ipv4_address"])
    assert address in subnet
    assert for_others.subnet_of(subnet)  # type: ignore[arg-type]
    assert address not in for_others
    assert address != ip_address(network["gateway"])


def test_postgresql_counts_as_healthy_only_when_servers_can_connect() -> None:
    # While the image makes the database, a temporary server answers at the socket.
    assert "--host=127.0.0.1" in compose()["services"]["postgres"]["healthcheck"]["test"]


def test_nginx_can_make_its_cache() -> None:
    # nginx makes the last folder only, and Debian's package has no /var/cache/nginx.
    (cache,) = re.findall(r"^proxy_cache_path (\S+)", (DEPLOY / "nginx.conf").read_text(encoding="utf-8"), re.MULTILINE)
    assert Path(cache).parent == Path("/var/cache")


def test_systemd_accepts_the_units_and_finds_the_server_well_protected(tmp_path: Path) -> None:
    for name in ("jollyroger.service", "jollyroger-backup.service", "jollyroger-backup.timer"):
        text = (DEPLOY / name).read_text(encoding="utf-8")
        (tmp_path / name).write_text(text.replace("/opt/jollyroger/bin/jollyroger", sys.executable))
    program = required_program("systemd-analyze")
    verified = subprocess.run([program, "verify", *map(str, tmp_path.iterdir())], capture_output=True, text=True)
    assert (verified.returncode, verified.stderr) == (0, "")
    limit = ["--offline=true", f"--threshold={int(UNIT_EXPOSURE * 10)}"]
    copy = str(tmp_path / "jollyroger.service")
    security = subprocess.run([program, "security", *limit, copy], capture_output=True, text=True)
    assert security.returncode == 0, security.stdout


def test_the_command_of_the_unit_starts_a_server(tmp_path: Path) -> None:
    server = start_command([*unit_command(tmp_path), "--port", "0"], tmp_path)
    try:
        assert server.call("GET", "/health", headers={"host": SITE}).expect() == {"ready": True}
        assert server.get("/metrics").status == 200
        assert server.stop() == 0
    finally:
        ensure_stopped(server)
    assert (tmp_path / "jollyroger.sqlite").is_file()
    back_up_as_the_timer_does(tmp_path)


def back_up_as_the_timer_does(data: Path) -> None:
    """Run the commands of the backup unit: they write a backup, and delete those that are older than a month."""
    backups = data / "backups"
    backups.mkdir()
    old = backups / "old.backup"
    old.touch()
    os.utime(old, (0, 0))
    places = {
        "/opt/jollyroger/bin/jollyroger": shlex.join(JOLLYROGER),
        "/var/lib/jollyroger": str(data),
        "${STATE_DIRECTORY}": str(backups),
        "%%": "%",
    }
    for line in unit("jollyroger-backup.service")["ExecStart"]:
        for place, value in places.items():
            line = line.replace(place, value)
        subprocess.run(shlex.split(line), check=True, env=environment(), capture_output=True)
    (made,) = backups.iterdir()
    assert re.fullmatch(r"\d{4}-\d\d-\d\d-\d{6}\.backup", made.name)
    assert made.stat().st_mode & 0o777 == 0o600


def test_the_unit_keeps_its_data_and_gives_up_its_rights() -> None:
    settings = unit()
    for name, value in (
        ("DynamicUser", "true"),
        ("StateDirectory", "jollyroger"),
        ("StateDirectoryMode", "0700"),
        ("ProtectSystem", "strict"),
        ("NoNewPrivileges", "true"),
        ("Restart", "always"),
    ):
        assert settings[name] == [value]


def test_nginx_has_the_limits_of_the_server() -> None:
    config = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    for directive in (
        f"client_header_timeout {LIMITS.header_seconds:.0f}s;",
        f"large_client_header_buffers 4 {LIMITS.header_bytes // 4 // 1024}k;",
        f"client_max_body_size {LIMITS.body_bytes // 1024}k;",
        f"client_max_body_size {LIMITS.file_bytes // 1024 // 1024}m;",
        f"rate={LIMITS.requests_per_second:.0f}r/s;",
        f"limit_conn jollyroger_connections {LIMITS.connections_per_address};",
        f"limit_conn jollyroger_sockets {LIMITS.sockets_per_address};",
        f"proxy_read_timeout {LIMITS.request_seconds:.0f}s;",
    ):
        assert config.count(directive) == 1, directive
    assert set(re.findall(r"burst=(\d+)", config)) == {f"{LIMITS.request_burst:.0f}"}


def test_caddy_has_the_limits_of_the_server() -> None:
    config = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    for directive in (
        f"read_header {LIMITS.header_seconds:.0f}s",
        f"max_header_size {LIMITS.header_bytes // 1024}KiB",
        f"max_size {LIMITS.body_bytes // 1024}KiB",
        f"max_size {LIMITS.file_bytes // 1024 // 1024}MiB",
        f"response_header_timeout {LIMITS.request_seconds:.0f}s",
    ):
        assert config.count(directive) == 1, directive


@pytest.mark.skipif(not SOAK, reason="installs everything anew; `make soak` runs it")
def test_the_steps_that_build_the_image_lead_to_a_server_that_serves_the_site(tmp_path: Path) -> None:
    source = tmp_path / "source"
    source.mkdir()
    places = {"/opt/jollyroger": tmp_path / "opt", "/tools": tmp_path / "tools", "/folders": tmp_path / "folders"}
    unwanted = shutil.ignore_patterns("node_modules", "__pycache__", "site", "protocol.ts", "*.egg-info", "*.so")
    for one in containerfile():
        if one.stage:
            continue
        if one.keyword == "COPY":
            *names, target = one.text.split()
            for path in (ROOT / name for name in names):
                if path.is_dir():
                    shutil.copytree(path, source / target, ignore=unwanted)
                else:
                    (source / target).mkdir(exist_ok=True)
                    shutil.copy(path, source / target)
        elif one.keyword == "RUN":
            command = one.text
            for place, folder in places.items():
                command = re.sub(rf"(?<![\w.]){place}(?=[/\s]|$)", str(folder), command)
            done = subprocess.run(["sh", "-ec", command], cwd=source, capture_output=True, text=True)
            assert done.returncode == 0, f"{command}\n{done.stdout[-2000:]}{done.stderr[-2000:]}"
    assert sorted(path.name for path in (tmp_path / "folders").iterdir()) == ["backups", "data"]
    program = str(tmp_path / "opt/bin/jollyroger")
    data = tmp_path / "folders/data"
    arguments = [
        word.replace("0.0.0.0", "127.0.0.1").replace("/data", str(data)) for word in image_instruction("CMD").words
    ]
    # Without the folders of this tree: only what is installed counts.
    server = start_command(["env", "--unset=PYTHONPATH", program, *arguments, "--port", "0"], data)
    try:
        assert "/assets/" in server.get("/").text
    finally:
        ensure_stopped(server)
