"""Prints the results of `goldgavel arena`: a table, and one sentence per pair of bots."""

from typing import TYPE_CHECKING

from goldgavel.cli.estimates import estimate_text, mean_text, number_text, percent_text, range_text
from goldgavel.cli.output import Output

if TYPE_CHECKING:
    from rich.console import Console

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
    return [
        line.entrant,
        f"{line.sides}/{sides}",
        percent_text(line.wins.mean, out),
        range_text(line.wins, out),
        percent_text(line.fair, out),
        estimate_text(line.score, out),
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
                llr=number_text(sprt.llr, out),
                lower=number_text(sprt.lower, out),
                upper=number_text(sprt.upper, out),
            )
        )
    if results.ratings is None:
        lines.append(out.say("cli-arena-no-ratings"))
    elif len(results.entrants) > 2:
        rated = [f"{line.entrant} {mean_text(line.mu, line.mu - line.low, out)}" for line in results.ratings]
        lines.append(out.say("cli-arena-ratings", ratings="; ".join(rated)))
    lines.append(out.say("cli-arena-blocks", deals=results.deals, games=results.games))
    return lines


def pair_sentence(pair: "PairResult", out: Output) -> str:
    """Return the paired difference, with Elo if the two bots met without others."""
    words = {"first": pair.first, "second": pair.second, "points": estimate_text(pair.difference, out, sign=True)}
    if pair.elo is pair.elo_low is pair.elo_high is None:
        return out.say("cli-arena-difference", **words)
    low = _elo(pair.elo_low, out) if pair.elo_low is not None else "−∞"
    high = _elo(pair.elo_high, out) if pair.elo_high is not None else "+∞"
    middle = _elo(pair.elo, out) if pair.elo is not None else "+∞" if pair.wins.mean > pair.fair else "−∞"
    return out.say("cli-arena-difference-elo", **words, elo=middle, low=low, high=high)


def _elo(elo: float, out: Output) -> str:
    return out.say("cli-arena-elo", sign="minus" if round(elo) < 0 else "plus", size=abs(round(elo)))
