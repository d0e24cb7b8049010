"""Puzzles: the first try of every person."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Nobody has tried a puzzle before."""
    op.create_table(
        "puzzle_tries",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("puzzle", sa.String(16), primary_key=True),
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("action", sa.String(200), nullable=False),
        sa.Column("solved", sa.Boolean, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Forget who has tried what."""
    op.drop_table("puzzle_tries")
