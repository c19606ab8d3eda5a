"""Where press ends before the mail does: "ENDS", "That was the press.", "DNQ: …", "Now the boring bit: …", orders."""

from __future__ import annotations

import re
from collections.abc import Sequence

from pbm.orders.late import late
from pbm.orders.press.label import PAINT
from pbm.orders.press.terse import NUMBER, WORDS_OF_NUMBERS
from pbm.orders.word_set import word_set
from pbm.orders.words import NONE_WORDS, keyword

__all__ = ["broken_off", "ended", "greeted", "unmarked_label"]

_PIECE = (
    r"(?:press|presse|pers|prensa|stampa|message|item|story|quote|transmission|announcement|communiqu[ée]|release"
    r"|bulletin|statement|publication|broadcast|poem|song|verse)"
)
_END = late(
    PAINT + r"(?:end(?: of)? (?:the )?press(?: release)?|/press|press (?:ends?|over)|(?:my |the )?orders?)\b"
    r"[\s:.)\]>*_=~-]{0,6}(?P<words>.*)$",
    re.IGNORECASE,
)
_ENDED_BARE = late(
    PAINT + rf"(?:end|ends|fin|\.{{3}}ends|-30-|30|(?:{_PIECE} (?:ends?|over|endet|einde|finita|terminada))"
    rf"|(?:end|ends|ende|fin|fine|einde|final) (?:of |de |du |der |della |del |van |van de )?(?:the |my |la "
    rf"|le )?{_PIECE}"
    r"(?: release| item)?|ende|einde|over and out|message ends)[\s.)\]>*_=~-]{0,6}$",
    re.IGNORECASE,
)
_THAT_WAS = late(
    rf"{PAINT}(?:(?:that|this)(?:'s| is| was| ends| concludes| will be|'ll be)|so much for|enough(?: of)?|end of"
    rf"|here ends"
    rf"|thus ends|(?:das|soweit) (?:war )?die|fin de la|fine della|einde van de)\b(?: (?:it|all|the end"
    rf"|quite enough|enough))?"
    rf"(?: (?:of|for|from|in|by))?(?: (?:the|my|this|that|our|week's|turn's|month's|today's"
    rf"|the end of)){{0,3}} {_PIECE}"
    r"(?: from (?:me|us))?(?: (?:item|over|done|finished|bit|for (?:this|now|today)\b[^.:;!\n]{0,12}|this (?:time"
    r"|turn|round|month)|section"
    r"|release))?\s?(?P<sign>[.,:;!)\]–-]|$)\s{0,4}(?P<words>.*)$",
    re.IGNORECASE | re.DOTALL,
)
_INITIALS = late(PAINT + r"(?:DNQ|DNP|D\.N\.[QP]\.?|NFP|N\.F\.P\.?|NFQ|OTR|dnq|dnp|nfp)(?=[\s:.,;)\]–-]|$)")
_ASIDE_WORDS = (
    r"(?:p\.?\s?s\.?\s?[:,(-]{0,2}\s?)?"
    r"(?:(?:just |strictly |purely )?(?:between (?:ourselves|us|you and (?:me|i)|these four walls)|off the record"
    r"|(?:(?:and )?(?:this|the (?:rest|remainder|following|next bit)|what follows)(?: is)? )?"
    r"(?:not (?:for |to be )?(?:publication|publish(?:ing|ed)|quot(?:ation|ing|ed)|print(?:ing|ed)?|press|public)"
    r"|(?:for|to) (?:you,? (?:only|alone|personally)|your (?:eyes|ears|information)(?: only| alone)?"
    r"|the editor(?: only)?)|fyi)"
    r"|entre nous|unter uns|nur für dich|nur für sie|onder ons|alleen voor jou|entre nosotros|solo para ti|tra noi"
    r"|solo per te|pas pour publication|nicht zur veröffentlichung|niet voor publicatie|non publicare"
    r"|no para publicar))"
)
_TO_GM_APART = late(rf"{PAINT}{_ASIDE_WORDS}(?: (?:though|please|now))?\s?[:.,;)\]–-]", re.IGNORECASE)
_TO_GM_SIGNED = late(
    rf"{PAINT}(?:{_ASIDE_WORDS}|(?:but )?(?:this|that|the (?:rest|remainder|following|next bit)|what follows)"
    r"(?: is not|isn't| isn't)(?: for \w{2,12})?)\s?:",
    re.IGNORECASE,
)
_SPOKEN_TO = late(
    r"\s{0,4}(?:dear |hi |hello |hey |ok(?:ay)? |right |over to you,? )?(?:gm|game ?master|editor|mr editor)\s?[,:!–-]",
    re.IGNORECASE,
)
_BUSINESS = late(
    r"\s{0,4}(?:(?:and|but|so|right|ok(?:ay)?|well|anyway|meanwhile|finally|oh)[,.\s]{1,3}){0,3}(?:now|back|on|as"
    r"|then|next|right|ok(?:ay)?"
    r"|here|for|to|onto|over|and|the|my)\b[^.!?:\n\d]{0,36}\b(?:orders?|moves?|business|boring|dull|serious|numbers"
    r"|real (?:stuff|thing|work)"
    r"|game|official|formalities|admin|practical|important)\b[^.!?\n\d]{0,24}[:.,–-]",
    re.IGNORECASE,
)
_FOLLOWING = late(
    r"\s{0,4}[(\[]?(?:(?:thank you|(?:many )?thanks|ta|cheers)[.,!–-]{1,2}\s{1,2})?"
    r"(?:(?:my|the|proper|real) )?(?:orders?|moves?|throw)(?: (?:and (?:so on|trapdoor)|for (?:this"
    r"|the) \w{2,8}))?"
    r"(?: (?:will|to|are to|shall|should))? (?:follow(?:ing|s)?|come|coming|tomorrow|later|soon|separately|tonight|tmrw"
    r"|by \w{3,9}"
    r"|as (?:before|sent|already sent)|stand|unchanged|already sent)\b[^\n\d]{0,40}$",
    re.IGNORECASE,
)
_PROMISED = late(
    r"\s{0,4}[(\[]?(?:(?:(?:my|proper|real|actual)\s){1,2}(?:orders?|moves?|throw|numbers?)\s"
    r"(?:[^\W\d_]{1,4}\s){0,3}?(?:tmrw|tmw|tomorrow|later|soon|tonight|follow\w{0,3}|when|once|after|as soon as"
    r"|at the weekend|on \w{3,6}day)\b"
    r"|(?:my|the)\s(?:orders?|moves?|throw|turn|go)\s(?:(?:will|must|can|shall|has|have|to)\s){1,3}wait\b"
    r"|no\s(?:orders?|moves?|throw)\s(?:from\sme\s)?(?:yet|today|tonight|now|with\sthis|this\stime)\b"
    r"|(?:i'll|i will|i shall|i'm going to|will|shall)\s(?:\w{2,6}\s)?(?:send|mail|e-?mail|post|let you have|get you)\b"
    r"[^.!?\d]{0,24}\b(?:orders?|moves?|throw|numbers?)\b)[^\n\d]{0,80}$",
    re.IGNORECASE,
)
"""A paragraph of its own that says to the GM when the orders will come, or that none do yet."""
_ORDER = late(
    r"\s{0,4}(?i:my |your |board )?(?P<label>[^\W\d_]{1,12}(?: door)?)(?: [A-Z])?"
    r"(?: (?:for|in|on) (?:turn|round) \d{1,4})?"
    r"\s?[:=-]?\s?(?:(?:on|at|is|a)\s)?\d{1,3}\b(?P<rest>.{0,60})$"
)
_SPELT = late(
    rf"\s{{0,4}}(?i:my |your |board )?(?P<label>[^\W\d_]{{1,12}}(?: door)?)(?: [A-Z])?"
    rf"(?: (?:for|in|on) (?:turn|round) \d{{1,4}})?\s?[:=–-]\s?(?i:{WORDS_OF_NUMBERS})(?P<rest>.{{0,60}})$"
)
"""The same with its number in letters, which needs a sign behind its label: "throw: four"."""
_LABEL_ALONE = late(
    r"\s{0,4}(?i:my |your )?(?P<label>[^\W\d_]{1,12}(?: door)?)(?: [A-Z])?(?: (?:for|in|on) (?:turn|round) \d{1,4})?"
    r"\s?[:=?]\s{0,4}$"
)
_NUMBER_ALONE = late(rf"\s{{0,4}}(?i:{NUMBER})\s?[.!]?\s{{0,4}}$")
"""A label with its number on the line below it."""
_MARKS = late(r"[*_`]{1,3}")
_BULLET = late(r"\s{0,8}(?:[-•·*+>→–—]{1,2}\s{1,4}(?=[^\W_])|(?:\(?\d{1,2}[.)]|\(?[a-c]\))\s{1,4}(?=[^\W\d_]))")
"""What a mail program or a list puts about a label: "*Throw:* 4", "- Throw: 4", "1. Throw 4"."""
_RUNNING_ON = late(
    r"\b(?:an?|the|of|at|to|in|on|for|from|with|by|and|or|no|any|my|your|his|her|its|their|our|this|that|into|under)"
    r"\s{0,3}$",
    re.IGNORECASE,
)
_BOTH = late(
    r"\s{0,4}(?:my |i )?(?P<first>[^\W\d_]{1,12})(?: (?:is|are|on|at|a|the|my|number|space|square|for)){0,3}"
    r"\s?[:=-]?\s?\d{1,3}\b"
    r"(?:\s?[,;.&+/-]|\s?\b(?:and|with|plus|my|und|et|en|y|e))[\s,]{1,3}(?:(?:the|a|my|and|with|with a) )?"
    r"(?P<second>[^\W\d_]{1,12})(?: (?:is|are|on|at|a|the|to|number|space|square|for)){0,3}\s?[:=-]?\s?\d{1,3}\b"
    r"(?P<rest>\D{0,120})$",
    re.IGNORECASE,
)
"""A paragraph that begins with both orders, each by its label: "Throw 1, trapdoor 46, with apologies"."""
_ORDERING = late(
    r"\s{0,4}(?:(?:and|so|now),? )?(?:my |our |the )?orders?\b"
    r"(?P<said>[^.!?\n\d]{0,40}\b[1-6]\b[^.!?\n\d]{1,40}\b\d{1,3})\b\D{0,120}$",
    re.IGNORECASE,
)
"""A paragraph that says what the orders are: "Orders this week are 6 with trapdoor 31, please."."""
_ARRIVED = late(
    r"\s{0,4}(?:did|has|have) (?:my|our|you)\b[^.!?\n]{0,60}\b(?:arrived?|come|came|reach(?:ed)? you"
    r"|get (?:it|them|there)|got (?:it|them|there)|received?)\b[^?\n]{0,20}\?\s{0,4}$",
    re.IGNORECASE,
)
"""A question to the GM whether something has come: "Did my postcard arrive?"."""
_COMMANDED = late(
    r"\s{0,4}(?:please |pls )?(?:roll(?: (?:for me|the dice|please|now)){0,2}"
    r"|remind(?:ers?)?\s(?:me\s)?(?:on|off)|no reminders"
    r"|language\s(?:en|de|fr|nl|es|it|english|german|deutsch|french|dutch|spanish|italian)"
    r"|(?:time\s?)?zone\s(?-i:[A-Z])[\w/+-]{1,30}(?:\s(?-i:[A-Z])\w{1,20})?|format\s(?:text|html)"
    r"|(?:away|absent)\s(?:off|until|till|from|next\s(?:week|month|round|turn)|this\s(?:week|month)|\d)[^.!?\n]{0,50})"
    r"(?: please| pls| thanks)?[\s.!]{0,4}$",
    re.IGNORECASE,
)
"""A mail command in a paragraph of its own, or the order to roll: "Remind off", "ZONE Berlin", "AWAY next week"."""
_PIECES = late(r"\d{1,3}(?!\d|:\d|\s?%|[.,]\d)|[^\W\d_]+|[^\w\s]")
_JOINING = word_set(
    "and then with on at und et en y e please pls thanks turn round board runde zug brett tour bord turno , ; / & + . "
    ": = -"
)
_TURNS = word_set("turn round board runde zug brett tour bord turno")
_SHORT = 60  # characters of a line that has nothing but orders
_MOVING = late(
    r"\s{0,4}(?:my |the )?(?:moves?|go|play|numbers?|steps?|pips?)\s?[:=]\s?[1-6]\b(?!\s?[-/%.]\d)", re.IGNORECASE
)
_RESUMING = late(
    r"(?=.{0,160}\bmy\b)(?=.{0,160}\b(?:throw|move|die|roll)\b)(?=.{0,160}\b(?:trap|trapdoor|nominat\w{0,5}"
    r"|vote)\b)(?=.{0,160}\d)",
    re.IGNORECASE,
)
_ASIDE = late(r"\s{0,4}\((?=[^)]{0,150}\b(?:orders?|moves|deadline|gm|report)\b)[^)]{0,180}\)\s{0,4}$", re.IGNORECASE)
_ASKED_OF_GM = late(
    r"\s{0,4}(?:(?:and|but|oh|also|now),? )?(?:(?:just )?(?:one|a|another|my|a last|one last|one more|a further|a quick"
    r"|a small|one small|a silly) )(?:more |other |last |quick |small |silly )?question\b[^.!?:\n]{0,60}[:,–-]"
    r"[^!\n]{3,200}\?",
    re.IGNORECASE,
)
_COMMANDS = word_set(
    "remind off status help history report games language zone format text html press en de fr nl es it"
)
"""Words of commands that stand beside orders: "Throw 1, remind on"."""
_BESIDE = word_set("door on at and please pls thanks then trap none no the space")

_BROKEN_OFF = late(
    r"\s{0,3}(?:[\[<(]/(?:press|PRESS)[\]>)]|\bENDS\b\.?|[\[(]?\b(?i:end(?: of)? (?:the )?press|ends press"
    r"|that's (?:all|it) (?:for|from) "
    r"(?:the )?(?:press|print(?:ing)?|publication|report|zine))\b[.!)\]]{0,3}|(?<=[.!?\"')])\s{1,3}(?=(?i:my "
    r"|the )?(?i:orders?)\s?:))"
)
_FAR = 20_000  # characters of a line that are looked at; what is longer is not read as press for all
_HIGHEST = 6  # throw
_INTO = 7  # words in which a paragraph says to whom it speaks
_NOBODY = word_set("all everyone everybody players gm sir madam there folks friends gentlemen team both")


def broken_off(words: str) -> tuple[str, str] | None:
    """Return what stands before and behind the end of press within a line, None where it does not end there."""
    found = _BROKEN_OFF.search(words[:_FAR])
    if found is None or not words[: found.start()].strip():
        return None
    return words[: found.start()].rstrip(), words[found.end() :].strip()


_GREETING = late(
    r"\s{0,4}(?:dear|hi|hello|hallo|hey|hoi|hola|ciao|caro|cara|lieber|liebe|beste|cher|chère|bonjour|good \w{7,9})"
    r" (?P<name>[^\W\d_]{2,21})\s?[,!.:-]{0,2}\s{0,3}$",
    re.IGNORECASE,
)
_OPENINGS = 4  # lines in which a mail greets


def greeted(lines: Sequence[str]) -> str:
    """Return the name by which a mail greets the GM, an empty text where it greets nobody by name."""
    for line in lines[:_OPENINGS]:
        found = _GREETING.match(line[:60])
        if found is not None and found["name"].casefold() not in _NOBODY and found["name"][:1].isupper():
            return found["name"]
    return ""


def _addresses(line: str, name: str) -> bool:
    """Whether a paragraph begins by speaking to somebody of that name: "Incidentally, Neville, did you …"."""
    words = line[:80].replace(",", " , ").replace(":", " : ").split()[:_INTO]
    return bool(name) and name in words[:-1] and words[words.index(name) + 1] in (",", ":")


def _orders_both(line: str) -> bool:
    """Whether a line begins with a throw and a trapdoor, and has no other number: by their labels, or as orders."""
    ordering = _ORDERING.match(line)
    if ordering is not None:
        return any(keyword(word) == "D" for word in re.findall(r"[^\W\d_]+", ordering["said"].casefold()))
    found = _BOTH.match(line)
    return found is not None and {keyword(found[which].casefold()) for which in ("first", "second")} == {"T", "D"}


def _only_orders(line: str, *, labelled: bool) -> bool:
    """Whether a line has numbers, labels, boards and what joins them, and nothing else: "5 3 and 45", "A 3 B 4".

    ``labelled`` tells that it needs a label, as the mail has numbers above its press.
    """
    if not 0 < len(line.strip()) <= _SHORT or _PIECES.sub("", line).strip():
        return False
    pieces = _PIECES.findall(line)
    words = [piece for piece in pieces if not piece.isdigit()]
    named = [len(word) == 1 and word in "ABCDEFGH" for word in words]
    known = all(
        board or word.casefold() in _JOINING or keyword(word.casefold()) in ("T", "D")
        for word, board in zip(words, named, strict=True)
    )
    told = (
        any(named)
        or any(word.casefold() in _TURNS for word in words)
        or any(keyword(word.casefold()) is not None for word in words)
    )
    small = any(piece.isdecimal() and 0 < int(piece) <= _HIGHEST for piece in pieces)
    return known and small and (told or (not labelled and len(words) < len(pieces) - 1))


def _asks_others(line: str, above: str) -> bool:
    """Whether a line goes on with a question that the one above begins: "shall we both" / "nominate 17?"."""
    open_ended = bool(above.strip()) and above.rstrip()[-1:] not in ".!?:;"
    return line.rstrip().endswith("?") and line.lstrip()[:1].islower() and open_ended


def unmarked_label(line: str) -> str:
    """Return a line without what makes it bold or an item of a list."""
    head = line.lstrip()[:4]
    if head[:1].isalpha() and "*" not in line and "_" not in line:
        return line
    bare = _MARKS.sub("", line)
    return bare[found.end() :] if (found := _BULLET.match(bare)) is not None else bare


def ended(
    line: str, *, apart: bool, gm: str = "", above: str = "", below: str = "", ordered: bool = False
) -> str | None:
    """Return what a line says beyond ending the press, None when the press goes on; ``apart``: after a blank line.

    ``gm`` is the name by which the mail greets the GM, where it does. ``above`` is the line of press before this one:
    where it breaks off within a sentence, no orders begin on this one ("no truth in the rumour of a / trapdoor at 44").
    ``below`` is the line behind it, on which the number of a label may stand.
    ``ordered`` tells that there may be orders before the press: then bare numbers are none.

    What is not for print, or for the GM alone, ends it too and is said to the GM: it may be an order.
    """
    head = line[:200]
    if apart and any(
        begins.match(head)
        for begins in (
            *(_RESUMING, _ASIDE, _BUSINESS, _FOLLOWING, _PROMISED, _ARRIVED, _MOVING, _TO_GM_APART, _SPOKEN_TO),
            _ASKED_OF_GM,
        )
    ):
        return line
    if apart and (
        _COMMANDED.match(head)
        or _addresses(line, gm)
        or _orders_both(line[:200])
        or _only_orders(line, labelled=ordered)
    ):
        return line
    if _INITIALS.match(head[:40]) or _TO_GM_SIGNED.match(head):
        return line
    over = _THAT_WAS.match(head)
    if over is not None:
        return over["words"] + line[200:]
    found = _END.match(head)
    if found and ("order" not in line[:14].casefold() or ":" in line[:30] or not found["words"]):
        return found["words"]
    if _ENDED_BARE.match(line[:40]):
        return ""
    bare = unmarked_label(line[:120])
    if apart and bare != line[:120] and (_orders_both(bare) or _only_orders(bare, labelled=ordered)):
        return line
    alone = _LABEL_ALONE.match(bare) if _NUMBER_ALONE.match(unmarked_label(below[:30])) else None
    if alone is not None and keyword(alone["label"].split()[0].casefold()) is not None:
        return line
    order = _ORDER.match(bare) or _SPELT.match(bare)
    if (
        order
        and not _asks_others(line, above)
        and not _RUNNING_ON.search(above[-12:])
        and keyword(order["label"].split()[0].casefold()) is not None
    ):
        spare = [w for w in re.findall(r"[^\W\d_]+", order["rest"].casefold()) if keyword(w) is None]
        if all(w in _BESIDE or w in NONE_WORDS or (apart and w in _COMMANDS) for w in spare):
            return line
    return None
