"""Links to tables, and what is refused with a sentence: wrong links, missing tables, other services."""

import threading

import pytest

from goldgavel.client.links import JoinError, TableLink, read_link
from tests.cli.kit import assert_refused, run
from tests.kit.servers.server_process import ServerProcess


@pytest.mark.parametrize(
    ("link", "server", "table"),
    [
        ("http://127.0.0.1:8000/table/abc", "http://127.0.0.1:8000", "abc"),
        ("https://play.example/table/a-b_c?x=1#y", "https://play.example", "a-b_c"),
        ("play.example/table/abc", "http://play.example", "abc"),
        ("https://user:secret@play.example/games/table/abc/", "https://play.example/games", "abc"),
    ],
)
def test_links(link: str, server: str, table: str) -> None:
    assert read_link(link) == TableLink(server, table)


@pytest.mark.parametrize(
    "link",
    [
        "",
        "abc",
        "ftp://x/table/abc",
        "http:///table/abc",
        "http://x/table/",
        "http://x/tables/abc",
        "http://x/table/a b",
        "http://x:99999/table/a",
        "http://x:a/table/b",
        "http://[::1/table/abc",
    ],
)
def test_invalid_links_are_refused(link: str) -> None:
    with pytest.raises(JoinError):
        read_link(link)
    assert_refused(run("play", "--join", link, "--plain"))


def test_no_such_table_and_no_such_server(server: ServerProcess) -> None:
    for link in (f"{server.address}/table/nothing", "http://127.0.0.1:9/table/abc"):
        assert_refused(run("play", "--join", link, "--plain", "--lang", "fr"))


def test_an_address_with_another_service() -> None:
    """The address belongs to some other service."""
    import http.server

    class Strange(http.server.BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(b"<html>")

        def log_message(self, *words: object) -> None:
            del words

    with http.server.HTTPServer(("127.0.0.1", 0), Strange) as strange:
        thread = threading.Thread(target=strange.serve_forever)
        thread.start()
        try:
            assert_refused(run("play", "--join", f"http://127.0.0.1:{strange.server_port}/table/abc", "--plain"))
        finally:
            strange.shutdown()
            thread.join()
