"""A second look at what orders were taken from: words of the game that nothing was made of, and that are no talk.

It adds nothing. It names the words that an attentive reader would ask about before entering what was understood.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from pbm.core.errors import Problem
from pbm.core.phrases import say
from pbm.rulesets.unleashed.clauses.known import Known
from pbm.rulesets.unleashed.clauses.patterns import kinds_of
from pbm.rulesets.unleashed.clauses.talk import split
from pbm.rulesets.unleashed.talk.content import leaves_be
from pbm.rulesets.unleashed.talk.unsettled import names_victim, unsettles
from pbm.rulesets.unleashed.wishes.victims import describes_victim
from pbm.rulesets.unleashed.words.parts import trouble
from pbm.rulesets.unleashed.words.tokens import Token

__all__ = ["OPEN_KINDS", "LeftOver", "asked_about", "left_over"]

_WORDS_SHOWN: Final = 20
_ENDS: Final = ("stop", "gap", "label")
_GAME: Final = frozenset(("card", "piece", "no-piece", "num", "snake", "ladder", "lamppost", "meeting"))
_NOUNS: Final = frozenset(("snake", "ladder", "lamppost"))
_LEADING: Final = ("on", "to", "from", "verb", "move", "else", "or", "fix", "it", "be")
_OF_PIECES: Final = ("dash", "arrow", "slash", "colon")
_SAID_BETWEEN: Final = ("fill", "hash", "spaces")
_ALTERNATIVE: Final = ("else", "or", "fix")
_WEAK: Final = frozenset(
    ("rather", "should", "doch", "reverse", "lieber", "wrong", "statt", "plutôt", "liever", "mejor", "swap")
)
# fmt: off
_CHANGING: Final = frozenset(
    (
        "read", "reads", "swap", "swapped", "change", "changed", "alter", "amend", "correct", "corrected", "wrong",
        "mistake", "mistaken", "meant", "instead", "rather", "replace", "replaced", "reversed", "disregard", "ignore",
        "scrap", "forget", "cancel", "delete", "undo", "withdraw", "strike", "scratch", "should", "drop", "leave",
        "omit", "ersetzen", "lies", "lis", "lees", "lea", "legga", "falsch", "vertauscht", "tausche", "vergiss",
        "streiche", "statt", "lieber", "doch", "plutôt", "liever", "mejor", "invece", "piuttosto",
    )
)
_ORDINALS: Final = frozenset(
    (
    "first", "second", "third", "fourth", "those two", "these two", "1st", "2nd", "3rd", "4th", "former", "latter",
    "other", "both", "two", "last", "order", "top", "bottom", "erste", "ersten", "zweite", "zweiten", "dritte",
    "dritten", "beide", "beiden", "premier", "première", "second", "seconde", "deuxième", "troisième", "eerste",
    "tweede", "derde", "primero", "primera", "segundo", "segunda", "tercera", "prima", "seconda", "terza",
    "umgekehrt", "vice",
    )
)
_VICTIMS: Final = frozenset(("victim", "target", "opfer", "ziel", "victime", "slachtoffer", "víctima", "vittima"))
_JUDGING: Final = frozenset(
    (
        "better", "best", "wiser", "prefer", "preferable", "happy", "nicer", "rather", "instead", "deserves", "deserve",
        "also", "after", "besser", "lieber", "bevorzuge", "ersetzen", "préfère", "mieux", "plutôt", "beter", "liever",
        "toch", "mejor", "prefiero", "meglio", "preferisco", "anzi",
    )
)
# fmt: on
_SEPARATING: Final = ("first", "else", "or", "index", "rank", "fix", "landing", "ahead", "ranking", "comma", "fill")
_LOOSE: Final = ("what", "whic", "wher", "whil", "afte", "befo", "nach")
_DROPPING: Final = ("cancel", "scrap", "forget", "ignore", "disregard", "drop", "delete", "withdraw")
_SHORT: Final = 10
_NO: Final = ("no", "nein", "non", "nee")
OPEN_KINDS: Final = frozenset(
    ("unsure", "if", "unless", "not", "fix", "cancel", "later", "yours", "pondering", "unsettled")
)
"""Kinds of words of a player who wavers, makes conditions or takes back."""

_OF_ORDERS: Final = frozenset(
    ("else", "or", "verb", "card", "piece", "no-piece", "there", "same", "default", "player", *OPEN_KINDS)
)
_ONESELF: Final = (["i"], ["i'm"], ["im"], ["ich"], ["je"], ["ik"], ["yo"], ["io"])
_STEPS: Final = frozenset(("less", "lower", "higher", "further", "fewer", "more", "add", "weiter", "mehr", "weniger"))


@dataclass(frozen=True, slots=True)
class LeftOver:
    """What the player is asked about, and its line; ``doubted`` says that all left over looks like mere talk."""

    problem: Problem
    line: int
    doubted: bool = False


def left_over(tokens: Sequence[Token], known: Known) -> LeftOver | None:
    """Return what the player is asked about for the first words of the game that are left over; None for none."""
    found = list(_left_over(tokens, known))
    return replace(found[0], doubted=all(one.doubted for one in found)) if found else None


def _left_over(tokens: Sequence[Token], known: Known) -> Iterator[LeftOver]:
    """Return each sentence that has words of the game left over."""
    begun = False
    for sentence in _sentences(tokens):
        left = [token for token in sentence if id(token) not in known.heard]
        if len(left) == len(sentence) and leaves_be(sentence):
            continue
        if len(left) < len(sentence) and all(token.kind in _SEPARATING for token in left):
            left = []
        asked = any(token.kind == "unsettled" for token in sentence)
        if known.names_nobody and (
            any(_is_nobody(token) for token in sentence)
            or names_victim(sentence, left)
            or describes_victim(sentence, known.heard)
        ):
            asked = True
        if left and (unsettles(sentence, left) or (begun and (_is_bare(left, known) or _turns(sentence, left, known)))):
            asked = True
        if asked:
            yield LeftOver(asked_about(sentence), sentence[0].line)
            continue
        found = next(filter(None, (_of_part(part, known) for part in split(sentence))), None) if left else None
        if found is not None:
            yield LeftOver(asked_about(sentence), found.line, _is_chat(sentence, left, found))
        begun = begun or len(left) < len(sentence)


def _is_chat(sentence: Sequence[Token], left: Sequence[Token], found: Token) -> bool:
    """Whether a sentence looks like talk of something else, with a number in it that could be a space."""
    words = {word for token in sentence for word in token.text.casefold().split()}
    strange = sum(token.kind == "unknown" for token in sentence)
    whole = len(left) == len(sentence)
    return (
        whole and found.kind == "num" and strange > 1 and not words & _CHANGING and not _OF_ORDERS & {*_kinds(sentence)}
    )


def _kinds(tokens: Sequence[Token]) -> Iterator[str]:
    return (token.kind for token in tokens)


def _sentences(tokens: Sequence[Token]) -> Iterator[list[Token]]:
    """Return the sentences but for questions, which are seen to by themselves."""
    sentence: list[Token] = []
    for token in tokens:
        if token.kind not in _ENDS:
            sentence.append(token)
            continue
        if sentence and token.text != "?":
            yield sentence
        sentence = []
    if sentence:
        yield sentence


def _is_nobody(token: Token) -> bool:
    return token.text.casefold() in ("whoever", "whom", "whomever", "you know who", "wer", "wen")


def _is_bare(left: Sequence[Token], known: Known) -> bool:
    """Whether no more than a space or a player is said that the orders do not have: "Tell you what, 19", "Clive"."""
    words = [token for token in left if token.kind not in ("fill", "comma", "colon", "fix", "tag", "be")]
    strange = sum(token.kind == "unknown" for token in words)
    told = [token for token in words if token.kind in ("num", "player", "up", "down")]
    if len(told) != 1 or strange > 2 or len(told) + strange != len(words) or words[-1] is not told[0]:
        return False
    token = told[0]
    opposed = any(one.kind == "fix" or one.text.casefold() in _NO for one in left)
    if token.kind in ("up", "down"):
        return opposed and not strange
    if token.kind == "player":
        greets = left[0].kind == "fill" and not opposed
        return known.aims and not strange and token.name not in known.names and not greets
    return 6 < token.value < known.ends and token.value not in known.spaces


def _turns(sentence: Sequence[Token], left: Sequence[Token], known: Known) -> bool:
    """Whether a sentence in few words is about what was ordered: "just the first", "but not if he is behind me"."""
    kinds = {token.kind for token in left}
    strange = sum(token.kind == "unknown" for token in left)
    first = next((token for token in sentence if token.kind not in ("fill", "comma")), None)
    dropping = first is not None and first.text.casefold() in _DROPPING
    other = any(one.kind == "num" and 6 < one.value < known.ends and one.value not in known.spaces for one in left)
    if other and "if" in kinds and "player" in kinds and len(left) == len(sentence) < _SHORT:
        return True
    if dropping and {"if", "it"} <= kinds and kinds & {"player", "other"}:
        return True
    holds = first is not None and first.kind == "unless" and first.text.casefold()[:4] not in _LOOSE
    somebody = any(token.kind in ("player", "other") for token in left)
    if holds and somebody and len(left) == len(sentence) and not any(token.kind == "comma" for token in left[:-2]):
        return True
    if "past" in kinds or strange > 2:
        return False
    words = {token.text.casefold().removeprefix("the ") for token in left}
    player = any(token.kind == "player" and token.name != "me" for token in left)
    unless = any(one.kind == "unless" and one.text.casefold()[:4] not in _LOOSE for one in left)
    hangs = unless or ("if" in kinds and ("not" in kinds or (player and known.aims)))
    if hangs and len(left) == len(sentence) and strange < 2:
        return True
    denied = any(one.kind == "not" and one.text.casefold() not in ("nothing", "none") for one in left)
    another = any(one.kind == "player" and one.name not in {*known.names, "me"} for one in left)
    if known.aims and player and (("unsure" in kinds and another) or denied or words & _CHANGING):
        return True
    named = kinds & {"player", "num", "piece", "card"}
    if "fix" in kinds and named and "taken" not in kinds and len(left) == len(sentence):
        return True
    if known.aims and "nobody" in kinds and strange == 0:
        return True
    if known.moves and (kinds & {"top", "bottom"} or (strange < 2 and (kinds & _NOUNS or words & {"short", "long"}))):
        return not kinds & {"player", "other"}
    if strange < 2 and words & _ORDINALS and not kinds & {"player", "other", "self", "dead"}:
        return True
    if strange < 2 and words & _STEPS and words & {"one", "two", "1", "2"}:
        return True
    short = len(left) == len(sentence) and len(left) < _SHORT and not kinds & {"player", "other", "dead", "piece"}
    if (
        short
        and denied
        and any(
            (one.kind == "num" and one.value in known.spaces)
            or (one.kind == "card" and known.names & {*kinds_of(one.name)})
            for one in left
        )
    ):
        return True
    if short and any(one.kind == "card" and not known.names & {*kinds_of(one.name)} for one in left) and not denied:
        return "be" not in kinds or "it" in kinds
    spaces = {token.value for token in left if token.kind == "num" and 0 < token.value < known.ends}
    if short and strange < 2 and any(space > 6 and space not in known.places for space in spaces - {*known.spaces}):
        return True
    if words & {"better", "best", "wiser", "nicer", "besser"} and words & {"card", "space", "square", "feld", "karte"}:
        return True
    return bool(spaces & {*known.spaces}) and not spaces <= {*known.spaces}


def _of_part(part: Sequence[Token], known: Known) -> Token | None:
    """Return the word of a part of a sentence that may change what was understood; None where it is talk, or heard."""
    left = [token for token in part if id(token) not in known.heard]
    words = {word for token in left for word in token.text.casefold().split()}
    kinds = {token.kind for token in left}
    game = [token for token in left if _is_of_game(token, known)]
    ordinal = next((t for t in left if t.text.casefold().removeprefix("the ") in _ORDINALS), None)
    if known.names_nobody and "unknown" in kinds:
        victim = next((t for t in left if t.text.casefold() in _VICTIMS or t.kind == "send"), None)
        if victim is not None:
            return victim
    if "not" in kinds and not known.names & {kind for token in left for kind in kinds_of(token.name)}:
        game = [token for token in game if token.kind != "card"]
    judged = _judged(left, words, known)
    if judged is not None:
        return judged
    changing = words & _CHANGING
    if not changing - _WEAK:
        game = [token for token in game if token.kind not in _NOUNS]
    elif ordinal is not None and not game and not _tale(part, strict=False):
        game = [ordinal]
    if changing and game and not _tale(part, strict=True):
        return game[0]
    if _tale(part, strict=False):
        return None
    if ordinal is not None and kinds & {*_NOUNS, "piece", "card", "not", "if"}:
        return ordinal
    if kinds & {"if", "else"} and any(one.kind == "relative" and one.text not in ("squares", "spaces") for one in left):
        return left[0]
    spaces = [token.value for token in left if token.kind == "num" and 0 < token.value < known.ends]
    both = len({*spaces} & {*known.spaces}) > 0 and not {*spaces} <= {*known.spaces}
    wanted = set(_spaces_wanted(part, known))
    before = ""
    for place, token in enumerate(part):
        is_it = before in ("be", "it")
        before = before if token.kind in _SAID_BETWEEN else token.kind
        if id(token) in known.heard:
            continue
        if token.kind == "num" and (both or place in wanted):
            return token
        described = place + 1 < len(part) and part[place + 1].kind in ("be", "unknown")
        named = token.kind in ("piece", "card") and not known.names & set(kinds_of(token.name))
        if named and "not" not in kinds and not described and (kinds & {"verb", *_ALTERNATIVE} or is_it):
            return token
    return None


def _judged(left: Sequence[Token], words: set[str], known: Known) -> Token | None:
    """Return a space or a player that is said to be better or worse than others; None where none is."""
    if not words & _JUDGING:
        return None
    for token in left:
        if token.kind == "num" and 6 < token.value < known.ends and token.value not in known.spaces:
            return token
        if token.kind == "player" and known.aims and token.name not in ("me", *known.names):
            return token
        if token.kind in _NOUNS and words & {"no", "after"}:
            return token
    return None


def _is_of_game(token: Token, known: Known) -> bool:
    return token.kind in _GAME and (token.kind != "num" or 0 < token.value < known.ends)


def _tale(part: Sequence[Token], *, strict: bool) -> bool:
    """Whether a part tells what was, or what others do."""
    kinds = [token.kind for token in part]
    if "past" in kinds and not (strict and not {"self", "player", "other"} & set(kinds)):
        return True
    for place, token in enumerate(part[:-1]):
        if token.kind in _GAME:
            break
        somebody = token.kind in ("player", "other") and token.name not in ("me", "leader", "last")
        let = place > 0 and part[place - 1].text.casefold() in ("let", "have", "make")
        if somebody and not let and part[place + 1].kind in ("verb", "be", "s", "unknown", "move", "land"):
            return True
    return False


def _spaces_wanted(part: Sequence[Token], known: Known) -> Iterator[int]:
    """Return where in a part a number stands that may be a space that something is wanted on."""
    kinds = {one.kind for one in part}
    about = bool(kinds & {"player", "other"}) or any(one.text.casefold().split()[:1] in _ONESELF for one in part)
    talkative = sum(one.kind == "unknown" for one in part) > 1
    of_pieces = bool(kinds & {"piece", "card", *_NOUNS})
    before = ""
    for place, token in enumerate(part):
        if token.kind == "num" and 0 < token.value < known.ends and token.value not in known.spaces:
            excused = (about or talkative) and token.value in known.places and "verb" not in kinds
            excused = excused or (about and token.value in known.lying and "verb" not in kinds)
            excused = excused or (of_pieces and token.value in known.lying)
            led = before in _LEADING or (before in _OF_PIECES and of_pieces)
            if kinds & {*_ALTERNATIVE} or (led and not excused):
                yield place
        before = before if token.kind in _SAID_BETWEEN else token.kind


def asked_about(sentence: Sequence[Token]) -> Problem:
    """Return the question about a sentence, whose words are named as far as they are shown."""
    words = " ".join(one.text.strip() for one in sentence[:_WORDS_SHOWN] if one.text.strip())
    for sign in (",", ":", ")", "'s"):
        words = words.replace(f" {sign}", sign)
    return trouble(
        "words-over",
        say(
            "I am not sure what you mean by “{words}”, so I have not taken your orders yet. Please write them whole, "
            "as you want them now.",
            words=words.replace("( ", "(") if len(sentence) <= _WORDS_SHOWN else f"{words} …",
        ),
    )
