"""Moods in which a card and a space are told and nothing is ordered: a jest, a wish, a draft, an order for another.

Each is told by what a sentence is made of: words of the mood, and hardly any that are about something else. So "only
joking" after an order takes it back, and "my sister is only joking with the nurses" does not.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from pbm.rulesets.unleashed.words.lexicon import folded
from pbm.rulesets.unleashed.words.mood_phrases import MOODS, bare, folded_words, found
from pbm.rulesets.unleashed.words.tokens import Token

__all__ = ["not_meant"]

_ENDS: Final = ("stop", "gap", "label")
_PARTING: Final = ("comma", "dash", "open", "close", "colon", "arrow")
_ATOMS: Final = ("card", "num", "piece", "no-piece", "default")
_LONGEST: Final = 6
_REFUSING: Final = ("no", "nah", "nope", "nein", "nee", "non")
_IDLE: Final = 1
_MOST_STRANGE: Final = 2
_FAR: Final = 8
_SMALL: Final = 6
_THAT_IS: Final = ("thats", "thatll", "das", "cest", "dats")
_SUPPOSING: Final = ("if", "when", "wenn", "falls", "si", "als", "se", "cuando", "quand", "quando")
_EARLIER: Final = frozenset(("lets", "previous", "earlier", "last", "yesterdays", "old", "first", "other", "before"))
_DONE: Final = ("do", "enter", "count", "use", "play", "take")
_OWNING: Final = frozenset(("my", "our", "his", "her", "their", "eating", "reading", "meinen", "meine", "mon", "mijn"))
_OF_MAIL: Final = frozenset(
    ("list", "liste", "lijst", "lista", "order", "orders", "turn", "go", "move", "mail", "mails", "choices", "choice",
     "wishes", "plan", "plans", "planning", "thinking", "thoughts", "cards", "card", "pieces", "sums", "befehle", "zug")
)  # fmt: skip
_BETWEEN: Final = ("up", "all", "of", "the", "what", "das", "out", "off", "on", "to", "round", "around", "away", "down")
_LISTS: Final = ("lot", "lots", "list", "liste", "lista", "group", "party")
_AIMED: Final = ("send-", "back-", "forward-", "swap")


@dataclass(frozen=True, slots=True)
class _Part:
    """What stands between two commas: its tokens, its words, whether an order was heard in it, how it begins."""

    tokens: list[Token]
    words: list[str]
    ordering: bool
    opening: str


def not_meant(
    tokens: Sequence[Token], raw: Sequence[Token], heard: Collection[int], places: Collection[int]
) -> list[Token] | None:
    """Return the sentence that says that the orders among the tokens are not meant; None where none does.

    ``raw`` are the tokens as they were written, before any were made one or left out; ``heard`` are those, by
    identity, that orders were made of; ``places`` the spaces that the orders name.
    """
    if not any(token.kind == "num" and id(token) in heard for token in raw):
        told = [s for s, _ in _sentences(raw) if any(one.kind == "num" and one.value in places for one in s)]
        heard = {*heard, *(id(one) for s in told for one in s if one.kind in _ATOMS)}
    for sentence, _ in _sentences(tokens):
        if _is_anothers(sentence, heard):
            return sentence
    if any(_orders(token, heard) for token in raw):
        tokens = raw
    sentences = list(_sentences(tokens))
    ordered = [any(_orders(token, heard) for token in sentence) for sentence, _ in sentences]
    last = max((place for place, whether in enumerate(ordered) if whether), default=-1)
    spaces = {token.value for token in tokens if token.kind == "num" and id(token) in heard}
    for place, (sentence, asked) in enumerate(sentences):
        parts = list(_parts(sentence, heard))
        if ordered[place] and (_is_unreal(sentence, heard) or _heads(parts)):
            return sentence
        final = max((at for at, part in enumerate(parts) if part.ordering), default=-1)
        first = [] if parts and _corrects(parts, 0) else parts[:1]
        words = [word for part in parts for word in part.words]
        if not asked and not ordered[place] and (_is_draft(words) or _is_misdirected(words, alone=True)):
            return sentence
        other = any(token.kind == "num" and token.value > _SMALL and token.value not in spaces for token in sentence)
        if place > last and other and (_concludes(sentence, parts, spaces) or any(found(words, MOODS["judging"]))):
            return sentence
        if place >= last and not ordered[place] and _dismisses(words, first, asked=asked):
            return sentence
        for at, part in enumerate(parts):
            after = place > last or (place == last and at > final)
            if part.ordering:
                if _is_misdirected(part.words, alone=False):
                    return sentence
                continue
            if not asked and (_is_draft(part.words) or _is_misdirected(part.words, alone=after)):
                return sentence
            if after and not _corrects(parts, at) and _dismisses(part.words, [part], asked=asked):
                return sentence
        if place == last and any({*part.words[:1]} & MOODS["undone"] for part in parts[final + 1 :]):
            return sentence
        if place == last and any(_says(part) for part in parts[final + 1 :][:1]):
            return sentence
        if place == last and [token.kind for token in sentence[-2:] if token.text != "s"][-1:] == ["slash"]:
            return sentence  # "/s"
    return None


def _sentences(tokens: Sequence[Token]) -> Iterator[tuple[list[Token], bool]]:
    """Return the sentences, and of each whether it is a question."""
    sentence: list[Token] = []
    for token in tokens:
        if token.kind not in _ENDS:
            sentence.append(token)
            continue
        if sentence:
            yield sentence, token.text == "?"
        sentence = []
    if sentence:
        yield sentence, False


def _orders(token: Token, heard: Collection[int]) -> bool:
    return token.kind in _ATOMS and id(token) in heard


def _parts(sentence: Sequence[Token], heard: Collection[int]) -> Iterator[_Part]:
    """Return what stands between commas, dashes, colons and brackets."""
    part: list[Token] = []
    opening = ""
    for token in sentence:
        if token.kind in _PARTING:
            if part:
                yield _Part(part, folded_words(part), any(_orders(one, heard) for one in part), opening)
            part, opening = [], token.kind
        else:
            part.append(token)
    if part:
        yield _Part(part, folded_words(part), any(_orders(one, heard) for one in part), opening)


def _strange(words: Sequence[str], spans: Sequence[tuple[int, int]]) -> int:
    """Return how many words there are that are no part of a mood, nor of what is said with any."""
    told = {place for start, end in spans for place in range(start, end)}
    return sum(place not in told and word not in MOODS["neutral"] for place, word in enumerate(words))


def _dismisses(words: Sequence[str], parts: Sequence[_Part], *, asked: bool) -> bool:
    """Whether words after an order say that it does not stand: a jest, second thoughts, orders that come later."""
    if list(words[:2]) == ["is", "what"]:
        return True  # "… is what I would write, were I a gambling man"
    if words[:1] and words[0] in _SUPPOSING:
        return False  # "if I change my mind I'll write again"
    for phrases, most in ((MOODS["jests"], _IDLE), (MOODS["jests-alone"], 0), (MOODS["aftermath"], _MOST_STRANGE)):
        spans = list(found(words, phrases))
        if spans and _strange(words, spans) <= most and not (asked and phrases is MOODS["jests-alone"]):
            return True
    return not asked and (_undoes(words) or _postpones(words) or any(_withdraws(part.words) for part in parts))


def _corrects(parts: Sequence[_Part], at: int) -> bool:
    """Whether a part without a word of its own stands beside what it refuses or brings: "actually no, to Brenda"."""
    told = [token for part in (*parts[:at], *parts[at + 1 :]) if not part.ordering for token in part.tokens]
    own = any(word not in MOODS["openings"] for word in parts[at].words)
    return not own and any(token.kind in (*_ATOMS, "player") for token in told)


def _concludes(sentence: Sequence[Token], parts: Sequence[_Part], spaces: Collection[int]) -> bool:
    """Whether something is told and a space comes of it: "my wife was right, 22", "… is taken, so 22"."""
    return (
        len(parts) > 1
        and bare(parts[-1].tokens) not in {0, *spaces}
        and not any(token.kind in ("piece", "if") for token in sentence)
    )


def _undoes(words: Sequence[str]) -> bool:
    """Whether few words say of an order that it is undone: "consider that withdrawn"."""
    spans = list(found(words, MOODS["undone"]))
    of_it = len(words) < _SMALL / 2 or any(word in MOODS["objects"] for word in words)
    return bool(spans) and of_it and "about" not in words and _strange(words, spans) <= _MOST_STRANGE


def _postpones(words: Sequence[str]) -> bool:
    """Whether words say that the rest is told another time: "which snake I'll tell you when I've slept"."""
    told = next((at for at, word in enumerate(words) if word in MOODS["telling"]), -1)
    will = any(word in ("ill", "will", "ich", "werde") for word in words[1 : told + 2])
    return told > 0 and words[0] in MOODS["which"] and will


def _withdraws(words: Sequence[str]) -> bool:
    """Whether words are no more than a verb of taking back and what it takes back: "please bin that"."""
    at = next((place for place, word in enumerate(words) if word not in MOODS["openings"]), len(words))
    if at >= len(words):
        refused = words[-1:] != [] and words[-1] in _REFUSING
        return refused and (len(words) > 1 or words[-1] != "no") and len(words) < _LONGEST
    if words[at] not in MOODS["withdrawing"]:
        return False
    rest = list(words[at + 1 :])
    if words[at] in ("dont", "nicht"):
        return any(word in MOODS["withdrawing"] or word in _DONE for word in rest[:2])
    at = next((place for place, word in enumerate(rest) if word not in _BETWEEN), len(rest))
    rest = rest[at:]
    return not rest or (rest[0] in MOODS["objects"] and _strange(rest, []) <= _IDLE and "about" not in rest)


def _is_draft(words: Sequence[str]) -> bool:
    """Whether words say of a mail that it is only a draft, a test, or to be left alone."""
    spans = list(found(words, MOODS["beforehand"])) if _EARLIER.isdisjoint(words) else []
    if any(words[end] in _OWNING and not {*words[end + 1 :]} & _OF_MAIL for _, end in spans if end + 1 < len(words)):
        return False  # "I had not finished my marmalade"
    return bool(spans) and _strange(words, spans) <= _IDLE


def _is_misdirected(words: Sequence[str], *, alone: bool) -> bool:
    """Whether words say that something is for another game, or went to the wrong place.

    ``alone`` says that they are no part of an order themselves.
    """
    for place, word in enumerate(words):
        near = words[place + 1 : place + _LONGEST]
        if word in MOODS["wrong"] and any(one in MOODS["sent"] for one in near[:2]):
            return _strange(words, [(place, place + 3)]) <= _MOST_STRANGE
        within = word in ("in", "im", "dans", "en", "nel", "nella") and not alone
        if word not in MOODS["for"] and not within and not (alone and word in _THAT_IS):
            continue
        game = next((at for at, one in enumerate(near) if one in MOODS["games"]), -1)
        between = near[: max(0, game)]
        if game < 0 or MOODS["ours"] & {*between}:
            continue
        elsewhere = MOODS["others"] & {*between} or ("my" in between and near[game] not in _LISTS)
        if elsewhere and (not alone or (place < _FAR and _strange(words[:place], []) <= _IDLE)):
            return True
    return False


def _heads(parts: Sequence[_Part]) -> bool:
    """Whether an order stands below the heading of a mere thought: "Proposal: …"."""
    headed = False
    if parts[0].ordering and {*parts[0].words[:1]} & (MOODS["heads"] | MOODS["beforehand"]):
        return True  # "DRAFT - blank on 14"
    for before, part in pairwise(parts):
        headed = headed or (not before.ordering and any(found(before.words, MOODS["heads"])))
        if headed and part.ordering and part.opening == "colon":
            return True
    return False


def _is_unreal(sentence: Sequence[Token], heard: Collection[int]) -> bool:
    """Whether the sentence of an order says that it is a wish, a thought or a jest, and nothing turns it."""
    words: list[str] = []
    orders: list[int] = []
    breaks: list[int] = []
    for token in sentence:
        if _orders(token, heard):
            orders.append(len(words))
        if token.kind in ("colon", "decided"):
            breaks.append(len(words))
        words += folded_words([token])
    first = orders[0] if orders else 0
    turned = max((at for at in range(first) if words[at] in MOODS["turning"]), default=-1)
    parted = max((at for at in breaks if at <= first), default=-1)
    told = any(turned < end and parted < end for _, end in found(words, MOODS["unreal"]))
    waits = _waits(sentence) or _is_told_to_others(sentence, heard)
    return told or waits or _is_for_stranger(sentence, heard) or _lies_there(sentence)


def _lies_there(sentence: Sequence[Token]) -> bool:
    """Whether it is told of the card where it lies: "the blank sits on 16 already"; "put it on 16 already" is not."""
    said = [token for token in sentence if token.kind not in ("fill", "comma", "tag")]
    said = said[1:] if len(said) > 1 and said[0].kind in ("self", "be") else said  # "my", "das"
    told = [token.kind for token in said[:2]] in (["card", "verb"], ["card", "be"], ["card", "unknown"])
    return told and said[-1].text.casefold() in ("already", "schon", "déjà", "deja", "ya", "già")


def _waits(sentence: Sequence[Token]) -> bool:
    """Whether an order waits for what others do: "the moment Clive is gone"."""
    return any(
        folded(token.text) in ("moment", "minute", "instant", "second") and after.kind in ("player", "other")
        for token, after in pairwise(sentence)
    )


def _says(part: _Part) -> bool:
    """Whether an order is said to be what somebody says: ", says my wife"."""
    return (
        bool(part.words) and part.words[0] in MOODS["saying"] and part.tokens[-1].kind in ("unknown", "fill", "player")
    )


def _is_told_to_others(sentence: Sequence[Token], heard: Collection[int]) -> bool:
    """Whether an order is what somebody is to be told: "tell him the blank on 22 has his name on it"."""
    first = next((at for at, token in enumerate(sentence) if _orders(token, heard)), 0)
    telling = [
        at for at, token in enumerate(sentence[:first]) if folded(token.text) in ("tell", "remind", "warn", "sag")
    ]
    parted = any(token.kind in _PARTING for token in sentence[telling[-1] : first]) if telling else True
    return not parted and any(token.kind in ("player", "other") for token in sentence[telling[-1] : telling[-1] + 3])


def _is_for_stranger(sentence: Sequence[Token], heard: Collection[int]) -> bool:
    """Whether an order is said to be for somebody who is not in the game: "-2 on 34 is for Peter"."""
    last = max((at for at, token in enumerate(sentence) if _orders(token, heard)), default=len(sentence))
    rest = [token for token in sentence[last + 1 :] if token.kind != "fill"][:_LONGEST]
    aimed = any(token.kind == "card" and token.name.startswith(_AIMED) for token in sentence[: last + 1])
    words = folded_words(rest)
    meant = next((at for at, word in enumerate(words[:3]) if word in ("for", "fuer", "pour", "voor", "para", "per")), 0)
    being = meant > 0 and words[0] in ("is", "was", "ist", "est", "es", "e", "thats", "meant", "intended", "gilt")
    return being and not aimed and any(token.kind == "unknown" and token.text[:1].isupper() for token in rest)


def _is_anothers(sentence: Sequence[Token], heard: Collection[int]) -> bool:
    """Whether somebody else's card is told of: "Clive will put his +3 on 20", "Brenda soll ihre leere Karte …"."""
    somebody = doing = False
    owner = ""
    for token in sentence:
        low = folded(token.text)
        if token.kind == "card":
            if id(token) in heard and not token.name.startswith(_AIMED) and (owner or (somebody and doing)):
                return True
            owner = ""
        elif token.kind in _PARTING or token.kind in ("self", "and", "reason"):
            somebody = doing = False
            owner = owner if owner in MOODS["belongings"] else ""
        elif owner == "'s" and low in MOODS["belongings"]:
            owner = low
        elif token.kind == "s" and somebody:
            owner = "'s"
        elif token.kind == "player":
            somebody, doing = token.name not in ("me", "leader", "last"), False
        elif token.kind in ("fill", "other", "be", "unknown", "verb", "past", "to", "s", "unsure", "if"):
            doing = doing or (somebody and low in MOODS["modals"])
            owner = low if low in MOODS["third"] else owner.removeprefix("'s")
    return False
