"""The release checks refuse an unfit state, and the guide names every step."""

import json
import re
import shutil
import tomllib
import zipfile
from pathlib import Path

import pytest
from tools.check_wheel import PAGE, problems
from tools.release import __main__ as release
from tools.release import sbom, tree
from tools.release.packages import COMPLETE

from goldgavel._version import VERSION

ROOT = Path(__file__).parents[2]


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    for file in [ROOT / "CHANGELOG.md", *ROOT.glob("compose*.yaml")]:
        shutil.copy(file, tmp_path)
    return tmp_path


def test_versions_agree(copy: Path) -> None:
    assert VERSION in tree.check_versions(copy)
    assert tree.version() == VERSION


def test_a_version_that_is_not_in_the_list_of_changes_is_refused(copy: Path) -> None:
    with pytest.raises(SystemExit, match=r"CHANGELOG\.md begins with"):
        tree.check_versions(copy, "9.9.9")


def test_an_image_of_another_version_is_refused(copy: Path) -> None:
    file = copy / "compose.sqlite.yaml"
    file.write_text(file.read_text(encoding="utf-8").replace(f"goldgavel:{VERSION}", "goldgavel:0.0.1"))
    with pytest.raises(SystemExit, match=r"compose\.sqlite\.yaml names version 0\.0\.1"):
        tree.check_versions(copy)


def test_a_wheel_without_page_or_compiled_rules_is_refused(tmp_path: Path) -> None:
    wheel = tmp_path / "goldgavel-1-cp311-cp311-linux_x86_64.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        archive.writestr("goldgavel/kernel/streams.pxd", "")
    assert [problem.count(wheel.name) for problem in problems(wheel)] == [1, 1]
    with zipfile.ZipFile(wheel, "a") as archive:
        archive.writestr("goldgavel/kernel/streams.cpython-311-x86_64-linux-gnu.so", "")
        archive.writestr(PAGE, "")
    assert problems(wheel) == []


def test_every_published_package_is_complete_or_is_not_built() -> None:
    """pip hides the warnings of a build."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["tool"]["cibuildwheel"]["environment"] == COMPLETE
    dockerfile = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    assert "RUN " + " ".join(f"{name}={value}" for name, value in COMPLETE.items()) + " pip wheel" in dockerfile


def test_the_bill_of_materials_has_the_locked_versions(tmp_path: Path) -> None:
    written = json.loads(sbom.write_into(tmp_path).read_text(encoding="utf-8"))
    assert (written["bomFormat"], written["specVersion"]) == ("CycloneDX", "1.6")
    assert written["metadata"]["component"]["version"] == VERSION
    found = {one["name"]: one for one in written["components"]}
    assert found["asyncpg"]["purl"] == f"pkg:pypi/asyncpg@{sbom.locked('dev.txt')['asyncpg']}"
    assert found["cython"]["scope"] == "excluded", "it builds the package and is not part of it"
    assert found["litestar"]["scope"] == "required"
    assert len(found["@fluent/bundle"]["hashes"][0]["content"]) == 128
    assert not {"pytest", "mypy", "vitest"} & set(found), "tools of the tests"
    refs = [one["bom-ref"] for one in written["components"]]
    assert written["dependencies"][0]["dependsOn"] == sorted(set(refs))
    assert written == sbom.bill(), "the same tree has the same bill"


def test_everything_that_is_locked_for_a_server_is_in_the_bill() -> None:
    listed = {one["purl"] for one in sbom.python_components()}
    assert {f"pkg:pypi/{name}@{number}" for name, number in sbom.locked("runtime.txt").items()} <= listed


def test_steps_are_chosen_by_name() -> None:
    assert [step.name for step in release.chosen(["upgrade", "tree"])] == ["tree", "upgrade"]
    with pytest.raises(SystemExit, match="There is no step walk"):
        release.chosen(["walk"])


def test_the_guide_has_every_step_and_the_tests_that_it_runs_are_there() -> None:
    guide = (ROOT / "docs" / "release.md").read_text(encoding="utf-8")
    assert re.findall(r"(?m)^\| `(\w+)` \|", guide) == [step.name for step in release.STEPS]
    for path in (*release.OF_THE_PACKAGE, *release.OF_AN_UPGRADE):
        assert (ROOT / path).exists()
