"""The built page, from memory: its files, and its first one for every address that people may open.

It stands before everything that counts requests: what it does costs nothing, and a page is many files.
"""

import hashlib
from importlib import resources
from pathlib import Path
from typing import Any, NamedTuple

from goldgavel.server.http.observing import PAGE, ROUTE
from goldgavel.server.http.security import Asgi

FOLDER = Path(str(resources.files("goldgavel.server"))) / "page"
INDEX = "index.html"
KINDS = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".txt": "text/plain; charset=utf-8",
}
ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
"""As a browser names them, best first, and how the file's name ends."""
OURS = ("/api", "/schema", "/healthz", "/readyz", "/metrics", "/live", "/assets")
"""Never a screen of the page."""
FOREVER = "public, max-age=31536000, immutable"
ASK_EACH_TIME = "no-cache"


class BuiltFile(NamedTuple):
    """A file with its compressed forms by encoding; the plain one is under ``identity``."""

    kind: str
    tag: str
    caching: str
    bodies: dict[str, bytes]


def is_built() -> bool:
    """Whether the page was built when the package was: without Node it was not."""
    return (FOLDER / INDEX).exists()


def read_page(folder: Path = FOLDER) -> dict[str, BuiltFile]:
    """Every built file by its address; nothing if the page was not built."""
    files = [path for path in sorted(folder.rglob("*")) if path.suffix in KINDS and path.is_file()]
    return {f"/{path.relative_to(folder).as_posix()}": read_file(path) for path in files}


def read_file(path: Path) -> BuiltFile:
    bodies = {"identity": path.read_bytes()}
    for encoding, ending in ENCODINGS:
        packed = path.with_name(path.name + ending)
        if packed.exists():
            bodies[encoding] = packed.read_bytes()
    digest = hashlib.sha256(bodies["identity"]).hexdigest()[:20]
    # The build writes a file's content into its name, except for what is in the root.
    caching = FOREVER if path.parent.name == "assets" else ASK_EACH_TIME
    return BuiltFile(KINDS[path.suffix], f'"{digest}"', caching, bodies)


def with_page(app: Asgi, files: dict[str, BuiltFile]) -> Asgi:
    """The page's files and screens, and everything else from the application behind it."""

    async def answer(scope: Any, receive: Any, send: Any) -> None:
        found = find_file(scope, files)
        if found is None:
            await app(scope, receive, send)
        else:
            scope[ROUTE] = PAGE
            await send_file(scope, send, found)

    return answer


def find_file(scope: Any, files: dict[str, BuiltFile]) -> BuiltFile | None:
    path: str = scope["path"]
    if scope["method"] not in {"GET", "HEAD"}:
        return None
    if path in files:
        return files[path]
    if path.startswith(OURS) or b"text/html" not in header(scope, b"accept"):
        return None
    return files.get(f"/{INDEX}")


async def send_file(scope: Any, send: Any, file: BuiltFile) -> None:
    wanted = header(scope, b"accept-encoding").decode("latin-1")
    encoding = best_encoding(wanted, file)
    body = file.bodies[encoding]
    headers = {
        "content-type": file.kind,
        "cache-control": file.caching,
        "vary": "accept-encoding",
        "etag": file.tag,
    }
    if encoding != "identity":
        headers["content-encoding"] = encoding
    status = 200
    if header(scope, b"if-none-match").decode("latin-1") == file.tag:
        status, body = 304, b""
    else:
        headers["content-length"] = str(len(body))
    pairs = [(name.encode(), value.encode()) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": status, "headers": pairs})
    await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body})


def best_encoding(wanted: str, file: BuiltFile) -> str:
    accepted = {part.partition(";")[0].strip() for part in wanted.split(",") if not part.strip().endswith(";q=0")}
    return next((name for name, _ in ENCODINGS if name in accepted and name in file.bodies), "identity")


def header(scope: Any, wanted: bytes) -> bytes:
    found: bytes = next((value for name, value in scope["headers"] if name == wanted), b"")
    return found
