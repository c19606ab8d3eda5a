"""What a player wrote, without what anybody else did: quotes, signatures, footers, our own lines."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from pbm.orders import quoting
from pbm.orders.numbers import plain
from pbm.orders.words import MEMORY, keyword

__all__ = ["REPLY_MARKER", "Cleaned", "clean"]

REPLY_MARKER = "=== Reply above this line, or fill in the form below ==="
"""The line over the form in every mail that asks for orders."""

_MARKER_WORDS = "reply above this line"
_SHORT = 60  # an answer typed under a prompt is no longer than this
_GRAM = 4  # so many words in a row that we sent are ours wherever they are broken

_PROMPT = re.compile(r"\s{0,8}(?P<label>[^:\n]{2,90}?)\s{0,3}:(?=\s|$)(?P<answer>.*)$", re.DOTALL)
_WORD = re.compile(r"[^\W\d_]+|🎲|🕳")
_ORDERLY = re.compile(r"\s*[^\W\d_]{1,12}\s?[:=-]?\s?\d{1,3}\b")
_ANSWER = re.compile(r"\d|none|\bno\b|lowest|highest|one|two|three|four|five|six", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Cleaned:
    """What is left of a mail.

    ``words`` are the lines the player wrote; ``form`` the answers found in our form where it was quoted,
    each with its prompt. ``sure`` tells that the form's answers are certainly the player's: typed between the
    quoted lines, or added to a line that we sent. ``forwarded`` says that words of somebody else were cut.
    """

    words: tuple[str, ...]
    form: tuple[str, ...] = ()
    sure: bool = False
    forwarded: bool = False


@dataclass(slots=True)
class _Line:
    text: str
    whose: str  # "own", "quote" (marked), "under" (below a separator, unmarked), "rule" (a client's)


class _Sent:
    """The lines that we sent, found again whole, quoted or broken anew."""

    def __init__(self, lines: Iterable[str]) -> None:
        kept = [key for key in (_key(plain(line)) for line in lines) if key]
        self.lines = frozenset(kept)
        self.pairs = frozenset(pairwise(kept))
        marker = next((place for place, key in enumerate(kept) if _MARKER_WORDS in key), -1)
        self.prompts = frozenset(key for key in kept[marker + 1 :] if key.endswith(":"))
        words = " ".join(kept).split()
        self.grams = frozenset(tuple(words[n : n + size]) for size in range(1, _GRAM + 1) for n in range(len(words)))

    def holds(self, key: str) -> bool:
        """Whether a quoted or long line says only what we sent."""
        if key in self.lines:
            return True
        words = key.split()
        size = min(_GRAM, len(words))
        return bool(words) and all(tuple(words[n : n + size]) in self.grams for n in range(len(words) - size + 1))


@dataclass(slots=True)
class _Form:
    """Answers as they are found: ``answers`` with their prompt, ``blank`` the prompts that stayed empty."""

    answers: list[tuple[str, str]] = field(default_factory=list)
    blank: set[str] = field(default_factory=set)
    sure: list[tuple[str, str]] = field(default_factory=list)


def _key(line: str) -> str:
    return " ".join(line.split()).casefold()


def clean(text: str, sent_lines: Collection[str] = ()) -> Cleaned:
    """Return the player's own words in ``text``; ``sent_lines`` are those of the mail of ours it may quote."""
    sent = _Sent(sent_lines)
    lines, forwarded = _classified(quoting.unarmoured(plain(text).split("\n")))
    form, rest = _answered(lines, sent)
    words = _trimmed(_unsigned(_minus(rest, sent)))
    if form.sure:
        return Cleaned(words, _joined(form.sure), True, forwarded)
    usable = [(label, answer) for label, answer in form.answers if _meaning(label) not in form.blank]
    if not words and not usable and sent.lines:
        words = _trimmed(_unsigned([line.text for line in lines if line.whose == "under" and not _ours(line, sent)]))
    return Cleaned(words, _joined(usable), False, forwarded)


def _joined(answers: Sequence[tuple[str, str]]) -> tuple[str, ...]:
    return tuple(f"{label}: {answer}" for label, answer in answers)


def _ours(line: _Line, sent: _Sent) -> bool:
    key = _key(line.text)
    return not key or sent.holds(key) or _MARKER_WORDS in key


def _classified(raw: Sequence[str]) -> tuple[list[_Line], bool]:
    """Return whose each line is, and whether a forwarded message was cut off."""
    lines: list[_Line] = []
    below = False
    place = 0
    while place < len(raw):
        depth, text = quoting.unquoted(raw[place])
        if depth:
            lines.append(_Line(text, "quote"))
            place += 1
            continue
        if not below and quoting.forward_separator(text):
            return lines, True
        taken, rest = _separator(raw[place : place + 10]) if text.strip() else (0, "")
        if taken:
            lines.append(_Line("", "rule"))
            place += taken
            if rest:
                lines.append(_Line(rest, "under"))
            below = below or not _marked_next(raw, place)
            continue
        lines.append(_Line(text, "under" if below else "own"))
        place += 1
    return lines, False


def _separator(lines: Sequence[str]) -> tuple[int, str]:
    """Return how many of ``lines`` part the player's words from what is quoted, and what is quoted on the last."""
    first = lines[0]
    if not first.strip():
        return 0, ""
    if quoting.reply_separator(first) or _MARKER_WORDS in first[:200].casefold():
        return 1, ""
    count = quoting.header_block(lines)
    if count:
        return count, ""
    found = quoting.attribution(lines[:3])
    return found if found is not None else (0, "")


def _marked_next(raw: Sequence[str], place: int) -> bool:
    """Whether what follows is marked as quoted, so that unmarked lines after it are the player's."""
    for line in raw[place : place + 4]:
        if line.strip():
            return quoting.unquoted(line)[0] > 0
    return False


def _meaning(label: str) -> str:
    """Return what a prompt asks for, with its board and turn, or an empty text when it is no prompt of orders."""
    words = [word.casefold() for word in _WORD.findall(label)]
    if any(word in MEMORY or word in ("you", "sent", "orders") for word in words):
        return ""
    kinds = [kind for kind in map(keyword, words) if kind]
    if "press" in words[:3]:
        kinds.append("P")
    if not kinds:
        return ""
    board = re.match(r"\s*(?:board\s+)?([A-Z])\b(?!\s+space\b)", label)
    turn = re.search(r"turn (\d{1,4})\s*$", label)
    return f"{board.group(1) if board else ''}{kinds[-1]}{turn.group(1) if turn else ''}"


def _prompt(text: str, sent: _Sent) -> tuple[str, str, bool] | None:
    """Return the prompt a line begins with, what follows it, and whether it is certainly a line of ours."""
    found = _PROMPT.match(text[:2000])
    if found is None:
        return None
    label, answer = found["label"], found["answer"].strip()
    key = _key(answer)
    joined = " " in key and sent.holds(key)  # a client may put our next line behind ours
    certain = _key(label) + ":" in sent.prompts and not joined
    if not certain and (not _meaning(label) or sent.holds(_key(text))):
        return None
    if answer and any(word.casefold() in MEMORY or word.casefold() == "your" for word in _WORD.findall(answer[:200])):
        answer, certain = "", False
    return label, answer, certain


def _answered(lines: Sequence[_Line], sent: _Sent) -> tuple[_Form, list[_Line]]:
    """Return the answers in the quoted form, and the lines without those that were typed between quoted ones."""
    form = _Form()
    rest: list[_Line] = []
    waiting: tuple[str, bool] | None = None  # a prompt without an answer, and whether a blank line came since
    pressing = False
    for line in lines:
        text = line.text.strip()
        if line.whose in ("own", "rule"):
            if waiting and line.whose == "own" and text:
                label, apart = waiting
                if len(text) <= _SHORT and (_ANSWER.search(text) if _meaning(label)[-1:] != "P" else not apart):
                    form.sure.append((label, text))
                    waiting = None
                    rest.append(_Line("", "own"))
                    continue
                waiting = None
            elif waiting and not text:
                waiting = (waiting[0], True)
            rest.append(line)
            continue
        found = _prompt(text, sent)
        if found is None:
            if pressing and text and sent.lines and not sent.holds(_key(text)):
                label, before = form.sure[-1]
                form.sure[-1] = (label, f"{before}\n{text}")
            elif waiting and text and line.whose == "under" and not waiting[1] and _bare_answer(text):
                # Some clients mark nothing as quoted: the answer on the line below a prompt.
                (form.sure if sent.lines else form.answers).append((waiting[0], text))
                form.blank.discard(_meaning(waiting[0]))
                waiting = None
            elif text:
                waiting, pressing = None, False
            continue
        label, answer, certain = found
        pressing = False
        if answer:
            (form.sure if certain else form.answers).append((label, answer))
            waiting = None
            pressing = certain and _meaning(label)[-1:] == "P"
        else:
            form.blank.add(_meaning(label))
            waiting = (label, False)
    return form, rest


def _bare_answer(text: str) -> bool:
    return len(text) <= 20 and re.match(r"\d{1,3}\b|none\b", text, re.IGNORECASE) is not None


def _minus(lines: Sequence[_Line], sent: _Sent) -> list[str]:
    """Return the player's lines without those of ours that a client quoted without a mark."""
    own = [line.text if line.whose == "own" else "\0" for line in lines]
    keys = [_key(text) for text in own]
    kept: list[str] = []
    full = [number for number, key in enumerate(keys) if key and key != "\0"]
    ours = set()
    for place, number in enumerate(full):
        key = keys[number]
        before = keys[full[place - 1]] if place else ""
        after = keys[full[place + 1]] if place + 1 < len(full) else ""
        if (len(key.split()) >= _GRAM and sent.holds(key)) or (before, key) in sent.pairs or (key, after) in sent.pairs:
            ours.add(number)
    for number, text in enumerate(own):
        if number not in ours:
            kept.append(text)
    return kept


def _unsigned(lines: Sequence[str]) -> list[str]:
    """Return ``lines`` without signatures and footers; a NUL line stands where something quoted was."""
    kept: list[str] = []
    dropping = False
    for place, line in enumerate(lines):
        if line == "\0":
            if not dropping or kept[-1:] != [""]:
                kept.append("")
            dropping = False
        elif dropping:
            continue
        elif (
            (quoting.is_signature_rule(line) and (line == "-- " or not _orders_follow(lines, place)))
            or quoting.is_list_rule(lines[place : place + 5])
            or quoting.is_blurb_start(line)
        ):
            dropping = True
        elif not quoting.is_footer(line):
            kept.append(line.rstrip())
    return kept


def _orders_follow(lines: Sequence[str], place: int) -> bool:
    """Whether orders stand below two dashes without the space of a signature's: then they are only a rule."""
    return any(
        _ORDERLY.match(line[:80]) and keyword(line.split()[0].rstrip(":=-").casefold()) is not None
        for line in lines[place + 1 : place + 6]
        if line.strip()
    )


def _trimmed(lines: Sequence[str]) -> tuple[str, ...]:
    """Return ``lines`` without blank ones at either end, and one where several are together."""
    kept: list[str] = []
    for line in lines:
        if line.strip() or (kept and kept[-1]):
            kept.append(line.strip() and line)
    while kept and not kept[-1]:
        kept.pop()
    return tuple(kept)
