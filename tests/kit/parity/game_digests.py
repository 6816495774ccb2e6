"""Prints one digest per random game, over all its states: `python -m tests.kit.parity.game_digests N`.

The compiled and the interpreted engine must print the same lines.
"""

import hashlib
import sys
from typing import Any

import goldgavel as gg
from goldgavel.games import GAMES
from goldgavel.kernel.views import to_json
from tests.kit.games.option_mixes import REDUCED, random_game, readers, spread
from tests.kit.parity.both_builds import print_build


def trace(name: str, mix: dict[str, Any], seed: int) -> str:
    digest = hashlib.sha256()

    def see(state: Any) -> None:
        for reader in readers(state):
            digest.update(to_json(state.view(reader)).encode())
        for seat in range(state.game.players):
            digest.update(to_json(state.legal_actions(seat)).encode())
        digest.update(to_json([state.events(0), state.returns(), state.scores(), state.current_player()]).encode())

    state = random_game(gg.load(name, **mix), seed, see)
    playouts = gg.load(name, **mix).playouts(n=1, seed=seed)
    digest.update(to_json([state.record(), playouts]).encode())
    return f"{name} {mix} {seed} {digest.hexdigest()}"


def main(games: int) -> None:
    print_build()
    for name in GAMES:
        for seed, mix in enumerate(spread(name, games // len(GAMES))):
            print(trace(name, mix, seed))
    for seed, mix in enumerate(REDUCED):
        print(trace("aurum", mix, seed))


if __name__ == "__main__":
    main(int(sys.argv[1]))
