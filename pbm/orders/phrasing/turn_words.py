"""The patterns of words by which an order is changed in the same breath, in six languages.

``TURN`` takes back, ``NEW`` are the ways to tell what is to stand, ``STAYS`` keeps the other order.
"""

from __future__ import annotations

import re
from typing import Final

from pbm.orders.late import late
from pbm.orders.word_set import word_set

__all__ = [
    "AHEAD",
    "DOOR",
    "ELSEWHERE",
    "NEW",
    "NUMBER",
    "OPEN",
    "PLACED",
    "PUT",
    "SAID",
    "SNAKES",
    "STAYS",
    "THAN",
    "THAN_NEEDS",
    "THROW",
    "TOLD",
    "TURN",
    "spaced",
]


def spaced(text: str) -> re.Pattern[str]:
    """Return a pattern in which any white space may stand where ``text`` has a space."""
    return late(text.replace(" ", r"\s"), re.IGNORECASE)


THROW: Final = r"(?:throw|roll|die|dice|move|wurf|würfel|lancer|jet|dé|worp|tirada|dado|tiro|lancio)"
DOOR: Final = (
    r"(?:trap ?-?doors?|trap|door|hole|hatch|td|falltüre?|falle|luke|trappe|valluik|valdeur|luik|trampilla|trampa"
    r"|botola)"
)
NUMBER: Final = (
    r"(?:\d{1,3}(?!\d|[.,:/]\d|\s?[%°])"
    r"|(?:two|three|four|five|six|zwei|drei|vier|fünf|sechs|deux|trois|quatre|cinq|twee|drie|vijf|zes"
    r"|dos|tres|cuatro|cinco|seis|tre|quattro|cinque)\b)"
)
_THE: Final = (
    r"(?:(?:the|my|an?|die|der|den|das|meine?n?|eine?n?|la|le|les|ma|mon|une?|de|het|mijn|een|el|mi|il|lo|mia|mio) )"
)
_TO: Final = (
    r"(?:(?:to|on|at|onto|under|for|with|of|in|space|square|number|no|auf|bei|unter|feld|sur|en|à|au|sous|case|op|vak"
    r"|naar|sobre|a|casilla|su|sulla|sul|alla|casella) |[:=] ?)"
)
_LED: Final = (
    r"(?:(?:so|then|and|but|oh|ok|okay|well|right|please|just|better|actually|ah|no|also|alors|donc|dann|bitte|dus|dan"
    r"|doe|entonces|pues|allora|quindi|i think),? )"
)
_I: Final = (
    r"(?:i'll|i will|i shall|i'd better|i had better|i'd rather|i'd sooner|i'd|i would|we'll|let's|let me|let us|i"
    r"|i'm going to|i am going to|i have to|i'll have to|i'd like to|can you|could you|would you|you can)"
)
_MAKE: Final = (
    r"(?:make|put|set|move|change|switch|shift|place|have|take|use|play|throw|go(?= (?:for|with))|nominate|stick|pop"
    r"|bring|plump(?= for)|say|want|like|prefer|call|give me|put me down(?= for)|nehme? ich|ich nehme|ich würfle|nimm"
    r"|nehmen sie|setze? ich|ich setze|setzen sie|mach(?:e|en)?|leg(?:e|en)?|(?:je|j') ?(?:prends|joue|mets|lance"
    r"|choisis)|mets|mettez|metti(?:amo)?|mettila|ik (?:neem|gooi|kies|leg|zet)|neem|zet|maak|doe|juego|tomo|pon|ponla"
    r"|póngala|ponga|ponedla|tiro|gioco|faccio|prendo|mettetela|la metta)"
)
_IT: Final = r"(?:(?:it|that|this|es|sie|das|ihn|het|hem|die|ça|la|le|lo|er|mal|maar|lieber|liever|mejor|dann|dan|er) )"
_RATHER: Final = (
    r"(?:instead|rather|then|please|now|for me|for us|it is|it'll be|it shall be|after all|thanks|thank you|cheers"
    r"|stattdessen|lieber|bitte|dann|à la place|plutôt|svp|s'il vous plaît|alors|finalement|in plaats daarvan|dan|graag"
    r"|alsjeblieft|en su lugar|mejor|por favor|invece|piuttosto|per favore|van)"
)
_NOT: Final = (
    r"(?:(?:and not|not|instead of|rather than|und nicht|nicht|statt|anstatt|et non|et pas|pas|au lieu de|en niet|niet"
    r"|in plaats van|y no|en vez de|en lugar de|e non|invece di|non)"
    rf" (?:{_THE}|{_TO}){{0,2}}(?P<than>{NUMBER}))"
)
THAN_NEEDS: Final = word_set("not rather instead nicht statt anstatt non pas lieu niet plaats y vez lugar invece")
"""Words of which one stands before the number that gives way: "5 instead of 3", "un 5 y no 3"."""
THAN: Final = spaced(_NOT)
_TAIL: Final = rf"(?:,? (?:{_RATHER}|{_NOT})){{0,3}}"
_LABEL: Final = rf"(?P<label>{THROW}|{DOOR})"
_ENDS: Final = r"(?=\s?(?:[.,;!)\n–—-]|\.\.\.|…|$| (?:and|but|und|et|en|y|e|trap|trapdoor)\b))"
_OPENS: Final = (
    r"(?:(?<=[.,;:!()–—…\n-] )|(?<=[.,;:!(–—…\n])|(?<= but )|(?<= so )|(?<= and )|(?<= then )"
    r"|(?<=\w )(?=(?:i'd better|i had better|i'd rather|i'd sooner|make it|make that|make mine) ))"
)
_MODAL: Final = (
    r"(?:should (?:be|become|read|have been|go)|must (?:be|become|go)|is to be|has to be|ought to be|will be|shall be"
    r"|is|goes|can go|becomes|soll|auf|muss|sein|moet|wordt|moet zijn|sera|devient|debe ser|será|diventa|sarà)"
)
_BETTER: Final = (
    r"(?: (?:is|looks|looked|seems|sounds|feels|will be|would be|suits|serves|might be|ist|wäre|passt|est|serait|is"
    r"|lijkt|es|sería|è|sarebbe)|'s)"
    r"(?: (?:much|far|a lot|way|a bit|probably|me|us|my purpose|viel|bien|veel|mucho|molto)){0,2}"
    r" (?:better|wiser|safer|nicer|smarter|kinder|best|the better (?:one|choice|idea|bet)|besser|klüger|mieux|beter"
    r"|mejor|meglio)"
)
"""What is said of a number that is to stand."""
NEW: Final = (
    spaced(
        rf"{_OPENS}{_LED}{{0,3}}(?:{_I} )?(?:please )?{_MAKE} {_IT}{{0,2}}(?:{_THE}?{_LABEL} ?)?{_TO}{{0,2}}"
        rf"(?P<the>{_THE}?)(?P<new>{NUMBER}){_TAIL}{_ENDS}"
    ),
    spaced(
        rf"{_OPENS}{_LED}{{0,3}}{_THE}?{_LABEL} ?(?:{_MODAL} )?{_TO}{{0,2}}(?P<the>{_THE}?)(?P<new>{NUMBER})"
        rf"{_TAIL}{_ENDS}"
    ),
    spaced(
        rf"{_OPENS}{_LED}{{0,3}}(?:(?:lieber|liever|plutôt|mejor|meglio|rather|doch lieber|toch liever) )?(?P<label>)"
        rf"{_TO}{{0,1}}(?P<the>{_THE}?)(?P<new>{NUMBER}){_TAIL}{_ENDS}"
    ),
    spaced(
        rf"{_OPENS}{_LED}{{0,3}}(?:it's|it is|it says|it reads|it should be|it must be|it has to be|that should be"
        r"|it shall be|it'll be|i mean|i meant|make that|es ist|c'est|ce sera|het is|het wordt|es|è)(?: to be)?"
        rf" (?P<label>){_TO}{{0,1}}(?P<the>{_THE}?)(?P<new>{NUMBER})"
        rf"(?: (?:that )?(?:i'm after|i want|i'm going for|i'll take|i'll have|i need|for me))?{_TAIL}{_ENDS}"
    ),
    spaced(
        rf"{_OPENS}{_LED}{{0,3}}(?P<label>){_TO}{{0,1}}(?P<the>{_THE}?)(?P<new>{NUMBER}),? "
        r"(?:i mean|i meant|i should say|meine ich|je veux dire|bedoel ik|quiero decir|quise decir|intendo|volevo dire)"
        rf"{_TAIL}(?=\s?(?:[.,;:!)\n–—-]|…|$))"
    ),
    spaced(
        rf"{_OPENS}{_LED}{{0,3}}(?P<label>)(?P<the>{_THE}?)(?P<new>{NUMBER}){_BETTER}{_TAIL}(?=\s?(?:[.,;:!)\n–—-]|…|$))"
    ),
)
TURN: Final = spaced(
    r"(?:(?<=^)|(?<=[.,;:!()–—…\n-] )|(?<=[.,;:!(–—…\n])|(?<= but )|(?<=\s\s))"
    r"(?:(?:p\.?s\.?|pps|oh|ah|ach|och|o|hmm+|hm|er|um|erm|argh|ugh|and|but|ok|ay|eh|well|but)[,:.]? ){0,2}"
    r"(?P<turn>no(?: no){0,2}(?=\s?(?:[,!;:…–—-]|\.(?!\s?\d))| (?:wait|hang|hold|sorry|i|i'll|i'd|i've|it|it's"
    r"|that|that's|make|put|let|let's|he's|she's|they're|actually|espera|un|aspetta|attendez|attends)\b)"
    r"|nope|wait|hang on|hold on|hold it|hold your horses|oops|whoops|sorry(?=\s?[,.!;:…–—-]| no\b)|actually"
    r"|correction|edit|apologies|(?:scratch|scrap|strike|forget|scrub|cancel|ditch|undo|delete|drop)"
    rf" (?:that|this|it|the|my)(?: last)?(?: (?:bit|part|one|number|{THROW}|{DOOR}|{NUMBER}))?(?=\s?[,.;:!…–—-])"
    r"|scratch that|scrap that|strike that|forget that"
    r"|i'd (?:sooner|rather)"
    r" (?:not|(?:keep|save) (?:that|it|this)(?: one)?(?: for (?:later|another time|a rainy day))?)"
    r"|on (?:second|further) thoughts?|second thoughts|on reflection"
    r"|(?:i've |i have |i )?changed my mind|change of mind|change of heart|change of plan"
    r"|or rather|or better|or no|oder vielmehr|ou plutôt|of liever|o mejor dicho|o meglio"
    r"|(?:i've |i have |i )?(?:only )?just (?:now )?(?:noticed|realised|realized|spotted|seen|remembered|looked)"
    r"|i (?:tell|told) a lie|i take (?:that|it) back|i beg your pardon|beg pardon"
    r"|nein|moment(?: mal)?|halt|quatsch|doch nicht|korrektur|non|attendez|attends|oups|rectification"
    r"|nee|wacht(?: even)?|oeps|correctie|espera|esperad|espere|perdón|corrección|aspetta|aspetti|anzi|scusa|ops"
    r"|un momento|un moment)\b",
)
STAYS: Final = spaced(
    r"\s?[.,;:!)(–—-]?\s{0,3}(?:(?:and|but|the|my|die|der|das|de|het|la|le|el|il|lo|mon|mijn|mi|und|et|en|y|e) ){0,2}"
    rf"(?:same {THROW}s?|same {DOOR}|(?:{THROW}|{DOOR}) (?:the )?same"
    r"|(?:the )?(?:rest|other (?:one|number)|everything else|all else|all the rest) (?:can |may |shall |should )?"
    r"(?:stands?|stays?|remains?|is (?:fine|right|ok|okay|good|unchanged|the same)|as (?:before|is|above)|unchanged)"
    rf"|(?:{THROW}s?|{DOOR})(?: is| was| are)? (?:as (?:before|above|said|is|i said|it was)|unchanged"
    r"|stays?(?: put| the same)?|stands?|remains?|the same|fine|bleibt|reste|blijft|queda|resta)"
    r"(?: as (?:it )?(?:is|was))?"
    rf"(?:(?: at| on| a| the)? (?P<value>{NUMBER}))?"
    r"|(?:rest|alles andere|der rest) bleibt(?: so| gleich| wie gehabt)?|gleicher wurf|gleiche falltür"
    r"|même (?:lancer|trappe|jet)|(?:le )?reste (?:ne change pas|inchangé|est bon)"
    r"|(?:de )?rest blijft(?: zo| gelijk| staan)?"
    r"|zelfde (?:worp|luik|valluik)|misma (?:tirada|trampilla)|(?:lo demás|el resto) (?:igual|queda igual|sigue igual)"
    r"|stesso (?:lancio|tiro)|stessa botola|(?:il )?resto (?:invariato|resta uguale|uguale|va bene|rimane))"
    r"(?: (?:please|thanks|though|of course|too))?(?=\s?[.,;!)\n–—-]|\s?$)",
)
OPEN: Final = spaced(
    r"\?|\b(?:if|unless|or|maybe|perhaps|might|may be|could be|should i|not sure|unsure|probably|possibly|think about"
    r"|let me think|have to think|don't know|dunno|no idea|undecided|tempted|for now|for the moment|will write"
    r"|let you know|(?:i'll|i will|shall) (?:[^\W\d_]{2,12} ){1,4}(?:later|tonight|tomorrow)|depending|depends|either"
    r"|whether|whichever|wenn|falls|oder|vielleicht|wohl|si|ou|peut-être|of (?:een|de|het|toch|misschien|anders)"
    r"|misschien|straks|quizás?|tal vez|o|forse|magari|oppure|se)\b",
)
AHEAD: Final = spaced(r"\b(?:next|nächste\w?|prochain\w?|volgende|próxim[oa]|prossim[oa])\b")
"""Words of a turn to come, right behind a number."""
TOLD: Final = spaced(
    r"\b(?:say|says|said|saying|suggests?|suggested|(?<!i )tells?"
    r"|told(?! me (?:that )?(?:he|she|they|it|i)(?:'s|'re|'m| is| was| has| are| am)\b)|advises?|advised"
    r"|reckons?|thinks?|wants?|wanted|asks?|asked|prefers?|wishes|insists?|recommends?|writes?|wrote|ordered|orders|sagt"
    r"|meint|findet|rät|dit que|dit qu|veut"
    r"|pense|conseille|zegt|wil|vindt|denkt|dice|quiere|piensa|vuole|pensa|consiglia)\b",
)
"""Verbs of somebody else's wish: what follows one may be theirs."""
SAID: Final = spaced(
    r"\b(?:he|she|they|his|her|their|last|previous|previously|yesterday|was|were|had|never|wanted"
    r"|intended|thought|going to|letzte\w?|gestern"
    r"|gisteren|vorige|ayer|ieri|scors[oa])\b|n't\b",
)
"""Words in the sentence of an order with which it is somebody else's, or none."""
ELSEWHERE: Final = spaced(
    r"\b(?:report|results|zine|newsletter|leaflet|list|sheet|counter|piece|score|raffle|crossword|chess|guess|weight|cake"
    r"|door number|house|next|last|report's|used|saving|save|saved|keeping|later|players|there (?:are|is)"
    r"|trapped|snakes? (?:on|at)|ladders? (?:on|at)|i make it|from (?-i:[A-Z])|for (?-i:[A-Z])\w|(?-i:[A-Z])\w+:"
    r"|(?-i:[A-Z])\w+ is (?:ill|away|on holiday)|(?-i:[A-Z])\w+ has no|nächste\w?|letzte\w?|prochain\w?|derni[eè]re?"
    r"|volgende|vorige|próxim[oa]|pasad[oa]|prossim[oa]|scors[oa])\b"
)
"""Words with which what follows is of another turn, of somebody else, of the board or of no game at all."""
PUT: Final = spaced(rf"\b(?:{_MAKE}|{_MODAL}|i mean|i meant|make that|it's|it is|it says|it reads|it should be)\b")
"""Words that say that a number is to stand."""
ORDERED: Final = spaced(
    r"\s?(?:[.,;:!()\n/&–—+-]|…|$|(?:please|pls|for|from|and|with|again|today|i|we|at|under|my|the|then|this|now|trap|trapdoor|plus|on|as|is|it|to|thanks"
    r"|thank|cheers|but|no|wait|actually|sorry|und|mit|bitte|et|avec|svp|en|met|graag|y|con|por|e|per)\b)"
)
"""What may follow a number that is an order, and counts nothing."""
PLACED: Final = spaced(
    r"(?:\bis|'s|\bare|'re|\b(?:am|sits?|sitting|stands|standing|already|now|been|gone|got|moved|ist|steht|est|staat"
    r"|está|è))(?: [^\W\d_]{2,12}){0,2}"
    r" (?:at|on|past|beyond|over|to|behind|auf|sur|en|op|sulla|su)(?: the| square| space)?\s$"
)
"""What leads to the number of a space where somebody is."""
SNAKES: Final = spaced(
    r"\b(?:snakes?|ladders?|head|foot|bitten|schlange|leiter|serpent|échelle|slang|ladder|serpiente|escalera|serpente"
    r"|scala|lands? me|takes? me|leaves? me|puts? me)\b"
)
"""Words in the clause of a number that only tells where a throw would lead."""
