"""`make bench`: the engine's speed next to its peers', interleaved, as a table and as ``benchmarks/latest.json``."""

import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from benchmarks.contenders import CONTENDERS

LATEST: Final = Path(__file__).with_name("latest.json")
PLAYERS: Final = (2, 4)
OPEN_SPIEL: Final = "OpenSpiel crazy_eights, stepped from Python"
RLCARD: Final = "RLCard UNO, step loop"

BARS: Final = (
    ("prsi, playouts inside the compiled group", OPEN_SPIEL, 20.0),
    ("prsi, every house rule", OPEN_SPIEL, 20.0),
    ("prsi, stepped from Python", OPEN_SPIEL, 4.0),
    ("prsi interpreted, playouts", OPEN_SPIEL, 1.0),
    ("prsi, playouts inside the compiled group", RLCARD, 150.0),
)
"""What is compared: contender, peer, and how many times the peer's speed is aimed at."""

Figures = dict[str, dict[str, dict[str, float]]]


def measure_once(name: str, players: int, seconds: float) -> float:
    """Measure a contender in a process of its own; interpreted where its name says so."""
    environment = {key: value for key, value in os.environ.items() if key != "PRSI_INTERPRETED"}
    if "interpreted" in name:
        environment["PRSI_INTERPRETED"] = "1"
    command = [sys.executable, "-m", "benchmarks.contenders", name, str(players), str(seconds)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{name}, {players} players: {done.stderr.strip()}")
    return float(done.stdout.split()[-1])


def measure_all(repeats: int, seconds: float) -> Figures:
    """Measure every contender at every table size, one after another, so many times over."""
    seen: dict[tuple[str, int], list[float]] = {(name, n): [] for name in CONTENDERS for n in PLAYERS}
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("measuring", total=repeats * len(seen))
        for _ in range(repeats):
            for (name, players), figures in seen.items():
                progress.update(task, description=f"{name}, {players} players")
                figures.append(measure_once(name, players, seconds))
                progress.advance(task)
    return {
        name: {
            str(n): {
                "median": statistics.median(seen[name, n]),
                "min": min(seen[name, n]),
                "max": max(seen[name, n]),
            }
            for n in PLAYERS
        }
        for name in CONTENDERS
    }


def show(figures: Figures, console: Console) -> None:
    """Print the decisions a second and the ratios that the README claims."""
    table = Table(title="decisions a second of CPU time, random play to the end of rounds: median (min – max)")
    table.add_column("contender")
    for players in PLAYERS:
        table.add_column(f"{players} players", justify="right")
    for name, by_players in figures.items():
        cells = ["{median:,.0f} ({min:,.0f} – {max:,.0f})".format(**by_players[str(players)]) for players in PLAYERS]
        table.add_row(name, *cells)
    console.print(table)
    ratios = Table(title="ratios of the medians")
    for heading in ("contender", "peer", "aim", *(f"{players} players" for players in PLAYERS)):
        ratios.add_column(heading, justify="left" if heading in ("contender", "peer") else "right")
    for name, peer, aim in BARS:
        found = [figures[name][str(n)]["median"] / figures[peer][str(n)]["median"] for n in PLAYERS]
        marks = [f"{ratio:.1f}× {'✓' if ratio >= aim else 'missed'}" for ratio in found]
        ratios.add_row(name, peer, f"≥ {aim:g}×", *marks)
    console.print(ratios)


def main() -> None:
    """Measure, print and store."""
    parser = argparse.ArgumentParser(
        description=__doc__, epilog="example: make bench BENCH='--repeats 1 --seconds 0.2'"
    )
    parser.add_argument("--repeats", type=int, default=5, help="measurements of each contender (default 5)")
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds a measurement (default 1)")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON instead of tables")
    parser.add_argument("--no-store", action="store_true", help=f"leave {LATEST.name} as it is")
    options = parser.parse_args()
    figures = measure_all(options.repeats, options.seconds)
    if not options.no_store:
        LATEST.write_text(json.dumps(figures, indent=1, ensure_ascii=False) + "\n")
    if options.json:
        print(json.dumps(figures, ensure_ascii=False))
    else:
        show(figures, Console(width=140))


if __name__ == "__main__":
    main()
