"""Names and modules of a package that are imported when they are first asked for (PEP 562)."""

import sys
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec

_Find = Callable[[str], object]
_List = Callable[[], list[str]]


def lazy(
    package: str, names: Mapping[str, Sequence[str]], modules: Sequence[str], needs: Mapping[str, str]
) -> tuple[_Find, _List]:
    """`__getattr__` and `__dir__` of a package: `names` by the module that has them, and `modules` of its own.

    Type checkers and editors do not see them, so the package imports the same under `TYPE_CHECKING`. Modules that need
    a package of somebody else are listed only where that is installed, as `help` imports all that is listed.
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

    def listed() -> list[str]:
        face = sys.modules[package]
        missing = [module for module, other in needs.items() if find_spec(other) is None]
        hidden = {name for module in missing for name in (module, *names.get(f"{package}.{module}", ()))}
        return sorted({*vars(face), *face.__all__, *modules} - hidden)

    return find, listed
