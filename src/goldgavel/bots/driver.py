"""Plays games between bots."""

import hashlib
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from goldgavel.bots.protocol import Bot, BotMaker, LazyHistory
from goldgavel.bots.registry import find_bot
from goldgavel.kernel.bits import MASK64
from goldgavel.kernel.errors import BotError, OptionError
from goldgavel.kernel.game import Game, GameState, shortened


class SeatedBot(NamedTuple):
    """A bot, its name and its seat."""

    name: str
    seat: int
    bot: Bot


def play_game(
    game: Game[Any, Any], bots: Sequence[str | BotMaker], seed: int, *, budget: float | None = None
) -> Any:
    """Play a whole game between bots, one per seat, and return the finished state.

    The seed determines everything.
    """
    state = game.new_game(seed)
    play_on(state, seat_bots(game, bots, seed), budget=budget)
    return state


def seat_bots(game: Game[Any, Any], bots: Sequence[str | BotMaker], seed: int) -> list[SeatedBot]:
    """Make a bot for every seat, each with its own random seed."""
    if len(bots) != game.players:
        raise OptionError("bots-count", given=len(bots), players=game.players)
    return [_seat_bot(game, bot, seat, seed) for seat, bot in enumerate(bots)]


def _seat_bot(game: Game[Any, Any], bot: str | BotMaker, seat: int, seed: int) -> SeatedBot:
    maker = find_bot(bot) if isinstance(bot, str) else bot
    return SeatedBot(bot_name(bot), seat, maker(game, seat, bot_seed(seed, seat)))


def bot_name(bot: str | BotMaker) -> str:
    return bot if isinstance(bot, str) else getattr(bot, "__name__", repr(bot))


def bot_seed(seed: int, seat: int) -> int:
    """Derive the seat's seed by hashing the game's seed.

    The hash cannot be inverted. With an invertible derivation a bot could compute the game's seed, and so the
    deal.
    """
    key = (seed & MASK64).to_bytes(8, "little") + seat.to_bytes(1, "little")
    return int.from_bytes(hashlib.blake2b(key, digest_size=8, person=b"goldgavel.bot").digest(), "little")


def play_on(
    state: GameState, players: Sequence[SeatedBot], *, budget: float | None = None, until: int | None = None
) -> None:
    """Play the state to its end, or until the seat `until` is to move.

    Where several seats may move (A9), they are asked in turn.
    """
    blind: list[Callable[[int], int] | None] = [getattr(player.bot, "pick", None) for player in players]
    while (seat := state.current_player()) >= 0 and seat != until:
        pick = blind[seat]
        if pick is None:
            action = ask(state, players[seat], budget)
        else:
            legal = state.legal_actions(seat)
            place = pick(len(legal))
            if not 0 <= place < len(legal):
                raise _out_of_range(players[seat], place, len(legal))
            action = legal[place]
        state.apply_action(action, seat)


def ask(state: GameState, player: SeatedBot, budget: float | None = None) -> int:
    """Return the action that the bot chooses.

    If the answer is not a legal move, `BotError` names the bot and the reason.
    """
    history = LazyHistory(lambda: state.history(player.seat))
    answer = player.bot.choose(state.view(player.seat), history, budget)
    if not isinstance(answer, str):
        raise BotError("bot-no-text", bot=player.name, seat=player.seat + 1, found=type(answer).__name__)
    reason = state.why_illegal(answer, player.seat)
    if reason is not None:
        move = shortened(answer)
        raise BotError("bot-illegal-move", bot=player.name, seat=player.seat + 1, move=move, reason=reason)
    action: int = state.game.parse_move(answer)
    return action


def _out_of_range(player: SeatedBot, place: int, count: int) -> BotError:
    return BotError("bot-pick-range", bot=player.name, seat=player.seat + 1, place=str(place), last=count - 1)
