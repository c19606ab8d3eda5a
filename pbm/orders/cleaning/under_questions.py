"""Answers that stand below the quoted questions they belong to, in a mail that goes through them one by one.

An answer belongs to the question right above it: the number below a question about the picnic is no throw, however
bare it stands, and what is said below "Which throw?" is one in whatever words. Nothing is told of a mail in which no
question for orders is answered so.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from pbm.orders.cleaning.questions import (
    ITEM,
    LONGEST,
    NUMBER,
    OTHER,
    PARTED,
    SENTENCE,
    UNKNOWN,
    WORD,
    Question,
    orders_itself,
    questions_in,
)
from pbm.orders.late import late
from pbm.orders.layouts.prompt_roles import DOOR, PRESS, THROW
from pbm.orders.signing import only_signs, takes_leave
from pbm.orders.vocabulary import VOCABULARY
from pbm.orders.word_set import word_set
from pbm.orders.words import NONE_WORDS

__all__ = ["Piece", "under_questions"]

_MOST: Final = 600  # lines
_FEW: Final = 40  # characters of one of several answers in a line

_ANSWERED: Final = late(
    r"\s{0,8}(?:(?:A|R|An|Ans|Answer|Antw|Antwort|Antwoord|Rép|Réponse|Resp|Respuesta|Risposta)\s?\d{0,2}\s?[.:)]"
    r"|->|=>|→)\s{1,6}(?=\S)"
)
_COUNTED: Final = late(r"\s{0,8}\(?[1-9][.)]\s{1,6}(?=\S)")
"""What may number an answer: "1. the 3"."""
_BESIDE: Final = word_set("the a an my number space square on at please throw trapdoor play i i'll")
_MATTERS: Final = late(
    r"\b(?:throw\w*|trap\w*|td|orders?|moves?|dice|nominat\w*|spaces?|squares?|numbers?|undecided|rather|instead"
    r"|chang\w+|cancel\w*|withdraw\w*|scrap|forget|ignore|make (?:it|that|my)|wrong|mistake|correction|corrected|play"
    r"|roll|door|hole|wurf|würf\w*|zug|falltür\w*|luke|feld|zahl|ändern?|stattdessen|doch|worp\w*|gooi\w*|zet|valluik"
    r"|luik|vak|liever|toch|lancer?|coup|dé|trappe|case|plutôt|finalement|tirada|tiro|trampilla|casilla|mejor|lancio"
    r"|botola|casella|meglio|anzi|press|print|turn|round|runde|ronde|tour|turno|board|withhold|wait|hold)\b",
    re.IGNORECASE,
)
_RETRACTED: Final = late(
    r"\b(?:cancel|withdraw|scrap|forget|ignore|instead|withhold|correction|make (?:it|that|my)|stattdessen|annuler?"
    r"|in plaats|en lugar|invece)\b",
    re.IGNORECASE,
)
_CORRECTS: Final = late(
    r"\b(?:actually|on (?:reflection|second thoughts?|balance)|having (?:thought|slept)|i mean|i meant|meant to"
    r"|(?:make|making) mine|after all|not (?:the |a )?(?:\d|one|two|three|four|five|six)|oops|whoops|oh no"
    r"|i(?:'ll| will| shall|'d| would) (?:rather |better |sooner |like to )?(?:have|take|go (?:for|with)|use|prefer"
    r"|pick|choose)|i(?:'m| am) (?:taking|using|going (?:for|with))|i (?:prefer|want|choose|pick) the"
    r"|i'd (?:rather|sooner)|ich nehme|nehme ich|eigentlich|en fait|je prends|eigenlijk|ik neem|en realidad|tomo|cojo"
    r"|in realtà|prendo)\b",
    re.IGNORECASE,
)
"""Words by which somebody takes another number than the one they gave, whatever they were asked."""
_FOR_A_TURN: Final = late(r"\bthrow for turn \d+:$", re.IGNORECASE)
_HEDGED: Final = late(
    r"\b(?:maybe|perhaps|might|not sure|unsure|undecided|depends?|depending|possibly|probably|vielleicht|unsicher"
    r"|mal sehen|peut-être|ça dépend|misschien|weet (?:ik )?(?:het )?(?:nog )?niet|quizás?|tal vez|depende|forse"
    r"|dipende)\b",
    re.IGNORECASE,
)
_ANSWERS: Final = NONE_WORDS | word_set(
    "lowest highest smallest biggest kein keine keins keinen geen aucun aucune ningún ninguna ninguno nessuno nessuna "
    "niedrigste höchste laagste hoogste"
)
"""Words that answer a question for a number without one."""
_NOWHERE: Final = late(
    r"\W{0,3}(?:nowhere|not anywhere|nirgends|nirgendwo|nulle part|nergens|en ning(?:una parte|ún sitio|ún lado)"
    r"|da nessuna parte)\b|\W{0,3}[-–—]{1,3}\s{0,3}$",
    re.IGNORECASE,
)
_LABELLED: Final = late(r"\s{0,3}press\s?:\s{0,3}", re.IGNORECASE)
_WHAT_IS_LEFT: Final = late(
    r"\W{0,3}(?:(?:well|so|then|and|und|et|en|y|e|dann|dus|alors),? )?"
    r"(?:(?:whatever|what)(?:'s| is|'ll be| will be| remains| i have)?(?: then)?(?: left| remaining)?(?: over)?"
    r"|(?:that|which) leaves(?: me)?(?: with)?|the (?:other|one|remaining)(?: one)?(?: (?:left|that is left))?|the rest"
    r"|(?:der|die|was) (?:rest|andere|übrig (?:ist|bleibt))|(?:ce qui|le) reste|l'autre"
    r"|wat (?:er )?(?:dan )?(?:nog )?over(?:blijft| is)|de (?:andere|rest)|lo que (?:me )?queda|(?:el|la) otr[oa]"
    r"|quel(?:lo)? che (?:mi )?resta|l'altr[oa])(?: then| dann| dan| alors| entonces| allora)?\s?[,;:–-]{1,2}\s?"
    r"(?:(?:i\.?\s?e\.?|that is(?: to say)?|that's|which is|namely|so|viz\.?|meaning|also|d\.?h\.?|das ist|donc"
    r"|c'est(?:-à-dire)?|dus|dat is|o sea|es decir|cioè|ossia|quindi),? )?(?P<number>[^\n]{1,30})$",
    re.IGNORECASE,
)
"""Who plays what is left, and says which that is."""
_NOT_TO_PRINT: Final = late(
    r"\W{0,4}(?:no|nope|nah|none|not|nothing|nein|nichts|kein\w*|nee|niets|geen|non|rien|aucune?|pas|nada|ning\w+|niente"
    r"|ness\w+)\b"
    r"|\W{0,4}(?:thanks?(?: you)?|ta|cheers|merci|danke|vielen dank|bedankt|dank je|gracias|grazie)\W{0,6}$",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Piece:
    """What to read for a line: its text, and whether it is ``quote``, ``own`` or the ``answer`` to the prompt above."""

    text: str
    whose: str


@dataclass(slots=True)
class _Block:
    """What was quoted, and what is said below it: the places of the lines that say anything."""

    asked: list[int] = field(default_factory=list)
    said: list[int] = field(default_factory=list)
    last: bool = False


def under_questions(texts: Sequence[str], whose: Sequence[str]) -> dict[int, list[Piece]]:
    """Return what to read for the lines of questions and answers; nothing where no orders are asked for and answered.

    ``whose`` says of each line whether it is the writer's ``own`` or a ``quote`` that may ask for something.
    """
    blocks = _blocks(texts, whose) if len(texts) <= _MOST else []
    if not blocks:
        return {}
    asked = [questions_in(texts, block.asked) for block in blocks]
    asked = _by_turn(asked)
    told: dict[int, list[Piece]] = {}
    for block, questions in zip(blocks, asked, strict=True):
        told |= _orders(texts, block, questions)
    told = _in_order(told, asked)
    thrown = any(one.kind == THROW and place in told for questions in asked for one in questions for place in one.at)
    for block, questions in zip(blocks, asked, strict=True) if told else ():
        kind = questions[-1].kind if questions else UNKNOWN
        if not thrown and not (questions and questions[-1].record):
            continue
        if kind == PRESS and block.last and _only_ends(texts, block, blocks):
            continue
        if kind == PRESS and not _NOT_TO_PRINT.match(texts[block.said[0]]):
            told |= _printed(texts, block, questions[-1])
        elif kind in (PRESS, OTHER) and not (questions[-1].printed and block.said[0] == block.asked[-1] + 1):
            told |= _beside(texts, block, questions[-1])
    return told


def _only_ends(texts: Sequence[str], block: _Block, blocks: Sequence[_Block]) -> bool:
    """Whether lines below the last question are the end of the letter, and answer nothing: "Gruß, Uwe".

    A wish in any words is that where it stands apart from its question, and the other answers right below theirs.
    """
    lines = [texts[place] for place in _paragraph(block.said)]
    if only_signs(lines):
        return True
    apart = [one for one in blocks if one.said[0] > one.asked[-1] + 1]
    return apart == [block] and len(blocks) > 1 and takes_leave(lines)


def _by_turn(asked: Sequence[Sequence[Question]]) -> list[list[Question]]:
    """Return the questions of a mail, without the turn where all name the same: then nobody need say which it is."""
    turns = {one.turn for questions in asked for one in questions if one.kind == THROW and one.turn}
    return [[one if len(turns) > 1 else replace(one, turn=0) for one in questions] for questions in asked]


def _in_order(told: dict[int, list[Piece]], asked: Sequence[Sequence[Question]]) -> dict[int, list[Piece]]:
    """Return ``told`` with the answers for two turns in the order of these, where the later was asked for first."""
    turns = [one.turn for questions in asked for one in questions if one.kind == THROW and one.turn]
    places = [place for place, pieces in told.items() if any(_FOR_A_TURN.search(one.text) for one in pieces)]
    if len(turns) != 2 or len(places) != 2 or turns[0] <= turns[1]:
        return told
    return told | {places[0]: told[places[1]], places[1]: told[places[0]]}


def _blocks(texts: Sequence[str], whose: Sequence[str]) -> list[_Block]:
    """Return the blocks of a mail of which something was quoted and something said below it."""
    made: list[_Block] = []
    signed = False
    for place, (text, sort) in enumerate(zip(texts, whose, strict=True)):
        if not text.strip():
            continue
        if sort == "own":
            signed = signed or text.strip() == "--"
            if made and not signed:
                made[-1].said.append(place)
        elif sort == "quote":
            signed = False
            if not made or made[-1].said:
                made.append(_Block())
            made[-1].asked.append(place)
        else:
            made.append(_Block())
    if made:
        made[-1].last = True
    return [block for block in made if block.asked and block.said]


def _paragraph(said: Sequence[int]) -> list[int]:
    """Return those of the places that stand together at the beginning."""
    return [place for n, place in enumerate(said) if place - said[0] == n]


def _prompt(question: Question) -> str:
    name = {THROW: "throw", DOOR: "trapdoor", PRESS: "press"}[question.kind]
    made = question.label.format(name)
    return f"{made[:1].upper()}{made[1:]}{f' for turn {question.turn}' if question.turn else ''}:"


def _orders(texts: Sequence[str], block: _Block, questions: Sequence[Question]) -> dict[int, list[Piece]]:
    """Return what a block answers to questions for orders."""
    asking = [one for one in questions if one.kind in (THROW, DOOR)]
    if not asking or len(asking) < len(questions):
        return {}
    lines = _paragraph(block.said)
    said = [_without_mark(texts[place], asking[0].item) for place in lines]
    if len(asking) == 1:
        text = _told(" ".join(said), asking[0].kind)
        if len(text) > LONGEST or not _says(text) or orders_itself(text):
            return {}
        return _laid(asking, [text], lines)
    given = said if len(said) == len(asking) else [part for part in PARTED.split(" ".join(said)) if part]
    fitting = len(given) == len(asking) and all(len(one) <= _FEW and _says(one) for one in given)
    return (
        _laid(asking, [_told(text, one.kind) for text, one in zip(given, asking, strict=True)], lines)
        if fitting
        else {}
    )


def _laid(asking: Sequence[Question], given: Sequence[str], lines: Sequence[int]) -> dict[int, list[Piece]]:
    """Return every question with its answer in the place of the answers' lines."""
    made: dict[int, list[Piece]] = {place: [Piece("", "quote")] for one in asking for place in one.at}
    made |= {place: [Piece("", "own")] for place in lines}
    made[lines[0]] = [
        piece
        for one, text in zip(asking, given, strict=True)
        for piece in (Piece(_prompt(one), "quote"), Piece(text, "answer"))
    ]
    return made


def _without_mark(line: str, item: str = "") -> str:
    """Return a line without what marks it as an answer: "A.", or the number ``item`` of the question."""
    found = _ANSWERED.match(line) or _counted(line)
    if found is None and item:
        again = ITEM.match(line)
        return line[again.start("said") :].strip() if again is not None and again["item"] == item else line.strip()
    return line[found.end() :].strip() if found is not None else line.strip()


def _counted(line: str) -> re.Match[str] | None:
    """Return what numbers an answer that is nothing else: "80. One of them lands there" is the answer itself."""
    found = _COUNTED.match(line)
    rest = line[found.end() :] if found is not None else ""
    words = (word.casefold() for word in WORD.findall(rest))
    return found if _says(rest) and all(word in _BESIDE or _is_numeral(word) for word in words) else None


def _says(text: str) -> bool:
    """Whether a text may answer a question for a throw or a trapdoor."""
    if NUMBER.search(text) is not None:
        return True
    words = {word.casefold() for word in WORD.findall(text)}
    return not words.isdisjoint(_ANSWERS) or any(map(_is_numeral, words))


def _is_numeral(word: str) -> bool:
    return any(sense.sort == "number" for sense in VOCABULARY.senses.get(word, {}).values())


def _told(text: str, kind: str) -> str:
    """Return an answer with what says it in a roundabout way told plainly."""
    if kind == DOOR:
        return _NOWHERE.sub("none", text[:LONGEST], count=1) if _NOWHERE.match(text) else text
    found = _WHAT_IS_LEFT.match(text.rstrip(" .!"))
    return found["number"] if found is not None else text


def _printed(texts: Sequence[str], block: _Block, question: Question) -> dict[int, list[Piece]]:
    """Return what a block says to be printed; nothing where it speaks of orders too."""
    lines = _paragraph(block.said) if block.last else block.said
    whole = [texts[place].rstrip() if place in lines else "" for place in range(lines[0], lines[-1] + 1)]
    first = _without_mark(whole[0], question.item)
    label = _LABELLED.match(first)
    text = "\n".join([first if label is None else first[label.end() :], *whole[1:]])
    if _RETRACTED.search(text) is not None or (_MATTERS.search(text) is not None and _says(text)):
        return {}
    made = {place: [Piece("", "own")] for place in lines}
    made |= {place: [Piece("", "quote")] for place in question.at}
    made[lines[0]] = [Piece(_prompt(question), "quote"), Piece(text, "answer")]
    return made


def _beside(texts: Sequence[str], block: _Block, question: Question) -> dict[int, list[Piece]]:
    """Return the lines that answer a question about something else, without the sentences that are like an order."""
    lines = _paragraph(block.said) if block.last else block.said
    text = " ".join(_without_mark(texts[place], question.item) for place in lines)
    kept = [one for one in SENTENCE.split(text) if "?" in one or _may_order(one) or not _is_like_an_order(one)]
    made = {place: [Piece("", "own")] for place in lines}
    made[lines[0]] = [Piece(" ".join(kept), "own")]
    return made


def _may_order(sentence: str) -> bool:
    """Whether a sentence speaks of orders, or takes another number than was given above."""
    return _MATTERS.search(sentence) is not None or (_CORRECTS.search(sentence) is not None and _says(sentence))


def _is_like_an_order(sentence: str) -> bool:
    return _says(sentence) or _HEDGED.search(sentence) is not None
