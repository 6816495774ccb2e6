"""Compares the fields of two views. Compiled, because it runs over all fields after every move.

Unchanged values are mostly the same object, so an identity check comes before each comparison.
"""

from typing import Any

from goldgavel.kernel.views import Fields


def differences(names: tuple[str, ...], before: tuple[Any, ...], after: tuple[Any, ...]) -> Fields:
    """Return the fields that differ, with their new values."""
    found = {}
    for place in range(len(names)):
        value = after[place]
        if value is not before[place] and value != before[place]:
            found[names[place]] = value
    return found


def own_differences(before: Fields, after: Fields) -> Fields:
    """Do the same for two dictionaries with the same keys."""
    found = {}
    for name, value in after.items():
        past = before[name]
        if value is not past and value != past:
            found[name] = value
    return found


def only(fields: Fields, names: Fields) -> Fields:
    return {name: value for name, value in fields.items() if name in names}


def without(fields: Fields, names: Fields) -> Fields:
    return {name: value for name, value in fields.items() if name not in names}
