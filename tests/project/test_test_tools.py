"""The tools that test the tests: `make mutants` and `make flakes`."""

from pathlib import Path

import pytest
from tools import flakes
from tools.mutants import areas, report
from tools.mutants.run import Mutant, mutants_of, sample

ROOT = Path(__file__).parents[2]
KILLED = Mutant("goldgavel.games.aurum.rules.tricks.x_beats__mutmut_1", "killed", "")
SURVIVED = Mutant("goldgavel.games.aurum.rules.tricks.x_beats__mutmut_2", "survived", "- a\n+ b")
ENDLESS = Mutant("goldgavel.games.aurum.rules.tricks.x_beats__mutmut_4", "timeout", "")
WRONG_TYPE = Mutant("goldgavel.games.aurum.rules.tricks.x_beats__mutmut_5", "caught by type check", "")
UNTESTED = Mutant("goldgavel.session.pending.xǁPendingDecisionsǁis_over__mutmut_3", "no tests", "")
REASON = report.Reason("goldgavel.games.aurum.rules.tricks.beats", "no game can tell them apart", ["- a\n+ b"])


def test_a_mutant_is_named_by_its_function() -> None:
    assert report.place_of(KILLED.name) == "goldgavel.games.aurum.rules.tricks.beats"
    assert report.place_of(UNTESTED.name) == "goldgavel.session.pending.PendingDecisions.is_over"


def test_the_score_is_of_what_tests_were_run_on() -> None:
    found = report.Report("aurum", [KILLED, ENDLESS, SURVIVED, WRONG_TYPE, UNTESTED], [REASON])
    assert found.line() == "| aurum | 5 | 1 | 1 | 1 | 1 | 1 | 1 | 66.7% |"
    assert report.Report("aurum", [], []).line().endswith("| – |")


def test_survivors_are_listed_unless_they_are_explained(tmp_path: Path) -> None:
    mutants = [KILLED, SURVIVED]
    assert "1. They are in" in report.write([report.Report("aurum", mutants, [])], tmp_path / "report.md")
    assert "- a\n+ b" in (tmp_path / "report.md").read_text()
    assert report.Report("aurum", mutants, [REASON]).unexplained == []


@pytest.mark.parametrize("area", areas.AREAS.values(), ids=areas.AREAS)
def test_every_area_has_code_and_tests(area: areas.Area) -> None:
    assert all(list(ROOT.glob(pattern)) for pattern in area.sources)
    assert all((ROOT / place).exists() for place in area.tests)


@pytest.mark.parametrize("reason", report.read_reasons(), ids=lambda reason: reason.place)
def test_an_explanation_fits_the_tree(reason: report.Reason) -> None:
    """The changed lines are still there, so that a reason does not outlive its code."""
    *folders, name = reason.place.split(".")
    modules = [ROOT / "src" / Path(*folders[:end]).with_suffix(".py") for end in (-1, len(folders))]
    source = next(module for module in modules if module.exists()).read_text()
    assert f"def {name}(" in source
    assert reason.why.endswith(".")
    for change in reason.changes:
        removed = [line[2:] for line in change.splitlines() if line.startswith("- ")]
        assert removed
        assert all(line in source for line in removed), change


def test_a_sample_is_the_same_for_the_same_seed() -> None:
    names = [f"m{number}" for number in range(100)]
    assert sample(names, None, 1) == names
    assert sample(names, 10, 1) == sample(names[::-1], 10, 1) != sample(names, 10, 2)
    assert sorted(sample(names, 1000, 1)) == sorted(names)


def test_all_mutants_of_an_area_are_listed(tmp_path: Path) -> None:
    source = tmp_path / "src/goldgavel/games/aurum/rules/deep/beats.py"
    source.parent.mkdir(parents=True)
    source.write_text("def beats(card: int, other: int) -> bool:\n    return card > other\n")
    (tmp_path / "src/goldgavel/main.py").write_text(source.read_text())
    names = mutants_of(tmp_path, areas.AREAS["aurum"])
    assert names == ["goldgavel.games.aurum.rules.deep.beats.x_beats__mutmut_1"]


def test_failures_are_found_in_the_output(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(flakes, "FOLDER", tmp_path)
    said = [
        "FAILED tests/test_a.py::test_A1 - assert 1",
        "ERROR tests/b.py",
        " FAIL  e2e/c.test.ts > it holds",
    ]
    (tmp_path / "1.log").write_text("\n".join([*said, "4 failed", ""]))
    assert flakes.failures(1) == ["e2e/c.test.ts > it holds", "tests/b.py", "tests/test_a.py::test_A1"]
