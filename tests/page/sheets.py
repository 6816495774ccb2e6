"""Random score sheets with Python's results, to compare with the page's score keeper.

`python -m tests.page.sheets 5000` writes them as JSON. It needs `GOLDGAVEL_PURE=1`, because matches are decided
on a table that only interpreted code can fill in.
"""

import json
import sys
from collections.abc import Callable
from random import Random
from typing import Any

from msgspec import convert

from goldgavel.games.auction import keeper as auction
from goldgavel.games.aurum import keeper as aurum
from goldgavel.games.aurum.knowledge.ties import game_tie
from goldgavel.games.aurum.options import MATCHES
from goldgavel.games.aurum.rules import match
from goldgavel.games.aurum.rules.scores import every_side
from goldgavel.games.aurum.rules.table import Table
from goldgavel.kernel.errors import GoldGavelError
from goldgavel.kernel.ties import TieBreak, tie_message
from goldgavel.kernel.untrusted import ScoredSheet
from goldgavel.kernel.views import plain
from goldgavel.text import LANGUAGES, LazyText

Sheet = Any
Case = dict[str, Any]

NO_COUNTS: tuple[Any, ...] = (-1, 1.5, True, False, "3", None, [], {}, 1_000_001, 10**30)
NO_LINES: tuple[Any, ...] = (None, 5, "line", [], [1, 2, 3], True)
OPTIONS: dict[str, tuple[Any, ...]] = {
    "players": (3, 4, "3", "4", " 4 ", 5, 6, 2, 7, True, None, "four", "04", ""),
    "edition": ("evrikus", "gigamic", "digest", "Digest", " GIGAMIC", "other", 3, None),
    "bid_changes": (True, False, "on", "No", 1, 0, "maybe", None),
    "zero_gold": (True, False, "off", "YES ", "0", 1, [], "nothing"),
    "tie_3p": ("share", "gold", "Gold", "none", True),
    "match": ("race", "best-of-3", "points", "Race ", "best of 3", 3),
    "tokens": ([], ["stop"], ["exchange", "ban", "ban"], "none", "", "stop, ban", "stop,luck", [1], 5, None),
    "coins": ("hidden", "open", " Open", "shut", 0),
    "sculpture_ties": ("book", "places", "PLACES", "other", None),
    "colour": ("red",),
}


def case_of(keep_score: Callable[[Any], ScoredSheet], sheet: Sheet) -> Case:
    try:
        scored = keep_score(sheet)
    except GoldGavelError as problem:
        return {"sheet": sheet, "refused": problem.code}
    said = {"answer": scored.answer, "warnings": [_plain(message) for message in scored.warnings]}
    return {"sheet": sheet, **said}


def ties_in_words(cases: list[Case]) -> list[Case]:
    """Some ties with their sentences, which the page computes itself."""
    ties = [case["answer"]["tie"] for case in cases if "answer" in case and case["answer"]["tie"]]
    said = [(tie, tie_message(convert(tie, TieBreak), "nugget")) for tie in ties[:200]]
    return [{"tie": tie, "words": {lang: message.text(lang) for lang in LANGUAGES}} for tie, message in said]


def _plain(message: LazyText) -> dict[str, Any]:
    args = {
        name: value.id.removeprefix("kind-") if isinstance(value, LazyText) else value
        for name, value in message.args.items()
    }
    return {"code": message.id, "args": args}


def aurum_sheet(random: Random) -> Sheet:
    """Return a sheet that is mostly plausible, with close scores; sometimes with cards that no box contains."""
    sides = random.choices((3, 2, 1, 4), (10, 10, 1, 1))[0]
    known = ("players", "edition", "bid_changes", "zero_gold", "tie_3p", "match")
    return spoilt(random, {"sides": [_side(random) for _ in range(sides)]}, "sides", known, sides)


def _side(random: Random) -> Sheet:
    bid = random.choice((0, 1, 2, 2, 3, 3, 4, 5, 9, 10, 11))
    tricks = max(0, bid + random.choice((-2, -1, 0, 0, 0, 1, 2, 30)))
    most = random.choices((8, 9, 20), (60, 1, 1))[0]
    return {"bid": bid, "tricks": tricks, "gold": [random.randint(0, most) for _ in range(random.randrange(6))]}


def auction_sheet(random: Random) -> Sheet:
    players = random.choices((3, 4, 5, 6, 2, 7), (8, 8, 8, 8, 1, 1))[0]
    lines = [{field: _count(random, field) for field in auction.FIELDS} for _ in range(players)]
    if random.random() < 0.3:  # ties in everything, which only replicas break
        lines = [lines[0] | {"replicas": _count(random, "replicas")} for _ in lines]
    return spoilt(random, {"players": lines}, "players", ("players", "tokens", "coins", "sculpture_ties"), players)


def _count(random: Random, field: str) -> int:
    if field == "coins":
        return random.randrange(40)
    most = 2 if field in {"collection", "replicas"} else 4
    return random.randint(0, random.choices((most, 12), (9, 1))[0])


def spoilt(random: Random, sheet: Sheet, key: str, known: tuple[str, ...], players: int) -> Sheet:
    """Add random options, and to one sheet in four something that is or may be wrong."""
    sane = random.random() < 0.75
    chosen = random.sample(known, random.randint(0, len(known)))
    sheet["options"] = {name: random.choice(OPTIONS[name][: 2 if sane else None]) for name in chosen}
    if sane and "players" in chosen:
        sheet["options"]["players"] = 4 if key == "sides" and players == 2 else players
    return sheet if sane else _spoil(random, sheet, key)


def _spoil(random: Random, sheet: Sheet, key: str) -> Sheet:
    lines = sheet[key]
    place = random.randrange(len(lines))
    line = lines[place]
    field = random.choice(list(line))
    ways: list[Callable[[], Any]] = [
        lambda: line.update({field: random.choice(NO_COUNTS)}),
        lambda: line.pop(field),
        lambda: line.update({"colour": 1}),
        lambda: lines.__setitem__(place, random.choice(NO_LINES)),
        lambda: sheet.update({key: random.choice((None, 3, "lines", {}, [], lines[:1], lines + lines))}),
        lambda: sheet.update({"options": random.choice((None, [], 4, "players"))}),
        lambda: sheet["options"].update({"colour": "red"}),
        lambda: sheet.pop(key),
        lambda: sheet.pop("options"),
        lambda: None,
    ]
    if isinstance(line.get("gold"), list):
        ways.append(lambda: line["gold"].append(random.choice(NO_COUNTS)))
    random.choice(ways)()
    return sheet if random.random() < 0.98 else random.choice((None, [], 3, "sheet", [sheet]))


FOR_RESEARCH = "round"
"""A match of one round has no score keeper."""


def aurum_match(random: Random) -> Case:
    """Random rounds with the match result after each, until a side has won."""
    table = Table()
    table.sides = random.choice((2, 3))
    kind = random.choice([kind for kind in MATCHES if kind != FOR_RESEARCH])
    table.match = MATCHES[kind]
    rounds: list[Case] = []
    after: list[Case] = []
    while not after or not after[-1]["winners"]:
        table.bid[: table.sides] = [random.randint(1, 3) for _ in range(table.sides)]
        table.totals[: table.sides] = [random.randint(0, 4) for _ in range(table.sides)]
        table.winners = random.randint(1, every_side(table))
        match.keep_sheet(table)
        bids, totals = table.bid[: table.sides], table.totals[: table.sides]
        rounds.append({"bids": bids, "totals": totals, "winners": _sides(table.winners)})
        winners = _sides(match.winners_of_match(table))
        standing = {"nuggets": table.nuggets[: table.sides], "points": table.points[: table.sides]}
        tie = plain(game_tie(table.match, table.round, *decides(table)))
        after.append(standing | {"winners": winners, "tie": tie if winners else None})
        table.round += 1
    return {"match": kind, "sides": table.sides, "rounds": rounds, "after": after}


def decides(table: Table) -> list[tuple[int, ...]]:
    """Return the values of every side that decide a match."""
    return [tuple(numbers[: table.sides]) for numbers in (table.nuggets, table.points, table.bid)]


def _sides(bits: int) -> list[int]:
    return [side for side in range(4) if bits >> side & 1]


def all_cases(count: int) -> dict[str, list[Case]]:
    random = Random(2026)
    of_aurum = [case_of(aurum.keep_score, aurum_sheet(random)) for _ in range(count)]
    of_auction = [case_of(auction.keep_score, auction_sheet(random)) for _ in range(count)]
    return {
        "aurum": of_aurum,
        "auction": of_auction,
        "ties": [*ties_in_words(of_aurum), *ties_in_words(of_auction)],
        "matches": [aurum_match(random) for _ in range(count // 5)],
    }


if __name__ == "__main__":
    print(json.dumps(all_cases(int(sys.argv[1]))))
