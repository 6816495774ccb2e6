"""Prints the results of `goldgavel arena`: a table, and one sentence per pair of bots."""

from typing import TYPE_CHECKING

from goldgavel.cli.output import Output

if TYPE_CHECKING:
    from rich.console import Console

    from goldgavel.arena.intervals import IntervalEstimate
    from goldgavel.arena.results import EntrantLine, MatchResult, PairResult, Results

COLUMNS = ("bot", "sides", "wins", "interval", "fair", "score")


def show(results: "Results", console: "Console", out: Output) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    table = Table(box=SIMPLE_HEAD, padding=(0, 1))
    for heading in COLUMNS:
        justify = "left" if heading == "bot" else "right"
        table.add_column(out.say(f"cli-arena-column-{heading}"), justify=justify, no_wrap=True)  # type: ignore[arg-type]
    for match in results.matches:
        for line in match.lines:
            table.add_row(*_cells(line, match, out), end_section=line is match.lines[-1])
    console.print(table)
    for sentence in sentences(results, out):
        console.print(sentence, soft_wrap=True)


def _cells(line: "EntrantLine", match: "MatchResult", out: Output) -> list[str]:
    sides = sum(other.sides for other in match.lines)
    wins = f"{_percent(line.wins.low, out)} – {_percent(line.wins.high, out)}"
    return [
        line.entrant,
        f"{line.sides}/{sides}",
        _percent(line.wins.mean, out),
        wins,
        _percent(line.fair, out),
        _mean(line.score, out),
    ]


def sentences(results: "Results", out: Output) -> list[str]:
    lines = [pair_sentence(pair, out) for pair in results.pairs]
    if results.sprt is not None:
        sprt = results.sprt
        lines.append(
            out.say(
                "cli-arena-sprt",
                decision=sprt.decision or "none",
                elo0=_elo(sprt.elo0, out),
                elo1=_elo(sprt.elo1, out),
                llr=out.say("cli-number", value=sprt.llr),
                lower=out.say("cli-number", value=sprt.lower),
                upper=out.say("cli-number", value=sprt.upper),
            )
        )
    if results.ratings is None:
        lines.append(out.say("cli-arena-no-ratings"))
    elif len(results.entrants) > 2:
        rated = [f"{line.entrant} {_mean_of(line.mu, line.mu - line.low, out)}" for line in results.ratings]
        lines.append(out.say("cli-arena-ratings", ratings="; ".join(rated)))
    lines.append(out.say("cli-arena-blocks", deals=results.deals, games=results.games))
    return lines


def pair_sentence(pair: "PairResult", out: Output) -> str:
    """Return the paired difference, with Elo if the two bots met without others."""
    words = {"first": pair.first, "second": pair.second, "points": _mean(pair.difference, out, sign=True)}
    if pair.elo is pair.elo_low is pair.elo_high is None:
        return out.say("cli-arena-difference", **words)
    low = _elo(pair.elo_low, out) if pair.elo_low is not None else "−∞"
    high = _elo(pair.elo_high, out) if pair.elo_high is not None else "+∞"
    middle = _elo(pair.elo, out) if pair.elo is not None else "+∞" if pair.wins.mean > pair.fair else "−∞"
    return out.say("cli-arena-difference-elo", **words, elo=middle, low=low, high=high)


def _percent(share: float | None, out: Output) -> str:
    return out.say("cli-percent", value=100 * share) if share is not None else "?"


def _elo(elo: float, out: Output) -> str:
    return out.say("cli-arena-elo", sign="minus" if round(elo) < 0 else "plus", size=abs(round(elo)))


def _mean(estimate: "IntervalEstimate", out: Output, *, sign: bool = False) -> str:
    reach = estimate.high - estimate.mean if estimate.high is not None else None
    shown = _mean_of(estimate.mean, reach, out)
    return f"+{shown}" if sign and estimate.mean > 0 else shown.replace("-", "−")


def _mean_of(mean: float, reach: float | None, out: Output) -> str:
    size = out.say("cli-number", value=reach) if reach is not None else "?"
    return f"{out.say('cli-number', value=mean)} ± {size}"
