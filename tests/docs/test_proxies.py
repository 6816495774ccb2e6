"""The guide's proxy configurations load, if the proxy is installed. tests/proxies plays through them."""

import re
import subprocess
from pathlib import Path

import pytest

from tests.proxies.kit import KINDS, ProxyPlace, certificate, in_deploy, program, shown

CADDYFILES = [*shown("operations.md", "caddy"), *shown("scale.md", "caddy"), in_deploy("caddy/Caddyfile")]


def test_nginx_loads_the_configuration(tmp_path: Path) -> None:
    """Also with the oldest version in use, 1.22 of Debian 12, which does not have `http2 on`."""
    certificate(tmp_path)
    place = ProxyPlace(tmp_path, 4443, 4080, ["127.0.0.1:8000"])
    text = KINDS["nginx"].text(place)
    done = subprocess.run([*KINDS["nginx"].command(place, text), "-t"], capture_output=True, text=True)  # noqa: S603, PLW1510
    assert done.returncode == 0, done.stderr
    newer = re.search(
        r"from nginx 1\.25\.1 on: `(listen 443 ssl;)` and `(http2 on;)`", in_deploy("nginx/goldgavel.conf")
    )
    assert newer is not None


def test_haproxy_loads_the_whole_configuration(tmp_path: Path) -> None:
    """Also the lines for a server that root starts, which the tests of games leave out."""
    certificate(tmp_path)
    file = tmp_path / "haproxy.cfg"
    file.write_text(
        in_deploy("haproxy/haproxy.cfg").replace("/etc/haproxy/certs", str(tmp_path)), encoding="utf-8"
    )
    done = subprocess.run([program("haproxy"), "-c", "-f", str(file)], capture_output=True, text=True, check=False)  # noqa: S603 - our own words
    assert done.returncode == 0, done.stdout + done.stderr
    assert "warning" not in done.stderr.lower()


@pytest.mark.parametrize("text", CADDYFILES, ids=range(len(CADDYFILES)))
def test_caddy_loads_the_configuration(text: str, tmp_path: Path) -> None:
    caddy = program("caddy")
    file = tmp_path / "Caddyfile"
    file.write_text(text, encoding="utf-8")
    words = [caddy, "adapt", "--validate", "--adapter", "caddyfile", "--config", str(file)]
    done = subprocess.run(words, capture_output=True, text=True, check=False)  # noqa: S603 - our own words
    assert done.returncode == 0, done.stderr
