"""The event loop of the clients and of the floor: uvloop, as in our server, where there is one."""

import asyncio
import contextlib


def new_loop() -> asyncio.AbstractEventLoop:
    with contextlib.suppress(ImportError):
        import uvloop

        return uvloop.new_event_loop()
    return asyncio.new_event_loop()
