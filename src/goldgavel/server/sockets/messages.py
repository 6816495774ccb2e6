"""The words of the live socket, both ways (docs/protocol.md).

A change that an old page could not read raises PROTOCOL.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from goldgavel.games import GAMES, game_class
from goldgavel.kernel.entries import Kind
from goldgavel.kernel.fair.proof import MOST_DIGITS, MOST_ROUNDS
from goldgavel.kernel.views import Data, Moved
from goldgavel.server.lobby.table_info import TableInfo
from goldgavel.session.clock_display import SeatClock
from goldgavel.session.fairness import FairState
from goldgavel.session.proposals import Proposal, ProposalAction
from goldgavel.session.standing_orders import Order

PROTOCOL = 1

RequestId = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern="^[^\\x00]*$")]
"""Any text but the one letter that PostgreSQL does not keep."""
ChatText = Annotated[str, msgspec.Meta(min_length=1, max_length=3000)]
"""As it is sent. What is kept of it is shorter."""
MoveText = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


# From the client.


class FromClient(Data, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """What a client may say."""


class Move(FromClient, frozen=True, tag="move"):
    """The answer to a decision. The id is the client's own: the same message sent again does nothing more."""

    id: RequestId
    decision: int
    move: MoveText


class GiveOrder(FromClient, frozen=True, tag="order"):
    """What to do in the coming bid windows."""

    order: Literal["keep", "ask", "change"]
    move: MoveText | None = None
    waive: Literal["no", "window", "always"] = "no"


class Ready(FromClient, frozen=True, tag="ready"):
    """The next round may be dealt."""


class AddNumber(FromClient, frozen=True, tag="number"):
    """A number of one's own for the deal of that round, as hexadecimal digits; another one replaces it."""

    round: Annotated[int, msgspec.Meta(ge=1, le=MOST_ROUNDS)]
    number: Annotated[str, msgspec.Meta(min_length=1, max_length=MOST_DIGITS)]


class AskWhy(FromClient, frozen=True, tag="why"):
    """Whether a move would be legal now, and if not, why."""

    move: MoveText


class AskEstimate(FromClient, frozen=True, tag="estimate"):
    """What the lot that is for sale is likely to be worth to the seat (Auction)."""


class MakeWish(FromClient, frozen=True, tag="wish"):
    """To take back a move or to end the game, or the answer to such a wish.

    `of` is the version of the move to be taken back, or the id of the wish that is answered.
    """

    id: RequestId
    wish: ProposalAction
    of: int | None = None


class Say(FromClient, frozen=True, tag="say"):
    """Something said to everybody at the table."""

    id: RequestId
    text: ChatText


class Ping(FromClient, frozen=True, tag="ping"):
    id: RequestId


ClientMessage = Move | GiveOrder | Ready | AddNumber | AskWhy | AskEstimate | MakeWish | Say | Ping


# From the server.


class FromServer(Data, frozen=True, tag_field="type"):
    """What the server says."""


class Refusal(Data, frozen=True):
    """Why something is not done: a stable code, the rule where there is one, and a sentence if asked for."""

    code: str
    rule: str | None = None
    text: str | UnsetType = UNSET


class Told(Data, frozen=True):
    """One entry of the log as this reader may know it; a deal has no seat and no move.

    Whatever is no deal and no common move has a `note` that says what it is.
    """

    version: int
    seat: int | None
    move: str | None
    events: tuple[Any, ...]
    note: Kind | UnsetType = UNSET
    about: str | UnsetType = UNSET
    """Of a wish: what was said (`undo`, `concede`, `agree`, `refuse`, `withdraw`). Of an undo: the version back to
    which moves were taken."""
    words: tuple[str, ...] | UnsetType = UNSET


class Welcome(FromServer, frozen=True, tag="welcome"):
    """Everything, on connecting and whenever the seat of the reader changes."""

    protocol: int
    engine: str
    table: TableInfo
    seat: int | None
    version: int
    view: Any
    """Null before the game has begun."""
    decision: int | None
    refusals: dict[str, Refusal]
    order: Order | None
    missed: tuple[Told, ...]
    clocks: tuple[SeatClock | None, ...] | UnsetType = UNSET
    """Of each seat, at a table with a clock: what it shows now. Null where a bot plays."""
    wish: Proposal | None = None
    """The wish that waits for answers."""
    undo: int | None = None
    """The version of the move that the reader may wish to take back."""
    fair: FairState | None = None
    """What is known of the deals; null before the game has begun, and in games without promises."""


class Update(FromServer, frozen=True, tag="update", omit_defaults=True):
    """What happened, and what is different in the view."""

    version: int
    told: tuple[Told, ...] | msgspec.Raw
    view: dict[str, Any] | msgspec.Raw
    decision: int | None
    moves: tuple[Moved, ...] | UnsetType = UNSET
    refusals: dict[str, Refusal] | UnsetType = UNSET
    ack: str | UnsetType = UNSET
    wish: Proposal | UnsetType | None = UNSET
    """The wish that waits for answers, where that is another one now; so with `undo`."""
    undo: int | UnsetType | None = UNSET
    clocks: tuple[SeatClock | None, ...] | UnsetType = UNSET


class TableNews(FromServer, frozen=True, tag="table"):
    """Who sits where, who is here, what became of the table."""

    table: TableInfo


class OrderStands(FromServer, frozen=True, tag="order"):
    order: Order


class FairNews(FromServer, frozen=True, tag="fair"):
    """A deal is promised or made, or somebody has added a number."""

    fair: FairState


class ClocksStand(FromServer, frozen=True, tag="clocks"):
    """What the clocks show, where that has changed without a move: a bot plays for somebody, or they are back."""

    clocks: tuple[SeatClock | None, ...]


class Done(FromServer, frozen=True, tag="done"):
    """A move that was sent again had been carried out before."""

    ack: str
    version: int


class Refused(FromServer, frozen=True, tag="refused"):
    """A message that was not carried out; `id` is its own, null for a message without one."""

    id: str | None
    refusal: Refusal


class Why(FromServer, frozen=True, tag="why"):
    move: str
    refusal: Refusal | None


class LotEstimate(Data, frozen=True):
    """The adept's opinion of the lot of that round, for the reader's seat, worked out from the reader's view."""

    round: int
    likely: float
    """The points that it is likely to add in the end, before it is paid for."""
    low: int
    """From how many coins to how many the price is fair; 0 and 0 if it is better not to bid."""
    high: int


class Estimate(FromServer, frozen=True, tag="estimate"):
    """The answer to who asks; null if nothing is for sale now, or the table allows no help."""

    estimate: LotEstimate | None


class Line(Data, frozen=True):
    """One thing that somebody said."""

    id: int
    player: str
    """Who said it: the person's public id."""
    name: str
    text: str
    at: float


class Chat(FromServer, frozen=True, tag="chat", omit_defaults=True):
    """What was said: all that is kept, where it has `muted`, else what is new."""

    lines: tuple[Line, ...]
    muted: tuple[str, ...] | UnsetType = UNSET
    """Whom the reader does not want to hear."""
    ack: str | UnsetType = UNSET
    """The id of the reader's own message."""


class Pong(FromServer, frozen=True, tag="pong"):
    id: str


class Reload(FromServer, frozen=True, tag="reload"):
    """The client speaks another protocol: a page loads itself anew."""

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
    | Why
    | Estimate
    | Chat
    | Pong
    | Reload
)

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(ClientMessage).decode


def schema() -> dict[str, Any]:
    """The JSON Schema of every message by direction, and of each game's view and events."""
    kinds = [game_class(name) for name in GAMES]
    types = [
        ClientMessage,
        ServerMessage,
        *(kind.view_type for kind in kinds),
        *(kind.event_type for kind in kinds),
    ]
    (client, server, *rest), parts = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    views, events = rest[: len(kinds)], rest[len(kinds) :]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Gold & Gavel live protocol {PROTOCOL}",
        "client": client,
        "server": server,
        "views": dict(zip(GAMES, views, strict=True)),
        "events": dict(zip(GAMES, events, strict=True)),
        "$defs": parts,
    }
