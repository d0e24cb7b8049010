"""Settings of all tests: which koloda is under test, and steady property tests."""

import os
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import settings

import koloda

WANTS_COMPILED = os.environ.get("KOLODA_TEST_COMPILED") == "1"

# A slow machine is no failure; in CI the same examples are tried every time.
settings.register_profile("koloda", deadline=None, derandomize="CI" in os.environ)
settings.load_profile("koloda")


def pytest_report_header() -> str:
    """Say which copy of koloda the tests run on."""
    kind = "compiled" if koloda.COMPILED else "interpreted"
    return f"koloda: {kind}, {Path(koloda.__file__).parent}"


def pytest_sessionstart() -> None:
    """Refuse to test another copy than the one asked for."""
    if koloda.COMPILED != WANTS_COMPILED:
        pytest.exit(f"koloda.COMPILED is {koloda.COMPILED}: the wrong copy was imported", 3)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """One line for each thing that is missing here, however many tests it takes along."""
    if "PYTEST_XDIST_WORKER" in os.environ:
        return
    reasons: Counter[str] = Counter()
    for report in terminalreporter.stats.get("skipped", []):
        _, _, reason = report.longrepr
        reasons[" ".join(reason.removeprefix("Skipped: ").split())] += 1
    lines = [f"skipped {number}: {reason}" for reason, number in reasons.most_common()]
    for line in lines:
        terminalreporter.line(line)
    if kept := os.environ.get("KOLODA_LEFT_OUT"):
        with Path(kept).open("a", encoding="utf-8") as file:
            file.writelines(f"{line}\n" for line in lines)


@pytest.fixture
def anyio_backend() -> str:
    """What runs the tests that are coroutines."""
    return "asyncio"
