"""What an operator sees: logs that name nobody, and figures that are not for everybody."""

import dataclasses
import json
import logging
from pathlib import Path

import pytest

from koloda.server.ops.logs import JsonLines, begin_request, hashed, origin
from koloda.server.ops.metrics import Metrics
from tests.server.serving import QUICK, Running, running


def test_lines_of_the_log_name_the_request_and_hide_the_address() -> None:
    name = begin_request("10.1.2.3")
    try:
        record = logging.makeLogRecord({"msg": "hello", "levelname": "INFO"})
        line = json.loads(JsonLines().format(record))
    finally:
        origin.set({})
    assert line["request"] == name and line["from"] == hashed("10.1.2.3")
    assert "10.1.2.3" not in json.dumps(line)
    assert hashed("10.1.2.3") != hashed("10.1.2.4")


def test_every_answer_has_the_id_of_its_request(server: Running) -> None:
    names = {server.http.get("/healthz").headers["x-request-id"] for _ in range(3)}
    assert len(names) == 3


def test_the_figures_tell_what_an_operator_needs(server: Running) -> None:
    server.full()
    server.http.get("/api/rooms/nowhere")
    text = server.http.get("/metrics").text
    for name in (
        "koloda_connections",
        "koloda_rooms",
        "koloda_ready 1.0",
        "koloda_bot_queue",
        "koloda_bots_busy",
        "koloda_bot_wait_seconds_bucket",
        "koloda_bots_replaced_total",
        "koloda_commit_seconds_bucket",
        "koloda_writes_waiting",
        "koloda_database_bytes",
        "koloda_disk_free_bytes",
        'koloda_requests_refused_total{code="404"}',
    ):
        assert f"\n{name}" in text, name
    for line in ("koloda_database_bytes 0.0", "koloda_disk_free_bytes 0.0"):
        assert line not in text


def test_the_figures_are_not_for_everybody(tmp_path: Path) -> None:
    with running(tmp_path, dataclasses.replace(QUICK, metrics_token="letmesee")) as server:
        assert server.http.get("/metrics").status_code == 404
        for given, status in (("letmesee", 200), ("letmeseé".encode().decode("latin-1"), 404)):
            headers = {b"Authorization": f"Bearer {given}".encode("latin-1")}
            assert server.http.get("/metrics", headers=headers).status_code == status


def test_what_a_proxy_passes_on_is_not_this_machine(server: Running) -> None:
    passed_on = {"X-Forwarded-For": "203.0.113.9"}
    assert server.http.get("/metrics", headers=passed_on).status_code == 404
    assert server.http.get("/metrics").status_code == 200


def test_a_figure_that_is_not_in_the_table_is_a_mistake() -> None:
    with pytest.raises(KeyError):
        Metrics().count("koloda_typo_total")
