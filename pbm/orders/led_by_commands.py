"""Commands and orders in one line, put apart: "STATUS and make the trapdoor 25", "5 and 30, and I'm away 5-12 May"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from pbm.core.orders import Asked
from pbm.orders.commands import COMMANDS, all_asked_in, asked_in, may_be_asked_in
from pbm.orders.commands.language import language_named
from pbm.orders.late import late
from pbm.orders.phrasing.beside_absence import beside_absence
from pbm.orders.phrasing.whole_days import begins_with_day, cuts_days, with_days_whole
from pbm.orders.press.around import outside_press

__all__ = ["apart_from_commands", "names_setting", "unheard_commands"]

_LONGEST = 200  # characters of such a line
_MOST_LINES = 100
_DOOR = r"(?:trap|nominat|td\b|hole\b|door\b|hatch\b)"
_ASKING = late(
    r"\s{0,8}(?P<asked>(?:(?:please |the |my )?(?:help|status|history|games|report(?: \d{1,4})?)(?: please)?"
    r"\s{0,3}(?:[,;&+/]|\band\b)\s{0,3}){1,4})(?:(?:and|then|please|also|just) ){0,3}"
    r"(?P<order>(?:i |i'll |i will |my )?(?:make|set|change|throw|put|play|nominate|use|move|trap\w*|td)\b"
    r".{0,80}\d.{0,80})",
    re.IGNORECASE,
)
_DEFAULT = (
    r"(?:please |just |ok |so ){0,2}(?:(?:i'll |i will |let me |i'd like to )?"
    r"(?:play|take|use|order|go with|have|throw|give me) )?(?:the |my )?default(?: throw| move| orders?| number)?"
    r"(?: please)?"
)
_OF_DOOR = (
    rf"(?:(?:the|my|a) ){{0,2}}(?:{_DOOR})[\w-]{{0,10}}(?: ?door)?"
    r"(?:,? (?:please|pls|thanks|thank you|ta|too|again|as well|now|for me|this (?:turn|round|time))){0,3}"
    r"\s{0,2}(?:[.!?;]|,(?!\s?\d)|$)"
)
"""A trapdoor that nothing is said of: "default for the trapdoor please" leaves only that to the rules, and no throw."""
_DEFAULT_FIRST = late(
    rf"\s{{0,8}}{_DEFAULT}(?:\s{{0,2}}[,;:+&–—-]{{1,2}}\s?|\s)(?:(?:but|and|with|plus|only|except|for) ){{0,3}}"
    rf"(?!{_OF_DOOR})"
    r"(?P<order>(?:(?:the|my|a|an|put|make|set|change|no|nominate) ){0,3}"
    rf"(?:{_DOOR}|\d{{1,3}} (?:as|for|is) ).{{0,80}})",
    re.IGNORECASE,
)
_DEFAULT_LAST = late(
    rf"(?P<order>.{{0,60}}?{_DOOR}[^.!?;]{{0,30}}?(?:\d{{1,3}}|none))\s{{0,2}}(?:[,;+&–—-]\s?)?"
    rf"(?:(?:and|with|plus|otherwise|but|for the rest) ){{0,2}}{_DEFAULT}\s{{0,2}}[.!]?",
    re.IGNORECASE,
)
_AND_ORDERING = late(
    r"(?:\s{0,2}[,;:–—-]{1,2}\s?|\s)(?:(?:and|so|then|but|also|please|und|also|et|donc|en|dus|y|e) ){0,3}"
    r"(?P<order>(?:please |i |i'll |i will |let me |ich |je |ik ){0,2}(?:throw|play|take|use|go with|put|make|set"
    r"|change|enter|nominate|trap\w*|nehme?|werfe?|spiele?|setze?|prends|joue|neem|gooi|speel)\b[^.!?;]{0,50}\d.{0,60})$",
    re.IGNORECASE,
)
"""What joins an order to a command before it: "ABSENT off please, and throw 5"."""
_ENDING = late(r"\s{0,2}(?:[.,;:&+–—-]|(?<!\w)(?:and|und|et|en|y|e)(?!\w))\s{0,2}", re.IGNORECASE)
_KINDLY = late(r"\b(?:please|pls|plz|bitte|svp|graag|por favor|per favore)\b", re.IGNORECASE)
_ARTICLE = late(r"\b(?:den|die|das|meinen|meine|mein|la|le|mon|ma|het|de|mijn|el|mi|il|lo) (?=[A-Z]{4})")
_AND_AWAY = late(
    r"(?:\s{0,2}[,;:–—-]{1,2}\s{1,3}(?:(?:and|but|as|also|because|since|und|aber) ){0,2}"
    r"|\s(?:(?:and|but|as|also|because|since|und|aber) ){1,2})(?=\S)",
    re.IGNORECASE,
)
"""What joins an absence to the orders before it: "throw 6, trapdoor 30 and I'm on holiday 5-12 December"."""
_SUPPOSING = late(r"\b(?:if|unless|when|while|until|falls|wenn|si|als|se)\b", re.IGNORECASE)
_FIGURE = late(r"\d")
"""What every such order has."""
_NAME = 24  # characters of a line that is the name of a command
_JOINS = 4  # places in a line where an order may begin
_ASKED_BESIDE = frozenset(
    ("HELP", "STATUS", "REPORT", "HISTORY", "ABSENT", "REMIND", "ZONE", "LANGUAGE", "FORMAT", "GAMES")
)
"""The commands that change nothing of what is ordered, nor of who plays."""
_BESIDE = _ASKED_BESIDE | {"PRESS"}
_GOING_ON = frozenset(name for name, command in COMMANDS.items() if command.below is not None)
"""The commands whose argument may stand on the line below them."""
_ABSENCE = frozenset(("ABSENT",))
_SETTING = frozenset(("ABSENT", "REMIND", "ZONE", "LANGUAGE", "FORMAT"))
_TELLING = (_SETTING - _ABSENCE) | {"REPORT", "PRESS"}
"""The commands that what stands behind them makes plain; an absence is one only behind its name."""
_JOINT = late(r"(?:(?<!\d)[.!?;]|(?<=\d)\.(?= [^\W\d]))\s{1,3}|,\s{1,3}|\s[–—-]{1,2}\s")
"""What parts the sentences and clauses of a line; not the dots of "3. 5."."""
_PIECES = 12  # sentences and clauses of such a line
_OF_CLAUSES = frozenset(("ABSENT", "ZONE"))
_RUN = 4  # of them that one command may take: "ABSENT from Monday, 3 May, to Friday, 7 May"
_BRACKETS = late(
    r"(?P<order>[^()]{1,80}?)\s{0,2}\((?:(?:and|also|but|oh|btw|by the way|ps),? ){0,2}(?P<inner>[^()]{4,60}?)"
    r"(?:,? by the way)?[.!]?\)[.!]?\s{0,2}",
    re.IGNORECASE,
)
_AND = late(r"(?:(?:and|then|also|und|et|en|y|e) )+", re.IGNORECASE)
_UNHEARD = late(
    r"\s{0,8}(?:please |my ){0,2}(?:zone|time ?zone|language|format|remind|absent|observe|join)"
    r"(?: [^\W\d_]{2,20}){1,3}\s{0,2}[.!]?\s{0,4}",
    re.IGNORECASE,
)
_REACH = 10_000  # characters in which a request is looked for
_SETTINGS = late(
    r"\b(?:remind\w{0,4}|(?:nagging|prodding|chasing) (?:e-?)?mails?|html|plain[- ]text|text[- ]only|text mails?"
    r"|(?:my|the|your) (?:clocks?|time)|clocks? to|time ?zones?|my (?:new |old )?(?:e-?mail )?address|mailing list"
    r"|languages?|(?-i:[A-Z])\w{2,20} time|(?:mails?|e-?mails?) in (?-i:[A-Z])\w{3,12}|notifications?|newsletters?"
    r"|attachments?|erinnerung\w{0,8}|zeitzone|meine (?:neue |alte )?(?:e-?mail-?)?adresse|rappels?|herinnering\w{0,2}"
    r"|recordatorios?|promemoria)\b",
    re.IGNORECASE,
)
"""What commands are for, in a player's words."""
_REQUEST = late(
    r"(?:^|[.!?;:,)–—-]\s{1,3}|\b(?:and|but|so|also|then|und|et|en|y|e)\s)\s{0,3}"
    r"(?:(?:please|pls|oh|by the way|btw|also|and|just|perhaps|maybe|bitte),? ){0,3}"
    r"(?:(?:can|could|would|will|won't) (?:you|i|we)|may i|please|pls|kindly"
    r"|(?:i'd|(?:i )?would) (?:like|prefer|rather)|i (?:want|prefer|(?:don't|do not) (?:want|need))|stop|never|no more"
    r"|don't|do not|switch|turn|send|change|put|use|set|add|remove|bitte|kannst du|könntest du|keine|schick\w{0,2}"
    r"|ändere?|stelle?|svp|s'il (?:te|vous) plaît|plus de|graag|geen|por favor|per favore|niente|no más)\b"
    r"(?P<rest>[^.!?;,\d]{2,120})",
    re.IGNORECASE,
)
"""A clause that asks for something; what is ordered has a number."""


def names_setting(text: str) -> bool:
    """Return whether a text names something that commands set: reminders, plain text, a clock."""
    return _SETTINGS.search(text) is not None


def unheard_commands(lines: Sequence[str]) -> bool:
    """Return whether something is asked for in the lines that are left, and nothing that it can be done with.

    A line begins with a command, or a clause outside press asks for what commands are for: "would you stop the
    prodding mails, I throw 6".
    """
    if any(_UNHEARD.fullmatch(line) for line in lines[:_MOST_LINES] if len(line) < _LONGEST):
        return True
    if not any(_SETTINGS.search(line) for line in lines[:_MOST_LINES]):
        return False
    text = " ".join(lines[place] for place in outside_press(lines[:_MOST_LINES]))[:_REACH]
    return any(_SETTINGS.search(found["rest"]) for found in _REQUEST.finditer(text))


def apart_from_commands(lines: Sequence[str]) -> Sequence[str]:
    """Return ``lines`` with a line of its own for commands that one begins or ends with, and for PLAY DEFAULT there."""
    made: list[str] = []
    broken = False
    given, lines = lines, with_days_whole(lines, _has_absence, _is_absence)
    for place, line in enumerate(lines):
        if broken:  # it stands with the line above already
            broken = False
            continue
        below = lines[place + 1] if place + 1 < min(len(lines), _MOST_LINES) else ""
        whole = _as_one(made, line, below) if below else ()
        if whole:
            made += whole
            broken = True
            continue
        if not _may_have_both(line):
            made.append(line)
            continue
        parts = _apart(line)
        if not _asks_plainly(line):
            made += parts
            continue
        ends = (*parts[:-1], *_behind_order([*made, *parts[:-1]], parts[-1]))
        made += ends if len(ends) > 1 else _in_pieces(made, line)
    return made if made != list(given) else given


def _as_one(above: Sequence[str], line: str, below: str) -> tuple[str, ...]:
    """Return the pieces of two lines of which one clause, a command, was begun in the first; else nothing.

    "Please put me on New" and "York time, I throw 6"; "ZONE" and "Berlin".
    """
    first, last = line.rstrip(), below.strip()
    if last and len(first) <= _NAME:
        name = first.rstrip(" :")
        asked = _asked_alone(name, _GOING_ON)
        if len(asked) == 1 and not asked[0].argument:
            belongs = COMMANDS[asked[0].command].below
            if belongs is not None and belongs(last) and _is_heard(above[-_MOST_LINES:], name):
                return (f"{asked[0].command} {last}",)
    if not (first[-1:].isalnum() and last[:1].isalpha() and _JOINT.search(last)):
        return ()
    whole = f"{first} {last}"
    if not _may_have_both(whole) or any(len(_in_pieces(above, each)) > 1 for each in (line, below)):
        return ()
    if asked_in([*above[-_MOST_LINES:], line, below])[0] != asked_in(above[-_MOST_LINES:])[0]:
        return ()
    pieces = _in_pieces(above, whole)
    return pieces if len(pieces) > 1 else ()


def _may_have_both(line: str) -> bool:
    """Whether a line may have a command and something besides; few have a word of the one and a sign between them."""
    if len(line) > _LONGEST:
        return False
    parted = _FIGURE.search(line) is not None or _JOINT.search(line.strip()) is not None
    return "default" in line.casefold() or (parted and may_be_asked_in(line, _BESIDE))


def _asks_plainly(line: str) -> bool:
    """Whether a clause of a line may be a command plainly: by its name, kindly, or with what it sets; few have that."""
    return (
        any(name in line for name in _BESIDE)
        or _KINDLY.search(line) is not None
        or "absent" in line.casefold()
        or may_be_asked_in(line, _TELLING)
    )


def _apart(line: str) -> tuple[str, ...]:
    found = _ASKING.fullmatch(line)
    if found is not None:
        return found["asked"].strip(" ,;&+/").removesuffix(" and"), found["order"]
    if "default" in line.casefold():
        found = _DEFAULT_FIRST.fullmatch(line) or _DEFAULT_LAST.fullmatch(line)
        return ("play default", found["order"]) if found is not None else (line,)
    if _has_absence(line):
        if _is_absence(line):
            return (line,)  # a dash in it parts the days
        parts = _before_absence(line) or beside_absence(line, _is_absence)
        if parts:
            return parts
    return _in_brackets(line) or _beside_order(line)


def _in_brackets(line: str) -> tuple[str, ...]:
    """Return an order and the command in brackets behind it, nothing where there are not both."""
    found = _BRACKETS.fullmatch(line)
    if found is None or _FIGURE.search(found["order"]) is None or _SUPPOSING.search(line) is not None:
        return ()
    asked = _asked_alone(found["inner"], _BESIDE)
    inner = found["inner"]
    plain = inner.endswith("?") or _KINDLY.search(inner) is not None or any(one.command in inner for one in asked)
    if not asked or not all(_may_stand_beside(one) and (plain or bool(one.argument)) for one in asked):
        return ()
    return found["order"], found["inner"]


def _has_absence(line: str) -> bool:
    """Whether a line has a word of an absence."""
    return may_be_asked_in(line, _ABSENCE)


def _is_absence(text: str) -> bool:
    """Whether a text says on which days its writer is away, and nothing else."""
    asked = _asked_alone(text, _ABSENCE)
    return bool(asked) and all(one.command == "ABSENT" and one.argument for one in asked)


def _before_absence(line: str) -> tuple[str, ...]:
    """Return the orders of a line and the absence that is joined to them, nothing where there are not both."""
    joints = _AND_AWAY.finditer(line) if _FIGURE.search(line) else ()
    for _, found in zip(range(_JOINS), joints, strict=False):
        head = line[: found.start()]
        if _FIGURE.search(head) is None or _SUPPOSING.search(head) is not None:
            continue
        if _is_absence(line[found.end() :]) and not cuts_days(head, line[found.end() :]):
            return head, line[found.end() :]
    return ()


def _behind_order(above: Sequence[str], line: str) -> tuple[str, ...]:
    """Return an order and the command behind it, "throw 6 and STATUS please": in capitals, or asked for kindly.

    ``above`` are the lines before it: where they make press of it, it is left as it is.
    """
    joints = list(_ENDING.finditer(line)) if _FIGURE.search(line) else []
    for joint in joints[-_JOINS:]:
        # The end of a sentence is kept, or put, lest the command seem to go on with it.
        head, tail = line[: joint.start()].rstrip() + ".", _ARTICLE.sub("", line[joint.end() :].strip())
        if not tail or not _FIGURE.search(head) or _FIGURE.search(tail):
            continue
        asked = _asked_alone(tail, _BESIDE)
        if not asked or not all(_may_stand_beside(one) for one in asked):
            continue
        plain = asked[0].command in tail or _KINDLY.search(tail) is not None
        ahead = [*above[-_MOST_LINES:], head]
        if plain and len(asked_in([*ahead, tail])[0]) > len(asked_in(ahead)[0]):
            return head, tail
    return (line,)


def _in_pieces(above: Sequence[str], line: str) -> tuple[str, ...]:
    """Return what a line says besides, and each command that is a sentence or a clause of it, as lines of their own.

    "REPORT 0 please. LANGUAGE de. Throw 6", "throw 4, remind off, trap 20". ``above`` are the lines before it: where
    they make press of it, and where a clause before supposes something, it is left as it is.
    """
    cuts = [0, *(found.end() for found in _JOINT.finditer(line.rstrip())), len(line)]
    pieces = [line[start:end] for start, end in pairwise(cuts)]
    if not 1 < len(pieces) <= _PIECES:
        return (line,)
    kept: list[str] = []
    asked: list[str] = []
    place = 0
    while place < len(pieces):
        sentence = "".join(kept).rpartition(". ")[2]
        ends = range(min(len(pieces), place + _RUN), place, -1)
        runs = ((end, "".join(pieces[place:end]).strip(" ,;.!")) for end in ends)
        end, run = next(
            (
                (end, run)
                for end, run in runs
                if _asks_beside(run, [*above[-_MOST_LINES:], "".join(kept)], asked, several=end > place + 1)
                and not (run.casefold().startswith("absent") and begins_with_day("".join(pieces[end:])))
            ),
            (place, ""),
        )
        if run and _SUPPOSING.search(sentence) is None:
            asked.append(run)
            place = end
        else:
            kept.append(pieces[place])
            place += 1
    rest = "".join(kept).strip(" ,;")
    if not asked or (_FIGURE.search(rest) is None and any(one.casefold().startswith("absent") for one in asked)):
        return (line,)
    if not line.startswith(rest[:1]):
        found = _AND.match(rest)
        rest = rest[found.end() :] if found is not None else rest
    return (rest, *asked) if rest else tuple(asked)


def _asked_alone(text: str, names: frozenset[str]) -> tuple[Asked, ...]:
    """Return the commands that a text is and nothing besides, if one of them can be of one of some ``names``."""
    return all_asked_in(text) if text and may_be_asked_in(text, names) else ()


def _may_stand_beside(one: Asked) -> bool:
    """Whether a command changes nothing of what is ordered; PRESS NONE takes back press alone."""
    return one.command in _ASKED_BESIDE or (one.command == "PRESS" and bool(one.argument))


def _asks_beside(text: str, above: Sequence[str], before: Sequence[str], *, several: bool) -> bool:
    """Whether a clause, or ``several``, is a command that changes nothing of the orders, plainly.

    ``above`` is what stands before it, ``before`` the commands of its line.
    """
    # "I'm away for a fortnight, lowest left please each time" is an instruction for that time.
    absent = text[: len("absent")].casefold() == "absent"
    names = _OF_CLAUSES if several else _BESIDE
    asked = _asked_alone(text, names if absent else names - _ABSENCE)
    if not asked or not all(one.command in _OF_CLAUSES if several else _may_stand_beside(one) for one in asked):
        return False
    first = asked[0]
    if first.command == "ABSENT" and not absent:
        return False
    told = first.argument and (first.command in _TELLING or first.command == "ABSENT")
    if first.command == "LANGUAGE" and first.argument and language_named(first.argument) is None:
        return False
    plain = first.command in text or _KINDLY.search(text) is not None or bool(told) or bool(before)
    return plain and _is_heard(above, text)


def _is_heard(above: Sequence[str], text: str) -> bool:
    """Whether a command is one below the lines above it too, which do not make press of it."""
    return len(asked_in([*above, text])[0]) > len(asked_in(above)[0])


def _beside_order(line: str) -> tuple[str, ...]:
    """Return a command and the order that is joined to it, the line itself where there are not both."""
    start = 0
    for _ in range(_JOINS if _FIGURE.search(line) else 0):
        found = _AND_ORDERING.search(line, start)
        if found is None:
            break
        asked = _asked_alone(line[: found.start()], _BESIDE)
        if asked and all(_may_stand_beside(one) for one in asked):
            return line[: found.start()], found["order"]
        start = found.start() + 1
    return (line,)
