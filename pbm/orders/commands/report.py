"""The command REPORT."""

from __future__ import annotations

import re

from pbm.core.phrases import say
from pbm.orders.commands.command import Command

__all__ = ["COMMAND"]

_NUMBER = re.compile(
    r"(?:(?:for|of|from|on) )?(?:the )?(?:(?:no|nr|number|round|turn|ronde|runde|tour|#)\.?\s?)?#?-?\d{1,9}",
    re.IGNORECASE,
)


def _takes(argument: str) -> bool:
    return not argument or argument.casefold() in ("last", "latest", "first") or _NUMBER.fullmatch(argument) is not None


_SEND = (
    "(?:(?:(?:can|could|would|will) you (?:please |kindly |perhaps |be (?:so |very )?kind (?:enough to |as to )"
    "|be so good as to )?|please )?(?:re-?)?send (?:me |us )?(?:again |once more |anew )?"
    "|(?:can|could|may|might) (?:i|we) (?:please |just |also ){0,2}(?:get|have|see) |(?:id|i would|we would) like )"
    "(?:a copy of )?"
)
_OF = r"(?:of |for |from |on )?(?:the )?(?P<argument>(?:round|turn) \d{1,4})"
_KANNST = "(?:(?:kannst|könntest) du (?:mir )?(?:bitte )?|bitte )?"
_GONE = "lost|deleted|mislaid|misplaced|binned|thrown away|thrown out"
_LOST = "(?:the |my |your )?(?:last |latest )?report"

COMMAND = Command(
    name="REPORT",
    arguments="n",
    help=say("sends the report of round n again, as you were sent it; without a number the last one"),
    takes=_takes,
    also=("bericht", "rapport", "verslag", "informe", "rapporto"),
    phrases=(
        rf"{_SEND}(?:again )?(?:the )?reports? {_OF}(?: again)?",
        rf"{_SEND}(?:the |my |your )?(?:last|latest) report",
        rf"{_SEND}(?:the )?round (?P<argument>\d{{1,4}})s? report(?: again)?",
        rf"(?:(?:can|could|would|will) you |please )?re-?send (?:me )?{_LOST}",
        rf"(?P<first>{_SEND}(?:the |that |your )?(?:very )?first (?:mail|e-?mail|message|report|letter))(?: again|"
        rf" once more)?"
        r"(?: (?:the one |that |which )?(?:with|has|had|about)(?: all)? the rules(?: in it)?)?",
        rf"(?P<first>{_SEND}(?:the |that |your )?(?:very )?(?:first )?(?:one|mail|e-?mail|message))(?: again| once"
        rf" more)? "
        r"(?:the one )?(?:with|that has|which has|that had|about)(?: all)? the rules(?: in it)?(?: again)?",
        rf"{_SEND}{_LOST} (?:again|once more)",
        rf"(?:(?:can|could|would|will) you (?:please )?|please )?send (?:me |us )?(?:again|once more) {_LOST}",
        rf"(?:i|ive|i have) (?:{_GONE}|didnt get|did not get|never got|havent got|have not got|cant find) {_LOST}"
        r"(?: by (?:accident|mistake))?"
        r"(?: (?:(?:can|could|would|will) you|please) (?:re-?)?send it(?: to me)?(?: again)?)?",
        rf"(?:i|ive|i have) (?:{_GONE}|didnt get|did not get|never got|cant find) {_LOST}(?:,| and| so)?"
        r" (?:(?:can|could|may) (?:i|we|you)|please) (?:please )?(?:have|get|see|send(?: me)?) it"
        r"(?: again| once more| anew)(?: please)?",
        rf"(?:i|ive|i have) (?:{_GONE}|didnt get|did not get|never got|cant find) (?:the )?reports? {_OF}"
        r"(?: (?:having|because|as|when|since|somewhere|somehow) (?:[a-z]+ ){1,10}[a-z]+| by (?:accident|mistake))?",
        rf"(?P<first>(?:{_SEND}|(?:what|where) are |wheres |where is |can i (?:see|have) )?the rules)(?: again)?",
        "(?P<first>rules)(?: of the game)?",
        rf"(?P<first>(?:was sind|wie (?:sind|waren|lauten|gehen)|wo (?:sind|finde ich|stehen)"
        rf"|{_KANNST}schicke? mir)(?: bitte| noch ?mal)? die (?:spiel)?regeln)(?: noch ?mal)?",
        r"(?P<first>(?:quelles sont|où sont|où trouver|où puis-je trouver) les règles(?: du jeu)?)",
        r"(?P<first>(?:wat zijn|waar (?:staan|vind ik)) de (?:spel)?regels)",
        r"(?P<first>(?:cuáles son|dónde están) las reglas(?: del juego)?)",
        r"(?P<first>(?:quali sono|dove (?:sono|trovo)) le regole(?: del gioco)?)",
        r"(?:(?:kannst|könntest) du|(?:können|könnten) sie|kann ich|könnte ich) (?:mir )?(?:bitte )?"
        r"(?:den|deinen|ihren|meinen) (?:letzten )?bericht(?: bitte)? (?:noch ?mal|noch einmal|erneut)(?: bitte)?"
        r" (?:schicken|senden|mailen|haben|bekommen|zuschicken)",
        r"(?:den )?(?:letzten )?bericht(?: bitte)? (?:noch ?mal|noch einmal|erneut)(?: bitte)?(?: schicken)?",
        r"(?:kannst du mir |bitte )?(?:den )?bericht (?:von |der |zu )?runde (?P<argument>\d{1,4})"
        r"(?: noch ?mal)?(?: schicken| senden)?",
        rf"{_KANNST}(?:(?:bitte )?(?:schick|schicke|sende?) mir (?:bitte )?)?(?:den|meinen|deinen) letzten bericht"
        r"(?: (?:noch ?mal|noch einmal|bitte|erneut)){0,2}(?: zu)?(?: schicken| senden| zuschicken)?",
        r"(?:(?:merci de|(?:peux|pourrais)-tu|tu (?:peux|pourrais)|(?:pouvez|pourriez)-vous) )?(?:me |m)?(?:r?envoyer |"
        r"renvoie-moi |envoie-moi |r?envoyez-moi )?(?:encore )?(?:le )?rapport (?:du |de la )?(?:tour|manche|ronde) "
        r"(?P<argument>\d{1,4})(?: encore une fois| à nouveau)?",
        r"(?:(?:kun|kan|wil) (?:je|u) (?:mij |me )?)?(?:het )?verslag (?:van (?:ronde|beurt) )?(?P<argument>\d{1,4})"
        r"(?: (?:nog (?:eens|een keer)|nogmaals|opnieuw|even)){0,2}(?: (?:sturen|mailen|toesturen))?",
        r"(?:(?:puedes|podrías|me puedes) )?(?:enviarme|envíame|mandarme|mándame|reenviarme|reenvíame|enviar|mandar) "
        r"(?:otra vez |de nuevo )?el informe (?:de la |del )?(?:ronda|turno) (?P<argument>\d{1,4})"
        r"(?: otra vez| de nuevo)?",
        r"(?:(?:puoi|potresti|mi puoi) )?(?:mandarmi|mandami|inviarmi|inviami|rimandami|rimandarmi|mandare|inviare) "
        r"(?:di nuovo |ancora )?il (?:rapporto|resoconto) (?:del |della )?(?:turno|giro) (?P<argument>\d{1,4})"
        r"(?: di nuovo| ancora)?",
    ),
    hints=(
        "first report reports rules bericht rapport verslag informe rapporto resoconto regeln spielregeln règles "
        "regels spelregels reglas regole"
    ),
)
