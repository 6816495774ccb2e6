"""The server's outgoing requests: a POST with a timeout and no redirects, of which only the status is read."""

from collections.abc import Callable, Mapping
from ipaddress import ip_address
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from goldgavel.server.notifications.endpoints import Address

if TYPE_CHECKING:
    import aiohttp

LONGEST = 6.0
"""The timeout in seconds, from the name lookup to the answer."""
CONNECTING = 4.0
"""The timeout in seconds for the connection."""


class Outbound:
    """An HTTP client session that is created on first use."""

    def __init__(self, is_allowed: Callable[[Address], bool] | None = None) -> None:
        self._is_allowed = is_allowed
        self._session: aiohttp.ClientSession | None = None

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Send a POST and return the status.

        Raises `TimeoutError` if a host is reached but does not answer, another `OSError` if it is not reached.
        """
        import aiohttp

        self._require_allowed(urlsplit(url).hostname or "")
        try:
            async with self._opened().post(url, data=body, headers=headers, allow_redirects=False) as answer:
                return answer.status
        except aiohttp.ClientError as problem:
            raise ConnectionError(type(problem).__name__) from problem

    def _require_allowed(self, host: str) -> None:
        """Check a host that is an IP address. The client resolves only names."""
        try:
            address = ip_address(host.partition("%")[0])
        except ValueError:
            return
        if self._is_allowed is not None and not self._is_allowed(address):
            raise OSError("not an address of the open internet")

    def _opened(self) -> "aiohttp.ClientSession":
        import aiohttp

        if self._session is None:
            resolver: Any = aiohttp.ThreadedResolver()
            if self._is_allowed is not None:
                resolver = filtered_resolver(resolver, self._is_allowed)
            connector = aiohttp.TCPConnector(resolver=resolver, force_close=True, use_dns_cache=False, limit=32)
            timeout = aiohttp.ClientTimeout(total=LONGEST, sock_connect=CONNECTING)
            self._session = aiohttp.ClientSession(connector=connector, timeout=timeout, trust_env=False)
        return self._session

    async def close(self) -> None:
        if self._session is not None:
            await self._session.close()


def filtered_resolver(resolver: Any, is_allowed: Callable[[Address], bool]) -> Any:
    """A resolver that fails for hosts with a forbidden address. The client connects to exactly what it returns."""
    import aiohttp

    class FilteredResolver(aiohttp.abc.AbstractResolver):
        async def resolve(self, host: str, *args: Any, **named: Any) -> Any:
            found = await resolver.resolve(host, *args, **named)
            if not all(is_allowed(ip_address(one["host"].partition("%")[0])) for one in found):
                raise OSError("not an address of the open internet")
            return found

        async def close(self) -> None:
            await resolver.close()

    return FilteredResolver()
