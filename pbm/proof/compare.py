"""A report beside the replay: which of its lines say something else."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher

from pbm.proof.book import Book, Grid, Page, sentences
from pbm.proof.findings import Finding
from pbm.proof.papers import Line, Paper, seals_in, squashed

__all__ = ["Compared", "compare", "compare_seals"]

_RULE = re.compile(r"[-=+|_\s─━]{2,400}")
_ROUND = re.compile(r"(?<!\w)(?:round|runde)\s{1,3}(\d{1,4})(?!\w)", re.IGNORECASE)
_AFTER_TITLE = re.compile(r",\s\w{1,12}\s(\d{1,4})(?=$|:|\s\()")
_PLACING = re.compile(r"(\d{1,3})\.\s(.{1,500})")
_TITLE = 40  # letters of a game's title that no report cuts
_OTHER_LETTERS = 30  # that a line of placings may have besides names: "and", "(sum 5)"


@dataclass(frozen=True, slots=True)
class Compared:
    """What became of a paper: the round it reports, None where it is no report of one; what differs in it."""

    round_number: int | None
    findings: tuple[Finding, ...]


@dataclass(frozen=True, slots=True)
class _Table:
    """A table as it stands in a paper: the line above it, its heading, and its rows."""

    title: str
    heading: Line
    rows: tuple[Line, ...]


def compare(book: Book, paper: Paper) -> Compared:
    """Return which round a paper reports, and what in it does not agree with the replay."""
    lines = _reported(book, paper)
    tables = _tables(book, lines)
    named = _rounds_named(book, paper, lines, tables)
    if not tables:
        headed = next((line for line in lines if _headed(book, line) is not None), None)
        if headed is None:
            return Compared(None, ())
        message = "This looks like a report, but no table of positions was found in it, so it could not be compared."
        return Compared(None, (Finding("unreadable", message, paper.file, headed.number),))
    known = book.rounds()
    candidates = [number for number in named if number in known]
    if named and not candidates:
        line = tables[0].heading.number
        if any(round_.number == named[0] for round_ in book.replay.reveal.rounds):
            message = f"This report of round {named[0]} was not compared, for the round could not be played again."
            return Compared(None, (Finding("round-unplayed", message, paper.file, line, round_number=named[0]),))
        message = f"This is a report of round {named[0]}, which is not in the reveal file."
        return Compared(None, (Finding("round-missing", message, paper.file, line, round_number=named[0]),))
    if not candidates:
        candidates = [number for number in known if not _differing(book, paper, number, tables)]
    if not candidates:
        message = "It could not be made out which round this report is of."
        return Compared(None, (Finding("round-unknown", message, paper.file, tables[0].heading.number),))
    number = min(candidates, key=lambda one: bool(_differing(book, paper, one, tables)))
    told = list(_differing(book, paper, number, tables))
    told.extend(_said(book, paper, number, lines, tables))
    return Compared(number, tuple(sorted(told, key=lambda finding: finding.line or 0)))


def compare_seals(paper: Paper, seals: Mapping[str, str]) -> tuple[set[str], list[Finding]]:
    """Return whose seals a paper shows, and those in it that are not the reveal's. ``seals`` are by what is sealed."""
    sealed = {seal: what for what, seal in seals.items()}
    shown = [(found, _claimed(found.label, seals)) for found in seals_in([x for x in paper.lines if not x.is_press])]
    seen = {what for found, claim in shown if (what := sealed.get(found.seal)) is not None and claim in (None, what)}
    unseen = [what for what in seals if what not in seen]
    wrong = []
    for found, claim in shown:
        what = sealed.get(found.seal)
        if what is not None and claim in (None, what):
            continue
        named = claim or (unseen[0] if len(unseen) == 1 else None)
        wrong.append(
            Finding(
                "report-seal",
                f"This seal{f' of the {named}' if named else ''} is not the one in the reveal file: what was sealed "
                "was changed since, or this mail is about another game.",
                paper.file,
                found.line.number,
                says=found.seal,
                replay=seals[named] if named else f"none of: {', '.join(seals.values())}",
            )
        )
    return seen, wrong


def _claimed(label: str, seals: Mapping[str, str]) -> str | None:
    """Return what a seal's label says is sealed, None where that cannot be told."""
    words = label.strip(" :").casefold()
    if words.endswith(("options", "dice")):
        return next((what for what in seals if words.endswith(what)), None)
    named = [what for what in seals if words.endswith(" " + what.removeprefix("board ").casefold())]
    return max(named, key=len) if named else None


def _reported(book: Book, paper: Paper) -> list[Line]:
    """Return the lines that are the report's: those quoted as deep as its tables, without press.

    Words quoted deeper are a player's, in the press of a report that was read from its page.
    """
    lines = [line for line in paper.lines if not line.is_press]
    depths = [line.depth for line in lines if squashed(line.text) in book.headings]
    return [line for line in lines if not depths or line.depth == min(depths)]


def _tables(book: Book, lines: Sequence[Line]) -> list[_Table]:
    found = []
    at = 0
    while at < len(lines):
        heading = lines[at]
        at += 1
        if squashed(heading.text) not in book.headings:
            continue
        above = next(
            (squashed(line.text) for line in reversed(lines[max(0, at - 4) : at - 1]) if line.text.strip()), ""
        )
        rows = []
        while at < len(lines):
            words = lines[at].text.strip()
            if not words or not (_RULE.fullmatch(words) or re.search(r"\d", words) or book.name_in(squashed(words))):
                break
            if not _RULE.fullmatch(words):
                rows.append(lines[at])
            at += 1
        found.append(_Table(above[-1] if above else "", heading, tuple(rows)))
    return found


def _headed(book: Book, line: Line) -> int | None:
    """Return the round that a line is the heading of: the game's title, a word and a number."""
    title = squashed(book.replay.reveal.title)[:_TITLE]
    words = squashed(line.text)
    if not title or not words.startswith(title):
        return None
    number = _AFTER_TITLE.match(words, min(len(title), len(words)))
    return int(number[1]) if number else None


def _rounds_named(book: Book, paper: Paper, lines: Sequence[Line], tables: Sequence[_Table]) -> list[int]:
    """Return the rounds that a paper may be of, by its own words, the likeliest first."""
    first = tables[0].heading.number if tables else 0
    above = [line for line in reversed(lines) if line.number < first]
    found = [number for line in above if (number := _headed(book, line)) is not None][:1]
    if not found:
        subject = _ROUND.search(paper.subject)
        found = [int(subject[1])] if subject else []
    if not found:
        found = [int(match[1]) for line in above if (match := _ROUND.search(line.text))]
    return list(dict.fromkeys(found))


def _differing(book: Book, paper: Paper, number: int, tables: Sequence[_Table]) -> list[Finding]:
    """Return the rows of a paper's tables that are not those of a round, however it may be told."""
    found: list[Finding] = []
    count: dict[str, int] = {}
    for table in tables:
        heading = squashed(table.heading.text)
        nth = count[heading] = count.get(heading, -1) + 1
        ways = [_rows(book, paper, number, table, _grid(pages, table, heading, nth)) for pages in book.pages(number)]
        found.extend(sorted(ways, key=len)[0])
    return found


def _grid(pages: Sequence[Page], table: _Table, heading: str, nth: int) -> Grid | None:
    """Return the table of a round that one in a paper should be."""
    page = next((page for page in pages if any(grid.heading == heading for grid in page.grids)), None)
    if page is None:
        return None
    alike = [grid for grid in page.grids if grid.heading == heading]
    titled = next((grid for grid in alike if grid.title and table.title == grid.title), None)
    return titled or alike[nth % len(alike)]


def _rows(book: Book, paper: Paper, number: int, table: _Table, grid: Grid | None) -> list[Finding]:
    if grid is None:
        message = f"The report of round {number} should not have this table."
        return [Finding("report-table", message, paper.file, table.heading.number, round_number=number)]
    left = dict(grid.rows)
    of = f"Round {number}, {grid.title}" if grid.title else f"Round {number}"
    differing = []
    at = 0
    while at < len(table.rows):
        line = table.rows[at]
        words = squashed(line.text)
        whole = squashed(f"{line.text} {table.rows[at + 1].text}") if at + 1 < len(table.rows) else words
        if words not in left and whole in left:  # a mail program has broken the row
            words, at = whole, at + 1
        at += 1
        if words in left:
            del left[words]
        else:
            differing.append((line, words))
    found = []
    for line, words in differing:
        name = book.name_in(words)
        due = next((row for row, who in left.items() if who and who == name), None)
        if due is not None:
            del left[due]
        found.append(
            Finding(
                "report-row",
                f"{of}: this line of the report does not agree with the replay.",
                paper.file,
                line.number,
                round_number=number,
                says=words,
                replay=due or "no such line",
            )
        )
    for row, name in left.items():
        message = f"{of}: the report has no line for {name}." if name else f"{of}: a line of the report is missing."
        found.append(
            Finding(
                "report-row-missing",
                message,
                paper.file,
                table.heading.number,
                round_number=number,
                says="nothing",
                replay=row,
            )
        )
    return found


def _said(book: Book, paper: Paper, number: int, lines: Sequence[Line], tables: Sequence[_Table]) -> list[Finding]:
    """Return the sentences and placings of a paper that are the server's own and not those of its round."""
    tabled = {row.number for table in tables for row in (table.heading, *table.rows)}
    rest = [line for line in lines if line.number not in tabled]
    ours = [
        (line, words) for line, words in _sentences(rest) if all(shape in book.shapes for shape in book.shape(words))
    ]
    pages = [page for told in book.pages(number) for page in told]
    seats = list(dict.fromkeys(page.seat for page in pages))
    by_seat: dict[str | None, list[tuple[Line, str]]] = {}
    for seat in seats:
        allowed = {words for page in pages if page.seat in (seat, None) for words in page.sentences}
        by_seat[seat] = [(line, words) for line, words in ours if words not in allowed]
    to = paper.to.casefold()
    seat = min(seats, key=lambda one: (len(by_seat[one]), (one or "").casefold() != to))
    told = [words for page in pages if page.seat in (seat, None) for words in page.sentences]
    found = [
        Finding(
            "report-sentence",
            f"Round {number}: this sentence of the report does not agree with the replay.",
            paper.file,
            line.number,
            round_number=number,
            says=words,
            replay=max(told, key=lambda other: SequenceMatcher(None, words, other).ratio(), default="nothing"),
        )
        for line, words in by_seat[seat]
    ]
    places = next((page.places for page in pages if page.places is not None), None)
    return [*found, *_placings(book, paper, number, rest, places)] if places else found


def _sentences(lines: Sequence[Line]) -> Iterator[tuple[Line, str]]:
    """Yield the sentences of some lines, each with the line on which it begins; an empty line ends one."""
    block: list[Line] = []
    for line in (*lines, Line(0, 0, "")):
        if line.text.strip():
            block.append(line)
            continue
        begins = [(at, word) for at, each in enumerate(block) for word in squashed(each.text).split()]
        place = 0
        for sentence in sentences(" ".join(each.text for each in block)):
            yield block[begins[place][0]], sentence
            place += len(sentence.split())
        block = []


def _placings(
    book: Book, paper: Paper, number: int, lines: Sequence[Line], places: dict[str, int]
) -> Iterator[Finding]:
    """Yield the lines that put somebody in a place that is not theirs: ``2. Clive and Dora``."""
    for line in lines:
        match = _PLACING.fullmatch(squashed(line.text))
        if match is None:
            continue
        names = book.named_in(match[2])
        others = sum(letter.isalpha() for letter in book.without_names(match[2]))
        if not names or others > _OTHER_LETTERS:
            continue
        for name in names:
            if name in places and places[name] != int(match[1]):
                yield Finding(
                    "report-placing",
                    f"The place of {name} at the end of the game does not agree with the replay.",
                    paper.file,
                    line.number,
                    round_number=number,
                    says=squashed(line.text),
                    replay=f"{places[name]}. {name}",
                )
