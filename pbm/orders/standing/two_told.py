"""The words in which two throws that stand are told to change, each a pattern of a whole part of a sentence."""

from __future__ import annotations

from typing import Final

from pbm.orders.late import late
from pbm.orders.word_set import word_set

__all__ = [
    "BEHIND",
    "COURTESY",
    "DOOR",
    "FIRST",
    "GREETING",
    "JOINED",
    "KEEPS",
    "LEADS",
    "NUMBERS",
    "OF_SIZE",
    "OPENING",
    "ORDINALS",
    "PAIR",
    "PLEASE",
    "PUT",
    "SAME",
    "SECOND",
    "SECOND_FIRST",
    "SMALLER",
    "TURNED",
    "UNDOING",
    "WHETHER_I",
    "WHETHER_YOU",
]

NUMBERS: Final = {
    **dict.fromkeys(("eins",), 1),
    **dict.fromkeys(("two", "zwei", "deux", "twee", "dos", "due"), 2),
    **dict.fromkeys(("three", "drei", "trois", "drie", "tres", "tre"), 3),
    **dict.fromkeys(("four", "vier", "quatre", "cuatro", "quattro"), 4),
    **dict.fromkeys(("five", "fünf", "cinq", "vijf", "cinco", "cinque"), 5),
    **dict.fromkeys(("six", "sechs", "zes", "seis", "sei"), 6),
}
"""Throws in words; "one" is left out, for it is seldom a number: "the big one"."""
ORDINALS: Final = {
    **dict.fromkeys(("first", "1st", "erste", "erster", "ersten", "premier", "première", "eerste"), 0),
    **dict.fromkeys(("primer", "primera", "primero", "primo", "prima"), 0),
    **dict.fromkeys(("second", "2nd", "zweite", "zweiter", "zweiten", "deuxième", "tweede"), 1),
    **dict.fromkeys(("segundo", "segunda", "secondo", "seconda"), 1),
}
"""Which of the two is meant: 0 for the first."""
SMALLER: Final = word_set(
    "wee small smaller smallest little low lower lowest kleinere kleine kleinste niedrigere petit laagste menor pequeño"
    " piccolo minore basso"
)

_N: Final = rf"(?:[1-6]|{'|'.join(NUMBERS)})(?!\w)"
_THE: Final = r"(?:(?:the|an?|my|ma|die|der|den|das|eine|einer|le|la|un|une|el|il|lo|de|het|een|del|du) |l'|dell')?"
_ORDINAL: Final = rf"(?:{'|'.join(sorted(ORDINALS, key=len, reverse=True))})"
_THROW: Final = r"(?:one|yin|throw|roll|go|number|turn|wurf|zug|lancer|coup|worp|tirada|tiro|lancio)"
_POLITE: Final = (
    r"(?: (?:please|pls|plz|kindly|bitte|svp|s'il (?:te|vous) plaît|graag|alsjeblieft|aub|por favor|per favore|instead"
    r"|after all|then|now|again|(?:for )?this (?:time|round|turn)|for me|thanks|thank you|cheers|mate|pal|love"
    r"|if (?:you|ye) (?:would|please|could|don't mind)|doch|lieber|wieder|jetzt|finalement|plutôt|toch|liever|mejor"
    r"|invece|x{1,4}))*"
)


def _whole(text: str) -> str:
    """Return a pattern of a part with what is said for politeness behind it."""
    return rf"(?:{text}){_POLITE}"


LEADS: Final = late(
    r"(?:(?:oh|och|ach|ah|ok|okay|nae|nah|hmm+|well|right|now|so|but|and|then|just|only|simply|sorry|please|pls|plz"
    r"|kindly"
    r"|actually|rather|on (?:further )?reflection|on second thoughts?|i've changed my mind|i have changed my mind|hi"
    r"|hello|hey"
    r"|nur|bloß|einfach|juste|seulement|uniquement|alleen|enkel|gewoon|sólo|solo|solamente|soltanto"
    r"|bitte|doch|also|aber|und|dann|lieber|hallo|finalement|plutôt|alors|et|mais|svp|s'il (?:te|vous) plaît|graag|toch"
    r"|liever|en|maar|por favor|mejor|y|pero|per favore|meglio|anzi|e|ma"
    r"|(?:(?:i|we) (?:should|would)|(?:i|we)'d)(?: (?:now|much|really))* (?:like|prefer|rather|sooner)(?: (?:to|it|you"
    r"|now))*"
    r"|(?:i|we) (?:will|want|wish|need|prefer)(?: (?:now|to|it|you))*|(?:i|we)'ll(?: now)?|let's|let me"
    r"|(?:ich )?(?:möchte|will)(?: ich)?(?: (?:gerne?|doch|lieber|bitte|jetzt))*"
    r"|(?:ich )?(?:würde|hätte)(?: ich)?(?: (?:doch|bitte|jetzt))* (?:gerne?|lieber)(?: doch| bitte)*"
    r"|je (?:voudrais|veux|préfère)|ik (?:wil|zou)(?: (?:graag|liever|toch))*|quiero|quisiera|prefiero|vorrei"
    r"|preferisco"
    r"|it should (?:be|have been)|i mean|i meant|have|take|play|put|make it|do) )+"
)
"""What leads to a wish and says nothing of it."""
WHETHER_YOU: Final = late(
    r"(?:(?:can|could|will) (?:you|ye|ya|u)(?: (?:please|kindly|possibly|just))* "
    r"|would (?:you|ye)(?: (?:please|kindly|just))* (?:please|kindly|mind)(?: just)? "
    r"|would (?:it|that) be (?:a |any |much |too much |such a )?(?:trouble|bother|nuisance|possible|all right|alright"
    r"|ok|okay)"
    r" (?:to|for you to|if you) "
    r"|(?:kannst|könntest|würdest) du (?:mir )?(?:bitte )?|(?:können|könnten|würden) sie (?:mir )?(?:bitte )?"
    r"|(?:peux-tu|pourrais-tu|pouvez-vous|pourriez-vous|tu (?:peux|pourrais)) |(?:kun|kan|wil|zou) (?:je|u)"
    r" (?:misschien )?"
    r"|(?:puedes|podrías|puede|podría) |(?:puoi|potresti|può|potrebbe) )"
)
WHETHER_I: Final = late(
    r"(?:(?:can|could|may|might) (?:i|we)(?: (?:please|kindly|possibly|just|still|perhaps))* "
    r"|(?:is it|would it be) (?:ok|okay|possible|too late|all right|alright) (?:to|if i) "
    r"|(?:kann|darf|dürfte|könnte) ich (?:bitte |noch )*|(?:puis-je|je peux) "
    r"|(?:kan|mag) ik |¿?puedo |posso )"
)

PLEASE: Final = late(r"\b(?:please|pls|plz|bitte|svp|plaît|graag|alsjeblieft|favor|favore|kindly)\b")
"""What makes a wish of a question whether one may."""

_MINE: Final = r"(?:(?:the|my|ma|our|both|those|these|two|2|of) ){0,4}"
_TWO: Final = (
    rf"(?:{_MINE}(?:throws|rolls|numbers|dice)|(?:the|my|these|those) two|the two of them|them|'?em|these|those|the"
    rf" pair)"
)
_ROUND: Final = r"(?: (?:round|around|over|about))"
_ORDER_OF: Final = rf"(?:(?:the |their |my )?(?:order|sequence) (?:of|for) (?:{_TWO}|mine))"
_ORDER: Final = rf"(?:{_ORDER_OF}|(?:the |their )?(?:order|sequence))"
"""In which they come; "my order" may be all of them."""
_OTHER_WAY: Final = (
    r"(?:(?:in )?(?:the )?(?:other|opposite|reversed?|inverse) (?:order|sequence)|(?:the )?other way (?:a)?(?:round"
    r"|about)"
    r"|in reverse|vice versa|reversed|swapped(?: round| over| around)?|flipped(?: round| over)?)"
)
_ZWEI: Final = r"(?:(?:die|meine|meiner|der|beiden|zwei|diese) ){0,3}(?:würfe|zahlen|beiden|züge)"
_FOLGE: Final = r"(?:(?:die |meine )?reihenfolge(?: (?:der|meiner)(?: beiden| zwei)? (?:würfe|zahlen))?)"
_UM: Final = (
    r"(?:(?:ver|um)?tauschen|vertauscht|getauscht|umdrehen|umkehren|umgekehrt|andersrum|anders ?(?:he)?rum"
    r"|in (?:der )?(?:umgekehrte|andere)[rn] reihenfolge|genau andersrum|genau umgekehrt)"
)
_DEUX: Final = r"(?:(?:mes|les|ces)(?: deux)?(?: (?:coups|lancers|dés|numéros|nombres))?)"
TURNED: Final = late(
    _whole(
        rf"(?:swap|swop|switch|reverse|flip|invert|transpose|interchange|swapping|switching|reversing"
        rf"|flipping){_ROUND}?"
        rf" (?:{_TWO}|{_ORDER}){_ROUND}?"
        rf"|(?:swap|swop|switch|flip){_ROUND}? mine{_ROUND}?|(?:swap|swop)(?: over| round)?"
        rf"|(?:turn|change|turning|changing) (?:{_TWO}|mine){_ROUND}|(?:turn|change|turning|changing){_ROUND} (?:{_TWO}"
        rf"|mine)"
        rf"|(?:change|turn|changing|turning|exchange) {_ORDER_OF}{_ROUND}?|(?:change|turn) {_ORDER}{_ROUND}"
        rf"|(?:(?:take|taking|play|playing|have|throw|put|make|use|do) )?(?:{_TWO}|mine|it) (?:to be |to go |go(?:es)?"
        rf" )?{_OTHER_WAY}"
        rf"|(?:the )?same(?: (?:throws|numbers|two|ones|dice))?(?: again)?(?: but)? {_OTHER_WAY}"
        rf"|{_OTHER_WAY}(?: (?:for|with|on) (?:{_TWO}|mine))?"
        rf"|(?:ver)?tausche?n?(?: sie)?(?: bitte| doch| mal| noch)* (?:{_ZWEI}|{_FOLGE})"
        rf"|(?:dreh|drehe|drehen sie|kehr|kehre|kehren sie)(?: bitte| doch| mal)* (?:{_ZWEI}|{_FOLGE})(?: bitte)? um"
        rf"|(?:{_ZWEI}|{_FOLGE})(?: bitte| doch| lieber| gerne?| einfach| noch| mal)* {_UM}"
        rf"|(?:genau )?(?:andersrum|anders ?(?:he)?rum|umgekehrt|vertauscht|tauschen|umdrehen"
        r"|in umgekehrter reihenfolge)"
        rf"|(?:inverse[rz]?|échange[rz]?|intervertir|intervertis(?:sez)?|permute[rz]?)"
        rf" (?:{_DEUX}|l'ordre(?: (?:de mes|des|de ces)(?: deux)? (?:coups|lancers|dés|numéros))?)"
        rf"|(?:{_DEUX} )?(?:plutôt )?(?:dans (?:l'autre sens|l'ordre inverse|l'autre ordre)|à l'inverse|l'inverse)"
        r"|(?:wissel|verwissel|draai|keer)(?: even| graag)? (?:mijn|de|die)(?: twee| beide)? ?(?:worpen|getallen"
        r"|volgorde)?(?: om)?"
        r"|(?:mijn |de )?(?:twee |beide )?(?:worpen|getallen|volgorde)(?: graag| toch| liever| even)* (?:om"
        r"|ver)?(?:wisselen|draaien"
        r"|keren|andersom|omgekeerd|in (?:de )?omgekeerde volgorde)"
        r"|(?:andersom|omgekeerd|in (?:de )?omgekeerde volgorde|in de andere volgorde|omwisselen|omdraaien)"
        r"|inverser|permuter|(?:cambiar|invertir) el orden|(?:cambiare|invertire|scambiare) l'ordine"
        r"|(?:intercambi(?:a|e|ar)|inviert[ae]|invertir|cambi(?:a|e|ar) el orden de) (?:mis|las|los|el orden de mis)(?:"
        r" dos)?"
        r"(?: (?:tiradas|números|tiros))?|(?:las dos tiradas )?(?:al revés|en (?:el )?orden (?:inverso|contrario))"
        r"|(?:scambi(?:a|are|ate)?|inverti(?:re|te)?) (?:i|l'ordine dei|gli)(?: miei)?(?: due)? (?:tiri|lanci|numeri)"
        r"|(?:i (?:miei )?due tiri )?(?:al contrario|in ordine inverso|nell'ordine inverso|viceversa)"
    )
)
"""Both change places, in whatever words: no number is told."""
SECOND_FIRST: Final = late(
    _whole(
        r"(?:the |my )?(?:second|2nd)(?: (?:one|throw|number|yin))?(?: (?:goes|to go|comes))? (?:first|before the"
        r" first(?: one)?)"
    )
)
_SIZE: Final = (
    r"(?:big|bigger|biggest|high|higher|highest|large|larger|largest|wee|small|smaller|smallest|little|low|lower|lowest"
    r"|größere|große|größte|höhere|kleinere|kleine|kleinste|niedrigere|(?:plus )?(?:grand|gros|petit)|grootste|hoogste"
    r"|laagste|más grande|mayor|menor|pequeño|(?:più )?(?:grande|alto|piccolo|basso)|maggiore|minore)"
)
_GOES: Final = r"(?: (?:goes|to go|comes|going|should go|can go))?"
_FIRST: Final = (
    r"(?:first|1st|to start(?: with)?|up front|zuerst|voran|als erstes|d'abord|en premier|eerst|primero|prima"
    r"|per primo)"
)
_OF_TWO: Final = r"(?: (?:one|yin|un|ane|number|throw|zahl|roll))?(?: of the two)?"
OF_SIZE: Final = late(
    _whole(
        rf"{_THE}(?P<size>{_SIZE}){_OF_TWO}{_GOES} (?:{_FIRST}|(?P<last>last|second|zuletzt|en dernier|laatst|al final"
        rf"|per ultimo))(?: (?:and )?then {_THE}{_SIZE}{_OF_TWO})?"
        rf"|(?:first|start with|starting with|zuerst|d'abord|eerst|primero|prima) {_THE}(?P<size2>{_SIZE}){_OF_TWO}"
        rf"|(?P<then>then) {_THE}(?P<size3>{_SIZE}){_OF_TWO}"
    )
)
_THEN: Final = (
    r"(?:then|dann|puis|ensuite|dan|daarna|luego|después|poi|followed by|before|afore|ahead of|vor|avant|voor|antes"
    r" del?"
    r"|prima del?)"
)
PAIR: Final = late(
    _whole(
        rf"{_THE}(?P<one>{_N})(?: {_FIRST})? (?:(?:(?:and|und|et|en|y|e|&) )?{_THEN}|and|und|et|en|y|e|&|-?>|→) {_THE}"
        rf"(?P<other>{_N})(?: (?:after|second|next|last|afterwards|danach))?(?: in that order)?"
    )
)
BEHIND: Final = late(
    _whole(rf"{_THE}(?P<other>{_N}) (?:after|efter|nach|après|na|después de|dopo) {_THE}(?P<one>{_N})")
)
FIRST: Final = late(
    _whole(
        rf"{_THE}(?P<ahead>{_N}){_GOES} {_FIRST}"
        rf"|(?:first|start with|starting with|zuerst|erst|d'abord|eerst|primero|prima) {_THE}(?P<behind>{_N})"
    )
)
SECOND: Final = late(
    _whole(
        rf"{_THE}(?P<ahead>{_N}){_GOES} (?:after(?: that| it|wards)?|second|next|last|then|danach|als zweites|après"
        rf"|ensuite"
        rf"|en second|daarna|después|luego|dopo|poi)|(?:then|dann|puis|ensuite|daarna|dan|luego|poi)"
        rf" {_THE}(?P<behind>{_N})"
    )
)
_WHERE: Final = (
    r"(?:(?:in respect of|with (?:respect|regard) to|as regards|regarding|concerning|for|on|in|at|as|für|im|am|beim|bei"
    r"|zu"
    r"|pour|au|sur|voor|bij|para|en|per|al|nel) )?(?:(?:the|my|ma|den|der|die|das|mein|meinen|le|la|mon|mijn|de|el|il"
    r"|mi) )?"
    rf"(?:(?:turn|zug|tour|beurt|turno) (?P<turn>\d{{1,3}})|(?P<turn2>\d{{1,3}})(?:st|nd|rd|th|e|ème|º)? (?:turn|zug"
    rf"|tour|beurt"
    rf"|turno)|(?P<place>{_ORDINAL})(?: {_THROW})?)"
)
_FOR: Final = (
    r"(?:for|instead of|in (?:the )?place of|in lieu of|rather than|(?:and )?not|statt|anstatt|anstelle(?: von)?|nicht"
    r"|au lieu de|au lieu|à la place de|à la place|pas|in plaats van|ipv|niet|en (?:vez|lugar) de|en (?:vez|lugar)|no"
    r"|invece di"
    r"|invece|al posto di|al posto|non)"
)
_USE: Final = (
    r"(?:(?:please|bitte|just|kindly|i'd like|i want|make (?:it|that)|substitute|put|use|play|have|throw|take|with|mit"
    r"|setze?|nimm|nehme ich|spiele(?: ich)?|lieber|mets|joue|plutôt|neem|speel|liever|pon|mejor|metti|meglio|is|be|to"
    r"|should be|shall be|ist|soll|becomes|now|doch) ){0,6}"
)
_ALTER: Final = r"(?:change|make|alter|amend|switch|ändere|mach|mache|wijzig|cambia|changez?)"
PUT: Final = (
    late(_whole(rf"{_WHERE} {_USE}{_THE}(?P<new>{_N}) (?:please |bitte )?{_FOR} {_THE}(?P<old>{_N})(?: sein)?")),
    late(_whole(rf"{_USE}{_THE}(?P<new>{_N}) {_FOR} {_THE}(?P<old>{_N}) {_WHERE}")),
    late(
        _whole(
            rf"(?:{_ALTER}|turn) {_WHERE} (?:from |von )?{_THE}(?P<old>{_N}) (?:to|into|in|auf|zu) {_THE}(?P<new>{_N})"
        )
    ),
    late(_whole(rf"{_ALTER} {_THE}(?P<old>{_N}) {_WHERE} (?:to|into|for|in|auf|gegen) {_THE}(?P<new>{_N})")),
    late(
        _whole(
            rf"(?:{_ALTER}|turn|set) {_WHERE} (?:(?:be|to|into|to be|in|auf|zu) )?{_THE}(?P<new>{_N})"
            rf"(?: {_FOR} {_THE}(?P<old>{_N}))?"
        )
    ),
    late(rf"{_WHERE} {_USE}{_THE}(?P<new>{_N}) (?:instead|stattdessen|finalement|à la place|invece){_POLITE}"),
    late(_whole(rf"{_WHERE} (?:to|to be|should be|is to be|becomes) {_THE}(?P<new>{_N})")),
)
_LEAVE: Final = r"(?:leave|keep|lass|lasse|laisse|laat|deja|lascia)"
_AS_IT_IS: Final = (
    r"(?:where it (?:is|was)|as it (?:is|was)|as is|alone|in (?:its )?place|there|put|be|the same|first|second|stehen"
    r"|so"
    r"|dort|où il est|staan|donde está|dov'è|com'è)"
)
KEEPS: Final = late(
    _whole(
        rf"{_LEAVE} (?:{_THE}(?P<one>{_N})|(?:the|my) (?P<place>first|second)(?: (?:one|throw))?) {_AS_IT_IS}"
        rf"|(?:{_THE}(?P<same>{_N})|(?:(?:the|my) )?(?P<stays>first|second)(?: (?:one|throw))?)"
        rf" (?:stays|stands|bleibt|reste|blijft|se queda|resta)(?: {_AS_IT_IS})?"
    )
)
DOOR: Final = late(
    _whole(
        r"(?:(?:with|and|my|the|make|set|put|please|new|mit|die|und|avec|la|met|het|con) )*"
        r"(?:trap ?-?door|trap|td|falltür|falle|trappe|valluik|luik|trampilla|trampa|botola)(?: nomination)?"
        r"(?: (?:at|on|to|is|be|now|instead|auf|bei|en|op|su|in))* (?P<door>\d{1,3})"
    )
)
UNDOING: Final = late(
    _whole(r"(?:scrub|scrap|scratch|forget|cancel|ignore|bin) (?:that|it|what i said|the last (?:one|mail))")
)
"""What takes back something that is not named: only what follows tells whether that was a throw."""
SAME: Final = late(
    _whole(
        r"(?:the )?same (?:two|throws|numbers|two throws|two numbers|dice)"
        rf"|(?:i(?:'ve)? )?(?:(?:had|have|got|put|sent) )?(?:{_TWO} )?(?:the )?(?:wrong way (?:a)?round|back to front)"
    )
)
JOINED: Final = late(r" (?:but|and|und|aber|et|mais|en|maar|y|pero|e|ma|&|-?>) ")

COURTESY: Final = late(
    r"(?:(?:(?:so|very|awfully|terribly|really|i'm|i am) )*sorry(?: (?:sorry|again|about (?:this|that)|(?:to|tae) be"
    r" (?:a )?(?:pain"
    r"|nuisance|bother)|me again|for the (?:trouble|bother|change|confusion)))*|(?:it's )?(?:only )?me again"
    r"|(?:many )?thanks?(?: (?:you|very|much|so|again|a lot|in advance|as ever|ever so))*|ta|cheers|please|bitte"
    r"|s'il (?:te|vous) plaît|svp|graag|alsjeblieft|por favor|per favore"
    r"|(?:(?:a|one|another|small|quick|little|wee|tiny|further|minor|last|more|the) )*(?:correction|change|amendment"
    r"|request"
    r"|thing)(?: of (?:mind|plan|heart))?(?: please| from me)?|on (?:further )?reflection|(?:on )?second thoughts?"
    r"|(?:(?:i've|i have|having) )?(?:thought again|thought (?:better|about it)|changed my (?:mind|view)|had (?:second"
    r" thoughts|a rethink|another think)|reconsidered|reversed my view)(?: again)?|(?:with )?(?:my |many )?apologies(?:"
    r" again)?"
    r"|oh|och|ach|ah|oops|ok|okay|right|well|hmm+|then i(?:'m| am) (?:done|off|finished)|that's (?:it|all|me done)|that"
    r" is all"
    r"|noch eine (?:kleine )?(?:bitte|änderung|korrektur)|(?:eine )?(?:kleine )?(?:änderung|korrektur)|entschuldigung"
    r"|danke(?: schön"
    r"|dir)?|vielen dank|(?:ich )?(?:habe? )?(?:es )?(?:mir|mir's)(?: doch)? anders überlegt|sinneswandel|tut mir leid"
    r"|pardon"
    r"|désolée?|merci(?: beaucoup)?|petite correction|(?:j'ai )?chang(?:é|ement) d'avis|excuses|bedankt|dank je(?:"
    r" wel)?|kleine wijziging"
    r"|(?:ik ben )?van gedachten? veranderd|perdón|(?:muchas )?gracias|un cambio|(?:he )?cambi(?:o|ado) de (?:idea"
    r"|opinión)"
    r"|scusa(?:te)?|(?:molte )?grazie|(?:ho )?cambi(?:o|ato) idea"
    r"|(?:(?:kind|kindest|best|warm|many|with) )*(?:regards|wishes)|best|yours(?: (?:sincerely|truly|ever|aye))?|love"
    r"|x{1,4}|lg|vg|mfg"
    r"|(?:liebe |viele |beste |herzliche )?(?:grüße|gruß)|cordialement|amitiés|(?:met vriendelijke )?groet(?:en|jes)?"
    r"|(?:un )?saludos?"
    r"|saluti)(?: x{1,4})?"
)
OPENING: Final = late(
    r"(?:no|nope|nae|nah|nein|non|nee|wait|hang on|hold on|actually|moment|halt|doch|espera|aspetta|attends|wacht)"
)
"""What may open a change, and would take it back behind it."""
GREETING: Final = late(
    r"(?:hi|hello|hey|dear|hallo|moin|lieber?|hoi|beste|ciao|caro|cara|hola|bonjour|salut|morning|evening)"
    r"(?: (?:there|again))?(?: (?P<who>[^\W\d_]{1,20}))?"
)
