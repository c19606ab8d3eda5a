"""Misgivings about a throw whose writer gives reasons for another one: "a 2 takes me past Ged, so I go with it"."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from pbm.orders.late import late
from pbm.orders.misgivings.needs import needs
from pbm.orders.misgivings.spelled import spelled
from pbm.orders.misgivings.text import Accepted, Look, Misgiving
from pbm.orders.word_set import word_set

__all__ = ["reasons_for_another"]

_ME = r"(?:i|we|i'm|i am|we're|i'll|we'll|i will|i shall|i've|i have|we've|let's)"
_CHOOSE = (
    r"(?:go(?:ing|ne)? (?:with|for)|went (?:with|for)|(?:stick|stuck|sticking) (?:with|to)|tak(?:e|ing|en)|took"
    r"|us(?:e|ing|ed)|spend(?:ing)?|spent|play(?:ing|ed)?|throw(?:ing|n)?|roll(?:ing)?|choos(?:e|ing)|chose|chosen"
    r"|pick(?:ing|ed)?|select(?:ing|ed)?|settl(?:ed|ing) (?:on|for)|opt(?:ed|ing) for|plump(?:ed|ing) for"
    r"|decid(?:ed|ing) (?:on|for)|burn(?:ing)?|send(?:ing)?|do(?:ing)?)"
)
_IT = r"(?:it|that|this|that one|this one)"
_ASIDE = r"(?:[\w']+ ){0,2}?"
_END = (
    r"(?= ?(?:$|[,:)\-–—]|and\b|this\b|now\b|please\b|then\b|here\b|today\b|again\b|as\b|because\b|since\b|for me\b))"
)
_CHOSEN = (
    rf"\b{_ME} {_ASIDE}{_CHOOSE} {_IT}{_END}"
    rf"|\b(?:that's|that is|thats|which is|it's|it is|this is) (?:exactly |just )?(?:what|the one|the number|the throw)"
    rf" (?:that )?{_ME} {_ASIDE}{_CHOOSE}{_END}"
    r"|\b(?:that's|that is|thats|it's|it is|this is) (?:going to be |to be )?(?:my|our|the|an easy|a simple) "
    r"(?:throw|choice|pick|number|move|one for me|plan)\b"
    r"|\bhence (?:my|the|that|this) (?:choice|throw|pick|decision|number|#\d)"
    r"|\bso (?:that|it) (?:it is|it's|is it|must be it|has to be it|will do)\b"
    r"|\b(?:it|that) (?:has to|must|had better) be (?:it|that|the one|my (?:throw|choice))\b"
    r"|\bso (?:it is|there it is|here goes|that's that|that's it|that it is)\b"
    r"|\b(?:does|do|doing) (?:the|my) (?:job|trick|business)\b|\bgood enough for me\b|\bsuits me (?:fine|best"
    r"|nicely|well)"
)
_SETTLED = late(_CHOSEN)
_SETTLED_NEXT = late(
    rf"^(?:(?:and|so|hence|therefore|thus|which|that's|that is|thats|it's|this is) .{{0,60}}?)?(?:{_CHOSEN})"
)
_MODAL = r"(?:will |should |ought to |'ll |shall |just |neatly |nicely |also |does )*"
_OWN = r"(?:a|an|the|my|that|this)(?: (?:lovely|humble|trusty|little|big|good old|old|small|mere|modest|simple|nice))?"
_NUMBERED = late(
    rf"(?:\b{_OWN} |(?:^|, |\band |\bthat )(?:so |but )?)#(?P<any>[1-6])(?!\d) {_MODAL}"
    r"(?:(?:is|looks|seems|does|suits|clears|gets|keeps|takes|brings|lands|puts|carries|lifts|moves|sees|beats"
    r"|works|gives|allows|lets|helps"
    r"|take|get|bring|put|land|carry|lift|move|see|keep|do|clear|leaves|jumps|hops|passes|reaches|avoids|misses)\b)"
)
"""A number that something is said of: "a 2 should take me past Ged", "the 3 does the job"."""
_SOMEBODY = late(
    r"#[1-6] (?:[\w']+ ){0,2}?(?:takes?|brings?|lands?|puts?|carr(?:y|ies)|lifts?|moves?|sends?|gets?|keeps?"
    r"|leaves?|lets?)"
    r" (?!me\b|us\b|my\b|our\b|past\b|over\b|clear\b|beyond\b|up\b|out\b|away\b|to\b|onto\b|on\b|neatly\b|nicely\b"
    r"|straight\b|safely\b|just\b|right\b|nowhere\b|the (?:job|piece|counter|pressure)\b)"
)
"""Whom else a throw moves: "a 4 takes Bob straight into it"."""
_GONE = late(
    r"\b(?:the|my) #(?P<it>[1-6])(?!\d) (?:is|will be|'s|'ll be) (?:then |now )?(?:gone|spent|used up|done|history)"
    r" (?:after|with) (?:this|today)\b"
)
_TOLD = late(
    r"\breasons? (?:for|behind|i (?:chose|picked)) (?:the|my|this|that|a) #(?P<why>[1-6])(?!\d) (?:is|was|being|:)"
    r"|^why (?:the|a|my) #(?P<asked>[1-6])(?!\d) ?$"
    r"|\b(?:the|a|my) #(?P<anyway>[1-6])(?!\d) (?:is|looks|seems|may|might|was)\b.{0,60}\bbut (?:i'm|i'll|i am|i will) "
    r"(?:still )?(?:doing|do|going with|going for|go with|play|playing|throw|throwing|us(?:e|ing)|send(?:ing)?"
    r"|spend(?:ing)?|tak(?:e|ing)) (?:it|that)(?: anyway| all the same| regardless| nonetheless)?$"
    r"|\bbut (?:i |i've |i'm |have |then )?(?:went|gone|going) (?:with|for) (?:the|a|my) #(?P<went>[1-6])(?!\d)"
    rf"|\b{_ME} (?:[\w']+ ){{0,1}}?(?:chose|chosen|picked|selected|decided on|settled on|gone for|went for|opted for"
    r"|plumped for) (?:the|a|my) #(?P<chosen>[1-6])(?!\d) (?:as|because|since|so|to|purely|simply|for)\b"
)
"""What is told of one's choice, whatever reason follows: "I chose a 2 so as not to overtake Lorna"."""
_NOT_SO = late(
    r"n't\b|\b(?:not|never|no longer|neither|nor|if|unless|would|could|i'd|we'd|was|were|had|last|previous\w*"
    r"|earlier|ago"
    r"|instead|rather than|or|next|later|another (?:time|day)|tomorrow|tempt\w*|nearly|almost|until|till|wish\w*"
    r"|used to"
    r"|although|though|however|only #|than|he|she|they|you|his|her|their|your|he'll|she'll|they'll|then|after that"
    r"|again|whether|suppose|imagine|when|once|because i don't|next time|hop(?:e|ing) for|need(?:s|ed)? (?:an?"
    r"|the|my|to be)|remaining|left"
    r"|avoid(?:ed|ing)?|resist(?:ed|ing)?|reject(?:ed|ing)?|refus\w+|ignor\w+|skip(?:ped|ping)?|regret\w*|threw|did"
    r"|(?<!this )(?:days?|weeks?|hours?|months?|years?)|times|points|pints|people|kids|children)\b"
)
"""Words of a sentence about another time or another's throw, or about what is not done."""
_THEN = late(r"\b(?:last|previous\w*|ago|next|had|yesterday|not)\b|n't\b")
_BUT = late(r"\b(?:but|yet|except)\b")
_SAVED = late(
    r"\b(?:sav(?:e|es|ed|ing)|keep(?:s|ing)?|kept|hold(?:s|ing)?|held|hoard\w*|reserv\w+|bank(?:s|ed|ing)?"
    r"|stor(?:e|ing))"
    r" (?:it|that|this|them|those|back|on to|onto|up|for|(?:the|my|a) (?:[\w']+ )?#|#)|\b(?:in|up) (?:my|the) (?:pocket"
    r"|sleeve|reserve)|\bin (?:hand|reserve)\b|\bgets its (?:chance|turn|go)\b|\b(?:next|later|another) (?:turn"
    r"|time|round)"
)
_DOOR_IT = late(r"^ ?(?:for|as|with) (?:my |the |a )?(?:trap|nomination|hatch)")
_SMALL = late(r"#([1-6])(?!\d)")
_NEEDED = word_set(
    "why reason reasons using playing gives allows lets helps with by on a an the my that this is does do "
    "looks seems suits clears gets keeps takes brings lands puts carries lifts moves sees beats works take get "
    "bring put land carry lift move see keep clear leaves jumps hops passes reaches avoids misses may might"
)
_MOST = 60  # sentences that are looked at


@needs(_NEEDED)
def reasons_for_another(look: Look) -> Iterator[Misgiving]:
    """Reasons for a throw that was not ordered: "Throw 4. A 2 takes me past Ged, so I'm going with it"."""
    throws = [of for of in look.accepted if of.field == "T" and of.values]
    if not throws or look.high > 6:
        return
    texts: dict[int, str] = {}

    def text(number: int) -> str:
        if number not in texts:
            texts[number] = spelled(look.of_sentence(number))
        return texts[number]

    taken = {value for of in throws for value in of.values}
    for number in range(min(len(look.sentences), _MOST)):
        others = any(w.kind == "n" and w.value <= look.high and w.value not in taken for w in look.of_sentence(number))
        if not others and len(throws) == 1:
            continue
        if look.sentences[number].asked and not text(number).startswith("why "):
            continue
        for value, board in _reasoned(text, number):
            of = _concerned(look, throws, number, board)
            beside = {value, *map(int, _SMALL.findall(text(number)))}
            if of is not None and beside.isdisjoint(of.values):
                yield Misgiving("throw-at-odds", look.words[look.sentences[number].start].line, "T", of.board)
                return


def _reasoned(text: Callable[[int], str], number: int) -> Iterator[tuple[int, str]]:
    """Yield each throw that a sentence gives its writer's reasons for, with the name of the board beside it, if any."""
    said = text(number)
    told = _TOLD.search(said)
    if told is not None and (
        told["anyway"] or (told["went"] and _THEN.search(said) is None) or _NOT_SO.search(said[: told.end()]) is None
    ):
        yield int(next(filter(None, told.groups()))), ""
    if _NOT_SO.search(said) is not None or _SAVED.search(said) is not None:
        return
    if (gone := _GONE.search(said)) is not None:
        yield int(gone["it"]), ""
    chosen = _chosen(text, number)
    if chosen:
        yield chosen, ""


def _chosen(text: Callable[[int], str], number: int) -> int:
    """Return the throw that a sentence, or the next, says is chosen for what is said of it; nought for none."""
    said = text(number)
    told = _NUMBERED.search(said)
    if told is None or len(set(_SMALL.findall(said))) > 1 or _SOMEBODY.search(said) is not None:
        return 0
    settled = _SETTLED.search(said, told.end("any"))
    if settled is not None:
        behind = said[settled.end() :]
        return 0 if _DOOR_IT.search(behind) or _BUT.search(said) else int(told["any"])
    after = text(number + 1)
    settled = _SETTLED_NEXT.search(after)
    if settled is None or _BUT.search(said) or _NOT_SO.search(after) or "#" in after[: settled.end()]:
        return 0
    return 0 if _DOOR_IT.search(after[settled.end() :]) else int(told["any"])


def _concerned(look: Look, throws: Sequence[Accepted], number: int, board: str) -> Accepted | None:
    """Return the throw that a sentence is about: the only one, or that of the board it names."""
    if len(look.boards) < 2:
        return throws[0] if len(throws) == 1 else None
    named = look.boards_in(number)
    about = [of for of in throws if (of.board.casefold() == board if board else (of.board,) == named)]
    return about[0] if len(about) == 1 else None
