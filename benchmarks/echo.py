"""A bare WebSocket echo on the server's own framework: what a socket costs before there is a game. Run as a process."""

from __future__ import annotations

import sys
from typing import Any

import uvicorn
from litestar import Litestar, WebSocket, get, websocket


@websocket("/echo")
async def echo(socket: WebSocket[Any, Any, Any]) -> None:
    """Send every text back."""
    await socket.accept()
    async for text in socket.iter_data("text"):
        await socket.send_text(text)


@get("/health", sync_to_thread=False)
def health() -> str:
    """Say that it runs."""
    return "ok"


def main(port: int) -> None:
    """Serve with the settings that the server itself uses."""
    application = Litestar([echo, health], openapi_config=None)
    uvicorn.run(application, host="127.0.0.1", port=port, log_level="warning", access_log=False,
                ws="websockets-sansio", ws_per_message_deflate=False)  # fmt: skip


if __name__ == "__main__":
    main(int(sys.argv[1]))
