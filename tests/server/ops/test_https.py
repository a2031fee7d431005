"""HTTPS by certificate files: page, interface and sockets, and a cookie that only HTTPS brings back."""

from __future__ import annotations

import asyncio
import datetime as dt
import ipaddress
import json
import ssl
import subprocess
from http.client import HTTPSConnection
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID
from websockets.asyncio.client import connect

from tests.ports import HOST, free_port
from tests.server.client import command
from tests.server.ops.running import PRSI, running


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """A certificate for this machine, signed by itself, and its key."""
    folder = tmp_path_factory.mktemp("certificate")
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "prsi in a test")])
    now = dt.datetime.now(dt.UTC)
    signed = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - dt.timedelta(minutes=5))
        .not_valid_after(now + dt.timedelta(hours=1))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address(HOST))]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    files = folder / "certificate.pem", folder / "key.pem"
    files[0].write_bytes(signed.public_bytes(serialization.Encoding.PEM))
    private = serialization.PrivateFormat.PKCS8
    files[1].write_bytes(key.private_bytes(serialization.Encoding.PEM, private, serialization.NoEncryption()))
    return files


async def hello(address: str, code: str, cookie: str, trusted: ssl.SSLContext) -> str:
    where = f"wss{address.removeprefix('https')}/api/tables/{code}/socket"
    headers = {"Cookie": cookie, "Origin": address}
    async with connect(where, ssl=trusted, additional_headers=headers, proxy=None) as socket:
        await socket.send(command("hello", "one"))
        kinds: list[str] = []
        while "welcome" not in kinds:
            kinds.append(json.loads(await asyncio.wait_for(socket.recv(), 10))["kind"])
        return kinds[-1]


def test_a_table_is_made_and_played_at_by_https(pair: tuple[Path, Path], tmp_path: Path) -> None:
    trusted = ssl.create_default_context(cafile=str(pair[0]))
    environment = {"PRSI_DATABASE": str(tmp_path / "prsi.sqlite3"), "PRSI_PORT": str(free_port())}
    line = [str(PRSI), "serve", "--certificate", str(pair[0]), "--key", str(pair[1])]
    with running(line, environment, tmp_path, "https", trusted) as address:
        assert f"Open {address}/" in (tmp_path / "https.log").read_text(encoding="utf-8")
        connection = HTTPSConnection(HOST, int(environment["PRSI_PORT"]), timeout=10, context=trusted)
        connection.request("GET", "/")
        page = connection.getresponse()
        assert page.status == 200
        page.read()
        headers = {"Origin": address, "Content-Type": "application/json"}
        connection.request("POST", "/api/me", json.dumps({"language": "de"}), headers)
        answer = connection.getresponse()
        assert answer.status == 201
        set_cookie = answer.headers["Set-Cookie"]
        answer.read()
        cookie, *attributes = [part.strip() for part in set_cookie.split(";")]
        assert cookie.startswith("__Host-prsi=")
        assert {"Secure", "HttpOnly", "Path=/"} <= set(attributes)
        wanted = json.dumps({"ruleset": {"preset": "mau-mau"}, "seats": 2})
        connection.request("POST", "/api/tables", wanted, {**headers, "Cookie": cookie})
        made = json.loads(connection.getresponse().read())
        assert made["url"] == f"{address}/t/{made['code']}"
        connection.close()
        assert asyncio.run(hello(address, made["code"], cookie, trusted)) == "welcome"
        # A page that was loaded by plain HTTP is another origin.
        connection = HTTPSConnection(HOST, int(environment["PRSI_PORT"]), timeout=10, context=trusted)
        connection.request("DELETE", "/api/me", None, {"Origin": address.replace("https", "http"), "Cookie": cookie})
        with connection.getresponse() as answer:
            assert answer.status == 403
        connection.close()


def test_a_certificate_without_its_key_is_refused_by_name(pair: tuple[Path, Path], tmp_path: Path) -> None:
    for words in (["--certificate", str(pair[0])], ["--certificate", str(pair[0]), "--key", str(tmp_path / "none")]):
        done = subprocess.run([str(PRSI), "serve", *words], capture_output=True, text=True, timeout=60, check=False)
        assert done.returncode == 2
        assert done.stderr.startswith("prsi serve: certificate: ")
