"""The steps from version to version of the tables, run by Alembic."""
