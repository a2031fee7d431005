"""docs/operations.md names every setting, metric and log event as they are, and no other."""

from __future__ import annotations

import dataclasses
import re
from pathlib import Path
from typing import Final

import pytest

from prsi.server.config import Config, ConfigError, from_environment
from prsi.server.metrics import COUNTERS, GAUGES, HISTOGRAMS
from tests.server.client import request
from tests.server.ops.running import DEPLOY, OPERATIONS
from tests.server.services import ROOT, Node

TEXT: Final = OPERATIONS.read_text(encoding="utf-8")
SERVER: Final = ROOT / "src" / "prsi" / "server"


def rows(head: str) -> list[list[str]]:
    """The cells of the table with this head."""
    _, _, rest = TEXT.partition(f"\n| {head} |")
    lines = rest.splitlines()[2:]
    found = []
    for line in lines:
        if not line.startswith("|"):
            break
        found.append([cell.strip() for cell in line.strip("|").split(" | ")])
    assert found, head
    return found


def test_every_setting_is_there_with_its_default() -> None:
    found = {cells[0].strip("`"): cells[1].strip("`") for cells in rows("setting")}
    true = {}
    for field in dataclasses.fields(Config):
        default = field.default
        text = str(int(default)) if isinstance(default, bool | int) else str(default) or "*(empty)*"
        true[f"PRSI_{field.name.upper()}"] = text
    assert found == true


def test_every_setting_can_be_set() -> None:
    """Each default as it stands in the table is read as that default."""
    given = {name: default for name, default, *_ in rows("setting")}
    environment = {name.strip("`"): "" if "empty" in value else value.strip("`") for name, value in given.items()}
    assert from_environment(environment) == Config()
    with pytest.raises(ConfigError, match="PRSI_PORT: a whole number expected, many found"):
        from_environment({"PRSI_PORT": "many"})


def test_every_metric_is_there_with_its_meaning(node: Node) -> None:
    """By what a running node says at /metrics."""
    text = str(request(node.url, "GET", "/metrics").body)
    helps = dict(re.findall(r"^# HELP (\S+) (.*)$", text, re.MULTILINE))
    kinds = dict(re.findall(r"^# TYPE (\S+) (.*)$", text, re.MULTILINE))
    found = {cells[0].strip("`"): (cells[1], cells[2]) for cells in rows("metric")}
    assert found == {name: (kinds[name], helps[name]) for name in kinds}
    assert len(found) == len(COUNTERS) + len(GAUGES) + len(HISTOGRAMS)


def test_every_event_of_the_logs_is_there() -> None:
    written = set()
    for path in SERVER.rglob("*.py"):
        written |= set(re.findall(r"log\.(?:info|warning|error)\(\s*\"([^\"]+)\"", path.read_text(encoding="utf-8")))
    found = {event for cells in rows("event") for event in re.findall(r"`([^`]+)`", cells[0])}
    assert found == written


def test_settings_in_files_and_pages_exist() -> None:
    names = {f"PRSI_{field.name.upper()}" for field in dataclasses.fields(Config)}
    paths = [OPERATIONS, ROOT / "README.md", ROOT / "docs" / "api.md", *DEPLOY.iterdir()]
    for path in filter(Path.is_file, paths):
        used = set(re.findall(r"\bPRSI_[A-Z_]+\b", path.read_text(encoding="utf-8")))
        assert used - names - {"PRSI_NAME", "PRSI_INTERPRETED"} == set(), path
