"""Web push: a message is encrypted for one browser (RFC 8291, with the coding of RFC 8188) and signed by this server:
nobody else can send to those who subscribed here (VAPID, RFC 8292)."""

import base64
import json
import os
from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

RECORD: Final = 4096
LONGEST: Final = RECORD - 16 - 1 - 86
"""How many bytes a message may have: with its header it fits into what every push service takes."""
LAST_RECORD: Final = b"\x02"
SIGNED_FOR: Final = 12 * 3600
"""How long a signature counts, in seconds."""


def encode(value: bytes) -> str:
    """base64url, without padding."""
    return base64.urlsafe_b64encode(value).decode().rstrip("=")


def decode(text: str) -> bytes:
    """Raises a ValueError if it is no base64url."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def new_key() -> str:
    """The private key of a server, as text."""
    return encode(ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value.to_bytes(32, "big"))


def key_of(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(decode(text), "big"), ec.SECP256R1())


def public_bytes(key: ec.EllipticCurvePrivateKey) -> bytes:
    encoding, form = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    return key.public_key().public_bytes(encoding, form)


def browsers_key(text: str) -> ec.EllipticCurvePublicKey:
    """Raises a ValueError if it is no point of the curve."""
    return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode(text))


def encrypted(
    message: bytes,
    public_key: str,
    auth: str,
    *,
    salt: bytes | None = None,
    once: ec.EllipticCurvePrivateKey | None = None,
) -> bytes:
    """A message for the browser with these keys. The salt and the key that is used ``once`` are made here."""
    salt = salt or os.urandom(16)
    once = once or ec.generate_private_key(ec.SECP256R1())
    theirs = browsers_key(public_key)
    ours = public_bytes(once)
    shared = once.exchange(ec.ECDH(), theirs)
    secret = _derived(shared, decode(auth), b"WebPush: info\0" + decode(public_key) + ours, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    header = salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return header + AESGCM(key).encrypt(nonce, message + LAST_RECORD, None)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def authorization(key: ec.EllipticCurvePrivateKey, endpoint: str, contact: str, now: float) -> str:
    """The header that says who sends, to this push service only and not for long."""
    where = urlsplit(endpoint)
    claims = {"aud": f"{where.scheme}://{where.netloc}", "exp": int(now) + SIGNED_FOR, "sub": contact}
    signed = ".".join(encode(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
    r, s = decode_dss_signature(key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
    signature = encode(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
    return f"vapid t={signed}.{signature}, k={encode(public_bytes(key))}"
