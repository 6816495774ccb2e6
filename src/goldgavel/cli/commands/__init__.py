"""The commands, one module each. `arguments(parser)` declares the arguments and `run(args, out)` runs it."""

GROUPS = {
    "play": ("play", "rules", "reference", "score"),
    "again": ("replay", "verify"),
    "host": ("serve", "backup", "restore"),
    "research": ("simulate", "arena", "bots", "bot"),
    "program": ("completion", "version"),
}
"""The commands by their heading on the overview page."""
COMMANDS = tuple(command for group in GROUPS.values() for command in group)
