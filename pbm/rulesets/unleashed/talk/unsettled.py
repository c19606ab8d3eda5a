"""Sentences beside an order that say it is not to stand as it is: "only joking", "ask Brenda first"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pbm.rulesets.unleashed.words.tokens import Token

__all__ = ["names_victim", "unsettles"]

_GAME: Final = frozenset(("card", "piece", "no-piece", "num", "snake", "ladder", "lamppost", "meeting"))
_SHORT: Final = 10
# fmt: off
_UNSETTLING: Final = (
    "take it back", "take that back", "take it all back", "only joking", "just joking", "just kidding",
    "only kidding", "jk", "or not", "until i confirm", "till i confirm", "my confirmation", "i will confirm",
    "i'll confirm", "other way round", "other way around", "way round", "reverse order", "ascending order",
    "worst first", "last first", "least wanted first", "swapped over", "ignore the above", "disregard the above",
    "ignore all that", "ignore this mail", "the real one", "the real ones", "whether i mean it", "for the other game",
    "for another game", "for my other game", "noch nicht sicher", "nicht sicher", "not sure yet", "not certain yet",
    "back a turn", "back a round", "too late", "that's wrong", "this is wrong", "was a mistake", "is a mistake",
    "new orders", "more later", "to follow", "sleep on it", "only an example", "just an example",
    "was a joke", "was only a joke", "is a joke", "was just a joke",
    "that's what", "wait until", "hold this", "not really", "just testing", "only testing", "only a test",
    "just a test", "ask me again",
    "before you enter", "ein scherz", "gilt noch nicht", "gilt nicht", "une blague", "una broma", "uno scherzo",
    "een grapje", "hold it back", "only one of them", "just one of them", "one of them only", "come last",
    "comes last", "goes last", "come first", "comes first", "ignore this message", "don't enter", "do not enter",
    "don't count this", "don't take this", "not an order", "not my order", "no order", "forget it", "forget all that",
    "scrap the lot", "you know who", "you know whom", "umgekehrt", "andersherum", "nur ein scherz", "war nur spass",
    "vergiss es", "doch nicht", "andersom", "al revés", "au contraire", "à l'envers", "al contrario", "viceversa",
    "vice versa",
)
_WAVERING: Final = (
    "can't decide", "cannot decide", "can't make up my mind", "undecided", "torn between",
    "kann mich nicht entscheiden", "no me decido", "je n'arrive pas à choisir", "j'hésite", "non so decidere",
    "kan niet kiezen",
)
# fmt: on
_SEVERAL: Final = ("both of them", "all of them", "either of them", "one of them", "everybody", "everyone", "the lot")
_ONLY_DOUBT: Final = frozenset(("not", "unsure", "fill", "fix", "comma", "tag", "or", "else"))
_FEW: Final = 4
_NOT_YET: Final = (" not yet ", " but not yet ", " noch nicht ", " aber noch nicht ")


def names_victim(sentence: Sequence[Token], left: Sequence[Token]) -> bool:
    """Whether somebody is named beside a card that is done to nobody yet: "… and Clive's the lucky one"."""
    said = f" {' '.join(token.text.casefold() for token in left)} "
    if len(left) == len(sentence) and len(left) < _SHORT and any(f" {several} " in said for several in _SEVERAL):
        return True
    if len(left) == len(sentence) and _greets(left):
        return False
    return any(token.kind == "player" and token.name != "me" for token in left)


def _greets(left: Sequence[Token]) -> bool:
    """Whether a sentence begins by greeting somebody: "Clive, how are you?"."""
    words = [token for token in left if token.kind != "fill"]
    return bool(words) and words[0].kind == "player" and words[1:2] != [] and words[1].kind == "comma"


def unsettles(sentence: Sequence[Token], left: Sequence[Token]) -> bool:
    """Whether a sentence as a whole says that what was ordered is not to stand as it is."""
    kinds = {token.kind for token in left}
    if len(left) < 6 and kinds & {"not", "unsure"} and kinds <= _ONLY_DOUBT and len(left) == len(sentence):
        return True
    told = any(token.kind == "past" and "game" not in token.text for token in left)
    if told and kinds & {"player", "other", "self"}:
        return False
    said = f" {' '.join(token.text.casefold() for token in left)} "
    if said.startswith((" the other way ", " other way ")) and len(left) < _SHORT - _FEW:
        return True
    if said.startswith((" ask ", " check with ")) and "first" in said and "player" in kinds:
        return True
    strange = sum(token.kind == "unknown" for token in left)
    if said.startswith(_NOT_YET) and len(left) == len(sentence) and strange < _FEW and not kinds & {"past", "other"}:
        return True
    about = strange < 2 or any(token.kind in _GAME for token in left)
    return any(f" {phrase} " in said for phrase in _UNSETTLING) or (
        about and any(f" {phrase} " in said for phrase in _WAVERING)
    )
