"""The log of a game: its lines and headings, for every game and mix of options."""

from collections import Counter
from typing import Any, NamedTuple

import pytest
from msgspec import UNSET

import goldgavel as gg
from goldgavel.games.auction.knowledge import events as auction_events
from goldgavel.games.aurum.knowledge import events as aurum_events
from goldgavel.games.chapters import Chapter, Heading, chapter_after
from goldgavel.games.narration import Story, sentences_of, spoken_story, story_of
from goldgavel.kernel.streams import Stream
from goldgavel.text import LANGUAGES, Speech, seat_names
from tests.kit.games.option_mixes import all_spread, mix_id, random_step
from tests.kit.games.sample_sizes import count

every_mix = pytest.mark.parametrize(("name", "mix"), all_spread(count(6, 60)), ids=mix_id)
Key = tuple[str, int, int]


class ToldBlock(NamedTuple):
    """A chapter as a reader sees it."""

    key: Key | None
    lines: list[str]


def finished(name: str, mix: dict[str, Any], seed: int = 3) -> Any:
    state = gg.load(name, **mix).new_game(seed)
    stream = Stream(seed, 8)
    while not state.is_terminal():
        random_step(state, stream)
    return state


def told_story(name: str, events: Any, speech: Speech, chapter: Chapter) -> Story:
    return spoken_story(story_of(name, events, chapter), speech)


def key_of(heading: Heading) -> Key:
    return heading.kind, heading.round, heading.number


def blocks_of(state: Any, speech: Speech) -> list[ToldBlock]:
    """Group the lines under the headings that begin a chapter, as the page and the terminal do."""
    blocks = [ToldBlock(None, [])]
    chapter, name = Chapter(), state.game.name
    for told in state.history(speech.reader):
        story = told_story(name, told.events, speech, chapter)
        for place, line in enumerate(story.lines):
            begun = [one for one in story.headings if one.line == place and one.outcome is UNSET]
            blocks += [ToldBlock(key_of(one), []) for one in begun]
            blocks[-1].lines.append(speech.line(line))
        assert all(one.line < len(story.lines) for one in story.headings)
        chapter = chapter_after(name, told.events, chapter)
    return blocks


def outcomes_of(state: Any, speech: Speech) -> list[Heading]:
    chapter, found = Chapter(), []
    for told in state.history(speech.reader):
        found += told_story(state.game.name, told.events, speech, chapter).headings
        chapter = chapter_after(state.game.name, told.events, chapter)
    return [heading for heading in found if heading.outcome is not UNSET]


@every_mix
def test_all_blocks_together_are_all_sentences(name: str, mix: dict[str, Any]) -> None:
    state = finished(name, mix)
    for lang in LANGUAGES:
        speech = Speech(lang, seat_names(state.game.players, lang), 0)
        whole = " ".join(line for block in blocks_of(state, speech) for line in block.lines)
        events = [event for told in state.history(0) for event in told.events]
        assert whole == " ".join(text for event in events for text in sentences_of(name, event, speech))


@every_mix
def test_each_chapter_begins_once_and_each_outcome_belongs_to_one(name: str, mix: dict[str, Any]) -> None:
    state = finished(name, mix)
    speech = Speech("en", seat_names(state.game.players, "en"))
    begun = [block.key for block in blocks_of(state, speech) if block.key is not None]
    assert len(set(begun)) == len(begun)
    ended = [key_of(heading) for heading in outcomes_of(state, speech)]
    assert len(set(ended)) == len(ended)
    assert set(ended) <= set(begun)
    assert begun[-1] == ("result", 0, 0)


@pytest.mark.parametrize("players", [3, 4])
def test_a_trick_has_a_line_for_each_card_and_one_for_its_end(players: int) -> None:
    state = finished("aurum", {"players": players})
    speech = Speech("en", seat_names(players, "en"))
    events = [event for told in state.history(None) for event in told.events]
    won = [key_of(one) for one in outcomes_of(state, speech) if one.outcome != "void"]
    assert len(won) == sum(isinstance(event, aurum_events.TrickWon) for event in events)
    sizes = Counter(len(block.lines) - changes_in(block) for block in blocks_of(state, speech) if block.key in won)
    # The last trick may say that the round ends, because its leader has no card for the next one.
    assert set(sizes) <= {players + 1, players + 2}
    assert sizes[players + 1] > sizes[players + 2]


def changes_in(block: ToldBlock) -> int:
    return sum(" instead of " in line or " in place of " in line for line in block.lines)


def test_a_kept_bid_is_not_told() -> None:
    kept = aurum_events.BidKept(seat=1)
    assert story_of("aurum", (kept,), Chapter("trick", 1, 2)) == ([], [])


def test_a_bid_changed_before_a_trick_belongs_to_that_trick() -> None:
    changed = aurum_events.BidChanged(seat=0, owner=0, paid="Au0", card="Ag3", old="Ag4")
    led = aurum_events.CardPlayed(seat=1, card="Zn3", leads=True)
    before = chapter_after("aurum", [changed], Chapter("trick", 1, 2))
    assert before.is_same(Chapter("trick", 1, 3))
    assert chapter_after("aurum", [led], before) == before


def test_the_end_of_a_lot_and_the_next_opening_are_lines_of_their_own_blocks() -> None:
    state = finished("auction", {"players": 4})
    speech = Speech("en", ["Ann", "Ben", "Cy", "Dan"])
    chapter = Chapter()
    for told in state.history(None):
        kinds = [type(event) for event in told.events]
        story = told_story("auction", told.events, speech, chapter)
        chapter = chapter_after("auction", told.events, chapter)
        if kinds[1:2] == [auction_events.LotWon] and kinds[-1] is auction_events.LotOpened:
            break
    ended, begun = story.headings
    assert (ended.number, begun.number) == (begun.number - 1, chapter.number)
    assert ended.title == f"Lot {ended.number}"
    assert any(name in str(ended.outcome) for name in speech.names)
    assert begun.line == len(story.lines) - 1
    assert speech.line(story.lines[1]).split()[1] == "wins"


def test_final_scores_are_separate_lines() -> None:
    state = finished("auction", {"players": 5})
    result = blocks_of(state, Speech("en", seat_names(5, "en")))[-1]
    assert len(result.lines) >= 5 + 1
