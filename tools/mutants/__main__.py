"""`python -m tools.mutants`: see the package."""

import argparse
import os
import sys
from pathlib import Path

from tools.mutants import __doc__ as about
from tools.mutants.areas import AREAS
from tools.mutants.report import Report, read_explained, write
from tools.mutants.run import found_in, prepare, run

FOLDER = Path(__file__).parents[2] / "build" / "mutants"


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="tools.mutants", description=about, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("areas", nargs="*", metavar="AREA", help=f"{', '.join(AREAS)}; default: all of them")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    args = parser.parse_args()
    unknown = [name for name in args.areas if name not in AREAS]
    if unknown:
        parser.error(f"there is no area “{unknown[0]}”; choose from {', '.join(AREAS)}")
    explained = read_explained()
    reports = []
    for name in args.areas or AREAS:
        prepare(FOLDER / name, AREAS[name])
        run(FOLDER / name, args.jobs)
        reports.append(Report(name, found_in(FOLDER / name), explained))
    print(write(reports, FOLDER / "report.md"))
    return 1 if any(report.unexplained for report in reports) else 0


if __name__ == "__main__":
    sys.exit(main())
