"""Options of Aurum and the editions that preset them."""

from collections.abc import Mapping
from typing import Any

from goldgavel.games.aurum import codes
from goldgavel.kernel.errors import OptionError
from goldgavel.kernel.options import Option, read_options
from goldgavel.kernel.views import Data

MATCHES = {"race": codes.RACE, "best-of-3": codes.BEST_OF_3, "points": codes.POINTS}

PLAYERS = Option("players", "count", (3, 4))
EDITION = Option("edition", "word", ("evrikus", "gigamic", "digest"), presets=True)
OPTIONS = (
    PLAYERS,
    EDITION,
    Option("bid_changes", "switch", (True, False)),
    Option("zero_gold", "switch", (True, False)),
    Option("tie_3p", "word", ("share", "gold"), for_players=(3,)),
    Option("match", "word", tuple(MATCHES)),
)
DEFAULT_PLAYERS = 4


class AurumOptions(Data, frozen=True):
    """In the order of the record."""

    players: int
    edition: str
    bid_changes: bool
    zero_gold: bool
    tie_3p: str
    match: str


def preset(edition: str, players: int) -> dict[str, Any]:
    """The table of editions; each option can then be set by itself."""
    if edition == "digest" and players != 4:
        raise OptionError("option-digest-players", option="players", value=str(players), allowed="4")
    best_of_3 = edition == "gigamic" and players == 3
    return {
        "bid_changes": edition != "digest",
        "zero_gold": True,
        "tie_3p": "gold" if edition == "gigamic" else "share",
        "match": "best-of-3" if best_of_3 else "race",
    }


def read(given: Mapping[str, object]) -> AurumOptions:
    chosen = read_options("aurum", OPTIONS, given)
    players = chosen.pop("players", DEFAULT_PLAYERS)
    edition = chosen.pop("edition", "evrikus")
    return AurumOptions(players=players, edition=edition, **(preset(edition, players) | chosen))
