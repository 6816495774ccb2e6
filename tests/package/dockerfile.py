"""Executes a Dockerfile in an empty folder, without Docker and without root.

Every absolute path of the image is a path under that folder. Only the instructions of our file are supported; any
other is an error. Steps that need root are skipped, with a reason for each (NOT_DONE).
"""

import fnmatch
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from tests.package.kit import ROOT, run

NOT_DONE = {
    "apt-get": "installs a compiler for the whole system: here it is the one of this machine",
    "useradd": "makes a user and a folder that belongs to it: only root can",
}
SAID = {"EXPOSE", "VOLUME", "USER", "STOPSIGNAL"}
"""Instructions that only describe the image. tests/project/test_operations.py checks them."""
PLACES = re.compile(r"(?<![\w.$/}])/(?=(?:source|wheels|opt|data)\b)")
OLD_PORT = "8000"


class Image(NamedTuple):
    """The command and environment of a container of the image."""

    environment: dict[str, str]
    command: list[str]
    health: list[str]


def instructions(text: str) -> list[tuple[str, str]]:
    """Return the name and the arguments of each instruction, with continued lines joined."""
    text = re.sub(r"(?m)^#.*\n", "", text).replace("\\\n", " ")
    found = [line.split(maxsplit=1) for line in text.splitlines() if line.strip()]
    return [(name, " ".join(rest.split())) for name, rest in found]


class Follower:
    """A build in a folder instead of the image's root, with a virtual environment instead of the base image."""

    def __init__(self, folder: Path, port: int) -> None:
        self.folder = folder
        self.port = port
        self.work = folder
        self.environment: dict[str, str] = {}
        self.words: dict[str, list[str]] = {}
        self.path = f"{folder / 'base' / 'bin'}:/usr/local/bin:/usr/bin:/bin"

    def follow(self, text: str) -> Image:
        for name, rest in instructions(text):
            if name not in SAID:
                getattr(self, f"do_{name.lower()}")(rest)
        command = [*self.words["ENTRYPOINT"], *self.words["CMD"]]
        return Image(self.environment, command, self.words["HEALTHCHECK"])

    def here(self, text: str) -> str:
        return PLACES.sub(f"{self.folder}/", text)

    def do_from(self, rest: str) -> None:
        assert rest.startswith("python:")
        self.work = self.folder

    def do_workdir(self, rest: str) -> None:
        self.work = Path(self.here(rest))
        self.work.mkdir(exist_ok=True)

    def do_copy(self, rest: str) -> None:
        *sources, target = rest.split()
        if sources[0].startswith("--from="):
            assert sources[1:] == [target], "both stages are the same folder here"
            return
        for source in sources:
            copy(source, self.work / target / (source if target == "./" else ""))

    def do_run(self, rest: str) -> None:
        if any(word in rest.split() for word in NOT_DONE):
            return
        if not (self.folder / "base").exists():
            run([sys.executable, "-m", "venv", self.folder / "base"])
        run(["sh", "-euc", self.here(rest)], cwd=self.work, settings={"PATH": self.path})

    def do_env(self, rest: str) -> None:
        for name, value in re.findall(r"(\w+)=(\S+)", rest):
            self.environment[name] = self.here(value).replace("$PATH", self.path).replace(OLD_PORT, str(self.port))

    def do_entrypoint(self, rest: str) -> None:
        self.words["ENTRYPOINT"] = json.loads(rest)

    def do_cmd(self, rest: str) -> None:
        self.words["CMD"] = json.loads(rest)

    def do_healthcheck(self, rest: str) -> None:
        self.words["HEALTHCHECK"] = json.loads(rest.partition(" CMD ")[2].replace(OLD_PORT, str(self.port)))


def copy(name: str, target: Path) -> None:
    """Return the tracked files under that name, without those that .dockerignore excludes."""
    words = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "--", name]
    listed = subprocess.run(words, cwd=ROOT, check=True, capture_output=True, text=True).stdout.splitlines()  # noqa: S603
    rules = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    left_out = [rule for rule in rules if rule and rule != "*" and rule[0] not in "#!"]
    assert f"!{name}" in rules, f"{name} is copied, and .dockerignore leaves it out"
    for file in listed:
        if not any(file.startswith(f"{rule}/") or fnmatch.fnmatch(file, rule) for rule in left_out):
            place = target / Path(file).relative_to(name) if file != name else target
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / file, place)
