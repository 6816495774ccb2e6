"""Options of Auction."""

from collections.abc import Mapping

from goldgavel.games.auction.rules import codes
from goldgavel.kernel.options import Option, read_options
from goldgavel.kernel.views import Data

TOKENS = {"stop": codes.STOP, "ban": codes.BAN, "exchange": codes.EXCHANGE}

OPTIONS = (
    Option("players", "count", (3, 4, 5, 6)),
    Option("tokens", "subset", tuple(TOKENS)),
    Option("coins", "word", ("hidden", "open")),
    Option("sculpture_ties", "word", ("book", "places")),
)
DEFAULT_PLAYERS = 4


class AuctionOptions(Data, frozen=True):
    """Options in the order of the record."""

    players: int = DEFAULT_PLAYERS
    tokens: tuple[str, ...] = ()
    coins: str = "hidden"
    """B3: whether clients show the coins of other players. The rules and the views are not affected."""
    sculpture_ties: str = "book"


def read(given: Mapping[str, object]) -> AuctionOptions:
    return AuctionOptions(**read_options("auction", OPTIONS, given))
