"""The one error of what is learned and kept: something given cannot be taken."""


class InputError(ValueError):
    """A shared text, a pad, a file or an answer that cannot be taken; ``reason`` is a stable word for translation."""

    def __init__(self, reason: str, message: str) -> None:
        super().__init__(reason, message)
        self.reason = reason
        self.message = message

    def __str__(self) -> str:
        return self.message
