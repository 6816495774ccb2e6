"""Texts of games in other packages.

The package of a game has a folder `text` like this one: `text/en/*.ftl`, and `text/rules/highest.en.md`. English
replaces a language or a message that the package lacks.
"""

from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

from goldgavel._plugins import game_entries


def game_texts(lang: str) -> Iterator[Path]:
    """Yield the folders of messages in a language, one per package."""
    for package in sorted({entry.module for entry in game_entries().values()}):
        found = [folder / name for folder in _folders_of(package) for name in (lang, "en")]
        yield from [folder for folder in found if folder.is_dir()][:1]


def game_rules(game: str, lang: str) -> Path:
    """Return the file with the rules of a game in a language."""
    (folder,) = _folders_of(game_entries()[game].module)
    asked = folder / "rules" / f"{game}.{lang}.md"
    return asked if asked.is_file() else folder / "rules" / f"{game}.en.md"


def is_of_a_package(message: str) -> bool:
    """True for a message of a game in another package: its name begins with the game's."""
    return any(message.startswith(f"{game}-") for game in game_entries())


def _folders_of(package: str) -> list[Path]:
    """Return a package's folder of texts, if it is a package. It is not imported: it may be broken."""
    try:
        spec = find_spec(package)
    except ImportError:
        spec = None
    places = list(spec.submodule_search_locations or ()) if spec is not None else []
    return [Path(place) / "text" for place in places[:1]]
