"""`make test` runs all steps, prints the output of each, and names those that failed."""

import sys
from pathlib import Path

import msgspec
import pytest
from tools import covered_lines, run_tests
from tools.run_tests import Step


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(run_tests, "OUTPUT", tmp_path / "tests")
    monkeypatch.setattr(covered_lines, "ROOT", tmp_path)
    monkeypatch.setattr(covered_lines, "MISSING", tmp_path / "tests" / "missing.txt")
    return tmp_path


def step(name: str, program: str, **settings: str) -> Step:
    return Step(name, (sys.executable, "-c", program), settings=tuple(settings.items()))


@pytest.mark.usefixtures("folder")
def test_all_steps_run_and_those_that_fail_are_named(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    bad = step("bad", "print('oh'); raise SystemExit(3)")
    after = step("after", "import os; print('MOOD is', os.environ['MOOD'])", MOOD="good")
    other = step("other", "print('elsewhere')")
    assert run_tests.run([[bad, after], [other]]) == ["bad"]
    said = capfdbinary.readouterr().out.decode()
    parts = ("== bad", "oh\n", "== after", "MOOD is good\n", "== other", "elsewhere\n")
    places = [said.index(words) for words in parts]
    assert places == sorted(places)


WAIT = """
import pathlib, time
pathlib.Path({mine!r}).touch()
while not pathlib.Path({theirs!r}).exists():
    time.sleep(0.01)
"""


def test_lanes_run_side_by_side(folder: Path) -> None:
    """Each step waits for a file that the other one writes."""
    first, second = str(folder / "first"), str(folder / "second")
    one = step("one", WAIT.format(mine=first, theirs=second))
    other = step("other", WAIT.format(mine=second, theirs=first))
    assert run_tests.run([[one], [other]]) == []


@pytest.mark.usefixtures("folder")
def test_a_program_that_is_missing_fails_its_step_only() -> None:
    gone = Step("gone", ("/no/such/program",))
    assert run_tests.run([[gone, step("after", "")]]) == ["gone"]


def test_every_kind_of_test_is_run() -> None:
    steps = {step.name: step for lane in run_tests.lanes(2) for step in lane}
    assert {name: " ".join(step.command).split(" -m pytest ")[-1] for name, step in steps.items()} == {
        "compiled": "-n 3 --dist worksteal tests",
        "browser": "npm --loglevel=error run e2e:built",
        "page": "npm --loglevel=error run test",
        "interpreted": "-n 3 --dist worksteal tests/rules tests/contract",
    }
    assert steps["interpreted"].settings == (("GOLDGAVEL_PURE", "1"),)


def measured(folder: Path, name: str, **lines: tuple[list[int], list[int]]) -> str:
    files = {
        f"src/goldgavel/{place.replace('__', '/')}.py": {
            "executed_lines": run,
            "missing_lines": missing,
            "summary": {},
        }
        for place, (run, missing) in lines.items()
    }
    path = folder / f"{name}.json"
    path.write_bytes(msgspec.json.encode({"meta": {}, "files": files}))
    return str(path)


def test_a_line_counts_if_any_run_saw_it(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    compiled = measured(folder, "compiled", games__rules=([], [1, 2, 3, 5]), cli__main=([1], [2]), root=([4], []))
    interpreted = measured(folder, "interpreted", games__rules=([1, 2], [3, 5]), cli__main=([], [1, 2]))
    assert covered_lines.main([compiled, interpreted]) == 0
    lines = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert ["games", "4", "2", "50.0", "%"] in lines
    assert ["cli", "2", "1", "50.0", "%"] in lines
    assert ["goldgavel", "1", "0", "100.0", "%"] in lines
    assert ["all", "7", "3", "57.1", "%"] in lines
    assert (folder / "tests" / "missing.txt").read_text().splitlines() == [
        "src/goldgavel/cli/main.py: 2",
        "src/goldgavel/games/rules.py: 3, 5",
    ]


def test_neighbouring_lines_are_written_as_a_range() -> None:
    assert covered_lines.ranges([1, 3, 4, 5, 9]) == "1, 3-5, 9"
    assert covered_lines.ranges([]) == ""
