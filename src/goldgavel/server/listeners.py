"""Opens the sockets that the server listens on."""

import errno
from socket import AF_INET, AF_INET6, create_server, gaierror, socket
from typing import TYPE_CHECKING

from goldgavel.server.settings.kinds import SettingError
from goldgavel.text.quotes import excerpt

if TYPE_CHECKING:
    from goldgavel.server.settings.settings import Settings

BACKLOG = 2048


def listen(host: str, port: int, host_flag: str = "--host", port_flag: str = "--port") -> socket:
    """Open a listening socket. The server does this first, so that a port in use is reported immediately."""
    try:
        return create_server((host, port), family=AF_INET6 if ":" in host else AF_INET, backlog=BACKLOG)
    except (gaierror, UnicodeError):
        raise SettingError("setting-host", name=host_flag, host=excerpt(host)) from None
    except OSError as problem:
        if problem.errno == errno.EADDRINUSE:
            raise SettingError("setting-port-used", name=port_flag, port=str(port)) from None
        if problem.errno in {errno.EACCES, errno.EPERM}:
            raise SettingError("setting-port-denied", name=port_flag, port=str(port)) from None
        raise SettingError("setting-host", name=host_flag, host=excerpt(host)) from None


def port_of(listening: socket) -> int:
    return int(listening.getsockname()[1])


def metrics_socket(settings: "Settings", worker: int = 0) -> socket:
    """The listening socket of a worker's metrics: the base port plus the worker's number."""
    port = settings.metrics_port + worker
    return listen(settings.metrics_host, port, "--metrics-host", "--metrics-port")
