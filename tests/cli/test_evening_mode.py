"""`goldgavel serve` for a group: addresses that others can open, a QR code, and who can reach the server."""

import os
import signal
import subprocess
import webbrowser
from pathlib import Path
from typing import Any

import httpx
import pytest
import segno

from goldgavel.cli import qr_code
from goldgavel.server.http.site import files
from goldgavel.server.lifecycle import addresses
from goldgavel.server.lifecycle import run as server_run
from goldgavel.server.settings.settings import Settings
from tests.cli.kit import LANGUAGES, CommandResult, run, start

AT_HOME = ["192.168.1.20", "10.8.0.3"]


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> dict[str, Any]:
    """A computer with two addresses, where a server is ready immediately and ends; what was opened and served."""
    found: dict[str, Any] = {"opened": [], "settings": None}

    def ready_only(settings: Settings, _listening: object, ready: Any) -> None:
        found["settings"] = settings
        ready()

    (tmp_path / "index.html").touch()
    monkeypatch.setattr(files, "FOLDER", tmp_path)
    monkeypatch.setattr(server_run, "serve", ready_only)
    monkeypatch.setattr(webbrowser, "open", found["opened"].append)
    monkeypatch.setattr(addresses, "outward_address", lambda: iter(AT_HOME[:1]))
    monkeypatch.setattr(addresses, "interface_addresses", lambda: iter(["127.0.0.1", *reversed(AT_HOME)]))
    monkeypatch.setattr(addresses, "name_addresses", lambda: iter(["169.254.3.4"]))
    monkeypatch.setattr(addresses, "local_name", lambda: "table.local")
    return found


def port_in(ran: CommandResult) -> str:
    assert ran.code == 0, ran.err
    return next(word for word in ran.out.split() if word.startswith("http://")).rpartition(":")[2]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_evening_prints_how_other_people_join(served: dict[str, Any], lang: str) -> None:
    ran = run("serve", "--evening", "--port", "0", "--lang", lang)
    port = port_in(ran)
    lines = ran.out.splitlines()
    assert f"http://127.0.0.1:{port}" in lines[0]
    shown = [line.strip() for line in lines if line.startswith("  http")]
    assert shown == [f"http://{host}:{port}" for host in (*AT_HOME, "table.local")]
    assert qr_code.draw_qr_code(shown[0], coloured=False) in ran.out
    assert "http" in lines[-1]  # who can reach it, and that nothing is encrypted
    assert len(lines[-1]) > 80
    assert served["opened"] == [f"http://127.0.0.1:{port}"]
    assert served["settings"].host == "0.0.0.0"  # noqa: S104 - what is asked for
    assert served["settings"].public_url == shown[0]


def test_flags_and_variables_override_evening(served: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    ran = run("serve", "--evening", "--no-open", "--port", "0", "--public-url", "https://cards.example")
    assert served["settings"].public_url == "https://cards.example"
    assert served["opened"] == []
    ran = run("serve", "--evening", "--port", "0", "--host", "127.0.0.1", "--lang", "en")
    assert served["settings"].host == "127.0.0.1"
    assert served["settings"].public_url == ""
    assert AT_HOME[0] not in ran.out
    assert "only this computer" in ran.out
    monkeypatch.setenv("GOLDGAVEL_HOST", "127.0.0.2")
    run("serve", "--evening", "--port", "0")
    assert served["settings"].host == "127.0.0.2"


def test_without_evening_all_addresses_can_be_opened(served: dict[str, Any]) -> None:
    ran = run("serve", "--host", "0.0.0.0", "--port", "0")  # noqa: S104
    port = port_in(ran)
    assert "0.0.0.0" not in ran.out  # noqa: S104
    assert f"http://127.0.0.1:{port}" in ran.out.splitlines()[0]
    assert [line for line in ran.out.splitlines() if line.startswith("  ")] == [
        f"  http://{host}:{port}" for host in (*AT_HOME, "table.local")
    ]
    assert "█" not in ran.out
    assert served["opened"] == []
    assert served["settings"].public_url == ""  # in a container these addresses do not exist


def test_localhost_stays_one_line(served: dict[str, Any]) -> None:
    for host in ("127.0.0.1", "localhost"):
        ran = run("serve", "--open", "--host", host, "--port", "0")
        assert len(ran.out.splitlines()) == 1
        assert served["opened"].pop() == f"http://{host}:{port_in(ran)}"


def test_a_computer_without_a_network(served: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("outward_address", "interface_addresses", "name_addresses"):
        monkeypatch.setattr(addresses, name, lambda: iter(()))
    ran = run("serve", "--evening", "--port", "0", "--lang", "en")
    assert "not connected to a network" in ran.out
    assert "table.local" not in ran.out
    assert len(served["opened"]) == 1


def test_network_addresses_are_unique_and_not_loopback() -> None:
    found = addresses.network_addresses()
    assert len(found) == len(set(found))
    assert not any(addresses.is_loopback(address) for address in found)


def test_a_given_host_is_the_only_address() -> None:
    assert addresses.urls("10.1.2.3", 80) == ["http://10.1.2.3:80"]
    assert addresses.urls("fd00::7", 80) == ["http://[fd00::7]:80"]
    for host in ("localhost", "127.0.0.9", "::1"):
        assert addresses.urls(host, 80) == []


@pytest.mark.parametrize("text", ["http://192.168.1.20:8000", "http://10.0.0.1", "http://a-long-name.local:65535"])
def test_the_drawn_qr_code_equals_the_librarys(text: str) -> None:
    """The half blocks are read back into modules and compared, with the margin taken off."""
    halves = {shown: pair for pair, shown in qr_code.HALVES.items()}
    rows: list[list[bool]] = []
    for line in qr_code.draw_qr_code(text, coloured=False).split("\n"):
        pairs = [halves[letter] for letter in line]
        rows += [[upper for upper, _ in pairs], [lower for _, lower in pairs]]
    matrix = [[not module for module in row] for row in segno.make_qr(text, error="m").matrix]
    size, margin = len(matrix), qr_code.MARGIN
    inner = [row[margin : margin + size] for row in rows[margin : margin + size]]
    assert inner == matrix
    around = sum(map(sum, rows)) - sum(map(sum, matrix))
    assert around == len(rows) * len(rows[0]) - size * size  # all light


def test_the_qr_code_sets_both_colours_on_a_terminal() -> None:
    for line in qr_code.draw_qr_code("http://10.0.0.1:8000", coloured=True).split("\n"):
        assert line.startswith(qr_code.LIGHT_ON_DARK)
        assert line.endswith(qr_code.PLAIN)


def test_a_real_server_gives_the_page_its_address(tmp_path: Path) -> None:
    words = ["serve", "--evening", "--no-open", "--port", "0", "--bot-processes", "0", "--lang", "en"]
    with start(words, stdout=subprocess.PIPE, cwd=tmp_path) as process:
        assert process.stdout is not None
        ready = process.stdout.readline().decode()
        own = next(word for word in ready.split() if word.startswith("http://127.0.0.1:"))
        site = httpx.get(f"{own}/api/games").json()["site"]
        found = addresses.network_addresses()
        assert site == (f"http://{found[0]}:{own.rpartition(':')[2]}" if found else "")
        if found:
            assert httpx.get(f"{site}/healthz", trust_env=False).text == "ok"
        os.kill(process.pid, signal.SIGINT)
        process.communicate(timeout=60)
