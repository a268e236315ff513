"""Push messages are encrypted as the RFCs have it, and signed for one push service."""

import json

import pytest
from cryptography.exceptions import InvalidSignature, InvalidTag
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from armorial.server.notices.webpush import authorization, browsers_key, decode, encode, encrypted, key_of, new_key
from tests.server.receivers import Browser

MESSAGE = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
    "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_the_example_of_rfc_8291() -> None:
    made = encrypted(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        salt=decode("DGv6ra1nlYgDCS1FRnbzlw"),
        once=key_of("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
    )
    assert encode(made) == MESSAGE


def test_a_browser_reads_what_is_for_it_and_no_other_does() -> None:
    ada, bob = Browser(), Browser()
    message = encrypted(b"Your turn", ada.public_key, ada.auth)
    assert ada.read(message) == b"Your turn"
    assert encrypted(b"Your turn", ada.public_key, ada.auth) != message, "nothing is used twice"
    with pytest.raises(InvalidTag):
        bob.read(message)


def test_a_signature_is_for_one_push_service_and_not_for_long() -> None:
    key = key_of(new_key())
    header = authorization(key, "https://push.example.org:444/some/where?x=1", "mailto:host@example.org", 1_000.5)
    scheme, token, public = header.replace(",", "").split()
    signed, _, signature = token.removeprefix("t=").rpartition(".")
    head, claims = (json.loads(decode(part)) for part in signed.split("."))
    assert (scheme, head) == ("vapid", {"typ": "JWT", "alg": "ES256"})
    assert claims == {"aud": "https://push.example.org:444", "exp": 1_000 + 12 * 3600, "sub": "mailto:host@example.org"}
    raw = decode(signature)
    parts = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    theirs = browsers_key(public.removeprefix("k="))
    theirs.verify(parts, signed.encode(), ec.ECDSA(hashes.SHA256()))
    with pytest.raises(InvalidSignature):
        theirs.verify(parts, signed.encode() + b"x", ec.ECDSA(hashes.SHA256()))
