"""Words for others, marked as press, apart from the orders: for everybody, for some players, for the GM, unsigned."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from pbm.core.orders import PressItem
from pbm.orders.late import late
from pbm.orders.press.confided import Confidence, confided
from pbm.orders.press.declined import is_no_press
from pbm.orders.press.elsewhere import Elsewhere, pressed_elsewhere
from pbm.orders.press.ends import broken_off, ended, greeted
from pbm.orders.press.openings import (
    denied_above,
    opening_within,
    printed_below,
    runs_into,
    with_press_asked_for,
)
from pbm.orders.signing import begins_afterthought, signed_off
from pbm.orders.vocabulary import VOCABULARY, Vocabulary

__all__ = ["public_words", "split_press"]

_PAINT = r"\s{0,4}(?:\d{1,2}[.)]\s)?[\s*_#=<\[({~|-]{0,10}"
_LABEL = late(
    _PAINT
    + r"(?P<before>(?:(?:an\s?on(?:ymous)?(?:ly)?|anon\.?|unsigned|public|open|private|privately|secret|confidential"
    r"|personal|unattributed|my|some|a bit of|here is (?:some|my)|today's|this (?:week|turn|round)'s)[ ,:-]{1,3}){0,3})"
    r"(?P<press>press(?: ?releases?| item| statement| notice| bulletin| column)?|pressemitteilung"
    r"|(?:(?:something|a (?:note|word|line|message)|words?|message|news|item|text) )?(?:for|in) the "
    r"(?:press|report|zine|next report|bulletin|newsletter|public)|(?:a )?(?:note|message|word|letter|pm|dm|whisper)"
    r"(?= (?:to|for) (?!(?:my)?self\b|me\b)))"  # "note to self: 6 before 2" is for nobody else
    r"(?P<after>[^:\n]{0,70}?)[\s*_\])>}]{0,4}(?P<sign>:|\s-{1,3}\s|\s={1,2}\s)[*_]{0,3}\s?(?P<words>.*)$",
    re.IGNORECASE | re.DOTALL,
)
_PRIVATE = late(
    _PAINT + r"(?P<how>(?:anonymous(?:ly)?|anon\.?|strictly)? {0,2}(?:private|privately|secret|secretly"
    r"|confidential|personal))"
    r"(?P<after>[^:\n]{0,60}):\s?(?P<words>.*)$",
    re.IGNORECASE | re.DOTALL,
)
_TO_GM = late(
    _PAINT + r"(?:(?:note|message|a word|word|ps|p\.s\.|just|only|question|private(?:ly)?|not for (?:the "
    r")?(?:report|print|press|"
    r"publication))[ ,:-]{1,3}){0,2}(?:(?:to|for) (?:the |our |dear )?(?:gm|game ?master)(?:'s eyes)?(?: "
    r"only)?(?:,? not for "
    r"[^:\n]{1,20})?|gm only|not for (?:the )?(?:report|print|press|publication))\s?:\s?(?P<words>.*)$",
    re.IGNORECASE | re.DOTALL,
)
_ALONE = late(
    _PAINT + r"(?:(?:begin|start of|start) )?(?P<anonymous>anonymous |anon\.? )?press(?: release)?"
    r"(?: (?:begins|starts|follows|start|begin))?[\s*_#=>\])}~.-]{0,10}$",
    re.IGNORECASE,
)
_INLINE = late(
    r"[.!?;,)]\s{1,4}(?:(?=(?:anonymous |private |public )?press(?: (?:to|for) [^:.]{1,30})?\s?:)"
    r"|(?:and )?(?=(?:the following|this) (?:is )?for the (?:next )?(?:report|zine|bulletin|newsletter)\b"
    r"[^:.\n]{0,20}:))",
    re.IGNORECASE,
)
_TO = late(r"(?:^|[\s(,])(?:to|for|a|an|für|pour|para|per|aan|voor)\s+(?P<whom>[^:()\n]{1,60})", re.IGNORECASE)
_EVERYBODY = late(
    r"(?:(?:the|our|this|next|coming|all|every|everyone|everybody|publication|public|report|zine|readers?"
    r"|players?|of you|game|who|reads?|else|"
    r"you|folks|lads|gang|bulletin|newsletter|press|printing|print|please|pls|week|turn|round|and|in"
    r"|it)[\s,.!]*){1,8}$",
    re.IGNORECASE,
)
_GM = late(r"(?:the |our |dear |mr )?(?:gm|g\.m\.|game ?master|postmaster|you)(?: only| alone)?$", re.IGNORECASE)
_UNSIGNED = late(
    r"\b(?:anon(?:ymous)?(?:ly)?|unsigned|unattributed|no name|not signed|without (?:my )?name"
    r"|nameless(?:ly)?|don't say who)\b",
    re.IGNORECASE,
)
_BUT_NOT = late(
    r"\b(?i:not|except(?:ing)?|excluding|but|bar|without|nicht|außer|ausser|ohne|sauf|sans|niet|behalve|zonder|excepto"
    r"|salvo|menos|sin|tranne|eccetto|senza)(?: (?i:for|to|für|an|pour|à|voor|aan|para|a|per))? [^\W\da-z_]"
)
_COUNTED = late(r"(?:item |part |bit |number )?(?:\d{1,2}|one|two|three|four)", re.IGNORECASE)
_IN_PRINT = late(
    r"[\s,(]{1,3}(?:for|in|via) (?:the |our |this |your )?(?:next )?(?:publication|report|zine|bulletin|newsletter"
    r"|magazine"
    r"|print|press|issue)\b.*$",
    re.IGNORECASE,
)
_NAMES = late(r"\s*(?:,|&|\+|/|\band\b|\bund\b|\bet\b)\s*", re.IGNORECASE)
_NAMES_ELSEWHERE = late(r"\s*(?:,|&|\+|/|\b(?:and|und|et|en|y|e)\b)\s*")  # small: "Anna E" is one name
_ONLY = late(r"[\s,]+(?:only|alone|privately|please|pls|in private|in confidence|again)$", re.IGNORECASE)
_NOTHING = late(
    r"\W{0,4}(?:n/a|nil|none|no|nope|nothing|not|-+)?(?: (?:today|this time|this week|this turn|this round"
    r"|for now|from me|press|"
    r"to report|to say|thanks|thank you|at all|yet|return|entry))*\W{0,4}$"
    r"|\W{0,4}(?:nein|nee|non|no|nichts|nix|niets|niks|rien|nada|niente|nulla|keine|kein|geen|aucune?|nessuna?"
    r"|ninguna?|danke|bedankt|merci|gracias|grazie)"
    r"(?:,? (?:danke|vielen dank|dank (?:je|u)(?: wel)?|bedankt|merci|gracias|grazie|heute|diesmal|vandaag|dit keer"
    r"|deze keer|cette fois|aujourd'hui|esta vez|hoy|questa volta|oggi|nichts|niets|rien|nada|niente|press?e|prensa"
    r"|stampa|pers|von mir|van mij|de ma part|de mi parte|da parte mia|per me))*\W{0,4}$",
    re.IGNORECASE,
)
_NIL = late(
    r"\W{0,4}(?:i )?(?:can't|cannot|could not|couldn't) think of (?:anything|any|one|a thing|something)\b|"
    r"\W{0,4}(?:none|nothing|nil|no press|no),? (?:i'm afraid|i fear|sorry|alas)\b"
    r"|\W{0,4}(?:nothing|none|nil|no|nope|not|no press)(?: (?:much|new|exciting|clever|more))?"
    r" (?:(?:for |from )?(?:today|me|now|this (?:time|week|turn|round|month)|us))(?: (?:i'm afraid|sorry|thanks))?"
    r"(?=\s?[,;.(!–-]|\s{1,3}(?:as|because|since|i)\b)",
    re.IGNORECASE,
)
_AS_BEFORE = late(
    r"\W{0,4}(?:(?:please )?(?:keep|leave|use|print|run|repeat|drop|pull|scrap|withdraw)\b[^.!?\n]{0,30}\b(?:last"
    r"|previous|old|earlier|sent)\b"
    r"[^.!?\n]{0,30}|(?:same )?as (?:above|before|sent|last (?:time|turn|round|month))(?: please)?"
    r"|see (?:above|below|attached|enclosed)|(?:to|will) follow"
    r"|(?:i(?:'ll| will|'m going to) )?(?:send|write|think of|do)(?: you)? (?:some|it|one|something|that|more)"
    r" (?:later|tomorrow|soon|tonight|next (?:time|week|month|turn)|on \w{3,6}day|at the weekend)"
    r"|later|tba|tbc)\W{0,4}$",
    re.IGNORECASE,
)
_PERSON = r"[A-Z][\w'’.-]{1,20}(?: [A-Z][\w'’.-]{1,20})?"
_PERSONS = rf"{_PERSON}(?:(?:, | and | & |, and ){_PERSON}){{0,4}}"
_TO_ONE = late(
    rf"\s{{0,3}}(?:(?:(?:[Pp]rivate|[Pp]ersonal|[Ss]ecret|[Cc]onfidential)(?:ly)?),? )?(?:(?:[Tt]o|TO|[Ff]or|FOR) "
    rf"(?P<name>(?:the )?GM|{_PERSONS})(?:,? (?:only|alone|privately|in private|in confidence))?\s?(?::|\s[–-]\s)"
    r"|@(?P<at>[A-Z][\w'’.-]{1,20})[\s:,])\s{0,3}(?=\S)"
)
"""Whom alone press is for, behind its label; "to be or not to be:" is nobody, and no more is everybody."""
_ITEM_NUMBER = late(r"\s{0,6}\(?\d{1,2}[.)]\s{0,2}")
_FIGURE = late(r"\d")
_SIGNS = " \n:;,._-–—|/\\*[]()"
"""What says nothing, and is no press by itself."""
_DECLINED = late(r"\s{0,4}(?:\w|[-~/])")


@dataclass(slots=True)
class _Item:
    to: tuple[str, ...] = ()
    anonymous: bool = False
    lines: list[str] = field(default_factory=list)


def split_press(lines: Sequence[str], vocabulary: Vocabulary = VOCABULARY) -> tuple[list[str], tuple[PressItem, ...]]:
    """Return ``lines`` with the press blank, and the press: every item with whom it is for."""
    rest: list[str] = []
    items: list[_Item] = []
    taking: _Item | None = None
    lines = with_press_asked_for(lines)
    gm = greeted(lines)
    secrets: Mapping[int, Confidence] | None = None  # few mails have press in which something may be confided
    for number, whole in enumerate(lines):
        before, line, found = _begun(whole, taking, vocabulary)
        if found is not None and taking is None and number and denied_above(lines[number - 1], whole):
            before, line, found = "", whole, None
        if found is None and taking is None and number and runs_into(lines[number - 1], whole):
            before, found = "", (_Item(), "")
        if secrets is None and (found is not None or taking is not None):
            secrets = confided(lines)
        secret = secrets.get(number) if secrets is not None else None
        if found is not None:
            taking, words = _addressed(*found, vocabulary)
            cut = broken_off(words) or _confided_in(taking, whole, words, secret)
            if cut is not None:
                words, before = cut[0], f"{before} {cut[1]}".strip()
            rest.append(before)
            if _declined(words.lstrip()):
                taking = None  # "Press: none", and what follows is no press either
                continue
            if words:
                taking.lines.append(words)
            items.append(taking)
            if cut is not None:
                _withdraw(items, secret)
                taking = None
        elif taking is not None and (left := _left_by(line, taking, gm, rest)) is not None:
            taking = None
            rest.append(left)
        elif taking is not None and begins_afterthought(line, taking.lines):
            taking = None  # below the name it is for the GM, and may change the orders
            rest.append(line)
            _withdraw(items, secret)
        elif taking is not None and (cut := broken_off(line) or _confided_in(taking, line, line, secret)) is not None:
            taking.lines.append(cut[0])
            _withdraw(items, secret)
            taking = None
            rest.append(cut[1])
        elif taking is not None:
            taking.lines.append(line)
            rest.append("")
        else:
            rest.append(line)
            _withdraw(items, secret)
    told = ((item, signed_off(item.lines)) for item in items)
    made = [PressItem(text, item.to, item.anonymous) for item, text in told if text.strip(_SIGNS)]
    return rest, tuple(item for item in made if not _NOTHING.match(item.text[:80]) and not is_no_press(item.text))


def _left_by(line: str, taking: _Item, gm: str, rest: Sequence[str]) -> str | None:
    """Return what a line that ends press says beyond that; None for one that goes on with it."""
    apart, above = _blank_before(taking), taking.lines[-1] if taking.lines else ""
    ordered = apart and any(map(_FIGURE.search, rest))
    return ended(line, apart=apart, gm=gm, above=above, ordered=ordered)


def _confided_in(item: _Item, line: str, words: str, secret: Confidence | None) -> tuple[str, str] | None:
    """Return public press of a line before and behind where it is no longer for print, None where all of it is."""
    if secret is None or item.to or not words:
        return None
    begins = line.rfind(words)
    if secret.said < begins:
        item.to = ("GM",)  # "Press (not for printing): …"
        return None
    cut = max(secret.start - begins, 0)
    return words[:cut].rstrip(), words[cut:]


def _withdraw(items: list[_Item], secret: Confidence | None) -> None:
    """Make the paragraph before words that are against its being printed one for the GM; all, if they stand apart."""
    if secret is None or not secret.back or not items or items[-1].to:
        return
    item = items[-1]
    first = len(item.lines)
    while first and item.lines[first - 1].strip():
        first -= 1
    if not any(line.strip() for line in item.lines[first:]):
        first = 0
    items.append(_Item(("GM",), item.anonymous, item.lines[first:]))
    del item.lines[first:]


def _addressed(item: _Item, words: str, vocabulary: Vocabulary) -> tuple[_Item, str]:
    """Return press and its words, where these begin with whom alone it is for: "Press: to Clive only: a heist"."""
    found = _TO_ONE.match(words[:200]) if not item.to else None
    if found is None:
        return item, words
    name = found["name"] or found["at"]
    opened = _opened(f"Press to {name}: {words[found.end() :]}", vocabulary, apart=True)
    return (item, words) if opened is None else opened


def _declined(words: str) -> bool:
    """Whether what stands behind a label of press is that there is none, or none that is new."""
    if _NIL.match(words[:80]) or _AS_BEFORE.match(words[:120]):
        return True
    return _DECLINED.match(words[:80]) is not None and (
        _NOTHING.match(words[:80]) is not None or is_no_press(words, alone=False)
    )


def _begun(whole: str, taking: _Item | None, vocabulary: Vocabulary) -> tuple[str, str, tuple[_Item, str] | None]:
    """Return what stands on a line before the press that begins on it, the rest of the line, and that press."""
    inline = _INLINE.search(whole[:600]) if ":" in whole else None
    start = inline.end() if inline is not None else opening_within(whole) if taking is None else None
    if start is not None:
        before = whole[:start].rstrip()
        if inline is not None:
            before = whole[: inline.start() + 1]
        found = _opened(whole[start:], vocabulary, apart=True)
        if found is not None:
            return ("" if _ITEM_NUMBER.fullmatch(before[:12]) else before), whole[start:], found
    apart = taking is None or not taking.lines or _blank_before(taking)
    return "", whole, _opened(whole, vocabulary, apart=apart)


def public_words(items: Sequence[PressItem]) -> str | None:
    """Return what is meant for the report, its items joined by a blank line; None where there is nothing."""
    return "\n\n".join(item.text for item in items if not item.to) or None


def _opened(line: str, vocabulary: Vocabulary, *, apart: bool) -> tuple[_Item, str] | None:
    """Return the item that a line begins, and its first words; None for a line that begins none.

    ``apart`` tells that the line does not go on with other press: then it need not begin with a label.
    """
    head, tail = line[:4000], line[4000:]
    signed = ":" in head  # as all labels are but those behind which a dash stands
    found = _TO_GM.match(head) if signed else None
    if found is not None:
        return _Item(("GM",)), found["words"] + tail
    if signed or "-" in head or "=" in head:
        found = _LABEL.match(head) or _PRIVATE.match(head)
    if found is not None:
        known = found.groupdict()
        about = f"{known.get('before') or ''} {known['after']}"
        if not known.get("press") or not _running_on(known["after"], known.get("sign", ":")):
            to = _whom(known["after"])
            if not known.get("press") and not to:
                to = ("GM",)  # private, and to nobody by name
            words = found["words"] + tail
            secret = re.search(r"\b(?:private|privately|secret|confidential|personal)\b", about, re.IGNORECASE)
            return _Item(to or (("GM",) if secret else ()), _UNSIGNED.search(about) is not None), words
    elsewhere = pressed_elsewhere(head)
    if elsewhere is not None:
        return _told_elsewhere(elsewhere), elsewhere.words + tail
    alone = _ALONE.match(line[:80])
    if alone is not None:
        return _Item((), alone["anonymous"] is not None), ""
    label, colon, words = head.partition(":")
    if colon and len(label) < 30:
        word = " ".join(re.findall(r"[^\W\d_]+", label.casefold()))
        if any(sense.low == "press" for sense in vocabulary.meanings(word).values()):
            return _Item(), words.strip(" *_") + tail
    printed = printed_below(head) if apart and head else None
    if printed is not None:
        return _Item((), _UNSIGNED.search(head.partition(":")[0][:110]) is not None), printed + tail
    return None


def _told_elsewhere(found: Elsewhere) -> _Item:
    """Return the item of a label in another language than English."""
    left_out = _BUT_NOT.search(found.after)
    if left_out is not None:
        return _Item(("everybody", found.after[left_out.start() :].strip(" ,.*_()[]")[:60]), found.unsigned)
    names = [name.strip(" .,*_'\"") for name in _NAMES_ELSEWHERE.split(found.whom)] if found.whom else []
    to = tuple("GM" if found.is_gm(name) or _GM.match(name) else name[:60] for name in names if name)[:12]
    return _Item(to or (("GM",) if found.secret else ()), found.unsigned)


def _running_on(after: str, sign: str) -> bool:
    """Whether words after "press" make it no label: "press the button and: …", "press on - I shall"."""
    words = after.strip(" ,()*_[]")
    if not words:
        return False
    if sign != ":" and not words.casefold().startswith(("to ", "for ")):
        return True
    return not (
        _UNSIGNED.search(words)
        or _COUNTED.fullmatch(words)
        or after.lstrip().startswith("(")
        or words.casefold().startswith(
            ("to ", "for ", "from ", "of ", "no ", "no.", "#", "release", "please", "in ", "this ", "by ")
        )
    )


def _whom(after: str) -> tuple[str, ...]:
    """Return the names in "to Bob and Sue only"; nothing where everybody is meant.

    "To all but Bob" comes as everybody and "but Bob": what is for some must not be read by all.
    """
    left_out = _BUT_NOT.search(after)
    if left_out is not None:
        return ("everybody", after[left_out.start() :].strip(" ,.*_()[]")[:60])
    found = _TO.search(after)
    if found is None:
        return ()
    whom = _IN_PRINT.sub("", found["whom"]).strip(" .,*_-'\"")
    while (cut := _ONLY.sub("", whom)) != whom:
        whom = cut
    if not whom or _EVERYBODY.match(whom):
        return ()
    if _GM.match(whom):
        return ("GM",)
    names = [name.strip(" .,*_'\"") for name in _NAMES.split(whom)]
    return tuple("GM" if _GM.match(name) else name[:60] for name in names if name)[:12]


def _blank_before(item: _Item) -> bool:
    return len(item.lines) > 1 and not item.lines[-1].strip()
