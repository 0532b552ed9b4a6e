"""The opening explorer: the moves of finished games, and their sums over the public ones."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.create_table("explored_matches", sa.Column("match", sa.Text, primary_key=True))
    op.create_table(
        "explored_plies",
        sa.Column("match", sa.Text, primary_key=True),
        sa.Column("position", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("move", sa.Integer, nullable=False),
        sa.Column("won", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "explored_moves",
        sa.Column("position", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("move", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("won", sa.BigInteger, nullable=False),
        sa.Column("points", sa.BigInteger, nullable=False),
        sa.Column("match", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
