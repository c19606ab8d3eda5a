"""The command ABSENT."""

from __future__ import annotations

import re
from collections.abc import Collection

from pbm.core.phrases import say
from pbm.orders.commands.command import Command
from pbm.orders.days import are_days, is_open_end
from pbm.orders.late import late
from pbm.orders.standing.absence_told import HINTS, TOLD, is_of_days, tells_of_days_away
from pbm.orders.standing.absence_visits import VISITS

__all__ = ["COMMAND", "is_back"]

_BACK = ("off", "none", "no", "over", "cancel")
_LONGEST = 60


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


_TIMES = _words(
    "day days week weeks weekend weekends month months fortnight while christmas xmas easter holiday holidays year"
    " years summer winter spring autumn soon monday tuesday wednesday thursday friday saturday sunday january february"
    " march april june july august september october november december bit"
    " weihnachten ostern silvester neujahr ferien urlaub sommer winter woche wochenende monat jahr"
    " noël pâques vacances été hiver semaine mois kerst kerstmis pasen vakantie zomer weekend maand"
    " navidad navidades reyes vacaciones verano invierno semana mes natale pasqua vacanze ferie estate inverno"
    " settimana"
)
_AROUND_TIMES = _words(
    "for over until till from during at in on to after before and the end beginning start middle of a an few couple"
    " some sometime several next this my our all most new eve half term bank long early late mid about around quite"
    " über um zu an in vor nach bis zum zur ins der die den dem das diese nächste ein paar"
    " à avant après pendant jusqu jusquà le la les l cette prochaine quelques voor na met rond tot de het deze"
    " volgende"
    " antes después en por hasta durante el los las esta próxima prima dopo fino a per il le questa prossima di del"
)


_FIGURES = late(
    r"(?:from |between )?(?:the )?\d{1,2}\s?(?:-|–|to|until|till|bis|au|tot|al?)\s?\d{1,2}[.!]{0,2}", re.IGNORECASE
)
"""Two bare numbers behind ABSENT, which may be days of a month that is not named."""


def is_back(argument: str) -> bool:
    """Return whether an argument says that an absence is over, or was not meant."""
    return argument.casefold().strip(" .") in _BACK


def _takes(argument: str) -> bool:
    if not argument or is_back(argument) or are_days(argument) or _is_some_time(argument):
        return True
    return is_open_end(argument) or _FIGURES.fullmatch(argument) is not None


def _is_some_time(argument: str) -> bool:
    """Return whether a text speaks of days that it does not name: ``over Christmas``; they are asked for."""
    if len(argument) > _LONGEST:
        return False
    words = _words(argument.casefold().replace(",", " ").replace("'", ""))
    return words <= _TIMES | _AROUND_TIMES and not _TIMES.isdisjoint(words) and not _AROUND_TIMES.isdisjoint(words)


_AWAY = (
    "(?:away|absent|out of town|out of the country|out of office|on holidays?|on hols|on vacation|travelling|traveling"
    "|abroad|on leave|off|gone|not (?:here|around|at home|available|reachable))"
)
_WHEN = r"(?P<argument>[^?]{2,60})"
_NOW = "(?:i am|im|we are|were)"
_THEN = "(?:i will be|ill be|i shall be|we will be|well be|we shall be|i am going to be|im going to be)"
_CANNOT = (
    "(?:i|we) (?:wont be|will not be|shant be|shall not be|cant be|cannot be) (?:here|around|at home|available"
    "|reachable)"
    "|(?:i|we) (?:cant|cannot|can not|wont|will not) (?:be able to )?(?:play|write|send orders|answer|reply)"
    "|(?:i|we) (?:wont|will not) be (?:playing|writing|sending orders|answering|replying)"
)
_LEAVE = (
    rf"(?:{_NOW}|{_THEN}) (?:going )?(?:away|off|on holiday|going|leaving|travelling|traveling|flying)"
    r"(?: (?:to|for|in) (?:the )?[^\W\d_]{2,20}(?: [^\W\d_]{2,20})?)?"
)
_GOING = (
    rf"(?:(?:{_NOW}|{_THEN}) (?:off|going|off to go) (?:on (?:a |our |my )?(?:holidays?|vacation|trip|cruise)"
    r"|(?:to go )?(?:skiing|sailing|camping|hiking|walking|climbing|cycling|fishing|diving|travelling|traveling)))"
)
_SPELL = r"(?P<argument>[^?]{2,50}?)"
_UNREACHED = (
    "(?: (?:so |and |with )?(?:so )?(?:no (?:internet|wi-?fi|e-?mail|mail|signal|reception|phone|computer|laptop)"
    "(?: (?:access|there|then|at all|(?:in|at|on) (?:the |my |our )?[a-z]{3,12})){0,2}"
    "|no (?:orders|moves) (?:from (?:me|us) )?(?:then|till then|until then|that week|in between|meanwhile)"
    "|(?:i |we )?(?:cant|wont|cannot|will not) (?:be )?(?:able to )?(?:check|checking|read|reading|play|playing|send"
    "|order|answer|write)(?: (?:my |our )?(?:e-?mails?|mails?|orders|then|there|till then|until then|anything|at all))"
    "{0,2}))"
)
_SPELL_OVER = "(?:holidays?|vacation|absence|trip|leave|time off)"
_WEG = "(?:weg|fort|abwesend|im urlaub|verreist|nicht (?:da|erreichbar|zuhause|zu hause)|in (?:den )?ferien|auf reisen)"
_IN_URLAUB = "(?:weg|fort|in (?:den )?urlaub|in die ferien|auf reisen)"
_PARTI = (
    "(?:absente?|en vacances|en voyage|en déplacement|parti|partie|pas (?:là|joignable|disponible|chez moi)"
    "|injoignable)"
)
_OP_REIS = "(?:weg|afwezig|op vakantie|met vakantie|op reis|er niet|niet (?:thuis|bereikbaar)|onbereikbaar)"
_FUERA = "(?:fuera|ausente|de vacaciones|de viaje|ilocalizable)"
_VIA = "(?:via|assente|in vacanza|in viaggio|in ferie|irraggiungibile)"

_HINTS = (
    f"{HINTS} "
    "away absent town country office holiday holidays hols vacation leave leaving travelling traveling flying "
    "abroad off gone here around home available reachable play write send answer reply back weg abwesend "
    "urlaub verreist da ferien zurück absente vacances voyage parti partie retour rentre reviens afwezig "
    "vakantie reis terug fuera ausente vacaciones viaje vuelvo regreso via assente vacanza viaggio ferie "
    "torno tornato tornata ritorno vuelta vuelto rentré rentrée thuis zuhause hause absence trip cancel cancelled "
    "canceled skiing sailing camping hiking walking climbing cycling fishing diving verreise fort reisen "
    "erreichbar pars partons mabsente injoignable voy estoy estaré ilocalizable parto sono sarò irraggiungibile "
    "onbereikbaar ben"
)
_ITSELF = frozenset(word for word in _HINTS.split() if not is_of_days(word))
"""Words that may tell of an absence by themselves."""


def _sounds(words: Collection[str]) -> bool:
    """Return whether the words of a sentence may tell of an absence, rather than of any day or month."""
    if list(words)[:2] == ["back", "to"]:
        return False  # "back to the 35"
    return not _ITSELF.isdisjoint(words) or tells_of_days_away(words)


COMMAND = Command(
    name="ABSENT",
    arguments=say("from–to"),
    help=say("notes that you are away (ABSENT 3 May to 17 May, ABSENT until 17 May); ABSENT OFF: you are back"),
    takes=_takes,
    also=(
        "absence",
        "away",
        "holiday",
        "holidays",
        "on holiday",
        "on holidays",
        "on hols",
        "vacation",
        "on vacation",
        "out of office",
        "out of town",
        "abwesend",
        "urlaub",
        "absente",
        "vacances",
        "afwezig",
        "vakantie",
        "ausente",
        "assente",
    ),
    phrases=(
        rf"{_THEN}(?P<later>) {_AWAY} (?P<argument>for [^?]{{2,40}})",
        rf"(?:{_NOW}|{_THEN}) {_AWAY} {_WHEN}",
        rf"{_WHEN} (?:{_NOW}|{_THEN}) {_AWAY}",
        rf"(?:{_CANNOT}) {_WHEN}",
        rf"{_LEAVE} (?:from |between )(?P<argument>[^?]{{2,60}})",
        rf"{_LEAVE}(?P<since>) {_WHEN}",
        rf"{_GOING} (?:from |between )(?P<argument>[^?]{{2,60}})",
        rf"{_GOING} {_WHEN}",
        rf"{_GOING} (?:from |between )?{_SPELL}{_UNREACHED}",
        rf"(?:{_NOW}|{_THEN}) {_AWAY} {_SPELL}{_UNREACHED}",
        rf"{_AWAY} (?:from |between )?{_SPELL}{_UNREACHED}",
        rf"{_NOW} not {_AWAY}(?: any ?more| any longer| after all)?(?P<off>)",
        rf"(?:cancel|delete|remove|end|scrap|forget) my {_SPELL_OVER}(?P<off>)",
        rf"my {_SPELL_OVER} (?:is|has been|was|got) (?:cancelled|canceled|off|called off)(?P<off>)",
        rf"(?:{_NOW}|{_THEN}) back(?P<back>) {_WHEN}",
        rf"(?:(?:{_NOW}) )?(?:safely )?back(?: (?:again|now|home|today|safely|safe and sound|here)){{1,3}}(?P<off>)",
        rf"(?:(?:{_NOW}) )?(?:safely )?back(?: (?:again|now|home|today|safely)){{0,2}} from (?:my |our |the |a )?"
        rf"(?:{_SPELL_OVER}|travels|break)(?: now| again| today)?(?P<off>)",
        rf"back(?P<back>) {_WHEN}",
        rf"(?:{_NOW}|i shall be) back(?: again| now| home| today)?(?P<off>)",
        rf"{_NOW} back(?: home)? from (?:my |our |the )?(?:holidays?|vacation|trip|travels|break|leave)(?P<off>)",
        rf"{_NOW} (?:away|absent) no longer(?P<off>)",
        rf"{_NOW} no longer (?:away|absent)(?P<off>)",
        "not (?:away|absent)(?: any ?more)?(?P<off>)",
        "(?:(?:when|until when|for when) )?am i (?:still )?(?:noted|marked|listed|registered|put down|down) (?:as )?"
        "(?:being )?(?:away|absent)(?: now| still)?",
        "(?:what|which) (?:absences?|days)(?: of mine)? (?:(?:are|have you) noted|have you (?:got )?down for me)",
        rf"(?:(?:ich )?bin|wir sind) {_WHEN} {_WEG}",
        rf"(?:(?:ich )?bin|wir sind) {_WEG} {_WHEN}",
        rf"{_WHEN} (?:bin ich|sind wir) {_WEG}",
        rf"(?:(?:ich )?(?:fahre?|fliege?|gehe?)|wir fahren)(?P<since>) {_WHEN} {_IN_URLAUB}",
        rf"(?:ich )?verreise(?P<since>) {_WHEN}",
        rf"(?:ich )?habe? (?:urlaub|ferien) {_WHEN}",
        rf"(?:ich )?habe? {_WHEN} (?:urlaub|ferien)",
        rf"(?:ich )?bin(?P<back>) {_WHEN} (?:zurück|wieder da)",
        "(?:(?:ich )?bin )?(?:jetzt |nun )?wieder (?:da|zurück|zuhause|zu hause)(?P<off>)",
        "(?:ich )?bin (?:jetzt |nun )?zurück(?P<off>)",
        "(?:(?:je suis )?(?:bien )?de retour|je suis rentrée?)(?: maintenant| à la maison)?(?P<off>)",
        "(?:(?:ik )?ben (?:nu )?(?:weer )?|weer )(?:terug|thuis)(?: nu| van vakantie)?(?P<off>)",
        "(?:ya )?(?:estoy de vuelta|he vuelto|de vuelta(?: ya)?)(?P<off>)",
        "(?:sono (?:tornato|tornata|di ritorno)|di ritorno)(?P<off>)",
        rf"(?:je (?:ne )?(?:suis|serai)|nous (?:sommes|serons)) {_PARTI} {_WHEN}",
        rf"{_WHEN} (?:je (?:ne )?(?:suis|serai)|nous (?:sommes|serons)) {_PARTI}",
        rf"(?:je mabsente|je pars|nous partons)(?: en (?:vacances|voyage))?(?P<since>) {_WHEN}",
        rf"(?:je serai |je suis )?de retour(?P<back>) {_WHEN}",
        rf"je (?:rentre|reviens)(?P<back>) {_WHEN}",
        rf"(?:ik )?ben {_WHEN} {_OP_REIS}",
        rf"(?:ik )?ben {_OP_REIS} {_WHEN}",
        rf"(?:ik )?ben er {_WHEN} niet",
        rf"{_WHEN} ben ik {_OP_REIS}",
        rf"(?:ik )?ga(?P<since>) {_WHEN} (?:weg|op vakantie|met vakantie|op reis)",
        rf"(?:ik )?ga (?:weg|op vakantie|met vakantie|op reis)(?P<since>) {_WHEN}",
        rf"(?:ik )?ben(?P<back>) {_WHEN} terug",
        rf"(?:estoy|estaré) {_FUERA} {_WHEN}",
        rf"{_WHEN} (?:(?:estoy|estaré) {_FUERA}|no (?:estoy|estaré))",
        rf"no (?:estoy|estaré) {_WHEN}",
        rf"me voy(?: {_FUERA})?(?P<since>) {_WHEN}",
        rf"(?:vuelvo|regreso)(?P<back>) {_WHEN}",
        rf"(?:sono|sarò) {_VIA} {_WHEN}",
        rf"{_WHEN} (?:(?:sono|sarò) {_VIA}|non ci (?:sono|sarò))",
        rf"non ci (?:sono|sarò) {_WHEN}",
        rf"(?:parto|vado {_VIA})(?P<since>) {_WHEN}",
        rf"torno(?P<back>) {_WHEN}",
        *TOLD,
        *VISITS,
    ),
    hints=_HINTS,
    sounds=_sounds,
)
