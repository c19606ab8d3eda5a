"""Is it a yes or a no? Only words that are plainly one or the other are taken for it."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from pbm.orders.late import late
from pbm.orders.numbers import NUMBER_WORDS, TENS
from pbm.orders.words import keyword

__all__ = ["consent", "yes_with_numbers"]


def _phrases(text: str) -> frozenset[str]:
    """Return the phrases of a text that are apart by commas or lines."""
    return frozenset(phrase.strip() for phrase in text.replace("\n", ",").split(",") if phrase.strip())


_YES_WORDS = _phrases("""
    yes, yep, yup, yeah, ok, okay, sure, y
    ja, jo, jep, jawohl, oui, ouais, jazeker, sí, si, sì
""")
_YES_TAILS = _phrases("""
    please, please do, please do it, please do that, please add it, please count it, do, do it, do that, go ahead
    it was, it is, it was me, that was me, thats me, it is me, its me, that is me, it is mine, its mine, mine
    that is mine, thats mine, it was mine, that was mine, thats my mail, i wrote it, i wrote that, i sent it, i did
    i do, i am, i am sure, im sure, confirm, confirmed, i confirm, correct, right, thats right, thats correct
    that is right, that is correct, of course, sure, really, thanks, thank you, absolutely, certainly, indeed
    add it, count it, they stand, ok, okay, yes
    bitte, gern, gerne, klar, danke, mach das, das war ich, das bin ich, ich war es, ich wars, stimmt, genau, natürlich
    in ordnung
    merci, svp, sil vous plaît, sil te plaît, cest moi, cétait moi, cest bien moi, bien sûr, daccord, je confirme
    graag, hoor, alsjeblieft, dat was ik, dat ben ik, prima, klopt, dat klopt, doe maar
    por favor, claro, fui yo, soy yo, he sido yo, gracias, confirmo, de acuerdo
    grazie, per favore, certo, sono io, ero io, sono stato io, sono stata io, confermo, va bene
""")
_YES_ALONE = _phrases("""
    do it, please do, of course, go ahead, confirm, confirmed, i confirm, correct, thats correct, thats right
    that was me, it was me, thats me, thats mine, that was mine, it is mine, its mine, i wrote it, i wrote that, i did
    i sent it, affirmative, agreed
    das war ich, ich war es, ich wars, stimmt, genau, klar, na klar, natürlich, einverstanden, bestätigt, in ordnung
    ich bestätige, geht klar, gerne, mach das
    daccord, bien sûr, cest moi, cétait moi, cest bien moi, je confirme, confirmé, cest exact, exact
    zeker, dat was ik, klopt, dat klopt, prima, akkoord, graag, natuurlijk, doe maar, bevestigd
    fui yo, he sido yo, soy yo, claro, claro que sí, por supuesto, de acuerdo, vale, confirmo, confirmado, correcto
    certo, certamente, va bene, daccordo, confermo, confermato, sono stato io, sono stata io, ero io, sono io, esatto
""")
_NO_WORDS = _phrases("no, nope, nah, n, nein, nee, nö, non")
_NO_TAILS = _phrases("""
    thanks, thank you, sorry, please, dont, do not, please dont, way, never, forget it, not at all, not me, not mine
    it was not me, it wasnt me, that was not me, that wasnt me, it was not, it wasnt, that wasnt mine, it wasnt mine
    thats not mine, it isnt mine, its not mine, that is not mine, that isnt mine, thats not me, that is not me
    it is not, it isnt, i did not, i didnt, i do not, i dont, i am not, im not, i didnt write it, i did not write it
    i didnt write that, i did not write that, i didnt send it, i did not send it, i didnt send that, i did not send that
    danke, das war ich nicht, ich war es nicht, ich wars nicht, das bin ich nicht, bitte nicht, nicht von mir
    merci, ce nest pas moi, ce nétait pas moi, pas moi
    dank je, bedankt, dat was ik niet, dat ben ik niet, niet van mij
    gracias, fui yo, he sido yo, soy yo, era yo, por favor
    grazie, non sono io, non ero io, non sono stato io, non sono stata io
""")
_NO_ALONE = _phrases("""
    not me, not mine, that wasnt me, that was not me, it wasnt me, it was not me, wasnt me, this wasnt me
    this was not me, thats not me, thats not mine, that is not mine, that wasnt mine, never, dont, do not, dont do it
    i didnt write that, i did not write that, i didnt write it, i did not write it, please dont, negative
    i didnt send that, i didnt send it, i did not send that, i did not send it
    das war ich nicht, ich war es nicht, ich wars nicht, nicht von mir, bitte nicht, auf keinen fall
    ce nest pas moi, ce nétait pas moi, pas moi, pas du tout, jamais, surtout pas
    dat was ik niet, niet van mij, liever niet, zeker niet
    de ninguna manera, non sono stato io, non sono stata io, non ero io, non sono io, assolutamente no
""")
_WEAK = _phrases("ok, okay, sure, y, n, certo, claro, vale, prima, klar, genau, exact, never, dont, si, do it")

_OPENING = late(r"(?:hi|hello|hey|dear|hallo|liebe[rs]?|bonjour|salut|hoi|beste|hola|ciao|buongiorno|moin)\b")
_TURNS = late(
    r"\b(?:but|except|unless|however|if|only|not|instead|aber|außer|wenn|nur|nicht|sondern|mais|sauf|pas|maar|behalve"
    r"|als|niet|pero|salvo|excepto|ma|però|tranne|se|non|think|maybe|perhaps|wait|later|vielleicht|peut-être|misschien"
    r"|quizás?|forse)\b"
)
# What a plain yes does not go with: another writer, a forgery, something further to be done, a robot.
_FURTHER_MATTER = late(
    r"\b(?:fake[ds]?|forge[dr]|forgery|spam|hack(?:ed|ers?)|stolen|some(?:body|one)|any(?:body|one)|else"
    r"|(?:he|she|they) (?:wrote|sent|did)|also|withdraw|undo|cancel|delete|remove|stop"
    r"|absent|away|holiday|vacation|received|automatic(?:ally)?)\b"
)
_WROTE = late(r"\bwrote\b")
_I_WROTE = late(r"\bi wrote\b")
_SPLIT = late(r"[.!;:,\n–—-]+|\s-\s")
_REPEATING = late(
    r"(?:yes|yep|yeah|ja|jawohl|oui|sí|si|sì)(?: please)?[,.:;!\s-]{1,4}"
    r"(?P<rest>(?:(?:and|with|please|it is|that's|\d{1,3})\b|[,.:;/&!\s-])+)"
)
_DIGITS = late(r"\d+")
_FURTHER = 400  # characters after the yes or no that may hold thanks and a name
_LINE = 200
_FEW = 4


def yes_with_numbers(lines: Iterable[str]) -> tuple[int, ...]:
    """Return the numbers that a yes repeats and nothing but it and them: "yes 44", "Yes, 4 and 44".

    With the name of a throw, a trapdoor or a board it is an order, and read as one.
    """
    said = " ".join(line.strip() for line in lines if line.strip())
    found = _REPEATING.fullmatch(said.casefold()) if len(said) <= _LINE else None
    return tuple(map(int, _DIGITS.findall(found["rest"]))) if found is not None else ()


def consent(lines: Iterable[str]) -> bool | None:
    """Return True for a plain yes, False for a plain no, None for anything else: "yes" in six languages, with thanks.

    A greeting may stand before it, a name and a few kind words after it. Where what follows holds a number, an order,
    a question, the opposite word or a "but", it is no plain answer.
    """
    kept = [line.strip() for line in lines if line.strip()][:12]
    if kept and len(kept) > 1 and _greets(kept[0]):
        kept = kept[1:]
    if not kept or len(kept[0]) > _LINE:
        return None
    answer, length = _leading(kept[0])
    if answer is None:
        return None
    rest = " ".join([kept[0][length:], *kept[1:]]).strip()
    if len(rest) > _FURTHER or "?" in kept[0] or "?" in rest or any(ch.isdigit() for ch in rest):
        return None
    plain = _plain(rest)
    words = plain.split()
    if any(word in NUMBER_WORDS or word in TENS or keyword(word) for word in words):
        return None
    # "OK" begins many a sentence that agrees to nothing.
    if len(words) > _FEW and _plain(kept[0][:length]) in _WEAK:
        return None
    if answer and (_FURTHER_MATTER.search(plain) or len(_WROTE.findall(plain)) > len(_I_WROTE.findall(plain))):
        return None
    if _TURNS.search(plain) or any(_meant(_plain(piece)) is (not answer) for piece in _SPLIT.split(rest)):
        return None
    return answer


def _leading(line: str) -> tuple[bool | None, int]:
    """Return what the beginning of a line says, and how long that beginning is: the longest that says anything."""
    ends = [match.start() for match in _SPLIT.finditer(line)]
    for end in (len(line), *reversed(ends)):
        meant = _meant(_plain(line[:end]))
        if meant is not None:
            return meant, end
    return None, 0


def _meant(words: str) -> bool | None:
    """Return what words say that are whole and plain."""
    if words in _YES_ALONE:
        return True
    if words in _NO_ALONE:
        return False
    first, _, tail = words.partition(" ")
    while first and (tail == first or tail.startswith(f"{first} ")):  # "no no no"
        tail = tail[len(first) + 1 :]
    if first in _YES_WORDS and (not tail or tail in _YES_TAILS):
        return True
    if first in _NO_WORDS and (not tail or tail in _NO_TAILS):
        return False
    return None


def _plain(text: str) -> str:
    """Return words alone, small, apart by one blank, apostrophes closed up: ``That's mine!`` as ``thats mine``."""
    text = unicodedata.normalize("NFKC", text).casefold().replace("ß", "ss")
    text = "".join(ch if ch.isalnum() or unicodedata.combining(ch) else "" if ch in "'’‘`´" else " " for ch in text)
    return " ".join(text.split())


def _greets(line: str) -> bool:
    return len(line) <= 40 and _OPENING.match(line.casefold()) is not None and "," not in line.rstrip(", ")
