"""The text of every action, in the order of the action numbers (see rules/tricks.py and rules/bids.py)."""

from functools import lru_cache

from goldgavel.games.aurum.rules.box import Box, base_text, gold_text


@lru_cache(maxsize=16)
def action_texts(box: Box) -> tuple[str, ...]:
    cards = [base_text(box, card) for card in range(box.cards)]
    golds = [gold_text(rank) for rank in range(len(box.supply))]
    swaps = [f"swap {paid} {card}" for paid in golds for card in cards]
    texts = [f"play {card}" for card in cards + golds]
    texts += ["end", "keep"]
    texts += [f"bid {card}" for card in cards]
    texts += swaps
    if box.players == 4:
        texts += [f"{swap} partner" for swap in swaps]
    return tuple(texts)
