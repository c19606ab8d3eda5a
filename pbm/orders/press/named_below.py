"""Labels below or behind other press that say whom the next words are for: "For Hilda alone: …", "GM note: …"."""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import Final

from pbm.orders.late import late
from pbm.orders.press.in_secret import proposes
from pbm.orders.press.label import PAINT, Label, is_everybody, is_signed, names_in, told_as
from pbm.orders.press.people import People

__all__ = ["kindly", "letter_of", "named_below"]

_LONGEST: Final = 110  # characters of a label
_LEAD: Final = (
    r"(?:(?:p\.?\s?p?\.?\s?s\.?|and|but|also|now|then|oh|finally|lastly|plus|so|und|aber|auch|et|mais|aussi|en|maar|ook"
    r"|y|pero|también|e|ma|anche)[\s,:–—-]{1,3}){0,3}"
)
_ALONE: Final = (
    r"(?:only|just|strictly|private(?:ly)?|secret(?:ly)?|confidential(?:ly)?|personal(?:ly)?|in private|in confidence"
    r"|between (?:ourselves|us|you and me)|entre nous|unter uns|onder ons|entre nosotros|tra noi|psst|nur|privat"
    r"|vertraulich|geheim|persönlich|seulement|uniquement|en privé|privé|confidentiel(?:lement)?|alleen"
    r"|vertrouwelijk|solo|sólo|en privado|privado|in privato|privato)"
)
_BIT: Final = (
    r"(?:bit|part|one|piece|section|item|line|lines|words?|note|message|paragraph|teil|stück|absatz|satz|hier|passage"
    r"|partie|phrase|message|stukje|deel|stuk|regel|parte|párrafo|trozo|paragrafo|pezzo|riga)"
)
_WHAT: Final = (
    rf"(?:(?:this|that|the|my|dieser|dieses|dies|das|der|die|nächster|ce|cette|le|la|dit|het|de|esta|este|el|questa"
    rf"|questo|il) (?:(?:next|last|following|first|second|final|other|nächste|folgende|letzte|prochaine?|suivante?"
    rf"|volgende|laatste|siguiente|próxim[oa]|seguente|prossim[oa]) )?{_BIT}(?: (?:suivante?|siguiente|seguente))?"
    r"|the (?:next|following|rest|remainder)|das folgende|was folgt|der rest|ce qui suit|la suite|le reste|wat volgt"
    r"|het volgende|de rest|lo siguiente|lo que sigue|el resto|quanto segue|il resto"
    r"|this|dies(?:es)?|das|ceci|cela|c'est|dit|esto|questo|what follows|something|a few words|a word"
    r"|word|words|a line|a note|note|message|msg|letter|press|is|are|comes|goes|meant|intended|ist|sind|est|es|è"
    r"|ein wort|eine nachricht|nachricht|un mot|een woord|bericht|una palabra|mensaje|una parola|messaggio)"
)
_TO: Final = r"(?:to|for|(?:pm|dm|msg|whisper)(?: to)?|an|für|à|au|pour|aan|voor|a|para|al|per)"
_LABEL: Final = late(
    rf"{PAINT}{_LEAD}(?P<before>(?:(?:{_ALONE}|{_WHAT})[\s,:;!–—-]{{1,3}}){{0,4}})"
    rf"(?:(?P<to>{_TO})\s|(?P<at>@))?(?P<whom>[^\W\d_][^:\n]{{0,70}}?)\s?:[*_]{{0,3}}\s?(?P<words>.*)$",
    re.IGNORECASE | re.DOTALL,
)
_FOR_THE_PAGE: Final = frozenset(("for", "für", "pour", "voor", "para", "per"))
"""Words before a name that make no letter in words for all: "For Clive: three cheers" is printed."""
_SHORT_TO: Final = frozenset(("a", "al", "au"))
"""Words before a name that are a board, or another word, in other languages: "A Dora: 5 and 44"."""
_MESSAGE: Final = late(r"\b(?:note|message|msg|letter|press|nachricht|bericht|mensaje|messaggio)\b", re.IGNORECASE)
_FOR_ONE: Final = late(
    r"\b(?:only|just|alone|strictly|private(?:ly)?|secret(?:ly)?|confidential(?:ly)?|personal(?:ly)?|in private"
    r"|in confidence|between|eyes|ears|entre|unter uns|onder ons|tra noi|nur|allein|privat|vertraulich|geheim"
    r"|persönlich|seulement|uniquement|privé|confidentiel\w{0,6}|alleen|vertrouwelijk|solo|sólo|solamente|soltanto"
    r"|privad[oa]|privat[oa])\b",
    re.IGNORECASE,
)
_SAID_SECRET: Final = late(rf"\b{_ALONE}\b", re.IGNORECASE)
_KIND: Final = late(
    r"^(?:(?:my|our|the|dear|dearest|poor|good|old|lovely|sweet|mr|mrs|ms|miss|sir|herrn?|frau|monsieur|madame|mme"
    r"|señora?|sra?|signora?|sig|sig\.ra|meneer|mevrouw|dhr|mevr|friend|lieber?|cher|chère|beste|querid[oa]"
    r"|car[oa])\.? ){1,4}",
    re.IGNORECASE,
)
_BEHIND: Final = late(
    r"(?:['’]?s? (?:eyes|ears|augen|ohren)(?: only| alone)?"
    r"|[\s,(\[]+(?:just |only |strictly )?(?:between (?:ourselves|us|you and me)|entre nous|unter uns|onder ons"
    r"|entre nosotros|tra noi)[)\]]?|[\s,(\[]+(?:only|alone|privately|personally|secretly|please|pls|again"
    r"|too|as well|my (?:friend|dear|love)|in private|in confidence|confidentially|private|here|allein|bitte|seulement"
    r"|alleen|solo|solamente|soltanto)[)\]]?"
    r"|[\s,(\[]+(?:just|only|nur|seulement|juste|alleen|solo|sólo) (?:(?:for|für|pour|voor|para|per) )?"
    r"(?:you(?: two| both)?|him|her|them|du|dich"
    r"|dir|sie|toi|vous|jij|jou|jullie|u|tú|ti|tu|te|lui|lei)[)\]]?"
    r"|(?<=\w)[\s,]+(?:seule?s?|allein[e]?|sol[oa]s?|da sol[oa])[)\]]?)$",
    re.IGNORECASE,
)
_BETWEEN: Final = late(
    r"(?:(?:only|just|strictly|nur|seulement|alleen|solo|sólo) )?(?:between|zwischen|unter|entre|tussen|tra|fra) "
    r"(?:(?:me|us|mir|moi|mij|mí|yo|me) (?:and|und|et|en|y|e) (?P<second>.{2,60})"
    r"|(?P<first>.{2,60}?),? (?:and|und|et|en|y|e) (?:me|us|mir|moi|mij|mí|yo|me))",
    re.IGNORECASE,
)
_BUT: Final = late(
    r"^(?P<all>.{2,30}?)[\s,(\[]{1,3}(?P<but>(?:but|except(?:ing)?|bar|not|save|apart from|außer|ausser|sauf|behalve"
    r"|excepto|menos|salvo|tranne|eccetto)\b.*)$",
    re.IGNORECASE,
)
_GM: Final = late(r"(?:the |our |dear |mr )?(?:gm|g\.m\.|game ?master|postmaster)", re.IGNORECASE)
_GM_NOTE: Final = late(
    r"(?:the )?(?P<gm>[^\W\d_]+(?: ?master)?)(?:['’]s)? (?:note|only|eyes only|please|pls|alone|message|memo|aside)",
    re.IGNORECASE,
)
_TITLE: Final = late(
    r"\b(?:mr|mrs|ms|miss|sir|herrn?|frau|monsieur|madame|mme|señora?|sra?|signora?|sig|meneer|mevrouw|dhr|mevr)\b",
    re.IGNORECASE,
)
"""Words before a name that may be a surname: "To Mr Wood: …"."""
_DASHED: Final = late(
    r"(?P<label>[^:;\n–—]{2,60}?)(?:\s[–—-]{1,2}\s{1,4}|[–—]\s{0,4}|;\s{1,4})(?P<words>\S.*)$", re.DOTALL
)
"""A label with a dash or a semicolon behind it: "To Clive - see you Friday"."""
_SPEAKING: Final = late(r"(?<![^\s(])[A-Z][^\W\d_]{1,20}\s?:\s")
"""Somebody who speaks in a play: "GM: Any orders? Dora: None!"."""
_FAR: Final = 1_000  # characters in which others speak
_NEAR: Final = 0.8
_PHRASE: Final = 4  # words that are no name
_SHORTEST: Final = 4  # letters of a name of which another may be a slip


def kindly(whom: str) -> str:
    """Return a name without the kind words about it, and without "only"."""
    name = _KIND.sub("", whom.strip())
    while (cut := _BEHIND.sub("", name)) != name:
        name = cut
    return name.strip(" .,*_'\"()[]")


def named_below(line: str, people: People, *, public: bool = False, apart: bool = False) -> Label | None:
    """Return what a label in press says whose words are no more for the same people; None for any other line.

    Within words that are ``public`` "For Clive: three cheers" is one of them, and so are words to their writer.
    What is perhaps a slip of a name is told as it was written: who is meant is asked then, and nothing is printed.
    ``apart`` tells that no press stands above it: then "For Clive: vote 44" may also be an order for somebody else.
    """
    head = line[:_LONGEST]
    found = _labelled(line, people, public=public, apart=apart) if ":" in head else None
    if found is not None or not people.players or not is_signed(head) or not people.has_named(head):
        return found
    dashed = _DASHED.match(line)
    if dashed is None:
        return None
    label = _labelled(f"{dashed['label']}: {dashed['words']}", people, public=True, apart=apart)
    # A dash stands in any sentence: who is named before one must be exactly somebody who plays.
    return label if label is not None and label.to and all(map(people.plays, label.to)) else None


def letter_of(line: str, people: People) -> Label | None:
    """Return the label of a letter that a line begins outside press, exactly to some who play; None for any other line.

    "For Clive: three cheers" is none, as it may be for the report.
    """
    head = line[:_LONGEST]
    if not people.players or not is_signed(head) or not people.has_named(head):
        return None
    label = named_below(line, people, public=True, apart=True)
    return label if label is not None and label.to and all(map(people.plays, label.to)) else None


def _labelled(line: str, people: People, *, public: bool, apart: bool) -> Label | None:
    """Return what a label says that ends with a colon; None for a line without one."""
    found = _LABEL.match(line)
    if found is None or found.start("words") > _LONGEST + 8:
        return None
    between = _BETWEEN.fullmatch(found["whom"].strip())
    secret = between is not None or _SAID_SECRET.search(found["before"]) is not None
    addressed = found["to"] is not None or found["at"] is not None
    whom = kindly(found["whom"] if between is None else between["first"] or between["second"])
    note = _GM_NOTE.fullmatch(found["whom"].strip())
    if note is not None and _is_gm(note["gm"], people):
        return Label(("GM",), False, found["words"])
    if _is_gm(whom, people) and not (addressed or secret or _SPEAKING.search(found["words"][:_FAR])):
        return Label(("GM",), False, found["words"])
    only = whom != found["whom"].strip() and _BEHIND.search(found["whom"].rstrip()) is not None
    if not (addressed or secret or only):
        return None
    if addressed and (is_everybody(whom) or is_everybody(found["whom"])):
        return Label((), False, found["words"])
    but = _BUT.match(whom) if addressed else None
    if but is not None and is_everybody(but["all"]):
        return Label(("everybody", but["but"][:60]), False, found["words"])
    kept = but["all"] if but is not None else whom
    names = [name for name in names_in(kept, " .,*_'\"()[]") if name]
    surnames: dict[str, tuple[str, ...]] = {}
    if _TITLE.search(found["whom"]) is not None:
        surnames = {name: people.surnamed(kindly(name)) for name in names if not people.plays(name)}
    names = [whole[0] if len(whole := surnames.get(name, ())) == 1 else name for name in names]
    open_to_all = not secret and _FOR_ONE.search(found["whom"]) is None
    if open_to_all and ((public and _for_the_page(found, names, people)) or (apart and _may_be_for_another(found))):
        return None
    meant = [bool(surnames.get(name)) or _meant(name, people, slips=addressed) for name in names]
    several = addressed and len(names) > 1 and any(map(people.plays, names))  # "To Clive and his friends:" is asked
    if not (names and all(meant)) and not (several and max(len(name.split()) for name in names) < _PHRASE):
        return None
    return Label(told_as(names, lambda name: _is_gm(name, people)), False, found["words"])


def _for_the_page(found: re.Match[str], names: list[str], people: People) -> bool:
    """Whether a label without a word of secrecy speaks of others to all: "For Clive:", or of the writer."""
    if any(_is_gm(name, people) for name in names):
        return False
    if found["to"] is not None and found["to"].casefold() in _FOR_THE_PAGE:
        return _MESSAGE.search(found["before"]) is None and not proposes(found["words"])
    return bool(names) and all(map(people.is_writer, names))


def _may_be_for_another(label: re.Match[str]) -> bool:
    """Whether a label may say whose the orders behind it are as well as whom the words are for: "For Clive: 44"."""
    to = (label["to"] or "").casefold()
    return to in _FOR_THE_PAGE or to in _SHORT_TO


def _is_gm(name: str, people: People) -> bool:
    return _GM.fullmatch(name) is not None or any(name.casefold() == one.casefold() for one in people.gm)


def _meant(name: str, people: People, *, slips: bool) -> bool:
    """Whether a name is that of a player, the writer too, or of the GM, or is with ``slips`` perhaps one."""
    if _is_gm(name, people) or people.plays(name) or is_everybody(name):
        return True
    if people.is_writer(name):
        return True
    called = name.casefold()
    if not slips or len(called) < _SHORTEST or not name[:1].isupper() or " " in called:
        return False
    known = [player.casefold() for player in people.players]
    return bool(get_close_matches(called, known, 1, _NEAR))
