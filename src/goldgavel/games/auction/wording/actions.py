"""The text of every action, in the order of the action numbers (see rules/action_numbers.py)."""

from functools import lru_cache

from goldgavel.games.auction.rules.box import FORMS, GROUPS, Box


@lru_cache(maxsize=16)
def action_texts(box: Box) -> tuple[str, ...]:
    seats = range(box.players)
    bids = [f"bid {coins}" for coins in range(1, box.coins + 1)]
    texts = ["pass", *bids, "accept", "decline"]
    texts += [f"join {group}" for group in GROUPS]
    texts += [f"{bid} stop" for bid in bids]
    texts += [f"{bid} exchange" for bid in bids]
    texts += [f"{bid} ban {seat}" for seat in seats for bid in bids]
    swaps = [f"{given} for {taken}" for given in FORMS for taken in FORMS]
    texts += [f"offer {seat} {swap} {token}" for seat in seats for swap in swaps for token in ("mine", "theirs")]
    return tuple(texts)
