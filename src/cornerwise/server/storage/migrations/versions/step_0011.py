"""Profiles: what an account hides, how ratings changed, and how every seat fared.

The history of a rating begins with what it is now: in which order earlier matches were rated was not written down, so
that rating them again would lead to other numbers.
"""

import time

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("accounts", sa.Column("hidden", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "rating_history",
        sa.Column("player", sa.Text, sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("variant", sa.Text, primary_key=True),
        sa.Column("games", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sqlite_with_rowid=False,
    )
    op.execute(
        sa.text(
            "INSERT INTO rating_history (player, variant, games, at, mu, sigma) "
            "SELECT player, variant, games, :now, mu, sigma FROM ratings"
        ).bindparams(sa.bindparam("now", round(time.time() * 1000), sa.BigInteger))
    )
    op.create_table(
        "results",
        sa.Column("match", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("party", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("outcome", sa.Text, nullable=False),
        sa.Column("level", sa.Integer, nullable=False),
        sa.Column("colours", sa.Text, nullable=False),
        sa.Column("first", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
