"""The command PRESS."""

from __future__ import annotations

from pbm.core.phrases import say
from pbm.orders.commands.command import Command

__all__ = ["COMMAND"]


def _takes(argument: str) -> bool:
    return argument.casefold() in ("", "none", "off", "no")


_ASKING = (
    "(?:please |pls |kindly |also |and |but ){0,2}(?:(?:can|could|would|will) (?:you|i) |id like (?:you )?to "
    "|i(?: would)? (?:want|wish|like) (?:you )?to |may i |(?:would|could|will) you (?:please )?(?:be so (?:good|kind) "
    "as to |be (?:good|kind) enough to |be (?:an angel|a dear|a love) and |mind not (?=(?:print|publish|us|includ))"
    "|do me (?:the|a) (?:kindness|favour|favor) (?:of |and ))|be so (?:good|kind) as to "
    "|id be (?:glad|grateful|obliged) if you (?:would|could) )?(?:please |kindly |just |also ){0,2}"
)
_TAKING = (
    rf"{_ASKING}(?:withdraw|cancel|take back|drop|delete|remove|scrap|pull|retract|bin|discard|erase|strike out|forget"
    "|take out|kill|skip|omit|never mind|get rid of) "
)
_MINE = (
    "(?:all |all of |the whole of )?(?:my|the) (?:old |earlier |last |previous |whole )?press"
    "(?: (?:item|items|piece|words))?"
)
_PART = (
    "(?:my|the|that) (?:anonymous|unsigned|signed|first|second|third|last|other|public) (?:press|piece of press|one)"
    "(?: (?:item|piece|words))?(?: again| please)?"
    "(?:,? (?:but |and )?(?:leave|keep|not) (?:me )?(?:my |the )?"
    "(?:others?|rest|signed|anonymous|unsigned|first|second)"
    "(?: one| press)?)?(?: please)?"
)
"""A part of one's press: what stands is shown, and how all of it is taken back."""
_OF_REPORT = "(?: (?:from|for|in|out of) (?:the|this) (?:next |coming )?(?:report|round|turn|week))?"
_TAKING_ABROAD = (
    "(?:bitte )?(?:l(?:ö|oe)sche?|streiche?|entferne?|vergiss|vergesst|verwirf) (?:bitte )?(?:meine|die) presse"
    "(?: bitte| wieder)?",
    "(?:bitte )?(?:lass|lassen sie|nimm|nehmen sie|zieh|ziehe) (?:bitte )?(?:meine|die) presse (?:bitte |wieder )?"
    "(?:weg|fort|fallen|raus|heraus|zur(?:ü|ue)ck)",
    "(?:(?:kannst|k(?:ö|oe)nntest|w(?:ü|ue)rdest) du |(?:k(?:ö|oe)nnen|k(?:ö|oe)nnten|w(?:ü|ue)rden) sie "
    "|ich m(?:ö|oe)chte )?(?:bitte |so (?:nett|gut|lieb|freundlich) sein und ){0,2}"
    "(?:meine|die) presse (?:bitte |wieder |doch ){0,2}"
    "(?:l(?:ö|oe)schen|streichen|entfernen|zur(?:ü|ue)ckziehen|weglassen|rauslassen|rausnehmen|herausnehmen"
    "|vergessen)",
    "(?:w(?:ä|ae)r(?:e?st du|en sie)|sei(?:en sie)?) (?:bitte )?so (?:nett|gut|lieb|freundlich),? "
    "(?:meine|die) presse (?:wegzulassen|zu (?:l(?:ö|oe)schen|streichen|entfernen)|zur(?:ü|ue)ckzuziehen"
    "|raus ?zu ?(?:lassen|nehmen))",
    "(?:(?:pouvez|pourriez|voulez|voudriez)[- ]vous |(?:peux|pourrais|veux)[- ]tu |(?:auriez[- ]vous|aurais[- ]tu) la "
    "(?:gentillesse|bonté|amabilité) de )?"
    "(?:supprime[rz]?|retire[rz]?|efface[rz]?|annule[rz]?|oublie[rz]?|enl(?:è|e)ve[rz]?"
    "|laisse[rz]? tomber) (?:ma|la) presse",
    "(?:verwijder|schrap|wis|vergeet|annuleer) (?:mijn|de) pers(?: maar)?",
    "(?:kun je|kunt u|zou je|zou u|wil je|wilt u) (?:zo (?:goed|vriendelijk) (?:willen )?zijn(?: om)? )?"
    "(?:alsjeblieft )?(?:mijn|de) pers (?:alsjeblieft |toch ){0,2}"
    "(?:(?:te )?(?:willen )?(?:weglaten|verwijderen|schrappen|weghalen|wissen)|weg te (?:laten|halen))",
    "(?:laat|haal|trek) (?:mijn|de) pers (?:maar )?(?:weg|eruit|vervallen|vallen|in)",
    "(?:puedes |podr(?:í|i)as |puede |podr(?:í|i)a |ser(?:í|i)as? tan amable de )?"
    "(?:borrar?|eliminar?|quitar?|retirar?|elimina|olvidar?|anular?|cancelar?|suprim[ae]|tacha)"
    " (?:mi|la) prensa",
    "(?:puoi |potresti |può |potrebbe |saresti così gentile da |sarebbe così gentile da )?"
    "(?:cancella(?:re)?|elimina(?:re)?|togli(?:ere)?|ritira(?:re)?|annulla(?:re)?|dimentica"
    "|scarta|lascia (?:perdere|stare)) la (?:mia )?stampa",
)
"""The same in other languages, for one's own press or the only one that is spoken of."""
_BUT = "(?:(?:but|and|aber|und|mais|et|maar|en|pero|y|ma|e) )?"
"""What joins it to the orders that stay: "behalte die Befehle, aber streich die Presse"."""

_NEVER_PRESS = (
    "(?:(?:no|oh|but|wait|sorry|hang on|hey|oi),? ){0,2}(?:that|this|it|the (?:last|first) (?:bit|one|part|line)"
    "|that (?:last )?(?:bit|part|line)|those words)"
    " (?:(?:was|were) never|wasnt|werent|(?:was|were) not) (?:ever )?"
    "(?:(?:meant|intended|supposed) )?(?:to be |as |for )?(?:my |the |any )?press(?: at all)?",
    "(?:nein,? )?das (?:war (?:doch |nie |gar )?(?:keine|nicht als|nie) presse(?: gemeint)?"
    "|sollte (?:gar )?keine presse sein)",
    "(?:non,? )?ce n'?était pas (?:de la|pour la) presse",
    "(?:nee,? )?dat was (?:helemaal )?(?:geen|niet voor de) pers",
    "(?:no,? )?(?:eso )?no era (?:para la )?prensa",
    "(?:no,? )?non era (?:per la )?stampa",
)
"""What was printed for press and is none: "No, that was never press!"."""

COMMAND = Command(
    name="PRESS",
    arguments=say("or PRESS NONE"),
    help=say("sends your press that stands for the next report, and how to write some; PRESS NONE takes it back"),
    takes=_takes,
    also=("my press",),
    phrases=(
        "how (?:do i|can i|does one) (?:write|send|do) press",
        "what is press",
        "(?:what|which) press (?:of mine |have i |do i )?(?:stands|is (?:kept|standing|in)|(?:sent|written|got|have)"
        "(?: in| standing)?)(?: for (?:the|this) (?:next )?(?:report|round|turn))?(?: now| so far)?",
        "(?:what|which) press (?:do you have|have you(?: got)?) (?:of|from) me(?: now| so far)?",
        "(?:please )?(?:can you |could you )?(?:show|send|tell) me my press",
        "how does press work",
        rf"{_TAKING}{_MINE}(?: again| altogether)?{_OF_REPORT}(?P<none>)",
        rf"{_TAKING}(?=.{{0,40}}\bpress\b){_PART}",
        rf"{_ASKING}(?:do not|dont) (?:print|publish|run|use|include) {_MINE}(?: after all| at all)?{_OF_REPORT}"
        "(?P<none>)",
        rf"{_ASKING}(?:take|leave|keep) {_MINE} out of (?:the|this|that) (?:next |coming )?report(?P<none>)",
        *(f"{_BUT}{phrase}(?P<none>)" for phrase in _TAKING_ABROAD),
        rf"{_ASKING}(?:take|pull|leave) (?:{_MINE} (?:back|out)|(?:back|out) {_MINE})"
        rf"(?: altogether| again| after all| this time)?{_OF_REPORT}(?: please)?(?P<none>)",
        rf"{_ASKING}(?:take|leave|keep) (?:it|that|this) out of (?:the |my )?press(?: again| please)?(?P<none>)",
        *(f"{phrase}(?P<none>)" for phrase in _NEVER_PRESS),
        "(?P<none>no) press(?: please| this (?:round|time|turn))?",
    ),
    hints="press presse pers prensa stampa",
    heading=True,
)
