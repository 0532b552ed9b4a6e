"""Who does not want to hear whom."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "mutes",
        sa.Column("player", sa.Text, sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("muted", sa.Text, primary_key=True),
    )
    op.create_index("ix_mutes_muted", "mutes", ["muted"])
