"""Misgivings about orders that are told in plain words to be for another game, another turn, or somebody else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from pbm.orders.misgivings.figures import named
from pbm.orders.misgivings.needs import ONE_TURN, OWNER, needs, phrases
from pbm.orders.misgivings.text import Look, Misgiving, Word

__all__ = ["after_this_turn", "game_beside_this", "handed_in_for_another", "named_for_a_game"]

_GAMES = ("game", "games", "match", "league")
_THIS = ("this", "our", "snakes", "ladders", "snake", "same", "your", "postal", "new", "current", "present", "whole")
_STRANGE = ("other", "another", "different")
_LED = ("for", "in")
_NOW = ("now", "today", "this")
_THEIRS = ("hers", "his", "theirs")
_POINTED = ("this", "these", "it", "it's", "that's", "card", "form", "slip", "sheet", "orders", "following", "below")
_WILLED = frozenset(("soll", "sollen", "muss", "müssen", "darf", "kann", "wird", "mag"))  # "soll es die 3 sein"
_MINE = ("i", "i'll", "i'm", "i'd", "my", "mine", "me")
_NAMING = ("that's", "those", "these", "that", "they're", "it's", "this")
_MEANT_FOR = ("for", "für", "pour", "voor", "para", "per")
_LINKING = ("is", "are", "it's", "that's")
_WITHIN = 40  # words that a game's name heads


@needs(_GAMES, _LED)
def game_beside_this(look: Look) -> Iterator[Misgiving]:
    """Orders for a game that is told apart from this one: "for the Hoskins game: …, I'll do this game later"."""
    subject = {word.low for word in look.subject_words()}
    for place, word in enumerate(look.words):
        if not word.means(*_GAMES) or place < 2:
            continue
        name, sentence = look.words[place - 1], look.sentences[look.sentence_at(place)]
        led = [w for w in look.words[max(sentence.start, place - 4) : place - 1] if w.kind == "w"]
        if name.kind != "w" or name.low in subject or name.means(*_THIS) or not any(w.means(*_LED) for w in led):
            continue
        strange = name.means(*_STRANGE)
        proper = name.text[:1].isupper()
        rest = look.words[place + 1 :]
        if not strange and not any(_is_own(rest, n, proper=proper) for n in range(len(rest))):
            continue
        opens = sum(w.kind == "w" for w in look.words[sentence.start : place]) <= 5
        pointed = any(
            w.means("is", "are", "it's", "these", "those") for w in look.words[max(sentence.start, place - 6) : place]
        )
        pointed = pointed or not (strange or proper)  # "3 and 45 for the pirates game. Nothing for the snakes one yet"
        for of in look.accepted:
            places = named(look, of)
            after = opens and places and all(place < p < place + _WITHIN for p in places)
            before = pointed and places and all(sentence.start <= p < place for p in places)
            own = next((n for n in range(len(rest)) if _is_own(rest, n, proper=proper)), len(rest)) + place + 1
            if (after and max(places) < own) or before:
                yield Misgiving("other-game", word.line, of.field, of.board)
        return


@needs(_NAMING, _MEANT_FOR)
def named_for_a_game(look: Look) -> Iterator[Misgiving]:
    """Orders that were for another game, as is said behind them: "that's for the COBRA game", "those were Cobra's"."""
    subject = {word.low for word in look.subject_words()}
    for place in look.capitals():
        word = look.words[place]
        if place < 2 or word.low in subject or word.means(*_THIS):
            continue
        sentence = look.sentences[look.sentence_at(place)]
        led = [w for w in look.words[max(sentence.start, place - 4) : place] if w.kind == "w"]
        after = look.words[place + 1] if place + 1 < len(look.words) else None
        game = after is not None and after.means(*_GAMES)
        denied = any(
            w.means("not", "nicht", "pas", "niet", "no", "non") and x.means("this", "here", "diese", "dieses", "ce")
            for w, x in pairwise(look.words[place : place + 5])
        )
        pointed = any(w.means(*_NAMING) for w in led)
        meant = any(w.means(*_MEANT_FOR) for w in led)
        if not (pointed and meant and (game or denied)):
            continue
        for of in look.accepted:
            places = named(look, of)
            if places and all(at < place for at in places):
                yield Misgiving("other-game", word.line, of.field, of.board)
        return


def _is_own(words: Sequence[Word], place: int, *, proper: bool = True) -> bool:
    """Whether the writer's orders for this game are spoken of: "ours", "mine", "this game", "this one".

    Where the other game is named by no ``proper`` name, this one must be named by its own: "the snakes one".
    """
    if words[place].means("snakes") and place + 1 < len(words) and words[place - 1].means("the", "this", "our"):
        return words[place + 1].means(*_GAMES) or words[place + 1].low == "one"
    if not proper:
        return False
    if words[place].means("ours", "mine"):
        return True
    after = words[place + 1] if place + 1 < len(words) else None
    if not words[place].means("this", "our") or after is None:
        return False
    return after.means(*_GAMES, "game's") or after.low == "one"


@needs(ONE_TURN, phrases("after_this_turn"))
def after_this_turn(look: Look) -> Iterator[Misgiving]:
    """Orders for a turn after the one that is open: "for the turn after this one put me down for a 1"."""
    if look.count > 1:
        return
    for start, end in look.found("after_this_turn"):
        sentence = look.sentences[look.sentence_at(start)]
        if any(w.kind == "n" for w in look.words[sentence.start : start]):
            continue
        for of in look.accepted:
            places = named(look, of)
            now = places and any(w.means(*_NOW) for w in look.words[end : places[0]])
            if places and not now and all(end <= place < sentence.end for place in places):
                yield Misgiving("other-turn", look.words[start].line, of.field, of.board)


@needs((*_THEIRS, *OWNER), _LINKING, _POINTED)
def handed_in_for_another(look: Look) -> Iterator[Misgiving]:
    """Orders below words that give them to somebody else: "this is hers, not mine:", "the card below is my son's"."""
    for place, word in enumerate(look.words):
        theirs = word.means(*_THEIRS) or (word.kind == "w" and word.low.endswith("'s") and not word.means(*_POINTED))
        if not theirs or place < 2:
            continue
        sentence = look.sentences[look.sentence_at(place)]
        if word.low == "sein" and any(w.low in _WILLED for w in look.words[sentence.start : place]):
            continue
        after = look.words[place + 1] if place + 1 < sentence.end else None
        if after is not None and after.kind != "p" and not after.means("not", "and"):
            continue  # "it's Mum's 70th"
        before = look.words[max(sentence.start, place - 7) : place]
        linked = any(w.means(*_LINKING) for w in before[-3:])
        linked = linked and not before[-1].means("from", "at", "in", "on", "by", "to", "via", "with", "for")
        if not linked or not any(w.means(*_POINTED) for w in before):
            continue
        rest = look.words[sentence.start : sentence.end]
        denied = any(w.means("not") and x.means("mine", "me", "my") for w, x in pairwise(rest))
        if not denied and any(w.means(*_MINE) for w in look.words[sentence.end :]):
            continue
        for of in look.accepted:
            places = named(look, of)
            if places and all(place < at for at in places):
                yield Misgiving("other-player", word.line, of.field, of.board)
        return
