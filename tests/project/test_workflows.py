"""The GitHub workflows use existing targets, paths and versions, with minimal permissions."""

import os
import re
import shutil
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]
from tools.check import chosen

from tests.docs.pages import blocks
from tests.package.kit import TOOLS

ROOT = Path(__file__).parents[2]
GITHUB = ROOT / ".github"
WORKFLOWS = sorted((GITHUB / "workflows").glob("*.yml"))
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
every_workflow = pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)


def read(path: Path) -> Any:
    return yaml.safe_load(path.read_text(encoding="utf-8"))


def steps_of(path: Path) -> list[dict[str, Any]]:
    return [step for job in read(path)["jobs"].values() for step in job["steps"]]


def versions() -> list[str]:
    """Return the Python versions of the classifiers."""
    named = "\n".join(PYPROJECT["project"]["classifiers"])
    return re.findall(r"(?m)^Programming Language :: Python :: (3\.\d+)$", named)


def test_the_forms_are_those_of_github() -> None:
    for schema, files in {"github-workflows": WORKFLOWS, "dependabot": [GITHUB / "dependabot.yml"]}.items():
        words = [str(TOOLS / "check-jsonschema"), "--builtin-schema", f"vendor.{schema}", *map(str, files)]
        done = subprocess.run(words, capture_output=True, text=True, check=False)  # noqa: S603
        assert done.returncode == 0, done.stdout


@every_workflow
def test_it_may_only_read_and_ends_by_itself(path: Path) -> None:
    workflow = read(path)
    assert workflow["permissions"] == {"contents": "read"}
    assert workflow["concurrency"]["group"].endswith("${{ github.ref }}")
    for name, job in workflow["jobs"].items():
        assert 0 < job["timeout-minutes"] <= 90, name
        assert "write" not in str(job.get("permissions", "")) or name == "publish"


@every_workflow
def test_it_runs_only_what_there_is(path: Path) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8").replace("$(STAMPS)", "build/stamps")
    targets = set(re.findall(r"(?m)^([a-z/]+):", makefile))
    commands = [step["run"] for step in steps_of(path) if "run" in step]
    assert commands
    for command in commands:
        if command.startswith("make "):
            assert set(command.split()[1:]) <= targets, command
        for folder in re.findall(r"(?<!\S)tests/\w+", command):
            assert (ROOT / folder).is_dir(), folder
        for file in re.findall(r"src/goldgavel/[\w/]+\.py", command):
            assert (ROOT / file).is_file(), file


@every_workflow
def test_what_it_uses_is_pinned(path: Path) -> None:
    for step in steps_of(path):
        assert re.fullmatch(r"[\w-]+/[\w-]+@(v\d+|release/v\d+)", step.get("uses", "actions/none@v1"))


def commands_in(text: str, program: str) -> set[str]:
    """Return the commands, without variables before and comments after them."""
    lines = [re.sub(r"^(run: )?([A-Z]+=\S+ )*", "", line.strip()) for line in text.splitlines()]
    return {re.sub(r"\s+#.*", "", line) for line in lines if line.startswith(f"{program} ")}


def test_docker_is_tried_with_the_commands_of_the_guide() -> None:
    guide = "\n".join(block.body for block in blocks(ROOT / "docs" / "operations.md") if block.language == "sh")
    shown = commands_in(guide, "docker")
    assert len(shown) >= 5
    assert shown <= commands_in((GITHUB / "workflows" / "docker.yml").read_text(encoding="utf-8"), "docker")


def test_the_long_runs_leave_nothing_out() -> None:
    """Every folder of tests in the nightly workflow, and every experiment of `make soak` in the weekly one."""
    parts = read(GITHUB / "workflows" / "nightly.yml")["jobs"]["soak"]["strategy"]["matrix"]["include"]
    named = [folder for part in parts for folder in part["tests"].split()]
    folders = {path.parent.relative_to(ROOT).parts[1] for path in (ROOT / "tests").rglob("test_*.py")}
    assert sorted(named) == sorted(f"tests/{folder}" for folder in folders)
    experiments = read(GITHUB / "workflows" / "weekly.yml")["jobs"]["strength"]["strategy"]["matrix"]["experiment"]
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    listed = re.search(r"for name in ([^;]+);", makefile)
    assert listed is not None
    assert experiments == listed[1].split()


def test_every_python_that_is_claimed_is_tested_and_built() -> None:
    jobs = read(GITHUB / "workflows" / "tests.yml")["jobs"]
    assert jobs["everything"]["strategy"]["matrix"]["python"] == versions()
    assert set(jobs["elsewhere"]["strategy"]["matrix"]["python"]) <= set(versions())
    built = [f"cp{version.replace('.', '')}-*" for version in versions()]
    assert PYPROJECT["tool"]["cibuildwheel"]["build"] == built
    oldest = PYPROJECT["project"]["requires-python"].removeprefix(">=")
    assert oldest == versions()[0]


# The commit hook.


def hooks() -> list[dict[str, Any]]:
    repositories = read(ROOT / ".pre-commit-config.yaml")["repos"]
    assert [one["repo"] for one in repositories] == ["local"], "nothing is downloaded"
    found: list[dict[str, Any]] = repositories[0]["hooks"]
    return found


def test_the_hooks_are_tools_that_there_are() -> None:
    words = [str(TOOLS / "pre-commit"), "validate-config", str(ROOT / ".pre-commit-config.yaml")]
    subprocess.run(words, check=True, capture_output=True)  # noqa: S603
    for hook in hooks():
        assert hook["language"] == "system"
        assert hook["entry"] == f".venv/bin/python tools/check.py --only {hook['id']}"
        assert [checker.name for checker in chosen(["--only", hook["id"]])] == [hook["id"]]


def test_a_commit_that_is_not_formatted_is_refused(tmp_path: Path) -> None:
    """In a temporary repository, as `make hooks` sets it up."""
    (tmp_path / ".venv").symlink_to(TOOLS.parent)
    shutil.copy(ROOT / ".pre-commit-config.yaml", tmp_path)
    (tmp_path / "tools").mkdir()
    shutil.copy(ROOT / "tools" / "check.py", tmp_path / "tools")
    (tmp_path / ".gitignore").write_text(".venv\ntools\n")
    (tmp_path / "new.py").write_text("x = [1,2 ]\n")
    author = {"GIT_AUTHOR_NAME": "Ann", "GIT_AUTHOR_EMAIL": "ann@example.org"}
    own = {"PRE_COMMIT_HOME": str(tmp_path / "home"), "GIT_CONFIG_GLOBAL": "/dev/null"}
    settings = author | own | {name.replace("AUTHOR", "COMMITTER"): value for name, value in author.items()}
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("GIT_")}

    def does(*words: str) -> "subprocess.CompletedProcess[str]":
        return subprocess.run(  # noqa: S603 - our own words
            words, cwd=tmp_path, env=inherited | settings, capture_output=True, text=True, check=False
        )

    assert does("git", "init", "--quiet").returncode == 0
    assert does(str(TOOLS / "pre-commit"), "install").returncode == 0
    does("git", "add", ".")
    refused = does("git", "commit", "--message", "Try")
    assert refused.returncode != 0
    assert re.search(r"formatting \(`make format`\)\.+Failed", refused.stderr + refused.stdout)
    (tmp_path / "new.py").write_text("x = [1, 2]\n")
    does("git", "add", ".")
    assert does("git", "commit", "--message", "Try").returncode == 0
