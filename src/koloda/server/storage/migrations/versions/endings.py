"""Who gave up, how people ended a game before its rules did, and whether they may have hints."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Nobody has given up before, and every game has ended by its rules."""
    resigned = sa.Column("resigned", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("seats", resigned)
    hints = sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("rooms", hints)
    op.add_column("rooms", sa.Column("ending", sa.String(80), nullable=False, server_default=""))


def downgrade() -> None:
    """Forget these endings."""
    op.drop_column("rooms", "ending")
    op.drop_column("rooms", "hints")
    op.drop_column("seats", "resigned")
