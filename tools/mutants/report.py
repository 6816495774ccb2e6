"""The report: a line per area, and the survivors that nobody has explained."""

import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import NamedTuple

from tools.mutants.run import KILLED, NO_TEST, SURVIVED, TIMED_OUT, TYPES_NOTICED, Mutant

EXPLAINED = Path(__file__).with_name("explained.toml")
HEAD = """\
| area | mutants | noticed by types | killed | timed out | survived | explained | no test runs it | score |
|---|---|---|---|---|---|---|---|---|
"""


class Reason(NamedTuple):
    """Why no test can or need notice some changes of a function."""

    place: str
    """Module and function, as in `goldgavel.games.aurum.rules.tricks.beats`."""
    why: str
    changes: list[str]


class Report(NamedTuple):
    area: str
    mutants: list[Mutant]
    reasons: list[Reason]

    @property
    def survivors(self) -> list[Mutant]:
        return [mutant for mutant in self.mutants if mutant.result == SURVIVED]

    @property
    def unexplained(self) -> list[Mutant]:
        explained = {(reason.place, change) for reason in self.reasons for change in reason.changes}
        return [mutant for mutant in self.survivors if (place_of(mutant.name), mutant.change) not in explained]

    def line(self) -> str:
        """Return a row of the table. The score is the share of what tests noticed in what tests were run on."""
        counts = Counter(mutant.result for mutant in self.mutants)
        noticed = counts[KILLED] + counts[TIMED_OUT]
        tested = noticed + counts[SURVIVED]
        cells = (
            self.area,
            len(self.mutants),
            counts[TYPES_NOTICED],
            counts[KILLED],
            counts[TIMED_OUT],
            counts[SURVIVED],
            len(self.survivors) - len(self.unexplained),
            counts[NO_TEST],
            f"{noticed / tested:.1%}" if tested else "–",
        )
        return "| " + " | ".join(map(str, cells)) + " |"


def place_of(mutant: str) -> str:
    """Return module and function of a mutant's name, which mutmut mangles: `….tricks.x_beats__mutmut_3`."""
    plain = re.sub(r"__mutmut_\d+$", "", mutant)
    plain = re.sub(r"\.xǁ(\w+)ǁ", r".\1.", plain)
    return re.sub(r"\.x_", ".", plain)


def read_reasons() -> list[Reason]:
    return [Reason(**reason) for reason in tomllib.loads(EXPLAINED.read_text()).get("mutant", [])]


def write(reports: list[Report], to: Path) -> str:
    """Write the report with all survivors, and return its table."""
    table = HEAD + "\n".join(report.line() for report in reports)
    survivors = [
        f"\n{place_of(mutant.name)} ({mutant.name})\n\n```diff\n{mutant.change}\n```"
        for report in reports
        for mutant in report.unexplained
    ]
    to.parent.mkdir(parents=True, exist_ok=True)
    to.write_text("\n".join(["# Mutants\n", table, "\n## Survivors without an explanation", *survivors, ""]))
    return f"{table}\n\nSurvivors without an explanation: {len(survivors)}. They are in {to.name}."
