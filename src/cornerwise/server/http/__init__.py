"""The HTTP interface and all pages: routes, request and response models, guards."""
