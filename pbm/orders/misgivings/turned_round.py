"""Misgivings about what is put right and left open: "the trapdoor should be one further", "one of those should be a 6".

What is to stand is not said, or not of which of several orders it is said, or it is somebody else who says it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from pbm.orders.misgivings.needs import needs
from pbm.orders.misgivings.text import Look, Misgiving
from pbm.orders.word_set import word_set

__all__ = ["breaks_off", "left_unfit", "put_right_for_others", "told_otherwise", "which_of_those", "would_differ"]

_TURNING = ("no", "wait", "actually", "sorry", "oops", "hm", "hmm", "nope", "halt", "moment")
_BREAKING = ("no", "wait", "actually", "hm", "hmm", "nope", "halt")
_LEADING = word_set(
    "sorry no wait oh actually oops whoops correction erratum to orders order mail hm hmm but and well however the my "
    "that this it one your number space square of course i ach nein die der das meine mein falltür la le les ma mon de "
    "het mijn el mi il mia"
)
_MODAL = word_set(
    "should must ought needs has have had sollte müsste muss soll devrait doit moet zou debería debe dovrebbe deve"
)
_BEING = word_set(
    "to be been have go read is a an the at on bit little little square space squares spaces one two three four some "
    "sein être zijn ser estar essere somewhere"
)
_OTHERWISE = word_set(
    "higher lower further farther different elsewhere another other else changed more less back forward forwards on "
    "ahead behind up down höher tiefer weiter anders woanders andere anderswo ailleurs autre différente différent "
    "elders anders hoger lager verder otra otro distinta diferente altra altro diversa diverso altrove"
)
_WRONG = word_set("wrong incorrect falsch verkehrt fausse faux mauvaise verkeerd fout equivocada sbagliata")
_NOT_RIGHT = frozenset((("stimmt", "nicht"), ("passt", "nicht"), ("klopt", "niet")))
_TAIL = word_set("please sorry though instead then of course bitte svp por favor now than i said wrote that")
_MOST = 16  # words of such a sentence
_SAYING = ("says", "said", "thinks", "wants", "suggests", "reckons", "advises", "prefers", "means")
_SAID = word_set("sagt meint findet rät dit pense veut conseille zegt vindt denkt wil dice piensa quiere vuole pensa")
_OWN = word_set("i we you it that this which ich wir es das je ik yo io")
_SO = word_set("so then therefore also dann alors donc dus daarom dan entonces quindi allora")
_THEIRS = word_set("his her their")
_ORDERS = word_set("orders order mail letter throw trapdoor")
_REPORTS = word_set("report reports newsletter zine results")
_FAULTS = word_set("error errors wrong mistake mistakes misprint misprinted printed")
_READING = word_set("read should correct change")
_STOPPING = word_set("hang hold wait")
_UNFIT = word_set("used spent wrong snake snakes")
_HEAD = 8  # words within which it is said who says it
_EITHER = (("one", "of"), ("either", "of"))
_THOSE = word_set("those them these the my our")


@needs(_MODAL | _OTHERWISE | _WRONG | {"stimmt", "passt", "klopt"})
def would_differ(look: Look) -> Iterator[Misgiving]:
    """A sentence that only says that an order ought to be another one: "Sorry, the trapdoor should be one higher."."""
    for number, sentence in enumerate(look.sentences):
        part = [word for word in look.of_sentence(number) if word.kind != "p"]
        if sentence.asked or not 2 < len(part) <= _MOST or any(w.kind == "n" and w.digits for w in part):
            continue
        labels = [look.label(word) for word in part]
        fields = set(labels) - {""}
        lows = [word.low for word in part]
        about = next((n for n, low in enumerate(lows) if labels[n] or low in ("that", "it", "one", "this")), -1)
        if about < 0 or len(fields) > 1 or not all(lows[n] in _LEADING or labels[n] for n in range(about)):
            continue
        if not _differs(lows[about + 1 :]):
            continue
        field = fields.pop() if fields else ""
        if field:
            places = [place for of in look.accepted if of.field == field for place in look.places(of)]
            if places and min(places) > sentence.start and sentence.start > 0:
                continue  # it is told what it ought to be after all
            say = "throw-doubt" if field == "T" else "door-doubt"
            yield from (Misgiving(say, part[0].line, field, of.board) for of in look.accepted if of.field == field)
            if field == "D" and not any(of.field == "D" for of in look.accepted):
                yield from (Misgiving("door-doubt", part[0].line, "", of.board) for of in look.accepted[:1])
        elif any(place < sentence.start for of in look.accepted for place in look.places(of)):
            yield from (Misgiving("taken-back", part[0].line, of.field, of.board) for of in look.accepted)


def _differs(lows: Sequence[str]) -> bool:
    """Whether words say that something ought to be otherwise, and nothing else."""
    start = next((n for n, low in enumerate(lows) if low in _MODAL | _WRONG | {"is"} or low in _OTHERWISE), -1)
    if any(pair in _NOT_RIGHT for pair in pairwise(lows)):
        return len(lows) <= 3
    if start < 0 or start > 2:
        return False
    rest = lows[start:]
    said = any(low in _OTHERWISE for low in rest) and (rest[0] in _MODAL or all(low in _BEING for low in lows[:start]))
    wrong = any(low in _WRONG for low in rest) and rest[0] in ("is", *_WRONG)
    known = all(low in _MODAL | _BEING | _OTHERWISE | _WRONG | _TAIL for low in rest)
    return known and (said or wrong)


@needs(("one", "either"), _THOSE)
def which_of_those(look: Look) -> Iterator[Misgiving]:
    """A number for one of several orders, and not said for which: "one of those should be a 6"."""
    if len(look.boards) < 2 and look.count < 2:
        return
    for number, sentence in enumerate(look.sentences):
        part = look.of_sentence(number)
        lows = [word.low for word in part]
        of_those = next(
            (n for n in range(len(lows) - 2) if tuple(lows[n : n + 2]) in _EITHER and lows[n + 2] in _THOSE), -1
        )
        numbers = [w for w in part if w.kind == "n" and w.low not in ("one", "two")]
        changing = set(lows) & (_MODAL | {"make", "change", "becomes"})
        if of_those < 0 or len(numbers) != 1 or not changing or sentence.asked or look.boards_in(number):
            continue
        field = "T" if numbers[0].value <= look.high else "D"
        say = "throw-doubt" if field == "T" else "door-doubt"
        for of in look.accepted:
            places = look.places(of)
            below = bool(places) and min(places) > sentence.start + of_those  # "them" points back
            if of.field == field and not below:
                yield Misgiving(say, part[0].line, field, of.board)


@needs(_TURNING, (*_SAYING, *_SAID))
def told_otherwise(look: Look) -> Iterator[Misgiving]:
    """A number that somebody else puts in the place of the player's: "No, Heinz says I'd better take the 50"."""
    for number, sentence in enumerate(look.sentences):
        part = look.of_sentence(number)
        if not part or not any(w.means(*_TURNING) for w in part[:2]):
            continue
        verb = next(
            (n for n, w in enumerate(part[:_HEAD]) if n and (w.low in _SAID or (w.english and w.low in _SAYING))), 0
        )
        if not verb or part[verb - 1].kind != "w" or part[verb - 1].low in _OWN or part[verb - 1].means(*_TURNING):
            continue
        if any(w.low in _SO for w in part[verb + 1 :]):
            continue
        for of in look.accepted:
            places = look.places(of)
            if places and all(sentence.start + verb < place < sentence.end for place in places):
                say = "throw-doubt" if of.field == "T" else "door-doubt"
                yield Misgiving(say, part[0].line, of.field, of.board)


@needs(_READING, {*_THEIRS, *_REPORTS})
def put_right_for_others(look: Look) -> Iterator[Misgiving]:
    """A number put right in another player's orders, or in a report: "Hugo got his orders wrong. For 27 read 72"."""
    theirs = reported = False
    for number, sentence in enumerate(look.sentences):
        lows = [word.low for word in look.of_sentence(number)]
        theirs = theirs or any(a in _THEIRS and b in _ORDERS for a, b in pairwise(lows))
        reported = reported or bool(set(lows) & _REPORTS and set(lows) & _FAULTS)
        if not (theirs or reported) or not set(lows) & _READING:
            continue
        for of in look.accepted:
            places = look.places(of)
            if of.values and places and all(sentence.start <= place < sentence.end for place in places):
                say = "other-player" if theirs else "throw-doubt" if of.field == "T" else "door-doubt"
                yield Misgiving(say, look.words[sentence.start].line, of.field, of.board)


@needs(_STOPPING, _UNFIT)
def left_unfit(look: Look) -> Iterator[Misgiving]:
    """A throw found unfit, and none in its place: "6 for me. Oh hang on, I don't want to go down that snake."."""
    for number, sentence in enumerate(look.sentences):
        part = look.of_sentence(number)
        lows = [word.low for word in part]
        stops = any(low in _STOPPING for low in lows[:3]) and set(lows[1:4]) & {"on", ",", "no"}
        if not stops or sentence.asked or any(w.kind == "n" and w.digits for w in part):
            continue
        mine = {"i", "me", "i've", "i'd"} & set(lows) and not {"past", "passed", "trapdoor"} & set(lows)
        if not mine or not set(lows) & _UNFIT or any(look.label(w) == "D" for w in part):
            continue
        for of in look.accepted:
            places = look.places(of)
            if of.field == "T" and places and all(place < sentence.start for place in places):
                yield Misgiving("throw-doubt", part[0].line, "T", of.board)


@needs(_TURNING)
def breaks_off(look: Look) -> Iterator[Misgiving]:
    """A number taken back, and the sentence broken off: "5, no, 2, no... Trapdoor 36", "Trapdoor 33. Actually..."."""
    for place in range(1, len(look.words)):
        word = look.words[place]
        if word.low != "…" or not look.words[place - 1].means(*_BREAKING):
            continue
        after = look.words[place + 1] if place + 1 < len(look.words) else None
        same = after is not None and look.sentence_at(place + 1) == look.sentence_at(place)
        if same and after is not None and not look.label(after):
            continue
        start = place - 1
        while start > 0 and (look.words[start - 1].kind == "p" or look.words[start - 1].means(*_TURNING)):
            start -= 1
        before = [of for of in look.accepted if start - 1 in look.places(of)]
        later = {of.field for of in look.accepted if any(p > place for p in look.places(of)) and of not in before}
        for of in before:
            if of.field not in later:
                say = "throw-doubt" if of.field == "T" else "door-doubt"
                yield Misgiving(say, word.line, of.field, of.board)
