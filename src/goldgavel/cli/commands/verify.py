"""`goldgavel verify`: checks that the deals of recorded games were fair."""

from argparse import Namespace
from typing import TYPE_CHECKING, Any

from goldgavel.cli.errors import UsageError, excerpt
from goldgavel.cli.inputs import count_records, read_records
from goldgavel.cli.output import Output
from goldgavel.cli.parser import Parser
from goldgavel.cli.progress import progress_bar
from goldgavel.kernel.errors import GoldGavelError
from goldgavel.text import LazyText

if TYPE_CHECKING:
    from collections.abc import Iterator

    from goldgavel.kernel.fair.verification import FairRound, Report

EXIT_NOT_FAIR = 1


def arguments(parser: Parser) -> None:
    parser.word("file", "cli-value-file", LazyText("cli-about-record", {}))
    parser.page.section(LazyText("cli-heading-options", {}))
    parser.switch("--json", LazyText("cli-about-verify-json", {}))
    parser.page.examples += ["verify game.json", "verify games.jsonl --json"]


def run(args: Namespace, out: Output) -> int:
    if args.file is None:
        raise UsageError("cli-file-needed")
    report = VerifyJsonReport(out) if args.json else VerifyTextReport(out)
    with progress_bar("cli-verify-progress", count_records(args.file), out) as advance:
        for found in check_records(args.file):
            report.add(found)
            advance(1)
    if report.records == 0:
        raise UsageError("cli-file-empty", file=excerpt(args.file))
    report.end()
    return EXIT_NOT_FAIR if report.refused else 0


def check_records(path: str) -> "Iterator[Report | GoldGavelError]":
    """Yield the report or the error of each record, in order. A line that is not a record yields an error."""
    import goldgavel

    for record in read_records(path):
        if isinstance(record, GoldGavelError):
            yield record
            continue
        try:
            yield goldgavel.verify(record)
        except GoldGavelError as problem:
            yield problem


class VerifyJsonReport:
    """Prints one JSON object per record."""

    def __init__(self, out: Output) -> None:
        self.out = out
        self.records = self.refused = 0

    def add(self, found: "Report | GoldGavelError") -> None:
        from goldgavel.kernel.views import plain, to_json

        self.records += 1
        answer: dict[str, Any] = {"record": self.records}
        if isinstance(found, GoldGavelError):
            self.refused += 1
            answer |= {"fair": False, "code": found.code, "text": found.text(self.out.lang)}
            if isinstance(found.params.get("round"), int):
                answer["round"] = found.params["round"]
        else:
            answer |= {"fair": True, **plain(found)}
        self.out.line(to_json(answer))

    def end(self) -> None:
        """Do nothing: every record has been printed already."""


class VerifyTextReport:
    """Prints all details of a single record, or, for several records, the errors and totals."""

    def __init__(self, out: Output) -> None:
        self.out = out
        self.records = self.refused = 0
        self.only: Report | GoldGavelError | None = None

    def add(self, found: "Report | GoldGavelError") -> None:
        self.records += 1
        if self.records == 2 and isinstance(self.only, GoldGavelError):
            self.print_refusal(1, self.only)
        self.only = found if self.records == 1 else None
        if isinstance(found, GoldGavelError):
            self.refused += 1
            if self.records > 1:
                self.print_refusal(self.records, found)

    def print_refusal(self, number: int, problem: GoldGavelError) -> None:
        self.out.print_message("cli-verify-refused", number=number, reason=problem)

    def end(self) -> None:
        if self.records > 1:
            self.out.print_message(
                "cli-verify-sum", records=self.records, fair=self.records - self.refused, refused=self.refused
            )
        elif isinstance(self.only, GoldGavelError):
            self.out.print_message("cli-verify-not-fair", reason=self.only)
        elif self.only is not None:
            self.print_fair(self.only)

    def print_fair(self, report: "Report") -> None:
        self.out.print_message("cli-verify-fair", rounds=len(report.rounds), game=report.game, rules=report.rules)
        for each in report.rounds:
            self.out.print_message("cli-verify-round", round=each.round, commitment=each.commitment)
            for line in numbers_of(each, self.out):
                self.out.line(f"    {line}")
        self.out.print_message("cli-verify-limits")


def numbers_of(each: "FairRound", out: Output) -> list[str]:
    if not each.numbers:
        return [out.say("cli-verify-no-numbers")]
    return [out.say("cli-verify-number", seat=one.seat + 1, number=one.number) for one in each.numbers]
