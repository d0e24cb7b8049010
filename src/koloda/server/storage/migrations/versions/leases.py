"""Several processes share a database: who is there, and whose each room is."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """No room is anybody's yet."""
    op.create_table(
        "members",
        sa.Column("member", sa.String(22), primary_key=True),
        sa.Column("host", sa.String(100), nullable=False),
        sa.Column("port", sa.Integer, nullable=False),
        sa.Column("secret", sa.String(44), nullable=False),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("room", sa.String(22), primary_key=True),
        sa.Column("member", sa.String(22), nullable=False, index=True),
        sa.Column("fence", sa.BigInteger, nullable=False),
        sa.Column("handover", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    """One process has everything again."""
    for table in ("leases", "members"):
        op.drop_table(table)
