"""JSON composed of encoded parts is the JSON of the whole."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cornerwise.server.base.encoded_json import JsonObject, encode

values = st.recursive(
    st.none() | st.booleans() | st.integers(-(1 << 53), 1 << 53) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)
names = st.from_regex(r"[a-z_]{1,8}", fullmatch=True)


@given(st.dictionaries(names, values), st.dictionaries(names, values))
def test_added_fields_are_as_if_they_had_been_there(first: dict[str, object], more: dict[str, object]) -> None:
    fields = {name: value for name, value in first.items() if name not in more}
    made = JsonObject(fields).adding(**{name: encode(value) for name, value in more.items()})
    assert json.loads(made.text) == fields | more == made.decoded()
    outer = JsonObject({}).adding(inner=made, after=encode(1))
    assert json.loads(outer.text) == {"inner": fields | more, "after": 1}


def test_what_is_added_changes_nothing_that_was_made_before() -> None:
    made = JsonObject({"a": 1})
    assert json.loads(made.adding(b=encode(2)).text) == {"a": 1, "b": 2}
    assert json.loads(made.text) == {"a": 1}


def test_a_field_cannot_be_there_twice() -> None:
    with pytest.raises(ValueError, match="twice"):
        JsonObject({"a": 1}).adding(a=encode(2))
