"""Duplicate matches: the tables that share their cards, and who sits at them."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """No tables were compared with each other before."""
    op.create_table(
        "duplicates",
        sa.Column("room", sa.String(22), primary_key=True),
        sa.Column("duplicate", sa.String(22), nullable=False, index=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("points", sa.String(200), nullable=False, server_default=""),
    )
    op.create_table(
        "entrants",
        sa.Column("duplicate", sa.String(22), primary_key=True),
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("room", sa.String(22), nullable=False, index=True),
    )


def downgrade() -> None:
    """Forget which tables belong together."""
    op.drop_table("entrants")
    op.drop_table("duplicates")
