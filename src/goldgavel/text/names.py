"""Names of people, bots and games."""

import re

from goldgavel.text.sanitize import clean_text

NO_BREAK = "\N{NO-BREAK SPACE}"

LONGEST = 24


def clean_name(text: object) -> str:
    """Return an untrusted name without control characters or text direction overrides, shortened."""
    shown = clean_text(text[:200]) if isinstance(text, str) else ""
    return clean_text(shown[:LONGEST])  # again, because the cut may leave half of a sequence


def game_name(game: str, lang: str) -> str:
    """Return a game's localized name; a game of another package has only its own name."""
    from goldgavel.text.catalogue import format_message, has_message

    message = f"page-{game}-name"
    return format_message(message, lang, {}) if has_message(message) else game.capitalize()


def bot_name(bot: str, seat: int, lang: str) -> str:
    """Return a new bot's name: its level and its seat, counted from 1."""
    return f"{bot_level(bot, lang)}{NO_BREAK}{seat + 1}"


def bot_name_in(lang: str, bot: str, name: str, seat: int) -> str:
    """Return a bot's name in a language. It keeps the number of its given name; without one it has its seat's."""
    number = re.search(r"\d+$", name)
    return bot_name(bot, seat if number is None else int(number[0]) - 1, lang)


def bot_level(bot: str, lang: str) -> str:
    """Return the localized name of a bot's level; for bots without one, the bot's own name."""
    from goldgavel.text.catalogue import MissingMessage, format_message

    try:
        return format_message(f"bot-{bot}-name", lang, {})
    except MissingMessage:
        return bot.capitalize()
