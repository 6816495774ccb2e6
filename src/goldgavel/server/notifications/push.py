"""Web Push (RFC 8030, 8291, 8292): encrypted messages to one browser through its push service."""

import asyncio
import hashlib
import logging
import time
from base64 import urlsafe_b64encode
from collections import OrderedDict
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import urlsplit

from goldgavel.server.notifications.endpoints import EndpointPolicy, is_endpoint
from goldgavel.server.notifications.message import Notification, push_message
from goldgavel.server.notifications.outbound import Outbound
from goldgavel.server.notifications.queue import Limits, WorkQueue
from goldgavel.storage.errors import Conflict
from goldgavel.storage.queries import facts, pushes
from goldgavel.storage.rows import PushRow

if TYPE_CHECKING:
    from goldgavel.server.settings.settings import Settings
    from goldgavel.storage.store import Store

LOG = logging.getLogger("goldgavel.server")
KEY = "push-key"
GONE = {404, 410}
LIMITS = Limits(
    waiting=2000, waiting_per_owner=30, at_once=16, at_once_per_owner=3, at_once_per_host=12, at_once_unproven=8
)
MOST_SILENT = 3
"""Messages in a row without an answer after which a subscription is removed."""
RECENT = 3600.0
"""Seconds within which the answer of any service shows that this server can reach the internet."""
REMEMBERED = 5000
"""Subscriptions whose missing answers are remembered."""
LONGEST = 7 * 86_400
"""Seconds for which a push service keeps a message for a browser that is off."""
TOKEN_LASTS = 12 * 3600
NOBODY = "mailto:nobody@example.org"


class PushDelivery(NamedTuple):
    notification: Notification
    seat: int
    push: PushRow


class Pusher:
    def __init__(self, settings: "Settings", store: "Store", policy: EndpointPolicy) -> None:
        self.policy = policy
        self._settings = settings
        self._store = store
        self._outbound = Outbound(policy.is_allowed)
        self._queue: WorkQueue[PushDelivery] = WorkQueue("push", self._send, LIMITS)
        self._silent: OrderedDict[bytes, int] = OrderedDict()
        """By subscription: how many messages in a row were not answered."""
        self._answered_at = -RECENT
        """When any service last answered."""
        self._key: Any = None
        self._is_on = settings.push == "on" and find_spec("pywebpush") is not None

    async def public_key(self) -> str | None:
        """The server's public key, with which browsers subscribe; None without Web Push."""
        if not self._is_on:
            return None
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        key = await self._private_key()
        point = key.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return urlsafe_b64encode(point).decode().rstrip("=")

    async def _private_key(self) -> Any:
        """The operator's key, or one that is generated on first use and stored."""
        from py_vapid import Vapid  # type: ignore[import-untyped]

        if self._key is None:
            text = self._settings.push_key or await self._kept_key()
            self._key = Vapid.from_string(text)
        return self._key

    async def _kept_key(self) -> str:
        from py_vapid import Vapid

        made = Vapid()
        made.generate_keys()
        number = made.private_key.private_numbers().private_value
        fresh = urlsafe_b64encode(number.to_bytes(32)).decode().rstrip("=")
        try:
            return await self._store.write(facts.keep_fact, KEY, fresh)
        except Conflict:  # another worker was first
            return await self._store.write(facts.keep_fact, KEY, fresh)

    async def send(self, player: str, seat: int, notification: Notification) -> None:
        """Queue a notification for every subscribed browser of a player."""
        if self._is_on:
            for push in await self._store.read(pushes.pushes_of, player):
                host = urlsplit(push.endpoint).hostname or ""
                self._queue.put(PushDelivery(notification, seat, push), player, host)

    async def _send(self, delivery: PushDelivery) -> None:
        push = delivery.push
        if not is_endpoint(push.endpoint, self.policy):
            return
        body, headers = await asyncio.to_thread(encrypted, delivery, await self._private_key(), self._contact())
        status = 0
        is_silent = False
        try:
            status = await self._outbound.post(push.endpoint, body, headers)
        except TimeoutError:
            is_silent = True
        except OSError:  # it may be this server that is not connected
            is_silent = time.monotonic() - self._answered_at < RECENT
        if status in GONE or self._note_answer(push, has_answered=bool(status), is_silent=is_silent):
            await self._store.write(pushes.remove_push, push.endpoint_hash)
        elif not 200 <= status < 300:  # the log must not name the endpoint
            LOG.info("a push service refused a message: %d", status)

    def _note_answer(self, push: PushRow, *, has_answered: bool, is_silent: bool) -> bool:
        """Return True if the subscription has not answered so often that it is removed."""
        self._queue.note_answer(urlsplit(push.endpoint).hostname or "", has_answered=has_answered)
        count = self._silent.pop(push.endpoint_hash, 0)
        if has_answered:
            self._answered_at = time.monotonic()
            return False
        count += is_silent
        if count >= MOST_SILENT:
            return True
        self._silent[push.endpoint_hash] = count
        if len(self._silent) > REMEMBERED:
            self._silent.popitem(last=False)
        return False

    def _contact(self) -> str:
        """The operator's contact. Push services accept only mailto and https, so there is a fallback."""
        site = self._settings.public_url
        return self._settings.push_contact or (site if site.startswith("https:") else NOBODY)

    async def close(self) -> None:
        await self._queue.close()
        await self._outbound.close()


def hash_of(endpoint: str) -> bytes:
    return hashlib.sha256(endpoint.encode()).digest()


def encrypted(delivery: PushDelivery, key: Any, contact: str) -> tuple[bytes, dict[str, str]]:
    """The message encrypted for the browser, and the headers that identify the server to the push service."""
    from pywebpush import WebPusher  # type: ignore[import-untyped]

    notification, push = delivery.notification, delivery.push
    keys = {"p256dh": push.p256dh, "auth": push.auth}
    message = push_message(notification, delivery.seat, push.lang)
    body: bytes = WebPusher({"endpoint": push.endpoint, "keys": keys}).encode(message)["body"]
    service = urlsplit(push.endpoint)
    claims = {
        "aud": f"{service.scheme}://{service.netloc}",
        "exp": int(time.time()) + TOKEN_LASTS,
        "sub": contact,
    }
    lasts = LONGEST if notification.left is None else min(LONGEST, max(60, int(notification.left)))
    return body, {
        **key.sign(claims),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(lasts),
        "Urgency": "high" if notification.what == "turn" else "normal",
        "Topic": urlsafe_b64encode(hash_of(notification.table)[:24]).decode(),
    }
