"""The pace of a table as clients send it, and the entries of the log."""

import msgspec
import pytest

from goldgavel.kernel.entries import Entry
from goldgavel.kernel.pace import Pace
from goldgavel.kernel.views import to_json


def test_what_is_left_out_is_usual() -> None:
    assert msgspec.json.decode('{"bot_pause": 0}', type=Pace) == Pace(bot_pause=0.0)


@pytest.mark.parametrize(
    "sent",
    ['{"trick_rest": -1}', '{"round_rest": 61}', '{"bot_pause": "x"}', '{"patience": 0}', '{"patience": 86401}'],
)
def test_a_table_neither_rushes_nor_stands_still(sent: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(sent, type=Pace)


def test_an_entry_has_a_json_form() -> None:
    entry = Entry(version=3, kind="deal", seat=None, text='{"first": 0}', request=None, at=1.5)
    assert msgspec.json.decode(to_json(entry), type=Entry) == entry
