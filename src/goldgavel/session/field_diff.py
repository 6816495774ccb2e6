"""Which fields of a view are different now. Compiled, because all of them are looked at after every move.

What did not change is mostly the very same object, and that is seen without comparing.
"""

from typing import Any

from goldgavel.kernel.views import Fields


def differences(names: tuple[str, ...], before: tuple[Any, ...], after: tuple[Any, ...]) -> Fields:
    """The fields that are different, with their new values."""
    found = {}
    for place in range(len(names)):
        value = after[place]
        if value is not before[place] and value != before[place]:
            found[names[place]] = value
    return found


def own_differences(before: Fields, after: Fields) -> Fields:
    """The same for two dictionaries with the same names."""
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
