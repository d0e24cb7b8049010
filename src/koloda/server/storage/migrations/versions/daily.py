"""Deals of the day: the server's key, what was published, and who reached what."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """No table shared its cards with another before."""
    op.create_table(
        "server_keys",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "deals",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("published", sa.Float, nullable=False),
        sa.Column("expert_points", sa.Integer),
        sa.Column("expert_moves", sa.Integer),
    )
    op.create_table(
        "tries",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("room", sa.String(22), nullable=False, index=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("late", sa.Boolean, nullable=False),
        sa.Column("points", sa.Integer),
        sa.Column("moves", sa.Integer),
    )
    op.add_column("rooms", sa.Column("deal", sa.String(40), nullable=False, server_default=""))


def downgrade() -> None:
    """Forget who reached what; tables of a deal become tables like any other."""
    op.drop_column("rooms", "deal")
    op.drop_table("tries")
    op.drop_table("deals")
    op.drop_table("server_keys")
