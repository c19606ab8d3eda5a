"""The command WITHDRAW."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Final

from pbm.core.orders import Asked
from pbm.core.phrases import say
from pbm.orders.commands.command import Command
from pbm.orders.late import late

__all__ = ["COMMAND", "boards_taken_back", "takes_back_round", "turns_taken_back"]

_MOST = 24  # turns of one command
_TURNS = late(r"(?:turns?|zug|züge)\s{1,3}(?P<turns>\d{1,3}(?:\D{1,14}\d{1,3}){0,12})[\s.!]{0,3}", re.IGNORECASE)
_RANGE = late(r"(\d{1,3})\s{0,2}(?:-|–|—|to|through|until)\s{0,2}(?:turn |zug )?(\d{1,3})", re.IGNORECASE)
_LETTER = late(r"\b[a-i]\b", re.IGNORECASE)
_BOARD_LIST = r"(?:boards? )?[a-i](?:(?: ?[,&+] ?| and | )(?:board )?[a-i]){0,8}"
_BOARDS = late(rf"\s{{0,3}}{_BOARD_LIST}[\s.!]{{0,3}}", re.IGNORECASE)
_BETWEEN = late(r"(?:[\s,&+/–—-]|and|or|to|through|until|turns?){1,14}", re.IGNORECASE)
_NAMED = r"turns? ?\d{1,3}(?:(?: ?- ?| ?& ?| (?:and |or |to |through |until )?)(?:turns? )?\d{1,3}){0,12}"
_TAKING = (
    "(?:please )?(?:i (?:hereby |must |have to )?(?:want to |would like to |wish to |need to )?|id like to "
    "|(?:can|could|would|will) (?:you|i) (?:please |kindly )?|kindly )?"
    "(?:withdraw|cancel|take back|retract|scrap|scratch|annul|pull|drop|delete|remove|forget|clear|undo) "
)
_LATER = (
    "(?:advance|advanced|later|future|forward|upcoming) (?:orders|moves|throws|turns)"
    "|(?:orders|moves|throws)(?: (?:that )?(?:i )?(?:have )?(?:gave|given|sent|kept))?"
    " (?:in advance|(?:kept )?for (?:the |all )?(?:later|future|coming|following) (?:turns|rounds)|kept for later"
    "|for later)"
    "|(?:everything|anything|whatever|what)(?: (?:that )?(?:i|you|is|was))?(?: have| are)?"
    "(?: (?:gave|given|sent|ordered|keep|keeping|kept|have))?(?: for me)?"
    " (?:in advance|(?:kept )?for (?:the |all )?(?:later|future|coming|following) (?:turns|rounds)|for later)"
)

# What may follow in the same sentence: only that others will come.
_OTHERS_COME = (
    "(?: (?:and|ill|i|will|shall|send|sending|let|you|have|give|get|write|new|fresh|other|others|better|different|ones"
    "|orders|to|follow|come|again|in|on|by|at|the|over|tomorrow|tonight|later|soon|shortly|weekend|morning|evening"
    "|with|some|them|be|there|before|next|week|instead|[a-z]{3,6}day)){0,12}"
)

_FOR_NOW: Final = (
    "(?: (?:altogether|completely|entirely|all together|again|please|for now|for the moment|for the time being"
    "|for (?:this|the) (?:turn|round)|just now|right now)){0,3}"
)
_TELLING_WHY: Final = (
    r"(?!(?:if|unless|but|except|keep|leave|throw|play|trap\w*|orders?|not)\b)[^\W\d]{1,16}(?![^\W\d])"
)
_REASON: Final = (
    "(?: (?:i (?:want|need|have|would like|am going)|id like|im going|ive got|because i|as i|while i|so i can)"
    rf"(?: {_TELLING_WHY}){{1,16}})?"
)
"""Why, of one's own: nothing in it hangs on anything or orders something."""
_NAMED_FIRST: Final = (
    r"(?:(?:(?:hi|hello|hey|dear|sorry) )?(?!(?:when|why|how|where|what|who|which|if|unless|whether|once|after|before"
    r"|until|till|tomorrow|later|tonight|next|then|maybe|perhaps|dont|not|never|otherwise|else|says?|said|asks?|asked"
    r"|should|did|only|\w{2,6}day)\b)[^\W\d]{2,14} (?=(?:can|could|would|will) you |please (?:can|could|withdraw"
    r"|cancel|take)))?"
)
"""The name of who is asked: "Alan can you take my orders out"; no word by which it is no request, or not for now."""
_NAMED_LAST: Final = (
    r"(?:(?: (?:please|thanks|thank you|cheers))? (?!(?:when|why|how|where|what|who|which|if|unless|whether|once|after"
    r"|before|until|till|tomorrow|later|tonight|next|then|maybe|perhaps|dont|not|never|otherwise|else|says?|said|only"
    r"|i|ill|im|ive|and|or|but|soon|except|bar|from|of|for|in|on|by|at|too|\w{2,6}day)\b)[^\W\d]{2,14}"
    r"(?= (?:i|ill|im|ive|id)\b|$))?"
)
"""The name of who is asked, last: "take my orders out please Alan, I want to think it over"."""
_WAIT: Final = "(?:(?:hang on|hold on|hold it|wait|stop|oh|no|actually|sorry|please|hi|alan|al) ){0,4}"
_SCRAP: Final = (
    "(?:scrap|scratch|cancel|forget|ignore|bin|scrub|withdraw|pull) (?:that|it|those|them|the lot|all that|it all)"
    "(?: lot)?(?: (?:please|mate|pal|love|sorry|al|alan)){0,2}"
)
_NOTHING_YET: Final = (
    "(?:and |so |but )?(?:please )?(?:dont|do not|dunt|dinna) (?:you )?(?:put|enter|play|send|take|do|have|hold) "
    "(?:owt|anything|any orders|any of it|nowt|nothing)(?: (?:in|down|through))?(?: (?:for|from) (?:me|us))?"
    "(?: (?:yet|just yet|for now|for the moment|at the moment|till i say(?: so)?|until i say(?: so)?))"
)
_THINKING: Final = (
    "(?: (?:and )?(?:let me|i need to|i want to|ill|i will|lets|gi me|give me) (?:(?:have|av|ave) )?"
    "(?:a |another |some )?(?:bit of a )?(?:think|time|time to think|thought|proper think)"
    "(?: (?:first|about it|on it|it over|again)){0,2})?"
)
_DECIDING: Final = (
    "(?: (?:and )?(?:ill|i will|i shall|let me|i need to|i want to) (?:decide|choose|think|make up my mind)"
    "(?: (?:again|about it|it over|later|tomorrow|soon|first|then"
    "|(?:on|by|over|at) (?:the )?(?:weekend|[a-z]{3,6}day))){0,3})?"
)
_CARD_BACK: Final = (
    f"{_WAIT}(?:(?:please|kindly) )?(?:(?:can|could|would|will) you (?:please |kindly )?|i(?:d like to| want to|ll)? )?"
    "(?:(?:take|pull) (?:both )?my cards? (?:back(?: out)?|out|off)|(?:withdraw|take back|retract|cancel|scrap"
    "|undo|delete|remove) (?:both )?(?:of )?my cards?)"
    f"(?: again)?{_FOR_NOW}{_DECIDING}"
)
# Over small letters without apostrophes and commas. A throw alone ("meinen Wurf") is only half of what stands.
_POLITE_DE: Final = "(?: (?:bitte|danke|wieder|hiermit|alle|sofort|doch|einfach|komplett|ganz)){0,3}"
_DE: Final = (
    "(?:meine[nr]? (?:karten?|züge|zug|befehle?|orders?|anweisungen|spielzug|spielzüge)"
    "|alle meine (?:züge|befehle|orders))"
    "(?: (?:für|in|von) (?:diese[rn]?|die) (?:runde|zug))?"
)
_LEAD_DE: Final = "(?:bitte |hiermit ){0,2}"
_FOR_FR: Final = "(?: pour (?:ce tour|cette manche))?(?: (?:svp|stp|merci|sil (?:te|vous) (?:plaît|plait))){0,2}"
_FR: Final = f"(?:(?:tous )?mes ordres|mon ordre|mon coup|ma carte|mes cartes|(?:tous )?mes coups|ma jouée){_FOR_FR}"
_NL: Final = "(?:al )?mijn (?:orders?|kaart(?:en)?|zet|zetten|opdrachten)(?: voor deze (?:beurt|ronde))?"
_POLITE_NL: Final = "(?: (?:maar|aub|alsjeblieft|graag|weer|even)){0,3}"
_ES: Final = (
    "(?:todas )?(?:mis [óo]rdenes|mi orden|mi jugada|mis jugadas|mi carta|mis cartas)"
    "(?: (?:para|de) (?:este turno|esta ronda))?"
    "(?: (?:por favor|gracias)){0,2}"
)
_IT: Final = (
    "(?:tutti )?(?:i miei ordini|il mio ordine|la mia mossa|le mie mosse|la mia carta|le mie carte)"
    "(?: (?:per|di) questo turno)?"
    "(?: (?:per favore|grazie)){0,2}"
)
_ABROAD: Final = (
    rf"{_LEAD_DE}(?:ich )?(?:möchte|will|muss|würde gern) {_DE}{_POLITE_DE} (?:zurückziehen|zurücknehmen|löschen"
    r"|streichen|stornieren|widerrufen|annullieren)",
    rf"{_LEAD_DE}(?:ich )?(?:ziehe?|nehme?|nimm|zieht|nehmt|ziehen sie|nehmen sie){_POLITE_DE} {_DE}{_POLITE_DE}"
    " (?:zurück|(?:wieder |erst ?mal |vorerst )?(?:heraus|raus))(?: (?:erst ?mal|vorerst|fürs erste))?",
    rf"{_LEAD_DE}(?:ich )?(?:lösche?|streiche?|storniere?|annulliere?|widerrufe?|verwirf|verwerfe|löscht|löschen sie"
    rf"|streichen sie){_POLITE_DE} {_DE}{_POLITE_DE}",
    rf"{_LEAD_DE}{_DE}{_POLITE_DE} (?:zurückziehen|zurücknehmen|löschen|streichen|stornieren)",
    rf"(?:svp |stp )?(?:je |j)?(?:annule|annulez|retire|retirez|supprime|supprimez|efface|effacez) {_FR}",
    rf"je (?:veux|voudrais|souhaite|dois) (?:annuler|retirer|supprimer|effacer) {_FR}",
    rf"(?:ik )?(?:wis|schrap|verwijder|annuleer){_POLITE_NL} {_NL}{_POLITE_NL}",
    rf"(?:ik )?trek{_POLITE_NL} {_NL}{_POLITE_NL} (?:in|terug)"
    "(?: ik wil er(?: nog)?(?: even| eens)?(?: een nachtje)? over (?:slapen|nadenken))?",
    rf"(?:ik )?(?:wil|moet) {_NL}{_POLITE_NL} (?:intrekken|annuleren|wissen|schrappen)",
    rf"(?:yo )?(?:anula|anule|anulo|borra|borre|borro|cancela|cancele|cancelo|retira|retire|retiro|elimina|elimine"
    rf"|elimino) {_ES}",
    rf"(?:quiero|quisiera|querría) (?:anular|borrar|cancelar|retirar) {_ES}",
    rf"(?:io )?(?:annulla|annullo|annullate|annulli|ritira|ritiro|ritirate|ritiri|cancella|cancello|cancellate|cancelli"
    rf"|elimina|elimino) {_IT}",
    rf"(?:voglio|vorrei|devo) (?:annullare|ritirare|cancellare) {_IT}",
)
"""Whole sentences of other languages than English."""

_HINTS_ABROAD: Final = (
    "züge zug befehl befehle order orders anweisungen spielzug spielzüge ordres ordre coup coups jouée zet zetten"
    " opdrachten karte karten carte cartes kaart kaarten carta cartas"
    " órdenes ordenes orden jugada jugadas ordini ordine mossa mosse"
)
"""Words of which each such sentence has one."""


def _takes(argument: str) -> bool:
    return argument.casefold() in ("", "all", "later") or bool(_turns_in(argument) or _boards_in(argument))


def boards_taken_back(asked: Asked) -> tuple[str, ...]:
    """Return the boards, by their letters, that a command takes the orders of the round back for; none for all."""
    return _boards_in(asked.argument)


def _boards_in(argument: str) -> tuple[str, ...]:
    """Return the boards that "B", "board b" or "A, C and D" names, each once."""
    if _BOARDS.fullmatch(argument) is None:
        return ()
    return tuple(sorted({letter.upper() for letter in _LETTER.findall(argument)}))


def turns_taken_back(asked: Asked) -> tuple[int, ...] | None:
    """Return the turns whose orders a command takes back, none for all to come; None where it names no later ones."""
    argument = asked.argument.strip()
    if argument.casefold() == "later":
        return ()
    return _turns_in(argument) or None


def takes_back_round(asked: Asked, turns: Collection[int], ordered: Collection[str]) -> bool:
    """Return whether a command takes back orders of the open round, of ``turns``, that a mail could bring others for.

    Not so where it is about turns to come alone, nor where it names boards and the mail orders on other ones, which
    are ``ordered``.
    """
    if asked.command != "WITHDRAW":
        return False
    boards = boards_taken_back(asked)
    if boards and ordered and not any(board in ordered for board in boards):
        return False
    named = turns_taken_back(asked)
    return named is None or bool(set(named) & set(turns))


def _turns_in(argument: str) -> tuple[int, ...]:
    """Return the turns that "turn 4", "turns 2, 3 and 5" or "turns 3-6" names, each once."""
    found = _TURNS.fullmatch(argument)
    if found is None:
        return ()
    named: set[int] = set()
    for first, last in _RANGE.findall(found["turns"]):
        if not 0 < int(last) - int(first) < _MOST:
            return ()
        named |= set(range(int(first), int(last) + 1))
    parts = _BETWEEN.split(found["turns"])
    return tuple(sorted(named | {int(part) for part in parts})) if all(part.isdigit() for part in parts) else ()


COMMAND = Command(
    name="WITHDRAW",
    arguments=say("or WITHDRAW ALL, WITHDRAW LATER, WITHDRAW TURN n"),
    help=say(
        "takes back your orders of this round; or these and those you gave for later turns; or those alone; or those "
        "for turn n"
    ),
    now=say("takes back your orders of this round"),
    takes=_takes,
    phrases=(
        _TAKING + f"(?:all )?(?:of )?(?:(?:my|the|those|these|any) )?(?:all )?(?P<later>{_LATER})",
        _TAKING + "(?:my |the )?(?:(?:advance |later )?(?:orders?|moves?|throws?) (?:for|in|of|on) )?"
        f"(?P<argument>{_NAMED})",
        rf"(?:please )?(?:i |ill )?withdraw (?P<argument>{_BOARD_LIST})",
        _TAKING + "(?:all )?(?:of )?(?:my |the )?(?:orders?|moves?|everything)(?: (?:that )?i (?:sent|gave))?"
        rf" (?:on|for|of) (?P<argument>{_BOARD_LIST})(?: for this (?:turn|round))?",
        f"{_NAMED_FIRST}{_WAIT}"
        "(?:please )?(?:i (?:hereby |must |have to )?(?:want to |would like to |wish to |need to )?|id like to "
        "|(?:can|could|would|will) (?:you|i) (?:please |kindly )?|kindly |i am withdrawing |im withdrawing )?"
        "(?:(?:withdraw|cancel|take back|retract|scrap|annul|pull|delete|remove|erase|revoke) |(?<=withdrawing ))"
        "(?P<argument>all )?(?:of )?(?:my|the|those|these) (?:current |present |last |latest |earlier |previous )?"
        "(?:orders|moves)(?: (?:that )?i (?:have |just )?(?:sent|gave|mailed|posted|put)(?: (?:you|in|to you)){0,2})?"
        "(?: (?:yesterday|today|this morning|last night|earlier|on [a-z]{3,6}day))?"
        f"(?: for (?:this|the) (?:turn|round))?{_FOR_NOW}{_NAMED_LAST}{_REASON}" + _OTHERS_COME,
        _TAKING
        + r"(?P<all>(?:everything|(?:all )?(?:my |the |of my )?(?:orders|moves))) (?:and |with |including |also )?"
        r"(?:the |my |those of |those for )?(?:the )?(?:later|advance|future|coming) (?:turns|rounds|orders|ones|moves)"
        r"(?: too| as well| also| included)?",
        r"(?:take me off (?:the |my )?default (?:please )?(?:and |then )?)(?:please )?withdraw (?P<argument>all)",
        "(?:please )?(?:can you |could you |i want to |id like to |i would like to )?take (?:my|those|the) orders back"
        "(?: again)?(?: for (?:this|the) (?:turn|round))?" + _OTHERS_COME,
        f"{_NAMED_FIRST}"
        "(?:please )?(?:(?:can|could|would|will) you (?:please |kindly )?|i want to |id like to )?"
        rf"(?:take|pull|leave) (?:(?:all )?(?:my|the|those) (?:orders|moves)(?: back)? out|out (?:all )?(?:of )?my "
        rf"(?:orders|moves)){_FOR_NOW}{_NAMED_LAST}{_REASON}" + _OTHERS_COME,
        rf"{_WAIT}{_SCRAP} {_NOTHING_YET}{_THINKING}",
        rf"{_WAIT}{_SCRAP}(?: and)?(?: please)?(?: just)? withdraw(?: (?:it|that|everything|my (?:card|orders?"
        rf"|move)))?",
        _CARD_BACK,
        "(?:please )?(?:consider )?(?:all )?my (?:orders|moves)(?: (?:for|of) this (?:turn|round))?"
        "(?: (?:are|is|as))?(?: (?:hereby|herewith|now|to be|all))*"
        " (?:withdrawn|cancell?ed|retracted|revoked|taken back|annulled)(?: (?:hereby|herewith|now))?"
        "(?: for this (?:turn|round))?",
        *_ABROAD,
    ),
    hints="withdraw scrap scratch cancel forget ignore bin scrub pull "
    "orders card cards turn turns advance later default everything moves throws " + _HINTS_ABROAD,
    changes=True,
)
