"""Misgivings about orders for an event that may never come, a threat, a meeting, or the club's word over one's own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pbm.orders.misgivings.figures import named
from pbm.orders.misgivings.needs import DOOR, DOOR_TAKEN, NO_DOOR, needs, phrases
from pbm.orders.misgivings.text import Accepted, Look, Misgiving, Word
from pbm.orders.word_set import word_set

__all__ = [
    "as_arranged",
    "before_deciding",
    "for_the_event",
    "left_to_come",
    "of_own_taste",
    "sent_when_answered",
    "threatened",
]

_OF_THE_POST = word_set(
    "mail mails letter post message email card orders doubt confusion error errors lost astray arrive arrived received "
    "receive got get reached reach came come read handwriting illegible readable confused wondered wondering forgotten "
    "angekommen ankam ankommen verloren zweifel zweifelsfall vergessen perdu perdue arrivé arrivée reçu reçue doute "
    "ontvangen aangekomen kwijt twijfel verloren recibido recibiste llegado llegó perdido duda ricevuto arrivata "
    "arrivato persa perso dubbio"
)
"""Words of an event that is only what became of a mail: the orders are sent again, and meant."""

_DECIDING = ("decide", "spend", "use", "play", "throw", "commit", "choose", "pick", "nominate", "burn", "risk", "order")
_OPENING = 7  # words from "before I decide anything" to its colon
_SENDING = ("send", "give", "mail", "write", "post", "submit")
_WHO_SENDS = ("i", "i'll", "will", "shall", "we", "we'll", "can", "only", "then")
_OF_MINE = ("orders", "order", "moves", "move", "numbers", "throw")
_ONCE = ("when", "once", "after", "soon", "until", "if")
_NEXT = (
    *("next", "later", "future", "following", "second", "coming", "turn", "turns", "round", "rounds"),
    *("earlier", "sooner", "always", "again", "usually", "normally", "never"),
)
_LED_TO = 5  # words from "send" to the orders
_QUESTIONS = 1  # sentences of such a beginning in which numbers are examples
_TOLD_FIRST = ("know", "tell", "hear", "answer", "see", "ask", "check", "wait", "find", "learn", "sure", "explain")
_OR = ("or", "else", "otherwise", "sinon", "sonst", "anders", "altrimenti", "oppure")
_SELF = ("i", "i'll", "i'd", "i'm", "we", "we'll", "it's", "it", "it'll")
_DOING = ("nominate", "put", "open", "dig", "lay", "trap", "is", "will", "going", "have", "choose", "name")
_THREAT = 3  # words between "or" and the trapdoor that is threatened with
_PERSONALLY = word_set("personally persönlich personnellement persoonlijk personalmente")
_TO_MYSELF = (("left", "to", "myself"), ("up", "to", "me"), ("for", "myself"))
_WOULD = ("i'd", "would", "should", "'d")
_WOULD_ABROAD = word_set(
    "würde würd täte nähme jouerais lancerais prendrais mettrais zou tiraría jugaría lanzaría tirerei"
)
_COURTEOUS = ("like", "love", "prefer", "please", "want", "appreciate")
_AS = ("as", "like", "per", "by")
_ARRANGED = word_set(
    "agreed settled discussed arranged arrangement planned advised requested chosen decided talked spoke said told "
    "mentioned instructed"
)
_TOLD_IN = word_set("above below earlier before stated printed written ticked given shown")
_ARRANGED_WITHIN = 4  # words between "as" and "agreed"
_OWN = word_set("my the our real proper actual firm full final more and")
_ORDERS = word_set("orders order moves move numbers")
_LATER = word_set("when once anon presently shortly soon tomorrow tonight later by on after as to follow from")
_SENT = word_set("sent attached above below stand as usual before herewith follows enclosed")


@needs(phrases("in_the_event"))
def for_the_event(look: Look) -> Iterator[Misgiving]:
    """What is to be entered only if something happens: "only in the event of my death: 6", "nur im Notfall: 6"."""
    for start, end in look.found("in_the_event"):
        number = look.sentence_at(start)
        sentence = look.sentences[number]
        if sentence.asked or any(word.low in _OF_THE_POST for word in look.words[start : min(sentence.end, end + 9)]):
            continue
        for of in look.accepted:
            places = named(look, of)
            if places and all(look.sentence_at(place) == number for place in places):
                yield _conditional(look, start, of)


@needs(("before",), _DECIDING)
def before_deciding(look: Look) -> Iterator[Misgiving]:
    """What is to be decided when an answer has come: "what is on 36? I need to know that before I use my 5".

    A mail that begins with "before I decide anything:" is no more than its questions.
    """
    for place, word in enumerate(look.words):
        if (
            word.low != "before"
            or not look.words[place + 1 : place + 2]
            or look.words[place + 1].low not in ("i", "we")
        ):
            continue
        number = look.sentence_at(place)
        sentence = look.sentences[number]
        verb = look.words[min(place + 2, sentence.end - 1)]
        ahead = look.words[sentence.start : place]
        asked = look.asks(number) or look.asks(number - 1)
        first = place == sentence.start and any(w.low == ":" for w in look.words[place : place + _OPENING])
        asked = asked or (first and any(each.asked for each in look.sentences))
        if not verb.means(*_DECIDING) or not (asked or any(w.means(*_TOLD_FIRST) for w in ahead)):
            continue
        for of in look.accepted:
            places = look.places(of)
            heads = first and asked and look.sentence_at(max(places, default=0)) <= number + _QUESTIONS
            if places and (heads or all(place < p < sentence.end for p in places)):
                which = "only-asked" if asked else "waiting"
                yield Misgiving(which, word.line, of.field, of.board, asking=asked)


@needs(_SENDING, _OF_MINE, _ONCE, _TOLD_FIRST)
def sent_when_answered(look: Look) -> Iterator[Misgiving]:
    """Orders that are still to come, so that none of the numbers is one: "I send my orders when I know this"."""
    for number in range(len(look.sentences)):
        part = look.of_sentence(number)
        sending = next((n for n, word in enumerate(part) if word.means(*_SENDING)), -1)
        after = part[sending + 1 :] if sending > 0 and part[sending - 1].means(*_WHO_SENDS) else ()
        mine = next((n for n, word in enumerate(after[:_LED_TO]) if word.means(*_OF_MINE)), -1)
        once = next((n for n, word in enumerate(after) if word.means(*_ONCE)), -1)
        if not 0 <= mine < once or any(word.kind == "n" or word.means(*_NEXT) for word in part):
            continue
        if any(word.means(*_TOLD_FIRST) for word in after[once:]):
            asked = any(each.asked for each in look.sentences)
            for of in look.accepted:
                yield Misgiving("only-asked" if asked else "waiting", part[0].line, of.field, of.board, asking=asked)
            return


@needs(DOOR_TAKEN, _OR, _SELF)
def threatened(look: Look) -> Iterator[Misgiving]:
    """A trapdoor that is only threatened with: "he pays me a fiver or I nominate 49"."""
    for of in look.accepted:
        places = look.places(of)
        if of.field == "D" and places and all(_is_threat(look, place) for place in places):
            yield _conditional(look, places[0], of)


def _conditional(look: Look, place: int, of: Accepted) -> Misgiving:
    which = "throw-conditional" if of.field == "T" else "door-conditional"
    return Misgiving(which, look.words[place].line, of.field, of.board)


def _is_threat(look: Look, place: int) -> bool:
    """Whether "or I nominate" leads to the space at ``place``, and no other space stands before it."""
    first = look.sentences[look.sentence_at(place)].start
    ahead = look.words[first:place]
    at = next((n for n in range(len(ahead) - 1, -1, -1) if ahead[n].means(*_OR)), -1)
    if at < 1 or any(word.kind == "n" for word in ahead):
        return False
    led = ahead[at + 1 : at + 2 + _THREAT]
    if led and led[0].means("else"):
        led = led[1:]
    if not led or not led[0].means(*_SELF):
        return False
    return any(look.label(word) == "D" or word.means(*_DOING) for word in led[1:])


@needs((*_PERSONALLY, "myself", "me"), (*_WOULD, *_WOULD_ABROAD))
def of_own_taste(look: Look) -> Iterator[Misgiving]:
    """What the writer alone would throw, where others' word is told beside it: "Personally I'd throw 4. The club 1"."""
    for of in look.accepted:
        places = look.places(of)
        if of.field != "T" or len(of.values) != 1 or not places or not all(_by_taste(look, p) for p in places):
            continue
        others = [
            word
            for word in look.words
            if word.kind == "n" and 0 < word.value <= look.high and word.value not in of.values and word.low != "one"
        ]
        if others:
            yield Misgiving("throw-doubt", look.words[places[0]].line, "T", of.board)


def _by_taste(look: Look, place: int) -> bool:
    sentence = look.sentences[look.sentence_at(place)]
    ahead = look.words[sentence.start : place]
    lows = [word.low for word in ahead if word.kind == "w"]
    heads = any(low in _PERSONALLY for low in lows) or lows[:1] == ["myself"]
    heads = heads or any(tuple(lows[n : n + 3]) in _TO_MYSELF for n in range(len(lows)))
    would = any(word.means(*_WOULD) or word.low in _WOULD_ABROAD for word in ahead)
    return heads and would and not any(word.means(*_COURTEOUS) for word in ahead)


@needs(NO_DOOR, DOOR, _AS, _ARRANGED)
def as_arranged(look: Look) -> Iterator[Misgiving]:
    """A trapdoor that only the GM's memory has: "trapdoor as settled with yourself in the vestry"."""
    if len(look.boards) > 1 or any(of.field == "D" for of in look.accepted):
        return
    for number, sentence in enumerate(look.sentences):
        part = look.of_sentence(number)
        label = next((n for n, word in enumerate(part) if look.label(word) == "D"), None)
        if label is None or sentence.asked or not look.accepted:
            continue
        after = part[label + 1 : label + 3]
        at = next((n for n, word in enumerate(after) if word.means(*_AS)), -1)
        rest = part[label + at + 2 : label + at + 2 + _ARRANGED_WITHIN]
        told = any(word.low in _TOLD_IN for word in part[label:]) or any(word.kind == "n" for word in part[label:])
        if at >= 0 and any(word.low in _ARRANGED for word in rest) and not told:
            yield Misgiving("door-doubt", part[label].line, "", look.accepted[0].board)
            return


@needs(_ORDERS, _LATER)
def left_to_come(look: Look) -> Iterator[Misgiving]:
    """News with a number, and the orders to come: "Three today! … Orders when the house is quiet."."""
    for number in range(1, len(look.sentences)):
        part = look.of_sentence(number)
        if look.sentences[number].asked or not _to_come(part):
            continue
        for of in look.accepted:
            places = look.places(of)
            if places and places[0] < look.sentences[number].start:
                yield Misgiving("waiting", part[0].line, of.field, of.board)


def _to_come(part: Sequence[Word]) -> bool:
    lows = [word.low for word in part if word.kind in "wn"]
    while lows and lows[0] in _OWN:
        lows.pop(0)
    opens = len(lows) > 1 and lows[0] in _ORDERS and lows[1] in _LATER
    return opens and not any(low in _SENT for low in lows[2:]) and not any(word.kind == "n" for word in part)
