"""Web Push subscriptions of browsers, for notifications of a player's turn."""

from typing import Annotated, Any

import msgspec
from litestar import Request, delete, get, put
from litestar.params import JSONBody

from goldgavel.kernel.views import Data
from goldgavel.server.errors import NotFound
from goldgavel.server.http.dependencies import CurrentPlayer, TheRegistry, TheStore, limit_creation, secret_of
from goldgavel.server.http.descriptions import PLAYER_REQUIRED, error_responses, write_error_responses
from goldgavel.server.http.language import language_of
from goldgavel.server.notifications.endpoints import check_endpoint, check_keys
from goldgavel.server.notifications.push import hash_of
from goldgavel.server.players.identities import hash_secret
from goldgavel.storage.queries import pushes
from goldgavel.storage.rows import PushRow

MOST = 10
"""Subscriptions per player."""
Key = Annotated[str, msgspec.Meta(min_length=1, max_length=150, pattern=r"^[A-Za-z0-9_-]+={0,2}$")]
AnyRequest = Request[Any, Any, Any]


class PushOffer(Data, frozen=True):
    key: str | None
    """The server's public key, for `pushManager.subscribe`; null without Web Push."""


class PushKeys(Data, frozen=True):
    p256dh: Key
    auth: Key


class Subscription(Data, frozen=True):
    """A subscription as a browser serializes it. Other fields are ignored."""

    endpoint: Annotated[str, msgspec.Meta(min_length=1, max_length=1024)]
    keys: PushKeys


@get("/push", responses=error_responses(), summary="Whether browsers can subscribe to notifications")
async def show_push(registry: TheRegistry) -> PushOffer:
    return PushOffer(key=await registry.context.notifier.pusher.public_key())


@put(
    "/me/push",
    status_code=204,
    guards=[limit_creation],
    responses=write_error_responses(401, 404),
    security=PLAYER_REQUIRED,
    summary="Notify this device when it is my turn",
)
async def subscribe(
    request: AnyRequest, data: JSONBody[Subscription], me: CurrentPlayer, registry: TheRegistry, store: TheStore
) -> None:
    """Notifications use the language of this request. They end when the device signs out or unsubscribes."""
    pusher = registry.context.notifier.pusher
    if await pusher.public_key() is None:
        raise NotFound("push-none")
    check_endpoint(data.endpoint, pusher.policy)
    check_keys(data.keys.p256dh, data.keys.auth)
    row = PushRow(
        endpoint_hash=hash_of(data.endpoint),
        player=me.id,
        secret=hash_secret(secret_of(request) or ""),
        endpoint=data.endpoint,
        p256dh=data.keys.p256dh,
        auth=data.keys.auth,
        lang=language_of(request.scope),
        created=registry.context.clock(),
    )
    await store.write(pushes.add_push, row, MOST)


@delete(
    "/me/push",
    responses=write_error_responses(401),
    security=PLAYER_REQUIRED,
    summary="Stop notifications on this device",
)
async def unsubscribe(request: AnyRequest, me: CurrentPlayer, store: TheStore) -> None:
    del me
    await store.write(pushes.remove_pushes_of_device, hash_secret(secret_of(request) or ""))


HANDLERS = [show_push, subscribe, unsubscribe]
