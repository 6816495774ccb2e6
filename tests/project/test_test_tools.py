"""The tools that test the tests: `make mutants` and `make flakes`."""

from pathlib import Path

import pytest
from tools import flakes
from tools.mutants import areas, report
from tools.mutants.run import Mutant

KILLED = Mutant("goldgavel.games.aurum.rules.tricks.x_beats__mutmut_1", "killed", "")
SURVIVED = Mutant("goldgavel.games.aurum.rules.tricks.x_beats__mutmut_2", "survived", "- a\n+ b")
UNTESTED = Mutant("goldgavel.session.pending.xǁPendingDecisionsǁis_over__mutmut_3", "untested", "")
REASON = report.Reason("goldgavel.games.aurum.rules.tricks.beats", "- a\n+ b", "no game can tell them apart")


def test_a_mutant_is_named_by_its_function() -> None:
    assert report.place_of(KILLED.name) == "goldgavel.games.aurum.rules.tricks.beats"
    assert report.place_of(UNTESTED.name) == "goldgavel.session.pending.PendingDecisions.is_over"


def test_the_score_leaves_out_what_no_test_runs() -> None:
    found = report.Report("aurum", [KILLED, SURVIVED, UNTESTED], [])
    assert found.line() == "| aurum | 3 | 1 | 1 | 0 | 1 | 50.0% |"


def test_survivors_are_listed_unless_they_are_explained(tmp_path: Path) -> None:
    mutants = [KILLED, SURVIVED]
    assert "1. They are in" in report.write([report.Report("aurum", mutants, [])], tmp_path / "report.md")
    assert "- a\n+ b" in (tmp_path / "report.md").read_text()
    assert report.Report("aurum", mutants, [REASON]).unexplained == []
    assert report.read_explained() is not None


@pytest.mark.parametrize("area", areas.AREAS.values(), ids=areas.AREAS)
def test_every_area_has_code_and_tests(area: areas.Area) -> None:
    root = Path(__file__).parents[2]
    assert all(list(root.glob(pattern)) for pattern in area.sources)
    assert all((root / folder).is_dir() for folder in area.tests)


def test_failures_are_found_in_the_output(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(flakes, "FOLDER", tmp_path)
    said = [
        "FAILED tests/test_a.py::test_A1 - assert 1",
        "ERROR tests/b.py",
        " FAIL  e2e/c.test.ts > it holds",
    ]
    (tmp_path / "1.log").write_text("\n".join([*said, "4 failed", ""]))
    assert flakes.failures(1) == ["e2e/c.test.ts > it holds", "tests/b.py", "tests/test_a.py::test_A1"]
