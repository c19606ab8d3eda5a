"""Whether a sentence asks something: a polite order does not, nor one with a tag, "3 and 45, shall we?"."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from pbm.orders.tokens.marks import ORDINALS
from pbm.orders.tokens.token import Token
from pbm.orders.word_set import word_set
from pbm.orders.words import ASK_STARTS, OF_RULES

__all__ = ["is_asked", "tagged"]

_REQUESTS = word_set("can could may would will please pls might")
_REQUESTED = word_set("i you we u ya please")
_OF_OUTCOMES = word_set("next later tomorrow land lands fall falls win wins is right yes")
_LEADING_TO = word_set("on at to number square space the a no")
_ASKING = word_set("what which how who why where")
_TAGS = frozenset(
    tuple(tag.split())
    for tag in [
        "shall we",
        "shall i",
        "eh",
        "ok",
        "okay",
        "right",
        "alright",
        "all right",
        "yes",
        "yeah",
        "please",
        "pls",
        "huh",
        "hey",
        "deal",
        "why not",
        "don't you think",
        "is that ok",
        "is that okay",
        "is that alright",
        "is that all right",
        "is that fine",
        "if that's ok",
        "if i may",
        "if you please",
        "if that's okay",
        "if that's alright",
        "if that's possible",
        "if possible",
        "got it",
        "clear",
        "see",
        "you know",
        "you see",
        "what",
        "would you",
        "could you",
        "will you",
        "can you",
        "if you would",
        "if you don't mind",
        "if nobody minds",
        "if i'm not too late",
        "thanks",
        "innit",
        "i think",
        "yeah please",
        "mate",
        "happy",
        "sounds good",
        "good",
        "fair enough",
        "isn't it",
        "aren't i",
        "dear",
        "hm",
        "hmm",
        "then",
    ]
)
_BARE_TAGS = word_set("ok okay yes yeah right alright please pls eh huh")
_DOERS = word_set("i we i'll we'll i'm")
_DOES = word_set("go play throw take use want put choose nominate going playing throwing taking using roll do spend")
_DASHES = frozenset(("-", "–", "—", "...", ";"))
_POINTING = frozenset(("that", "those", "them", "these", "this", "right", "allowed", "legal"))
_GETTING = word_set("have get book put please")
_DOING = _GETTING | {"open", "way", "set", "place", "make", "enter"}
_IN_HOPE = frozenset(
    (
        ("be", "possible"),
        ("any", "chance"),
        ("trouble", "you"),
        ("might", "i"),
        ("may", "i"),
        ("wonder", "whether"),
        ("wonder", "if"),
        ("chance", "of"),
        ("you", "think"),
    )
)
_SAYING = word_set("say says said put puts call calls called phrase write writes written spell spelt")
_OF_FACTS = word_set("not number space square turn allowed legal taken free last before")
_LONGEST_TAG = 8  # words of "is that how one says it here"
_PLEASE = word_set("please pls plz plse thanks ta pretty kindly")


def is_asked(tokens: Sequence[Token], ending: str) -> bool:
    """Whether a sentence that ends with ``ending`` asks something, and is no polite order."""
    if ending == "?" and not _request(tokens) and not tagged(tokens) and not _asked_after(tokens):
        return True
    return bool(tokens and tokens[0].low in _ASKING and not (ending != "?" and _tells_wish(tokens)))


def _tells_wish(tokens: Sequence[Token]) -> bool:
    """Whether a sentence tells what the player wants: "what I really want is throw 5"."""
    mine = len(tokens) > 1 and tokens[1].low in ("i", "i'd", "i'm", "i'll", "we")
    return mine and any(token.low in ("is", "are", ":") for token in tokens[2:8])


def tagged(tokens: Sequence[Token]) -> bool:
    """Whether a question is only the tag of what stands before it: "3 and 45, shall we?"."""
    comma = next((n for n in range(len(tokens) - 1, -1, -1) if tokens[n].kind == "P" and tokens[n].low != "'"), -1)
    tag = tuple(token.low for token in tokens[comma + 1 :])
    return (comma >= 0 and (tag in _TAGS or _of_wording(tag))) or _tagged_without_comma(tokens)


def _tagged_without_comma(tokens: Sequence[Token]) -> bool:
    """Whether what the player does ends with a tag: "i go 4 and i want the trapdoor on 68 ok?"; "is 68 ok?" asks."""
    lows = [token.low for token in tokens]
    mine = lows[:1] != [] and lows[0] in _DOERS and lows[1:2] != [] and (lows[1] in _DOES or tokens[1].kind == "T")
    unasked = not any(low in _ASKING or low in OF_RULES or low in _OF_OUTCOMES for low in lows)
    return mine and unasked and lows[-1] in _BARE_TAGS and any(token.kind == "N" for token in tokens)


def _of_wording(tag: Sequence[str]) -> bool:
    """Whether only the words of an order are asked about: "…, is that how one says it?", "is that the right word?"."""
    opened = tag[:2] in (("is", "that"), ("is", "this"), ("is", "it"), ("isn't", "that"), ("if", "that's"))
    if not opened or len(tag) > _LONGEST_TAG or set(tag) & _OF_FACTS:
        return False
    return (len(tag) > 3 and tag[2] in ("how", "what") and bool(set(tag[3:]) & _SAYING)) or (
        tag[-1] in ("word", "term", "expression", "phrase") and tag[2] in ("the", "a")
    )


def _asked_after(tokens: Sequence[Token]) -> bool:
    """Whether only the end of a sentence asks, of no number: "2/45 - is it too late?"."""
    if tokens and tokens[0].low in ASK_STARTS:
        return False
    dash = next((n for n in range(len(tokens) - 1, -1, -1) if tokens[n].low in _DASHES), -1)
    rest = tokens[dash + 1 :]
    asking = dash > 0 and bool(rest) and rest[0].low in ASK_STARTS
    # "the 2 and the 4 - which first?" leaves their order open.
    return asking and not any(t.kind in "NXTDU" or t.low in _POINTING or t.low in ORDINALS for t in rest)


def _request(tokens: Sequence[Token]) -> bool:
    """Whether a question is a polite order: "could you put me down for a 5?"."""
    words = [token.low for token in tokens if token.kind == "W"]
    if _IN_HOPE & set(pairwise(words[:10])) and (
        any(word in _DOING for word in words) or ("chance", "of") in pairwise(words)
    ):
        return True  # "would it be possible to have the trapdoor at 28?"
    if _to_be(tokens):
        return True
    for number, low in enumerate(words[:8]):
        if low in _REQUESTS and number + 1 < len(words) and words[number + 1] in _REQUESTED:
            # "Can I throw a 3?" may ask for the rule; "can I have a 3" asks for the throw.
            asking = low in ("can", "could") and words[number + 1] in ("i", "we")
            wishing = any(word in _GETTING | _PLEASE for word in words[number + 2 :])
            return not asking or wishing or _whole_order(tokens, words)
    return words[:1] == ["please"]


def _to_be(tokens: Sequence[Token]) -> bool:
    """Whether a question asks for one's own throw or trapdoor to be a number: "can my trapdoor be number 22?"."""
    lows = [token.low for token in tokens]
    start = next((n for n, low in enumerate(lows[:-3]) if low in _REQUESTS and lows[n + 1] == "my"), -1)
    if start < 0 or tokens[start + 2].kind not in "TD" or lows[start + 3] not in ("be", "go"):
        return False
    rest = [low for low in lows[start + 4 :] if low not in _LEADING_TO]
    return bool(rest) and rest[0].isdigit() and all(low in _PLEASE for low in rest[1:])


def _whole_order(tokens: Sequence[Token], words: Sequence[str]) -> bool:
    """Whether a question has a throw and a trapdoor, as no question about the rules has: "could I go 5, trap on 9?"."""
    numbers = [n for n, token in enumerate(tokens) if token.kind == "N" and token.low != "one"]
    doors = [n for n, token in enumerate(tokens) if token.kind == "D"]
    told = len(numbers) == 2 and len(doors) == 1 and numbers[0] < doors[0] < numbers[1]
    return told and not any(word in OF_RULES for word in words)
