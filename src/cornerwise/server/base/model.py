"""The base class of everything that is sent or received as JSON."""

from pydantic import BaseModel, ConfigDict


class Model(BaseModel):
    """Strict both ways: nothing unnamed, and no number that is a text."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True, use_attribute_docstrings=True)
