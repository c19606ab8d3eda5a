"""How players speak of their dice: what else means ROLL, and what only sounds like it."""

from __future__ import annotations

from pbm.core.phrases import say

__all__ = ["ALSO", "DOUBTED", "DOUBTFUL", "ROLL"]

ROLL = "roll"

_THROWING = ("throw", "chuck", "cast", "toss", "shake", "rattle", "fling", "hurl")
_DICE = ("the dice", "my dice", "those dice", "them dice", "dice")
ALSO = tuple(
    (words, ROLL)
    for words in (
        "würfeln", "würfle", "würfel", "wurf", "werfen", "wirf",
        *(f"{verb} {dice}" for verb in _THROWING for dice in _DICE),
        "lance les dés", "lancez les dés", "jette les dés", "jetez les dés", "gooi", "dobbelen", "tira los dados",
        "lanza los dados", "tira i dadi", "lancia i dadi",
    )
)  # fmt: skip
"""What ROLL may be called besides, in whole words."""

_SAID = r"(?:roll|(?:throw|chuck|cast|toss|shake|rattle|fling|hurl) (?:the |my |those |them )?dice)"
_BEFORE = (
    "please|pls|plz|and|then|i|ill|id|we|well|lets|me|us|it|em|to|you|u|ok|okay|yes|yeah|yep|sure|right|so|go|now|just|also"
    "|my|our|a|another|do|will|shall|can|could|would|must|gonna|wanna|hi|hello|hey|the|rattle|quick|quickly|kindly|bitte"
)
"""What stands before ROLL where it is an order, if anything does: not a name, nor what a roll was like."""
_WHO_ELSE = r"(?:he|she|they|who|which|[^\W\d_]{2,20}s|everyone|everybody|nobody|someone|somebody|anybody|anyone)"
_NUMBER = r"(?:[1-9]|1[0-2]|ones?|twos?|threes?|fours?|fives?|six(?:es)?|sevens?|eights?|nines?|tens?|eleven|twelve)"
_ABROAD = r"(?:würf|wurf|werf|wirf|dés\b|gooi|dobbel|dados\b|dadi\b|roll)"
_NOT = (
    r"(?:niet|geen|ne|pas|non|no tires|noch|erst|sobald|dès que|lorsque|quand|zodra|wanneer|cuando|quando|hasta que"
    r"|finché|aún|todavía|ancora)"
)
DOUBTFUL = "|".join(
    (
        # Eyes and heads roll, the others do, and so do good times; and a roll was lucky.
        rf"\b(?!(?:{_BEFORE})\b)[^\W\d_]+ roll\b",
        rf"\b{_WHO_ELSE} (?:will|would|can|could|may|might|must|to|now|do) {_SAID}\b",
        rf"\b(?:let|have|make|see|watch|ask|tell|rather|before|until|till|after|once|when|unless|if|hope|for|want|like)"
        rf" (?!(?:{_BEFORE})\b)[^\W\d_]{{2,20}} (?:(?:will|would|can|could|may|must|to|now) ){{0,2}}{_SAID}\b",
        r"\b(?:for|of|with|by|about|see|saw|like|was|what|such|that|at|on|from|after) (?:the|my|our|a|you) roll\b"
        r"|\bthat roll\b|\broll (?:was|were|had|gave|turned|came|got|took|will|is|are|of|in the|that)\b",
        rf"(?:^|[.!?;,:-] ?)(?!(?:{_BEFORE})\b)[^\W\d_]{{2,20}} (?:will|would|can|could|may|must) {_SAID}\b",
        # It is no roll of the dice.
        r"\broll(?:s)? (?:over|up|along|around|round|by|about|back|down|into|under|away|out|in\b|off|eyes|my eyes"
        r"|(?:their|his|her|your|our) \w|with (?:it|the)|call|model|neck|necks)",
        r"\broll on\b(?! (?:then|please|my|me)\b)",
        r"\b(?:on a|rock and) roll\b",
        # Nobody chooses dice, or has others.
        rf"\b(?:roll|throw)(?: me| us)? (?:(?:an?|the|two|double|some|another|only|high|big|low) )+{_NUMBER}\b"
        r"(?! (?:dice|die|times?|rolls?)\b)",
        rf"\b(?:roll|throw)(?: me| us)? (?!one\b){_NUMBER}\b(?! (?:dice|die|times?|rolls?|for me)\b)",
        r"\b(?:roll|throw)(?: me| us)? (?:an? |some |only )?(?:double|doubles|high|low|better|well|good|more)\b",
        rf"\b(?:not|no|stop|without) rolling\b|\bre-?roll|\b(?:new|other|different|fresh|better) {_SAID}\b",
        # Not now: later, or when something has come about.
        rf"\b{_SAID}\b[^.!;]{{0,40}}\b(?:later|tomorrow|tonight|next (?:week|round|turn|time)|yet|last"
        r"|after (?:the )?(?:others|everyone|everybody)|morgen|später|demain|plus tard|mañana|después|domani|dopo)\b",
        rf"\b{_SAID}\b[^.!;]{{0,40}}\b(?:when|once|after|as soon as|while|whenever|before|until|till)"
        r" (?:[^\W_]{1,20} ){0,2}"
        r"(?:has|have|is|are|does|did|do|rolls?|rolled|sees?|hears?|plays?|thinks?|comes?|goes|asks?|says?|told|tell"
        r"|sent|sends?)\b",
        rf"\b(?:when|once|as soon as|whenever|after|until|till|before) [^.!;,]{{2,40}},? {_SAID}\b",
        rf"\b(?:too \w+|yet|forgot|wait(?:ing)?|tomorrow|later|next (?:week|round)|soon|may|might|could|would) "
        rf"(?:\w+ )?(?:to )?{_SAID}\b(?! for me)",
        # In other languages: not, not yet, only when, tomorrow.
        rf"\b{_NOT}\b[^.!;]{{1,60}}\b{_ABROAD}|\b{_ABROAD}[^.!;]{{1,60}}\b{_NOT}\b",
    )
)
"""A pattern of small letters in which a word for ROLL is not plainly one: it is asked about."""

DOUBTED = say(
    "I am not sure that you want to roll now. If you do, please send ROLL and nothing else; if not, you need send "
    "nothing: your dice are rolled at the deadline. They are the same whatever you send, and whenever. Nobody can "
    "choose them or roll again, and WITHDRAW takes back the word, not the dice."
)
"""What a player is told whose words about dice are not plain."""
