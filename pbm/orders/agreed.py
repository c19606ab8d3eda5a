"""A yes with something beside it that is to be different: "Yes, but trapdoor 51", "Ja, aber mit Falltür 51"."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import islice
from typing import Literal

from pbm.orders.consent import heard
from pbm.orders.late import late
from pbm.orders.numbers import NUMBER_WORDS, TENS
from pbm.orders.word_set import word_set
from pbm.orders.words import keyword

__all__ = ["after_answer", "agreed_first"]

_LINES, _LONGEST, _YES_WORDS = 8, 300, 6
_WORD = late(r"[^\W_]+(?:['’][^\W\d_]+)?")
_GREETING = late(r"(?i)(?:hi|hello|hey|dear|hallo|liebe[rs]?|bonjour|salut|hoi|beste|hola|ciao|moin)\b[^.!?:\d]{0,30}")
_ENDS = late(r"[.!;?]")
_KEEPS = late(
    r"(?i)\b(?:keep|leave|behalte?|lass|lasse|garde|gardez|houd|hou|deja|tieni|mantén|mantieni)\b[^,.;!?\n\d]{0,30}\d"
)
_BESIDE = word_set(
    "to that this it them the those these late orders order offer offered but however though only except just with for "
    "on at in into of and my a an please thanks thank you make change set move put have let take want would like i id "
    "ill be is instead rather than then now not number ok okay "
    "zu dem den der die das aber doch nur jedoch mit für auf bei von und meine mein meiner ein eine bitte danke mach "
    "mache ändere ändern setze nimm statt anstatt lieber dann ich möchte hätte gern gerne "
    "mais seulement sauf avec pour sur à au la le les et mon ma mes un une s'il te vous plaît svp merci mets mettez "
    "plutôt que lieu alors je voudrais "
    "maar alleen met voor op in van en mijn een graag dank wijzig zet maak in plaats dan liever ik wil "
    "pero solo sólo salvo con para en de y mi el una por favor gracias pon cambia vez quiero mejor "
    "ma però solo con per su il lo mio mia una favore grazie metti cambia posto invece voglio meglio"
)
"""Words that may stand beside a yes and what is to be different, and say nothing else."""
_KEEPING = word_set("keep leave behalte behalt lass lasse garde gardez houd hou deja tieni mantén mantieni")
_BARELY = late(
    r"(?i)\b(?:only|nur|seulement|alleen|solo|sólo)\b(?! (?:with|make|change|please|put|set|mit|mach|bitte|avec|met|con"
    r"|pon|metti|cambia|maak)\b)"
)
"""Of an offer the trapdoor only, or all of it with another one?"""
_REFUSING = late(r"(?i)\b(?:not?|nicht|pas|niet|non)\b(?! \d)")
_JOINS = late(r"(?i)[\s,.;:!–—-]*(?:(?:and|und|et|en|y|e|also|plus|with|mit)\b\s*)?")
_THANKS = word_set("thanks thank you cheers please danke bitte merci bedankt gracias grazie ta thx")


def agreed_first(lines: Iterable[str], names: Sequence[str] = ()) -> Literal["plain", "unclear"] | None:
    """Return whether words begin with a yes and go on; ``plain`` where what follows only names what is to differ.

    Whatever else is told, kept or refused beside the yes may be about what stands and not about what was offered, and
    so may all that follows a nod: these are ``unclear``.
    """
    kept = [line.strip() for line in islice((one for one in lines if one.strip()), _LINES)]
    if len(kept) > 1 and _GREETING.fullmatch(kept[0]) is not None:
        kept = kept[1:]
    text = "\n".join(kept)
    end, nods = _end_of_yes(text[:_LONGEST], names)
    if not end or not any(map(str.isalnum, text[end:])):
        return None
    rest = text[end:].lstrip(" ,.:;!–—-\n")
    asks = text[end:].lstrip().startswith("?")
    return "plain" if not (nods or asks or len(text) > _LONGEST) and _only_differs(rest, names) else "unclear"


def after_answer(lines: Sequence[str], names: Sequence[str] = ()) -> tuple[str, list[str]] | None:
    """Return the yes or no that a mail begins with, and the lines that follow it and a joining word; None for none.

    "yes, and press: sorry I was late" goes on with "press: sorry I was late".
    """
    first = next((place for place, line in enumerate(lines) if line.strip()), None)
    if first is None:
        return None
    line = lines[first][:_LONGEST]
    end = 0
    for word in islice(_WORD.finditer(line), _YES_WORDS):
        said = heard((line[: word.end()],), names)
        end = word.end() if said.decided is not None and not (said.more and end) else end
    if not end:
        return None
    joined = _JOINS.match(line, end)
    return line[:end], [lines[first][joined.end() if joined else end :], *lines[first + 1 :]]


def _end_of_yes(text: str, names: Sequence[str]) -> tuple[int, bool]:
    """Return where the yes ends with which a text begins, and whether it is no more than a nod; 0 where there is none.

    It is as long as it can be: "Yes please", "yes, that's right".
    """
    best, nods = 0, False
    for word in islice(_WORD.finditer(text), _YES_WORDS):
        said = heard((text[: word.end()],), names)
        if said.decided is True:
            best, nods = word.end(), said.nods
    return best, nods


def _only_differs(rest: str, names: Sequence[str]) -> bool:
    """Return whether the words beside a yes name what is to be different, in one sentence and in no more words."""
    sentence, *more = (part for part in _ENDS.split(rest) if part.strip())
    signed = {word.casefold() for name in names for word in name.split()}
    if any(word.casefold() not in signed | _THANKS for part in more for word in _WORD.findall(part)):
        return False
    if _BARELY.search(sentence) or _REFUSING.search(sentence):
        return False
    keeps = bool(_KEEPS.search(sentence))
    for found in _WORD.findall(sentence):
        word = found.casefold().replace("’", "").replace("'", "")
        known = word in _BESIDE or word in signed or word.isdigit() or word in NUMBER_WORDS or word in TENS
        if not (known or keyword(word) or (keeps and word in _KEEPING)):
            return False
    return True
