"""What a mail is in which nothing is ordered, by its sound: one that gives up the game, or that leaves nothing to ask.

There are as many ways to leave a game, to be away and to say thanks as there are people, and no list of phrases has
them all. How they sound was learned from mails of which that is known (``training/unordered.py``).
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Final

from pbm.core.orders import OrderForm, Reading
from pbm.orders.as_it_sounds import SURE
from pbm.orders.late import late
from pbm.orders.likelihood import Opinion
from pbm.orders.network import Heard
from pbm.orders.outcome import asked_about, fields_of
from pbm.orders.replies import example_for, named, say
from pbm.orders.standing.half_meant import in_earnest, is_only_toyed_with
from pbm.orders.third_opinion import SETTLED, hear
from pbm.orders.word_set import word_set

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

__all__ = ["FILE", "SORTS", "by_sound", "facts"]

FILE: Final = "unordered.npz"
SORTS: Final = ("open", "idle", "leaving")
"""What such a mail may be: one to be asked about, one that leaves nothing to ask, one that gives up the game."""

_RESIGNING: Final = "resigning"
_EARLIER: Final = "earlier"
_DOUBTS: Final = frozenset(("announced", "numbers", "throw-doubt", "door-doubt", "no-throw", _RESIGNING, _EARLIER))
"""What is asked only because no orders were found, or none beside words of leaving or of what was sent before."""

_LEAVING: Final = 0.5
"""How likely somebody must be to leave for being asked whether they do: nothing becomes of it before a YES."""

_LEAVING_BY_QUESTION: Final = 0.9
"""The same where something is asked that may as well be about the others, or the rules."""

_IDLE: Final = 0.8
"""How likely nothing is to be asked where the grammar asks."""

_IDLE_UNASKED: Final = 0.5
"""The same where only the weights of words ask."""

_EVEN: Final = 0.5
_HARDLY: Final = 0.2
"""How likely at most a number is ordered in a mail that leaves nothing to ask."""

_FEW: Final = 20
"""Words of a mail that orders a throw and hardly says anything besides."""

_HIGHEST_THROW: Final = 6

_SAYING: Final = 3
"""Words that a mail needs to sound like anything."""

_TELLING: Final = 10
"""Words in which somebody needs to leave: who says it in fewer does so in words that the grammar has."""


_FOR_A_WHILE: Final = late(
    r"\bfor (?:(?:a|the|another|about|some|next|good|maybe|perhaps|at least) ){0,3}(?:\d{1,2} (?:(?:or|to|-) \d{1,2} )?"
    r"|few |couple of |couple )?(?:days?|weeks?|months?|fortnight|rounds?|turns?|while|bit)\b"
    r"|\bback (?:on|by|in|for|from)\b|\b(?:until|till|meanwhile)\b"
    r"|\b(?:don't|dont|not|never) (?:you |ever )?(?:dare |please )?(?:to )?"
    r"(?:take|drop|remove|strike|delete) (?:me|her|him|us)\b"
)
"""Words of somebody who is away and comes back, or wants to stay."""

_TO_COME: Final = late(
    r"\b(?:before i (?:send|order|move|decide|commit|post|mail)"
    r"|(?:orders?|moves?|throw|numbers) (?:(?:will|to|shall) )?"
    r"(?:follow|come|be|coming|tonight|tomorrow|later|soon|shortly|by|when|once|after)"
    r"|(?:send|mail|post|give)(?:ing)? (?:you )?(?:my |the |proper )?(?:orders?|moves?|throw))\b"
)
"""Words of somebody who means to play on."""

_FOR_GOOD: Final = late(r"\b(?:withdraw|resign|retire|quit|leave|leaving|goodbye|farewell|waiting list|my place)\b")
"""Words of somebody who does not, whatever is away for a while."""

_OF_MAILS: Final = late(
    r"\b(?:text|html|pictures?|images?|attachments?|reminders?|format|plain|nur text|bilder|keine bilder|texte|images"
    r"|tekst|plaatjes|texto|imágenes|testo|immagini)\b"
    r"|\b(?:nothing|none|no orders?|changed my mind)\b.{0,40}\b(?:turn|round|trap ?door|throw)\b"
    r"|\b(?:turn|round)\b.{0,40}\b(?:nothing|none|no orders?)\b"
)
"""Words about how the mails look, or about one turn of several: who leaves would say so beside them."""

_OF_LEAVING: Final = word_set(
    "leave leaves leaving left quit quitting resign resigning resigned resignation out drop dropping withdraw "
    "withdrawing retire retiring stop stopping finish finished end ended ending goodbye farewell bye over done up "
    "enough last replace replacement substitute somebody someone else place seat continue carry longer more stand list "
    "off cancel give giving away without unsubscribe exit remove"
)
"""Words of which who leaves has one where they ask something."""

_OF_PLAYING: Final = _OF_LEAVING | word_set(
    "play playing player game games entry name names down scratch bail jack jacking pack packing terminate release "
    "released let continuing anymore call counter piece token round rounds turn turns part"
)
"""Words of which who leaves has one anyway: what has none of them tells of something else."""

_SMALL: Final = word_set(
    "i i'm i've i'd i'll me my we our us you your he she they his her their it it's its this that that's these "
    "those the a an and but or so as if of to in on at by for from with without about after before is are was "
    "were be been am have has had do don't does did will would shall should can can't could may might must not no "
    "all one there here out up off down over more any when what which who how just now then than too very"
)
"""Words of which every English letter has many, and other languages few."""

_SHARE: Final = 0.25
"""How many of a mail's words are such at least, where it can be heard whether its writer leaves."""


@dataclass(frozen=True, slots=True)
class Likely:
    """How likely a mail is of each sort, from 0 to 1."""

    open: float
    idle: float
    leaving: float


def by_sound(
    form: OrderForm, reading: Reading, opinion: Opinion | None, subject: str, *, unasked: bool = False
) -> Reading:
    """Return a reading without orders as it is when the mail has been heard; the same where that is not called for.

    ``unasked`` tells that the grammar had nothing to ask, and only the weights of words had. What has a reason to be
    asked that cannot be heard, commands and what is ordered for other turns are left as they are.
    """
    if opinion is None or opinion.words < _SAYING or not opinion.whole or None in fields_of(form):
        return reading
    if not _is_unordered(reading):
        return reading
    heard = hear(form, opinion, subject)
    likely = _likely(heard, opinion)
    asked = reading.verdict == "ask"
    least = _LEAVING_BY_QUESTION if reading.kind in ("question", "press") else _LEAVING
    leaves = likely.leaving > least and likely.idle < _EVEN and opinion.words >= _TELLING and _is_understood(opinion)
    said = " ".join(token.low for token in opinion.tokens)
    playing_on = any(kind.search(said) is not None for kind in (_FOR_A_WHILE, _TO_COME, _OF_MAILS))
    playing_on = playing_on or _names_a_space(opinion)
    leaves = leaves and not (_OF_LEAVING if reading.kind == "question" else _OF_PLAYING).isdisjoint(said.split())
    earnest = in_earnest(said)
    toyed = is_only_toyed_with(said) or (earnest != said and _FOR_GOOD.search(earnest) is None)
    if leaves and not toyed and (not playing_on or _FOR_GOOD.search(said) is not None):
        return replace(reading, kind="resign", verdict="clear", problems=(), quotes=())
    if not asked and reading.kind == "other" and (_sounds_ordered(heard) or _sounds_thrown(heard, opinion)):
        return asked_about(replace(reading, kind="orders"), {}, [say("numbers", example=example_for(form))])
    if asked and reading.kind != "question":
        ordered = any(max(number.throw, number.trapdoor) > _HARDLY for number in heard.numbers)
        unheard = len(heard.numbers) < sum(token.kind == "N" for token in opinion.tokens)  # of a long mail the end is
        foreign = bool(heard.numbers) and not _is_understood(opinion)
        wondered = ordered or unheard or foreign or {_RESIGNING, _EARLIER} & set(map(named, reading.problems))
        idle = likely.idle > (_IDLE_UNASKED if unasked else _IDLE) and likely.open < _EVEN
        idle = idle or (unasked and heard.unsettled <= SETTLED) or (toyed and not heard.numbers)
        if idle and (likely.leaving < _EVEN or toyed) and not wondered:
            return replace(reading, kind="press" if reading.press else "other", verdict="clear", problems=(), quotes=())
    return reading


def _is_understood(opinion: Opinion) -> bool:
    """Return whether enough words of a mail are of the language in which sounds were learned, by its small words."""
    words = [token.low for token in opinion.tokens if token.low.replace("'", "").isalpha()]
    return sum(word in _SMALL for word in words) >= _SHARE * len(words)


def _names_a_space(opinion: Opinion) -> bool:
    """Return whether a mail speaks of a trapdoor and has a number that can be its space: it is about orders."""
    return any(token.kind == "D" for token in opinion.tokens) and any(
        token.kind == "N" and token.value > _HIGHEST_THROW for token in opinion.tokens
    )


def _sounds_thrown(heard: Heard, opinion: Opinion) -> bool:
    """Return whether a mail of a few words with one number surely orders that as a throw: "Just the 3 fae me"."""
    numbers = [number.throw for number in heard.numbers]
    return opinion.words <= _FEW and len(numbers) == 1 and numbers[0] > SURE and heard.unsettled < 0


def _sounds_ordered(heard: Heard) -> bool:
    """Return whether a throw and a trapdoor are ordered in words that nobody has met: "the drop should be at 94"."""
    return all(
        any(how > SURE for how in likely)
        for likely in ([n.throw for n in heard.numbers], [n.trapdoor for n in heard.numbers])
    )


def _is_unordered(reading: Reading) -> bool:
    """Return whether nothing was ordered, told the server or taken back, and all that is asked is whether it was."""
    if reading.kind not in ("orders", "other", "press", "question") or any(reading.orders.values()):
        return False
    if reading.later or reading.seconds or reading.replacing or reading.asked or reading.missed or reading.command:
        return False
    return all(named(problem) in _DOUBTS for problem in reading.problems)


def facts(heard: Heard, opinion: Opinion) -> Iterator[float]:
    """Yield what is weighed beside the sound of a mail."""
    yield heard.unsettled
    yield opinion.unsettled
    yield float(any("?" in token.low for token in opinion.tokens))
    yield max((number.throw for number in heard.numbers), default=0.0)
    yield max((number.trapdoor for number in heard.numbers), default=0.0)
    yield float(len(heard.numbers))
    yield math.log(1 + len(opinion.tokens))


def _likely(heard: Heard, opinion: Opinion) -> Likely:
    import numpy as np  # as the network, which is heard first

    known, of_sound, always = _weights()
    scores = known @ np.array([*facts(heard, opinion)]) + of_sound @ heard.sound + always
    return Likely(*(1 / (1 + np.exp(-scores))).tolist())


@cache
def _weights() -> tuple[NDArray[np.float32], NDArray[np.float32], NDArray[np.float32]]:
    import numpy as np

    with resources.files(__package__).joinpath(FILE).open("rb") as file, np.load(file, allow_pickle=False) as arrays:
        return arrays["known"], arrays["sound"], arrays["always"]
