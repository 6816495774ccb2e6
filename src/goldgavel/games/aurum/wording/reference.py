"""What stands on the reference card of Aurum. The page lists the same (`web/src/reference/entries.ts`)."""

from itertools import groupby

from goldgavel.games.aurum.options import AurumOptions, box_of
from goldgavel.games.aurum.rules.scores import gold_worth
from goldgavel.games.reference import CardEntry, equations
from goldgavel.text import say

RULE_OF_MATCH = {"race": "A34", "best-of-3": "A35", "points": "A38"}
"""A research game of one round has none."""
BY_NUGGETS = ("race", "best-of-3")


def edition_of(options: AurumOptions, lang: str) -> str:
    return say(f"page-option-edition-{options.edition}", lang)


def entries_of(options: AurumOptions) -> list[CardEntry]:
    players, match = options.players, options.match
    for_players = {"players": players}
    setup = for_players | {"zeros": "yes" if options.zero_gold else "no", "hand": box_of(options).hand}
    entries = [
        CardEntry("aurum-setup", "A4", setup),
        CardEntry("aurum-bid", "A9" if players == 3 else "A10", for_players),
    ]
    if options.bid_changes:
        entries.append(CardEntry("aurum-change", "A12", for_players))
    entries += [
        CardEntry("aurum-lead", "A18"),
        CardEntry("aurum-follow", "A19"),
        CardEntry("aurum-lowest", "A22"),
        CardEntry("aurum-winner", "A24"),
        CardEntry("aurum-equal", "A21"),
        CardEntry("aurum-end", "A27"),
    ]
    if match in BY_NUGGETS:
        tie = "gold" if players == 4 else options.tie_3p
        entries.append(CardEntry("aurum-round", "A33" if tie == "gold" else "A32", {"tie": tie}))
    if match in RULE_OF_MATCH:
        entries.append(CardEntry("aurum-game", RULE_OF_MATCH[match], {"match": match}))
    return entries


def points_of(options: AurumOptions, lang: str) -> dict[str, str]:
    """Return the points for bids (A30) and for gold (A31)."""
    players = options.players
    bid = {
        say("reference-aurum-under", lang): 0,
        say("reference-aurum-over", lang): say("reference-aurum-over-points", lang),
        say("reference-aurum-exact", lang): say("reference-aurum-exact-points", lang),
    }
    return {
        say("reference-aurum-bid-points", lang, players=players): equations(bid),
        say("reference-aurum-gold-points", lang, players=players): equations(gold_steps(options)),
    }


def gold_steps(options: AurumOptions) -> dict[str, int]:
    """Return the points of a gold card by the ranks that are worth the same: `Au1–3` is 1."""
    ranks = range(0 if options.zero_gold else 1, len(box_of(options).supply))
    steps = [(worth, list(equal)) for worth, equal in groupby(ranks, lambda rank: gold_worth([rank]))]
    return {_range_text(equal): worth for worth, equal in steps}


def symbols_of(options: AurumOptions, lang: str) -> dict[str, str]:
    return {metal: say(f"page-metal-{metal}", lang) for metal in (*box_of(options).metals, "Au")}


def _range_text(ranks: list[int]) -> str:
    return f"Au{ranks[0]}" if len(ranks) == 1 else f"Au{ranks[0]}–{ranks[-1]}"
