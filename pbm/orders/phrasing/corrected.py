"""Numbers of earlier orders put right: "I asked you for a 2 and it should have been the 5", "for 63 read 36".

One or both orders are told as they were, words follow by which something else ought to stand there, and then what ought
to; or the new comes first, "read the throw as 1 in place of 4". Told so, the new stands alone with its label, as if it
had been written so in the first place. What was played last month, and ought to have been otherwise, is a regret.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from pbm.orders.late import late
from pbm.orders.phrasing.turn_words import DOOR, THROW, spaced
from pbm.orders.word_set import may_be_in, word_set, words_in

__all__ = ["corrected"]

_HIGH, _LARGEST, _MOST, _MOST_NUMBERS = 6, 100, 2_500, 24
_VALUES: Final = dict(zip(("one", "two", "three", "four", "five", "six"), range(1, 7), strict=True))
_NUMBER: Final = r"(?:\d{1,3}\b(?![%°:]|[.,/]\d|')|(?:one|two|three|four|five|six)\b)"
_NUMBERS: Final = late(_NUMBER, re.IGNORECASE)
_BEHIND: Final = rf"(?: (?:for|as) (?:(?:my|the|your|a) )?(?:{THROW}|{DOOR})\b)"
_TOLD_OF: Final = spaced(rf"(?P<behind>{_BEHIND})|(?P<throw>\b{THROW}s?\b)|(?P<door>\b{DOOR}s?\b)|{_NUMBER}")
_THROW_BEHIND: Final = late(rf"{THROW}$", re.IGNORECASE)
_LABELS: Final = late(rf"\b(?:{THROW}|{DOOR})\b", re.IGNORECASE)
_LEADING: Final = (
    r"(?:(?:a|an|the|my|your|of|on|at|as|to|in|is|was|be|that|with|space|square|number|die|der|den|das|la|le|une?"
    r"|de|het|een|el|il|auf|en|op|sur|su|just)\b\s?|[:=(\"'“”‘’«»]\s?)"
)
_LABEL: Final = rf"(?:(?:{THROW}|{DOOR})s?\b\s?(?:[:=,-]\s?)?)"
_ITEM: Final = rf"{_LEADING}{{0,4}}{_LABEL}?{_LEADING}{{0,4}}{_NUMBER}[\"'“”‘’«»)]?{_BEHIND}?"
_ITEMS: Final = rf"{_ITEM}(?:(?:\s?[,/&+]|\s(?:and|with|plus|und|et|en|y|e)\b){{1,2}}\s?{_ITEM})?"
_PAIR: Final = r"[1-6]\s?[/-]\s?\d{1,3}\b"
_OLD, _NEW = rf"\s?(?P<old>{_ITEMS})", rf"\s?(?P<new>{_ITEMS})"
_SENT: Final = (
    r"(?:sent|named|wrote|written|typed|said|put|asked(?= you| for)|told(?= you)|gave|given|ordered|posted|e?mailed"
    r"|submitted|entered|requested|dropped|meant to (?:send|write)|mistyped|misread|schrieb|schickte|sandte|écrit"
    r"|envoyé|schreef|stuurde|escribí|envié|scritto|mandato)"
)
_HELD: Final = r"(?:had|has|have|got|reads?|was|were|says|shows?|stood|old|before|previously)"
_MAIL: Final = r"(?:mail|e-mail|letter|card|postcard|message|note|orders?|receipt|form|slip|correction)"
_MODAL: Final = (
    r"(?:(?:should|ought to|must|needs? to|has to|wants? to|(?:was |were )?(?:meant|supposed|intended) to)"
    r"(?:(?:'ve| have| of)? (?:been|be|read|say|said|go))|should(?:'ve|ve)(?: been)?"
    r"|(?:es )?(?:muss|müsste|soll|sollte) (?:heißen|heissen|sein)|richtig (?:ist|wäre)"
    r"|(?:il )?(?:faut|fallait|faudrait) lire|(?:moet|moest|had moeten) zijn|moet worden"
    r"|deb(?:e|ía|ería) (?:ser|decir|leerse)|quise decir|doveva(?:no)? essere|va letto|volevo scrivere)"
)
_MEANT: Final = (
    r"(?:(?:i|we) (?:meant|mean|wanted|intended)(?: (?:to (?:say|send|write|put|play|throw|order|type)|was|is))?"
    r"|(?:and|but) (?:really |actually |had )?meant"
    r"|what i (?:meant|wanted) (?:was|is)|should have (?:told you|asked for|sent|written|put))"
)
_CHANGE: Final = r"(?:make|change|alter|amend|correct|turn)(?: (?:it|that|this|them))? ?(?:to|into|read)?"
_ASKED: Final = (
    rf"(?:(?:please|kindly|i(?:'d| would) like to|(?:would|could|can|will) you(?: please| kindly)?) {_CHANGE})"
)
_WANTED: Final = r"(?:i(?:'d| would)? (?:now )?(?:like|want)(?: to have)?)"
_READ: Final = (
    r"(?:(?:please |kindly )?(?:read|put|substitute|lire|lisez|lies|lesen sie|lees|lezen|léase|leggere|leggi|leggasi))"
)
_INSTEAD: Final = (
    r"(?:instead of|in (?:place|lieu) of|rather than|(?:and )?not|und nicht|statt|et non(?: pas)?|au lieu d[eu]|y no"
    r"|en lugar de|en vez de|e non|invece di|en niet|in plaats van)"
)
_WHERE: Final = (
    rf"(?:where (?:(?:on )?(?:\w{{3,6}}day|yesterday),? )?(?:i|it)(?: had)? (?:{_SENT}|{_HELD})"
    r"|là où j'ai (?:mis|écrit)|donde (?:dice|decía|puse|escribí|dije)"
    r"|dove (?:ho scritto|è scritto|c'è scritto)|waar (?:ik \w{3,9}|staat|stond))"
)
_STRUCK: Final = (
    r"\b(?:strike|cross|rub|scratch|delete|remove|erase)(?: out| through)?",
    r"(?: out| through)?(?:,|,? and|,? then) (?:please )?(?:write|put|enter|insert|ink|substitute|use)(?: in| down)?",
)
_TOLD: Final = rf"\b(?P<told>{_SENT}|{_HELD}|{_MAIL})\b(?P<how>(?:(?! that )[^\d?!.;:]){{0,50}}?:?)\b"
_BETWEEN: Final = (
    r"\s?(?:(?=[,.;:!)–—-])|\b(?=(?:and|but|when|where|which|that|it|i|as|at|for|in|yesterday|earlier|this|last|by|today"
    r"|on \w{3,6}day|please|kindly|not|instead|should|ought|must|would|could|can|will|was|is|meant|wants?|needs?)\b))"
    r"(?P<between>[^?]{0,60}?)\b"
)
_OUGHT: Final = word_set(
    "should shouldve ought must need needs has want wants meant supposed intended muss müsste soll sollte richtig faut "
    "fallait faudrait moet moest moeten worden debe debía debería quise doveva dovevano letto volevo"
)
_READING: Final = word_set("read put substitute lire lisez lies lesen lees lezen léase leggere leggi leggasi")
_MEANING: Final = word_set("meant mean wanted intended should")
_STANDING: Final = word_set("where là donde dove waar")
_IN_PLACE: Final = word_set("instead place lieu rather not nicht statt non no lugar vez invece niet plaats for")
_ASKING: Final = word_set("make change alter amend correct turn like want strike cross rub scratch delete remove erase")
_TOLD_BY: Final = word_set(
    "sent named wrote written typed said put asked told gave given ordered posted emailed mailed submitted entered "
    "requested dropped meant mistyped misread schrieb schickte sandte écrit envoyé schreef stuurde escribí envié "
    "scritto mandato had has have got read reads was were says show shows stood old before previously mail letter "
    "card postcard message note order orders receipt form slip correction"
)
_WAYS: Final = (
    (
        spaced(rf"\b(?:for|statt|anstelle von|au lieu d[eu]|{_WHERE}){_OLD},? (?:{_READ}|{_MODAL}){_NEW}"),
        word_set("for statt anstelle lieu") | _STANDING,
        _READING | _OUGHT,
    ),
    (
        spaced(rf"{_STRUCK[0]}{_OLD}{_STRUCK[1]}{_NEW}"),
        word_set("strike cross rub scratch delete remove erase"),
        word_set("write put enter insert ink substitute use"),
    ),
    (
        spaced(rf"\b(?:{_READ}|{_MODAL}|{_MEANT}){_NEW},? ?(?:{_INSTEAD}|for(?= (?:the )?\W?\d)|{_WHERE}){_OLD}"),
        _READING | _OUGHT | _MEANING,
        _IN_PLACE | _STANDING,
    ),
    (
        spaced(rf"\b(?:delete|strike|remove)\s?:?{_OLD}[.;,]?\s(?:insert|add|put|write|enter|substitute)\s?:?{_NEW}"),
        word_set("delete strike remove"),
        word_set("insert add put write enter substitute"),
    ),
    (
        spaced(
            rf"\b(?:change|alter|amend|switch|correct|revise)\b[^.!?\d]{{0,40}}?\b(?:from|de|von|van){_OLD},? "
            rf"(?:to|into|en|auf|naar|à){_NEW}"
        ),
        word_set("change alter amend switch correct revise"),
        word_set("from de von van"),
    ),
    (
        spaced(
            rf"\b(?P<what>{THROW}|{DOOR})\s{_MODAL}{_NEW}\s?[,;.(–—-]{{1,3}} ?(?:(?:but|and|as|where|because) )?"
            rf"(?:i|it|that|which)(?:'d|'ve| had| have| was| has)?(?: been)? ?(?:mis)?(?:{_SENT}|keyed|read)?{_OLD}"
        ),
        _OUGHT,
        _TOLD_BY | word_set("keyed d ve"),
    ),
    (
        spaced(rf"\b(?:the|my){_OLD},? (?:that |which )?i (?:had )?{_SENT}[^.?!\d]{{0,30}}? {_MODAL}{_NEW}"),
        _TOLD_BY,
        _OUGHT,
    ),
    (
        spaced(
            rf"\b(?P<what>{THROW}|{DOOR})\b[^.!?\d]{{0,40}}?\b{_NEW} where (?:it|i) "
            rf"(?:was|said|had|put|wrote|sent|gave){_OLD}"
        ),
        word_set("where"),
        word_set("was said had put wrote sent gave"),
    ),
    (
        spaced(
            rf"\b(?P<what>{THROW}|{DOOR})s?\s?[:=]?\s?(?:from |was )?(?P<old>{_NUMBER})\s?(?:→|⇒|[-=]{{1,2}}>)\s?"
            rf"(?P<new>{_NUMBER})"
        ),
        word_set("→ ⇒ >"),
    ),
    (spaced(rf"\b(?=(?:{THROW}|{DOOR})){_OLD} {_MODAL}{_NEW}"), _OUGHT),
    (spaced(rf"\b(?P<deny>not){_OLD}[^.!?\d]{{0,40}}?\bbut{_NEW}"), word_set("not"), word_set("but")),
    (
        spaced(
            rf"(?<![^\n.])(?:old|was|before)\s?:\s?(?P<old>{_PAIR}|{_ITEMS})[.;,]?\s"
            rf"(?:new|now)\s?:\s?(?P<new>{_PAIR}|{_ITEMS})"
        ),
        word_set("old was before"),
        word_set("new now"),
    ),
    (
        spaced(
            rf"{_TOLD}{_OLD}{_BETWEEN}(?:{_MODAL}|{_MEANT}|{_ASKED}|{_WANTED}|{_STRUCK[0]} ?{_ITEM}{_STRUCK[1]})"
            rf"(?:\s?:)?{_NEW}"
        ),
        _TOLD_BY,
        _OUGHT | _MEANING | _ASKING,
    ),
)
"""Ways to put something right, each with words of which it needs one of every set."""
_NEEDS: Final = _READING | _OUGHT | _MEANING | _ASKING | word_set("but new now switch revise where → ⇒ >")
_ARROW: Final = late(r"→|⇒|[-=]>")
_ARROWS: Final = 2
"""How many changes make it plain that an arrow leads from the old to the new: "5 -> 3" alone may be two throws."""
_TAIL: Final = spaced(rf",? (?:instead of|rather than|in place of|and not|not) (?P<gone>{_ITEM})")
"""What gives way, once more behind what takes its place: "please make it a 5 instead of the 4"."""
_ENDS: Final = spaced(
    r"\s?(?:[.,;:!?()\n–—-]|$|(?:of (?:my|the|this|yesterday's)|and|but|because|as|where|which|so|please|stop"
    r"|thanks|sorry|instead|then|now)\b)"
)
_AS_SENT: Final = r"(?: (?:as sent|(?:as |that )?i (?:gave|sent|wrote|put)(?: you| it)?))?"
_CONFIRMED: Final = spaced(
    rf"\b(?:the |my )(?P<kept>(?:(?:{THROW}|{DOOR})\b{_AS_SENT} ?(?:of |on |at |\()?)?{_NUMBER})\)?{_AS_SENT},? "
    r"(?:is|was)(?: quite| all| still)? (?:right|correct|fine|ok|okay|good)\b"
)
_DANGLING: Final = spaced(r"[,;–—-]? (?:but|and|only|while|though) ?$")
_OWNED: Final = spaced(
    r"\b(?:i|i'd|i've|we|my|me|mine|sorry|apolog\w+|oops|whoops|slip|typo|mistake|error|wrong|mistyped|misread|misprint"
    rf"|erratum|correction|muddled|transposed|backwards|ich|je|j'ai|ik|{_MAIL})\b"
)
_BY_ME: Final = spaced(rf"\b(?:i|i'd|i've|i'm|we|we've|you|ich|je|j'ai|ik|escribí|envié|ho|{_MAIL})\b")
"""Whoever wrote it: another's name is not among them."""
_SIGHING: Final = spaced(
    r"(?:\W|\b(?:oops|whoops|aw|argh|heck|sorry|oh|ah|dear|damn|drat|just|have|also|yesterday|earlier|correction|bad|so"
    r"|and|my bad|last night|this morning|today)\b)*"
)
"""What may stand before a verb that has no subject: "aw heck, wrote 6 when I wanted 5"."""
_WRITING: Final = spaced(
    rf"(?:sent|wrote|written|typed|mistyped|misread|asked|told|ordered|e?mailed|submitted|requested|said|gave|{_MAIL}"
    r"|schrieb|schickte|sandte|écrit|envoyé|schreef|stuurde|escribí|envié|scritto|mandato)"
)
"""Verbs that need no label to tell of orders; what was put, or stood, somewhere may be money."""
_MODAL_AHEAD: Final = spaced(_MODAL)
_IT: Final = spaced(r"\b(?:it|that|this|which|they)\s?$")
_AGAINST: Final = spaced(
    r"\?|\b(?:last (?:turn|round|month|time|game|go|week)|turn \d{1,3} (?:my|i|you)|played|wish(?:ed)?|regret\w{0,4}"
    r"|luck|pity|hindsight|would|if|unless|or|maybe|perhaps|might|possibly|think|thought|nearly|almost|crossword|sheet|report"
    r"|next (?:turn|round|time)|he|she|they|his|her|their|never|don't|do not|not sure|i can"
    r"|(?!yesterday|today)[^\W\d_]{2,15}(?<!day|ght)'s"
    r" (?:mail|letter|orders?|throw|trap ?door))\b"
)
_OTHERS: Final = spaced(
    r"\b(?:his|her|their|(?!yesterday|today)[^\W\d_]{2,15}(?<!day|ght)'s) (?:orders?|throw|trap ?door|mail|letter)\b"
    r"|\breport (?:has|had|says|said|printed|is|was)\b"
)
"""Words anywhere in a mail with which what it puts right may be somebody else's, or what was printed."""
_KINDLY: Final = spaced(r"\b(?:would|could|can|will) you\b[^?]{0,80}\?|\bi would like\b")
_HEADING: Final = spaced(
    r"(?:^|[.!?\n] ?)(?:\w+ ){0,2}(?:correction|erratum|errata|amendment|slip|mistake|oops|typo)\b"
    r"[^.!?\d]{0,40}[.:!] ?$"
)
_JOINT: Final = spaced(r"(?:[.!?;\n]|,| but\b| and\b) ?")
_AGAIN: Final = "No, make that "
"""What leads an order put right in the mail that has the old one too: two that stand side by side are asked about."""
_BESIDE: Final = 60  # characters beside it that may tell of whom or of what it is


class _Found(NamedTuple):
    """What stands to be told anew: where, the orders that it comes to by field, and the numbers that give way."""

    start: int
    end: int
    orders: dict[str, int]
    gone: frozenset[int]


def corrected(lines: Sequence[str], count: int = 1) -> list[str]:
    """Return ``lines``, as many as before, with what is put right told as it is to stand, and as nothing else.

    ``count`` is how many throws a round has: only where that is one, a small number is the throw.
    """
    text = "\n".join(lines)
    said = words_in(lines)
    if count != 1 or len(text) > _MOST or not may_be_in(said, _NEEDS):
        return list(lines)
    if not 1 < len(_NUMBERS.findall(text)) <= _MOST_NUMBERS:
        return list(lines)
    ways = [way for way, *needs in _WAYS if all(may_be_in(said, needed) for needed in needs)]
    found = list(_found(text, ways)) if ways and _OTHERS.search(text) is None else []
    orders: dict[str, set[int]] = {}
    for each in found:
        for field, value in each.orders.items():
            orders.setdefault(field, set()).add(value)
    if not found or any(len(values) > 1 for values in orders.values()):
        return list(lines)
    made, last = "", 0
    for start, end, told, gone in found:
        head = _DANGLING.sub("", _CONFIRMED.sub(_kept, text[last:start]))
        made += head if not head.strip() or head.rstrip()[-1] in ".!?:;" else f"{head.rstrip(' ,')}. "
        above = any(_value(number) in gone for number in _NUMBERS.findall(text[:start]))
        made += f"{_AGAIN * above}{_told(told)}. " + "\n" * text[start:end].count("\n")
        last = end + len(text[end:]) - len(text[end:].lstrip(" .,;!"))
    return (made + _CONFIRMED.sub(_kept, text[last:])).split("\n")


def _told(orders: dict[str, int]) -> str:
    """Return orders with their labels, as the head of a sentence."""
    return ", ".join(f"{field} {value}" for field, value in orders.items()).capitalize()


def _kept(confirmed: re.Match[str]) -> str:
    """Return "the 6 I gave you is right" as the order that it is."""
    return _told(_orders(confirmed["kept"])) or confirmed.group()


def _found(text: str, ways: Sequence[re.Pattern[str]]) -> Iterator[_Found]:
    """Yield what is put right in a text, in the order in which it stands."""
    last = 0
    matches = sorted((match for way in ways for match in way.finditer(text)), key=lambda match: match.start())
    for match in matches:
        if match.start() < last or (_ARROW.search(match.group()) and len(_ARROW.findall(text)) < _ARROWS):
            continue
        what = match.groupdict().get("what") or ""
        old, new = _orders(f"{what} {match['old']}"), _orders(f"{what} {match['new']}")
        between = match.groupdict().get("between") or ""
        if not {_value(number) for number in _NUMBERS.findall(between)} <= set(old.values()):
            continue
        if not old or not new or not new.keys() <= old.keys():
            continue
        tail = _TAIL.match(text, match.end())
        again = tail is not None and set(_orders(tail["gone"]).values()) <= set(old.values())
        end = tail.end() if tail is not None and again else match.end()
        if _ENDS.match(text, end) is None or not _is_own(text, match):
            continue
        last = end
        gone = frozenset(value for field, value in old.items() if new.get(field, value) != value)
        yield _Found(_opening(text, match.start()), last, {**old, **new}, gone)


def _orders(said: str) -> dict[str, int]:
    """Return the numbers of some words by what label and size make them; nothing where these are at odds."""
    made: dict[str, int] = {}
    label = field = ""
    for found in _TOLD_OF.finditer(said.replace("/", " / ")):
        if found["behind"]:
            other = "throw" if _THROW_BEHIND.search(found["behind"]) else "trapdoor"
            if other != field and (other in made or field not in made):
                return {}
            if other != field:
                made[other] = made.pop(field)
            continue
        if found["throw"] or found["door"]:
            label = "throw" if found["throw"] else "trapdoor"
            continue
        value = _value(found.group())
        field = label or ("throw" if value <= _HIGH else "trapdoor")
        if field in made or not 0 < value <= _LARGEST or (field == "throw" and value > _HIGH):
            return {}
        made[field], label = value, ""
    return made


def _value(written: str) -> int:
    return int(written) if written.isdigit() else _VALUES[written.casefold()]


def _is_own(text: str, match: re.Match[str]) -> bool:
    """Whether it is the writer who owns up to it, and nothing hangs on anything or is about another turn."""
    head = re.split(r"[.!?]\s", text[max(0, match.start() - _BESIDE) : match.start()])[-1]
    behind = re.split(r"[.!\n]", text[match.end() : match.end() + _BESIDE], maxsplit=1)[0]
    said = _KINDLY.sub(" ", head + match.group() + behind)
    if _AGAINST.search(said) is not None:
        return False
    labelled = _LABELS.search(head + match.group()) is not None
    told = match.groupdict().get("told")
    if match.groupdict().get("deny"):
        return labelled or len(_orders(match["old"])) > 1
    if told is None:
        return labelled or _MODAL_AHEAD.match(match.group()) is None or _IT.search(head) is not None
    near = text[max(0, match.start() - _BESIDE) : match.end() + _BESIDE]
    by_me = _BY_ME.search(f"{head}{told}") is not None or _SIGHING.fullmatch(head) is not None
    return (
        (by_me or labelled)
        and _OWNED.search(near) is not None
        and (labelled or _WRITING.fullmatch(told) is not None or len(_orders(match["old"])) > 1)
    )


def _opening(text: str, start: int) -> int:
    """Return where the clause begins that ends at ``start``: behind the last number of its sentence, or at its head."""
    head = max((found.end() for found in re.finditer(r"[.!?:]\s+|\n\n", text[:start])), default=0)
    heading = _HEADING.search(text, 0, head)
    numbers = [found.end() for found in _NUMBERS.finditer(text[head:start])]
    if numbers:
        joint = _JOINT.search(text, head + numbers[-1], start)
        return joint.end() if joint is not None else start
    return heading.start() + (text[heading.start()] in ".!?\n") if heading is not None else head
