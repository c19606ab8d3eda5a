"""The questions of a form, found again in what a player sends back."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from pbm.core.orders import OrderForm
from pbm.orders.late import late
from pbm.orders.layouts.boxes import boxed_aside, is_record, ticked
from pbm.orders.layouts.own_rows import RECORD_ROW, own_rows
from pbm.orders.numbers import THROW
from pbm.orders.word_set import Gated, Needed, word_set, words_in

__all__ = ["answered_lines", "runs_on"]

_ASIDE = late(r"(\s{0,8}[^()\n:]{1,60}?)\s?\([^()\n]{0,60}\)(?:\s?[._…]{1,40})?(\s{0,3}:)")
_SHORT = late(
    r"\W{0,4}(?:t|th|thr|tw)\s?[:=.-]?\s?(?P<throw>[1-6](?:\s?[,&/ ]\s?[1-6])?)\W{1,4}(?:td|d|tr|trap|tdr)\s?[:=.-]?\s?"
    r"(?P<door>\d{1,3})\b(?!\W{1,4}(?:td|d|tr|trap)\s?\d)"
    r"|\W{0,4}(?P<throw_>[1-6])\s?t\b\W{1,4}(?P<door_>\d{1,3})\s?(?:td|d)\b",
    re.IGNORECASE,
)
_LABEL_ALONE = late(r"\s{0,4}(?:your )?(?:throws?|trap ?door|orders?)\s?:\s{0,3}(?=[td])", re.IGNORECASE)
_RUN_ON = word_set("0a")
"""Stands for any word of digits and letters: "40ish", "5o", "3throw"."""
_TENS = word_set("10 20 30 40 50 60 70 80 90 10s 20s 30s 40s 50s 60s 70s 80s 90s")
_LABEL_WORDS = word_set("throw throws door doors trapdoor trapdoors trap traps td nomination vote die roll hole")
_LABELS = r"(?:throws?|trap ?doors?|traps?|td|nomination|vote|die|roll|hole)"
_PLAINER: tuple[tuple[Needed, re.Pattern[str], str], ...] = (
    (
        word_set(","),
        late(r"^([^\W\d_][^\d\n]{2,40}, )[1-9]\. (?=[A-Z][^\W\d_]{2,24}\.?$)"),
        r"\1",
    ),  # "Krantz, 1. Vorsitzender"
    (
        word_set("should meant"),
        late(
            rf"\bthat ({_LABELS}) (?:should|was meant to|is meant to)"
            r" (?:be|read|say|have been|have read|have said) "
            r"(?=(?:an? |the )?(?:[\dA-Z]|one|two|three|four|five|six)\b)",
            re.IGNORECASE,
        ),
        r"make my \1 ",
    ),
    (word_set("."), late(r"(?<=\w)(?: \.){3,40} ?:?(?=\s)"), " ....."),
    (word_set("get"), late(r"\b(can|could|may) (i|we) get (?=an? [1-6]\b|the [1-6]\b)", re.IGNORECASE), r"\1 \2 have "),
    (
        word_set("get"),
        late(
            r"\b(can|could|may) (i|we) get "
            r"(?=an? (?:two|three|four|five|six)(?: (?:&|(?:and|n|please|pls|plz)\b)|[,.;?!]|$))",
            re.IGNORECASE,
        ),
        r"\1 \2 have ",
    ),
    (
        word_set("number"),
        late(
            r"(?:(?<=^)|(?<=[.,;!?] ))(?:(?:so|well|ok|okay|right|just|then|and|here is|here's)[, ]{1,2}){0,2}"
            r"(?:my |the |your )?(?:one|single|only) number(?: (?:then|please|this time|this turn|this week|this round"
            r"|today|from me|for you|for me|from one to six|as asked|as requested|you asked for|you wanted)){0,2}"
            r"\s?(?::|=|-|is|is the)\s?(?=[1-6](?!\d)\s?(?:[.;!]|,\D|$))",
            re.IGNORECASE,
        ),
        "throw: ",
    ),
    (
        word_set("number"),
        late(r"\b(?:one|single|only) (?=number(?: [^\W\d_]{2,10}){0,3}\s?[:=]\s?\d)", re.IGNORECASE),
        "",
    ),
    (word_set("no nr"), late(r"\b(no|nr)\.\s?\.{3,40}\s{0,6}(?=\d)", re.IGNORECASE), r"\1. "),
    (word_set("("), late(rf"\([1-9]\)\s?(?={_LABELS}\b)", re.IGNORECASE), "; "),
    (word_set("q1 q2 q3"), late(r"(?<!\S)q[1-3]\s?[:.)]\s?(?=\d)", re.IGNORECASE), "; "),
    (word_set("d6 1d6"), late(r"\b1?d6\s?[=:]\s?(?=[1-6]\b)", re.IGNORECASE), "throw: "),
    (
        word_set("t t1 t2 t3 t4 t5 t6"),
        late(r"(?:(?<=^)|(?<=[;:,] )|(?<=[;:,]))t\s?([1-6])[ ,/]{1,3}t?d\s?(?=\d)", re.IGNORECASE),
        r"throw \1 trapdoor ",
    ),
    # Ways to write that mean what a plainer one does; each keeps the numbers as they are.
    (word_set("> → @"), late(rf"\b({_LABELS})\s?(?:->|=>|→|@)\s?(?=#?\d)", re.IGNORECASE), r"\1: "),
    (word_set("> →"), late(rf"(\d)\s?(?:->|=>|→)\s?(?=(?:my |the )?{_LABELS}\b)", re.IGNORECASE), r"\1 "),
    (
        word_set("("),
        late(
            rf"\b({_LABELS})\s?\((?:(?:for|both|all|each|this|the|same|one|turns?|rounds?) ?){{1,5}}\)\s?(?=\d)",
            re.IGNORECASE,
        ),
        r"\1: ",
    ),
    (
        (word_set("trap trapdoor trapdoors"), word_set("throw throws"), word_set(":")),
        late(r"\bthrows? (?:and|&|/|\+) trap ?doors?\b[^:\d\n]{0,20}:\s?(?=\d)", re.IGNORECASE),
        "",
    ),
    (
        word_set("?"),
        late(rf"\b({_LABELS})\s?\?\s{{1,6}}(?=(?:\d{{1,3}}|none)(?:\s*$|\s{{2,40}}[^\W\d_]))", re.IGNORECASE),
        r"\1: ",
    ),  # the prompts of a form, typed again with their answers
    (word_set("# /"), late(r"(?<=\d)\s{1,8}(?:#|//)\s{0,3}(?=[^\W\d_])"), "; "),
    ((_TENS, word_set("in")), late(r"\bin the (\d0)'?s\b", re.IGNORECASE), r"somewhere in the \1 range"),
    (_RUN_ON | {"ish"}, late(r"(\d)-?ish\b", re.IGNORECASE), r"\1 ish"),
    (word_set("t"), late(r"\bt\.\s?d\.?(?=\W)", re.IGNORECASE), "td"),
    (
        word_set("nom noms"),
        late(r"(?:(?<=^)|(?<=[.,;:!/&] )|(?<=[,;/&])|(?<=and ))noms?\b\.?\s?[:=-]?\s?(?=#?\d)", re.IGNORECASE),
        "trapdoor ",
    ),
    (word_set("no nr num"), late(rf"\b({_LABELS})\s?(?:no|nr|num)\.\s?(?=\d)", re.IGNORECASE), r"\1 "),
    ((word_set("s"), word_set("my")), late(rf"\b(my {_LABELS})'s (?=\w)", re.IGNORECASE), r"\1 is "),
    (
        (word_set("s"), _LABEL_WORDS),
        late(rf"(?:(?<=^)|(?<=[.,;:!] ))({_LABELS})'s (?=\d|an? |on |at |the |number )", re.IGNORECASE),
        r"\1 is ",
    ),
    (
        _RUN_ON,
        late(
            r"\b(trap ?doors?|traps?|td|nomination|hole)(\s{0,6}[:=-]?\s{0,3}(?:on |at |is ){0,2})([1-9])[oO](?!\w)",
            re.IGNORECASE,
        ),
        r"\1\g<2>\g<3>0",
    ),  # an old typewriter has no nought
    (_RUN_ON, late(r"(\d)[oO](?!\w)"), r"\1 odd"),
    (_RUN_ON, late(r"(\d)(?=(?:throw|trapdoor)\s?[:=])", re.IGNORECASE), r"\1; "),
    (word_set(","), late(r"^(\s{0,4}[1-6]),([1-6]),(\d{1,3}[\s.!]{0,4})$"), r"\1, \2, \3"),
    (word_set(","), late(r"^(\s{0,4}[1-6]),([1-6])(?=\s{0,3}(?:[;,/ ]|$))"), r"\1, \2"),
    (word_set(","), late(r"^(\s{0,4}[1-6]),(\d{2,3})(?=\s{0,4}(?:,|$))"), r"\1, \2"),
)
_GATED = Gated((needed, (one, instead)) for needed, one, instead in _PLAINER)
"""What is written more plainly, with the words and signs that each needs."""
_TWO_THROWS = late(r"(?<![\w.,])([1-6]),([1-6])(?![\w.,]\d|[\w]|\s?(?:km|kg|cm|m|h|euros?|miles|hours|[%€£$]))")
_SHEET = late(
    r"\s{0,8}(?:\d{1,2}\s?[.)]\s{1,4})?(?P<what>[^\d.:()\n]{3,50}?)(?:\s?\([^()\n]{1,40}\))?\s?(?:\.{3,60}|…{1,30}|_{3,60})\s?:?\s?(?P<value>.*)$"
)
_PROSE = late(
    r"(?:my )?(?P<throw>number to (?:play|throw|use|roll|move)"
    r"|(?:number|throw|die|dice|roll)(?: to be)? (?:thrown|played|used|chosen|rolled|spent|declared))$"
    r"|(?:my )?(?P<door>(?:trapdoor|space|square|trap)(?: to be)? (?:nominated|chosen|named|declared|opened"
    r"|proposed))$",
    re.IGNORECASE,
)
_ROW_OF_SEVERAL = late(r"(?<=\S)\s{3,}(?=[^\W\d_][^.:\n]{1,40}(?:\.{3,}|:))")
_T_ALONE = late(r"\W{0,4}t\s?[:=.-]?\s?(?P<throw>[1-6])\W{0,4}$", re.IGNORECASE)
_D_ALONE = late(r"\W{0,4}(?:td|d|tr|trap)\s?[:=.-]?\s?\d{1,3}\W{0,4}$", re.IGNORECASE)
_TURN_ALONE = late(
    r"\s{0,4}(?P<turn>\d{1,4})(?:\.? (?:turn|zug|tour|beurt|turno))?(?:\s?(?:(?P<label>[:=])|\.{2,6})|\s[-–—]|\sis\b)"
    rf"(?P<rest>\s?(?:(?:i )?(?:throw|play|roll|number|die|dice)s?\s?[:=]?\s?)?(?:an? |the )?{THROW})"
    r"\W{0,3}$",
    re.IGNORECASE,
)
_COLUMN = late(r"\s{2,40}|\s{0,3}\|\s{0,3}|\t")
_BOARD_NAME = late(r"^board\s", re.IGNORECASE)
_NO_VALUE = frozenset(("-", "--", "–", "x", "X", "/", "n/a"))
_DASH_MEANS = late(
    r"\W{0,3}(?:-|the dash(?:es)?|dash(?:es)?|a dash|x|an x)\s?(?:means?|is|=|stands for|for)\b", re.IGNORECASE
)
_LABEL = {"numbers": "throw", "space": "trapdoor"}


def answered_lines(lines: Sequence[str], form: OrderForm) -> list[str]:
    """Return ``lines`` with every prompt of ``form`` as a plain label, and those that were left empty blank."""
    if not lines:
        return []
    pattern = _pattern(form.boards, tuple(field.prompt for field in form.fields))
    made: list[str] = []
    above = ""
    rows = _cells(_grid(_bare_turns(_initials(own_rows(lines)), form), form))
    said = words_in(rows)
    plainer = _GATED.of(said | _RUN_ON if any(map(runs_on, said)) else said)
    for line in rows:
        row = ticked(line, own=True)
        if row is not None:
            made.append(": ".join(row) if row[1] and not is_record(above) else "")
            continue
        above = line if line.strip() else above
        line = boxed_aside(line)
        head = line[:400]
        found = pattern.match(head)
        if found is None:
            label = _LABEL_ALONE.match(head)
            short = _SHORT.match(head, label.end()) if label is not None else _SHORT.match(head)
            if short is not None:
                made.append(_of_both(short) + line[short.end() :])
                continue
            if not line:
                made.append(line)
                continue
            line, head = _spelt_out(_plainer(line, form, plainer))
            aside = _ASIDE.match(head) if ":" in head and "(" in head else None
            made.append(aside.group(1) + aside.group(2) + line[aside.end() :] if aside else line)
            continue
        rest = line[found.end() :].strip()
        both = _SHORT.match(rest[:60])
        if both is not None and not found["board"] and not found["turn"]:
            made.append(_of_both(both) + rest[both.end() :])  # "Your throw: T4 TD29"
            continue
        kind = next(field.kind for field in form.fields if field.prompt.casefold() == found["prompt"].casefold())
        board = f"{found['board'].upper()} " if found["board"] and len(form.boards) > 1 else ""
        turn = f"turn {found['turn']} " if found["turn"] else ""
        made.append(f"{board}{turn}{_LABEL[kind]}: {rest}" if rest else "")
    return made


def _of_both(short: re.Match[str]) -> str:
    """Return "T4 TD29" spelt out."""
    return f"throw {short['throw'] or short['throw_']} trapdoor {short['door'] or short['door_']} "


def _initials(lines: Sequence[str]) -> list[str]:
    """Return ``lines`` with "T 5" over "TD 62" spelt out."""
    made = list(lines)
    for place, (line, after) in enumerate(pairwise(lines)):
        throw = _T_ALONE.match(line[:20])
        if throw is not None and _D_ALONE.match(after[:20]):
            made[place] = f"throw {throw['throw']}"
    return made


def _bare_turns(lines: Sequence[str], form: OrderForm) -> list[str]:
    """Return ``lines`` with "11: 3" and "12: 1" below it told to be turns, in a round of two turns."""
    made = list(lines)
    if _throws(form) < 2:
        return made
    for place, below in pairwise(n for n, line in enumerate(lines) if line.strip()):
        first, second = _TURN_ALONE.match(lines[place][:30]), _TURN_ALONE.match(lines[below][:30])
        if not (first and second and int(second["turn"]) == int(first["turn"]) + 1):
            continue
        if (first["label"] and second["label"]) or (int(first["turn"]), int(second["turn"])) == form.turns:
            made[place], made[below] = (f"turn {one['turn']}:{one['rest']}" for one in (first, second))
    return made


def _grid(lines: Sequence[str], form: OrderForm) -> list[str]:
    """Return ``lines`` with the rows of a table that has a board a column told board by board."""
    if len(form.boards) < 2:
        return ["" if _DASH_MEANS.match(line[:60]) else line for line in lines]
    made: list[str] = []
    boards: list[str] = []
    for line in lines:
        names = [name for name in _COLUMN.split(line[:200].strip(" |")) if name]
        heading = [_BOARD_NAME.sub("", name) for name in names]
        while heading and heading[0] not in form.boards and "|" in line:
            heading.pop(0)  # words may stand before the first cell of a table
        if len(heading) > 1 and all(name in form.boards for name in heading):
            boards = heading
            made.append("")
            continue
        cells = [cell.strip() for cell in _COLUMN.split(line[:400].strip(" |"))] if boards else []
        if boards and len(cells) == len(boards) + 1 and re.search(r"[^\W\d_]", cells[0]):
            head = cells[0].rstrip(" :.")
            told = (
                f"Board {board} {head}: {'none' if cell in _NO_VALUE else cell}"
                for board, cell in zip(boards, cells[1:], strict=True)
            )
            made.append("; ".join(told))
            continue
        if line.strip():
            boards = []
        made.append("" if _DASH_MEANS.match(line[:60]) else line)
    return made


def _cells(lines: Sequence[str]) -> list[str]:
    """Return ``lines`` with the commas or semicolons of a table as bars: in lines below a heading with as many."""
    made: list[str] = []
    sign, count = "", 0
    for line in lines:
        head = line[:200].casefold()
        if "throw" in head and "trap" in head and not re.search(r"\d", head):
            sign = max(",;\t", key=head.count)
            count = head.count(sign)
            made.append(line)
            continue
        if count and line.count(sign) == count and len(line) < 200:
            cells = [cell.strip() or "-" for cell in line.split(sign)]
            made.append(" | ".join("none" if cell in _NO_VALUE else cell for cell in cells))
            continue
        if line.strip():
            count = 0
        made.append(line)
    return made


def runs_on(word: str) -> bool:
    """Return whether a word has digits and letters: "40ish"."""
    return len(word) > 1 and not word.isalpha() and not word.isdigit()


def _plainer(line: str, form: OrderForm, plainer: Sequence[tuple[re.Pattern[str], str]]) -> str:
    head, tail = line[:400], line[400:]
    for pattern, instead in plainer:
        if pattern.search(head) is not None:
            head = pattern.sub(instead, head)
    if len(form.boards) > 1 and all(re.search(_small_name(board), head) for board in form.boards):
        for board in form.boards:
            head = re.sub(_small_name(board), board, head)  # "a 2/12, b 4/14"
    if _throws(form) > 1:
        head = _TWO_THROWS.sub(r"\1, \2", head)  # "3,1 in that order"
    return head + tail


def _throws(form: OrderForm) -> int:
    return next((field.count for field in form.fields if field.kind == "numbers"), 1)


def _small_name(board: str) -> str:
    number = r"(?:\d|(?:an? )?(?:one|two|three|four|five|six)\b)"
    return rf"(?:(?<=^)|(?<=[,;/.] )|(?<=[,;/])){re.escape(board.lower())}(?=\s?[:=,-]?\s?{number})"


def _spelt_out(line: str) -> tuple[str, str]:
    """Return a line of a sheet, "6. Number to be thrown ..... 5", with its label plain, and the head of it."""
    if ":" in line or "..." in line:
        line = _ROW_OF_SEVERAL.sub("; ", line[:400]) + line[400:]
    parts = line.split("; ") if "..." in line else [line]
    if len(parts) > 1:
        line = "; ".join(_spelt_out(part)[0] for part in parts)
        return line, line[:400]
    sheet = _SHEET.match(line[:400]) if "..." in line or "___" in line or "…" in line else None
    if sheet is not None:
        line = f"{sheet['what']}: {sheet['value']}"
    label, colon, value = line[:400].partition(":")
    if not colon:
        return line, line[:400]
    what = _PROSE.match(label.strip()) if len(label) < 60 else None
    if RECORD_ROW.match(line[:160]):
        return "", ""
    if what is not None:
        line = f"{'throw' if what['throw'] else 'trapdoor'}:{value}{line[400:]}"
    return line, line[:400]


@lru_cache(maxsize=64)
def _pattern(boards: Sequence[str], prompts: Sequence[str]) -> re.Pattern[str]:
    """Return what finds the prompts of a form."""
    named = "|".join(map(re.escape, boards)) or "(?!)"
    asked = "|".join(map(re.escape, prompts)) or "(?!)"
    return re.compile(
        rf"\s{{0,8}}(?:(?:board )?(?P<board>{named})[ :.,]\s{{0,3}})?(?P<prompt>{asked})"
        r"(?: on turn (?P<turn>\d{1,5}))?\s{0,3}(?P<colon>:)",
        re.IGNORECASE,
    )
