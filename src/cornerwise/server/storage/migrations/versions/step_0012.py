"""People: whom they follow and block, their challenges, reports to the operator and what came of them."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def _text(name: str, **more: Any) -> "sa.Column[str]":
    return sa.Column(name, sa.Text, **{"nullable": False, **more})


def _number(name: str, **more: Any) -> "sa.Column[int]":
    return sa.Column(name, sa.BigInteger, **{"nullable": False, **more})


def _person(**more: Any) -> "sa.Column[str]":
    return sa.Column("player", sa.Text, sa.ForeignKey("players.id"), **{"nullable": False, **more})


def upgrade() -> None:
    for table, other in (("follows", "followed"), ("blocks", "blocked")):
        op.create_table(table, _person(primary_key=True), _text(other, primary_key=True), _number("at"))
        op.create_index(f"ix_{table}_{other}", table, [other])
    op.create_table(
        "contact_choices",
        _person(primary_key=True),
        sa.Column("shows_online", sa.Boolean, nullable=False),
        _text("challenges"),
        sa.Column("free_chat", sa.Boolean, nullable=False),
    )
    op.create_table(
        "challenges",
        _text("id", primary_key=True),
        *(_person(), _text("challenged")),
        _text("state"),
        sa.Column("delivered", sa.Boolean, nullable=False),
        *(_text("match"), _text("plan"), _text("starts"), _number("created"), _number("expires")),
    )
    op.create_index("ix_challenges_player", "challenges", ["player"])
    op.create_index("ix_challenges_challenged", "challenges", ["challenged"])
    op.create_index("ix_challenges_state", "challenges", ["state", "expires"])
    op.create_table(
        "reports",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        _number("at"),
        *map(_text, ("state", "about", "reason", "words", "player", "reported", "match")),
        sa.Column("line", sa.Integer, nullable=False),
        _text("context"),
    )
    op.create_index("ix_reports_state", "reports", ["state", "number"])
    op.create_index("ix_reports_reported", "reports", ["reported"])
    op.create_table(
        "sanctions",
        *(_text("player", primary_key=True), _text("kind", primary_key=True)),
        *(_number("until", nullable=True), _number("at")),
    )
    op.create_table(
        "moderation",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        *(_number("at"), _text("action"), _text("player"), _text("name")),
        sa.Column("report", sa.Integer),
        *(_number("until", nullable=True), _text("note")),
    )
