"""Which pages may talk to this server."""

import ipaddress
from urllib.parse import urlsplit

from koloda.server.ops.settings import Settings

Headers = list[tuple[bytes, bytes]]


def header(headers: Headers, name: bytes) -> str | None:
    """The value of a header, if it is there."""
    for key, value in headers:
        if key == name:
            return value.decode("latin-1")
    return None


def is_allowed(settings: Settings, headers: Headers) -> bool:
    """Whether a request comes from one of our pages, or from no page at all.

    A page's own server is always allowed when it is addressed by number or as localhost: no foreign
    page can have such an origin. A name must be on the list, or another name that was made to point
    here would pass.
    """
    origin = header(headers, b"origin")
    if origin is None:
        return True
    if origin in settings.origins:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:  # like "http://[", which no page has
        return False
    host = header(headers, b"host")
    return parts.scheme in ("http", "https") and parts.netloc == host and is_own(parts.hostname)


def is_own(name: str | None) -> bool:
    """Whether a host's name is a number or localhost."""
    if name == "localhost":
        return True
    try:
        ipaddress.ip_address(name or "")
    except ValueError:
        return False
    return True
