"""The guide's proxy configurations load, if the proxy is installed."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.docs.pages import ROOT, blocks

SITE = "cards.example.org"
AROUND = """
daemon off;
pid {folder}/pid;
error_log {folder}/error.log;
events {{ }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {server}
}}
"""


def program(name: str) -> str:
    found = shutil.which(name) or shutil.which(name, path="/usr/sbin:/usr/local/sbin:/sbin")
    if found is None:
        pytest.skip(f"{name} is not installed")
    return found


def shown(language: str) -> list[str]:
    found = [block.body for block in blocks(ROOT / "docs" / "operations.md") if block.language == language]
    assert found
    return found


def certificate(folder: Path) -> None:
    words = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", f"/CN={SITE}"]
    files = ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
    subprocess.run([program("openssl"), *words, *files], check=True, capture_output=True)  # noqa: S603 - our own words


def test_nginx_loads_the_configuration(tmp_path: Path) -> None:
    """Also with the oldest version in use, 1.22 of Debian 12, which does not have `http2 on`."""
    nginx = program("nginx")
    certificate(tmp_path)
    (server,) = shown("nginx")
    server = server.replace(f"/etc/letsencrypt/live/{SITE}", str(tmp_path))
    file = tmp_path / "nginx.conf"
    file.write_text(AROUND.format(folder=tmp_path, server=server), encoding="utf-8")
    done = subprocess.run([nginx, "-t", "-c", str(file), "-p", str(tmp_path)], capture_output=True, text=True)  # noqa: S603, PLW1510
    assert done.returncode == 0, done.stderr
    newer = re.search(r"from nginx 1\.25\.1 on: `(listen 443 ssl;)` and `(http2 on;)`", server)
    assert newer is not None


CADDYFILES = [*shown("caddy"), (ROOT / "deploy/caddy/Caddyfile").read_text(encoding="utf-8")]


@pytest.mark.parametrize("text", CADDYFILES, ids=range(len(CADDYFILES)))
def test_caddy_loads_the_configuration(text: str, tmp_path: Path) -> None:
    caddy = program("caddy")
    file = tmp_path / "Caddyfile"
    file.write_text(text, encoding="utf-8")
    words = [caddy, "adapt", "--validate", "--adapter", "caddyfile", "--config", str(file)]
    done = subprocess.run(words, capture_output=True, text=True, check=False)  # noqa: S603 - our own words
    assert done.returncode == 0, done.stderr
