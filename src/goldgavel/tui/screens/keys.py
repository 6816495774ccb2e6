"""Maps Cyrillic letters to the Latin letters on the same keys."""

CYRILLIC = dict(zip("йцукенгшщзфывапролдячсмить", "qwertyuiopasdfghjklzxcvbnm", strict=True))


def letter_of(character: str | None) -> str | None:
    """Return the key's lower-case Latin letter, digit or sign, or None for other keys."""
    if character is None or not character.isprintable():
        return None
    small = character.lower()
    return CYRILLIC.get(small, small)
