"""The GM's own words: the table ``[words]`` of pbm.toml, of a game file, or of a file by itself."""

from __future__ import annotations

from pathlib import Path

from pbm.config.document import Table, open_document
from pbm.core.errors import ConfigError
from pbm.orders.vocabulary import NO_WORDS, OwnWords, own_words
from pbm.orders.vocabulary.own_words import MEANINGS

__all__ = ["load_words", "read_words"]


def load_words(path: Path) -> OwnWords:
    """Return the words in a file; ConfigError with every problem found, each with the file, the key and the line."""
    document = open_document(path)
    root = document.root
    words = read_words(root.table("words"))
    root.close()
    if "words" not in root.raw and not document.problems:
        root.complain("missing-key", "is missing: write [words], and below it throw = […] and so on", "words")
    document.finish()
    return words


def read_words(table: Table) -> OwnWords:
    """Return the words of a table; what is wrong with them is noted in its document."""
    found: dict[str, object] = {}
    for meaning in MEANINGS:
        if table.has(meaning):
            found[meaning] = list(table.texts(meaning))
    numbers = table.table("numbers")
    found["numbers"] = dict(numbers.raw)
    table.close()
    try:
        return own_words(found)
    except ConfigError as error:
        for problem in error.problems:
            table.complain(problem.code, problem.message, problem.key or "")
        return NO_WORDS
