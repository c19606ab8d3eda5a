"""Mail commands found in a person's own lines: a line by itself, or a sentence that plainly means one."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from pbm.core.orders import Asked
from pbm.orders.around_absence import orders_nothing
from pbm.orders.asking_kindly import AFTER, BEFORE, GREETING, KIND, OWN, starts
from pbm.orders.folded import APART, folded, lettered, sentence_ends
from pbm.orders.late import late
from pbm.orders.line_around import goes_on, heads
from pbm.orders.press.around import begins_press, ends_press
from pbm.orders.slips import is_slip
from pbm.orders.told_plainly import names_days, told_plainly
from pbm.orders.wavering import wonders

if TYPE_CHECKING:
    from pbm.orders.commands.command import Command

__all__ = ["Book"]


_LONGEST = 160  # characters of a line or a sentence that can be a command
_MOST = 10  # commands taken of one mail
_LINES = 400  # lines of a mail that are looked at
_PARAGRAPH = 4000  # characters of a paragraph that is looked at for sentences
_LIST = 80  # characters of a line that can be a list of commands
_SLIP = 40  # characters of a line whose command can be misspelt
_FEW_WORDS = 5
_TAIL = 12  # lines at the end of a mail that may be commands below press

_REPLY = late(r"\s{0,4}(?:re|aw|sv|antw|vs|odp|r|fwd?|wg|tr|rv|i|enc)\s?(?:\[\d{1,3}\])?\s?:", re.IGNORECASE)
_LISTED = late(r"[,;&+/]|\b(?:and|und|et|en|y|e|then)\b", re.IGNORECASE)
_LEADING = late(r"\A(?:[=:]|-(?=\s))\s*")
_GROUP = late(r"\(\?P<\w{1,20}>")
_PARTED = APART | str.maketrans(dict.fromkeys("&+/,;–—", " "))
"""The same, and all that parts a command from what is ordered in its line."""
_AROUND: Final = "_~#>/\\-–— \t"
"""Signs around a command that say nothing."""
_TAG = late(r"\s{0,4}\[[^\]]{0,60}\]\s{0,4}")


@dataclass(slots=True, eq=False)
class Book:
    """Every command, found again in a person's own lines.

    Most lines hold no word of any command: those cost a look at their words and no more.
    """

    commands: tuple[Command, ...]
    _names: dict[str, list[tuple[str, Command]]] = field(init=False, default_factory=dict)
    _sentences: dict[str, list[Command]] = field(init=False, default_factory=dict)
    _patterns: dict[str, re.Pattern[str]] = field(init=False, default_factory=dict)
    _any: dict[str, re.Pattern[str]] = field(init=False, default_factory=dict)
    _begun: frozenset[str] = field(init=False, default=frozenset())
    _hinting: frozenset[str] = field(init=False, default=frozenset())
    _hinting_at: dict[frozenset[str], tuple[frozenset[str], frozenset[str]]] = field(init=False, default_factory=dict)
    _slipped: Callable[[str], str | None] = field(init=False, repr=False, compare=False)
    """The command that a word is a slip away from; the same few words stand on short lines in every mail."""

    def __post_init__(self) -> None:
        self._slipped = lru_cache(maxsize=4096)(self._nearest)
        behind = rf"(?: (?:{KIND}|{GREETING}|again|then)){{0,3}}"
        for command in self.commands:
            for name in (command.name.casefold(), *command.also):
                self._names.setdefault(name.partition(" ")[0], []).append((name, command))
            for word in command.hints.split():
                self._sentences.setdefault(word, []).append(command)
            for phrase in command.phrases:
                self._patterns[phrase] = late(f"(?:{phrase}){behind}")
            # One look tells most sentences from all of them.
            unnamed = (_GROUP.sub("(?:", phrase) for phrase in command.phrases)
            self._any[command.name] = late(f"(?:{'|'.join(unnamed)}){behind}")
        self._begun = frozenset((*self._names, *self._sentences))
        # A name of several words is hinted at by the longest: "press" for "my press".
        named = (max(name.split(), key=len) for names in self._names.values() for name, _ in names)
        self._hinting = frozenset((*named, *self._sentences))

    def asked_in(self, lines: Sequence[str]) -> tuple[tuple[Asked, ...], tuple[str, ...]]:
        """Return the commands in ``lines``, in order and each once, and the lines without them.

        A command is a line by itself, in any case, with kind words around it; or a whole sentence that plainly
        means it. Press is left alone but for commands in capitals that stand at the very end, by themselves.
        """
        hinted = [self._hints(line) for line in lines[:_LINES]]
        if not any(hinted):
            return (), tuple(lines)
        found: list[tuple[int, Asked]] = []
        rest = list(lines)
        prose: list[int] = []
        press = False
        behind = len(lines)
        for place, line in enumerate(lines[:_LINES]):
            if press and (place >= behind or ends_press(line, lines[place - 1])):
                press = False
            elif begins_press(line):
                press = True
                behind = self._at_the_end(lines) if behind == len(lines) else behind
            by_itself = hinted[place] and not press and not (place and goes_on(lines[place - 1], line))
            asked = self._all_of_line(line, lines[place + 1 : place + 40]) if by_itself else ()
            if asked:
                found += [(place, one) for one in asked]
                rest[place] = ""
            elif not press and line.strip():
                prose.append(place)
                continue
            found += self._of_paragraph(rest, prose, hinted)
            prose = []
        found += self._of_paragraph(rest, prose, hinted)
        once: dict[tuple[str, str], Asked] = {}
        for _, one in sorted(found, key=lambda item: item[0]):
            once.setdefault((one.command, one.argument.casefold()), one)
        return tuple(once.values())[:_MOST], tuple(rest)

    def all_of(self, text: str) -> tuple[Asked, ...]:
        """Return the commands that a clause or a sentence is, nothing where something else stands in it."""
        if not self._may_begin(text):
            return ()
        asked, rest = self.asked_in([text])
        return () if any(rest) else asked

    def _may_begin(self, text: str) -> bool:
        """Whether a text, the first of its sentences or the first name of its list may be a command: few are."""
        ends = sentence_ends(text)
        listed = next((piece for piece in _LISTED.split(text) if piece.strip()), "")
        firsts = {text, text[: ends[0]] if ends else text, listed}
        return any(self._may_be(first.strip().strip(_AROUND)) for first in firsts)

    def _may_be(self, bare: str) -> bool:
        text = folded(bare)
        return self._has_name(text) or bool(_fitting(text, self)) or bool(self._slips(bare))

    def _at_the_end(self, lines: Sequence[str]) -> int:
        """Return where the commands in capitals begin that end a mail, apart from what is above them."""
        first = len(lines)
        for place in range(len(lines) - 1, max(len(lines) - _TAIL, -1), -1):
            line = lines[place].strip()
            if line and not (line.isupper() and self._all_of_line(line, ())):
                break
            first = place
        while first < len(lines) and lines[first].strip():
            first += 1  # what stands directly below press goes on with it
        return first

    def asked_in_subject(self, subject: str) -> Asked | None:
        """Return the command that a subject is, for a mail that says nothing else."""
        subject = subject[: _LONGEST * 2]
        for _ in range(6):
            shorter = _TAG.sub("", _REPLY.sub("", subject, count=1), count=1)
            if shorter == subject:
                break
            subject = shorter
        return self._of_line(subject, (_A_SUBJECT,))

    def misspelt_in(self, asked: Asked) -> str | None:
        """Return the word that was taken for a command's name though it is spelt otherwise; None where none was."""
        for line in (asked.line, *_LISTED.split(asked.line[:_LIST])):
            slips = dict(self._slips(line))
            if asked.command in slips.values():
                small = next(word for word, name in slips.items() if name == asked.command)
                return next((word for word in line.split() if small in word.casefold()), small).strip(".,;:!?\"'()[]*")
        return None

    def _changes(self, name: str) -> bool:
        """Return whether the command of a name changes what is ordered."""
        return any(command.changes for command in self.commands if command.name == name)

    def _slips(self, line: str) -> tuple[tuple[str, str], ...]:
        """Return the words of a short line that are nearly the name of a command, with that name."""
        if len(line) > _SLIP:
            return ()
        words = line.translate(APART).casefold().split()
        if len(words) > _FEW_WORDS:
            return ()
        return tuple((word, name) for word in words if (name := self._slipped(word)) is not None)

    def _nearest(self, word: str) -> str | None:
        """Return the one command that a word is a slip away from; none that changes what is ordered."""
        if not word.isalpha() or not 4 <= len(word) <= 10 or word in self._begun:
            return None
        near = [command.name for command in self.commands if not command.changes and is_slip(word, command.name)]
        return near[0] if len(near) == 1 else None

    def may_be_asked_in(self, line: str, names: frozenset[str]) -> bool:
        """Return whether some part of a line, cut where signs part it, may be a command of one of some ``names``.

        Most lines have no word of one.
        """
        named, meant = self._hinting_at.get(names) or self._hinting_at.setdefault(names, self._words_of(names))
        words = line.translate(_PARTED).casefold().split()
        if not named.isdisjoint(words):
            return True
        likely = (one for word in meant.intersection(words) for one in self._sentences[word] if one.name in names)
        told = any(one.sounds is None or one.sounds(words) for one in likely)
        return told or any(self._slipped(word) in names for word in words)

    def _words_of(self, names: frozenset[str]) -> tuple[frozenset[str], frozenset[str]]:
        """Return the words by which commands of some ``names`` are called, and those that their sentences have."""
        held = (one for some in self._names.values() for one in some)
        named = frozenset(max(name.split(), key=len) for name, command in held if command.name in names)
        return named, frozenset(word for word, of in self._sentences.items() if any(one.name in names for one in of))

    def _hints(self, line: str) -> bool:
        """Return whether a line has a word of any command, or is short and nearly has the name of one."""
        words = line.translate(APART).casefold().split()
        if not self._hinting.isdisjoint(words):
            return True
        return len(line) <= _SLIP and len(words) <= _FEW_WORDS and any(map(self._slipped, words))

    def _all_of_line(self, line: str, following: Sequence[str]) -> tuple[Asked, ...]:
        """Return the commands of a line that holds nothing else: one, or several names in a list."""
        asked = self._of_line(line, following)
        if asked is not None:
            return (asked,)
        if len(line) > _LIST:
            return ()
        pieces = [piece for piece in map(str.strip, _LISTED.split(line.strip(" .!"))) if piece]
        if len(pieces) == 1 and all(word in self._names for word in folded(line).split()):
            pieces = line.split()
        if not 1 < len(pieces) <= _MOST:
            return ()
        found: list[Asked] = []
        for piece in pieces:
            one = self._of_line(piece, ()) if self._hints(piece) else None
            if one is None:
                return ()
            found.append(one)
        return tuple(found)

    def _of_line(self, line: str, following: Sequence[str]) -> Asked | None:
        """Return the command that a line is, whole and alone."""
        bare = line.strip().strip(_AROUND)
        if not bare or len(bare) > _LONGEST or bare.endswith(":"):
            return None
        text = folded(bare)
        asked = self._phrased(bare, text)
        if asked is not None:
            return asked
        if self._has_name(text):
            named = self._unwrapped(bare, text, following)
            return None if named is not None and wonders(bare) and self._changes(named.command) else named
        for word, name in self._slips(bare):
            right = re.sub(rf"\b{word}\b", name, bare, count=1, flags=re.IGNORECASE)
            asked = self._unwrapped(right, folded(right), following)
            if asked is not None and (not asked.argument or _is_plain(asked.argument)):
                return Asked(asked.command, asked.argument, " ".join(bare.split()))
        return None

    def _has_name(self, text: str) -> bool:
        begun = self._names.keys() & text.split()
        around = f" {text} "
        return bool(begun) and any(f" {name} " in around for word in begun for name, _ in self._names[word])

    def _unwrapped(self, bare: str, text: str, following: Sequence[str]) -> Asked | None:
        """Return the command in a line without its courtesies, which go one by one, from both ends; ``text`` folded."""
        start, end, heading = 0, len(text), True
        for _ in range(8):
            # What is asked for kindly heads nothing.
            asked = self._named(bare, text, start, end, following if heading else ())
            if asked is not None:
                return asked
            own = OWN.match(text, start, end)
            before, after = BEFORE.match(text, start, end), AFTER.search(text, start, end)
            if own is not None:
                start = own.end()
            elif after is not None:
                end, heading = after.start(), False
            elif before is not None:
                start, heading = before.end(), False
            else:
                break
        return None

    def _named(self, bare: str, text: str, start: int, end: int, following: Sequence[str]) -> Asked | None:
        said = text[start:end]
        for name, command in self._names.get(said.partition(" ")[0], ()):
            if said != name and not said.startswith(f"{name} "):
                continue
            words = lettered(bare)
            argument = _LEADING.sub("", words.written(min(start + len(name) + 1, end), end).strip(), count=1)
            heading = command.heading and not argument and heads(self._below(command, following))
            if command.takes(argument) and not heading:
                return Asked(command.name, argument, " ".join(bare.split()))
        return None

    def _below(self, command: Command, following: Sequence[str]) -> Sequence[str]:
        """Return what a command might head: of a list of names, nothing.

        Below PRESS any name is press, and what changes the orders stands below ORDERS as they do.
        """
        below = next((place for place, line in enumerate(following) if line.strip()), None)
        if command.name != "ORDERS" or below is None:
            return following
        asked = self._of_line(following[below], ())
        return following if asked is None or self._changes(asked.command) else ()

    def _phrased(self, sentence: str, text: str) -> Asked | None:
        """Return the command that a sentence means, ``text`` when folded."""
        fitting = _fitting(text, self)
        wondering = bool(fitting) and wonders(sentence)
        for command, start in fitting:
            asked = None if wondering and command.changes else self._as_phrased(command, sentence, text, start)
            if asked is not None:
                return asked
        return None if wondering else self._plainly(sentence, text)

    def _plainly(self, sentence: str, text: str) -> Asked | None:
        """Return the command that a sentence means without what stands around it: "Alan, what have I left?"."""
        for told, names in told_plainly(sentence, text):
            plain = folded(told)
            for command, start in _fitting(plain, self):
                asked = self._as_phrased(command, told, plain, start) if command.name in names else None
                if asked is not None and (asked.command != "ABSENT" or names_days(asked.argument)):
                    return replace(asked, line=" ".join(sentence.split()))
        return None

    def fitting(self, text: str) -> Sequence[tuple[Command, int]]:
        """Return the commands of which a phrase fits a folded sentence, each with where the phrase begins."""
        words = text.replace("-", " ").split()
        if self._sentences.keys().isdisjoint(words):
            return ()
        meant = {command.name: command for word in words for command in self._sentences.get(word, ())}
        likely = [command for command in meant.values() if command.sounds is None or command.sounds(words)]
        begins = starts(text) if likely else ()
        return [
            (command, start)
            for command in likely
            for start in begins
            if self._any[command.name].fullmatch(text, start) is not None
        ]

    def _as_phrased(self, command: Command, sentence: str, text: str, start: int) -> Asked | None:
        """Return the command as the first of its phrases has it that a sentence is from ``start`` on."""
        for phrase in command.phrases:
            match = self._patterns[phrase].fullmatch(text, start)
            if match is None:
                continue
            said = [name for name, value in match.groupdict().items() if value is not None]
            if "argument" in said:
                written = lettered(sentence).written(*match.span("argument")).strip()
                said = [*(name for name in said if name != "argument"), written]
            argument = " ".join(said)
            if command.takes(argument):
                return Asked(command.name, argument, " ".join(sentence.split()))
        return None

    def _of_paragraph(self, rest: list[str], places: Sequence[int], hinted: Sequence[bool]) -> list[tuple[int, Asked]]:
        """Return the commands that sentences of a paragraph mean, and take these sentences out of its lines."""
        if not any(hinted[place] for place in places):
            return []
        text = "\n".join(rest[place] for place in places)
        if len(text) > _PARAGRAPH or self._sentences.keys().isdisjoint(folded(text).replace("-", " ").split()):
            return []
        found: list[tuple[int, Asked]] = []
        kept: list[str] = []
        start = 0
        for end in (*sentence_ends(text), len(text)):
            sentence, begun = text[start:end], start
            start = end
            asked = None
            if 3 < len(sentence.strip()) <= _LONGEST:
                asked = self._phrased(sentence, folded(sentence))
            if asked is None:
                told = bool(found) and found[-1][1].command == "ABSENT" and orders_nothing(sentence)
                kept.append("\n" * sentence.count("\n") if told else sentence)
            else:
                found.append((places[text.count("\n", 0, begun)], asked))
                kept.append("\n" * sentence.count("\n"))
        if found:
            for place, line in zip(places, "".join(kept).split("\n"), strict=True):
                rest[place] = line.strip()
        return found


@lru_cache(maxsize=64)  # a line is looked at whole, then by its clauses and sentences
def _fitting(text: str, book: Book) -> Sequence[tuple[Command, int]]:
    """Return what ``Book.fitting`` does, found a moment ago or anew."""
    return book.fitting(text)


_A_SUBJECT = "a subject is the heading of its mail: ORDERS there asks for nothing"


def _is_plain(argument: str) -> bool:
    """Return whether what stands behind a misspelt name is beyond doubt something that belongs to one."""
    return argument.isdigit() or argument.casefold() in ("on", "off", "none")
