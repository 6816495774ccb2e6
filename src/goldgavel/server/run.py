"""Run the server until it is told to stop."""

import uvicorn

from goldgavel.server.app import application
from goldgavel.server.settings import Settings

LARGEST_MESSAGE = 4096
"""Bytes of one message from a client; the largest move has about forty."""


def config(settings: Settings, host: str, port: int, *, trusted_proxies: str = "127.0.0.1") -> uvicorn.Config:
    return uvicorn.Config(
        application(settings),
        host=host,
        port=port,
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,  # small messages, and sizes that depend on nothing but their length
        proxy_headers=True,
        forwarded_allow_ips=trusted_proxies,
        access_log=False,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=5,
    )


def serve(settings: Settings, host: str, port: int) -> None:
    uvicorn.Server(config(settings, host, port)).run()
