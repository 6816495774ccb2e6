"""Failures in the page, as browsers report them to the operator's log.

A report says where in our own files something failed, and in which browser. Every field is a number, a word from a
list or the name of a file: there is no place in it for what somebody wrote, played or was called.
"""

import logging
from typing import Annotated, Literal

from msgspec import Meta

from goldgavel.kernel.views import Data
from goldgavel.server.limits import Bucket, Buckets
from goldgavel.server.telemetry.metrics import Metrics

LOG = logging.getLogger("goldgavel.server.page")

File = Annotated[str, Meta(max_length=84, pattern=r"^[A-Za-z0-9_.-]+\.js$(?!\n)")]
"""A name without a folder. In Python `$` alone also matches before a line break."""
Place = Annotated[int, Meta(ge=0, le=9_999_999)]
Kind = Literal["error", "rejection", "part", "load"]
Browser = Literal["chrome", "edge", "firefox", "opera", "safari", "other"]

RATE, BURST = 0.1, 6
"""Of one address: a page sends at most three in a visit."""
RATE_OF_ALL, BURST_OF_ALL = 1, 30
"""However many browsers fail, the log stays readable."""


class StackPlace(Data, frozen=True, forbid_unknown_fields=True):
    file: File
    line: Place
    column: Place


class PageReport(Data, frozen=True, forbid_unknown_fields=True):
    kind: Kind
    """An error nobody caught, a promise nobody caught, a part that could not be drawn or one that did not load."""
    error: Annotated[str, Meta(max_length=40, pattern=r"^([A-Z][a-z]+)*(Error|Exception)$(?!\n)")]
    build: File
    """The file that reports, which has another name in every build."""
    browser: Browser
    version: Annotated[int, Meta(ge=0, le=9999)]
    stack: Annotated[tuple[StackPlace, ...], Meta(max_length=20)] = ()


class PageReports:
    """Logs and counts reports, as many as the operator can read."""

    def __init__(self, metrics: Metrics, *, wanted: bool) -> None:
        self.wanted = wanted
        self._metrics = metrics
        self._by_address = Buckets("report", RATE, BURST)
        self._of_all: Bucket | None = None

    def take(self, report: PageReport, address: str, now: float) -> bool:
        """Log the report; false if there have been too many."""
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
