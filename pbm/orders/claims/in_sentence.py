"""What one sentence claims: each of its numbers is a throw, a trapdoor, or nothing of the kind."""

from __future__ import annotations

from pbm.orders.claims.delegated import delegated
from pbm.orders.claims.dropped import between, drop_ranges
from pbm.orders.claims.figures import crossed, laid_down, my_number_leads, pictured, pointed_at
from pbm.orders.claims.hands import in_hand
from pbm.orders.claims.left_over import left_over
from pbm.orders.claims.links import label_after, label_before, labels_follow, turn_of
from pbm.orders.claims.pairs import paired
from pbm.orders.claims.pronouns import pronoun
from pbm.orders.claims.sequence import in_sequence
from pbm.orders.claims.unlabelled import extend, plain_after, unlabelled
from pbm.orders.claims.wholes import alone, changed, dangling, declined, opened, where_i_put
from pbm.orders.doubts.others_doing import NEGATIONS
from pbm.orders.tokens.sentence import ASIDE, LABELLED, SPOKEN, Claim, Sentence
from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set

__all__ = ["claims_in"]

_SUBJECT_OF = word_set("gets takes brings puts lands leads carries moves")
_SUBJECT_TO = word_set("get take bring put land lead carry move")
_CHOOSING = word_set("choose chose pick picked want like nominate name fancy choice")
_PICKED = word_set("pick choice candidate selection target favourite favorite suggestion proposal choose")
_DESCRIBED = 16  # tokens of "the space I'd like to see open up underneath somebody is number"
_ABOUT = word_set("about around near roughly approximately next past beyond beside towards toward")
_NICKNAMED = 10  # no greater number is part of what a number is called: "two fat ladies", "one fat lady"


def claims_in(s: Sentence) -> list[Claim]:
    """Return the claims of a sentence, in the order of their numbers; its tokens are marked on the way."""
    if any(s.tokens[label].kind == "D" for label in s.labels):
        for place, token in enumerate(s.tokens):
            spelt = token.kind == "X" and token.value > s.limits.high and s.low(place + 1) in ("square", "space")
            if spelt and s.low(place - 1) == "the" and not token.low[:1].isdigit():
                token.kind = "N"  # "my name against the eighty-fourth square in your list of trapdoors"
    if all(token.kind != "N" for token in s.tokens):
        for label in s.labels:  # all that is left to claim where no number stands
            declined(s, label)
        dangling(s)
        s.made.sort(key=lambda claim: claim.place)
        return s.made
    drop_ranges(s)
    between(s)
    sequenced = in_sequence(s)
    if not sequenced:
        in_hand(s)
    if sequenced or not alone(s):
        changed(s)
        for label in s.labels:
            declined(s, label)
        backwards = labels_follow(s)
        for place, token in enumerate(s.tokens):
            if token.kind == "N":
                _number(s, place, token, backwards)
        paired(s)
        dangling(s)
    s.made.sort(key=lambda claim: claim.place)
    return s.made


def _relative(s: Sentence, place: int) -> bool:
    """Whether a number counts from somewhere, or is none: "3 ahead of Bob", "one less than Bob", "sixty something"."""
    step = place + 1
    if s.low(step) == "something" and s.tokens[place].value <= s.limits.high and not s.labels:
        return False  # "Oswald was on 6 something"
    if s.low(step) in ("something", "odd", "ish", "plus", "minus", "range", "thereabouts", "or so"):
        return True
    while s.low(step) in ("squares", "spaces", "square", "space", "places"):
        step += 1
    if s.low(step) in ("less", "more", "fewer", "higher", "lower"):
        return True
    away = s.low(step) in ("ahead", "behind", "past", "beyond", "above") or (
        s.low(step) == "in" and s.low(step + 1) == "front"
    )
    if s.low(place - 1) in ("at", "on") and s.low(step + 1) in ("me", "us", "myself"):
        return False  # "a trapdoor at 51 behind me"
    return away and any(s.tokens[label].kind == "D" for label in s.labels if label < place)


def _chosen_square(s: Sentence, place: int, token: Token) -> bool:
    """Whether a number is the space of "the square I choose is 62", "my pick is 62"."""
    if token.value <= s.limits.high:
        return False
    step = place + 2 if s.low(place + 1) in ("is", "s") else place + 1
    if step == place + 2 and s.low(step) == "my" and s.low(step + 1) in _PICKED:
        return True  # "45's my pick"
    step = place - 1
    while s.low(step) in ("is", ":", "be", "the", "on", "will", "-", "square", "space", "number"):
        step -= 1
    if step < place - 1 and s.low(step) in _PICKED and s.low(step - 1) == "my":
        return True  # "my pick is 45"
    step = place - 2 if s.low(place - 1) == "number" else place - 1
    if s.low(step) != "is":
        return False
    near = [t.low for t in s.tokens[max(0, place - _DESCRIBED) : step]]
    where = next((n for n, low in enumerate(near) if low in ("square", "space")), len(near))
    return bool(_CHOOSING & set(near[where:])) and "on" not in near[where:] and not set(near[where:]) & NEGATIONS


def _later(s: Sentence, place: int) -> bool:
    """Whether a number that stands for itself follows, before any label."""
    for step in range(place + 1, len(s.tokens)):
        if s.tokens[step].kind in "TDBU":
            return False
        if s.tokens[step].kind == "N":
            return plain_after(s, step)
    return False


_BARE = frozenset(("on", "at", "number", "square", "space", "is", "my", "the", "please", "and"))


def _first_space(s: Sentence, place: int) -> bool:
    """Whether "one" is the first space: "throw one, trapdoor one", "trapdoor on number one"."""
    step = place - 1
    while s.low(step) in ("on", "at", "number", "square", "space", "is", ":"):
        step -= 1
    label = s.at(step)
    told = label is not None and label.kind == "D" and s.low(step - 1) in ("", ",", "and", ";", "my", "with", "the")
    told = told and (s.low(step - 1) != "the" or step < place - 1)
    if not (told and plain_after(s, place)):
        return False
    alone = all(token.kind in "DPN" or token.low in _BARE for token in s.tokens)  # "Throw four. Trapdoor one."
    return any(c.field == "T" and c.values and not c.doubt for c in (*s.made, *(s.earlier if alone else ())))


def _follows_throw(s: Sentence, place: int) -> bool:
    """Whether a number stands right behind a throw, so that both are for the turn named: "3 & 66 for turn 14"."""
    return bool(s.made) and s.made[-1].field == "T" and 1 <= place - s.made[-1].place <= 2


def _number(s: Sentence, place: int, token: Token, backwards: bool) -> None:
    """Make the claim of one number, if it makes any."""
    if pronoun(s, place):
        token.kind = "W"
        return
    if _relative(s, place):
        s.torn.add(place)
    before, comma = (None, False) if backwards else label_before(s, place)
    after = label_after(s, place, followed=backwards)
    if before is not None and after is not None and s.tokens[before].kind != s.tokens[after].kind:
        if not comma:
            for kind in "TD":
                s.add(kind, token.value, LABELLED, place).doubt = "hard"
            s.last = place
            return
        before = None
    willing = s.low(place + 1) in ("will", "should") and s.low(place + 2) in _SUBJECT_TO
    subject = (s.low(place + 1) in _SUBJECT_OF and s.low(place + 2) != "up") or willing
    if subject and after is None and not (before is not None and place - before <= 2):
        if my_number_leads(s, place, token):
            s.add("T", token.value, ASIDE, place).reason = "in passing"
            s.made[-1].doubt = "soft"
            s.last = place
            return
        token.kind = "X"  # "whatever 5 gets me to"
        return
    spelt = not token.low.isdigit()
    if before is not None and spelt and token.value <= _NICKNAMED and not plain_after(s, place) and _later(s, place):
        token.kind = "W"  # "Trapdoor: two fat ladies, 88"
        return
    if place in s.between:
        claim = s.add("T", token.value, LABELLED, place)
        claim.doubt, claim.reason = "hard", "undecided"
        return
    if before is not None and any(t.low in _ABOUT for t in s.tokens[before + 1 : place]):
        s.torn.add(place)  # "trapdoor next to 60"
    if place in s.cancelled:
        claim = s.add("T" if token.value <= s.limits.high else "D", token.value, LABELLED, place)
        claim.doubt, claim.reason = "hard", "retracted"
        s.last = place
        return
    if place in s.torn:
        s.add("T" if token.value <= s.limits.high else "D", token.value, LABELLED, place).doubt = "hard"
        s.last = place
        return
    last = s.made[-1] if s.made else s.before
    door = last is not None and last.field == "D"
    if token.value > s.limits.high and s.corrected(place) and (door or s.door_before()):
        s.add("D", token.value, SPOKEN, place)
        s.last = place
        return
    if where_i_put(s, place, token):
        s.add("D", token.value, LABELLED, place).reason = "delegated"
        s.last = place
        return
    if opened(s, place, token) or _chosen_square(s, place, token) or crossed(s, place, token):
        s.add("D", token.value, LABELLED, place)
        s.last = place
        return
    turn = turn_of(s, place, before)
    label = before if before is not None else after
    beside = s.limits.count == 1 and token.value > s.limits.high and _follows_throw(s, place)
    field = s.tokens[label].kind if label is not None else "T" if turn >= 0 and not beside else None
    if field == "D" and token.low == "one" and token.value == 1 and not _first_space(s, place):
        return  # "a hole in one"
    if field is not None:
        left_to = field == "D" and delegated(s, place, token)
        claim = s.add(field, token.value, LABELLED, place, turn=turn)
        claim.reason = "delegated" if left_to else claim.reason
        s.last = place
    elif pointed_at(s, place, token):
        s.add("D", token.value, LABELLED, place).reason = "pictured"
        s.last = place
    elif pictured(s, place, token) or laid_down(s, place, token):
        claim = s.add("D" if token.value > s.limits.high else "T", token.value, SPOKEN, place)
        claim.reason = "pictured"
        s.last = place
    elif extend(s, place, token):
        s.last = place
    elif delegated(s, place, token):
        s.add("D", token.value, LABELLED, place).reason = "delegated"
        s.last = place
    elif not unlabelled(s, place, token):
        left_over(s, place, token)
