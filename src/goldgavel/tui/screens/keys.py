"""Keys as people have them: a Russian keyboard gives other letters in the same places."""

CYRILLIC = dict(zip("йцукенгшщзфывапролдячсмить", "qwertyuiopasdfghjklzxcvbnm", strict=True))


def letter_of(character: str | None) -> str | None:
    """The key by its Latin letter, small; None for what is no letter, digit or sign."""
    if character is None or not character.isprintable():
        return None
    small = character.lower()
    return CYRILLIC.get(small, small)
