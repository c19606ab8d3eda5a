"""Orders of another player of the same game: "this is for Clive: 5 and 12", "I'm Clive", or Clive's name below them.

Names of others stand in mails that order for oneself too: who is thanked, greeted, teased or warned of a trapdoor. So a
name alone tells nothing; where it stands does: at the head or the end of orders, below the mail, or as who it is.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pbm.orders.late import late
from pbm.orders.numbers import NUMBER_WORDS
from pbm.orders.vocabulary import VOCABULARY
from pbm.orders.word_set import word_set
from pbm.orders.writers.for_both import for_both
from pbm.orders.writers.names_marked import ME, OWNED, THEM, marked_names

__all__ = ["NamedSeat", "seat_named"]

_HIGHEST = 6  # of a throw
_LINES, _END, _LINE = 60, 20, 400  # lines from the head and the end, and characters of each
_MINE: Final = rf"(?:me|myself|{ME})"
_AND: Final = r"(?:,| and| &|,? und|,? et|,? en|,? y|,? e|,? plus)"
_WHO: Final = rf"(?:{_MINE}{_AND} )?{THEM}(?:{_AND} (?:{THEM}|{_MINE}|i\b))*"
_FOR: Final = r"(?:for|für|fuer|pour|voor|para|per)"
_FROM: Final = r"(?:from|by|von|de|van|da|of)"
_HELLO: Final = (
    r"(?:(?:hi|hello|hey|hallo|hiya|dear|good (?:morning|evening|afternoon)|bonjour|salut|hola|ciao|liebe[rs]?|moin|dag"
    r"|beste)\b[^.!?:;\d]{0,30}?[,!–-]? ?)?"
)
_PRESENTS: Final = late(
    rf"\W{{0,3}}{_HELLO}(?:(?:and|but|so) )?(?:it's|its|it is|this is|i'm|im|i am|my name is|my name's|me,|hier ist"
    r"|hier spricht|hier schreibt|ich bin|mein name ist|hier is|ik ben|mijn naam is|met|ici|c'est|je suis|je m'appelle"
    r"|soy|me llamo|aquí|sono|mi chiamo|qui)"
    rf" {THEM}(?!,? (?:who|that|whose|which|whom|isn't|is|not|i|you|we|he|she|qui|que|che|der|die)\b)"
    rf"(?=\s*(?:$|[.,:;!(–—-])| (?:here|again|speaking|writing|typing|borrowing|using|on(?! \d)|from|with|und|et|en|y|e"
    rf"|and(?! {_MINE}))\b)"
    rf"|\W{{0,3}}{_HELLO}{THEM} (?:via|through|c/o|über|durch) {ME}"
    rf"|\W{{0,3}}{_HELLO}{THEM} (?:here|speaking|writing|again|typing|hier|ici|aquí|qui)(?=\s*(?:$|[.,:;!(–—-]))",
    re.IGNORECASE,
)
"""Who writes says that they are another player."""
_GREETED: Final = late(
    r"^\W{0,3}(?:hi|hello|hey|hallo|hiya|dear|bonjour|salut|hola|ciao|liebe[rs]?|moin|dag|beste)\b"
    r"[^.!?:;\d]{0,30}?[,!–-] ",
    re.IGNORECASE,
)
_HEADED: Final = late(rf"\W{{0,3}}{THEM}\s?(?:,(?P<rest>.*)|\W{{0,3}}$)")
"""Another player's name at the head of a mail."""
_SIGNS: Final = frozenset(":=-–—")
_LABELLED: Final = late(
    r"\W{0,4}(?:(?:player|name|seat|from|spieler(?:in)?|sitz|joueu(?:r|se)|nom|speler|speelster|naam|jugadora?|nombre"
    rf"|giocat(?:ore|rice)|nome|von|van|de|da)\s?[:=]\s?{THEM}|(?:player|seat|spieler(?:in)?|joueu(?:r|se)) {THEM})"
    rf"(?=\W{{0,3}}$|\s?[,;/:.–—-])"
    rf"|\W{{0,3}}(?:as|als|en tant que|como|come) {THEM}\s?[:,–—-]",
    re.IGNORECASE,
)
"""A name in the place for one: "Player: Clive", "As Clive: …"."""
_HEADING: Final = late(
    rf"(?P<head>(?:(?:[^\W\d_']+|{ME})(?:'s)? ){{0,7}}?)(?P<to>(?:{_FOR}|{_FROM}) )?(?P<who>{_WHO})"
    rf"(?:'s? (?:{OWNED})(?!\w))?(?: \([^()]{{1,30}}\))?\s*(?P<sign>[:,–—.!-]|$)(?P<rest>.*)",
    re.IGNORECASE,
)
_HEADS: Final = word_set(
    "this these that here here's following mail message's is are was was orders order moves move throw throws turn go "
    "use enter please it it's all and also now a an the below passing passed pass on along forwarding forwarded sent "
    "send sending got handed handing from come comes came "
    "das dies diese hier ist sind kommt kommen zug züge befehle befehl wurf bitte von die der les l le la un une "
    "ordres ordre coup ceci voici est sont s'il dit deze zet zetten orders worp van de het een is esto estas son "
    "órdenes orden jugada tirada por favor las los questo queste sono ordini ordine mossa mosse lancio per i gli mando "
    "reçu reçus weitergeleitet doorgestuurd i ich je ik am schicke sende envoie stuur envío invio"
)
"""Words of a heading that hands orders over."""
_OF_SEAT: Final = late(
    rf"(?P<head>(?:[^\W\d_']+ ){{0,4}}?){THEM}'s? (?:own )?(?:{OWNED})\s*"
    r"(?:(?:are|is|will be|shall be|to be|ist|sind)\b)?\s*(?P<sign>[:,=–—.!-]|$|(?=\S))(?P<rest>.*)",
    re.IGNORECASE,
)
_CHANGED: Final = late(
    r"\b(?:change|set|enter|put|make|correct|amend|alter|replace|update|submit|add|switch|ändere?|setze?|changez?|mets"
    rf"|mettez|verander|wijzig|zet|cambia|pon|metti) (?:in )?{THEM}'s? (?:own )?(?:{OWNED})(?!\w)(?=[^.!?]*?\d)",
    re.IGNORECASE,
)
_TAIL: Final = late(
    rf"(?P<said>[^{THEM}]*?)(?P<sign>[\s,;.(/–—:-]*)(?:(?<=[\s,;.(/–—:-])(?P<to>{_FOR}|{_FROM}|says|sagt|dit|zegt|dice)"
    rf" )?(?P<who>{_WHO})\)?(?:,? (?:please|thanks|thank you|too|as well|again|this (?:week|turn|round|time)|bitte"
    r"|alsjeblieft|por favor|per favore))*\s*(?=$|[.,:;!?])",
    re.IGNORECASE,
)
_NUMBER: Final = (
    r"(?:\d{1,3}|two|three|four|five|six|zwei|drei|vier|fünf|sechs|deux|trois|quatre|cinq|twee|drie|vijf|zes|dos|tres"
    r"|cuatro|cinco|due|tre|quattro|cinque|sei)(?=\s*(?:$|[.,;:!?/)])| (?:and|with|plus|on|in|at|please|trap\w*|throw"
    r"|as|for|this|und|mit|auf|et|avec|en|met|y|con|e|\d))"
)
_ARTICLE: Final = r"(?:(?:an?|the|throw|his|her|eine?n?|die|une?|le|een|de|una?|el|il|to|as|=|:|,) ){0,3}"
_GIVEN: Final = late(
    rf"\b(?:give|put|set|enter|mark|book|sign|move|gib|setze?|trag|donne|mets|inscris|geef|zet|dale a|da a|dai a|metti)"
    rf" (?P<who>{_WHO})(?: (?:down|in|up|ein))?(?:\s?[:,–—=-]| (?:to|for|on|at|with|as|auf|mit|à|sur|op|met|con|su))?"
    rf" {_ARTICLE}{_NUMBER}"
    rf"|\b{_FOR} {THEM} (?:please |bitte )?{_ARTICLE}{_NUMBER}"
    rf"|\b(?:donne|donnez|mets|mettez) {_ARTICLE}{_NUMBER}[^.!?]{{0,30}} à {THEM}",
    re.IGNORECASE,
)
"""What somebody else is to be given: "put Clive down for 5", "für Clive eine 5"."""
_IN_PLACE: Final = late(
    r"\b(?:play|playing|move|moving|throw|throwing|order|ordering|act|acting|(?:stand|standing|fill|filling|sit|sitting)"
    r" in|deputi[sz](?:e|ing)|spiele|joue|speel|juego|gioco) "
    rf"(?:{_FOR}|por) (?P<who>him|her|them|ihn|sie|lui|elle|hem|haar|él|ella|lei|{THEM})"
    r"(?!'|\w)(?! (?:and|und|et|en|y|e) me\b)",
    re.IGNORECASE,
)
_WILLS: Final = late(
    rf"\W{{0,3}}(?:my [^\W\d_]+ )?{THEM} (?:goes|says|said|takes|throws|plays|picks|nominates|wants|chooses|texted"
    r"|texts|rang|wrote|writes|orders|dictated|dictates|sent|sends|gave|would like|'d like|will (?:throw|play|take|go)"
    r"|sagt|wirft|würfelt|spielt|nimmt|möchte"
    r"|will|joue|lance|dit|prend|veut|voudrait|zegt|gooit|speelt|neemt|wil|dice|tira|juega|quiere|gioca|lancia|vuole)"
    r"(?: (?:me|us|to|for|go|have|throw|play|with|this|these|it|down))*\s?[:,]?(?P<rest>.*)",
    re.IGNORECASE,
)
"""What another player wills: "Clive says: throw 5", "Clive goes 5/12"."""
_BOTH: Final = late(
    r"\b(?:for|from) (?:both|all|the (?:two|three|pair|lot))(?: of)? us\b|\b(?:for|from) us (?:both|all|two)\b"
    r"|\bfür uns (?:beide|alle)\b|\bpour nous (?:deux|tous)\b|\bvoor ons (?:allebei|beiden|allen)\b"
    r"|\bpara nosotros dos\b|\bper (?:entrambi noi|noi due)\b",
    re.IGNORECASE,
)
_ME_TOO: Final = rf"(?:{ME}|\b(?:i|me|myself|ich|mich|moi|ik|mij|yo|mí|io|me)\b)"
_WE_TWO: Final = rf"{_ME_TOO}{_AND} {THEM}|{THEM}{_AND} {_ME_TOO}"
_ORDERING: Final = r"\s?[:=]|(?:,|\s?[–—-]{1,2})? (?:throw|(?:an? )?\d|play|take|want|go for|nominate|vote)\b"
"""What makes an order of words about two players, rather than talk: "Clive and me both: 3 and 41"."""
_SAME: Final = late(
    rf"\b(?:the same|same again|ditto|likewise)(?: again)?,? (?:for|goes for|please for|to) {THEM}(?!')"
    rf"|\b(?:dasselbe|das gleiche|das selbe) (?:bitte )?für {THEM}|\bla même chose pour {THEM}|\bhetzelfde voor {THEM}"
    rf"|\blo mismo para {THEM}|\blo stesso per {THEM}"
    rf"|\b{_FOR} (?:me|myself|mich|moi|mij|mí|{ME})\b[^.!?\n]{{0,40}}?\b(?:and|und|et|en|y|e) {_FOR} {THEM},? "
    r"(?:too|as well|also|likewise|auch|ebenso|aussi|également|ook|también|anche)\b"
    rf"|(?:{ME}|\bi) and {THEM} (?:will )?(?:both|all) |{THEM} and (?:{ME}|i) (?:will )?(?:both|all) "
    rf"|(?:{_WE_TWO}),? (?:both|beide|alle beide|tous les deux|allebei|los dos|las dos|entramb[ie])(?={_ORDERING})"
    rf"|\b(?:both|us both,|both of us,?|the two of us,?|wir beide,?|nous deux,?|wij beiden,?|nosotros dos,?|noi due,?)"
    rf" \(?(?:{_WE_TWO})\)?(?={_ORDERING})"
    rf"|\bwe \([^()]{{0,60}}{THEM}[^()]{{0,60}}\) (?:both|all) ",
    re.IGNORECASE,
)
_CLOSING: Final = late(
    r"\W{0,3}(?:(?:with |mit |met |con |lots of |all my |many |kind |best |warm |much |with best )*(?:love|yours"
    r"|regards|wishes|grüße|grüßen|gruß|gruss|grüsse|groet|groeten|groetjes|amitiés|cordialement|bises|saluti|saludos|abrazos?)"
    r"(?: (?:truly|sincerely|ever|faithfully))?[\s,.!–—-]{1,3}"
    r"|(?:cheers|thanks|thank you|many thanks|best|bye|ta|ciao|danke|merci|bedankt|dank je|gracias|grazie|signed"
    rf"|sent by)\s?[,.!:–—-]\s?){THEM}[\s.!x]{{0,4}}$"
    rf"|\W{{0,3}}(?:viele|liebe|beste|schöne) grüße[\s,]{{1,2}}{THEM}\W{{0,3}}$",
    re.IGNORECASE,
)
_SIGNED: Final = late(rf"[\s~/*_–—-]{{0,4}}(?P<names>[{THEM}{ME}](?:{_AND} [{THEM}{ME}]){{0,3}})[\s.x*]{{0,4}}$")
_SIGNED_FOR: Final = late(
    rf"[\s~/*_–—-]{{0,4}}(?:{ME}[ ,]{{0,2}})?\(?(?:for|pp|p\.p\.|on behalf of|für|pour|voor|para|per|i\.\s?[av]\.)"
    rf" {THEM}"
    r"\)?[\s.]{0,4}$",
    re.IGNORECASE,
)
"""The foot of a mail that somebody signs for another: "Brenda (for Clive)"."""
_SIGNED_BELOW: Final = late(r"\W{0,3}(?:p\.?\s?(?:p\.?\s?)?s\b|sent from|tel|phone|mob)", re.IGNORECASE)
_SELF: Final = late(
    r"\b(?:i|i'll|i'd|i'm|i've|my|mine|we|we'll|our|ich|mein\w*|wir|je|j'|mon|ma|ik|mijn|yo|mi|io|mio|mia)\b",
    re.IGNORECASE,
)
_WISH: Final = late(
    r"\b(?:i'd like (?:you )?to|i want (?:you )?to|i would like (?:you )?to|(?:can|could|may|shall) i|let me)\b",
    re.IGNORECASE,
)
"""Words by which somebody only asks that something be entered."""
_SENTENCES: Final = late(r"(?<=[.!?;])\s+")
_TOKENS: Final = late(r"[^\W\d_]+(?:'[^\W\d_]+)?|\d+|[^\w\s]")
_ORDER_WORDS: Final = word_set(
    "and a an the his her on at in with plus then please as to is will no be number go goes nominates nominate picks "
    "pick throws plays takes chooses put give enter could can you would make it book me down mark pass record submit "
    "space square board turn round first second of for und eine ein einen die der auf mit bitte dann et un une le la "
    "sur avec puis en een de het op met dan y el una con en luego e il lo su poi hi hello"
)
"""Words beside the numbers and labels of plain orders."""


@dataclass(frozen=True, slots=True)
class NamedSeat:
    """What tells that a mail orders for another player: its ``line``, and whether for the writer ``too``.

    ``below`` says that it stands in a mail program's signature.
    """

    line: str
    too: bool = False
    below: bool = False


@dataclass(frozen=True, slots=True)
class _Sentence:
    text: str
    line: int
    after: str
    """What the next two sentences say."""


def seat_named(lines: Sequence[str], subject: str, writer: str, players: Sequence[str]) -> NamedSeat | None:
    """Return what tells that ``lines`` order for one of the other ``players``, or come from them; None if nothing does.

    ``subject`` is that of a mail that answers nothing; ``writer`` is whose seat the mail came for.
    """
    if not players:
        return None
    cut = [*lines[:_LINES], *(lines[_LINES:][-_END:])]
    own = [subject, *(line.strip()[:_LINE] for line in cut)]
    both = for_both(own)
    if both is not None:
        return NamedSeat(own[both], True)
    marked = marked_names(own, writer, players)
    if marked is None:
        return None
    sentences = _sentences(marked)
    found = _told(sentences, marked)
    if found is None:
        return None
    line, too = found
    return NamedSeat(own[line], too)


def _told(sentences: Sequence[_Sentence], marked: Sequence[str]) -> tuple[int, bool] | None:
    """Return the number of the line that names the other player, and whether the writer is meant too."""
    signed = _signature(marked)
    named = [one for one in sentences if THEM in one.text]
    head = _HEADED.match(sentences[0].text)
    if head is not None and _begins_with_orders(head["rest"] or sentences[0].after):
        return sentences[0].line, False
    for one in named:
        if _SAME.search(one.text):
            return one.line, True
    both = next((one for one in sentences if _BOTH.search(one.text)), None)
    if both is not None:
        return both.line, True
    for one in named:
        if not one.text.endswith("?") and _PRESENTS.match(one.text):
            return one.line, False
        if _LABELLED.match(one.text):
            return one.line, False
        who = _given(one)
        if who is not None:
            with_me = re.search(rf"\b(?:me|myself|i)\b|{ME}", who, re.IGNORECASE) is not None
            return one.line, with_me or _ordered_for_oneself(one, sentences)
    return (signed, False) if signed is not None else None


def _ordered_for_oneself(one: _Sentence, sentences: Sequence[_Sentence]) -> bool:
    """Whether a sentence before ``one`` gives orders of the writer's own: "Mine are 4 and 21. Put Jenny in for a 3"."""
    before = sentences[: sentences.index(one)]
    return any(_SELF.search(other.text) and THEM not in other.text and _throws(other.text) for other in before)


def _given(one: _Sentence) -> str | None:
    """Return the names for whom a sentence orders, None where it orders for nobody else."""
    text = _GREETED.sub("", one.text)
    heading = _HEADING.match(text.lstrip(" \t*_-–—/("))
    leading = heading is not None and _hands_over(heading["head"]) and (heading["to"] or heading["sign"] in _SIGNS)
    if heading is not None and leading and _orders_follow(heading["sign"], heading["rest"], one):
        return heading["who"]
    owned = _OF_SEAT.match(text)
    if owned is not None and _hands_over(owned["head"]) and not _asks_about(text):
        if owned["sign"] in _SIGNS or not owned["rest"].strip():
            if _orders_follow(owned["sign"], owned["rest"], one):
                return THEM
        elif _only_orders(owned["rest"]):
            return THEM
    if _CHANGED.search(text):
        return THEM
    tail = _TAIL.match(text)
    if tail is not None and (tail["sign"] or tail["to"]) and _only_orders(tail["said"]) and _throws(tail["said"]):
        return tail["who"]
    told = _SELF.search(_WISH.sub("", text)) is not None
    given = _GIVEN.search(text)
    if given is not None and not told:
        return given["who"] or THEM
    wills = _WILLS.match(text)
    if wills is not None and not told and _begins_with_orders(wills["rest"]) and _throws(wills["rest"]):
        return THEM
    return None if not _stands_in(one) else THEM


def _stands_in(one: _Sentence) -> bool:
    """Whether the writer says that they play for the player named, and what."""
    found = _IN_PLACE.search(one.text)
    return found is not None and re.search(r"\d", one.text[found.end() :] + one.after) is not None


def _hands_over(head: str) -> bool:
    words = head.casefold().split()
    return all(word in _HEADS or word == ME or VOCABULARY.label(word) is not None for word in words)


def _asks_about(text: str) -> bool:
    return text.endswith("?") and not re.match(r"\W*(?:could|can|would|will) you", text, re.IGNORECASE)


def _orders_follow(sign: str, rest: str, one: _Sentence) -> bool:
    """Whether orders stand behind a heading: in the same sentence, or in the next where it says no more."""
    if rest.strip(" \t*_-–—/):,.!"):
        return sign in (":", ",", "-", "–", "—") and _begins_with_orders(rest)
    return _begins_with_orders(one.after)


def _begins_with_orders(said: str) -> bool:
    """Whether what is said begins with a number that nothing but words of orders lead to, and goes on as orders do."""
    numbers = 0
    for word in _TOKENS.findall(said.casefold()):
        if word.isdecimal() or word in NUMBER_WORDS:
            numbers += 1
        elif word in (".", ";", "!", "?", "(") or (numbers and word == ","):
            if numbers:
                return True
        elif not word.isalpha():
            continue
        elif word not in _ORDER_WORDS and VOCABULARY.label(word) is None and not (numbers == 0 and word in _OPENERS):
            return False
    return numbers > 0


_OPENERS: Final = word_set("i i'll i'd i'm he she he'd she'd wants want like would play playing throw throwing take")


def _only_orders(said: str) -> bool:
    """Whether words are numbers and what stands beside them in plain orders, and nothing else."""
    words = [word for word in _TOKENS.findall(said.casefold()) if word[0].isalnum()]
    plain = all(
        word.isdecimal() or word in NUMBER_WORDS or word in _ORDER_WORDS or VOCABULARY.label(word) is not None
        for word in words
    )
    return plain and any(word.isdecimal() or word in NUMBER_WORDS for word in words)


def _throws(said: str) -> bool:
    """Whether plain orders hold a throw: a trapdoor alone may be laid for somebody, "trapdoor 12 for Clive"."""
    words = [word for word in _TOKENS.findall(said.casefold()) if word[0].isalnum()]
    for place, word in enumerate(words):
        value = int(word) if word.isdecimal() else NUMBER_WORDS.get(word, 0)
        if 0 < value <= _HIGHEST and not any(VOCABULARY.label(one) == "D" for one in words[max(0, place - 2) : place]):
            return True
    return False


def _signature(marked: Sequence[str]) -> int | None:
    """Return the line in which a mail is signed with another player's name, None where it is signed otherwise."""
    told = [(number, line) for number, line in enumerate(marked) if number and line.strip()]
    found: int | None = None
    for place, (number, line) in enumerate(told):
        if ME in line and (_SIGNED.match(line) or place == len(told) - 1 or line.rstrip(" .!x").endswith(ME)):
            return number if _SIGNED_FOR.match(line) else None  # the writer's own name, beside whoever's
        last = place == len(told) - 1 or _SIGNED_BELOW.match(told[place + 1][1]) is not None
        named = _SIGNED.match(line) is not None or (last and _signs_off(line))
        apart = last or not marked[number + 1].strip()
        if _CLOSING.match(line) or _SIGNED_FOR.match(line) or (named and apart and (place > 0 or len(told) == 1)):
            found = number if found is None else found
    return found


def _signs_off(line: str) -> bool:
    """Whether the last sentence of a line is nothing but a name: "5 and 12. Clive"."""
    parts = _SENTENCES.split(line)
    return len(parts) > 1 and (_SIGNED.match(parts[-1]) is not None or _CLOSING.match(parts[-1]) is not None)


def _sentences(lines: Sequence[str]) -> list[_Sentence]:
    parts = [
        (part, number) for number, line in enumerate(lines) for part in _SENTENCES.split(line.strip()) if part.strip()
    ]
    return [
        _Sentence(part, number, ". ".join(next_ for next_, _ in parts[place + 1 : place + 3]))
        for place, (part, number) in enumerate(parts)
    ]
