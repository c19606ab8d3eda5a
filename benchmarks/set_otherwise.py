"""Whether a mail means the same however its words are set: in small letters, in capitals, in narrow windows.

    python benchmarks/set_otherwise.py [--every N] [FOLDER …]

The player's own words of every Nth mail (20, unless told) of the folders that ``reading.py`` reads are set otherwise
and read again. Each line counts what became of those whose words changed by it and that are read right as they came.
Mails with press are left out, as its words are set otherwise too.
"""

from __future__ import annotations

import argparse
import re
import sys
import textwrap
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from reading import COLUMNS, TESTS, form, judged, mails, row

from pbm.mail.decode import decode
from pbm.orders.cleaning.clean import clean
from pbm.orders.parse import read

PROSE = 55  # characters of a line that a mail program broke
PARAGRAPH = re.compile(r"(\n\s*\n)")
SENTENCE = re.compile(r"\.(?=\s|$)")
EVERY = 20


def within(width: int) -> Callable[[str], str]:
    """Return what sets prose in lines of so many characters; tables and short lines stay as they are."""

    def wrapped(text: str) -> str:
        return "".join(_wrapped(part, width) for part in PARAGRAPH.split(text))

    return wrapped


def _wrapped(paragraph: str, width: int) -> str:
    lines = paragraph.split("\n")
    prose = all(len(line) > PROSE for line in lines[:-1]) if len(lines) > 1 else len(paragraph) > PROSE
    if not prose or set("|\t") & set(paragraph):
        return paragraph
    whole = " ".join(line.strip() for line in lines)
    return "\n".join(textwrap.wrap(whole, width, break_long_words=False, break_on_hyphens=False))


WAYS: Final[dict[str, Callable[[str], str]]] = {
    "in small letters": str.lower,
    "in capitals": str.upper,
    "in lines of 40": within(40),
    "in lines of 50": within(50),
    "in lines of 66": within(66),
    "in one line": within(9_999),
    "with double spaces": lambda text: text.replace(" ", "  "),
    "with no-break spaces": lambda text: text.replace(" ", "\xa0"),
    "without apostrophes": lambda text: re.sub(r"(?<=\w)['’](?=(?:m|ll|s|d|ve|re|t)\b)", "", text),
    "with dots": lambda text: SENTENCE.sub("...", text),
    "with exclamations": lambda text: SENTENCE.sub("!", text),
    "below a greeting": "Hi there,\n\n{}".format,
    "above thanks": lambda text: f"{text.rstrip()}\n\nThanks for running this!",
}


def read_again(folder: Path, every: int) -> Iterator[tuple[str, str, str]]:
    """Yield the way, the outcome as it came and the outcome when set so, of the mails of a folder."""
    for raw, meant in list(mails(folder))[::every]:
        letter = decode(raw)
        cleaned = clean(letter.text)
        text = "\n".join(cleaned.words)
        if letter.automatic or cleaned.form or cleaned.forwarded or meant["press"] or not text.strip():
            continue
        asked = form(meant["turns"], meant["boards"])
        came = judged(meant, read(clean(text), asked, letter.subject))
        for way, put in WAYS.items():
            if (otherwise := put(text)) != text:
                again = judged(meant, read(clean(otherwise), asked, letter.subject))
                yield way, came, again


def main() -> int:
    """Print a line for each way."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--every", type=int, default=EVERY, metavar="N", help="one mail in so many (20)")
    parser.add_argument("folders", nargs="*", type=Path, metavar="FOLDER", help="folders of mails")
    options = parser.parse_args()
    folders = options.folders or sorted({mail.parent for mail in TESTS.glob("orders*/**/*.eml")})
    for folder in folders:
        if not any(mails(folder)):
            print(f"{folder}: no mails there, pairs NNN-slug.eml and NNN-slug.json", file=sys.stderr)
            return 2
    tallies: dict[str, Counter[str]] = {way: Counter() for way in WAYS}
    for folder in folders:
        for way, came, again in read_again(folder, max(1, options.every)):
            if came == "right":
                tallies[way][again] += 1
    print(f"{'read right, and set':<28}{'':>6}  " + "  ".join(COLUMNS))
    for way, tally in tallies.items():
        print(row(way, tally))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
