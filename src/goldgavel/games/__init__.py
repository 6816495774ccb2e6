"""The games, their registry, and what all games share above the rules: chapters, narration, reference cards."""

from goldgavel.games.registry import GAMES, component, game_class, game_names, load, shared, usable_games

__all__ = ["GAMES", "component", "game_class", "game_names", "load", "shared", "usable_games"]
