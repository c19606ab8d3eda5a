"""Whether an order hangs on something: an "if" that is meant, and the many that are only polite."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from pbm.orders.tokens.said import needing
from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set
from pbm.orders.words import CONDITIONS, THIRD_PERSONS

__all__ = ["MEANT_ONCE", "asked_kindly", "conditional", "only_polite"]

_POLITE_IFS = word_set(
    "you you'd you'll you're may please possible poss ok okay so truth allowed not that's thats that its it's it "
    "this i i've nobody noone anyone memory need there's there still i'm im anything convenient "
    "plain prose ordinary english email e-mail words"
)
_HANGING = word_set("depend depends depending hang hangs hinge hinges")
_TOLD = word_set("told think thinks thought say says said know knows persuaded convinced hear believe pretend claim")
_NOT = word_set("not don't doesn't dont doesnt won't never no")
_OWN = frozenset(("my", "i", "i'm", "im", "i've", "i'd"))
_RECKONING = word_set(
    "eyes eyesight sums arithmetic maths math counting counted reckoning calculations mistaken miscounted sum"
)
_IDIOM_ENDS = word_set(
    "ok okay possible poss fine alright allowed right please may would could can mind minds like so late wish will "
    "you serves remember be kind judge say believed told time suits counts convenient must anything interested "
    "curious objections objects object complains how same spared understood understand recall correctly rightly"
)
_SAYING_SO = word_set("that's thats it's its this that it is")
_WAYS = word_set("back up down at to on off by beside behind next")
_LEADING = word_set("should would will takes brings gets lands puts leaves could ought may might")
_VOTES = word_set("vote votes nominations nomination")
_ABLE = word_set("able can could bear dare stand manage possibly")
_YOU = word_set("you you'd you'll you're")
_OBLIGED = word_set("obliged grateful appreciate appreciated thankful kind nice lovely glad happy delighted pleased")
_PLEASED = _OBLIGED | {
    "like",
    "love",
    "lovely",
    "kindness",
    "favour",
    "wonderful",
    "honoured",
    "gladdened",
    "cheered",
    "grand",
    "good",
}
_PLEASING = word_set("please delight suit gladden cheer tickle oblige help make kindly favour")
_WOULD = word_set("i'd would should we'd it'd it'll shall will i'll we'll")
_FORGIVING = word_set("sorry apologies apologise apologize forgive pardon excuse")
_VERY = word_set("greatly indeed much very so most awfully ever terribly extremely if it me us well fine no end of you")
_WISHED = word_set("could would were was might may had should can you you'd you'll is be went opened goes sat stood")
_KINDLY_ASKED = word_set("the my i it a you we you'd you'll")
_UNCERTAIN = word_set("sure certain idea clear")
_PUTTING_RIGHT = frozenset(
    (
        *(("tell", "me"), ("me", "know"), ("correct", "me"), ("stop", "me"), ("let", "us"), ("tell", "us")),
        *(("sag", "mir"), ("sagt", "mir"), ("sag's", "mir"), ("dis", "moi"), ("dites", "moi"), ("zeg", "het")),
        *(("zeg", "me"), ("laat", "weten"), ("me", "weten")),
    )
)
_PUTTING_RIGHT_AT_ONCE = word_set("shout dime dímelo decidme avísame dimmi ditemi bescheid corrige-moi")
_IN_ERROR = word_set(
    "wrong mistaken incorrect nonsense rubbish garbled unclear falsch verkehrt faux erreur fout verkeerd mal "
    "incorrecto equivocado sbagliato errato"
)
_CARRIERS = word_set("wifi wi-fi signal battery internet connection phone reception train network laptop broadband")
_CARRYING = word_set("holds lasts works survives allows lets permits cooperates behaves gets goes")
_JOINERY = word_set("hinge hinges boards floorboards floor plank planks carpenter joiner woodwork timbers beams saw")
_BEARING = word_set("stand take bear hold manage oblige stands takes bears holds manages permits permit")
_INDIRECT = word_set(
    "unsure see wonder wonders know tell check find out remember ask asked asking knows knowing seeing care matter"
)
_ASSURING = word_set(
    "tell confirm promise assure agree sagst bestätigst versprichst zegt bevestigt belooft dis confirmes promets dices "
    "confirmas prometes dici confermi prometti"
)
_ANYWAY = word_set("anyway anyhow regardless trotzdem dennoch toch igualmente comunque malgré")
_NOT_ABROAD = word_set("nicht niet pas no non")
_WONDERING = word_set("wonder wonders wondering wondered ask asks asked asking curious interested cares care")
_REASONS = word_set("because cos coz cause as since")
_THEY = word_set("he she they he's she's they've they're he'd she'd they'd")
_EVERYONE = word_set("everyone everybody everyone's everybody's")
MEANT_ONCE = word_set(
    "planned intended wanted hoped fancied considered tempted almost nearly would've should've could've "
    "originally till until"
)


@needing(CONDITIONS | {"long", "case"})
def conditional(tokens: Sequence[Token], place: int) -> bool:
    """Whether the number at ``place`` hangs on a condition anywhere in its sentence."""
    for number, token in enumerate(tokens):
        lasting = token.low == "long" and number and tokens[number - 1].low in ("as", "so")
        if lasting and number > 1 and tokens[number - 2].low == "for" and _of_time(tokens, number):
            continue  # "I've looked at it for as long as I'm able"
        if lasting and number + 1 < len(tokens) and tokens[number + 1].low == "as" and number < len(tokens) - 2:
            return True  # "as long as nobody is on 44"
        if token.low == "case" and number < place and _in_case(tokens, number, place):
            return True
        if token.low not in CONDITIONS or token.kind != "W":
            continue
        if token.low == "else" and number and tokens[number - 1].kind == "W" and tokens[number - 1].low != "or":
            continue
        if token.low == "otherwise" and number and tokens[number - 1].low in _TOLD:
            continue  # "and I'll not be told otherwise"
        if token.low in _HANGING and any(t.low in _NOT for t in tokens[max(0, number - 3) : number]):
            continue  # "my orders do not depend on it: throw 3"
        if token.low in ("when", "until"):
            continue  # of time, hardly ever of chance
        if any(t.low in MEANT_ONCE for t in tokens[:number]) and any(
            t.low in ("but", "so") for t in tokens[number:place]
        ):
            continue  # "I'd planned a 4 if she moved, but she hasn't, so it's the 1"
        if token.low == "failing" and not any(t.kind in "NX" for t in tokens[:number]):
            continue  # of a joke that held no number
        if token.low == "if" and _beyond_me(tokens, number):
            return True
        if _no_condition(tokens, number, place):
            continue
        if token.low == "if" and (only_polite(tokens, number) or _of_votes(tokens, number, place)):
            continue
        if token.low == "if" and (asked_kindly(tokens, number) or _apologising(tokens, number)):
            continue
        if token.low in ("if", "whether") and number and tokens[number - 1].low in _INDIRECT:
            continue
        near = {t.low for t in tokens[number + 1 : number + 6]} if token.low in ("if", "unless") else set()
        if near & _RECKONING and near & _OWN:
            continue  # "if my sums hold"
        if number > place and near & _JOINERY and near & _BEARING:
            continue  # "and set the trapdoor on 65 if the hinges will stand it"
        if token.low in ("if", "whether") and number < place and _of_the_post(tokens, number):
            continue
        if token.low == "whether" and any(t.low == "not" for t in tokens[number + 1 : number + 9]):
            continue
        if token.low == "whether" and (_either_way(tokens, number) or _no_matter(tokens, number)):
            continue
        if token.low == "if" and number > place and (_only_for(tokens, number) or _of_a_reason(tokens, number, place)):
            continue
        if token.low == "if" and number < place and _as_all_do(tokens, number):
            continue
        if token.low in ("whether", "if") and (_all_the_same(tokens, number) or _led_to(tokens, number, place)):
            continue
        before = tokens[number - 1].low if number else ""
        if number < place and _led_out(tokens, number, place):
            continue  # "if they close the ferry I'll be stuck here, so here's my lot: 1"
        if _of_outcome(tokens, number, place):
            continue  # "the 6, which should land me on 56 unless there's a snake, and I want …"
        if number > place:
            # "Throw 5, and if it works I'll sing": a new thought, unless it is tied to the order itself.
            if before in ("and", "but", "cos", "because", "so") and token.low == "if":
                continue
            if any(t.kind in "NX" for t in tokens[place + 1 : number]) and before in ("and", "but"):
                continue
        return True
    return False


def _in_case(tokens: Sequence[Token], number: int, place: int) -> bool:
    """Whether an order hangs on others: "in case Meera has passed 48 I throw 6", not "the 6, in case she moves"."""
    who = tokens[number + 1]
    named = who.kind == "W" and who.text[:1].isupper() and who.low not in _OWN
    if not number or tokens[number - 1].low != "in" or not (named or who.low in THIRD_PERSONS):
        return False
    return not any(token.low in _WONDERING for token in tokens[number + 1 : place])


def _either_way(tokens: Sequence[Token], number: int) -> bool:
    """Whether "whether" leaves nothing open: "35 whether she's on it or off it"; "whether 3 or 4 is right" does."""
    either = next((n for n in range(number + 1, min(len(tokens), number + 14)) if tokens[n].low == "or"), -1)
    return either > 0 and not any(t.kind in "NX" for t in tokens[number + 1 : either + 3])


def _no_matter(tokens: Sequence[Token], number: int) -> bool:
    """Whether it is said to be all the same: "egal ob", "regardless of whether", "no matter whether"."""
    before = [token.low for token in tokens[max(0, number - 2) : number]]
    return before[-1:] in (["whatever"], ["random"], ["regardless"]) or before in (
        ["no", "matter"],
        ["regardless", "of"],
    )


def _only_for(tokens: Sequence[Token], number: int) -> bool:
    """Whether an "if" only gives a reason: "trapdoor 56, if only for the satisfaction"."""
    after = [token.low for token in tokens[number + 1 : number + 3]]
    return after[:1] == ["only"] and after[1:] != [] and after[1] in ("for", "to", "because", "as", "out")


def _of_a_reason(tokens: Sequence[Token], number: int, place: int) -> bool:
    """Whether an "if" belongs to what others may do, told as a reason: "because she may land there if she".

    A comma before it may make it one of the order again.
    """
    reason = next((n for n in range(number - 1, place, -1) if tokens[n].low in _REASONS), -1)
    if reason < 0 or any(token.kind in "PN" for token in tokens[reason:number]):
        return False
    who, again = tokens[reason + 1], tokens[number + 1 : number + 2]
    named = who.kind == "W" and who.text[:1].isupper() and who.low not in _OWN
    return (named or who.low in _THEY) and bool(again) and again[0].low in _THEY


def _as_all_do(tokens: Sequence[Token], number: int) -> bool:
    """Whether an "if" only says that all the others do it: "if everyone else is being horrible, 73"."""
    after = [token.low for token in tokens[number + 1 : number + 5]]
    if after[1:2] == ["else"]:
        del after[1]
    told = after[:1] in (["everyone's"], ["everybody's"])
    after = after[1:] if told else after[2:] if after[1:2] == ["is"] else []
    everyone = tokens[number + 1].low in _EVERYONE if number + 1 < len(tokens) else False
    return everyone and (after[:1] in (["being"], ["doing"], ["joining"]) or after[:2] == ["at", "it"])


def _all_the_same(tokens: Sequence[Token], number: int) -> bool:
    """Whether it is done whatever comes: "whether anybody joins me at 52 I don't know, but I nominate it anyway"."""
    but = next((n for n in range(number + 2, len(tokens)) if tokens[n].low == "but"), len(tokens))
    rest = tokens[but:]
    known = any(t.low in _NOT or t.text in _NOT_ABROAD for t in tokens[number:but])
    return (
        known and any(t.low in _ANYWAY or t.text in _ANYWAY for t in rest) and any(t.low in ("i", "we") for t in rest)
    )


def _led_to(tokens: Sequence[Token], number: int, place: int) -> bool:
    """Whether a condition has an end of its own, from which the order follows: "if I shower first, I'm late, so: 2"."""
    commas = [n for n in range(number + 1, place) if tokens[n].low == ","]
    if tokens[number].low != "if" or len(commas) < 2 or commas[1] + 1 >= place:
        return False
    rest = tokens[commas[1] + 1 : place]
    return rest[0].low == "so" and any(t.low == ":" for t in rest)


def _no_condition(tokens: Sequence[Token], number: int, place: int) -> bool:
    """Whether an "if" asks to be put right, tells what would have been, or is only about how the mail gets through."""
    low = tokens[number].low
    if low != "if":
        return False
    ahead = [_written(token) for token in tokens[max(0, number - 3) : number] if token.kind == "W"]
    told = tuple(ahead[-2:]) in _PUTTING_RIGHT or (bool(ahead) and ahead[-1] in _PUTTING_RIGHT_AT_ONCE)
    if told and any(_written(token) in _IN_ERROR for token in tokens[number + 1 : number + 6]):
        return True  # "tell me if it's wrong: throw 2"
    if number < place and _would_have(tokens, number, place):
        return True
    sign = next((n for n in range(number + 1, min(len(tokens), number + 7)) if tokens[n].kind == "P"), -1)
    clause = {token.low for token in tokens[number + 1 : sign]} if sign > 0 else set()
    return number < place and bool(clause & _CARRIERS) and bool(clause & _CARRYING) and number < 2


def _written(token: Token) -> str:
    """Return a word as it was written, in whatever language."""
    return (token.text or token.low).casefold()


def _would_have(tokens: Sequence[Token], number: int, place: int) -> bool:
    """Whether what would once have been said gives way: "if you'd asked me, I'd have said 4, but tonight it's 6"."""
    turn = next((n for n in range(place - 1, number, -1) if tokens[n].low == "but"), -1)
    pairs = set(pairwise(token.low for token in tokens[number + 1 : turn]))
    had = bool(pairs & {("you'd", "asked"), ("you", "had"), ("you", "asked"), ("i'd", "been"), ("he'd", "asked")})
    return turn > 0 and had and bool(pairs & {("i'd", "have"), ("would", "have"), ("i", "would've")})


def _beyond_me(tokens: Sequence[Token], number: int) -> bool:
    """Whether an "if" says that it cannot be: "if I could, I'd take the 3"."""
    after = [token.low for token in tokens[number + 1 : number + 5] if token.low not in ("only", "just")]
    return after[:3] == ["i", "could", ","]


def asked_kindly(tokens: Sequence[Token], number: int) -> bool:
    """Return whether the "if" at ``number`` only asks: "I should be glad if the trapdoor could be at 74"."""
    step = number - 1
    if step < 0 or tokens[step].kind != "W":
        step = next((n for n in range(number + 5, min(len(tokens), number + 25)) if tokens[n].low in _PLEASED), -1)
        if step < 0 or tokens[number + 1].low not in _KINDLY_ASKED:
            return False  # "if the trapdoor could go on 82 I would be ever so pleased"
    while step >= 0 and tokens[step].kind == "W" and tokens[step].low in _VERY and number - step < 6:
        step -= 1
    if step < 0 or tokens[step].kind != "W" or tokens[step].low not in _PLEASED | _PLEASING:
        return False
    if not any(t.low in _WOULD for t in tokens[max(0, step - 6) : step]):
        return False
    after = tokens[number + 1 : number + 9]
    nobody = any(t.low in ("nobody", "noone", "anyone", "anybody", "somebody", "someone", "else") for t in after)
    return not nobody and any(t.low in _WISHED for t in after)


def _apologising(tokens: Sequence[Token], number: int) -> bool:
    """Whether an "if" only says what is to be forgiven: "sorry if it comes out wrong", "forgive me if it's untidy"."""
    return any(token.low in _FORGIVING for token in tokens[max(0, number - 3) : number])


def _of_outcome(tokens: Sequence[Token], number: int, place: int) -> bool:
    """Whether a condition is only about where a throw leads: "which should land me on 56 unless there's a snake"."""
    which = next((n for n in range(number - 1, max(0, number - 9), -1) if tokens[n].low == "which"), -1)
    if which < 0 or tokens[which - 1].kind != "P" or which + 1 >= number or tokens[which + 1].low not in _LEADING:
        return False
    if place < which:
        return True
    begun = next((n for n in range(number + 1, place) if tokens[n].low == "," and tokens[n + 1].low == "and"), -1)
    return begun >= 0 and begun + 2 < len(tokens) and tokens[begun + 2].low in _OWN


def _led_out(tokens: Sequence[Token], number: int, place: int) -> bool:
    """Whether orders are handed in for what is feared: they hang on nothing that stands before ", so here's"."""
    for n in range(number + 3, place - 1):
        if tokens[n].low in (",", "-", ";") and tokens[n + 1].low in ("so", "hence"):
            handing = [t.low for t in tokens[n + 2 : n + 5]]
            if handing[:1] == ["here's"] or handing[:2] in (["here", "is"], ["here", "are"], ["here", "comes"]):
                return not any(t.kind == "N" for t in tokens[number:n])
    return False


def _of_the_post(tokens: Sequence[Token], number: int) -> bool:
    """Whether it is only uncertain if something came or is known: "not sure whether you got my mail, so again: 3"."""
    if not any(token.low in _UNCERTAIN for token in tokens[max(0, number - 1) : number]):
        return False
    end = number + 1
    while end < len(tokens) and tokens[end].kind not in "PN":
        end += 1
    return end < len(tokens) and tokens[end].kind == "P"


def _of_votes(tokens: Sequence[Token], number: int, place: int) -> bool:
    """Whether an "if" only says what every nomination needs: "86 becomes a trapdoor if my vote can make it one"."""
    return number > place and any(token.low in _VOTES for token in tokens[number + 1 : number + 5])


def _of_time(tokens: Sequence[Token], number: int) -> bool:
    """Whether "for as long as" tells of time that was spent: "for as long as I'm able", "as I could bear"."""
    after = [token.low for token in tokens[number + 1 : number + 5]]
    return after[:1] == ["as"] and after[1:2] != [] and after[1] in _OWN and bool(set(after[1:]) & _ABLE)


def only_polite(tokens: Sequence[Token], number: int) -> bool:
    """Return whether the "if" at ``number`` is only polite: "if I may", "if you please", "if that's ok"."""
    words: list[str] = []
    for token in tokens[number + 1 : number + 8]:
        if token.kind != "W":
            break
        words.append(token.low)
    if words[-3:] == ["to", "go", "by"] or words[3:6] == ["to", "go", "by"]:
        return True  # "if past form is anything to go by"
    if words[1:3] == ["not", "too"] or words[:3] == ["it", "isn't", "too"]:
        return True  # "if it's not too late", "if it's not too cruel"
    if not words or words[0] not in _POLITE_IFS:
        return False
    if words[0] in _YOU and any(token.low in _OBLIGED for token in tokens[max(0, number - 4) : number]):
        return True  # "much obliged if you'd enter a three"
    if words[0] in _YOU and _ASSURING & set(words[1:4]):
        return False  # "on 82 if you tell me that I'm not alone"
    if words[0] in _SAYING_SO and words[1:2] == ["so"]:
        return False  # "if that's so I'd throw a 6"
    ends = [place for place, word in enumerate(words[:5]) if word in _IDIOM_ENDS]
    return bool(ends) and not (words[ends[0]] == "right" and set(words[ends[0] + 1 : ends[0] + 2]) & _WAYS)
