"""Opening a table to sit down at: a new game, one that was left, or a server's."""

from typing import TYPE_CHECKING, Any, NamedTuple

from goldgavel.kernel.bits import MASK64
from goldgavel.kernel.pace import PACES, Pace
from goldgavel.kernel.views import plain
from goldgavel.session.standing_orders import Order
from goldgavel.text import Speech
from goldgavel.text.names import NO_BREAK, bot_level, bot_name, clean_name
from goldgavel.tui.local_storage.resume import play_again
from goldgavel.tui.local_storage.saves import FORMAT, Header, Keeper, SavedGame, new_keeper
from goldgavel.tui.seat.local import LocalSeat, new_session

if TYPE_CHECKING:
    from collections.abc import Sequence

    from goldgavel.kernel.game import Game
    from goldgavel.tui.seat.seat import Seat

NO_PACE = Pace(trick_rest=0, lot_rest=0, bot_pause=0)
LONGEST_REST = 60.0
"""Alone with bots one looks at a sheet as long as one likes, or nearly."""


class Table(NamedTuple):
    """A seat to play, and the file that its game is kept in, if it is one's own."""

    game: "Game[Any, Any]"
    seat: "Seat"
    header: Header | None = None
    keeper: Keeper | None = None

    def leave(self) -> bool:
        """Whether it can be gone on with."""
        if self.keeper is None:
            return False
        self.keeper.close(over=self.seat.moment.is_over())
        return self.keeper.is_kept()


class Manner(NamedTuple):
    """How a person plays: in which language, how fast, and how bots are called."""

    lang: str
    pace: Pace
    typed: bool = False
    """Whether moves are typed: then bots are numbered as moves number seats, from 0 on, and nothing happens unless
    the player says so, in bid windows too."""


def manner_of(lang: str, pace: str) -> Manner:
    """Alone with bots, at one of the paces that servers have; `none` waits for nobody but the player."""
    chosen = NO_PACE if pace == "none" else PACES[pace]
    # The terminal says at once what was sold: there is nothing to wait for.
    rests = Pace(trick_rest=chosen.trick_rest, lot_rest=0, round_rest=LONGEST_REST, bot_pause=chosen.bot_pause)
    return Manner(lang, rests)


def header_of(game: "Game[Any, Any]", seat: int, name: str, bots: "Sequence[str | None]", seed: int) -> Header:
    return Header(
        format=FORMAT,
        game=game.name,
        options=plain(game.options),
        seat=seat,
        name=name,
        bots=tuple(bots),
        seed=seed & MASK64,
    )


def open_new(game: "Game[Any, Any]", header: Header, manner: Manner) -> Table:
    return _seated(game, header, manner, new_keeper(header), None)


def open_saved(saved: SavedGame, manner: Manner) -> Table:
    """The game as it was left."""
    return _seated(saved.game, saved.header, manner, None, saved)


def _seated(
    game: "Game[Any, Any]", header: Header, manner: Manner, keeper: Keeper | None, saved: SavedGame | None
) -> Table:
    session = new_session(game, header.bots, manner.pace, header.seed)
    if saved is not None:
        play_again(saved, session)
        keeper = Keeper(saved.path, size=saved.size)
    assert keeper is not None
    if manner.typed and game.window_default is not None:
        session.give_order(header.seat, Order(order="ask"))
    speech = Speech(manner.lang, names_of(header, manner), header.seat)
    return Table(game, LocalSeat(session, header.seed, speech, keeper.keep), header, keeper)


def names_of(header: Header, manner: Manner) -> list[str]:
    return [
        clean_name(header.name) or Speech(manner.lang, ()).say("cli-play-your-name")
        if bot is None
        else _bot_name(bot, seat, manner)
        for seat, bot in enumerate(header.bots)
    ]


def _bot_name(bot: str, seat: int, manner: Manner) -> str:
    """Without the time that it was given to think (`master:200ms`)."""
    level = bot.partition(":")[0]
    if manner.typed:
        return f"{bot_level(level, manner.lang)}{NO_BREAK}{seat}"
    return bot_name(level, seat, manner.lang)
