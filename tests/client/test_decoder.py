"""Messages of the server as the clients of this package read them."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from goldgavel import games
from goldgavel.client.live import FINAL_CODES
from goldgavel.kernel.views import Event, View, plain
from goldgavel.protocol.close_codes import FINAL
from goldgavel.protocol.decoder import MessageDecoder, merged
from goldgavel.protocol.messages import Pong, Update, Welcome
from goldgavel.text import say

TOLD = (
    '{"type": "update", "version": 3, "view": {}, "decision": 1,'
    ' "told": [{"version": 3, "seat": 1, "move": "pass", "events": [{"event": "EVENT", "seat": 1}]}]}'
)
FIXTURES = Path(__file__).parents[2] / "web" / "tests" / "fixtures"


def recorded(name: str) -> Any:
    return msgspec.json.decode((FIXTURES / f"{name}.json").read_bytes())


@pytest.mark.parametrize("name", list(games.GAMES))
def test_the_view_of_a_recorded_game_is_the_servers(name: str) -> None:
    """The page's tests merge the same messages."""
    fixture = recorded(name)
    decoder = MessageDecoder(games.load(name, {"players": 3}))
    view: View | None = None
    for frame in fixture["frames"]:
        message = decoder.decode(msgspec.json.encode(frame))
        if isinstance(message, Welcome):
            view = message.view
        elif isinstance(message, Update):
            assert all(isinstance(event, Event) for entry in message.told for event in entry.events)
            assert view is not None
            view = merged(view, message)
    assert isinstance(view, games.game_class(name).view_type)
    assert plain(view) == fixture["view"]


def test_what_later_servers_add_is_ignored() -> None:
    decoder = MessageDecoder(games.load("auction", {}))
    assert decoder.decode('{"type": "applause", "from": 3}') is None
    assert decoder.decode('{"type": "pong", "id": "1", "weather": "fine"}') == Pong(id="1")
    update = decoder.decode(
        '{"type": "update", "version": 3, "told": [], "view": {"ply": 2, "mood": 1}, "decision": 1}'
    )
    assert isinstance(update, Update)
    assert update.view == {"ply": 2}
    assert isinstance(decoder.decode(TOLD.replace("EVENT", "passed")), Update)


@pytest.mark.parametrize(
    "text",
    [
        "nonsense",
        "[]",
        "{}",
        '{"type": "pong"}',
        '{"type": "welcome", "view": {}}',
        '{"type": "update", "version": 3, "told": [], "view": {"ply": "2"}, "decision": 1}',
        '{"type": "update", "version": 3, "told": [], "view": [], "decision": 1}',
        TOLD.replace("EVENT", "nonsense"),
    ],
)
def test_what_does_not_follow_the_protocol_is_an_error(text: str) -> None:
    with pytest.raises(msgspec.MsgspecError):
        MessageDecoder(games.load("auction", {})).decode(text)


def test_the_client_stops_at_every_final_close_code_with_a_sentence() -> None:
    assert FINAL_CODES.keys() == set(FINAL)
    assert all(say(code, "en") for code in FINAL_CODES.values())
