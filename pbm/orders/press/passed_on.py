"""Words that the GM is asked to pass on, and PRESS TO without its colon: "would you pass this on to Philippa: …"."""

from __future__ import annotations

import re
from typing import Final

from pbm.orders.late import late
from pbm.orders.press.label import PAINT, Label, is_signed
from pbm.orders.press.people import People
from pbm.orders.word_set import word_set

__all__ = ["passed_on", "passed_on_within"]

_LONGEST: Final = 140  # characters of a label
_FAR: Final = 600  # characters of a line in which it may begin
_LEAD: Final = (
    r"(?:(?:hi|hello|hey|dear|ps|p\.s\.|and|also|but|so|oh|please|pls|kindly|bitte|et|en|und|y|e|s'il te plaît|svp"
    r"|por favor|per favore|(?-i:[A-Z])[\w'’]{1,14})[\s,.!–—-]{1,3}){0,4}"
)
_ASKING: Final = (
    r"(?:(?:can|could|would|will|might|may)(?: you| u| i ask you to| i trouble you to)(?: please| pls| kindly| just"
    r"| also| perhaps){0,2} |(?:i'd|i would) like you to |you (?:can|could|may|might) |(?:would|do) you mind "
    r"|(?:kannst|könntest|würdest) du (?:bitte )?|(?:können|könnten|würden) sie (?:bitte )?"
    r"|(?:peux|pourrais)[- ]tu |(?:pouvez|pourriez)[- ]vous |(?:kun|kan|wil|zou) (?:je|u) |(?:puedes|podrías) "
    r"|(?:puoi|potresti) )?(?:please |pls |kindly |bitte |(?:even|maar|alstublieft|alsjeblieft) )?"
)
_WHAT: Final = (
    r"(?:(?:this|these|it|the following|that|my|a|one|this little|a little|a short|a quick|the|dies(?:e[ns]?)?|das|es"
    r"|folgendes|eine|ceci|ça|cela|ce|un|le|dit|het|een|esto|este|un|questo|il)"
    r"(?: (?:following|little|short|quick|kurze|petit))?"
    r"(?: (?:message|note|word|words|lines?|letter|press|bit|nachricht|notiz|message|mot|bericht(?:je)?|mensaje"
    r"|messaggio))? )?"
)
_NAMES: Final = r"(?P<names>[^\W\d_][^:\n.!?]{0,60}?)"
_PLEASE: Final = (
    r"(?:,? (?:please|pls|for me|from me|privately|in private|would you|will you|thanks|this|the following|know"
    r"|bitte(?: aus| weiter)?|weiter|aus|door|(?:von|de la part de|van|de|da) (?:mir|moi|mij|mi parte|me)|svp|stp"
    r"|alsjeblieft|por favor|per favore)){0,3}"
)
_LABEL: Final = late(
    rf"{PAINT}{_LEAD}{_ASKING}(?:"
    rf"(?:pass|passing|hand|send|forward|give|relay|convey|deliver|get|slip) {_WHAT}(?:on |along |over |round )?to "
    r"|(?:tell|let)(?= [^:\n]{1,70}:)\s|give (?=[^:\n]{1,40} (?:this|the following)\b)"
    r"|(?:gib|gebt|leite|leitet|richte|sag|sage|schick|schicke)\w{0,2} (?:bitte )?"
    rf"{_WHAT}(?:bitte |doch )?(?:weiter )?(?:an |der |dem |die )?"
    rf"|(?:transmet\w{{0,3}}|pass\w{{1,3}}|fais passer|dis|dites|dire|envoi\w{{1,3}}) {_WHAT}à "
    rf"|(?:geef|geven|stuur|zeg|zeggen) {_WHAT}(?:even |maar )?(?:door )?(?:aan|tegen|naar) "
    rf"|(?:pása(?:se)?lo|pásale|pasa\w{{0,4}}|dile|decirle|di|manda\w{{0,4}}) {_WHAT}a "
    rf"|(?:passa\w{{0,3}}|manda\w{{0,3}}|di'|dì|dire|riferisci\w{{0,3}}) ?{_WHAT}a "
    rf"|{_WHAT}doorgeven aan "
    rf"){_NAMES}{_PLEASE}(?:\s?:[*_]{{0,3}}|\s(?:-{{1,2}}|–|—)\s)\s?(?P<words>.*)$",
    re.IGNORECASE | re.DOTALL,
)
_PRESS_TO: Final = late(
    rf"{PAINT}(?:(?:private|secret|personal) )?(?:press|presse|pers|prensa|stampa)"
    r" (?:to|for|an|für|à|pour|aan|voor|a|para|per) (?P<behind>[^\W\d_][^\n]*)$",
    re.IGNORECASE | re.DOTALL,
)
_JOINED: Final = late(r"\s{0,2}(?:,|&|\+|/|\b(?:and|und|et|en|y|e)\b)\s{0,2}", re.IGNORECASE)
_FIRST: Final = late(r"[,;.!–—-]{0,2}\s{0,3}(?P<word>[^\W_]+(?:['’][^\W_]+)?)\s+\S+\s+\S")
_OF_THE_PRESS: Final = word_set(
    "is was wasn't isn't are were weren't has hasn't have had should did didn't does doesn't please pls again as from "
    "came got gets never not still went cancel withdraw withdrawn none if when whether only too about for in by with "
    "yesterday earlier failed bounced that which who where and or but above below alone today tomorrow last next this "
    "ist war ist's nicht bitte war's est était n'est n'a a pas svp was niet no fue non è era will would can could may "
    "might must shall to be been seems looks said says goes shows contained contains"
)
"""Words behind a name that speak of the press itself: "press to Noor was not sent"."""
_BEGINS: Final = late(r"[.!?;)]\s{1,4}")
_SENTENCES: Final = 8


def passed_on(line: str, people: People) -> Label | None:
    """Return the label of a letter that a line asks the GM to pass on, exactly to some who play; None for any other.

    "Alan, would you pass this on to Philippa: the café is yours", "tell Emil and Gus: agreed", "press to Noor it's
    getting up at three". "Tell Emil that I agree" is the GM's to do.
    """
    if not people.players or not people.has_named(line[:_LONGEST]):
        return None
    if is_signed(line[:_LONGEST]) and (found := _LABEL.match(line)) is not None and found.start("words") <= _LONGEST:
        names = [name for name in _JOINED.split(found["names"]) if name]
        if names and all(map(people.plays, names)) and (words := found["words"]).strip():
            return Label(tuple(names), False, words)
    found = _PRESS_TO.match(line)
    return _without_colon(found["behind"], people) if found is not None else None


def passed_on_within(line: str, people: People) -> int | None:
    """Return where in a line, behind its first sentence, such a request begins; None where none does."""
    head = line[:_FAR]
    if not people.players or not is_signed(head) or not people.has_named(head):
        return None
    for number, found in enumerate(_BEGINS.finditer(head)):
        if number >= _SENTENCES:
            break
        if passed_on(line[found.end() :], people) is not None:
            return found.end()
    return None


def _without_colon(behind: str, people: People) -> Label | None:
    """Return the label that names players and goes straight on to the words: "Noor it's getting up at three"."""
    names: list[str] = []
    rest = behind
    called = sorted(people.players, key=len, reverse=True)
    while (name := next((one for one in called if _begins_with(rest, one)), None)) is not None:
        names.append(rest[: len(name)])
        rest = rest[len(name) :]
        joined = _JOINED.match(rest)
        if joined is None or not any(_begins_with(rest[joined.end() :], one) for one in called):
            break
        rest = rest[joined.end() :]
    first = _FIRST.match(rest) if names else None
    if first is None or first["word"].casefold().replace("’", "'") in _OF_THE_PRESS or ":" in rest[:_LONGEST]:
        return None
    return Label(tuple(names), False, rest[first.start("word") :])


def _begins_with(text: str, name: str) -> bool:
    """Return whether a text begins with a name as a whole word, and not with what is of it: "Noor's"."""
    behind = text[len(name) :]
    return text[: len(name)].casefold() == name.casefold() and (not behind or behind[0] in " ,;.!–—-&+/")
