"""`koloda`: the command line; every sub-command is a file of koloda.terminal or koloda.server."""

import importlib
import itertools
import os
import sys
import warnings
from typing import Any, Final

import click

from koloda.bots.player import PlayerFailed
from koloda.engine.values.errors import KolodaError, OptionError

OF_SERVER: Final = ("serve", "backup", "admin")
COMMANDS: Final = (
    "games",
    "rules",
    "play",
    "daily",
    "simulate",
    "arena",
    "lab",
    "replay",
    "library",
    "verify",
    "analyse",
    "puzzles",
    "train",
    "exploitability",
    "new-game",
    *OF_SERVER,
    "doctor",
)
EXTRAS: Final = {"textual": "terminal", "rich": "terminal", "psycopg": "postgres"}
"""Which extra brings a package, where the command does not tell."""
INTERRUPTED: Final = 130
USUAL_WARNING: Final = warnings.formatwarning


class Commands(click.Group):
    """Loads a sub-command when it is wanted, and says every refusal in one line."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002
        """The sub-commands, those for a first look first."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        """The sub-command of that name, imported only now."""
        if cmd_name not in COMMANDS:
            return None
        part = "server" if cmd_name in OF_SERVER else "terminal"
        command = importlib.import_module(f"koloda.{part}.{cmd_name.replace('-', '_')}").command
        assert isinstance(command, click.Command)
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The sub-command that the words begin with; what there is, when there is no such one."""
        if not args[0].startswith("-") and args[0] not in COMMANDS:
            ctx.fail(f"There is no command {args[0]!r}; there are {', '.join(COMMANDS)}.")
        return super().resolve_command(ctx, args)

    def main(self, *args: Any, **extra: Any) -> Any:
        """Run, and leave with 0, 1 (it failed), 2 (it was called wrongly) or 130 (Ctrl-C)."""
        need_no_reader()
        forgive_odd_letters()
        warnings.formatwarning = one_line
        extra["standalone_mode"] = False
        try:
            code = super().main(*args, **extra)
            sys.stdout.flush()
            sys.exit(code if isinstance(code, int) else 0)
        except click.exceptions.NoArgsIsHelpError as error:
            click.echo(error.ctx.get_help() if error.ctx else error.format_message())
            sys.exit(2)
        except click.UsageError as error:
            path = error.ctx.command_path if error.ctx else "koloda"
            fail(2, f"{usage_of(error)} See '{path} --help'.")
        except click.ClickException as error:
            fail(error.exit_code, error.format_message())
        except PlayerFailed as error:
            told = "\n".join(str(part) for part in error.args if part)
            click.echo(f"koloda: {told}".rstrip(), err=True)
            sys.exit(1)
        except KolodaError as error:
            words = [str(word) for word in (args[0] if args else sys.argv[1:]) or ()]
            fail(2 if isinstance(error, OptionError) else 1, sentence_of(error, words))
        except ModuleNotFoundError as error:
            words = [str(word) for word in (args[0] if args else sys.argv[1:]) or ()]
            fail(1, sentence_of(missing_extra(error, words), words))
        except (click.Abort, KeyboardInterrupt):
            sys.exit(INTERRUPTED)
        except OSError as error:
            if not isinstance(error, BrokenPipeError):
                click.echo(f"koloda: {error.strerror or error}", err=True)
            discard_output()
            sys.exit(1)


def missing_extra(error: ModuleNotFoundError, words: list[str]) -> KolodaError:
    """Names the extra that brings what is missing; anything else that is missing is a bug."""
    from koloda.terminal import faults

    package = (error.name or "").partition(".")[0]
    if package in EXTRAS:
        return OptionError(faults.MISSING_EXTRA, package=package, extra=EXTRAS[package])
    if words[:1] and words[0] in OF_SERVER and package != "koloda":
        return OptionError(faults.MISSING_EXTRA, package=package, extra="server")
    if words[:1] == ["train"] and package != "koloda":
        return OptionError(faults.MISSING_EXTRA, package=package, extra="train")
    raise error


def sentence_of(error: KolodaError, words: list[str]) -> str:
    """What went wrong, in the language of `--lang` if that is there, else of the environment."""
    from koloda.locales.catalogue import Catalogue
    from koloda.locales.fluent_files import LANGUAGES

    given = [after for word, after in itertools.pairwise(words) if word == "--lang"]
    given += [word.removeprefix("--lang=") for word in words if word.startswith("--lang=")]
    return Catalogue(next((word for word in given if word in LANGUAGES), None)).error(error)


def usage_of(error: click.UsageError) -> str:
    """What is wrong with a call; where a game is missing, which there are."""
    said = error.format_message()
    if isinstance(error, click.MissingParameter) and error.param and error.param.name == "game":
        from koloda.games import games_there_are

        return f"{said[:-1]}: {', '.join(game.name for game in games_there_are())}."
    if isinstance(error, click.BadParameter) and error.param and is_number(error.param.type):
        return f"{error.param.opts[0]} is {range_of(error.param.type)}, not {given_in(error)}."
    return said


def is_number(kind: object) -> bool:
    """Whether an option is a number."""
    return isinstance(kind, type(click.INT) | type(click.FLOAT))


def range_of(kind: object) -> str:
    """Which numbers an option takes."""
    words = "a whole number" if isinstance(kind, type(click.INT)) else "a number"
    low, high = getattr(kind, "min", None), getattr(kind, "max", None)
    words += "" if low is None else f" from {low}"
    return words + ("" if high is None else f" to {high}")


def given_in(error: click.BadParameter) -> str:
    """What was given instead, which click's sentence begins with."""
    return error.message.partition(" is not ")[0]


def fail(code: int, sentence: str) -> None:
    """Say what is wrong in one line and leave."""
    click.echo("koloda: " + " ".join(sentence.split()), err=True)
    sys.exit(code)


def one_line(
    message: Warning | str,
    category: type[Warning],
    filename: str,
    lineno: int,
    line: str | None = None,
) -> str:
    """A warning of koloda's own is a sentence like its errors; others say where they come from."""
    if category is UserWarning:
        return f"koloda: {message}\n"
    return USUAL_WARNING(message, category, filename, lineno, line)


def need_no_reader() -> None:
    """Where the standard output or error is closed, write into the null device instead."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115


def forgive_odd_letters() -> None:
    """A terminal that cannot write or read a letter gets a substitute, not an error."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def discard_output() -> None:
    """Send what is still to be written to the null device: the reader has closed the pipe."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.__stdout__.fileno() if sys.__stdout__ else 1)


def show_version(ctx: click.Context, _: click.Parameter, wanted: bool) -> None:
    """Say which version this is, and whether it is the quick one."""
    if wanted and not ctx.resilient_parsing:
        import koloda

        kind = "compiled" if koloda.COMPILED else "interpreted"
        click.echo(f"koloda {koloda.__version__} ({kind} engine)")
        ctx.exit()


@click.group(
    cls=Commands,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=show_version,
    help="Show the version, and whether the engine is compiled.",
)
@click.pass_context
def main(ctx: click.Context) -> None:
    """Card games with exact rules: play, simulate, replay, and look any rule up.

    \b
    koloda games                      which games there are
    koloda play karma                 play against a bot
    koloda daily karma                the deal of the day, the same for everybody
    koloda rules karma K17            one rule; all of them without a number
    koloda simulate karma --games 1000 --players 3
    koloda lab karma --vary copies=2,3 --deals 500    what a rule changes
    koloda arena karma --players hard,normal          who is stronger
    koloda replay game.txt            watch a recorded game again
    koloda analyse game.txt           what was luck in it, and what was play
    koloda library games              a folder of records, searched
    koloda verify game.txt            prove that its deck was not touched
    koloda puzzles games/*.txt        positions with one best move
    koloda train karma                a network learns it by itself
    koloda exploitability GAME        what a best response wins against bots, in tiny games
    koloda serve                      tables for browsers
    koloda new-game snap              a game of your own to start from
    koloda doctor                     what is installed here, and what is missing
    """
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())
