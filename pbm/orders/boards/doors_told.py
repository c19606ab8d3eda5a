"""Trapdoors told board by board in one breath: "trap 22 on A, none on B" is "A: trapdoor 22. B: no trapdoor."."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from typing import Final

from pbm.orders.late import late
from pbm.orders.vocabulary import VOCABULARY
from pbm.orders.words import CONDITIONS, HEDGES, NOT_WORDS

__all__ = ["doors_told"]

_LINES, _LINE = 80, 400  # of a mail, that are looked at
_HIGHEST: Final = 6  # number of a throw
_LABEL: Final = r"(?:trap ?doors?|traps?|falltüre?n?|trappes?|valluik(?:en)?|luik(?:en)?|trampillas?|botol[ae])"
_MAY_BE: Final = late(rf"\b{_LABEL}\b", re.IGNORECASE)
_HEAD: Final = (
    r"(?P<lead>^\s{0,3}|[.,;!:)–-]\s{0,2}|\d\s|(?<=\s)(?:and|und|et|en|y|e|with|mit|avec|met|con|plus)\s)"
    r"(?:(?:and|und|et|en|y|e|with|mit|avec|met|con)\s)?(?:(?:the|my|die|la|ma|le|les|el|las|mi|het|de|mijn|meine)\s)?"
    rf"(?P<label>{_LABEL})\s?[:,=]?\s"
)
_ON: Final = (
    r"(?:(?:on|for|auf|für|bei|sur|pour|pr|op|bij|voor|en|para|su|per|sul)\s)"
    r"(?:(?:the|el|le|la|il|het|dem)\s)?(?:(?:board|brett|plateau|bord|tablero|tabellone)\s)?"
)
_ONLY: Final = (
    r"(?:(?:but|aber|mais|maar|pero|ma)\s)?(?:only|just|alone|nur|bloß|seulement|uniquement|juste|alleen|enkel|solo|sólo"
    r"|solamente|soltanto|solamente|again|wieder|weer|encore|doch|de\snuevo|di\snuovo)"
)
_MAKE: Final = (
    r"(?:make\s(?:it|that)|let's\s(?:say|have)|say|i'll\s(?:have|take|go\sfor)|(?:da\s)?(?:nehme|setze|mach)\sich"
    r"|je\s(?:mets|prends)|(?:zet|neem|doe)\sik|pongo|metto|mets|doe)"
)
_MADE: Final = late(rf"\b{_MAKE}\s", re.IGNORECASE)
_NUMBER: Final = (
    rf"(?:{_MAKE}\s)?"
    r"(?:(?:at|on|auf|sur|en|in|op|alla|à|van|number|nr\.?|is)\s)?(?:(?:the|la|die|le|el|de|il)\s)?"
    r"(?P<{name}>\d{{1,3}})(?![\w/]|[.,:-]\d)"
)
_NONE: Final = (
    r"(?:none|nothing|nil|not|no(?:\strap ?door|\strap)?(?:\sneeded)?|(?:i\s)?don't\s(?:want|need)\sone|not\sneeded"
    r"|no\sneed|(?:i'll|i\swill|i|let\sme)\s(?:leave|keep)\s(?:it|that|mine)\s(?:out|off)|leave\sit\s(?:out|off)|(?:i'll\s)?skip\sit"
    r"|without(?:\sone)?|nicht(?:s)?|nix|keine|ohne|nicht\snötig|brauch(?:e|t)?(?:\s(?:ich|es))?\s(?:keine|nicht)"
    r"|lass(?:e|')?\sich\s(?:die|sie|es|das)?\s?(?:diesmal\s|dieses\smal\s|heute\s)?(?:weg|aus|bleiben|sein)"
    r"|(?:fällt|bleibt)\s(?:die\s)?(?:weg|aus)|hoeft\s(?:niet|er\sgeen|geen)|niet(?:s)?|geen(?:\svalluik)?|keine\sfalltür|nessuna\sbotola|ninguna\strampilla|niks|zonder"
    r"|laat\sik\s(?:hem|het|die|'m)\s(?:weg|achterwege)|pas(?:\sde\strappe|\sbesoin)?|(?:j'|je\sn'|je\s)?en\sveux\spas"
    r"|j'en\s(?:mets|veux)\s(?:pas|aucune)|rien|aucune|sans|je\s(?:la|l')\s?(?:laisse|enlève)(?:\stomber|\sde\scôté)?"
    r"|nada|ninguna|sin|no\shace\sfalta|no\s(?:la\s|le\s)?(?:quiero|pongo)(?:\sninguna)?|la\squito"
    r"|niente|nessuna|senza|non\s(?:serve|la\smetto|la\svoglio)|la\s(?:tolgo|lascio\s(?:fuori|stare)))"
)
_BEFORE: Final = (
    r"(?:none|nothing|not|no|nicht|keine|pas(?:\sde)?|aucune|rien|niet|geen|niks|ninguna|nada|nessuna|niente|non)"
)
_ANY: Final = (
    r"(?:whatever(?:\syou\slike)?|any(?:thing|where)?|wherever|(?:die\s)?(?:ist\smir\s)?egal|(?:die\s)?irgendeine|peu\simporte"
    r"|n'importe|(?:la\s)?(?:que|q|k)\s(?:sea|quieras|te\sd[eé]\sla\sgana)|(?:me\s)?da\sigual|cualquiera|maakt\s(?:me\s)?niet\suit"
    r"|maakt\snix\suit|(?:una\s)?qualsiasi|fa\slo\sstesso)"
)
_AS: Final = (
    r"(?:(?:the\s|la\s|die\s|lo\s|de\s|het\s)?(?:same|like|m[eê]me|gleiche|zelfde|dezelfde|misma|mismo|stessa|stesso|pareil|igual)\s)?"
    r"(?:as|like|wie|comme|que|qu'|zoals|als|como|come|di|che)"
)
_DROPPED: Final = (
    r"(?:\s?[,;.!]\s(?:and\s|und\s|et\s|en\s|y\s|e\s)?|\s(?:and|und|et|en|y|e)\s|^\s{0,3})(?:"
    rf"(?:please\s)?(?:drop|lose|bin|scrap|skip|forget|remove|cancel|ditch|withdraw|leave\sout|take\s(?:off|away|out))\s(?:the|my)\s{_LABEL}"
    r"\s(?:there|on\sthat\s(?:one|board)|from\s(?:it|there))"
    rf"|(?:take|leave)\sthe\s{_LABEL}\s(?:off|out|away)(?:\sthere|\sof\sit)?"
    rf"|la\s{_LABEL}\sah[ií]\sla\s(?:quito|saco|retiro)|(?:la\s)?quito\sla\s{_LABEL}\s(?:de\s)?ah[ií]|ah[ií]\squito\sla\s{_LABEL}"
    rf"|(?:die|meine)\s{_LABEL}\s(?:da|dort)\s(?:lasse?|nehme?)\sich\s(?:weg|raus|zurück)"
    rf"|(?:lasse?|nimm|nehme?)\s(?:ich\s)?(?:da\s|dort\s)?(?:die|meine)\s{_LABEL}\s(?:(?:da|dort)\s)?(?:weg|raus|zurück)"
    rf"|(?:het|de|mijn)\s{_LABEL}\s(?:laat|haal)\sik\sdaar\s(?:weg|eraf)|(?:laat|haal)\s(?:het|de|mijn)\s{_LABEL}\sdaar\s(?:maar\s)?(?:weg|eraf)"
    rf"|j['’]?(?:e\s)?(?:enlève|enleve|retire|supprime)\s(?:là\s)?la\s{_LABEL}\s(?:là|la-bas|là-bas|dessus)"
    rf"|la\s{_LABEL}\slà,?\s(?:je\sla\sretire|je\sl'enlève)|la\s{_LABEL}\s(?:lì|là|li)\sla\s(?:tolgo|levo)|(?:tolgo|levo)\sla\s{_LABEL}\s(?:lì|là|li)"
    r")"
)
"""A trapdoor that is taken away "there": on the board that was named last."""
_BUT: Final = late(
    r"\b(?:but|except|excepting|save|only|though|aber|außer|nur|mais|sauf|maar|behalve|pero|salvo|excepto|ma|tranne)\b",
    re.IGNORECASE,
)
_END: Final = (
    r"(?:,?\s(?:please|pls|plz|stp|svp|bitte|graag|porfa|por\sfavor|per\sfavore|this\stime|diesmal|thanks|ta|danke|merci"
    r"|gracias|grazie|bedankt|dit\skeer|esta\svez|cette\sfois|stavolta|then|though|only|nur))?"
    r"\s{0,2}(?P<stop>[.!;)]{1,3}|$|\s?(?::-?\)|[^\w\s.,;:?!'\"]))"
)
_JOIN: Final = r"\s?(?:[,;/+&]|[,;]?\s(?:and|und|et|en|y|e|but|aber|mais|maar|pero|ma)|,)\s"
_SPACE: Final = late(rf"{_LABEL}\W{{1,3}}(?:[^\W\d]{{1,8}}\W{{1,2}}){{0,3}}(?:[7-9]|[1-9]\d)", re.IGNORECASE)
"""A trapdoor that no board is named for."""
_SAID: Final = {
    "tra": ("no", "any"),
    "fal": ("keine", "egal"),
    "val": ("geen", "maakt niet uit"),
    "lui": ("geen", "maakt niet uit"),
    "bot": ("nessuna", "qualsiasi"),
}
"""How a trapdoor is declined, and how it is left open, by the beginning of its name."""
_ABROAD: Final = {"trapp": ("pas de", "peu importe"), "tramp": ("sin", "da igual")}
_STARTS: Final = late(r"[.!?;\n]\s")


def doors_told(lines: Sequence[str], boards: Sequence[str]) -> Sequence[str]:
    """Return ``lines`` with each board's trapdoor in a sentence of its own where one clause gives those of several.

    Only where nothing in the clause is left over, so that no condition and no second thought is lost, and every
    number is greater than that of a throw.
    """
    if len(boards) < 2 or len(lines) > _LINES or not all(board.isalnum() for board in boards):
        return lines
    names = "|".join(map(re.escape, boards))
    if not any(_MAY_BE.search(line) for line in lines):
        return lines
    told = [
        _but_some(_without_door_there(line, lines[:place], names), boards, names)
        if len(line) <= _LINE and _MAY_BE.search(line)
        else line
        for place, line in enumerate(lines)
    ]
    if any(_SPACE.search(_clause(names).sub(" ", line)) for line in told):
        return told  # what is told again, or put right, belongs to what it stands beside
    return [_by_board(line, names) if len(line) <= _LINE and _MAY_BE.search(line) else line for line in told]


def _but_some(line: str, boards: Sequence[str], names: str) -> str:
    """Return a line with "and no trapdoors, but 40 on B" told board by board: "On A no trapdoor. On B trapdoor 40."."""
    if not _BUT.search(line):
        return line

    def told(found: re.Match[str]) -> str:
        pieces = _pieces(found["items"], names, found["label"])
        some = {name for name in boards for piece, _ in pieces or () if re.fullmatch(rf"(?:On )?{name}:?", piece)}
        if pieces is None and not _left_open(_STARTS.split(line[: found.start()])[-1]):
            return found.group().replace(found["items"], f". {found['items']}")  # "but 6 on B" may be a throw
        if pieces is None or len(some) == len(boards) or _left_open(_STARTS.split(line[: found.start()])[-1]):
            return found.group()
        none = _ABROAD.get(found["label"][:5].casefold(), _SAID[found["label"][:3].casefold()])[0]
        on, ends = ("On ", "") if none == "no" else ("", ":")
        others = [(f"{on}{board}{ends}", f"{none} {found['label']}") for board in boards if board not in some]
        opens = "" if not found["lead"].strip() and not found.start() else ". "
        return f"{opens}{' '.join(f'{board} {said}.' for board, said in (*others, *pieces))}"

    return _none_but(names).sub(told, line)


def _without_door_there(line: str, before: Sequence[str], names: str) -> str:
    """Return a line with "make B a 6 and drop the trap there" as "make B a 6. B: no trapdoor."."""

    def told(found: re.Match[str]) -> str:
        above = next((text[:_LINE].rstrip(" .!;") for text in reversed(before) if text.strip()), "")
        sentence = _STARTS.split(line[: found.start()] if line[: found.start()].strip() else above)[-1]
        named = re.findall(rf"\b(?:{names})\b|\d", sentence)
        boards = [now for before, now in pairwise(["0", *named]) if before.isdigit() and not now.isdigit()]
        label = _MAY_BE.search(found.group())
        together = sum(not name.isdigit() for name in named) != len(boards)
        if not boards or together or label is None or _left_open(sentence):
            return found.group()  # "A and B 6, and drop the trap there"
        none = _ABROAD.get(label.group()[:5].casefold(), _SAID[label.group()[:3].casefold()])[0]
        stop = found["stop"] or ("." if found["goes"] is not None else "")
        return f"{'. ' if found.start() else ''}{boards[-1]}: {none} {label.group()}{stop}"

    return re.sub(rf"(?i:{_DROPPED}(?:(?P<goes>(?=,\s))|{_END}))", told, line)


def _by_board(line: str, names: str) -> str:
    """Return a line with every clause that gives a trapdoor by its board told in sentences."""
    made, start = "", 0
    for found in _clause(names).finditer(line):
        items = found["items"] or found["none"]
        label = _MAY_BE.search(found.group())
        pieces = _pieces(items, names, label.group() if label is not None else "")
        ahead = _STARTS.split(line[: found.start("items" if found["items"] else "none")])[-1]
        plain = pieces is not None and len(re.findall(r"\d+", items)) == len(pieces) > 1 and not _MADE.search(items)
        if pieces is None or plain or _left_open(ahead) or line[found.end() : found.end() + 1] == "?":
            continue  # "trap 22 on A, 33 on B" is read as it stands
        lead = found["lead"] or found["opens"] or ""
        kept = lead.rstrip(" ,;:–-") if lead.strip() != "." else lead.rstrip()
        kept = "" if kept.strip().isalpha() else kept
        before = (line[start : found.start()] + kept).rstrip()
        parted = f"{before}{'' if not before or before[-1] in '.!?' else '.'} " if before else ""
        stop = (found["stop"] or found["ends"] or "").strip(".;) ")
        made += parted + " ".join(f"{board} {said}." for board, said in pieces) + (f" {stop}" if stop else "")
        start = found.end()
    return made + line[start:]


def _pieces(items: str, names: str, label: str) -> list[tuple[str, str]] | None:
    """Return each board with its trapdoor, "trapdoor 22" or "no trapdoor"; None where that is not plain.

    It is said in the language of ``label``: by that the words of the mail are known.
    """
    none, any_ = _ABROAD.get(label[:5].casefold(), _SAID[label[:3].casefold()])
    english = none == "no"
    made: list[tuple[str, str]] = []
    spaces: dict[str, str | None] = {}
    for found in _item(names).finditer(items):
        board = next(found[group] for group in "abcdef" if found[group])
        number = found["x"] or found["y"] or (spaces.get(found["g"]) if found["f"] else None)
        if found["f"] and number is None:
            return None
        spaces[board] = number
        if any(board == other for other, _ in made) or (number and int(number) <= _HIGHEST):
            return None
        made.append((board, f"{label} {number}" if number else f"{label}: {any_}" if found["e"] else f"{none} {label}"))
    return [(f"On {board}" if english else f"{board}:", said) for board, said in made] or None


def _left_open(ahead: str) -> bool:
    """Whether what stands before the trapdoors in their sentence may hold for them too: "if Bo moves, trap 22 on A"."""
    for word in re.findall(r"[^\W\d_]+(?:'[^\W\d_]+)?", ahead.casefold()):
        known = {word, *(part for sense in VOCABULARY.meanings(word).values() for part in sense.low.split("/"))}
        if not known.isdisjoint(CONDITIONS | HEDGES | NOT_WORDS):
            return True
    return False


@cache
def _item(names: str) -> re.Pattern[str]:
    """Return what finds one board's trapdoor among several: "22 on A", "A 22", "none on B", "B zonder"."""
    return re.compile(_item_of(names, named=True))


def _item_of(names: str, *, named: bool) -> str:
    def group(name: str, what: str) -> str:
        return f"(?P<{name}>{what})" if named else f"(?:{what})"

    def number(name: str) -> str:
        made = _NUMBER.format(name=name)
        return f"(?i:{made})" if named else f"(?i:{made})".replace(f"?P<{name}>", "?:")

    lonely = rf"(?i:(?:{_ONLY})\s)?"
    ahead = rf"{lonely}(?i:{_ON})?{group('a', names)}\b(?i:\s?[:=]|,?\s{_ONLY})?,?\s{lonely}{number('x')}"
    after = rf"{number('y')},?\s{lonely}(?:(?i:{_ON})|\(?){group('b', names)}\b\)?"
    none = rf"(?i:{_ON})?{group('c', names)}\b\s?:?,?\s(?i:{_NONE})\b"
    none_on = rf"(?i:{_BEFORE})(?i:\s{_LABEL})?\s(?i:{_ON})?{group('d', names)}\b"
    whichever = rf"(?i:{_ON})?{group('e', names)}\b\s?:?,?\s(?i:{_ANY})\b"
    only = rf"(?i:,?\s(?:{_ONLY}))?"
    alike = rf"(?i:{_ON})?{group('f', names)}\b:?\s(?i:{_AS}\s(?:{_ON})?){group('g', names)}\b"
    return rf"(?:(?:{ahead}|{after}){only}|{none}|{none_on}|{whichever}|{alike})"


@cache
def _clause(names: str) -> re.Pattern[str]:
    """Return what finds a clause that gives trapdoors by their boards, or says of one board that it has none."""
    item = _item_of(names, named=False)
    apart = rf"(?i:{_BEFORE}\s{_ON})(?:{names})\b"  # "trap 12 on A. None on B"
    several = rf"(?i:{_HEAD})(?P<items>{item}(?:(?i:{_JOIN}){item}|\.\s{apart}){{0,4}})(?i:{_END})"
    lead = r"(?P<opens>^\s{0,3}|[.,;!)]\s{1,2}|\s(?i:and|und|et|en|y|e|but|aber|mais|maar|pero|ma)\s)"
    none_on = rf"(?i:{_BEFORE})\s(?i:{_LABEL}\s{_ON})(?:{names})\b"
    none = rf"{none_on}|(?i:{_ON})?(?:{names})\b:?,?\s(?i:{_BEFORE}\s{_LABEL})\b"
    return re.compile(rf"{several}|{lead}(?P<none>{none})(?i:{_END.replace('<stop>', '<ends>')})")


@cache
def _none_but(names: str) -> re.Pattern[str]:
    """Return what finds that no board has a trapdoor but those that are told: "no trapdoors except 40 on B"."""
    item = _item_of(names, named=False)
    none = rf"(?:{_BEFORE}|without(?:\sany)?|ohne|sans|zonder|sin|senza)"
    lead = r"(?P<lead>^\s{0,3}|[.,;!:]\s{1,2}|\s(?:(?:and|und|et|en|y|e|with|mit|avec|met|con)\s)?)"
    but = rf"(?:\sat\sall|\son\seither|\son\sboth|\sanywhere)?\W{{1,3}}(?:{_BUT.pattern}[\s:]\s?(?:for\s|at\s)?){{1,2}}"
    items = rf"(?P<items>{item}(?:(?i:{_JOIN}){item}){{0,3}})"
    return re.compile(rf"(?i:{lead}{none}\s(?P<label>{_LABEL}){but}){items}(?i:{_END})")
