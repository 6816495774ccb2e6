"""Checks the built site: every link target exists, and no page loads anything from another host."""

import re
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

FETCHED = {("img", "src"), ("script", "src"), ("link", "href"), ("source", "src"), ("iframe", "src")}
IN_CSS = re.compile(r"url\(\s*[\"']?([^\"')]+)")
NOT_FILES = {"data", "mailto", "javascript"}


class Page(HTMLParser):
    """The anchors, links and loaded files of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.anchors: set[str] = {""}
        self.fetched: list[str] = []
        self.linked: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in {"id", "name"} and value:
                self.anchors.add(value)
            elif (tag, name) in FETCHED and value:
                self.fetched.append(value)
            elif (tag, name) == ("a", "href") and value is not None:
                self.linked.append(value)


def problems(site: Path) -> list[str]:
    """Return one line per problem. The error page is skipped, because it is served under any path."""
    read = {path: Page(path.read_text(encoding="utf-8")) for path in sorted(site.rglob("*.html"))}
    found = []
    for path in read:
        if path.name != "404.html":
            found += [f"{path.relative_to(site)}: {said}" for said in problems_of(path, read)]
    for path in sorted(site.rglob("*.css")):
        for target in IN_CSS.findall(path.read_text(encoding="utf-8")):
            found += [f"{path.relative_to(site)}: {said}" for said in fetch(path, target)]
    return found


def problems_of(path: Path, read: dict[Path, Page]) -> list[str]:
    fetched = [said for target in read[path].fetched for said in fetch(path, target)]
    return fetched + [said for target in read[path].linked for said in follow(path, target, read)]


def fetch(path: Path, target: str) -> list[str]:
    """Return a problem if a file that the page loads is missing or on another host."""
    address = urlsplit(target)
    if address.scheme in NOT_FILES:
        return []
    if address.scheme or address.netloc or target.startswith("/"):
        return [f"fetches {target} from elsewhere"]
    is_there = not address.path or file_at(path, address.path).is_file()
    return [] if is_there else [f"needs {target}, which is not there"]


def follow(path: Path, target: str, read: dict[Path, Page]) -> list[str]:
    address = urlsplit(target)
    if address.scheme or address.netloc:
        return []
    there = file_at(path, address.path) if address.path else path
    if there not in read:
        return [] if there.is_file() else [f"points at {target}, which is not there"]
    return [] if unquote(address.fragment) in read[there].anchors else [f"points at {target}: no such anchor"]


def file_at(path: Path, way: str) -> Path:
    found = (path.parent / unquote(way)).resolve()
    return found / "index.html" if found.is_dir() else found
