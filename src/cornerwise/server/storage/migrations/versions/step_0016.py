"""Usernames in the order of their code points, in which an index finds how they begin.

SQLite has them in this order already.
"""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    if op.get_bind().dialect.name == "postgresql":
        op.alter_column("accounts", "login", type_=sa.Text(collation="C"))
