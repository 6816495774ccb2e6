"""The package of examples/third_game, installed for a test: in this process and in those that it starts."""

import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from goldgavel import _plugins
from goldgavel.bots import default_bot
from goldgavel.cli.flags import game_flags
from goldgavel.games import registry
from goldgavel.session import proposals
from goldgavel.text import catalogue
from goldgavel.text.rules import rules_text

GAME, PACKAGE = "highest", "goldgavel_highest"
EXAMPLE = Path(__file__).parents[3] / "examples" / "third_game" / PACKAGE
CACHES: tuple[Any, ...] = (
    _plugins.game_entries,
    registry._found,
    registry._parts_of,
    registry.shared,
    registry.usable_games,
    catalogue.bundle,
    catalogue._bundle_with_games,
    catalogue._kept,
    rules_text,
    default_bot.default_bot,
    game_flags._defaults,
    proposals.barrier_message,
)


@contextmanager
def installed(place: Path) -> Iterator[Path]:
    """Install a copy of the package into a folder; yield the package's folder, where a test can spoil it."""
    package = place / PACKAGE
    shutil.copytree(EXAMPLE, package, ignore=shutil.ignore_patterns("__pycache__"))
    about = place / f"{PACKAGE}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: goldgavel-highest\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[{_plugins.GROUP}]\n{GAME} = {PACKAGE}:PARTS\n")
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(place))
        patch.setenv("PYTHONPATH", str(place), prepend=":")
        clear_caches()
        yield package
    for name in [name for name in sys.modules if name.partition(".")[0] == PACKAGE]:
        del sys.modules[name]
    clear_caches()


def clear_caches() -> None:
    """Forget which games are installed, and everything that follows from it."""
    for cached in CACHES:
        cached.cache_clear()
