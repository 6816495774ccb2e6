"""The schemas of the OpenAPI document, from msgspec itself: they say exactly what is read and written."""

from typing import Any

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from goldgavel.server.http import fair, games, identity, lessons, mutes, pushes, records, replays, reports, tables
from goldgavel.server.http.errors import Problem
from goldgavel.server.lobby.table_info import TableInfo
from goldgavel.server.lobby.table_specs import QuickSpec, TableSpec
from goldgavel.server.telemetry.page_reports import PageReport
from goldgavel.storage.rows import Statistics

SCHEMA_TYPES = (
    Problem,
    identity.NewIdentity,
    identity.NewName,
    identity.Claim,
    identity.Me,
    identity.DeviceLink,
    mutes.Muted,
    tables.Chair,
    TableSpec,
    QuickSpec,
    TableInfo,
    pushes.PushOffer,
    pushes.Subscription,
    records.GameRecord,
    records.SeatHistory,
    records.PlayedGame,
    replays.Replay,
    replays.SentRecord,
    reports.ReportOffer,
    PageReport,
    fair.FairTable,
    fair.FairCheck,
    fair.ProvedRecord,
    lessons.TaughtLesson,
    Statistics,
    games.GamesOffer,
)


class ExactDocument(JsonRenderPlugin):
    """Litestar's document with the schemas in it put right: its own leave out patterns and forbidden fields."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        del request
        _, exact = msgspec.json.schema_components(SCHEMA_TYPES, ref_template="#/components/schemas/{name}")
        components = openapi_schema["components"] | {"schemas": exact}
        paths = {path: without_empty_bodies(methods) for path, methods in openapi_schema["paths"].items()}
        return msgspec.json.encode(openapi_schema | {"components": components, "paths": paths})


def without_empty_bodies(methods: dict[str, Any]) -> dict[str, Any]:
    """An answer that says by its status that nothing follows has no content, not even null."""
    for operation in methods.values():
        operation["responses"].get("204", {}).pop("content", None)
    return methods
