"""Games that are over are kept as text and as what everybody saw, whatever becomes of the rules."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make the tables; records of older games are written when they are asked for."""
    op.create_table(
        "records",
        sa.Column("room", sa.String(22), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("about", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "replays",
        sa.Column("room", sa.String(22), primary_key=True),
        sa.Column("language", sa.String(8), primary_key=True),
        sa.Column("content", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    """Remove them."""
    for table in ("replays", "records"):
        op.drop_table(table)
