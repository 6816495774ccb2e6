"""Formats the figures as tables."""

from collections.abc import Iterable, Sequence

from rich.box import SIMPLE_HEAD
from rich.console import RenderableType
from rich.table import Table

from benchmarks.server.figures import Comparison, Figures, Length, Load, Memory, Rate, Restart, Shared, Step
from benchmarks.server.paced import is_quick
from benchmarks.server.plan import Plan

BUSY_MACHINE = "Other work on this machine took time from a server: use the processor time."


def tables_of(figures: Figures, plan: Plan) -> Iterable[RenderableType]:
    if figures.load:
        yield load_table(figures.load, plan)
        if any(row.is_starved for row in figures.load):
            yield BUSY_MACHINE
    if figures.compare:
        yield from map(comparison_table, figures.compare)
        yield from map(size_line, figures.compare)
        if any(row.is_starved for row in figures.compare):
            yield BUSY_MACHINE
    if figures.paced:
        yield paced_table(figures.paced, plan)
        yield paced_answer(figures.paced, plan)
    if figures.memory:
        yield memory_table(figures.memory)
    if figures.length:
        yield length_table(figures.length)
    if figures.restart:
        yield restart_line(figures.restart)
    if figures.workers:
        yield workers_table(figures.workers, plan)


def new_table(title: str, *headings: str) -> Table:
    table = Table(title=title, title_justify="left", box=SIMPLE_HEAD, pad_edge=False)
    for number, heading in enumerate(headings):
        table.add_column(heading, justify="right" if number else "left", no_wrap=True)
    return table


def milliseconds(seconds: float | None) -> str:
    return "–" if seconds is None else f"{seconds * 1000:.1f}"


def rate_cells(rate: Rate) -> Sequence[str]:
    return (
        f"{rate.moves_per_second:,.0f}",
        f"{rate.moves_per_cpu_second:,.0f}",
        "–" if rate.logged_per_second is None else f"{rate.logged_per_second:,.0f}",
        milliseconds(rate.delivery_p50),
        milliseconds(rate.delivery_p99),
        f"{rate.server_busy:.0%}",
        f"{rate.server_waited:.0%}",
        f"{rate.client_busy:.0%}",
        f"{rate.refused + rate.lost}",
    )


RATE_HEADINGS = ("moves/s", "/CPU s", "log/s", "p50 ms", "p99 ms", "server", "waits", "clients", "errors")
"""Confirmed moves per second, and per second of the server's processor time; log entries; delivery times;
how busy the cores are and how long the server waited for its core; refused moves and lost sockets.
"""


def load_table(rows: Iterable[Load], plan: Plan) -> Table:
    title = f"{plan.game.capitalize()} without pauses, tables x seats; ours durable, the peer in memory"
    table = new_table(title, "", *RATE_HEADINGS, *(f"ours x {seats}" for seats in plan.our_seats))
    for row in rows:
        for seats, ours in row.ours.items():
            table.add_row(f"ours, {row.tables} x {seats}", *rate_cells(ours))
        for seats, peer in row.peer.items():
            ratios = [ratio_cell(ours, peer) for ours in row.ours.values()]
            table.add_row(f"peer, {row.tables} x {seats}", *rate_cells(peer), *ratios)
        table.add_section()
    return table


def ratio_cell(ours: Rate, peer: Rate) -> str:
    """Format the ratio by wall time and, in brackets, by processor time."""
    by_wall = ours.moves_per_second / peer.moves_per_second
    by_cpu = ours.moves_per_cpu_second / peer.moves_per_cpu_second
    return f"{by_wall:.2f} ({by_cpu:.2f})"


def paced_table(steps: Iterable[Step], plan: Plan) -> Table:
    title = f"{plan.game.capitalize()} with clients that pause like people: one move per second per table"
    table = new_table(title, "tables", *RATE_HEADINGS)
    for step in steps:
        table.add_row(f"{step.tables:,}", *rate_cells(step.rate))
    return table


def paced_answer(steps: Sequence[Step], plan: Plan) -> str:
    limit = f"{plan.limit * 1000:.0f} ms"
    quick = [step.tables for step in steps if is_quick(step, plan)]
    if not quick:
        return f"Too many tables for a p99 of {limit} from the first step on"
    more = " or more" if is_quick(steps[-1], plan) else ""
    return f"Tables with a p99 of move → delivery under {limit}: {max(quick):,}{more}"


def comparison_table(row: Comparison) -> Table:
    title = f"Aurum for four without pauses, {row.tables} tables; ours : each other by wall (by processor time)"
    headings = ("moves/s", "CPU µs", "p50 ms", "p99 ms", "waits", "clients", "errors", "ours :", "words :")
    table = new_table(title, "", *headings)
    ours = list(row.rates.values())[:2]
    for name, rate in row.rates.items():
        table.add_row(
            name,
            f"{rate.moves_per_second:,.0f}",
            f"{rate.cpu_per_move * 1e6:.0f}",
            milliseconds(rate.delivery_p50),
            milliseconds(rate.delivery_p99),
            f"{rate.server_waited:.0%}",
            f"{rate.client_busy:.0%}",
            f"{rate.refused + rate.lost}",
            *(ratio_cell(one, rate) for one in ours),
        )
    return table


def size_line(row: Comparison) -> str:
    sizes = [f"{name} {rate.update_bytes:,.0f}" for name, rate in row.rates.items() if rate.update_bytes]
    return f"Bytes of an update with {row.tables} tables: {', '.join(sizes)}"


def memory_table(rows: Sequence[Memory]) -> Table:
    headings = ("tables in play", "MB", "kB per table")
    table = new_table("Memory of the server, every seat connected", "", *headings)
    for row in rows:
        empty = next(one.megabytes for one in rows if one.words == row.words)
        each = (row.megabytes - empty) * 1000 / row.tables if row.tables else None
        kind = "with words" if row.words else "data only"
        table.add_row(kind, f"{row.tables:,}", f"{row.megabytes:.1f}", "–" if each is None else f"{each:.0f}")
    return table


def length_table(rows: Sequence[Length]) -> Table:
    fifths = [f"fifth {number}" for number, _ in enumerate(rows[0].cost, 1)]
    table = new_table("Server's processor time for a move, µs", "game", *fifths)
    for row in rows:
        table.add_row(row.game, *(f"{cost * 1e6:.0f}" for cost in row.cost))
    return table


def workers_table(rows: Iterable[Shared], plan: Plan) -> Table:
    title = f"{plan.game.capitalize()}; clients, workers and PostgreSQL share all cores; µs per move"
    headings = ("tables", "moves/s", "log/s", "p50", "p99 ms", "workers", "client", "DB", "WAL B", "commits")
    table = new_table(title, "", *headings, "errors")
    for row in rows:
        name = f"{row.name}{', paced' if row.is_paced else ''}"
        table.add_row(
            name,
            f"{row.tables}",
            f"{row.moves_per_second:,.0f}",
            f"{row.logged_per_second:,.0f}",
            milliseconds(row.delivery_p50),
            milliseconds(row.delivery_p99),
            *(f"{cost * 1e6:.0f}" for cost in (row.server_cpu, row.client_cpu, row.postgres_cpu)),
            f"{row.wal_bytes:.0f}",
            f"{row.commits:.2f}",
            f"{row.errors}",
        )
    return table


def restart_line(found: Restart) -> str:
    return (
        f"Killed with {found.tables:,} unfinished tables: healthy again after {found.healthy:.2f} s, first game "
        f"on show after {found.first_view:.2f} s, all of them after {found.all_views:.2f} s"
    )
