"""`koloda serve`: the browser table, for this house or for the world."""

import math
import os
import sys
from functools import partial
from urllib.parse import urlsplit

import click

from koloda.engine.values.errors import OptionError, quoted


def number(_: click.Context, option: click.Parameter, value: float) -> float:
    """What a range does not refuse by itself, because it compares with nothing."""
    if math.isnan(value):
        raise click.BadParameter("nan is not a number", param=option)
    return value


@click.command("serve")
@click.option("--host", default="127.0.0.1", show_default=True, help="Where to listen.")
@click.option("--port", default=8642, show_default=True, type=click.IntRange(0, 65535))
@click.option(
    "--database",
    metavar="FILE|URL",
    help="A file, or a URL such as postgresql+psycopg://…  [default: a file in your data folder]",
)
@click.option("--tls-cert", metavar="FILE", help="Certificate chain, for https without a proxy.")
@click.option("--tls-key", metavar="FILE", help="The certificate's private key.")
@click.option(
    "--origin",
    "origins",
    multiple=True,
    metavar="URL",
    help="An address under which people reach this server by name, like https://cards.example.",
)
@click.option(
    "--behind-proxy", is_flag=True, help="Believe a proxy on this machine about addresses."
)
@click.option(
    "--bots",
    type=click.IntRange(1, 64),
    metavar="N",
    help="Processes for bots.  [default: one for each core but one]",
)
@click.option(
    "--networks",
    envvar="KOLODA_NETWORKS",
    type=click.Path(exists=True, file_okay=False),
    metavar="FOLDER",
    help="Offer the trained networks in this folder, FOLDER/NAME.npz as the bot net:NAME.",
)
@click.option(
    "--workers",
    type=click.IntRange(1, 64),
    default=1,
    show_default=True,
    metavar="N",
    help="Processes that serve; more than one needs PostgreSQL.",
)
@click.option(
    "--analysis-seconds",
    type=click.FloatRange(0.1, 600),
    callback=number,
    default=5.0,
    show_default=True,
    metavar="N",
    help="How much work goes into the analysis of a finished game.",
)
@click.option(
    "--internal-host",
    default="127.0.0.1",
    show_default=True,
    metavar="ADDRESS",
    help="Where processes on other machines, with the same PostgreSQL, reach this one.",
)
@click.option(
    "--metrics-token",
    envvar="KOLODA_METRICS_TOKEN",
    default="",
    metavar="TEXT",
    help="What Prometheus shows for /metrics.  [default: none; then only this machine may look]",
)
@click.option(
    "--log-level",
    type=click.Choice(["info", "warning", "error"]),
    help="What is logged as JSON lines.  [default: info; at a terminal warning]",
)
def command(
    host: str,
    port: int,
    database: str | None,
    tls_cert: str | None,
    tls_key: str | None,
    origins: tuple[str, ...],
    behind_proxy: bool,
    bots: int | None,
    networks: str | None,
    workers: int,
    analysis_seconds: float,
    internal_host: str,
    metrics_token: str,
    log_level: str | None,
) -> int:
    """Serve tables to browsers, and print the address and where games are kept.

    All games are kept in the database; a server that was stopped, or even killed, goes on where it
    was. Ctrl-C or SIGTERM stops it.

    \b
    koloda serve
    koloda serve --host 0.0.0.0 --port 80 --origin http://cards.example
    koloda serve --database postgresql+psycopg://… --workers 4
    """
    from koloda.server.ops.logs import log_as_json
    from koloda.server.ops.settings import Settings
    from koloda.server.process import Place, run
    from koloda.server.rooms import levels
    from koloda.server.storage.place import default_database

    log_as_json(log_level)
    if networks:
        os.environ[levels.FOLDER] = networks  # for all processes of this server
        levels.networks()
    settings = Settings(
        origins=frozenset(origin_of(address) for address in origins),
        secure=tls_cert is not None,
        metrics_token=metrics_token,
        bot_processes=bots or max(1, Settings.bot_processes // workers),
        analysis_seconds=analysis_seconds,
        internal_host=internal_host,
    )
    if database is None:
        own = default_database()
        own.parent.mkdir(parents=True, exist_ok=True)
        database = str(own)
    place = Place(host, port, database, tls_cert, tls_key, behind_proxy)
    return run(place, settings, partial(say, database), workers)


def origin_of(address: str) -> str:
    """An address as browsers name it: scheme, host and port, nothing after it."""
    from koloda.server.protocol import faults

    try:
        parts = urlsplit(address)
        port = f":{parts.port}" if parts.port else ""
    except ValueError:  # a port that is none, or half an IPv6 address
        raise OptionError(faults.ORIGIN_ADDRESS, origin=quoted(address)) from None
    host = f"[{parts.hostname}]" if ":" in (parts.hostname or "") else parts.hostname
    found = f"{parts.scheme}://{host}{port}"
    if parts.scheme not in ("http", "https") or found != address.rstrip("/").lower():
        raise OptionError(faults.ORIGIN_ADDRESS, origin=quoted(address))
    return found


def say(database: str, address: str) -> None:
    """Print the address and what is kept where; that nobody reads it is no reason not to serve."""
    from koloda.server.storage.place import database_url

    url = database_url(database)
    file = url.database if url.get_backend_name() == "sqlite" else None
    try:
        click.echo(f"Koloda is at {address}")
        click.echo(f"Games are kept in {file or url.render_as_string(hide_password=True)}")
        sys.stdout.flush()
    except OSError:
        # Whoever read it has gone; what is still in the buffer goes nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
