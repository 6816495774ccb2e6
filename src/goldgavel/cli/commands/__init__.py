"""The commands, one file each: `arguments(parser)` says what it takes, `run(args, out)` does it."""

GROUPS = {
    "play": ("play", "rules", "score"),
    "again": ("replay", "verify"),
    "host": ("serve", "backup", "restore"),
    "research": ("simulate", "arena", "bots", "bot"),
    "program": ("completion", "version"),
}
"""As the overview shows them."""
COMMANDS = tuple(command for group in GROUPS.values() for command in group)
