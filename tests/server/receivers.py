"""Those whom a server sends notices to: a push service and a webhook on this machine, and a browser that decrypts."""

import http.server
import json
import os
import queue
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from armorial.server.notices.webpush import encode, public_bytes
from tests.patience import LONGEST
from tests.server.test_mail import certificate, shown

Json = dict[str, Any]


class Browser:
    """The keys of a browser, which reads what is sent to it. Written from the RFCs, not from what it tests."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)
        self.public_key = encode(public_bytes(self._key))
        self.auth = encode(self._auth)

    def subscription(self, endpoint: str) -> Json:
        return {"endpoint": endpoint, "keys": {"p256dh": self.public_key, "auth": self.auth}, "expirationTime": None}

    def read(self, body: bytes) -> bytes:
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, content = body[21 : 21 + length], body[21 + length :]
        assert len(body) <= size
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        info = b"WebPush: info\x00" + public_bytes(self._key) + sender
        secret = HKDF(hashes.SHA256(), 32, self._auth, info).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(secret)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(secret)
        plain = AESGCM(key).decrypt(nonce, content, None).rstrip(b"\x00")
        assert plain.endswith(b"\x02"), "the last record"
        return plain[:-1]


@dataclass(frozen=True)
class Received:
    path: str
    headers: dict[str, str]
    body: bytes

    def json(self) -> Json:
        found: Json = json.loads(self.body)
        return found


class Receiver:
    """Keeps what it is sent, and answers as it is told to."""

    def __init__(self) -> None:
        self.url = ""
        self.came: queue.Queue[Received] = queue.Queue()
        self.answers: list[tuple[int, dict[str, str]]] = []
        """The next answers; after them, 201."""

    def next(self) -> Received:
        return self.came.get(timeout=LONGEST)

    def all(self) -> list[Received]:
        found: list[Received] = []
        while not self.came.empty():
            found.append(self.came.get())
        return found


@contextmanager
def receiver(folder: Path) -> Iterator[Receiver]:
    """With HTTPS. Whoever trusts its certificate (``folder/127.0.0.1.pem``) can send to it."""
    box = Receiver()

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            box.came.put(Received(self.path, {name.lower(): value for name, value in self.headers.items()}, body))
            status, headers = box.answers.pop(0) if box.answers else (201, {})
            self.send_response(status)
            for name, value in headers.items():
                self.send_header(name, value)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:
            pass

    class Server(http.server.ThreadingHTTPServer):
        def handle_error(self, request: object, address: object) -> None:
            """Somebody who does not trust the certificate has hung up."""

    context: ssl.SSLContext = shown(certificate(folder))
    with Server(("127.0.0.1", 0), Handler) as server:
        server.socket = context.wrap_socket(server.socket, server_side=True)
        thread = threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True)
        thread.start()
        box.url = f"https://127.0.0.1:{server.server_address[1]}"
        try:
            yield box
        finally:
            server.shutdown()
            thread.join(LONGEST)
