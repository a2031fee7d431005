"""JSON text from shapes, in one go; part of the compiled group, since a server writes nothing more often."""

from collections.abc import Callable
from json import encoder
from typing import Any, Final

Plan = tuple[str, list[tuple[str, str]]]
"""How a shape is written: what comes before its fields, and for each the text before its value, and its name."""

_quote: Final[Callable[[str], str]] = encoder.encode_basestring


class Kept:
    """What was written of one table's messages before: parts that most of them have in common.

    `names` are the fields of such parts, `inside` the field of the shape that has them. Shapes are values: a part that
    is the same object as last time has the same text.
    """

    def __init__(self, names: frozenset[str], inside: str) -> None:
        self.names = names
        self.inside = inside
        self.texts: dict[str, tuple[object, str]] = {}


class Writer:
    """Writes JSON values and shapes without spaces; `plan_of` is asked once for each class of shapes."""

    def __init__(self, plan_of: Callable[[type], Plan]) -> None:
        self._plan_of = plan_of
        self._plans: dict[type, Plan] = {}

    def write(self, value: Any) -> str:
        """Return the text of a value; the same value gives the same text. Raises TypeError for what is none."""
        if isinstance(value, str):
            return _quote(value)
        if value is None:
            return "null"
        if isinstance(value, bool):
            return "true" if value else "false"
        if isinstance(value, int):
            number: int = value  # a plain one, so that compiled its text is made without asking its class
            return str(number)
        if isinstance(value, (tuple, list)):
            return "[" + ",".join([self.write(item) for item in value]) + "]"
        if isinstance(value, dict):
            return "{" + ",".join([_quote(key) + ":" + self.write(item) for key, item in value.items()]) + "}"
        plan = self._plan(type(value))
        texts = [plan[0]]
        for before, name in plan[1]:
            texts.append(before)
            texts.append(self.write(getattr(value, name)))
        texts.append("}")
        return "".join(texts)

    def write_keeping(self, value: Any, kept: Kept) -> str:
        """Return the text of a shape, as `write` does, and remember those of its parts that may come again."""
        plan = self._plan(type(value))
        texts = [plan[0]]
        for before, name in plan[1]:
            texts.append(before)
            item = getattr(value, name)
            if name == kept.inside:
                texts.append(self.write_keeping(item, kept))
            elif name in kept.names:
                known = kept.texts.get(name)
                if known is None or known[0] is not item:
                    known = (item, self.write(item))
                    kept.texts[name] = known
                texts.append(known[1])
            else:
                texts.append(self.write(item))
        texts.append("}")
        return "".join(texts)

    def _plan(self, shape: type) -> Plan:
        plan = self._plans.get(shape)
        if plan is None:
            plan = self._plan_of(shape)
            self._plans[shape] = plan
        return plan
