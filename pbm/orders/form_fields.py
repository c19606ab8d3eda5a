"""Orders that answer the fields of a form: a number, a choice of words, a line of one's own.

A form's own prompts are its labels. Without a label an answer is taken only where one field alone can be meant. What
is said under a condition, or twice and differently, is asked about.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from rapidfuzz import fuzz, process

from pbm.core.errors import Problem
from pbm.core.game import Json
from pbm.core.orders import Field, OrderForm
from pbm.core.phrases import joined, say
from pbm.orders.asked_for_kindly import without_kind_question
from pbm.orders.choice_among_talk import parts_of, said_alone, takes_back
from pbm.orders.late import late
from pbm.rulesets.abilities import WordsRead

__all__ = ["form_words"]

_WORDS = late(r"[^\W_]+(?:[-'][^\W_]+)*")
_POLITE = late(r"^\W*(?:hi|hello|dear|hey|thanks|thank you|cheers|best|regards|hallo|danke|gruß|lg|vg)\b", re.I)
_LONG = 200  # characters of a line that are looked at
_MOST_LINES = 4_000
_NEAR = 84  # of 100: how near a misspelt word must be, with nothing else as near
_LABEL = late(r"\s{0,8}[-*•>]?\s{0,3}(?P<label>[^:=?\n]{2,80}?)\s{0,4}[:=?]\s{0,8}(?P<value>.*)$")
_NUMBER = late(r"(?<![\w.,:/-])-?\d{1,9}(?![\w:/-]|[.,]\d)")
_OPEN = late(
    r"\b(?:if|unless|depend(?:s|ing)|whatever|whichever|maybe|perhaps|either|or|might(?! as well)|not sure"
    r"|undecided|wenn|falls"
    r"|vielleicht|oder)\b|\?",
    re.IGNORECASE,
)
_ASKING = late(
    r"^\W{0,4}(?:(?:and|so|but|oh|ok|hi{1,5}|hello|thanks|thank you|sorry|please|und|et|en|y|e)\W{1,3}){0,3}"
    r"(?:what|when|where|who|whose|why|how|did|does|was|were|has|have|had|is|are"
    r"|which \w{1,12} (?:did|do|was|were|have|am)"
    r"|was|wann|wo|wer|warum|wie|hat|habe|war|ist|quand|où|qui|pourquoi|comment|quel|wanneer|waar|wie|waarom|hoe"
    r"|qué|cuándo|dónde|quién|cosa|quando|dove|chi|perché)\b[^?\n]{0,200}\?\W{0,4}$",
    re.IGNORECASE,
)
_DENIED = late(
    r"\b(?:not|no longer|never|don't|dont|won't|instead of|rather than|nicht|kein"
    r"|no [a-z]{1,20} (?:yet|for now|today|this time)|take back|(?:take|took|taking) (?:[a-z]{1,12} ){1,4}back|undo"
    r"|cancel|revoke|withdraw|scrap|nehme (?:\w{1,12} ){1,4}zurück|zurücknehmen|annule[rz]?)\b",
    re.IGNORECASE,
)
_REFUSED = late(r"\b(?:don['’]?t|do not|please not|never|bitte nicht|auf keinen fall)\b", re.IGNORECASE)
_TAKEN_BACK = late(
    r"^\W{0,4}(?:no|sorry|correction|oops|wait|actually|scrub that|make that|nein|halt)\b", re.IGNORECASE
)
_DECLINED = late(r"^\W{0,4}(?:none|nothing|no|nobody|pass|skip|-{1,3}|keine?|nichts)\W{0,4}$", re.IGNORECASE)
_OF_TURN = late(
    r"\b(?:turn|round|game|runde|zug|spiel)\s{0,2}(?:no\.?|number|#)?\s{0,2}\d{1,5}\b\W{0,3}", re.IGNORECASE
)
_ORDERING = late(
    r"\b(?:i'?ll|i will|let me|go (?:with|for)|play|take|choose|pick|put me down for|my (?:order|choice|move)s?"
    r"|ich (?:nehme|spiele|setze|wähle))\b",
    re.IGNORECASE,
)
_DRAWN_OUT = late(r"([^\W\d_])\1\1")
_COMMON = frozenset(["you", "your", "the", "for", "this", "that", "and", "shall", "with", "from", "want", "next"])
_SHORT = 6  # words of a line that can be nothing but an answer


@dataclass(frozen=True, slots=True)
class _Unsure:
    """A line that leaves a choice in doubt, how many plain ones stand before it, and whether it asks or refuses it."""

    line: int
    before: int
    asks: bool
    refuses: bool = False


@dataclass(slots=True)
class _Found:
    """What was found: the values of each field, in order, with their lines; what must be asked; what was assumed.

    ``unsure`` are the lines in which it is in doubt whether a choice is made, of each field that knows such doubts;
    what was said before them that may be taken back stands in ``values``.
    """

    values: dict[str, list[tuple[Json, int]]] = field(default_factory=dict)
    problems: list[tuple[Problem, int]] = field(default_factory=list)
    assumed: list[str] = field(default_factory=list)
    taken: set[int] = field(default_factory=set)
    unsure: dict[str, list[_Unsure]] = field(default_factory=dict)


def form_words(form: OrderForm, lines: Sequence[str]) -> WordsRead:
    """Return what lines answer to the fields of a form."""
    found = _Found()
    labels = _labels(form)
    for place, line in enumerate(lines[:_MOST_LINES]):
        text = line[:_LONG]
        if not text.strip():
            continue
        match = _LABEL.match(text)
        asked = _labelled(match["label"], labels) if match is not None else None
        if asked is not None and match is not None:
            if match["value"].strip(" ._"):
                found.taken.add(place)
                _answer(found, asked, match["value"], place, labelled=True)
        elif any(asked.doubtful for asked in form.fields):
            for part in parts_of(text):
                _plain_line(found, form, part, place)
                _take_back(found, form, part, place)
        else:
            _plain_line(found, form, text, place)
    orders: dict[str, Json] = {}
    for asked in form.fields:
        _settle(found, asked, orders, lines)
    board = form.boards[0] if form.boards else ""
    unasked = [(problem, place) for problem, place in found.problems]
    return WordsRead(
        {board: orders} if orders else {},
        tuple(problem for problem, _ in unasked),
        tuple(lines[place].strip()[:_LONG] or None for _, place in unasked),
        tuple(found.assumed),
        frozenset(found.taken),
    )


def _take_back(found: _Found, form: OrderForm, part: str, place: int) -> None:
    """Note that a part takes back what was chosen before it, if it does: "Roll. No wait, don't."."""
    for asked in form.fields:
        said = len(found.values.get(asked.key, ()))
        if asked.doubtful and said and takes_back(part):
            found.unsure.setdefault(asked.key, []).append(_Unsure(place, said, asks=False))


def _labels(form: OrderForm) -> dict[str, Field]:
    """Return the fields by what a line may be headed with: their prompts, and their keys."""
    made: dict[str, Field] = {}
    for asked in form.fields:
        made[_folded(asked.prompt)] = asked
        made.setdefault(_folded(asked.key.replace("_", " ")), asked)
    return made


def _folded(text: str) -> str:
    return " ".join(_WORDS.findall(text.casefold()))


def _labelled(label: str, labels: Mapping[str, Field]) -> Field | None:
    said = _folded(label)
    if said in labels:
        return labels[said]
    near = process.extract(said, labels.keys(), scorer=fuzz.ratio, score_cutoff=_NEAR, limit=2)
    fields = {id(labels[name]): labels[name] for name, _, _ in near}
    return next(iter(fields.values())) if len(fields) == 1 else None


def _plain_line(found: _Found, form: OrderForm, text: str, place: int) -> None:
    """Take what a line without a label says, for the one field that it can be meant for.

    A long line orders only where it says so: by a verb of ordering, or by a word of the field's own prompt; a question
    about what was, is or will be ("what did I roll?") orders nothing.
    """
    if "?" in text and _ASKING.match(text):
        return
    text = _drawn_in(_OF_TURN.sub(" ", text), form)
    words = _WORDS.findall(text.casefold())
    prompts = {word for asked in form.fields for word in _WORDS.findall(f"{asked.prompt} {asked.key}".casefold())}
    telling = any(word in prompts and len(word) > 2 and word not in _COMMON for word in words)
    long = len(words) > _SHORT and not telling and not _ORDERING.search(text)
    choosing = [asked for asked in form.fields if asked.kind == "choice" and (not long or _told_at_length(text, asked))]
    if long and not choosing:
        return
    for asked in choosing:
        if _chosen(text, asked) or _is_doubtful(text, asked):
            found.taken.add(place)
            _answer(found, asked, text, place, labelled=False)
    if long:
        return
    counting = [asked for asked in form.fields if asked.kind in ("numbers", "space")]
    if len(counting) == 1 and _NUMBER.search(text):
        found.taken.add(place)
        _answer(found, counting[0], text, place, labelled=False)
    if not choosing and not counting and len(form.fields) == 1 and not _POLITE.match(text):
        found.taken.add(place)
        _answer(found, form.fields[0], text, place, labelled=False)


def _answer(found: _Found, asked: Field, value: str, place: int, *, labelled: bool) -> None:
    """Note one answer to a field, or the question that it raises."""
    if asked.kind == "words":
        found.values.setdefault(asked.key, []).append((value.strip(), place))
        return
    if asked.optional and _DECLINED.match(value):
        found.values.setdefault(asked.key, []).append(("none" if asked.kind == "space" else None, place))
        return
    if asked.doubtful:
        # What is no plain choice is known, so that a kind question for one is not taken for it.
        value = without_kind_question(value)
    if asked.doubtful and not labelled and (_is_left_open(value) or _is_doubtful(value, asked)):
        before = len(found.values.get(asked.key, ()))
        refuses = _REFUSED.search(value) is not None
        found.unsure.setdefault(asked.key, []).append(_Unsure(place, before, value.rstrip().endswith("?"), refuses))
        return
    if _OPEN.search(value) or (not labelled and _DENIED.search(value)):
        found.problems.append((_problem("ambiguous", asked), place))
        return
    if asked.kind == "choice":
        if _is_doubtful(value, asked):
            found.problems.append((_problem("ambiguous", asked), place))
            return
        chosen = _chosen(value, asked)
        if len(chosen) == 1:
            found.values.setdefault(asked.key, []).append((chosen[0], place))
        elif chosen:
            found.problems.append((_problem("ambiguous", asked), place))
        elif labelled:
            _near_choice(found, asked, value, place)
        return
    numbers = [int(number) for number in _NUMBER.findall(value)]
    if len(numbers) != asked.count:
        found.problems.append((_problem("not-understood" if not numbers else "ambiguous", asked), place))
        return
    high = asked.high
    if any(number < asked.low or (high is not None and number > high) for number in numbers):
        found.problems.append((_problem("out-of-range", asked), place))
        return
    answer: Json = numbers[0] if asked.kind == "space" else numbers
    found.values.setdefault(asked.key, []).append((answer, place))


def _is_left_open(value: str) -> bool:
    return _OPEN.search(value) is not None or _DENIED.search(value) is not None


def _chosen(text: str, asked: Field) -> list[str]:
    """Return the choices that a text names; one that is within a longer one that is named does not count."""
    alone = dict(asked.alone).get(said_alone(text)) if asked.alone else None
    if alone is not None:
        return [alone]
    said = f" {_folded(text)} "
    words = {**{choice: choice for choice in asked.choices}, **dict(asked.also)}
    named = [word for word in words if f" {_folded(word)} " in said]
    outer = [one for one in named if not any(one != other and _folded(one) in _folded(other) for other in named)]
    return list(dict.fromkeys(words[word] for word in outer))


def _told_at_length(text: str, asked: Field) -> bool:
    """Return whether a text has a choice in several words: "jette les dés" is plain where "Wurf" may be anything."""
    said = f" {_folded(text)} "
    return any(" " in (folded := _folded(word)) and f" {folded} " in said for word, _ in asked.also)


def _drawn_in(text: str, form: OrderForm) -> str:
    """Return a text with the choices spelt out that are drawn out in it: "ROLLLLL!"."""
    if _DRAWN_OUT.search(text) is None:
        return text
    meant = {_squeezed(choice): choice for asked in form.fields for choice in asked.choices if choice.isalpha()}

    def spelt(found: re.Match[str]) -> str:
        word = found[0].casefold()
        return meant.get(_squeezed(word), found[0]) if _DRAWN_OUT.search(word) else found[0]

    return _WORDS.sub(spelt, text)


def _squeezed(word: str) -> str:
    """Return a word in small letters in which none stands twice on end."""
    return "".join(one for one, before in zip(word.casefold(), f" {word.casefold()}", strict=False) if one != before)


def _is_doubtful(text: str, asked: Field) -> bool:
    """Return whether a text speaks of a choice in words that are known not to make it plainly."""
    return bool(asked.doubtful) and _pattern(asked.doubtful).search(_small(text)) is not None


@lru_cache(maxsize=16)
def _pattern(text: str) -> re.Pattern[str]:
    """Return the pattern of a field, made once."""
    return late(text)


def _small(text: str) -> str:
    """Return a text in small letters, with no apostrophes and one blank between words."""
    return " ".join(text.casefold().replace("’", "").replace("'", "").split())


def _near_choice(found: _Found, asked: Field, value: str, place: int) -> None:
    near = process.extract(
        _folded(value), [*map(_folded, asked.choices)], scorer=fuzz.ratio, score_cutoff=_NEAR, limit=2
    )
    if len(near) == 1:
        choice = asked.choices[near[0][2]]
        found.values.setdefault(asked.key, []).append((choice, place))
        found.assumed.append(say("“{written}” as {word}", written=value.strip()[:40], word=choice))
    else:
        found.problems.append((_problem("not-understood", asked), place))


def _settle(found: _Found, asked: Field, orders: dict[str, Json], lines: Sequence[str]) -> None:
    """Put a field's one value among the orders; of several the last where it takes the others back."""
    said = found.values.get(asked.key, [])
    # A question beside a plain choice asks something else, and what is said after a doubt is said in spite of it.
    unsure = [
        one
        for one in found.unsure.get(asked.key, ())
        if not said or one.refuses or (one.before == len(said) and not one.asks)
    ]
    if unsure:
        found.problems.append((_problem("ambiguous", asked), unsure[0].line))
        return
    if not said:
        return
    value, place = said[-1]
    differ = any(other != value for other, _ in said)
    if asked.kind == "words":
        orders[asked.key] = "\n".join(str(one) for one, _ in said)
    elif not differ or _TAKEN_BACK.match(lines[place][:_LONG]):
        orders[asked.key] = value
    else:
        found.problems.append((_problem("ambiguous", asked), place))


def _problem(code: str, asked: Field) -> Problem:
    message: str
    if code == "out-of-range":
        if asked.high is None:
            message = say("{prompt}: the number must be {low} or more.", prompt=asked.prompt, low=asked.low)
        else:
            message = say(
                "{prompt}: the number must be between {low} and {high}.",
                prompt=asked.prompt,
                low=asked.low,
                high=asked.high,
            )
    elif code == "ambiguous" and asked.doubted:
        message = asked.doubted
    elif code == "ambiguous":
        message = say(
            "{prompt}: I cannot tell which you want. Please say one. {how}", prompt=asked.prompt, how=_how(asked)
        )
    else:
        message = say("{prompt}: I did not understand your answer. {how}", prompt=asked.prompt, how=_how(asked))
    return Problem(code, message)


def _how(asked: Field) -> str:
    """Return what a field may be answered with, in a sentence."""
    if asked.kind == "choice":
        return say("It can be: {choices}.", choices=joined(asked.choices, ", "))
    if asked.high is None:
        return say("A number is wanted.")
    if asked.count > 1:
        return say(
            "{count} numbers from {low} to {high} are wanted.", count=asked.count, low=asked.low, high=asked.high
        )
    return say("A number from {low} to {high} is wanted.", low=asked.low, high=asked.high)
