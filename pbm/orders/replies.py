"""What a player is told about words that cannot stand as orders: short, and with a way on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pbm.core.errors import Problem

__all__ = ["say"]

_AMBIGUOUS, _ILLEGAL, _LOST, _MISSING = "ambiguous", "illegal", "not-understood", "missing"

_SAID: dict[str, tuple[str, str]] = {
    "no-throw": (_MISSING, "I found no throw{where}. Please send one, for example: {example}"),
    "no-board": (_LOST, "I could not tell which board this is for. Please name it, for example: {example}"),
    "strange-board": (_LOST, "I know no board of that name for you this round. Your boards are: {boards}."),
    "throws-differ": (_AMBIGUOUS, "You gave more than one throw{where}. Which one is it to be?"),
    "throws-many": (_ILLEGAL, "This round asks for {count}{where}, and you gave {given}. Which is it to be?"),
    "throw-range": (
        _ILLEGAL,
        "A throw is a number from {low} to {high}; {value}{where} is none. Which one shall it be?",
    ),
    "throw-twice": (_ILLEGAL, "The two throws of this round must differ{where}. Which two shall they be?"),
    "throw-either": (_AMBIGUOUS, "I could read your throw{where} in two ways. Please send it plainly: {example}"),
    "throw-conditional": (
        _AMBIGUOUS,
        "All moves are made at once, so a throw{where} cannot depend on anything. Please send one number.",
    ),
    "throw-hedged": (_AMBIGUOUS, "You seem undecided about your throw{where}. Which number shall it be?"),
    "throw-doubt": (_LOST, "I was not sure that this is your throw{where}. Please send it plainly: {example}"),
    "throw-record": (
        _AMBIGUOUS,
        "Please name the number you want to throw{where}; I take no chances with your record.",
    ),
    "throw-same": (_AMBIGUOUS, "Please name the number you want to throw{where}, as it may be used already."),
    "throw-order": (_AMBIGUOUS, "The order of the throws matters{where}. Which comes first, and which second?"),
    "throw-turn": (
        _AMBIGUOUS,
        "These orders name another turn than the one that is open ({turns}). Please send them anew.",
    ),
    "door-differ": (_AMBIGUOUS, "You named more than one space for your trapdoor{where}. Which one is it to be?"),
    "door-range": (
        _ILLEGAL,
        "There is no space {value}{where}: a trapdoor may be named from {low} to {high}. Which shall it be?",
    ),
    "door-either": (_AMBIGUOUS, "I could read your trapdoor{where} in two ways. Please send it plainly: {example}"),
    "door-conditional": (
        _AMBIGUOUS,
        "A trapdoor{where} cannot depend on anything, as all moves are made at once. Please name one space.",
    ),
    "door-hedged": (_AMBIGUOUS, "You seem undecided about your trapdoor{where}. Which space shall it be?"),
    "door-doubt": (
        _LOST,
        "I was not sure that this is your trapdoor{where}. Please name the space, or say: no trapdoor",
    ),
    "door-same": (_AMBIGUOUS, "Please name the space for your trapdoor{where}; I do not go by earlier rounds."),
    "numbers": (_LOST, "I found numbers, but could not tell what they order. Please send, for example: {example}"),
    "forwarded": (
        _LOST,
        "The orders seem to be in a forwarded message, and I take only your own words. Please type them.",
    ),
    "attached": (_LOST, "I found no orders in your mail or with it. Please type them, for example: {example}"),
    "subject": (_LOST, "I do not take orders from the subject of a reply. Please type them in the mail: {example}"),
    "resigning": (_AMBIGUOUS, "You sent orders, and also wrote of leaving the game. Which do you want?"),
    "withdrawing": (_AMBIGUOUS, "You asked to withdraw your orders, and also sent some. Which do you want?"),
    "long": (_LOST, "Your mail is too long for me to read safely. Please send your orders in a short one: {example}"),
    "unsaying": (
        _AMBIGUOUS,
        "Do you want to take your orders back? Then please send a line with only the word WITHDRAW.",
    ),
}


def say(
    which: str,
    *,
    board: str = "",
    boards: Sequence[str] = (),
    count: int = 1,
    details: Mapping[str, int | str] | None = None,
) -> Problem:
    """Return the problem ``which``, said of ``board`` (empty where there is only one)."""
    code, sentence = _SAID[which]
    throws = " ".join(("3", "6")[:count])
    example = f"{board + ': ' if board else ''}THROW {throws} TRAPDOOR 45"
    counted = "one throw" if count == 1 else f"{count} throws"
    message = sentence.format_map(
        {
            "where": f" on board {board}" if board else "",
            "example": example,
            "boards": ", ".join(boards),
            "count": counted,
            **(details or {}),
        }
    )
    return Problem(code, message, key=board or None)
