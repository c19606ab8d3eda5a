"""Remarks beside an order by which nothing is ordered and on which nothing hangs, taken out before a mail is read.

"Throw 3, it's the only one I have left", "no matter whether she passed me", "even if it's silly", "otherwise I forget",
"if only a die had an 8": a person reads over them, and their conditions, their pasts and their numbers with them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import TypeAlias

from pbm.orders.cleaning.rest_unchanged import NEEDS, REST_UNCHANGED, rest_unchanged
from pbm.orders.late import late
from pbm.orders.word_set import Gated, word_set, words_in

__all__ = ["without_asides"]

_OPEN = r"[\s,;(–-]{0,3}"
_END = r"(?=\s{0,2}(?:[.,;:!?)\n–-]|$))"

_ONLY_LEFT = late(
    r"(?P<number>\b[1-6]\b)(?P<gap>[^\d.!?;:\n]{0,8}?)" + _OPEN + r"\b(?:"
    r"(?:because |as |since )?(?:it|that|this|which)(?:'s| is) (?:the )?(?:(?:very )?(?:only|last) (?:one|thing"
    r"|number)|all)"
    r"(?: that)?(?: i(?:'ve| have)(?: got)?| is| i own)?(?: still)? left(?: to me)?"
    r"|(?:weil |denn )?(?:das|die|der|es) (?:ja )?ist (?:eh |ja |sowieso )?(?:das|die|der) (?:einzige"
    r"|letzte)[nrs]?,? "
    r"(?:was|die|der|das) (?:(?:mir|ich) )?(?:noch )?(?:(?:übrig )?(?:bleibt|habe|hab|ist)|übrig bleibt)"
    r"|dat is (?:het|de) (?:enige|laatste),? (?:wat|die|dat) (?:(?:er|ik) )?(?:nog )?(?:over )?(?:is|heb)"
    r"|(?:que |q |porque )?es (?:ya )?(?:lo|el|la) (?:[uú]nic[oa]|[uú]ltim[oa]) (?:que|q) (?:ya )?(?:me queda|tengo)"
    r"|(?:c'est|car c'est) (?:le seul|la seule|le dernier|la dernière|tout ce) (?:qui me|qu'il me|qui) reste"
    r"|(?:che |perché )?è (?:l'ultimo|l'unico|l'ultima|l'unica|il solo|tutto ciò) che (?:mi )?"
    r"(?:avanza|resta|rimane|è rimasto|è rimasta)"
    r")" + _END,
    re.IGNORECASE,
)
_OUT_OF = late(
    r"(?P<number>\b(?:number (?:1|one)|(?:us(?:e|ing)|tak(?:e|ing)|play(?:ing)?|throw(?:ing)?|spend(?:ing)?|with|the) "
    r"(?:(?:the|my|a|number) ){0,2}(?:[1-6]|two|three|four|five|six))) (?:out )?of (?:my|the) "
    r"(?:[2-6]|two|three|four|five|six)(?: numbers| throws| dice| cards)?"
    r"(?: (?:that )?(?:i have|i've got))?(?: left| remaining)?"
    r"(?=\s?[,.;:!)\n]|\s(?:and|with|plus|for|please|this|now)\b|$)",
    re.IGNORECASE,
)
_OF_THE_TWO = late(
    r"\b(?P<which>(?:first|second|1st|2nd|other|last) (?:turn|throw|one|go|half|round|move|die))"
    r" of (?:the|my|these) two\b",
    re.IGNORECASE,
)
_IN_TIME_AS_EVER = late(
    r"(?P<coming>\b(?:will|shall|should|'ll) (?:be (?:with you|there|along|in the post)|reach you|follow|arrive|come"
    r"|get to you)\b[^.!?\d\n]{0,40}?),? as (?:usual|ever|always)\b",
    re.IGNORECASE,
)
_NO_MATTER = late(
    r"\b(?:(?:no matter|regardless of|i don't (?:care|mind)) (?:if|whether|what|who)(?! i\b| you\b| number"
    r"| square| space)"
    r"|(?:(?:ganz|völlig|mir) ){0,2}egal,? (?:ob|was|wer)(?! du\b| ihr\b| ich\b| sie wollen)"
    r"|(?:het )?maakt (?:me |mij )?niet uit (?:of|wat|wie)(?! je\b| jij\b| ik\b)|ongeacht (?:of|wat|wie)"
    r"|(?:me )?da (?:igual|lo mismo) (?:si|lo que|quién)(?! quieras| tú| tires)"
    r"|peu (?:m')?importe (?:si|ce que|qui)(?! tu| vous| je)"
    r"|(?:poco |non m')?importa (?:se|quel(?:lo)? che|chi)(?! vuoi| tu)|non importa (?:se|quel(?:lo)? che"
    r"|chi)(?! vuoi| tu)"
    r") [^.!?:;,\d\n]{3,90}(?=[:;,.!]|\s?\n|$)",
    re.IGNORECASE,
)
_WHAT_THEY_SAY = late(
    r"[\s,;(–-]{0,3}\b(?:never mind|ignore|forget|whatever|no matter"
    r"|don't (?:mind|listen to)|what does it matter)"
    r"(?: what)? (?:my|the|our) [^\W\d_]{2,14} (?:says?|thinks?|tells? you|reckons?|wants?|writes?)"
    r"(?: about (?:it|that))?" + _END,
    re.IGNORECASE,
)
_AND_DONE = late(
    r"(?P<number>(?<![\d.,])\d{1,2}),?(?: -)? (?:"
    r"(?:and |- )?that(?:'s| is) (?:final|flat|that|my (?:final|last) (?:word|answer|offer)|all there is to it"
    r"|the end of it)"
    r"|und (?:dabei bleibt(?:'s| es)|basta|damit basta|fertig|das ist endgültig|das war's)"
    r"|(?:et )?(?:point final|point barre|c'est mon dernier mot|puis c'est tout)"
    r"|y (?:punto|no se hable más|es definitivo)|e (?:basta|basta così|questo è tutto)|punto e basta"
    r"|en (?:daarmee uit|daar blijft het bij|dat is definitief))" + _END,
    re.IGNORECASE,
)
_THEIR_WAY = late(
    r"(?:(?<=[.!?] )|(?<=\n)|(?<=^))(?:he|she|they)(?:'d| would) (?:only |just |always |rather )?have me"
    r" [^.!?\d\n]{3,50}[.!]",
    re.IGNORECASE,
)
_FORM_MISSED = late(
    r"(?:\b(?:i'm |i am )?not (?:quite |really )?sure (?:if|whether)|\bi (?:don't|do not) know (?:if|whether)) "
    r"(?:there(?:'s| is)|you have|i need|i should use|i'm meant to use|we need) (?:a |an |some |any )?(?:special "
    r"|proper "
    r"|particular |set |official )?(?:form|format|template|card|slip)\b[^.!?:;\d\n]{0,45}[.?!,]"
    r"|\bif there(?:'s| is) (?:a |one|an official )(?:proper )?(?:form|format|template|card|slip)?,? ?(?:please )?send"
    r" (?:it|one|me one)[^.!?:;\d\n]{0,60}[.!]",
    re.IGNORECASE,
)
_EVEN_IF = late(
    r"[\s,;(–-]{1,3}\b(?:even if|auch wenn|selbst wenn|ook al|zelfs als|même si|aunque|anche se)\b "
    r"[^.!?:;,\d\n]{3,70}?(?=\s{0,2}(?:[.!)\n]|,? (?:and|und|en|et|y|e|ed|con|mit|with|avec|met)\b|$))",
    re.IGNORECASE,
)
_SHRUG = late(
    r",? ?\b(?:aber|maar) (?:(?:das|dat|dass|es) (?:is|ist) (?:mir|me|mij) )?egal(?=\s?[,.!])",
    re.IGNORECASE,
)
_FORGETTING = late(
    r"[\s,;(–-]{1,3}(?:and |because |y |que |et |e |en |und )?\b(?:(?:otherwise|or else) i(?:'ll"
    r"| will)?(?: only)? forget(?: it)?"
    r"|sonst vergess'?e? ich(?:'s| es)?|weil ich(?:'s| es) sonst vergesse|anders vergeet ik (?:het|'t)"
    r"|si no se me (?:pasa|olvida)|sinon j'oublie|sinon je vais oublier|(?:se no|sennò|altrimenti) (?:me ne "
    r"|mi )?dimentico)" + _END,
    re.IGNORECASE,
)
_BEFORE_FORGOTTEN = late(
    r"(?:^[\s(]{0,3}|[\s,;(–-]{1,3})(?:and |but |so )?\b(?:(?:before|lest) (?:i|we)(?: (?:clean|quite|ever))? forget"
    r"|(?:ehe|bevor) ich(?:'s| es)? vergesse|avant (?:que j'oublie|d'oublier)|voor(?:dat)? ik (?:het|'t) vergeet"
    r"|antes de que (?:se )?me olvide|prima che (?:me ne |mi )?dimentichi)(?: (?:it|them|again|about it|altogether))?"
    r"(?=\s?[:–-])",
    re.IGNORECASE,
)
_WISH = late(
    r"(?:(?:ach|oh|och|ah|ay),? )?\b(?:if only (?:i|there|we)|ach gäbe es|gäbe es|hätte ich|könnte ich|kon ik|had ik"
    r"|was er maar|si seulement|ojalá (?:pudiera|tuviera|hubiera)|magari (?:potessi|avessi|ci fosse)|se solo)\b"
    r"[^.!?\n\d]{0,60}\b(?:[0789]|1[0-2])\b(?!\s?[%€])[^.!?\n\d]{0,40}[.!]",
    re.IGNORECASE,
)
_LED_IN = late(r"(?:doch|nur|bloß|maar|only|but|seulement|ojalá|magari|solo|gäbe)\b", re.IGNORECASE)
_CAUGHT = late(
    r"(?P<before>\b(?:[7-9]|\d\d)(?: (?:as|als|comme|como|come) (?:a |the |die |het |de )?[^\W\d_]{4,12})?),? "
    r"(?:(?:if|in case|should) (?:he|she|they|anyone|somebody|someone|[A-Z][a-z]+) "
    r"(?:comes? (?:by|along)(?: there| that way)?|(?:lands?|falls?|steps?|stops?|passes|pass) (?:there|on it"
    r"|in it|in|by))"
    r"|(?:falls|wenn|sollte) (?:er|sie|jemand|wer|[A-Z][a-zäöü]+) (?:da|dort|hier|drauf|darauf) (?:noch |mal )?"
    r"(?:vorbei|hin|drauf|rein)?(?:kommt|landet|tritt|fällt|tappt|kommen|landen)"
    r"|als (?:ze|zij|hij|er iemand|iemand|[A-Z][a-z]+) (?:daar|er|erop|erin) "
    r"(?:langs ?|op ?|in ?)?(?:komt|landt|belandt|trapt|valt)"
    r"|si (?:[A-Z]\w+ )?(?:cae|pasa|aterriza|llega)(?: [A-Z]\w+)? (?:por )?(?:ahí|allí)"
    r"|(?:s'il|s'elle|si [A-Z]\w+) (?:y (?:passe|tombe|arrive)|(?:passe|tombe|arrive) (?:par là|là|dessus|dedans))"
    r"|se (?:[A-Z]\w+ )?(?:ci (?:passa|cade|capita|finisce)|(?:passa|cade|capita|finisce) (?:di lì|lì|sopra|dentro)))"
    r"(?=\s{0,2}(?:[.!]|\n|$))",
)
_IN_CASE = late(
    r"(?P<before>\b(?:[7-9]|\d\d)\b[^\d.!?:;,\n]{0,25}),? "
    r"(?:por si(?: acaso)?|für den fall,? dass|voor het geval(?: dat)?|nel caso(?: in cui)?|casomai|au cas où"
    r"|in case) "
    r"[^.!?:;,\d\n]{3,60}(?=\s{0,2}(?:[.!)\n]|$))",
    re.IGNORECASE,
)
_TAKEN_WELL = late(
    r"(?:(?<=[.!?] )|(?<=\n))(?:if (?:not|it doesn't work)|wenn nicht|falls nicht|zo niet|als het niet lukt"
    r"|sinon|si no(?: cae)?|se no),? "
    r"(?:then )?(?:auch gut|macht nichts|no harm done|no matter|never mind|so be it|ook goed|geen ramp|tant pis"
    r"|al menos [^.!?\d\n]{1,40}|no pasa nada|pazienza|amen)[.!]",
    re.IGNORECASE,
)
_AS_LAST = late(
    r"(?P<number>\b(?:[7-9]|[1-9]\d)\b),? (?:(?:net |just |exactly |genau )?(?:like|as|als|zoals|wie|comme|como"
    r"|come) (?:in |die |de |la |l')?"
    r"(?:last (?:time|turn|round)|letztes mal|letzte runde|letzten monat|beim letzten mal"
    r"|(?:de )?vorige (?:keer|ronde|beurt)"
    r"|dernière fois|última vez|ultima volta|volta scorsa|tour dernier))(?=\s{0,2}(?:[.,!)\n]|$))",
    re.IGNORECASE,
)
_OLD_MAIL = late(
    r"(?P<ahead>\b(?:forget|ignore|scrap|disregard|cancel|delete|vergiss|vergessen sie|ignorier\w{0,2}"
    r"|streich\w{0,2}|lösch\w{0,2}"
    r"|vergeet|negeer|schrap|oublie[sz]?|ignorez|annule[sz]?|olvida|olvide|anula|cancela|borra|dimentica"
    r"|annulla|cancella)\b"
    r"[^.!?()\d\n]{0,60}\b(?:mail|mails|e-mail|message|letter|orders?|move|nachricht|brief|zug|züge|bericht"
    r"|mailtje|zet|courriel"
    r"|lettre|ordres?|coup|correo|mensaje|carta|jugada|messaggio|lettera|mossa|ordini)\b[^.!?()\d\n]{0,30})"
    r" \([^()\n]{0,50}\)(?=.{0,200}\d)",
    re.IGNORECASE,
)
_LAUGHTER = late(r"(?<=\d),? (?:(?:ja|je|ha|he|hi|ah){2,5}h?|lol|xd)(?=\s{0,2}(?:[.,!)\n]|$))", re.IGNORECASE)
_UNTIDY = late(
    r"(?:\b(?:so|and|but|please|do|also|bitte) ){0,3}\b(?:(?:forgive|excuse|pardon) (?:me|us)|(?:my )?apologies|sorry"
    r"|i apologi[sz]e|i'm sorry|verzeih(?:t|en sie|ung)?|entschuldig(?:t|en sie|e|ung)?|pardon|pardonnez-moi"
    r"|excusez-(?:moi|nous)|désolée?s?|perd[oó]n(?:a|e|ad)?|disculp[ae]|scus(?:a|i|ate)(?:mi)?),? "
    r"(?:if|in case|wenn|falls|si|als|se)\b [^.!?:;,\d\n]{0,25}?\b(?:set out|laid out|written|filled in|filled out|put"
    r"|spelt|spelled|formatted|ausgefüllt|aufgeschrieben|geschrieben|présentée?|rempli|écrit|ingevuld|opgeschreven"
    r"|escrito|rellenado|presentado|scritto|compilato)\b(?! (?:down|in the|on|by|for|as|at))[^.!?:;,\d\n]{0,25}" + _END,
    re.IGNORECASE,
)
_OF_ORDERS = late(
    r"\b(?:throw|trap|number|space|square|mind|chang\w|used|already|wurf|feld|zahl|coup|case|worp|vak|tirada|casilla"
    r"|tiro|casella)",
    re.IGNORECASE,
)
_RIGHTLY = r"(?: (?:right|rightly|correctly|properly|aright|all right))"
_IF_RIGHT = late(
    r"(?P<before>^|[\s(])(?:,? )?(?:"
    r"if (?:i|we)(?:'ve| have)? (?:understood|understand|read|followed|follow|got|have|counted|count|remember|recall"
    r"|remembered|worked out)"
    r"(?:(?: (?:(?:the|your|my) (?:leaflet|rules?|sheet|booklet|instructions?|report|notes?|numbering|form|dates?|order"
    r"|turns?|calendar|thing|business)|it|this|that|things|you|everything))" + _RIGHTLY + "|" + _RIGHTLY + r")"
    r"|if (?:i|we)(?:'ve| have)? (?:understood|understand|read|followed)"
    r" (?:(?:the|your) (?:leaflet|rules?|sheet|booklet|instructions?|report|form)|it|this|you)(?=\s?[,.;:)])"
    r"|if i can(?: still)? (?:add|count|subtract|do sums)(?: up)?(?=\s?[,.;:)])"
    r"|if (?:you|anyone|anybody|somebody|someone|they|(?:your|the) readers) cares? to (?:check|look|know|count|add|ask)"
    r"(?=\s?[,.;:)])"
    r"|if (?:my )?(?:memory|recollection) (?:serves|holds|is right)(?: me)?(?: (?:right|rightly|correctly|well))?"
    r"|if my (?:diary|notes?|records?|calendar|arithmetic|sums|reading|tally|list|scribbles)"
    r" (?:is|are|serves?) (?:right|correct|accurate|to be (?:believed|trusted)|anything to go by)"
    r"|wenn ich (?:das|es|alles|dich|die regeln?|den zettel|die anleitung|den bericht) (?:richtig|recht) "
    r"(?:verstanden|gelesen|begriffen) habe?|wenn ich mich (?:recht|richtig) (?:erinnere|entsinne)"
    r"|wenn mein kalender stimmt"
    r"|si j'ai bien (?:compris|lu|suivi)(?: (?:les règles|la règle|la feuille|le règlement))?"
    r"|si je me souviens bien|si ma mémoire est bonne"
    r"|als ik (?:het|dit|je|alles|de regels) (?:goed|juist|wel) (?:begrepen|gelezen|onthouden|begrijp) ?(?:heb)?"
    r"|als ik (?:het|dit|je|de regels) (?:goed|juist) heb (?:begrepen|gelezen|onthouden)|als ik me goed herinner"
    r"|si (?:lo )?he (?:entendido|leído|comprendido) bien(?: las reglas)?|si (?:no recuerdo mal|mal no recuerdo)"
    r"|se ho (?:capito|letto) bene(?: le regole)?|se (?:ricordo bene|non ricordo male)"
    r")(?![\w'])(?! (?:and|or|that|und|oder|dass|et|ou|que|en|of|dat|y|o|e|che)\b)"
    r"(?:,(?! (?:otherwise|else|sonst|sinon|anders)))?",
    re.IGNORECASE,
)
"""What only says that the writer may have misread something: nothing hangs on it."""
_SENT_TWICE = late(
    r"\bif (?:(?:i|we)(?:'ve| have)? (?:already )?sent (?:this|it|these|them|my orders)"
    r"|(?:this|it|these|they|you) (?:gets?|got|has|have|arrives?|comes?|came)[^.!?,;:\d\n]{0,25})"
    r" (?:already|before|twice|two times)[^.!?;:\d\n]{0,20}\b(?:ignore|disregard|bin|delete|discard|scrap|drop)"
    r" (?:one(?: of (?:them|the two|these))?|the other(?: one)?|either|whichever you like)" + _END,
    re.IGNORECASE,
)
_AT_ONCE = late(r"\b(?:all )?in one (?:go|(?:fell )?swoop|sitting)\b", re.IGNORECASE)
_FIRM = late(
    r"(?:\bso )?(?:\bplease )?\b(?:take|treat|regard|consider|count) (?:these|this|those|them|it|both) as"
    r" (?:my )?(?:firm|final|definite|settled)(?: orders?)?"
    r"(?:,? unless (?:you hear|i (?:write|say|tell you|let you know))(?: otherwise| differently)?(?: from me)?)?"
    r"(?=\s{0,2}(?:[.,:!)\n]|$))",
    re.IGNORECASE,
)
_IN_PLACE = late(
    r"\b(?:instead of|in place of|rather than) (?:(?:my|the|a) )?"
    r"(?:(?:throw(?:ing)?|roll|die|trap ?door|trap|square|space)(?: (?:of|on|at))? )?(?=\d{1,2}\b)",
    re.IGNORECASE,
)
_MATE = late(
    r"(?P<kind>\d|\b(?:please|pls|thanks|ta|cheers)),? (?:mate|m8|pal|buddy|guv|guvnor|matey|chum)"
    r"(?=\s?(?:[.,!;)]|$))",
    re.IGNORECASE,
)
_LAST_SENT = late(
    r"\b(?P<last>(?:that|the|my) (?:last|previous)) one"
    r"(?=,? (?:that |which )?i(?:'ve| have)?(?: just)? (?:sent|wrote)\b)",
    re.IGNORECASE,
)
"""A mail, and no number that is left."""
_LINES, _LINE = 60, 600
_SHORTEST = len("3, egal ob")


def without_asides(lines: Sequence[str]) -> list[str]:
    """Return ``lines`` without such remarks; a long mail, or a long line, is left as it is."""
    said = words_in(lines[:_LINES])
    remarks = _GATED.of(said)
    return [
        _without(line, remarks) if place < _LINES and _SHORTEST <= len(line) <= _LINE else line
        for place, line in enumerate(lines)
    ]


def _without(line: str, remarks: Sequence[tuple[re.Pattern[str], _Told]]) -> str:
    line = line.replace("’", "'")
    for pattern, told in remarks:
        if pattern.search(line) is not None:
            line = pattern.sub(told, line)
    return line


def _unless_told(found: re.Match[str]) -> str:
    """Return nothing for a wish that cannot come true, and the words themselves for any other."""
    return "" if _LED_IN.search(found.group()) else found.group()


def _unless_of_orders(found: re.Match[str]) -> str:
    """Return nothing for an apology for how something is written, and the words themselves for one about orders."""
    return found.group() if _OF_ORDERS.search(found.group()) else ""


def _kept_apart(found: re.Match[str]) -> str:
    """Return nothing, or the bracket that was opened before the remark, so that its end finds one."""
    return " (" if "(" in found.group()[:3] else ""


def _over_no_number(found: re.Match[str]) -> str:
    """Return nothing for a shrug over what holds no number, and the words themselves for any other."""
    ahead = re.split(r"[.!?\n]", found.string[: found.start()])[-1]
    return found.group() if re.search(r"\d", ahead) else ""


_Told: TypeAlias = str | Callable[[re.Match[str]], str]
_REMARKS: tuple[tuple[frozenset[str] | None, re.Pattern[str], _Told], ...] = (
    (NEEDS, REST_UNCHANGED, rest_unchanged),
    (
        word_set(
            "left einzige einzigen einziger einziges letzte letzten letzter letztes enige laatste queda tengo reste "
            "avanza resta rimane rimasto rimasta"
        ),
        _ONLY_LEFT,
        r"\g<number>",
    ),
    (
        word_set(
            "that bleibt basta fertig endgültig war final barre mot tout punto hable definitivo tutto uit bij "
            "definitief"
        ),
        _AND_DONE,
        r"\g<number>",
    ),
    (None, _LAUGHTER, ""),
    (word_set("mate m8 pal buddy guv guvnor matey chum"), _MATE, r"\g<kind>"),
    (word_set("of"), _OUT_OF, r"\g<number>"),
    (word_set("two"), _OF_THE_TWO, r"\g<which>"),
    (word_set("as"), _IN_TIME_AS_EVER, r"\g<coming>"),
    (
        word_set(
            "mail mails message letter order orders move nachricht brief zug züge bericht mailtje zet courriel lettre "
            "ordre ordres coup correo mensaje carta jugada messaggio lettera mossa ordini"
        ),
        _OLD_MAIL,
        r"\g<ahead>",
    ),
    (
        word_set("last letztes letzte letzten vorige dernière dernier última ultima scorsa"),
        _AS_LAST,
        r"\g<number>",
    ),
    (
        word_set("if case should falls wenn sollte als si s se"),
        _CAUGHT,
        r"\g<before>",
    ),
    (word_set("si fall geval caso casomai cas case"), _IN_CASE, r"\g<before>"),
    (
        word_set("only gäbe hätte könnte kon had maar seulement ojalá magari solo"),
        _WISH,
        _unless_told,
    ),
    (
        word_set(
            "out written filled put spelt spelled formatted ausgefüllt aufgeschrieben geschrieben présenté présentée "
            "rempli écrit ingevuld opgeschreven escrito rellenado presentado scritto compilato"
        ),
        _UNTIDY,
        _unless_of_orders,
    ),
    (word_set("even auch selbst ook zelfs même aunque anche"), _EVEN_IF, _kept_apart),
    (
        word_set("forget vergess vergesse vergeet pasa olvida oublie oublier dimentico"),
        _FORGETTING,
        _kept_apart,
    ),
    (word_set("forget vergesse vergeet olvide oublie oublier dimentichi"), _BEFORE_FORGOTTEN, _kept_apart),
    (word_set("gut nichts harm matter mind be goed ramp pis menos nada pazienza amen"), _TAKEN_WELL, _kept_apart),
    (
        word_set("mind ignore forget whatever matter listen"),
        _WHAT_THEY_SAY,
        _kept_apart,
    ),
    (word_set("have"), _THEIR_WAY, _kept_apart),
    (word_set("form format template card slip"), _FORM_MISSED, _kept_apart),
    (word_set("egal"), _SHRUG, _over_no_number),
    (word_set("already before twice times"), _SENT_TWICE, ""),
    (word_set("sent wrote"), _LAST_SENT, r"\g<last> mail"),
    (word_set("instead place rather"), _IN_PLACE, "instead of "),
    (word_set("firm final definite settled"), _FIRM, "these are my orders"),
    (word_set("go swoop sitting"), _AT_ONCE, "at once"),
    (
        word_set(
            "understood understand read followed follow got get have "
            "care cares add subtract sums ve counted count remember recall remembered worked "
            "memory recollection diary notes note records record calendar arithmetic sums reading tally list scribbles "
            "verstanden gelesen begriffen erinnere entsinne kalender compris lu suivi souviens mémoire begrepen "
            "onthouden begrijp herinner entendido leído comprendido recuerdo capito letto ricordo"
        ),
        _IF_RIGHT,
        r"\g<before>",
    ),
    (
        word_set("matter regardless care mind egal uit ongeacht igual mismo importe importa"),
        _NO_MATTER,
        "ok",
    ),
)
"""Each remark, with the words of which it has one (None: too many to name), and what is told instead; in order."""
_GATED = Gated((needed, (pattern, told)) for needed, pattern, told in _REMARKS)
