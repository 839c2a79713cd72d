"""The database's history, for Alembic. `migrate.upgrade` brings a database to the newest version at the start."""
