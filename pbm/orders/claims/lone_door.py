"""The one space of a short mail that has its throw: the trapdoor, by what is said to happen there, or asked about."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from pbm.orders.claims.free_space import before_articles, stands_free
from pbm.orders.claims.peril import endangered, told_otherwise
from pbm.orders.claims.unlabelled import of_somewhere, plain_after
from pbm.orders.doubts.laid_doors import laid, wished_for
from pbm.orders.tokens.sentence import ASIDE, LABELLED, TAKING_BACK, Claim, Limits, Sentence
from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set
from pbm.orders.words import CONDITIONS, FILLERS, HEDGES, MEMORY, NOT_WORDS

__all__ = ["lone_door"]

_LAST = 99
_SHORT = 60  # words of a mail in which a space may be told by what happens there
_TINY = 45  # words of a mail in which a number that nothing explains is asked about
_PARTING = word_set("and but then with plus while because since so")
_MINE = word_set("my the a an our")
_BEING = word_set("that's thats it's is as be being makes make for ie viz namely that this there's")
_THERE = frozenset(("there", "please", "thanks", "then", "ta", "here"))
_AGREEING = frozenset(
    (
        *(("who", "am", "i"), ("so", "be", "it"), ("fine", "by", "me"), ("fine", "with", "me"), ("i", "agree", "with")),
        *(("good", "enough", "for"), ("i'm", "not", "arguing"), ("not", "arguing", "."), ("as", "i'm", "told")),
        *(("happy", "to", "oblige"), ("that", "will", "do"), ("that'll", "do", "me"), ("works", "for", "me")),
        *(("good", "idea", "."), ("let's", "do", "it"), ("let's", "do", "that"), ("that", "it", "is")),
        *(("and", "i", "agree"), ("so", "i", "agree"), ("and", "i", "concur"), ("i", "am", "content")),
        *(("i", "won't", "argue"), ("i", "shan't", "argue"), ("it", "shall", "be"), ("yes", "that", "too")),
    )
)
_KINDLY = (["could", "we"], ["could", "i"], ["can", "i"], ["can", "we"], ["may", "i"], ["may", "we"], ["could", "you"])
_SELF_THERE = word_set("am i'm im we're")
_HANGING = word_set("if unless provided providing assuming whether otherwise failing supposing maybe perhaps might")
_STANDING = word_set(
    "am i'm is are he's she's they're we're it's be sits stands stood still sat stuck parked sitting standing "
    "languishing resting got reached"
)
_REPORTING = word_set("says said thinks reckons wants suggests claims hopes tells told since because")
_YES = word_set("yes yep yup yeah aye ok okay")
_UNWILLING = (NOT_WORDS | HEDGES | CONDITIONS | {"or", "instead", "forget", "ignore", "scrap", "cancel"}) - {"zero"}
_VERBS = word_set(
    "makes looks would will has seems sounds feels deserves needs wants gets could should can calls appeals tempts "
    "beckons rather does suits is away from out off up under"
)
_GLUE = word_set(
    "under as for by in x to on with become becomes be is the a my your our list of column heading entered down , : ("
)
_UPON = word_set("on at under beneath underneath in")
_AIMS = word_set("eye eyes money vote finger mark sights gaze heart choice bet cross pin")
_HOURS = 24
_MENTIONED = 6  # times that a space may be named
_TOLD = frozenset(("past", "recalled", "kept", "told", "somebody else", "negated", "asked"))
_AFTER_HEADING = 7  # tokens between "for the trapdoor," and its space
_FEW = 4  # words of a sentence that only names the trapdoor


def lone_door(
    tokens: Sequence[Token], spans: Sequence[tuple[int, int]], made: Sequence[Claim], limits: Limits
) -> Claim | None:
    """Return the nomination of a mail that has none and holds one free number that can only be a space.

    It is doubtful where nothing says that it is the trapdoor's. None where a trapdoor is nominated, declined or
    asked about, where the mail is long, or where the number is something else's.
    """
    if any(claim.field == "D" and (claim.doubt == "hard" or not claim.doubt) for claim in made):
        return None
    spaces = [n for n, t in enumerate(tokens) if t.kind == "N" and t.value > limits.high]
    words = sum(t.kind in "WTD" for t in tokens)
    if (
        words > _SHORT
        or len(spaces) > _MENTIONED
        or len({tokens[n].value for n in spaces}) != 1
        or tokens[spaces[0]].value > _LAST
    ):
        return None
    thrown = any(claim.field == "T" and claim.values and not claim.doubt for claim in made)
    taken = {claim.place for claim in made if claim.field == "T"}
    small = {t.value for n, t in enumerate(tokens) if t.kind == "N" and t.value <= limits.high}
    if (not thrown and len(small) != 1) or taken & set(spaces):
        return None
    bygone = {claim.place for claim in made if claim.field == "D" and claim.reason in _TOLD}
    doubtful: Claim | None = None
    for number, (start, end) in enumerate(spans):
        part = tokens[start:end]
        ending = tokens[end].low if end < len(tokens) else ""
        for place in (n - start for n in spaces if start <= n < end):
            found = Claim("D", [part[place].value], LABELLED, start + place, part[place].line, end=start + place)
            named = any(t.kind == "D" for t in part) or _named_beside(tokens, spans, number)
            if named and _labelled(tokens, spans, number, place, past=start + place in bygone):
                return found
            about = _about(part, place, limits.high)
            asked = ending == "?"
            if stands_free(part, place) and endangered(about) and not (named and _somebodys(part)):
                against = told_otherwise(about, asked)
                if not against:
                    return found
                if against == "unsure" and not named:
                    found.rank, found.doubt, found.reason = ASIDE, "soft", "residue"
                    doubtful = doubtful or found
            elif (
                thrown
                and words <= _TINY
                and not asked
                and (_spoken_of(part, about) if named else _loose(part, about, place, limits))
            ):
                found.rank, found.doubt, found.reason = ASIDE, "soft", "residue"
                doubtful = doubtful or found
    return doubtful


def _about(part: Sequence[Token], place: int, high: int) -> Sequence[Token]:
    """Return what a sentence says of the number at ``place``: all of it but the clause of its throw."""
    first, last = 0, len(part)
    for step in range(place - 1, -1, -1):
        if part[step].kind == "T" or (part[step].kind == "N" and part[step].value <= high):
            signs = (n for n in range(step + 1, place) if part[n].kind == "P" or part[n].low in _PARTING)
            first = next(signs, step) + 1
            break
    for step in range(place + 1, len(part)):
        if part[step].kind == "T" or (part[step].kind == "N" and part[step].value <= high and part[step].low != "one"):
            signs = (n for n in range(step - 1, place, -1) if part[n].kind == "P" or part[n].low in _PARTING)
            last = next(signs, step)
            break
    return part[first:last]


def _spoken_of(part: Sequence[Token], about: Sequence[Token]) -> bool:
    """Whether a sentence speaks of a trapdoor and of a space, and tells nothing of what was."""
    return not any(t.low in MEMORY for t in part) and told_otherwise(about, False) != "told"


def _loose(part: Sequence[Token], about: Sequence[Token], place: int, limits: Limits) -> bool:
    """Whether nothing explains a number: it may be the trapdoor, and may be anything."""
    sentence = Sentence(part, limits, None, False)
    follows = sentence.low(place + 1)
    if not stands_free(part, place) or not (follows in _VERBS or plain_after(sentence, place)):
        return False
    if sum(t.kind in "NXTU" for t in about) > 1 or any(t.low in MEMORY for t in about):
        return False
    step = before_articles(part, place)
    if sentence.low(step) not in _UPON:
        return not of_somewhere(sentence, place)
    if sentence.low(step) in ("at", "in") and part[place].value <= _HOURS:
        return False
    person = part[step - 1].low
    if any(t.low in _AIMS for t in part[:step]):
        return True
    somebody = person.startswith(("whoever", "any", "some"))
    return step > 0 and person not in _STANDING and (somebody or not person.endswith("'s"))


def _named_beside(tokens: Sequence[Token], spans: Sequence[tuple[int, int]], number: int) -> bool:
    """Whether the sentence after this one is only the word for a trapdoor: "look out at 65. (Trapdoor!)"."""
    if number + 1 >= len(spans):
        return False
    part = tokens[spans[number + 1][0] : spans[number + 1][1]]
    label = next((n for n, t in enumerate(part) if t.kind == "D"), -1)
    if 0 <= label <= 2 and any(t.low == "there" for t in part[label + 1 : label + 3]):
        return not any(t.kind in "NXT" for t in part)  # "Somebody is bound to land on 72. Trapdoor there."
    words = [t for t in part if t.kind == "W" and t.low not in FILLERS]
    return any(t.kind == "D" for t in part) and not words and sum(t.kind in "WTDNX" for t in part) <= _FEW


def _somebodys(part: Sequence[Token]) -> bool:
    """Whether a name with an "'s" owns something here: "Bob's trapdoor on 52 is nasty"."""
    return any(t.low.endswith("'s") and t.text[:1].isupper() and n for n, t in enumerate(part)) or (
        part[0].low.endswith("'s") and part[0].low not in _BEING | {"let's", "there's", "what's", "here's", "it's"}
    )


def _labelled(
    tokens: Sequence[Token], spans: Sequence[tuple[int, int]], number: int, place: int, *, past: bool
) -> bool:
    """Whether a sentence, or the few words after it, say that its space is the trapdoor's, and nothing denies it.

    ``past`` tells that the number was found to be of the past, or somebody else's.
    """
    start, end = spans[number]
    part = tokens[start:end]
    lows = [t.low for t in part]
    rhetorical = ("who", "am", "i") in zip(lows, lows[1:], lows[2:], strict=False)
    if end < len(tokens) and tokens[end].low == "?" and not rhetorical:
        if set(lows) & (MEMORY | {"or"}):
            return False
        return _answered(tokens, spans, number) or (number > 0 and _asked_on(tokens, spans, number))
    if not any(t.kind == "D" for t in part):
        after = tokens[spans[number + 1][0] : spans[number + 1][1]]
        if any(t.low == "there" for t in after):
            return not {t.low for t in (*part, *after)} & (_HANGING | {"not", "or"})
        return not set(lows) & (MEMORY | _UNWILLING | _SELF_THERE) and stands_free(part, place)
    if _hangs(lows):
        return False
    if _pointed_back(part, place) or _made_it(part, place) or (not past and _beside(part, place)):
        return True
    if wished_for(part, place) or laid(part, place):
        return True
    if any(tuple(lows[n : n + 3]) in _AGREEING for n in range(place, len(lows))):
        return not {"or", "unless", "if", "might"} & set(lows)
    return False


def _hangs(lows: Sequence[str]) -> bool:
    """Whether a sentence has a condition: not one that only speaks to whoever will be there, "if you are on 71"."""
    return any(
        low in _HANGING and not after.startswith(("you", "some", "any")) and low != "not"
        for low, after in zip(lows, (*lows[1:], ""), strict=True)
    ) and not any(low == "not" and after == "too" for low, after in pairwise(lows))


def _asked_on(tokens: Sequence[Token], spans: Sequence[tuple[int, int]], number: int) -> bool:
    """Whether a kind question goes on in a few words: "Could we do the 1, please? And trap on 37?"."""
    before = [t.low for t in tokens[spans[number - 1][0] : spans[number - 1][0] + 2]]
    if tokens[spans[number - 1][1]].low != "?" or before not in _KINDLY:
        return False
    part = tokens[spans[number][0] : spans[number][1]]
    return part[0].low in ("and", "with") and all(t.kind in "DNP" or t.low in FILLERS | _PARTING for t in part)


def _beside(part: Sequence[Token], place: int) -> bool:
    """Whether a number is bound to its label by small words alone: "26 under trapdoors", "(trapdoor)" at the end."""
    first, last = place, place
    label = next((n for n in range(place + 1, len(part)) if part[n].kind == "D"), -1)
    ahead = next((n for n in range(place - 1, -1, -1) if part[n].kind == "D"), -1)
    closes = all(t.kind == "P" or t.low in FILLERS | _THERE | {"so", "then", "thus"} for t in part[label + 1 :])
    between = part[place + 1 : label] if label >= 0 else ()
    enclosed = closes and part[label - 1].low == "(" and not any(t.kind in "NT" for t in between)
    if label >= 0 and (enclosed or all(t.low in _GLUE for t in between)):
        last = label
    elif ahead >= 0 and not any(t.kind in "NXT" for t in part[ahead + 1 : place]) and _leads(part, ahead, place):
        first = ahead
    else:
        return False
    while first and part[first - 1].low not in _PARTING | {",", "-", "("}:
        first -= 1
    clause = [t for t in part[first : last + 1] if t.low != "forget"]
    said = {t.low for t in clause}
    if ("is" in said and part[label - 1].low == "the") or said & _REPORTING:
        return False  # "since 62 is the trapdoor now", "Bob says 62 becomes a trapdoor"
    return not (said & (MEMORY | _UNWILLING) or _somebodys(part) or told_otherwise(clause, False))


def _leads(part: Sequence[Token], label: int, place: int) -> bool:
    """Whether words after a label lead to the number that ends them: "Trapdoor first, since I forget it: 27"."""
    after = part[place + 1] if place + 1 < len(part) else None
    if after is not None and after.kind != "P":
        return False
    between = part[label + 1 : place]
    if part[place - 1].low == ":" and label <= 2:
        return True
    if all(t.kind == "P" or t.low in FILLERS | TAKING_BACK | {"i", "mean"} for t in between):
        return True
    heading = label <= 2 or part[label - 2].low in ("for", "as", "of", "to")
    if heading and between[0].low in (":", ",") and len(between) <= _AFTER_HEADING:
        return all(t.kind in "WP" for t in between)
    return len(between) == 1 and part[label - 1].low in ("the", "my") and part[label - 2].low == "for"


def _pointed_back(part: Sequence[Token], place: int) -> bool:
    """Whether the sentence ends by giving its space the trapdoor: "so that's my trapdoor", "a trapdoor there"."""
    for label in (n for n in range(place + 1, len(part)) if part[n].kind == "D"):
        step = label - 1
        while step > place and part[step].low in _MINE:
            step -= 1
        between = part[place + 1 : label]
        if any(t.kind in "NXT" for t in between):
            return False
        start = label
        while start > place + 1 and part[start - 1].kind != "P" and part[start - 1].low not in _PARTING:
            start -= 1
        clause = part[start : label + 4]
        if {t.low for t in clause} & _UNWILLING or {t.low for t in part[start:label]} & MEMORY:
            continue
        there = any(t.low == "there" for t in (*part[label + 1 : label + 3], *part[max(place, label - 4) : label]))
        after = part[label + 1] if label + 1 < len(part) else None
        closes = after is None or after.kind == "P" or after.low in _THERE | {"and", "because", "so", "for"}
        pointing = step > place and part[step].low in _BEING and part[label - 1].low in ("my", "our", "it")
        if (there or pointing) and (closes or there):
            return True
    return False


def _made_it(part: Sequence[Token], place: int) -> bool:
    """Whether the sentence settles on its space: "so 75 it is", "31 it shall be"."""
    after = [t.low for t in part[place + 1 : place + 4]]
    settled = after[:2] in (["it", "is"], ["it", "shall"], ["it", "will"], ["it", "must"])
    ahead = part[place - 1].low if place else ""
    return settled and ahead in ("so", "then", "", ",", "and", "-", "ok", "okay")


def _answered(tokens: Sequence[Token], spans: Sequence[tuple[int, int]], number: int) -> bool:
    """Whether a question is answered with yes in the next sentence: "what about 31 for the trapdoor? Yes."."""
    if number + 1 >= len(spans):
        return False
    part = tokens[spans[number + 1][0] : spans[number + 1][1]]
    lows = {t.low for t in part}
    return part[0].low in _YES and not lows & _UNWILLING and sum(t.kind == "W" for t in part) <= _FEW + 2
