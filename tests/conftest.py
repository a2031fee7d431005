"""What holds for every test: a skip fails where CI is true, browser tests are slow ones, Chromium is the system's."""

import asyncio
import os
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tools.chromium import FOR_TESTS, find_chromium

CI = os.environ.get("CI") == "true"
TESTS = Path(__file__).parent
BROWSER_TESTS = TESTS / "browser"
SERVER_TESTS = TESTS / "server"
# About how long the longest files take on two cores; a second for each test of another one that starts something.
SECONDS = {
    "server/test_kills.py": 300,
    "browser/test_online.py": 200,
    "browser/test_championship_console.py": 200,
    "browser/test_online_pages.py": 200,
    "browser/test_championship_judge.py": 180,
    "browser/test_championship_board.py": 150,
    "server/test_hub.py": 150,
    "browser/test_app.py": 120,
    "browser/test_table.py": 90,
    "server/championship/test_online.py": 80,
    "server/test_leak.py": 50,
    "server/championship/test_clock.py": 50,
    "server/championship/test_kills.py": 50,
    "server/ops/test_drain.py": 40,
    "browser/test_replay.py": 40,
    "browser/test_learn.py": 40,
    "browser/test_shared.py": 30,
    "browser/test_championship_hall.py": 30,
    "server/test_fuzz.py": 30,
    "server/people/test_names.py": 20,
}
# Fixtures of the server's tests that start processes: a node, a cluster, a bus.
STARTING = frozenset(
    {"cluster", "cluster_nodes", "database", "house", "node", "pair", "played", "redis", "tight", "url"}
)
CHROMIUM = find_chromium(whole=False)

# A slow machine is no fault of an example; in CI the same examples are tried each time, so that a run can be repeated.
settings.register_profile("default", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("quick", settings.get_profile("default"), max_examples=20)
settings.register_profile("ci", settings.get_profile("default"), derandomize=True, print_blob=True)
settings.load_profile("ci" if CI else "default")


@pytest.hookimpl(wrapper=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> Generator[None]:
    """Mark what starts browsers and servers as slow; skip browser tests, with a reason, where there is no Chromium."""
    for item in items:
        if item.path.is_relative_to(SERVER_TESTS) and not STARTING.isdisjoint(getattr(item, "fixturenames", ())):
            item.add_marker(pytest.mark.slow)
        if item.path.is_relative_to(BROWSER_TESTS):
            item.add_marker(pytest.mark.browser)
            item.add_marker(pytest.mark.slow)
        if CHROMIUM is None and item.get_closest_marker("browser"):
            item.add_marker(pytest.mark.skip(reason="Chromium is not installed"))
    # What is not to run is taken out here.
    yield
    items[:] = longest_first(items, int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))


def longest_first(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """Order tests so that no worker ends with a long one while the others have nothing left to do.

    xdist gives each worker the next part of the list, by number, and lets an idle one take from the end of another's:
    each part begins with its share of the files that start browsers and servers, and ends with quick tests.
    """
    slow: dict[Path, list[pytest.Item]] = {}
    for item in items:
        if item.get_closest_marker("slow"):
            slow[item.path] = []
    quick: list[pytest.Item] = []
    for item in items:
        slow.get(item.path, quick).append(item)
    seconds = {path: SECONDS.get(path.relative_to(TESTS).as_posix(), len(slow[path])) for path in slow}
    shares: list[list[pytest.Item]] = [[] for _ in range(workers)]
    busy = [0] * workers
    for path in sorted(slow, key=lambda path: -seconds[path]):
        worker = busy.index(min(busy))
        shares[worker] += slow[path]
        busy[worker] += seconds[path]
    ordered: list[pytest.Item] = []
    for number, share in enumerate(shares):
        part = (len(items) - len(ordered)) // (workers - number)
        filling = max(0, part - len(share))
        ordered += share + quick[:filling]
        del quick[:filling]
    return ordered + quick


@contextmanager
def own_loop(item: pytest.Item) -> Generator[None]:
    """Hide Playwright's event loop from a test without a browser: it stays this thread's running one between its calls.

    Whichever tests a worker has run before, `asyncio.run` works; the loop itself runs only in Playwright's calls.
    """
    running = None if item.get_closest_marker("browser") else asyncio._get_running_loop()
    if running is None:
        yield
        return
    asyncio._set_running_loop(None)
    try:
        yield
    finally:
        asyncio._set_running_loop(running)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None, None, None]:
    """Let a test's fixtures have a loop of their own."""
    with own_loop(item):
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, None, None]:
    """Let a test have a loop of its own."""
    with own_loop(item):
        return (yield)


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of the system's Chromium."""
    if CHROMIUM is None:
        pytest.skip("Chromium is not installed")
    return CHROMIUM


@pytest.fixture(scope="session")
def browser_type_launch_args(chromium: str) -> dict[str, object]:
    """Launch arguments of pytest-playwright's browser."""
    return {"executable_path": chromium, "args": list(FOR_TESTS)}


def fail_if_skipped(report: pytest.TestReport | pytest.CollectReport) -> None:
    """Turn a skip into a failure under CI=true: a suite that did not run has shown nothing. Expected failures pass."""
    if CI and report.skipped and not hasattr(report, "wasxfail"):
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else report.longrepr
        report.outcome = "failed"
        report.longrepr = f"{report.nodeid}: skipped where CI=true, which is a failure: {reason}"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Apply the rule to tests and fixtures."""
    report = yield
    fail_if_skipped(report)
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Apply the rule to whole modules."""
    report = yield
    fail_if_skipped(report)
    return report
