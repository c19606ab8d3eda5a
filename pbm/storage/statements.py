"""Statements made once for each shape of question, and run with other values every time.

To put a statement together, and to find it again among those that have been compiled, costs several times what the
database takes to answer it; a server that reads a few hundred rows for each mail and each beat feels that.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from sqlalchemy import Delete, Select, bindparam, delete, func, or_, select, update
from sqlalchemy import Table as SqlTable
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.sql.dml import ReturningInsert, Update

from pbm.storage.tables import Table

__all__ = [
    "adding",
    "answered_by",
    "changing",
    "counting",
    "following",
    "forgetting",
    "putting",
    "selecting",
    "shape",
    "sql_table",
    "values_of",
]

Conditions = tuple[str, ...]

# A condition is a column's name, equal if nothing follows it, else with two underscores and how it is compared.
_COMPARISONS: Mapping[str, Callable[[Any, Any], Any]] = {
    "": operator.eq,
    "le": operator.le,
    "ge": operator.ge,
    "lt": operator.lt,
    "same": lambda column, value: column.is_not_distinct_from(value),
}


def sql_table(table: type[Table]) -> SqlTable:
    """Return the table a class of rows stands for."""
    return table.metadata.tables[str(table.__tablename__)]


def shape(where: Mapping[str, object]) -> Conditions:
    """Return what is asked, without the values: None, which equals nothing in SQL, is asked for as ``__none``."""
    return tuple(f"{name}__none" if value is None and "__" not in name else name for name, value in where.items())


def answered_by(where: Mapping[str, object]) -> dict[str, object]:
    """Return the parameters that `selecting` and the like take for these conditions."""
    asked = zip(shape(where), where.values(), strict=True)
    return {f"if_{name}": value for name, value in asked if not name.endswith(("__none", "__some"))}


def values_of(values: Mapping[str, object]) -> dict[str, object]:
    """Return the parameters that `adding` and the like take for these values."""
    return {f"new_{name}": value for name, value in values.items()}


def _conditions(table: type[Table], where: Conditions) -> list[Any]:
    """Return what must hold of a row."""
    columns = sql_table(table).c
    wanted: list[Any] = []
    for condition in where:
        name, _, how = condition.partition("__")
        if how == "none":
            wanted.append(columns[name].is_(None))
        elif how == "some":
            wanted.append(columns[name].is_not(None))
        elif how == "not_in":
            several = bindparam(f"if_{condition}", type_=columns[name].type, expanding=True)
            wanted.append(or_(columns[name].is_(None), columns[name].not_in(several)))
        else:
            wanted.append(_COMPARISONS[how](columns[name], bindparam(f"if_{condition}", type_=columns[name].type)))
    return wanted


@cache
def selecting(table: type[Table], order: tuple[str, ...], where: Conditions, limited: bool) -> Select[Any]:
    """Return a SELECT of whole rows in an order ("-id": the greatest first); a limited one takes ``most``."""
    columns = sql_table(table).c
    statement = select(sql_table(table)).where(*_conditions(table, where))
    statement = statement.order_by(
        *(columns[name[1:]].desc() if name.startswith("-") else columns[name] for name in order)
    )
    return statement.limit(bindparam("most")) if limited else statement


@cache
def counting(table: type[Table], where: Conditions) -> Select[Any]:
    """Return a SELECT of how many rows there are."""
    return select(func.count()).select_from(sql_table(table)).where(*_conditions(table, where))


@cache
def following(table: type[Table], column: str, where: Conditions) -> Select[Any]:
    """Return a SELECT of the number after the greatest of a column, from 1."""
    greatest = func.coalesce(func.max(sql_table(table).c[column]), 0)
    return select(greatest + 1).where(*_conditions(table, where))


@cache
def changing(table: type[Table], names: tuple[str, ...], where: Conditions) -> Update:
    """Return an UPDATE of these columns."""
    return update(sql_table(table)).where(*_conditions(table, where)).values(_parameters(table, names))


@cache
def forgetting(table: type[Table], where: Conditions) -> Delete:
    """Return a DELETE."""
    return delete(sql_table(table)).where(*_conditions(table, where))


@cache
def adding(
    table: type[Table], names: tuple[str, ...], dialect: str, unless: tuple[str, ...] | None = None
) -> ReturningInsert[Any]:
    """Return an INSERT that gives the id; with ``unless`` one that does nothing when those columns (none: whatever must
    be unique) are taken.
    """
    statement = _insert(table, names, dialect)
    if unless is not None:
        statement = statement.on_conflict_do_nothing(index_elements=list(unless) or None)
    return statement.returning(sql_table(table).c["id"])


@cache
def putting(table: type[Table], names: tuple[str, ...], dialect: str, key: str) -> sqlite.Insert | postgresql.Insert:
    """Return an INSERT that changes the row with the same key, if there is one."""
    statement = _insert(table, names, dialect)
    taken = {name: statement.excluded[name] for name in names if name != key}
    return statement.on_conflict_do_update(index_elements=[key], set_=taken)


def _insert(table: type[Table], names: tuple[str, ...], dialect: str) -> sqlite.Insert | postgresql.Insert:
    """Return an INSERT that knows ON CONFLICT in the dialect of the database."""
    kind = sqlite.insert if dialect == "sqlite" else postgresql.insert
    return kind(sql_table(table)).values(_parameters(table, names))


def _parameters(table: type[Table], names: tuple[str, ...]) -> dict[str, Any]:
    """Return a parameter for each column that is given a value."""
    return {name: bindparam(f"new_{name}", type_=sql_table(table).c[name].type) for name in names}
