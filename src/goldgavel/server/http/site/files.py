"""The built page, from memory: its files, and its first one for every address that people may open.

Only the path decides: messengers and uptime checks ask for a screen with any `Accept`, and with HEAD. The page
stands in front of everything that counts requests, because it is many files and each costs next to nothing.
"""

import hashlib
from importlib import resources
from pathlib import Path
from typing import Any, NamedTuple

from goldgavel.server.http.language import language_of
from goldgavel.server.http.middleware.request_log import PAGE, ROUTE
from goldgavel.server.http.middleware.security import Asgi
from goldgavel.server.http.site.preview import Compose, composer, site_of
from goldgavel.server.http.site.screens import API, screen_at

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
ASSETS = "/assets/"
FOREVER = "public, max-age=31536000, immutable"
ASK_EACH_TIME = "no-cache"


class BuiltFile(NamedTuple):
    """A file with its compressed forms by encoding; the plain one is under ``identity``."""

    kind: str
    tag: str
    caching: str
    bodies: dict[str, bytes]
    vary: str = "accept-encoding"


class Page(NamedTuple):
    files: dict[str, BuiltFile]
    """By address; none if the page was not built."""
    build: str
    """Changes with any file: an open page compares it with its own to notice an upgrade."""
    compose: Compose | None
    """Makes the first file."""


GONE = BuiltFile(
    KINDS[".txt"], "", "no-store", {"identity": b"This file belongs to another version of the page.\n"}
)
"""For a file of an older build: the page must not take the first file for a script."""


def is_built() -> bool:
    """Whether the page was built when the package was: without Node it was not."""
    return (FOLDER / INDEX).exists()


def read_page(folder: Path | None = None, base: str = "") -> Page:
    """The built page as it is served below a base path such as `/cards`."""
    folder = folder or FOLDER
    paths = [path for path in sorted(folder.rglob("*")) if path.suffix in KINDS and path.is_file()]
    files = {f"/{path.relative_to(folder).as_posix()}": read_file(path) for path in paths}
    build = hashlib.sha256("".join(f"{name} {file.tag}\n" for name, file in files.items()).encode()).hexdigest()[
        :12
    ]
    index = files.pop(f"/{INDEX}", None)
    if index is None:
        return Page(files, "", None)
    return Page(files, build, composer(index.bodies["identity"].decode(), base, build))


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


def with_page(app: Asgi, page: Page, public_url: str = "") -> Asgi:
    """The page's files and screens, and everything else from the application behind it."""

    async def answer(scope: Any, receive: Any, send: Any) -> None:
        found = find_file(scope, page, public_url)
        if found is None:
            await app(scope, receive, send)
            return
        scope[ROUTE] = PAGE
        status, file = found
        await send_file(scope, send, file, status)

    return answer


def find_file(scope: Any, page: Page, public_url: str) -> tuple[int, BuiltFile] | None:
    """A status and a file, or None for what is not the page's business."""
    path: str = scope["path"]
    if page.compose is None or scope["method"] not in {"GET", "HEAD"}:
        return None
    if path in page.files:
        return 200, page.files[path]
    if path.startswith(ASSETS):
        return 404, GONE
    if API.fullmatch(path):
        return None
    screen = screen_at(path)
    first = page.compose(screen or "page", language_of(scope), site_of(scope, public_url))
    file = BuiltFile(KINDS[".html"], first.tag, ASK_EACH_TIME, first.bodies, "accept-encoding, accept-language")
    return (200 if screen else 404), file


async def send_file(scope: Any, send: Any, file: BuiltFile, status: int = 200) -> None:
    wanted = header(scope, b"accept-encoding").decode("latin-1")
    encoding = best_encoding(wanted, file)
    body = file.bodies[encoding]
    headers = {"content-type": file.kind, "cache-control": file.caching, "vary": file.vary}
    if status == 200:
        headers["etag"] = file.tag
    if encoding != "identity":
        headers["content-encoding"] = encoding
    if status == 200 and header(scope, b"if-none-match").decode("latin-1") == file.tag:
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
