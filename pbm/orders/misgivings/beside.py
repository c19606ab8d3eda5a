"""Misgivings about orders beside which something stands that they do not fit, or that says who meant them.

"They all think that I go for 4", "according to Bob I should take the 6", "first the little hop" beside a 4 and a 1:
none of these is an order to be entered as it was read.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pbm.orders.misgivings.needs import DOOR, NO_DOOR, ONE_TURN, TWO_TURNS, needs, phrases
from pbm.orders.misgivings.text import Accepted, Look, Misgiving, Word
from pbm.orders.word_set import word_set

__all__ = [
    "by_a_coin",
    "by_hearsay",
    "denied_behind",
    "first_ideas",
    "in_the_region",
    "more_than",
    "not_sent_by_me",
    "sizes_otherwise",
    "spaces_weighed",
    "spent_now",
    "supposed",
    "to_be_scrapped",
]

_TURNING = ("but", "so", "therefore", "hence", "however", "instead", "though")
_FRESH = ("i", "i'll", "my", "now", "please")
_OUGHT = word_set(
    "should must ought soll sollte muss müsste moet moest zou devrais dois faudrait faut debería debo tengo dovrei devo"
)
_AGREED = ("so", "ok", "agree", "follow", "obey", "fine", "gladly", "therefore", "i'll", "listen", "right")
_MAILS = word_set(
    "mail mails email e-mail mailtje nachricht brief bericht message messages courriel lettre mensaje correo carta "
    "messaggio lettera letter note zug befehle zet orders coup ordres jugada órdenes mossa ordini move"
)
_HEADS = word_set("heads kopf kop pile cara testa")
_TAILS = word_set("tails zahl munt face cruz croce")
_MORE = word_set("more less higher lower fewer mehr weniger höher meer minder hoger plus moins más menos più meno")
_THAN = word_set("than as als wie dan que qu di che de then")
_BEGINNING = word_set(
    "first erst zuerst zunächst eerst abord primero prima beginning starting commençant empezando comenzando "
    "cominciando iniziando beginnend"
)
_ARTICLES = word_set("the der die das den dem de het le la el il lo my mein meine meinen mijn mon ma mi mio mia")
_SMALL = word_set(
    "small smaller little low lower short shorter klein kleine kleinen kleiner kleinere kleinste petit petite pequeño "
    "pequeña chico chica pequeñito piccolo piccola"
)
_BIG = word_set(
    "big bigger large larger high higher long longer groß große großen grosse größere grote grotere groot grand grande "
    "gros grosse gran gordo mayor grosso"
)
_IN_FRONT = word_set("first zuerst vorne voraus vorneweg eerst vooraan voorop devant delante davanti primero")
_BETWEEN = word_set("between torn zwischen tussen entre tra fra")
_LED = word_set(
    "for with about on as at in für bei mit als voor bij met pour avec comme para en con como per su come alla nella"
)
_IDEAS = word_set(
    "idea hunch thought impulse choice instinct inspiration eingebung gedanke idee impuls wahl ingeving gedachte keuze "
    "idée intuition inspiration choix corazonada ocurrencia intuición elección intuizione ispirazione scelta"
)
_RID = word_set(
    "rid loswerde loswerden los kwijt kwijtraak débarrasse débarrasser débarrassé deshago deshacerme quito libero "
    "liberarmi liberarme sbarazzarmi spend spending kept saved aufgehoben aufgespart bewaard gespaard gardé guardado "
    "tenuto conservato"
)
_THIS = word_set("this diese dieser diesen dieses deze dit cette ce este esta questo questa")
_ROUNDS = ("turn", "round", "turns", "rounds")
_ROUND_WORDS = word_set("turn round runde zug beurt ronde tour ronda turno giro partida vuelta")
_NOT_NOW = word_set(
    "not never last next would could if was he she they his her their nicht nie letzte letzten würde wenn falls "
    "er niet nooit vorige volgende zou pas jamais dernier prochain serait si no nunca pasada próxima non mai scorso "
    "prossimo se"
)
_REGIONS = word_set(
    "region neighbourhood neighborhood vicinity umgebung gegend nähe buurt omgeving rond environs "
    "alentours autour zona "
    "alrededor alrededores paraggi dintorni intorno"
)
_PLURAL = ("los", "les")  # "dans les trente"
_SCRAPPING = word_set(
    "schrappen negeren vergeten annuleren streichen vergessen stornieren löschen ignorieren annuler oublier supprimer "
    "ignorer anular olvidar borrar cancelar ignorar annullare dimenticare cancellare ignorare"
)
_NO = word_set("no not nicht niet pas non")
_CLOSE = 4  # words between the beginning of a pair and how big its first is
_BRACKET = 14  # words and signs of orders in brackets
_MOST = 60  # sentences that are looked at


@needs(phrases("supposed"))
def supposed(look: Look) -> Iterator[Misgiving]:
    """What others believe or were told, or what only may be: "they think that I go for 4", "it may be that I 4"."""
    yield from _reached(look, look.found("supposed"))


@needs(phrases("according"), _OUGHT)
def by_hearsay(look: Look) -> Iterator[Misgiving]:
    """What somebody else holds the writer should do: "according to Bob I must take the 6, with trapdoor 72"."""
    found: list[tuple[int, int]] = []
    for start, end in look.found("according"):
        number = look.sentence_at(start)
        rest = look.words[end : look.sentences[number].end]
        ought = any(word.low in _OUGHT for word in rest)
        agreed = any(word.means(*_AGREED) for word in (*rest, *look.of_sentence(number + 1)))
        if ought and not agreed and start - look.sentences[number].start < _CLOSE:
            found.append((start, end))
    yield from _reached(look, found)


def _reached(look: Look, found: Sequence[tuple[int, int]]) -> Iterator[Misgiving]:
    """Yield a misgiving for every order of which each number stands behind one of ``found``, in its clause."""
    for of in look.accepted if found else ():
        places = look.places(of)
        if places and of.values and all(any(_told(look, end, place) for _, end in found) for place in places):
            yield Misgiving("no-order", look.words[places[0]].line, of.field, of.board)


def _told(look: Look, end: int, place: int) -> bool:
    """Whether what is told from ``end`` on goes on to ``place``, without a colon, a turn or a new clause."""
    if place < end or look.sentence_at(end - 1) != look.sentence_at(place):
        return False
    for n, word in enumerate(look.words[end:place], end):
        after = look.words[n + 1]
        if word.low in (":", "–", "—") or word.means(*_TURNING):
            return False
        if word.low == "," and (after.means(*_FRESH) or look.label(after) == "T"):
            return False
    return True


@needs(phrases("not_mine"), _MAILS)
def not_sent_by_me(look: Look) -> Iterator[Misgiving]:
    """Orders of a mail that is said to be somebody else's: "that mail with '1, trapdoor 50' is not from me"."""
    for start, _ in look.found("not_mine"):
        sentence = look.sentences[look.sentence_at(start)]
        if not any(word.low in _MAILS for word in look.words[sentence.start : start]):
            continue
        for of in look.accepted:
            places = look.places(of)
            if places and all(sentence.start <= place < start for place in places):
                yield Misgiving("no-order", look.words[start].line, of.field, of.board)


@needs(_HEADS, _TAILS)
def by_a_coin(look: Look) -> Iterator[Misgiving]:
    """A throw for heads and another for tails, and no word of how the coin fell: "heads is the 1, tails the 6"."""
    for number in range(min(len(look.sentences), _MOST)):
        part = look.of_sentence(number)
        lows = {word.low for word in part}
        values = {word.value for word in part if _is_throw(look, word)}
        if not (lows & _HEADS and lows & _TAILS) or len(values) < 2:
            continue
        for of in look.accepted:
            places = look.places(of)
            if of.field == "T" and len(places) == 1 and look.sentence_at(places[0]) == number:
                yield Misgiving("throw-doubt", part[0].line, "T", of.board)


@needs(_MORE, _THAN)
def more_than(look: Look) -> Iterator[Misgiving]:
    """A number that only says how much more than another: "one more than last time"."""
    for of in look.accepted:
        for place in look.places(of):
            end = look.sentences[look.sentence_at(place)].end
            after = look.words[place + 1 : min(end, place + 3)]
            if len(after) == 2 and after[0].low in _MORE and after[1].low in _THAN:
                yield Misgiving("throw-doubt" if of.field == "T" else "door-doubt", after[0].line, of.field, of.board)
                break


@needs(TWO_TURNS, _ARTICLES)
def sizes_otherwise(look: Look) -> Iterator[Misgiving]:
    """Two throws, and words that have the other one first: "first the 4, then the 1. So the little one first"."""
    for of in look.accepted:
        if look.count != 2 or of.field != "T" or len(of.values) != 2 or of.values[0] == of.values[1]:
            continue
        for place, word in enumerate(look.words):
            if look.boards_in(look.sentence_at(place)) not in ((), (of.board,)):
                continue
            first = _first_size(look, place)
            if (first and (first == "small") != (of.values[0] < of.values[1])) or _in_front(look, place, of):
                yield Misgiving("throw-order", word.line, "T", of.board)
                break


def _first_size(look: Look, place: int) -> str:
    """Return whether words at ``place`` say that the small or the big throw comes first, nothing where they do not."""
    word = look.words[place]
    if word.low not in _SMALL | _BIG or not place or look.words[place - 1].low not in _ARTICLES:
        return ""
    sentence = look.sentences[look.sentence_at(place)]
    ahead = look.words[max(sentence.start, place - _CLOSE) : place - 1]
    led = next((n for n in range(len(ahead) - 1, -1, -1) if ahead[n].low in _BEGINNING), -1)
    if led >= 0 and not any(w.kind != "w" or w.means("and", "then") for w in ahead[led:]):
        return "small" if word.low in _SMALL else "big"
    behind = look.words[place + 1 : min(sentence.end, place + 3)]
    one = behind[1:] if behind and behind[0].low in ("one", "throw", "number") else behind[:1]
    if one and one[0].low in _BEGINNING and one[0].low != "prima":
        return "small" if word.low in _SMALL else "big"
    return ""


def _in_front(look: Look, place: int, of: Accepted) -> bool:
    """Whether the second throw is said to stand in front: "so indeed the 1 first"."""
    word = look.words[place]
    if word.kind != "n" or word.value != of.values[1] or not place or look.words[place - 1].low not in _ARTICLES:
        return False
    after = look.words[place + 1 : place + 3]
    sentence = look.sentences[look.sentence_at(place)]
    others = any(_is_throw(look, w) and w.value != word.value for w in look.words[sentence.start : sentence.end])
    if others or not after or place + 1 >= sentence.end:
        return False
    in_front = [w.low for w in after] == ["in", "front"]
    ended = place + 2 >= sentence.end or after[-1].kind == "p"
    return in_front or (after[0].low in _IN_FRONT and ended)


@needs(NO_DOOR, DOOR, _BETWEEN, _LED)
def spaces_weighed(look: Look) -> Iterator[Misgiving]:
    """Two spaces for the trapdoor and none chosen: "for the trapdoor I'm between 74 and 47"."""
    for of in look.accepted:
        if of.field != "T" or any(other.field == "D" and other.board == of.board for other in look.accepted):
            continue
        for number in range(min(len(look.sentences), _MOST)):
            part = look.of_sentence(number)
            door = next((n for n, word in enumerate(part) if look.label(word) == "D"), -1)
            led = any(word.low in _LED for word in part[max(0, door - 2) : max(0, door)])
            between = next((n for n, word in enumerate(part) if word.low in _BETWEEN), len(part))
            spaces = {word.value for word in part[between:] if word.kind == "n" and word.value > look.high}
            mine = look.boards_in(number) in ((), (of.board,))
            named = sum(word.kind == "n" and word.value in spaces for word in look.words)
            if door >= 0 and led and mine and len(spaces) == named == 2 and between > door:
                yield Misgiving("door-hedged", part[door].line, "", of.board)
                return


@needs(ONE_TURN, _IDEAS, ("first",), ("second",))
def first_ideas(look: Look) -> Iterator[Misgiving]:
    """A throw that was only the second thing to come to mind: "my first hunch was 2, my second 5"."""
    for of in look.accepted:
        places = look.places(of)
        if look.count != 1 or of.field != "T" or len(places) != 1:
            continue
        part = look.of_sentence(look.sentence_at(places[0]))
        hunch = next((n for n in range(1, len(part)) if part[n].low in _IDEAS and part[n - 1].means("first")), -1)
        values = {word.value for word in part[max(hunch, 0) :] if _is_throw(look, word)}
        if hunch >= 0 and len(values) > 1 and any(word.means("second") for word in part[hunch:]):
            yield Misgiving("throw-doubt", part[hunch].line, "T", of.board)


@needs(ONE_TURN, _RID, _THIS, (*_ROUND_WORDS, *_ROUNDS))
def spent_now(look: Look) -> Iterator[Misgiving]:
    """Another throw that is said to go in this very round: "throw 5 … glad to be rid of my 4 this turn"."""
    for of in look.accepted:
        places = look.places(of)
        if look.count != 1 or of.field != "T" or not places or len(look.boards) > 1:
            continue
        for number in range(look.sentence_at(places[0]) + 1, min(len(look.sentences), _MOST)):
            part = look.of_sentence(number)
            mine = [
                n
                for n in range(1, len(part))
                if _is_throw(look, part[n]) and part[n - 1].low in _ARTICLES and part[n].value not in of.values
            ]
            now = any(
                part[n].low in _THIS and (part[n + 1].low in _ROUND_WORDS or part[n + 1].means(*_ROUNDS))
                for n in range(len(part) - 1)
            )
            said = any(word.low in _RID for word in part)
            if mine and now and said and not any(word.low in _NOT_NOW for word in part):
                yield Misgiving("throws-differ", part[mine[0]].line, "T", of.board)
                return


def _is_throw(look: Look, word: Word) -> bool:
    return word.kind == "n" and 0 < word.value <= look.high and word.low != "one"


@needs((*_REGIONS, *_PLURAL))
def in_the_region(look: Look) -> Iterator[Misgiving]:
    """A space that is only near a number: "in the region of 40", "por la zona de los cuarenta", "dans les trente"."""
    for of in look.accepted:
        for place in look.places(of) if of.field == "D" else ():
            word = look.words[place]
            first = look.sentences[look.sentence_at(place)].start
            ahead = look.words[max(first, place - _CLOSE) : place]
            several = not word.digits and word.value % 10 == 0 and bool(ahead) and ahead[-1].low in _PLURAL
            if several or any(w.low in _REGIONS for w in ahead):
                yield Misgiving("door-hedged", word.line, "D", of.board)
                break
    if len(look.boards) > 1 or any(of.field == "D" for of in look.accepted):
        return
    for number in range(min(len(look.sentences), _MOST)):
        part = look.of_sentence(number)
        space = next((n for n, word in enumerate(part) if word.kind == "n" and word.value > look.high), -1)
        near = any(word.low in _REGIONS for word in part[max(0, space - _CLOSE) : max(space, 0)])
        if near and any(look.label(word) == "D" for word in part[:space]):
            yield Misgiving("door-hedged", part[space].line, "")
            return


@needs(_SCRAPPING, (")",))
def to_be_scrapped(look: Look) -> Iterator[Misgiving]:
    """Orders in brackets, and a verb behind them that takes them back: "wil je mijn zet (2, valluik 77) schrappen?"."""
    for place, word in enumerate(look.words):
        if word.low not in _SCRAPPING or not place or look.words[place - 1].low != ")":
            continue
        opened = next((n for n in range(place - 2, max(0, place - _BRACKET), -1) if look.words[n].low == "("), -1)
        for of in look.accepted if opened >= 0 else ():
            places = look.places(of)
            if places and all(opened < n < place for n in places):
                yield Misgiving(
                    "throw-retracted" if of.field == "T" else "door-retracted", word.line, of.field, of.board
                )


@needs(_NO)
def denied_behind(look: Look) -> Iterator[Misgiving]:
    """A number that is named once more to be denied, the "no" behind it: "en el 17... no, en el 17 no"."""
    for of in look.accepted:
        places = look.places(of)
        if len(places) < 2 or places[-1] + 1 >= len(look.words):
            continue
        sentence = look.sentences[look.sentence_at(places[-1])]
        after = look.words[places[-1] + 1]
        ended = places[-1] + 2 >= sentence.end or look.words[places[-1] + 2].kind == "p"
        if places[-1] + 1 < sentence.end and after.low in _NO and ended and not sentence.asked:
            yield Misgiving("throw-doubt" if of.field == "T" else "door-doubt", after.line, of.field, of.board)
