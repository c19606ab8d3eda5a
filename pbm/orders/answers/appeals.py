"""Orders without a number: "lowest legal", "the highest I have left", "same as last time", "you choose"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from pbm.orders.answers.requested import requested
from pbm.orders.answers.staying import STAYING, door_stays
from pbm.orders.answers.usual import HABITS, usual_door
from pbm.orders.claims.of_mail import sentences
from pbm.orders.doubts.conditions import only_polite
from pbm.orders.tokens.clauses import clause_of
from pbm.orders.tokens.sentence import LABELLED, Claim
from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set
from pbm.orders.words import CONDITIONS, PLAY_VERBS, POLITE, STARTERS

__all__ = ["OUTERMOST", "Appeal", "appeals_of"]


_JOINS = word_set("and with plus & also")
_OF_DOORS = _JOINS | {"the", "a", "my", "put", ",", "place", "nominate", "then"}
_BEGINNING = word_set("begin start open beginning starting opening kick lead")
_RECALLING = word_set("from since after unlike than like about")
_LEAST = word_set("lowest smallest minimum least")
_MOST = word_set("highest biggest largest maximum")
OUTERMOST = _LEAST | _MOST
"""Words by which the lowest or the highest number is ordered."""
_OF_THROWS = word_set(
    "legal left got available possible number throw roll die dice one remaining unused allowed move please pls put"
)
_OF_PEOPLE = word_set("he she they score position")
_LAWS = word_set("law rules rule rulebook book laws")
_THERE_IS = frozenset((("there", "is"), ("there", "are"), ("there's", ""), ("that", "there"), ("on", "offer")))
_ASKING_FOR = PLAY_VERBS | POLITE | STARTERS | word_set("start me off on with by the my a for again i i'll please of")
_SAME = word_set("same ditto usual unchanged repeat keep copy copying reuse resend")
_KEEPING = word_set("keep unchanged")
_ANY = word_set("whichever random randomly whatever surprise")
_LEFT_OPEN = word_set("you is is's comes order number throw left suits works seems looks the way ,") | {""}
_ASKED_SO = word_set("me us please pls then again today myself yourself for this with on") | {""}
_GRADED = word_set(
    "favourite favorite loved liked bad of exciting interesting useful dangerous like want "
    "wish expect expected likely enjoy care"
)
_THINGS = word_set("space square number hole trapdoor field one throw")
_NO_MATTER = word_set("answer outcome result weather reason others rest case cost consequences")
_ANY_PAIRS = frozenset(
    (
        *(
            ("you", "choose"),
            ("you", "decide"),
            ("you", "pick"),
            ("your", "choice"),
            ("your", "call"),
            ("your", "pick"),
        ),
        *(("any", "order"), ("either", "way"), ("either", "order")),
    )
)
_AS_BEFORE = word_set(
    "as before previously last time turn round week please just orders order same the it is it's me for"
)
_EARLIER = word_set(
    "as before previously previous last usual again always ever time times round turn week month keep unchanged"
)
_AFTER_SAME = 10  # words in which "the same as I had on B last time" says that it is of before
_ROUND_ABOUT = word_set("order sequence")
_OPEN_WORDS = word_set("unsure fussed bothered particular undecided sure matter matters decide decided don't know")
_DENYING = word_set("not isn't twice rule can't cannot never different")
_EVERY = word_set("both all each every three two")
_MANNERS = word_set(
    "way manner fashion channel channels format form address place bus train hour weather rubbish crowd"
)
_SENT_ALONG = word_set("attachment attached enclosed enclosure below herewith follow follows beneath underneath")
_ATTACHING = word_set("attach attaching attached enclose enclosing enclosed")
_ORDERS = word_set("orders order moves move form sheet mine")
_PLACES = word_set("place spot square space position location home corner hole one number")
_LEADING_THERE = word_set(
    "in on at the my use kindly just have it its is goes stays put to please : , - old same very good its it's"
)
_TO_COME = word_set("come coming follow following will you'll get")
_TONES = word_set("down up short brief quiet simple clean secret quick safe real going dark between coming")
_ALONE = word_set("the usual same again please as for me my thanks ditto , -")
_TOSSING = word_set("toss tossing flip flipping spin draw heads tails throw")
_FALLEN = word_set("came fell landed rolled went said says tossed flipped chose decided was gave bounced")
"""Words of a coin that has fallen: whoever tells of it names the throw beside."""
_REMARKED = frozenset(("it", "it's", "that", "that's", "which", "this"))
_LAST = word_set("last only remaining final")
_SIGNS = frozenset((",", ":", "-", "(", "="))
_SHRUGS = word_set("whatever egal")
_CHOOSING = CONDITIONS | word_set("or surprise either maybe perhaps random")
_ANYBODY = word_set("everybody everyone anybody anyone nobody somebody someone nothing anything everything")
_NOT_THE_VERY = word_set("second third next 2nd 3rd")
_UNTAKEN = word_set("hasn't haven't didn't won't not nobody")
_NO_CHOICE = frozenset((("either", "way"), ("either", "of")))
_SPELLING = frozenset(("is", "that's", "it's", "ie", "but", "(", "=", ":", "namely", "being", "at", "stays", "remains"))
_LARGEST = 6  # throw
_MOST_CLAIMS = 40  # nobody's mail makes more, and they are gone through for each appeal
_BY_OTHERS = word_set("you your up coin lots tails random randomly surprise")
_TRIGGERS = _LEAST | _MOST | _SAME | _ANY | _LAST | HABITS
_TRIGGERS |= word_set("you your any either up as coin lots tails order sequence")


@dataclass(frozen=True, slots=True)
class Appeal:
    """What a clause appeals to for a throw or a nomination: ``lowest highest left same alike any``."""

    field: str
    what: str
    line: int


def appeals_of(tokens: Sequence[Token], claims: Sequence[Claim]) -> list[Appeal]:
    """Return the orders in ``tokens`` that name no number."""
    said = [token.low for token in tokens]
    if _TRIGGERS.isdisjoint(said) and STAYING.isdisjoint(said):
        return []
    claimed = {claim.place for claim in claims if claim.values}
    doors = {claim.place for claim in claims if claim.field == "D" and claim.values}
    firm = {claim.place for claim in claims if claim.field == "T" and not claim.doubt}
    throws = bool(firm)
    door_told = any(claim.field == "D" and not claim.doubt for claim in claims)
    made: list[Appeal] = []
    for start, end in sentences(tokens):
        part = tokens[start:end]
        coin = any(token.low == "coin" for token in part)
        asked = end < len(tokens) and tokens[end].low == "?" and not coin
        nominated = any(place in doors for place in range(start, end))
        # "Trapdoor 45 or 46, as you like. Throw 2" leaves no throw open.
        nominated = nominated and not (throws and firm.isdisjoint(range(start, end)))
        if not asked and not door_told and door_stays(part):
            made.append(Appeal("D", "same", part[0].line))
            continue
        for place, token in enumerate(part):
            if token.low not in _TRIGGERS:
                continue
            if asked and not (token.low in _LEAST | _MOST and requested(part, place)):
                continue
            low, high = clause_of(part, place)
            if token.low in _LEAST | _MOST:
                high = _before_door(part, place, high)
            clause = part[low:high]
            has_number = any(start + n in claimed for n in range(low, high))
            if _usual_place(part, place) or (token.low in HABITS and usual_door(part, place)):
                made.append(Appeal("D", "same", token.line))
                continue
            what = _what(part, place, clause, has_number, throws)
            if what is None or (what == "same" and _behind_door(part, place, {n - start for n in doors}, throws)):
                continue
            if token.low in _KEEPING and _only_door_changed(claims, clause):
                continue
            for field in _fields(part, clause, what, nominated):
                if not _told_behind(tokens, claims, field, start + place, end):
                    made.append(Appeal(field, what, token.line))
    return made


def _only_door_changed(claims: Sequence[Claim], clause: Sequence[Token]) -> bool:
    """Whether "keep the throw" stands beside a trapdoor: that leaves the throw as it is, and needs no number."""
    doors = any(claim.field == "D" and not claim.doubt for claim in claims)
    return doors and all(token.low not in _EARLIER - _KEEPING for token in clause)


def _usual_place(part: Sequence[Token], place: int) -> bool:
    """Whether a trapdoor goes where it always does: "and the trapdoor in my usual place", "trapdoor: usual spot"."""
    if part[place].low not in ("same", "old") and part[place].low not in HABITS:
        return False
    if place + 1 >= len(part) or part[place + 1].low not in _PLACES:
        return False
    step = place - 1
    while step >= 0 and part[step].low in _LEADING_THERE:
        step -= 1
    rest = part[place + 2 :]
    return step >= 0 and part[step].kind == "D" and not any(token.kind in "NX" for token in rest)


def _behind_door(part: Sequence[Token], place: int, doors: set[int], throws: bool) -> bool:
    """Whether "as last time" is said of the space just before it: "I throw 3, trapdoor on 85, as last time"."""
    ahead = place - 1 - (place > 0 and part[place - 1].low in ("just", "exactly"))
    said = part[place].low == "as" and ahead > 0 and part[ahead].low in (",", "-", "(")
    labelled = any(token.kind == "D" for token in part[max(0, ahead - 6) : ahead])
    return said and throws and labelled and ahead - 1 in doors


def _before_door(part: Sequence[Token], place: int, high: int) -> int:
    """Return where "my lowest and the trapdoor on 23" goes on to the trapdoor; ``high`` where it does not."""
    door = next((n for n in range(place + 1, high) if part[n].kind == "D"), high)
    cut = door
    while cut > place + 1 and part[cut - 1].low in _OF_DOORS:
        cut -= 1
    return cut if cut < door < high and any(part[n].low in _JOINS for n in range(cut, door)) else high


def _told_behind(tokens: Sequence[Token], claims: Sequence[Claim], field: str, place: int, end: int) -> bool:
    """Whether the order follows behind a sign: "they stay the same whichever of us is right: throw 2, trapdoor 50"."""
    mine = [claim for claim in claims if claim.field == field and claim.values] if len(claims) <= _MOST_CLAIMS else []
    behind = [claim for claim in mine if place < claim.place < end]
    if not behind or any(claim.doubt or claim.values != behind[0].values or len(claim.values) > 1 for claim in mine):
        return False
    if tokens[place].low in _BY_OTHERS:
        return False
    sign = next((n for n in range(place, behind[0].place) if tokens[n].low in (":", "-", "...")), -1)
    left = [t for t, after in pairwise(tokens[place + 1 : end]) if (t.low, after.low) not in _NO_CHOICE]
    return sign > 0 and behind[0].rank == LABELLED and not any(t.low in _CHOOSING for t in left)


def _what(part: Sequence[Token], place: int, clause: Sequence[Token], has_number: bool, throws: bool) -> str | None:
    word, after, then = ([token.low for token in part[place : place + 3]] + ["", ""])[:3]
    lows = {token.low for token in (part if word in _SAME and after == "as" else clause)}
    if word in _ROUND_ABOUT:
        pointed = any(token.low in ("that", "this", "necessarily") for token in part)
        turned = pointed and any(token.low == "not" for token in part)  # "not necessarily in that order"
        return "any" if turned or any(token.low in _OPEN_WORDS for token in part) else None
    if word in ("coin", "lots", "tails") and any(token.low in _TOSSING for token in part):
        return None if throws and any(token.low in _FALLEN for token in part) else "any"
    labelled = any(token.kind in "TD" for token in clause)
    if word == "whatever" and not (after and part[place + 1].kind == "W") and _none_whatever(part, place):
        return None
    if word in ("whichever", "whatever") and after == "is" and then in _LEAST | _MOST | {"the"}:
        return None  # "whichever is lowest": the lowest is what is asked for
    if word in ("random", "whatever") and after in ("whether", "who", "if"):
        return None  # "egal ob Irma da ist"
    if word == "keep" and "back" in [token.low for token in part[place + 1 : place + 4]]:
        return None  # "I meant to keep my throw back till the eleventh hour"
    if after == "," and throws and _shrugs(part, place):
        return None
    ahead = [token.low for token in part[max(0, place - 2) : place]]
    if word == "surprise" and {"a", "an", "my", "no"} & {token.low for token in part[max(0, place - 3) : place]}:
        return None  # "let's give 90 a nasty surprise"
    if ahead == ["game", "of"] or (word == "whatever" and not after and ahead[-1:] == ["but"] and not labelled):
        return None  # "it is a game of chance, they say", "third try but whatever"
    if word == "usual" and after in _MANNERS:
        return None  # "please acknowledge receipt in the usual way"
    if word == "usual" and ahead[-1:] == ["as"] and throws and lows & _SENT_ALONG and lows & _ORDERS:
        return None  # "orders in the attachment as usual"
    if word == "usual" and after == "order" and ahead == ["in", "the"]:
        return None  # "six and seventeen, in the usual order"
    if word == "usual" and ahead[-1:] == ["as"] and lows & _TO_COME and lows & _ORDERS:
        return None  # "orders to come by Friday as usual"
    if word == "whichever" and not after and has_number:
        return None  # "the trapdoor wants to be at 17 whichever"
    if word == "same" and throws and lows & _ATTACHING:
        return None  # "I attach the same thing again as a little file"
    if word == "same" and after == "being":
        return None  # "and, the same being in order, I reply"
    if word in _ANY and after in ("whether", "if"):
        return None  # "egal ob Beth zieht", "peu importe si": what follows is all the same, and no number is
    if word == "least" and after in _GRADED:
        return None  # "my least favourite number, the 1"
    if word == "least" and ahead[-1:] == ["at"]:
        return None  # "give me at least one good ladder"
    if word == "surprise" and after not in _ASKED_SO and part[place + 1].kind in "WB":
        return None  # "I'm going to surprise everybody and throw the 3", "which will surprise the cat"
    if (
        (word in _ANY - {"whatever"})
        or (word == "whatever" and after in _LEFT_OPEN and then not in _NO_MATTER and len(part) > 1)
        or (word in ("whatever", "whichever") and after in _THINGS)
        or (word, after) in _ANY_PAIRS
        or (word, after, then) == ("up", "to", "you")
    ):
        return "any"
    if has_number or _spelt(part, place):
        return None
    if word in _LEAST | _MOST and throws and _of_a_space(part, clause):
        return None  # "I take the 2. Trapdoor on 97, the largest prime you have got"
    if word in _LEAST | _MOST and ((not labelled and _hangs(part)) or ("or" in lows and not throws)):
        return "any"
    if word in _LEAST or word in _MOST:
        told = {token.low for token in part[place : place + _AFTER_SAME]}
        if set(ahead[-1:]) & _NOT_THE_VERY or (told & _UNTAKEN and told & {"that", "which", "nobody"}):
            return "any"  # "second lowest", "the lowest that Bert hasn't taken"
        spoken = lows & _OF_THROWS or lows & PLAY_VERBS or (len(clause) <= 4 and not throws)
        spoken = spoken or (not throws and (_that_there_is(part, place) or (lows & _BEGINNING and "with" in lows)))
        if not spoken or lows & _OF_PEOPLE or any(token.kind == "D" for token in clause):
            return None
        return "lowest" if word in _LEAST else "highest"
    if word == "keep" and after == "it" and then in _TONES:
        return None  # "keep it down at the back please"
    if word == "only" and any(low in ("said", "told", "says", "allowed", "allow") for low in ahead):
        return None  # "but you said only one, so 43"
    if word in _LAST and "my" not in lows and _of_a_space(part, clause):
        return None  # "trapdoor on the 100, the very last one"
    if word in _LAST and ahead[-1:] == ["the"] and set(ahead[-2:-1]) & _RECALLING:
        return None  # "my conscience is still sore from the last one"
    remark = not lows & PLAY_VERBS or (bool(part) and part[0].low in _REMARKED)
    if word in _LAST and throws and remark and not {token.low for token in part} & _CHOOSING:
        return None  # of the throw that is named: "It is my last number of this set."
    if word in _LAST and after in ("one", "number", "throw", "remaining"):
        return "left" if lows & PLAY_VERBS or "my" in lows or len(clause) <= 5 else None
    if word == "same" and after == "as" and then and not throws and part[place + 2].text[:1].isupper():
        return "same"  # "same as Bob"
    if word in _SAME:
        everywhere = after in ("on", "for") and any(token.low in _EVERY for token in clause)
        alone = all(token.low in _ALONE for token in part[part[0].low == ":" :])  # "B: same"
        if any(token.low in _DENYING for token in (part if labelled else clause)):
            return None
        asked = labelled or alone or lows & {"orders", "again", "order", "please"}
        if not asked or everywhere:
            return None
        behind = part[place + 1 : place + _AFTER_SAME]
        return "same" if any(token.low in _EARLIER for token in (*clause, *behind)) else "alike"
    before = after in ("before", "previously") or (after == "last" and then in ("time", "turn", "round", "week"))
    words = {token.low for token in clause if token.kind == "W"}
    return "same" if word == "as" and before and (labelled or words <= _AS_BEFORE) else None


def _of_a_space(part: Sequence[Token], clause: Sequence[Token]) -> bool:
    """Whether a clause is said of the space right before it, behind a comma."""
    start = next(n for n, token in enumerate(part) if token is clause[0])
    return start > 1 and part[start - 1].low == "," and part[start - 2].kind == "N" and part[start - 2].value > _LARGEST


def _that_there_is(part: Sequence[Token], place: int) -> bool:
    """Whether "the lowest the law allows", "the lowest there is" is what a sentence asks for, and nothing else's."""
    after = tuple(token.low for token in part[place + 1 : place + 4])
    allowed = after[:2] in _THERE_IS or (after[:1] == ("the",) and after[1:2] and after[1] in _LAWS)
    start, _ = clause_of(part, place)
    return bool(allowed) and all(token.kind in "TUP" or token.low in _ASKING_FOR for token in part[start:place])


def _none_whatever(part: Sequence[Token], place: int) -> bool:
    """Whether "whatever" only makes a "no" stronger: "Jean was no help whatever"."""
    return any(token.low in ("no", "none", "nothing", "not") for token in part[max(0, place - 4) : place])


def _shrugs(part: Sequence[Token], place: int) -> bool:
    """Whether "whatever" is only a shrug over something else: "whatever, now for lunch"."""
    rest = part[place + 1 :]
    left = PLAY_VERBS | _ANY | _SAME | {"you", "your", "i", "me", "or"}
    shrug = place == 0 and part[0].text.casefold() in _SHRUGS and any(token.kind == "W" for token in rest)
    return shrug and not any(token.kind in "NXTD" or token.low in left for token in rest)


def _hangs(part: Sequence[Token]) -> bool:
    """Whether there is a condition in a sentence; "if you'd be so good" and "everybody else" are none."""
    return any(
        token.low in CONDITIONS
        and not (token.low == "if" and only_polite(part, place))
        and not (token.low == "else" and place and part[place - 1].low in _ANYBODY)
        for place, token in enumerate(part)
    )


def _spelt(part: Sequence[Token], place: int) -> bool:
    """Whether the number follows: "the lowest I have, which is a 2", "same trapdoor as before (45)"."""
    if part[place].low in _LEAST | _MOST and _named_behind(part, place):
        return True
    for number in range(place + 1, min(len(part), place + 12)):
        if part[number].kind == "D" and part[place].low in _LEAST | _MOST:
            return False  # "the lowest legal throw, and the trapdoor at 60"
        if part[number].kind != "N":
            continue
        before = [token.low for token in part[max(0, number - 3) : number] if token.low not in ("a", "the", "my", "on")]
        if before == ["that", "is", ","]:
            return True  # "the smallest prime, that is, 2"
        if before[-1:] == [","] and part[number - 1].low in (",", "a", "the") and number - place <= 3:
            return True  # "stays the same, 4"
        return bool(before) and before[-1] in _SPELLING
    return False


def _named_behind(part: Sequence[Token], place: int) -> bool:
    """Whether "the smallest throw there is, the 1" names the number by itself behind a sign."""
    reach = range(place + 2, min(len(part), place + 10))
    number = next((n for n in reach if part[n].kind == "N" and (part[n].low != "one" or part[n - 1].low in _SIGNS)), -1)
    if number < 0 or any(t.low in _CHOOSING for t in part):
        return False
    sign = number - 1
    while sign > place and part[sign].low in ("the", "a", "my", "so", "ie", "namely"):
        sign -= 1
    ends = number + 1 == len(part) or part[number + 1].kind == "P" or part[number + 1].low in ("please", "for")
    return part[sign].low in _SIGNS and ends


def _fields(part: Sequence[Token], clause: Sequence[Token], what: str, nominated: bool) -> tuple[str, ...]:
    if what in ("lowest", "highest", "left"):
        return ("T",)
    kinds = {token.kind for token in clause} & {"T", "D"}
    if what == "any" and not kinds and any(token.low in ("space", "square", "field") for token in clause):
        return ("D",)  # "whatever space she names, I name"
    if not kinds and what == "any":
        kinds = {"T"} if nominated else {token.kind for token in part} & {"T", "D"} or {"T"}
    if "T" in kinds and "D" in kinds:
        return ("T", "D")
    if kinds:
        return tuple(kinds)
    return ("T", "D")
