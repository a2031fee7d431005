"""The commands and messages between a client and a table, one protocol for the worker port and the socket."""

from prsi.protocol.codec import ProtocolError, decode_command, decode_message, encode
from prsi.protocol.commands import Command
from prsi.protocol.messages import Message
from prsi.protocol.versions import PROTOCOL_VERSION

__all__ = [
    "PROTOCOL_VERSION",
    "Command",
    "Message",
    "ProtocolError",
    "decode_command",
    "decode_message",
    "encode",
]
