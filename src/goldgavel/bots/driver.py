"""Plays games between bots."""

from collections.abc import Callable, Sequence
from typing import Any

from goldgavel.bots.protocol import BotMaker, LazyHistory
from goldgavel.bots.seated import SeatedBot, bot_seed, seat_bot
from goldgavel.kernel.errors import OptionError
from goldgavel.kernel.game import Game, GameState
from goldgavel.text.quotes import excerpt


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
    return [seat_bot(game, bot, seat, bot_seed(seed, seat)) for seat, bot in enumerate(bots)]


def play_on(
    state: GameState, players: Sequence[SeatedBot], *, budget: float | None = None, until: int | None = None
) -> None:
    """Play the state to its end, or until the seat `until` is to move.

    Where several seats may move (A9), they are asked in turn.
    """
    blind: list[Callable[[int], int] | None] = [getattr(player.bot, "pick", None) for player in players]
    try:
        while (seat := state.current_player()) >= 0 and seat != until:
            pick = blind[seat]
            action = ask(state, players[seat], budget) if pick is None else picked(state, players[seat], pick)
            state.apply_action(action, seat)
    except Exception as problem:
        source = f"The game's seed is {state.seed}" if state.seeded else "The game's deals were given"
        problem.add_note(f"{source}; the bot was asked for move {state.move_log.ply()}, counted from 0.")
        raise


def ask(state: GameState, player: SeatedBot, budget: float | None = None) -> int:
    """Return the action that the bot chooses.

    If the answer is not a legal move, `BotError` names the bot and the reason.
    """
    history = LazyHistory(lambda: state.history(player.seat))
    answer = player.choose(state.view(player.seat), history, budget)
    reason = state.why_illegal(answer, player.seat)
    if reason is not None:
        raise player.error("bot-illegal-move", move=excerpt(answer), reason=reason, **game_seed(state))
    action: int = state.game.parse_move(answer)
    return action


def picked(state: GameState, player: SeatedBot, pick: Callable[[int], int]) -> int:
    """Return the action that a blind bot picks, without building a view."""
    legal = state.legal_actions(player.seat)
    place = pick(len(legal))
    if not 0 <= place < len(legal):
        raise player.error("bot-pick-range", place=str(place), last=len(legal) - 1, **game_seed(state))
    return legal[place]


def game_seed(state: GameState) -> dict[str, str]:
    """Return the parameter of an error that names the game's seed; empty if the deals were given."""
    return {"seed": str(state.seed)} if state.seeded else {}
