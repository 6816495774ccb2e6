"""Fair deals: a table's promises, its proof after the game, and the check of any record."""

from typing import Any

from litestar import Request, get, post
from litestar.params import FromPath, JSONBody
from msgspec import UNSET, UnsetType

import goldgavel
from goldgavel.kernel import records
from goldgavel.kernel.errors import GoldGavelError
from goldgavel.kernel.fair.proof import Proof
from goldgavel.kernel.fair.verification import Report
from goldgavel.kernel.views import Data, plain
from goldgavel.server.http.dependencies import TheRegistry, Visitor, limit_creation
from goldgavel.server.http.descriptions import PLAYER_OPTIONAL, error_responses, write_error_responses
from goldgavel.server.http.errors import Problem
from goldgavel.server.http.language import language_of
from goldgavel.server.http.records import record_of, require_reader
from goldgavel.server.http.replays import LARGEST_RECORD
from goldgavel.server.tables import seat_rows
from goldgavel.session.fairness import FairState

AnyRequest = Request[Any, Any, Any]


class FairCheck(Data, frozen=True, omit_defaults=True):
    """Whether every deal is proved fair, with the report or the problem."""

    fair: bool
    report: Report | UnsetType = UNSET
    problem: Problem | UnsetType = UNSET


class FairTable(Data, frozen=True, omit_defaults=True):
    """The promises of a table. Once its game is over, also the whole proof and the server's own check of it."""

    deals: FairState | None
    """Null for a game that began before the server promised deals."""
    proof: Proof | UnsetType = UNSET
    checked: FairCheck | UnsetType = UNSET


class ProvedRecord(records.RecordShape, frozen=True):
    """A record as docs/record.md describes it, with its proof."""

    engine: str | None = None
    table: str | None = None
    fair: dict[str, Any] | None = None


@get(
    "/tables/{table:str}/fair",
    responses=error_responses(401, 403, 404, 409),
    security=PLAYER_OPTIONAL,
    summary="How a table's deals are proved fair",
)
async def show_fair(
    table: FromPath[str], request: AnyRequest, visitor: Visitor, registry: TheRegistry
) -> FairTable:
    """Secrets are shown only after the game, to whoever may read the record."""
    runner = await registry.find(table)
    found = runner.table
    async with runner.lock:  # without it, a promise could be shown that is not written yet
        session = found.session
        if session is None:
            raise seat_rows.not_begun(found.row)
        deals = session.fairness.state()
    if found.row.status != "over" or deals is None:
        return FairTable(deals=deals)
    require_reader(found, visitor)
    record = plain(record_of(found, session))
    return FairTable(deals=deals, proof=session.proof() or UNSET, checked=check_record(record, request))


@post(
    "/verify",
    status_code=200,
    guards=[limit_creation],
    responses=write_error_responses(),
    request_max_body_size=LARGEST_RECORD,
    summary="Check a record",
)
async def verify_record(data: JSONBody[ProvedRecord], request: AnyRequest) -> FairCheck:
    """Whether every deal of a record is proved fair. The record is not stored."""
    return check_record(plain(data), request)


def check_record(record: dict[str, Any], request: AnyRequest) -> FairCheck:
    try:
        return FairCheck(fair=True, report=goldgavel.verify(record))
    except GoldGavelError as problem:
        words = problem.text(language_of(request.scope))
        return FairCheck(fair=False, problem=Problem(code=problem.code, text=words))


HANDLERS = [show_fair, verify_record]
