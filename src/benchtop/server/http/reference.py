"""The HTTP reference as a plain, self-contained HTML page, made from the OpenAPI document."""

import html
import json
from typing import Any


def reference(openapi: dict[str, Any], style: str) -> str:
    """Return a page with every route, its parameters, body and answers, then every model."""
    routes = "".join(
        _route(method, path, facts)
        for path, methods in openapi["paths"].items()
        for method, facts in methods.items()
        if method in {"get", "post", "put", "delete"}
    )
    models = "".join(
        f"<section id='{name}'><h3>{name}</h3><p>{html.escape(model.get('description', ''))}</p>"
        f"<pre>{html.escape(json.dumps(model, indent=1))}</pre></section>"
        for name, model in openapi["components"]["schemas"].items()
    )
    return (
        f"<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content='width=device-width'>"
        f"<title>Benchtop API</title><style>{style}</style><main><h1>Benchtop API</h1>"
        f"<p>{html.escape(openapi['info'].get('summary', ''))} Machine-readable: "
        f"<a href=/api/v1/openapi.json>openapi.json</a>. Sockets: <code>/api/v1/tables/CODE/socket</code>.</p>"
        f"{routes}<h2>Models</h2>{models}</main></html>"
    )


def _route(method: str, path: str, facts: dict[str, Any]) -> str:
    parameters = "".join(
        f"<li><code>{html.escape(parameter['name'])}</code> ({parameter['in']}) "
        f"{html.escape(parameter.get('description', ''))}</li>"
        for parameter in facts.get("parameters", [])
    )
    body = facts.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {}).get("$ref", "")
    model = body.rpartition("/")[2]
    sends = f"<p>Body: <a href='#{model}'>{model}</a></p>" if model else ""
    return (
        f"<section><h3><code>{method.upper()} {html.escape(path)}</code></h3>"
        f"<p>{html.escape(facts.get('description', ''))}</p>{sends}<ul>{parameters}</ul></section>"
    )
