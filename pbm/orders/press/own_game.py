"""Where press turns to the writer's own game: "Please change my trapdoor to 40.", "PS Alan: I'd like to resign."."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from pbm.orders.late import late
from pbm.orders.press.asked_below import asked_of_gm
from pbm.orders.press.terse import NUMBER, SHORT, WORDS_OF_NUMBERS, OwnGame, terse
from pbm.orders.word_set import may_be_in, word_set, words_in

__all__ = ["asks_gm", "may_turn", "orders_own", "spoken_to_gm", "stays", "tells", "turned_within", "turning"]

_HEAD: Final = 200  # characters of a line that show what it is
_NEEDED: Final = word_set(
    "change switch move set put make alter amend shift swap correct update keep leave withdraw cancel scrap drop "
    "replace use enter record note take play let modify adjust count throw roll nominate vote instead after all "
    "actually not trapdoor trap td orders order mine me own my resign quit gm master away holiday left used deadline "
    "receipt report numbers otherwise unchanged stand stands before sent "
    "ändere ändern ändre setze setzen lege legen verschiebe verschieben nimm nehmen mach mache lass korrigiere meine "
    "meinen mein mir sonst falltür changer change changez mets mettez ma mon mes trappe verander wijzig zet mijn "
    "want drop retire give möchte will aussteigen ausscheiden aufgeben steige meine ich ansonsten keine änderung was "
    "wann moi je veux voudrais abandonner quitter abandonne sinon peux pouvez quel quelle ik wil stoppen opgeven "
    "verder kun yo quiero abandonar dejarlo demás puedes io voglio ritirarmi smettere resto puoi "
    "toch maar mejor meglio plutôt lieber invece statt nein nee non pas finalement oh sorry wait rather no scratch "
    "correction please pls now mark map did noch habe wie combien hoeveel tell you svp graag bitte "
    "why when warum wieso wann pourquoi quand waarom wanneer qué cuándo perché quando dirmi decirme "
    "so this next nächste prochain volgende próximo prossimo choose going same scrap usual week diese ce "
    "deze este questo "
    "valluik cambia cambie cambiar pon ponga mi mis trampilla cambi metti mia mio botola doch"
)
"""Words and signs without one of which nothing is found here, but for bare numbers."""

_LEAD: Final = (
    r"(?:(?:p\.?\s?p?\.?\s?s\.?|and|but|oh|ah|er+m?|um|also|so|now|ok(?:ay)?|right|well|anyway|by the way|btw"
    r"|incidentally|finally|one (?:more|last) thing|plus|sorry|please|pls|actually|no|wait|hang on|yes|then|thanks"
    r"|thank you|und|ach|bitte|übrigens|außerdem|noch was|ja|nein|et|au fait|aussi|non|en|o ja|trouwens|ook|nee|y"
    r"|por cierto|también|por favor|a proposito|anche|per favore|e)(?![^\W_])[\s,.:;!–—-]{0,4}){0,4}"
)
_CALLED: Final = r"(?:(?-i:(?:Dear |Hi |Hello |Hey )?[A-Z][^\W\d_]{1,20})\s?[,:–—-]{1,2}\s{1,3})?"
"""Somebody spoken to by name: nobody but the GM is asked to change one's own orders."""
_MY: Final = (
    r"(?:my (?:own |new |current |next |last |first |second |only )?|mein(?:e|en|er|em|es)? |m(?:a|on|es) "
    r"|mijn |m'n |mis? |(?:la |il |i )?(?:mi[ao]|mie|miei) )"
)
_NOUN: Final = (
    r"(?:trap[ -]?doors?|traps?|tds?|holes?|hatch|nominations?|throws?|die|dice|rolls?|moves?|orders?|cards?"
    r"|snakes?|ladders?|falltür\w?|falle|klappe|wurf|würfe|zug|züge|befehle?|nominierung|trappe|lancer|coup|jet"
    r"|ordres|valluik|luik"
    r"|worp|zet|trampilla|tirada|jugada|órdenes|botola|tiro|mossa|ordini)(?![^\W_])"
)
_VALUE: Final = (
    rf"(?:\d|\b(?:{WORDS_OF_NUMBERS}|instead|none|nowhere|unchanged|default|highest|lowest|the same|as (?:it|they|sent"
    r"|before)|stattdessen|unverändert))"
)
_CHANGE: Final = (
    r"(?:change|switch|move|set|put|make|alter|amend|shift|swap|correct|update|keep|leave|withdraw|cancel|scrap|drop"
    r"|replace|use|enter|record|note|take|play|let|modify|adjust|have|count|ändern?|ändere|ändre|setzen?|legen?"
    r"|verschieben?|nimm|nehmen|mache?|lass|lassen|korrigieren?|tauschen?|streichen?|change[rz]?|mets|mettez|mettre"
    r"|déplace[rz]?|modifie[rz]?|garde[rz]?|corrige[rz]?|annule[rz]?|verander|wijzig|zet|verplaats|maak|laat|houd?"
    r"|cambi[aeo]r?|pon|ponga|mueve|mueva|modifi(?:ca|que)|deja|cambiare?|metti|metta|sposta|sposti|lascia|lasci)\b"
)
_ASKING: Final = (
    r"(?:(?:could|can|would|will|may|might) (?:you|i|we)(?: please| kindly| just| also)?"
    r"|(?:i'd|i would|i) (?:like|want|wish|need|prefer|have)(?: you)? to|let me|just|kindly|do"
    r"|(?:ich )?(?:möchte|will|würde gerne?)(?: ich)?|(?:kannst|könntest) du|können sie|peux-tu|pouvez-vous|je voudrais"
    r"|kun je|kunt u|ik wil(?: graag)?|puedes|quiero|quisiera|puoi|vorrei|voglio)"
)
_ORDERED: Final = late(
    rf"\s{{0,4}}{_LEAD}{_CALLED}{_LEAD}(?:{_ASKING}\s)?{_LEAD}"
    rf"(?:{_CHANGE}\s(?:please |bitte |also |back )?{_MY}{_NOUN}[^.!?\n]{{0,50}}?{_VALUE}"
    rf"|(?:now |here are |these are )?my (?:orders?|moves?)(?: (?:for )?this \w{{4,5}})?\s?[:=–-]\s?"
    rf"[^.!?\n]{{0,30}}?{_VALUE}"
    rf"|{_MY}{_NOUN}[^.!?\n]{{0,30}}?{_VALUE}[^.!?\n]{{0,12}} (?:ändern|setzen|legen|verschieben|nehmen|zetten"
    r"|veranderen|verplaatsen|wijzigen)\b"
    rf"|(?:keep|leave|withdraw|cancel) my orders(?: as they are| as sent| please)?\s?(?:[.,!;]|$))",
    re.IGNORECASE,
)
"""What is to be done with one's own orders: "Also, could you put my trapdoor on 40", "Mach meine Falltür 40"."""
_PLEASE: Final = late(
    r"\s{0,4}(?:(?P<begged>please|pls|bitte|svp|graag|por favor|per favore),?\s)?"
    rf"{_MY}{_NOUN}(?(begged)|,?\s(?:please|pls|bitte|svp|graag|por favor|per favore)\b)[^.!?\n]{{0,24}}?{_VALUE}",
    re.IGNORECASE,
)
"""The same without a verb: "Bitte meine Falltür auf die 40.", "Meine Falltür bitte auf 40."."""
_STANDING: Final = late(
    r"\s{0,4}(?:(?:and|but|ps|p\.s\.)[\s,:]{1,2})?"
    r"(?:(?:otherwise|apart from that|other than that|for the rest|sonst|ansonsten|sinon|verder|por lo demás"
    r"|per il resto)[\s,:]{1,3}"
    r"(?:(?:it's |there's |all |everything |alles |tout |todo |tutto )?(?:no changes?|nothing (?:changes|new)"
    r"|(?:is |stays |as )?(?:unchanged|as (?:before|sent|it was|was|is)|the same|before|stands)|wie gehabt|unverändert"
    r"|bleibt|keine änderung|comme avant|rien ne change|inchangé|ongewijzigd|zoals (?:het )?(?:was|gestuurd)"
    r"|igual|sin cambios|come prima|invariato|nessun cambiamento))"
    r"|no changes? (?:to|in|of|from) (?:my )?(?:orders?|moves?)"
    r"|(?:my )?orders (?:are )?(?:unchanged|as (?:before|sent|they (?:are|were|stand))|stand|stay as they are|remain)"
    r"|(?:keine änderung(?:en)? (?:an|bei) )?meine (?:befehle|züge) (?:bleiben|wie gehabt))"
    r"[^.!?\d\n]{0,25}\s?(?:[.!]|$)",
    re.IGNORECASE,
)
"""That one's orders stay: "Otherwise no change."."""
_OWN_PAIR: Final = late(
    r"\s{0,4}(?:(?:and|but|ps|p\.s\.|so)[\s,:]{1,2})?"
    r"(?:(?:mine|ours|me|my own|my own orders|as for me|for me|for my part|for myself|myself|ich|ich selbst|meine"
    r"|für mich|moi|pour moi|ik|zelf|yo|io)(?: (?:is|are|this (?:time|turn|round|week)))?\s?[:,=–—-]\s?"
    rf"|mine (?:is|are) )(?:the |a |an |eine? |le |de |el |il )?{NUMBER}"
    rf"(?:\s?[/&,;+]\s?|,? (?:and|und|et|en|y|e|with|mit)[^.!?\d\n]{{1,24}}?[ ]?){NUMBER}(?!\d)\D{{0,12}}$",
    re.IGNORECASE,
)
"""The writer's own numbers behind those of others: "please vote 44. Mine: 6/44."."""
_CALLED_LAST: Final = late(
    r"(?:,|(?<=\s)(?:(?:will|would|can|could|won't) (?:you|ya|yer|u)|if you (?:please|would|like|don't mind)|please|pls"
    r"|plz|thanks|thank you|ta|cheers|bitte|ja|(?:kannst|könntest|magst) du|svp|s'il (?:te|vous) plaît"
    r"|tu veux bien|merci"
    r"|graag|alsjeblieft|wil je|por favor|quieres|gracias|per favore|vuoi|grazie),?)\s{0,2}$",
    re.IGNORECASE,
)
"""What stands between a request and the name of whom it is for, at the end: "…, Alan", "… will you Alan"."""
_TO_CHANGE: Final = late(
    rf"\s{{0,4}}{_LEAD}(?:{_ASKING}\s)?{_LEAD}{_CHANGE}\s[^.!?\n]{{0,120}}?(?:{_VALUE}|{_NOUN})", re.IGNORECASE
)
"""What is told to be done to orders, whosoever they are: "change me 9 to a 10"."""
_PAIR: Final = late(
    r"\s{0,4}[1-6]\s?(?:[/&,;+|–—-]|and|und|et|en|y|e|\s)\s{0,2}\d{1,3}(?:,? (?:please|pls|bitte|svp|thanks?))?"
    r"\s?[.!]?$",
    re.IGNORECASE,
)
"""A throw and a space, and nothing else: "6, 44"."""
_MAKE_MINE: Final = late(
    rf"\s{{0,4}}{_LEAD}(?:{_ASKING}\s)?{_LEAD}(?:make|put|set|change|let)\s(?:mine|it|that"
    rf"|me)\b[^.!?\n]{{0,30}}?{_VALUE}",
    re.IGNORECASE,
)
"""What is to be done, said to the GM alone: "make mine 6 and 44"."""
_TAKEN_BACK: Final = late(
    rf"\s{{0,4}}{_LEAD}{_CALLED}{_LEAD}(?:{_ASKING}\s)?{_LEAD}"
    r"(?:(?:cancel|scrap|drop|withdraw|remove|delete|forget|ditch|lose|streiche?|lösche?|annule[rz]?|supprime[rz]?"
    r"|schrap|verwijder|quita|borra|anula|annulla|togli)(?: bitte)? "
    rf"(?P<mine>{_MY})?(?:the |that |all |das |die |den |la |le |el |il |de |het )*{_NOUN}"
    rf"|(?P<same>(?:the |my )?same (?:orders?|moves?|again)"
    r"(?: as (?:before|last (?:time|turn|round|week)|sent|always))?))"
    r"(?: (?:again|altogether|please|now|for me|this (?:time|turn|round|week)|wieder))*"
    r"(?:[\s,]{1,2}(?:please|pls|thanks|thank you|bitte|danke|svp|merci|graag|gracias|grazie))?\s?[.!]?\s{0,3}$",
    re.IGNORECASE,
)
"""Orders that are taken back, or given again: "Cancel my trapdoor.", "Same orders as before please."."""
_SAID_BY_ME: Final = late(
    r"\b(?:i'll|i will|i'd|i would|i'm|i am|i want|i wish|let me|i choose|ich|je|ik|yo|io|quiero|voglio)\b",
    re.IGNORECASE,
)
_TOGETHER: Final = late(
    r"\b(?:yours?|we|us|both|together|dein\w{0,2}|wir|ton|ta|tes|nous|jouw?|wij|tuy?[oa]?|noi)\b", re.I
)
"""What a plan with another player has in it: "Put my trapdoor on 44 and yours on 45"."""
_IS: Final = late(
    rf"\s{{0,4}}(?:and |but )?{_MY}{_NOUN}(?: (?:this|for this) (?:turn|round|time|week))? "
    r"(?:is|will be|goes|comes|ist|est|is op|es|è)\b[^.!?\d\n]{0,16}\d{1,3}(?:[^.!?\d\n]{0,20}\d{1,3})?"
    r"[^.!?\d\n]{0,12}[.!]?\s{0,3}$",
    re.IGNORECASE,
)
"""What may be told to others as well as ordered: "My trapdoor is 40."."""
_LEAVING: Final = late(
    rf"\s{{0,4}}{_LEAD}{_CALLED}{_LEAD}"
    r"(?:(?:(?:i'd|i would|i) (?:like|want|wish|need|have)|i'm (?:going|afraid i have)|let me|i must|i'll have)"
    r"(?: to)? (?:resign|drop out|quit|retire|withdraw from|leave|give up)(?: (?:from )?(?:the|this|my) (?:game|seat))?"
    r"|please (?:resign me|drop me|take me out|count me out|accept my resignation)|(?:i|i hereby) resign"
    r"|i(?:'m| am) (?:resigning|dropping out|quitting|leaving the game)|i quit(?: the game)?"
    r"|i give up (?:the game|my seat)"
    r"|please take me off[^.!?\n]{0,60}"
    r"|ich (?:möchte|will|muss) (?:aussteigen|ausscheiden|aufgeben|aufhören)|ich steige aus"
    r"|je (?:voudrais|veux|dois) (?:abandonner|quitter|arrêter)|j'abandonne|ik (?:wil|moet) (?:stoppen|opgeven)"
    r"|(?:quiero|tengo que) (?:abandonar|dejarlo)|(?:voglio|devo) (?:ritirarmi|smettere|abbandonare))"
    r"(?: (?:after|at the end of|from|when|now|please|nach|après|na|después|dopo|the game|this game|das spiel|la partie"
    r"|this|next|today|tonight|straight|immediately)\b[^.!?\n]{0,50})?\s?[,;]?\s?(?:[.!]|$)",
    re.IGNORECASE,
)
_OF_MY_GAME: Final = (
    r"(?:\bi(?:'ve| have) (?:got |still )*(?:left|used|thrown|sent|ordered|got)\b|\bi have left\b"
    r"|\bmy (?:remaining |own |last )?(?:numbers?|throws?|orders?|position|receipts?|score|place|square|history)\b"
    r"|\bdeadline\b|\b(?:last|next|old|latest|first) report\b|\breceipts?\b|\bwhere i(?:'m| am)\b"
    r"|\bwhat i (?:sent|ordered)|\bich noch\b"
    r"|\bmeine (?:würfe|zahlen|befehle|züge)\b|\babgabe\w*|\bfrist\b|\bil me reste\b|\bdate limite\b"
    r"|\bik nog\b|\bme quedan?\b|\bmi restano\b|\bscadenza\b)"
)
_REQUEST: Final = late(
    rf"\s{{0,4}}{_LEAD}{_CALLED}{_LEAD}"
    r"(?:(?:could|can|would|will) you (?:please |also |kindly |just )*(?:tell|send|let|remind|confirm|resend|check|give"
    r"|explain|mail|show|say|list)|please (?:tell|send|remind|confirm|resend|check|mail|show|list)"
    r"|(?:what|which|how many|when|where)(?:'s)?|(?:kannst|könntest) du mir|können sie mir|was|welche|wann|wo"
    r"|wie ?viele?|combien|hoeveel|cuánt\w{1,3}|quant\w"
    r"|peux-tu me|pouvez-vous me|kun je me|kunt u me|puedes|puoi)\b"
    rf"[^.!?\n]{{0,80}}?(?:{_OF_MY_GAME}|\b(?:have|do) i (?:got|have|still have)? ?(?:left)?\b|\bam i\b"
    r"|habe ich\b|stehe ich\b)[^.!?\n]{0,60}(?:[.?!]|$)",
    re.IGNORECASE,
)
"""What only the GM can answer: "Also, could you tell me what I've got left?"."""
_ADMIN: Final = late(
    rf"\s{{0,4}}{_LEAD}{_CALLED}{_LEAD}"
    r"(?:(?:(?:could|can|would|will) you )?(?:please )?(?:mark|put|note|list|count|enter) me "
    r"(?:down )?(?:as |for |to be )?(?:absent|away|on (?:holidays?|leave|vacation))\b"
    r"|(?:did|have) you (?:get|got|receive|received|have) my (?:orders?|e?-?mails?|press|throw|trapdoor|moves?)\b"
    r"|(?:could|can|may) i (?:please )?(?:have|get|see) (?:the|my|another|a|a new) (?:\w{3,8} )?"
    r"(?:map|board|report|form|receipt|rules|copy|list)\b)",
    re.IGNORECASE,
)
"""What else only the GM can do: "Please mark me as absent", "Did you get my orders?"."""
_ENDS: Final = late(r"[.!?:;)\]\"'”’…-]\s{0,3}$")
_SENTENCE: Final = late(r"[.!?…][\"')\]*_]{0,3}\s{1,4}(?=\S)")
_FAR: Final = 20_000  # characters of a line that are looked at; what is longer is not read as press for all
_AWAY: Final = late(
    r"\b(?:away|holidays?|hols|vacation|on leave|abroad|offline|out of (?:town|the country)|in hospital"
    r"|resign|quit|please|could|can|would|will you|don't|do not|tell|change|switch|orders?|throw"
    r"|trap\w*|deadline|my|next|urlaub|verreist|weg|bitte"
    r"|kannst|vacances|absente?|peux|vakantie|graag|vacaciones|vacanza)\b",
    re.IGNORECASE,
)
_ABSENT: Final = late(
    r"\b(?:away|absent|absence|holidays?|vacation|resign\w*|urlaub|verreist|vacances|absente?|vakantie|afwezig"
    r"|vacaciones"
    r"|ausente|vacanza|assente)\b",
    re.IGNORECASE,
)
_APPOSED: Final = late(r"\s?(?:the|our|that|that's|who|whose|a|an|der|unser|le|notre|de|onze|el|nuestro|il|nostro)\b")
"""What goes on to tell of the GM, who is not spoken to: "Alan, the tyrant, …"."""


def may_turn(lines: Sequence[str], gm: Sequence[str] = ()) -> bool:
    """Return whether anything in a mail's lines may be found here, bare numbers apart; ``gm`` are the GM's names."""
    said = words_in(lines)
    return may_be_in(said, _NEEDED) or any(name.casefold().split()[0] in said for name in gm if name.strip())


def orders_own(words: str) -> bool:
    """Return whether words to the GM alone say what is to be done with their writer's own orders."""
    head = words[:_HEAD]
    if any(one.match(head) for one in (_ORDERED, _OWN_PAIR, _PAIR, _MAKE_MINE)):
        return True
    return terse(words, ordered=False) is OwnGame.PLAIN


def asks_gm(words: str) -> bool:
    """Return whether words to the GM ask for what is done by reading them: orders, leaving the game, being away."""
    return turning(words, apart=True) is not None or _ABSENT.search(words[:_HEAD]) is not None


def tells(line: str) -> bool:
    """Return whether a line may tell another player of an order as well as give it: "My trapdoor is 40."."""
    return _IS.match(line[:_HEAD]) is not None


def stays(line: str) -> bool:
    """Return whether a line says no more than that the orders stay: "Otherwise no change."."""
    found = _STANDING.match(line[:_HEAD])
    return found is not None and not line[found.end() :].strip()


def spoken_to_gm(line: str, gm: Sequence[str]) -> bool:
    """Return whether a line in a paragraph of its own speaks to the GM, by one of these names or as the GM."""
    return _spoken(gm, line[:_HEAD], apart=True)


def turning(
    line: str,
    *,
    apart: bool,
    last: bool = False,
    above: str = "",
    gm: Sequence[str] = (),
    ordered: bool = False,
    letter: bool = False,
) -> OwnGame | None:
    """Return how a line of press turns to its writer's own game, None for one that does not.

    ``apart`` tells that a blank line stands above it, else ``above`` is the line of press before it, which has to end
    its sentence; ``last`` that nothing stands below it. ``gm`` are the names of the GM. ``ordered`` tells that there
    may be orders before the press: then what may be told to others is. A ``letter`` may well tell or ask another
    player of throws and trapdoors.
    """
    head = line[:_HEAD]
    if _spoken(gm, head, apart=apart):
        return OwnGame.PLAIN
    if not apart and above.strip() and not _ENDS.search(above[-8:]):
        # A pair may be the end of a sentence, or be meant as an order all the same.
        return OwnGame.UNSURE if not ordered and len(line) < SHORT and _PAIR.match(head) else None
    if _OWN_PAIR.match(head):
        return OwnGame.PLAIN
    if (plain := _plainly(head)) is not None:
        told = _SAID_BY_ME.search(plain) or _TOGETHER.search(head)
        return OwnGame.UNSURE if letter and told else OwnGame.PLAIN
    if (not ordered or apart) and _PAIR.match(head) and len(line) < SHORT:
        return OwnGame.PLAIN if not ordered else OwnGame.UNSURE
    if apart and any(one.match(head) for one in (_LEAVING, _REQUEST, _ADMIN)):
        return OwnGame.PLAIN
    if (apart or last) and not letter and asked_of_gm(line):
        return OwnGame.PLAIN
    back = _TAKEN_BACK.match(line[:SHORT]) if apart else None
    if back is not None:
        return OwnGame.PLAIN if (back["mine"] or back["same"]) and not letter else OwnGame.UNSURE
    if _IS.match(head) and not ordered:
        return OwnGame.UNSURE
    short = terse(line, gm, ordered=ordered) if apart else None
    return OwnGame.UNSURE if short is not None and letter else short


def turned_within(line: str, gm: Sequence[str] = ()) -> int | None:
    """Return where in a line, behind its first sentence, a sentence turns to the writer's own game; None where none."""
    for found in _SENTENCE.finditer(line[:_FAR]):
        head = line[found.end() : found.end() + _HEAD]
        plain = _plainly(head)
        own = plain is not None and not _SAID_BY_ME.search(plain)
        if own or _spoken(gm, head, apart=False) or _OWN_PAIR.match(head):
            return found.end()
    return None


def _plainly(head: str) -> str | None:
    """Return the words at the head of a line that can be for nobody but the GM, wherever they stand."""
    found = _ORDERED.match(head) or _STANDING.match(head) or _PLEASE.match(head)
    return found.group() if found is not None else None


def _spoken(gm: Sequence[str], head: str, *, apart: bool) -> bool:
    """Whether words are spoken to the GM; those that do not stand apart have to ask something or speak of oneself."""
    found = _addressing(tuple(gm)).match(head)
    if found is None and (_ends_with_name(gm, head) if apart else _asks_by_name(gm, head)):
        return _AWAY.search(head) is not None or _TO_CHANGE.match(head) is not None
    if found is None or _APPOSED.match(head, found.end()):
        return False
    return found["for"] is not None or apart or _AWAY.search(head, found.end()) is not None


def _ends_with_name(gm: Sequence[str], head: str) -> bool:
    """Whether a line ends by speaking to the GM: "I'm on holiday next week, Alan.", "… to a 10, will you Alan."."""
    words = head.rstrip(" .!?")
    name = next((name for name in gm if len(name) > 1 and words.endswith(name)), None)
    before = words.removesuffix(name) if name is not None else ""
    return bool(before.strip(" ,")) and _CALLED_LAST.search(before) is not None


def _asks_by_name(gm: Sequence[str], head: str) -> bool:
    """Whether a sentence tells the GM, named at its end, to change something: "Change me 9 to a 10, will you Alan."."""
    sentence = _SENTENCE.split(head)[0]
    return _ends_with_name(gm, sentence) and _TO_CHANGE.match(sentence) is not None


@lru_cache(maxsize=16)
def _addressing(gm: tuple[str, ...]) -> re.Pattern[str]:
    """Return the pattern of words that begin by speaking to the GM, by these names or as the GM."""
    names = "|".join(re.escape(name) for name in gm if len(name) > 1)
    called = rf"(?:(?-i:GM|{names})|game ?master)" if names else r"(?:(?-i:GM)|game ?master)"
    return re.compile(
        rf"\s{{0,4}}{_LEAD}(?:(?P<for>(?:(?:a |just a |one )?(?:word|note|message|line|question|request|bit) )?"
        r"(?:for|to|an|für|pour|à|au|voor|aan|para|al?|per) (?:the |our |den |die |le |de |el |il )?"
        rf"{called}(?: only| alone| nur| privately)?\s?[:,]|{called}(?:['’]s)? (?:note|message|memo|only|aside)\s?:)"
        rf"|[(\[]?(?:dear |hi |hello |hey |lieber |liebe |beste |cher |hallo )?@?{called}\s?[,:!–—-]{{1,2}}(?=\s))",
        re.IGNORECASE,
    )
