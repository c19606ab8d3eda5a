"""Words of leaving the game by which nobody leaves: a thought with its answer, a threat, a joke, a wish to be kept."""

from __future__ import annotations

import re
from collections.abc import Sequence

from pbm.orders.late import late
from pbm.orders.word_set import may_be_in, running, word_set, words_in

__all__ = ["in_earnest", "is_half_meant", "is_only_toyed_with"]

_TOYED_WITH = late(
    r"\b(?:half a (?:good )?mind to|(?:was|felt|am|feel|i'm) (?:almost |half |very |sorely )?"
    r"(?:tempted|minded|inclined) to"
    r"|(?:thought|thinking|think) (?:of|about)|toy(?:ed|ing) with|could (?:almost|nearly|cheerfully))\s"
    r"(?:just )?(?:resign|quit|retir|leav|throwing in|throw in|giv(?:e|ing) up|pack|drop)[^.!?;\d]{0,60}"
    r",?\s(?:but|only|though)\s(?:(?:then |of course )?i (?:shan['’]t|won['’]t|wouldn['’]t|will not|shall not"
    r"|(?:am|['’]m) not(?: going to)?|am staying|shall stay|will stay)|i['’]ll stay|i['’]m staying|not really)"
    r"(?=\s?(?:[.,;!)]|$)| (?:of course|really|do (?:it|that)|so|yet|just yet|resign|quit|leave|go|on)\b)",
    re.IGNORECASE,
)
"""A thought of leaving with its answer: who has it and stays gives up nothing."""
_GO = (
    r"(?:resign(?:ing)?|quit(?:ting)?|leave the (?:\w{1,14} )?game|(?:i['’]?m|i am) (?:leaving|out|off|gone|done)"
    r"|leaving the (?:\w{1,14} )?game|(?:drop|pull|bow)(?:ping|ing)? out|retir(?:e|ing) from|stop playing"
    r"|(?:pack|chuck|jack)(?:ing)? it in|giv(?:e|ing) up|throw(?:ing)? in the towel|count me out|take me out)\b"
)
_OF_PLAY = (
    r"\b(?:snakes?|ladders?|trap ?doors?|traps?|holes?|pits?|again|more|another|lose|wins?|falls?|slides?|pass(?:es)?"
    r"|overtakes?|beats?|down|throws?|rolls?|lands?|six(?:es)?|next time)\b"
)
_THREAT = late(
    rf"(?<!sorry )(?<!know )(?<!sure )(?<!say )(?<!ask )(?<!as )(?<!even )\bif (?=[^.!?;,]{{0,60}}{_OF_PLAY})"
    rf"(?:(?!\b(?:but|however)\b)[^.!?;]){{3,90}}?\b{_GO}[^.!?;]*"
    rf"|(?:\b(?:i|we|i['’](?:m|ll|d))\s(?:\w{{1,8}} ){{0,2}})?{_GO}[^.!?;,]{{0,25}},?\s"
    rf"if (?=[^.!?;,]{{0,60}}{_OF_PLAY})"
    r"[^.!?;]+"
    r"|\b(?:one|1|just one|any|once) more (?!(?:thing|question|turn|round|week|month|game|word|time|thanks?|sorry"
    r"|apolog\w+)\b)[^.!?;]{1,50}?"
    rf"\s?(?:\band|\bn|&|\+|,)\s(?:i\s|i['’](?:ll|d)\s)?(?:\w{{1,8}} ){{0,2}}{_GO}[^.!?;]*",
    re.IGNORECASE,
)
"""What somebody does only if the game goes badly for them: "if I go down one more snake I'm quitting"."""
_JOKE = late(
    r"(?:(?<!was )(?<!is )(?<!were )(?<!not )(?<!['’]s )\b(?:only|just) (?:a joke\b|joking\b|kidding\b|messing\b)"
    r"|\bi (?:was|am) (?:only |just )?(?:joking|kidding)\b|\bi['’]?m (?:only |just )?(?:joking|kidding)\b"
    r"|\b(?:was|['’]s|is) (?:only |just )?(?:a joke|in jest|meant as a joke)\b|\bj/?k\b"
    r"|\bi (?:was|am) (?:only |just )?(?:having (?:you on|a laugh)|pulling your leg)\b)(?! about\b)",
    re.IGNORECASE,
)
"""What says that all before it was none of it meant."""
_KEPT = late(
    r"(?<!why )(?<!you )(?<!they )(?<!to )\b(?:do not|don['’]?t|never|no need to|rather not) "
    r"(?:you |ever |even |dare |please |just |to |want you to ){0,3}"
    r"(?:take|remove|drop|kick|throw|count|strike|cross|boot|chuck|delete|resign|cut) "
    r"(?:me|us|my (?:name|counter|piece))\b(?: (?:out|off|down|from)\b)?",
    re.IGNORECASE,
)
"""A wish to be left in: "please don't take me out"."""
_NOTE = 200  # characters of such a mail
_SAYING = 3  # words that say something
_THOUGHTS = word_set("shan't shan’t shall won't won’t will not wouldn't wouldn’t staying stay")
_PASSING = word_set("if more joking kidding messing joke jest jk laugh leg j having don dont not never need")


def is_only_toyed_with(text: str, said: frozenset[str] | None = None) -> bool:
    """Return whether somebody thought of leaving and says that they do not: "half a mind to resign, but I shan't"."""
    return (said is None or may_be_in(said, _THOUGHTS)) and _TOYED_WITH.search(text) is not None


def in_earnest(text: str, said: frozenset[str] | None = None) -> str:
    """Return a mail without what threatens to leave, jokes of it or wishes to be kept: "one more snake and I quit, jk".

    ``said`` are its words, where they are known.
    """
    if said is not None and not may_be_in(said, _PASSING):
        return text
    meant = text[max((joke.end() for joke in _JOKE.finditer(text)), default=0) :]
    return _KEPT.sub(" ", _THREAT.sub(" ", meant))


def is_half_meant(lines: Sequence[str]) -> bool:
    """Return whether a short mail is no more than a threat to leave, a joke of it or a wish to be kept."""
    if sum(map(len, lines)) > _NOTE:
        return False
    text = running(lines, _NOTE)
    left = in_earnest(text, words_in(lines))
    return left != text and sum(any(map(str.isalpha, word)) for word in left.split()) < _SAYING
