"""The words of the grammar by the part they play: by which people order, decline, remember, hedge and chat.

They are English and in lower case; words of other languages reach the grammar translated. A word here never decides
alone: the grammar asks what stands beside it. The words themselves are data, in ``vocabulary/en.toml``.
"""

from __future__ import annotations

from typing import Final

from pbm.orders.vocabulary import TABLES, VOCABULARY, Vocabulary
from pbm.orders.vocabulary.near import near
from pbm.orders.word_set import word_set

__all__ = [
    "AFTER_PLAIN",
    "ANYBODY_DOES",
    "ASK_STARTS",
    "BUT_WORDS",
    "CHANGE_VERBS",
    "CONDITIONS",
    "CORRECTIONS",
    "FILLERS",
    "HEDGES",
    "HOUSE",
    "LABELS_BEFORE",
    "MEMORY",
    "MONTHS",
    "NONE_WORDS",
    "NOT_WORDS",
    "NOUGHTS",
    "OF_RULES",
    "OVERRULING",
    "PLACES",
    "PLAY_VERBS",
    "POLITE",
    "RIGHT_FILLERS",
    "STARTERS",
    "TELLING_OF",
    "THIRD_PERSONS",
    "TRAPPINGS",
    "UNITS",
    "counted",
    "keyword",
    "of_manner",
]


_OF_MEASURE = frozenset(("nearly", "roughly", "barely", "hardly", "family", "previously", "originally", "supposedly"))


_NO_PLURALS = word_set(
    "goes comes takes stays follows does leads leaves lands stands gives gets afterwards pleas lets was becos becaus "
    "regards cheers kisses greetings wishes hugs thanks ta's always perhaps sometimes nevertheless besides yours ours "
    "spaces squares steps places pips fields houses cells tiles spots hops moves throws boxes"
)


def _role(name: str) -> frozenset[str]:
    return frozenset(TABLES["en"]["roles"][name].split())


def of_manner(low: str) -> bool:
    """Whether a word tells how something is done: "reluctantly"."""
    return low.endswith("ly") and len(low) > 5 and low not in HEDGES and low not in _OF_MEASURE


def counted(low: str) -> bool:
    """Whether a word may be what the number before it counts: a unit, or any other word that looks like a plural."""
    if low in _NO_PLURALS:
        return False
    plural = len(low) > len("has") and low.endswith("s") and not low.endswith(("ss", "us", "is", "'s"))
    return low in UNITS or (plural and low not in AFTER_PLAIN | PLACES | POLITE)


def keyword(word: str, vocabulary: Vocabulary = VOCABULARY) -> str | None:
    """Return ``T`` for a word that means a throw, ``D`` for one that means a trapdoor, also when misspelt.

    ``word`` stands alone, so that a word of several languages is English where it may be.
    """
    kind = vocabulary.label(word)
    if kind is not None or word in vocabulary.english or vocabulary.meanings(word):
        return kind
    guess = near(word)
    return guess[0] if guess is not None else None


NONE_WORDS: Final = _role("none_words")
"""Said in the place of a number: no nomination."""

NOT_WORDS: Final = _role("not_words")
"""Words that deny what follows: "no trapdoor"."""

PLACES: Final = _role("places")
"""What may stand directly before the number of a space."""

FILLERS: Final = _role("fillers")
"""Words that may stand between a label and its number."""

RIGHT_FILLERS: Final = _role("right_fillers")
"""Words that may stand between a number and the label after it."""

PLAY_VERBS: Final = _role("play_verbs")
"""Verbs by which a number is played."""

ANYBODY_DOES: Final = word_set("does doesn't must should never might")
"""Behind a "one" that is anybody: "one must also be able to be nice"."""

TELLING_OF: Final = word_set(
    "i i'm i've you you're you've he he's she she's we we're we've they they're who whose where"
)
"""Words behind "the one" that tell which one is meant, so that it is no number."""

STARTERS: Final = _role("starters")
"""Words before the number in a sentence that is hardly more than the number."""

AFTER_PLAIN: Final = _role("after_plain")
"""Words that may follow a number that is a throw (another word makes it a number of something)."""

POLITE: Final = _role("polite")
"""Words that carry nothing: a line of these and numbers is a line of numbers."""

UNITS: Final = _role("units")
"""Words that make the number before them a count of something."""

LABELS_BEFORE: Final = _role("labels_before")
"""Words that make the number after them a number of something."""

MONTHS: Final = _role("months")
"""Months and days of the week: a number beside one is a date."""

CONDITIONS: Final = _role("conditions")
"""What hangs on one of these is asked about."""

HEDGES: Final = _role("hedges")
"""Words of somebody undecided."""

MEMORY: Final = _role("memory")
"""Words of what has been, or of what one holds: a number in such a clause is no order."""

THIRD_PERSONS: Final = _role("third_persons")
"""Words for others: what they do is no order."""

TRAPPINGS: Final = _role("trappings")
"""Words of floors that give way: the space beside one is nominated."""

NOUGHTS: Final = word_set("0 zero nought naught oh o null zéro nul cero")
"""The second figure of a space that is told figure by figure: "five nought"."""

CORRECTIONS: Final = _role("corrections")
"""Words that take back what was said before them."""

CHANGE_VERBS: Final = _role("change_verbs")
"""Verbs that put one value in the place of another."""

BUT_WORDS: Final = _role("but_words")
"""Words that begin a new thought within a sentence."""

ASK_STARTS: Final = _role("ask_starts")
"""Words that begin a question."""

HOUSE: Final = _role("house")
"""Who lives in somebody's house."""

OVERRULING: Final = word_set(
    "overrule overruled overruling disagree disagreed ignore ignored ignoring ignores veto vetoed silly nonsense "
    "rubbish won't refuse refused joke joking instead rather myself tempted unless"
)
"""Who says one of these does not go along with what somebody else decided."""

OF_RULES: Final = word_set(
    "again twice still yet already really even legally allowed also or if then before after same any"
)
"""Words of a question about what is allowed."""
