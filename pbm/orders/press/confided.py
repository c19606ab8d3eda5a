"""What stands within press and is not for print: "And this is only for your ears: …", "Please don't print that."."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from pbm.orders.late import late
from pbm.orders.vocabulary import LANGUAGES, TABLES, alternatives
from pbm.orders.vocabulary.phrases import needed_by
from pbm.orders.word_set import may_be_in, word_set, words_in

__all__ = ["Confidence", "ahead", "confided"]

_MOST = 20_000  # characters of a paragraph that are looked at
_BEFORE = 4  # words of a sentence that are what it confides, where it says so behind them


@dataclass(frozen=True, slots=True)
class Confidence:
    """Where a sentence begins in its line that is not for print, and whether it speaks of what stands before it.

    ``said`` is where its line says so; beyond its end if a later one does.
    """

    start: int
    said: int
    back: bool


_PAPER = (
    r"(?:(?:the |our |your |this |any |next |public |general |coming ){0,3}(?:publication|publishing|print(?:ing)?"
    r"|reports?|(?:fan)?zine|mag(?:azine)?|newsletter|bulletin|gazette|press|record|public|issue)\b)"
)
_THIS = (
    r"(?:(?:this|that|it|these|those|them)\b|(?:any|all|none|a word|some|most) of (?:this|that|it|these)\b"
    r"|(?:the|what|my) (?:next|last|following|follows|rest|above|below|foregoing|remainder|press|bit|part|i)\b"
    r"|(?:the|that|my) (?:first|second|third|fourth|other|previous|final|latter)"
    r" (?:sentence|line|paragraph|bit|part|half)\b"
    r"|anything (?:below|above|else|more)\b|what(?:'s| is) (?:below|above)\b)"
)
_NOT = (
    r"(?:(?:do|must|should|may|can|shall|will|could|need|would|ought|is|are|was|does) ?n['o]t|dont|cannot"
    r"|(?<!\bdo )(?<!\bdid )(?<!\bdoes )(?<!\bwill )(?<!\bwould )(?<!\bcould )(?<!\bcan )(?:never|not))"
)
_OF_OTHERS = r"(?<!\bi )(?<!\bwe )(?<!\bhe )(?<!\bshe )(?<!\bthey )(?<!\bwho )(?<!\bwhy )(?<!\bif )"
_PRINTED = r"(?:printed|published|included|quoted|repeated|reported|passed on|shared|shown|made public)"
_KEPT = r"(?:to yourself|under your hat|dark|secret|private|confidential|quiet|between (?:us|ourselves|you and me))"
_OTHERS = r"(?:(?:the )?(?:others?|other players|rest)|everyone|everybody|anyone else|all)\b"
_ALONE = r"(?=\s?(?:[.,:;!)–-]|$)| and\b| but\b)"
_ENGLISH = (
    rf"(?:{_OF_OTHERS}\b{_NOT} (?:(?:please|to|you|ever|actually|go and) ){{0,2}}"
    rf"(?:print|publish|include|run|put|quote|repeat|use|share|pass on|mention) {_THIS}"
    rf"|{_OF_OTHERS}\b{_NOT} (?:print|publish)(?=\s?[:.,;!)–-])"
    rf"|\b{_NOT} (?:to )?(?:be |get )(?:\w{{2,9}} ){{0,1}}{_PRINTED}\b"
    rf"|(?:n't|\b(?:not|nothing|none of (?:this|that|it)|never)) (?:\w{{2,9}} ){{0,2}}"
    rf"(?:meant |intended |to go |to be |going |go |appear |end up |written )?"
    rf"(?:for {_PAPER}|in(?:to)? (?=the |our |your |this |any |next ){_PAPER})"
    r"|(?:n't|\bnot)(?: meant| intended)? for (?:quotation|(?:general|public) (?:consumption|release))\b"
    rf"|(?<=[(\[,–-])\s?not for {_OTHERS}"
    r"|(?:n't|\bnot)(?: really)?(?: (?:a |any )?part of)?(?: the| my| for the)? press\b(?! on| ahead| the)"
    rf"|\b(?:keep|leave|omit|cut) (?:\w{{2,12}} ){{1,4}}?(?:out of|from|off) {_PAPER}"
    r"|\bleave (?:this|that|it|the (?:rest|next|following|last)(?: bit| part)?) out\b"
    rf"|\b(?:rather|prefer(?: it)?(?: if)?) (?:that )?you (?:did(?:n't| not)|would(?:n't| not)) (?:print|publish)\b"
    rf"|\bkeep (?:this|that|it|these|the (?:rest|following|next bit|last bit)) (?:\w{{2,9}} )?{_KEPT}"
    r"|\b(?:stays?|remains?|strictly|purely) (?:strictly )?between (?:us|ourselves|you and (?:me|i))\b"
    r"|\b(?:this|that|it|one|bit|part|rest|remainder|follows|following|below|next|line|paragraph)(?:'s| is| are)"
    r" (?:just |only |strictly |purely |to be kept |meant |all )?"
    r"(?:for (?:you|your (?:eyes|ears|information)|the gm)(?: only| alone)?|private"
    rf"|(?:in )?confiden(?:tial|ce)|(?:a )?secret|between (?:us|ourselves|you and me)|off the record){_ALONE}"
    rf"|\b(?:for|to) (?:your (?:eyes|ears|information)|you|the gm),? (?:only|alone|personally){_ALONE}"
    r"|\b(?:only|just|strictly|purely) for (?:your (?:eyes|ears?|information)|the gm)\b"
    rf"|\bwhich {_OTHERS} (?:needn't|mustn't|shouldn't|need not|must not|should not) (?:know|read|see|hear)\b"
    rf"|{_OF_OTHERS}\b{_NOT} let on\b|\bmum's the word(?= about\b|,? (?:but|i|on|between)\b|\s?[:.!–-])"
    r"|[(\[]\s?(?:s+h+|psst|hush)\b|\b(?:s+h+h|psst)\s?[:!,–-]{1,2}\s?(?=$|(?:i(?:'m|'ll|'d)?|my|we|don't)\b)"
    rf"|\b(?:no-? ?one|nobody|none of them|not a soul)(?: else)? (?:must|may|should|is to) (?:ever )?"
    r"(?:hear|learn|know|read|see|find out|get wind)(?: of| about)? (?:this|that|it|what follows|the (?:next|rest))\b"
    r"|[\[{{(<](?:private|personal|confidential)[\]}})>:]"
    r"|(?-i:\b(?:DNQ|DNP|NFP|NFQ|OTR)\b))"
)
"""Words that say so wherever they stand."""
_TURNED_TO = (
    rf"(?:off the record|not for {_OTHERS}|between (?:ourselves|us|you and (?:me|i)|you,? me\b[^:.!?]{{0,25}}"
    r"|these four walls)|entre nous"
    r"|sub rosa|in (?:the )?(?:strict(?:est)? |complete |all |absolute )?confidence|confidentially|privately|secretly"
    r"|(?:only |just |strictly )?for you(?: only| alone)?|to you (?:only|alone)|fyi"
    r"|(?:a |my |now a )?(?:word|whisper|secret)(?:,? (?:just |only )?(?:for you|in your ear))?"
    r"|(?:do not|don't|dont) tell (?:the others|anyone|anybody|a soul|them|everyone|(?-i:[A-Z])\w{1,20})"
    r"|(?:i )?(?:wouldn't|don't|do not|would not) want (?:the others|anyone|anybody|everyone|them) to (?:know|read|see)"
    r"|(?:nobody|no one|none of them) (?:else )?(?:needs to|must|should|may) (?:know|read|see)"
    r"|(?:private|note|message|word|memo) (?:to|for) (?:the )?(?:gm|game ?master|editor)"
    r"|(?:personal(?:ly)?|private(?:ly)?|strictly personal|confidential) (?:to|for) (?-i:[A-Z])\w{1,20}"
    r"(?:(?: and|,| &) (?-i:[A-Z])\w{1,20}){0,3}(?=\s?[:–—-])"
    r"|(?:to|for) (?:the )?(?:gm|game ?master)(?: only)?|(?:dear )?(?:gm|game ?master)(?: only)?)"
)
"""Words that say so at the head of a sentence, before a colon or where the writer goes on about themselves."""
_OVER = (
    rf"(?:that|this)(?:'s| is| was| will be|'ll be| concludes| ends)(?: all| it| enough| the end)?(?: of| for| in)?"
    rf" (?:my |this (?:week|month|turn|round)'s ){{0,1}}{_PAPER}(?=\s?(?:[.,:;!)–-]|$))"
)
_LED = (
    r"(?:[(\[*_]{0,2}(?:p\.?\s?p?\.?\s?s\.?|and|but|oh|now|also|so|meanwhile|just|strictly|purely|incidentally|please"
    r"|by the way|btw|finally|well|ok|okay|quite|(?:only|one|another) (?:thing|word)|(?-i:[A-Z])\w{1,14}(?=,))"
    r"[\s,:(\[–—-]{1,4}){0,4}"
)
_FIRST = r"(?:i|i'll|i'm|i've|i'd|my|me|we|we'll|we're|our|you|your|you're)\b"
_GROUPS = [
    table
    for language in LANGUAGES
    if language != "en" and (table := TABLES[language].get("press")) and "confided" in table
]
_ABROAD = alternatives([phrase for table in _GROUPS for phrase in table["confided"]])
_BETWEEN_US_ABROAD = alternatives([phrase for table in _GROUPS for phrase in table["between_us"]])
_ABROAD_NEEDS = needed_by([phrase for table in _GROUPS for phrase in table["confided"]])
_CONFIDED = late(rf"{_ENGLISH}|(?<!\w){_ABROAD}(?!\w)", re.IGNORECASE)
_HEADED = late(
    rf"[\s*_(\[]{{0,4}}{_LED}[(\[]?(?P<said>{_TURNED_TO}|{_BETWEEN_US_ABROAD}(?: gesagt)?)(?!\w)"
    rf"(?=[)\]*_]{{0,2}}\s{{0,2}}(?:[:.–—-]|,? (?:but )?{_FIRST}|,(?! (?:he|she|they|the|said|dear|sweet|my)\b)))"
    rf"|{_LED}(?P<over>{_OVER})",
    re.IGNORECASE,
)
_SENTENCE = late(r"(?:[.!?…][\"')\]*_]{0,3}|[;])\s{1,4}(?=\S)")
_AHEAD = late(
    r"\b(?:following|follows|next|rest|remainder|below|one thing|something|here is|here's|psst|s+h+)\b", re.IGNORECASE
)
_GOES_ON = late(
    r"[\s)\]*_]{0,3}(?:[^.!?:\d]{0,60}:|[,;–—-]{0,2}\s{0,2}(?:but|because|though|i|i'll|i'm|i've|i'd)\b)", re.IGNORECASE
)
_GOING_ON = late(r"[,;:–—-]\s{0,3}[^\W\d_]", re.IGNORECASE)
_CONFIDING = 2  # words that confide something: "I'm ill, don't print that."
_NEEDS = word_set(
    "not t dont cannot never nothing none keep leave omit cut rather prefer stays stay remain remains strictly purely "
    "for to dnq dnp nfp nfq otr off between entre sub confidence confidentially privately secretly fyi word whisper "
    "secret private confidential tell want nobody no gm that this mum's mum ssh sssh shh shhh psst hush personal "
    "personally soul nicht nur unter vertrauen vertraulich pas ne "
    "confidentiel confidence niet onder alleen vertrouwen vertrouwelijk sólo solo confianza confidencial non tra fra "
    "soltanto confidenza riservato für pour seul"
)

_TELLING = word_set(
    "print publish include run put quote repeat use share pass mention printed published included quoted repeated "
    "reported passed shared shown made publication publishing printing report reports zine fanzine mag magazine "
    "newsletter bulletin gazette press record public issue quotation consumption release others other rest everyone "
    "everybody anyone all leave yourself hat dark secret private confidential quiet between you your gm confidence "
    "let mum sh ssh sssh shh shhh psst hush nobody one none soul personal dnq dnp nfp nfq otr"
)
"""Words of which every English sentence has one that says so anywhere but at its head."""


def confided(lines: Sequence[str]) -> Mapping[int, Confidence]:
    """Return where sentences stand in ``lines`` by which something is not for print, by the line they begin in."""
    if not may_be_in(words_in(lines), _NEEDS):
        return {}
    made: dict[int, Confidence] = {}
    first = 0
    while first < len(lines):
        last = first
        while last < len(lines) and lines[last].strip():
            last += 1
        if last > first:
            for number, confidence in _in_paragraph(lines[first:last]).items():
                made[first + number] = confidence
        first = last + 1
    return made


def ahead(secret: Confidence, line: str) -> bool:
    """Return whether what a line says is not for print is what follows it: it confides nothing by itself."""
    told = line[max(secret.start, 0) : secret.said]
    if _AHEAD.search(line[max(secret.start, 0) :]):
        return True
    return len(told.split()) < _CONFIDING and _GOING_ON.search(line[secret.said :]) is None


def _in_paragraph(lines: Sequence[str]) -> dict[int, Confidence]:
    """Return the same of one paragraph: its sentences run from line to line."""
    text = " ".join(lines)[:_MOST]
    begins: list[int] = [0]
    for line in lines:
        begins.append(begins[-1] + len(line) + 1)
    starts = [0, *(found.end() for found in _SENTENCE.finditer(text))]
    made: dict[int, Confidence] = {}
    for start, end in zip(starts, [*starts[1:], len(text)], strict=True):
        found = _confidence(text[start:end])
        if found is None:
            continue
        said, back = found
        number = next(n for n in range(len(lines)) if start < begins[n + 1])
        made.setdefault(number, Confidence(start - begins[number], start + said - begins[number], back))
    return made


def _confidence(sentence: str) -> tuple[int, bool] | None:
    """Return where a sentence says that something is not for print, and whether that stands before the sentence."""
    headed = _HEADED.match(sentence)
    if headed is not None:
        return max(headed.start("said"), headed.start("over")), False
    found = _CONFIDED.search(sentence) if _may_confide(words_in((sentence,))) else None
    if found is None:
        return None
    told_ahead = _AHEAD.search(sentence[: found.end()]) or _GOES_ON.match(sentence[found.end() :])
    own = len(sentence[: found.start()].split()) > _BEFORE
    return found.start(), not (told_ahead or own)


def _may_confide(said: frozenset[str]) -> bool:
    return may_be_in(said, _TELLING) or may_be_in(said, _ABROAD_NEEDS)
