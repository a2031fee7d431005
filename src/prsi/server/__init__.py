"""Shell 1, the server: the page, play with people over WebSockets, and what belongs to it."""

from prsi.server.page import PageMissingError, page_application, page_folder

__all__ = ["PageMissingError", "page_application", "page_folder"]
