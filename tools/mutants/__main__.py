"""`python -m tools.mutants`: see the package."""

import argparse
import os
import sys
from pathlib import Path

from tools.mutants import __doc__ as about
from tools.mutants.areas import AREAS
from tools.mutants.report import Report, read_reasons, write
from tools.mutants.run import found_in, mutants_of, prepare, run, sample

FOLDER = Path(__file__).parents[2] / "build" / "mutants"


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="tools.mutants", description=about, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("areas", nargs="*", metavar="AREA", help=f"{', '.join(AREAS)}; default: all of them")
    parser.add_argument("--sample", type=int, metavar="N", help="test only N mutants of each area")
    parser.add_argument("--seed", type=int, default=1, help="which mutants the sample has; default: 1")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    args = parser.parse_args()
    unknown = [name for name in args.areas if name not in AREAS]
    if unknown:
        parser.error(f"there is no area “{unknown[0]}”; choose from {', '.join(AREAS)}")
    reasons = read_reasons()
    reports = []
    for name in args.areas or AREAS:
        folder = FOLDER / name
        prepare(folder, AREAS[name])
        chosen = sample(mutants_of(folder, AREAS[name]), args.sample, args.seed)
        run(folder, args.jobs, chosen)
        reports.append(Report(name, found_in(folder, chosen), reasons))
    print(write(reports, FOLDER / "report.md"))
    return 1 if any(report.unexplained for report in reports) else 0


if __name__ == "__main__":
    sys.exit(main())
