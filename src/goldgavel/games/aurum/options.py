"""Options of Aurum and the editions that preset them."""

from collections.abc import Mapping
from typing import Any

from goldgavel.games.aurum.rules import codes
from goldgavel.games.aurum.rules.box import SIZES, Box, box_for
from goldgavel.kernel.errors import OptionError
from goldgavel.kernel.options import Option, read_options
from goldgavel.kernel.views import Data

MATCHES = {"race": codes.RACE, "best-of-3": codes.BEST_OF_3, "points": codes.POINTS, "round": codes.ROUND}

PLAYERS = Option("players", "count", (3, 4))
EDITION = Option("edition", "word", ("evrikus", "gigamic", "digest"), presets=True)
OPTIONS = (
    PLAYERS,
    EDITION,
    Option("bid_changes", "switch", (True, False)),
    Option("zero_gold", "switch", (True, False)),
    Option("tie_3p", "word", ("share", "gold"), for_players=(3,)),
    Option("match", "word", tuple(MATCHES), research=("round",)),
    Option("metals", "count", (2, 3, 4, 5), research=(2, 3, 4, 5)),
    Option("ranks", "count", tuple(range(2, 11)), research=tuple(range(2, 11))),
    Option("hand", "count", tuple(range(2, 13)), research=tuple(range(2, 13))),
)
DEFAULT_PLAYERS = 4


class AurumOptions(Data, frozen=True, omit_defaults=True):
    """Options in the order of the record, which contains the box sizes only where they differ from the book's."""

    players: int
    edition: str
    bid_changes: bool
    zero_gold: bool
    tie_3p: str
    match: str
    metals: int | None = None
    ranks: int | None = None
    hand: int | None = None


def preset(edition: str, players: int) -> dict[str, Any]:
    """Return the defaults of an edition; each option can then be set separately."""
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
    options = AurumOptions(
        players=players, edition=edition, **(preset(edition, players) | _sizes(players, chosen))
    )
    _check(box_of(options))
    return options


def box_of(options: AurumOptions) -> Box:
    return box_for(options.players, options.metals, options.ranks, options.hand)


def _sizes(players: int, chosen: dict[str, Any]) -> dict[str, Any]:
    """Return the choice without sizes that equal the book's, so that the same game has the same options."""
    in_rulebook = SIZES[players]._asdict()
    return {name: value for name, value in chosen.items() if in_rulebook.get(name) != value}


def _check(box: Box) -> None:
    if box.aside < 0:
        most = str(box.cards // box.players)
        raise OptionError(
            "option-hands-too-large",
            option="hand",
            value=str(box.hand),
            players=box.players,
            cards=box.cards,
            most=most,
        )
