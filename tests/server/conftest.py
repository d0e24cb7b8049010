"""One server for the tests that leave it as it was."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.serving import Running, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder: Path = tmp_path_factory.mktemp("server")
    with running(folder) as found:
        yield found
