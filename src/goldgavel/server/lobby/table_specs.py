"""Requests for new tables, and reading them."""

from typing import Annotated, Any

import msgspec

from goldgavel import games
from goldgavel.bots.default_bot import default_bot
from goldgavel.bots.registry import find_bot
from goldgavel.bots.seated import require_game
from goldgavel.kernel.options import OptionValue
from goldgavel.kernel.pace import Pace
from goldgavel.kernel.table_settings import TableSettings
from goldgavel.kernel.views import Data, plain
from goldgavel.server.errors import BadRequest
from goldgavel.server.tables import seat_rows
from goldgavel.storage.rows import PlayerRow, SeatRow

MOST_SEATS = 6
BOT = "bot:"

Who = Annotated[str, msgspec.Meta(pattern=r"^(me|free|bot:[a-z0-9_.-]{1,40})$")]
"""Who gets a seat: the requesting player, no one yet, or a bot of a level."""
GameName = Annotated[str, msgspec.Meta(min_length=1, max_length=40, examples=list(games.GAMES))]
OPTION_VALUE = msgspec.json.schema(OptionValue)
Options = Annotated[
    dict[str, Any],
    msgspec.Meta(
        description="As `/api/games` lists them.",
        examples=[{"players": 3}],
        extra_json_schema={"additionalProperties": OPTION_VALUE},
    ),
]
"""Values of any type are read, so that a wrong one is refused with the name of its option."""


class TableSpec(TableSettings, frozen=True, forbid_unknown_fields=True):
    """A table to create. Seats that are not given are free; without any, the host gets the first."""

    game: GameName
    options: Options = msgspec.field(default_factory=dict)
    seats: Annotated[tuple[Who, ...], msgspec.Meta(max_length=MOST_SEATS)] = ()


class QuickSpec(Data, frozen=True, forbid_unknown_fields=True):
    """A game against bots that starts immediately."""

    game: GameName
    options: Options = msgspec.field(default_factory=dict)
    bot: Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9_.-]{1,40}$")] | None = None
    """Without one, the best bot that plays the game."""
    pace: Pace = Pace()


def table_of(quick: QuickSpec) -> TableSpec:
    players = games.load(quick.game, quick.options).players
    seats = ("me", *[f"{BOT}{quick.bot or default_bot(quick.game)}"] * (players - 1))
    return TableSpec(game=quick.game, options=quick.options, seats=seats, pace=quick.pace)


def read_options(spec: TableSpec) -> dict[str, Any]:
    """All options with their values, as in a record."""
    options: dict[str, Any] = plain(games.load(spec.game, spec.options).options)
    return options


def read_seats(spec: TableSpec, players: int, me: PlayerRow) -> list[SeatRow]:
    if len(spec.seats) > players:
        raise BadRequest("table-seats-many", given=len(spec.seats), players=players)
    wanted = list(spec.seats) or ["me"]
    wanted += ["free"] * (players - len(wanted))
    if wanted.count("me") > 1:
        raise BadRequest("table-seats-me")
    return [read_seat(spec.game, number, who, me) for number, who in enumerate(wanted)]


def read_seat(game: str, seat: int, who: str, me: PlayerRow) -> SeatRow:
    if who == "me":
        return seat_rows.person(seat, me.id, me.name)
    if who == "free":
        return seat_rows.free(seat)
    level = who.removeprefix(BOT)
    require_game(level, find_bot(level), game)
    return seat_rows.bot(seat, level)
