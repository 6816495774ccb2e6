"""What the parts of the ASGI application share: its type, and keys in the scope of a request."""

from collections.abc import Awaitable, Callable
from typing import Any

Asgi = Callable[[Any, Any, Any], Awaitable[None]]
REFUSAL = "goldgavel.refusal"
"""The key of an error's code."""
ROUTE = "goldgavel.route"
"""The key of a route that the framework does not know."""
