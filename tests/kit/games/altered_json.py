"""Changes one part of a JSON value, anywhere inside it."""

from typing import Any

from hypothesis import strategies as st

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=10), inner, max_size=3),
    max_leaves=8,
)


def with_change(value: Any, draw: Any, depth: int = 0) -> Any:
    """Return the value with one part removed, duplicated or replaced."""
    inside = (
        list(value.items())
        if isinstance(value, dict)
        else list(enumerate(value))
        if isinstance(value, list)
        else []
    )
    if not inside or (depth and draw(st.integers(0, 3)) == 0):
        return draw(json_values)
    key, part = draw(st.sampled_from(inside))
    how = draw(st.sampled_from(["change", "change", "drop", "double"]))
    if how == "drop":
        return (
            {k: v for k, v in inside if k != key}
            if isinstance(value, dict)
            else [v for k, v in inside if k != key]
        )
    if how == "double" and isinstance(value, list):
        return [*value[:key], part, *value[key:]]
    changed = with_change(part, draw, depth + 1)
    if isinstance(value, dict):
        return value | {key: changed}
    return [*value[:key], changed, *value[key + 1 :]]
