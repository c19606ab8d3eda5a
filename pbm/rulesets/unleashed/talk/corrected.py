"""Slips that are put right within a mail: "Blank on 22. Argh, 23.", "that should have been 23", "OK, 16 it is"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from pbm.rulesets.unleashed.talk.put_right import puts_right, sentence_end, settles, trails, undecide
from pbm.rulesets.unleashed.words.tokens import Token

__all__ = ["corrected"]

_AIMED: Final = ("send", "back", "forward", "swap-players", "swap")
_SENTENCE: Final = ("stop", "gap", "label")
_PARTING: Final = ("comma", "dash", "colon", "open", "close", *_SENTENCE)
_LONGEST: Final = 12
_MOST: Final = 18
_CRIES: Final = frozenset(
    (
        "argh", "aargh", "arrgh", "aaargh", "oops", "ooops", "whoops", "whoopsie", "oopsie", "woops", "damn",
        "dammit", "damnit", "darn", "drat", "blast", "bother", "bugger", "crikey", "heck", "hell", "rats", "doh",
        "d'oh", "duh", "ach", "och", "ugh", "gah", "bah", "nope", "nah", "no", "nein", "non", "nee", "oh", "ah", "er",
        "erm", "um", "hmm", "hm", "sorry", "pardon", "apologies", "wait", "dear", "me", "silly", "my", "bad",
        "stupid", "goodness", "gosh", "blimey", "fiddlesticks", "tsk", "quatsch", "unsinn", "blödsinn", "ups",
        "hoppla", "huch", "mist", "verdammt", "mensch", "moment", "halt", "stop", "stopp", "entschuldigung",
        "verzeihung", "sorry again", "oh dear", "oh no", "no no", "ah no", "hang on", "hold on", "no wait", "wait no",
        "no sorry", "sorry no", "er no", "erm no", "oh wait", "typo", "a typo", "misprint", "tippfehler", "vertippt",
        "verschrieben", "zut", "merde", "mince", "oups", "verdorie", "caramba", "uy", "ay", "ops", "accidenti", "but",
        "aber", "ah,", "eek", "yikes", "actually", "actually no", "no actually", "falsch", "wrong", "correction",
        "korrektur", "doch", "scrap that", "scratch that", "strike that", "ignore that", "forget that",
        "second thoughts", "second thought", "on second thoughts", "nay", "verflixt", "verflucht", "äh", "ähm", "öh",
        "ps", "p", "s", "pps", "p.s.", "postscript", "thoughts", "no no no", "nanu", "herrje", "ojemine", "oje",
        "tja",
    )
)  # fmt: skip
_WEAK: Final = frozenset(
    (
        "me", "my", "dear", "but", "aber", "ah", "oh", "er", "erm", "um", "hmm", "hm", "bad", "stop", "doch", "ach",
        "och", "moment", "halt", "ps", "p", "s", "pps", "p.s.", "postscript", "thoughts", "äh", "ähm", "öh", "tja",
    )
)  # fmt: skip
_LOUD: Final = (
    "argh",
    "aargh",
    "oops",
    "whoops",
    "woops",
    "ups",
    "hoppla",
    "oups",
    "ops",
    "typo",
    "damn",
    "d'oh",
    "doh",
)
_SORRY: Final = frozenset(("sorry", "pardon", "apologies", "oh", "ah", "dear", "entschuldigung", "verzeihung", "me"))
_FALTERING: Final = ("er", "erm", "um", "oh", "äh", "ähm", "öh", "ah")
_STRIKING: Final = (
    "scrub", "strike", "scratch", "delete", "cross out", "forget", "scrap", "drop", "cancel", "not", "streiche",
    "vergiss",
)  # fmt: skip
_SLIPS: Final = (
    "fat finger",
    "fat thumb",
    "wrong key",
    "wrong button",
    "wrong number",
    "i lie",
    "tell a lie",
    "i'm lying",
    "slip of",
    "finger slipped",
    "fingers slipped",
    "thumb slipped",
    "keyboard",
    "autocorrect",
    "mistyped",
    "misread",
    "miscounted",
    "can't count",
    "cannot count",
    "can't type",
    "cannot type",
    "can't read",
    "can't spell",
    "what am i",
    "what was i thinking",
    "looked wrong",
    "wrong line",
    "wrong row",
    "wrong space",
    "wrong square",
    "verguckt",
    "verzählt",
    "vertan",
    "verlesen",
    "my mistake",
    "mein fehler",
    "that's wrong",
    "that was wrong",
    "got that wrong",
)
_TYING: Final = frozenset(
    (
        "it's", "its", "that's", "thats", "it", "that", "make it", "make that", "i mean", "i meant", "i want", "want",
        "i'd like", "on", "to", "at", "the", "should be", "should", "be", "is", "of course", "obviously", "please",
        "doch", "lieber", "auf", "die", "den", "das", "i", "mean", "meant", "then", "space", "square", "number",
        "card", "it is", "it goes", "goes", "goes on", "put it", "put", "play", "is meant", "of", "course", "a", "my",
        "instead", "rather", "better", "meine", "ich", "meine ich", "soll", "es", "sein", "sollte", "heissen",
        "let's", "say", "ok", "okay", "well", "yes", "definitely", "natürlich", "natuerlich", "thanks", "sorry",
        "for", "with", "want it", "have", "been", "have been", "should have been", "that should be",
        "that should have been", "feld", "sur", "la", "le", "en", "op", "de", "het", "una", "il", "sulla", "su", "mi",
        "veux", "dire", "s", "'s", "was", "read", "should read", "that should read", "change it to", "change that to",
        "change to", "i meant to say", "now", "sulla casella", "en la", "sur la", "op de", "i want it", "all",
        "after", "after all", "actually", "just", "so",
    )
)  # fmt: skip


def corrected(tokens: Sequence[Token]) -> list[Token]:
    """Return the tokens with what puts a slip right as a ``fix`` and what is meant instead."""
    made: list[Token] = []
    placed: int | None = None
    carded = False
    card = ""
    at = 0
    while at < len(tokens):
        token = tokens[at]
        if carded and placed is not None:
            if token.kind == "fix" and made and made[-1].kind == "unsure":
                token = replace(token, kind="unsure", meanings=())  # "I might change it to 23"
            step = _cries(tokens, at, made, (placed, card))
            if step and _is_target(tokens, step, placed):
                if not _apologizes(tokens, at, step, made):
                    at = _put(tokens, step, made, token)
                    continue
                if card.startswith(_AIMED) and not _same(tokens[step : step + 3], made):
                    token = replace(token, kind="unsettled", meanings=())  # to whom is it done now?
            right = puts_right(tokens, at, made, placed)
            if right is not None:
                step, number = right
                made += [Token("fix", "oops", token.line), number]
                placed = number.value
                at = step
                continue
            step = trails(tokens, at, made, placed)
            if step:
                made += [Token("fix", "oops", token.line), token]
                placed = token.value
                at = step
                continue
            settled = settles(tokens, at, made, placed)
            if settled is not None:
                placed = settled.value
                undecide(made)
                made += [Token("fix", "oops", token.line), settled]
                at = sentence_end(tokens, at)
                continue
        carded = carded or token.kind in ("card", "plus", "minus", "plus-sign")
        card = token.name if token.kind == "card" else card
        if token.kind == "num" and carded and not _is_sign(made):
            placed = token.value
        made.append(token)
        at += 1
    return made


def _is_sign(made: Sequence[Token]) -> bool:
    return bool(made) and made[-1].kind in ("plus", "minus", "plus-sign")


def _put(tokens: Sequence[Token], at: int, made: list[Token], cry: Token) -> int:
    """Add a ``fix`` in place of a cry; return where to go on: with what is meant."""
    while made and made[-1].kind in ("comma", "dash", "open"):
        made.pop()
    made.append(Token("fix", "oops", cry.line))
    end = _end_of_part(tokens, at)
    made += [
        token for token in tokens[at:end] if token.kind in ("num", "card", "piece", "player", "on", "plus", "minus")
    ]
    return end + (end < len(tokens) and tokens[end].kind == "close")


def _end_of_part(tokens: Sequence[Token], at: int) -> int:
    end = at
    while end < min(len(tokens), at + _MOST) and tokens[end].kind not in _PARTING:
        end += 1
    return end


def _begins(made: Sequence[Token]) -> bool:
    return not made or made[-1].kind in _PARTING


def _cries(tokens: Sequence[Token], at: int, made: Sequence[Token], last: tuple[int, str]) -> int:
    """Return where to go on after cries ("argh", "oh no!") or the confession of a slip that begin here; else 0."""
    if not _begins(made) and not (
        made[-1].kind in ("num", "player") and tokens[at].text.casefold() in ("no", "nein", "nee", "nope")
    ):
        return 0
    step = at
    cried = False
    while step < min(len(tokens), at + _MOST):
        end = min(_end_of_part(tokens, step), step + _LONGEST)
        words = [token.text.casefold() for token in tokens[step:end]]
        whole = end < len(tokens) and tokens[end].kind in ("comma", "colon", "dash", "stop", "open")
        if not words or not whole:
            break
        denies = _denies(tokens[step:end], last)
        if not denies and not all(word in _CRIES for word in words) and not _confesses(words, tokens[step:end]):
            break
        if tokens[end].text == "?" or (tokens[end].kind == "stop" and tokens[end].text == "\n" and "no" in words):
            break
        falters = made and made[-1].kind in ("comma", "dash") and all(word in _FALTERING for word in words)
        cried = cried or denies or falters or any(word not in _WEAK for word in words) or len(words) > 1
        step = end + 1
        while step < len(tokens) and tokens[step].kind in ("stop", "dash", "comma", "open", "gap"):
            step += 1
    if cried or step >= len(tokens):
        return step if cried else 0
    end = step
    while end < len(tokens) and tokens[end].text.casefold() in _LOUD and end < step + 2:
        end += 1  # "oops 23"
    numbered = any(token.kind == "num" for token in tokens[end : end + 3])
    return end if end > step and numbered else 0


def _apologizes(tokens: Sequence[Token], at: int, step: int, made: Sequence[Token]) -> bool:
    """Whether "Sorry, Dora!" is a sentence of its own, which may be said to somebody."""
    words = {token.text.casefold() for token in tokens[at:step] if token.kind not in _PARTING}
    named = all(token.kind in ("player", "fill") for token in tokens[step : _end_of_part(tokens, step)])
    return named and words <= _SORRY and bool(made) and made[-1].kind in _SENTENCE


def _same(part: Sequence[Token], made: Sequence[Token]) -> bool:
    """Whether somebody is named who was named just before."""
    named = {token.name for token in part if token.kind == "player"}
    return bool(named & {token.name for token in made[-_MOST:] if token.kind == "player"})


def _denies(part: Sequence[Token], last: tuple[int, str]) -> bool:
    """Whether a part says no more than that the card or the space said last is not meant: "not the blank"."""
    said = [token for token in part if token.kind not in ("fill", "on") and token.text.casefold() not in _CRIES]
    if len(said) != len(("not", "atom")) or not (said[0].kind == "not" or said[0].text.casefold() in _STRIKING):
        return False
    return (said[1].kind == "num" and said[1].value == last[0]) or (said[1].kind == "card" and said[1].name == last[1])


def _confesses(words: Sequence[str], tokens: Sequence[Token]) -> bool:
    said = " ".join(words)
    return any(slip in said for slip in _SLIPS) and not any(
        token.kind in ("num", "card", "piece", "player", "if", "unsure") for token in tokens
    )


def _is_target(tokens: Sequence[Token], at: int, placed: int) -> bool:
    """Whether a part is no more than what is meant instead: a space, a card, both, or a name."""
    end = _end_of_part(tokens, at)
    part = tokens[at:end]
    kinds = [token.kind for token in part]
    if not part or len(part) > _LONGEST or (end < len(tokens) and tokens[end].text == "?"):
        return False
    atoms = [token for token in part if token.kind in ("num", "card", "player", "plus", "minus")]
    loose = [
        token
        for token in part
        if token not in atoms
        and token.text.casefold() not in _TYING
        and token.kind not in ("fill", "on", "tag", "hash", "and")
    ]
    if not atoms or loose or kinds.count("num") > 1 + ("plus" in kinds or "minus" in kinds):
        return False
    pair = kinds.count("player") == 2 and any(token.name == "me" for token in atoms) and "and" in kinds
    if kinds.count("card") > 1 or (kinds.count("player") > 1 and not pair):
        return False
    if {"player"} == {token.kind for token in atoms}:
        following = tokens[end].kind if end < len(tokens) else "stop"
        return following in ("stop", "gap") and part[-1] is atoms[-1]
    if {"player", "num"} <= {*kinds} and "card" not in kinds:
        return False  # "Argh, Clive is on 24"
    number = next((token for token in atoms if token.kind == "num"), None)
    return number is None or number.value != placed or "card" in kinds
