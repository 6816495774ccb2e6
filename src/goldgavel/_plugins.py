"""The games that other packages bring: entry points of the group `goldgavel.games`.

This module is below all layers, because the registry of games and the catalogue of messages both need it.
"""

from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping
    from importlib.metadata import EntryPoint

GROUP = "goldgavel.games"


@cache
def game_entries() -> "Mapping[str, EntryPoint]":
    """Return the entry points by the name of their game. Cached, because reading them takes longer than a game."""
    from importlib.metadata import entry_points

    return {entry.name: entry for entry in sorted(entry_points(group=GROUP), key=str)}
