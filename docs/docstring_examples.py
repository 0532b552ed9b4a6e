"""Shows the examples of docstrings (`>>>`) as code in the site, as they need no fences to be tested."""

import re
from typing import Any

from griffe import Extension, Object

EXAMPLE = re.compile(r"(?m)^>>> .*\n?(?:^(?!\s*$).*\n?)*")


class Examples(Extension):
    def on_object(self, *, obj: Object, **_: Any) -> None:
        if obj.docstring and ">>>" in obj.docstring.value:
            obj.docstring.value = EXAMPLE.sub(
                lambda block: f"\n```pycon\n{block[0].rstrip()}\n```\n", obj.docstring.value
            )
