"""Calls of those who look after the server: is it ready, and its figures."""

import hmac
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from koloda.server.http.asking import hub_of
from koloda.server.http.calls import JSON
from koloda.server.ops.limits import network_of
from koloda.server.protocol import messages
from koloda.server.protocol.bodies import Ready

LOOPBACK: Final = (network_of("127.0.0.1"), network_of("::1"))


async def health(request: Request) -> Response:
    """Whether games can be played and stored."""
    registry = hub_of(request)
    trouble = "stopping" if registry.stopping else await registry.storage.probe()
    status = 503 if trouble else 200
    return Response(messages.encode(Ready(not trouble)), status, media_type=JSON)


async def metrics(request: Request) -> Response:
    """Figures for Prometheus: with the operator's token, else only for this machine."""
    registry = hub_of(request)
    if not may_measure(request, registry.settings.metrics_token):
        raise HTTPException(404)
    return PlainTextResponse(registry.metrics.text())


def may_measure(request: Request, token: str) -> bool:
    """Whether somebody may see the figures; what a proxy passes on does not come from here."""
    if token:
        shown = request.headers.get("authorization", "")
        return hmac.compare_digest(shown.encode(), f"Bearer {token}".encode())
    here = request.client is not None and network_of(request.client.host) in LOOPBACK
    return here and "x-forwarded-for" not in request.headers
