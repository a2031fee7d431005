"""What every command has in common: whatever becomes of its output, it says so, and JSON stays JSON."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

FULL = Path("/dev/full")
MAIN = "from prsi.cli import main; main()"


def prsi(*arguments: str, out: int = subprocess.PIPE, **environment: str) -> subprocess.CompletedProcess[bytes]:
    """Run `prsi` in a process of its own, its output where a test wants it."""
    return subprocess.run(
        [sys.executable, "-W", "ignore", "-c", MAIN, *arguments],
        stdout=out,
        stderr=subprocess.PIPE,
        stdin=subprocess.DEVNULL,
        env={**os.environ, **environment},
        check=False,
        timeout=100,
    )


@pytest.mark.parametrize("encoding", ["latin-1", "cp1250", "cp852", "utf-8"])
def test_json_is_json_in_every_encoding(tmp_path: Path, encoding: str) -> None:
    """A character that the encoding lacks is written as JSON writes it, one above U+FFFF as two surrogates."""
    file = tmp_path / "Žofie é 😀 .json"
    done = prsi("scenario", "--json", str(file), PYTHONIOENCODING=encoding, PYTHONUTF8="0")
    told = json.loads(done.stdout.decode(encoding))
    assert (told["file"], told["status"], done.returncode) == (str(file), "unreadable", 2)


@pytest.mark.skipif(not FULL.exists(), reason="only Linux has a device that is always full")
@pytest.mark.parametrize("arguments", [("rules",), ("rules", "--json"), ("--version",), ("--help",)])
def test_a_full_disk_is_told(arguments: tuple[str, ...]) -> None:
    """One sentence and the promised exit status, no traceback."""
    with FULL.open("wb") as full:
        done = prsi(*arguments, out=full.fileno())
    assert done.returncode == 2
    assert done.stderr.decode().strip() == "prsi: the output cannot be written: No space left on device"


def test_a_reader_may_close_the_pipe() -> None:
    """`prsi rules | head`: nothing is said."""
    reader, writer = os.pipe()
    os.close(reader)
    done = prsi("rules", out=writer)
    os.close(writer)
    assert (done.returncode, done.stderr) == (1, b"")


def test_a_closed_output_is_told() -> None:
    """`prsi rules --json >&-`: nothing can be written, so nothing has been done."""
    command = ["sh", "-c", 'exec "$@" >&-', "sh", sys.executable, "-W", "ignore", "-c", MAIN, "rules", "--json"]
    done = subprocess.run(command, stderr=subprocess.PIPE, stdin=subprocess.DEVNULL, check=False, timeout=100)
    assert (done.returncode, done.stderr) == (2, b"prsi: the output cannot be written: it is closed\n")


@pytest.mark.parametrize("command", [("rules", "prsi"), ("play", "--plain"), ("bots", "arena", "--deals", "1")])
@pytest.mark.parametrize(
    ("options", "why"),
    [
        (("-o", "preset=mau-mau"), "preset is no option"),
        (("-o", "hand_size=5", "-o", "hand_size=6"), "hand_size is given twice"),
    ],
)
def test_an_option_names_one_value_and_no_other_preset(
    command: tuple[str, ...], options: tuple[str, ...], why: str
) -> None:
    """Neither silently wins over the other."""
    done = prsi(*command, *options, COLUMNS="200")
    assert done.returncode == 2
    assert why in done.stderr.decode()


@pytest.mark.parametrize(
    "host",
    ["\udcff", *(pytest.param(host, marks=pytest.mark.long) for host in ("", " ", "\u00e9" * 100, "not a host"))],
)
def test_an_address_that_is_none_is_refused(host: str) -> None:
    """Undecodable, or no name that a resolver can be asked for."""
    done = prsi("serve", "--host", host, "--port", "0")
    assert done.returncode == 2
    assert b"Traceback" not in done.stderr


def test_a_result_nested_too_deep_is_no_result(tmp_path: Path) -> None:
    """`prsi bots arena --out` leaves a file alone that it cannot read."""
    file = tmp_path / "result.json"
    file.write_text("[" * 200_000)
    done = prsi("bots", "arena", "--deals", "1", "--out", str(file))
    assert (done.returncode, file.read_text()) == (2, "[" * 200_000)
    assert b"Traceback" not in done.stderr
