"""Decodes an observation into the fields of a view, to compare it with the view itself."""

from array import array
from itertools import compress
from typing import Any

from goldgavel.envs import observation
from goldgavel.games.auction.options import TOKENS
from goldgavel.games.auction.rules.box import FORMS, GROUPS, KINDS
from goldgavel.games.aurum.knowledge.view import PHASES as AURUM_PHASES

AUCTION_PHASES = ("deal", "bid", "offer", "answer", "join", "over")


def observed(state: Any, seat: int) -> "array[float]":
    row = array("f", [-1.0]) * observation.size(state.game)  # the writer has to overwrite every element
    observation.write(state, seat, row)
    return row


def rows(values: list[float], width: int) -> list[list[float]]:
    return [values[start : start + width] for start in range(0, len(values), width)]


def parts(game: Any, row: "array[float]") -> dict[str, Any]:
    """Return the blocks by name, each as a list or a list of lists."""
    found: dict[str, Any] = {}
    for block in observation.describe(game):
        values = list(row[block.slice])
        found[block.name] = rows(values, block.shape[1]) if len(block.shape) > 1 else values
    return found


class ObservationReading:
    """The blocks with absolute seat numbers, cards by name, and counts as integers."""

    def __init__(self, game: Any, seat: int, row: "array[float]") -> None:
        self.game, self.seat = game, seat
        self.parts = parts(game, row)

    def by_seat(self, name: str) -> list[Any]:
        values, players = self.parts[name], self.game.players
        return [values[(seat - self.seat) % players] for seat in range(players)]

    def one_seat(self, name: str) -> int | None:
        marks = self.by_seat(name)
        assert sum(marks) in {0, 1}
        return marks.index(1) if 1 in marks else None

    def seats(self, name: str) -> list[int]:
        return [seat for seat, mark in enumerate(self.by_seat(name)) if mark]

    def one(self, name: str) -> int:
        assert sorted(self.parts[name])[-2:] == [0, 1]
        index: int = self.parts[name].index(1)
        return index


def whole(part: float, of: int) -> int:
    count = part * of
    assert abs(count - round(count)) < 1e-4
    return round(count)


class AurumObservation(ObservationReading):
    def cards(self, marks: list[float]) -> tuple[str, ...]:
        return tuple(self.game.card_text(card) for card, mark in enumerate(marks) if mark)

    def gold(self, shares: list[float]) -> tuple[str, ...]:
        there_are = [self.game.players, *self.game.box.supply[1:]]
        counts = [whole(share, count) for share, count in zip(shares, there_are, strict=True)]
        return tuple(f"Au{rank}" for rank, count in enumerate(counts) for _ in range(count))

    def trick(self, name: str, leader: int) -> list[dict[str, Any]]:
        """Return the cards of a trick in the order played."""
        by_seat = [self.cards(marks) for marks in self.by_seat(name)]
        turns = [(leader + place) % self.game.players for place in range(self.game.players)]
        return [{"seat": seat, "card": card} for seat in turns for card in by_seat[seat]]

    def by_side(self, name: str) -> list[float]:
        sides = self.game.sides
        own = next(number for number, seats in enumerate(sides) if self.seat in seats)
        return [self.parts[name][(side - own) % len(sides)] for side in range(len(sides))]

    def words(self) -> dict[str, Any]:
        box, leader = self.game.box, self.one_seat("leader")
        most = 4 * (2 * box.ranks + sum(n * ((rank + 2) // 3) for rank, n in enumerate(box.supply)))
        last = self.trick("last_trick", self.one_seat("last_leader") or 0)
        taken = [f"Au{rank}" for rank, mark in enumerate(self.parts["last_gold"]) if mark]
        return {
            "seat": self.one("seat"),
            "phase": AURUM_PHASES[self.one("phase")],
            "round": self.one("round"),
            "to_move": set(self.seats("to_move")),
            "first": self.one_seat("first"),
            "leader": leader,
            "has_bid": [bool(mark) for mark in self.by_seat("has_bid")],
            "hand_sizes": [whole(share, box.hand) for share in self.by_seat("hand_sizes")],
            "tricks": [whole(share, box.hand) for share in self.by_seat("tricks")],
            "nuggets": [whole(share, 2) for share in self.by_side("nuggets")],
            "points": [whole(share, most) for share in self.by_side("points")],
            "hand": self.cards(self.parts["hand"]),
            "unseen": self.cards(self.parts["unseen"]),
            "aside": self.cards(self.parts["aside"]),
            "known": [self.cards(marks) for marks in self.by_seat("known")],
            "bids": [next(iter(self.cards(marks)), None) for marks in self.by_seat("bids")],
            "supply": self.gold(self.parts["supply"]),
            "stocks": [self.gold(shares) for shares in self.by_seat("stocks")],
            "trick": self.trick("trick", leader or 0),
            "last_trick": {"cards": last, "gold": taken[0] if taken else None} if last else None,
        }


class AuctionObservation(ObservationReading):
    def counts(self, shares: list[float], kinds: tuple[int, ...]) -> list[int]:
        return [whole(share, of) for share, of in zip(shares, kinds, strict=True)]

    def heap(self, shares: list[float]) -> dict[str, int]:
        kinds = self.game.box.kinds
        forms = (*kinds, *[kinds[-1]] * len(GROUPS))
        return dict(zip(FORMS, self.counts(shares, forms), strict=True))

    def offer(self) -> dict[str, Any] | None:
        to = self.one_seat("offer_to")
        if to is None:
            return None
        seat = self.one_seat("high_bidder")
        return {
            "seat": seat,
            "to": to,
            "given": FORMS[self.one("offer_given")],
            "taken": FORMS[self.one("offer_taken")],
            "turned": to if self.parts["offer_theirs"][0] else seat,
        }

    def words(self) -> dict[str, Any]:
        box, kinds = self.game.box, self.game.box.kinds
        lot = self.counts(self.parts["lot"], (2,) * len(kinds))
        return {
            "seat": self.one("seat"),
            "phase": AUCTION_PHASES[self.one("phase")],
            "round": self.one("round"),
            "to_move": set(self.seats("to_move")),
            "first": self.one_seat("first"),
            "bidding": self.seats("bidding"),
            "high_bidder": self.one_seat("high_bidder"),
            "coins": [whole(share, box.coins) for share in self.by_seat("coins")],
            "card_counts": [whole(share, box.cards) for share in self.by_seat("card_counts")],
            "high_bid": whole(self.parts["high_bid"][0], box.coins),
            "bank": whole(self.parts["bank"][0], box.coins),
            "face_down": bool(self.parts["for_sale"][0]),
            "lot": sorted(kind for kind, count in zip(KINDS, lot, strict=True) for _ in range(count)),
            "unseen": dict(zip(KINDS, self.counts(self.parts["unseen"], kinds), strict=True)),
            "cards": [self.heap(shares) for shares in self.by_seat("cards")],
            "tokens": [list(compress(TOKENS, marks)) for marks in self.by_seat("tokens")],
            "offer": self.offer(),
        }


READINGS: dict[str, type[AurumObservation] | type[AuctionObservation]] = {
    "aurum": AurumObservation,
    "auction": AuctionObservation,
}


def values_from_observation(state: Any, seat: int) -> dict[str, Any]:
    return READINGS[state.game.name](state.game, seat, observed(state, seat)).words()


def values_from_view(state: Any, seat: int) -> dict[str, Any]:
    """Return the same fields, taken from the view."""
    return {"aurum": _aurum_view, "auction": _auction_view}[state.game.name](state.view(seat))


def _aurum_view(view: Any) -> dict[str, Any]:
    undealt = view.phase == "deal" and view.round == 0
    same = ("seat", "phase", "round", "first", "leader", "hand", "unseen", "aside", "supply")
    lists = ("has_bid", "hand_sizes", "tricks", "nuggets", "points", "known", "bids", "stocks")
    last = view.last_trick
    found = {name: getattr(view, name) for name in same} | {name: list(getattr(view, name)) for name in lists}
    if undealt:
        found |= {"first": None, "leader": None}
    return found | {
        "to_move": set(view.to_move),
        "trick": [{"seat": played.seat, "card": played.card} for played in view.trick],
        "last_trick": last and {
            "cards": [{"seat": played.seat, "card": played.card} for played in last.cards],
            "gold": last.gold,
        },
    }  # fmt: skip


def _auction_view(view: Any) -> dict[str, Any]:
    undealt = view.phase == "deal"
    same = ("seat", "phase", "round", "high_bidder", "high_bid", "bank", "face_down")
    offer = view.offer
    fields = ("seat", "to", "given", "taken", "turned")
    return {name: getattr(view, name) for name in same} | {
        "first": None if undealt else view.first,
        "to_move": set(view.to_move),
        "bidding": list(view.bidding),
        "coins": list(view.coins),
        "card_counts": [cards.count for cards in view.cards],
        "lot": sorted(view.lot),
        "unseen": {kind: getattr(view.unseen, kind) for kind in KINDS},
        "cards": [
            {kind: getattr(cards, kind) for kind in KINDS}
            | {f"replica@{group}": getattr(cards.joined, group) for group in GROUPS}
            for cards in view.cards
        ],
        "tokens": [list(tokens) for tokens in view.tokens],
        "offer": offer and {name: getattr(offer, name) for name in fields},
    }
