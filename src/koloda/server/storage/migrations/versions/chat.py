"""Chat and bans survive a restart."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Nothing was said before, and nobody banned."""
    op.create_table(
        "chat",
        sa.Column("room", sa.String(22), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.String(300), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "bans",
        sa.Column("network", sa.String(60), primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Forget what was said and who was banned."""
    for table in ("bans", "chat"):
        op.drop_table(table)
