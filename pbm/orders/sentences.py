"""The sentences about words that cannot stand as orders, by what is wrong with them, with the code of each problem.

An example is called one: whoever copies it must not think that it is what they wrote.
"""

from __future__ import annotations

from typing import Final

from pbm.core.phrases import marked
from pbm.orders.sentences_of_wishes import WISHES

__all__ = ["ILLEGAL", "LATER", "SENTENCES"]

_AMBIGUOUS, _LOST, _MISSING = "ambiguous", "not-understood", "missing"
ILLEGAL = "illegal"
"""The code of what was understood and is not allowed."""

LATER = "later"
"""The code of what is asked about turns to come: it does not hold up the orders of the open round."""

SENTENCES: Final[dict[str, tuple[str, str]]] = {
    "no-throw": (_MISSING, marked("I found no throw{where}. Please send one, for example: {example}")),
    "no-first": (
        _MISSING,
        marked(
            "I have {second} as your second throw{where}, and no first one. Please send both, for example: {example}"
        ),
    ),
    "no-old": (
        _MISSING,
        marked(
            "You put {new} in the place of {old}{where}, but I have no throw of {old} to be replaced. "
            "Please send what you want, for example: {example}"
        ),
    ),
    "no-board": (_LOST, marked("I could not tell which board this is for. Please name it, for example: {example}")),
    "strange-board": (_LOST, marked("I know no board of that name for you this round. Your boards are: {boards}.")),
    "throws-differ": (_AMBIGUOUS, marked("You gave more than one throw{where}. Which one is it to be?")),
    "throw-at-odds": (
        _AMBIGUOUS,
        marked("Your orders name one throw{where}, and you also write about another. Which one is it to be?"),
    ),
    "throw-otherwise": (
        _AMBIGUOUS,
        marked("Your order says {ordered}, and you also write of a throw of {told}. Which one is it to be?"),
    ),
    "throws-many": (ILLEGAL, marked("This round asks for {count}{where}, and you gave {given}. Which is it to be?")),
    "throw-range": (
        ILLEGAL,
        marked("A throw is a number from {low} to {high}; {value}{where} is none. Which one shall it be?"),
    ),
    "throw-twice": (ILLEGAL, marked("The two throws of this round must differ{where}. Which two shall they be?")),
    "throw-either": (
        _AMBIGUOUS,
        marked("I could read your throw{where} in two ways. Please send it plainly, for example: {example}"),
    ),
    "throw-conditional": (
        _AMBIGUOUS,
        marked("All moves are made at once, so a throw{where} cannot depend on anything. Please send {numbers}."),
    ),
    "throw-hedged": (_AMBIGUOUS, marked("You seem undecided about your throw{where}. Which number shall it be?")),
    "throw-open": (
        _AMBIGUOUS,
        marked(
            "You wrote something about your throw{where}, and I could not tell which number you want. Please send it "
            "plainly, for example: {example}"
        ),
    ),
    "throw-as-sent": (
        _AMBIGUOUS,
        marked(
            "You write as if a throw of {standing} stood for you{where}, and none does. Please send the throw that you "
            "want, for example: {example}"
        ),
    ),
    "throw-undecided": (_AMBIGUOUS, marked("You seem undecided about your throw{where}. Which number shall it be?")),
    "earlier": (
        _AMBIGUOUS,
        marked("I do not go by earlier mails. Please send your orders anew, for example: {example}"),
    ),
    "throw-retracted": (
        _AMBIGUOUS,
        marked("You took your orders back in the same mail. Which throw{where} shall it be?"),
    ),
    "door-retracted": (
        _AMBIGUOUS,
        marked("You seem to take a trapdoor{where} back in this mail. Which space shall it be? Or say: no trapdoor"),
    ),
    "throw-recalled": (
        _AMBIGUOUS,
        marked("I was not sure which number you mean for your throw{where}. Which one shall it be?"),
    ),
    "door-recalled": (
        _AMBIGUOUS,
        marked("I was not sure which space you mean for your trapdoor{where}. Which one shall it be?"),
    ),
    "other-player": (
        _LOST,
        marked(
            "Your mail seems to hold another player's orders. I can only take yours. If "
            "these are yours, please send them once more, for example: {example}"
        ),
    ),
    "other-asks": (
        _LOST,
        marked(
            "Your mail seems to come from another player, so I have done nothing that it asks for. If it is yours, "
            "please send it again without that name."
        ),
    ),
    "own-only": (
        _LOST,
        marked(
            "I can only take orders for your own seat, so this is not entered yet. Please send yours alone, and let "
            "the other player send theirs."
        ),
    ),
    "signed-below": (
        _LOST,
        marked(
            "Another player's name stands in the signature below your mail, so this is not entered yet. If you wrote "
            "it and it is for your seat, it needs your YES; the other player sends theirs from an address of "
            "their own."
        ),
    ),
    "empty": (
        _LOST,
        marked("I found nothing to take as orders in your mail. Please type your orders, for example: {example}"),
    ),
    "door-turn": (
        _AMBIGUOUS,
        marked("I could not tell for which turn your trapdoor is. Please send it again with its turn."),
    ),
    "later-turn": (
        LATER,
        marked("I could not read your orders for turn {turn}. Please send them anew, for example: TURN {turn}: {one}"),
    ),
    "later-part": (
        LATER,
        marked(
            "I could not read all of your orders for turn {turn}; what was plain is kept. Please send what is missing, "
            "for example: TURN {turn}: {one}"
        ),
    ),
    "later-door": (
        LATER,
        marked(
            "I do not know which space you mean for your trapdoor in the turns to come, so none is kept. Please name "
            "it with its turn, for example: TURN {turn}: {one}"
        ),
    ),
    "turn-over": (LATER, marked("Turn {turn} is over, so nothing is kept of what you sent for it.")),
    "of-turn": (LATER, marked("Turn {turn}: {text}")),
    "ahead": (
        LATER,
        marked(
            "This seems to be for a turn to come, and I could not tell which throw is for which turn. Nothing "
            "of it is "
            "kept. Please begin each order with its turn, for example: TURN {turn}: {one}"
        ),
    ),
    "later-if": (
        LATER,
        marked(
            "Orders for a turn to come are kept until you send others, and cannot depend on anything. Nothing of "
            "this is kept. You can send, for example: TURN {turn}: {one}"
        ),
    ),
    "turn-or-throw": (
        LATER,
        marked(
            "“{words}” may be your orders for turn {turn}, or throw {turn} for this round. Nothing of it is kept. "
            "Please send one of these: THROW {turn} TRAPDOOR {space} – or: TURN {turn}: TRAPDOOR {space}"
        ),
    ),
    "other-tongue": (
        _AMBIGUOUS,
        marked(
            "I read English, German, French, Dutch, Spanish and Italian, and may not have understood your mail. Please "
            "send only your orders, for example: {example}"
        ),
    ),
    "unsaying-later": (
        LATER,
        marked(
            "Do you want to take back what is kept for a later turn? Then please send a line with only these words, "
            "for example: WITHDRAW TURN {turn}"
        ),
    ),
    "default-too": (_AMBIGUOUS, marked("You asked to play the default, and also sent orders. Which do you want?")),
    "to-others": (
        _LOST,
        marked(
            "These numbers seem to be told to somebody else, so I have not taken them as orders. If they are yours, "
            "send them once more, for example: {example}"
        ),
    ),
    "in-press": (
        _LOST,
        marked(
            "There seem to be orders in your press. If they are yours, please send them apart, for example: {example}"
        ),
    ),
    "announced": (_LOST, marked("I found no orders in your mail. Please type them, for example: {example}")),
    "subject-door": (
        _AMBIGUOUS,
        marked("Your subject names another trapdoor than your mail{where}. Which one is it to be?"),
    ),
    "throw-doubt": (
        _LOST,
        marked("I was not sure that this is your throw{where}. Please send it plainly, for example: {example}"),
    ),
    "throw-record": (
        _AMBIGUOUS,
        marked("Please name the number you want to throw{where}: I could not tell which it is."),
    ),
    "throw-same": (_AMBIGUOUS, marked("Please name the number you want to throw{where}, as it may be used already.")),
    "throw-order": (_AMBIGUOUS, marked("The order of the throws matters{where}. Which comes first, and which second?")),
    "order-turned": (
        _AMBIGUOUS,
        marked("You seem to turn the order of your two throws round{where}. Which comes first, and which second?"),
    ),
    "second-open": (
        _AMBIGUOUS,
        marked(
            "I have your first throw{where}, and no number for the second one. Please send both, for example: {example}"
        ),
    ),
    "copying": (
        _LOST,
        marked("I cannot play what another player sends. Please type your own orders, for example: {example}"),
    ),
    "throw-turn": (
        _AMBIGUOUS,
        marked(
            "These orders name another turn than the one that is open ({turns}), so I have not entered them. Please "
            "send them anew, and what is for a later turn on a line of its own, for example: TURN {later}: {one}"
        ),
    ),
    "door-differ": (
        _AMBIGUOUS,
        marked("You named more than one space for your trapdoor{where}. Which one is it to be?"),
    ),
    "door-at-odds": (
        _AMBIGUOUS,
        marked(
            "Your orders name one space for your trapdoor{where}, and you also write about another. "
            "Which one is it to be?"
        ),
    ),
    "door-range": (
        ILLEGAL,
        marked("There is no space {value}{where}: a trapdoor may be named from {low} to {high}. Which shall it be?"),
    ),
    "door-either": (
        _AMBIGUOUS,
        marked("I could read your trapdoor{where} in two ways. Please send it plainly, for example: {example}"),
    ),
    "door-conditional": (
        _AMBIGUOUS,
        marked("A trapdoor{where} cannot depend on anything, as all moves are made at once. Please name one space."),
    ),
    "door-unclear": (
        _AMBIGUOUS,
        marked(
            "I could not make out the space of your trapdoor{where}. Please send it in figures, for example: {example}"
        ),
    ),
    "door-hedged": (_AMBIGUOUS, marked("You seem undecided about your trapdoor{where}. Which space shall it be?")),
    "door-doubt": (
        _LOST,
        marked("I was not sure that this is your trapdoor{where}. Please name the space, or say: no trapdoor"),
    ),
    "door-any": (_AMBIGUOUS, marked("Please name the space for your trapdoor{where}, or say: no trapdoor")),
    "door-same": (_AMBIGUOUS, marked("Please name the space for your trapdoor{where}; I do not go by earlier rounds.")),
    "door-kept": (
        _LOST,
        marked(
            "You write that your trapdoor{where} stays as it is, but none of yours stands for this round. Please name "
            "the space, or say: no trapdoor"
        ),
    ),
    "throw-kept": (
        _LOST,
        marked(
            "You write that your throw{where} stays as it is, but none of yours stands for this round. Please send "
            "one, for example: {example}"
        ),
    ),
    "orders-kept": (
        _LOST,
        marked(
            "You write that your orders stay as they are, but none of yours stand for this round. Please send them, "
            "for example: {example}"
        ),
    ),
    "numbers": (
        _LOST,
        marked("I found numbers, but could not tell what they order. Please send, for example: {example}"),
    ),
    "forwarded": (
        _LOST,
        marked(
            "The orders seem to be in a forwarded message, and I take only what you write yourself. If they are yours, "
            "please type them; another player's have to come from that player."
        ),
    ),
    "attached": (_LOST, marked("I found no orders in your mail or with it. Please type them, for example: {example}")),
    "subject": (
        _LOST,
        marked(
            "I do not take orders from the subject of a reply. Please type them in the mail, for example: {example}"
        ),
    ),
    "resigning": (
        _AMBIGUOUS,
        marked(
            "You sent orders, and also wrote of leaving the game. To do both, please send RESIGN on a line by itself "
            "and the orders below it; to play on, send the orders alone."
        ),
    ),
    "withdrawing": (_AMBIGUOUS, marked("You asked to withdraw your orders, and also sent some. Which do you want?")),
    "long": (
        _LOST,
        marked(
            "Your mail is too long for me to read safely. Please send your orders in a short one, for example: "
            "{example}"
        ),
    ),
    "only-asked": (
        _LOST,
        marked(
            "You seem to ask about these numbers, so I have not taken them as orders. If they are yours, "
            "send them once more, for example: {example}"
        ),
    ),
    "if-refused": (
        _AMBIGUOUS,
        marked(
            "You order this only in case the answer to your question is no, so I have not entered it. If it is to "
            "stand until you write again, please send it plainly, for example: {example}"
        ),
    ),
    "waiting": (
        _AMBIGUOUS,
        marked(
            "I was not sure that you have decided, so I have not entered this. When you have, please send your "
            "orders, for example: {example}"
        ),
    ),
    "taken-back": (
        _AMBIGUOUS,
        marked(
            "You seem to take this back in the same mail, so I have not entered it. Please send what you "
            "want, for example: {example}"
        ),
    ),
    "old-mail": (
        _AMBIGUOUS,
        marked(
            "These seem to be orders from an earlier mail. If you want them this round, please send them "
            "anew, for example: {example}"
        ),
    ),
    "other-game": (
        _AMBIGUOUS,
        marked(
            "These orders name another game than your mail's subject. If they are for this game, please send "
            "them once more, for example: {example}"
        ),
    ),
    "game-named": (
        _AMBIGUOUS,
        marked(
            "You named {game}, another game of yours. If these orders are for that one, please answer its last mail "
            "with them; if they are for this game, please send them once more, for example: {example}"
        ),
    ),
    "games-all": (
        _AMBIGUOUS,
        marked(
            "A mail can order for one game only, so please answer the last mail of each with its orders. For this "
            "game, please send yours, for example: {example}"
        ),
    ),
    "other-turn": (
        _AMBIGUOUS,
        marked(
            "These orders name another turn than your mail's subject. If they are for this round, please "
            "send them once more, for example: {example}"
        ),
    ),
    "figure-word": (
        _AMBIGUOUS,
        marked("You wrote one number in figures and another in words{where}. Which one do you mean?"),
    ),
    "subject-throw": (
        _AMBIGUOUS,
        marked("Your subject names another throw than your mail{where}. Which one is it to be?"),
    ),
    "cut-off": (
        _LOST,
        marked(
            "Your mail seems to break off before its end. Please send your orders once more, for example: {example}"
        ),
    ),
    "unsettled": (
        _AMBIGUOUS,
        marked(
            "I was not sure that this is final, so I have not entered it. If it is, please send it once more, "
            "for example: {example}"
        ),
    ),
    "defaulting": (
        _AMBIGUOUS,
        marked("Do you want to play the default? Then please send a line with only the words PLAY DEFAULT."),
    ),
    "unsaying": (
        _AMBIGUOUS,
        marked(
            "Do you want to take your orders back? Then please send a line with only the word WITHDRAW, or WITHDRAW "
            "LATER for those of later turns."
        ),
    ),
    **WISHES,
}
