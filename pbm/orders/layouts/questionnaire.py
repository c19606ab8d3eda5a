"""Forms that somebody else made: their prompts told plainly, so that what was filled in is found behind or below them.

Only lines that are marked as quoted, or stand under the header of a quotation, are looked at. A line that asks for a
throw or a trapdoor, in whatever words and over whatever dots, becomes "Throw: 4" or "Trapdoor: 67"; one that shows an
example or what was sent before becomes blank.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from pbm.orders.late import late
from pbm.orders.layouts.boxes import BOX_LEFT_EMPTY, RANGE, ticked
from pbm.orders.layouts.headings import value_of
from pbm.orders.layouts.printed import without_printed
from pbm.orders.layouts.prompt_roles import (
    DOOR,
    NOTHING,
    PRESS,
    RECORD,
    THROW,
    WEAK_DOOR,
    WEAK_THROW,
    role_of,
)
from pbm.orders.words import MEMORY, keyword

__all__ = ["above_its_form", "plain_prompts"]

_HEAD = 240  # no prompt, and nothing filled in but press, is longer
_HIGH = 6
_NOWHERE = -1
_MOST = 600  # lines: no report with a form below it is longer
_ASKING = frozenset((THROW, DOOR, WEAK_THROW, WEAK_DOOR))
_LABEL = {THROW: "Throw", DOOR: "Trapdoor"}
_ITEM = late(r"\s{0,8}(?:\(?\d{1,2}[.)]|\(?[a-h]\)|q\s?\d{1,2}\s?[.):]|[*+•·▪◦>-])\s{1,6}(?=\S)", re.IGNORECASE)
_YOURS = late(
    r"\s{0,8}(?:yours?|you|mine|your (?:turn|answers?|orders?|line|row|go|move))(?:\s?[:>-]\s{1,20}|\s{2,20})(?=\S)",
    re.IGNORECASE,
)
_QUESTION = late(r"(?P<label>[^:=?\n]{1,120}?)\s{0,8}\?\s{0,3}:?(?:\s{1,60}|$)(?P<value>.*)$")
_COLON = late(r"(?P<label>[^:=<\n]{1,120}?)\s{0,30}(?::|=>|=|->|→|>{1,3})(?:\s{0,60})(?P<value>.*)$")
_BLANK = r"(?:\.{3,80}|_{2,80}|…{1,40}|-{3,80}|(?:\. ){2,40}\.|(?:_ ){2,40}_)"
_FILLED = late(
    rf"(?P<label>[^\n._…]{{1,80}}?)\s{{0,30}}:?\s?{_BLANK}\s{{0,20}}(?P<value>[^\n._…]{{0,40}}?)\s{{0,20}}"
    rf"(?:{_BLANK}|[._…]{{1,80}})?\s{{0,3}}(?P<after>[^\n\d._…:]{{0,40}})[.\s]{{0,4}}$"
)
_BOXED = late(
    r"(?P<label>[^\n\[\]{}<>]{1,80}?)\s{0,40}:?\s{0,3}[\[{<]{1,2}(?P<value>[^\n\[\]{}<>]{0,40})[\]}>]{1,2}\s{0,3}"
    r"(?P<after>[^\n\d\[\]{}<>:]{0,60})$"
)
_RINGED = late(r"(?P<label>[^\n\d()]{1,80}?)\s{0,40}:?\s{0,3}\((?P<value>\s{0,6}\d{0,3}\s{0,6})\)\s{0,8}$")
_GAP = late(r"(?:_{2,80}|\.{3,80}|\[)\s{0,8}(?P<value>[^\W_]{0,12})\s{0,8}(?:_{2,80}|\.{3,80}|\])")
_SPACED = late(
    r"(?P<label>[^\n\d:=?]{2,80}?)\s{2,60}"
    r"(?P<value>[1-6]\s?[,/&+]\s?[1-6]|\d{1,3}|[^\W\d_]{2,12}(?:[- ][^\W\d_]{2,6})?)"
    r"(?:\s{2,60}(?P<after>[^\n\d:]{1,40}))?\s{0,8}$"
)
_AHEAD = late(
    r"(?:[\[({<]{1,2}|_{2,40}|\.{3,40})\s{0,8}(?P<value>\d{0,3}|none|no|-)\s{0,8}(?:[\])}>]{1,2}|_{2,40}|\.{3,40})"
    rf"\s{{1,12}}(?P<label>[^\W\d_][^\n\d\[\]{{}}<>()_:=]{{1,50}}?)(?:\s{{0,12}}{RANGE})?\s{{0,8}}$",
    re.IGNORECASE,
)
"""An answer before its prompt: "[ 2 ]  die", "__19__ trapdoor", "[4] throw (1-6)"."""
_SORTS = (
    (_AHEAD, "a", late(r"^[\[({<_.]")),
    (BOX_LEFT_EMPTY, "b", late(r"^\s{0,8}[\[(_]")),
    (_QUESTION, "?", late(r"\?")),
    (_COLON, ":", late(r"[:=>→]")),
    (_BOXED, "[", late(r"[\[{<]")),
    (_RINGED, "(", late(r"\(")),
    (_FILLED, ".", late(r"\.\.\.|__|…|---|\. \.|_ _")),
    (_SPACED, " ", late(r"\s\s")),
)
"""The sorts of prompts, each with its sign and what none of them can do without."""
_EDGES = " \t.,_…*\"'`[](){}<>|=:~"
_PART = late(r"\s{3,60}(?=[^\W\d_][^\n:=?]{0,40}[:=?])|\s{0,3}[;|]\s{0,8}(?=[^\W\d_][^\n:=?|;]{0,40}[:=?])")
_EXAMPLE = late(
    r"\W{0,6}(?:(?:for |an? |the |this |our )?(?:example|instance|sample|specimen)s?\b|e\.?\s?g\b|eg\b|such as\b"
    r"|like (?:this|so)\b|z\.\s?b\b|zum beispiel\b|beispiel|muster\b|p(?:ar|\.) ?ex|exemple|por ejemplo|ejemplo"
    r"|(?:per |ad )?esempio|voorbeeld|bijv\b)",
    re.IGNORECASE,
)
_LAST_TIME = late(
    r"\b(?:last|previous) (?:turn|round|time|week|month)\b[^:\d\n]{0,6}\b(?:you|we)\b[^:\d\n]{0,12}"
    r"\b(?:played|threw|sent|ordered|had|gave|entered)\b[^:\d\n]{0,20}:\s{0,4}\w"
    r"|\byou (?:played|threw|sent|ordered|gave|entered)\b[^:\d\n]{0,12}"
    r"\b(?:last|previous) (?:turn|round|time|week|month)\b[^:\d\n]{0,6}:\s{0,4}\w",
    re.IGNORECASE,
)
"""A line that tells what was sent before, with labels of its own: "Last turn you played: Throw: 1  Trapdoor: 50"."""
_EXAMPLE_BELOW = late(
    r"\b(?:examples?|e\.?g|sample|specimen|beispiel|muster|exemple|ejemplo|esempio|voorbeeld)\b[^.!?:\d]{0,20}:\s{0,4}$",
    re.IGNORECASE,
)
_BEFORE = late(
    r"\b(?:on (?:file|record)|registered|recorded|received|noted|hold (?:from|for) you|have (?:had )?from you"
    r"|(?:last|previous|earlier|old) (?:orders|answers|entries|time|turn|round|month|week|go)"
    r"|your orders (?:for (?:turn|round) \d{1,4} )?(?:were|so far)|your orders are|for your (?:files|records)"
    r"|letzte[nrs]? (?:runde|mal|zug))\b",
    re.IGNORECASE,
)
_THIS_TIME = late(r"\b(?:this|next|now|new|for (?:turn|round)|please|diese|jetzt)\b", re.IGNORECASE)
_TOLD = late(
    r"\b(?:throw|threw|thrown|die|dice|roll|wurf|lancer|worp|tiro|month|turn|time|round|week)\b[^.\d]{0,20}[1-6](?!\d)"
    r"[^.:]{0,40}?\b(?:trap ?door|trap|named|nominated|chose|falltür|trappe|valluik|trampilla|botola)\b[^:]{0,40}"
    r"(?:\.|\d|\bnone)\s{0,4}$"
    r"|\b(?:threw|played|rolled|used|spent|took|chose)\b[^.\d]{0,12}[1-6](?!\d)[^.:\d]{0,20}\.\s{0,4}$"
    r"|\b(?:were|was|sent|had|have|ordered|played)\b[^.\d]{0,12}[1-6]\s?(?:[/,&+]|and|with)\s?\d{1,3}\)?\.?\s{0,4}$",
    re.IGNORECASE,
)
"""The end of a line that has said itself what was sent before: "your last orders were throw 6, no trapdoor."."""
_LEFT_IN = late(
    r"\b(?:left|kept|printed|entered|pre-?filled|filled|put|copied|show|shown|showing)\b.{0,30}"
    r"\b(?:answers?|orders?|numbers?|entries|values|figures|choices)\b.{0,40}\b(?:last|previous|old|before|earlier)\b"
    r"|\b(?:answers?|orders?|numbers?|entries|values|figures|choices)\b.{0,30}\b(?:last|previous|old|before|earlier)\b"
    r".{0,40}\b(?:left in|kept|filled in|over|overwrite|change|alter|amend|replace)\b"
    r"|\b(?:(?:type|write) over|over(?:write|type))\b(?! (?:the |these |my |those )?"
    r"(?:question|dots?|blanks?|gaps?|lines?|dashes|underscores?|stars?|asterisks?|zero(?:e?s)?|xs?|marks?|hyphens?)\b)",
    re.IGNORECASE,
)
_LATER = late(
    r"\(?(?:will|to) (?:follow|come)|\(?(?:ditto|tb[ac]|later|follows|see (?:letter|above|below|over|note|mail))\b",
    re.IGNORECASE,
)
_TURN_OR_BOARD = late(
    r"\b(?:board|brett|plateau|tablero|bord)\b|(?-i:\b[A-HJ-Z]\b(?!'))|\b(?:turn|round|runde)\b", re.IGNORECASE
)
_BOARD = late(r"\b[A-HJ-Z]\b(?!')")
_PLAIN = late(r"\s{0,8}[^\W\d_][^\n\d:?()|]{1,60}:(?:\s|$)")
_ROW = late(r"1[^\d\n]{1,9}2[^\d\n]{1,9}3[^\d\n]{1,9}4[^\d\n]{1,9}5[^\d\n]{1,9}6$")
_ROW_AGAIN = late(r"(?P<before>[^\d\n]{0,80}?)(?P<row>[^\w\n]{0,3}1[^\w\n]{1,9}2[^\n]{5,60}6[^\w\n]{0,5})$")
_ROW_LIKE = late(r"\d\D{1,6}\d")
_VALUE = late(r"\d{1,3}(?!\d)")
_FIGURE = late(r"\d")
_WORDS = late(r"[^\W\d_]+")


@dataclass(slots=True)
class _Prompt:
    """A prompt: its line, what it asks for, what stands behind it, and by which sign it is told from that."""

    line: int
    role: str
    label: str
    value: str
    sign: str
    emptied: bool = False  # what stands behind it is no answer: a row to choose from, or that one will follow
    keep: bool = False  # as it stands: others read it as well

    def at(self, line: int) -> _Prompt:
        """Return the same prompt on a line."""
        return _Prompt(line, self.role, self.label, self.value, self.sign, self.emptied, self.keep)


def plain_prompts(texts: Sequence[str], theirs: Sequence[bool]) -> list[list[str]]:
    """Return for each line what to read instead of it: mostly itself; ``theirs`` are those that were quoted."""
    made = [[text] for text in texts]
    theirs = [quoted and place < _MOST for place, quoted in enumerate(theirs)]
    if not any(theirs):
        return made
    prompts: list[_Prompt] = []
    stale = left_in = False
    before: set[str] = set()  # the numbers of a line that has said itself what was sent before
    past: set[tuple[str, str]] = set()  # what was asked for in a block that shows what is not to be played
    for place, (text, quoted) in enumerate(zip(texts, theirs, strict=True)):
        if not quoted:
            continue
        if _LAST_TIME.search(text[:_HEAD]):
            made[place] = [""]
            continue
        if _EXAMPLE.match(text[:60]) and not _EXAMPLE_BELOW.search(text[:_HEAD]):
            made[place] = [""]
            stale = False
            continue
        left_in = left_in or _LEFT_IN.search(text[:_HEAD]) is not None
        found = _prompts(text, place)
        asked = {_asks(one) for one in found if one.role in _ASKING}
        filled = {one.value for one in found if one.role in _ASKING and one.value}
        if not asked:
            stale = _is_heading(text) if text.strip() else stale
            before = before if not text.strip() else set(_VALUE.findall(text[:_HEAD])) if _TOLD.search(text) else set()
            past = set()
        elif filled and filled <= before:
            made[place] = [""]  # told above, and told again
            continue
        elif stale and not asked & past and all(_VALUE.match(one.value) for one in found if one.role in _ASKING):
            made[place] = [""]
            past |= asked
            continue
        else:
            stale = False
        prompts += found
    prompts = _without_numbered(prompts)
    _settle(prompts)
    _tell(prompts, made, left_in=left_in)
    return made


def _asks(prompt: _Prompt) -> tuple[str, str]:
    """Return what a prompt asks for, and for which board."""
    found = _BOARD.search(prompt.label)
    return prompt.role, found.group() if found is not None else ""


def _is_heading(text: str) -> bool:
    """Whether a line says that what follows was sent before, or is an example."""
    head = text[:_HEAD]
    before = _BEFORE.search(head)
    this_time = before is not None and _THIS_TIME.search(head[: before.start()] + head[before.end() :]) is not None
    told = before is not None and (this_time or _TOLD.search(head))
    return (":" in head and _EXAMPLE_BELOW.search(head) is not None) or (before is not None and not told)


def _prompts(text: str, place: int) -> list[_Prompt]:
    """Return the prompts of a line, those of which nothing is known too."""
    return [one.at(place) for one in _prompts_in(text)]


@lru_cache(maxsize=256)
def _prompts_in(text: str) -> Sequence[_Prompt]:
    """Return the prompts of a line, wherever it stands."""
    head = text[:_HEAD].rstrip()
    if len(text) > 4 * _HEAD or not head.strip():
        return []
    item, yours = _ITEM.match(head), _YOURS.match(head)
    head = head[(item or yours).end() :] if item or yours else head.strip()  # type: ignore[union-attr]
    if ticked(text) is not None:
        return []  # read as it is
    gaps = list(_GAP.finditer(head)) if "[" in head or "__" in head or "..." in head else []
    if len(gaps) > 1 and not _COLON.match(head) and not _QUESTION.match(head):
        starts = [0, *(gap.end() for gap in gaps)]
        labels = [head[start : gap.start()].strip(" ,;.") for start, gap in zip(starts, gaps, strict=False)]
        if all(labels):
            return [
                _Prompt(_NOWHERE, role_of(label), label, gap["value"], "_")
                for label, gap in zip(labels, gaps, strict=True)
            ]
    about = ""
    parted = "   " in head or ";" in head or "|" in head
    parts = [part for part in _PART.split(head) if part] if parted else [head]
    if len(parts) < 2 or not all(_COLON.match(part) or _QUESTION.match(part) for part in parts[1:]):
        parts = [head]
    elif not (_COLON.match(parts[0]) or _QUESTION.match(parts[0])):
        about, *parts = parts
    plain = len(parts) == 1 and item is None and yours is None and _PLAIN.match(text) is not None
    found = [one for part in parts if (one := _prompt(part)) is not None]
    for one in found:
        one.label = f"{about} {one.label}" if _TURN_OR_BOARD.search(about) else one.label
        words = _WORDS.findall(one.label.casefold())
        known = one.role in (PRESS, RECORD) or any(map(keyword, words))
        kept = known and "you" not in words and MEMORY.isdisjoint(words)
        one.keep = plain and kept and not one.emptied and not _ROW_LIKE.search(one.value)
    return found


def _prompt(part: str) -> _Prompt | None:
    for pattern, sign, needed in _SORTS:
        found = pattern.match(part) if needed.search(part) is not None else None
        if found is None:
            continue
        after = found.groupdict().get("after") or ""
        label = f"{found['label']} {after}".strip(" \t.:|")
        role = role_of(label)
        if sign == " " and role in (NOTHING, WEAK_DOOR, WEAK_THROW, PRESS):
            return None  # a row of words and numbers that nothing calls a prompt
        answer = value_of(found["value"])
        if sign == " " and not (answer[:1].isdigit() or answer == "none"):
            return None  # the head of a table: "Player  threw  from  to  trapdoor"
        given = found["value"].strip()
        given = without_printed(f"[{given}]" if sign == "[" else given)
        value = given.strip(_EDGES)
        if role in (THROW, WEAK_THROW):
            row = ticked(f"Throw: {given}")
            value = row[1] if row is not None else "" if _is_row(value) else value
        emptied = _LATER.match(found["value"].strip()) is not None or _is_row(found["value"])
        return _Prompt(_NOWHERE, role, label, "" if _LATER.match(value) else value, sign, emptied)
    return None


def _is_row(value: str) -> bool:
    """Whether a value is the row of all throws, from which one was to be chosen."""
    return _ROW.match(value.strip(_EDGES)) is not None


def _without_numbered(prompts: list[_Prompt]) -> list[_Prompt]:
    """Return ``prompts`` without those that are only numbered, "[1] die", "[2] trapdoor", or of which one is alone."""
    ahead = [one for one in prompts if one.sign == "a"]
    values = [int(one.value) if one.value.isdigit() else 0 for one in ahead]
    if len(ahead) > 1 and values != list(range(1, len(values) + 1)):
        return prompts
    return [one for one in prompts if one.sign != "a"]


def _small(prompt: _Prompt) -> bool:
    """Whether what stands behind a prompt is no more than a throw can be, or nothing."""
    found = _VALUE.match(prompt.value)
    return not prompt.value or (found is not None and 1 <= int(found.group()) <= _HIGH)


def _settle(prompts: Sequence[_Prompt]) -> None:
    """Give the prompts whose words say little, or nothing, the role that the others leave them."""
    has = {prompt.role for prompt in prompts}
    if THROW not in has:
        weak = [one for one in prompts if one.role == WEAK_THROW and _small(one)]
        if len(weak) == 1 and has & {DOOR, WEAK_DOOR}:
            weak[0].role = THROW
    if DOOR not in has:
        weak = [one for one in prompts if one.role == WEAK_DOOR]
        after = [one for n, one in enumerate(prompts) if n and one in weak and prompts[n - 1].role == THROW]
        if len(after) == 1:
            after[0].role = DOOR
    has = {prompt.role for prompt in prompts}
    for before, one in pairwise(prompts):
        near = one.line - before.line <= 2 and before.sign == one.sign
        if (
            near
            and THROW not in has
            and one.role == DOOR
            and before.role == NOTHING
            and before.value
            and _small(before)
        ):
            before.role = THROW
            return
        if near and DOOR not in has and before.role == THROW and one.role == NOTHING and _VALUE.fullmatch(one.value):
            one.role = DOOR
            return


def _tell(prompts: Sequence[_Prompt], made: list[list[str]], *, left_in: bool) -> None:
    """Put the prompts for throws and trapdoors plainly in the place of their lines."""
    by_line: dict[int, list[_Prompt]] = {}
    for prompt in prompts:
        by_line.setdefault(prompt.line, []).append(prompt)
    for place, found in by_line.items():
        if left_in and any(one.role == PRESS and one.value for one in found):
            made[place] = [""]  # what was printed last month
            continue
        asked = [one for one in found if one.role in _LABEL]
        if not asked or any(_TURN_OR_BOARD.search(one.label) for one in asked):
            continue
        if left_in:
            made[place] = [f"{_LABEL[one.role]}: {one.value}?" if one.value else f"{one.label}:" for one in asked]
        elif not (len(found) == 1 and found[0].keep):
            made[place] = [f"{_LABEL[one.role]}: {one.value}".rstrip() for one in asked]


def above_its_form(texts: Sequence[str], theirs: Sequence[bool]) -> list[str]:
    """Return ``texts`` with the player's own lines told in the light of the form that was quoted.

    The row to choose from, typed again with a mark, is the throw; a prompt that was typed again with another number
    than the form has, while the rest of both is the same, has two.
    """
    made = list(texts)
    if not any(theirs) or all(theirs) or len(texts) > _MOST:
        return made
    quoted = {
        " ".join(one.label.casefold().split()): one
        for place, text in enumerate(texts)
        if theirs[place]
        for one in _prompts(text, place)
    }
    throws = [one for one in quoted.values() if one.role == THROW]
    row_to_mark = bool(throws) and throws[0].emptied
    asking = any(one.role in (PRESS, RECORD) for one in quoted.values())
    # Nothing that was typed again differs from a form in which no number stands.
    filled_in = asking and any(one.value.isdigit() for one in quoted.values())
    own: list[tuple[_Prompt, _Prompt]] = []
    for place, text in enumerate(texts if row_to_mark or filled_in else ()):
        if theirs[place] or len(text) > _HEAD or not _FIGURE.search(text):
            continue
        row = _ROW_AGAIN.match(text) if row_to_mark else None
        chosen = ticked(f"Throw: {row['row'].strip()}") if row is not None else None
        if chosen is not None and chosen[1]:
            made[place] = f"Throw: {chosen[1]}"
            continue
        for one in _prompts(text, place) if filled_in else ():
            other = quoted.get(" ".join(one.label.casefold().split()))
            if other is not None and one.role in _LABEL and one.value.isdigit() and other.value.isdigit():
                own.append((one, other))
    if any(one.value == other.value for one, other in own):
        for one, other in own:
            if one.value != other.value:
                made[one.line] = f"{_LABEL[one.role]}: {one.value} or {other.value}"
    return made
