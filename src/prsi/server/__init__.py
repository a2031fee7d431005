"""Shell 1, the server: it serves the built page with its headers."""

from prsi.server.page import PageMissingError, page_application, page_folder
from prsi.server.serve import serve

__all__ = ["PageMissingError", "page_application", "page_folder", "serve"]
