"""Pauses and waiting times of a live table."""

from typing import Annotated

import msgspec

from goldgavel.kernel.views import Data

Rest = Annotated[float, msgspec.Meta(ge=0, le=60)]
Patience = Annotated[float, msgspec.Meta(ge=1, le=86400)]


class Pace(Data, frozen=True, forbid_unknown_fields=True):
    """Pauses and waiting times, all in seconds."""

    trick_rest: Rest = 2.0
    """How long a bid window stays open for people who have not waived it."""
    lot_rest: Rest = 3.5
    """How long clocks and bots pause after a lot is sold, so that everyone can see its cards."""
    round_rest: Rest = 12.0
    """How long a round's score sheet stays before the next deal, unless all people say that they are ready."""
    numbers_wait: Rest = 2.0
    """How long the first deal waits for the players' own numbers, unless all have arrived."""
    bot_pause: Rest = 0.9
    """The average pause before a bot's move."""
    patience: Patience = 60.0
    """How long a person may be disconnected before a bot plays for them."""


PACES = {
    "relaxed": Pace(trick_rest=4.0, lot_rest=4.5, round_rest=30.0, bot_pause=1.6, patience=180.0),
    "usual": Pace(),
    "quick": Pace(trick_rest=1.0, lot_rest=2.5, round_rest=8.0, bot_pause=0.4, patience=30.0),
}
