"""Misgivings about orders that hang on the GM's opinion, on a bargain or a reply, or that are meant in jest."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from pbm.orders.misgivings.figures import named
from pbm.orders.misgivings.needs import ASKED, DOOR, NO_DOOR, needs, phrases
from pbm.orders.misgivings.text import Look, Misgiving, Word
from pbm.orders.word_set import word_set

__all__ = [
    "bargained",
    "called_off",
    "door_of_another",
    "door_to_come",
    "if_refused",
    "if_so",
    "in_jest",
    "liked_as_well",
    "offered",
    "on_your_word",
]

_GIVING = ("tell", "show", "promise", "pay", "bribe", "lend", "buy", "slip", "assure", "let", "convince", "guarantee")
_RECEIVING = ("me", "us")
_SELF = ("i'll", "i", "i'd", "we'll", "we", "i'm")
_BOTH = ("and", "then", "or", "but")
_GIVEN_WITHIN = 3  # words between "tell" and "and I'll", the fewest
_REMARK = 5  # words of a remark that says of the sentence before it that it was a jest
_CONDITION = 7  # words of a sentence that is nothing but a condition of the one before
_REASON = ("because", "cos", "coz", "since", "as")
_SUPPOSING = ("i'd", "would", "might", "could")
_LIKED = ("nice", "good", "tempting", "fine", "lovely", "possible", "attractive", "appealing", "ok", "great")
_CALLING_OFF = word_set("leave skip don't dont drop scrap forget stop scratch cancel hang")
_HALTING = word_set("no wait hmm hm actually reflection sorry oh oops")
_HESITATING = _HALTING | word_set("on it that second thoughts thought er um please do not hold about all them this")
_SHOUTED = 3  # words in capitals of a sentence that is not shouted as a whole
_TO_COME = (
    *("follow", "follows", "following", "later", "tomorrow", "tonight", "soon", "mulling", "thinking", "deciding"),
    *("wait", "tba", "tbc", "comes", "come", "secret", "till", "until", "when", "once"),
    *("undecided", "phone", "ring", "shortly", "separately", "weekend", "consider", "ponder", "think", "know"),
)
_TOLD = (
    *(
        "no",
        "none",
        "not",
        "not/none",
        "don't",
        "never",
        "was",
        "were",
        "last",
        "had",
        "got",
        "fell",
        "been",
        "without",
    ),
    *("did", "again", "love", "hate", "caught", "opened", "went", "who", "why", "how", "there's", "those", "dug"),
)
_OPENING = ("the", "my", "a", "and", "as", "for", "but", "trapdoor", "now", "with", "het")
_BUSINESS = word_set(
    "province department business job call affair responsibility domain choice decision task remit pigeon baby turn "
    "sache aufgabe angelegenheit ressort affaire domaine rayon zaak afdeling taak cosa asunto tarea compito affare "
    "faccenda"
)
_NOBODYS = word_set("nobody's no no-one's nadie nessuno niemand niemandes not")
_MINE = word_set("my our mein meine mon ma notre mijn onze mi mio mia nostro nostra unsere")
_OWNERS = word_set("his her their your seine ihre son sa leur zijn haar hun su suo sua loro")
_OF_SOMEBODY = word_set("meiner meines deiner seiner ihrer von vom de du d van del della di dell of")
_GIVING_LATER = ("you'll", "i'll", "let", "i'm", "i", "will", "shall", "to", "need", "want")


@needs(phrases("on_your_word"))
def on_your_word(look: Look) -> Iterator[Misgiving]:
    """An order on condition of the GM's opinion: "give me the 2 if you agree that it's safe"."""
    for start, _ in look.found("on_your_word"):
        number = look.sentence_at(start)
        sentence = look.sentences[number]
        ahead = look.words[sentence.start : start]
        numbers = any(word.kind == "n" for word in look.of_sentence(number))
        remark = sum(w.kind == "w" for w in look.of_sentence(number)) <= _CONDITION and not numbers
        first = sentence.start
        if not any(w.means("but", "only") for w in ahead[-2:]):
            comma = next((n for n in range(len(ahead) - 1, -1, -1) if ahead[n].low == ","), -1)
            while comma >= 0 and not any(w.kind == "n" for w in ahead[comma:]):
                comma = next((n for n in range(comma - 1, -1, -1) if ahead[n].low == ","), -1)
            first += comma + 1
        if remark and number and sum(w.kind == "w" for w in ahead) <= 2:
            first = look.sentences[number - 1].start
        for of in look.accepted:
            places = named(look, of)
            if places and all(first <= place < start for place in places):
                yield Misgiving(
                    "throw-conditional" if of.field == "T" else "door-conditional",
                    look.words[start].line,
                    of.field,
                    of.board,
                )


@needs((*phrases("mockery"), "not"))
def in_jest(look: Look) -> Iterator[Misgiving]:
    """What is ordered with a mark of mockery: "because the 1 worked so well last time", "as if!"."""
    spans: list[tuple[int, int]] = []
    for start, _ in look.found("mockery"):
        number = look.sentence_at(start)
        sentence = look.sentences[number]
        first = sentence.start
        own = any(sentence.start <= p < sentence.end for of in look.accepted for p in named(look, of))
        if not own and number and sum(w.kind == "w" for w in look.of_sentence(number)) <= _REMARK:
            first = look.sentences[number - 1].start
        spans.append((first, sentence.end))
    shouted = (n for n, w in enumerate(look.words) if w.text == "NOT" and _ends(look, n))
    for place in shouted:
        sentence = look.sentences[look.sentence_at(place)]
        if sum(w.text.isupper() for w in look.of_sentence(look.sentence_at(place))) <= _SHOUTED:
            spans.append((sentence.start, sentence.end))
    for of in look.accepted:
        places = named(look, of)
        if places and all(any(first <= place < end for first, end in spans) for place in places):
            yield Misgiving(
                "throw-doubt" if of.field == "T" else "door-doubt", look.words[places[0]].line, of.field, of.board
            )


def _ends(look: Look, place: int) -> bool:
    return place + 1 >= look.sentences[look.sentence_at(place)].end


@needs(_CALLING_OFF)
def called_off(look: Look) -> Iterator[Misgiving]:
    """What is called off in the next breath: "throw 4 – no, leave it", "throw 4, trapdoor 62. Hang on."."""
    for of in look.accepted:
        places = named(look, of)
        if not places or not of.values:
            continue
        number = look.sentence_at(places[-1])
        tail = look.words[places[-1] + 1 : look.sentences[number].end]
        if _pauses(look.of_sentence(number + 1)) and _corrected(look, number + 2):
            continue
        if _calls_off(tail) or _calls_off(look.of_sentence(number + 1)):
            say = "throw-retracted" if of.field == "T" else "door-retracted"
            yield Misgiving(say, look.words[places[-1]].line, of.field, of.board)


def _pauses(words: Sequence[Word]) -> bool:
    """Whether words only halt: "Hang on.", "no, wait"."""
    said = {word.low for word in words if word.kind == "w"}
    return said <= _HESITATING | {"hang"} and not any(word.kind == "n" for word in words)


def _corrected(look: Look, number: int) -> bool:
    """Whether something of what was ordered is put right after a halt: "Hang on. I miscounted. Make the throw a 2"."""
    after = [look.sentences[n].start for n in range(number, min(number + 3, len(look.sentences)))]
    return bool(after) and any(place >= after[0] for of in look.accepted for place in look.places(of))


def _calls_off(words: Sequence[Word]) -> bool:
    """Whether words do nothing but call something off: "no, leave it", "on reflection, don't"."""
    said = [word.low for word in words if word.kind == "w"]
    lows = set(said)
    if any(word.kind not in "wp" for word in words) or not lows & _CALLING_OFF or {"don't", "forget"} <= lows:
        return False
    return lows <= _CALLING_OFF | _HESITATING and len(said) > 1


@needs((*_GIVING, *phrases("in_return")))
def bargained(look: Look) -> Iterator[Misgiving]:
    """What is offered for something in return: "tell me where a snake is and I'll throw the 1"."""
    spans: list[tuple[int, int]] = []
    for number, sentence in enumerate(look.sentences):
        part = look.of_sentence(number)
        given = next(
            (n for n, w in enumerate(part[:-1]) if w.means(*_GIVING) and part[n + 1].means(*_RECEIVING)),
            None,
        )
        if given is None:
            continue
        for step in range(given + _GIVEN_WITHIN, len(part) - 1):
            joined = part[step].means("and", "then") or (part[step].low == "," and part[max(0, given - 1)].means("you"))
            if joined and part[step + 1].means(*_SELF):
                spans.append((sentence.start + step, sentence.end))
                break
    for start, end in look.found("in_return"):
        sentence = look.sentences[look.sentence_at(start)]
        if any(look.label(word) for word in look.words[end : min(sentence.end, end + 3)]):
            continue  # "my 2 in exchange for a trapdoor on 51" is the order itself
        spans.append((sentence.start, sentence.end))
    for of in look.accepted:
        places = named(look, of)
        span = next((s for s in spans if places and all(s[0] <= p < s[1] for p in places)), None)
        if span is not None and of.values:
            yield Misgiving(
                "throw-conditional" if of.field == "T" else "door-conditional",
                look.words[span[0]].line,
                of.field,
                of.board,
            )


@needs(ASKED, _REASON, _SUPPOSING)
def if_so(look: Look) -> Iterator[Misgiving]:
    """What is told as the reason of a question only: "do trapdoors work above 90? Because I'd put it on 96"."""
    for number, sentence in enumerate(look.sentences[:-1]):
        after = look.of_sentence(number + 1)
        if not sentence.asked or not after or not after[0].means(*_REASON):
            continue
        if not any(word.means(*_SUPPOSING) for word in after[1:5]):
            continue
        last = look.sentences[number + 1].end
        for of in look.accepted:
            places = named(look, of)
            if places and of.values and all(sentence.start <= place < last for place in places):
                yield Misgiving("only-asked", after[0].line, of.field, of.board, asking=True)


@needs(ASKED, phrases("if_refused"))
def if_refused(look: Look) -> Iterator[Misgiving]:
    """What is ordered for a refusal only: "Could I have until Sunday? If it can't be helped, use the 1"."""
    for start, _ in look.found("if_refused"):
        number = look.sentence_at(start)
        if not any(look.sentences[before].asked for before in range(max(0, number - 2), number)):
            continue
        for of in look.accepted:
            places = named(look, of)
            if places and all(look.sentence_at(place) == number and place > start for place in places):
                yield Misgiving("if-refused", look.words[start].line, of.field, of.board)


@needs(NO_DOOR, ("i'll", "i'd", "in"), ("offer", "do", "vote", "name", "if"))
def offered(look: Look) -> Iterator[Misgiving]:
    """A space that is offered, or joined on a condition, where none was taken: "I'm in on 65 if two of you are"."""
    if len(look.boards) > 1 or any(of.field == "D" for of in look.accepted):
        return
    for number, sentence in enumerate(look.sentences):
        part = look.of_sentence(number)
        free = any(w.kind == "n" and w.digits and look.high < w.value <= 100 for w in part)
        if sentence.asked or not free:
            continue
        promising = any(w.means("i'll", "i'd") and a.means("offer", "do", "vote", "name") for w, a in pairwise(part))
        joining = any(w.means("in") and a.means("on", "for") for w, a in pairwise(part))
        told = any(w.means(*_TOLD) for w in part)
        if promising or (joining and not told and any(w.means("if") for w in part)):
            for of in look.accepted[:1]:
                yield Misgiving("door-doubt", part[0].line, "", of.board)
            return


@needs(("is", "would", "looks", "sounds", "has"), (*_LIKED, "charms"))
def liked_as_well(look: Look) -> Iterator[Misgiving]:
    """Two throws of which each is only liked: "a 3 is nice, a 5 is nice too"."""
    liked: dict[int, int] = {}
    for place, word in enumerate(look.words):
        after = look.words[place + 1 : place + 5]
        if word.kind != "n" or not 0 < word.value <= look.high or not after:
            continue
        if after[0].means("is", "would", "looks", "sounds", "has") and any(w.means(*_LIKED, "charms") for w in after):
            liked.setdefault(word.value, word.line)
    if len(liked) > 1:
        for of in look.accepted:
            if of.field == "T" and len(of.values) == 1 and of.values[0] in liked:
                yield Misgiving("throw-hedged", liked[of.values[0]], "T", of.board)


@needs(NO_DOOR, DOOR, (*_TO_COME, *phrases("doubting", "waiting")))
def door_to_come(look: Look) -> Iterator[Misgiving]:
    """A trapdoor that is still to be told, beside a plain throw: "let me come back to you on the trapdoor"."""
    bare = _without_door(look)
    if not bare:
        return
    later = [look.sentence_at(start) for kind in ("doubting", "waiting") for start, _ in look.found(kind)]
    for number, sentence in enumerate(look.sentences):
        part = look.of_sentence(number)
        label = next((n for n, w in enumerate(part) if look.label(w) == "D"), None)
        if label is None or sentence.asked or any(w.means(*_TOLD) for w in part):
            continue
        clause = _clause(part, label)
        opens = all(w.means(*_OPENING) or w.kind == "p" or w.text in bare for w in part[clause:label])
        promised = opens or any(w.means(*_GIVING_LATER) for w in part[clause:label])
        near = [w for w in part[clause:] if w.means(*_TO_COME)]
        if promised and (number in later or near) and not any(w.kind == "n" for w in part[label:]):
            yield from _of_board(look, number, bare)
            return


@needs(NO_DOOR, DOOR, _BUSINESS)
def door_of_another(look: Look) -> Iterator[Misgiving]:
    """A trapdoor that is somebody else's to name, beside a plain throw: "The trapdoor is Bridget's province"."""
    bare = _without_door(look)
    for number, sentence in enumerate(look.sentences if bare else ()):
        part = look.of_sentence(number)
        label = next((n for n, w in enumerate(part) if look.label(w) == "D"), None)
        if label is None or sentence.asked or not all(w.means(*_OPENING) or w.text in bare for w in part[:label]):
            continue
        business = next((n for n, w in enumerate(part[label:], label) if w.low in _BUSINESS), None)
        if business is None or any(w.low in _NOBODYS or w.kind == "n" for w in part[label:business]):
            continue
        owner, after = part[business - 1], part[business + 1 : business + 2]
        ahead = [w.low for w in part[max(0, business - 2) : business]]
        owned = owner.low.endswith("'s") or any(low in _OWNERS for low in ahead)
        if owner.low in _MINE:
            continue
        if owned or (after and after[0].low in _OF_SOMEBODY):
            yield from _of_board(look, number, bare)
            return


def _without_door(look: Look) -> list[str]:
    """Return the boards of which a throw was accepted and no trapdoor."""
    doors = {of.board for of in look.accepted if of.field == "D"}
    return list(dict.fromkeys(of.board for of in look.accepted if of.field == "T" and of.board not in doors))


def _of_board(look: Look, number: int, bare: Sequence[str]) -> Iterator[Misgiving]:
    """Yield the misgiving about the trapdoor of the boards that a sentence names, else of the only one without."""
    about = [board for board in look.boards_in(number) if board in bare]
    if not about and not look.boards_in(number) and (len(look.boards) < 2 or len(bare) == 1):
        about = list(bare[:1])
    for board in about:
        yield Misgiving("door-doubt", look.words[look.sentences[number].start].line, "", board)


def _clause(part: Sequence[Word], place: int) -> int:
    """Return where the clause begins that the word at ``place`` is in."""
    for step in range(place - 1, -1, -1):
        if part[step].low in (",", ":", "-", "–", "—", "(") or part[step].means(*_BOTH):
            return step + 1
    return 0
