"""How what stands on two boards or more is to change: "flip B", "trapdoor on A instead 64", "swap the traps over".

Each part of such a mail has to be known: the change, its board, what stays, a word of thanks, a name. All that is said
of a board has to come to the same, and what gives way has to stand there. A part without a board is of the board that
was named before it; where none was, of the one that the mail which is answered asked about.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from pbm.orders.late import late
from pbm.orders.standing.addressed import unaddressed
from pbm.orders.standing.boards_told import (
    AWAY,
    DOOR_FROM_TO,
    DOOR_TOPIC,
    DOORS_AWAY,
    DOORS_KEPT,
    EVERY,
    FLIP,
    FROM_TO,
    KEPT,
    LEADING,
    LIKE,
    NOT_THAT,
    NOTHING,
    NUMBER,
    OF_DOOR,
    OF_THROWS,
    ONE_DOOR,
    PLACED,
    REST_KEPT,
    SAME_DOOR,
    SPOKEN_OF,
    SWAPPED_DOORS,
    TAIL,
    THERE,
    THROWS_KEPT,
    TOO,
    TOO_LATE,
    value_of,
    with_marks,
)
from pbm.orders.standing.said_of_boards import HIGHEST, OnBoard, SaidOfBoards
from pbm.orders.standing.talk_before import talk_before
from pbm.orders.standing.two_told import (
    COURTESY,
    FIRST,
    GREETING,
    JOINED,
    LEADS,
    OF_SIZE,
    OPENING,
    ORDINALS,
    PAIR,
    PLEASE,
    PUT,
    SECOND,
    SECOND_FIRST,
    SMALLER,
    TURNED,
    WHETHER_I,
    WHETHER_YOU,
)

__all__ = ["BoardsChange", "OnBoard", "boards_changed"]

_LONGEST: Final = 400  # characters of such a mail
_MOST_PARTS: Final = 16
_LONGEST_PART: Final = 24  # words between two signs, of which each is looked at many times
_DEEPEST: Final = 3  # times that a part is divided
_BOTH: Final = 2
_PART: Final = late(r"(?P<said>[^.!?;:,\n()…–—]+)(?P<end>[.!?;:,\n()…–—\s]*)")
_STOP: Final = late(r"[.!?;\n]")
_COMMA_BEFORE_THEN: Final = late(
    r",\s(?=(?:(?:and|und|et|en|y|e) )?(?:then|dann|puis|ensuite|dan|daarna|luego|después|poi)\s"
    r"(?:(?:the|die|le|de|el|il|l')\s?)?[1-6](?!\d))"
)
_SLASH: Final = late(r"(?<![\d/])([1-6])/(?=\d{1,3}(?![\d/]))")
_COMMA_IN_PAIR: Final = late(r"(?<!\d)([1-6])\s?[,-]\s?(?=[1-6](?!\d))")
_BOARD: Final = late(r"@(?P<board>\S+)")
_NEXT_BOARD: Final = late(r"(?<=\S) (?=@\S+ \S)")
_SO: Final = late(r" (?:so|so that|damit|sodass|pour que|zodat) ")
_NAME: Final = late(r"[^\W\d_][\w'’-]*\.?")
_MOST_OF_NAME: Final = 3  # words of a name below a mail


@dataclass(frozen=True, slots=True)
class BoardsChange:
    """What comes to stand where something changes: throws and trapdoors by board, None for a trapdoor taken away.

    ``turned`` are the boards whose throws change places without a number told, and ``swapped`` says that the trapdoors
    of two boards do, without their spaces.
    """

    throws: Mapping[str, tuple[int, ...]]
    doors: Mapping[str, int | None]
    turned: tuple[str, ...]
    swapped: bool


def boards_changed(
    lines: Sequence[str], stands: Mapping[str, OnBoard], count: int, names: Collection[str], about: str = ""
) -> BoardsChange | None:
    """Return how a mail changes what stands on several boards, "flip B"; None where it says anything else besides.

    ``count`` are the throws of the round, ``names`` those by which its writer and the GM go, ``about`` is the only
    board that the mail it answers asked about.
    """
    text = "\n".join(_without_name(lines, names)).strip()
    if not text or len(text) > _LONGEST:
        return None
    told = SaidOfBoards(stands, count, about, {board.lower(): board for board in stands})
    plainer = _SLASH.sub(r"\1, trapdoor ", _COMMA_BEFORE_THEN.sub(" ", with_marks(text, list(stands))))
    if count == _BOTH:
        plainer = _COMMA_IN_PAIR.sub(r"\1 and ", plainer)
    parts = [(" ".join(found["said"].split()), found["end"]) for found in _PART.finditer(plainer)]
    parts = [(part, end) for part, end in parts if part]
    if not 0 < len(parts) <= _MOST_PARTS:
        return None
    known = {word for name in names for word in name.lower().split()} | {name.lower() for name in names}
    talk = talk_before(parts)
    wished = False  # in this sentence, so that what goes on with it is no question of its own
    for place, (whole, end) in enumerate(parts):
        part = unaddressed(whole, known)
        asked = "?" in end and not wished
        wished = wished or WHETHER_YOU.match(LEADS.sub("", part, count=1) if LEADS.match(part) else part) is not None
        nothing = place < talk or (not asked and _says_nothing(part, known, first=place == 0))
        if not nothing and not _read(part, told, asked=asked):
            return None
        if _STOP.search(end):
            told.stop()
            wished = False
    return _made(told)


def _without_name(lines: Sequence[str], names: Collection[str]) -> list[str]:
    """Return the lines of a mail without the name that stands below it: "T. Cossutta" of Tullio's."""
    kept = list(lines)
    while kept and not kept[-1].strip():
        kept.pop()
    words = kept[-1].split() if len(kept) > 1 and not kept[-2].strip() else []
    named = 0 < len(words) <= _MOST_OF_NAME and all(_NAME.fullmatch(word) and word[0].isupper() for word in words)
    initials = {name[0].lower() for name in names if name}
    return kept[:-1] if named and words[0][0].lower() in initials else kept


def _says_nothing(part: str, known: Collection[str], *, first: bool) -> bool:
    """Whether a part is a courtesy, a greeting or a name."""
    plain = TAIL.sub("", part)
    lead = LEADS.match(plain)
    for said in (part, plain, plain[lead.end() :] if lead is not None else plain):
        if (
            said in known
            or any(way.fullmatch(said) for way in (COURTESY, NOTHING))
            or (first and OPENING.fullmatch(said))
        ):
            return True
    greeted = GREETING.fullmatch(part)
    return greeted is not None and (not greeted["who"] or greeted["who"] in known)


def _read(part: str, told: SaidOfBoards, *, asked: bool, depth: int = 0) -> bool:
    """Note what a part says of what stands; return whether it is understood to its end."""
    if len(part.split()) > _LONGEST_PART:
        return False
    led = LEADS.sub("", part, count=1) if LEADS.match(part) else part
    may = WHETHER_I.match(led)
    if (asked or may is not None) and WHETHER_YOU.match(led) is None:
        plain = " ".join(_BOARD.sub("", led[may.end() :]).split()) if may is not None else ""
        wish = may is not None and (PLEASE.search(led) or TOO_LATE.match(led) or FROM_TO.fullmatch(plain))
        if may is None or not wish:
            return (
                False  # "can I play the 6 on B?" asks for the rules, "can I change the 3 to a 6 on B?" for the change
            )
        part = led[may.end() :]
    found = [name["board"] for name in _BOARD.finditer(part)]
    boards = [told.names.get(board, "") for board in found]
    if found == [EVERY]:
        return all(
            _read(part.replace(f"@{EVERY}", f"@{board}"), told, asked=asked, depth=depth + 1) for board in told.names
        )
    if not all(boards):
        return False
    if len(set(boards)) <= 1:
        before, kept = told.at, told.door_next
        told.at, told.led = boards[0] if boards else told.at, bool(boards)
        if not boards and THERE.search(f" {part}"):
            told.at = told.at or told.before
            told.led = bool(told.at)
        spoken = " ".join(_BOARD.sub("", THERE.sub("", f" {part}")).split())
        if any(_understood(said, told) for said in dict.fromkeys((spoken, _plain(spoken)))):
            return True
        told.at, told.door_next = before, kept
    if depth >= _DEEPEST:
        return False
    for divide in (JOINED, _SO, _NEXT_BOARD):
        pieces = divide.split(part)
        if len(pieces) > 1:
            return all(_read(piece, told, asked=False, depth=depth + 1) for piece in pieces)
    return False


def _plain(part: str) -> str:
    """Return a part without what leads to a wish or follows it."""
    plain = part
    for _ in range(4):
        for lead in (WHETHER_YOU, LEADING):
            found = lead.match(plain)
            plain = plain[found.end() :] if found is not None else plain
    return TAIL.sub("", plain).strip()


def _understood(part: str, told: SaidOfBoards) -> bool:
    """Note what a part without its board says; return whether it is known."""
    if not part:
        told.awaiting.add(told.at)  # "on B," before what is wanted there
        return told.led
    if told.at and (told.led or told.at in told.awaiting) and KEPT.fullmatch(part):
        told.kept.add(told.at)
        return True
    if REST_KEPT.fullmatch(part):
        return True
    if not told.led and (DOORS_KEPT.fullmatch(part) or THROWS_KEPT.fullmatch(part)):
        told.throws_kept = told.throws_kept or THROWS_KEPT.fullmatch(part) is not None
        told.doors_kept = told.doors_kept or DOORS_KEPT.fullmatch(part) is not None
        return True
    lead = LEADS.match(part)
    shorter = part[lead.end() :] if lead is not None else part
    return any(way(said, told) for said in dict.fromkeys((part, shorter)) for way in _WAYS)


def _of_doors(part: str, told: SaidOfBoards) -> bool:
    """A trapdoor is named or taken away, or those of two boards change places."""
    if SWAPPED_DOORS.fullmatch(part) and not told.led:
        told.swapped = told.door_next = True
        return True
    if not told.led and DOORS_AWAY.fullmatch(part):
        for board in told.stands:
            told.doors.setdefault(board, set()).add(None)
        return True
    if AWAY.fullmatch(part):
        return told.at != "" and told.nominate(None)
    found = OF_DOOR.fullmatch(part)
    if found is not None:
        told.one_door = False
        return _nominated(part, found["new"] or found["new2"], found["old"], told)
    moved = DOOR_FROM_TO.fullmatch(part)
    if moved is not None:
        return _nominated(part, moved["new"], moved["old"], told)
    if DOOR_TOPIC.fullmatch(part):
        told.door_next, told.one_door = True, False
        if SAME_DOOR.search(part):
            return not (told.led and LIKE.search(part)) and _nominated(part, None, None, told)
        return True
    found = NUMBER.fullmatch(part)
    awaited = told.door_next or (not told.at and not told.before and told.lacks_a_door(found["new"] if found else None))
    return awaited and found is not None and _nominated(part, found["new"], found["old"], told)


def _nominated(part: str, new: str | None, old: str | None, told: SaidOfBoards) -> bool:
    """Note a trapdoor; one that gives way has to stand. "The same" is what stands, with "too" that of another board."""
    awaited, told.door_next = told.door_next, True
    if not told.board:
        return False
    others = {each.door for board, each in told.stands.items() if board != told.board and each.door is not None}
    own = told.stands[told.board].door
    if SAME_DOOR.search(part) and new is None and not TOO.search(part):
        return own is not None and told.nominate(own, awaited=awaited)
    if SAME_DOOR.search(part):
        if len(others) != 1 or (new is not None and {value_of(new)} != others):
            return False
        return told.nominate(others.pop(), awaited=awaited)
    if new is None or (old is not None and value_of(old) != told.stands[told.board].door):
        return False
    if told.one_door and value_of(new) <= HIGHEST:
        return False  # "trap 22 on A, 6 on B" may go on with a throw
    told.one_door = told.one_door or ONE_DOOR.search(part) is not None
    return told.nominate(value_of(new), awaited=awaited)


def _turned(part: str, told: SaidOfBoards) -> bool:
    """The two throws of a board change places, or one of them comes first; with one on each of two, those do."""
    if told.count == 1 and not told.led and TURNED.fullmatch(part):
        told.crossed = True
        told.throws_said = OF_THROWS.search(part) is not None
        return True
    throws = told.stands[told.board].throws if told.at else ()
    if told.count != _BOTH or len(throws) != _BOTH:
        return False
    if TURNED.fullmatch(part) or SECOND_FIRST.fullmatch(part) or (told.led and FLIP.fullmatch(part)):
        return told.throw((throws[1], throws[0]))
    sized = OF_SIZE.fullmatch(part)
    if sized is not None:
        low, high = sorted(throws)
        smaller = (sized["size"] or sized["size2"]).split()[-1] in SMALLER
        return told.throw((low, high) if smaller != bool(sized["last"]) else (high, low))
    for pattern, place in ((FIRST, 0), (SECOND, 1)):
        found = pattern.fullmatch(part)
        value = value_of(found["ahead"] or found["behind"]) if found is not None else 0
        if value in throws:
            other = throws[1] if throws[0] == value else throws[0]
            told.named.add(told.board)
            return told.throw((value, other) if place == 0 else (other, value))
    return False


def _thrown(part: str, told: SaidOfBoards) -> bool:
    """The throw of a board is named, or both."""
    if not told.board or told.door_next:
        return False
    stand = told.stands[told.board].throws
    asked_of = not (told.at or told.before)
    if (not asked_of or _twice(stand)) and _replaced(part, told):
        told.named.add(told.board)
        return True
    if asked_of and SPOKEN_OF.search(part):
        return False
    if asked_of and stand and not _twice(stand):
        return False  # what was asked about may have been the trapdoor
    found = PAIR.fullmatch(part) if told.count == _BOTH else NUMBER.fullmatch(part)
    if found is None:
        return False
    told.named.add(told.board)
    if told.count == _BOTH:
        two = (value_of(found["one"]), value_of(found["other"]))
        return two[0] != two[1] and told.throw(two)
    new, old = value_of(found["new"]), found["old"]
    gone = old is None or (value_of(old),) == told.stands[told.board].throws
    return 0 < new <= HIGHEST and gone and told.throw((new,))


def _twice(throws: tuple[int, ...]) -> bool:
    """Whether one number stands for both throws, which is what was asked about."""
    return len(throws) == _BOTH and throws[0] == throws[1]


def _replaced(part: str, told: SaidOfBoards) -> bool:
    """Note one throw in the place of another that stands: "change the 4 to a 6", "make the second one a 2"."""
    throws = told.stands[told.board].throws
    for pattern in (FROM_TO, NUMBER, PLACED, *PUT):
        found = pattern.fullmatch(part)
        groups = found.groupdict() if found is not None else {}
        old, ordinal = groups.get("old"), groups.get("place")
        place = ORDINALS[ordinal] if ordinal is not None else -1
        if old is not None and value_of(old) in throws and not _twice(throws):
            of_old = throws.index(value_of(old))
            place = of_old if place in (-1, of_old) else -1
        elif old is not None:
            return False
        if found is None or not 0 <= place < len(throws):
            continue
        new = value_of(found["new"])
        made = tuple(new if at == place else throw for at, throw in enumerate(throws))
        return 0 < new <= HIGHEST and len(set(made)) == len(made) and told.throw(made)
    return False


def _given_way(part: str, told: SaidOfBoards) -> bool:
    """What gives way to the number that was named last is what stands: "the 22, not the 52"."""
    found = NOT_THAT.fullmatch(part)
    board, kind = told.last
    if found is None or not board:
        return False
    stands = told.stands[board]
    return (stands.door,) == (value_of(found["old"]),) if kind == "D" else stands.throws == (value_of(found["old"]),)


_WAYS: Final[tuple[Callable[[str, SaidOfBoards], bool], ...]] = (_turned, _of_doors, _given_way, _thrown)


def _made(told: SaidOfBoards) -> BoardsChange | None:
    """Return the change that all parts agree on, None where they do not, or where nothing would change."""
    if not (told.exchange() and told.cross()):
        return None
    if any(len(said) != 1 for said in told.throws.values()) or any(len(said) != 1 for said in told.doors.values()):
        return None
    throws = {board: next(iter(said)) for board, said in told.throws.items()}
    doors_told = {board: next(iter(said)) for board, said in told.doors.items()}
    if not told.awaiting <= {*throws, *doors_told, *told.kept}:
        return None  # "swap A and B"
    if any(_twice(new) for new in throws.values()):
        return None
    if told.kept & {*throws, *doors_told} or (told.doors_kept and doors_told) or (told.throws_kept and throws):
        return None
    throws = {board: new for board, new in throws.items() if new != told.stands[board].throws}
    doors_new = {board: new for board, new in doors_told.items() if new != told.stands[board].door}
    if not throws and not doors_new:
        return None
    turned = tuple(board for board in throws if board not in told.named)
    return BoardsChange(throws, doors_new, turned, told.swapped)
