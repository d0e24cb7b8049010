"""The calls described as OpenAPI, from the same types that read and write their bodies."""

import html
import json
import re
from typing import Any, Final

import msgspec

import koloda
from koloda.server.http.calls import JSON, Call
from koloda.server.protocol.bodies import Problem

PARAMETER: Final = re.compile(r"\{(\w+)\}")
REFERENCE: Final = "#/components/schemas/{name}"
PROBLEMS: Final = {
    "403": "Not before the end of the game, or not from here",
    "404": "No such table, or not with this key",
    "409": "Not in this state of the table",
    "413": "The body is too large",
    "422": "The request does not fit",
    "429": "Too much at once",
    "503": "Not now; try again",
}


def describe(calls: tuple[Call, ...]) -> dict[str, Any]:
    """All calls and the types of their bodies."""
    types = [kind for call in calls for kind in (call.body, call.answer) if kind is not None]
    schemas, parts = msgspec.json.schema_components([*types, Problem], ref_template=REFERENCE)
    *found, problem = schemas
    names = iter(found)
    paths: dict[str, dict[str, Any]] = {}
    for call in calls:
        body = None if call.body is None else next(names)
        answer = None if call.answer is None else next(names)
        about = operation(call, body, answer, problem)
        paths.setdefault(call.path, {})[call.method.lower()] = about
    return {
        "openapi": "3.1.0",
        "info": {"title": "Koloda", "version": koloda.__version__},
        "paths": paths,
        "components": {
            "schemas": parts,
            "securitySchemes": {"key": {"type": "http", "scheme": "bearer"}},
        },
    }


def operation(call: Call, body: Any, answer: Any, problem: Any) -> dict[str, Any]:
    """One call."""
    given = [("path", name) for name in PARAMETER.findall(call.path)]
    given += [("query", name) for name in call.query]
    kind, schema = ("text/plain", {"type": "string"}) if answer is None else (JSON, answer)
    found: dict[str, Any] = {
        "description": call.handler.__doc__,
        "parameters": [
            {"name": name, "in": place, "required": place == "path", "schema": {"type": "string"}}
            for place, name in given
        ],
        "responses": {
            "200": {"description": "Done", "content": {kind: {"schema": schema}}},
            **{
                status: {"description": text, "content": {JSON: {"schema": problem}}}
                for status, text in PROBLEMS.items()
            },
        },
    }
    if body is not None:
        found["requestBody"] = {"required": True, "content": {JSON: {"schema": body}}}
    if call.key:
        found["security"] = [{"key": []}]
    return found


def explain(description: dict[str, Any]) -> str:
    """The description as a plain page without scripts."""
    parts = [f"<h1>{html.escape(description['info']['title'])}</h1>"]
    parts.append('<p>The same as <a href="/openapi.json">OpenAPI</a>.</p>')
    for path, calls in description["paths"].items():
        for method, call in calls.items():
            parts.append(f"<h2><code>{method.upper()} {html.escape(path)}</code></h2>")
            parts.append(f"<p>{html.escape(call['description'])}</p>")
            for given in call["parameters"]:
                parts.append(f"<p>{given['in']} <code>{html.escape(given['name'])}</code></p>")
    parts.append("<h1>Bodies</h1>")
    for name, body in description["components"]["schemas"].items():
        text = html.escape(json.dumps(body, indent=1, ensure_ascii=False))
        parts.append(f"<h2>{html.escape(name)}</h2><pre>{text}</pre>")
    head = "<!doctype html><html lang=en><meta charset=utf-8><title>Koloda: HTTP calls</title>"
    return head + "\n".join(parts) + "</html>"
