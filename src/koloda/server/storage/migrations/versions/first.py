"""Rooms, their seats, and the actions of their matches."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "rooms",
        sa.Column("room", sa.String(22), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("clock", sa.String(8), nullable=False),
        sa.Column("seconds", sa.Float, nullable=False),
        sa.Column("increment", sa.Float, nullable=False),
        sa.Column("watchers", sa.Boolean, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("maker", sa.Integer, nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("rematch", sa.String(22)),
        sa.Column("made_at", sa.Float, nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("room", sa.String(22), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("level", sa.String(40), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("key_hash", sa.String(64), nullable=False),
    )
    op.create_table(
        "actions",
        sa.Column("match", sa.String(22), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.String(200), nullable=False),
        sa.Column("by", sa.String(8), nullable=False),
        sa.Column("id", sa.String(64)),
        sa.Column("spent", sa.Float, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.UniqueConstraint("match", "seat", "id", name="one_answer_per_id"),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """Remove them."""
    for table in ("actions", "seats", "rooms"):
        op.drop_table(table)
