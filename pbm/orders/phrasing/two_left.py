"""The two throws of a round of two turns among the numbers that are left: "I have 5 and 6 left. The 5 first, please".

Of two that are left, or of the only two that are told, the one that comes first tells which comes second. Where both
are ordered beside, what is left is no order, and is not read as one.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pbm.orders.late import late
from pbm.orders.phrasing.turn_clauses import NUMBERS
from pbm.orders.word_set import may_be_in, word_set, words_in

__all__ = ["with_order_of_two"]

_THE: Final = r"(?:(?:the|a|an|my|die|der|den|eine|le|la|un|une|el|il|de|het|een)\s|l')?"
_THROW: Final = r"(?<![\w.,:/+-])(?:[1-6]|one|two|three|four|five|six)(?![\w%/]|[.,:]\d)"
_AND: Final = r"\s?(?:,|&|\+|/|\b(?:and|und|et|en|y|e|n)\b|'n'?)\s?"
_TWO: Final = rf"{_THE}(?P<one>{_THROW}){_AND}{_THE}(?P<other>{_THROW})"
_LEFT_AHEAD: Final = (
    r"(?:(?:that|this|which|what)\s(?:only\s)?leaves\s(?:me|us)(?:\swith)?(?:\s(?:just|only))?"
    r"|(?:i|we)(?:'m|\sam|'re|\sare)\s(?:now\s|only\s)?left\swith|(?:i|we)\s(?:still|only)\shave(?:\sleft)?"
    r"|(?:my\s)?last\s(?:two|2)(?:\s(?:are|throws|numbers)){0,2}\s?:?|what(?:'s|\sis)\sleft\s(?:is|:)|(?:still\s)?left\s?:"
    r"|(?:es\s|jetzt\s|nun\s|mir\s|da\s){0,2}bleiben\s(?:mir\s)?(?:jetzt\s)?(?:nur\s)?(?:noch\s)?"
    r"|ich\shabe\s(?:nur\s|jetzt\s)?noch|il\s(?:ne\s)?me\sreste(?:nt)?(?:\splus\sque)?|j'ai\sencore"
    r"|(?:ya\s)?(?:solo\s|sólo\s)?me\squedan(?:\s(?:solo|sólo))?|(?:mi\s|ancora\s){0,2}(?:restano|rimangono)(?:\s(?:solo|ancora))?"
    r"|ik\sheb\s(?:alleen\s|nu\s)?nog(?:\s(?:alleen|maar))?|(?:mij|me)\sresten(?:\snog)?)\s"
)
_LEFT_BEHIND: Final = (
    r"\s(?:(?:are\s)?(?:left|remaining|to\sgo)(?:\sover)?|übrig|over|nog\sover)(?:\sin\smy\s\w{3,9}|\snow)?\b"
)
_LEFT: Final = late(
    rf"(?:{_LEFT_AHEAD}{_TWO}(?:{_LEFT_BEHIND})?"
    rf"|\b(?:i|we)(?:'ve|\shave)?(?:\sonly)?(?:\sgot)?\s{_TWO.replace('<one>', '<first>').replace('<other>', '<last>')}"
    rf"{_LEFT_BEHIND}"
    rf"|(?:^|(?<=[.!?;,]\s)|(?<=\n))(?:just\s|only\s|so\s|now\s){{0,2}}"
    rf"{_TWO.replace('<one>', '<early>').replace('<other>', '<late>')}"
    rf"{_LEFT_BEHIND}(?:\sin\sthe\s[a-z]{{3,9}})?)\s{{0,2}}(?P<end>[.:;!,–—-]|\n|$)",
    re.IGNORECASE,
)
"""Two numbers that are said to be all that is left."""
_OF_MY_SET: Final = late(
    r"(?:^|[.!?;\n])[^.!?;\n]{0,60}\b(?:my|ma|mine|our|mein\w{0,2}|mon|ma|mijn|mi|mio|mia)\s(?:set|numbers|dice|throws|six|satz"
    r"|zahlen|série|chiffres|reeks|serie|numeri|números)\b[^.!?;\n]{0,30},\s?$",
    re.IGNORECASE,
)
"""A clause about one's own numbers, before those that are left: "that's my set near done, 3 and 4 left"."""
_FIRST: Final = r"(?:first|1st|zuerst|als\serstes|d'abord|en\spremier|primero|(?:als\s)?eerste?|(?:per\s)?prim[ao])"
_NAMED: Final = late(
    rf"(?:\b{_FIRST}\s?:?\s(?:(?:comes|goes|is|then)\s)?{_THE}(?P<behind>{_THROW})(?:\s(?:actually|please|then))?"
    rf"|{_THE}(?P<ahead>{_THROW})(?:,?\s(?:goes|comes|to\sgo|will\sgo|should\sgo|is))?\s{_FIRST})\b",
    re.IGNORECASE,
)
_SIZED: Final = late(
    r"\b(?:(?:the|my)\s(?:(?P<low>wee|small(?:er)?|little|low(?:er)?)|(?:big(?:ger)?|larger?|high(?:er)?))"
    r"(?:\s(?:one|yin|un|number|throw))?\s(?:goes\s)?first|die\s(?:(?P<klein>klein(?:er)?e)|(?:größere|große))\szuerst)\b",
    re.IGNORECASE,
)
"""The one of two that comes first, told by its size."""
_ANY: Final = late(_THROW, re.IGNORECASE)
_PAIR: Final = late(
    r"(?:^|(?<=[.!?;,:]\s)|(?<=\n))(?P<lead>(?:(?:so|ok|okay|now|then|my|the|two|throws?|numbers|orders|this|time|i'll|i|it's|play"
    r"|throw|have|take|use|both|würfe|ich|nehme|spiele|je|joue|prends|ik|speel|neem|juego|tiro|gioco|uso)[:,]?\s){0,4})"
    rf"{_TWO}\s?[,.;:–-]\s{{1,2}}(?:(?:and|but|und|aber|et|mais|en|maar|y|pero|e|ma)\s)?"
    rf"(?=[^.!?;\n]{{0,40}}(?P<end>[.!?;\n]|$))",
    re.IGNORECASE,
)
"""Two throws before it is said which of them comes first."""
_OPEN: Final = late(
    r"\?|\b(?:not|no|never|or|if|maybe|perhaps|might|don't|nicht|kein\w{0,2}|oder|wenn|vielleicht|pas|ou|si|peut-être|niet|geen"
    r"|of|als|misschien|ni|o|tal\svez|quizás?|non|forse|se)\b",
    re.IGNORECASE,
)
_IN_THAT_ORDER: Final = late(
    rf"(?P<two>{_THE}{_THROW}(?:,?\s(?:then|dann|puis|dan|luego|poi)\s|{_AND}){_THE}{_THROW}),?\s"
    r"(?:en\s(?:ese|este|dicho)\sorden|(?P<german>in\s(?:dieser|der)\sreihenfolge)|dans\scet\sordre"
    r"|in\squest'ordine|in\squell'ordine|in\squesto\sordine|in\sthis\sorder)\b",
    re.IGNORECASE,
)
"""Two throws that stand in their order, and words that say so."""
_OF_TWO: Final = late(
    rf"\b(?:the\s)?first\sof\s(?:my|the|these|those)\stwo(?:\s(?:throws|goes|turns|moves))?\s(?:is|will\sbe|shall\sbe)\s{_THE}"
    rf"(?P<one>{_THROW}),?\s(?:and\s)?(?:the\s)?second(?:\sone)?(?:\sis|\swill\sbe|\sshall\sbe)?,?\s{_THE}(?P<other>{_THROW})",
    re.IGNORECASE,
)
_ONE_MORE: Final = late(
    r"\b(?:(?:und\s)?noch\s(?:eine|ne)(?:\skleine)?\s(?:bitte|frage|sache|kleinigkeit|änderung)"
    r"|(?:just\s)?one\s(?:more|last|other|final|small)\s(?:thing|request|change|question|favour|point)"
    r"|encore\sune\s(?:chose|demande|question)|nog\s(?:één|een)\s(?:ding|vraag|verzoek|ding(?:etje)?)|una\scosa\smás"
    r"|ancora\suna\scosa|un'altra\scosa)\s?[:,–—-]\s",
    re.IGNORECASE,
)
"""What only leads to a wish, and has no throw of one."""
_NEEDS: Final = word_set(
    "leaves left last remaining bleiben noch übrig reste restent encore quedan restano rimangono nog over resten still"
    " only orden reihenfolge ordre volgorde ordine quest'ordine quell'ordine two order"
    " first 1st zuerst erstes abord premier primero eerst eerste prima primo"
    " bitte frage sache kleinigkeit änderung thing request change question favour point chose demande ding dingetje"
    " vraag verzoek cosa"
)
_LINES, _REACH = 60, 4_000
_NUMBERS_OF_PAIR = 3  # the two, and the one that is first


def with_order_of_two(lines: Sequence[str]) -> list[str]:
    """Return the lines of a round of two turns with the order of the two that are left told plainly."""
    if not may_be_in(words_in(lines), _NEEDS):
        return list(lines)
    text, rest = "\n".join(lines[:_LINES]), list(lines[_LINES:])
    if len(text) > _REACH:
        return list(lines)
    text = _IN_THAT_ORDER.sub(_in_that_order, text.replace("’", "'"))
    text = _ONE_MORE.sub("", text)
    text = _OF_TWO.sub(r"First throw: \g<one>. Second throw: \g<other>", text)
    return [*_of_those_named(_of_those_left(text)).split("\n"), *rest]


def _in_that_order(found: re.Match[str]) -> str:
    """Return two throws with words that say that they stand in their order; German needs none."""
    return found["two"] if found["german"] else f"{found['two']}, in that order"


def _of_those_left(text: str) -> str:
    """Return a text without the two numbers that are left, and with the second behind the first where one is named."""
    found = list(_LEFT.finditer(text))
    if len(found) != 1:
        return text
    left = found[0]
    two = [_value(left[a] or left[b] or left[c]) for a, b, c in (("one", "first", "early"), ("other", "last", "late"))]
    ahead, behind = text[: left.start()], text[left.end() :]
    if left["early"] and ahead.rstrip().endswith(","):
        if _OF_MY_SET.search(ahead) is None:
            return text  # "Gaz, 3 and 4 left"
        ahead = ahead.rstrip(" ,") + ". "
    behind = _SIZED.sub(lambda size: f"the {min(two) if size['low'] or size['klein'] else max(two)} first", behind)
    if two[0] == two[1] or (left["end"] == "," and not _NAMED.search(behind[:40])):
        return text
    ordered = [_value(one.group()) for one in _ANY.finditer(behind)]
    if _ANY.search(ahead) is not None or len(ordered) > len(two):
        return text
    if sorted(ordered) == sorted(two):
        return ahead + left["end"].replace(":", "").replace(",", "") + behind
    named = _NAMED.search(behind)
    if named is None or len(ordered) != 1 or ordered[0] not in two:
        return text
    start = max(behind.rfind(sign, 0, named.start()) for sign in ".!?;\n") + 1
    ends = [end for sign in ".!?;\n" if (end := behind.find(sign, named.end())) >= 0]
    if _OPEN.search(behind, start, min(ends, default=len(behind)) + 1) is not None:
        return text
    second = two[1 - two.index(ordered[0])]
    told = f"First throw: {ordered[0]}. Second throw: {second}"
    return ahead + behind[: named.start()] + told + behind[named.end() :]


def _of_those_named(text: str) -> str:
    """Return a text whose only two throws stand together with their order told, where one is said to be first."""
    pair = _PAIR.search(text)
    named = _NAMED.match(text, pair.end()) if pair is not None else None
    if pair is None or named is None or _numbers_beside(text, pair["lead"]) > _NUMBERS_OF_PAIR:
        return text
    two = [_value(pair["one"]), _value(pair["other"])]
    first = _value(named["behind"] or named["ahead"])
    if two[0] == two[1] or first not in two or _OPEN.search(text, named.end(), pair.end("end")) is not None:
        return text
    told = f"First throw: {first}. Second throw: {two[1 - two.index(first)]}"
    return text[: pair.end("lead")] + told + text[named.end() :]


def _numbers_beside(text: str, lead: str) -> int:
    """Return how many throws a text names, without those in "my two throws" that lead to it."""
    return len(_ANY.findall(text)) - len(_ANY.findall(lead))


def _value(word: str) -> int:
    return NUMBERS.get(word.lower(), 0) or int(word)
