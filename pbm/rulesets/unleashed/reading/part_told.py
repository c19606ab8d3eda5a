"""What one part of a mail says of what stands: "69 first", "leave the second", "drop the blank", "if 7's no good, 16".

The words are those of somebody who has the standing orders in front of them, and need not say again what is there.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final, NamedTuple, TypeAlias

from pbm.rulesets.unleashed.words.tokens import NOUNS, Token

__all__ = ["DROP", "REST", "SAME_PLACE", "WAYS", "Said", "Ways", "said_in", "sentences_of", "written"]

Ways: TypeAlias = tuple[tuple[str, str], ...]
"""What may be said, and the pattern of its words."""

_ART: Final = (
    r"(?:(?:the|my|that|this|a|an|me|le|la|mon|ma|un|une|du|de|der|die|das|den|dem|ein|eine|einen|meine?n?|het|een"
    r"|mijn|el|mi|il|lo|mio|mia|l'|card|carte|karte) )*"
)
_ON: Final = (
    r"(?:(?:on|to|at|onto|upon|the|a|space|sur|à|la|le|case|auf|die|das|feld|nach|op|vak|naar|en|el|casilla|su|il"
    r"|casella) )*"
)
_NUM: Final = r"\d{1,4}"
_CARD: Final = r"<[^>]+>"
_RANKED: Final = (
    r"(?:first|second|1st|2nd|erste[nr]?|zweite[nr]?|premi(?:er|ère)|deuxième|seconde?|eerste|tweede|primer[oa]?"
    r"|segund[oa]|prim[oa]|second[oa]|fallback|backup|back-up|reserve)(?: (?:one|choice|wish|space|choix|wahl))?"
)
_THAN: Final = (
    r"(?:instead of|rather than|in place of|in lieu of|not|and not|statt|anstatt|statt der|anstelle von|nicht"
    r"|au lieu (?:de|du)|à la place (?:de|du)|plutôt (?:que|qu'|que le)|pas|et pas|in plaats van|niet|en vez de"
    r"|en lugar de|no|invece di|al posto di|non)"
)
DROP: Final = (
    r"(?:drop|cancel|scrap|forget|forget about|delete|remove|ditch|lose|bin|scratch|strike"
    r"|strike out|streiche?|vergiss"
    r"|supprime|enlève|laisse tomber|annule|schrap|vergeet|quita|cancela|togli|annulla|no more)"
)
_KEEP: Final = r"(?:leave|keep|stick with|stay with|lass|behalte|garde|laisse|laat|houd|deja|lascia|tieni)"
_STILL: Final = (
    r"(?:be|alone|as (?:it )?(?:is|was)|where (?:it|they) (?:is|was|are)|there|as before"
    r"|untouched|wie sie ist|so|alone"
    r"|comme (?:il|elle) est|zoals het is|como está|com'è)"
)
_STAYS: Final = (
    r"(?:stays?|remains?|stands?|holds?|still stands|is fine|unchanged|as before|as (?:it )?was|bleibt|reste|blijft"
    r"|queda|resta)(?: (?:the same|as (?:it )?(?:is|was)|put|so|unchanged|pareil|la même|gleich|zo|igual|uguale))?"
)
_RESERVE: Final = (
    r"(?:(?:still |then |as |in |my |the |a |encore |noch |nog )*(?:reserve|fallback|second choice"
    r"|backup|if not|sinon"
    r"|sonst|anders|behind it|behind that|réserve|reserva|si no|se no|altrimenti))"
)
_FAILS: Final = (
    r"(?:(?:is|'?s|not|isn't|is not|'s not|won't|can't|cannot|doesn't|does not|turns out"
    r"|proves) )*(?:no good|not on|no use"
    r"|no go|not possible|impossible|taken|gone|full|not allowed|not free|available|possible|go|be done|work|be|on"
    r"|free|allowed|unavailable|out)"
)
REST: Final = (
    r"(?:and )?(?:(?:the )?(?:rest|other(?: two| three| one| ones| 2| 3)?|others|everything else|all else|cards?) "
    rf"{_STAYS}|(?:leave|keep) (?:the )?(?:rest|others?|everything else|cards?) ?{_STILL}?"
    r"|(?:the )?rest (?:is )?(?:the same|unchanged|as before|as it was|as is|as was)"
    r"|le reste (?:est |reste )?(?:pareil|idem|inchangé|ne bouge pas|ne change pas|comme avant|sans changement)"
    r"|(?:der )?rest (?:bleibt(?: so| wie gehabt| gleich)?|wie gehabt|unverändert)|(?:de )?rest (?:blijft"
    r"|blijft (?:zo|hetzelfde)|hetzelfde)|(?:lo demás|el resto) (?:queda )?(?:igual|sigue igual)"
    r"|il resto (?:resta )?(?:uguale|invariato))"
)
SAME_PLACE: Final = (
    r"(?:on |at )?(?:the )?same (?:place|places|space|spaces|spot|spots|squares?)|sur (?:la|les) mêmes? cases?"
    r"|(?:aux?|à la) mêmes? (?:place|endroit)s?|gleiche[sr]? (?:felder|feld|stelle)|auf (?:den|dem)selben feldern?"
    r"|zelfde vak(?:ken)?|mismas? casillas?|stess[ae] casell[ae]"
)
_TURNED: Final = (
    r"(?:it's |have them |do them |swap them )?(?:the )?other way (?:round|around|about)"
    r"|vice versa|umgekehrt|anders(?:her)?um"
    r"|(?:à )?l'inverse|dans l'autre sens|andersom|al revés|viceversa|al contrario"
)
_LEAD: Final = (
    r"(?:sorry|actually|ah|oh|ah here|no|wait|hang on|on second thoughts|please|ok|okay"
    r"|so|well|then|and|but|also|with"
    r"|finally|anyroad|anyway|simply|finalement|en fait|alors|et|mais|doch|eigentlich|und"
    r"|aber|bitte|toch|en|maar|al final|y"
    r"|alla fine|e|could you|would you|can you|i'd like to|i would like to|i want to|je préfère|je voudrais|still|use"
    r"|i'd rather|let's|be so good as to|be so kind as to|forgive me|[a-zà-ÿ]+ (?:says|reckons"
    r")(?: to)?) "
)
_TAIL: Final = (
    r" (?:please|pls|thanks|then|now|so|too|instead|after all|on second thoughts|if you would|will you|s'il te plaît"
    r"|s'il vous plaît|bitte|merci|danke|graag|alsjeblieft|por favor|per favore|ok|mate|cheers|ta)"
)
_POLITE: Final = (
    rf"(?:{_LEAD}|{_TAIL}| )*(?:sorry|please|thanks|thank you|cheers|ta|merci|danke|bedankt"
    r"|gracias|grazie|ah here|bitte"
    r"|finalement|actually|on second thoughts|forgive me|no|wait|oh|ah|s'il te plaît|s'il vous plaît|actually no"
    r"|will you|would you|if you would|forgot to say|i forgot(?: to say)?|second thoughts"
    r"|change of plan|change of mind|instead)?(?: )*"
)
WAYS: Final[Ways] = (
    ("rest", REST),
    ("same place", SAME_PLACE),
    ("turn", _TURNED),
    ("first", rf"{_ART}(?P<what>{_NUM}|{_CARD}) (?:first|zuerst|d'abord|en premier|eerst|primero|prima)"),
    ("first", rf"(?:first|zuerst|d'abord|eerst|primero|prima) {_ART}(?P<what>{_NUM}|{_CARD})"),
    (
        "next",
        r"(?:then|if not|else|otherwise|sonst|dann|sinon|puis|anders|dan|si no|se no"
        rf"|poi) {_ART}(?P<what>{_NUM}|{_CARD})",
    ),
    ("next", rf"{_ART}(?P<what>{_NUM}|{_CARD}) (?:if not|second|otherwise|sonst|sinon|ensuite|anders|si no|se no)"),
    (
        "move",
        rf"(?:put |use |make (?:it )?|have )?{_ART}(?P<card>{_CARD} )?{_ON}(?P<new>{_NUM}) {_THAN} {_ON}{_ART}"
        rf"(?P<what>{_NUM})(?: (?:for"
        rf"|pour|für|voor|para|per) {_ART}(?P<card2>{_CARD}))?",
    ),
    (
        "move",
        rf"(?:change|switch|swap|move|ändere|change[rz]?|mets|verander|cambia) {_ART}(?P<what>{_NUM}"
        rf"|{_RANKED}) (?:to|for|into|in|en|zu|auf|à|naar|a|por) {_ART}{_ON}(?P<new>{_NUM})",
    ),
    (
        "move",
        rf"(?:make|put|have|move|shift|mach|setz|mets|zet|pon|metti) {_ART}(?P<what>{_RANKED}) {_ON}(?P<new>{_NUM})",
    ),
    ("keep", rf"(?P<what>{_NUM}|{_CARD}) {_RESERVE}"),
    ("keep", rf"{_ART}(?P<card>{_CARD}) {_ON}(?P<what>{_NUM})(?: {_RESERVE}| {_STAYS})"),
    ("keep", rf"{_KEEP} {_ART}(?P<what>{_NUM}|{_RANKED})(?: {_STILL})?"),
    ("keep", rf"{_ART}(?P<what>{_NUM}|{_RANKED}) {_STAYS}"),
    ("card stays", rf"{_KEEP} (?:the |my )?card {_STILL}"),
    ("stay", rf"(?:leave it at|leave it as|{_KEEP}) {_ART}(?P<what>{_CARD})"),
    (
        "only",
        rf"(?:just|only|nur|seulement|uniquement|alleen|sólo|solo|soltanto) "
        rf"{_ART}(?P<what>{_CARD})(?: {_ON}(?P<at>{_NUM}))?",
    ),
    ("drop", rf"{DROP} {_ART}(?P<what>{_CARD}|{_RANKED})"),
    (
        "choice",
        rf"{DROP} {_ART}(?P<card>{_CARD}) (?:bit|choice|thing|one|part|instruction"
        r"|wish|default|wahl|choix|keuze)",
    ),
    (
        "play",
        rf"(?:put |play |use )?{_ART}(?P<card>{_CARD}) {_ON}(?P<new>{_NUM}) (?:instead"
        r"|stattdessen|à la place|in plaats daarvan|en su lugar|invece)",
    ),
    (
        "else",
        rf"(?:if|wenn|falls|si|als|se) (?:{_ART}(?P<what>{_NUM}|{_CARD})|that|it|ça"
        rf"|das|dat) ?{_FAILS} , (?:then )?(?:put |use |play |try |have )?"
        rf"{_ART}(?:(?P<card>{_CARD}) )?{_ON}(?P<new>{_NUM})(?: for it)?",
    ),
    (
        "else",
        rf"(?:(?:as )?{_ART}(?:second choice|fallback|backup|reserve) (?:: )?)"
        rf"{_ART}(?P<card>{_CARD}) {_ON}(?P<new>{_NUM})",
    ),
    (
        "card",
        rf"{_ART}(?P<new>{_CARD}) (?:instead of|rather than|à la place (?:de|du)|au lieu (?:de"
        r"|du)|plutôt que(?: le)?|statt(?: der)?|in plaats van(?: de)?|en vez de(?:l)?"
        rf"|invece (?:di|del)) {_ART}(?P<what>{_CARD})",
    ),
    (
        "whom",
        r"(?:make (?:it|that) |send )?(?P<new>@[^@,. ]+) (?:instead of|rather than"
        r"|not|plutôt (?:que|qu')|statt|au lieu (?:de|d')|et pas|nicht|in plaats van"
        r"|en vez de|invece di) (?P<what>@[^@,. ]+)",
    ),
    ("whom", r"(?:just |simply )?(?:make it|make that|let it be) (?P<new>@[^@,. ]+)"),
    (
        "unless",
        r"i should have (?:said|put|written) (?P<what>@[^@,. ]+) only if (?:she|he"
        r"|they) (?:still )?(?:leads?|is in front|is ahead|is (?:still )?leading)(?: when my turn comes"
        r"| by then| at my turn| on my go)?",
    ),
    (
        "cards",
        rf"{_CARD} (?P<new>{_NUM}) (?:and|with|et|und|mit|en|y|e) (?P<other>{_NUM}) ,? ?(?:not"
        rf"|pas|et pas|nicht|niet|no|non) (?P<what>{_NUM})",
    ),
    ("only piece", r"(?:just|only|nur|seulement|alleen) (?:shift|move) (?P<what>%\w+)"),
    ("leave piece", rf"{_KEEP} (?P<what>%\w+)(?: {_STILL})?"),
)
"""What is said of what stands, and in which words; ``what`` is what it is said of."""

_OPEN_KINDS: Final = frozenset(
    ("num", "card", "piece", "no-piece", "if", "unless", "unsure", "else", "not", "cancel", "later", "first", "second")
)
_NO_TALK: Final = (
    r"\b(?:if|or|else|maybe|perhaps|wait|hold|ignore|jok\w+|kidding|yet|later|tomorrow"
    r"|not|\w+n't|doubt\w*|sure|seems?|hang|stop|silly|says?|said|told"
    r"|don't|dont|but|would|could|should"
    r"|might|think\w*|thought|consider\w*|wonder\w*|tempted|guess|instead|rather|draft"
    r"|unless|until|depend\w*|never|no"
    r"|none|nothing|nobody|both|swap|turn|move|cancel|drop|other|same|again please|wenn"
    r"|oder|vielleicht|si|peut-être|ou"
    r"|als|misschien|of|tal vez|o|forse|se|what|why|how|which|who)\b"
)
_NO_SECOND: Final = r"\b(?:no|without a|without any) (?:second choice|fallback|backup|plan b)$"
_BESIDE: Final = r"(?:she|he|they|it|i|we|you|there|that)(?:'\w+)?(?: \S+){2,}"
"""Talk in the same sentence: "she's getting away from us"."""

_TOO_LATE: Final = r"(?:\w+ )?(?:,? )?is it too late to (?P<what>.+)"
_DO_THAT: Final = r"(?:if not|if it isn't|if it's not|otherwise) (?:then )?(?:please )?(?:do that|do it|do so)"
_MOST_PIECES: Final = 12
_LONGEST: Final = 300
_SIGNED: Final = 2  # tokens of a line that only signs


class Said(NamedTuple):
    """What a part says (``way``), of ``what``, and what comes ``new``; ``more`` is what else its words name."""

    way: str
    what: str = ""
    new: str = ""
    more: str = ""


@cache
def _pattern(text: str) -> re.Pattern[str]:
    return re.compile(text)


def written(tokens: Sequence[Token]) -> str:
    """Return tokens in one way of writing: "<-3> on 10", "@Brenda instead of @Dora", "%S1"."""
    made = []
    for token in tokens:
        if token.kind == "num":
            made.append(str(token.value))
        elif token.kind == "card":
            made.append(f"<{token.name}>")
        elif token.kind == "piece":
            made.append(f"%{token.name}")
        elif token.kind in NOUNS:
            made.append(f"%{NOUNS[token.kind]}*")
        elif token.kind == "player" and token.name != "me":
            made.append(f"@{token.name.replace(' ', '_')}")
        else:
            made.append(token.text.casefold())
    return " ".join(" ".join(made).replace("’", "'").replace(" 's ", "'s ").split())


def sentences_of(tokens: Sequence[Token], seat: str) -> list[list[Token]]:
    """Return the tokens of each sentence, its sign at its end; what only signs the mail is none."""
    made: list[list[Token]] = [[]]
    for token in tokens:
        made[-1].append(token)
        if token.kind in ("stop", "gap"):
            made.append([])
    letters = {seat.casefold(), seat[:1].casefold()}
    return [
        one
        for one in made
        if any(token.kind not in ("stop", "gap") for token in one)
        and not (len(one) <= _SIGNED and one[0].text.casefold() in letters)
    ]


def said_in(sentences: Sequence[Sequence[Token]], ways: Ways = WAYS) -> list[Said] | None:
    """Return what sentences say of what stands, None where one says anything else; talk says nothing."""
    made: list[Said] = []
    asked: list[Said] = []
    for sentence in sentences:
        words = [token for token in sentence if token.kind != "stop"]
        question = any(token.text == "?" for token in sentence)
        said = _unnamed(words)
        if len(said) > _LONGEST:
            return None
        if asked:
            if _pattern(_DO_THAT).fullmatch(said) is None:
                return None
            made += asked
            asked = []
            continue
        late = _pattern(_TOO_LATE).fullmatch(said) if question else None
        found = _parts(late["what"] if late is not None else said, ways)
        if late is not None and found:
            asked = found
        elif question and not said.startswith(("would you", "could you", "can you")):
            return None
        elif found is not None:
            made += found
        elif not _is_talk(words, said):
            return None
    return None if asked else made


def _unnamed(words: Sequence[Token]) -> str:
    """Return a sentence as it is written without a name at the end of a part: "other way round Alan, 69 first"."""
    left = []
    for at, token in enumerate(words):
        after = words[at + 1].kind if at + 1 < len(words) else "comma"
        name = token.kind == "unknown" and token.text[:1].isupper() and token.text.isalpha() and len(token.text) > 1
        ahead = at == 0 and after in ("verb", "fill", "comma", "cancel") and len(words) > 1
        me = token.kind == "player" and token.name == "me" and token.text[:1].isupper() and len(token.text) > 1
        if (name and ((at > 0 and after == "comma") or ahead)) or (me and at > 0 and after == "comma"):
            continue
        left.append(token)
    return written(left).strip(" ,:")


def _parts(sentence: str, ways: Ways) -> list[Said] | None:
    """Return what a sentence says of what stands, all parts of it, None where one of them is not understood."""
    pieces = _pattern(r"( , (?:and |but |et |und )?| : | and | but | then | then$| - | – | — )").split(f"{sentence} ")
    pieces = [piece for piece in pieces if piece]
    if len(pieces) > 2 * _MOST_PIECES:
        return None
    made: list[Said] = []
    at = 0
    while at < len(pieces):
        for end in range(len(pieces), at, -1):
            if end - at > 1 and end < len(pieces) and pieces[end - 1].strip() in ("then", "and", "but"):
                continue
            found = _one("".join(pieces[at:end]).strip(" ,:-–—"), ways)
            if found is not None:
                made += found
                at = end
                break
        else:
            return None
    return made if made else None


def _one(part: str, ways: Ways) -> list[Said] | None:
    """Return what one part says, nothing of it for a courtesy; None where it is not understood."""
    if part in ("", "and", "but", "then") or _pattern(_POLITE).fullmatch(part) is not None:
        return []
    for said in _shorter(part):
        for way, pattern in ways:
            found = _pattern(pattern).fullmatch(said)
            if found is None:
                continue
            told = found.groupdict()
            more = next((told[key] for key in ("card", "card2", "other", "at") if told.get(key)), "").strip()
            return [Said(way, (told.get("what") or "").strip(), (told.get("new") or "").strip(), more)]
    plain = not _pattern(r"[<%@\d]").search(part) and not _pattern(_NO_TALK).search(part)
    return [] if plain and _pattern(_BESIDE).fullmatch(part) is not None else None


def _shorter(part: str) -> Iterator[str]:
    """Yield a part, and it without what leads to what it says, and without what follows."""
    yield part
    for _ in range(5):
        lead = _pattern(_LEAD).match(part)
        if lead is not None:
            part = part[lead.end() :].lstrip(", ")
            yield part
        tail = _pattern(rf"{_TAIL}$").search(part)
        if tail is not None:
            part = part[: tail.start()]
            yield part
        if lead is None and tail is None:
            return


def _is_talk(words: Sequence[Token], said: str) -> bool:
    """Whether a sentence has no number, no word of orders, no condition, doubt or denial."""
    if _pattern(_NO_SECOND).search(said) is not None and not _pattern(r"[<%@\d]").search(said):
        return True
    named = any(token.kind == "player" and token.name != "me" for token in words)
    if named or any(token.kind in _OPEN_KINDS for token in words):
        return False
    return _pattern(_NO_TALK).search(said) is None
