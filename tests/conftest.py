"""What holds for every test: a skip fails where CI is true, browser tests are slow ones, Chromium is the system's."""

import os
from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.browser.house import ARGUMENTS
from tools.chromium import find_chromium

CI = os.environ.get("CI") == "true"
BROWSER_TESTS = Path(__file__).parent / "browser"
SERVER_TESTS = Path(__file__).parent / "server"
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


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what starts browsers and servers as slow; skip browser tests, with a reason, where there is no Chromium."""
    for item in items:
        if item.path.is_relative_to(SERVER_TESTS) and not STARTING.isdisjoint(getattr(item, "fixturenames", ())):
            item.add_marker(pytest.mark.slow)
        if item.path.is_relative_to(BROWSER_TESTS):
            item.add_marker(pytest.mark.browser)
            item.add_marker(pytest.mark.slow)
        if CHROMIUM is None and item.get_closest_marker("browser"):
            item.add_marker(pytest.mark.skip(reason="Chromium is not installed"))


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of the system's Chromium."""
    if CHROMIUM is None:
        pytest.skip("Chromium is not installed")
    return CHROMIUM


@pytest.fixture(scope="session")
def browser_type_launch_args(chromium: str) -> dict[str, object]:
    """Launch arguments of pytest-playwright's browser."""
    return {"executable_path": chromium, "args": list(ARGUMENTS)}


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
