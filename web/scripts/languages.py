"""Prints the language that stands for others which the client does not have, as CLDR says: `es-419` for `es-MX`.

A tag without a script stands for the one it is written in: `zh-Hant` for `zh-TW`.
"""

import json
from collections.abc import Mapping

from babel.core import get_global

from cornerwise.locales.catalogue import STANDS_FOR, languages

parents: Mapping[str, str] = get_global("parent_exceptions")
likely: Mapping[str, str] = get_global("likely_subtags")
scripts = {tag: "_".join(whole.split("_")[:2]) for tag, whole in likely.items() if not tag.startswith("und")}
found = {child.replace("_", "-"): parent.replace("_", "-") for child, parent in (scripts | parents).items()}
ours = {
    tag: parent
    for tag, parent in found.items()
    if parent in (*languages(), *STANDS_FOR)
    and tag not in languages()
    and tag.rpartition("-")[0] != parent  # a tag without its region is looked for anyway
}
print(json.dumps(STANDS_FOR | ours, indent=2, sort_keys=True))
