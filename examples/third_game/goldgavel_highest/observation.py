"""What a seat may know as floats from 0 to 1, for learning programs."""

from collections.abc import Sequence

from goldgavel.envs.observation.encoder import PlainEncoder
from goldgavel.envs.observation.layout import Layout, laid_out
from goldgavel_highest.game import Highest
from goldgavel_highest.state import State


class Encoder(PlainEncoder):
    def describe(self, game: Highest, /) -> Layout:
        cards, players = len(game.cards), game.players
        by_card = [(name, (cards,)) for name in ("hand", "unseen", "trick")]
        return laid_out([*by_card, ("tricks", (players,)), ("leader", (players,))])

    def values(self, state: State, seat: int) -> Sequence[float]:
        """Seats are counted from the reader, so that one policy can play every seat."""
        view, players = state.view(seat), state.game.players
        around = [(seat + away) % players for away in range(players)]
        return [
            *(float(card in held) for held in (view.hand, view.unseen, view.trick) for card in state.game.cards),
            *(view.tricks[other] / state.game.options.hand for other in around),
            *(float(other == view.leader) for other in around),
        ]


ENCODER = Encoder()
