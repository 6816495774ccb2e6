"""`goldgavel verify`: checks that the deals of recorded games were fair."""

from argparse import Namespace
from typing import TYPE_CHECKING, Any

from goldgavel.cli.errors import UsageError, foreign
from goldgavel.cli.inputs import count_records, read_records
from goldgavel.cli.output import Output
from goldgavel.cli.parser import Parser
from goldgavel.cli.progress import progress_bar
from goldgavel.kernel.errors import GoldGavelError
from goldgavel.text import LazyText

if TYPE_CHECKING:
    from collections.abc import Iterator

    from goldgavel.kernel.fair.verification import FairRound, Report

NOT_FAIR = 1


def arguments(parser: Parser) -> None:
    parser.word("file", "cli-value-file", LazyText("cli-about-record", {}))
    parser.page.section(LazyText("cli-heading-options", {}))
    parser.switch("--json", LazyText("cli-about-verify-json", {}))
    parser.page.examples += ["verify game.json", "verify games.jsonl --json"]


def run(args: Namespace, out: Output) -> int:
    if args.file is None:
        raise UsageError("cli-file-needed")
    teller = Machines(out) if args.json else People(out)
    with progress_bar("cli-verify-progress", count_records(args.file), out) as advance:
        for found in checked(args.file):
            teller.tell(found)
            advance(1)
    if teller.records == 0:
        raise UsageError("cli-file-empty", file=foreign(args.file))
    teller.end()
    return NOT_FAIR if teller.refused else 0


def checked(path: str) -> "Iterator[Report | GoldGavelError]":
    """What is found of each record, in order. A line that is no record is a finding too."""
    import goldgavel

    for record in read_records(path):
        if isinstance(record, GoldGavelError):
            yield record
            continue
        try:
            yield goldgavel.verify(record)
        except GoldGavelError as problem:
            yield problem


class Machines:
    """One JSON object for each record."""

    def __init__(self, out: Output) -> None:
        self.out = out
        self.records = self.refused = 0

    def tell(self, found: "Report | GoldGavelError") -> None:
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
        """Everything has been said."""


class People:
    """Of one record everything, of many only what is wrong, and the sum."""

    def __init__(self, out: Output) -> None:
        self.out = out
        self.records = self.refused = 0
        self.only: Report | GoldGavelError | None = None

    def tell(self, found: "Report | GoldGavelError") -> None:
        self.records += 1
        if self.records == 2 and isinstance(self.only, GoldGavelError):
            self.complain(1, self.only)
        self.only = found if self.records == 1 else None
        if isinstance(found, GoldGavelError):
            self.refused += 1
            if self.records > 1:
                self.complain(self.records, found)

    def complain(self, number: int, problem: GoldGavelError) -> None:
        self.out.tell("cli-verify-refused", number=number, reason=problem)

    def end(self) -> None:
        if self.records > 1:
            self.out.tell(
                "cli-verify-sum", records=self.records, fair=self.records - self.refused, refused=self.refused
            )
        elif isinstance(self.only, GoldGavelError):
            self.out.tell("cli-verify-not-fair", reason=self.only)
        elif self.only is not None:
            self.explain(self.only)

    def explain(self, report: "Report") -> None:
        self.out.tell("cli-verify-fair", rounds=len(report.rounds), game=report.game, rules=report.rules)
        for each in report.rounds:
            self.out.tell("cli-verify-round", round=each.round, commitment=each.commitment)
            for line in numbers_of(each, self.out):
                self.out.line(f"    {line}")
        self.out.tell("cli-verify-limits")


def numbers_of(each: "FairRound", out: Output) -> list[str]:
    if not each.numbers:
        return [out.say("cli-verify-no-numbers")]
    return [out.say("cli-verify-number", seat=one.seat, number=one.number) for one in each.numbers]
