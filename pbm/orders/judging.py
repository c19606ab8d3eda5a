"""The sort of a mail, what stands of it, and what the player is asked."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, Literal

from pbm.core.errors import Problem
from pbm.core.game import JsonObject
from pbm.core.orders import Asked, PressItem, Reading, ReadingKind
from pbm.orders import kinds
from pbm.orders.chosen_by_rules import leaves_to_rules
from pbm.orders.commands.withdraw import takes_back_round
from pbm.orders.late import late
from pbm.orders.press.parts import public_words
from pbm.orders.press.printing import without_printing_asked
from pbm.orders.quoted_back import quotes_of
from pbm.orders.reader import Reader, Taken
from pbm.orders.replies import LATER
from pbm.orders.resigning import is_resignation, orders_no_more, told_tersely
from pbm.orders.standing.announced import announced_in
from pbm.orders.standing.laid_up import is_laid_up, not_to_be_counted_on
from pbm.orders.standing.missed import Missed
from pbm.orders.standing.no_reply import wants_nothing
from pbm.orders.standing.own_business import of_own_orders, waited_for
from pbm.orders.standing.own_business_abroad import door_left_open, of_own_orders_abroad, promised_abroad, thanks_abroad
from pbm.orders.standing.part_sent import part_sent
from pbm.orders.standing.unsaying import disowns, may_withdraw
from pbm.orders.tokens.tokenize import tokenize
from pbm.orders.unsolicited.players_words import orders_plainly
from pbm.orders.unsolicited.robots import is_unattended
from pbm.orders.unsolicited.sales import is_sales_mail, may_be_sales_mail
from pbm.orders.wavering import replaces_withdrawn, wonders_about
from pbm.orders.writers.for_a_player import speaks_for_another, written_for_a_player

__all__ = ["OF_A_ROBOT", "OF_NO_PLAYER", "Heard", "judged"]

OF_A_ROBOT: Final = Reading("auto-reply", "clear", {})
OF_NO_PLAYER: Final = Reading("other", "clear", {})
"""What a firm, a cheat or a calendar wrote: nothing of it is looked at again, and nothing is asked about it."""

_ATTACHED = late(
    r"\battach(?:ed|ment)|\benclosed\b"
    r"|\b(?:see|in|on|as per|with) (?:the |my |this |a )?(?:\w{1,12} )?"
    r"(?:photo(?:graph)?|picture|pic|scan|snap|snapshot|image|pdf|jpe?g)\b"
    r"|\b(?:orders?|moves?|card|form|sheet|slip)\b[^.!?]{0,60}\b(?:took|taken|made|snapped|sending|send)"
    r" (?:you )?(?:a|the|my) (?:photo|picture|pic|snap|scan)\b",
    re.IGNORECASE,
)
_WONDERED: Final[tuple[tuple[Literal["withdraw", "default"], str], ...]] = (
    ("withdraw", "unsaying"),
    ("default", "defaulting"),
)
_ANNOUNCING = late(
    r"\b(?:here (?:you go|you are|it is|they are|are my|is my|'s my)"
    r"|(?:my )?orders? (?:are )?(?:below|as below|herewith|inline|in the form|as follows)"
    r"|(?:answers?|orders?|replies|form) (?:in (?:the|red|blue|green|bold|caps|capitals|line|between)"
    r"|are(?! (?:in|with you|already|there|safe)\b)"
    r"|is|filled|below"
    r"|inline|above)"
    r"|see below|as below|filled (?:in|it)|form (?:attached|below|completed)"
    r"|(?:^|(?:\ball|[.!,:]|\bit's) )done\b(?! (?:to|it|by|for)\b))",
    re.IGNORECASE,
)
_EARLIER = late(
    r"\b(?:orders?|moves?) as (?:on|in|per|before|previously|i |you |last )|\bthe same as i (?:sent|said|wrote|gave)\b|"
    r"\b(?:same as|as per|as in|see|refer to|in) (?:in |on |per )?(?:my|the) "
    r"(?:(?:last|other|earlier|previous|first|latest) )?"
    r"(?:e-?mail|mail|letter|message|card|postcard|note|orders|fax|text)\b"
    r"(?= (?:of|from|on|at|i |this|last|yester|to)|[.!, ]{0,3}$)|"
    r"\b(?:as|what|whatever) i (?:told|said|sent|gave|wrote|phoned|rang|posted)\b(?: (?:to )?you)?(?: it)? "
    r"(?:on|in|by|over|last|yesterday|before|earlier|still|this)\b|"
    r"\b(?:back to|go by|restore|reinstate|return to|revert to|use|take|play|repeat|as in|as per|same as|bring back)"
    r"(?: \w{1,12}){0,3} receipts?\b|"
    r"\b(?:use|keep|take|stick (?:to|with)|as per|repeat|stand by|go (?:by|with)) (?:the |my )?"
    r"(?:(?:same|old|earlier|last|previous) )?(?:orders?|moves?|ones?|numbers?)\b",
    re.IGNORECASE,
)
_AS_EVER = late(r"\b(?:the|my) usual\b|\b(?:same again|as (?:ever|always|usual) (?:please|for me))\b", re.IGNORECASE)
_AGREED = late(
    r"\b(?:what(?:ever)?|(?:(?:the|our|those) )?(?:orders?|numbers?|ones|moves?)(?: that)?) "
    r"(?:was|were|is|we|she and i|he and i|they|i and [^\W\d_]{2,20}|[^\W\d_]{2,20} and i)"
    r"(?:'ve|'d| have| had)? (?:all |both |just |last )?(?:agreed|discussed|settled|arranged|decided)\b"
    r"|\bas (?:we |was |were |previously |already |just )?(?:agreed|discussed|arranged|settled)\b",
    re.IGNORECASE,
)
"""Orders that are told only as what some have agreed on."""
_ENTERING = late(
    r"\b(?:enter|orders?|moves?|throw|trap ?door|numbers?|goes? in|put (?:me|us|it|them|those|that|what|down)"
    r"|(?:play|use|take|go with|send in|do) (?:what|whatever|that|it|those|them)|what we agreed)\b",
    re.IGNORECASE,
)
_COPYING = late(
    r"\b(?:put me down for|give me|enter me for|copy|i'll (?:do|take|have|play)|same as)"
    r" (?:\w{1,12} ){0,2}?(?:whatever|what|(?:[^\W\d_]{2,20}'s|his|hers|her|their) (?:orders?|moves?|throw)\b)"
    r"|\bsame (?:orders? |moves? |throw )?as (?:[^\W\d_]{2,20}'s|his|hers|theirs|he|she)\b"
    r"|\bsame (?:orders? |moves? |throw |again )?as (?-i:[A-Z])[^\W\d_]{1,20}\b"
    r"|\bwhatever (?:he|she|they)(?:'s|'re| is| are)\b"
    r"|\b(?:for|as|with|play|copy|match|do|take|throw) whatever (?:he|she|they|[^\W\d_]{2,20})(?:'s| has| have)? "
    r"(?:sent|sends|ordered|orders|played|plays|throws?|done|does)\b"
    r"|\b(?:whatever|what) (?:he|she|they|[^\W\d_]{2,20})(?:'s| has| have| is)? "
    r"(?:sent|put|ordered|played|having|did|said|chose|chosen)\b.{0,60}\b(?:same|me too|for me|mine|ditto)\b"
    r"|\b(?:i'?ll|i will|i'd like to|can i|could i|i want to) (?:have|take|play|throw) (?:whatever|what) "
    r"(?!i\b|you\b|it\b|comes\b|we\b)"
    r"|\bcopy (?:off )?[^\W\d_]{2,20}'s\b|\bditto (?:what|for|as|to)\b"
    r"|\b[^\W\d_]{2,20}'s (?:orders?|moves?|numbers?|throw|choices?|ones?) (?:will|would|can|could) do\b"
    r"|\b(?:throw|trapdoor|trap|orders?|mine|moves?|numbers)\b.{0,40}\b(?:the same|identical|equal) (?:as|to|with)\b"
    r"|\b(?:la même chose que|les mêmes? (?:ordres?|chiffres?) que|das(?:selbe| gleiche) wie|hetzelfde als|lo mismo que"
    r"|l[oa] stess[oa] (?:cosa )?di|come lui|comme lui|wie er)\b",
    re.IGNORECASE,
)
_PASSED_ON = late(
    r"\b(?:came|sent|addressed|delivered|went|got|landed|arrived)(?: here| in my \w{2,9})? (?:to me )?"
    r"(?:by mistake|in error|instead of (?:to )?you)\b"
    r"|\b(?:passing|handing|forwarding|sending|pass|forward) (?:it|this|these|them|the (?:below|following)|his|hers"
    r"|theirs)"
    r"(?: mail| orders?)? on(?: to you)?\b(?! to (?:(?-i:[A-Z])|all\b|every|the others|them\b|him\b|her\b))"
    r"|\bforwarding (?:it|this|these|them|his|hers|theirs) (?:\w{1,10} )?to (?:you|the|whoever|whom)\b",
    re.IGNORECASE,
)
_AWAY = late(
    r"\b(?:away|abroad|holidays?|vacation|cruise|hospital|out of town|not (?:be )?back|be back|offline|no "
    r"(?:internet|e-?mail)|"
    r"travelling|traveling|urlaub|verreist|hôpital|vacances|vakantie|ferie|vacaciones)\b",
    re.IGNORECASE,
)
_PASSING = late(
    r"^\W{0,4}pass\b|\bskip (?:me|my|this|a) |\bmiss (?:a|this|my) (?:turn|go|throw)|\b(?:no|without a) throw\b"
    r"|\byou know what i (?:want|throw|play|mean)",
    re.IGNORECASE,
)
"""Words that pass, or leave to the GM what nobody can."""
_LINES, _LINE = 40, 300  # lines, and characters of each, that are put in English to be looked at
_REACH = 5_000  # characters in which such words are looked for
_TELLING = (
    *("WITHDRAW", "RESTORE", "PLAY DEFAULT", "REMIND", "ZONE", "LANGUAGE", "FORMAT", "PRESS", "JOIN", "OBSERVE"),
    "ADDRESS",
)
"""Commands that tell the server something; the others ask it for something."""


@dataclass(frozen=True, slots=True)
class Heard:
    """What was heard of a mail beside its orders: its own lines, its subject, the press, the commands.

    ``written`` are its own lines before courtesies and asides were taken out of them.
    ``replying`` tells that its subject answers a mail, ``forwarded`` that somebody else's words were cut.
    """

    words: Sequence[str]
    subject: str
    written: Sequence[str] = ()
    letters: tuple[PressItem, ...] = ()
    asked: tuple[Asked, ...] = ()
    missed: Missed | None = None
    command: str | None = None
    replying: bool = False
    forwarded: bool = False
    problems: list[tuple[Problem, int]] = field(default_factory=list)


def judged(heard: Heard, reader: Reader, taken: Taken, lines: Sequence[str]) -> Reading:
    """Return the reading of a mail of which ``taken`` was made of ``lines``."""
    if kinds.is_machine(heard.words):
        return OF_A_ROBOT
    complete = any(made.throws and made.door is not None for made in taken.settled.values())
    if not complete:
        told = heard.written or heard.words
        if is_unattended(heard.subject, told) or (kinds.is_robot(heard.words) and not orders_plainly(told)):
            return OF_A_ROBOT
        if kinds.is_invitation(heard.subject, heard.words) or is_sales_mail(heard.subject, told):
            return OF_NO_PLAYER
        if kinds.is_advertisement(heard.subject, heard.words) and not orders_plainly(told):
            return OF_NO_PLAYER
    elif may_be_sales_mail(heard.words) and is_sales_mail(heard.subject, heard.written or heard.words):
        return OF_NO_PLAYER
    ordering = taken.ordering and not _only_leaves(heard, taken) and not orders_no_more(heard.words)
    made = _ordered(heard, reader, taken, lines) if ordering else _unordered(heard, reader, taken, lines)
    chatter = (taken.chatter or made.chatter) and made.kind != "question"
    if chatter == made.chatter and not (heard.letters or heard.missed or heard.asked):
        return made
    return replace(made, letters=heard.letters, missed=heard.missed, asked=heard.asked, chatter=chatter)


def _only_leaves(heard: Heard, taken: Taken) -> bool:
    """Whether somebody gives up the game and orders nothing plain beside it, nor anything that there is not."""
    made = taken.settled.values()
    values = {value for m in made for value in (*m.throws, m.door) if isinstance(value, int)}
    plain = any(m.second or m.replacing or m.door == "none" for m in made) or told_tersely(heard.words, values)
    plain = plain or (taken.opinion is not None and not values.isdisjoint(taken.opinion.named))
    doubtful = all(problem.code in ("not-understood", "ambiguous") for m in made for problem, _ in m.problems)
    if plain or not doubtful or taken.problems or taken.later or orders_plainly(heard.written or heard.words):
        return False
    return is_resignation(heard.words)


def _ordered(heard: Heard, reader: Reader, taken: Taken, lines: Sequence[str]) -> Reading:
    problems = [*heard.problems, *reader.problems(taken)]
    doorless = [name for name, m in taken.settled.items() if m.throws and m.door is None and not m.problems]
    if doorless and door_left_open(heard.words):
        problems += [(reader.say("door-doubt", board=name), -1) for name in doorless]
    said = " ".join(heard.words)[:_REACH]
    command = heard.command
    if speaks_for_another(said):
        problems.append((reader.say("other-player"), -1))
    wanted = {asked.command for asked in heard.asked}
    throwing = _throwing(taken, reader)
    if "PLAY DEFAULT" in wanted and not throwing:
        # The default is the throw, and what is nominated beside it is the player's own.
        problems = [(problem, line) for problem, line in problems if problem.code != "missing"]
    if is_resignation(heard.words, ordering=True) or _resigns(heard):
        problems.insert(0, (reader.say("resigning"), -1))
    if not problems and _promised_instead(heard, taken):
        problems.append((reader.say("numbers"), -1))
        taken = replace(taken, settled={})
    left = leaves_to_rules(heard.written) if "PLAY DEFAULT" not in wanted else ""
    if left and throwing:
        if left == "default-later":  # "throw 2, next turn default": the throw stands, and nobody thinks that kept
            problems.append((replace(reader.say(left), code=LATER), -1))
        elif reader.lacks_throws(taken):  # "A: default, B: 6": what stood on A is not what is wanted there
            problems.insert(0, (reader.say("default-later"), -1))
    elif left:
        problems.insert(0, (reader.say("default-too" if any(m.said for m in taken.settled.values()) else left), -1))
    elif throwing and "PLAY DEFAULT" in wanted:
        problems.insert(0, (reader.say("default-too"), -1))
    orders, later = reader.orders(taken), taken.later
    seconds = {name: made.second for name, made in taken.settled.items() if made.second is not None}
    replacing = {name: made.replacing for name, made in taken.settled.items() if made.replacing is not None}
    ordered = {name for name, made in taken.settled.items() if made.said and reader.several}
    unsaying = any(takes_back_round(asked, reader.form.turns, ordered) for asked in heard.asked)
    if command == "WITHDRAW" or unsaying or wonders_about(heard.words, "withdraw"):
        command = None
        if problems or not replaces_withdrawn(heard.words, heard.asked):
            # Nobody can tell which of the two comes last, so neither counts.
            problems.insert(0, (reader.say("withdrawing"), -1))
            orders, seconds, replacing, later = {}, {}, {}, {}
    reading = _reading("orders", orders, heard, problems, lines, command)
    if not (seconds or replacing or later or taken.assumed):
        return reading
    return replace(reading, seconds=seconds, replacing=replacing, later=later, assumed=taken.assumed)


def _promised_instead(heard: Heard, taken: Taken) -> bool:
    """Whether orders are to come, so that a lone number without a label may count anything: "Two for the column"."""
    if taken.later or taken.opinion is None or any(m.door is not None or m.second for m in taken.settled.values()):
        return False
    thrown = {throw for made in taken.settled.values() for throw in made.throws}
    return len(thrown) == 1 and thrown.isdisjoint(taken.opinion.named) and kinds.is_promise(heard.words)


def _throwing(taken: Taken, reader: Reader) -> bool:
    """Whether something was said of the round's throw, on any board, or of one for a turn that may be the round's."""
    turns = reader.form.turns
    later = bool(taken.later) and (not turns or not taken.later.keys().isdisjoint(turns))
    return later or any(m.throws or m.throws_asked or m.second or m.replacing for m in taken.settled.values())


def _unordered(heard: Heard, reader: Reader, taken: Taken, lines: Sequence[str]) -> Reading:
    wanted = {asked.command for asked in heard.asked}
    if heard.command is not None:
        return _reading("orders", {}, heard, [], lines, heard.command)
    if is_resignation(heard.words) or _resigns(heard):
        return _reading("resign", {}, heard, [], lines)
    for what, asking in _WONDERED:
        if wonders_about(heard.words, what):
            return _reading("other", {}, heard, [(reader.say(asking), -1)], lines)
    left = leaves_to_rules(heard.written) if "PLAY DEFAULT" not in wanted else ""
    if left:
        made = _reading("other", {}, heard, [(reader.say(left), -1)], lines)
        return replace(made, chatter=kinds.is_question(heard.words))
    if not wanted and not_to_be_counted_on(" ".join(heard.words)):
        return replace(_reading("other", {}, heard, [(reader.say("away-when"), -1)], lines), chatter=True)
    pressing = any(not item.to for item in heard.letters)
    if kinds.is_question(without_printing_asked(heard.words) if pressing else heard.words):
        return replace(_reading("question", {}, heard, [], lines), verdict="ask")
    if heard.problems:
        return _reading("other", {}, heard, heard.problems, lines)
    if wanted == {"WITHDRAW"} and not any(asked.line.strip().upper().startswith("WITHDRAW") for asked in heard.asked):
        return _reading("other", {}, heard, [], lines)
    if wanted & {*_TELLING, "RESIGN"} or heard.missed is not None:
        staying = wanted == {"RESIGN"} and not _resigns(heard) and heard.missed is None  # "I'm not quitting"
        return _reading("other" if staying else "orders", {}, heard, [], lines)
    if wanted - {"ABSENT"}:
        plain = all(asked.line.strip().upper().startswith(asked.command) for asked in heard.asked)
        sort: ReadingKind = "orders" if plain else "question"
        return replace(_reading(sort, {}, heard, [], lines), verdict="clear" if plain else "ask")
    if pressing and taken.loose is None:
        return _reading("press", {}, heard, [], lines)
    problem = _nothing_found(heard, reader, taken) if not wanted else None
    return _reading("other", {}, heard, [problem] if problem is not None else [], lines)


def _resigns(heard: Heard) -> bool:
    """Whether the command to leave is given; with a word behind it, RESIGN takes that back."""
    return any(asked.command == "RESIGN" and not asked.argument for asked in heard.asked)


def _nothing_found(heard: Heard, reader: Reader, taken: Taken) -> tuple[Problem, int] | None:
    """Return what to ask of a mail that may have been meant to order something, None for one that was not."""
    said = " ".join(heard.words)[:_REACH]
    if is_laid_up(said):
        return None
    if speaks_for_another(said) or written_for_a_player(heard.words):
        return reader.say("other-player"), -1
    if heard.forwarded or _PASSED_ON.search(said):
        return reader.say("forwarded"), -1
    if reader.several and part_sent(said, reader.form.boards):
        return reader.say("announced"), -1
    thanked, promised = _courteous(heard, said), kinds.is_promise(heard.words)
    about = None
    waited = waited_for(heard.words, promised=promised) or promised_abroad(heard.words)
    if not waited and not wants_nothing(heard.words):
        about = (
            of_own_orders(heard.words, thanked=thanked, promised=promised)
            or of_own_orders_abroad(heard.words)
            or of_own_orders(_in_english(heard, reader), thanked=thanked, promised=promised)
        )
    if promised:
        return (reader.say("waiting"), -1) if about is not None and not thanked else None
    if taken.loose is not None:
        return reader.say(taken.lost), taken.loose
    if disowns(said):
        return reader.say("unsaying"), -1
    if _COPYING.search(said):
        return reader.say("copying"), -1
    if _EARLIER.search(said):
        return reader.say("earlier"), -1
    if _AGREED.search(said) and _ENTERING.search(said):
        return reader.say("announced"), -1
    if len(said) < 60 and _AS_EVER.search(said):
        return reader.say("earlier"), -1
    if may_withdraw(said):
        return reader.say("unsaying"), -1
    if said.strip(" .!").casefold() in ("default", "the default"):
        return reader.say("default-meant"), -1
    if len(said) < 200 and _PASSING.search(said):
        return reader.say("no-throw"), -1
    if heard.replying and not heard.letters and kinds.says_nothing(heard.written):
        return reader.say("empty"), -1
    if _ATTACHED.search(said):
        return reader.say("attached"), -1
    if len(said) < 200 and _ANNOUNCING.search(said):
        return reader.say("announced"), -1
    if where := announced_in(said):
        return reader.say(where), -1
    return (reader.say(about), -1) if about is not None else None


def _in_english(heard: Heard, reader: Reader) -> list[str]:
    """Return the player's lines in the English words that are known of theirs."""
    lines = list(heard.words)[:_LINES]
    made: dict[int, list[str]] = {}
    for token in tokenize([line[:_LINE] for line in lines], reader.form.boards, vocabulary=reader.vocabulary):
        made.setdefault(token.line, []).append(token.low)
    return [" ".join(words).replace(" ,", ",").replace(" .", ".") for _, words in sorted(made.items())]


_LEAVING = late(
    r"\b(?:no (?:signal|wi-?fi|phone|laptop|mails?)|(?:before|until|till|when|once|after|as soon as) (?:i"
    r"|we)(?:'m|'re| am"
    r"| are)? (?:leave|go away|get (?:back|home)|return|come (?:back|home)|back|home)\b"
    r"|back (?:for|before|by|on|about|around|in time) "
    r"|(?:pas d'|kein |geen |sin |senza )(?:internet|netz|e-?mail)|mon retour|bin zurück|mio ritorno|mi regreso)",
    re.IGNORECASE,
)


def _courteous(heard: Heard, said: str) -> bool:
    """Whether a mail thanks, brings press or tells of an absence: that orders will come is said beside it."""
    return (
        bool(heard.letters)
        or kinds.is_thanks(heard.words)
        or thanks_abroad(said)
        or any(away.search(said) is not None for away in (_AWAY, _LEAVING))
    )


def _reading(
    kind: ReadingKind,
    orders: Mapping[str, JsonObject],
    heard: Heard,
    problems: Sequence[tuple[Problem, int]],
    lines: Sequence[str],
    command: str | None = None,
) -> Reading:
    return Reading(
        kind,
        "ask" if problems else "clear",
        orders,
        public_words(heard.letters),
        tuple(problem for problem, _ in problems),
        quotes_of(problems, lines),
        command,
    )
