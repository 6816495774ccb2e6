"""Appends to a few tables and prints each confirmed append, until it is killed."""

import asyncio
import sys

from goldgavel.storage.queries import tables
from goldgavel.storage.queries.log import entries_of
from goldgavel.storage.store import Store
from tests.storage.kit import entry, table

TABLES = [f"t{number}" for number in range(8)]


async def play(store: Store, name: str) -> None:
    if await store.read(tables.table, name) is None:
        await store.write(tables.add_table, table(id=name), [])
    version = len(await store.read(entries_of, name))
    while True:
        await store.append(name, [entry(version + 1), entry(version + 2)])
        version += 2
        sys.stdout.write(f"{name} {version}\n")
        sys.stdout.flush()


async def main(url: str) -> None:
    store = await Store.open(url)
    await asyncio.gather(*(play(store, name) for name in TABLES))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
