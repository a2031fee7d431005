"""A passkey in software: keys, attestation "none" and signatures, as an authenticator and a browser make them.

Written from the WebAuthn recommendation, not from the library that checks it.
"""

from __future__ import annotations

import hashlib
import json
import secrets
import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass, field
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


def to_text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def to_bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass
class Key:
    """One discoverable credential."""

    id: bytes
    private: ec.EllipticCurvePrivateKey
    rp_id: str
    user: bytes
    count: int = 0


@dataclass
class Authenticator:
    """A device with a lock; `origin` is what its browser says it is on. Its flaws can be switched on for a test."""

    origin: str
    verifies: bool = True
    keys: list[Key] = field(default_factory=list)

    def _client(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}).encode()

    def _data(self, key: Key, flags: int) -> bytes:
        flags |= PRESENT | (VERIFIED if self.verifies else 0)
        return hashlib.sha256(key.rp_id.encode()).digest() + struct.pack(">BI", flags, key.count)

    def create(self, options: dict[str, Any]) -> dict[str, Any]:
        """What `navigator.credentials.create` gives, as JSON."""
        assert -7 in [one["alg"] for one in options["pubKeyCredParams"]]
        assert options["authenticatorSelection"]["residentKey"] == "required"
        private = ec.generate_private_key(ec.SECP256R1())
        key = Key(secrets.token_bytes(32), private, options["rp"]["id"], to_bytes(options["user"]["id"]))
        self.keys.append(key)
        point = private.public_key().public_numbers()
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")})
        data = self._data(key, ATTESTED) + bytes(16) + struct.pack(">H", len(key.id)) + key.id + public
        return {
            "id": to_text(key.id),
            "rawId": to_text(key.id),
            "type": "public-key",
            "clientExtensionResults": {},
            "response": {
                "clientDataJSON": to_text(self._client("webauthn.create", options["challenge"])),
                "attestationObject": to_text(cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})),
                "transports": ["internal"],
            },
        }

    def get(self, options: dict[str, Any], key: Key | None = None) -> dict[str, Any]:
        """What `navigator.credentials.get` gives, as JSON."""
        key = key or next(one for one in self.keys if one.rp_id == options["rpId"])
        key.count += 1
        client = self._client("webauthn.get", options["challenge"])
        data = self._data(key, 0)
        signature = key.private.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        return {
            "id": to_text(key.id),
            "rawId": to_text(key.id),
            "type": "public-key",
            "clientExtensionResults": {},
            "response": {
                "clientDataJSON": to_text(client),
                "authenticatorData": to_text(data),
                "signature": to_text(signature),
                "userHandle": to_text(key.user),
            },
        }
