"""The operator's webhook: posts events of tables with a clock. Users cannot configure webhooks."""

import asyncio
import hashlib
import hmac
import logging
import secrets
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from goldgavel.kernel.views import Data
from goldgavel.server.notifications.message import Notification, What, names_in
from goldgavel.server.notifications.outbound import Outbound
from goldgavel.server.notifications.queue import Limits, WorkQueue

if TYPE_CHECKING:
    from goldgavel.server.settings.settings import Settings

LOG = logging.getLogger("goldgavel.server")
LIMITS = Limits(
    waiting=1000, waiting_per_owner=1000, at_once=4, at_once_per_owner=4, at_once_per_host=4, at_once_unproven=4
)
"""There is one owner and one host: the operator's."""
PAUSES = (1.0, 5.0, 30.0, 120.0)
"""Seconds before each retry."""
LONGER = {408, 425, 429}
"""Client error statuses that are retried, in addition to all server errors."""


class WebhookPayload(Data, frozen=True):
    """The body of the request."""

    event: What
    table: str
    link: str
    game: str
    players: tuple[str, ...]
    listed: bool
    at: float
    """Unix seconds."""
    seat: int | None = None
    name: str | None = None
    """The name of the player whose turn it is."""
    left: float | None = None


class WebhookDelivery(NamedTuple):
    id: str
    body: bytes


class Webhook:
    def __init__(self, settings: "Settings", pauses: tuple[float, ...] = PAUSES) -> None:
        self._settings = settings
        self._pauses = pauses
        self._outbound = Outbound()
        self._queue: WorkQueue[WebhookDelivery] = WorkQueue("webhook", self._send, LIMITS)

    def send(self, notification: Notification, now: float, seat: int | None = None) -> None:
        if self._settings.webhook:
            self._queue.put(
                WebhookDelivery(secrets.token_hex(16), msgspec.json.encode(self._payload(notification, now, seat)))
            )

    def _payload(self, notification: Notification, now: float, seat: int | None) -> WebhookPayload:
        names = names_in(notification.seats, "en")
        return WebhookPayload(
            event=notification.what,
            table=notification.table,
            link=f"{self._settings.public_url}{self._settings.base_path}/table/{notification.table}",
            game=notification.game,
            players=tuple(names),
            listed=notification.listed,
            at=round(now, 3),
            seat=seat,
            name=None if seat is None else names[seat],
            left=notification.left,
        )

    async def _send(self, delivery: WebhookDelivery) -> None:
        """Post a delivery, with a few retries under the same id."""
        for pause in (*self._pauses, None):
            status = 0
            with suppress(OSError, TimeoutError):
                status = await self._outbound.post(self._settings.webhook, delivery.body, self._headers(delivery))
            if 200 <= status < 300:
                return
            if pause is None or (400 <= status < 500 and status not in LONGER):
                break
            await asyncio.sleep(pause)
        LOG.warning("the webhook refused a message: %d", status)

    def _headers(self, delivery: WebhookDelivery) -> dict[str, str]:
        headers = {
            "Content-Type": "application/json",
            "User-Agent": "goldgavel",
            "X-GoldGavel-Delivery": delivery.id,
        }
        if self._settings.webhook_secret:
            headers["X-GoldGavel-Signature"] = signature(self._settings.webhook_secret, delivery.body)
        return headers

    async def close(self) -> None:
        await self._queue.close()
        await self._outbound.close()


def signature(secret: str, body: bytes) -> str:
    return "sha256=" + hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()
