"""Debian's nginx in front of servers of the tests, with the file that the documents recommend."""

import datetime
import ipaddress
import os
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import httpx
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from tests.patience import until
from tests.programs import Running, finished

RECOMMENDED: Final = Path(__file__).parents[1] / "docs" / "deploy" / "nginx.conf"
NGINX: Final = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}{os.pathsep}/usr/sbin")
NAME: Final = "armorial.localhost"
"""Browsers know that names like this are those of this machine."""
AROUND: Final = """
daemon off;
{user}
pid {folder}/nginx.pid;
error_log {folder}/error.log;
worker_processes 1;
events {{ worker_connections 256; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/armorial.conf;
}}
"""
"""What the system has around such a file."""


def make_certificate(folder: Path, name: str) -> tuple[Path, Path]:
    """A certificate of our own for a name, and its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    who = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
    now = datetime.datetime.now(datetime.UTC)
    names = [x509.DNSName(name), x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]
    certificate = (
        x509.CertificateBuilder()
        .subject_name(who)
        .issuer_name(who)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=2))
        .add_extension(x509.SubjectAlternativeName(names), critical=False)
        .sign(key, hashes.SHA256())
    )
    chain, secret = folder / "fullchain.pem", folder / "privkey.pem"
    chain.write_bytes(certificate.public_bytes(serialization.Encoding.PEM))
    secret.write_bytes(
        key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    )
    return chain, secret


def filled_in(folder: Path, servers: list[int], http: int, https: int, name: str) -> str:
    """The recommended file, with other ports, another name and another certificate, and otherwise as it is."""
    chain, secret = make_certificate(folder, name)
    text = re.sub(r"\n\s*listen \[::\][^;]*;", "", RECOMMENDED.read_text(encoding="utf-8"))
    changes = {
        "server 127.0.0.1:8001;": f"server 127.0.0.1:{servers[0]};",
        "server 127.0.0.1:8002;": f"server 127.0.0.1:{servers[1]};",
        "listen 80;": f"listen 127.0.0.1:{http};",
        "listen 443 ssl http2;": f"listen 127.0.0.1:{https} ssl http2;",
        "/etc/letsencrypt/live/armorial.example.org/fullchain.pem": str(chain),
        "/etc/letsencrypt/live/armorial.example.org/privkey.pem": str(secret),
        "server_name armorial.example.org;": f"server_name {name};",
    }
    for recommended, here in changes.items():
        assert recommended in text, f"the documents no longer say {recommended}"
        text = text.replace(recommended, here)
    return text


def nginx_test(folder: Path, text: str) -> list[str]:
    """Whether nginx takes a file of a site without complaint. Gives the command that serves it."""
    assert NGINX is not None
    if "/certificates/" in text:
        make_certificate(folder, NAME)
        text = text.replace("/certificates/", f"{folder}/")
    (folder / "armorial.conf").write_text(text, encoding="utf-8")
    user = "user root;" if os.geteuid() == 0 else ""  # else it could not read its folder
    (folder / "nginx.conf").write_text(AROUND.format(folder=folder, user=user), encoding="utf-8")
    command = [NGINX, "-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", str(folder / "error.log")]
    checked = finished([*command, "-t"])
    assert checked.returncode == 0, checked.stderr
    assert "warn" not in checked.stderr, checked.stderr
    return command


@contextmanager
def nginx(folder: Path, servers: list[int], http: int, https: int, name: str = NAME) -> Iterator[str]:
    """Serves as recommended, below ``/armorial/``. Gives the link without its last slash."""
    command = nginx_test(folder, filled_in(folder, servers, http, https, name))
    with Running(command) as running:
        until(lambda: _answers(f"http://127.0.0.1:{http}/"), "nginx answers")
        yield f"https://{name}:{https}/armorial"
        running.process.terminate()
        running.ended()


def _answers(link: str) -> bool:
    try:
        return httpx.get(link).status_code == 301
    except httpx.TransportError:
        return False
