"""Letters go to the mail server encrypted, and only to the one that the host has named."""

import asyncio
import datetime
import ipaddress
import logging
import ssl
from pathlib import Path
from typing import Literal

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from armorial.server.mail import Letter, Mailer, MailError
from armorial.server.settings import Settings
from tests.server.mailbox import PASSWORD, mail_server

pytestmark = [  # the mail server warns of what is all right on one machine
    pytest.mark.filterwarnings("ignore:Requiring AUTH while not requiring TLS:UserWarning"),
    pytest.mark.filterwarnings("ignore:Session.login_data is deprecated:DeprecationWarning"),
]

LETTER = Letter("ada@example.org", "Hello", "A letter.\n")
Way = Literal["starttls", "tls"]
both_ways = pytest.mark.parametrize("way", ["starttls", "tls"])


def certificate(folder: Path, address: str = "127.0.0.1") -> Path:
    """A certificate that vouches for itself, with its key in the same file."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "a mail server of the tests")])
    now = datetime.datetime.now(datetime.UTC)
    day = datetime.timedelta(days=1)
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number(), now - day, now + day)
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address(address))]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    secret = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    file = folder / f"{address}.pem"
    file.write_bytes(made.public_bytes(serialization.Encoding.PEM) + secret)
    return file


def shown(file: Path) -> ssl.SSLContext:
    """A mail server shows this certificate."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(file)
    return context


def send(settings: dict[str, object]) -> None:
    async def sent() -> None:
        mailer = Mailer(Settings.model_validate(settings))
        try:
            await mailer.send(LETTER)
        finally:
            mailer.stop()

    asyncio.run(sent())


def refusal(settings: dict[str, object], caplog: pytest.LogCaptureFixture) -> dict[str, object]:
    """What the log says of a letter that could not be sent."""
    with caplog.at_level(logging.ERROR, "armorial.server.mail"), pytest.raises(MailError):
        send(settings)
    (record,) = [each for each in caplog.records if each.name == "armorial.server.mail"]
    assert record.getMessage() == "a letter could not be sent"
    assert LETTER.to not in str(vars(record))
    return vars(record)


@both_ways
def test_a_letter_goes_through_tls(way: Way, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The mail server takes nothing that is not encrypted."""
    file = certificate(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(file))
    with mail_server((way, shown(file))) as (box, settings):
        send(settings)
        assert box.next()["To"] == LETTER.to
        assert box.passwords == [PASSWORD.encode()]


@both_ways
def test_a_certificate_that_nobody_vouches_for_is_refused(
    way: Way, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with mail_server((way, shown(certificate(tmp_path)))) as (box, settings):
        told = refusal(settings, caplog)
        assert (told["why"], told["certificate"]) == ("SSLCertVerificationError", "self-signed certificate")
        assert (box.passwords, box.letters.empty()) == ([], True), "it was told nothing"


@both_ways
def test_a_certificate_of_another_server_is_refused(
    way: Way, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    file = certificate(tmp_path, "127.0.0.2")
    monkeypatch.setenv("SSL_CERT_FILE", str(file))
    with mail_server((way, shown(file))) as (box, settings):
        told = refusal(settings, caplog)
        assert "not valid for '127.0.0.1'" in str(told["certificate"])
        assert (box.passwords, box.letters.empty()) == ([], True)


@both_ways
def test_a_server_that_does_not_encrypt_gets_no_password(way: Way, caplog: pytest.LogCaptureFixture) -> None:
    with mail_server() as (box, settings):
        told = refusal({**settings, "smtp_tls": way}, caplog)
        assert told["why"] == {"starttls": "SMTPNotSupportedError", "tls": "SSLError"}[way]
        assert (box.passwords, box.letters.empty()) == ([], True)
