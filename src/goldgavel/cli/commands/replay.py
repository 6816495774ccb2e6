"""`goldgavel replay`: prints a recorded game move by move."""

import shutil
import sys
import textwrap
from argparse import Namespace
from typing import TYPE_CHECKING, Any

from msgspec import UNSET

from goldgavel.cli.errors import UsageError
from goldgavel.cli.inputs import read_record
from goldgavel.cli.numbers import read_number
from goldgavel.cli.output import Output
from goldgavel.cli.parser import Parser
from goldgavel.games import narration
from goldgavel.games.chapters import Chapter, chapter_after
from goldgavel.games.registry import component
from goldgavel.kernel.records import is_conceded
from goldgavel.text import LazyText, Speech

if TYPE_CHECKING:
    from collections.abc import Mapping

    from goldgavel.kernel.game import GameState
    from goldgavel.kernel.views import Told

    Story = list[tuple[Told, list[Any]]]


def arguments(parser: Parser) -> None:
    parser.word("file", "cli-value-file", LazyText("cli-about-record", {}))
    parser.page.section(LazyText("cli-heading-options", {}))
    parser.option("--game", "cli-value-number", LazyText("cli-about-game-number", {}))
    parser.option("--seat", "cli-value-seat", LazyText("cli-about-replay-seat", {}))
    parser.switch("--json", LazyText("cli-about-replay-json", {}))
    parser.page.examples += ["replay games.jsonl --game 3", "replay - --seat 0 < game.json"]


def run(args: Namespace, out: Output) -> int:
    import goldgavel

    if args.file is None:
        raise UsageError("cli-file-needed")
    number = read_number("--game", args.game, least=1, default=1)
    seat = None if args.seat is None else read_number("--seat", args.seat, least=0, default=0)
    record = read_record(args.file, number)
    state = goldgavel.from_record(record)
    story: Story = (
        narration.open_history(state) if seat is None else [(entry, []) for entry in state.history(seat)]
    )
    if args.json:
        print_json(story, out)
    else:
        print_story(
            state, story, Speech(out.lang, narration.names_of(record, state.game.players, out.lang), seat), out
        )
        print_end(state, record, out)
    return 0


def print_json(story: "Story", out: Output) -> None:
    from goldgavel.kernel.views import to_json

    for entry, _ in story:
        out.line(to_json(entry))


def print_story(state: "GameState", story: "Story", speech: Speech, out: Output) -> None:
    game, chapter = state.game.name, Chapter()
    hand_text = component(game, narration.HAND)
    for entry, events_by_seat in story:
        lines, headings = narration.story_of(game, entry.events, chapter)
        chapter = chapter_after(game, entry.events, chapter)
        for seat, hand in narration.dealt_hands(events_by_seat):
            lines.append(out.say("cli-replay-hand", name=speech.names[seat], cards=hand_text(hand, speech)))
        titles = {heading.line: speech.phrase(heading.title) for heading in headings if heading.outcome is UNSET}
        number = "" if entry.seat is None else str(entry.ply + 1)
        for place, line in enumerate(lines):
            if place in titles:
                out.line()
                out.line(wrapped(" " * 6, titles[place]))
            out.line(wrapped(f"{number if place == 0 else '':>4}  ", speech.line(line)))


def print_end(state: "GameState", record: "Mapping[str, Any]", out: Output) -> None:
    """Print how the game ended if it was conceded or not finished."""
    if not state.is_terminal():
        out.line()
        out.print_message("told-concede" if is_conceded(record) else "cli-replay-unfinished")


def wrapped(margin: str, line: str) -> str:
    """Wrap a line on a terminal. Elsewhere it stays one line, for programs that read lines."""
    if not sys.stdout.isatty():
        return margin + line
    width = shutil.get_terminal_size().columns
    blank = " " * len(margin)
    return textwrap.fill(line, width, initial_indent=margin, subsequent_indent=blank, break_on_hyphens=False)
