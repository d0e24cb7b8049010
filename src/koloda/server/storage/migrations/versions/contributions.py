"""Where a deal comes from: the server's secret and what each seat has added to it."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """What is stored as the seed of an older room is the whole seed of its deal."""
    op.add_column("rooms", sa.Column("scheme", sa.Integer, nullable=False, server_default="1"))
    for name in ("contribution", "revealed"):
        column = sa.Column(name, sa.String(64), nullable=False, server_default="")
        op.add_column("seats", column)


def downgrade() -> None:
    """Forget the contributions."""
    for name in ("revealed", "contribution"):
        op.drop_column("seats", name)
    op.drop_column("rooms", "scheme")
