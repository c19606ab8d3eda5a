"""How long mail takes to be read, beside the standard library's parse of the same bytes.

    python benchmarks/decoding.py [FOLDER]

FOLDER holds mails (tests/orders unless given). Plain-text and HTML mails are reported apart. The floor is what the
standard library takes for the same facts: ``email.message_from_bytes`` with ``policy.default``, the header fields that
a letter has, and the text of its body. The stricter floor leaves the header undecoded: ``compat32``, and nothing but
the payloads. Each ratio is the median over the mails. Each time is the least of several rounds; in a round every mail
has all that is compared done to it once, since a server parses a mail once as well, between others.

What the reader remembers of lines and labels is forgotten before each step, so that no mail gains by being read twice;
what it knows of single words and of the form stays, as in a server. Mails in doubt, which are heard as a whole besides,
are also told apart.

Then what only looks enormous, beside an ordinary mail; and how much more ten times the length costs.
"""

from __future__ import annotations

import email
import math
import pkgutil
import sys
import time
from collections.abc import Callable
from email import policy
from email.message import EmailMessage, Message
from functools import partial
from importlib import import_module
from inspect import signature
from pathlib import Path
from statistics import median
from typing import Any
from unittest import mock

from pbm.core.orders import Field, OrderForm
from pbm.mail.decode import decode
from pbm.orders import asking, layouts, third_opinion, word_set
from pbm.orders import folded as folding
from pbm.orders.cleaning import clean as cleaning
from pbm.orders.cleaning.clean import clean
from pbm.orders.misgivings import heard_after, scan
from pbm.orders.parse import read

TIMES = 15
HEADERS = ("From", "To", "Cc", "Subject", "Message-ID", "In-Reply-To", "References", "Auto-Submitted", "List-Id")
_OF_LINES = ("str", "tuple[str, ...]")
FORM = OrderForm(
    ("A",),
    (),
    (
        Field("throws", "Your throw", "numbers", count=1, low=1, high=6),
        Field("trapdoor", "A space to nominate as a trapdoor", "space", low=1, high=100, optional=True),
    ),
)
SHAPES = (
    "a",
    " ",
    "\n",
    ">",
    "x\n",
    "> x\n",
    "Throw: 5\n",
    "wrote:\n",
    "From: a\n",
    "On 17 Mar 2025, a@b.test ",
    "<",
    "<b>",
)


def modern(raw: bytes) -> None:
    """Parse as the standard library's documentation shows: headers decoded, the body's text."""
    message = email.message_from_bytes(raw, policy=policy.default)
    for name in HEADERS:
        str(message.get(name, ""))
    if isinstance(message, EmailMessage):
        body = message.get_body(("plain", "html"))
        if body is not None:
            body.get_content()


def bare(raw: bytes) -> None:
    """Parse and undo the transfer encodings, nothing else."""
    message: Message = email.message_from_bytes(raw, policy=policy.compat32)
    for part in message.walk():
        if part.get_content_maintype() == "text":
            part.get_payload(decode=True)


def remembering() -> list[Any]:
    """Return the functions of the reader that remember lines, labels and words of the mails before."""
    found = [import_module(module.name) for module in pkgutil.iter_modules(layouts.__path__, f"{layouts.__name__}.")]
    functions = dict.fromkeys(
        one
        for module in (*found, asking, cleaning, folding, word_set)
        for one in vars(module).values()
        if hasattr(one, "cache_clear")
    )
    first = {one: next(iter(signature(one).parameters.values())) for one in functions}
    of_lines = [one for one, given in first.items() if given.annotation in _OF_LINES and given.name != "letter"]
    return [*of_lines, scan.looked_at, heard_after.heard_open]


REMEMBERING = remembering()


def ours(raw: bytes) -> None:
    """Read a mail whole: decode, clean, understand."""
    letter = decode(raw)
    read(clean(letter.text), FORM, letter.subject)


def is_heard(raw: bytes) -> bool:
    """Return whether a mail is in doubt, so that the network hears it as a whole, or what follows its orders."""
    forget()
    with (
        mock.patch.object(third_opinion, "listened", wraps=third_opinion.listened) as listened,
        mock.patch.object(heard_after, "leaves_open", wraps=heard_after.leaves_open) as leaves_open,
    ):
        ours(raw)
    return bool(listened.called or leaves_open.called)


def forget() -> None:
    """Forget what the reader remembers of lines and labels."""
    for remembered in REMEMBERING:
        remembered.cache_clear()


def taken(work: Callable[[], object]) -> float:
    """Return the processor time, in seconds, that some work takes."""
    began = time.process_time()
    work()
    return time.process_time() - began


def least(work: Callable[[bytes], object], raw: bytes, times: int) -> float:
    """Return the least processor time, in seconds, that some work on a mail takes."""
    return min(taken(partial(work, raw)) for _ in range(times))


def works(raw: bytes) -> list[Callable[[], object]]:
    """Return all that is done to a mail, and measured: see the columns of ``compare``."""
    text = decode(raw).text
    cleaned = clean(text)
    whole = [partial(work, raw) for work in (modern, bare, ours, decode)]
    return [*whole, partial(clean, text), partial(read, cleaned, FORM, "")]


def compare(title: str, mails: list[bytes]) -> None:
    """Print the ratios for one sort of mail."""
    each = [works(raw) for raw in mails]
    rows = [[math.inf] * len(some) for some in each]
    for _ in range(TIMES):
        for some, row in zip(each, rows, strict=True):
            for column, work in enumerate(some):
                forget()
                row[column] = min(row[column], taken(work))
    columns = [median(column) for column in zip(*rows, strict=True)]
    print(f"{title}: {len(mails)} mails, median {columns[2] * 1e6:.0f} µs")
    print(f"  decode {columns[3] * 1e6:.0f} µs, clean {columns[4] * 1e6:.0f} µs, read {columns[5] * 1e6:.0f} µs")
    print(f"  {median(row[2] / row[0] for row in rows):.2f} times the standard library's parse to the same facts")
    print(f"  {median((row[3] + row[4]) / row[0] for row in rows):.2f} times without understanding the words")
    print(f"  {median(row[2] / row[1] for row in rows):.2f} times its bare parse, which decodes no header")
    heard = [is_heard(raw) for raw in mails]
    for title, whether in (("not in doubt", False), ("in doubt", True)):
        some = [row for row, was in zip(rows, heard, strict=True) if was is whether]
        if some:
            times = (
                f"{median(row[2] * 1e3 for row in some):.1f} ms, {median(row[2] / row[0] for row in some):.2f} times"
            )
            print(f"  {len(some)} {title}: {times} the parse to the same facts")


def enormous() -> dict[str, bytes]:
    """Return mails that only look enormous."""
    nested = b"".join(
        b"Content-Type: multipart/mixed; boundary=b%d\r\n\r\n--b%d\r\n" % (number, number) for number in range(10_000)
    )
    return {
        "10,000 nested parts": nested,
        "10,000 parts": b"Content-Type: multipart/mixed; boundary=b\r\n\r\n" + b"--b\r\n\r\nx\r\n" * 10_000,
        "a 400 KB To:": b"To: " + b"a@b.test, " * 40_000 + b"\r\n\r\nx",
        "a 400 KB header": b"Received: from a by b with c; now\r\n" * 12_000 + b"\r\nx",
    }


def main() -> None:
    """Print all of it."""
    here = Path(__file__).resolve().parent.parent
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else here / "tests" / "orders"
    mails = [path.read_bytes() for path in sorted(folder.glob("*.eml"))]
    if not mails:
        sys.exit(f"{folder}: no mails there, files that end in .eml")
    letters = [raw for raw in mails if decode(raw).automatic is None]
    html = [raw for raw in letters if b"text/html" in raw]
    plain = [raw for raw in letters if b"multipart/" not in raw and raw not in html]
    for title, some in (("plain text", plain), ("HTML, and HTML beside plain text", html)):
        if some:
            compare(title, some)
    for name, raw in enormous().items():
        print(f"{name} ({len(raw) // 1000} KB): {least(decode, raw, 5) * 1000:.1f} ms to be refused or cut")
    print("1 MB beside 100 KB of the same, decoded and cleaned:")
    for shape in SHAPES:
        for kind in ("plain", "html"):
            head = f"Content-Type: text/{kind}\r\n\r\n".encode()
            small, large = (
                least(lambda raw: clean(decode(raw).text), head + shape.encode() * (size // len(shape)), 2)
                for size in (100_000, 1_000_000)
            )
            if large > 0.05:
                print(f"  {kind:5} {shape!r:30} {large / small:5.1f} times, {large:.2f} s")


if __name__ == "__main__":
    main()
