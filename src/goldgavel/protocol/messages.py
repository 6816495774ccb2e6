"""The messages of the live socket, in both directions (docs/protocol.md).

Increase `PROTOCOL` (version.py) with every change that an old client could not read.
"""

import secrets
from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, UnsetType

from goldgavel.games.game_types import GameView, ViewChange
from goldgavel.kernel.errors import with_rule
from goldgavel.kernel.fair.proof import MOST_DIGITS, MOST_ROUNDS
from goldgavel.kernel.views import Data, Moved
from goldgavel.protocol.table_info import TableInfo
from goldgavel.session.clock_display import SeatClock
from goldgavel.session.fairness import FairState
from goldgavel.session.proposals import Proposal, ProposalAction
from goldgavel.session.standing_orders import Order
from goldgavel.session.updates import EntryView
from goldgavel.text import LazyText, TextArgs

RequestId = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern="^[^\\x00]*$")]
"""Any text without NUL, which PostgreSQL cannot store."""
ChatText = Annotated[str, msgspec.Meta(min_length=1, max_length=3000)]
"""The text as it is sent. The stored text is shorter."""
MoveText = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Phrase = Literal[
    "hello", "good-luck", "well-played", "thanks", "one-moment", "misclick", "your-turn", "good-game", "again"
]
"""The quick phrases of the chat."""
Words = Literal["ids", "en", "ru", "fr"]
"""What a client wants to be told in words: texts with message ids for its own catalogue, or sentences."""


def sentence_language(words: Words | None) -> str | None:
    """Return the language of the sentences that a client asks for, if it asks for sentences."""
    return None if words == "ids" else words


# From the client.


class FromClient(Data, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """A message from a client."""


class Request(FromClient, frozen=True):
    """A message that the server confirms or refuses by its id, which the client chooses.

    If it is sent again, it has no further effect.
    """

    id: RequestId


class Move(Request, frozen=True, tag="move"):
    """The answer to a decision."""

    decision: int
    move: MoveText


class GiveOrder(FromClient, frozen=True, tag="order"):
    """A standing order: what to do in the coming bid windows."""

    order: Literal["keep", "ask", "change"]
    move: MoveText | None = None
    waive: Literal["no", "window", "always"] = "no"


class Ready(FromClient, frozen=True, tag="ready"):
    """The next round may be dealt."""


class AddNumber(FromClient, frozen=True, tag="number"):
    """The player's own random number for the deal of a round, in hexadecimal. A new number replaces it."""

    round: Annotated[int, msgspec.Meta(ge=1, le=MOST_ROUNDS)]
    number: Annotated[str, msgspec.Meta(min_length=1, max_length=MOST_DIGITS)]


class AskEstimate(FromClient, frozen=True, tag="estimate"):
    """Asks what the current lot is likely to be worth to the seat (Auction)."""


class AskBidRange(FromClient, frozen=True, tag="bid-range"):
    """Asks which bids the seat's hand is good for, while the seat has to bid (Aurum)."""


class MakeWish(Request, frozen=True, tag="wish"):
    """A proposal to take back a move or to end the game, or the answer to a proposal.

    `of` is the version of the move to take back, or the id of the proposal that is answered.
    """

    wish: ProposalAction
    of: int | None = None


class Say(Request, frozen=True, tag="say"):
    """A chat message to the table."""

    text: ChatText


class SayPhrase(Request, frozen=True, tag="phrase"):
    """A quick phrase to the table: every reader gets it in their own language."""

    phrase: Phrase


class Ping(FromClient, frozen=True, tag="ping"):
    id: RequestId


ClientMessage = (
    Move | GiveOrder | Ready | AddNumber | AskEstimate | AskBidRange | MakeWish | Say | SayPhrase | Ping
)


def fresh_id() -> str:
    """Return an id for a new request."""
    return secrets.token_hex(8)


# From the server.


class FromServer(Data, frozen=True, tag_field="type"):
    """A message from the server."""


class Refusal(Data, frozen=True):
    """Why something is refused: a stable code, the rule if there is one, and a sentence if asked for."""

    code: str
    """The id of a message in the catalogue."""
    rule: str | None = None
    args: TextArgs | UnsetType = UNSET
    """The arguments of the message, if it has any."""
    text: str | UnsetType = UNSET

    def told(self) -> LazyText:
        """Return the sentence."""
        said = LazyText(self.code, {} if isinstance(self.args, UnsetType) else self.args)
        return said if self.rule is None else with_rule(self.rule, said)


class Welcome(FromServer, frozen=True, tag="welcome"):
    """The whole table, on connecting and whenever the reader's seat changes."""

    protocol: int
    engine: str
    table: TableInfo
    seat: int | None
    version: int
    view: GameView | None
    """Null before the game has begun."""
    decision: int | None
    refusals: dict[str, Refusal]
    order: Order | None
    missed: tuple[EntryView, ...]
    clocks: tuple[SeatClock | None, ...] | UnsetType = UNSET
    """What each seat's clock shows, at a table with a clock. Null for a bot."""
    wish: Proposal | None = None
    """The open proposal."""
    undo: int | None = None
    """The version of the move that the reader may propose to take back."""
    fair: FairState | None = None
    """The public state of the fair deals; null before the game has begun, and in games without promises."""


class Update(FromServer, frozen=True, tag="update", omit_defaults=True):
    """What happened, and the changed fields of the view."""

    version: int
    told: tuple[EntryView, ...]
    view: ViewChange
    decision: int | None
    moves: tuple[Moved, ...] | UnsetType = UNSET
    refusals: dict[str, Refusal] | UnsetType = UNSET
    ack: str | UnsetType = UNSET
    wish: Proposal | UnsetType | None = UNSET
    """The open proposal, if it has changed. The same applies to `undo`."""
    undo: int | UnsetType | None = UNSET
    clocks: tuple[SeatClock | None, ...] | UnsetType = UNSET


class TableNews(FromServer, frozen=True, tag="table"):
    """The table has changed: its seats, who is connected, or its status."""

    table: TableInfo


class OrderStands(FromServer, frozen=True, tag="order"):
    order: Order


class FairNews(FromServer, frozen=True, tag="fair"):
    """A deal was promised or made, or a player has added a number."""

    fair: FairState


class ClocksStand(FromServer, frozen=True, tag="clocks"):
    """What the clocks show after a change without a move: a bot plays for a player, or the player is back."""

    clocks: tuple[SeatClock | None, ...]


class Done(FromServer, frozen=True, tag="done"):
    """The acknowledgement of a repeated message that was already carried out."""

    ack: str
    version: int


class Refused(FromServer, frozen=True, tag="refused"):
    """A message was refused. `id` is the id of that message, or null if it has none."""

    id: str | None
    refusal: Refusal


class LotEstimate(Data, frozen=True):
    """The adept's estimate of the lot of a round for the reader's seat, computed from the reader's view."""

    round: int
    likely: float
    """The points that it is likely to add in the end, without its price."""
    low: int
    """The lowest fair price in coins; `high` is the highest. Both are 0 if it is better not to bid."""
    high: int


class Estimate(FromServer, frozen=True, tag="estimate"):
    """The answer to `AskEstimate`; null if nothing is for sale, or the table does not allow help."""

    estimate: LotEstimate | None


class SuggestedBids(Data, frozen=True):
    """The bids that suit the reader's hand in a round, computed from the reader's view."""

    round: int
    low: int
    """The lowest of them; `high` is the highest. The hand has a card of both ranks."""
    high: int


class BidRange(FromServer, frozen=True, tag="bid-range"):
    """The answer to `AskBidRange`; null if the seat has nothing to bid now, or the table does not allow help."""

    range: SuggestedBids | None


class Line(Data, frozen=True):
    """One chat message."""

    id: int
    player: str
    """The public id of the player who wrote it."""
    name: str
    text: str
    """What was written, or the sentence of a phrase in the reader's language."""
    at: float
    phrase: Phrase | UnsetType = UNSET
    """The quick phrase that it is, if it is one."""


class Chat(FromServer, frozen=True, tag="chat", omit_defaults=True):
    """Chat messages: the latest ones if it has `muted`, otherwise new ones."""

    lines: tuple[Line, ...]
    muted: tuple[str, ...] | UnsetType = UNSET
    """The players that the reader has muted."""
    ack: str | UnsetType = UNSET
    """The id of the reader's own message."""


class Pong(FromServer, frozen=True, tag="pong"):
    id: str


class Reload(FromServer, frozen=True, tag="reload"):
    """The client uses another protocol version: a page has to reload."""

    protocol: int


ServerMessage = (
    Welcome
    | Update
    | TableNews
    | OrderStands
    | FairNews
    | ClocksStand
    | Done
    | Refused
    | Estimate
    | BidRange
    | Chat
    | Pong
    | Reload
)

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(ClientMessage).decode
