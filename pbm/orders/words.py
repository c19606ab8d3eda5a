"""The vocabulary of orders, as data: the words by which people order, decline, remember, hedge and chat.

Everything is lower case. A word here never decides alone: the grammar asks what stands beside it.
"""

from __future__ import annotations

from functools import lru_cache

from rapidfuzz.distance import OSA

__all__ = [
    "AFTER_PLAIN",
    "ASK_STARTS",
    "BUT_WORDS",
    "CHANGE_VERBS",
    "CONDITIONS",
    "CORRECTIONS",
    "FILLERS",
    "HEDGES",
    "LABELS_BEFORE",
    "MEMORY",
    "MONTHS",
    "NONE_WORDS",
    "NOT_WORDS",
    "PLACES",
    "PLAY_VERBS",
    "POLITE",
    "RIGHT_FILLERS",
    "STARTERS",
    "THIRD_PERSONS",
    "UNITS",
    "keyword",
]


def _set(text: str) -> frozenset[str]:
    return frozenset(text.split())


_THROW = _set(
    "throw throws throwing roll rolls rolling die dice dieroll diceroll dicethrow diethrow 🎲 wurf würfel "
    "würfle werfe worp gooi tiro lancer jet tirada dado lancio"
)
_TRAP = _set(
    "trapdoor trapdoors trap traps td tds hole pit dig vote nominate nominating nomination nominee "
    "nominated 🕳 falltür fallgrube trappe valluik trampilla botola"
)
_FUZZY = {
    "throw": "T",
    "throws": "T",
    "trapdoor": "D",
    "trapdoors": "D",
    "nominate": "D",
    "nomination": "D",
}
_LOOKALIKES = _set("threw thrown throne throat three throb trow throng through throes tarpon trope")
_SLIPS = {"trp": "D", "tarp": "D", "tpd": "D", "trpd": "D", "trapd": "D", "thr": "T"}


@lru_cache(maxsize=4096)
def keyword(word: str) -> str | None:
    """Return ``T`` for a word that means a throw, ``D`` for one that means a trapdoor, also when misspelt."""
    if word in _THROW:
        return "T"
    if word in _TRAP:
        return "D"
    if word in _SLIPS:
        return _SLIPS[word]
    if not 4 <= len(word) <= 12 or word in _LOOKALIKES or word[0] not in "tnrhg":
        return None
    for right, meaning in _FUZZY.items():
        allowed = 1 if len(right) < 8 else 2
        if abs(len(right) - len(word)) <= allowed and OSA.distance(word, right, score_cutoff=allowed) <= allowed:
            return meaning
    return None


NONE_WORDS = _set("none no nothing nil nope nowhere null abstain pass skip n/a na blank nein keine non aucune geen")
"""Said in the place of a number: no nomination."""

NOT_WORDS = _set(
    "no not without don't dont didn't didnt won't wont never isn't isnt wouldn't zero skip decline declining waive"
)

PLACES = _set(
    "at on to number no nr num square sq space spot field case cell under in is be goes stays by for of "
    "position beneath below underneath"
)
"""What may stand directly before the number of a space."""

FILLERS = _set(
    "a an the my our this that is are be will shall would should like to of on at in for with as it its "
    "it's me i i'd i'll ill id im i'm please pls plz plse number no nr num square sq space spot field "
    "case cell under goes go going stays stay remains put make here's heres value turn round time move "
    "again just only up open kindly do take want let have order orders both two one's her him down mark "
    "set use using nominate choose pick vote door cast play playing now still"
)
"""Words that may stand between a label and its number."""

RIGHT_FILLERS = _set("for as of on the my a in to be is me please pls from")
"""Words that may stand between a number and the label after it."""

PLAY_VERBS = _set(
    "play playing use using do doing take taking have having want choose choosing chose pick picking "
    "spend spending go going plod plodding creep creeping hop step advance advancing move moving crawl "
    "shuffle inch trundle stroll march try trying make put gimme give like stick sticking opt select "
    "plump settle order ordering bid lead leading submit forward ahead onward risk gamble burn expend lob "
    "chuck toss hurl throwing name naming"
)

STARTERS = _set(
    "a an the my just only ok okay so well right and it's its i'll ill i'd make say erm um hmm oh yes yep "
    "yeah bold small modest humble careful cautious plain simple safe big nice lovely another orders "
    "order for me hi hello please pls then now today move go mine mine's mines it'll be guess suppose "
    "think let's lets reckon"
)
"""Words before the number in a sentence that is hardly more than the number."""

AFTER_PLAIN = _set(
    "please pls plz plse this for now then and with there here again thanks thank ty thx as on but so x "
    "xx today because cos since to or instead not rather first next followed if unless otherwise failing"
)
"""Words that may follow a number that is a throw (another word makes it a number of something)."""

POLITE = _set(
    "please pls plz plse thanks thank you ty thx cheers ta for me now this turn time round ok okay again "
    "x xx xxx and hi hello dear gm regards best kind go goes orders order my here then with a the so move "
    "lol ha haha yours sincerely is are"
)
"""Words that carry nothing: a line of these and numbers is a line of numbers."""

UNITS = _set(
    "year years yr yrs day days week weeks month months hour hours hr hrs minute minutes min mins second "
    "seconds pint pints beer beers drink drinks people persons players player kids children friends cats "
    "dogs games points goals nil runs wickets metres meters feet foot ft inches miles mile km kg lb lbs "
    "pounds quid euro euros dollars pence degrees percent times paces pages snakes ladders lines letters "
    "copies issues turns rounds sets rows columns nights nights' sleeps others more ahead behind away ago "
    "left-hand tuns bedrooms floors stars votes boards trapdoors traps doors throws moves of"
)
"""Words that make the number before them a count of something."""

LABELS_BEFORE = _set(
    "page pages p pp issue issues chapter chapters room platform bus flat volume vol season episode level "
    "age aged version rule rules section step question channel size gate route box extension ext code "
    "apartment apt top score scored won lost class grade form year game games match part item note"
)
"""Words that make the number after them a number of something."""

MONTHS = _set(
    "january february march april may june july august september october november december jan feb mar "
    "apr jun jul aug sep sept oct nov dec januar februar märz mai juni juli oktober dezember janvier "
    "février mars avril juin juillet août septembre octobre novembre décembre monday tuesday wednesday "
    "thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun"
)

CONDITIONS = _set(
    "if unless otherwise provided providing assuming depending whether else supposing lest until when whenever failing"
)

HEDGES = _set(
    "maybe perhaps probably possibly might undecided unsure either considering tempted wonder wondering "
    "guessing dunno pondering"
)

MEMORY = _set(
    "was were had used threw thrown rolled played landed fell sent ordered went last previous previously "
    "already earlier yesterday left remaining received gave given stood caught hit got moved took chose "
    "nominated ago been"
)
"""Words of what has been, or of what one holds: a number in such a clause is no order."""

THIRD_PERSONS = _set(
    "he she they his their him them everyone everybody somebody someone who nobody anyone he's she's "
    "they're he'll she'll they'll"
)

CORRECTIONS = _set("make actually no sorry mean meant rather correction wait oops scratch instead")

CHANGE_VERBS = _set(
    "change changing alter altering switch switching amend amending move moving moves swap swapping "
    "update updating revise revising correct correcting replace replacing exchange exchanging modify "
    "shift"
)

BUT_WORDS = _set("so but because cos since though although which where while as who until")
"""Words that begin a new thought within a sentence."""

ASK_STARTS = _set(
    "what which when where who whose why how is are am was were do does did can could may should shall "
    "would will have has had any anyone isn't aren't don't doesn't didn't"
)
