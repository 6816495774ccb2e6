"""The contents of the sdist and of the wheels."""

import re
import sys
import sysconfig
import tarfile
import tomllib
import zipfile
from pathlib import Path

from goldgavel._version import VERSION
from tests.package.kit import NO_COMPILER, NOT_SOURCES, PAGE, ROOT, checkout, run

COMPILED = sum(
    header.with_suffix(".py").exists() and not header.read_text().startswith("# declarations only")
    for header in (ROOT / "src").rglob("*.pxd")
)
KINDS = {"py", "pxd", "ftl", "md", "json", "typed"}
OF_THE_PAGE = {"html", "js", "css", "svg", "png", "woff2", "webmanifest", "txt", "br", "gz", "json"}


FOR_CONTRIBUTORS = {"goldgavel/storage/migrations/script.py.mako"}
"""The template for new migrations."""


def names_in(wheel: Path) -> set[str]:
    return set(zipfile.ZipFile(wheel).namelist())


def assert_has_page(names: set[str]) -> None:
    page = {name.removeprefix(PAGE) for name in names if name.startswith(PAGE)}
    assert {"index.html", "index.html.br", "index.html.gz", "icon.svg"} <= page
    for kind in (".js", ".js.br", ".js.gz", ".css.br", ".woff2"):
        assert [name for name in page if name.startswith("assets/") and name.endswith(kind)], kind


def sources() -> set[str]:
    """Return every tracked file of the package."""
    files = [path for path in (ROOT / "src" / "goldgavel").rglob("*") if path.is_file()]
    found = {path.relative_to(ROOT / "src") for path in files}
    built = [name for name in NOT_SOURCES if "*" not in name]
    kept = [path for path in found if path.suffix not in {".so", ".pyd"} and not {*path.parts} & {*built}]
    return {path.as_posix() for path in kept} - FOR_CONTRIBUTORS


def test_the_sdist_is_all_that_is_needed_and_no_more(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert_has_page({name.removeprefix("src/") for name in names})
    assert {"LICENSE", "README.md", "setup.py", "tools/backend.py", "web/package-lock.json"} <= names
    assert {f"src/{name}" for name in sources()} <= names
    folders = {name.partition("/")[0] for name in names if "/" in name}
    assert folders == {"src", "tools", "web"}
    assert not [name for name in names if re.search(r"node_modules|\.(c|so|pyc|pyd)$|/tests/|/e2e/", name)]


def test_the_compiled_wheel_has_everything_once(compiled_wheel: Path) -> None:
    names = names_in(compiled_wheel)
    assert_has_page(names)
    assert sources() <= names
    assert len([name for name in names if name.endswith((".so", ".pyd"))]) == COMPILED
    assert "-cp3" in compiled_wheel.name
    assert "any" not in compiled_wheel.name


def test_no_wheel_has_what_is_not_of_the_package(compiled_wheel: Path) -> None:
    """No files of older builds, no tests, no C."""
    names = names_in(compiled_wheel)
    info = f"goldgavel-{VERSION}.dist-info/"
    assert {name.partition("/")[0] for name in names} == {"goldgavel", info.rstrip("/")}
    assert not [name for name in names if "whist" in name]
    ours = {name for name in names if not name.startswith((info, PAGE))}
    assert {name.rpartition(".")[2] for name in ours} - {"so", "pyd"} == KINDS
    assert {name.rpartition(".")[2] for name in names if name.startswith(PAGE)} <= OF_THE_PAGE


def test_what_is_compiled_does_not_tell_where(compiled_wheel: Path) -> None:
    with zipfile.ZipFile(compiled_wheel) as archive:
        for name in archive.namelist():
            if name.endswith(".so"):
                assert str(ROOT).encode() not in archive.read(name), name


def test_metadata_says_what_pyproject_says(compiled_wheel: Path) -> None:
    with zipfile.ZipFile(compiled_wheel) as archive:
        metadata = archive.read(f"goldgavel-{VERSION}.dist-info/METADATA").decode()
        points = archive.read(f"goldgavel-{VERSION}.dist-info/entry_points.txt").decode()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert f"\nVersion: {VERSION}\n" in metadata
    assert "goldgavel = goldgavel.cli.main:main" in points
    for extra in project["optional-dependencies"]:
        assert f"\nProvides-Extra: {extra}\n" in metadata
    for bot in project["entry-points"]["goldgavel.bots"]:
        assert f"\n{bot} = " in points


def test_without_a_compiler_the_wheel_is_for_every_machine(built_without_compiler: tuple[Path, str]) -> None:
    wheel, said = built_without_compiler
    assert "NOTHING IS COMPILED" in said
    assert wheel.name == f"goldgavel-{VERSION}-py3-none-any.whl"
    names = names_in(wheel)
    assert_has_page(names)
    assert sources() <= names
    assert not [name for name in names if name.endswith((".so", ".pyd", ".c"))]


def test_a_failed_build_in_place_leaves_no_older_modules(tmp_path: Path) -> None:
    """Old compiled modules would be imported instead of the new sources."""
    source = checkout(tmp_path / "checkout", tools_of_the_page=False)
    old = source / "src" / "goldgavel" / "kernel" / f"streams{sysconfig.get_config_var('EXT_SUFFIX')}"
    assert old.with_name("streams.pxd").exists()
    old.write_bytes(b"of other sources")
    done = run([sys.executable, "setup.py", "build_ext", "--inplace"], cwd=source, settings=NO_COMPILER)
    assert "NOTHING IS COMPILED" in done.stdout + done.stderr
    assert not old.exists()
