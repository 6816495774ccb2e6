"""Failures in the page that browsers report to the operator's log.

A report says where in the page's own files something failed, and in which browser. Every field is a number, a word
from a list or a file name, so it cannot contain what a player wrote, played or is called.
"""

import logging
from typing import Annotated, Literal, get_args

from msgspec import Meta

from goldgavel.kernel.views import Data
from goldgavel.server.limits import Bucket, Buckets
from goldgavel.server.telemetry.metrics import Metrics, start_at_zero

LOG = logging.getLogger("goldgavel.server.page")

File = Annotated[str, Meta(max_length=84, pattern=r"^[A-Za-z0-9_.-]+\.js$(?!\n)")]
"""A name without a folder. In Python `$` alone also matches before a line break."""
Place = Annotated[int, Meta(ge=0, le=9_999_999)]
Kind = Literal["error", "rejection", "part", "load"]
Browser = Literal["chrome", "edge", "firefox", "opera", "safari", "other"]

RATE, BURST = 0.1, 6
"""The limit per address. A page sends at most three reports per visit."""
RATE_OF_ALL, BURST_OF_ALL = 1, 30
"""The limit for all addresses, so that the log stays readable."""


class StackPlace(Data, frozen=True, forbid_unknown_fields=True):
    file: File
    line: Place
    column: Place


class PageReport(Data, frozen=True, forbid_unknown_fields=True):
    kind: Kind
    """An uncaught error, an unhandled rejection, a component that failed to render, or one that did not load."""
    error: Annotated[str, Meta(max_length=40, pattern=r"^([A-Z][a-z]+)*(Error|Exception)$(?!\n)")]
    build: File
    """The reporting file, whose name changes with every build."""
    browser: Browser
    version: Annotated[int, Meta(ge=0, le=9999)]
    stack: Annotated[tuple[StackPlace, ...], Meta(max_length=20)] = ()


class PageReports:
    """Logs and counts reports, within the limits."""

    def __init__(self, metrics: Metrics, *, wanted: bool) -> None:
        self.wanted = wanted
        self._metrics = metrics
        start_at_zero(metrics.page_failures, get_args(Kind))
        self._by_address = Buckets("report", RATE, BURST)
        self._of_all: Bucket | None = None

    def take(self, report: PageReport, address: str, now: float) -> bool:
        """Log the report. False if there have been too many."""
        if self._of_all is None:
            self._of_all = Bucket(RATE_OF_ALL, BURST_OF_ALL, now)
        if not (self._by_address.take(address, now) and self._of_all.take(now)):
            self._metrics.floods.add("report")
            return False
        self._metrics.page_failures.add(report.kind)
        LOG.warning("page failure: %s", in_words(report))
        return True


def in_words(report: PageReport) -> str:
    places = " < ".join(f"{place.file}:{place.line}:{place.column}" for place in report.stack)
    return (
        f"{report.kind} {report.error} in {report.browser} {report.version}, build {report.build}, "
        f"at {places or 'an unknown place'}"
    )
