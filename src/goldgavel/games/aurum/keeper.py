"""The score keeper: scores a round that was played with physical cards."""

from collections import Counter
from typing import Any, NamedTuple

from goldgavel.games.aurum import options as choices
from goldgavel.games.aurum.knowledge.ties import tie_of_sheet
from goldgavel.games.aurum.rules.scores import Sheet, gold_worth, scored
from goldgavel.kernel.bits import places
from goldgavel.kernel.errors import SheetError
from goldgavel.kernel.ties import tie_message
from goldgavel.kernel.untrusted import ScoredSheet, read_count, read_lines, read_object
from goldgavel.kernel.views import plain
from goldgavel.text import LazyText, TextArgs

FIELDS = ("bid", "tricks", "gold")


class Side(NamedTuple):
    bid: int
    tricks: int
    gold: list[int]


def keep_score(data: Any) -> ScoredSheet:
    given, lines = read_lines(data, "sides")
    options = choices.read(_with_players(given, len(lines)))
    if len(lines) != _sides(options):
        raise SheetError("sheet-sides", found=len(lines), expected=_sides(options), players=options.players)
    sides = [_read_side(line, number) for number, line in enumerate(lines)]
    sheet = _add_up(options, sides)
    answer = {
        "sides": [_answer_line(sheet, number) for number in range(sheet.sides)],
        "winners": list(places(sheet.winners)),
        "tie": plain(tie_of_sheet(sheet)),
    }
    stake = "round" if options.match == "points" else "nugget"
    return ScoredSheet(answer, _written_out(sheet, sides, stake), _warnings(options, sides))


def _with_players(given: dict[str, Any], lines: int) -> dict[str, Any]:
    """Infer the number of players: two sides are the teams of four players, three sides are three players."""
    return {"players": 3 if lines == 3 and given.get("edition") != "digest" else 4} | given


def _sides(options: choices.AurumOptions) -> int:
    return 2 if options.players == 4 else options.players


def _read_side(line: Any, number: int) -> Side:
    fields = read_object(line, FIELDS, number)
    gold = fields["gold"]
    if not isinstance(gold, list):
        raise SheetError("sheet-gold-list", owner=number)
    ranks = [read_count(rank, number, "gold") for rank in gold]
    if any(rank > 8 for rank in ranks):
        raise SheetError("sheet-gold-rank", owner=number, rank=max(ranks))
    bid = read_count(fields["bid"], number, "bid")
    return Side(bid, read_count(fields["tricks"], number, "tricks"), sorted(ranks))


def _add_up(options: choices.AurumOptions, sides: list[Side]) -> Sheet:
    sheet = Sheet()
    rest = 4 - len(sides)
    sheet.sides = len(sides)
    sheet.gold_decides = options.players == 4 or options.tie_3p == "gold"
    sheet.bid = [side.bid for side in sides] + [0] * rest
    sheet.tricks = [side.tricks for side in sides] + [0] * rest
    sheet.gold_points = [gold_worth(side.gold) for side in sides] + [0] * rest
    sheet.top_gold = [max(side.gold, default=-1) for side in sides] + [-1] * rest
    return scored(sheet)


def _answer_line(sheet: Sheet, side: int) -> dict[str, int]:
    bid_points, gold_points = sheet.bid_points[side], sheet.gold_points[side]
    return {"bid_points": bid_points, "gold_points": gold_points, "total": sheet.totals[side]}


def _written_out(sheet: Sheet, sides: list[Side], stake: str) -> list[LazyText]:
    lines = []
    for number, side in enumerate(sides):
        outcome = "exact" if side.tricks == side.bid else "over" if side.tricks > side.bid else "under"
        worth = [str(gold_worth([rank])) for rank in side.gold]
        args: TextArgs = {
            "side": number,
            "bid": side.bid,
            "tricks": side.tricks,
            "outcome": outcome,
            "points": sheet.bid_points[number],
            "gold": " + ".join(worth) or "0",
            "gold_points": sheet.gold_points[number],
            "total": sheet.totals[number],
        }
        lines.append(LazyText("aurum-sheet-line", args))
    tie = tie_of_sheet(sheet)
    if tie:
        lines.append(tie_message(tie, stake))
    winners = places(sheet.winners)
    shown = ", ".join(map(str, winners))
    return [*lines, LazyText("aurum-sheet-winners", {"sides": shown, "count": len(winners)})]


def _warnings(options: choices.AurumOptions, sides: list[Side]) -> list[LazyText]:
    """Return warnings about counts that exceed the box. They are scored anyway, because people miscount."""
    box = choices.box_of(options)
    found = [
        LazyText("sheet-warning-bid", {"side": number, "bid": side.bid, "most": box.ranks})
        for number, side in enumerate(sides)
        if not 1 <= side.bid <= box.ranks
    ]
    in_box = Counter(dict(enumerate(box.supply)))
    in_box[0] = box.players if options.zero_gold else 0
    for rank, count in sorted(Counter(rank for side in sides for rank in side.gold).items()):
        if count > in_box[rank]:
            found.append(LazyText("sheet-warning-gold", {"rank": rank, "count": count, "most": in_box[rank]}))
    most = box.players * (box.hand - 1)
    tricks = sum(side.tricks for side in sides)
    if tricks > most:
        found.append(LazyText("sheet-warning-tricks", {"tricks": tricks, "most": most}))
    return found
