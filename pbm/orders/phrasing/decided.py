"""Two values that were weighed, and the one that was decided on: "torn between 31 and 60, and 60 wins".

Each of the two stands somewhere in words of choosing. Where the last of them is named a second time and said to have
won, it is the order and the other names are none.
"""

from __future__ import annotations

from collections.abc import Sequence

from pbm.orders.tokens.said import needing
from pbm.orders.tokens.sentence import Limits
from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set
from pbm.orders.words import CONDITIONS, HEDGES, NOT_WORDS

__all__ = ["follow_decision"]

_WEIGHING = word_set(
    "between torn or list shortlist versus against better nicer considered hesitated said says thought tempted wanted "
    "zwischen schwankte geschwankt zettel liste gegen besser schöner überlegt dachte gedacht wollte meint "
    "tussen twijfelde getwijfeld lijst lijstje tegen beter leuker mooier wilde dacht zegt "
    "entre dudaba dudé dudado lista contra mejor pensaba pensé quería dice "
    "hésitais hésité balançait balançais penchait penchais liste contre mieux pensais voulait voulais disait "
    "tra fra indeciso indecisa lista contro meglio pensavo volevo diceva esitavo"
)
"""Words in which two values are weighed, some of them translated before they come here and some not."""

_WON = word_set(
    "wins won prevails gewonnen geworden ganó ganado gagné emporté remporte emporte vinto spuntata gewonnen winnaar"
)
_BECOMES = word_set("became becomes it'll settled opted chose finally so therefore geworden ends ended end ende")
_IT_IS = frozenset(
    (("it", "is"), ("is", "it"), ("it", "shall"), ("has", "won"), ("has", "wins"), ("so", ""), ("then", ""))
)
_LITTLE = word_set("the a it is be has for on my we i play take throw go with in at to number space square , me then")
_REACH = 7  # tokens before a number in which it is said to have won
_LEAST = 3  # two values, and one of them once more
_MOST = 8  # numbers of a sort; who names more is telling something else
_FAR = 60  # tokens between the first of the values and the one decided on


@needing({"N"})
def follow_decision(tokens: list[Token], limits: Limits) -> list[Token] | None:
    """Label the value that was decided on after two were weighed, and make the weighed ones numbers of something."""
    if sum(token.kind == "N" for token in tokens) < _LEAST or any(token.kind == "B" for token in tokens):
        return tokens
    if limits.count == 1:
        _decide(tokens, limits, "T")
    _decide(tokens, limits, "D")
    return None


def _decide(tokens: list[Token], limits: Limits, sort: str) -> None:
    places = [
        place
        for place, token in enumerate(tokens)
        if token.kind == "N" and token.low != "one" and (0 < token.value <= limits.high) == (sort == "T")
    ]
    if not _LEAST <= len(places) <= _MOST:
        return
    last, weighed = places[-1], places[:-1]
    values = {tokens[place].value for place in weighed}
    if len(values) != 2 or tokens[last].value not in values or last - weighed[0] > _FAR:
        return
    start = _start(tokens, weighed[0])
    said = {word for token in tokens[start:last] for word in (token.low, token.text)}
    if not said & _WEIGHING or not _won(tokens, weighed[-1], last):
        return
    named = any(token.kind == "D" for token in tokens[start:last])
    if named != (sort == "D") or (sort == "T" and any(token.kind == "T" for token in tokens[last + 1 :])):
        return
    line, chosen = tokens[last].line, tokens[last]
    label = Token("T", "throw", line) if sort == "T" else Token("D", "trapdoor", line)
    for place in weighed:
        tokens[place].kind = "X"
    for token in tokens[start:last]:
        token.kind = "W" if token.kind in "TD" else token.kind
    tokens[last : last + 1] = [Token("S", ".", line), label, chosen, Token("S", ".", line)]


def _start(tokens: Sequence[Token], place: int) -> int:
    while place and tokens[place - 1].kind != "S":
        place -= 1
    return place


def _won(tokens: Sequence[Token], weighed: int, last: int) -> bool:
    """Whether the clause of the number at ``last`` says that it won, and nothing leaves that open."""
    start = last
    while start > weighed + 1 and last - start < _REACH and tokens[start - 1].kind not in "SNXTD":
        start -= 1
    end = last + 1
    while end < len(tokens) and tokens[end].kind not in "SP" and end - last < _REACH:
        end += 1
    clause = tokens[start:end]
    lows = {token.low for token in clause}
    if any(token.low in CONDITIONS for token in tokens[_start(tokens, last) : last]):
        return False  # "if 31 wins, 31"
    if lows & (CONDITIONS | HEDGES | NOT_WORDS | {"or", "would", "could"}) or _ending(tokens, last) == "?":
        return False
    words = lows | {token.text for token in clause}
    if words & _WON:
        return True
    ahead = [token.low for token in tokens[start:last]]
    led = ahead and all(low in _LITTLE | _BECOMES for low in _clause_tail(ahead))
    behind = [token.low for token in tokens[last + 1 : end]]
    if (behind[0] if behind else "", behind[1] if len(behind) > 1 else "") in _IT_IS:
        return True
    texts = {token.text for token in tokens[start:last]}
    ordered = bool({"i", "we"} & set(ahead)) and bool({"play", "take", "throw", "go"} & set(ahead))
    return bool(led and (ordered or (set(ahead) | texts) & _BECOMES) and not behind)


def _clause_tail(ahead: Sequence[str]) -> Sequence[str]:
    """Return the words behind the last comma."""
    comma = next((n for n in range(len(ahead) - 1, -1, -1) if ahead[n] in (",", "-", ":")), -1)
    return ahead[comma + 1 :]


def _ending(tokens: Sequence[Token], place: int) -> str:
    return next((token.low for token in tokens[place:] if token.kind == "S"), "")
