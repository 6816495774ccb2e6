"""Executes the Dockerfile's steps in an empty folder, until its health check finds the server ready."""

import os
import signal
import subprocess
import time
from pathlib import Path

import pytest

from tests.kit.games.sample_sizes import SOAK
from tests.package.dockerfile import Follower, instructions
from tests.package.kit import ROOT
from tests.package.test_commands import free_port

DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")


def test_every_instruction_is_one_that_can_be_followed(tmp_path: Path) -> None:
    """All files that are copied before the first build step exist."""
    follower = Follower(tmp_path, 1)
    for name, rest in instructions(DOCKERFILE):
        if name in {"FROM", "WORKDIR", "COPY", "ENV", "HEALTHCHECK", "ENTRYPOINT", "CMD"}:
            getattr(follower, f"do_{name.lower()}")(rest)
    source = tmp_path / "source"
    for wanted in ("setup.py", "tools/check_wheel.py", "src/goldgavel/_version.py", "web/package-lock.json"):
        assert (source / wanted).is_file(), wanted
    assert not (source / "web" / "e2e").exists()
    assert not list(source.rglob("*.so"))


@pytest.mark.soak
@pytest.mark.skipif(not SOAK, reason="compiles everything and fetches the page's tools")
def test_the_steps_lead_to_a_server_that_is_healthy(tmp_path: Path) -> None:
    image = Follower(tmp_path, free_port()).follow(DOCKERFILE)
    (tmp_path / "data").mkdir(exist_ok=True)
    settings = {
        name: value for name, value in os.environ.items() if not name.startswith("PYTHON")
    } | image.environment
    with subprocess.Popen(  # noqa: S603 - our own image
        image.command, cwd=tmp_path / "data", env=settings, stdout=subprocess.DEVNULL
    ) as server:
        try:
            ends = time.monotonic() + 120
            while subprocess.run(image.health, env=settings, capture_output=True, check=False).returncode:  # noqa: S603
                assert server.poll() is None
                assert time.monotonic() < ends
        finally:
            server.send_signal(signal.SIGTERM)
        assert server.wait(60) == 0
    assert (tmp_path / "data" / "goldgavel.sqlite").is_file()
