"""When sessions were last used; what listed matches wait for, and from where they were set up."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("sessions", sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"))
    op.execute(sa.text("UPDATE sessions SET seen = created"))
    op.create_index("ix_sessions_player", "sessions", ["player"])
    op.create_table(
        "listings",
        sa.Column("match", sa.Text, primary_key=True),
        sa.Column("wish", sa.Text, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_listings_wish", "listings", ["wish", "created"])
    op.create_index("ix_listings_address", "listings", ["address"])
    op.create_index("ix_listings_player", "listings", ["player"])
    op.create_index("ix_tickets_expires", "tickets", ["expires"])
