"""What a seat may know (B27). Everything that leaves a table passes through this file and nothing else.

Nobody at an Auction table holds a secret, so all seats see the same but for what they may do. What nobody
knows is the face-down card, the order of the deck and the third cards of the lots in the box.
"""

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from goldgavel.games.auction import codes, events, glance, heaps
from goldgavel.games.auction.box import FORMS, GROUPS, KINDS
from goldgavel.games.auction.deal_data import card_texts
from goldgavel.games.auction.lots import present_sheet
from goldgavel.games.auction.options import TOKENS, AuctionOptions
from goldgavel.games.auction.table import Table
from goldgavel.kernel.views import Data, View, shared

if TYPE_CHECKING:
    from goldgavel.games.auction.scores import Sheet
    from goldgavel.games.auction.state import State

PHASES = ("deal", "bid", "offer", "answer", "join", "over")
LOT = 3
OPEN = 2
SEATS = 6
CACHED = 1024
"""How many answers of one kind are remembered."""


class Joined(Data, frozen=True):
    """How many replicas joined each group (B11)."""

    sculpture: int
    furniture: int
    stamp: int
    jewel: int


class Kinds(Data, frozen=True):
    """How many cards of each kind."""

    painting: int
    sculpture: int
    furniture: int
    stamp: int
    jewel: int
    collection: int
    replica: int


class Cards(Kinds, frozen=True):
    """The cards before a player: true cards of each kind, replicas that wait, and those that joined a group."""

    joined: Joined
    count: int
    """All of them (B13)."""


class Offer(Data, frozen=True):
    """`seat` offers `to` a card for a card; `turned` is whose token it costs (B26)."""

    seat: int
    to: int
    given: str
    taken: str
    turned: int


class BoxedLot(Data, frozen=True):
    """A lot that nobody wanted (B9): its open cards; the third one once the game is over."""

    round: int
    cards: tuple[str, ...]
    third: str | None


class AuctionView(View, frozen=True):
    """All that one seat may know now. Lists run over the seats."""

    options: AuctionOptions
    lot: tuple[str, ...]
    """The two open cards while the lot is for sale; all three where everything is open."""
    face_down: bool
    """Whether the third card lies face down beside them."""
    deck_size: int
    unseen: Kinds
    """What lies face down, in the deck and as third cards in the box, all together."""
    high_bid: int
    """The bid that stands in this round, 0 for none."""
    high_bidder: int | None
    least_bid: int | None
    """The least bid that would be above it (B6); None while no lot is for sale."""
    bidding: tuple[int, ...]
    """The seats that are still in the bidding."""
    coins: tuple[int, ...]
    bank: int
    bank_to: int | None
    """Who alone has the fewest cards, and would take the bank now (B13)."""
    cards: tuple[Cards, ...]
    tokens: tuple[tuple[str, ...], ...]
    """The tokens that each can still use (B23)."""
    offer: Offer | None
    """The offer that waits for an answer, or the swap whose replicas are joining (B26)."""
    joining: int | None
    """Who must say which group a replica joins (B11)."""
    boxed: tuple[BoxedLot, ...]
    scores: tuple[events.ScoreLine, ...]
    """The sheet as if the game ended now; the result once it is over."""
    worth: tuple[glance.LotWorth, ...]
    """What the lot would add to each sheet, while it is for sale."""
    swap_worth: glance.SwapWorth | None
    """What the offer would add to the two sheets, while it waits for an answer."""
    join_worth: glance.GroupWorth | None
    """What the replica would add in each group, while one must join."""
    winners: tuple[int, ...] | None
    deck: tuple[str, ...] | None
    """The whole deck as it was dealt, once the game is over, or where everything is open."""


def parts_of(state: "State") -> tuple[AuctionView, list[dict[str, Any]]]:
    """What everyone may know, and by seat what lies over it for that seat alone."""
    return public_view(state), [own_part(state, seat) for seat in range(state.players)]


def views_of(state: "State") -> tuple[AuctionView, ...]:
    """A spectator's view, then every seat's: what they share is made once."""
    public, parts = parts_of(state)
    return (public, *[replace(public, **own) for own in parts])


def view_of(state: "State", seat: int | None) -> AuctionView:
    public = public_view(state)
    return public if seat is None else replace(public, **own_part(state, seat))


def own_part(state: "State", seat: int) -> dict[str, Any]:
    """What this seat may do."""
    return {"seat": seat, "legal": tuple(map(state.game.texts.__getitem__, state.legal_actions(seat)))}


def open_view(state: "State") -> AuctionView:
    """Everything face up, for whoever may know it all: the lot's third card too, and those of the box."""
    deck = bytes(state.deck[: state.deck_size])
    return replace(
        public_view(state),
        lot=_cards(deck[LOT * state.round :][:LOT]) if for_sale(state) else (),
        face_down=False,
        boxed=_boxed_lots(state.boxed, deck, True) if state.boxed else (),
        deck=None if state.phase == codes.DEAL else _cards(deck),
    )


def public_view(state: "State") -> AuctionView:
    """What everyone knows, which is all that anyone does (B27)."""
    players = state.players
    over = state.phase == codes.OVER
    coins, held = tuple(state.coins[:players]), tuple(state.held[:players])
    deck = bytes(state.deck[: state.deck_size])
    lines, winners = _sheet(state.by_places, coins, held)
    selling = for_sale(state)
    lot = deck[LOT * state.round :][:OPEN] if selling else b""
    unseen = unseen_counts(state, deck)
    offer = offer_of(state, state.bidder, state.offer) if state.offer >= 0 else None
    return AuctionView(
        game="auction",
        options=state.game.options,
        seat=None,
        ply=state.ledger.ply(),
        round=state.round,
        first=state.first,
        phase=PHASES[state.phase],
        to_move=shared(tuple(state.to_move())),
        legal=(),
        moves=tuple(state.game.moved.of(state.ledger.round_entries())),
        lot=_cards(lot),
        face_down=selling,
        deck_size=cards_in_deck(state),
        unseen=_kinds(unseen),
        high_bid=state.high,
        high_bidder=state.bidder if state.bidder >= 0 else None,
        least_bid=state.high + 1 if selling else None,
        bidding=seats_in(state.still_in),
        coins=shared(coins),
        bank=state.bank,
        bank_to=glance.alone_with_fewest(tuple(state.owned[:players])),
        cards=_cards_of_all(held),
        tokens=_tokens_of_all(tuple(state.unused[:players])),
        offer=offer,
        joining=state.turn if state.phase == codes.JOIN else None,
        boxed=_boxed_lots(state.boxed, deck, over) if state.boxed else (),
        scores=lines,
        worth=glance.worth_of_lot(state.by_places, lot, unseen, held) if selling else (),
        swap_worth=_swap_worth(state, held, offer) if offer and state.phase == codes.ANSWER else None,
        join_worth=_join_worth(state, held) if state.phase == codes.JOIN else None,
        winners=winners if over else None,
        deck=_cards(deck) if over else None,
    )


def for_sale(state: "State") -> bool:
    """Whether this round's lot is on the table: a replica of a lot that was won may still have to join."""
    if state.phase == codes.JOIN:
        return state.offer >= 0
    return codes.BID <= state.phase <= codes.ANSWER


def cards_in_deck(state: "State") -> int:
    laid_out = 0 if state.phase == codes.DEAL else LOT * (state.round + 1)
    return state.deck_size - laid_out


def unseen_places(state: "State") -> list[int]:
    """The places of the deck that nobody has seen: third cards in the box, the face-down card, and the rest."""
    if state.phase == codes.OVER:
        return []
    thirds = [LOT * round_ + OPEN for round_ in rounds_in(state.boxed)]
    if for_sale(state):
        thirds.append(LOT * state.round + OPEN)
    return thirds + list(range(state.deck_size - cards_in_deck(state), state.deck_size))


def unseen_counts(state: "State", deck: bytes) -> tuple[int, ...]:
    """By kind. Before the deal the deck is not shuffled yet, but its cards are known (B1)."""
    if state.phase == codes.DEAL:
        return tuple(state.kind_counts)
    unseen = bytes([deck[place] for place in unseen_places(state)])
    return tuple(map(unseen.count, range(len(KINDS))))


def _join_worth(state: "State", held: tuple[int, ...]) -> glance.GroupWorth:
    return glance.worth_of_groups(state.by_places, state.turn, held)


def _swap_worth(state: "State", held: tuple[int, ...], offer: Offer) -> glance.SwapWorth:
    return glance.worth_of_swap(state.by_places, held, offer.seat, offer.to, offer.given, offer.taken)


def offer_of(state: "State", seat: int, action: int) -> Offer:
    """An offer from the text of its action: `offer 3 stamp for jewel mine`."""
    _, to, given, _, taken, token = state.game.texts[action].split()
    turned = seat if token == "mine" else int(to)  # noqa: S105 - not a password
    return Offer(seat=seat, to=int(to), given=given, taken=taken, turned=turned)


def score_lines(sheet: "Sheet") -> tuple[events.ScoreLine, ...]:
    points, coins, totals, replicas = sheet.points, sheet.coins, sheet.totals, sheet.replicas
    lines = []
    for player in range(sheet.players):
        kinds = dict(zip(KINDS, points[player * 6 : player * 6 + 6], strict=False))
        lines.append(
            events.ScoreLine(**kinds, coins=coins[player], total=totals[player], replicas=replicas[player])
        )
    return tuple(lines)


# What is made once for the same cards, and remembered within bounds.


@lru_cache(maxsize=CACHED)
def _cards(kinds: bytes) -> tuple[str, ...]:
    return card_texts(list(kinds))


@lru_cache(maxsize=CACHED)
def _kinds(counts: tuple[int, ...]) -> Kinds:
    return Kinds(**dict(zip(KINDS, counts, strict=True)))


@lru_cache(maxsize=CACHED)
def _cards_of_all(held: tuple[int, ...]) -> tuple[Cards, ...]:
    return tuple(map(_cards_of, held))


@lru_cache(maxsize=CACHED)
def _cards_of(heap: int) -> Cards:
    counts = [heaps.holds(heap, form) for form in range(len(FORMS))]
    joined = Joined(**dict(zip(GROUPS, counts[len(KINDS) :], strict=True)))
    return Cards(**dict(zip(KINDS, counts, strict=False)), joined=joined, count=sum(counts))


@lru_cache(maxsize=CACHED)
def _tokens_of_all(unused: tuple[int, ...]) -> tuple[tuple[str, ...], ...]:
    return tuple(map(tokens_in, unused))


@lru_cache(maxsize=CACHED)
def _boxed_lots(boxed: int, deck: bytes, over: bool) -> tuple[BoxedLot, ...]:
    return tuple(_boxed_lot(round_, deck, over) for round_ in rounds_in(boxed))


def _boxed_lot(round_: int, deck: bytes, over: bool) -> BoxedLot:
    *cards, third = _cards(deck[LOT * round_ : LOT * (round_ + 1)])
    return BoxedLot(round=round_, cards=tuple(cards), third=third if over else None)


@lru_cache(maxsize=CACHED)
def _sheet(
    by_places: bool, coins: tuple[int, ...], held: tuple[int, ...]
) -> tuple[tuple[events.ScoreLine, ...], tuple[int, ...]]:
    """The lines of the sheet for these coins and cards, and who would win."""
    table = Table()
    table.players = len(coins)
    table.by_places = by_places
    table.coins = [*coins, *[0] * (SEATS - len(coins))]
    table.held = [*held, *[0] * (SEATS - len(held))]
    sheet = present_sheet(table)
    return score_lines(sheet), seats_in(sheet.winners)


@lru_cache(maxsize=8)
def tokens_in(mask: int) -> tuple[str, ...]:
    return tuple(token for token, bit in TOKENS.items() if mask & bit)


@lru_cache(maxsize=64)
def seats_in(mask: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(SEATS) if mask >> seat & 1)


@lru_cache(maxsize=CACHED)
def rounds_in(mask: int) -> tuple[int, ...]:
    return tuple(round_ for round_ in range(mask.bit_length()) if mask >> round_ & 1)


# What the last move or deal caused.


def seen_events(state: "State") -> tuple[events.AuctionEvent, ...]:
    """All of it is public."""
    return tuple([_event(state, note) for note in state.notes[: state.noted]])


def _event(state: "State", note: int) -> events.AuctionEvent:
    happening, seat, value, extra = note & 255, note >> 8 & 255, note >> 16 & 4095, note >> 28
    match happening:
        case codes.BID_MADE:
            return events.BidMade(seat=seat, coins=value, token=(*tokens_in(extra), None)[0])
        case codes.PASSED:
            return events.Passed(seat=seat)
        case codes.TOKEN_USED:
            return events.TokenUsed(seat=seat, token=tokens_in(value)[0])
        case codes.BANNED:
            return events.Banned(seat=seat, banned=value)
        case codes.OFFER_ANSWERED:
            return events.OfferAnswered(seat=seat, accepted=value == 1)
        case codes.REPLICA_JOINED:
            return events.ReplicaJoined(seat=seat, group=KINDS[value])
        case codes.REPLICA_WAITS:
            return events.ReplicaWaits(seat=seat, replicas=value)
        case codes.BANK_TAKEN:
            return events.BankTaken(seat=seat, coins=value)
        case codes.FIRST_MOVED:
            return events.FirstMoved(seat=seat)
        case codes.PAID:
            coins = value * (state.players - 1) + extra
            return events.Paid(seat=seat, coins=coins, share=value, bank=extra)
        case codes.OFFER_MADE | codes.CARDS_SWAPPED:
            return _exchange_event(state, happening, seat, value)
        case _:
            return _table_event(state, happening, seat, value, extra)


def _exchange_event(state: "State", happening: int, seat: int, action: int) -> events.AuctionEvent:
    offer = offer_of(state, seat, action)
    if happening == codes.OFFER_MADE:
        return events.OfferMade(seat=seat, to=offer.to, given=offer.given, taken=offer.taken, turned=offer.turned)
    return events.CardsSwapped(seat=seat, other=offer.to, given=offer.given, taken=offer.taken)


def _table_event(state: "State", happening: int, seat: int, value: int, extra: int) -> events.AuctionEvent:
    deck = state.deck
    if happening == codes.DEALT:
        return events.Dealt(first=seat, coins=state.purse)
    if happening == codes.LOT_OPENED:
        cards = card_texts(deck[LOT * value : LOT * value + OPEN])
        return events.LotOpened(round=value, first=seat, cards=cards, deck=state.deck_size - LOT * (value + 1))
    if happening == codes.LOT_WON:
        cards = card_texts(deck[LOT * extra : LOT * (extra + 1)])
        return events.LotWon(seat=seat, coins=value, cards=cards)
    if happening == codes.LOT_BOXED:
        return events.LotBoxed(cards=card_texts(deck[LOT * value : LOT * value + OPEN]))
    sheet = present_sheet(state)
    return events.GameOver(winners=seats_in(sheet.winners), scores=score_lines(sheet))
