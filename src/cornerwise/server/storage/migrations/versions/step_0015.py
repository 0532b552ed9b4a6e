"""What lists show of tournaments, and indexes for lists of tournaments, of matches that are over and of ratings.

Follows and blocks were not written in one transaction before, so a follow may have outlived a block.
"""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.add_column("tournaments", sa.Column("summary", sa.Text, nullable=False, server_default=""))
    op.drop_index("ix_tournaments_phase", "tournaments")
    op.create_index("ix_tournaments_due", "tournaments", ["phase", "due"])
    listed = sa.column("listed").is_(sa.true())
    columns = ["phase", "changed", "id"]
    op.create_index("ix_tournaments_listed", "tournaments", columns, sqlite_where=listed, postgresql_where=listed)
    op.create_index("ix_ratings_variant", "ratings", ["variant", "mu"])
    over = sa.and_(listed, sa.column("phase") == sa.literal_column("'over'"))
    columns = ["variant", "changed", "id"]
    op.create_index("ix_matches_over", "matches", columns, sqlite_where=over, postgresql_where=over)
    for blocker, blocked in (("followed", "player"), ("player", "followed")):
        op.execute(f"DELETE FROM follows WHERE ({blocker}, {blocked}) IN (SELECT player, blocked FROM blocks)")
