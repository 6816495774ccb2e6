"""Writes golden playthroughs with OpenSpiel's own generator: `python -m tests.envs.openspiel.make`.

Tensors are shown as checksums. Histories are left out, because all
actions are there.
"""

import hashlib
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any
from unittest.mock import patch

from open_spiel.python.algorithms import generate_playthrough

import goldgavel.envs.openspiel  # noqa: F401 - registers the games

FOLDER = Path(__file__).with_name("playthroughs")
SEED = 7
GOLDENS = {
    "aurum-3-gigamic": "goldgavel_aurum(players=3,edition=gigamic)",
    "aurum-3-reduced": "goldgavel_aurum(players=3,metals=3,ranks=3,hand=3,match=round)",
    "aurum-4": "goldgavel_aurum",
    "aurum-4-reduced": "goldgavel_aurum(players=4,metals=4,ranks=3,hand=3,match=round)",
    "auction-3": "goldgavel_auction(players=3)",
    "auction-4-tokens": "goldgavel_auction(tokens=stop+ban+exchange)",
    "auction-5": "goldgavel_auction(players=5,sculpture_ties=places)",
    "auction-6": "goldgavel_auction(players=6,tokens=exchange)",
}
TENSOR = re.compile(r"(InformationStateTensor|ObservationTensor)\(\d\)")
LONGEST = 300
LEFT_OUT = ("History() =", "HistoryString() =")


def digest(tensor: Any, name: str) -> list[str]:
    """Replaces OpenSpiel's formatting of a block of floats."""
    return [f"{name} {hashlib.sha256(tensor.tobytes()).hexdigest()}"]


def shortened(line: str) -> str:
    """Return the beginning and the end of a long text, and a checksum of all of it."""
    if len(line) <= LONGEST:
        return line
    return (
        f"{line[: LONGEST // 2]} … {line[-LONGEST // 3 :]} sha256 {hashlib.sha256(line.encode()).hexdigest()[:16]}"
    )


def condensed(lines: Iterable[str]) -> Iterator[str]:
    """Return one checksum for all blocks of a tensor."""
    tensor, blocks = "", hashlib.sha256()
    for line in lines:
        begun = TENSOR.match(line)
        label = begun[0] if begun else ""
        if tensor and label != tensor:
            yield f"{tensor} sha256 {blocks.hexdigest()[:16]}"
        if label:
            blocks = blocks if label == tensor else hashlib.sha256()
            blocks.update(line.encode())
        elif not line.startswith(LEFT_OUT):
            yield shortened(line)
        tensor = label


def text_of(golden: str) -> str:
    with patch.object(generate_playthrough, "_format_tensor", digest):
        lines = generate_playthrough.playthrough_lines(GOLDENS[golden], seed=SEED)
    return "\n".join(condensed(lines)) + "\n"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for golden in GOLDENS:
        (FOLDER / f"{golden}.txt").write_text(text_of(golden), encoding="utf-8")
