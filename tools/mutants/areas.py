"""The areas of the code that are mutated, each with the tests that must notice."""

from typing import NamedTuple


class Area(NamedTuple):
    sources: tuple[str, ...]
    """Patterns of the files that are mutated."""
    tests: tuple[str, ...]
    skipped: tuple[str, ...] = ()
    """Tests that run for too long on every change: words of their names, as for pytest's `-k`."""


LONG_RULES_TESTS = ("way_leads", "unseen_cards", "reveals_nothing", "every_refusal_has_words")
"""Random games that take most of the time of these tests."""

HANDLERS = ("fair", "games", "identity", "mutes", "pushes", "records", "replays", "reports", "tables")
LIVE_TESTS = ("chat", "proposals", "series", "spectators", "standing_orders", "table_life", "table_lookup")
HTTP_TESTS = ("deletion", "fair", "identity", "limits", "records", "replays", "tables")
"""Those without long waits, without other processes and on SQLite only: they run on every change."""

AREAS = {
    "aurum": Area(("src/goldgavel/games/aurum/rules/*",), ("tests/rules",), LONG_RULES_TESTS),
    "auction": Area(("src/goldgavel/games/auction/rules/*",), ("tests/rules",), LONG_RULES_TESTS),
    "session": Area(
        ("src/goldgavel/session/*",), ("tests/session",), ("taken_back_has_never_been", "sees_again_what_it_saw")
    ),
    "server": Area(
        (
            "src/goldgavel/server/tables/*",
            "src/goldgavel/server/audience/*",
            "src/goldgavel/server/runner/*",
            "src/goldgavel/server/lobby/*",
            "src/goldgavel/server/players/*",
            *(f"src/goldgavel/server/http/{name}.py" for name in HANDLERS),
            "src/goldgavel/server/limits.py",
            "src/goldgavel/server/sockets/frames.py",
        ),
        (
            *(f"tests/server/live/test_{name}.py" for name in LIVE_TESTS),
            *(f"tests/server/http/test_{name}.py" for name in HTTP_TESTS),
        ),
        ("postgres",),
    ),
}
