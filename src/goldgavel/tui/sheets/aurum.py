"""The score sheet after a round of Aurum, with the same sums as the score keeper, and that of the match."""

from typing import TYPE_CHECKING, Any

from rich.table import Table

from goldgavel.games.aurum.keeper import keep_score
from goldgavel.games.aurum.knowledge.derived_types import rank_of
from goldgavel.games.aurum.wording.sentences import sentences, side_label
from goldgavel.text import Speech

if TYPE_CHECKING:
    from rich.console import RenderableType

    from goldgavel.games.aurum.knowledge.events import RoundScored
    from goldgavel.games.aurum.knowledge.view import AurumView


def sheet(view: "AurumView", event: "RoundScored", speech: Speech) -> list[str]:
    """Return the sheet's lines, computed from the last bids, the tricks and the gold on the table.

    If the next round is already dealt, as can happen at a server's table, the event's sums are shown.
    """
    if view.phase not in {"deal", "over"}:
        return [speech.text(told) for told in sentences(event)[: len(event.result.sides)]]
    lines = side_sums(view)
    names = [speech.text(side_label(side, len(lines))) for side in range(len(lines))]
    return [_written_out(name, line, speech) for name, line in zip(names, lines, strict=True)]


def side_sums(view: "AurumView") -> list[dict[str, Any]]:
    """Return each side's sums, computed by the score keeper."""
    lines = []
    for side in view.sides:
        gold = [rank_of(card) for seat in side.seats for card in view.stocks[seat]]
        lines.append({"bid": side.bid, "tricks": side.tricks, "gold": gold})
    options = {"players": view.options.players, "tie_3p": view.options.tie_3p}
    written_out = keep_score({"options": options, "sides": lines}).sheet
    return [dict(message.args) for message in written_out if "side" in message.args]


def _written_out(name: str, line: dict[str, Any], speech: Speech) -> str:
    return speech.say(
        "cli-aurum-sheet-line",
        name=name,
        bid=line["bid"],
        tricks=line["tricks"],
        outcome=line["outcome"],
        points=line["points"],
        gold=_sum(line["gold"], line["gold_points"]),
        total=_sum(f"{line['points']} + {line['gold_points']}", line["total"]),
    )


def _sum(terms: str, result: int) -> str:
    """Return a sum with its result. A single term is shown without an equals sign."""
    return f"{terms} = {result}" if "+" in terms else str(result)


def rounds_table(view: "AurumView", speech: "Speech") -> "RenderableType":
    """Return a table with one row per finished round. The winner of a round is marked."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
    table.add_column("")
    for side in range(len(view.sides)):
        table.add_column(speech.text(side_label(side, len(view.sides))), justify="right")
    for number, result in enumerate(view.rounds, start=1):
        cells = [
            f"{line.total}{' ★' if side in result.winners else '  '}" for side, line in enumerate(result.sides)
        ]
        table.add_row(speech.say("page-round-number", round=number), *cells)
    by_points = view.options.match == "points"
    standing = view.points if by_points else view.nuggets
    label = speech.say("page-sheet-total" if by_points else "page-sheet-nuggets")
    table.add_row(label, *(f"{score}  " for score in standing), style="bold")
    return table
