"""`koloda admin`: look after a running server, from its own machine alone."""

import json
import socket
import sys
from pathlib import Path
from typing import Any

import click

from koloda.engine.values.errors import OptionError
from koloda.server.protocol import faults

UNITS = {"s": 1, "m": 60, "h": 3600, "d": 86400}
LONGEST_NUMBER = 9
LONGEST_BAN = 3650 * UNITS["d"]
ANY_ID = {"ignore_unknown_options": True}
"""Tables made by an earlier version may have an id that begins with a hyphen."""


@click.group("admin")
@click.option(
    "--database", metavar="FILE|URL", help="The server's database.  [default: as for serve]"
)
@click.pass_context
def command(ctx: click.Context, database: str | None) -> None:
    """Look after a running server, over a socket beside its file that only its user can open.

    A server with PostgreSQL is found by its database; the order is for all its processes.

    \b
    koloda admin list
    koloda admin say "The server restarts in five minutes."
    koloda admin ban 203.0.113.7 --for 1d
    """
    from koloda.server.storage.place import default_database

    ctx.obj = database or str(default_database())


def ask(place: str, **order: object) -> Any:
    """Give the server an order; its answer."""
    from koloda.server.ops.admin_replies import read_answer

    text = json.dumps(order).encode() + b"\n"
    if "://" in place:
        from koloda.server.cluster.calling import call

        said = call(place, text)
    else:
        said = over_socket(Path(place).expanduser(), text)
    if not said:
        raise OptionError(faults.STOPPING)
    return read_answer(said)


def over_socket(place: Path, text: bytes) -> bytes:
    """Give an order to the server of a file; what it says."""
    from koloda.server.ops.admin_socket import socket_of

    if sys.platform == "win32":
        raise OptionError(faults.NO_SOCKET)
    try:
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line:
            line.connect(str(socket_of(place)))
            line.sendall(text)
            line.shutdown(socket.SHUT_WR)
            return b"".join(iter(lambda: line.recv(1 << 16), b""))
    except OSError as error:
        raise OptionError(faults.NO_SERVER, file=place, reason=error.strerror or error) from None


def show(answer: object) -> None:
    """Print an answer as JSON."""
    click.echo(json.dumps(answer, indent=1, ensure_ascii=False))


@command.command("list")
@click.pass_obj
def list_tables(place: str) -> None:
    """All tables in memory, one a line."""
    for row in ask(place, do="list"):
        click.echo(
            f"{row['room']}  {row['game']:<8} {row['state']:<8} {row['actions']:>5} actions  "
            f"{row['online']}/{row['people']} people  {row['watching']} watching"
        )


@command.command(context_settings=ANY_ID)
@click.argument("room")
@click.pass_obj
def watch(place: str, room: str) -> None:
    """One table: who sits there, whose turn it is, what was said; never cards."""
    show(ask(place, do="watch", room=room))


@command.command(context_settings=ANY_ID)
@click.argument("room")
@click.pass_obj
def close(place: str, room: str) -> None:
    """End a game without a winner, or delete a table whose game has not begun."""
    show(ask(place, do="close", room=room))


@command.command()
@click.pass_obj
def drain(place: str) -> None:
    """Take no new tables from now on, and say how many games still go on."""
    show(ask(place, do="drain"))


@command.command()
@click.argument("who", required=False, default="")
@click.option("--name", default="", help="A person's name, and all that look like it.")
@click.option("--for", "duration", default="1d", show_default=True, help="Like 30m, 12h or 7d.")
@click.pass_obj
def ban(place: str, who: str, name: str, duration: str) -> None:
    """Keep an address out for a time; WHO is the address or its hash in the logs, 0s lets it in.

    With --name: nobody sits down under that name, and seats under it are closed to whoever has
    their keys. A name is not proved by anything, so another one may be chosen.
    """
    if bool(who) == bool(name):
        raise click.UsageError("Give an address or --name.")
    show(ask(place, do="ban", who=who, name=name, seconds=seconds_of(duration)))


def seconds_of(duration: str) -> int:
    """The seconds of a time such as 12h, of ten years at most."""
    number, unit = duration[:-1], duration[-1:]
    if not (number.isascii() and number.isdigit()) or unit not in UNITS:
        raise click.UsageError("--for is a number and s, m, h or d, like 12h.")
    seconds = int(number[:LONGEST_NUMBER]) * UNITS[unit]
    if len(number) > LONGEST_NUMBER or seconds > LONGEST_BAN:
        raise click.UsageError("--for is ten years (3650d) at most.")
    return seconds


@command.command()
@click.argument("text")
@click.pass_obj
def say(place: str, text: str) -> None:
    """Say something in the chat of every table where somebody is."""
    show(ask(place, do="say", text=text))


@command.command(context_settings=ANY_ID)
@click.argument("room", required=False, default="")
@click.option("--name", default="", help="Every table where somebody of this name sat.")
@click.option("--yes", is_flag=True, help="Do not ask again.")
@click.pass_obj
def delete(place: str, room: str, name: str, yes: bool) -> None:
    """Delete a table, or all tables of a person, with everything that belongs to them."""
    if bool(room) == bool(name):
        raise click.UsageError("Give a table or --name.")
    if not yes:
        click.confirm("Deleted games cannot be brought back. Delete?", abort=True)
    show(ask(place, do="delete", room=room, who=name))


@command.command(context_settings=ANY_ID)
@click.argument("room")
@click.pass_obj
def export(place: str, room: str) -> None:
    """Everything that is stored of a table, as JSON; the cards of a running game stay hidden."""
    show(ask(place, do="export", room=room))
