"""The score keeper: scores a game that was played with physical cards."""

from typing import Any

from goldgavel.games.auction import options as choices
from goldgavel.games.auction.knowledge.score_sheets import score_lines
from goldgavel.games.auction.knowledge.ties import tie_of
from goldgavel.games.auction.rules.box import BOXES, GROUPS, KINDS, Box
from goldgavel.games.auction.rules.scores import Sheet, scored
from goldgavel.kernel.bits import places
from goldgavel.kernel.errors import SheetError
from goldgavel.kernel.ties import TieBreak, tie_message
from goldgavel.kernel.untrusted import ScoredSheet, read_count, read_lines, read_object
from goldgavel.kernel.views import plain
from goldgavel.text import LazyText, TextArgs

SCORING = KINDS[:-1]
FIELDS = (*SCORING, "coins", "replicas")
SEATS = 6

Player = dict[str, int]
"""The counts of a line. Replicas that joined a group are also counted in their kind (B21)."""


def keep_score(data: Any) -> ScoredSheet:
    given, written = read_lines(data, "players")
    options = choices.read({"players": len(written)} | given)
    if len(written) != options.players:
        raise SheetError("sheet-players", found=len(written), expected=options.players)
    players = [_read_player(line, number) for number, line in enumerate(written)]
    sheet = _add_up(options, players)
    lines = score_lines(sheet)
    scores = [plain(line) for line in lines]
    winners, tie = list(places(sheet.winners)), tie_of(lines)
    answer = {"scores": scores, "winners": winners, "tie": plain(tie)}
    return ScoredSheet(answer, _written_out(scores, winners, tie), _warnings(BOXES[options.players], players))


def _read_player(line: Any, number: int) -> Player:
    fields = read_object(line, FIELDS, number)
    return {field: read_count(fields[field], number, field) for field in FIELDS}


def _add_up(options: choices.AuctionOptions, players: list[Player]) -> Sheet:
    sheet = Sheet()
    absent = SEATS - len(players)
    sheet.players = len(players)
    sheet.by_places = options.sculpture_ties == "places"
    sheet.counts = [player[kind] for player in players for kind in SCORING] + [0] * absent * len(SCORING)
    sheet.coins = [player["coins"] for player in players] + [0] * absent
    sheet.replicas = [player["replicas"] for player in players] + [0] * absent
    return scored(sheet)


def _written_out(scores: list[dict[str, int]], winners: list[int], tie: TieBreak | None) -> list[LazyText]:
    lines = []
    for number, line in enumerate(scores):
        points = [line[field] for field in (*SCORING, "coins")]
        lines.append(LazyText("auction-sheet-line", {"player": number, "sum": _sum(points), **line}))
    if tie:
        lines.append(tie_message(tie, "game"))
    shown = ", ".join(map(str, winners))
    return [*lines, LazyText("auction-sheet-winners", {"players": shown, "count": len(winners)})]


def _sum(points: list[int]) -> str:
    """Format points as a written sum: `15 − 5 + 12`."""
    rest = [f" {'+' if number >= 0 else '−'} {abs(number)}" for number in points[1:]]
    return str(points[0]) + "".join(rest)


def _warnings(box: Box, players: list[Player]) -> list[LazyText]:
    """Return warnings about counts that exceed the box. They are scored anyway, because people miscount."""
    totals = {field: sum(player[field] for player in players) for field in FIELDS}
    cards = dict(zip(KINDS, box.kinds, strict=True))
    found = []
    for kind, field in [(kind, kind) for kind in SCORING] + [("replica", "replicas")]:
        in_group = kind in GROUPS
        most = cards[kind] + (min(totals["replicas"], cards["replica"]) if in_group else 0)
        if totals[field] > most:
            message = "sheet-warning-group" if in_group else "sheet-warning-kind"
            about: TextArgs = {"kind": LazyText(f"kind-{kind}"), "most": most, "found": totals[field]}
            found.append(LazyText(message, about))
    if totals["coins"] > box.coins:
        found.append(LazyText("sheet-warning-coins", {"most": box.coins, "found": totals["coins"]}))
    return found
