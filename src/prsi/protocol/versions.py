"""The version of the protocol; package, record and rules have their own."""

PROTOCOL_VERSION = 3
"""Raised whenever a command or message changes its shape; the golden schema in `docs/` guards it."""
