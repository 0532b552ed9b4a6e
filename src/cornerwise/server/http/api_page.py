"""The page that documents the HTTP interface, made from the OpenAPI document, without scripts or other hosts."""

from html import escape
from typing import Any

STYLE = """
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h3 { margin: 1.5rem 0 0; font: 600 1rem ui-monospace, monospace; }
b { display: inline-block; min-width: 4.5rem; }
pre { overflow: auto; padding: .75rem; border: 1px solid #8886; border-radius: .5rem; }
"""


def api_page(openapi: dict[str, Any]) -> str:
    """An OpenAPI description as a page for people."""
    info = openapi["info"]
    parts = [f"<h1>{escape(info['title'])} {escape(info['version'])}</h1><p>{escape(info['description'])}</p>"]
    parts.append('<p>For programs: <a href="/openapi.json">openapi.json</a>, <a href="/api/protocol">messages</a>.')
    parts.append('For people: <a href="/docs/">the documentation</a>.</p>')
    for path, methods in openapi["paths"].items():
        parts += [_operation(path, method, operation) for method, operation in methods.items()]
    parts.append("<h2>Data</h2>")
    for name, schema in openapi.get("components", {}).get("schemas", {}).items():
        parts.append(f'<h3 id="{escape(name)}">{escape(name)}</h3>{_fields(schema)}')
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Cornerwise API</title>'
        '<meta name="viewport" content="width=device-width"><style>'
        f"{STYLE}</style></head><body>{''.join(parts)}</body></html>"
    )


def _operation(path: str, method: str, operation: dict[str, Any]) -> str:
    parameters = "".join(
        f"<li><code>{escape(p['name'])}</code> ({escape(p['in'])}) {escape(p.get('description', ''))}</li>"
        for p in operation.get("parameters", [])
    )
    body = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
    sent = f"<p>Body: {_type(body)}</p>" if body else ""
    return (
        f"<h3><b>{method.upper()}</b>{escape(path)}</h3><p>{escape(operation.get('description', ''))}</p>"
        f"<ul>{parameters}</ul>{sent}"
    )


def _fields(schema: dict[str, Any]) -> str:
    rows = "".join(
        f"<li><code>{escape(name)}</code>: {_type(kind)} {escape(kind.get('description', ''))}</li>"
        for name, kind in schema.get("properties", {}).items()
    )
    return f"<p>{escape(schema.get('description', ''))}</p><ul>{rows}</ul>"


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    for key in ("anyOf", "oneOf"):
        if key in schema:
            return " or ".join(map(_type, schema[key]))
    if "const" in schema or "enum" in schema:
        return escape(" | ".join(map(repr, schema.get("enum", [schema.get("const")]))))
    if schema.get("type") == "array":
        return f"list of {_type(schema.get('items', {}))}"
    return escape(str(schema.get("type", "anything")))
