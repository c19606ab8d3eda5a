"""What the prompt of a form asks for, in whatever words somebody made it: by its words, or by the range it names."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from pbm.orders.late import late
from pbm.orders.vocabulary import VOCABULARY
from pbm.orders.word_set import word_set
from pbm.orders.words import MEMORY

__all__ = ["DOOR", "NOTHING", "PRESS", "RECORD", "THROW", "WEAK_DOOR", "WEAK_THROW", "is_wanted", "role_of"]

THROW: Final = "T"
"""A prompt for a throw."""

DOOR: Final = "D"
"""A prompt for the space of a trapdoor."""

PRESS: Final = "P"
"""A prompt for words to print."""

RECORD: Final = "R"
"""What the form tells, and nobody is asked for: where one stands, what is left."""

WEAK_THROW: Final = "t"
"""A prompt for a number or a move: for a throw where nothing else is."""

WEAK_DOOR: Final = "d"
"""A prompt for a space, which is the trapdoor's where the throw is asked for before it."""

NOTHING: Final = ""
"""A prompt whose words tell nothing."""

_MOST = 12  # words: what is longer is a sentence
_WORD = late(r"[^\W\d_]+(?:'[^\W\d_]+)?")
_FIGURE = late(r"\d")
_SIX = word_set("six sechs sei seis zes")
_ASIDE = late(r"\([^()]{0,80}\)|\[[^\[\]]{0,60}[^\W\d_][^\[\]]{0,60}\]")
_OF_A_DIE = late(
    r"(?<![\w-])(?:1|one|eins|un|uno|een)\s?(?:-|to|through|till|until|bis|à|a|al|tot|\.\.|/)\s?"
    r"(?:6|six|sechs|sei|seis|zes)(?![\w-]|\s\d)"
    r"|(?<!\d )1[ ,/]{1,3}2[ ,/]{1,3}3[ ,/]{1,3}4[ ,/]{1,3}5[ ,/or]{1,5}6(?! ?\d)",
    re.IGNORECASE,
)
_OF_THE_BOARD = late(r"(?<![\w-])[12]\s?(?:-|to|through|bis|à|a|al|tot|\.\.)\s?(?:9\d|1\d\d)(?![\w-])", re.IGNORECASE)
_THROWS = word_set(
    "step steps stride strides pace paces hop hops hopping face faces spot spots eyes die dice dices cube d6 dé dés"
    " augen augenzahl wurf wurfzahl würfel schritt schritte passi pasos passos pas stappen ogen worp tiro lancio"
    " jet dado roll rolls throw throws pips pip move-by"
)
_DOORS = word_set(
    "door doors shaft shafts hatch pit hole holes trap traps trapdoor chasm abyss chute well drop void crater gap"
    " mineshaft manhole dungeon oubliette crevasse sinkhole quicksand ambush snare luke loch klappe falltür falle"
    " grube bodenluke schacht abgrund trappe trou piège botola buca trappola trampilla agujero hoyo escotilla luik"
    " valluik gat valkuil dig mine bomb undermine"
)
_WEAK_DOORS = word_set(
    "space square field spot place cell tile target feld spielfeld case casella casilla vak veld nominate"
    " nomination nominee vote location address"
)
_OPENING = word_set("open opened opens opening collapse collapses vanish give nominated sprung sabotage")
_NUMBERS = word_set(
    "number numeral figure digit no nr zahl ziffer nummer nombre chiffre numero número cifra getal cijfer"
)
_PLAYING = word_set(
    "play plays playing move moves moving use choose chosen choice pick picked throw roll go going card select"
    " spend advance forward spiele setze ziehe zug joue jouer gioco juego speel speelt"
)
_FEW = word_set("spaces squares fields steps places cells tiles far")
_PRESSES = word_set(
    "press newsletter newssheet newsheet magazine bulletin zine paper sheet noticeboard news print printed readers"
    " remark remarks message messages"
    " comment comments chatter chat gossip squib words note notes quip story anything say tell page column gazette"
    " rumour rumours rumor saying motto joke report zeitung presse mitteilung nachricht journal giornale stampa"
    " prensa krant krantje pers bericht blatt blad boletín bollettino feuille foglio boast boasts banter"
)
_RECORDS = word_set(
    "last previous previously used left remaining unused spent hand hold held already before position standing"
    " standings stand stands counter piece pawn currently player age year birthday date deadline due closes closing"
    " score points phone email name seat dog cat players rank turn round game issue month week history gone"
    " expended standort stand stehst stehen name letzter letzte letztes letzten vorige bisher übrig verbraucht position"
    " posizione posición laatste vorige"
)
_ALWAYS_RECORDS = word_set(
    "last previous previously used spent already gone expended history played sent ordered threw rolled played"
    " default former old held example"
    " letzter letzte letztes letzten vorige bisher verbraucht laatste still noch nog encore ancora"
)
_LEFT_OVER = late(
    r"\W{0,4}(?:your )?"
    r"(?:(?:throws|numbers|dice|rolls|moves) (?:you (?:still )?have |still )?(?:left|remaining|unused)\b"
    r"|(?:unused|remaining|left-?over) (?:throws|numbers|dice|rolls|moves)\b"
    r"(?![^:\n]{0,40}\b(?:which|what|choose|pick)\b))",
    re.IGNORECASE,
)
_PAST = (MEMORY | _ALWAYS_RECORDS) - {"left", "remaining", "given", "been"}
_OVER = word_set("left remaining over unused übrig noch restant restants reste restent over nog quedan rimasti restano")
_HAVING = word_set("have got do are has remain hast haben habe as avez heb hebt hebben tienes tiene hai avete te ti")
"""With one of these beside one of those a question is for what is left, and not for what is to be thrown."""
_TAKING = word_set(
    "nimmst wählst spielst wirfst setzt prends joues choisis neem kies speelt eliges juegas scegli giochi take want"
)
"""Verbs by which it is for one of them after all."""
_WILLED = word_set(
    "which what whatever will shall should would want wish choose pick my i your play nominate open für this these"
    " next welche welches welcher quel quelle quale cuál welke"
)
_COUNTED = late(
    r"\b(?:number|how many|count|total|no\.?) (?:of )?(?:players|boards|games|copies|guests|people|turns"
    r"|issues|points|snakes|ladders)\b|\bhow (?:many )?(?:old|long|often)\b",
    re.IGNORECASE,
)
_TO_BE = late(
    r"\b(?:to|(?<!have )(?<!had )you) (?:be )?(?:played|used|thrown|spent|rolled|moved)\b"
    r"|\b(?:this|these) (?:turn|round|time|month|week)\b"
    r"|\bfor (?:the )?(?:next |coming )?(?:turn|round|month|week)\b|\bnext (?:turn|round|month|week)\b",
    re.IGNORECASE,
)

_TO_BE_NEEDS = word_set("to you turn round time month week")
_COUNTED_NEEDS = word_set("number how count total no")
_USED_NOW = late(r"\bto be (?:played|used|thrown|spent|rolled|moved)\b", re.IGNORECASE)
_DONE_NOW = late(r"\bto be [^\W\d_]{3,14}(?:ed|en|pt|ng)\b", re.IGNORECASE)
"""What is to be nominated is nothing of the past, although its participle looks so."""


@lru_cache(maxsize=1024)
def role_of(label: str) -> str:
    """Return what a prompt with ``label`` asks for: one of the names of this module."""
    label = label[:160]
    text = _ASIDE.sub(" ", label) if "(" in label or "[" in label else label
    words = [word.casefold() for word in _WORD.findall(text)]
    if not _TO_BE_NEEDS.isdisjoint(words):
        if not _NUMBERS.isdisjoint(words) and _USED_NOW.search(text):
            return THROW
        words = [word.casefold() for word in _WORD.findall(_TO_BE.sub(" ", text))]
    said = frozenset(words)
    over = not said.isdisjoint(_OVER)
    kept = over and not said.isdisjoint(_HAVING) and said.isdisjoint(_PLAYING | _TAKING)
    counted = not said.isdisjoint(_COUNTED_NEEDS) and _COUNTED.search(text) is not None
    if len(words) > _MOST or counted or ("far" in said and "so" in said) or kept:
        return RECORD if words else NOTHING
    if (over or "leftover" in said) and _LEFT_OVER.match(text) and said.isdisjoint(_PLAYING):
        return RECORD  # "Throws left in this set"
    labels = {word: VOCABULARY.label(word) for word in said}
    doors = not said.isdisjoint(_DOORS) or any(labels[word] == "D" for word in said - _WEAK_DOORS)
    throws = {word for word in said if word in _THROWS or labels[word] == "T"}
    if doors and not throws - {"die", "spot", "step", "pas"}:
        # "die Luke" has an article, and no die.
        return RECORD if said & _PAST and not _DONE_NOW.search(text) else DOOR
    if doors:
        return NOTHING
    if said & _PAST:
        return RECORD
    if throws == {"die"} and said & _PRESSES:
        return PRESS  # "für die Zeitung"
    if throws:
        return RECORD if said & _RECORDS and not said & _WILLED else THROW
    return _by_weaker(label, said)


def is_wanted(label: str) -> bool:
    """Return whether a label asks for what is to be done now: "Number to be used" is none of those used before."""
    return _USED_NOW.search(label[:160]) is not None


def _by_weaker(label: str, said: frozenset[str]) -> str:
    """Return the role of a prompt without a word for a throw or a trapdoor."""
    places, numbers = bool(said & _WEAK_DOORS), bool(said & _NUMBERS)
    if said & _RECORDS and not (numbers and said & _PLAYING):
        return RECORD
    if said & _FEW and said & {"many", "far", "move", "forward", "advance"}:
        return THROW
    figures = _FIGURE.search(label) is not None
    opening = bool(said & _OPENING) and (places or not said.isdisjoint(("where", "wo", "what", "which")))
    if opening or (figures and _OF_THE_BOARD.search(label)):
        return DOOR
    if (figures or not said.isdisjoint(_SIX)) and _OF_A_DIE.search(label):
        return THROW
    if places and (said & {"nominate", "nomination", "nominee", "vote"} or _DONE_NOW.search(label)):
        return DOOR
    if said & _PRESSES and not numbers:
        return PRESS
    if said & {"where", "wo", "waar", "dove", "où"} and not places:
        return RECORD
    if places:
        return WEAK_DOOR
    if numbers and said & _PLAYING:
        return THROW
    return WEAK_THROW if numbers or said & _PLAYING else NOTHING
