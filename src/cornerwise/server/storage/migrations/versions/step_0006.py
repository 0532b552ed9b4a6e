"""Indices that hold only what is looked for: a move of a private match without a clock then changes none of them."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    matches = sa.table("matches", sa.column("listed"), sa.column("due"), sa.column("engine_due"))
    for name, columns, wanted in (
        ("ix_matches_lobby", ["phase", "changed"], matches.c.listed.is_(sa.true())),
        ("ix_matches_due", ["due"], matches.c.due.is_not(None)),
        ("ix_matches_engine_due", ["changed"], matches.c.engine_due.is_(sa.true())),
    ):
        op.drop_index(name, "matches")
        op.create_index(name, "matches", columns, sqlite_where=wanted, postgresql_where=wanted)
