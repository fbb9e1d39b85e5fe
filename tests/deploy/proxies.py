"""nginx and Caddy with the configurations in `deploy/`, on the loopback interface."""

from __future__ import annotations

import copy
import datetime
import http.client
import json
import os
import re
import signal
import ssl
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID
from tools.services import Service, find_program, free_port, running
from websockets.asyncio.client import connect

from ..server.any_server import Reply
from ..server.recording_client import Message, RecordingClient
from ..server.server_process import NetworkConnection, ServerProcess
from .files import DEPLOY, SITE


def required_program(name: str) -> str:
    program = find_program(name)
    if program is None:
        pytest.fail(f"{name} is not on this machine: run the tests with `make test`, which installs it.")
    return program


class Proxy(ServerProcess):
    """A proxy, reached as clients reach it. Calls come from `client`, one of the loopback addresses."""

    def __init__(self, name: str, port: int, extra_port: int, context: ssl.SSLContext | None) -> None:
        self.name = name
        self.port = port
        self.extra_port = extra_port
        """Where nginx redirects to https, and where Caddy shows the counters of the first process."""
        self.origin = f"https://{SITE}" if context else f"http://{SITE}:{port}"
        self.client = "127.0.0.1"
        self._context = context

    def as_client(self, address: str) -> Proxy:
        proxy = copy.copy(self)
        proxy.client = address
        return proxy

    def call(
        self,
        method: str,
        path: str,
        body: Any = None,
        tokens: Sequence[str] = (),
        headers: dict[str, str] | None = None,
    ) -> Reply:
        connection = self.open_connection()
        try:
            data = body if isinstance(body, (bytes, type(None))) else json.dumps(body).encode()
            sent = {"host": self.origin.partition("//")[2], "origin": self.origin}
            if tokens:
                sent["authorization"] = f"Bearer {' '.join(tokens)}"
            connection.request(method, path, data, sent | (headers or {}))
            response = connection.getresponse()
            received = {name.lower(): value for name, value in response.getheaders()}
            return Reply(response.status, received, response.read().decode())
        finally:
            connection.close()

    def open_connection(self) -> http.client.HTTPConnection:
        source = (self.client, 0)
        if self._context is None:
            return http.client.HTTPConnection("127.0.0.1", self.port, timeout=60, source_address=source)
        connection = http.client.HTTPSConnection(SITE, self.port, timeout=60, source_address=source)
        plain = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60, source_address=source)
        plain.connect()
        connection.sock = self._context.wrap_socket(plain.sock, server_hostname=SITE)
        return connection

    async def connect(
        self, table: str, *tokens: str, version: int | None = None, known: dict[int | None, list[Message]] | None = None
    ) -> RecordingClient:
        scheme, authority = ("wss", SITE) if self._context else ("ws", f"{SITE}:{self.port}")
        socket = await connect(
            f"{scheme}://{authority}/api/tables/{table}/live",
            host="127.0.0.1",
            port=self.port,
            origin=self.origin,  # type: ignore[arg-type]
            ssl=self._context,
            max_size=None,
            proxy=None,
        )
        return await RecordingClient(NetworkConnection(socket), known).say_hello(*tokens, version=version)


def replace_once(text: str, pattern: str, replacement: str) -> str:
    """Replace the only match."""
    replaced, count = re.subn(pattern, replacement.replace("\\", r"\\"), text, flags=re.MULTILINE)
    assert count == 1, f"{pattern} occurs {count} times"
    return replaced


def make_certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate for the site that signs itself, and its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, SITE)])
    now = datetime.datetime.now(datetime.UTC)
    certificate = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(SITE)]), critical=False)
        .sign(key, hashes.SHA256())
    )
    pem, form, plain = serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    (folder / "certificate.pem").write_bytes(certificate.public_bytes(pem))
    (folder / "key.pem").write_bytes(key.private_bytes(pem, form, plain))
    return folder / "certificate.pem", folder / "key.pem"


@contextmanager
def nginx(folder: Path, servers: Sequence[str]) -> Iterator[Proxy]:
    """nginx with deploy/nginx.conf. Only ports, paths and the addresses of the servers are replaced."""
    port, plain_port = free_port(), free_port()
    certificate, key = make_certificate(folder)
    config = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    config = replace_once(config, r"^    server 127\.0\.0\.1:8000;$", " ".join(f"server {one};" for one in servers))
    config = replace_once(config, r"^    listen 80;$", f"listen 127.0.0.1:{plain_port};")
    config = replace_once(config, r"^    listen \[::\]:80;$", "")
    config = replace_once(config, r"^    listen 443 ssl http2;$", f"listen 127.0.0.1:{port} ssl http2;")
    config = replace_once(config, r"^    listen \[::\]:443 ssl http2;$", "")
    config = replace_once(config, r"/etc/letsencrypt/\S+/fullchain\.pem", str(certificate))
    config = replace_once(config, r"/etc/letsencrypt/\S+/privkey\.pem", str(key))
    config = replace_once(config, r"/var/cache/jollyroger\b", str(folder / "cache"))
    (folder / "jollyroger.conf").write_text(config)
    temporary = "".join(
        f"    {name}_temp_path {folder}/{name};\n" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    user = "user root;\n" if os.geteuid() == 0 else ""
    main = folder / "nginx.conf"
    main.write_text(
        f"{user}daemon off;\npid {folder}/nginx.pid;\nworker_processes 1;\nevents {{}}\n"
        f"http {{\n    access_log off;\n{temporary}    include {folder}/jollyroger.conf;\n}}\n"
    )
    command = [required_program("nginx"), "-p", str(folder), "-e", str(folder / "error.log"), "-c", str(main)]
    tested = subprocess.run([*command, "-t"], capture_output=True, text=True)
    assert tested.returncode == 0, tested.stderr
    context = ssl.create_default_context(cafile=str(certificate))
    with running(Service("nginx", command, port, signal.SIGTERM, folder, "")):
        yield Proxy("nginx", port, plain_port, context)


@contextmanager
def caddy(folder: Path, servers: Sequence[str]) -> Iterator[Proxy]:
    """Caddy with deploy/Caddyfile and the counters for Prometheus, without TLS: it would ask for a certificate."""
    port, metrics_port = free_port(), free_port()
    (folder / "extra").mkdir()
    (folder / "Caddyfile").write_text((DEPLOY / "Caddyfile").read_text(encoding="utf-8"))
    metrics = (DEPLOY / "monitoring/metrics.caddy").read_text(encoding="utf-8")
    for number, (server, metrics_address) in enumerate(zip(servers, (metrics_port, free_port()), strict=True), 1):
        metrics = replace_once(metrics, rf"server-{number}:8000", server)
        metrics = replace_once(metrics, rf"^:910{number} ", f"http://127.0.0.1:{metrics_address} ")
    (folder / "extra/metrics.caddy").write_text(metrics)
    env = {
        "SITE": f"http://{SITE}:{port}",
        "UPSTREAMS": " ".join(servers),
        "CADDY_ADMIN": f"127.0.0.1:{free_port()}",
        "XDG_DATA_HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder),
    }
    program, config = required_program("caddy"), ["--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]
    validated = subprocess.run(
        [program, "validate", *config], env={**os.environ, **env}, capture_output=True, text=True
    )
    assert validated.returncode == 0, validated.stderr
    command = ["env", *(f"{name}={value}" for name, value in env.items()), program, "run", *config]
    with running(Service("Caddy", command, port, signal.SIGTERM, folder, "")):
        yield Proxy("caddy", port, metrics_port, None)
