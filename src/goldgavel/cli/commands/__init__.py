"""The commands, one file each: `arguments(parser)` says what it takes, `run(args, out)` does it."""

COMMANDS = (
    "play",
    "rules",
    "score",
    "replay",
    "verify",
    "simulate",
    "arena",
    "serve",
    "backup",
    "restore",
    "bots",
    "version",
)
