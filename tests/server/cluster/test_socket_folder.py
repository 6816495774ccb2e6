"""The folder in which workers hand connections over: nobody else can open it."""

import os
import socket
import sys
from pathlib import Path

import pytest

from goldgavel.server.cluster import supervisor
from goldgavel.server.settings.settings import Settings
from goldgavel.server.telemetry import logs


@pytest.mark.skipif(sys.platform == "win32", reason="file modes")
def test_nobody_else_can_open_the_folder_of_the_sockets(monkeypatch: pytest.MonkeyPatch) -> None:
    modes = []

    class NoWorkers:
        def __init__(self, settings: Settings, *_: object) -> None:
            modes.append(Path(settings.worker_folder).stat().st_mode & 0o777)

        def run(self) -> None:
            """Start nothing."""

    monkeypatch.setattr(supervisor, "Supervisor", NoWorkers)
    monkeypatch.setattr(logs, "configure_logging", lambda _: None)
    before = os.umask(0)
    try:
        with socket.socket() as listening:
            supervisor.serve_many(Settings(), listening, lambda: None, lambda *_: None)
    finally:
        os.umask(before)
    assert modes == [0o700]
