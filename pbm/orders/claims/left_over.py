"""Numbers that no label, verb or place claimed: a space that is put somewhere, a throw given in passing."""

from __future__ import annotations

from pbm.orders.claims.unlabelled import ARTICLES, LEADING, countable, of_somewhere, plain_after
from pbm.orders.tokens.sentence import ASIDE, LABELLED, SPOKEN, Sentence
from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set
from pbm.orders.words import FILLERS, MEMORY, MONTHS, NOT_WORDS, POLITE, STARTERS, THIRD_PERSONS, UNITS, counted

__all__ = ["left_over"]

_AS_SAID = word_set(
    "stays stay where it was last time put had same place remains just as i wrote said before sent told you usual "
    "ever planned agreed mentioned is goes again"
)
_AFTER_BARE = frozenset((",", "-", ":", "(", "", "please", "for"))
_ANOTHER = word_set("the a and with then my by for use using play playing")
_ANSWERING = word_set("must thought think guess well course should")
_UPON = word_set("on upon at under beneath below to in")
_PLACING = word_set(
    "i i'd i'll put place set lay goes go belongs want like have plant dig let's position leave aim mark should shall"
)
_FAR = 14  # tokens between a label and the space that is put under it
_STANDING = frozenset(("stays", "stands", "remains", "stay", "holds"))


def _put_there(s: Sentence, place: int) -> bool:
    """Whether a trapdoor spoken of before goes on the only space of the sentence: "where it hurts most, on 12"."""
    if any(claim.field == "D" for claim in s.made) or not plain_after(s, place):
        return False
    if s.low(place - 1) not in ("on", "at", "so", "then", "ie", "namely", "but", ",", "."):
        return False
    if s.low(place - 1) in ("ie", "namely", "but") or (s.low(place - 1) == "." and s.low(place - 2) == "e"):
        return s.labels[0] < place and sum(t.kind in "NX" and t.value > s.limits.high for t in s.tokens) == 1
    said = s.low(place - 1) == "," and all(
        t.low in _AS_SAID or t.kind != "W" for t in s.tokens[s.labels[0] + 1 : place]
    )
    apart = said or (s.low(place - 2) in (",", "-", "(", ":", "and") and s.labels[0] < place)
    return apart and sum(t.kind in "NX" and t.value > s.limits.high for t in s.tokens) == 1


def _placed(s: Sentence, place: int) -> bool:
    """Whether a trapdoor is put on the only space of its sentence: "the trapdoor, by contrast, I lay on 39"."""
    label = next((n for n in reversed(s.labels) if s.tokens[n].kind == "D" and n < place), -1)
    headed = label >= 0 and s.low(0 if s.low(0) not in ("and", "as", "so") else 1) == "for" and label <= 3
    if label < 0 or not (headed or s.low(place - 1) in _UPON) or s.low(place + 1) in UNITS | MONTHS:
        return False
    if (
        any(claim.field == "D" for claim in s.made)
        or sum(t.kind in "NX" and t.value > s.limits.high for t in s.tokens) != 1
    ):
        return False
    between = s.tokens[label + 1 : place]
    if any(t.kind in "NXTDUB" or t.low in MEMORY | THIRD_PERSONS | NOT_WORDS for t in between):
        return False
    return (headed or any(t.low in _PLACING for t in between)) and place - label <= _FAR


def _told_in_brackets(s: Sentence, place: int) -> bool:
    """Whether the sentence ends with the label of its only space: "13 for the rest of you (trapdoor)"."""
    last = s.labels[-1]
    enclosed = s.tokens[last].kind == "D" and s.low(last - 1) == "(" and s.low(last + 1) == ")"
    alone = sum(t.kind in "NX" and t.value > s.limits.high for t in s.tokens) == 1
    return enclosed and last > place and last + 2 >= len(s.tokens) and alone and not of_somewhere(s, place)


def _in_the_end(s: Sentence, place: int) -> bool:
    """Whether a space takes the place of one that was thought of: "I'd nominate 44 but Bob has, so 45"."""
    last = next((claim for claim in reversed(s.made) if claim.field == "D" and claim.values), None)
    if last is None or s.low(place - 1) not in ("so", "then", "instead", "it's", "hence"):
        return False
    return plain_after(s, place) and any(t.low == "but" for t in s.tokens[last.place + 1 : place])


def _instead_of_denied(s: Sentence, place: int) -> bool:
    """Whether the only space of a sentence that denies another stands at its end: "not 60 for the trap again - 62"."""
    denied = [n for n in s.denied if s.tokens[n].value > s.limits.high and n < place]
    others = sum(t.kind in "NX" and t.value > s.limits.high for t in s.tokens)
    ends = s.at(place + 1) is None or s.tokens[place + 1].kind == "P"
    return (
        bool(denied) and others == 2 and ends and s.low(place - 1) in ("-", ",", "but", ":", "so", "make", "it's", "on")
    )


def _stays(s: Sentence, place: int) -> bool:
    """Whether what was said of a space is kept: "the 52 can stay", "45 still stands"."""
    step = place + 1
    while s.low(step) in ("can", "may", "should", "shall", "will", "still", "just", "also"):
        step += 1
    low = s.low(step)
    return low in ("stays", "stands", "remains", "stay") or (step > place + 1 and low in ("stand", "holds", "remain"))


def _with_it(s: Sentence, place: int) -> bool:
    """Whether a space goes with the throw that its sentence has just told: "6 it is, with 41"."""
    thrown = bool(s.made) and s.made[-1].field == "T" and not s.made[-1].doubt
    ends = place + 1 >= len(s.tokens)
    goes = ends and s.low(place - 1) == "with" and s.low(place - 2) == ","
    given = (
        s.low(place - 1) == "and" and s.low(place + 1) == "for" and s.low(place + 3) == "to"
    )  # "48 for him to enjoy"
    return thrown and not s.labels and (goes or (given and s.low(place + 2) in THIRD_PERSONS))


def _closes(s: Sentence, place: int) -> bool:
    after = s.at(place)
    return after is None or after.kind == "P" or after.low in ("as", "and", "but", "please")


def left_over(s: Sentence, place: int, token: Token) -> None:
    """Doubt a small number that corrects something, or that makes up most of its sentence."""
    if token.value > s.limits.high:
        start = place
        while start and s.tokens[start - 1].kind == "W" and s.tokens[start - 1].low in FILLERS | STARTERS:
            start -= 1
        bare = start == 0 or s.tokens[start - 1].kind == "P"
        labelled = any(s.tokens[label].kind == "D" for label in s.labels)
        if labelled and (
            _placed(s, place) or _put_there(s, place) or _instead_of_denied(s, place) or _told_in_brackets(s, place)
        ):
            s.add("D", token.value, LABELLED, place)
            s.last = place
            return
        if labelled and _in_the_end(s, place):
            s.add("D", token.value, LABELLED, place).override = True
            s.last = place
            return
        if _with_it(s, place):
            s.add("D", token.value, SPOKEN, place)
            s.last = place
            return
        staying = _stays(s, place)
        if not labelled and s.made and s.last == place - 2 and s.low(place - 1) in ("and", "&", "+", "/"):
            s.residue("D", place)  # "5 and 45 pencilled in"
            return
        if labelled or not (staying or plain_after(s, place)):
            return
        replying = all(t.low in FILLERS | STARTERS | LEADING | _ANSWERING or t.kind == "P" for t in s.tokens[:place])
        answering = (bare or replying) and s.open_door and s.low(place - 1) != "("
        if staying or answering or (place == 0 and s.lone_door and s.low(1) in _AFTER_BARE):
            s.add("D", token.value, SPOKEN, place)
            s.last = place
        elif bare and (start < place if s.made else len(s.tokens) > 1):
            s.add("D", token.value, ASIDE, place).doubt = "soft"
        elif not of_somewhere(s, place):
            s.residue("D", place)
        return
    if s.low(place + 1) in _STANDING - {"remains"} and _closes(s, place + 2) and s.low(place - 1) in ("the", "my", ""):
        s.add("T", token.value, SPOKEN, place)  # "The 4 stands."
        s.last = place
        return
    if s.corrected(place) and (s.made or s.before is not None):
        if plain_after(s, place):
            s.add("T", token.value, SPOKEN, place)
            s.last = place
        elif s.low(place - 1) in ARTICLES | {"so", "then", ","} and s.low(place + 1) not in MEMORY:
            s.add("T", token.value, ASIDE, place).doubt = "hard"
        return
    if not countable(s, place, token):
        return
    if s.limits.count > 1 and s.made and plain_after(s, place) and s.low(place - 1) in _ANOTHER:
        s.residue("T", place)
        return
    if counted(s.low(place + 1)):
        return  # "only 5 minors"
    words = [t.low for t in s.tokens if t.kind == "W" and t.low not in STARTERS | POLITE]
    if len(words) <= 2 and not s.labels and not s.made and not any(t.kind == "X" for t in s.tokens):
        claim = s.add("T", token.value, ASIDE, place)
        hanging = any(t.low in ("otherwise", "else", "instead") for t in s.tokens[:place])
        claim.doubt = "hard" if hanging else "soft"
        s.last = place
