"""Command-line flags generated from the declarations of games, bots and settings."""
