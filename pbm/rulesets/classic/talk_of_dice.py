"""How players speak of their dice: what else means ROLL, and what only sounds like it."""

from __future__ import annotations

from pbm.core.phrases import say

__all__ = ["ALONE", "ALSO", "DOUBTED", "DOUBTFUL", "ROLL"]

ROLL = "roll"

_THROWING = ("throw", "chuck", "cast", "toss", "shake", "rattle", "fling", "hurl")
_DICE = ("the dice", "my dice", "those dice", "them dice", "dice", "them for me", "em for me", "for me")
ALSO = tuple(
    (words, ROLL)
    for words in (
        "würfeln", "würfle", "würfel", "wurf", "werfen", "wirf", "ich würfle", "würfle ich", "ich würfele",
        "würfele ich", "ich würfel", "würfel ich",
        *(f"{verb} {dice}" for verb in _THROWING for dice in _DICE),
        "würfel für mich", "würfle für mich", "würfel bitte", "bitte würfeln", "lass die würfel rollen", "lass rollen",
        *(
            f"{verb}{what}"
            for verb in ("lance", "lancez", "jette", "jetez")
            for what in (" les dés", "-les", " les pour moi", " pour moi", " s'il te plaît", " s'il vous plaît", " stp")
        ),
        "je les lance", "je les jette", "vas-y lance", "gooi", "gooi voor mij", "gooi de dobbelstenen",
        "gooi met de dobbelstenen", "dobbelen", "dobbelstenen gooien",
        *(
            f"{verb} {what}"
            for verb in ("tira", "lanza", "tiro", "lanzo", "tire", "lance")
            for what in ("los dados", "los dados por mí", "por mí", "por favor")
        ),
        *(
            f"{verb} {what}"
            for verb in ("tira", "lancia", "tiro", "lancio", "tiri", "lanci")
            for what in ("i dadi", "i dadi per me", "per me", "per favore")
        ),
        "tíralos", "lánzalos", "tirali", "lanciali",
    )
)  # fmt: skip
"""What ROLL may be called besides, in whole words."""
ALONE = tuple(
    (words, ROLL)
    for words in (
        "je lance", "lance", "lancez", "lancer", "on lance", "lançons", "je jette", "jette", "jetez", "ik gooi",
        "ik dobbel", "gooien", "gooien maar", "gooi maar", "dobbelen maar", "rolling",
        "let's have it", "lets have it", "let's have them", "same again",
        "hit me", "los geht's", "los gehts", "on y va", "allons-y", "lanzo",
        "tiro", "lancio", "lancia", "tira", "lanza",
    )
)  # fmt: skip
"""What means ROLL where it stands alone: "je lance un appel" throws no dice."""

_SAID = r"(?:roll|(?:throw|chuck|cast|toss|shake|rattle|fling|hurl) (?:the |my |those |them )?dice)"
_AGAIN = (
    r"(?:twice|two times|2 times|2x|several times|many times|again|once more|myself|ourselves|(?:my|our) own|at home)"
)
_DAY = (
    r"(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tue|wed|thu|thurs|fri|sat|sun|(?:the )?weekend|christmas"
    r"|easter)"
)
_LATER_ABROAD = (
    r"(?:später|morgen|übermorgen|nachher|erst|\w{2,6}tag|plus tard|demain|après-demain|lundi|mardi|mercredi|jeudi"
    r"|vendredi|samedi|dimanche|later|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|más tarde|mañana"
    r"|lunes|martes|miércoles|jueves|viernes|sábado|domingo|più tardi|domani|lunedì|martedì|mercoledì|giovedì"
    r"|venerdì|sabato|domenica|bis|jusqu\w*|tot|hasta|fino)"
)
_WAITING_ABROAD = (
    r"(?:warte|wartet|warten|attends|attendez|attendre|wacht|wachten|espera|espere|esperar|aspetta|aspetti|aspettare"
    r"|zweimal|doppelt|dreimal|darf|deux fois|trois fois|encore une fois|twee keer|nog een keer|mag|dos veces|otra vez"
    r"|due volte|un'?altra volta)"
)
_BEFORE = (
    "please|pls|plz|and|then|i|ill|id|we|well|lets|me|us|it|em|to|you|u|ok|okay|yes|yeah|yep|sure|right|so|go|now|just|also"
    "|my|our|a|another|do|will|shall|can|could|would|must|gonna|wanna|hi|hello|hey|the|rattle|quick|quickly|kindly|bitte"
    "|hi+|hello+|hey+|yo|howdy|hiya|bonjour|salut|hallo|hola|ciao|alan|gm"
)
"""What stands before ROLL where it is an order, if anything does: not a name, nor what a roll was like."""
_TAKING = (
    r"please|pls|take|taking|make|making|do|doing|have|having|want|like|send|sending|play|playing|start|enter|order|submit"
    r"|here|heres|thats|this|its|for|roll|and|then|now|with|you|give|got|get|request|requesting|use|using|see|show|add"
    r"|begin|lets|throw|call|time|kindly|also|just|the|but|okay|yes|yeah|sure|right|ready|go|place|register|record|declare"
)
_WHO_ELSE = r"(?:he|she|they|who|which|[^\W\d_]{2,20}s|everyone|everybody|nobody|someone|somebody|anybody|anyone)"
_THE_ROLL = r"(?:my|our|the|this|that|mine) (?:[^\W\d_]{2,9} )?roll\b"
_MAY = r"(?:can|could|may|should|will|must|might|gets?|has|have|takes?)"
_NUMBER = r"(?:[1-9]|1[0-2]|ones?|twos?|threes?|fours?|fives?|six(?:es)?|sevens?|eights?|nines?|tens?|eleven|twelve)"
_ABROAD = r"(?:würf|wurf|werf|wirf|dés\b|gooi|dobbel|dados\b|dadi\b|roll|lance\b|lancia\b|tira\b)"
_NOT = (
    r"(?:niet|geen|ne|pas|non|no tires|noch|erst|sobald|dès que|lorsque|quand|zodra|wanneer|cuando|quando|hasta que"
    r"|finché|aún|todavía|ancora)"
)
DOUBTFUL = "|".join(
    (
        # Eyes and heads roll, the others do, and so do good times; and a roll was lucky.
        rf"\b(?!(?:{_BEFORE})\b)[^\W\d_]+ {_SAID}\b",
        # A roll that is kept, handed on or done without, and one that is put off.
        rf"\b(?!(?:{_TAKING})\b)[^\W\d_]{{3,}} (?:(?:on|onto|up|off|with|about|of|out|on to) )?{_THE_ROLL}",
        rf"\b(?:to|dont|not|no need to) (?!(?:{_TAKING})\b)[^\W\d_]{{3,}} {_THE_ROLL}",
        rf"\b(?!(?:i|we|you|please|to|and|then|let|lets|me)\b)[^\W\d_]{{2,}} {_MAY} (?:(?:have|take|get|use|do) )?"
        r"(?:my|our) roll\b",
        rf"\b{_SAID} (?:(?:us|me|it|them|please|again|only|not|just) )?(?:(?:on|this|next|by|from|at|in) )?{_DAY}\b",
        rf"\b{_SAID} (?:(?:us|me|it|them|please) )?(?:for|to|until|till|til) (?!(?:me|us|win|see|get|start|begin)\b)",
        rf"\b{_SAID} (?:(?:it|them|mine|please) )?after (?!(?:that|all)\b)"
        rf"|\b{_SAID} (?:at (?:home|school|work|the)|every|always|usually|with the)\b",
        # Whether and how one may roll: "roll twice" rolls, "can I roll twice" asks.
        rf"\b(?:can|could|may|might|am|are|is|do|does|would|will|shall|wonder\w*|whether)"
        rf" (?:[^\W\d_]{{1,9}} ){{0,5}}{_SAID}\b[^.!;]{{0,20}}\b{_AGAIN}\b",
        rf"\b(?:should|must|why|how|how often|whether|ought|need|is there|are there|limit|allowed|(?:do|does|did|have"
        rf"|has) (?:i|we|one|he|she))\b[^.!;,]{{0,40}}\b{_SAID}\b",
        r"\b(?:roll|throw|roll with) (?:just |only )?(?:one|a single|1|three|3|four|4|five|5|six|6) (?:dice|die)\b",
        rf"\b{_WHO_ELSE} (?:will|would|can|could|may|might|must|to|now|do) {_SAID}\b",
        rf"\b(?:let|have|make|see|watch|ask|tell|rather|before|until|till|after|once|when|unless|if|hope|for|want|like)"
        rf" (?!(?:{_BEFORE})\b)[^\W\d_]{{2,20}} (?:(?:will|would|can|could|may|must|to|now) ){{0,2}}{_SAID}\b",
        r"\b(?:for|of|with|by|about|see|saw|like|was|what|such|that|at|on|from|after) (?:the|my|our|a|you) roll\b"
        r"|\bthat roll\b|\broll (?:can|should|must|may|might|waits)\b"
        r"|\broll (?:was|were|had|gave|turned|came|got|took|will|is|are|of|in the|that)\b",
        rf"(?:^|[.!?;,:-] ?)(?!(?:{_BEFORE})\b)[^\W\d_]{{2,20}} (?:will|would|can|could|may|must) {_SAID}\b",
        # It is no roll of the dice.
        r"\broll(?:s)? (?:over|up|along|around|round|by|about|back|down|into|under|away|out|in\b|off|eyes|my eyes"
        r"|(?:their|his|her|your|our) \w|with (?:it|the)|call|model|neck|necks)",
        r"\broll on\b(?! (?:then|please|my|me)\b)",
        r"\b(?:on a|rock and) roll\b",
        # Nobody chooses dice, or has others.
        rf"\b(?:roll|throw)(?: me| us)? (?:(?:an?|the|two|double|some|another|only|high|big|low) )+{_NUMBER}\b"
        r"(?! (?:dice|die|times?|rolls?)\b)",
        rf"\b(?:roll|throw)(?: me| us)? (?!one\b){_NUMBER}\b(?! (?:dice|die|times?|rolls?|for me)\b)",
        r"\b(?:roll|throw)(?: me| us)? (?:an? |some |only )?(?:double|doubles|high|low|better|well|good|more)\b",
        rf"\b(?:not|no|stop|without) rolling\b|\bre-?roll|\b(?:new|other|different|fresh|better) {_SAID}\b",
        # Not now: later, or when something has come about.
        rf"\b{_SAID}\b[^.!;]{{0,40}}\b(?:later|tomorrow|tonight|next (?:week|round|turn|time)|yet|last"
        r"|after (?:the )?(?:others|everyone|everybody)|morgen|später|demain|plus tard|mañana|después|domani|dopo)\b",
        rf"\b{_SAID}\b[^.!;]{{0,40}}\b(?:when|once|after|as soon as|while|whenever|before|until|till)"
        r" (?:[^\W_]{1,20} ){0,2}"
        r"(?:has|have|is|are|does|did|do|rolls?|rolled|sees?|hears?|plays?|thinks?|comes?|goes|asks?|says?|told|tell"
        r"|sent|sends?)\b",
        rf"\b(?:when|once|as soon as|whenever|after|until|till|before) [^.!;,]{{2,40}},? {_SAID}\b",
        rf"\b(?:too \w+|yet|forgot|wait(?:ing)?|tomorrow|later|next (?:week|round)|soon|may|might|could|would) "
        rf"(?:\w+ )?(?:to )?{_SAID}\b(?! for me)",
        # In other languages: not, not yet, only when, tomorrow.
        r"\b(?:wurf|würfel) (?:ist|sind|soll\w*|kann|können|darf|muss|war\w*|wartet|bleibt)\b",
        rf"\b{_WAITING_ABROAD}\b[^.!;,]{{1,40}}\b{_ABROAD}|\b{_ABROAD}[^.!;,]{{1,40}}\b(?:zweimal|deux fois|twee keer"
        r"|dos veces|due volte)\b",
        rf"\b{_ABROAD}\w{{0,6}} (?:[^\W\d_]{{1,9}} ){{0,4}}{_LATER_ABROAD}\b",
        r"\b(?!(?:je|j|tu|vous|nous|on|et|alors|alan|vas-y|va|svp|stp|oui|ok|bon|donc|bonjour|salut|merci|puis|plaît)\b)"
        r"[^\W\d_]{2,} (?:lance|jette) les dés\b",
        rf"\b{_NOT}\b[^.!;]{{1,60}}\b{_ABROAD}|\b{_ABROAD}[^.!;]{{1,60}}\b{_NOT}\b",
    )
)
"""A pattern of small letters in which a word for ROLL is not plainly one: it is asked about."""

DOUBTED = say(
    "I am not sure that you want to roll now. If you do, please send ROLL and nothing else; if not, you need send "
    "nothing: your dice are rolled at the deadline. They are the same whatever you send, and whenever. Nobody can "
    "choose them or roll again, and WITHDRAW takes back the word, not the dice."
)
"""What a player is told whose words about dice are not plain."""
