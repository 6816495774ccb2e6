"""Numbers, shares and estimates as a report prints them."""

from typing import TYPE_CHECKING

from goldgavel.cli.output import Output

if TYPE_CHECKING:
    from goldgavel.arena.intervals import IntervalEstimate


def number_text(value: float, out: Output) -> str:
    return out.say("cli-number", value=value)


def percent_text(share: float | None, out: Output) -> str:
    return out.say("cli-percent", value=100 * share) if share is not None else "?"


def range_text(shares: "IntervalEstimate", out: Output) -> str:
    return f"{percent_text(shares.low, out)} – {percent_text(shares.high, out)}"


def mean_text(mean: float, reach: float | None, out: Output) -> str:
    """Return a mean with half of its interval; `?` if there is none."""
    size = number_text(reach, out) if reach is not None else "?"
    return f"{number_text(mean, out)} ± {size}"


def estimate_text(estimate: "IntervalEstimate", out: Output, *, sign: bool = False) -> str:
    reach = estimate.high - estimate.mean if estimate.high is not None else None
    shown = mean_text(estimate.mean, reach, out)
    return f"+{shown}" if sign and estimate.mean > 0 else shown.replace("-", "−")
