"""The built web page as an ASGI application: compressed files, cache headers and a strict content security policy."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, MutableMapping
from pathlib import Path
from typing import Any
from wsgiref.headers import Headers

from servestatic import ServeStaticASGI

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Application = Callable[[Scope, Receive, Send], Awaitable[None]]

# A build gives these folders only files whose name carries their hash.
_IMMUTABLE = re.compile(r"^/(assets|py)/")

# Links to a table and to a profile that moves here: the page itself reads what stands in its address.
_LINK = re.compile(r"^/[td]/[\w-]{1,64}/?$", re.ASCII)

# wasm-unsafe-eval lets WebAssembly be compiled, and nothing else be evaluated. Styles that the page computes are set
# through the DOM, which no policy forbids, so none need to be written inline.
_POLICY = {
    "default-src": "'none'",
    "object-src": "'none'",
    "script-src": "'self' 'wasm-unsafe-eval'",
    "style-src": "'self'",
    # Pictures that the page itself draws of a position become PNGs by way of a blob, which no other host can give.
    "img-src": "'self' blob:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "worker-src": "'self'",
    "manifest-src": "'self'",
    "media-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
}
CONTENT_SECURITY_POLICY = "; ".join(f"{directive} {sources}" for directive, sources in _POLICY.items())

SECURITY_HEADERS = (
    ("Content-Security-Policy", CONTENT_SECURITY_POLICY),
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "no-referrer"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Embedder-Policy", "require-corp"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
)

_MEDIA_TYPES = {
    ".mjs": "text/javascript",
    ".js": "text/javascript",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}


class PageMissingError(RuntimeError):
    """The page has not been built; the message says how to build it."""


def page_folder() -> Path:
    """The folder of the built page: inside an installed package, or web/dist in a checkout.

    Raises PageMissingError where there is neither.
    """
    package = Path(__file__).resolve().parent.parent
    for folder in (package / "web", package.parent.parent / "web" / "dist"):
        if (folder / "index.html").is_file():
            return folder
    raise PageMissingError("The web page has not been built; run `make web`.")


def _is_immutable(_path: str, url: str) -> bool:
    return _IMMUTABLE.match(url) is not None


def _add_headers(headers: Headers, _path: str, url: str) -> None:
    if not _is_immutable(_path, url):
        # The page and its service worker decide which version runs: they are asked for anew each time.
        headers["Cache-Control"] = "no-cache"
    for name, value in SECURITY_HEADERS:
        headers[name] = value


async def _not_found(scope: Scope, receive: Receive, send: Send) -> None:
    """Answer 404 in plain text, with the security headers too."""
    if scope["type"] != "http":
        return
    headers = [(b"content-type", b"text/plain; charset=utf-8"), (b"cache-control", b"no-store")]
    headers += [(name.lower().encode("ascii"), value.encode("ascii")) for name, value in SECURITY_HEADERS]
    await send({"type": "http.response.start", "status": 404, "headers": headers})
    await send({"type": "http.response.body", "body": b"Not found\n"})


def page_application(folder: Path | None = None) -> Application:
    """The ASGI application that serves the built page in `folder` (default: page_folder()), under /t/… and /d/… too.

    Files that a browser accepts compressed are sent as the build compressed them (brotli, else gzip).
    """
    files: Application = ServeStaticASGI(
        _not_found,
        root=folder or page_folder(),
        index_file=True,
        allow_all_origins=False,
        mimetypes=_MEDIA_TYPES,
        add_headers_function=_add_headers,
        immutable_file_test=_is_immutable,
    )

    async def application(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and _LINK.match(scope["path"]):
            scope = {**scope, "path": "/", "raw_path": b"/"}
        await files(scope, receive, send)

    return application
