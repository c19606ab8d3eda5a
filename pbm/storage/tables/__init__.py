"""The tables, by the repositories that keep them. A column is named as its record's field; no row leaves storage."""

from pbm.storage.tables import games, mails, orders, people, rounds
from pbm.storage.tables.table import METADATA, Table

__all__ = ["METADATA", "Table", "games", "mails", "orders", "people", "rounds"]
