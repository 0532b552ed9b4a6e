"""How long people waited for others, and the matches that they have taken off their lists."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "pairings",
        sa.Column("match", sa.Text, primary_key=True),
        sa.Column("variant", sa.Text, nullable=False),
        sa.Column("waited", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_pairings_variant", "pairings", ["variant", "at"])
    op.create_table(
        "removals",
        sa.Column("player", sa.Text, primary_key=True),
        sa.Column("match", sa.Text, primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
    )
