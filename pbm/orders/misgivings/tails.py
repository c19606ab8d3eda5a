"""Misgivings about what is said after an order, in a sentence of its own: a condition without its end, or a doubt."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from pbm.orders.likelihood import unsettling
from pbm.orders.misgivings.heard_after import heard_open
from pbm.orders.misgivings.needs import needs
from pbm.orders.misgivings.text import Look, Misgiving, Word
from pbm.orders.word_set import word_set

__all__ = ["hanging", "said_after", "sounds_open", "wavering", "weighed_open"]

_LED_IN = word_set("and but so well only just even though of course that is obviously always naturally or also then")
_CONDITION = word_set("provided providing assuming presuming supposing pending unless if depending depends subject")
_LONG = ("as", "so")
_SUBJECTS = word_set(
    "i we you he she they it that there this nobody nothing everybody everything somebody something anybody anything "
    "noone everyone someone anyone who all both one"
)
_ADDED = word_set("that of obviously mind please naturally which and or")
_NO_BIDDING = word_set("to not you they we i never also still")
_NOMINATIVE = word_set("i we he she they nobody everybody nothing")
_CONTRACTED = ("'s", "'m", "'re", "'ll", "'d", "'ve")
_RUN_ON = word_set("im ill ive youre ur theyre hes shes")
_NO_VERBS = word_set("this always perhaps less us unless as yes his its")
_OF_THAT = word_set("if unless provided assuming with of about to on for at by from in after before all just even only")
_TELLING = word_set("says thinks agrees means likes wants knows reckons believes feels finds")
_HEARD = word_set("hear know find see think say believe feel tell told guess learn notice reckon agree suppose")
_APOSTROPHES: Final = {
    "im": "i'm", "ive": "i've", "ill": "i'll", "id": "i'd", "didnt": "didn't", "dont": "don't", "doesnt": "doesn't",
    "cant": "can't", "wont": "won't", "isnt": "isn't", "wasnt": "wasn't", "arent": "aren't", "havent": "haven't",
    "hasnt": "hasn't", "wouldnt": "wouldn't", "couldnt": "couldn't", "shouldnt": "shouldn't", "youre": "you're",
    "youll": "you'll", "youd": "you'd", "youve": "you've", "hes": "he's", "shes": "she's", "thats": "that's",
    "theyre": "they're", "theyll": "they'll", "theres": "there's", "weve": "we've", "aint": "isn't",
}  # fmt: skip
"""What people who write no apostrophes leave them out of; "its" and "were" may be words of their own."""
_UNDER = word_set(
    "where which who whom what that when how why as than because since while until till if whether and or nor"
)
_VERBS = word_set(
    "asks is are was were be will would shall should can could may might must do does did has have had says stays "
    "moves goes gets comes wants likes thinks agrees works lands puts takes plays throws falls keeps holds lets means "
    "needs won't wouldn't can't couldn't don't doesn't didn't isn't aren't wasn't haven't hasn't shan't"
)
_ORDERING = word_set(
    "say tell give ask let please call ring write send print come go see think hope wish note mind play keep stop "
    "start blame thank buy bring expect remember put make drop shout wake hmu nudge poke kick ping text pray bury sue "
    "forgive excuse"
)
_COURTEOUS = word_set(
    "may please mind possible allowed ok okay okey right late trouble permitted legal legit time like wish need "
    "questions question problem problems convenient alright fine kind interested curious wondering please readable "
    "unclear clear legible well spared objections complaints room"
)
_DAY = word_set(
    "bed sleep nap bath kip sofa work shift school home pub shop shops gym dinner tea lunch supper holiday garden bett "
    "schlafen heim arbeit lit dormir boulot slapen werk cama trabajo letto lavoro"
)
_OF_ORDERS = word_set("that this it orders order throw trapdoor trap board card piece snake ladder move number")
_IN_PLAY = word_set("eyes land landing swap")
_OWN = (
    *(("this", "is", "only", "mine"), ("this", "is", "just", "mine"), ("these", "are", "only", "mine")),
    *(("these", "are", "just", "mine"), ("this", "is", "all", "mine"), ("these", "are", "all", "mine")),
    *(("this", "one", "is", "mine"), ("mine", "alone"), ("mine", "only"), ("all", "my", "own"), ("my", "own", "work")),
    *(
        ("that's", "my", "order"),
        ("that", "is", "my", "order"),
        ("these", "are", "my", "orders"),
        ("those", "are", "my", "orders"),
    ),
    *(("only", "for", "me"), ("just", "for", "me"), ("my", "own", "orders"), ("nobody", "else's")),
)
"""Ends of a sentence that says whose the orders are: the writer's."""
_SIZES = sorted({len(own) for own in _OWN})
_THAT = frozenset(("that's", "that", "it's", "it", "this"))
_IDEA = 5  # words
_OF_ORDER = word_set("round around order")
_LIKELY = -0.5
"""From here on a sentence after an order sounds as if the order were not meant to stand as it is."""
_PERHAPS, _SURELY = -3.5, 1.0
"""Between these one is heard as well: the weights know no order of words."""
_PUT_RIGHT = 1.5  # for one that an order follows
_SOUNDS_OPEN, _SOUNDS_SETTLED = 3.0, -3.0
"""How open it must sound where the weights take it for talk, and how little to be talk where they do not."""
_LISTENED_TO = 4  # sentences of a mail
_MOST = 12  # words of a condition that stands alone
_FEW = 9  # words of a doubt that stands alone
_UNSURE = word_set("sure certain convinced decided settled happy definite positive persuaded final firm")
_SETTLED = word_set("settled decided final definite fixed certain sure agreed done")
_BUT_FOR = word_set("when once if until till unless almost nearly yet either or be after should hope hopefully ?")
_HELD = word_set(
    "though yet myself about of on in with by it that this entirely quite fully completely at all to be honest "
    "really tbh 100 either them these those the throw trapdoor move number numbers one mind you now altogether "
    "hundred per cent any more anymore"
)
_NOT = word_set("not never hardly isn't aren't wasn't n't can't cannot nor don't haven't hasn't")
_LOOKING = word_set("check think look see ask sleep consult count recount ponder reconsider recheck decide consider")
_TO_LOOK = word_set("need want must have better let should ought going like gotta")
_AGAINST_OWN = _TO_LOOK | _BUT_FOR | {"hers", "his"}
_AGAINST_SETTLED = _NOT | _TO_LOOK | _BUT_FOR
_LOOKED_AT = word_set(
    "it that this again first board notes record records list sheet card map numbers orders order move throw trapdoor "
    "report about over on with the my wife husband jean mum dad boss team more twice properly harder everything rules "
    "further a bit what i've used got left"
)
_PROPERLY = word_set("properly right correctly ok okay alright")
_OPEN_WORDS = frozenset(("tbc", "tba", "tbd"))
_ALL_OPEN = frozenset((
    "not yet", "but not yet", "no not yet", "though not yet", "only not yet",
    "i don't know", "dunno", "i dunno", "50 50", "fifty fifty", "then again maybe not", "again maybe not",
    "maybe not", "perhaps not", "again perhaps not", "who knows if that's right", "i can't decide", "can't decide",
    "jury's out", "watch this space", "up in the air", "in two minds", "i'm in two minds", "more anon",
))  # fmt: skip
_WAVERING = _OPEN_WORDS | _UNSURE | _LOOKING | {said.rpartition(" ")[2] for said in _ALL_OPEN}
_DONE = word_set("but anyway decided settled final however still nevertheless no yes was were had did used last")
_DONE_AND_SURE = _DONE - _UNSURE


def _after(look: Look) -> int:
    """Return the number of the sentence in which the first order stands; one beyond the last where none is found."""
    places = [look.places(of)[0] for of in look.accepted if of.values and look.places(of)]
    return look.sentence_at(min(places)) if places else len(look.sentences)


def _last(look: Look) -> int:
    """Return the number of the last sentence with an order: what stands before it may be what it puts right."""
    return max((look.sentence_at(place) for of in look.accepted for place in look.places(of)), default=-1)


def _tails(look: Look) -> Iterator[tuple[int, Sequence[Word]]]:
    """Yield the sentences after the first order that name no number of an order; each with its first words cut off."""
    values = {value for of in look.accepted for value in of.values}
    after = _after(look)
    for number in range(after + 1, min(len(look.sentences), after + 40)):
        part = [word for word in look.of_sentence(number) if word.kind != "p" or word.low in ",-–—(:"]
        while part and (part[0].kind == "p" or (part[0].low in _LED_IN and [w.low for w in part[1:2]] != ["long"])):
            part.pop(0)
        if part and not any(word.kind == "n" and word.value in values for word in part):
            yield number, part


def said_after(part: Sequence[Word], asked: bool) -> list[str]:
    """Return a sentence's words as they are weighed: in lower case, a number as ``<n>``, the question mark last."""
    return [*("<n>" if w.kind == "n" else w.low for w in part if w.kind in "wn"), *(["?"] if asked else [])]


def sounds_open(look: Look) -> Iterator[Misgiving]:
    """What sounds like a doubt, a condition or a change of mind to who has read many: "Park that, Bernard rang."."""
    yield from _open_after(look, _LISTENED_TO)


def weighed_open(look: Look) -> Iterator[Misgiving]:
    """The same by its words alone: nobody has heard what is said of the cards of a game."""
    yield from _open_after(look, 0)


def _open_after(look: Look, most: int) -> Iterator[Misgiving]:
    """Yield what follows an order and leaves it open; at ``most`` so many sentences are heard."""
    heard, last = 0, _last(look)
    before: tuple[str, ...] = ()
    for number, part in _tails(look):
        said = tuple(said_after(look.of_sentence(number), look.sentences[number].asked))
        if not said or _affirms(said):
            before = ()
            continue
        weighed = unsettling(said)
        opens = weighed > (_LIKELY if number > last else _PUT_RIGHT)
        if number > last and _PERHAPS < weighed <= _SURELY and heard < most:
            heard += 1
            opens = heard_open(said, before) > (_SOUNDS_SETTLED if opens else _SOUNDS_OPEN)
        if opens:
            about, fields = look.boards_in(number), look.fields_in(number)
            if look.count > 1 and not _OF_ORDER.isdisjoint(said):
                fields = "T"  # "Or is it the other way round?"
            for of in look.accepted:
                if (not about or of.board in about) and of.field in fields:
                    yield Misgiving("unsettled", part[0].line, of.field, of.board)
            return
        before = said


def _affirms(said: Sequence[str]) -> bool:
    """Whether a few words say that it is settled: "That part is settled.", "Final answer.", "No more changes."."""
    if any(tuple(said[-size:]) in _OWN for size in _SIZES) and _AGAINST_OWN.isdisjoint(said):
        return True
    if said[0] in _THAT and said[-1] == "idea" and len(said) <= _IDEA:
        return True  # whose idea an order was leaves it as it is
    if said[-1] == "?" and said[0] in ("did", "have") and said[-2] in _PROPERLY:
        return True  # "Did I fill it in properly?"
    if not 1 < len(said) <= _FEW or not _AGAINST_SETTLED.isdisjoint(said):
        return False
    return said[-1] in _SETTLED or (len(said) < 5 and said[0] in _SETTLED)


_ACTIONS: Final = ("send", "swap", "move", "reverse", "extra")
"""What the names of cards begin with that one lands on."""


@needs((*_CONDITION, "long"))
def hanging(look: Look) -> Iterator[Misgiving]:
    """A condition without an end of its own, so that it is one of the order before: "As long as Dora stays put."."""
    for number, part in _tails(look):
        words = [word for word in part if word.kind in "wn"]
        if look.sentences[number].asked or len(words) > _MOST or len(words) < 2:
            continue
        part = [word._replace(low=_APOSTROPHES.get(word.low, word.low)) for word in part]
        lows = [word.low for word in part if word.kind in "wn"]
        start = 3 if lows[0] in _LONG and lows[1] == "long" and lows[2:3] == ["as"] else 1
        if start == 1 and lows[0] not in _CONDITION:
            continue
        if (lows[0] == "subject" and lows[1] != "to") or (lows[0] == "if" and lows[1] in ("so", "not", "any", "only")):
            continue  # "if so I'm not turning my back on her"
        if lows[0] == "if" and lows[1] == "on" and lows[2:3] != [] and lows[2] in _ACTIONS:
            continue  # "If I land on Send back: Dora. And if on Send forward, Clive."
        courteous = lows[0] in ("if", "unless", "provided", "assuming") or start == 3
        if courteous and any(low in _COURTEOUS for low in lows[start:]):
            continue
        if _ends_itself(part, start) or _of_own_day(look, number):
            continue
        for of in look.accepted:
            yield Misgiving(
                "throw-conditional" if of.field == "T" else "door-conditional", part[0].line, of.field, of.board
            )
        return


def _of_own_day(look: Look, number: int) -> bool:
    """Whether the sentence before says where the writer goes, so that a condition is one of that."""
    before = {word.low for word in look.of_sentence(number - 1)} if number else set()
    numbered = number and any(word.kind == "n" for word in look.of_sentence(number - 1))
    return not numbered and bool(before & _DAY) and not before & _OF_ORDERS


def _ends_itself(part: Sequence[Word], start: int) -> bool:
    """Whether what hangs on a condition follows it, so that no order hangs on it: "if it works I'll buy a pint"."""
    said = 0
    under = led = False
    before = ""
    for n, word in enumerate(part[start:], start):
        low = word.low
        contracted = low in _RUN_ON or (low.endswith(_CONTRACTED) and low.partition("'")[0] in _SUBJECTS)
        named = contracted or low in _NOMINATIVE
        finite = low in _VERBS and before not in _VERBS and before not in ("to", "not")
        finite = finite or (low.endswith("s") and low not in _NO_VERBS and before in _SUBJECTS)
        acts = named or finite
        if low == ":" or (part[0].low == "if" and _leads(part, n)):
            return True  # "if L4 has gone, L5 in the same place"
        again = n > start + 1 and low == part[start].low and low in _SUBJECTS
        if again and [w.low for w in part[n + 1 : n + 2]] == [part[start + 1].low]:
            return True  # "if it fails it fails"
        if acts and not under and (led or (named and n > start + 1)):
            return True
        bidding = low in _ORDERING and before not in _VERBS and before not in _NO_BIDDING
        if bidding and not under and n > start + 1:
            return True  # "if you see Jean say hello"
        if finite or contracted:
            said += not under
        if _that_follows(part, n, start):
            return True  # "if I go quiet until Thursday that will be why"
        under = (under and not (finite or contracted)) or low in _TELLING or (low in _UNDER and not _pointing(part, n))
        led = led or low == ","
        before = low
    return said > 1


def _that_follows(part: Sequence[Word], n: int, start: int) -> bool:
    """Whether "that" is what the condition comes to, with a verb of its own: "that will be why", "that was the dog"."""
    finite = [word.low for word in part[n + 1 : n + 2] if word.low in _VERBS and word.low != "do"]
    that = part[n].low in ("that'll", "that's") or (part[n].low == "that" and bool(finite))
    told = any(word.low in _NOMINATIVE or word.low in _VERBS for word in part[start:n])
    return that and told and n > start + 2 and part[n - 1].low not in _TELLING | _HEARD | _OF_THAT


def _pointing(part: Sequence[Word], n: int) -> bool:
    """Whether "that" is a thing and begins no clause: "if that works", "anything wrong with that"."""
    return part[n].low == "that" and part[n - 1].low in _OF_THAT


def _leads(part: Sequence[Word], n: int) -> bool:
    """Whether a comma or a "then" after a condition leads to what hangs on it: "if I roll snake eyes, Clive"."""
    after = [word for word in part[n + 1 :] if word.kind in "wn"]
    if part[n].low == "then":
        return n > 2 and bool(after)
    if part[n].low != "," or not after or after[0].low in _ADDED:
        return False
    # One word may be no more than whom the letter is for: "if Jean agrees, Dave".
    lows = {word.low for word in part[:n]}
    return len(part) > n + 3 or bool(lows & _IN_PLAY) or {"can't", "hit"} <= lows


@needs(_WAVERING)
def wavering(look: Look) -> Iterator[Misgiving]:
    """A doubt in a few words of their own after an order: "Not sure though.", "TBC.", "I need to check the board."."""
    for number, part in _tails(look):
        lows = [word.low for word in part if word.kind in "wn"]
        if not lows or len(lows) > _FEW or (look.sentences[number].asked and len(lows) > 1):
            continue
        if _open(lows) or _unsure(lows) or _looks_again(lows):
            for of in look.accepted:
                yield Misgiving("waiting", part[0].line, of.field, of.board)
            return


def _open(lows: Sequence[str]) -> bool:
    """Whether a sentence says no more than that all is open: "TBC.", "50/50.", "Hmm, I don't know."."""
    bare = [low for low in lows if low not in ("hmm", "hm", "erm", "oh", "well", "er", "um", "just", "all", "still")]
    if len(lows) < 3 and lows[0] in _OPEN_WORDS:
        return True
    return " ".join(bare) in _ALL_OPEN


def _unsure(lows: Sequence[str]) -> bool:
    """Whether a sentence only says that somebody is not sure: "Not convinced myself", "Can't say I'm certain"."""
    at = next((n for n, low in enumerate(lows) if low in _UNSURE), -1)
    if any(low in _DONE_AND_SURE for low in lows):
        return False
    if at < 0 or not any(low in _NOT for low in lows[:at]):
        return False
    first = lows[0] in _NOT or lows[0] in ("i'm", "i", "am", "we're", "we", "this", "that's", "it's", "can't")
    return first and all(low in _HELD or low in ("i", "i'm") for low in lows[at + 1 :])


def _looks_again(lows: Sequence[str]) -> bool:
    """Whether the writer is still to look, ask or think: "I need to check the board", "Let me ask the wife first"."""
    if any(low in _DONE for low in lows):
        return False
    at = next((n for n, low in enumerate(lows) if low in _LOOKING), -1)
    if at < 1 or not any(low in _TO_LOOK or low.endswith("'ll") for low in lows[:at]):
        return False
    mine = any(low in ("i", "i'd", "i'll", "i've", "we", "me", "must", "need", "better") for low in lows[:at])
    other = any(low in ("you", "you'll", "he", "she", "they", "not", "don't", "how") for low in lows[:at])
    return mine and not other and all(low in _LOOKED_AT for low in lows[at + 1 :])
