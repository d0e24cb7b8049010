"""Who asks, for which table, with which key; and the ways in which that is refused."""

from starlette.requests import Request

from koloda.engine.values.errors import OptionError
from koloda.locales.catalogue import ENGLISH
from koloda.locales.fluent_files import LANGUAGES
from koloda.server.ops.clock import now
from koloda.server.ops.limits import Address
from koloda.server.protocol import faults
from koloda.server.rooms import joining
from koloda.server.rooms.names import clean_name, identity_of
from koloda.server.rooms.registry import Registry
from koloda.server.rooms.room import Room


class TooMuch(OptionError):  # noqa: N818 - it is an answer
    """Somebody asks too often."""


class Draining(OptionError):  # noqa: N818 - it is an answer
    """The server is going to stop, and takes no new tables."""


class TooEarly(OptionError):  # noqa: N818 - it is an answer
    """The game must be over first."""


class Banned(OptionError):  # noqa: N818 - it is an answer
    """Nobody of that name is let in for now."""


class NoLanguage(OptionError):  # noqa: N818 - it is an answer
    """There are no words in that language."""


def hub_of(request: Request) -> Registry:
    """The rooms of this server."""
    registry = request.app.state.registry
    assert isinstance(registry, Registry)
    return registry


def address_of(request: Request) -> Address:
    """The account of whoever asks."""
    return hub_of(request).addresses.of(request.client.host if request.client else "")


def named(request: Request, name: str) -> str:
    """A name that may be used here, or a refusal."""
    found = clean_name(name)
    if hub_of(request).bans.has(identity_of(found)):
        raise Banned(faults.BANNED)
    return found


def may_guess(address: Address) -> None:
    """Refuse an address that has asked for too many tables that are not there."""
    if not address.guesses.has(now()):
        raise TooMuch(faults.RATE_GUESSES)


async def find(request: Request) -> Room:
    """The table in the path; whoever guesses too often is not told that the guess was wrong."""
    address = address_of(request)
    may_guess(address)
    try:
        return await hub_of(request).find(request.path_params["room"])
    except joining.NotForYou:
        address.guesses.take(now())
        raise


def key_of(request: Request) -> str:
    """The key in the header."""
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not key or len(key) > 100:
        raise joining.NotForYou
    return key


async def with_key(request: Request, found: Room, key: str) -> int:
    """The seat that a key opens; a wrong key counts as a guess."""
    try:
        return joining.seat_of_key(found, key)
    except joining.NotForYou:
        address_of(request).guesses.take(now())
        raise


def language(request: Request) -> str:
    """The language that `lang` names, if it is there."""
    lang = request.query_params.get("lang", ENGLISH)
    return lang if lang in LANGUAGES else ENGLISH
