"""Generates clients from the OpenAPI document as docs/http.md says, and runs the programs that use them there."""

import json
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.docs.pages import ROOT, blocks
from tests.kit.servers.server_thread import running_server

SITE = "http://127.0.0.1:8000"
"""The server's address in the guide."""
DOCUMENT = "/schema/openapi.json"
WEB = ROOT / "web" / "node_modules" / ".bin"
TOOLS = Path(sys.executable).parent
STRICT = [
    "--noEmit",
    "--strict",
    "--noUncheckedIndexedAccess",
    "--exactOptionalPropertyTypes",
    "--skipLibCheck",
    "false",
]
MODULES = ["--target", "esnext", "--module", "nodenext", "--allowImportingTsExtensions"]
TOO_LONG = 120
SCORES = r"(Beginner.\d: \d+[,\s]+){3}"


@pytest.fixture(scope="module")
def site() -> Iterator[str]:
    with running_server() as found:
        yield found


def block(title: str) -> str:
    (found,) = [block.body for block in blocks(ROOT / "docs" / "http.md") if block.title == title]
    return found


def generator(name: str, site: str) -> list[str]:
    """The guide's command that runs a generator, with this server's address."""
    lines = [line.removeprefix("$ ").replace(SITE, site) for line in block("generators").splitlines()]
    (words,) = [shlex.split(line) for line in lines if name in line]
    return words[words.index(name) :]


def run(folder: Path, words: list[str], **variables: str) -> subprocess.CompletedProcess[str]:
    """Run one of the tools that the project installs: those of the page, or those of Python."""
    environment = {**os.environ, "PATH": f"{WEB}:{TOOLS}:{os.environ['PATH']}", **variables}
    return subprocess.run(  # noqa: S603 - our own words
        words, cwd=folder, env=environment, capture_output=True, text=True, check=False, timeout=TOO_LONG
    )


@pytest.fixture(scope="module")
def types(site: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the generated TypeScript types."""
    folder = tmp_path_factory.mktemp("types")
    done = run(folder, generator("openapi-typescript", site))
    assert done.returncode == 0, done.stderr
    (folder / "package.json").write_text('{"type": "module"}', encoding="utf-8")
    return folder


def type_check(folder: Path, name: str, text: str) -> str:
    """Write a program next to the types, and return what the compiler reports."""
    (folder / name).write_text(text, encoding="utf-8")
    return run(folder, ["tsc", *STRICT, *MODULES, name]).stdout


def test_the_typescript_program_has_the_types_of_the_api_and_runs(types: Path, site: str) -> None:
    assert type_check(types, "scores.ts", block("scores.ts").replace(SITE, site)) == ""
    done = run(types, ["node", "scores.ts"])
    assert re.fullmatch(SCORES, done.stdout), done.stderr


def test_typescript_knows_what_is_wrong(types: Path) -> None:
    """Each of these lines is an error, or the compiler would object to its comment."""
    wrong = {
        "const a: S['TableSpec'] = { game: 'aurum', options: { players: null } };": "not a value of an option",
        "const b: S['TableSpec'] = { options: { players: 3 } };": "no game",
        "const c: S['TableSpec'] = { game: 'aurum', seat: ['me'] };": "no such field",
        "const d: S['TableInfo']['status'] = 'begun';": "no such status",
        "export const e = (record: S['AurumRecord']) => record.result?.scores;": "of the other game",
        "export const f = (record: S['GameRecord']) => record.result?.nuggets;": "not in both games",
        "export const g = (move: S['GameMove']) => move.card;": "no such field",
        "export const h = (told: S['SeatHistory']['told'][number]) => told.words;": "only on the live socket",
    }
    lines = [f"// @ts-expect-error {reason}\n{line}" for line, reason in wrong.items()]
    start = "import type { components } from './goldgavel.ts';\ntype S = components['schemas'];\n"
    assert type_check(types, "wrong.ts", start + "\n".join([*lines, "export default [a, b, c, d];"])) == ""


def test_types_are_not_lost(types: Path) -> None:
    """`Record<string, never>` is an object that says nothing of its fields: only an empty one would fit."""
    text = (types / "goldgavel.ts").read_text(encoding="utf-8")
    schemas = text[text.index("    schemas: {") : text.index("    responses: ")]
    assert "Record<string, never>" not in schemas
    assert "@enum {unknown}" not in schemas


def test_the_python_client_is_complete_and_its_program_runs(site: str, tmp_path: Path) -> None:
    done = run(tmp_path, generator("openapi-python-client", site))
    assert done.returncode == 0, done.stderr
    assert "WARNING" not in done.stdout + done.stderr
    assert "Unable" not in done.stdout + done.stderr
    (tmp_path / "scores.py").write_text(block("scores.py").replace(SITE, site), encoding="utf-8")
    (package,) = tmp_path.glob("*/gold_gavel_client")
    ran = run(tmp_path, ["python", "scores.py"], PYTHONPATH=str(package.parent))
    assert re.fullmatch(SCORES, ran.stdout), ran.stderr


def test_a_linter_has_no_objections(site: str, tmp_path: Path) -> None:
    (tmp_path / "openapi.json").write_bytes(httpx.get(site + DOCUMENT, timeout=TOO_LONG).content)
    alone = {"REDOCLY_TELEMETRY": "off", "REDOCLY_SUPPRESS_UPDATE_NOTICE": "true"}
    done = run(tmp_path, ["redocly", "lint", "openapi.json", "--format", "json"], **alone)
    found = json.loads(done.stdout)
    assert found["totals"] == {"errors": 0, "warnings": 0, "ignored": 0}, found["problems"]
