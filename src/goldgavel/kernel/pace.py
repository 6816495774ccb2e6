"""How fast a live table goes on by itself, in seconds."""

from typing import Annotated

from msgspec import Meta

from goldgavel.kernel.views import Data

Rest = Annotated[float, Meta(ge=0, le=60)]
Patience = Annotated[float, Meta(ge=1, le=86_400)]


class Pace(Data, frozen=True):
    """The rests after a trick and a round, a bot's pause before a move, and how long a player is waited for."""

    trick_rest: Rest = 2.0
    round_rest: Rest = 12.0
    bot_pause: Rest = 0.9
    patience: Patience = 60.0
