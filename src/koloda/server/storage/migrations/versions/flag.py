"""The fall of a seat's flag is stored, so that it stays fallen after a restart."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """No flag has fallen before."""
    column = sa.Column("flagged", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("seats", column)


def downgrade() -> None:
    """Forget the flags."""
    op.drop_column("seats", "flagged")
