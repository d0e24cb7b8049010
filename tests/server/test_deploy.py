"""The files for whoever runs a server name options and figures that are there."""

import json
import re
import shlex
from pathlib import Path

import click
import pytest

from koloda.server import serve
from koloda.server.ops.metrics import COUNTERS
from tests.server.serving import Running

DEPLOY = Path(__file__).parent.parent.parent / "deploy"


def text_of(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


def known(words: list[str]) -> bool:
    """Whether `koloda serve` understands these options."""
    with click.Context(serve.command) as ctx:
        serve.command.parse_args(ctx, words)
    return True


def test_the_unit_and_the_container_call_the_server_rightly() -> None:
    started = re.search(r"^ExecStart=\S+ serve (.*)$", text_of("koloda.service"), re.MULTILINE)
    assert started is not None and known(shlex.split(started[1]))
    entry = re.search(r"^ENTRYPOINT (.*)$", text_of("Containerfile"), re.MULTILINE)
    assert entry is not None and known(json.loads(entry[1])[2:])


@pytest.mark.parametrize("name", ["prometheus-alerts.yml", "grafana-dashboard.json"])
def test_only_figures_that_are_there_are_looked_at(server: Running, name: str) -> None:
    told = server.http.get("/metrics").text
    there = set(re.findall(r"^# TYPE (\w+)", told, re.MULTILINE)) | set(COUNTERS)
    for used in set(re.findall(r"koloda_\w+", text_of(name))):
        assert used in there or used.removesuffix("_bucket") in there, used


def test_the_unit_is_hardened_and_not_root() -> None:
    unit = text_of("koloda.service")
    for line in ("DynamicUser=yes", "NoNewPrivileges=yes", "ProtectSystem=strict", "UMask=0077"):
        assert line in unit


def test_proxies_pass_the_real_address_and_websockets_on() -> None:
    assert "X-Forwarded-For $remote_addr;" in text_of("nginx.conf")
    assert "proxy_set_header Upgrade $http_upgrade;" in text_of("nginx.conf")
    assert "header_up X-Forwarded-For {remote_host}" in text_of("Caddyfile")


def test_only_this_machine_says_what_a_visitors_address_is() -> None:
    """Nobody knows the address of a container's proxy before, so its port is closed to others."""
    run = next(line for line in text_of("Containerfile").splitlines() if "podman run" in line)
    assert "FORWARDED_ALLOW_IPS='*'" in run and "-p 127.0.0.1:8642:8642 " in run


def test_the_backup_is_root_without_roots_other_rights() -> None:
    unit = text_of("koloda-backup.service")
    for line in ("CapabilityBoundingSet=CAP_DAC_OVERRIDE CAP_CHOWN", "PrivateNetwork=yes"):
        assert line in unit
