"""Around every HTTP request: origin, rate, size, and the headers that keep a page safe."""

from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from koloda.engine.values.errors import Fault, KolodaError
from koloda.server.ops import origins
from koloda.server.ops.clock import now
from koloda.server.ops.gate import is_late
from koloda.server.ops.settings import MOST_BYTES
from koloda.server.protocol import faults, messages
from koloda.server.protocol.encoding import error_sentence, language_of
from koloda.server.rooms.registry import Registry

SAFE_METHODS: Final = ("GET", "HEAD")
METHODS: Final = (*SAFE_METHODS, "POST", "DELETE")
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data:; font-src 'self'; media-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=()"),
)
STRICT_TRANSPORT: Final = (b"strict-transport-security", b"max-age=31536000")
NO_STORE: Final = [(b"cache-control", b"no-store")]
TOO_LARGE: Final = (413, "size", faults.SIZE)


class Guard:
    """Lets a request through to the application, or answers it shortly."""

    def __init__(self, app: ASGIApp, registry: Registry) -> None:
        self.app = app
        self.registry = registry
        secure = (STRICT_TRANSPORT,) if registry.settings.secure else ()
        self.headers = [*HEADERS, *secure]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def guarded_send(message: Message) -> None:
            if message["type"] == "http.response.start":
                if message["status"] >= 400:
                    code = str(message["status"])
                    self.registry.metrics.count("koloda_requests_refused_total", code=code)
                given = message.get("headers", [])
                keep = [] if any(name == b"cache-control" for name, _ in given) else NO_STORE
                message["headers"] = [*given, *self.headers, *keep]
            await send(message)

        refusal = self.refusal(scope)
        body = (
            b"" if refusal is not None or scope["method"] in SAFE_METHODS else await whole(receive)
        )
        if body is None:
            refusal = TOO_LARGE
        if refusal is not None:
            await answer(guarded_send, scope, *refusal)
            return
        request: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

        async def ready() -> Message:
            return request.pop() if request else await receive()

        await self.app(scope, ready, guarded_send)

    def refusal(self, scope: Scope) -> tuple[int, str, Fault] | None:
        """Why a request is not even looked at."""
        client, headers = scope.get("client"), scope["headers"]
        if scope["method"] not in METHODS:
            return 405, "method", faults.METHOD
        if scope["path"] == "/healthz":
            return None
        if is_late(scope):
            return 503, "busy", faults.FULL
        address = self.registry.addresses.of(client[0] if client else "")
        if self.registry.bans.has(address.name):
            return 403, "banned", faults.BANNED
        if not address.requests.take(now()):
            return 429, "rate", faults.RATE
        if scope["method"] not in SAFE_METHODS and not origins.is_allowed(
            self.registry.settings, headers
        ):
            return 403, "origin", faults.ORIGIN
        length = origins.header(headers, b"content-length") or "0"
        if not length.isdigit() or int(length[:9]) > MOST_BYTES:
            return TOO_LARGE
        return None


async def whole(receive: Receive) -> bytes | None:
    """The body of a request, or None when it is too large or its sender has gone."""
    body, more = b"", True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            return None
        body += message.get("body", b"")
        more = message.get("more_body", False)
        if len(body) > MOST_BYTES:
            return None
    return body


async def answer(send: Send, scope: Scope, status: int, code: str, fault: Fault) -> None:
    """A short answer of our own, in the language that the request asks for."""
    header = origins.header(scope["headers"], b"accept-language") or ""
    sentence = error_sentence(KolodaError(fault), language_of(header))
    body = messages.encode({"code": code, "sentence": sentence})
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
