"""Command-line flags made from the declarations of games, bots and settings."""
