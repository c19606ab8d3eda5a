"""Misgivings about a few words after an order that take it back or have it wait: "nvm", "stand by", "rethinking"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pbm.orders.misgivings.needs import needs, phrases
from pbm.orders.misgivings.text import Look, Misgiving, Word
from pbm.orders.word_set import word_set

__all__ = ["afterthought"]

_AHEAD = word_set(
    "actually oh well hmm hm ugh erm er um ah and but so ok okay please no wait sorry just now then hang on hey "
    "lol haha argh nein ach doch nee non ay uy eh ma allora dai pues bueno bon ben euh ja aber und bitte also i'm "
    "im am i still gonna better ps my if"
)
"""Words that may open such a sentence without changing it."""

_BEHIND = word_set(
    "please now then sorry again mate everyone all folks for the moment a bit while yet here already thanks to be "
    "honest though tbh actually lol haha bitte danke wieder mal gleich noch s'il vous plaît svp merci desculpa "
    "perdón porfa favor por grazie per favore scusa alsjeblieft graag nog even altogether entirely it this that "
    "everything completely today tonight meine mein ich gesagt désolé désolée perdón perdon pardon scusa scusate "
    "entschuldigung verzeihung je veux dire bedoel ik quiero decir voglio dire"
)
"""Words that may close it."""

_BECAUSE = word_set("because cos coz cause bc weil denn parce car want omdat porque que q perché")
_DASHES = frozenset("-–—")


@needs(phrases("afterthought", "perhaps_alone"))
def afterthought(look: Look) -> Iterator[Misgiving]:
    """Nothing but a few words that take an order back or have it wait, and no number said again behind them."""
    found = [(start, end, False) for start, end in look.found("afterthought")]
    found += [(start, end, True) for start, end in look.found("perhaps_alone")]
    if not found:
        return
    places = [place for of in look.accepted for place in look.places(of)]
    first, last = min(places, default=len(look.words)), max(places, default=-1)
    for start, end, answers in sorted(found):
        number = look.sentence_at(start)
        sentence = look.sentences[number]
        reasons = frozenset() if answers else _BECAUSE
        if start < first or not _alone(look.words, max(first + 1, sentence.start), start, end, sentence.end, reasons):
            continue
        if answers and number and look.sentences[number - 1].asked:
            continue  # "Will you come on Sunday? Perhaps."
        for of in look.accepted:
            where = look.places(of)
            if last > start and (not where or where[-1] > start or look.sentence_at(where[-1]) != number - 1):
                continue  # what is ordered afresh stands, and so does what was told long before
            yield Misgiving("waiting" if answers else "taken-back", look.words[start].line, of.field, of.board)
        return


def _alone(words: Sequence[Word], begin: int, start: int, end: int, last: int, reasons: frozenset[str]) -> bool:
    """Whether a phrase is all that its sentence says, but for words that only lead to it or away from it."""
    ahead, behind = start - 1, end
    while ahead >= begin and (
        words[ahead].low in _AHEAD if words[ahead].kind == "w" else words[ahead].low not in _DASHES
    ):
        ahead -= 1
    while behind < last and (
        words[behind].low in _BEHIND if words[behind].kind == "w" else words[behind].low not in _DASHES
    ):
        behind += 1
    opens = ahead < begin or words[ahead].kind == "p"
    return opens and (behind >= last or words[behind].kind == "p" or words[behind].low in reasons)
