"""Misgivings about a throw that is reckoned with after another was ordered, as if it had been sent itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pbm.orders.misgivings.needs import ONE_TURN, needs
from pbm.orders.misgivings.text import Accepted, Look, Misgiving, Word
from pbm.orders.word_set import word_set

__all__ = ["chosen_otherwise", "reckoned_with_another"]

_OWN = word_set(
    "my that this mein meine meiner meinem dieser diesem der mon ce cette mijn die deze mi ese este mio quel"
)
"""What stands before the number that one reckons with; "the 4" may be anybody's."""
_MINE = word_set("my mein meine meiner meinem mon mijn mi mio")
_BY_IT = word_set("with by through mit met avec con mittels")
_MOVING = (
    *("bring", "brings", "take", "takes", "get", "gets", "put", "puts", "land", "lands", "carry", "carries", "move"),
    *("moves", "reach", "reaches", "come", "comes", "end", "ends", "arrive", "lift", "lifts", "leave", "leaves"),
)
_MOVING_ABROAD = word_set(
    "bringt lande komme stehe führt amène mène arrive tombe atterris brengt kom beland sta lleva llego caigo porta "
    "arrivo finisco cado emmène envoie"
)
_ONES_OWN = word_set("i me us we i'm i'll mich uns ich wir moi nous je j m ik mij ons wij we yo nos io mi ci")
_OTHERWISE = word_set(
    "was were had last ago before threw used played sent did been earlier yesterday previous previously already "
    "instead not never don't isn't than but or next later after tomorrow if would could should might when until till "
    "left unless remaining save saving keep keeping his her their your you he she they wish wished once old future "
    "another other war hatte letzte nächste wenn würde nicht sein ihr vorige volgende als zou niet zijn haar dernier "
    "prochain si pas son siguiente próximo pasado habría no su prossimo scorso se non suo"
)
"""Words of a sentence about another time, another's throw, or what is not so."""
_CHOSEN = ("gone", "went", "plumped", "opted", "settled", "decided", "plumping", "going", "opting", "settling")
_AND_SO = ("as", "because", "this", "to", "and", "so", "since", "please", "again", "now", "today", "in", "for", "on")
_I_HAVE = word_set("i i've i'm have we we've")
_I_AM = word_set("i'm i am we're")
_MOST = 60  # sentences: what is at odds with an order stands near it
_NEAR = 6  # words between the number and what it does


@needs(ONE_TURN, _OWN, (*_MOVING, *_MOVING_ABROAD))
def reckoned_with_another(look: Look) -> Iterator[Misgiving]:
    """A throw of one's own that was not ordered, and where it leads: "Throw 3. With that my 4 on C brings me level"."""
    throws = [of for of in look.accepted if of.field == "T" and of.values and look.places(of)]
    if not throws:
        return
    first = min(look.sentence_at(look.places(of)[0]) for of in throws)
    for number in range(first + 1, min(len(look.sentences), _MOST)):
        part = look.of_sentence(number)
        thrown = _throwing(look, part)
        if not thrown and any(word.low in _OTHERWISE for word in part):
            continue
        boards = look.boards_in(number)
        about = [of for of in throws if not boards or of.board in boards]
        if any(_reckons(part, place, about, look.high, thrown) for place in range(1, len(part))):
            for of in about if len(about) == 1 else ():
                yield Misgiving("throws-differ", part[0].line, "T", of.board)
            return


@needs(ONE_TURN, _CHOSEN, ("for", "on"))
def chosen_otherwise(look: Look) -> Iterator[Misgiving]:
    """A throw that one says to have chosen, and another stands, as in the subject: "I've gone for the 5"."""
    throws = [of for of in look.accepted if of.field == "T" and of.values]
    if len(throws) != 1 or len(look.boards) > 1:
        return
    for place, word in enumerate(look.words[:-3]):
        led = look.words[place - 1].low in _I_HAVE if place else False
        link, mine, number = look.words[place + 1 : place + 4]
        if not (led and word.means(*_CHOSEN) and link.means("for", "on") and mine.means("the", "my", "a")):
            continue
        part = look.of_sentence(look.sentence_at(place))
        past = any(w.means("last", "instead", "or", "not", "if", "before", "originally", "first") for w in part)
        after = look.words[place + 4 : place + 5]
        if after and after[0].kind == "w" and not after[0].means(*_AND_SO):
            continue  # "a 5 step plan"
        if number.kind == "n" and 0 < number.value <= look.high and number.value not in throws[0].values and not past:
            yield Misgiving("throws-differ", word.line, "T", throws[0].board)
            return


def _throwing(look: Look, part: Sequence[Word]) -> bool:
    """Whether a number is followed by "I'm throwing", so that "should" is no doubt: "with the 4 I'm throwing I …"."""
    return any(
        word.kind == "n" and part[place + 1].low in _I_AM and any(map(look.label, part[place + 2 : place + 4]))
        for place, word in enumerate(part[:-2])
    ) and not any(word.means("was", "were", "had", "if", "last", "threw", "not", "next", "or") for word in part)


def _reckons(part: Sequence[Word], place: int, about: Sequence[Accepted], high: int, thrown: bool) -> bool:
    """Whether the number at ``place`` is a throw of one's own that none of ``about`` is, and what it does follows."""
    word, ahead = part[place], part[place - 1].low
    if word.kind != "n" or not 0 < word.value <= high or word.low == "one":
        return False
    if (ahead not in _OWN and not (thrown and ahead == "the")) or any(word.value in of.values for of in about):
        return False
    if ahead not in _MINE and part[max(0, place - 2)].low not in _BY_IT:
        return False
    moving = thrown or any(w.means(*_MOVING) or w.low in _MOVING_ABROAD for w in part[place + 1 : place + 1 + _NEAR])
    return moving and any(w.low in _ONES_OWN for w in part)
