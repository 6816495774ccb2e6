"""Writes the tables of settings and metrics in docs/operations.md from the code."""

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from goldgavel.server.http.metrics_endpoint import ServerCollector
from goldgavel.server.settings.settings import declared
from goldgavel.server.telemetry.metrics import Metrics
from goldgavel.text import say

if TYPE_CHECKING:
    from goldgavel.server.services import Server

PAGE = Path(__file__).parents[2] / "docs" / "operations.md"
SETTINGS = ("| variable | flag | default | meaning |", "|---|---|---|---|")
METRICS = ("| metric | labels | meaning |", "|---|---|---|")


class Nobody:
    """A server at which nothing has happened."""

    class ServerContext:
        metrics = Metrics()

    class TableRegistry:
        tables: dict[str, Any] = {}  # noqa: RUF012

    class Readiness:
        is_leaving = False

    context, registry, readiness = ServerContext, TableRegistry, Readiness


def settings_table() -> list[str]:
    rows = [
        f"| `{setting.variable}` | `{setting.flag}` | {code(setting.shown)} | {say(setting.about)} |"
        for setting in declared().values()
    ]
    return [*SETTINGS, *rows]


def code(text: str) -> str:
    return f"`{text}`" if text else ""


def metrics_table() -> list[str]:
    return [*METRICS, *(f"| `{name}` | {labels} | {about} |" for name, labels, about in metrics())]


def metrics() -> list[tuple[str, str, str]]:
    """Name, labels and meaning of every metric of ours, in their order."""
    families = ServerCollector(cast("Server", Nobody)).collect()
    endings = {"counter": "_total"}
    return [
        (
            family.name + endings.get(family.type, ""),
            ", ".join(f"`{label}`" for label in labels_of(family)),
            family.documentation,
        )
        for family in families
    ]


def labels_of(family: Any) -> tuple[str, ...]:
    return tuple(family._labelnames)  # noqa: SLF001 - the library shows them nowhere else


def table_in(text: str, heading: tuple[str, ...]) -> list[str]:
    lines = text.splitlines()
    start = lines.index(heading[0])
    end = next(place for place in range(start, len(lines)) if not lines[place].startswith("|"))
    return lines[start:end]


def main() -> None:
    text = PAGE.read_text(encoding="utf-8")
    for heading, table in ((SETTINGS, settings_table()), (METRICS, metrics_table())):
        text = text.replace("\n".join(table_in(text, heading)), "\n".join(table))
    PAGE.write_text(re.sub(r"\n{3,}", "\n\n", text), encoding="utf-8")


if __name__ == "__main__":
    main()
