"""Misgivings about what is told by a description that does not fit, or that names no number: riddles, tens, sizes.

"The trapdoor is my house number" is an order to its writer, and nobody else can enter it; "first the 5, then the 2,
beginning with the small one" tells two orders.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from pbm.orders.late import late
from pbm.orders.misgivings.needs import DOOR_TAKEN, NO_DOOR, ONE_TURN, TWO_TURNS, needs
from pbm.orders.misgivings.text import Look, Misgiving
from pbm.orders.numbers import NUMBER_WORDS
from pbm.orders.word_set import word_set

__all__ = ["about_there", "disclaimed", "of_something_else", "order_by_size", "riddled", "summed"]

_MOST = 60  # lines that are looked at
_LONGEST = 400
_SENTENCE = late(r"(?<=[.!?;])\s{1,8}")
_DOOR = late(
    r"\b(?:trap ?-?doors?|trapdoor|hatch|falltür|falluke|trappe|valluik|luik|trampilla|botola)\b", re.IGNORECASE
)
_RIDDLE = late(
    r"\b(?:the|my|our|his|her|their|[^\W\d_]{2,20}'s) (?:age|house number|shoe size|birthday|(?:bus|door|room|lucky"
    r"|flat|locker|jersey|shirt) number|year (?:of|i|we|my|our|that)|number of)\b"
    r"|\b(?:(?:l'|mon |son |ton )âge|l'année (?:de|où)|le (?:numéro|nombre) (?:de (?!la trappe)|d')"
    r"|(?:l'|la mia |la sua |la tua )?età (?:del|della|di|mia)|la mia età|l'anno (?:di|in cui|del)"
    r"|il numero (?:di|del|della) (?!botola|casella)|mein alter|das alter|meine hausnummer|die hausnummer"
    r"|das jahr,? in|die (?:anzahl|zahl) (?:der|meiner)|mijn leeftijd|de leeftijd|(?:mijn|het) huisnummer|het jaar"
    r"|het aantal|mi edad|la edad|el año (?:de|en)|el número (?:de (?!la trampilla|casilla)|del))",
    re.IGNORECASE,
)
_TELLING = late(
    r"\b(?:is|was|has|gets?|shall|will|goes|take|put|use|make|be|on|at|under|with|c'est|est|sera|mets?|sur|è|sarà|metti"
    r"|mettila|su|ist|sei|nimm|kommt|auf|wordt|zet|op|es|será|pon|ponla|en)\b|[:=]",
    re.IGNORECASE,
)
_SPACE = late(r"(?<![\w.,:])(?:[1-9]?\d|100)(?![\w:%]|[.,]\d)")
_ABOUT = (
    *("dans les", "vers le", "vers la", "autour de la", "autour du", "autour de", "aux alentours de la", "du genre"),
    *("aux alentours du", "aux alentours de", "genre", "nei paraggi della", "nei paraggi del", "nei paraggi di"),
    *("nei paraggi dell'", "dalle parti della", "dalle parti del", "dalle parti di", "intorno alla", "intorno al"),
    *("intorno a", "attorno alla", "attorno al", "tipo", "tipo la", "tipo il", "verso la", "verso il", "pressappoco"),
    *("zona de los", "zona de las", "zona del", "zona de la", "por los", "alrededor de", "alrededor del", "hacia la"),
    *("hacia el", "más o menos", "rond", "rond de", "in de buurt van", "in de buurt van de", "zo rond", "zo rond de"),
    *("um die", "so um die", "in der gegend von", "in der gegend der", "in der nähe von", "in der nähe der"),
    *("so um", "so bei", "so bei der", "ungefähr bei", "ungefähr bei der", "ungefähr auf", "etwa bei", "etwa bei der"),
    *(
        "irgendwo bei",
        "irgendwo bei der",
        "irgendwo um",
        "irgendwo in den",
        "vers",
        "quelque part vers",
        "verso",
        "sui",
    ),
    *("cerca de", "cerca del", "trampilla por el", "trampa por el", "por ahí del", "por ahí por el", "hacia"),
    *("ergens in de", "ergens bij de", "ergens bij", "zo bij de", "approx", "approximately", "circa", "ca", "env"),
)
_ABOUT_ENDED = tuple(f" {said}" for said in _ABOUT)
_ABOUT_ENDS = frozenset(said.rpartition(" ")[2] for said in _ABOUT)
_AHEAD = 6  # words before a number
_CUT_SHORT = frozenset(("ca", "c", "approx", "env"))
"""Words with a point, which ends no sentence: "ca. 45"."""
_THEREABOUTS = (
    *(("rum",), ("herum",), ("of", "zo"), ("oder", "so"), ("o", "così"), ("o", "por", "ahí"), ("ou", "par", "là")),
    *(("o", "giù", "di", "lì"), ("ou", "environ"), ("o", "algo", "así"), ("ou", "dans", "ces", "eaux")),
)
"""What stands behind a number that is only near the one that is meant: "bei 45 rum"."""
_HALF = word_set("half halb halbes halbe demi medio mezzo halve")
_BETWEEN_HALVES = word_set("a an of de van di")
_HUNDRED = 100
_SMALLER = late(
    r"\b(?:start(?:ing)?|begin(?:ning)?|open(?:ing)?|kick(?:ing)? off|lead(?:ing)?) with the "
    r"(?:small(?:er|est)?|little|low(?:er|est)?)\b"
    r"|\bthe (?:small(?:er|est)?|little|low(?:er|est)?) (?:one )?(?:goes |comes |is )?(?:first|ahead|in front)\b"
    r"|\ben commençant par l[ea] (?:plus )?petite?\b|\bl[ea] (?:plus )?petite? (?:d'abord|en premi(?:er|ère))\b"
    r"|\b(?:cominciando|iniziando|partendo) (?:col|con il|dal) (?:più )?piccolo\b|\bil (?:più )?piccolo per primo\b"
    r"|\b(?:erst|zuerst) (?:der|die|das|den) klein\w{1,4}\b|\bmit (?:der|dem) klein\w{1,4} (?:anfangen"
    r"|zuerst|vorneweg)\b"
    r"|\b(?:eerst|dus eerst) (?:de|het) klein\w{1,4}\b|\bempezando por (?:el|la) (?:más )?(?:pequeñ[oa]|chic[oa])\b"
    r"|\bprimero (?:el|la) (?:más )?(?:pequeñ[oa]|chic[oa])\b",
    re.IGNORECASE,
)
_BIGGER = late(
    r"\b(?:start(?:ing)?|begin(?:ning)?|open(?:ing)?|kick(?:ing)? off|lead(?:ing)?) with the "
    r"(?:big(?:ger|gest)?|large(?:r|st)?|high(?:er|est)?)\b"
    r"|\bthe (?:big(?:ger|gest)?|large(?:r|st)?|high(?:er|est)?) (?:one )?(?:goes |comes |is )?(?:first"
    r"|ahead|in front)\b"
    r"|\ben commençant par l[ea] (?:plus )?(?:grande?|gros(?:se)?)\b"
    r"|\bl[ea] (?:plus )?(?:grande?|gros(?:se)?) (?:d'abord|en premi(?:er|ère))\b"
    r"|\b(?:cominciando|iniziando|partendo) (?:col|con il|dal) (?:più )?grande\b|\bil (?:più )?grande per primo\b"
    r"|\b(?:erst|zuerst) (?:der|die|das|den) (?:groß|gross)\w{1,4}\b|\b(?:eerst|dus eerst) (?:de|het) grote\w{0,3}\b"
    r"|\bempezando por (?:el|la) (?:más )?grande\b|\bprimero (?:el|la) (?:más )?grande\b",
    re.IGNORECASE,
)
_DISCLAIMING = word_set(
    "never jamais mai nie nooit nunca may might could peut pourrait può potrebbe kann könnte kan zou puede podría"
)  # of which each alternative has one
_NEVER_SAID = late(
    r"\b(?:never (?:said|claimed|promised|spoke of)|jamais (?:dit|prétendu|promis|parlé)|mai (?:detto|parlato|promesso)"
    r"|nie (?:gesagt|behauptet|versprochen)|nooit (?:gezegd|beweerd|beloofd)|nunca (?:he )?(?:dicho|dije|prometido)"
    r"|it (?:may|might|could) be that|il se (?:peut|pourrait) que|(?:può|potrebbe) darsi che"
    r"|(?:es )?(?:kann|könnte) (?:auch )?sein,? dass|het (?:kan|zou kunnen)(?: zijn)? dat|(?:puede|podría) ser que)",
    re.IGNORECASE,
)
_BUT = late(r"\b(?:but|mais|ma|però|aber|sondern|maar|pero|sino|so|donc|quindi|also|dus)\b|[:;]", re.IGNORECASE)
_NUMBER = r"(?P<value>[1-6]|one|two|three|four|five|six)"
_OF_ELSEWHERE = word_set(
    "take taking back backward backwards behind front short position balance cover score standing credit age i'm am "
    "we're are always usually normally generally mostly often ask beg pay bribe promise give buy tell list"
)  # of which each alternative has one
_ELSEWHERE = late(
    rf"\b(?:take|taking) the {_NUMBER} to (?:the (?!top|ladder|square|snake|end|finish)|work\b|school\b"
    rf"|town\b|church\b)"
    rf"|\b{_NUMBER.replace('value', 'forth')} (?:steps?|spaces?|squares?|places?)? ?(?:forwards?"
    rf"|ahead) and (?:\d|one|two"
    r"|three) (?:steps? )?back(?:wards?)?\b"
    rf"|\b{_NUMBER.replace('value', 'behind')} (?:steps?|spaces?|squares?|places?) (?:behind|in front of|short of)\b"
    rf"|\b(?:my )?(?:position|balance|cover|score|standing|credit|age)\s?[:=]\s?{_NUMBER.replace('value', 'entry')}\b"
    rf"|\b(?:^|(?<=[.!?] ))(?:i'm|i am|we're|we are) (?:still |now )?on {_NUMBER.replace('value', 'stood')}[.!]{{0,3}}$"
    rf"|\bi (?:always|usually|normally|generally|mostly|often) (?:throw|roll|play|get) (?:an? |the )?"
    rf"{_NUMBER.replace('value', 'habit')}\b"
    rf"|\b(?:ask|beg|pay|bribe|promise|give|buy|tell) me\b[^.!?\d]{{0,30}}\band i(?:'ll| will| might)\b[^.!?\d]{{0,15}}"
    rf"{_NUMBER.replace('value', 'bargain')}\b"
    rf"|\b(?:number|no\.?) {_NUMBER.replace('value', 'listed')} (?:on|in|of|from) (?:my|the|your) list\b",
    re.IGNORECASE,
)
_TOGETHER = ("together", "combined", "samen", "zusammen", "ensemble", "insieme", "juntos")
_SUM = late(
    r"(?<![\w.,])(?P<first>[1-6])(?![\w.,]\w)[^.!?\d]{1,12}(?<![\w.,])(?P<second>[1-6])(?!\w)[^.!?\d]{0,12}"
    rf"\b(?:{'|'.join(_TOGETHER)})\b",
    re.IGNORECASE,
)


def _sentences(lines: Sequence[str]) -> Iterator[tuple[int, str]]:
    """Yield the sentences of the first lines, each with its line."""
    for number, line in enumerate(lines[:_MOST]):
        for sentence in _SENTENCE.split(line[:_LONGEST].replace("’", "'")):
            yield number, sentence


@needs(NO_DOOR)
def riddled(look: Look) -> Iterator[Misgiving]:
    """A trapdoor told by a riddle, beside a throw: "the trapdoor is my house number", "la trappe, c'est mon âge"."""
    if len(look.boards) > 1 or any(of.field == "D" for of in look.accepted):
        return
    for of in look.accepted:
        for number, sentence in _sentences(look.lines):
            door = _DOOR.search(sentence)
            if door is None or of.field != "T" or "?" in sentence or _SPACE.search(sentence, door.end()):
                continue
            riddle = _RIDDLE.search(sentence, door.end())
            if riddle is not None and _TELLING.search(sentence, door.end(), riddle.end()):
                yield Misgiving("door-doubt", number, "", of.board)
                return


@needs(DOOR_TAKEN, _ABOUT_ENDS | _CUT_SHORT | _HALF | {tail[0] for tail in _THEREABOUTS})
def about_there(look: Look) -> Iterator[Misgiving]:
    """A number that is only somewhere near, in any language: "dans les trente", "nei paraggi della 50", "tipo 83"."""
    for of in look.accepted:
        places = look.places(of) if of.field == "D" else []
        if places and all(_near(look, place) for place in places):
            yield Misgiving("door-hedged", look.words[places[0]].line, "D", of.board)


def _near(look: Look, place: int) -> bool:
    """Whether the number at ``place`` is only somewhere near: "in the region of 45", "bei 45 rum", "half a hundred"."""
    sentence = look.sentences[look.sentence_at(place)]
    before = look.words[place - 1] if place else None
    if place == sentence.start and before is not None:
        on_board = before.text.upper() in look.boards
        return before.low in _CUT_SHORT and before.line == look.words[place].line and not on_board
    ahead: list[str] = []
    for word in reversed(look.words[max(sentence.start, place - _AHEAD) : place]):
        if word.kind != "w":
            break
        ahead.insert(0, word.low)
    if ahead and f" {' '.join(ahead)}".endswith(_ABOUT_ENDED):
        return True
    if look.words[place].value == _HUNDRED and any(
        low in _HALF and _BETWEEN_HALVES.issuperset(ahead[n + 1 :]) for n, low in enumerate(ahead)
    ):
        return True
    behind = tuple(word.low for word in look.words[place + 1 : sentence.end][:4])
    return any(behind[: len(tail)] == tail for tail in _THEREABOUTS)


@needs(_DISCLAIMING)
def disclaimed(look: Look) -> Iterator[Misgiving]:
    """Numbers of a sentence that says they were never said, or only might be: "I never said I'd nominate 48"."""
    for number, sentence in _sentences(look.lines):
        found = _NEVER_SAID.search(sentence)
        if found is None:
            continue
        turn = _BUT.search(sentence, found.end())
        told = sentence[found.end() : turn.start() if turn is not None else len(sentence)]
        values = [int(value) for value in _SPACE.findall(told)]
        for of in look.accepted:
            if of.values and len(look.places(of)) == sum(values.count(value) for value in set(of.values)):
                yield Misgiving("no-order", number, of.field, of.board)


@needs(TWO_TURNS)
def order_by_size(look: Look) -> Iterator[Misgiving]:
    """Two throws in an order that is then told otherwise: "first the 5, then the 2, beginning with the small one"."""
    for of in look.accepted:
        if look.count != 2 or of.field != "T" or len(of.values) != 2 or of.values[0] == of.values[1]:
            continue
        against = _SMALLER if of.values[0] > of.values[1] else _BIGGER
        for number, sentence in _sentences(look.lines):
            if against.search(sentence):
                yield Misgiving("throw-order", number, "T", of.board)
                break


@needs(_OF_ELSEWHERE)
def of_something_else(look: Look) -> Iterator[Misgiving]:
    """A throw's only number, where it is told to be something else: "I'm taking the 5 to the seaside", "I'm on 6"."""
    for number, sentence in _sentences(look.lines):
        for found in _ELSEWHERE.finditer(sentence):
            low = next(value for value in found.groups() if value).casefold()
            value = int(low) if low.isdigit() else NUMBER_WORDS[low]
            for of in look.accepted:
                if of.field == "T" and of.values == (value,) and len(look.places(of)) == 1:
                    yield Misgiving("throw-doubt", number, "T", of.board)


@needs(ONE_TURN, _TOGETHER)
def summed(look: Look) -> Iterator[Misgiving]:
    """Two throws at once, where a round has one: "a 4 and a 5 together, so 9"."""
    if look.count != 1:
        return
    for number, sentence in _sentences(look.lines):
        found = _SUM.search(sentence)
        for of in look.accepted if found is not None else ():
            if found is not None and of.field == "T" and of.values[0] in (int(found["first"]), int(found["second"])):
                yield Misgiving("throw-either", number, "T", of.board)
