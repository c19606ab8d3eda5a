"""Where a letter ends: the greeting and the name below it."""

from __future__ import annotations

import re
from collections.abc import Sequence

from pbm.orders.late import late
from pbm.orders.vocabulary import LANGUAGES, TABLES, alternatives
from pbm.orders.word_set import word_set

__all__ = ["answer_signed_off", "begins_afterthought", "is_ending", "only_signs", "signed_off", "takes_leave"]

_CLOSING = late(
    r"\s*(?:(?:with )?(?:many |kind|best|warm)?\s?(?:regards|wishes|thanks)|cheers"
    r"|yours\b[^?\n]{0,30}|sincerely|thanks|thank you|ta|love|bye|all the best|mfg|grüße|thanks in advance|many thanks"
    r"|(?:viele|liebe|beste|schöne) grüße|cordialement|amicalement|saludos|groeten|ciao"
    r"|(?:baie )?dankie|totsiens|groete|tack(?: så mycket)?|hej ?då|(?:mange |tusen )?takk?|kiitos|terveisin|dzięki"
    r"|dziękuję|pozdrawiam|obrigad[oa]|abraços?|arigato|ka kite(?: ano)?|ng[aā] mihi|slán|sláinte|hwyl|diolch|kenavo"
    r"|köszönöm|děkuji|mahalo|aloha|namaste)[\s,.!]*$",
    re.IGNORECASE,
)
_SIGNED = late(r"\s*[/~-]{0,2}\s?(?:[^\W\d_][^\W\d_.'-]{0,20}\.?){1,3}(?:\s[^\W\d_][^\W\d_.'-]{0,20}\.?){0,2}\s*$")
_THANKING = late(
    r"\s*(?:thanks|thank you|ta|cheers|love|regards|best)[\s,.!]{1,3}[^\W\d_][^\W\d_.'-]{0,20}(?: "
    r"[^\W\d_][^\W\d_.'-]{0,20})?"
    r"[\s.!x]*$",
    re.IGNORECASE,
)
_AFTERTHOUGHT = late(r"\s*p\.?\s?(?:p\.?\s?)?s(?:\b|\.)", re.IGNORECASE)
_TO_YOU = late(
    r"\s*(?:(?:many |lots of )?thanks|thank you|ta|cheers) (?:so much |very much )?for\b"
    r"(?! (?:reading|listening|nothing|playing))[^\d\n]{1,90}$",
    re.IGNORECASE,
)
_UNTIL = late(r"(?:see|catch|speak to|talk to|write to) you (?:all |both )?(?:on|at|in|next|this)\b", re.IGNORECASE)
_DEPARTING = late(
    r"(?:[^.!?\n]{1,30}[,;–-]{1,2}\s{0,2})?(?:i |i've |we |so |and )?(?:must|gotta|got to|have to|had better|better"
    r"|need to|should|ought to) (?:now )?(?:dash|run|go|fly|rush|scoot|be off|be going|get (?:on|going|back)"
    r"|stop(?: now| here)?)(?: now| again)?[\s.!,]*$",
    re.IGNORECASE,
)
"""In a hurry, above a name: "Library's shutting, must dash"."""
_STAGE = word_set("curtain exeunt exit silence applause blackout amen encore darkness thunder pause finis")
_SHORT = 40  # characters of a greeting or a name
_PARAGRAPH = 4  # lines of a paragraph that ends a letter
_REMAINING = late(
    r"\s*(?:(?:and )?(?:i|we) (?:remain|am|are|beg to remain|have the honou?r to (?:be|remain))|believe me)\b"
    r"[^.!?\d]{0,40}\b(?:yours|servants?|obediently|respectfully|faithfully|truly|sincerely|affectionately)\b"
    r"[^.!?\d]{0,30}$"
    r"|\s*(?:and )?(?:i|we) remain,? (?:etc\.?|&c\.?|as ever|as always|and so on)\W{0,3}$",
    re.IGNORECASE,
)
"""The close of a formal letter: "I remain, Sir, yours very truly,"."""
_LEADS = (
    "love",
    "yours",
    "cheers",
    "regards",
    "thanks",
    "thank you",
    "many thanks",
    "best",
    "best wishes",
    "all the best",
    "warmly",
    "warm regards",
    "kind regards",
    "with kind regards",
    "sincerely",
    "faithfully",
    "respectfully",
    "cordially",
    "humbly",
    "ever yours",
    "as ever",
    "as always",
    "until next time",
    "till next time",
    "bye",
    "bye for now",
    "ta",
    "toodle pip",
    "toodle-pip",
    "pip pip",
    "take care",
    "see you",
    "see you soon",
    "in haste",
    "greetings",
    "hugs",
    "with love",
    "lots of love",
    "much love",
    "fondly",
    "affectionately",
    "your obedient servant",
    "your humble servant",
    "god bless",
    "keep well",
    "keep climbing",
    "happy climbing",
    "good luck",
    "good luck all",
    "blessings",
    "peace",
    "signed",
    "yrs",
    "yrs truly",
    "adieu",
    "farewell",
    "speak soon",
    "until then",
    "laters",
    "later",
    "73",  # of radio amateurs: best wishes
    "73s",
    "best 73",
    "x",
    "xx",
    "xxx",
)
_ABROAD = [
    phrase
    for language in LANGUAGES
    if language != "en"
    for phrase in TABLES[language].get("press", {}).get("closing", ())
]
_LEADING = late(
    r"\s{0,4}[-~*_]{0,2}\s?(?:(?:with )?(?:(?:my|many|very|all|our|the|good|every|warm(?:est)?|kind(?:est)?|best"
    r"|fond(?:est)?"
    r"|seasonal|cordial|sincere) ){0,4}(?:regards|wish(?:es)?|greetings|thanks|love|respects)"
    r"|(?:mit |met |con |avec |un |une |les |i |mes )?(?:[^\W\d_]{2,14} ){0,2}(?:grüßen?|grüssen?|gruß|groet(?:en"
    r"|jes)?|saluti|saludos?"
    r"|salutations|abrazos?|abbracci|amitiés|pensées)|"
    + alternatives((*_LEADS, *_ABROAD))
    + r")(?!\w)(?P<more>[^\n]{0,60})$",
    re.IGNORECASE,
)
_NAME_WORD = (
    r"(?:[^\W\d_a-zß-öø-ÿ][^\W\d_]{0,20}(?:['’.-][^\W\d_]{1,20}){0,3}\.?"
    r"|(?:of|the|de|von|van|der|den|la|le|du|di|da|y|e|and|und|et|&|\+))"
)
_NAME = late(
    rf"\s{{0,4}}[/~*_–—-]{{0,3}}\s{{0,3}}(?P<name>{_NAME_WORD}(?:(?:\s|\s?&\s?){_NAME_WORD}){{0,5}})"
    r"(?P<aside>,?\s?\([^()\n]{1,60}\)|,\s?(?i:esq|jr|sr|obe|mbe|ma|phd|dr)\.?"
    r"|(?:,?\s(?:[A-Z]\.?){2,4}[a-z]?\.?){1,3}(?: \([A-Z][a-z]{2,12}\))?)?(?:\s?[x*~]{1,5})?[*_~-]{0,2}\s{0,3}$"
)
_INITIALS = late(
    r"\s{0,4}[/~*_–—-]{0,3}\s?(?P<letters>[^\W\da-zß-öø-ÿ_]h?(?:[.]?[ ]?[-&+/]?[ ]?[^\W\da-zß-öø-ÿ_]h?){1,4}[.]?)"
    r"(?:\s?[x*~]{1,5})?[*_~-]{0,2}\s{0,3}$"
)
_SAYING = word_set(
    "RIP QED OK KO USA UK EU UN TBC TBA ASAP FYI LOL OMG WTF BTW GG GL HF FTW SOS TNT NB PS PPS NMR DIY MIA POW VIP "
    "HA AHA HO OH NO YES BOO BAH WOW AND HEY ROFL IMHO IOU AWOL GO UFO VE VJ TTFN"
)
"""Capitals that say something, so that they are nobody's initials."""
_BARE_NAME = late(r"\s{0,4}[/~*_–—-]{0,3}\s?[^\W\d_]{1,14}(?:\s?x{1,4})?[*_~-]{0,2}\s{0,3}$")
_RULE = late(r"[-=_*~#+]{3,80}$")
_LETTER = "All is said."  # a letter that may be signed
_WISHING = late(
    r"\W{0,4}(?:good|best|all the|thanks?|many|warm|see|take|keep|have|happy|until|till|enjoy|cheers|bon(?:ne)?|merci"
    r"|à (?:bientôt|la)|gute[nsr]?|viele?n?|schöne[nsr]?|danke|bis|alles|liebe|veel|fijne?|prettige?|bedankt|dank|tot"
    r"|buen[oa]s?|mucha|suerte|gracias|hasta|que|buon[oa]?|in bocca|grazie|a presto|tanti)\b[^\d?:]*$",
    re.IGNORECASE,
)
_DASHED_NAME = late(
    r"(?<=[.!?\"'”’)])\s{1,3}(?:-{1,3}|–|—|/"
    r"|~)\s{0,3}[^\W\da-zß-öø-ÿ_][^\W\d_]{1,20}(?: [^\W\da-zß-öø-ÿ_][^\W\d_]{0,20}\.?)?$"
)
_LONGEST = 2_000  # characters of a last line behind which a name is looked for
_ENDS_SENTENCE = late(r"[.!?…\"'”’)]\s{0,3}$")
_BRACKETED = late(r"\([^()\n]{1,50}\)$")
_FROM = late(r"(?:from|aus|vom?|de|da|dal|desde|van|uit|to|an|à|aan|for|für|à tous|a tutti|a todos)\s", re.IGNORECASE)
_CALL, _WISH = 3, 8  # words of a greeting that calls out, and of one that ends in a comma
_FOOT = 7  # lines from the greeting to the end of the letter
_MONOGRAM = 20  # characters of initials
_GREETING = 64  # characters of a greeting with all that stands on its line
_FORMAL = 90  # characters of the close of a formal letter
_LONG = 44  # characters of a line below which a name is looked for


def signed_off(lines: Sequence[str], writer: str = "") -> str:
    """Return the text of some lines without the greetings and name that end a letter.

    Below the full name of its ``writer``, where that is known, stand titles: "Gwilym Parry", "Clerk to the Council".
    """
    kept = [line.strip() for line in lines]
    named = False
    for _ in range(3):
        while kept and (not kept[-1] or _RULE.match(kept[-1])):
            kept.pop()
        cut = _signature_start(kept, writer) if not named else _greeting_start(kept)
        if cut is None:
            break
        named = True
        kept = kept[:cut]
    if kept:
        kept[-1] = _DASHED_NAME.sub("", kept[-1]) if len(kept[-1]) < _LONGEST else kept[-1]
    while kept and not kept[0]:
        kept.pop(0)
    return "\n".join(kept)


def answer_signed_off(lines: Sequence[str]) -> str:
    """Return what lines below a prompt say, without the end of the letter: nothing of "Gruß, Uwe"."""
    return signed_off([_LETTER, "", *lines]).removeprefix(_LETTER).lstrip("\n")


def only_signs(lines: Sequence[str]) -> bool:
    """Return whether lines are the end of a letter and nothing else: "Gruß, Uwe"."""
    return not answer_signed_off(lines)


def takes_leave(lines: Sequence[str]) -> bool:
    """Return whether lines are a wish in whatever words and a name below it: "Bon courage et merci", "Mireille"."""
    if not 1 < len(lines) < _PARAGRAPH or not only_signs(lines[-1:]):
        return False
    return all(len(line) <= _FORMAL and _WISHING.match(line) for line in lines[:-1])


def _greeting_start(kept: Sequence[str]) -> int | None:
    """Return where the greeting stands that ends some lines above a name that is cut off, None where none does."""
    if len(kept) < 2 or kept[-2]:
        return None
    line = kept[-1]
    wishing = line.endswith(",") and len(line) <= _LONG + 20 and len(line.split()) <= _WISH + 2
    return len(kept) - 1 if wishing or _leads(line) or _closes(line) or _TO_YOU.match(line[:120]) else None


def _signature_start(kept: Sequence[str], writer: str) -> int | None:
    """Return where the greetings and the name begin that end some lines, None where these end without any."""
    for start in range(max(1, len(kept) - _FOOT), len(kept) - 1):
        below = [line for line in kept[start + 1 :] if line]
        if _bids_farewell(kept[start]) and len(below) <= _FOOT - 2 and _named(below[0]) and _foot(below[1:]):
            return start
    place = len(kept)
    while place and kept[place - 1] and len(kept) - place < _PARAGRAPH:
        place -= 1
    last = kept[place:]
    apart = bool(place) and not kept[place - 1]
    if len(last) > 1 and _TO_YOU.match(last[0][:120]):
        last = last[1:]  # "Thank you for the card!" above the name is meant for the GM
    if apart and last and (_signs(last) or _is_titled(last, writer)):
        return place
    if apart and len(last) == 1 and _TO_YOU.match(last[0][:120]) and any(kept[:place]):
        return place
    for start in range(max(1, len(kept) - 3), len(kept)):
        if _leads(kept[start]) and (below := [line for line in kept[start + 1 :] if line]):
            if all(_named(line) for line in below):
                return start
        elif _closes(kept[start]) and all(_named(line) for line in kept[start + 1 :]):
            return start
    if len(kept) > 1 and kept[-2] and _right_below(kept[-2], kept[-1], alone=apart and len(last) == 2):
        return len(kept) - 1
    return None


def _is_titled(last: Sequence[str], writer: str) -> bool:
    """Whether a paragraph of its own is the writer's name in full, and below it what they are."""
    called = " ".join(writer.split()).casefold()
    full = " " in called and last[0].strip(" -–—~*_,.").casefold() == called
    return full and 1 < len(last) < _PARAGRAPH and _foot(last[1:])


def _bids_farewell(line: str) -> bool:
    """Whether a line is nothing but the greeting that ends a letter."""
    found = _LEADING.match(line[:70])
    return _closes(line) or (found is not None and not found["more"].strip(" .,!-"))


_REACHED = late(r"\b(?:ext|tel|phone|fax|mob(?:ile)?|room|dept)\b|@|\d{4}", re.IGNORECASE)
"""Where somebody is reached, as the lines below a name say: "Works Engineering, ext. 3316"."""


def _foot(lines: Sequence[str]) -> bool:
    """Whether the lines below a name may be its titles and address."""
    return all(len(line) <= _SHORT + 10 and not _ENDS_SENTENCE.search(_BRACKETED.sub("", line)) for line in lines)


def _trades(lines: Sequence[str]) -> bool:
    """Whether the lines right below greeting and name are a tradesman's: "Clocks mended, 4 Mill Lane - list 12 out"."""
    told = " ".join(lines)
    plain = all(len(line) <= _FORMAL and not line[:1].islower() and line[-1:] not in ("!", "?") for line in lines)
    return plain and len(lines) < _PARAGRAPH and any(sign.isdigit() for sign in told) and "," in told


def _signs(last: Sequence[str]) -> bool:
    """Whether a paragraph of its own is a greeting, a name or both; verse is neither."""
    if len(last) == 1:
        line = last[0]
        loose = len(line) <= _SHORT and _SIGNED.match(line) is not None and not _ENDS_SENTENCE.search(line)
        loose = loose and line.strip(" ()[]*").casefold() not in _STAGE
        return _closes(line) or _leads(line) or _named(line) or loose or _led_name(line)
    head, name = last[:-1], last[-1]
    if _closes(name) and all(is_ending(line) for line in head):
        return True
    if _named(last[0]) and len(last) < _FOOT and _foot(last[1:]) and any(_REACHED.search(line) for line in last[1:]):
        return True
    if _led_name(last[0]) and _trades(last[1:]):
        return True
    if not _named(name):
        return False
    return all(_leads(line) or _wishes(line) for line in head)


def _wishes(line: str) -> bool:
    """Whether a line above a name may be the greeting, in whatever words: "With every good wish,", "Keep rolling!"."""
    words = len(line.split())
    if len(line) <= _LONG + 10 and _DEPARTING.match(line):
        return True
    if line.endswith((".", "?")) or len(line) > _LONG + 10:
        return False
    if line.endswith("!"):
        return words <= _CALL
    return (words <= _WISH and (line.endswith(",") or _UNTIL.match(line) is not None)) or is_ending(line)


def _leads(line: str) -> bool:
    """Whether a line is the greeting above a name: "Thank you dear,", "Yours from the nettles,"."""
    if line and not line.strip("-–— "):
        return len(line.strip()) <= 3
    found = _LEADING.match(line) if len(line) <= _GREETING else None
    if found is None:
        return False
    more = found["more"].strip()
    if _FROM.match(more) and len(more.split()) <= _CALL + 3 and not more.endswith((".", "?")):
        return True
    return not more.strip(".,!- ") or (more.endswith((",", "!", "-", ",")) and len(more.split()) <= 7)


def _led_name(line: str) -> bool:
    """Whether one line is greeting and name: "Groet, Joost", "Love to all, Bunty xx"."""
    found = _LEADING.match(line) if len(line) <= _GREETING else None
    if found is None:
        return False
    more = found["more"]
    lead, comma, name = more.rpartition(",")
    if not comma:
        return _named(more.strip()) and not _ENDS_SENTENCE.search(more)
    return len(lead.split()) <= 5 and _named(name.strip())


def _named(line: str) -> bool:
    """Whether a line can be nothing but somebody's name, with an aside in brackets at most."""
    if len(line) > 70:
        return False
    if line.strip(" .!()[]*").casefold() in _STAGE:
        return False
    found = _NAME.match(line)
    if found is not None and len(found["name"]) <= _SHORT:
        return not _says(line)
    if _initials(line):
        return True
    return _BARE_NAME.match(line) is not None


def _initials(line: str) -> bool:
    """Whether a line is nothing but initials: "H. M.-B.", "R. & J."."""
    return len(line) <= _MONOGRAM and _INITIALS.match(line) is not None and not _says(line)


def _says(line: str) -> bool:
    """Whether a line of capitals is a saying: "R.I.P."."""
    return len(line) <= _MONOGRAM and "".join(filter(str.isalpha, line)) in _SAYING


def _right_below(above: str, line: str, *, alone: bool) -> bool:
    """Whether a line right below what is to be printed is the writer's name: after a full line that ends a sentence.

    ``alone`` tells that the two make a paragraph.
    """
    if _ENDS_SENTENCE.search(above) and _initials(line):
        return True
    found = _NAME.match(line)
    if found is None or not _ENDS_SENTENCE.search(above) or line.endswith((".", "!", "?")):
        return False
    dashed = line.lstrip()[:1] in "-~/–—"
    return len(found["name"].split()) <= 2 and (dashed or alone or len(above) >= _LONG)


def begins_afterthought(line: str, before: Sequence[str]) -> bool:
    """Return whether a line is a postscript below a letter that has ended with a name in a paragraph of its own."""
    if _AFTERTHOUGHT.match(line[:12]) is None or not before or before[-1].strip():
        return False
    last = len(before)
    while last and not before[last - 1].strip():
        last -= 1
    start = last
    while start and before[start - 1].strip() and last - start < _PARAGRAPH:
        start -= 1
    # A short line right below the words may be the last of them, so the name stands apart.
    return 0 < start < last < start + _PARAGRAPH and all(is_ending(line) for line in before[start:last])


def _closes(line: str) -> bool:
    if _CLOSING.match(line[:80]) is not None or (len(line) <= _FORMAL and _REMAINING.match(line) is not None):
        return True
    return len(line) <= 40 and _THANKING.match(line) is not None


def is_ending(line: str) -> bool:
    """Return whether a line may be the greeting or the name that ends a letter."""
    return _closes(line) or _leads(line) or (len(line) <= _SHORT and _SIGNED.match(line) is not None)
