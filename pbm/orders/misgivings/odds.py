"""Misgivings about a letter that is at odds with itself: what it says of its throw and trapdoor does not fit them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise, takewhile

from pbm.orders.late import late
from pbm.orders.misgivings.needs import DOOR, DOOR_TAKEN, NO_DOOR, SEVERAL_BOARDS, TWO_TURNS, need, needs
from pbm.orders.misgivings.text import Accepted, Look, Misgiving, Word
from pbm.orders.word_set import word_set

__all__ = [
    "backwards",
    "between_boards",
    "cast_out",
    "door_forgotten",
    "other_of_mine",
    "same_twice",
    "second_door",
]

_PAST = (
    *("was", "were", "had", "last", "ago", "before", "threw", "used", "played", "sent", "did", "been", "earlier"),
    *(
        "yesterday",
        "previous",
        "previously",
        "already",
        "instead",
        "not",
        "never",
        "don't",
        "isn't",
        "than",
        "but",
        "or",
    ),
    *("next", "later", "then", "after", "tomorrow", "if", "would", "could", "should", "might", "when", "until", "till"),
    *(
        "left",
        "remaining",
        "save",
        "saving",
        "keep",
        "keeping",
        "both",
        "his",
        "her",
        "their",
        "your",
        "you",
        "he",
        "she",
    ),
)
"""Words of a sentence that is about another time, another's numbers, or what is not ordered now."""
"""Words of a sentence about who will meet a trapdoor."""
_HOPING = ("luck", "lucky", "fingers", "hoping", "hope", "hopes", "wish", "faith", "pray", "praying", "cheer", "trust")
_HOPING_ABROAD = ("hoffe", "hoffentlich", "espère", "hoop", "hopelijk", "espero", "spero")
_BANKING = word_set("pinning banking counting relying betting staking gambling riding hanging pinned")
_BANKING_ABROAD = word_set("zähle baue setze verlasse compte mise reken vertrouw cuento apuesto conto")
"""Words of what one relies on: of one's own throw where "I", "my" or "everything" stands in the sentence too."""
_RELIANT = word_set("i'm im i we're we my all everything lot")
_RELIANT_ABROAD = word_set("ich alles je tout ik cuento apuesto todo conto tutto")
_THE_ABROAD = word_set("die diese le ce mon de deze die mijn el este mi il questo mio")
_HOPED, _OWNED = need(_HOPING, _HOPING_ABROAD, _BANKING, _BANKING_ABROAD), need(("my",))
_LED = ("with", "for", "on", "in", "of", "to", "by")
_GOING_ON = ("i", "and", "as", "please", "now", "today", "this", "it", "because")
_MINE = ("the", "my", "this", "that")
_OF_NOW = frozenset(("turn's", "round's", "week's", "month's", "today's", "tonight's"))
_DOING_ABROAD = ("bringt", "führt", "brengt", "m'amène", "me", "mi")
_DOING = ("gets", "takes", "brings", "lands", "puts", "carries", "does", "works", "makes")
_TO_DO = word_set("get take bring land put carry do work make save lift see pull")
_MORE = ("another", "again", "second", "further", "more", "eine", "ein", "een", "un", "otro", "otra", "altro", "autre")
"""Words before a number that is thrown once more: "a 5 and another 5", "encore un 5"."""
_ME = ("me", "us", "mich", "uns", "moi", "nous", "mij", "ons", "mi", "nos", "ci")
_TO_THE_SECOND = 8  # words from "a 5" to "and in the second again a 5"
_TWICE = ("twice", "each", "both", "every", "either")
_TIMES = ("turn", "turns", "round", "rounds", "time", "times", "throw", "throws", "go", "goes", "roll", "rolls", "half")
_DOORS = ("at", "on", "under", "is", "by", "near", "of", "for", ":", "=")
_MOST_BETWEEN = 3
_DECADES = (
    r"(?:(?:twen|thir|for|fif|six|seven|eigh|nine)ty[- ]?(?:something|odd|ish)|[2-9]0[- ]?(?:something|odd|ish)"
    r"|(?:in|of) the (?:low |mid |high |early |late |upper |lower )?"
    r"(?:teens|(?:twen|thir|for|fif|six|seven|eigh|nine)ties|[2-9]0'?s)"
    r"|(?:somewhere|something) (?:in|around|about|near|between|over|above|below|past)"
    r"|i forget (?:the )?(?:number|which)"
    r"|(?:can't|cannot|can not|couldn't|don't) (?:for the life of me )?(?:quite )?(?:remember|recall|read|make out)"
    r"|(?:has|have|had)?\s?(?:gone|slipped) (?:clean |right )?(?:out of|from) my (?:head|mind|memory)|escapes me"
    r"|(?:i've|i have|have) (?:clean |quite |completely )?forgotten)"
)
_FORGOTTEN = late(r"\b" + _DECADES + r"\b", re.IGNORECASE)
_DOOR_WORD = late(
    r"\b(?:trap ?-?doors?|trap|hatch|nomination|nominate|falltür|trappe|valluik|trampilla|botola)\b", re.IGNORECASE
)
_NOT_BACK = late(
    r"\b(?:forward|not|count|never|no|then|again|was|had it|got it|had that|went|sent|fell|typed|typing|wrote|written"
    r"|writing|spelt|reading|(?:put|have|read|say|said) (?:it|that|them|those|these)|vertippt|geschrieben|tapé|écrit"
    r"|getypt|geschreven|escribí|escrito|scritto"
    r"|digits?|figures?|numbers?|orders?)",
    re.IGNORECASE,
)
_BACK = late(
    r"\b(?:backwards?|in reverse|rückwärts|en arrière|à reculons|achteruit|hacia atrás|all'indietro|indietro)\b"
    r"(?: by| um| de| di)?"
    r"|\bback (?:by )?(?:[1-6]|one|two|three|four|five|six)(?: (?:spaces?|squares?|steps?))?(?=[\s.,!)]|$)"
    r"(?! (?:to|on|at)\b)",
    re.IGNORECASE,
)
_BACK_WORDS = word_set(
    "backwards backward back reverse rückwärts arrière reculons achteruit atrás indietro"
)  # of which each alternative of the pattern has one
_CAST_OUT = late(
    r"\b(?:don't|do not|please don't|pray don't) (?:you )?(?:put|enter|play|use|take|send|count|write|throw|move|book)"
    r" (?:it|that|this|that one|this one)(?: (?:in|down|yet|up|for me|after all|please))?\s{0,2}"
    r"(?=[.!,;]|$|and\b|till\b|until\b)",
    re.IGNORECASE,
)
_ONE_BOARD = late(
    r"\b(?<!each )(?<!every )(?<!single )(?:one|either|another|only one|just one)"
    r" (?:of (?:the|my|them|these|those|our)|board|of it)\b"
    r"(?! (?:spaces?|squares?))",
    re.IGNORECASE,
)
_ANOTHER = ("another", "second", "extra", "zweite", "weitere", "autre", "deuxième", "seconde", "tweede")
_ANOTHER_TOO = ("otra", "segunda", "altra", "un'altra", "seconda")
_BESIDE_IT = ("also", "plus", "additionally", "well", "auch", "noch", "aussi", "également", "ook", "también", "anche")
_AT_IT = word_set("on at as the a space square auf sur op en su in el la le die de un una")
_SEPARATE = ("turn", "round", "board", "game", "time", "trip", "look", "choice", "not")
_FEW_BESIDE = 4  # words of a remark between an order and "don't put it in"
_MOST = 60  # sentences, lines: what is at odds with an order stands near it


def _bare(look: Look) -> bool:
    """Whether a number needs no name of a board or turn: there is only one of each."""
    return len(look.boards) <= 1 and look.count == 1


def _taken(look: Look, field: str) -> Iterator[tuple[Accepted, int]]:
    """Yield what was accepted of a field, and where it stands first; nothing of what stands nowhere."""
    for of in look.accepted:
        places = look.places(of)
        if of.field == field and of.values and places:
            yield of, places[0]


def other_of_mine(look: Look) -> Iterator[Misgiving]:
    """Another throw or trapdoor, later called one's own of now: "wish me luck with the 5", "my trapdoor at 85"."""
    if not _bare(look):
        return
    for of, first in _taken(look, "T") if look.has(_HOPED) else ():
        for number in range(look.sentence_at(first) + 1, min(len(look.sentences), _MOST)):
            part = look.of_sentence(number)
            if any(w.means(*_PAST) for w in part) or not _hopes(part):
                continue
            for n in range(2, len(part)):
                hoped = part[n - 1].means(*_MINE) and part[n - 2].means(*_LED)
                hoped = hoped or part[n - 1].low in _OF_NOW or _does_for_me(part, n) or _upon(part, n)
                if hoped and part[n].kind == "n" and part[n].value <= look.high and part[n].value not in of.values:
                    alone = n + 1 == len(part) or part[n + 1].kind == "p" or part[n + 1].means(*_GOING_ON, *_DOING)
                    alone = alone or (n + 2 < len(part) and part[n + 1].means("to") and part[n + 2].means(*_TO_DO))
                    if alone and part[n].low != "one":
                        yield Misgiving("throws-differ", part[n].line, "T", of.board)
                        return
    for of, first in _taken(look, "D") if look.has(_OWNED) else ():
        for number in range(look.sentence_at(first) + 1, min(len(look.sentences), _MOST)):
            part = look.of_sentence(number)
            other = _my_other_door(look, part, of)
            if other is not None:
                yield Misgiving("door-differ", other.line, "D", of.board)
                return


def _hopes(part: Sequence[Word]) -> bool:
    """Whether a sentence hopes for something, or relies on it: "fingers crossed", "I'm pinning everything on this"."""
    if any(w.means(*_HOPING) or w.low in _HOPING_ABROAD for w in part):
        return True
    banked = any(w.means(*_BANKING) or w.low in _BANKING_ABROAD for w in part)
    return banked and any(w.means(*_RELIANT) or w.low in _RELIANT_ABROAD for w in part)


def _upon(part: Sequence[Word], n: int) -> bool:
    """Whether something is built upon the number: "je compte sur le 6", "conto sul 6"."""
    at = part[n - 2].low in ("sur", "auf", "op", "con", "en", "a", "al", "su", "in") and part[n - 1].low in _THE_ABROAD
    return at or part[n - 1].low in ("sul", "sulla", "sull")


def _does_for_me(part: Sequence[Word], n: int) -> bool:
    """Whether something is hoped of one's own number: "fingers crossed my 5 gets me past Max", "the 4 takes me up"."""
    mine = part[n - 1].low in ("my", "meine", "mon", "mijn", "mi", "mia", "mio")
    doing = n + 1 < len(part) and (part[n + 1].means(*_DOING) or part[n + 1].low in _DOING_ABROAD)
    the = part[n - 1].means("the") or part[n - 1].low in ("die", "de", "le", "el", "il")
    return doing and (mine or (the and any(w.low in _ME for w in part[n + 1 : n + 4])))


def _my_other_door(look: Look, part: Sequence[Word], of: Accepted) -> Word | None:
    """Return the space of "my trapdoor at 85" where it is none that was taken; None where it is of another time."""
    for n in range(len(part) - 2):
        if not (part[n].low == "my" and look.label(part[n + 1]) == "D"):
            continue
        if any(
            w.means(*_PAST)
            for w in part
            if not w.means("when", "if", "his", "her", "he", "she", "your", "you", "their")
        ):
            return None
        step = n + 2
        while (
            step < len(part)
            and step - n - 2 < _MOST_BETWEEN
            and (part[step].low in _DOORS or part[step].means(*_DOORS))
        ):
            step += 1
        if step > n + 2 and step < len(part) and part[step].kind == "n" and part[step].digits:
            return part[step] if part[step].value not in of.values and part[step].value > look.high else None
    return None


@needs(DOOR_TAKEN, _ANOTHER + _ANOTHER_TOO + _BESIDE_IT)
def second_door(look: Look) -> Iterator[Misgiving]:
    """A second trapdoor, where one is allowed: "I want a trapdoor on 35 and another on 37", "38 and also 83"."""
    for of, first in _taken(look, "D"):
        end = look.sentences[look.sentence_at(first)].end
        for place in range(first + 1, min(end, first + 8)):
            word = look.words[place].low
            beside = word in _BESIDE_IT or (word == "well" and look.words[place - 1].low == "as")
            if not beside and (word not in _ANOTHER + _ANOTHER_TOO or not _bare(look)):
                continue
            near = look.words[place + 1 : min(end, place + (3 if beside else 4))]
            number = next((w for w in near if w.kind == "n" and (w.digits or not beside)), None)
            if beside and any(w.low not in _AT_IT for w in takewhile(lambda w: w.kind != "n", near)):
                continue
            if number is not None and number.value > look.high and number.value not in of.values:
                if not any(w.low in _SEPARATE for w in near):
                    yield Misgiving("door-differ", number.line, "D", of.board)
                return


@needs(TWO_TURNS)
def same_twice(look: Look) -> Iterator[Misgiving]:
    """One throw for both turns of a round, which no set of six has: "throw 5 both turns", "a 4 and another 4"."""
    if look.count != 2:
        return
    for of, _ in _taken(look, "T"):
        if len(of.values) != 1:
            continue
        for place in look.places(of):
            sentence = look.sentences[look.sentence_at(place)]
            ahead = look.words[max(sentence.start, place - 6) : place]
            if any(w.means("both", "each") and x.means(*_TIMES) for w, x in pairwise(ahead)):
                yield Misgiving("throw-twice", look.words[place].line, "T", of.board)  # "both turns I throw 6"
                return
            after = look.words[place + 1 : sentence.end][:_TO_THE_SECOND]
            for n, word in enumerate(after):
                led = [w.low for w in after[max(0, n - 2) : n] if w.low not in ("a", "an", "the", "my")]
                added = bool(led) and word.kind == "n" and word.value in of.values and led[-1] in _MORE
                if (word.kind == "n" and not added and word.low != "once") or look.label(word) == "D":
                    break  # "once more" is no number
                twice = word.means(*_TWICE) and any(w.means(*_TIMES) for w in after[n + 1 : n + 3])
                if added or twice or word.low == "twice":
                    yield Misgiving("throw-twice", word.line, "T", of.board)
                    return


@needs(NO_DOOR)
def door_forgotten(look: Look) -> Iterator[Misgiving]:
    """A trapdoor that is only half remembered, where none was taken: "the trapdoor was thirty-something"."""
    for of in look.accepted:
        if of.field != "T" or any(other.field == "D" and other.board == of.board for other in look.accepted):
            continue
        for number in range(min(len(look.lines), _MOST)):
            told = " ".join(look.lines[max(0, number - 1) : number + 2])[:600]
            if _FORGOTTEN.search(look.lines[number][:300]) and _DOOR_WORD.search(told):
                yield Misgiving("door-hedged", number, "", of.board)
                return


@needs(_BACK_WORDS)
def backwards(look: Look) -> Iterator[Misgiving]:
    """A throw that would lead backwards, which none does: "I'd like to go backwards by two"."""
    for of, _ in _taken(look, "T"):
        for place in look.places(of):
            word = look.words[place]
            line = look.lines[word.line][:400] if 0 <= word.line < len(look.lines) else ""
            for found in _BACK.finditer(line):
                near = line[max(0, found.start() - 25) : found.end() + 25].casefold()
                forward = _NOT_BACK.search(near)
                if not forward and re.search(rf"\b{re.escape(word.text.casefold())}\b", near):
                    yield Misgiving("throw-doubt", word.line, "T", of.board)
                    return


@needs(("don't", "not"), ("it", "that", "this"))
def cast_out(look: Look) -> Iterator[Misgiving]:
    """What was ordered and is not to be entered after all: "I'm not happy about that three. Don't put it in."."""
    for number, line in enumerate(look.lines[:_MOST]):
        found = _CAST_OUT.search(line[:600])
        if found is None:
            continue
        before = [n for n, w in enumerate(look.words) if w.line < number or (w.line == number and w.low == "don't")]
        end = before[-1] if before else 0
        last = next((w for w in reversed(look.words[max(0, end - 40) : end]) if w.kind == "n"), None)
        apart = last is not None and _told_apart(look, end)
        again = any(w.line >= number and w.kind == "n" for w in look.words[end + 1 :])
        for of in look.accepted:
            if (
                last is not None
                and (apart or last.value in of.values)
                and not (again and _told_after(look, of, number))
            ):
                yield Misgiving("throw-retracted" if of.field == "T" else "door-retracted", number, of.field, of.board)


def _told_apart(look: Look, end: int) -> bool:
    """Whether no number stands right before "don't put it in", so that all that was ordered is meant."""
    number = look.sentence_at(max(0, end - 1))
    near = look.of_sentence(number)
    return number > 0 and len(near) > _FEW_BESIDE and not any(w.kind == "n" or look.label(w) for w in near)


def _told_after(look: Look, of: Accepted, line: int) -> bool:
    return any(look.words[place].line > line for place in look.places(of))


@needs(SEVERAL_BOARDS, DOOR)
def between_boards(look: Look) -> Iterator[Misgiving]:
    """A space for one of several boards, and not which: "on one of the two I want the trapdoor at 43"."""
    if len(look.boards) < 2:
        return
    for number, sentence in enumerate(look.sentences[:_MOST]):
        part = look.of_sentence(number)
        spaces = {w.value for w in part if w.kind == "n" and w.value > look.high}
        said = " ".join(w.low for w in look.words[sentence.start : sentence.end])[:400]
        if not spaces or look.boards_in(number) or not any(look.label(w) == "D" for w in part):
            continue
        if _ONE_BOARD.search(said):
            doors = [of for of in look.accepted if of.field == "D"]
            yield from (Misgiving("door-doubt", part[0].line, "D", of.board) for of in doors)
            if not doors:
                yield Misgiving("door-doubt", part[0].line, "")
            return
