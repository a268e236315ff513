"""Whoever asks a server of the tests over HTTP."""

import ssl
from typing import Any, Final

import httpx

NOBODY_TRUSTED: Final = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Servers of the tests have no certificates. To read those of the whole world takes as long as a dozen requests, and
there are thousands of clients."""


def client(url: str, **options: Any) -> httpx.Client:
    return httpx.Client(base_url=url, **{"timeout": 30, "verify": NOBODY_TRUSTED, **options})
