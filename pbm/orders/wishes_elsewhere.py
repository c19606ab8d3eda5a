"""Commands, in whatever words, that are for another game of the same player: "withdraw my Asps orders", "STATUS Asps".

What a sentence wants done in another game is not done in this one, whoever would be glad of it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from pbm.orders.games_named import Games, in_all_games, names_of_games
from pbm.orders.late import late
from pbm.orders.word_set import may_be_in, word_set, words_in

__all__ = ["Elsewhere", "may_wish_elsewhere", "wished_elsewhere"]

_LINES: Final = 60
_LONGEST: Final = 300  # characters of a sentence that is looked at
_TAKING: Final = (
    r"(?:withdraw(?:ing)?|cancel(?:l?ing)?|take back|taking back|scrap(?:ping)?|retract(?:ing)?|undo(?:ing)?|delete"
    r"|revoke|annul|zurückzieh\w*|ziehe|nehme|retire|annule|trek|retiro|anulo|ritiro|annullo)"
)
_LEAVING: Final = (
    r"(?:resign(?:ing)?|leav(?:e|ing)|quit(?:ting)?|giv(?:e|ing) up|drop(?:ping)? out|retir(?:e|ing)|pull(?:ing)? out"
    r"|bow(?:ing)? out|unsubscribe|want out|aussteigen|steige|verlasse|höre|quitte|abandonne|stop|verlaat|dejo|abandono"
    r"|lascio|abbandono)"
)
_DEFAULT: Final = r"(?:play|take|use|order|give me|want|like)\b.{0,14}\bdefault"
_ASKING: Final = r"(?:status|history|orders|report(?: \d{1,4})?|restore(?: \w{0,8} ?\d{1,4})?|help|press)"
_CHANGES: Final = late(rf"\b(?:{_TAKING}|{_LEAVING}|{_DEFAULT}|restore)\b", re.IGNORECASE)
_CALLED: Final = late(
    rf"\W{{0,4}}(?:(?:please|pls|my|the|and|also|send me) ){{0,3}}{_ASKING}"
    r"(?: (?:please|for|in|of|from|on|my|the)){0,3}\W{0,3}$",
    re.IGNORECASE,
)
"""What stands before a game's name and is a command by its word alone."""
_HEADED: Final = late(
    rf"\W{{0,4}}(?:{_ASKING}|withdraw(?: all)?|resign|play default|default)(?: please| pls)?\W{{0,4}}$", re.IGNORECASE
)
"""The same behind it: "Asps: STATUS"."""
_SHARED: Final = late(
    r"\b(?:remind(?:ers?)?|(?:absent|absence|away|on holiday|abwesend|urlaub|absente?|vacances|afwezig|ausente|assente)"
    r"(?=.{0,60}\d)|time ?zone|zone|language|format|plain text|html|erinnerung\w{0,3}|rappels?|herinnering\w{0,2})\b",
    re.IGNORECASE,
)
"""What is the same in all the games of a player."""
_TIED: Final = late(
    r"\b(?:for|in|from|of|about|only|für|bei|pour|dans|voor|in|para|en|per)\W{0,3}(?:\w{2,4} )?$", re.IGNORECASE
)
_OWN: Final = late(
    r"\b(?:i|we|my|our|me|us|please|pls|kindly|can you|could you|would you|ich|meine?n?|bitte|je|mes|ma|ik|mijn|mis|yo"
    r"|miei|io|graag)\b|^\W{0,4}(?:and |also |then |but |so ){0,2}"
    rf"(?:{_TAKING}|{_LEAVING}|play|restore|no more|stop|turn|remind|absent|away)\b|^\W{{0,4}}$",
    re.IGNORECASE,
)
"""The writer's own wish, or a request."""
_TALK: Final = late(
    r"\b(?:not|never|always|usually|often|if|when|while|once|should|did|was|were|had|has|have just|last|wish|wonder"
    r"|thinking|think|might|may|tempted|would have|glad|sorry to see|he|she|they|his|her|their|yesterday|ago|already"
    r"|nicht|kein\w*|wenn|immer|pas|jamais|si|toujours|niet|als|altijd|nunca|siempre|non|mai|sempre|se)\b|n['’]t\b"
    r"|^\W{0,4}(?:to|for|an|für|à|pour|aan|voor|para|per) [^\W\d_]{2,20}\s?:",
    re.IGNORECASE,
)
_KINDLY: Final = late(r"\b(?:can|could|would|will) (?:you|i|we)\b|\bplease\b", re.IGNORECASE)
_NEEDS: Final = word_set(
    "withdraw withdrawing cancel cancelling canceling take taking scrap scrapping retract retracting undo undoing "
    "delete revoke annul resign resigning leave leaving quit quitting give giving drop dropping retire retiring "
    "pull pulling bow bowing unsubscribe want default status history orders report restore help press remind "
    "reminder reminders absent absence away holiday timezone zone language format text html zurückziehen ziehe "
    "nehme annule trek retiro anulo ritiro annullo aussteigen steige verlasse höre quitte abandonne stop verlaat "
    "dejo abandono lascio abbandono abwesend urlaub absente vacances afwezig ausente assente erinnerung "
    "erinnerungen rappel rappels herinnering herinneringen time"
)
_SENTENCE: Final = late(r"[^.!?;\n]*(?:[.!?;]+(?=\s|$)|\n|$|[.;!?])")


class Elsewhere(NamedTuple):
    """A wish for another game: its ``name``, empty for all games at once; the lines without it.

    ``shared`` says that what is wished is the same in all games of a player.
    """

    name: str
    rest: tuple[str, ...]
    shared: bool = False


def may_wish_elsewhere(lines: Sequence[str]) -> bool:
    """Return whether some lines have a word of such a wish; most have none."""
    return may_be_in(words_in(lines), _NEEDS)


def wished_elsewhere(lines: Sequence[str], games: Games) -> Elsewhere | None:
    """Return the first wish in some lines that is for another of the writer's games, or for all at once; None: none.

    Talk of another game is no wish, nor a question about it, nor what names this one too.
    """
    if not games.others or not may_wish_elsewhere(lines):
        return None
    text = "\n".join(lines[:_LINES])
    first: Elsewhere | None = None
    kept, end = "", 0
    for found in _SENTENCE.finditer(text):
        told = _of_sentence(found.group()[:_LONGEST], games)
        if told is None:
            continue
        first = first or told
        kept += text[end : found.start()] + "\n" * found.group().count("\n")
        end = found.end()
    if first is None:
        return None
    return first._replace(rest=(*(kept + text[end:]).split("\n"), *lines[_LINES:]))


def _of_sentence(sentence: str, games: Games) -> Elsewhere | None:
    """Return what a sentence wishes for another game; None where it wishes nothing there."""
    if sentence.rstrip().endswith("?") and _KINDLY.search(sentence) is None:
        return None
    changing = _CHANGES.search(sentence) is not None
    if changing and in_all_games(sentence) and _OWN.search(sentence) and _TALK.search(sentence) is None:
        return Elsewhere("", ())
    named = names_of_games(sentence, games)
    others = [name for name in named if name.other]
    if not others or len(others) < len(named) or _TALK.search(sentence) is not None:
        return None
    ahead, behind = sentence[: others[0].start], sentence[others[0].end :]
    if _CALLED.fullmatch(ahead) is not None or (
        not ahead.strip(" [(*_") and _HEADED.fullmatch(behind.lstrip(" :-–)]"))
    ):
        return Elsewhere(others[0].name, ())
    if changing and _OWN.search(ahead or behind) is not None:
        return Elsewhere(others[0].name, ())
    if _SHARED.search(sentence) is not None and _TIED.search(ahead) is not None:
        return Elsewhere(others[0].name, (), shared=True)
    return None
