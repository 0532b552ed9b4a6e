"""The language of mail."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("addresses", sa.Column("language", sa.Text, nullable=False, server_default="en"))
