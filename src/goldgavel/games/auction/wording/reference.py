"""What stands on the reference card of Auction. The page lists the same (`web/src/reference/entries.ts`)."""

from goldgavel.games.auction.options import AuctionOptions
from goldgavel.games.auction.rules.box import BOXES, KINDS
from goldgavel.games.auction.rules.scores import Sheet, scored
from goldgavel.games.reference import CardEntry, equations
from goldgavel.text import say

CARDS_OF_LOT = 3
RULE_OF_TOKEN = {"stop": "B24", "ban": "B25", "exchange": "B26"}
SCORING = KINDS[:6]
MOST_COUNTED = 6
"""B16, B17: more cards of these kinds are worth no more."""
A_SET = {"painting": 1, "sculpture": 1, "furniture": 1, "stamp": 1, "jewel": 1}


def edition_of(options: AuctionOptions, lang: str) -> str:
    del options, lang
    return ""


def entries_of(options: AuctionOptions) -> list[CardEntry]:
    box = BOXES[options.players]
    tokens = [CardEntry("auction-tokens", "B23")] if options.tokens else []
    tokens += [
        CardEntry(f"auction-{token}", RULE_OF_TOKEN[token], {"least": box.stop_minimum})
        for token in options.tokens
    ]
    return [
        CardEntry("auction-setup", "B2", {"coins": box.purse, "rounds": box.cards // CARDS_OF_LOT}),
        CardEntry("auction-lot", "B5"),
        CardEntry("auction-bid", "B6"),
        CardEntry("auction-pay", "B12"),
        CardEntry("auction-bank", "B13"),
        CardEntry("auction-replica", "B11"),
        *tokens,
        CardEntry("auction-winner", "B22"),
    ]


def points_of(options: AuctionOptions, lang: str) -> dict[str, str]:
    """Return the points of every kind (B15 to B22)."""
    first, second, third, none = worth("sculpture", *({"sculpture": count} for count in (3, 2, 1, 0)))
    without, with_set = (worth("collection", {"collection": 1} | others)[0] for others in ({}, A_SET))
    places = {"first": first, "second": second, "third": third, "without": none}
    texts = {
        "stamp": by_count("stamp"),
        "jewel": by_count("jewel"),
        "painting": text_of("painting", lang, each=worth("painting", {"painting": 1})[0]),
        "furniture": text_of("furniture", lang, pair=worth("furniture", {"furniture": 2})[0]),
        "sculpture": text_of("sculpture", lang, **places)
        + f". {text_of('ties', lang, ties=options.sculpture_ties)}",
        "collection": text_of("collection", lang, **{"with": with_set, "without": without}),
        "coins": text_of("coins", lang),
    }
    return {say(f"page-keeper-kind-{kind}", lang): text for kind, text in texts.items()}


def symbols_of(options: AuctionOptions, lang: str) -> dict[str, str]:
    del options, lang
    return {}


def text_of(name: str, lang: str, **numbers: int | str) -> str:
    return say(f"reference-auction-{name}-text", lang, **numbers)


def by_count(kind: str) -> str:
    points = [worth(kind, {kind: count})[0] for count in range(1, MOST_COUNTED + 1)]
    names = [*map(str, range(1, MOST_COUNTED)), f"{MOST_COUNTED}+"]
    return equations(dict(zip(names, points, strict=True)))


def worth(kind: str, *players: dict[str, int]) -> list[int]:
    """Return the points of each player for a kind, by the score sheet of the rules."""
    sheet = Sheet()
    sheet.players = len(players)
    counts = [cards.get(name, 0) for cards in players for name in SCORING]
    sheet.counts = counts + sheet.counts[len(counts) :]
    return scored(sheet).points[SCORING.index(kind) : len(counts) : len(SCORING)]
