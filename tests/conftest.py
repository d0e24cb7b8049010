"""Settings of all tests: which koloda is under test, and steady property tests."""

import os
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
