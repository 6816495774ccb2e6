"""Measures durable appends: many concurrent writers, each appending entries one by one.

    python -m benchmarks.storage [writers] [seconds] [address]

Prints appends per second, and the processor time per append in the event loop's thread and in the whole process.
"""

import asyncio
import sys
import tempfile
import time
from pathlib import Path

from goldgavel.kernel.entries import Entry
from goldgavel.storage.queries import tables
from goldgavel.storage.queries.log import entries_of
from goldgavel.storage.rows import TableRow
from goldgavel.storage.store import Store


def table(number: int) -> TableRow:
    return TableRow(
        id=f"table-{number:08}",
        game="aurum",
        options={},
        engine="bench",
        status="playing",
        maker="",
        created=float(number),
        touched=0.0,
    )


async def writer(store: Store, name: str, until: float) -> int:
    version = 0
    while time.perf_counter() < until:
        version += 1
        request, now = f"c-{version}", time.time()
        entry = Entry(version=version, kind="move", seat=2, text="play Ag7", request=request, at=now)
        await store.append(name, [entry])
    return version


async def measure(address: str, writers: int, seconds: float) -> str:
    store = await Store.open(address)
    rows = [table(number) for number in range(writers)]
    await asyncio.gather(*(store.write(tables.add_table, row, []) for row in rows))
    began, loop, process = time.perf_counter(), time.thread_time(), time.process_time()
    done = sum(await asyncio.gather(*(writer(store, row.id, began + seconds) for row in rows)))
    took, loop, process = time.perf_counter() - began, time.thread_time() - loop, time.process_time() - process
    read = time.perf_counter()
    entries = await store.read(entries_of, rows[0].id)
    read = time.perf_counter() - read
    await store.close()
    return (
        f"{writers} writers: {done / took:,.0f} durable appends/s; CPU per append: {loop / done * 1e6:.1f} µs "
        f"in the loop's thread, {process / done * 1e6:.1f} µs in all; "
        f"a log of {len(entries)} read in {read * 1e3:.1f} ms"
    )


def main() -> None:
    writers, seconds = int(sys.argv[1]) if sys.argv[1:] else 200, float(sys.argv[2]) if sys.argv[2:] else 3.0
    with tempfile.TemporaryDirectory() as folder:
        address = sys.argv[3] if sys.argv[3:] else "sqlite:///{}"
        print(asyncio.run(measure(address.format(Path(folder) / "bench.db"), writers, seconds)))


if __name__ == "__main__":
    main()
