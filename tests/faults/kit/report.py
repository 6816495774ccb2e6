"""The report of long runs, as a page of Markdown."""

from collections.abc import Sequence
from pathlib import Path
from time import gmtime, strftime
from typing import NamedTuple

from tests.faults.kit.figures import BROKEN, PARTS, Figures

COUNTED = ("struck", "games", "confirmed", "announced", "sent_again", "refused", *BROKEN)


class Round(NamedTuple):
    fault: str
    seed: int
    figures: Figures


def write_report(file: Path, rounds: Sequence[Round], command: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    heads = ["fault", *(name.replace("_", " ") for name in COUNTED), *(part for part, _ in PARTS), "seconds"]
    lines = [
        "# Faults",
        "",
        f"{strftime('%Y-%m-%d %H:%M', gmtime())} UTC: `{command}`",
        "",
        "Median, p99 and worst: seconds from a fault to the next move at the tables that lost their owner.",
        "",
        f"| {' | '.join(heads)} |",
        f"|{'---|' * len(heads)}",
        *(row(name, total) for name, total in totals(rounds).items()),
        "",
        "## Rounds",
        "",
        *(f"- {one.fault}, seed {one.seed}: {one.figures}" for one in rounds),
    ]
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")


def totals(rounds: Sequence[Round]) -> dict[str, Figures]:
    found: dict[str, Figures] = {}
    for one in rounds:
        found.setdefault(one.fault, Figures()).add(one.figures)
    return found


def row(name: str, figures: Figures) -> str:
    waits = [figures.wait(part) for _, part in PARTS]
    cells = [name, *(f"{getattr(figures, counted):,}" for counted in COUNTED)]
    cells += ["" if wait is None else f"{wait:.2f}" for wait in waits]
    return f"| {' | '.join([*cells, f'{figures.seconds:.0f}'])} |"
