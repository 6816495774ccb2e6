"""Runs nginx, HAProxy and Caddy with the configurations of the guides. Only addresses and files are replaced."""

import os
import re
import shutil
import socket
import ssl
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.docs.pages import ROOT, blocks
from tests.kit.clients.live_client import NO_TLS
from tests.kit.servers.process_guard import UNPRIVILEGED
from tests.kit.servers.server_process import free_port

LOOPBACK = "127.0.0.1"
SITE = "cards.example.org"
SOON = 60.0
NGINX = """
daemon off;
pid {folder}/pid;
error_log {folder}/error.log;
events {{ worker_connections 2048; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {text}
}}
"""
"""What the system's own configuration has around ours."""


def program(name: str) -> str:
    found = shutil.which(name) or shutil.which(name, path="/usr/sbin:/usr/local/sbin:/sbin")
    if found is None:
        pytest.skip(f"{name} is not installed")
    return found


def shown(page: str, language: str) -> list[str]:
    """Return the code blocks of a guide in this language."""
    found = [block.body for block in blocks(ROOT / "docs" / page) if block.language == language]
    assert found
    return found


def in_deploy(path: str) -> str:
    return (ROOT / "deploy" / path).read_text(encoding="utf-8")


def certificate(folder: Path) -> Path:
    """Make a certificate for this computer, in the files that the configurations name."""
    words = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"]
    names = ["-subj", f"/CN={SITE}", "-addext", f"subjectAltName=IP:{LOOPBACK},DNS:{SITE}"]
    key, chain = folder / "privkey.pem", folder / "fullchain.pem"
    files = ["-keyout", str(key), "-out", str(chain)]
    subprocess.run([program("openssl"), *words, *names, *files], check=True, capture_output=True)  # noqa: S603 - our own words
    key.chmod(0o644)
    (folder / f"{SITE}.pem").write_text(chain.read_text() + key.read_text())
    return chain


class ProxyPlace(NamedTuple):
    """Where a proxy runs under test."""

    folder: Path
    https: int
    http: int
    servers: Sequence[str]
    """The addresses of the servers: one, or two that share their tables."""


def replaced(text: str, *changes: tuple[str, str]) -> str:
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new)
    return text


def with_servers(text: str, shared: str, pattern: str, servers: Sequence[str]) -> str:
    """Put the addresses in. For two servers, the block that the pattern finds is that of the guide to scaling."""
    if len(servers) == 1:
        return replaced(text, ("127.0.0.1:8000", servers[0]))
    text, found = re.subn(pattern, lambda _: shared.strip(), text, flags=re.DOTALL | re.MULTILINE)
    assert found == 1
    return replaced(text, ("10.0.0.1:8000", servers[0]), ("10.0.0.2:8000", servers[1]))


def nginx_text(place: ProxyPlace) -> str:
    (shared,) = shown("scale.md", "nginx")
    text = with_servers(in_deploy("nginx/goldgavel.conf"), shared, r"^upstream .*?^\}", place.servers)
    return replaced(
        text,
        ("listen 443", f"listen {LOOPBACK}:{place.https}"),
        ("listen 80", f"listen {LOOPBACK}:{place.http}"),
        (f"/etc/letsencrypt/live/{SITE}", str(place.folder)),
    )


def nginx_command(place: ProxyPlace, text: str) -> list[str]:
    file = place.folder / "nginx.conf"
    file.write_text(NGINX.format(folder=place.folder, text=text), encoding="utf-8")
    return [program("nginx"), "-c", str(file), "-p", str(place.folder), "-e", str(place.folder / "error.log")]


def haproxy_text(place: ProxyPlace) -> str:
    (shared,) = shown("scale.md", "haproxy")
    text = with_servers(in_deploy("haproxy/haproxy.cfg"), shared, r"^backend goldgavel.*", place.servers)
    return replaced(
        text,
        ("    user haproxy\n    group haproxy\n", ""),  # only root can change the user,
        ("maxconn 4000", "maxconn 1000"),  # and open this many files everywhere
        ("bind :443", f"bind {LOOPBACK}:{place.https}"),
        ("bind :80", f"bind {LOOPBACK}:{place.http}"),
        ("/etc/haproxy/certs", str(place.folder)),
    )


def haproxy_command(place: ProxyPlace, text: str) -> list[str]:
    file = place.folder / "haproxy.cfg"
    file.write_text(f"{text}\n", encoding="utf-8")
    return [program("haproxy"), "-db", "-f", str(file)]


def caddy_text(place: ProxyPlace) -> str:
    shared = next(text for text in shown("scale.md", "caddy") if "lb_policy" in text)
    inside = shared.partition("{")[2].rpartition("}")[0]
    text = replaced(in_deploy("caddy/Caddyfile"), ("server:8000", "127.0.0.1:8000"))
    text = with_servers(text, inside, r"^\treverse_proxy .*?$", place.servers)
    ports = f"admin off\n\thttp_port {place.http}\n\thttps_port {place.https}\n\tservers {{"
    files = f"tls {place.folder}/fullchain.pem {place.folder}/privkey.pem"
    return replaced(
        text,
        ("{$SITE:localhost} {", f"{LOOPBACK} {{\n\tbind {LOOPBACK}\n\t{files}"),
        ("servers {", ports),
    )


def caddy_command(place: ProxyPlace, text: str) -> list[str]:
    file = place.folder / "Caddyfile"
    file.write_text(text, encoding="utf-8")
    return [program("caddy"), "run", "--adapter", "caddyfile", "--config", str(file)]


class ProxyKind(NamedTuple):
    """A proxy program."""

    name: str
    text: Callable[[ProxyPlace], str]
    command: Callable[[ProxyPlace, str], list[str]]
    end: str
    """The signal that ends it immediately, with its child processes."""


KINDS = {
    kind.name: kind
    for kind in (
        ProxyKind("nginx", nginx_text, nginx_command, "SIGTERM"),
        ProxyKind("haproxy", haproxy_text, haproxy_command, "SIGKILL"),
        ProxyKind("caddy", caddy_text, caddy_command, "SIGKILL"),
    )
}


class RunningProxy(NamedTuple):
    address: str
    port: int
    plain: str
    """The address without TLS."""
    trust: ssl.SSLContext

    def connect(self, source: str = LOOPBACK) -> ssl.SSLSocket:
        """Connect from an address of this computer."""
        raw = socket.create_connection((LOOPBACK, self.port), timeout=SOON, source_address=(source, 0))
        return self.trust.wrap_socket(raw, server_hostname=LOOPBACK)


@contextmanager
def running_proxy(name: str, *servers: str, change: Callable[[str], str] = str) -> Iterator[RunningProxy]:
    """Run a proxy in front of servers (`http://host:port`). `change` adapts the configuration to the test."""
    kind = KINDS[name]
    program(name)
    with tempfile.TemporaryDirectory(prefix="gg-", ignore_cleanup_errors=True) as made:
        folder = Path(made)
        trust = ssl.create_default_context(cafile=certificate(folder))
        hosts = [server.removeprefix("http://") for server in servers]
        place = ProxyPlace(folder, free_port(), free_port(), hosts)
        command = kind.command(place, change(kind.text(place)))
        if os.geteuid() == 0:
            shutil.chown(folder, UNPRIVILEGED)
        with trusted(folder), guarded([kind.end, *command], folder) as guard:
            wait_until_open(guard, place.https, folder)
            address = f"https://{LOOPBACK}:{place.https}"
            yield RunningProxy(address, place.https, f"http://{LOOPBACK}:{place.http}", trust)


@contextmanager
def trusted(folder: Path) -> Iterator[None]:
    """Let the clients of this process trust the certificate."""
    before = os.environ.get("SSL_CERT_FILE")
    os.environ["SSL_CERT_FILE"] = str(folder / "fullchain.pem")
    NO_TLS.load_verify_locations(folder / "fullchain.pem")
    try:
        yield
    finally:
        if before is None:
            del os.environ["SSL_CERT_FILE"]
        else:
            os.environ["SSL_CERT_FILE"] = before


@contextmanager
def guarded(command: list[str], folder: Path) -> "Iterator[subprocess.Popen[bytes]]":
    """Run a program until the end of the block or of this process; its first word is the signal that ends it."""
    with (folder / "output.txt").open("wb") as output:
        guard = subprocess.Popen(  # noqa: S603 - our own words
            [sys.executable, "-m", "tests.kit.servers.process_guard", *command],
            stdin=subprocess.PIPE,
            stdout=output,
            stderr=output,
            cwd=ROOT,
            env={**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)},
        )
    try:
        yield guard
    finally:
        assert guard.stdin is not None
        guard.stdin.close()
        guard.wait(SOON)


def wait_until_open(guard: "subprocess.Popen[bytes]", port: int, folder: Path) -> None:
    give_up = time.monotonic() + SOON
    while True:
        try:
            socket.create_connection((LOOPBACK, port), timeout=SOON).close()
        except OSError:
            said = "\n".join(file.read_text() for file in folder.glob("*.txt"))
            assert time.monotonic() < give_up, f"the proxy takes too long to start: {said}"
            assert guard.poll() is None, f"the proxy does not start: {said}"
            time.sleep(0.02)
        else:
            return
