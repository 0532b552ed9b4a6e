"""The REST interface and all pages: routes, request and answer types, guards."""
