"""Misgivings about orders that are told in prose to be for another game, or for another player than the writer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pbm.orders.claims.charge import decided_in
from pbm.orders.misgivings.needs import needs
from pbm.orders.misgivings.text import Look, Misgiving, Word
from pbm.orders.vocabulary import VOCABULARY

__all__ = ["for_another_game", "for_another_player", "given_for"]

_GAMES = ("game", "games", "orders", "order", "moves", "report", "sheet", "letter", "turn", "turns", "round", "thread")
_HANDED = (
    *("these", "this", "those", "that's", "they", "here", "here's", "following", "below", "orders", "order", "moves"),
    *("meant", "put", "enter", "belong", "belongs", "intended", "numbers", "it's"),
)
_TO_WHOM = ("for", "to", "in")
_ELSEWHERE = (
    *("follow", "follows", "separately", "already", "yesterday", "went", "sent", "about", "later", "tomorrow"),
    *("did", "got", "finished", "won", "congratulations", "enjoyed", "tonight", "don't", "haven't", "next"),
    *("another", "other", "owe", "still", "soon", "won't", "can't", "received", "done", "same", "before", "whenever"),
)
_POINTING = ("that", "that's", "those", "these", "this", "it", "it's", "they", "they're", "both", "all")
_DENYING = ("not", "never", "than", "of", "nothing")
_AFTER_NAME = ("please", "turn", "round", "game", "only", "this", "and", "not", "i", "i'd", "i'll", "my", "as", "who")
_DAYS = (
    *("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "christmas", "easter", "today"),
    *("january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november"),
    *("december", "tomorrow", "now", "me", "us", "you", "myself"),
)
_PERSONS = (
    *("he", "she", "him", "her", "mother", "father", "mum", "mam", "dad", "wife", "husband", "son", "daughter"),
    *("brother", "sister", "aunt", "uncle", "neighbour", "neighbor", "friend", "boss", "colleague", "nephew", "niece"),
    *("grandmother", "grandfather", "gran", "granny", "grandad", "grandpa", "grandma", "cousin", "partner", "lodger"),
    *("girlfriend", "boyfriend", "flatmate", "teammate", "missus", "mate"),
)
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
_MY_OWN = ("own", "orders", "order", "move", "moves", "number", "choice", "pick", "turn", "go", "is", "are", "counter")
_OWN_ONES = ("mine", "own")
_KINDS_OF_ORDERS = (
    *("new", "final", "proper", "latest", "late", "early", "standing", "real", "actual", "fresh", "short", "usual"),
    *("official", "definite", "quick", "brief", "humble", "marching", "right", "correct", "full", "complete", "double"),
    *("current", "present", "formal", "simple", "monthly", "weekly", "winning", "sealed", "doctor", "further", "which"),
    *(
        "next",
        "last",
        "first",
        "second",
        "third",
        "tiny",
        "two",
        "both",
        "combined",
        "battle",
        "boring",
        "different",
        "same",
        "emergency",
    ),
)
_NO_OWNERS = ("it's", "that's", "here's", "let's", "what's", "there's", "today's")
_REACH = 6  # words between what hands orders over and the name they are for
_HEADS = 80  # words that a game's name may head


def for_another_game(look: Look) -> Iterator[Misgiving]:
    """Orders that are said to be for a game which the subject does not name: "these are for Mamba turn 3"."""
    subject = look.subject_words()
    own = {w.low for n, w in enumerate(subject) if _heads_subject(subject, n, capitals=look.replying)}
    if not own:
        return
    known = {word.low for word in subject}
    named = {
        w.low for n, w in enumerate(look.words) if _is_name(w) and w.low not in known and _of_a_game(look.words, n)
    }
    mentioned = any(word.low in own for word in look.words)
    heads: list[tuple[int, bool]] = []
    for place, word in enumerate(look.words):
        if word.low in own and not _denied(look.words, place):
            heads.append((place, False))
        elif _is_name(word) and word.low not in known and _governs(look, place, named, mentioned=mentioned):
            heads.append((place, True))
    if not any(strange for _, strange in heads):
        return
    for of in look.accepted:
        places = look.places(of)
        if places and _under_another(look, heads, places):
            strange = next(place for place, foreign in heads if foreign)
            yield Misgiving("other-game", look.words[strange].line, of.field, of.board)


def _heads_subject(words: Sequence[Word], place: int, *, capitals: bool) -> bool:
    """Whether a word of the subject is a game's name: "[COBRA]", "KRAIT 4", "Mamba, turns 5 and 6", "(Krait)".

    ``capitals`` tells that one in capitals is so by itself.
    """
    word = words[place]
    if not _is_name(word):
        return False
    before = words[place - 1].low if place else ""
    after = [w for w in words[place + 1 : place + 3] if w.low not in (",", "(", "-", ":", "–")]
    numbered = bool(after) and (after[0].kind == "n" or after[0].means(*_GAMES))
    return before in ("[", "(") or numbered or (capitals and word.text.isupper())


def _is_name(word: Word) -> bool:
    if word.kind != "w" or not word.text[:1].isupper() or len(word.low) < 3 or "'" in word.low:
        return False
    if word.low in _KINDS_OF_ORDERS or word.low in _GAMES or word.low.endswith(("ed", "th", "ième", "te")):
        return False
    known = word.low in VOCABULARY.english or bool(VOCABULARY.meanings(word.low))
    return not known and VOCABULARY.label(word.low) is None and word.low not in _DAYS


def _of_a_game(words: Sequence[Word], place: int) -> bool:
    """Whether a name is said to be a game's: "Mamba turn 3", "the Mamba game", "my Mamba orders", "game of Mamba"."""
    before = [w.low for w in words[max(0, place - 2) : place]]
    after = words[place + 1] if place + 1 < len(words) else None
    if before[-2:] == ["game", "of"] or before[-1:] in (["game"], ["["]):
        return True
    if after is None or after.line - words[place].line > 1 or not after.means(*_GAMES):
        return False
    # "Easy round from me" has no name in it.
    opens = place == 0 or words[place - 1].low in (".", "!", "?")
    then = words[place + 2] if place + 2 < len(words) else None
    return not opens or not after.means("round", "turn") or then is None or then.kind in "np"


def _denied(words: Sequence[Word], place: int) -> bool:
    return any(w.means(*_DENYING) for w in words[max(0, place - 2) : place])


def _governs(look: Look, place: int, named: set[str], *, mentioned: bool) -> bool:
    """Whether a strange name tells what the orders near it are for."""
    words, number = look.words, look.sentence_at(place)
    sentence = look.sentences[number]
    if _denied(words, place):
        return False
    taken = {p for of in look.accepted for p in look.places(of)}
    numbers = any(sentence.start <= p < sentence.end for p in taken)
    ahead = words[max(sentence.start, place - _REACH) : place]
    here = any(w.means(*_POINTING, "here's", "following", "below") for w in ahead)
    if not numbers and not here and any(w.means(*_ELSEWHERE) for w in words[place + 1 : sentence.end]):
        return False
    after = words[place + 1] if place + 1 < sentence.end else None
    closes = after is None or after.kind != "w" or after.means(*_AFTER_NAME)
    led = any(w.means(*_TO_WHOM) for w in ahead[-3:])
    gamely = words[place].low in named
    if led and gamely and (not numbers or closes):
        return True
    given = any(sentence.start <= p < place or sentence.start - 12 <= p < sentence.start for p in taken)
    if led and closes and ahead[-1].low != "in" and any(w.means(*_HANDED) for w in ahead[:-1]):
        return (
            not given or any(w.means("these", "those", "orders", "moves", "both", "enter") for w in ahead) or mentioned
        )
    if led and closes and mentioned and numbers and not given and ahead[-1].low != "in":
        return True
    opens = not ahead or (len(ahead) <= 2 and ahead[-1].means("my", "the", "for", "in", "re"))
    if opens and gamely and after is not None and after.means("orders", "order", "moves", "turn", "round"):
        return True
    if gamely and (numbers or here) and any(w.means("my", "the") for w in ahead[-1:]) and (after is not None):
        return after.means("orders", "order", "moves")
    if mentioned and opens and after is not None and (after.low == ":" or any(w.means("for") for w in ahead[-1:])):
        return numbers or any(sentence.end <= p < sentence.end + 12 for p in taken)
    return False


def _under_another(look: Look, heads: Sequence[tuple[int, bool]], places: Sequence[int]) -> bool:
    """Whether every number of an order stands under another game's name, or is said afterwards to be for one."""
    first = places[0]
    before = [head for head in heads if head[0] < first]
    if before:
        place, strange = before[-1]
        return strange and first - place < _HEADS
    place, strange = heads[0]
    number = look.sentence_at(place)
    sentence = look.sentences[number]
    pointing = any(w.means(*_POINTING) for w in look.words[sentence.start : place])
    same = look.sentence_at(places[-1]) == number
    return strange and (pointing or same) and number - look.sentence_at(places[-1]) <= 2


def for_another_player(look: Look) -> Iterator[Misgiving]:
    """Orders that are handed on in prose: "she wants to throw 2", "Bert asked me to tell you", "I write for her"."""
    handed = [start for start in range(len(look.words)) if _hands_on(look, start)]
    handed = sorted([*handed, *(start for start, _ in look.found("handing_on"))])
    promised = max(_promised(look), max((start for start, _ in look.found("own_later")), default=-1))
    for of in look.accepted:
        places = look.places(of)
        if not places or any(_said_by_me(look, place) for place in places):
            continue
        on = next((start for start in handed if start < places[0]), -1)
        if on < 0 and promised > places[0]:
            on = promised
        willed = on < 0 and all(_willed_by_them(look, place) for place in places)
        willed = willed and not (of.field == "D" and _left_to_them(look, places[0]))
        if on >= 0 or (willed and not decided_in(look.of_sentences())):
            yield Misgiving("other-player", look.words[on if on >= 0 else places[0]].line, of.field, of.board)


def _left_to_them(look: Look, place: int) -> bool:
    """Whether the sentence says that they chose the trapdoor: "Alfie has chosen the trapdoor, and would like 88"."""
    start = look.sentences[look.sentence_at(place)].start
    chose = next((n for n in range(start, place) if look.words[n].means(*_CHOSE)), -1)
    return chose >= 0 and any(look.label(word) == "D" for word in look.words[chose + 1 : min(place, chose + 4)])


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
    if after[1].means("him", "her", "them") and len(after) == 2:
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
        return not any(w.means("my", "our") for w in ahead[-2:])
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
                return not mine and any(w.means(*_PASSED) for w in rest) and not _greeting(after[step + 1 :])
    return False


def _greeting(words: Sequence[Word]) -> bool:
    return any(w.means("regards", "hello", "love", "greetings", "thanks", "best", "wishes", "that") for w in words[:4])


def _kin(words: Sequence[Word]) -> bool:
    return any(w.means(*_PERSONS) for w in words)


def _is_person(word: Word) -> bool:
    return word.means(*_PERSONS) or word.low in _HAVE_ASKED or (_is_name(word) and word.text.istitle())


def _promised(look: Look) -> int:
    """Return where it is said that the writer's own orders are still to come, -1 where nothing of the sort is said."""
    others = next((n for n, w in enumerate(look.words) if _of_others(w)), len(look.words))
    for place, word in enumerate(look.words):
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
    asked = [span for span in look.found("handing_on") if start <= span[0] < place]
    for step in range(place - 1, start - 1, -1):
        word, after = look.words[step], look.words[step + 1]
        if any(first <= step < last for first, last in asked):
            return False  # "Henk vraagt of ik zijn zet wil doorgeven"
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
    for step in range(place - 1, start - 1, -1):
        word = look.words[step]
        if word.means(*_MY) or word.low in (".", ":") or word.means("so", "but", "because", "since"):
            return False
        if word.means(*_THEY) or (_is_person(word) and step + 1 < place):
            near = look.words[step + 1 : step + 3]
            told = word.low in ("he'd", "she'd", "they'd", "he'll", "she'll", "they'll")
            return told or any(w.means(*_WILLING) for w in near)
    return False
