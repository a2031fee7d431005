"""The QR code of a table's link, as a picture."""

from __future__ import annotations

import io

import segno


def qr_svg(link: str) -> bytes:
    """Return an SVG picture, black on white with the quiet zone around it, which scales to any size."""
    picture = io.BytesIO()
    code = segno.make_qr(link, error="m", boost_error=True)
    code.save(
        picture, kind="svg", xmldecl=True, svgclass=None, lineclass=None, omitsize=True, dark="#000", light="#fff"
    )
    return picture.getvalue()
