"""Misgivings about a mail that is put off as a whole, or in which a part is left to somebody else or to a choice."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from pbm.orders.late import late
from pbm.orders.misgivings.needs import DOOR, NO_DOOR, ONE_TURN, needs, phrases
from pbm.orders.misgivings.text import Look, Misgiving, Word
from pbm.orders.word_set import word_set

__all__ = ["broken_off", "door_left_to_others", "door_unsaid", "headed_for_another", "lettered_choice", "put_off"]

_LEADING_TO = (
    "is",
    "be",
    "will",
    "should",
    "shall",
    "can",
    "to",
    "for",
    "on",
    "at",
    "goes",
    "go",
    "under",
    "the",
    "my",
)
_ANYTHING = ("whatever", "whichever", "wherever", "whoever", "whoever's")
_ABROAD = frozenset(("welke", "welches", "quel", "quelle", "cual", "cualquiera", "qualunque", "qualsiasi"))
_OPEN = frozenset(("pending", "tbc", "tba", "tbd", "ausstehend", "hangende"))
_SHRUGGED = ("happens", "comes", "may", "not", "no", "none", "never", "that", "though", "mind", "he", "she", "they")
_ON_THE = ("square", "space", "field", "spot", "place", "number", "one")
_STOOD = word_set(
    "was were stood sat landed lands stands sits is finished ended stand war était était stond era estaba"
)
_LETTING = ("let", "letting", "leave", "leaving", "give", "giving")
_DECIDING = ("have", "pick", "choose", "decide", "name", "set", "use", "cast")
_HEADED = late(r"^\s{0,4}(?i:for|from|für|von|pour|de|voor|van|para|per|da|di)\s(?P<name>[A-Z][\w'-]{1,20})\s?:")
_UNDER = late(
    r"\b(?:under|underneath|below|beneath|at|on|in front of|ahead of)"
    r" (?:the |our )?(?:leader|front ?runner|last (?:player|man|one)|(?:player|person|one|man|woman|guy|lady)"
    r" (?:who|that|in (?:the )?(?:lead|front)|ahead|behind|on top)|whoever|whichever)\b"
    r"|\bwhere(?:ver)? (?:the )?(?:leader|others?|everybody|most|somebody|he|she|they)"
    r" (?:is|are|stands?|ends?|lands?|goes?)\b"
)
"""Where a trapdoor is to be that is only known when others have moved."""
_AS_BEFORE = late(
    r"\b(?:be|put|place|lay|set|goes?|back|leave|keep)\b.*\bwhere i(?:'ve| have)? (?:had|put|placed|laid) it\b"
)
"""Where only the record can tell."""
_WHO = (
    "where",
    "leader",
    "player",
    "person",
    "whoever",
    "who",
    "man",
    "woman",
    "guy",
    "lady",
    "others",
    "everybody",
    "frontrunner",
)
_TOLD = word_set("was were opened landed fell sprang had did yesterday last got swallowed caught took sat stood")
"""Words of a tale of what a trapdoor did."""
_TO_COME = ("on", "at", "under", "beneath", "onto", "number", "space", "square")
_ME = word_set("me mine mich mir ich moi mij ik mí yo io")
_FOR_ME = late(
    r"(?:^|[.,;!]\s)(?:and |und |et |en |y |e )?"
    r"(?:for me|from me|me|mine|für mich|von mir|ich|pour moi|moi|voor mij|ik|para mí|yo|per me|io)"
    r"\s?:(?P<rest>[^\n]*)",
    re.IGNORECASE | re.MULTILINE,
)
_ITEM = late(r"\((?P<letter>[a-d])\)(?P<said>[^()\n]{1,60})", re.IGNORECASE)
_FIGURE = late(r"(?<![\d.,])(\d{1,3})(?![\d.,]?\d)")
_AND = ("and", "und", "et", "en", "y", "e", "&", "+", "/", "plus")
_BEFORE_DOOR = ("and", "with", "plus", "the", "a", "my", "please")
_BEGUN = late(r"[a-z]{2,4}$", re.IGNORECASE)
_NUMBERS = word_set(
    "thirty forty fourty fifty sixty seventy eighty ninety twenty eleven twelve thirteen fourteen fifteen "
    "eighteen nineteen trapdoor falltür dreißig vierzig fünfzig sechzig siebzig achtzig neunzig trappe trente "
    "quarante cinquante soixante quatre-vingt valluik dertig veertig vijftig trampilla treinta cuarenta "
    "cincuenta sesenta setenta ochenta noventa botola trenta quaranta cinquanta sessanta settanta ottanta "
    "novanta"
)
_NOT_DONE = word_set("to not never didn't couldn't won't don't can't cannot nobody could zu nicht pas niet te no non")
_LEFT_OUT = word_set("no not never none nothing nowhere don't won't can't cannot couldn't what which where who skip")
_MOST = 60  # sentences, lines that are looked at
_REACH = 7  # words behind a label in which it is said whose the space is


@needs(phrases("put_off"))
def put_off(look: Look) -> Iterator[Misgiving]:
    """All that is ordered, said not to be meant yet: "sit tight till Caro rings", "abort", "none of that is right"."""
    for start, _ in look.found("put_off"):
        if start and look.words[start - 1].low in _NOT_DONE:
            continue  # "Conor had till Friday to talk me out of it"
        number = look.sentence_at(start)
        end = look.sentences[number].end
        boards = look.boards_in(number)
        for of in look.accepted:
            places = look.places(of)
            afresh = bool(places) and places[-1] >= end and look.sentence_at(places[0]) != number
            if (not boards or of.board in boards) and not afresh:
                yield Misgiving("waiting", look.words[start].line, of.field, of.board)


@needs(NO_DOOR, DOOR, (*_ANYTHING, *_ABROAD, *_OPEN, *_ON_THE, *_LETTING, *_WHO))
def door_left_to_others(look: Look) -> Iterator[Misgiving]:
    """A trapdoor that is wherever somebody else says, or still pending: "the trapdoor's whatever Shreya picked"."""
    for of in look.accepted:
        if of.field != "T" or any(other.field == "D" and other.board == of.board for other in look.accepted):
            continue
        for number, sentence in enumerate(look.sentences[:_MOST]):
            boards = look.boards_in(number)
            if sentence.asked or (boards and of.board not in boards):
                continue
            part = look.of_sentence(number)
            door = next((word for word in part if look.label(word) == "D"), None)
            if door is not None and _under_somebody(look, part):
                yield Misgiving("door-doubt", door.line, "", of.board)
                return
            for label, word in enumerate(part):
                if _names_door(look, word) and (_left_open(look, part, label) or _given_away(part, label)):
                    yield Misgiving("door-doubt", word.line, "", of.board)
                    return


def _under_somebody(look: Look, part: Sequence[Word]) -> bool:
    """Whether a trapdoor is to be wherever somebody is: "I'd like it under the player who will be first"."""
    if any(word.kind == "n" and word.value > look.high for word in part):
        return False
    said = [word.low for word in part]
    if _AS_BEFORE.search(" ".join(said)):
        return True
    told = any(low in _TOLD or (low in _NOT_DONE and low != "to") for low in said)
    return not told and _UNDER.search(" ".join(said)) is not None


def _names_door(look: Look, word: Word) -> bool:
    """Whether a word is a trapdoor's name, or that and a verb: "the trapdoor's"."""
    bare = word._replace(low=word.low.removesuffix("'s"))
    return look.label(bare) == "D"


def _left_open(look: Look, part: Sequence[Word], label: int) -> bool:
    """Whether what stands behind a trapdoor's name leaves it to somebody: "is whatever Jo says", "pending advice"."""
    if any(w.kind == "n" and w.value > look.high for w in part[label + 1 : label + 12]):
        return False
    rest = [w for w in part[label + 1 : label + 1 + _REACH] if w.kind != "p" or w.low in ",-–:("]
    step = 0
    while step < len(rest) and (rest[step].kind == "p" or rest[step].means(*_LEADING_TO)):
        if rest[step].low in ",(":
            return False
        step += 1
    if step >= len(rest):
        return False
    opens = rest[step].means(*_ANYTHING) or rest[step].low in _ABROAD
    if opens:
        after = rest[step + 1 : step + 2]
        return bool(after) and after[0].kind == "w" and not after[0].means(*_SHRUGGED)
    if rest[step].low in _OPEN:
        return True
    stood = any(w.low in _STOOD for w in part[label + 1 + step : label + 6 + step])
    return rest[step].means(*_ON_THE) and stood and any(w.means("the", "that") for w in rest[:step])


def _given_away(part: Sequence[Word], label: int) -> bool:
    """Whether somebody else may have it: "let Charlie have my trapdoor vote"."""
    ahead = part[max(0, label - 6) : label]
    if not ahead or not ahead[-1].means("my"):
        return False
    given = next((n for n, w in enumerate(ahead) if w.means(*_LETTING)), -1)
    who = ahead[given + 1 : given + 2]
    named = bool(who) and (who[0].text[:1].isupper() or who[0].means("my", "him", "her", "them"))
    return given >= 0 and named and any(w.means(*_DECIDING) for w in ahead[given + 1 :])


@needs((":",), _ME)
def headed_for_another(look: Look) -> Iterator[Misgiving]:
    """Numbers under somebody else's name, and one's own place left empty: "for Danny: 2, 49. for me: brb"."""
    text = "\n".join(line[:300] for line in look.lines[:_MOST])
    me = _FOR_ME.search(text)
    if me is None or any(character.isdigit() for character in me["rest"]):
        return
    headed = next((n for n, line in enumerate(look.lines[:_MOST]) if _HEADED.match(line[:60])), -1)
    mine = text.count("\n", 0, me.start("rest"))
    if not 0 <= headed <= mine:
        return
    for of in look.accepted:
        places = look.places(of)
        if places and all(headed <= look.words[place].line <= mine for place in places):
            yield Misgiving("other-player", headed, of.field, of.board)


@needs(ONE_TURN, ("(",), (")",))
def lettered_choice(look: Look) -> Iterator[Misgiving]:
    """Two whole orders under letters, of which none is chosen: "(a) 2 & 36 (b) 5 & 36"."""
    if look.count > 1 or len(look.boards) > 1:
        return
    for number, line in enumerate(look.lines[:_MOST]):
        items = [
            [int(found) for found in _FIGURE.findall(item["said"])]
            for item in _ITEM.finditer(line[:400])
            if item["letter"]
        ]
        throws = [[n for n in item if n <= look.high] for item in items]
        doors = [[n for n in item if n > look.high] for item in items]
        if sum(bool(small) and bool(large) for small, large in zip(throws, doors, strict=True)) < 2:
            continue
        for of in look.accepted:
            offered = {n for each in (throws if of.field == "T" else doors) for n in each}
            if len(offered) > 1 and offered.issuperset(of.values):
                yield Misgiving("throws-differ" if of.field == "T" else "door-differ", number, of.field, of.board)


def broken_off(look: Look) -> Iterator[Misgiving]:
    """A mail that ends in the middle of a word that was to be a number or a label: "3 and fo"."""
    last = next((n for n in range(len(look.lines) - 1, -1, -1) if look.lines[n].strip()), -1)
    words = look.lines[last].rstrip().rsplit(None, 2) if last >= 0 else []
    if len(words) < 2 or words[-2].casefold().rstrip(",") not in _AND or not _BEGUN.match(words[-1]):
        return
    begun = words[-1].casefold()
    if any(number.startswith(begun) and number != begun for number in _NUMBERS) and begun not in _AND:
        for of in look.accepted[:1]:
            if not any(other.field == "D" for other in look.accepted):
                yield Misgiving("cut-off", last, "TD", of.board)


@needs(NO_DOOR, DOOR)
def door_unsaid(look: Look) -> Iterator[Misgiving]:
    """A trapdoor begun right behind the throw, and no space: "Throw 5, trapdoor". A blank line of a form is none."""
    for of in look.accepted:
        if of.field != "T" or any(other.field == "D" and other.board == of.board for other in look.accepted):
            continue
        for place in look.places(of):
            after = look.words[place + 1 : look.sentences[look.sentence_at(place)].end]
            led = [word for word in after if word.low not in ",;-&+" and not word.means(*_BEFORE_DOOR)]
            if _broken_before_space(look):
                yield Misgiving("door-doubt", look.words[place].line, "", of.board)
                return
            alone = len(led) == 1 and look.label(led[0]) == "D" and led[0].line == look.words[place].line
            if alone and len(after) > 1 and not _said_below(look, led[0]):
                yield Misgiving("door-doubt", led[0].line, "", of.board)
                return


def _broken_before_space(look: Look) -> bool:
    """Whether a sentence about the trapdoor ends where its space should stand: "my trapdoor, it's to go on"."""
    for number in range(min(len(look.sentences), _MOST)):
        part = look.of_sentence(number)
        if len(part) < _REACH or part[-1].low not in _TO_COME or look.asks(number):
            continue
        label = next((n for n, word in enumerate(part) if look.label(word) == "D"), -1)
        behind = part[label + 1 :]
        if label >= 0 and behind and not any(w.kind in "nx" or w.low in _LEFT_OUT for w in part):
            return _goes_there(behind)
    return False


def _goes_there(behind: Sequence[Word]) -> bool:
    """Whether what stands behind a trapdoor's name puts it somewhere."""
    return any(word.low in ("go", "goes", "put", "place", "set", "be", "is", "it's", "lay") for word in behind)


def _said_below(look: Look, door: Word) -> bool:
    """Whether there is any number or word of declining below the label: what it says was looked at already."""
    return any(word.kind in "nx" or look.label(word) == "D" for word in look.words if word.line > door.line)
