"""One row that is written and read back to see whether the database is well."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    table = op.create_table(
        "probe",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("word", sa.String(16), nullable=False),
    )
    op.bulk_insert(table, [{"id": 1, "word": ""}])


def downgrade() -> None:
    op.drop_table("probe")
