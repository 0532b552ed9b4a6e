"""Names and modules of a package that are imported when they are first asked for (PEP 562)."""

import sys
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module


def lazy(package: str, names: Mapping[str, Sequence[str]], modules: Sequence[str]) -> Callable[[str], object]:
    """The `__getattr__` of a package: `names` by the module that has them, and `modules` of the package itself.

    Type checkers and editors do not see them, so the package imports the same under `TYPE_CHECKING`.
    """
    module_of = {name: module for module, exported in names.items() for name in exported}

    def find(name: str) -> object:
        face = sys.modules[package]
        if name in modules:
            return import_module(f"{package}.{name}")  # which makes it an attribute of the package
        if name not in module_of:
            raise AttributeError(f"module {package!r} has no attribute {name!r}", name=name, obj=face)
        found = getattr(import_module(module_of[name]), name)
        setattr(face, name, found)
        return found

    return find
