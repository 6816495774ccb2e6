"""The help page of a command, in the reader's language. Messages are looked up only when the page is shown."""

import shutil
import textwrap
from typing import NamedTuple

from goldgavel.text import LANGUAGES, LazyText, say

LABEL = "cli-value-"
"""The prefix of value labels that are translated, such as FILE. Other labels are shown as they are: `on|off`."""
MAX_WIDTH = 96
MAX_LEFT_WIDTH = 28
GAP = 2


class HelpRow(NamedTuple):
    flag: str
    value: str | None
    about: LazyText


class HelpSection(NamedTuple):
    title: LazyText
    rows: list[HelpRow]


class HelpPage:
    def __init__(self, prog: str, lang: str) -> None:
        self.prog = prog
        self.lang = lang
        self.purpose: LazyText | None = None
        self.usage: list[tuple[str, bool]] = []
        self.sections: list[HelpSection] = []
        self.examples: list[str] = []
        self.note: LazyText | None = None
        """A text at the end of the page."""

    # Building the page.

    def section(self, title: LazyText) -> None:
        self.sections.append(HelpSection(title, []))

    def row(self, flag: str, value: str | None, about: LazyText) -> None:
        if not self.sections:
            self.section(LazyText("cli-heading-options", {}))
        self.sections[-1].rows.append(HelpRow(flag, value, about))

    def word(self, label: str, about: LazyText, *, needed: bool) -> None:
        if not self.sections:
            self.section(LazyText("cli-heading-words", {}))
        self.usage.append((label, needed))
        self.sections[-1].rows.append(HelpRow("", label, about))

    def common(self) -> None:
        self.section(LazyText("cli-heading-common", {}))
        self.row("--lang", "|".join(LANGUAGES), LazyText("cli-about-lang", {}))
        self.row("-h, --help", None, LazyText("cli-about-help", {}))

    def descriptions(self, lang: str) -> dict[str, str]:
        """Return the text of each flag; that of a flag with several rows is joined."""
        found: dict[str, dict[str, None]] = {}
        for row in (row for section in self.sections for row in section.rows):
            found.setdefault(row.flag, {})[row.about.text(lang)] = None
        return {flag: "; ".join(texts) for flag, texts in found.items()}

    # Rendering the page.

    def label(self, value: str) -> str:
        return say(value, self.lang) if value.startswith(LABEL) else value

    def text(self) -> str:
        width = max(40, min(MAX_WIDTH, shutil.get_terminal_size().columns))
        parts = [self._usage_line()]
        if self.purpose:
            parts.append(textwrap.fill(self.purpose.text(self.lang), width))
        left_width = max(len(self._left(row)) for section in self.sections for row in section.rows)
        for section in self.sections:
            rows = [self._row_text(row, min(left_width, MAX_LEFT_WIDTH), width) for row in section.rows]
            parts.append("\n".join([section.title.text(self.lang), *rows]))
        if self.examples:
            shown = [f"  goldgavel {example}" for example in self.examples]
            parts.append("\n".join([say("cli-heading-examples", self.lang), *shown]))
        if self.note:
            parts.append(textwrap.fill(self.note.text(self.lang), width, break_long_words=False))
        return "\n\n".join(parts)

    def _usage_line(self) -> str:
        labels = [(self.label(label), needed) for label, needed in self.usage]
        words = [label if needed else f"[{label}]" for label, needed in labels]
        options = say("cli-usage-options", self.lang)
        return " ".join([say("cli-heading-usage", self.lang), self.prog, *words, f"[{options}]"])

    def _left(self, row: HelpRow) -> str:
        value = self.label(row.value) if row.value else ""
        return f"  {row.flag} {value}".rstrip() if row.flag else f"  {value}"

    def _row_text(self, row: HelpRow, left_width: int, width: int) -> str:
        left = self._left(row)
        indent = " " * (left_width + GAP)
        lines = textwrap.wrap(
            row.about.text(self.lang), max(20, width - len(indent)), break_long_words=False, break_on_hyphens=False
        )
        if len(left) > left_width:
            return "\n".join([left, *(indent + line for line in lines)])
        lines = lines or [""]
        return "\n".join([left.ljust(len(indent)) + lines[0], *(indent + line for line in lines[1:])]).rstrip()
