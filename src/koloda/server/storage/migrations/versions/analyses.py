"""Analyses of finished games, and tables that go on from a position."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Nothing was analysed before, and every table was dealt anew."""
    op.create_table(
        "analyses",
        sa.Column("room", sa.String(22), primary_key=True),
        sa.Column("run", sa.String(22), nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("share", sa.Float, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("content", sa.LargeBinary, nullable=False),
    )
    op.add_column("rooms", sa.Column("position", sa.Text, nullable=False, server_default=""))
    op.create_index("rooms_by_seed", "rooms", ["seed"])


def downgrade() -> None:
    """Forget the analyses; a table that goes on from a position cannot be read any more."""
    op.drop_index("rooms_by_seed", "rooms")
    op.drop_column("rooms", "position")
    op.drop_table("analyses")
