"""Misgivings about what a few words beside an order say of it: "throw 4. Just kidding", "for example: 4 and 45"."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from pbm.orders.late import late
from pbm.orders.misgivings.needs import needs
from pbm.orders.misgivings.spelled import spelled
from pbm.orders.misgivings.text import Look, Misgiving, Word
from pbm.orders.word_set import word_set

__all__ = ["headed_as_unmeant", "roughly", "unmeant_after"]

_TIME: Final = r"(?:week|turn|round|month|time|issue)"
_ORDERS: Final = r"(?:orders?|moves?|throws?|plans?|ideas?|numbers?|ones?)"
_THIS: Final = r"(?:that|this|it)"
_LEADING: Final = (
    r"(?:(?:no|nope|nah|hm+|hmm+|ha|haha|lol|oh|well|but|and|or|sorry|actually|yeah|ok|okay|wait|oops|er|erm|um)"
    r"(?: ?[,!.…-])* )*"
)
_TRAILING: Final = (
    r"(?: ?,? (?:though|really|of course|i mean|i meant|sorry|lol|ha|haha|mate|then|yet|actually|anyway|at all|again"
    r"|ever|today|now|please|to be honest))*"
)
_REFUSED: Final = (
    r"no way(?: jose)?",
    r"not in a million years",
    r"never mind",
    r"i wish",
    r"you wish",
    r"dream on",
    r"in (?:my|your) dreams",
    r"as if(?: i would)?",
    r"if only",
    r"yeah right",
    r"said (?:nobody|no one)",
    r"(?:i'd |i had |i would |you'd )?(?:better|rather) not",
    rf"please (?:don't|dont|disregard|ignore)(?: {_THIS})?",
    rf"forget {_THIS}",
    r"no ?,? (?:please )?(?:don't|dont)",
    rf"(?:my )?\w+ wants {_THIS} ?, ?(?:but )?i (?:don't|do not|won't)",
    r"(?:hm+|actually|on reflection|on second thoughts?|wait)(?: ?[,.!…-])* no(?:pe)?",
    r"no ?,? wait(?: a (?:moment|minute|second|sec|bit))?",
    r"wait ?,? no",
)
_JESTED: Final = (
    r"(?<!\bno )kidding",
    r"joking",
    r"(?:just|only|i'm|i am) (?:kidding|joking|messing)",
    r"gotcha",
    r"fooled you",
    r"april fools?(?:'s?)?",
    rf"{_THIS}(?:'s| is| was) (?:(?:a|only a|just a|only|just|merely a) )?"
    r"(?:joke|jest|test|draft|lie|bluff|example|wind-up|wind up|hoax|prank|suggestion|thought|guess)",
)
_ELSEWHEN: Final = (
    rf"{_THIS}(?:'s| is| was| were| are)? (?:meant |intended )?(?:for |from )?(?:the )?(?:last|next|another) {_TIME}"
    rf"(?:'s)?(?: {_ORDERS})?",
    rf"(?:last|next) {_TIME}(?:'s)?(?: {_ORDERS})?",
    rf"{_THIS}(?:'s| is| was) what (?:i|we) (?:would have|was going to|were going to|might)"
    r"(?: (?:say|said|throw|thrown|play|played|do|done|order|send))?",
    rf"{_THIS}(?:'s| is| was) what (?:i|we) (?:wanted to|meant to|had in mind|said|sent|played|threw|did|ordered)"
    rf"(?: (?:say|throw|play|do|order|send))? (?:(?:last|next) {_TIME}|yesterday|before)",
)
_OTHERS: Final = (
    rf"{_THIS}(?:'s| is| was) (?!my\b|our\b|the\b|what\b|it\b|all\b|an?\b)"
    r"(?:\w+'s|his|her|their) (?:orders?|moves?|throws?|numbers?)",
    rf"{_THIS}(?:'s| is| was) what (?!i\b|we\b|it\b|you\b)\w+ (?:would|wants to|will|is going to)"
    r" (?:do|throw|play|order)",
    r"wrong (?:number|game|one|mail|person|turn)",
    r"i mean something else",
    r"not what i mean",
    rf"{_THIS} (?:can't|cannot) be right",
)
_OPEN: Final = (
    r"possibly",
    r"perhaps",
    r"maybe(?: not)?",
    r"i (?:think|guess|suppose)",
    r"or not",
    r"should (?:i|we)",
    r"(?:hold|hang) on",
    rf"(?:i|we) (?:might|may)(?: yet| still| well)? (?:change|alter|swap|withdraw) (?:{_THIS}|my mind|our minds)",
    r"(?:full |more )?details? (?:tomorrow|later|to follow)",
)
_UNMEANT: Final = f"(?:{'|'.join((*_REFUSED, *_JESTED, *_ELSEWHEN, *_OTHERS, *_OPEN))})"
"""What takes an order back, puts it off or calls it somebody else's, where it is all that a sentence says."""
_WHOLE: Final = late(rf"^(?:{_LEADING}{_UNMEANT}{_TRAILING}(?: ?[.!?…,-])*|not)$")
_ABROAD: Final = late(
    r"^(?:"
    r"(?:hm+|euh|eh|ehm|äh|ähm|öh|uh|mah|beh|pues|och)(?: ?[,.!…-])* (?:non|no|nein|nee|nö)"
    r"|(?:c'est|c'était|dat is|dat was|è|era|es|fue|das ist|das war) (?:le|la|de|het|il|el|der|die)"
    r" (?:coup|tour|zet|beurt|worp|mossa|tiro|jugada|tirada|zug|wurf) (?:de|d'|van|di|von)"
    r" (?!(?:moi|mij|me|mí|mir|deze|cette|questa|esta|la|le|der|de)\b)\w+"
    r"|das (?:ist|war) (?!(?:eins|alles|meins|jenes|dieses)\b)\w+s (?:zug|wurf|befehl|idee)"
    r")(?: ?[.!…])*$"
)
"""The same in other languages, where no list of phrases can have it: whose order it is."""
_CONDITION: Final = late(
    r"^(?:but |and )?(?:only(?: ,)? if|(?:that is|that's)(?: ,)? if|if and only if"
    r"|(?:unless|provided(?: that)?)(?!.* (?:i|we|you|he|she|it|that|there|they)'(?:m|s|re|ll|d)\b))\b"
)
"""How a sentence begins that is the condition of what was ordered right before it."""
_TAIL: Final = late(
    r"#\d{1,3}(?: [a-z]+){0,3}? ?(?:,|-|–|—|…|\.{2,9}|\() ?"
    rf"(?:{_LEADING}{_UNMEANT}{_TRAILING}|not)(?: ?[.!?…)-])*$"
)
_SOFT: Final = late(r"\b(?:i think|i guess|i suppose|never mind|or not)\b")
"""What is too little at the end of the order's own sentence: "the 5, I think"."""
_HEADINGS: Final = (
    r"(?:for|an?|as an|just an|here is an) (?:example|instance)",
    r"e ?\.? ?g ?\.?",
    r"hypothetically(?: speaking)?",
    r"in theory",
    r"(?:please )?(?:don't|do not|never) (?:\w+ (?:or|and) )?(?:enter|use|count|file|process|record|log|take|do)"
    r"(?: (?:this|that|it|these|them|the following))?(?: yet| please| seriously)*",
    r"(?:joke|rumour|rumor|quote|dream|wish|lie) of the (?:day|week|turn|month|year)",
    r"in (?:a|my) dreams?(?: i \w+)?",
    rf"(?:i'd|i would|i'll|i will|i) never (?:do|order|say|write|play|send)(?: {_THIS})?",
    r"(?:please )?wait for (?:me|us|my) (?:to )?(?:confirm|confirmation|okay|ok)(?: (?:of )?(?:this|that|it|these))?",
    r"(?:please )?(?:choose |pick |take )?(?:any |either |one )(?:one )?of these(?: #\d)?",
    r"(?:here are )?(?:my )?(?:the )?(?:last|previous|past)"
    rf" {_TIME}(?:'s)?(?: {_ORDERS})?(?: (?:were|was|had been))?(?= ?:)",
    r"what if",
    r"suppose",
    r"imagine",
    r"(?:just )?thinking aloud",
    r"(?:just|only) a thought",
    r"rumou?r has it",
    rf"(?:this is )?for (?:the )?next {_TIME}(?= ?:)",
    r"\w+ (?:asked|told|begs|begged|bids|bade) (?:me|us) to (?:send|enter|say|pass)(?: \w+){0,2}(?= ?:)",
    r"\w+ (?:said|says|wrote|writes|told|tells)(?: to)? (?:me|us)(?= ?:)",
    r"not an order",
    r"not my orders?",
    r"no order",
    r"(?:i'm |i am |still |but )*(?:not (?:quite |really |entirely |at all |yet |so )*(?:sure|certain|decided|settled)"
    r"|undecided)(?: yet| still| about (?:this|these|it)| of (?:this|these|it))*(?= ?:)",
    r"(?:ich bin (?:mir )?)?(?:noch )?(?:nicht (?:ganz )?sicher|unsicher|unentschlossen)(?= ?:)",
    r"(?:je (?:ne )?suis )?pas (?:encore |tout à fait )*(?:sûre?|certaine?|décidée?)(?= ?:)",
    r"(?:ik ben )?(?:er )?nog niet (?:helemaal )?(?:zeker|uit)(?= ?:)",
    r"(?:todavía |aún )?no estoy (?:muy |del todo )?(?:segur[oa]|decidid[oa])(?= ?:)",
    r"(?:ancora )?non (?:sono )?(?:ancora |del tutto )*(?:sicur[oa]|convint[oa])(?= ?:)",
)
_TOLD_AHEAD: Final = (
    r"(?:this is )?(?:just |only )?(?:a )?test(?:ing)?(?: ,)?(?: please| pls)?(?: ignore| disregard)?",
    r"(?:i|we) (?:haven't|havent|have not)(?: yet| quite| really)? (?:decided|settled|made up (?:my|our) minds?)"
    r"(?: yet)?",
    r"(?:i'm|i am|we're) still (?:thinking|undecided|in two minds)(?: about it)?",
    r"(?:just )?thinking aloud",
    r"(?:please )?(?:don't|do not) (?:\w+ (?:or|and) )?(?:enter|use|count|file|process|record) (?:this|it|these|them)"
    r"(?: yet| please)*",
    r"(?:please )?wait for (?:me|us|my) (?:to )?(?:confirm|confirmation)(?: (?:of )?(?:this|that|it|these))?",
    r"not an order",
    r"not my orders?",
)
"""What says so in a sentence of its own as well."""
_HEADING: Final = late(
    r"^(?:(?:and|so|but|ok|okay|right|well|hello|hi|dear gm|now) ?,? )*"
    rf"(?:(?:{'|'.join(_HEADINGS)}) ?[:,]|(?:{'|'.join(_TOLD_AHEAD)})(?: ?[:,.!]|$))"
)
"""What a heading makes of an order behind it."""
_UNDECIDED: Final = late(
    r"(?:(?:and|so|but|though) ?,? )*(?:(?:i|we) (?:haven't|havent|have not)|(?:i'm|i am|we're) still)"
    r"(?: yet| quite| really)? (?:decided|settled|made|thinking|undecided|in two)\b"
)
_IGNORED: Final = late(
    r"^(?:please )?(?:ignore|disregard|skip|forget|overlook) (?:the )?next (?:line|sentence|bit|part|paragraph|words)\b"
)
_ROUGHLY: Final = late(
    r"\b(?:about|around|roughly|approximately|near|close to|next to"
    r"|just (?:after|before|past|behind|in front of)|(?:one|#\d) (?:before|after|past|beyond|short of)"
    r"|(?:in|of) the (?:region|area|neighbourhood) of) (?:the )?#(?P<near>\d{1,3})\b"
    r"|#(?P<vague>\d{1,3}) (?:region|area|[(\[]? ?tb[cad]\b|pending(?! (?:the|his|her|their|your))|vs\b|ish\b"
    r"|, (?:but |though )?(?:i'm )?not (?:so |too |quite |really )?sure\b|but wait\b|[-–,] ?no ?,? not that\b)"
    r"|\b(?:ungefähr|etwa|circa|ca|environ|ongeveer|unos|so um|rond|à peu près|más o menos|più o meno)"
    r" (?:die |das |de |het |le |la |el |il )?#(?P<abroad>\d{1,3})\b|#(?P<refused>\d{1,3}) no(?= ?(?:[,.;!)]|$))"
    r"|#(?P<later>\d{1,3}) next (?:week|month|time)\b"
)
"""What leaves a number open to others near it, or to come."""
_SHORT: Final = 16  # words of a sentence that says no more
_NAME: Final = 2  # words that may be somebody's name: "Salvo"
_MOST: Final = 60  # sentences that are looked at
_AFTER: Final = word_set(
    "way mind possibly perhaps maybe wish dreams dream not kidding joking messing gotcha april fooled only yeah wrong "
    "better rather disregard ignore joke jest test draft lie bluff example wind-up hoax prank suggestion thought guess "
    "last next another that this said might may can't cannot details detail more something forget should think as no "
    "suppose wants unless provided hold hang wait hm hmm euh eh ehm äh ähm öh mah beh pues och c'est c'était dat è era "
    "es fue das si se falls wenn sofern als indien tenzij mits sauf aber ma maar mais pero solo sólo seulement alleen "
    "nur"
)
_AFTER_ON: Final = frozenset(("that's", "it's", "if", "don't", "dont"))
_PUT_RIGHT: Final = word_set("swap swapped same instead change switch reverse")
_NEAR: Final = word_set(
    "about around roughly approximately near close next beside just before after past beyond short region area tbc tba "
    "tbd neighbourhood pending vs ish sure wait not no "
    "ungefähr etwa circa ca environ ongeveer unos um rond peu más più"
)
_COURTEOUS: Final = word_set(
    "recht möglich geht erlaubt passt ok okay darf mogelijk kan mag schikt goed possible permis plaît convient dérange "
    "posible permitido puede parece molesta importa possibile permesso va bene dispiace stört möchten wollen"
)
"""Words of a condition that is only polite."""
_BEFORE: Final = word_set(
    "example instance eg e hypothetically theory don't do never joke rumour rumor quote dream dreams wish lie wait one "
    "either any last previous past what suppose imagine thinking thought test testing not no next haven't havent still "
    "asked told begs begged bids bade said says wrote writes tells for undecided nicht unsicher unentschlossen pas "
    "niet non"
)


@needs(_AFTER | _AFTER_ON)
def unmeant_after(look: Look) -> Iterator[Misgiving]:
    """What the words right behind an order take back, or say of somebody else: "throw 4. No, better not"."""
    for number in range(min(len(look.sentences), _MOST)):
        part = look.of_sentence(number)
        said = spelled(part)
        behind = (
            number > 0
            and len(part) <= _SHORT
            and bool(_WHOLE.match(said) or _ABROAD.match(said) or _CONDITION.match(said) or _is_condition(part))
        )
        tail = _TAIL.search(said) if not behind else None
        if not behind and (tail is None or _SOFT.search(tail[0])):
            continue
        told = number - 1 if behind else number
        if behind and _goes_on(look, number + 1):
            continue
        first = told
        last = behind and number == len(look.sentences) - 1 and _has_number(look, told)
        while last and first > 0 and _holds_order(look, first - 1):
            first -= 1  # the last word on all that was ordered right before it
        for each in range(first, told + 1):
            yield from _told_in(look, each, look.sentences[each].start)


@needs(_NEAR)
def roughly(look: Look) -> Iterator[Misgiving]:
    """A number that is only near the one that is meant, or still open: "somewhere around 45", "4 (tbc)"."""
    near: Counter[tuple[int, int]] = Counter()
    for number in range(min(len(look.sentences), _MOST)):
        for found in _ROUGHLY.finditer(spelled(look.of_sentence(number))):
            if look.count == 1 or not found["later"]:
                near[number, int(next(filter(None, found.groups())))] += 1
    for of in look.accepted if near else ():
        for value in of.values:
            places = [place for place in look.places(of) if look.words[place].value == value]
            said = Counter(look.sentence_at(place) for place in places)
            if places and all(near[number, value] >= times for number, times in said.items()):
                field = "throw" if of.field == "T" else "door"
                yield Misgiving(f"{field}-hedged", look.words[places[0]].line, of.field, of.board)
                break


def _is_condition(part: Sequence[Word]) -> bool:
    """Whether a sentence of another language is a condition, and no courtesy: "Falls Bo geht."."""
    first = next((word for word in part if word.kind == "w" and not word.means("only", "but", "just")), None)
    return (
        first is not None
        and not first.english
        and first.means("if", "unless", "provided")
        and len(part) > _NAME
        and not any(word.kind != "w" or word.low in _COURTEOUS or word.means("please") for word in part)
    )


@needs(_BEFORE)
def headed_as_unmeant(look: Look) -> Iterator[Misgiving]:
    """What stands under a heading that makes it no order: "for example: throw 4", "don't enter this: throw 4"."""
    for number in range(min(len(look.sentences), _MOST)):
        said = spelled(look.of_sentence(number))
        heading = _HEADING.match(said)
        if heading is not None and _of_the_choice_before(look, number, said):
            continue
        if heading is not None:
            behind = look.sentences[number].start + _words(heading[0])
            yield from _told_in(look, number if said[heading.end() :].strip() else number + 1, behind)
        elif _IGNORED.match(said):
            yield from _told_in(look, number + 1, look.sentences[number].end)


def _of_the_choice_before(look: Look, number: int, said: str) -> bool:
    """Whether who is undecided speaks of two numbers before it: "The 5 or the 2, I haven't decided. Trapdoor 73."."""
    if number == 0 or _UNDECIDED.match(said) is None:
        return False
    before = look.of_sentence(number - 1)
    return sum(word.kind == "n" for word in before) > 1 and any(word.means("or") for word in before)


def _goes_on(look: Look, number: int) -> bool:
    """Whether a sentence puts right what was ordered: "actually no. swap them round"."""
    return any(word.low in _PUT_RIGHT for word in look.of_sentence(number))


def _has_number(look: Look, number: int) -> bool:
    """Whether a sentence has a number in it and asks nothing."""
    return not look.asks(number) and any(word.kind == "n" for word in look.of_sentence(number))


def _holds_order(look: Look, number: int) -> bool:
    """Whether a sentence has a number in it that was taken for an order."""
    return any(look.sentence_at(place) == number for of in look.accepted for place in look.places(of))


def _words(text: str) -> int:
    return len(re.findall(r"\S+", text))


def _told_in(look: Look, number: int, start: int) -> Iterator[Misgiving]:
    """Yield a misgiving for each order that stands nowhere but in a sentence, from ``start`` on."""
    for of in look.accepted:
        places = look.places(of)
        if places and all(place >= start and look.sentence_at(place) == number for place in places):
            field = "throw" if of.field == "T" else "door"
            yield Misgiving(f"{field}-doubt", look.words[places[0]].line, of.field, of.board)
