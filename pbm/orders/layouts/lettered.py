"""A form whose questions have letters, one of which asks for something to print: "a) throw b) trapdoor c) gossip".

What is answered behind that letter is press, above the form as well as within it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from pbm.orders.late import late
from pbm.orders.layouts.printed import tells_how
from pbm.orders.layouts.prompt_roles import DOOR, NOTHING, PRESS, THROW, WEAK_DOOR, WEAK_THROW, role_of
from pbm.orders.press.confided import confided
from pbm.orders.press.openings import asks_for_press
from pbm.orders.signing import is_ending
from pbm.orders.word_set import word_set

__all__ = ["told_lettered"]

_LONGEST = 400  # characters of a line in which letters are looked for
_MOST = 600  # lines
_APART = 3  # lines from one letter to the next
_MARK = late(r"(?<!\S)\(?(?P<item>[a-h]|[1-8])\)(?=\s)|^\s{0,8}(?P<dotted>[a-h]|[1-8])\.(?=\s)", re.IGNORECASE)
_ANSWER = late(r"\s{0,8}\(?(?P<item>[a-h]|[1-8])[).:]\s{1,8}(?P<text>\S.*)$", re.IGNORECASE | re.DOTALL)
_ANSWERED = late(r"\d|\b(?:none|no|keine?|geen|aucune?|ninguna?|nessuna?)\b", re.IGNORECASE)
_PRINTED = word_set(
    "press presse prensa stampa pers gossip rumour rumours rumor rumors newsletter bulletin zine magazine gazette "
    "boast banter zeitung journal giornale krant klatsch roddel roddels cotilleo cotilleos pettegolezzi potins ragots"
)
_NOT_PRINTED = word_set("me gm mich mir moi mij mí me question questions frage fragen secret private last previous")
_WORD = late(r"[^\W\d_]+")
_ASIDE = late(r"\([^()\n]{0,60}\)")
_CONFIDED = late(
    r"\b(?:not (?:for|to be) (?:the )?(?:print|publi|report|press)|do(?:n't| not) (?:print|publish)|privately?"
    r"|between (?:us|you and)|tell (?:nobody|no-? ?one)|off the record|dn[qp]"
    r"|nicht (?:drucken|für)|niet (?:drukken|voor)"
    r"|pas (?:pour|à) (?:la |l')?publi|no (?:publicar|imprimir)|non (?:stampare|pubblicare))",
    re.IGNORECASE,
)
_DECLINED = late(
    r"\W{0,4}(?:sorry,? |alas,? |i have |i've (?:got )?|there is |there's |leider |helaas |désolé,? )?"
    r"(?:(?:no|not? an?y?|kein\w{0,2}|geen|aucune?|pas de|ning\w{1,3}|nessun\w?|not a|without)"
    r" (?:\w{2,9} )?(?:message|messages|press|gossip|news|rumou?rs?|lines?|comments?|words?|remarks?|boast|item|entry"
    r"|nachricht|presse|klatsch|bericht|roddels?|nieuws|message|potins?|noticias?|mensaje|notizi[ae]|messaggi\w?)\b"
    r"|(?:none|nothing|nil|nope|nowt|nichts|niets|rien|nada|niente|nulla|n/?a|pass)\b"
    r"(?=\s?[.,;:!-]|$| (?:to|from|for|this|today|now|yet|at|i|that|new|much|thanks?|diesmal|zu|te|à|de|que|da)\b))",
    re.IGNORECASE,
)
_YOU = late(r"\b(?:you|your|du|dir|sie|ihr|vous|tu|je|jij|u|usted|te|ti)\b", re.IGNORECASE)
_ENDS_SENTENCE = late(r"[.!?…]\W{0,3}$")


@dataclass(slots=True)
class _Asked:
    """A lettered question: its line, letter, role and what stands behind its colon."""

    line: int
    item: str
    role: str
    value: str
    alone: bool  # on its line


def told_lettered(texts: Sequence[str], theirs: Sequence[bool]) -> dict[int, list[str]]:
    """Return for each line that answers a lettered question for print what it says as press, with what ends it.

    ``theirs`` are the lines that were quoted. Nothing is returned where these do not ask for a throw, for a trapdoor
    and for something to print, once each.
    """
    asked = _asked(texts, theirs) if any(theirs) else {}
    if sorted(one.role for one in asked.values() if one.role in (THROW, DOOR, PRESS)) != sorted((THROW, DOOR, PRESS)):
        return {}
    printed = next(one for one in asked.values() if one.role == PRESS)
    others = [one for one in asked.values() if one.role in (THROW, DOOR)]
    if printed.value:
        filled = printed.alone and all(one.alone and _ANSWERED.match(one.value) for one in others)
        return (
            _within(texts, theirs, printed)
            if filled and not (_kept_back(printed.value) or tells_how(printed.value))
            else {}
        )
    return _above(texts, theirs, printed.item, {one.item for one in others})


def _asked(texts: Sequence[str], theirs: Sequence[bool]) -> dict[str, _Asked]:
    """Return the lettered questions of what is quoted, from the first letter on, where they stand there once."""
    found: dict[str, _Asked] = {}
    last = -_APART
    for place, (text, quoted) in enumerate(zip(texts[:_MOST], theirs, strict=False)):
        marks = list(_MARK.finditer(text[:_LONGEST])) if quoted else []
        for number, mark in enumerate(marks):
            item = (mark["item"] or mark["dotted"]).casefold()
            if item in ("a", "1"):
                if len(found) > 1:
                    return {}
                found = {}
            elif not found or ord(item) != ord(next(reversed(found))) + 1 or place - last > _APART:
                continue
            end = marks[number + 1].start() if number + 1 < len(marks) else len(text)
            label, _, value = text[mark.end() : end].partition(":")
            value = value.strip() if value.strip(" ._…") else ""
            found[item] = _Asked(place, item, _role(label), value, len(marks) == 1)
            last = place
    return found


def _role(label: str) -> str:
    """Return what a lettered question asks for: of words only such as are certainly to be printed."""
    plain = _ASIDE.sub(" ", label)
    role = role_of(plain)
    if role in (THROW, WEAK_THROW):
        return THROW
    if role in (DOOR, WEAK_DOOR):
        return DOOR
    words = {word.casefold() for word in _WORD.findall(plain[:_LONGEST])}
    printed = asks_for_press(plain) or (role == PRESS and not words.isdisjoint(_PRINTED))
    return PRESS if printed and words.isdisjoint(_NOT_PRINTED) else NOTHING


def _within(texts: Sequence[str], theirs: Sequence[bool], printed: _Asked) -> dict[int, list[str]]:
    """Return the press that was filled into a quoted form, with the lines on which a mail program has broken it."""
    words, place = [printed.value], printed.line + 1
    while (
        place < len(texts)
        and theirs[place]
        and texts[place].lstrip()[:1].islower()
        and not words[-1].endswith((".", "!", "?"))
    ):
        words.append(texts[place].strip())
        place += 1
    return {printed.line: [f"Press: {' '.join(words)}"], **{n: [""] for n in range(printed.line + 1, place)}}


def _above(texts: Sequence[str], theirs: Sequence[bool], item: str, others: set[str]) -> dict[int, list[str]]:
    """Return the press of a player who answers by the letters alone, to the end of its paragraph."""
    own = [
        (place, *answer)
        for place, text in enumerate(texts[:_MOST])
        if not theirs[place]
        for answer in _answers(text, {item, *others})
    ]
    letters = [letter for _, letter, _, _ in own]
    answered = any(letter in others and _ANSWERED.search(text) for _, letter, _, text in own)
    if letters.count(item) != 1 or len(set(letters)) < len(letters) or not answered:
        return {}
    start, _, before, words = own[letters.index(item)]
    if _kept_back(words):
        return {}
    label, sign, behind = words.partition(":")
    if sign and role_of(label) == PRESS:
        words = behind.strip()  # "3. press: no"
        if not words or _kept_back(words):
            return {}
    lettered = {place for place, *_ in own}
    end = start
    while (
        end + 1 < len(texts)
        and not theirs[end + 1]
        and texts[end + 1].strip()
        and end + 1 not in lettered
        and _ANSWER.match(texts[end + 1]) is None
        and not (is_ending(texts[end + 1]) and _ENDS_SENTENCE.search(texts[end]))
    ):
        end += 1
    if own[-1][0] == start and own[-1][1] != item:
        return {}  # another answer stands behind it on the line
    told = {start: [*([before] if before.strip() else []), f"Press: {words}"]}
    if any(not theirs[n] and texts[n].strip() for n in range(end + 1, len(texts))):
        told[end] = [*told.get(end, [texts[end]]), "End of press"]
    return told


def _kept_back(words: str) -> bool:
    """Whether an answer is nothing to print: a no, or a word in confidence."""
    asked = words.rstrip().endswith("?") and _YOU.search(words) is not None
    return asked or _DECLINED.match(words) is not None or _CONFIDED.search(words) is not None or bool(confided([words]))


def _answers(text: str, items: set[str]) -> list[tuple[str, str, str]]:
    """Return the letters of ``items`` that a line answers, each with what stands before it and what it says."""
    whole = _ANSWER.match(text)
    marks = [mark for mark in _MARK.finditer(text[:_LONGEST]) if (mark["item"] or mark["dotted"]).casefold() in items]
    if len(marks) < 2:
        return [] if whole is None else [(whole["item"].casefold(), "", whole["text"])]
    ends = [*(mark.start() for mark in marks[1:]), len(text)]
    return [
        ((mark["item"] or mark["dotted"]).casefold(), text[: mark.start()], text[mark.end() : end].strip())
        for mark, end in zip(marks, ends, strict=True)
    ]
