"""The page's types match the server's schema."""

from tools.generate.protocol_schema import FILE, written


def test_the_page_knows_the_messages_of_today() -> None:
    """If this fails: `make types`."""
    assert FILE.read_text(encoding="utf-8") == written()
