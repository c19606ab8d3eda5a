"""What is told to befall a space: it is to fall in, or whoever will stand there is warned."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Literal

from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set
from pbm.orders.words import TRAPPINGS

__all__ = ["PERILS", "endangered", "told_otherwise"]

PERILS = word_set(
    "fall falls falling drop drops dropping unsafe cursed doomed doom dangerous danger peril perilous treacherous "
    "deadly lethal hole holes pitfall pitfalls chasm abyss void floor floors floorboard floorboards flooring "
    "plank planks hinge hinges splat splatter thud wallop plummet plummets plunge plunges tumble tumbles collapse "
    "collapses crumble crumbles sink sinks vanish vanishes swallow swallows loosen loosened loose rotten rotting "
    "creak creaks creaky woodworm dynamite parachute parachutes wings beware bottomless cellar basement victim "
    "victims unlucky hapless ambush downfall undermined sabotage horrible nasty slippery ankles trapped condemned "
    "gape gapes yawn yawns plughole depths downstairs downwards kaboom ouch aaargh crater drain ventilation "
    "praying pray draughty draught breezy lever curtains mercy timber regret shock grave tomb funeral coffin "
    "oblivion underworld dungeon bolt bolts latch unlatch unbolt flap chute shaft manhole sinkhole quicksand "
    "swamp eject ejector zap sawing crevasse pothole gravity thump squish squash rubble woe"
) | TRAPPINGS - {"mine", "mining", "saw"}
"""Words of what befalls a space that opens, and whoever is on it."""

_TOGETHER = frozenset(
    (
        *(("give", "way"), ("gives", "way"), ("giving", "way"), ("going", "down"), ("goes", "down"), ("go", "down")),
        *(("going", "under"), ("goes", "under"), ("go", "under"), ("cave", "in"), ("caves", "in"), ("fall", "in")),
        *(("watch", "out"), ("look", "out"), ("watch", "your"), ("watch", "their"), ("mind", "your"), ("mind", "the")),
        *(("mind", "their"), ("down", "with"), ("through", "the"), ("bad", "news"), ("in", "trouble"), ("bite", "the")),
        *(("saw", "through"), ("is", "for"), ("the", "chop"), ("the", "push")),
        *(("god", "help"), ("heaven", "help"), ("lord", "help"), ("nothing", "but"), ("serve", "them")),
        *(("down", "the"), ("someone", "down"), ("somebody", "down"), ("them", "down"), ("steer", "clear")),
        *(("stay", "away"), ("keep", "away"), ("keep", "off"), ("stay", "off"), ("nasty", "surprise")),
        *(("bend", "your"), ("hold", "tight"), ("good", "riddance"), ("pull", "the"), ("take", "care")),
    )
)
_THREE = frozenset(
    (
        *(("has", "to", "go"), ("deserves", "to", "go"), ("needs", "to", "go"), ("ought", "to", "go")),
        *(("is", "for", "it"), ("it", "in", "for"), ("let", "them", "have"), ("will", "have", "it")),
    )
)
_POOR = word_set("soul sod devil blighter beggar thing fool so bugger chap wretch mug sucker")
_OPENING = word_set("open opens opening opened")
_AROUND_OPEN = word_set(
    "up to should shall will be is wants needs want let let's square space number no the on at please i i'd like gets "
    "for and can may must could see have under ought gape swing swings flies : - ="
)
_GROUND = word_set("floor floors ground earth boards floorboards carpet lino")
_GOING = _OPENING | word_set("go goes going away out move missing gone")
_FIRM = word_set("safe hold bear solid survive stable secure")
_WHOEVER = word_set("whoever whoever's whomever anyone anyone's anybody anybody's")
_SOMEBODY = _WHOEVER | word_set("somebody somebody's someone someone's")
_TO_BE = word_set("land lands landing step steps stepping stand stands standing stops is be next will goes ends turns")
_PRAISE = word_set("lucky luck well congratulations bravo winning win wins clever nice doing happy fun envy admire")
_NOT = word_set("not don't don't never no nobody without isn't aren't won't can't cannot doesn't didn't hardly unless")
_TELLING = word_set(
    "expect think thought hear heard rumour rumours suspect fear afraid bet guess seems looks again stop avoid wonder "
    "apparently supposedly remember recall maybe perhaps might probably possibly if or "
    "unsure nearly almost last previous yesterday already instead forget ignore scrap cancel wish"
)
_OTHERS = word_set("he she he's she's he'll she'll him her his they they're they'll")
_BYGONE = word_set(
    "was were had has fell went came sent saw got gave took been landed dropped sank used played threw dug stood moved"
)
_SELF = word_set("i i'm i'll i'd i've we we're we'll me us myself")
_EVENTS = word_set("collapse collapses fall drop")
_WILLING = word_set("want wants like have get let's let may should please wish could would prefer shall will")
_BECOMING = word_set("be is are being get gets becomes become consider declare pronounce the a")
_ON_BOARD = word_set("snake snakes snake's ladder ladders ladder's")
_STATES = word_set(
    "on at in land get gets reach reached step stand sit stuck heading coming trapped home past there here arrive near"
)
_OWN = word_set("my our his her their")
_OF_PLAY = word_set(
    "trapdoor trap vote wish wishes nomination friends dear enemies victims victim hole choice turn saw next last own "
    "rivals opponents name hatch pit favourite request mind money bet cross advice opinion view humble evil plan"
)
_HIDDEN = word_set("fall falls falling fell drop plunge plummet tumble sink going go went down trapped crash vanish")
_DOING = word_set("the a an that it this his her their some my one floor on down out")


def endangered(words: Sequence[Token]) -> bool:
    """Return whether words about a space say that it is to open, or warn somebody unnamed who will be there."""
    lows = [token.low.removesuffix("'s") for token in words]
    said = set(lows)
    if (said & _OPENING and _opens(words)) or (said & _GROUND and said & _GOING):
        return True
    if said & PERILS or any(pair in _TOGETHER for pair in pairwise(lows)) or _infirm(lows):
        return True
    if any(three in _THREE for three in zip(lows, lows[1:], lows[2:], strict=False)):
        return True
    if "let" in said and ("have", "it") in pairwise(lows):
        return True
    if any(first == "poor" and second in _POOR for first, second in pairwise(lows)):
        return True
    return bool(said & _WHOEVER and said & _TO_BE) and not said & _PRAISE


def told_otherwise(words: Sequence[Token], asked: bool) -> Literal["", "told", "unsure"]:
    """Return how words about a space speak against its being the writer's wish; ``asked``: they end in a question.

    ``told``: of what was, of what others do, of where the writer falls; ``unsure``: of what may be or is feared.
    """
    lows = [token.low for token in words]
    said = set(lows)
    if (said & _BYGONE and not _willed(lows)) or (said & _OTHERS and not said & _SOMEBODY):
        return "told"
    if _happened(words):
        return "told"
    for place, low in enumerate(lows):
        near = lows[place + 1 : place + 4]
        if low in _SELF and set(near[:2]) & _HIDDEN and not set(near[1:]) & _DOING and "let" not in lows[:place]:
            return "told"  # "before I fall at 56"
    if (asked and not _kindly(lows)) or said & _ON_BOARD or _self_there(lows):
        return "told"
    if (said & _NOT and not _infirm(lows)) or any(
        first in _OWN and second not in _OF_PLAY for first, second in pairwise(lows)
    ):
        return "unsure"
    telling = said & _TELLING - (_spoken_to(lows) | ({"last"} if "at" in said else set()))
    return "unsure" if telling or ("hope" in said and not {"you", "they"} & said) else ""


def _happened(words: Sequence[Token]) -> bool:
    """Whether it is told that something fell in: "Petra bombed out on 44", "the floor opened at 68", "the collapse"."""
    willing = any(t.low in _WILLING for t in words)
    for before, token in pairwise(words):
        fallen = token.low.endswith("ed") and (token.low in PERILS or token.low in _OPENING)
        if fallen and before.kind == "W" and before.low not in _BECOMING and not willing:
            return True
        if before.low == "the" and token.low in _EVENTS:
            return True
    return False


def _opens(words: Sequence[Token]) -> bool:
    """Whether it is the space itself that is to open: "95 should open", "open up square 95"; no shop "opens at 9"."""
    for place, token in enumerate(words):
        if token.low not in _OPENING:
            continue
        for step in (-1, 1):
            if step > 0 and token.low == "opens":
                continue
            near = place + step
            while 0 <= near < len(words) and words[near].low in _AROUND_OPEN:
                near += step
            if 0 <= near < len(words) and words[near].kind == "N":
                return True
    return False


def _self_there(lows: Sequence[str]) -> bool:
    """Whether it is the writer who is or will be there: "I'm on 88", "when I land on 31", "get me out of the hole"."""
    for place, low in enumerate(lows):
        near = lows[place + 1 : place + 4]
        if low in ("i'm", "we're", "im") and set(near[:2]) & _STATES:
            return True
        if low in ("i", "we") and set(near[:3]) & (_STATES - {"there", "here"} | {"am", "are"}):
            return True
        if low == "me" and place and lows[place - 1] in ("get", "help", "save", "pull", "takes", "brings", "puts"):
            return True
    return False


def _infirm(lows: Sequence[str]) -> bool:
    """Whether a space is said not to hold: "64 will not be safe"."""
    for place, low in enumerate(lows):
        if low in _FIRM and any(near in _NOT or near == "longer" for near in lows[max(0, place - 4) : place]):
            return True
    return False


def _spoken_to(lows: Sequence[str]) -> set[str]:
    """Return the "if" of "if you are on 71", and "think twice", "or else", which warn."""
    found: set[str] = set()
    for low, after in zip(lows, (*lows[1:], ""), strict=True):
        if low == "if" and (after.startswith("you") or after in _SOMEBODY):
            found.add("if")
        if low == "if" and after == "i" and "were" in lows:
            found.add("if")
        if (low, after) in (("think", "twice"), ("think", "again"), ("or", "else")):
            found |= {low, after}
    return found


def _willed(lows: Sequence[str]) -> bool:
    """Whether "had better", "where 70 used to be", "had it coming" is all that sounds of the past."""
    past = [place for place, low in enumerate(lows) if low in _BYGONE]
    return all(
        lows[place + 1 : place + 2] == ["better"]
        or lows[max(0, place - 2) : place] == ["if", "i"]
        or lows[place : place + 2] in (["saw", "through"], ["saw", "out"], ["saw", "a"])
        or lows[place : place + 3] == ["used", "to", "be"]
        or lows[place : place + 2] in (["had", "it"], ["has", "had"], ["had", "its"])
        or lows[max(0, place - 1) : place + 1] == ["i've", "got"]
        or (lows[place] == "has" and lows[place + 1 : place + 2] in (["to"], ["it"]))
        for place in past
    )


def _kindly(lows: Sequence[str]) -> bool:
    """Whether a question only asks kindly: "could you loosen the floorboards", "may 92 be made unsafe"."""
    head = [low for low in lows if low not in ("and", "please", "then", "so", "also", "but", "now")][:1]
    return head[:1] in (["could"], ["can"], ["may"], ["would"], ["will"], ["might"], ["shall"], ["please"])
