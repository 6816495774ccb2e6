"""The report: a line per area, and the survivors that nobody has explained."""

import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import NamedTuple

from tools.mutants.run import Mutant

EXPLAINED = Path(__file__).with_name("explained.toml")


class Reason(NamedTuple):
    """Why no test can or need notice a change."""

    place: str
    """Module and function, as in `goldgavel.games.aurum.rules.tricks.beats`."""
    change: str
    why: str


class Report(NamedTuple):
    area: str
    mutants: list[Mutant]
    explained: list[Reason]

    @property
    def survivors(self) -> list[Mutant]:
        return [mutant for mutant in self.mutants if mutant.result == "survived"]

    @property
    def unexplained(self) -> list[Mutant]:
        known = {(reason.place, reason.change) for reason in self.explained}
        return [mutant for mutant in self.survivors if (place_of(mutant.name), mutant.change) not in known]

    def line(self) -> str:
        counts = Counter(mutant.result for mutant in self.mutants)
        tested = counts["killed"] + counts["survived"]
        score = f"{counts['killed'] / tested:.1%}" if tested else "–"
        explained = len(self.survivors) - len(self.unexplained)
        cells = (self.area, len(self.mutants), counts["killed"], counts["survived"], explained)
        return "| " + " | ".join(map(str, (*cells, counts["untested"], score))) + " |"


def place_of(mutant: str) -> str:
    """Return module and function of a mutant's name, which mutmut mangles: `….tricks.x_beats__mutmut_3`."""
    plain = re.sub(r"__mutmut_\d+$", "", mutant)
    plain = re.sub(r"\.xǁ(\w+)ǁ", r".\1.", plain)
    return re.sub(r"\.x_", ".", plain)


def read_explained() -> list[Reason]:
    return [Reason(**reason) for reason in tomllib.loads(EXPLAINED.read_text()).get("mutant", [])]


def write(reports: list[Report], to: Path) -> str:
    """Write the report with all survivors, and return its table."""
    table = [
        "| area | mutants | killed | survived | explained | no test runs it | score |",
        "|---|---|---|---|---|---|---|",
        *(report.line() for report in reports),
    ]
    survivors = [
        f"\n{place_of(mutant.name)} ({mutant.name})\n\n```diff\n{mutant.change}\n```"
        for report in reports
        for mutant in report.unexplained
    ]
    to.parent.mkdir(parents=True, exist_ok=True)
    to.write_text("\n".join(["# Mutants", "", *table, "", "## Survivors without an explanation", *survivors, ""]))
    return "\n".join([*table, f"\nSurvivors without an explanation: {len(survivors)}. They are in {to.name}."])
