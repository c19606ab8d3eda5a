"""Misgivings about orders that are told in prose to be for another player than the writer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pbm.orders.claims.charge import decided_in
from pbm.orders.misgivings.another_game import heads_subject, is_name
from pbm.orders.misgivings.needs import OWNER, need, needs
from pbm.orders.misgivings.text import Look, Misgiving, Word
from pbm.orders.word_set import word_set

__all__ = ["for_another_player", "given_for", "said_to_be_theirs"]

_PERSONS = (
    *("he", "she", "him", "her", "mother", "father", "mum", "mam", "dad", "wife", "husband", "son", "daughter"),
    *("brother", "sister", "aunt", "uncle", "neighbour", "neighbor", "friend", "boss", "colleague", "nephew", "niece"),
    *("grandmother", "grandfather", "gran", "granny", "grandad", "grandpa", "grandma", "cousin", "partner", "lodger"),
    *("girlfriend", "boyfriend", "flatmate", "teammate", "missus", "mate"),
)
_HELLOS = ("morning", "afternoon", "evening", "g'day", "howdy", "hiya", "greetings")
_HAVE_ASKED = ("she's", "he's", "they've")
_THEY = ("he", "she", "they", "he'd", "she'd", "they'd", "he'll", "she'll", "he's", "she's", "they'll")
_WILLING = (
    *("wants", "want", "throws", "plays", "nominates", "chooses", "picks", "wishes", "orders", "prefers", "fancies"),
    *("would", "like", "likes", "goes", "takes", "votes", "throwing", "playing", "will", "uses", "asks"),
)
_ASKING = (
    "asked",
    "asks",
    "wants",
    "wanted",
    "told",
    "says",
    "said",
    "asking",
    "begged",
    "rang",
    "phoned",
    "texted",
    "tells",
)
_PASSING = (
    *("pass", "passing", "send", "sending", "tell", "forward", "forwarding", "relay", "relaying", "enter", "give"),
    *("write", "writing", "typing", "type", "put", "giving", "entering", "dictated", "submit", "post", "mail", "email"),
)
_STANDING_IN = ("play", "playing", "throw", "move", "order", "fill", "stand", "take", "do", "act")
_PASSED = ("this", "these", "it", "on", "you", "his", "her", "hers", "him", "down", "in", "along", "the", "them")
_SPEAKING_FOR = (
    *("writing", "typing", "ordering", "acting", "playing", "moving", "deputising", "deputizing", "standing"),
    *("secretary", "filling", "emailing", "mailing", "sending", "throwing", "sitting"),
)
_MY = ("my", "mine", "i'll", "i'd", "i", "i'm", "me", "we", "i've")
_ORDERING = ("throw", "play", "nominate", "take", "use", "go", "like", "want", "choose", "name", "pick", "put", "roll")
_COMING = (
    *("follow", "follows", "come", "later", "tomorrow", "tonight", "soon", "separately", "shortly", "when", "once"),
    *("after", "yet", "somewhere", "ready"),
)
_CHOSE = (
    "choose",
    "chose",
    "chosen",
    "pick",
    "picked",
    "choosing",
    "picking",
    "decided",
    "decide",
    "select",
    "selected",
)
_FELT = word_set("feel feels felt sorry pleased glad sad ashamed cross worried happy delighted")
"""What one is on another's behalf without speaking for them."""
_SO = ("so", "hence", "therefore", "thus", "which")
_DENIED = ("not", "no", "never", "none", "t", "but", "or", "if", "unless", "maybe", "perhaps", "might", "may", "would")
_RELATIVE = ("where", "which", "as", "than", "that", "when", "since", "because", "wo", "où", "waar", "donde", "dove")
_FEW = 3  # words from "I myself have" to "been"
_TO_CONCLUSION = 8  # words from a space to the conclusion
_MY_OWN = ("own", "orders", "order", "move", "moves", "number", "choice", "pick", "turn", "go", "is", "are", "counter")
_OWN_ONES = ("mine", "own")
_HANDING_ON = need(
    ("orders", "order", "moves", "turn", "behalf", "hers", "theirs", "dictated", "secretary"), _SPEAKING_FOR, _ASKING
)
_OF_MINE = need(_OWN_ONES)
_WILLED = need(_THEY, _WILLING)
_SPEAKING = need(_MY, _THEY, ("our",))
_BEING = ("is", "are", "was", "were", "belongs", "belong")
_NOT_BEING = ("isn't", "aren't", "wasn't", "weren't", "isnt", "arent")
_NO_OWNERS = (
    *("it's", "that's", "here's", "let's", "what's", "there's", "today's"),
    *("morning's", "afternoon's", "evening's", "week's", "month's", "turn's", "round's"),
)


def for_another_player(look: Look) -> Iterator[Misgiving]:
    """Orders that are handed on in prose: "she wants to throw 2", "Bert asked me to tell you", "I write for her"."""
    handed = [start for start in look.where(_HANDING_ON) if _hands_on(look, start)]
    handed = sorted([*handed, *(start for start, _ in look.found("handing_on"))])
    later = (start for start, end in look.found("own_later") if not _of_a_space(look, start, end))
    promised = max(_promised(look), max(later, default=-1))
    if not handed and promised < 0 and not look.has(_WILLED):
        return
    for of in look.accepted:
        places = look.places(of)
        if not places or any(_said_by_me(look, place) for place in places):
            continue
        on = next((start for start in handed if start < places[0]), -1)
        if on < 0 and promised > places[0]:
            on = promised
        willed = on < 0 and all(_willed_by_them(look, place) for place in places)
        willed = willed and not (of.field == "D" and (_left_to_them(look, places[0]) or _concluded(look, places[-1])))
        if on >= 0 or (willed and not decided_in(look.of_sentences())):
            yield Misgiving("other-player", look.words[on if on >= 0 else places[0]].line, of.field, of.board)


def _of_a_space(look: Look, start: int, end: int) -> bool:
    """Whether a phrase about oneself tells of a space: "52, where I myself have been", "I myself have been there"."""
    before = start > 0 and look.words[start - 1].means(*_RELATIVE)
    return before or any(word.means("been") for word in look.words[end : end + _FEW])


def _left_to_them(look: Look, place: int) -> bool:
    """Whether the sentence says that they chose the trapdoor: "Alfie has chosen the trapdoor, and would like 88"."""
    start = look.sentences[look.sentence_at(place)].start
    chose = next((n for n in range(start, place) if look.words[n].means(*_CHOSE)), -1)
    return chose >= 0 and any(look.label(word) == "D" for word in look.words[chose + 1 : min(place, chose + 4)])


def _concluded(look: Look, place: int) -> bool:
    """Whether the writer draws a conclusion for their own trapdoor: "Jo will be on 81, so that's where mine goes"."""
    end = look.sentences[look.sentence_at(place)].end
    so = next((n for n in range(place + 1, min(end, place + _TO_CONCLUSION)) if look.words[n].means(*_SO)), end)
    rest = look.words[so:end]
    mine = any(w.means("my", "mine", "i", "i'll", "i've", "i'm", "our") for w in rest)
    theirs = any(w.means("his", "her", "hers", "their", "theirs", *_THEY) for w in rest)
    unsure = any(w.means(*_DENIED) or w.low.endswith("n't") for w in rest)
    return mine and not (theirs or unsure) and any(look.label(w) == "D" or w.means("mine") for w in rest)


_TRAILING = (
    "then",
    "please",
    "too",
    "instead",
    "this",
    "next",
    "time",
    "turn",
    "round",
    "week",
    "thanks",
    "today",
)
"""What may follow "for her" without its being her birthday."""


@needs(("for",), (*_THEY, "who", "him", "her", "them"))
def given_for(look: Look) -> Iterator[Misgiving]:
    """A throw for somebody of whom more is said: "throw 4 for Bob, he's in hospital", "a 5 for my wife, she's away"."""
    for of in look.accepted:
        places = look.places(of)
        if of.field == "T" and places and all(_for_them(look, place) for place in places):
            number = look.sentence_at(places[0])
            for each in look.accepted:
                if each.board == of.board and all(look.sentence_at(p) - number in (0, 1) for p in look.places(each)):
                    yield Misgiving("other-player", look.words[places[0]].line, each.field, each.board)


@needs((*OWNER, "mine", "his", "hers", "theirs"), (*_BEING, *_NOT_BEING))
def said_to_be_theirs(look: Look) -> Iterator[Misgiving]:
    """Orders of which their own sentence says whose they are: "throw 6, trapdoor 30 is Bernard's", "… isn't mine"."""
    for of in look.accepted:
        places = look.places(of)
        if places and _theirs_behind(look, places[-1]):
            number = look.sentence_at(places[-1])
            for each in look.accepted:
                if any(look.sentence_at(place) == number for place in look.places(each)):
                    yield Misgiving("other-player", look.words[places[0]].line, each.field, each.board)
            return


def _theirs_behind(look: Look, place: int) -> bool:
    """Whether the sentence goes on behind the number at ``place``, and ends, with "is Bernard's" or "is not mine"."""
    end = look.sentences[look.sentence_at(place)].end
    after = [word for word in look.words[place + 1 : min(end, place + 5)] if word.kind == "w"]
    if not after or not after[0].means(*_BEING, *_NOT_BEING):
        return False
    denied = after[0].means(*_NOT_BEING) or (len(after) > 1 and after[1].means("not"))
    rest = after[2:] if len(after) > 1 and after[1].means("not") else after[1:]
    if not rest or (len(rest) > 1 and not rest[1].means("not", "and")):
        return False
    if rest[0].means("mine"):
        return denied
    named = rest[0].low.endswith("'s") and rest[0].text[:1].isupper() and rest[0].low not in _NO_OWNERS
    return not denied and (named or rest[0].means("his", "hers", "theirs"))


def _for_them(look: Look, place: int) -> bool:
    """Whether the number at ``place`` is followed by "for Bob, he …", "for my sister, who …"."""
    number = look.sentence_at(place)
    end = look.sentences[number].end
    step = place + 1
    while step < min(end, place + 6) and (look.words[step].kind in "np" or look.words[step].means("and", "trapdoor")):
        step += 1
    after = look.words[step : min(end, step + 3)]
    if len(after) < 2 or not after[0].means("for"):
        return False
    if after[1].means("him", "her", "them") and all(
        w.kind == "p" or w.means(*_TRAILING) for w in look.words[step + 2 : end]
    ):
        return True
    named = _is_person(after[1]) or (after[1].means("my", "our") and _kin(after[2:3]))
    rest = (*look.words[step + 2 : end], *look.of_sentence(number + 1)[:4])
    return named and any(w.means(*_THEY, "who") for w in rest)


def _hands_on(look: Look, place: int) -> bool:
    """Whether words at ``place`` say that what follows is somebody else's."""
    words = look.words
    word = words[place]
    ahead, after = words[max(0, place - 5) : place], words[place + 1 : place + 9]
    if word.means("orders", "order", "moves", "turn") and ahead and ahead[-1].low.endswith("'s"):
        owner = ahead[-1].low.removesuffix("'s")
        return owner in _PERSONS and any(w.means("my", "our") for w in ahead[-3:-1])
    if word.means("orders", "order", "moves") and after[:1] and after[0].means("for"):
        if any(w.low in ("who's", "who", "whose") for w in after[2:5]) and after[1].text.istitle():
            return True
        if not any(w.means("me", "mine", "hers", "she", "he") for w in words[place + 1 : place + 60]):
            return False
        named = after[1:2] and _is_person(after[1]) and after[1].low not in {w.low for w in look.subject_words()}
        return bool(named) or _kin(after[2:3])
    if word.low == "behalf":
        felt = any(w.low in _FELT for w in ahead) or [w.low for w in ahead[-2:]] == ["other", "people's"]
        return not felt and not any(w.means("my", "our") for w in ahead[-2:])
    if word.means("hers", "theirs"):
        return any(w.means(*_PASSING) for w in ahead)
    if word.means("dictated") and any(_is_person(w) for w in ahead):
        return not any(w.means("me", "to") for w in after[:1])
    if word.low == "secretary":
        return bool(ahead) and ahead[-1].low.endswith("'s")
    if word.means(*_SPEAKING_FOR) and after[:1] and after[0].means("in", "for"):
        rest = after[1:] if after[0].means("for") else after[2:] if after[1:2] and after[1].means("for") else []
        return bool(rest) and (_is_person(rest[0]) or (rest[0].means("my", "the", "our") and _kin(rest[1:3])))
    if word.means(*_ASKING) and ahead and (_is_person(ahead[-1]) or (len(ahead) > 1 and _is_person(ahead[-2]))):
        for step, verb in enumerate(after):
            if verb.kind != "w" and verb.low not in (",", "'", '"'):
                return False
            if verb.means(*_STANDING_IN) and any(
                w.means("for") and (_kin([after_]) or after_.low in ("them", "her", "him"))
                for w, after_ in zip(after[step + 1 :], after[step + 2 :], strict=False)
            ):
                return True
            if verb.means(*_PASSING):
                rest = after[step + 1 : step + 3]
                mine = any(w.means("me", "my", "i") for w in (*after[:step][-1:], *rest)) and not any(
                    w.means("to", "if", "whether", "i'd") for w in after[:step]
                )
                told = words[place : look.sentences[look.sentence_at(place)].end]
                if verb.means("tell") and not any(w.kind == "n" or w.low == ":" for w in told):
                    return False  # "told me to tell you he enjoyed the zine"
                obliged = verb.means("write") and any(w.means("i") for w in after[:step])
                theirs = any(w.kind == "n" or w.low == ":" or w.means("for") for w in told)
                if obliged and rest and rest[0].means("to") and not theirs:
                    return False  # "my wife says I must write to the game before I fall asleep"
                return not mine and any(w.means(*_PASSED) for w in rest) and not _greeting(after[step + 1 :])
    return False


def _greeting(words: Sequence[Word]) -> bool:
    return any(w.means("regards", "hello", "love", "greetings", "thanks", "best", "wishes", "that") for w in words[:4])


def _kin(words: Sequence[Word]) -> bool:
    return any(w.means(*_PERSONS) for w in words)


def _is_person(word: Word) -> bool:
    named = is_name(word) and word.text.istitle() and word.low not in _HELLOS
    return word.means(*_PERSONS) or word.low in _HAVE_ASKED or named


def _promised(look: Look) -> int:
    """Return where it is said that the writer's own orders are still to come, -1 where nothing of the sort is said."""
    own = look.where(_OF_MINE)
    others = next((n for n, w in enumerate(look.words) if _of_others(w)), len(look.words)) if own else 0
    for place in own:
        word = look.words[place]
        if not word.means(*_OWN_ONES) or (word.low == "own" and not look.words[place - 1].means("my")):
            continue
        sentence = look.sentences[look.sentence_at(place)]
        rest = look.words[place + 1 : sentence.end]
        near = rest[: next((n for n, w in enumerate(rest) if w.kind != "w"), len(rest))]
        coming = any(w.means(*_COMING) for w in near[:8]) and not any(w.kind == "n" for w in rest)
        gone = any(w.means("didn't", "never", "hasn't", "haven't") for w in near[:4])  # "mine didn't come", of a zine
        if coming and not gone and others < sentence.start:
            return place
    return -1


def _of_others(word: Word) -> bool:
    """Whether a word is of somebody else: "hers", "Jo's", "my mother"."""
    owner = word.low.endswith("'s") and word.low not in _NO_OWNERS
    return owner or word.means("hers", "his", "their", "they") or _is_person(word)


def _said_by_me(look: Look, place: int) -> bool:
    """Whether the writer is the one who orders the number at ``place``: "I'll throw 4", "my trapdoor is 33"."""
    start = look.sentences[look.sentence_at(place)].start
    asked = [last for first, last in look.found("handing_on") if start <= first < place]
    start = max([start, *asked])  # "Henk vraagt of ik zijn zet wil doorgeven"
    for step in reversed(look.where(_SPEAKING, start, place)):
        word, after = look.words[step], look.words[step + 1]
        if word.means("my", "our") and not word.english and _kin([after]):
            return False  # "ma tante joue le 4"
        if word.means("my", "mine") and (after.kind in "np" or look.label(after) or after.means(*_MY_OWN)):
            return True
        if word.means(*_MY) and any(w.means(*_ORDERING) for w in look.words[step + 1 : step + 4]):
            return True
        if word.means(*_THEY):
            return False
    return False


def _willed_by_them(look: Look, place: int) -> bool:
    """Whether somebody else wills the number at ``place``: "she wants to throw 2, trapdoor 43"."""
    start = look.sentences[look.sentence_at(place)].start
    subject = look.subject_words()
    games = {word.low for n, word in enumerate(subject) if heads_subject(subject, n, capitals=look.replying)}
    for step in range(place - 1, start - 1, -1):
        word = look.words[step]
        if word.means(*_MY) or word.low in (".", ":") or word.means("so", "but", "because", "since"):
            return False
        named = _is_person(word) and word.low != "board" and word.text not in look.boards  # "board C wants a four"
        named = named and not (word.low in games and look.words[step + 1].kind == "p")
        if word.means(*_THEY) or (named and step + 1 < place):
            near = look.words[step + 1 : step + 3]
            told = word.low in ("he'd", "she'd", "they'd", "he'll", "she'll", "they'll")
            return told or any(w.means(*_WILLING) for w in near)
    return False
