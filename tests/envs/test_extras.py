"""Without its extra, an environment says what to install, and everything else works."""

import subprocess
import sys
from pathlib import Path

import pytest

from goldgavel.envs.extras import MissingLibrary, require_library

DOORS = {"numpy": "batch", "pettingzoo": "pettingzoo", "gymnasium": "gymnasium", "pyspiel": "openspiel"}


@pytest.mark.parametrize("library", DOORS)
def test_an_environment_without_its_library_says_what_to_install(library: str) -> None:
    code = f"import sys; sys.modules[{library!r}] = None; import goldgavel.envs.{DOORS[library]}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)  # noqa: S603
    assert done.returncode == 1
    assert f'{library} is not installed: pip install "goldgavel[envs]" installs it.' in done.stderr


def test_the_encoder_needs_no_library() -> None:
    code = """
import sys
from pathlib import Path
for library in ("numpy", "pettingzoo", "gymnasium", "pyspiel"):
    sys.modules[library] = None
from array import array
import goldgavel as gg
from goldgavel.envs import observation
state = gg.load("aurum").new_game(1)
row = array("f", [0.0]) * observation.size(state.game)
observation.write(state, 0, row)
assert sum(row[:4]) == 1
"""
    subprocess.run([sys.executable, "-c", code], check=True)  # noqa: S603


def test_what_is_wrong_inside_a_library_is_told_as_it_is(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / "gg_broken_library.py").write_text("import gg_not_there_either\n", encoding="utf-8")
    with pytest.raises(ModuleNotFoundError, match="gg_not_there_either") as caught:
        require_library("gg_broken_library")
    assert not isinstance(caught.value, MissingLibrary)
