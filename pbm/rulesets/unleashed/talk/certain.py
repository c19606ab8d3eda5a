"""Whether a clause with one card and one space puts the card there, whatever other words are in it, or only talks."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from pbm.rulesets.unleashed.words.tokens import Token

__all__ = ["is_chosen", "is_placed", "is_remark"]

_CUTTING: Final = frozenset(
    ("but", "so", "hence", "therefore", "thus", "anyway", "anyways", "still", "aber", "also", "drum", "donc", "dus",
     "maar", "mais", "pero", "ma", "quindi", "allora", "because", "cause", "cos", "since")
)  # fmt: skip
_PARTING: Final = ("comma", "open", "close", "colon", "quote")
_MATTER: Final = ("card", "num")
_BESIDE: Final = frozenset(
    ("above", "below", "beneath", "under", "underneath", "past", "beyond", "beside", "besides", "opposite",
     "adjacent", "off", "against", "minus", "outside", "behind", "after", "before", "not", "near", "nearby",
     "alongside", "by", "neither", "versus", "vs", "without", "bar", "save", "unless", "until", "till", "than", "of",
     "over", "door", "close")
)  # fmt: skip
_OPPOSED: Final = frozenset(
    ("avoid", "skip", "miss", "spare", "shun", "dodge", "withhold", "refuse", "decline", "forgo", "abstain",
     "resist", "prevent", "stop", "forbid", "ban", "veto", "hoard", "retain", "stash", "doubt", "question",
     "hesitate", "waver", "postpone", "delay", "wait", "pause", "leave", "ignore", "lack", "lose", "hide", "waste",
     "deny", "denie", "block", "guard", "fail", "cost", "beat", "swear", "threaten", "debate", "argue", "discus",
     "discuss", "hold", "vermeide", "vermeiden", "evite", "éviter", "evitar", "evitare", "vermijden")
)  # fmt: skip
_FEELING: Final = frozenset(
    ("hate", "dread", "regret", "beware", "notice", "admire", "loathe", "detest", "despise", "resent", "fear",
     "spot", "see", "watch", "pity", "shame", "dream", "fantasise", "fantasize", "picture", "envy", "miss",
     "congratulate", "recall", "bemoan", "mourn", "rue", "enjoy", "remember", "wary", "afraid", "scared",
     "allergic", "keen", "fond", "tired", "sick", "bored", "lean", "incline", "inclined", "tempt", "toy", "mull",
     "ponder", "fancie", "fancied", "itch", "chew", "contemplate", "weigh", "reckon", "favour", "favor", "advise",
     "recommend", "prefer", "urge", "propose", "insist", "vote", "nag", "dare", "mad", "crazy", "silly",
     "daft", "foolish", "stupid", "nuts", "insane", "lucky", "unlucky", "bravo", "kudos", "congrats", "hint",
     "rumour", "rumor", "gossip", "wait", "show", "display", "mention", "according", "paid", "pay", "cost", "took",
     "drew", "reason", "reasons", "owe", "owed", "earn", "won", "hoffe", "hasse", "fürchte", "sehe")
)  # fmt: skip
_ORDERED: Final = frozenset(("prefer", "favour", "favor", "propose", "insist", "dare", "recommend", "vote", "fancie"))
"""Words of feeling that order something where the player says them of themselves: "I propose +3 on 17"."""

_DAYS: Final = frozenset(
    ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "montag", "dienstag", "mittwoch",
     "donnerstag", "freitag", "samstag", "sonntag", "someday", "sometime", "eventually")
)  # fmt: skip
_DUE: Final = frozenset(("on", "by", "come", "next", "am", "until"))
_HAILED: Final = frozenset(
    ("lads", "guys", "folks", "boys", "girls", "ladies", "mates", "pals", "chaps", "friends", "kisses", "hugs",
     "thanks", "cheers", "regards", "greets", "greetings", "xs", "always", "jus", "perhaps", "lols", "boss", "gents",
     "dudes", "fellas", "peeps", "yes", "this", "plus", "yours", "wishes", "lots", "bless", "please")
)  # fmt: skip
_TIMES: Final = frozenset(("today", "tonight", "round", "turn", "week", "month", "issue", "it", "that", "here", "now"))
_THINGS: Final = frozenset(("order", "orders", "move", "turn", "go", "game", "match", "card", "play", "idea", "wish"))
_OTHERS: Final = (
    "he'll",
    "she'll",
    "they'll",
    "he'd",
    "she'd",
    "they'd",
    "they've",
    "they're",
    "who'll",
    "who's",
    "you've",
)
_OWN: Final = frozenset(("team", "side", "heart", "gut", "mind", "brain", "head", "instinct", "turn", "go", "i", "we"))
_THIRD: Final = frozenset(
    ("plays", "puts", "lays", "places", "chooses", "picks", "takes", "uses", "drops", "sticks", "sets", "throws")
)
_IDEAS: Final = frozenset(("option", "idea", "picture", "imagine", "possibility", "thought", "alternative"))
_DOING: Final = ("takes", "gets", "gives", "brings", "makes", "costs", "helps", "hurts", "sends", "moves")
_AIMED: Final = ("send", "swap", "back", "forw")
_TAIL: Final = 3
_MOST_CARDS: Final = 3
_DENYING: Final = ("can't", "cant", "cannot", "doesn't", "doesnt", "won't", "wont", "isn't", "isnt", "never")
_BY: Final = ("of", "off", "beyond", "beneath", "beside", "opposite", "past", "below", "above", "short", "outside")
_VAGUE: Final = ("something", "somethings", "ish", "odd", "or so", "plus", "p", "quid", "euros", "pounds", "minutes")
_SEVERAL: Final = ("blanks", "reverses", "rolls", "swaps")


def is_remark(tokens: Sequence[Token]) -> bool:
    """Whether a clause names a card and a space and yet only talks of them: "I hate the +3 on 17"."""
    segment = _segment(tokens)
    if segment is None:
        return _is_beside(tokens)
    if _is_of_another(tokens):
        return True
    first = next(at for at, token in enumerate(segment) if token.kind in _MATTER)
    ahead = segment[:first]
    words = [word for token in ahead for word in token.text.casefold().split()]
    if _tells_of_others(segment, ahead):
        return True
    if words[:2] in (["what", "a"], ["what", "an"], ["such", "a"]) or words[:1] in (["whose"], ["someday"]):
        return True
    if words[:1] in (["there"], ["there's"], ["theres"], ["with"]) and (words[0] != "with" or _goes_on(segment)):
        return True  # "there's a blank on 16", "with the reverse on 25 I …"
    if _begins(tokens, "what", ("a", "an")) or _is_denied(segment) or _is_there(segment) or _is_beside(tokens):
        return True
    if any(word in ("say", "says", "expect", "expects") for word in words) and any(t.kind == "other" for t in ahead):
        return True
    own = any(word in ("i", "i'd", "id", "i'll", "i've", "i'm", "ive", "im", "we", "me") for word in words)
    felt = next((word for word in words if _is_form(word, _FEELING)), "")
    if felt and not (own and _is_form(felt, _ORDERED)):
        return True
    if _awaits(words) or _is_thanked(ahead) or _is_for_somebody(ahead):
        return True
    return _says_of_it(segment) or _awaits(["", *_words(segment[_place(segment, "num") + 1 :])])


def _tells_of_others(segment: Sequence[Token], ahead: Sequence[Token]) -> bool:
    """Whether somebody else does it, or nobody: "he's the one with the reverse on 25", "the reverse you laid on 25"."""
    said = [token for token in ahead if token.kind not in ("fill", "tag", "and")]
    aimed = any(token.kind == "card" and token.name[:4] in _AIMED for token in segment)
    own = any(token.kind in ("self", "request") for token in ahead)
    if said and not aimed and not own and said[0].kind in ("other", "nobody"):
        return True
    if said and said[0].text.casefold() in _OTHERS:
        return True
    told = any(token.kind == "verb" and token.text.casefold() in _THIRD for token in said)
    mine = own or any(token.name == "me" for token in ahead) or not _OWN.isdisjoint(_words(ahead))
    owned = any(one == "has" and after in ("a", "an", "the") for one, after in pairwise(_words(ahead)))
    if (told or owned) and not mine:
        return True  # "my wife plays the blank on 16", "the neighbour has a blank on 16"
    if _words(ahead)[:1] == ["whoever"] and not aimed:
        return True
    after = segment[len(ahead) + 1 : len(ahead) + 3]
    return [token.text.casefold() for token in after[:1]] == ["you"] and after[1:] != [] and after[1].kind != "on"


def _is_of_another(tokens: Sequence[Token]) -> bool:
    """Whether somebody else is named as the one that it comes from: "Clive here: -2 on 36"."""
    colon = next((at for at, token in enumerate(tokens) if token.kind == "colon"), 0)
    heads = [word for token in tokens[:colon] for word in token.text.casefold().split()]
    if not any(token.kind in _MATTER for token in tokens[:colon]):
        owners = {word[:-2] for word in heads[:-1] if word.endswith("'s")} - _TIMES
        if owners and heads[-1] in _THINGS and (heads[-1] in ("game", "match") or not owners & _DAYS):
            return True  # "my daughter's order: …", "for Tuesday's game: …"
        if colon and not _IDEAS.isdisjoint(heads):
            return True
    first = tokens[0]
    if first.kind != "player" or first.name in ("me", "leader", "last"):
        return False
    ends = next((at for at, token in enumerate(tokens) if token.kind in ("colon", "comma", "card", "num")), 0)
    aimed = any(token.kind == "card" and token.name[:4] in _AIMED for token in tokens)
    return tokens[ends].kind == "colon" and not aimed


def _words(tokens: Sequence[Token]) -> list[str]:
    return [word for token in tokens for word in token.text.casefold().split()]


def _begins(tokens: Sequence[Token], word: str, then: tuple[str, ...]) -> bool:
    words = _words(tokens[:2])
    return words[:1] == [word] and words[1:2] != [] and words[1] in then


def _goes_on(segment: Sequence[Token]) -> bool:
    """Whether somebody is spoken of after the space: "with the reverse on 25 I'd be stuck"."""
    after = segment[_place(segment, "num") + 1 :]
    return bool(after) and after[0].kind in ("self", "player", "other")


def _is_denied(segment: Sequence[Token]) -> bool:
    """Whether it is said that the card does not go there: "the blank can't go on 16"."""
    until = segment[: max(_place(segment, "num"), _place(segment, "card"))]
    return any(token.kind == "taken" and token.text.casefold().startswith(_DENYING) for token in until)


def _is_there(segment: Sequence[Token]) -> bool:
    """Whether the card is said to lie there by now: "it sits on 16 already", "the blank that Clive put on 16"."""
    first, last = sorted((_place(segment, "card"), _place(segment, "num")))
    if "already" in _words(segment) or "still" in _words(segment[last:]):
        return True
    between = segment[first:last]
    kinds = [token.kind for token in between if token.kind != "fill"]
    that = kinds[1:2] == ["it"] and between[0].kind == "card"
    return that and any(token.kind in ("player", "other") and token.name != "me" for token in between[:_TAIL])


def _is_beside(tokens: Sequence[Token]) -> bool:
    """Whether the number is not where the card is to go: "one short of 16", "twenty-something", "16 blanks"."""
    if "card" not in {token.kind for token in tokens}:
        return False
    for at, token in enumerate(tokens):
        if token.kind != "num":
            continue
        before = tokens[at - 1] if at else None
        after = tokens[at + 1] if at + 1 < len(tokens) else None
        if before is not None and before.text.casefold() in _BY and before.kind in ("unknown", "fill", "relative"):
            return True
        if after is not None and after.text.casefold() in _VAGUE and after.kind != "num":
            return True
        if after is not None and after.kind == "card" and after.text.isalpha() and after.text.casefold() in _SEVERAL:
            return True
    return False


def is_placed(tokens: Sequence[Token]) -> bool:
    """Whether a clause with a space for each card, and words that nobody knows, yet says that they go there."""
    chunks = _chunks(tokens)
    return len(chunks) <= _MOST_CARDS and all(_one_placed(chunk) for chunk in chunks)


def _chunks(tokens: Sequence[Token]) -> list[list[Token]]:
    """Return the tokens in pieces that have one card and its space each, parted by "and", "then" or a comma."""
    made: list[list[Token]] = [[]]
    kinds: set[str] = set()
    for token in tokens:
        if kinds >= {"card", "num"} and token.kind in ("and", "then", "comma"):
            made.append([])
            kinds = set()
        made[-1].append(token)
        kinds.add(token.kind)
    while len(made) > 1 and not {"card", "num"} & {token.kind for token in made[-1]}:
        last = made.pop()
        made[-1] += last
    return made


def _one_placed(tokens: Sequence[Token]) -> bool:
    kinds = [token.kind for token in tokens]
    spaces = {token.value for token in tokens if token.kind == "num"}
    if kinds.count("card") != 1 or len(spaces) != 1 or {"piece", "no-piece", "odd", "past", "dead"} & set(kinds):
        return False
    segment = _whole(tokens)
    if any(_is_form(token.text.casefold(), _OPPOSED) for token in segment if token.kind == "unknown"):
        return False
    if any(token.kind == "player" and token.name != "me" for token in segment[: _place(segment, "card")]):
        return False
    if any(token.text.casefold() in ("no", "zero", "kein", "keine") for token in segment):
        return False  # "under no circumstances the blank on 5"
    at = _place(segment, "num")
    start = min(at, _place(segment, "card"))
    if any(token.kind == "relative" for token in segment[start:]):
        return False
    before = [
        token
        for token in segment[:at]
        if token.kind not in ("fill", "hash", "spaces") or token.text.casefold() in _BESIDE
    ]
    if before and (before[-1].text.casefold().split()[-1] in _BESIDE and before[-1].kind != "on"):
        return False
    between = segment[start : max(at, _place(segment, "card"))]
    led = bool(before) and before[-1].kind in ("on", "colon", "comma")
    strange = any(token.text.casefold() in _BESIDE for token in between if token.kind in ("unknown", "relative"))
    return (led or not strange) and not is_remark(tokens)


def is_chosen(tokens: Sequence[Token]) -> bool:
    """Whether a clause with one card and no space yet chooses the card, "so it's the extra roll", and does not talk."""
    kinds = [token.kind for token in tokens]
    if kinds.count("card") != 1 or {"num", "piece", "no-piece", "odd", "past", "dead", "relative"} & set(kinds):
        return False
    segment = _whole(tokens)
    at = _place(segment, "card")
    plain = [token.kind for token in segment[:at] if token.kind not in ("fill", "and", *_PARTING)]
    after = segment[at + 1 :]
    if not set(plain) <= {"be", "self", "verb", "it", "then", "tag"} or {"be", "unknown"} & {one.kind for one in after}:
        return False
    return not any(_is_form(token.text.casefold(), _OPPOSED) for token in tokens if token.kind == "unknown")


def _place(tokens: Sequence[Token], kind: str) -> int:
    return next((at for at, token in enumerate(tokens) if token.kind == kind), len(tokens))


def _whole(tokens: Sequence[Token]) -> Sequence[Token]:
    """Return the tokens from where what is said of the card begins to where what is said of the space ends."""
    atoms = [at for at, token in enumerate(tokens) if token.kind in _MATTER]
    start, end = atoms[0], atoms[-1] + 1
    while start and not _cuts(tokens[start - 1]):
        start -= 1
    while end < len(tokens) and not _cuts(tokens[end]):
        end += 1
    return tokens[start:end]


def _segment(tokens: Sequence[Token]) -> Sequence[Token] | None:
    """Return the part of the tokens that has one card and one space, both in it; None where there is none."""
    kinds = [token.kind for token in tokens]
    if kinds.count("card") != 1 or kinds.count("num") != 1 or "piece" in kinds:
        return None
    first, last = sorted((kinds.index("card"), kinds.index("num")))
    if any(_cuts(token) for token in tokens[first:last]):
        return None
    return _whole(tokens)


def _cuts(token: Token) -> bool:
    return token.kind in _PARTING or token.kind == "reason" or token.text.casefold() in _CUTTING


def _is_form(word: str, bases: frozenset[str]) -> bool:
    """Whether a word is one of these, or made of one by -s, -d, -ed or -ing."""
    if word in bases:
        return True
    if len(word) < 5:
        return word.endswith("s") and word[:-1] in bases
    shorter = {word[:-1]} if word.endswith(("s", "d")) else set()
    shorter |= {word[:-2]} if word.endswith(("es", "ed")) else set()
    shorter |= {word[:-3], f"{word[:-3]}e", word[:-4]} if word.endswith("ing") else set()
    return not shorter.isdisjoint(bases)


def _awaits(words: Sequence[str]) -> bool:
    """Whether a day is named on which it is to be: "on Friday the reverse on 25"."""
    said = f" {' '.join(words)} "
    if " some day " in said or " one day " in said or " one of these days " in said:
        return True
    return any(word in _DAYS and (at == 0 or words[at - 1] in _DUE) for at, word in enumerate(words) if at)


def _is_thanked(ahead: Sequence[Token]) -> bool:
    """Whether somebody is thanked for the card: "thanks for the blank on 17"."""
    words = [word for token in ahead for word in token.text.casefold().split()]
    return any(
        word in ("thanks", "thank", "ta", "cheers", "sorry", "danke", "grateful") and "for" in words[at + 1 : at + 3]
        for at, word in enumerate(words)
    )


def _is_for_somebody(ahead: Sequence[Token]) -> bool:
    """Whether it is somebody else who is to put the card: "somebody please put"."""
    kinds = [token.kind for token in ahead if token.kind not in ("fill", "tag")]
    return any(kinds[at : at + 2] == ["other", "verb"] for at in range(len(kinds)))


def _says_of_it(segment: Sequence[Token]) -> bool:
    """Whether what follows the space is said of the card there: "the +3 on 17 bothers me"."""
    at = _place(segment, "num")
    if at < _place(segment, "card") or at + 1 >= len(segment):
        return False
    after = segment[at + 1]
    word = after.text.casefold()
    if after.kind == "verb" and word in _DOING and segment[0].text.casefold() in ("the", "that"):
        return True  # "the +3 on 20 takes me nowhere"
    if after.kind != "unknown" or word in _HAILED or not word.endswith(("s", "ed")) or word.endswith("ss"):
        return False
    own = any(token.kind in ("self", "verb", "request") for token in segment[:at])
    named = any(token.text.casefold() in ("the", "that", "this", "a") for token in segment[: _place(segment, "card")])
    return not own and (named or len(segment) - at > _TAIL - 1)
