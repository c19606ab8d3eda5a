"""Figures of speech: floors that are to give way under a space, and numbers that go on the table."""

from __future__ import annotations

from pbm.orders.tokens.sentence import Sentence
from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set
from pbm.orders.words import CONDITIONS, HEDGES, MEMORY, NOT_WORDS, THIRD_PERSONS, TRAPPINGS

__all__ = ["crossed", "laid_down", "my_number_leads", "pictured", "pointed_at"]

_WISHING = word_set(
    "want like let let's lets have please love wish prefer get i'd we'd vote for may i'll we'll would kindly watch need"
)
_POLITELY = word_set("and so then please just now also kindly do go to")
_THINGS = word_set("floor floorboards floorboard drop demolition cave")
_TELLING = word_set(
    "not don't never won't no without can't didn't isn't expect think hear rumour suspect fear afraid bet hope guess "
    "reckon looks seems again stop avoid wonder why how"
)
_TAKING_OUT = word_set("drop dropping pull cut saw take knock remove")
_OTHERS = word_set("he she they he's she's they're he'll she'll they'll who")
_PARTING = word_set("but because although though since")
_OWNED = word_set("my the a that")
_LAYING = word_set("goes comes gets")
_DOWN = word_set("on in out down off next now first its")
_POINTING = word_set("which that that's is be becomes become makes being will where there gets")
_BECOMING = word_set("better want like be becomes become goes where makes should")
_REASONS = word_set("since because as that says said while")
_LINKING = _POINTING | word_set(
    "precisely exactly just also i want would i'd like shall should my the a goes with as for please to , have it "
    "had better"
)
_SEVERAL = frozenset(("squares", "spaces", "fields"))
_AGAINST = word_set("but though snake snakes down worse bad unfortunately alas hmm back wrong off shame or")
_SHOWING = word_set("pointed points pointing landed put tapped stabbed pricked laid fell stuck settled")
_CROSSES = word_set("cross x mark")
_AGAINST_IT = word_set("on at against in by beside over")
_SPACES = word_set("square space number no")
_BIDDING = frozenset(
    ("", ",", "-", ":", *word_set("may can please kindly i'll will would to let's just could shall then"))
)
_MARKING = word_set("put place draw set stick scratch chalk pencil ink pop")
_UNWILLING = NOT_WORDS | word_set("could should would can't did to")
_REACH = 12  # tokens between a number and the word that pictures its floor


def pictured(s: Sentence, place: int, token: Token) -> bool:
    """Whether the floor of a space is to give way: "saw through number 79", "let 18 collapse", "bombing 69".

    What is told of the past or of somebody else pictures nothing, nor does a sentence with several spaces.
    """
    if token.value <= s.limits.high or s.low(place + 1) in _SEVERAL or _nominated(s):
        return False
    if _spaces(s) > 1:
        return False
    found = _picture(s, place)
    if found is None:
        return False
    between = s.tokens[min(found, place) + 1 : max(found, place)]
    if any(t.low in _PARTING or t.kind in "NX" for t in between):
        return False
    start = min(found, place)
    while start and s.tokens[start - 1].kind != "P" and s.low(start - 1) not in ("and", "so", *_PARTING):
        start -= 1
    clause = s.tokens[start : max(found, place) + 3]
    if any(t.low in MEMORY or t.low in _OTHERS or t.low in _TELLING for t in clause):
        return False
    return _ordered(s, found, {t.low for t in clause})


def _ordered(s: Sentence, found: int, words: set[str]) -> bool:
    """Whether a floor is to give way by the writer's will: they wish it, bid it, or say that it is to be."""
    if words & _WISHING or (words & {"i", "we"} and words & {"will", "shall"}):
        return True
    if s.low(found) in _THINGS:
        return s.low(found - 1) in ("the", "a") and s.low(found - 2) in _TAKING_OUT
    if s.low(found + 1) == "to" or s.low(found - 1) == "be":
        return True  # "number forty rigged to drop", "94 to be booby-trapped"
    step = found - 1
    while s.low(step) in _POLITELY:
        step -= 1
    return step < 0 or s.tokens[step].kind in "PNX"


def pointed_at(s: Sentence, place: int, token: Token) -> bool:
    """Whether a space is said to be the trapdoor's: "85, which is my trapdoor", "37 is where I want my trapdoor"."""
    if token.value <= s.limits.high or _nominated(s):
        return False
    step, pointing = _taken_up(s, place), False
    while s.low(step) in _LINKING and step <= place + 2 * _REACH and s.tokens[step].kind in "WP":
        pointing = pointing or s.low(step) in _POINTING
        step += 1
    label = s.at(step)
    if pointing and label is not None and label.kind == "D":
        after = s.tokens[step + 1 : step + 4]
        run = {t.low for t in s.tokens[place + 1 : step]}
        told = any(t.kind == "N" or t.low in MEMORY for t in after) or s.low(place + 1) in ("to", "for", "with")
        stands = s.low(step - 1) == "the" and not run & _BECOMING  # "since 62 is the trapdoor now"
        return not told and not stands and not any(t.low in _REASONS for t in s.tokens[max(0, place - 3) : place])
    if _spaces(s) > 1:
        return False
    for at in s.labels:  # "whoever steps on 69 deserves it, for that is where my trapdoor goes"
        ahead = [t.low for t in s.tokens[max(place, at - 4) : at]]
        if s.tokens[at].kind == "D" and "where" in ahead and ahead[0] in ("is", "that", "that's", "which", "there"):
            return True
    return False


def _taken_up(s: Sentence, place: int) -> int:
    """Return where "he pointed at 23 on the chart with a finger, and that had better be" takes the space up again.

    That is just behind the space where nothing stands between.
    """
    if s.low(place - 1) not in ("at", "on", "to") or s.low(place - 2) not in _SHOWING or _spaces(s) > 1:
        return place + 1
    for step in range(place + 1, min(place + _REACH + 1, len(s.tokens) - 1)):
        token = s.tokens[step]
        if token.kind not in "WP" or token.low in NOT_WORDS or token.low in CONDITIONS:
            break
        if token.low in (",", "and", "so", "-") and s.low(step + 1) in ("that", "that's", "which"):
            return step + 1
        if token.low in (",", "-") and s.low(step + 1) in ("and", "so") and s.low(step + 2) in ("that", "that's"):
            return step + 2
    return place + 1


def _spaces(s: Sentence) -> int:
    """Return how many numbers of the sentence can only be spaces: not "the hundred squares", nor those of a heading."""
    return sum(
        token.kind == "N"
        and token.value > s.limits.high
        and s.low(place + 1) not in _SEVERAL
        and not (place == 1 and s.low(2) in ("-", ":"))  # "Krait 9 - 6 on the die"
        for place, token in enumerate(s.tokens)
    )


def _nominated(s: Sentence) -> bool:
    return any(claim.field == "D" and claim.reason != "residue" for claim in s.made)


def _picture(s: Sentence, place: int) -> int | None:
    for step in range(1, _REACH):
        for near in (place + step, place - step):
            token = s.at(near)
            if token is not None and token.low == "drop" and s.low(near - 1) == "the":
                return near
            if token is not None and token.low == "fall" and s.low(near + 1) == "through":
                return near
            if token is not None and token.kind == "W" and token.low in TRAPPINGS:
                if token.low == "mine" and (
                    near == 0 or s.low(near + 1) not in ("the", "square", "space", "number", "")
                ):
                    continue  # "mine is 45"
                return near
    return None


def laid_down(s: Sentence, place: int, token: Token) -> bool:
    """Whether a number is put on the table: "my six goes on the table", "out comes the 4"."""
    if token.value > s.limits.high or s.low(place - 1) not in _OWNED:
        return False
    if [s.low(n) for n in range(place + 1, place + 5)] == ["out", "of", "the", "way"]:
        return (
            any(s.low(n) in ("get", "getting") for n in (place - 2, place - 3)) and s.low(place - 3) not in _UNWILLING
        )
    if s.low(place + 1) in _LAYING and s.low(place + 2) in _DOWN:
        after = s.at(place + 3)
        return after is None or after.kind not in "BNX"
    return s.low(place - 2) in _LAYING and s.low(place - 3) in ("out", "down", "in", "here")


def my_number_leads(s: Sentence, place: int, token: Token) -> bool:
    """Whether a number of the player's own is told with where it leads: "so my 5 takes me to 39".

    Not where it hangs on something, nor where what it leads to speaks against it.
    """
    if token.value > s.limits.high or s.low(place - 1) != "my":
        return False
    if "me" not in (s.low(place + 2), s.low(place + 3)):
        return False
    numbers = {t.value for t in s.tokens if t.kind == "N" and t.value <= s.limits.high and t.low != "one"}
    ahead = {t.low for t in s.tokens[:place]} & (CONDITIONS | HEDGES | THIRD_PERSONS | NOT_WORDS | {"only", "where"})
    aside = next((n for n in range(place, len(s.tokens)) if s.low(n) == "("), len(s.tokens))
    behind = {t.low for t in s.tokens[place:aside]} & (_AGAINST | NOT_WORDS | HEDGES | CONDITIONS)
    return numbers == {token.value} and not ahead and not behind


def crossed(s: Sentence, place: int, token: Token) -> bool:
    """Whether the player's cross goes against a space: "put my cross against 77", "my X goes on 45"."""
    if token.value <= s.limits.high or (s.low(place - 1) not in _AGAINST_IT and s.low(place - 1) not in _SPACES):
        return False
    step = place - 1
    while s.low(step) in _AGAINST_IT or s.low(step) in _SPACES or s.low(step) in ("the", "number"):
        step -= 1
    goes = s.low(step) in ("goes", "go")
    step -= goes
    if s.low(step) not in _CROSSES or s.low(step - 1) not in ("my", "a", "an", "the"):
        return False
    if goes:
        return True
    bid = s.low(step - 3)
    return s.low(step - 2) in _MARKING and (bid in _BIDDING or (bid == "and" and s.low(step - 1) == "my"))
