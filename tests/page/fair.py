"""Fair and forged records with Python's verdicts, to compare with the page's own check.

`python -m tests.page.fair 20` writes them as JSON, with 20 seeds per forgery and game.
"""

import json
import sys
from random import Random
from typing import Any

import goldgavel as gg
from goldgavel.games import GAMES
from goldgavel.kernel.errors import GoldGavelError
from tests.kit.games.fair_records import Record, fair_record
from tests.kit.games.forged_records import FORGERIES, NotApplicable, forged
from tests.kit.games.option_mixes import spread

SPOILT: tuple[Any, ...] = (None, 7, -1, True, "", "x", "é", "a" * 65, [], {}, [1], {"seat": 0}, "0" * 64)


def answered(kind: str, record: Record) -> dict[str, Any]:
    try:
        gg.verify(record)
    except GoldGavelError as problem:
        return {"kind": kind, "record": record, "code": problem.code, "round": problem.params.get("round")}
    return {"kind": kind, "record": record, "code": None, "round": None}


def spoil_proof(record: Record, chance: Random) -> Record:
    """Replace a random part of the proof."""
    made: Record = json.loads(json.dumps(record))
    place: Any = made
    key: Any = "fair"
    while isinstance(place[key], (dict, list)) and place[key] and chance.random() < 0.85:
        place = place[key]
        key = chance.choice(sorted(place)) if isinstance(place, dict) else chance.randrange(len(place))
    if isinstance(place, dict) and chance.random() < 0.2:
        del place[key]
    else:
        place[key] = chance.choice(SPOILT)
    return made


def cases(seeds: int) -> list[dict[str, Any]]:
    found = []
    for name in GAMES:
        for seed, mix in enumerate(spread(name, seeds), start=1):
            record = fair_record(name, seed, **mix)
            other = fair_record(name, seed + 1000, table="t-2", **mix)
            found.append(answered("fair", record))
            found.append(answered("spoilt", spoil_proof(record, Random(seed))))
            for kind, forgery in FORGERIES.items():
                try:
                    found.append(answered(kind, forged(record, other, forgery, seed)))
                except NotApplicable:
                    continue
    return found


if __name__ == "__main__":
    print(json.dumps(cases(int(sys.argv[1]))))
