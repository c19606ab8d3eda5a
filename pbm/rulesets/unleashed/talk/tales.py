"""Sentences beside a plain order that are about something else: tales, questions about what was, threats in fun.

They are left out before anything is read in them. A sentence stays where it may be meant to change the order: where it
names a space of it, turns, doubts, or tells what somebody wants.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import zip_longest
from typing import Final

from pbm.rulesets.unleashed.talk.hearsay import advised, begun_by, says
from pbm.rulesets.unleashed.words.lexicon import folded
from pbm.rulesets.unleashed.words.mood_phrases import MOODS, bare, folded_words, found
from pbm.rulesets.unleashed.words.tokens import Token

__all__ = ["without_tales"]

_ENDS: Final = ("stop", "gap", "label")
_CARDS: Final = ("card", "plus", "minus", "plus-sign", "send")
_SPACES: Final = ("num", "piece")
_DOUBTING: Final = frozenset(
    ("unsure", "if", "unless", "later", "not", "yours", "cancel", "default", "past", "pondering")
)
_TURNING: Final = frozenset(
    ("else", "fix", "cancel", "standing", "eyes", "landing", "default", "yours", "request", "there", "same")
)
_COLOURS: Final = ("red", "green", "blue", "purple", "rote", "rot", "gruene", "gruen", "blaue", "lila")
_SINCE: Final = ("since", "seit", "depuis", "sinds", "desde", "dal")
_SMALL: Final = 6
_AIMED: Final = ("send-back", "send-forward", "swap", "swap-players")
_TIMES: Final = (
    "after",
    "before",
    "while",
    "nach",
    "bevor",
    "waehrend",
    "apres",
    "avant",
    "na",
    "voor",
    "despues",
    "dopo",
)
_CAREFREE: Final = ("care", "mind", "worry", "laugh", "ask", "believe", "egal", "lach", "lacht")
_LED: Final = frozenset(
    (
        "card",
        "plus",
        "minus",
        "plus-sign",
        "send",
        "piece",
        "no-piece",
        "player",
        "else",
        "or",
        "fix",
        "if",
        "unless",
        "later",
        "standing",
        "eyes",
        "landing",
        "cancel",
        "default",
        "decided",
        "unsure",
        "pondering",
        "yours",
        "first",
        "second",
        "meeting",
        "lamppost",
        "up",
        "down",
        "open",
    )
)
_CHOOSING: Final = ("send-", "swap", "move-", "back-", "forward-")
_MANY: Final = 4
_LONG: Final = 40


def without_tales(tokens: Sequence[Token], *, listing: bool = False) -> list[Token]:
    """Return the tokens without such sentences; all of them where no order is plain.

    ``listing`` says that a list of pieces is asked for: what somebody says of a piece and its ends may belong to it.
    """
    written = _sentences(tokens)
    ahead = list(zip_longest(written, written[1:], fillvalue=list[Token]()))
    sentences = [advised(sentence, following) or _without_lead(sentence) for sentence, following in ahead]
    kept_in = [
        begun_by(sentence, following) or (listing and _names_ends(sentence) and says(sentence))
        for sentence, following in ahead
    ]
    plain = [_is_plain(sentence) for sentence in sentences]
    if not any(plain):
        return _since([token for sentence in sentences for token in sentence])
    spaces = {t.value for s, whether in zip(sentences, plain, strict=True) if whether for t in s if t.kind == "num"}
    aimed = any(_is_aimed(sentence) for sentence in sentences)
    kept: list[Token] = []
    for sentence, whether, hearsay in zip(sentences, plain, kept_in, strict=True):
        ends = sentence[-1:] if sentence and sentence[-1].kind in _ENDS else []
        if not (whether or hearsay) and len(sentence) > len(ends) and _is_tale(sentence, spaces, aimed=aimed):
            kept += ends
        else:
            kept += sentence
    return _since(kept)


def _sentences(tokens: Sequence[Token]) -> list[list[Token]]:
    """Return the sentences, each with the stop at its end."""
    made: list[list[Token]] = [[]]
    for token in tokens:
        made[-1].append(token)
        if token.kind in _ENDS:
            made.append([])
    return [sentence for sentence in made if sentence]


def _without_lead(sentence: list[Token]) -> list[Token]:
    """Return the order of a sentence without what leads to it: "I don't care what anyone says: …"."""
    timed = folded(sentence[0].text) in _TIMES
    parting = ("colon", "comma", "dash") if timed else ("colon",)
    end = next((at for at, token in enumerate(sentence[:_LONG]) if token.kind in parting), 0)
    ahead, rest = sentence[:end], sentence[end + 1 :]
    words = folded_words(ahead)
    placed = {token.value for token in rest if token.kind == "num"}
    told = _has(words, "of-orders") or any(
        (token.kind in _LED and not (timed and token.kind == "cancel"))
        or (token.value > _SMALL and token.value not in placed)
        for token in ahead[timed:]
    )
    strange = sum(token.kind == "unknown" for token in ahead)
    denied = any(token.kind == "not" for token in ahead) and not {*_CAREFREE} & {*words}
    mood = any(_has(words, of) for of in ("unreal", "heads", "beforehand", "jests", "aftermath"))
    anyone = bool({"anyone", "anybody", "everybody", "everyone"} & {*words})
    speech = bool(words) and words[-1] in MOODS["saying"] and not anyone
    if not end or not rest or told or speech or mood or strange + timed + anyone < 1 + denied or not _is_plain(rest):
        return sentence
    return rest


def _is_plain(sentence: Sequence[Token]) -> bool:
    """Whether a sentence is an order, as far as can be seen: a card and a space, and nothing that doubts them."""
    kinds = {token.kind for token in sentence}
    coloured = any(folded(token.text) in _COLOURS for token in sentence)
    ordered = ((coloured or kinds & {*_CARDS}) and "num" in kinds) or _names_ends(sentence)
    asked = bool(sentence) and sentence[-1].text == "?"
    others = _of_others(sentence) and sentence[0].kind == "player"
    return bool(ordered) and not (asked or others or kinds & _DOUBTING) and len(sentence) < _LONG


def _names_ends(sentence: Sequence[Token]) -> bool:
    return any(token.kind == "piece" for token in sentence) and _numbers(sentence) > 1


def _numbers(sentence: Sequence[Token]) -> int:
    return sum(token.kind == "num" for token in sentence)


def _is_aimed(sentence: Sequence[Token]) -> bool:
    """Whether a card is told that is done to players, and no player in its sentence."""
    aims = any(token.name in _AIMED or token.kind == "send" for token in sentence)
    return aims and not any(token.kind == "player" and token.name != "me" for token in sentence)


def _is_tale(sentence: Sequence[Token], spaces: set[int], *, aimed: bool) -> bool:
    """Whether a sentence tells of something else; ``spaces`` are those that are ordered.

    ``aimed`` says that it is still open to whom a card is done, so that who is told of may be meant.
    """
    kinds = {token.kind for token in sentence}
    words = folded_words(sentence)
    asked = sentence[-1].text == "?"
    somebody = bool(kinds & {"player", "other"}) or "whoever" in words
    if aimed and (somebody or _has(words, "victim")):
        return False
    if any(token.kind == "num" and token.value in spaces for token in sentence) or bare(sentence):
        return False
    if _dismissing(words):
        return False
    if _threatens(sentence, words):
        return True
    counted = _counted(sentence)
    far = any(token.kind == "num" and token.value > _SMALL and at not in counted for at, token in enumerate(sentence))
    ordering = _ordering(sentence)
    if asked:
        about = bool(words) and words[0] in MOODS["asking"] and not ordering and not kinds & {"or", "else", "if"}
        return about and ("past" in kinds if far else "taken" not in kinds)
    if kinds & {"up", "down"} and kinds & {"meeting", "lamppost", "eyes"}:
        return False
    if kinds & _TURNING or (far and kinds & {*_CARDS} and not somebody):
        return False  # "I did consider the reverse on 13": whether he decided on another is told by what follows
    if _has(words[:_SMALL], "tale-openings"):
        return True
    if _hangs(sentence) or ordering or _has(words, "changing") or _settles(sentence, words):
        return False
    if "if" in kinds and not _of_others(sentence):
        return False
    if "past" in kinds or _has(words, "told") or _rebuts(words):
        return True
    named = sentence[0].kind == "player" and _of_others(sentence) and not _has(words, "saying")
    if kinds & {"or", "later"} or (far and not named):
        return False
    if somebody and _of_others(sentence):
        return True
    strange = sum(token.kind == "unknown" for token in sentence)
    own = any(token.kind == "self" and folded(token.text) != "my" for token in sentence)
    acts = "verb" in kinds and (own or sentence[0].kind == "verb")
    return (strange >= _MANY or bool(counted)) and not kinds & {"card", "piece", "if", "player"} and not acts


def _has(words: Sequence[str], mood: str) -> bool:
    return any(True for _ in found(words, MOODS[mood]))


def _counted(sentence: Sequence[Token]) -> set[int]:
    """Return where numbers stand that count things nobody plays with: "30 kilos", "14 people"."""
    return {
        at
        for at, token in enumerate(sentence[:-1])
        if token.kind == "num"
        and sentence[at + 1].kind == "unknown"
        and at > 0
        and sentence[at - 1].kind not in ("on", "to", "from", "there", "colon", "dash", "else", "then", "comma")
    }


def _hangs(sentence: Sequence[Token]) -> bool:
    """Whether something hangs on what others do: "as soon as Clive has moved"; not "after two glasses of sherry"."""
    for place, token in enumerate(sentence):
        if token.kind == "unless":
            near = sentence[place + 1 : place + _SMALL]
            timed = folded(token.text) in ("after", "before", "while", "nach", "vor")
            if not timed or any(one.kind in ("player", "other", "piece", "card") or one.value > _SMALL for one in near):
                return True
    return False


def _dismissing(words: Sequence[str]) -> bool:
    """Whether something may be taken back: "I've gone off the idea", "my wife talked me out of it"."""
    back = words[-1:] != [] and words[-1] in ("it", "that", "this", "them", "es", "das", "dat", "ca", "idea", "idee")
    return back or any(_has(words, mood) for mood in ("aftermath", "jests", "beforehand"))


def _settles(sentence: Sequence[Token], words: Sequence[str]) -> bool:
    """Whether a card that one may land on is told of, as in a standing choice: "Brenda is mine for send backs"."""
    told = _has(words, "holding") or (_of_others(sentence) and any(token.kind == "past" for token in sentence))
    return not told and any(
        token.kind in ("send", "meeting") or (token.kind == "card" and token.name.startswith(_CHOOSING))
        for token in sentence
    )


def _ordering(sentence: Sequence[Token]) -> bool:
    """Whether the player does something with a card, or somewhere: "I play …", "put it on 20"."""
    began = False
    self = True
    for token in sentence:
        if token.kind in ("player", "other") and token.name != "me" and not began:
            self = False
        elif token.kind == "self":
            self = folded(token.text) != "my"
        elif token.kind in ("comma", "and", "dash", "colon"):
            self = True
        elif token.kind == "verb" and self and not folded(token.text).endswith("ing"):
            began = True
        elif began and (token.kind in _CARDS or (token.kind == "num" and token.value > _SMALL)):
            return True
    return False


def _threatens(sentence: Sequence[Token], words: Sequence[str]) -> bool:
    """Whether something is said to another player under a condition, or sworn: "Clive, if you …", "… I swear …"."""
    first = sentence[0]
    at = 2 if first.kind == "player" and first.name != "me" and sentence[1:2] and sentence[1].kind == "comma" else 0
    conditional = len(sentence) > at + 1 and sentence[at].kind == "if"
    to_you = conditional and folded(sentence[at + 1].text) in ("you", "du", "tu", "je", "jij", "ihr")
    sworn = conditional and any(True for _ in found(words, MOODS["swearing"]))
    rest = sentence[at + 2 :]
    own = next((step for step, token in enumerate(rest) if token.kind == "self"), len(rest))
    return (bool(at and to_you) or sworn) and not any(token.kind in ("card", *_SPACES) for token in rest[own:])


def _of_others(sentence: Sequence[Token]) -> bool:
    """Whether a sentence begins with somebody else, before anything of the player's or of the game."""
    supposed = False
    for place, token in enumerate(sentence):
        if token.kind in ("player", "other") and token.name not in ("me", "leader", "last"):
            after = next((one.kind for one in sentence[place + 1 : place + 4] if one.kind != "fill"), "stop")
            own = any(one.kind == "self" and folded(one.text) != "my" for one in sentence[place:])
            return after in ("be", "s", "unknown", "past", "verb", "from") and not own and not supposed
        supposed = supposed or token.kind == "if"
        if token.kind in ("card", "piece", "num", "on", "it") or (token.kind == "self" and folded(token.text) != "my"):
            return False
    return False


def _rebuts(words: Sequence[str]) -> bool:
    """Whether a sentence tells what somebody thinks, and a "but" comes after it: "my wife says 11, but she's five"."""
    saying = next((at for at, word in enumerate(words) if word in MOODS["saying"]), len(words))
    but = next((at for at, word in enumerate(words) if word in ("but", "aber", "mais", "maar", "pero", "ma")), -1)
    later = any(word.isdigit() and int(word[:4]) > _SMALL for word in words[but + 1 :])
    return 0 < saying < but and not later


def _since(tokens: Sequence[Token]) -> list[Token]:
    """Return the tokens with the round since when something is as words that say nothing: "since round 1"."""
    made: list[Token] = []
    for place, token in enumerate(tokens):
        before = [folded(one.text) for one in tokens[max(0, place - 2) : place]]
        dated = token.kind == "num" and before[1:] in (["round"], ["turn"], ["runde"], ["zug"]) and before[0] in _SINCE
        made.append(replace(token, kind="dead", meanings=()) if dated else token)
    return made
