"""A seat belongs to one person: what its token names, its open invitation, who claimed it, from which devices it is
used. What was stored before keeps the tokens that it had."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

COLUMNS = ("key", "invitation", "claim", "devices")


def upgrade() -> None:
    for name in COLUMNS:
        op.add_column("seats", sa.Column(name, sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    for name in COLUMNS:
        op.drop_column("seats", name)
