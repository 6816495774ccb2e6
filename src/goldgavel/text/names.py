"""Names that people give themselves, and those of bots."""

from goldgavel.text.sanitize import clean_text

NO_BREAK = "\N{NO-BREAK SPACE}"

LONGEST = 24


def clean_name(text: object) -> str:
    """A name from outside, without anything that would move the cursor or turn the writing round."""
    shown = clean_text(text[:200]) if isinstance(text, str) else ""
    return clean_text(shown[:LONGEST])  # what was cut may end in half of something


def bot_name(bot: str, seat: int, lang: str) -> str:
    """A bot is called by its level, and by its chair as people count."""
    return f"{bot_level(bot, lang)}{NO_BREAK}{seat + 1}"


def bot_level(bot: str, lang: str) -> str:
    """The catalogue knows the names of our own bots."""
    from goldgavel.text.catalogue import MissingMessage, format_message

    try:
        return format_message(f"bot-{bot}-name", lang, {})
    except MissingMessage:
        return bot.capitalize()
