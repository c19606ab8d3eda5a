"""Is it a yes or a no? Only words that are plainly one or the other, and say nothing beside it, are taken for it."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import islice

from pbm.orders.answer_words import NAME, RHETORICAL, WIDEST, Sense, phrases
from pbm.orders.late import late
from pbm.orders.numbers import NUMBER_WORDS, TENS
from pbm.orders.words import keyword

__all__ = ["Heard", "consent", "heard", "heard_below", "refused_first", "yes_with_numbers"]

_AGREES: frozenset[Sense] = frozenset(("yes", "ok", "mine", "wrote", "add"))
_REFUSES: frozenset[Sense] = frozenset(("no", "not mine"))
_OF_A_GAME: frozenset[Sense] = frozenset(("leave", "out", "stay"))

_OPENING = late(r"(?:hi|hello|hey|dear|hallo|liebe[rs]?|bonjour|salut|hoi|beste|hola|ciao|buongiorno|moin)\b")
_TURNS = late(
    r"\b(?:but|except|unless|however|if|only|not|instead|aber|außer|wenn|nur|nicht|sondern|mais|sauf|pas|maar|behalve"
    r"|als|niet|pero|salvo|excepto|ma|però|tranne|se|non|think|maybe|perhaps|wait|later|vielleicht|peut-être|misschien"
    r"|quizás?|forse|count|accept|keep|yes|absent|away|holiday|vacation)\b"
)
# In what looks like the end of a letter: what asks for something, or speaks of somebody who is no friend.
_NO_SIGNATURE = late(
    r"\b(?:ignore|bin|delete|deleted|reject|refuse|discard|scrap|drop|block|remove|cancel|undo|withdraw|stop|fake|forged"
    r"|forgery|spam|hacked|rubbish|trash|junk|none|nobody|someone|somebody|son|daughter|brother|sister|wife|husband"
    r"|ps|löschen|weg|müll|ignorieren|poubelle|supprimer|weggooien|bórralo|basura|cancella|resign|press|help|status)\b"
)
_OFFICE = late(
    r"\b(?:ltd|limited|gmbh|plc|inc|llc|llp|street|road|avenue|straße|www)\b|\S@\S|\+?\d[\d ()/-]{6,}\d", re.IGNORECASE
)
"""What a line that an office puts below its letters has: a company, a street, a telephone, an address."""
_TREES = late(
    r"(?:please )?(?:consider|think of|save) (?:the|our) (?:environment|trees?|planet) before printing[^.!?]*[.!]?"
)
_ADDRESS = late(r"\S+@\S+|(?:https?://|www\.)\S+", re.IGNORECASE)
_WORD = late(r"[^\W\d_]+")
_JOINING = frozenset(("of", "for", "the", "tel", "phone", "mobile", "fax", "t", "m", "e", "w"))
_PIECE = late(r"([^.!?;:,()\n–—-]*)([.!?;:,()\n–—-]*)")
_REPEATING = late(
    r"(?:yes|yep|yeah|ja|jawohl|oui|sí|si|sì)(?: please)?[,.:;!\s-]{1,4}"
    r"(?P<rest>(?:(?:and|with|please|it is|that's|\d{1,3})\b|[,.:;/&!\s-])+)"
)
_DIGITS = late(r"\d+")
_THUMBS = str.maketrans(dict.fromkeys("👍✅✔☑", " ok "))
_DRAWN_OUT = late(r"([^\W\d_])\1{2,}")
"""A letter that is drawn out: "noooo"."""
_LINES, _LINE, _LONGEST = 12, 200, 600
_SIGNED_LINES, _SIGNED_WORDS, _SIGNED = 2, 3, 30
_ALIKE = 3  # letters of a name by which one is called: "Bren" for Brenda


@dataclass(frozen=True, slots=True)
class Heard:
    """What an answer says: the ``senses`` of its phrases, and how much else is in it.

    ``more``: there are words that are none of these phrases; ``unsafe``: among them are a number, a question, a word of
    orders or one that turns things round.
    """

    senses: frozenset[Sense] = frozenset()
    more: bool = False
    unsafe: bool = False

    @property
    def plain(self) -> bool | None:
        """True for a yes with nothing else beside it, False for a no, None for anything else."""
        agrees, refuses = self.senses & _AGREES, self.senses & _REFUSES
        beside = self.senses & (_OF_A_GAME | {"keep out"})
        if bool(agrees) == bool(refuses) or self.unsafe or (agrees and (self.more or beside)):
            return None
        return bool(agrees)

    @property
    def decided(self) -> bool | None:
        """The same, where a yes or a no is said in so many words, and not only who wrote something."""
        return self.plain if self.senses & {"yes", "ok", "no", "add"} else None

    @property
    def leaves(self) -> bool | None:
        """True for a plain yes to whether one really leaves a game, False for a no, None for anything else.

        "I'm leaving" says as much as a yes; "out" says it beside one only.
        """
        if not self.senses & (_OF_A_GAME | {"keep out"}):
            return None if self.nods else self.decided
        goes, stays = self.senses & {"yes", "leave"}, self.senses & {"no", "stay", "keep out"}
        if self.unsafe or bool(goes) == bool(stays) or (goes and (self.more or self.senses & {"not mine", "add"})):
            return None
        return None if stays and "out" in self.senses else bool(goes)

    @property
    def affirms(self) -> bool:
        """Whether a yes is among what it says, and not only what somebody does who says yes."""
        return bool(self.senses & _AGREES)

    @property
    def silent(self) -> bool:
        """Whether nothing is said in it but a name, a greeting or thanks."""
        return self.senses <= {"", "thanks"} and not (self.more or self.unsafe)

    @property
    def only_seen(self) -> bool:
        """Whether it may only say that something was read: "ok, thanks", whoever is named or greeted beside it."""
        return "thanks" in self.senses and self.senses <= {"ok", "thanks", ""} and not self.more

    @property
    def nods(self) -> bool:
        """Whether it agrees with no more than an "OK" or a thumb, which may say that it was read."""
        return self.senses & _AGREES == {"ok"}

    @property
    def courteous(self) -> bool:
        """Whether it is made of thanks and greetings, and asks for nothing."""
        return self.senses <= {"thanks", "", "ok"} and bool(self.senses - {"ok"}) and not (self.more or self.unsafe)

    @property
    def disowns(self) -> bool:
        """Whether it says that something is not the writer's, and not that it is."""
        return "not mine" in self.senses and not self.senses & {"mine", "wrote"}


def yes_with_numbers(lines: Iterable[str]) -> tuple[int, ...]:
    """Return the numbers that a yes repeats and nothing but it and them: "yes 44", "Yes, 4 and 44".

    With the name of a throw, a trapdoor or a board it is an order, and read as one.
    """
    said = " ".join(line.strip() for line in lines if line.strip())
    found = _REPEATING.fullmatch(said.casefold()) if len(said) <= _LINE else None
    return tuple(map(int, _DIGITS.findall(found["rest"]))) if found is not None else ()


def consent(lines: Iterable[str], names: Iterable[str] = ()) -> bool | None:
    """Return True for a plain yes, False for a plain no, None for anything else: in six languages, with thanks.

    ``names`` are those of the writer and of whom they write to. A yes goes with greetings, thanks, a name, and with
    what is harmless beside it, "from my phone"; whatever else is said makes it no plain yes. What a no is explained
    with may be more, as long as it has no number, question, order, or word that turns it round.
    """
    return heard(lines, names).plain


def heard(lines: Iterable[str], names: Iterable[str] = (), others: Iterable[str] = ()) -> Heard:
    """Return what an answer says; ``names`` are the writer's and those of whom they write to, ``others`` all others."""
    kept = [line.strip() for line in islice((one for one in lines if one.strip()), _LINES)]
    own = frozenset(word for name in names for word in _plain(name).split())
    strange = frozenset(word for name in others for word in _plain(name).split()) - own
    if len(kept) > 1 and _greets(kept[0]):
        kept = kept[1:]
    if not kept or any(len(line) > _LINE for line in kept) or sum(map(len, kept)) > _LONGEST:
        return Heard(more=bool(kept), unsafe=bool(kept))
    senses: set[Sense] = set()
    more = unsafe = False
    for number, line in enumerate(kept):
        said = _of_line(line, own, first=number == 0)
        if said.more and number and number >= len(kept) - _SIGNED_LINES and _signs(line, own, strange):
            continue
        if said.more and number and not said.senses and _is_footer(line, strange):
            continue
        senses |= said.senses
        more, unsafe = more or said.more, unsafe or said.unsafe
        if number and own and not said.more and own >= set(_plain(line).split()):
            # What comes below one's own name signs; it must not take anything back.
            for below in kept[number + 1 :]:
                senses |= _of_line(below, own, first=False).senses & _REFUSES
                taking = _unsafe(below) or _NO_SIGNATURE.search(_plain(below)) is not None
                unsafe = unsafe or (taking and not _is_footer(below, strange))
            break
    return Heard(frozenset(senses), more, unsafe)


def heard_below(subject: str, lines: Sequence[str], names: Sequence[str] = (), others: Sequence[str] = ()) -> Heard:
    """Return what an answer says, in what was typed into its ``subject`` where nothing is said below that.

    A subject says something only where it is made of an answer and of nothing else.
    """
    said = heard(lines, names, others)
    if not (said.silent and subject.strip()):
        return said
    whole = heard((subject, *lines), names, others)
    return said if whole.more or whole.unsafe else whole


def refused_first(
    lines: Sequence[str], names: Sequence[str] = (), others: Sequence[str] = ()
) -> tuple[Heard, tuple[str, ...], tuple[str, ...]] | None:
    """Return the plain no that an answer begins with: what is heard in it, its words, and the lines that follow it.

    None where an answer begins with none, or says nothing else.
    """
    own = frozenset(word for name in names for word in _plain(name).split())
    for number, line in enumerate(lines[:_LINES]):
        if number == 0 and _greets(line):
            continue
        for piece in _PIECE.finditer(line[:_LONGEST]):
            words = [NAME if word in own and word not in phrases() else word for word in _plain(piece[1]).split()]
            senses = _senses(words)
            titles = ":" in piece[2] and not (senses and senses & _REFUSES)
            if "?" in piece[2] or titles or (words and senses is None):
                first = (*lines[:number], line[: piece.start()])
                said = heard(first, names, others)
                refuses = said.plain is False and not said.more
                return (said, first, (line[piece.start() :], *lines[number + 1 :])) if refuses else None
    return None


def _of_line(line: str, own: frozenset[str], *, first: bool) -> Heard:
    senses: set[Sense] = set()
    more = unsafe = False
    for number, match in enumerate(_PIECE.finditer(_spelt(line))):
        words = [NAME if word in own and word not in phrases() else word for word in _plain(match[1]).split()]
        plain = " ".join(words)
        if "?" in match[2] and plain not in RHETORICAL:
            unsafe = True
        if not words:
            continue
        if first and number == 0 and words in (["y"], ["n"], ["s"], ["j"], ["o"]):
            senses.add("no" if words == ["n"] else "yes")
            continue
        found = _senses(words)
        if found is None:
            more, unsafe = True, unsafe or _unsafe(match[1])
        else:
            senses |= found
    return Heard(frozenset(senses), more, unsafe)


def _senses(words: Sequence[str]) -> frozenset[Sense] | None:
    """Return the senses of the fewest phrases that words are made of; None where they are not made of any."""
    known = phrases()
    best: list[tuple[int, frozenset[Sense]] | None] = [(0, frozenset())]
    for end in range(1, len(words) + 1):
        made: tuple[int, frozenset[Sense]] | None = None
        for begin in range(max(0, end - WIDEST), end):
            before, sense = best[begin], known.get(" ".join(words[begin:end]))
            if before is None or sense is None:
                continue
            if made is None or before[0] + 1 < made[0]:
                made = (before[0] + 1, before[1] | {sense})
        best.append(made)
    whole = best[-1]
    return None if whole is None else whole[1]


def _unsafe(text: str) -> bool:
    """Return whether words may order something, ask something, or turn round what was said before them."""
    plain = _plain(text)
    if "?" in text or any(ch.isdigit() for ch in plain) or _TURNS.search(plain) is not None:
        return True
    return any(word in NUMBER_WORDS or word in TENS or keyword(word) for word in plain.split())


def _signs(line: str, own: frozenset[str], strange: frozenset[str]) -> bool:
    """Return whether one of the last lines of a mail looks like a name below it, and none that is ``strange``.

    Where the ``own`` names are known it begins as one of them does, or is short for it: "Bren", "B. Wood"; any other
    word may say anything: "Hoax".
    """
    words = line.replace(".", " ").split()
    if strange & set(_plain(line).split()):
        return False
    if own and words and not any(_short_for(words[0].casefold(), name) for name in own):
        return False
    looks = 0 < len(words) <= _SIGNED_WORDS and len(line) <= _SIGNED
    named = looks and all(word.isalpha() and word[0].isupper() for word in words)
    return named and not _unsafe(line) and _NO_SIGNATURE.search(_plain(line)) is None


def _is_footer(line: str, strange: frozenset[str]) -> bool:
    """Return whether a line is one of an office's own below a letter, of names alone: nobody says anything in it.

    One with a ``strange`` name says who wrote the letter.
    """
    plain = _plain(line)
    if _TREES.fullmatch(line.strip().casefold()) is not None:
        return True
    if _OFFICE.search(line) is None or strange & set(plain.split()):
        return False
    words = _WORD.findall(_ADDRESS.sub(" ", line))
    named = all(word[0].isupper() or word in _JOINING for word in words)
    told = "?" in line or _TURNS.search(plain) is not None or _NO_SIGNATURE.search(plain) is not None
    return named and not told and not any(keyword(word) for word in plain.split())


def _short_for(word: str, name: str) -> bool:
    return name.startswith(word[:_ALIKE]) if len(word) >= _ALIKE else name[:1] == word[:1]


def _spelt(text: str) -> str:
    """Return a line with its signs of assent as words, and words with a hyphen in them as one."""
    return text.translate(_THUMBS).replace("e-mail", "email").replace("E-mail", "email").replace("E-Mail", "email")


def _plain(text: str) -> str:
    """Return words alone, small, apart by one blank, apostrophes closed up: ``That's mine!`` as ``thats mine``.

    A word that is drawn out is told short: ``noooo`` as ``no``.
    """
    text = unicodedata.normalize("NFKC", text).casefold()
    text = "".join(ch if ch.isalnum() or unicodedata.combining(ch) else "" if ch in "'’‘`´" else " " for ch in text)
    return " ".join(_DRAWN_OUT.sub(r"\1", text).split())


def _greets(line: str) -> bool:
    return len(line) <= 40 and _OPENING.match(line.casefold()) is not None and "," not in line.rstrip(", ")
