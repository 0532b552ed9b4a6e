"""Clubs, their members, and the tournaments that belong to them."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.create_table(
        "clubs",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("plain", sa.Text, nullable=False, unique=True),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("place", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("entry", sa.Text, nullable=False),
        sa.Column("invitation", sa.Text, nullable=False),
        sa.Column("members", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_clubs_members", "clubs", ["members"])
    op.create_table(
        "club_members",
        sa.Column("club", sa.Text, primary_key=True),
        sa.Column("player", sa.Text, sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("role", sa.Text, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_club_members_player", "club_members", ["player"])
    op.add_column("tournaments", sa.Column("club", sa.Text, nullable=False, server_default=""))
    op.create_index("ix_tournaments_club", "tournaments", ["club"])
