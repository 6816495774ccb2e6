"""Serves the built page from memory: its files, and `index.html` for every screen's URL.

Only the path decides what is sent: messengers and uptime checks request screens with any `Accept`, and with HEAD.
The page comes before the rate limit, because it has many files and each one is cheap.
"""

import hashlib
from collections.abc import Mapping
from importlib import resources
from pathlib import Path
from typing import Any, NamedTuple

from goldgavel.server.http.asgi import ROUTE, Asgi
from goldgavel.server.http.compression import accepted_encodings
from goldgavel.server.http.language import language_of
from goldgavel.server.http.site import manifest
from goldgavel.server.http.site.preview import Compose, composer, site_of
from goldgavel.server.http.site.screens import API, screen_at
from goldgavel.text import LANGUAGES

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
"""Encodings as in HTTP headers, best first, with their file suffixes."""
ASSETS = "/assets/"
FOREVER = "public, max-age=31536000, immutable"
ASK_EACH_TIME = "no-cache"
BY_LANGUAGE = "accept-encoding, accept-language"
PAGE_ROUTE = "page"
"""The route of all its files, in the log and the metrics."""


class BuiltFile(NamedTuple):
    """A file with its bodies by encoding. The uncompressed one is `identity`."""

    kind: str
    tag: str
    caching: str
    bodies: dict[str, bytes]
    vary: str = "accept-encoding"


class Page(NamedTuple):
    files: dict[str, BuiltFile]
    """Files by path; empty if the page was not built."""
    build: str
    """A hash of all files. An open page compares it with its own to detect an upgrade."""
    compose: Compose | None
    """Makes `index.html`; None if the page was not built."""
    manifests: Mapping[str, BuiltFile]
    """The app's manifest by language."""


GONE = BuiltFile(
    KINDS[".txt"], "", "no-store", {"identity": b"This file belongs to another version of the page.\n"}
)
"""The response for a file of an older build: `index.html` must not be returned as a script."""


def is_built() -> bool:
    """True if the package contains the built page. Building it needs Node."""
    return (FOLDER / INDEX).exists()


def read_page(folder: Path | None = None, base: str = "") -> Page:
    """Read the built page, to serve it below a base path such as `/cards`."""
    folder = folder or FOLDER
    paths = [path for path in sorted(folder.rglob("*")) if path.suffix in KINDS and path.is_file()]
    files = {f"/{path.relative_to(folder).as_posix()}": read_file(path) for path in paths}
    build = hashlib.sha256("".join(f"{name} {file.tag}\n" for name, file in files.items()).encode()).hexdigest()[
        :12
    ]
    index = files.pop(f"/{INDEX}", None)
    if index is None:
        return Page(files, "", None, {})
    compose = composer(index.bodies["identity"].decode(), base, build)
    return Page(files, build, compose, read_manifests(files.pop(manifest.PATH, None)))


def read_manifests(built: BuiltFile | None) -> dict[str, BuiltFile]:
    if built is None:
        return {}
    found = {}
    for lang in LANGUAGES:
        tag, bodies = manifest.manifest_in(built.bodies["identity"], lang)
        found[lang] = built._replace(tag=tag, bodies=bodies, vary=BY_LANGUAGE)
    return found


def read_file(path: Path) -> BuiltFile:
    bodies = {"identity": path.read_bytes()}
    for encoding, ending in ENCODINGS:
        packed = path.with_name(path.name + ending)
        if packed.exists():
            bodies[encoding] = packed.read_bytes()
    digest = hashlib.sha256(bodies["identity"]).hexdigest()[:20]
    # The names of files in assets/ contain a hash of their content.
    caching = FOREVER if path.parent.name == "assets" else ASK_EACH_TIME
    return BuiltFile(KINDS[path.suffix], f'"{digest}"', caching, bodies)


def with_page(app: Asgi, page: Page, public_url: str = "") -> Asgi:
    """Serve the page's files and screens, and pass everything else to the application."""

    async def answer(scope: Any, receive: Any, send: Any) -> None:
        found = find_file(scope, page, public_url)
        if found is None:
            await app(scope, receive, send)
            return
        scope[ROUTE] = PAGE_ROUTE
        status, file = found
        await send_file(scope, send, file, status)

    return answer


def find_file(scope: Any, page: Page, public_url: str) -> tuple[int, BuiltFile] | None:
    """A status and a file, or None if the path does not belong to the page."""
    path: str = scope["path"]
    if page.compose is None or scope["method"] not in {"GET", "HEAD"}:
        return None
    if path in page.files:
        return 200, page.files[path]
    if path == manifest.PATH and page.manifests:
        return 200, page.manifests[language_of(scope)]
    if path.startswith(ASSETS):
        return 404, GONE
    if API.fullmatch(path):
        return None
    screen = screen_at(path)
    first = page.compose(screen or "page", language_of(scope), site_of(scope, public_url))
    file = BuiltFile(KINDS[".html"], first.tag, ASK_EACH_TIME, first.bodies, BY_LANGUAGE)
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
    accepted = accepted_encodings(wanted)
    return next((name for name, _ in ENCODINGS if name in accepted and name in file.bodies), "identity")


def header(scope: Any, wanted: bytes) -> bytes:
    found: bytes = next((value for name, value in scope["headers"] if name == wanted), b"")
    return found
