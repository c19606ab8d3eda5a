"""What is chosen for landing, in any words: "if I'm ever on a send back", "send back, should I land on any: Brenda"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Final

from pbm.rulesets.unleashed.words.tokens import Token

__all__ = ["landings"]

_WINDOW: Final = 16
_ENDS: Final = ("stop", "gap", "label")
_BREAKS: Final = ("comma", "colon", "dash", "close", "open", "else", "or", *_ENDS)
_CHOSEN: Final = ("card", "thing", "eyes", "lamppost", "meeting")
_EVERY: Final = ("every time", "each time", "any time", "jedes mal", "immer")
_OPENING: Final = (
    "if", "should", "should i", "when", "whenever", "in case", "if ever", "were i", "each time", "every time",
    "any time", "anytime", "once", "wenn", "falls", "sollte", "sollte ich", "sobald", "immer wenn",
    "jedes mal wenn", "lande ich", "komme ich", "gerate ich", "treffe ich", "in the event that",
    "in the event of", "by any chance", "wherever",
)  # fmt: skip


def _words(listed: str) -> frozenset[str]:
    return frozenset(listed.split())


_MINE: Final = _words("i i'm im me my i've ive ich mich myself")
_COMING: Final = _words(
    """
    on onto upon land lands landed landing hit hits be am end ends ended up finish finishes get gets step steps stepping
    stumble fall into find dice die roll rolls throw takes take drops drop puts brings bring deposits lead leads
    leads carries sends send me to come comes across arrive arriving against run bump trip over a an any the some one of
    those these another ever i i'm im i've ive my move it them there happen happens to should ever by chance
    unlucky lucky enough unfortunate so as myself at that which do touch tread reach meet visit settle stop stay
    rest counter pawn piece have having been this card cards square space am will would is us then again
    if when whenever lande komme gerate treffe ich auf ein eine einen einer mich der würfel bringt führt stoße drauf
    irgendwo darauf lande landen kommen bin die das den irgendwann mal jemals finde wieder wenn ziehe dort
    """
)
_WHATEVER: Final = _words("anything any everything all whatever every each alles jede jedes tout todo tutto ogni")
_UPON: Final = _words("on onto hit into upon against across auf over touch visit")
_BRINGING: Final = _words("takes take brings bring leads lead carries sends come get")
_VERBS_LAST: Final = (
    "lande", "landen", "komme", "kommen", "gerate", "treffe", "stoße", "bringt", "führt", "means", "equals", "heisst",
    "bedeutet", "under me", "under my feet",
)  # fmt: skip
_LASTING: Final = ("from now on", "in future", "ab jetzt", "von nun an", "ab sofort")
_SAYING: Final = (
    "player", "card", "fill", "be", "it", "verb", "self", "and", "s", "comma", "colon", "later", "landing", "tag",
    "with", "back", "forward", "standing",
)  # fmt: skip
_SAID: Final = ("one", "choice", "victim", "target", "man", "lucky", "pick", "back", "opfer", "ziel", "wahl")
_MAY: Final = ("may", "can", "might as well", "darf", "kann", "peut", "mag", "puede", "può")
_GOING: Final = _words("go move be lie have sit shift come get jump slide gehen liegen werden aller gaan ir andare")
_MAKING: Final = ("make it", "make that", "let it be", "lets say", "let's say", "say", "i'd say", "go for", "i'll have")
_CALLED: Final = 8
_CALLING: Final = 3
_LONG: Final = 24
_NOWHERE: Final = _words("it one any them there that those these drauf darauf dort eine")


def _lasting(tokens: Sequence[Token]) -> list[Token]:
    """Return the tokens with "every time" behind what is chosen for snake eyes as the mere word that it is there."""
    made: list[Token] = []
    chosen = False
    for at, token in enumerate(tokens):
        chosen = token.kind == "eyes" or (chosen and token.kind not in _ENDS)
        ends = at + 1 == len(tokens) or tokens[at + 1].kind in ("comma", *_ENDS)
        said = token.kind == "if" and ends and chosen and token.text.casefold() in _EVERY
        made.append(replace(token, kind="fill", meanings=()) if said else token)
    return made


def landings(tokens: Sequence[Token]) -> list[Token]:
    """Return the tokens with such conditions as ``landing``, which stands before what is landed on."""
    tokens = _lasting(tokens)
    made: list[Token] = []
    start = 0
    landed = False
    at = 0
    while at < len(tokens):
        token = tokens[at]
        if token.kind in _ENDS:
            _put_first(made, start)
            start, landed = len(made) + 1, landed and token.kind == "stop" and token.text == ";"
        landed = landed or token.kind == "landing"
        sentence = made[max(start, len(made) - _LONG) :]
        bare = any(one.kind == "player" for one in sentence) and not any(
            one.kind in ("card", "num", "piece") for one in sentence
        )
        called = (
            bool(sentence) and len(sentence) < _CALLING and all(one.kind in ("unknown", "fill") for one in sentence)
        )
        begins = bare or called or len(made) <= start or made[-1].kind in ("comma", "fill", "and", "then", "self")
        card = _landing(tokens, at, landed=landed) or (_sets_out(tokens, at) if len(made) <= start else 0)
        if card and (begins or landed or made[-1].kind in ("stop", "colon")):
            made += [Token("landing", "", token.line), tokens[card]]
            landed = True
            at = card + 1
            while at < len(tokens) and tokens[at].text.casefold() in _VERBS_LAST:
                at += 1
            at = _naming(tokens, at)
            continue
        sent = _whatever_sends(tokens, at) if len(made) <= start else 0
        if sent:
            way = next(one.kind for one in tokens[at:sent] if one.kind in ("back", "forward"))
            made += [Token("landing", "", token.line), Token("card", f"send {way}", token.line, name=f"send-{way}")]
            landed = True
            at = sent
            continue
        if landed and token.kind in ("first", "then") and _ranks(tokens, at, made):
            if token.kind == "then":
                made.append(Token("else", token.text, token.line))
            at += 1
            continue
        step = _afterwards(tokens, at, made, start)
        if step:
            while made and made[-1].kind in ("comma", "open"):
                made.pop()
            made.insert(_of_card(made, start), Token("landing", "", token.line))
            landed = True
            at = step
            continue
        if landed and made and made[-1].kind == "card" and token.text.casefold() in _VERBS_LAST:
            at += 1
            continue
        if landed and _permits(tokens, at, made):
            made.append(replace(token, kind="fill", meanings=()))
            at += 1
            continue
        if token.kind == "eyes" and len(made) <= start and _is_question(tokens, at):
            made += [Token("landing", "", token.line), token]
            landed = True
            at += 2  # "Two ones? Clive goes back."
            continue
        made.append(token)
        at += 1
    _put_first(made, start)
    return made


def _naming(tokens: Sequence[Token], at: int) -> int:
    """Return where somebody is named behind "make it" and what they are called: "… make it Pat's favourite, Dora"."""
    start = next((one for one in range(at, len(tokens)) if tokens[one].kind not in ("comma", "then", "fill")), at)
    if start >= len(tokens) or tokens[start].text.casefold() not in _MAKING:
        return at
    for place in range(start + 1, min(start + _CALLED, len(tokens))):
        if tokens[place].kind == "player":
            described = any(one.kind == "unknown" for one in tokens[start + 1 : place])
            return place if not described or tokens[place - 1].kind == "comma" else at
        if tokens[place].kind not in ("fill", "unknown", "s", "other", "comma", "be"):
            return at
    return at


def _permits(tokens: Sequence[Token], at: int, made: Sequence[Token]) -> bool:
    """Whether it is said of a piece or a player what may happen to it: "if I land on Move a snake, S5 may go to …"."""
    said = tokens[at].text.casefold() in _MAY and at + 1 < len(tokens)
    after = tokens[at + 1].text.casefold().split()[:1] if said else []
    return bool(made) and made[-1].kind in ("piece", "player") and after != [] and after[0] in _GOING


def _whatever_sends(tokens: Sequence[Token], at: int) -> int:
    """Return where "anything that sends people back:" ends, which is a card that is landed on; 0 where none stands."""
    if not _WHATEVER & set(tokens[at].text.casefold().split()[:1]):
        return 0
    sending = False
    for step in range(at + 1, min(len(tokens), at + _WINDOW)):
        kind = tokens[step].kind
        if kind in ("num", "card", "piece", *_ENDS):
            return 0
        if kind in ("back", "forward") and sending:
            return step + 1 if step + 1 < len(tokens) and tokens[step + 1].kind in ("colon", "comma", "dash") else 0
        sending = sending or kind == "send"
    return 0


def _is_question(tokens: Sequence[Token], at: int) -> bool:
    """Whether a word is a question by itself, and somebody is named after it."""
    kinds = [token.kind for token in tokens[at + 1 : at + 3]]
    return kinds == ["stop", "player"] and tokens[at + 1].text == "?"


def _put_first(made: list[Token], start: int) -> None:
    """Put what is landed on before what is chosen for it: "Clive gets it if I land on a send back"."""
    if len(made) - start > _LONG:
        return
    sentence = made[start:]
    kinds = [token.kind for token in sentence]
    lasting = [token for token in sentence if token.kind == "later" and token.text.casefold() in _LASTING]
    cards = [token for token in sentence if token.kind == "card"]
    players = [token for token in sentence if token.kind == "player"]
    if len(cards) != 1 or not 0 < len(players) < len(("one", "other", "more")):
        return
    if {"num", "piece", "past", "not", "unsure", "unless", "else", "or", "if"} & {*kinds}:
        return
    landing = kinds.index("landing") if "landing" in kinds else -1
    doing = any(one.kind == "player" and after.kind == "fill" for one, after in pairwise(sentence))
    if doing or any(token.kind not in _SAYING and token.text.casefold() not in _SAID for token in sentence):
        return  # "Clive laughs if I land on a send back"
    if landing < 0 and lasting:
        made[start:] = [Token("landing", "", cards[0].line), *(one for one in sentence if one is not lasting[0])]
        return
    after = [kind for kind in kinds[landing + 1 :] if kind not in ("fill", "tag")]
    if landing > 0 and after == ["card"] and all(sentence.index(one) < landing for one in players):
        between = Token("and", "and", cards[0].line)
        named = [players[0]] if len(players) == 1 else [players[0], between, players[1]]
        made[start:] = [sentence[landing], cards[0], Token("colon", ":", cards[0].line), *named]


def _ranks(tokens: Sequence[Token], at: int, made: Sequence[Token]) -> bool:
    """Whether it is said of players whom a choice takes first, and whom if that cannot be: "Brenda, then Clive"."""
    if not made:
        return False
    if tokens[at].kind == "first":
        return made[-1].kind == "player" and any(one.kind == "then" for one in tokens[at + 1 : at + 3])
    before = made[-2:] if made[-1].kind == "comma" else made[-1:]
    return before[0].kind == "player" and [one.kind for one in tokens[at + 1 : at + 2]] == ["player"]


def _opened(token: Token) -> list[str] | None:
    """Return all words of a token that opens a condition; None where it opens none."""
    low = token.text.casefold()
    if token.kind in ("player", "num", "card", "piece", "past", "landing", "else"):
        return None
    opens = any(low == phrase or low.startswith(f"{phrase} ") for phrase in _OPENING)
    return low.split() if opens else None


def _landing(tokens: Sequence[Token], at: int, *, landed: bool) -> int:
    """Return where the card stands of "if I'm ever on a send back" that begins here; 0 where it is something else."""
    said = _opened(tokens[at])
    if said is None:
        return 0
    for step in range(at + 1, min(len(tokens), at + _WINDOW)):
        token = tokens[step]
        if token.kind in _CHOSEN:
            words = set(said)
            on = bool(words & _UPON) or ("to" in words and bool(words & _BRINGING))
            rolls = token.kind == "eyes" or token.means("meeting")
            return step if (on or rolls) and (landed or rolls or words & _MINE) and not _placed(tokens, step) else 0
        more = token.text.casefold().split()
        somebody = token.kind == "other" or (token.kind == "player" and token.name != "me")
        if somebody or token.kind in (*_BREAKS, "num", "piece", "not") or any(word not in _COMING for word in more):
            return 0
        said += more
    return 0


def _placed(tokens: Sequence[Token], at: int) -> bool:
    """Whether the card has a space of its own: "if I put the send back on 17"."""
    kinds = [token.kind for token in tokens[at + 1 : at + 3]]
    return kinds == ["on", "num"]


def _sets_out(tokens: Sequence[Token], at: int) -> int:
    """Return where the card stands of "On a swap I want …", a sentence without a number; else 0."""
    if tokens[at].text.casefold() not in ("on", "at", "auf", "bei", "on any", "on to"):
        return 0
    step = at + 1
    while step < min(len(tokens), at + 3) and tokens[step].kind in ("fill", "all", "unsure"):
        step += 1
    if step >= len(tokens) or tokens[step].kind != "card" or step == at + 1:
        return 0
    for one in tokens[step + 1 : step + 1 + _WINDOW]:
        if one.kind in _ENDS:
            return step
        if one.kind in ("num", "past", "card", "if", "not"):
            return 0
    return step


def _afterwards(tokens: Sequence[Token], at: int, made: Sequence[Token], start: int) -> int:
    """Return where to go on after "if I land on it", said of a card that its sentence begins with; else 0."""
    bare = tokens[at].text.casefold() in ("if landed on", "when landed on", "if landing on")
    said = _opened(tokens[at])
    if (said is None and not bare and tokens[at].kind != "landing") or _of_card(made, start) == len(made):
        return 0
    words = list(said or ())
    step = at + 1
    if tokens[at].kind != "landing":
        while step < min(len(tokens), at + _WINDOW) and tokens[step].kind not in _BREAKS:
            token = tokens[step]
            more = token.text.casefold().split()
            somebody = token.kind in ("player", "other") and more[-1] not in _NOWHERE
            if somebody or token.kind in ("num", "card", "piece", "not") or any(w not in _COMING for w in more):
                return 0
            words += more
            step += 1
        lands = {*words} & {
            "land",
            "hit",
            "on",
            "get",
            "step",
            "lande",
            "drauf",
            "landed",
            "onto",
            "komme",
            "meet",
            "roll",
            "throw",
        }
        if not lands or not (
            words[-1] in _NOWHERE or words[-2:] == ["landed", "on"] or words[-1] in ("lande", "komme")
        ):
            return 0
    else:
        while step < len(tokens) and tokens[step].text.casefold() in _NOWHERE:
            step += 1
    if step < len(tokens) and tokens[step].kind == "close":
        step += 1
    return step if step < len(tokens) and tokens[step].kind in ("colon", "comma", "dash", "player") else 0


def _of_card(made: Sequence[Token], start: int) -> int:
    """Return where the card stands that a sentence begins with, with no more after it; how many tokens where none."""
    if len(made) - start > _LONG:
        return len(made)
    cards = [place for place in range(start, len(made)) if made[place].kind in ("card", "eyes")]
    allowed = ("card", "eyes", "fill", "comma", "open", "self", "and", "with", "all", "unsure", "num")
    if len(cards) != 1 or any(one.kind not in allowed for one in made[start:]):
        return len(made)
    return cards[0] if not any(one.kind == "num" for one in made[start:]) else len(made)
