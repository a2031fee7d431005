"""Passkeys: the device's own lock instead of a password. No e-mail, no name typed: the key itself knows whose it is.

A challenge is kept in the database, because the answer may come to another node; it is good once and for five minutes.
"""

from __future__ import annotations

import ipaddress
import json
import secrets
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import urlsplit

from sqlalchemy import Connection, delete, insert, select, update
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, parse_client_data_json
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AttestationConveyancePreference,
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from prsi.server.people.answers import Denied
from prsi.server.people.context import MINUTE_MS
from prsi.server.people.schema import challenge, passkey

LIFETIME_MS: Final = 5 * MINUTE_MS
MOST: Final = 10
"""Passkeys of one player."""

RP_NAME: Final = "Prší"

# What the library, its CBOR decoder and the cryptography below them raise on what is no credential.
_WRONG = (WebAuthnException, ValueError, TypeError, KeyError, AttributeError, IndexError, OverflowError)

Credential = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Party:
    """Who asks the authenticator: our origin, and the host that its keys are bound to."""

    origin: str
    host: str


def party_of(origin: str) -> Party:
    """Return the party of an origin; raises Denied (409 `passkey_address`) where browsers allow no passkeys."""
    parts = urlsplit(origin)
    host = parts.hostname or ""
    try:
        ipaddress.ip_address(host)
        numeric = True
    except ValueError:
        numeric = False
    if not host or numeric or (parts.scheme != "https" and host != "localhost"):
        raise Denied(409, "passkey_address", "an HTTPS address with a name", origin)
    default = {"https": 443, "http": 80}.get(parts.scheme)
    shown = host if parts.port in (None, default) else f"{host}:{parts.port}"
    return Party(f"{parts.scheme}://{shown}", host)


def _keep_challenge(connection: Connection, player_id: str, now: int) -> bytes:
    made = secrets.token_bytes(32)
    connection.execute(insert(challenge).values(challenge=made, player_id=player_id, expires=now + LIFETIME_MS))
    return made


def _use_challenge(connection: Connection, made: bytes, player_id: str, now: int) -> bool:
    used = connection.execute(
        delete(challenge).where(
            challenge.c.challenge == made, challenge.c.player_id == player_id, challenge.c.expires > now
        )
    )
    return used.rowcount == 1


def registration_options(connection: Connection, party: Party, player_id: str, name: str, now: int) -> dict[str, Any]:
    """Begin a new passkey: what `navigator.credentials.create` is given. Raises Denied (409 `too_many_passkeys`)."""
    known = connection.execute(select(passkey.c.credential_id).where(passkey.c.player_id == player_id)).scalars().all()
    if len(known) >= MOST:
        raise Denied(409, "too_many_passkeys", f"at most {MOST}", str(len(known)))
    options = generate_registration_options(
        rp_id=party.host,
        rp_name=RP_NAME,
        user_id=player_id.encode(),
        user_name=name,
        user_display_name=name,
        challenge=_keep_challenge(connection, player_id, now),
        timeout=LIFETIME_MS,
        attestation=AttestationConveyancePreference.NONE,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            require_resident_key=True,
            user_verification=UserVerificationRequirement.REQUIRED,
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=bytes(one)) for one in known],
    )
    made: dict[str, Any] = json.loads(options_to_json(options))
    return made


def challenge_in(credential: Credential) -> bytes:
    """Return the challenge that an authenticator has answered; raises Denied (422 `passkey_refused`)."""
    try:
        return parse_client_data_json(base64url_to_bytes(credential["response"]["clientDataJSON"])).challenge
    except _WRONG:
        raise _refused("a credential") from None


def take_challenge(connection: Connection, made: bytes, player_id: str, now: int) -> None:
    """Use a challenge up, apart from what it is used for: a failed try uses it up too. Raises Denied (422)."""
    if not _use_challenge(connection, made, player_id, now):
        raise _refused("a challenge of the last five minutes, unused")


def register(
    connection: Connection, party: Party, player_id: str, credential: Credential, made: bytes, now: int
) -> None:
    """Keep a new passkey whose challenge was taken; raises Denied (422 `passkey_refused`)."""
    try:
        found = verify_registration_response(
            credential=credential,
            expected_challenge=made,
            expected_rp_id=party.host,
            expected_origin=party.origin,
            require_user_verification=True,
        )
    except _WRONG:
        raise _refused("a credential of this page") from None
    if len(found.credential_id) > 1023 or len(found.credential_public_key) > 2048:
        raise _refused("a credential id of at most 1023 bytes")
    taken = select(passkey.c.player_id).where(passkey.c.credential_id == found.credential_id)
    if connection.execute(taken).first() is not None:
        raise _refused("a new credential")
    connection.execute(
        insert(passkey).values(
            credential_id=found.credential_id,
            player_id=player_id,
            public_key=found.credential_public_key,
            sign_count=found.sign_count,
            backed_up=found.credential_backed_up,
            created=now,
        )
    )


def sign_in_options(connection: Connection, party: Party, now: int) -> dict[str, Any]:
    """Begin to sign in: what `navigator.credentials.get` is given. No key is named: each device offers its own."""
    options = generate_authentication_options(
        rp_id=party.host,
        challenge=_keep_challenge(connection, "", now),
        timeout=LIFETIME_MS,
        user_verification=UserVerificationRequirement.REQUIRED,
    )
    made: dict[str, Any] = json.loads(options_to_json(options))
    return made


def sign_in(connection: Connection, party: Party, credential: Credential, made: bytes, now: int) -> str:
    """Return whose passkey signed a taken challenge; raises Denied (422 `passkey_refused`).

    A signature counter that did not grow means that the key was copied, and is refused.
    """
    try:
        key_id = base64url_to_bytes(credential["rawId"])
        handle = base64url_to_bytes(credential["response"].get("userHandle") or "")
    except _WRONG:
        raise _refused("a credential") from None
    row = connection.execute(select(passkey).where(passkey.c.credential_id == key_id)).first()
    if row is None or handle != str(row.player_id).encode():
        raise _refused("a passkey of a player here")
    try:
        found = verify_authentication_response(
            credential=credential,
            expected_challenge=made,
            expected_rp_id=party.host,
            expected_origin=party.origin,
            credential_public_key=bytes(row.public_key),
            credential_current_sign_count=row.sign_count,
            require_user_verification=True,
        )
    except _WRONG:
        raise _refused("a signature of this page") from None
    connection.execute(
        update(passkey)
        .where(passkey.c.credential_id == key_id)
        .values(sign_count=found.new_sign_count, backed_up=found.credential_backed_up, used=now)
    )
    return str(row.player_id)


def _refused(expected: str) -> Denied:
    return Denied(422, "passkey_refused", expected)


def forget_challenges(connection: Connection, now: int) -> None:
    """Delete challenges that nobody answered."""
    connection.execute(delete(challenge).where(challenge.c.expires <= now))
