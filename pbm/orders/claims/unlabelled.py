"""Numbers without a label: those of a list, those that a verb of playing claims, those at the head of a clause."""

from __future__ import annotations

from collections.abc import Sequence

from pbm.orders.claims.no_throw import hangs, no_throw
from pbm.orders.tokens.marks import ORDINALS
from pbm.orders.tokens.sentence import ASIDE, LABELLED, SPOKEN, Claim, Sentence
from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set
from pbm.orders.words import (
    AFTER_PLAIN,
    CONDITIONS,
    CORRECTIONS,
    FILLERS,
    HEDGES,
    MEMORY,
    NOT_WORDS,
    PLAY_VERBS,
    POLITE,
    STARTERS,
    THIRD_PERSONS,
    of_manner,
)

__all__ = ["ARTICLES", "LEADING", "countable", "dated", "extend", "of_somewhere", "plain_after", "unlabelled"]

_SETTLING = frozenset(
    (
        *(("from", "me"), ("from", "here"), ("it", "is"), ("it", "must"), ("it", "shall"), ("it", "will")),
        *(("will", "you"), ("it", "has"), ("it", "had"), ("it", "be"), ("will", "do"), ("it", "stays"), ("will", "be")),
    )
)
_ONWARDS = word_set("for forward forwards onward onwards ahead on up please pls")
_LATER = word_set("respectively throughout each both afterwards second later last too also again straight now finally")
_PUTTING = word_set("put pop bung stick jot mark shove slot chuck chalk sling write")
_TALKING = word_set("talked persuaded argued bullied goaded tempted cajoled coaxed pushed nagged shamed")
_MOVING = word_set("goes moves advances walks hops steps marches creeps crawls runs travels go move advance walk hop")
LEADING = word_set("i'd it with like number is to be shall will must has has been it've")
_NOWHERE = word_set(
    "on to past from at of by over beyond around about than reach reaches reached reaching near until till "
    "before after between am i'm im be being is was are were aged turn turning turned until minus plus times "
    "into onto passing passed nearly almost in up down out off via towards toward if whether as nor not only "
    "over's"
)
_MANNERS = ("ment", "mente")
_MANNERLY = 7  # letters that "moment" has not
_STEPS = frozenset(("space", "spaces", "square", "squares", "step", "steps", "pip", "pips"))
_FOR_WHAT = frozenset(("me", "my", "the", "this", "now", "turn", "round", "board"))
_JOINING = frozenset(("and", "so", "but", "then"))
ARTICLES = frozenset(("a", "an", "the", "my"))
_OPEN = frozenset(("what", "whatever", "which", "you", "your", "see", "tell"))
_RESOLVED = frozenset(("i'll", "ill", "let's", "lets", "we'll"))
_STILL = word_set("still always only yet now certainly definitely")
_GRUDGING = word_set("all right alright fine very well go on if i must sigh never mind ah")
_BRACKETS = frozenset(("(", "/", "&", "+", "#", "@"))
_WILLING = frozenset(("let's", "lets", "i'll", "ill", "will", "shall", "to", "like", "we'll", "me", "please"))
_GLUE = word_set(
    "n ➡ → , and & then / + - | > followed by the a my or "
    "first second next this turn now afterwards finally either with x time also besides additionally furthermore"
) | {""}


def _of_denied(s: Sentence, place: int) -> bool:
    """Whether a token is a number that is denied, or the "not" before it: "3 not 5, and 45 not 54"."""
    return place in s.denied or (s.low(place) == "not" and place + 1 in s.denied)


def extend(s: Sentence, place: int, token: Token) -> bool:
    """Take a number into the list that the number before it began: "throws 3 and 6", "throw 5, 45"."""
    last = next((claim for claim in reversed(s.made) if s.last >= 0 and claim.values), None)
    if last is None:
        return False
    between = [t for n, t in enumerate(s.tokens[s.last + 1 : place], s.last + 1) if not _of_denied(s, n)]
    alternative = (
        any(t.low == "or" for t in between) and len(between) <= 7 and not any(t.kind in "TDBU" for t in between)
    )
    if alternative and plain_after(s, place) and (token.value <= s.limits.high) == (last.values[-1] <= s.limits.high):
        last.doubt = "hard"
        last.values.append(token.value)
        last.end = place
        return True
    if _after_the_first(s, last, between, token):
        s.add("T", token.value, LABELLED, place, turn=2)
        return True
    if any(t.low not in _GLUE or t.kind in "TDBU" for t in between):
        return False
    if not plain_after(s, place):
        return False
    small = token.value <= s.limits.high
    if last.field == "T" and small:
        last.values.append(token.value)
        last.end = place
        return True
    if last.field == "T" and not any(s.tokens[p].kind == "D" for p in s.labels):
        s.add("D", token.value, SPOKEN, place)
        return True
    if last.field == "D" and not (small and not any(c.field == "T" for c in s.made)):
        s.add("D", token.value, LABELLED, place)
        return True
    if last.field == "D":
        s.add("T", token.value, SPOKEN, place)
        return True
    return False


def _after_the_first(s: Sentence, last: Claim, between: Sequence[Token], token: Token) -> bool:
    """Whether a number is the second throw of "3 comes first, then 1"."""
    if s.limits.count != 2 or last.field != "T" or last.turn != 1 or token.value > s.limits.high:
        return False
    return all((t.low in _GLUE or t.low in ("comes", "goes", "first")) and t.kind not in "TDB" for t in between)


def plain_after(s: Sentence, place: int) -> bool:
    """Whether nothing follows a number that would make it a number of something else."""
    after = s.at(place + 1)
    if after is None:
        return True
    if after.kind == "P":
        return after.low not in ("%", "'", "°", "#", "<")
    if after.kind == "W":
        then = s.at(place + 2)
        if after.low == "out":
            return [s.low(n) for n in range(place + 2, place + 5)] == ["of", "the", "way"]
        if after.low in ("from", "it", "will"):
            return (after.low, s.low(place + 2)) in _SETTLING
        if after.low in ("in", "down") and any(t.low in _PUTTING for t in s.tokens[max(0, place - 4) : place]):
            return then is None or then.kind == "P" or then.low in ("for", "please", "as", "and", "then")
        if after.low in _STEPS:
            return (then is not None and then.low in _ONWARDS) or any(t.low in PLAY_VERBS for t in s.tokens[:place])
        if after.low == "all":
            return then is not None and then.low in ("the", "things")  # "the 4 all the same"
        if after.low == "after":
            return then is None or then.kind == "P"
        if after.low == "to":
            return then is None or then.kind not in "NX"
        if after.low == "for":
            return (
                then is None
                or then.low in _FOR_WHAT
                or then.low in ("starters", "openers", "afters")
                or then.kind in "TB"
                or (then.low in PLAY_VERBS and then.low != "go")
            )
        if after.low == "in":
            return then is not None and then.low in ("that", "this", "order")
        if after.low == "be":
            return then is not None and then.low in ("played", "thrown", "used", "spent", "entered")
        if after.low == "is":
            return then is not None and then.low in ("the", "my", "it")
        if after.low in ("goes", "comes"):
            return then is not None and then.low in ORDINALS
        return after.low in AFTER_PLAIN | _LATER | CORRECTIONS
    return after.kind in "BDTNS"


def unlabelled(s: Sentence, place: int, token: Token) -> bool:
    """Claim a number by its verb or by its place at the head of a clause."""
    if not countable(s, place, token) or not plain_after(s, place) or no_throw(s, place):
        return False
    rank, by_verb = _rank(s, place)
    if _denied_before(s, place) or _own_piece(s, place):
        rank = SPOKEN
    if _declared(s, place) or (token.value <= s.limits.high and _as_orders(s, place)):
        rank = SPOKEN
    if s.low(place + 1) in ("it", "will", "is") and token.value <= s.limits.high:
        rank = SPOKEN  # "so the 3 it must be"
    if s.low(place + 1) == "from" and s.low(place + 2) in ("me", "here") and token.value <= s.limits.high:
        rank = SPOKEN  # "that makes a four from me"
    if not rank:
        return False
    named = by_verb and token.value > s.limits.high and _verb_before(s, place) in ("name", "naming", "named")
    if named and any(claim.field == "T" for claim in (*s.made, *s.earlier)):
        s.add("D", token.value, SPOKEN, place)  # "I throw 2 and name 18"; "As trap door I name the 16"
    elif token.value <= s.limits.high or (by_verb and token.value <= 20):
        claim = s.add("T", token.value, rank, place)
        claim.doubt, claim.reason = hangs(s, place)
    elif _denied_before(s, place):
        s.add("D", token.value, SPOKEN, place)
    elif rank == SPOKEN and s.before is not None and s.corrected(place) and s.before.field == "D":
        s.add("D", token.value, rank, place)
    elif by_verb and (s.open_door or any(s.tokens[label].kind == "D" for label in s.labels if label < place)):
        s.add("D", token.value, SPOKEN, place)  # "I nominated 40 last time, let's go for 62"
    elif by_verb:
        s.add("D", token.value, ASIDE, place).doubt = "soft"
    else:
        return False
    s.last = place
    return True


def _verb_before(s: Sentence, place: int) -> str:
    return next((s.low(n) for n in range(place - 1, max(-1, place - 6), -1) if s.low(n) in PLAY_VERBS), "")


def countable(s: Sentence, place: int, token: Token) -> bool:
    """Whether "one" is a number here, and not somebody or something."""
    if s.low(place - 1) == "by" and any(t.low in PLAY_VERBS for t in s.tokens[max(0, place - 4) : place]):
        return True  # "edge forward by one"
    if s.low(place - 1) == "by" and s.low(place - 2) == "followed":
        return True  # "two followed by one"
    if token.low != "one" or s.low(place - 1) in ("a", "an", "just", "number", "#", "shows", "reads"):
        return True
    if (
        s.low(place - 1) in ("the", "my", ",", "or", "so", "then", "and", ":", "-", "/", "(")
        or s.low(place - 1) in PLAY_VERBS
    ):
        # "I'll play the one", but not "the one on 45".
        after = s.at(place + 1)
        return (
            after is None
            or after.kind == "P"
            or after.low in ("please", "pls", "then", "and", "for", "this", "with", "now", "from", "first")
            or (after.low in _STEPS and s.low(place - 1) in PLAY_VERBS)  # "and take one step"
        )
    return place == 0 and (
        s.low(1) in ("please", "pls", ",")
        or (s.low(1) == "for" and s.low(2) in _FOR_WHAT - {"the"})
        or (s.low(1) == "to" and s.low(2) in ("start", "begin", "open") and s.low(3) == "with")
    )


def _rank(s: Sentence, place: int) -> tuple[int, bool]:
    """Return how strongly what stands before a number makes it an order, and whether a verb does."""
    strangers = 0
    for step in range(place - 1, -1, -1):
        before = s.tokens[step]
        if before.low == "by" and any(near.low in PLAY_VERBS for near in s.tokens[max(0, step - 4) : step]):
            continue  # "nudge my counter along by three"
        if before.kind == "W" and before.low in PLAY_VERBS:
            return (SPOKEN if strangers <= 1 and _meant(s, step) else 0), True
        if before.kind in "TDNXU" or (before.kind == "W" and before.low == "at"):
            return 0, False
        if before.kind in "PB" or before.low in _JOINING:
            return _headed(s, step, place), False
        if before.low in ("rather", "better") and s.low(step - 1) == "but":
            return SPOKEN, False  # "I wanted the 4, but rather the 3"
        if before.low.endswith(_MANNERS) and len(before.low) > _MANNERLY and s.low(step - 1) in PLAY_VERBS:
            continue  # "je joue prudemment le 3"
        if before.low not in STARTERS | FILLERS and not of_manner(before.low):
            strangers += 1
            if dated(s, step):
                return 0, False
            if _adjectives(s, step, place):
                return SPOKEN, False
            if strangers > 1 or not any(t.low in ARTICLES for t in s.tokens[max(0, step - 1) : step]):
                return 0, False
    opening = all(
        t.low in STARTERS | POLITE or t.low in LEADING or of_manner(t.low) for t in s.tokens[:place] if t.kind == "W"
    )
    return (SPOKEN if opening else 0), False


def dated(s: Sentence, step: int) -> bool:
    """Return whether a strange word stands before the article of a day: "juego un partido el 3"."""
    article = s.at(step + 1)
    if article is None or article.low != "the" or article.text not in ("le", "el", "il"):
        return False
    return s.at(step + 2) is not None and s.tokens[step + 2].kind == "N" and not s.tokens[step].low.endswith(_MANNERS)


def _denied_before(s: Sentence, place: int) -> bool:
    """Whether a number stands for the one that was denied right before it: "not 5 but 4"."""
    for step in range(place - 1, max(-1, place - 6), -1):
        if step in s.denied:
            return (s.tokens[step].value <= s.limits.high) == (s.tokens[place].value <= s.limits.high)
        if s.tokens[step].kind in "NTDBU":
            return False
    return False


def _own_piece(s: Sentence, place: int) -> bool:
    """Whether "my man goes", "my counter moves on" stands before a number."""
    step = place - 1
    while s.low(step) in ("a", "the", "by", "on", "forward", "along", "to", "another"):
        step -= 1
    return s.low(step) in _MOVING and s.low(step - 2) == "my" and s.tokens[place].value <= s.limits.high


def _adjectives(s: Sentence, step: int, place: int) -> bool:
    """Whether a clause is only a number with how it is: "A - a timid little 1"."""
    head = place - 1
    while head >= 0 and s.tokens[head].kind == "W" and place - head <= 4:
        head -= 1
    opens = s.low(head + 1) in ("a", "an") and (head < 0 or s.tokens[head].kind in "PB")
    after = s.at(place + 1)
    closes = after is None or after.kind == "P"
    return opens and closes and head < step and s.tokens[place].value <= s.limits.high and s.tokens[place].low.isdigit()


def _declared(s: Sentence, place: int) -> bool:
    """Whether "it's the", "it is to be a" stands before a number."""
    step = place - 1
    while s.low(step) in ("the", "a", "my", "just", "simply", "only"):
        step -= 1
    if s.low(place + 1) == "for" and s.low(place + 2) == "me" and s.low(place - 1) == "number":
        return True
    if s.low(step) in ("namely", "viz") or (s.low(step) == "as" and s.low(step - 1) == "out"):
        return True  # "it comes out as the 1"
    if s.low(step) in ("shows", "reads") and s.low(step - 1) in ("it", "die", "dice"):
        return True
    if s.low(step) == "into" and s.low(step - 1) == "me":
        return s.low(step - 2) in _TALKING  # "Ivy has talked me into a 6"
    before = {s.low(step - back) for back in range(1, 6)}
    if s.low(step) in ("is", "makes", "means", "spells") and s.low(step - 1) in ("that", "which"):
        return s.low(step - 2) in ("so", "and", ",", "", "-", ";", "all")  # "so that is a five"
    if s.low(step) == "be":
        return bool(before & {"it", "it's", "to", "better", "must", "it'll", "should"})
    my_choice = (s.low(step - 2), s.low(step - 1)) == ("my", "choice")
    return s.low(step) in ("it's", "it'll", "mine's", "that's") or (
        s.low(step) == "is"
        and bool(before & {"it", "which"} or s.low(step - 1) in ("number", "one", "left") or my_choice)
    )


def _as_orders(s: Sentence, place: int) -> bool:
    """Whether "my orders are", "the proper orders:" stands right before a number."""
    step = place - 1
    while s.low(step) in ARTICLES or s.low(step) in ("is", "are", ":", "as", "follows", "be"):
        step -= 1
    if s.low(step) == "," and place - step < 4:
        step = next((n for n in range(step - 1, max(-1, step - 8), -1) if s.low(n) == ","), step) - 1
    linked = any(s.low(n) in ("is", "are", ":", "be") for n in range(step + 1, place))
    return linked and s.low(step) in ("orders", "order") and not any(t.low in MEMORY for t in s.tokens[:step])


def _meant(s: Sentence, verb: int) -> bool:
    """Whether a verb orders: "I'll have the 4" does, "I have the 4" tells what is left, "I make it 4" counts."""
    low, before = s.low(verb), s.low(verb - 1)
    if low == "say":
        return verb == 0 or before in ("i", "i'd", "i'll", "let's", ",", ":", "so")
    if low == "forward" and before in ("look", "looking"):
        return False
    if low == "having" and before in ("i'm", "am", "im"):
        return True
    if low in ("have", "having"):
        return (
            before in _WILLING
            or (low == "have" and before in ("", "instead", "then"))
            or (before == "i" and s.low(verb - 2) in ("can", "could", "may", "shall", "might"))
        )
    if low == "make" and s.at(verb - 1) is not None and s.tokens[verb - 1].kind in "NX":
        return False  # "5 and 4 make 8"
    while before in _STILL:
        verb -= 1
        before = s.low(verb - 1)
    return not (low == "make" and before == "i")


def _headed(s: Sentence, step: int, place: int) -> int:
    """Return the rank of a number at the head of the clause that begins after ``step``."""
    sign = s.tokens[step]
    if not all(t.low in STARTERS for t in s.tokens[step + 1 : place] if t.kind == "W"):
        return 0
    if sign.kind == "B" or (sign.low == ":" and s.low(step - 1) in PLAY_VERBS and s.low(step - 2) in ("i", "")):
        return SPOKEN  # "I play: 4"
    if sign.low == ":" and _leads_to_colon(s, step):
        return SPOKEN
    if sign.low in ("and", "/") and not any(claim.field == "D" for claim in s.made):
        return 0
    if all(t.kind in "UP" or t.low in STARTERS | _GRUDGING for t in s.tokens[:step]) and sign.low not in _BRACKETS:
        return SPOKEN
    if sign.low in _BRACKETS or (step and s.tokens[step - 1].kind in "NX" and place - step == 1):
        return 0
    return ASIDE


def _leads_to_colon(s: Sentence, sign: int) -> bool:
    """Whether the player says before a colon what they do with a number: "I'll blow the big one straight away: 6"."""
    ahead = s.tokens[:sign]
    lows = [token.low for token in ahead]
    while len(lows) > 1 and lows[1] in _STILL | {"just", "also", "then", "simply"}:
        lows.pop(1)
    named = any(low.endswith("'s") and low != "let's" for low in lows)
    plain = not named and all(t.kind == "W" or (t.low == "one" and t.kind == "N") for t in ahead)
    unsure = set(lows) & (_OPEN | CONDITIONS | HEDGES | NOT_WORDS | THIRD_PERSONS | MEMORY)
    return plain and not unsure and bool(lows) and lows[0] in _RESOLVED and len(lows) > 1 and lows[1] in PLAY_VERBS


def of_somewhere(s: Sentence, place: int) -> bool:
    """Whether what stands before a number makes it a place, an age, a date: "I'm on 42", "from 12 to 31"."""
    step = place - 1
    while s.low(step) in ARTICLES or s.low(step) in ("square", "space", "sq", "number", "about", "around"):
        step -= 1
    return s.low(step) in _NOWHERE or (s.at(step) is not None and s.tokens[step].kind in "NXUB")
