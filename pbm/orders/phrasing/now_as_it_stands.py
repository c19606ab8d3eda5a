"""What leaves the orders of the open turn as they are: "this week as sent", "my orders stand", "diese wie gehabt".

Such a clause says nothing else: it has no number, and no word but those that people say so with, in six languages.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from pbm.orders.late import late
from pbm.orders.phrasing.named_times import AFTER, AFTER_NEXT, FAR_OFF, NEXT, NOW, TURNS_ON
from pbm.orders.word_set import may_be_in, word_set

__all__ = ["NUMBER", "TIMES", "WORD", "Staying", "clauses_staying", "may_say_so"]

_STAYING: Final = word_set(
    "touch stick entered filed lodged placed confirmed final intact valid idem eingereicht abgegeben erledigt"
    " steht sent stand stands standing stay stays staying remain remains unchanged unaltered untouched change"
    " changes changed changing leave keep keeping holds hold before ordered submitted given is fine ok okay good"
    " happy done already same alone in have got set settled sorted as gehabt gesendet geschickt geschickten"
    " gemeldet bisher gesagt geschrieben bleibt bleiben unverändert änderung änderungen ändert ändern gilt gelten"
    " stehen schon bereits lass lassen passt envoyé envoyés envoyée envoyées prévu prévus inchangé inchangés"
    " inchangée inchangées changement reste restent déjà quel quels laisse garde convenu maintiens gestuurd"
    " verstuurd gezonden opgegeven blijft blijven ongewijzigd onveranderd wijziging wijzigingen verandert reeds"
    " gezegd laat staan enviado enviada enviadas envié mandé cambio cambios cambia cambian igual queda quedan"
    " mantiene mantienen sigue siguen ya dejo deja mismo inviato inviati mandato mandati invariato invariata"
    " invariati cambiamento cambiamenti resta restano rimane rimangono uguale già lascio lascia"
)
"""Words of which one is needed to say that something stays as it is."""
_WEAK: Final = word_set(
    "entered filed lodged placed confirmed final valid stick is fine ok okay good happy done already same alone"
    " in have got set settled sorted as before given change changing leave keep schon bereits passt gilt gelten"
    " bisher lass lassen déjà quel quels laisse garde al reeds laat staan ya dejo deja mismo già lascio lascia"
    " hold keeping"
)
"""Those of them that say so of orders only where a word for these, or for now, is beside them."""
_BESIDE: Final = word_set(
    "my the our your this that these it its it's they them i i'm i've i'd i'll we we've we'd you you've be been"
    " was were are is's not no nothing none any for of on in at to as with by so just still all everything please"
    " pls thanks thank and both which what exactly how where do don't won't doesn't shall should can may let want"
    " would like will need needs needed from me well right now ok yes there's there here's had has current"
    " present existing open one ones turn turn's turns round round's week week's time go move moves orders order"
    " instructions today same alone earlier previously then mein meine meinen meiner die der das den dem es sie"
    " ich wir ist sind war alles alle dabei wie für bei zu zur nichts kein keine keinen bitte diese dieser dieses"
    " diesen diesmal jetzt runde zug zuge woche befehle befehl züge zügen anweisungen auftrag aufträge hier soll"
    " sollen noch weiter weiterhin genau mal aktuelle aktuellen und ja nur habe ihr du hast vorher an mon ma mes"
    " le la les l' ce cette ces ci je nous c'est est sont rien ne n' pas de d' pour tour manche semaine fois"
    " ordres ordre tout tel tels telle telles comme avant sans aucun aucune en au à maintenant a ai j'ai j' vous"
    " avez tu même mêmes se qu'il qu'ils étaient était actuel mijn het dit deze dat is zijn ik wij zoals voor"
    " beurt ronde keer nu opdrachten opdracht zet zetten niets geen er hetzelfde zo eerder al aan van hebt jij u"
    " mi mis el los las lo este esta estas estos esto son está están para turno ronda vez semana ahora órdenes"
    " orden todo nada como antes sin ningún por te he ha que tal cual y il gli mio mia miei questo questa questi"
    " è sono per giro volta settimana adesso ordini ordine tutto niente nulla nessun nessuno non come prima senza"
    " così ho hai che detto e di tour-ci"
)
"""Words that say nothing else beside those."""
_ORDERS: Final = word_set(
    "orders order moves instructions everything befehle befehl züge anweisungen aufträge alles ordres ordre tout"
    " opdrachten opdracht zetten órdenes orden todo ordini ordine tutto"
)
_LABELS: Final = (
    word_set("throw throws die roll wurf lancer worp tirada tiro lancio"),
    word_set("trapdoor trap door hole falltür trappe valluik trampilla botola"),
)
_THIS: Final = late(
    r"\b(?:this|these|diese[snrm]?|cette|celle-ci|celui-ci|deze|est[ae]|quest[oa])\b(?! (?:is|are|ist|est|es|è) for\b)"
)
_AND: Final = r"(?:and|but|while|whereas|und|aber|et|mais|en|maar|y|pero|e|ma)"
_NOT_THIS: Final = "".join(
    f"(?<!{word})"
    for word in ("turn", "round", "week", "now", "one", "orders", "runde", "tour", "beurt", "turno", "ronda")
)
_CUT: Final = late(
    rf"[,;()\n–—]|{_NOT_THIS}:|\s-\s|\.\.+|(?:^|(?<=\s)){_AND}(?=\s(?:then|for|my|i|i'd|i'll|i'm|the|next|following|after|this|these"
    r"|throw|play|please|dann|danach|für|nächste\w?|diese\w?|ich|in|pour|prochaine?|ensuite|puis|au|je|cette?|volgende"
    r"|daarna|deze|ik|voor|próxim\w|est[ea]|luego|para|prossim\w|quest[oa]|poi|per|il|la|le|de|het|el)\b)"
)
WORD: Final = late(r"[^\W\d_]+(?:['-][^\W\d_]+)*")
NUMBER: Final = late(
    r"\d|\b(?:two|three|four|five|six|zwei|drei|vier|fünf|sechs|deux|trois|quatre|cinq|twee|drie|vijf|zes|dos|tres"
    r"|cuatro|cinco|seis|due|tre|quattro|cinque|sei|highest|lowest|biggest|smallest)\b|(?<=\ba )one\b"
)
TIMES: Final = (AFTER_NEXT, TURNS_ON, FAR_OFF, NEXT, AFTER)
"""What names a time after now, that which names most first."""


@dataclass(frozen=True, slots=True)
class Staying:
    """A clause by which the open turn stays as it is.

    ``how`` it says so: wholly ("said"), of the throw or of the trapdoor alone ("half"), or among words that may mean
    something else ("perhaps"). ``now`` tells that the open turn is named in it.
    """

    start: int
    end: int
    how: Literal["said", "half", "perhaps"]
    now: bool


def may_say_so(said: frozenset[str]) -> bool:
    """Return whether any clause may leave the open turn as it is where these words are ``said``."""
    return may_be_in(said, _STAYING)


def clauses_staying(low: str, spans: Iterable[tuple[int, int]], turns: Sequence[int]) -> list[Staying]:
    """Return the clauses, of the sentences of a text in small letters, that leave the open ``turns`` as they are."""
    own = re.compile(rf"\b(?:turn|round|zug|runde|tour|beurt|turno) (?:{'|'.join(map(str, turns))})\b")
    found: list[Staying] = []
    for start, end in spans:
        cuts = [cut.span() for cut in _CUT.finditer(low, start, end)]
        begins, ends = [start, *(stop for _, stop in cuts)], [*(begin for begin, _ in cuts), end]
        clauses = (_clause(low, begin, stop, own) for begin, stop in zip(begins, ends, strict=True))
        found += [clause for clause in clauses if clause is not None]
    return found


def _clause(low: str, start: int, end: int, own: re.Pattern[str]) -> Staying | None:
    """Return how a clause leaves the open turn as it is, None where it does not."""
    part = own.sub("this turn", low[start:end])
    words = set(WORD.findall(part))
    staying = words & _STAYING
    if not staying or "?" in part or NUMBER.search(part) or any(time.search(part) for time in TIMES):
        return None
    now = NOW.search(part) is not None or _THIS.search(part) is not None
    labels = [bool(words & label) for label in _LABELS]
    plain = words <= _STAYING | _BESIDE | _LABELS[0] | _LABELS[1]
    strong = bool(staying - _WEAK)
    if any(labels) and not all(labels):
        return Staying(start, end, "half", now) if now and strong else None
    whole = now or all(labels) or bool(words & _ORDERS)
    if plain and whole:
        return Staying(start, end, "said", now)
    return Staying(start, end, "perhaps", now) if strong and (plain or whole) else None
