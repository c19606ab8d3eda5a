"""The words that a GM adds: taken, refused with the place, and understood in orders."""

from __future__ import annotations

from pathlib import Path

import pytest

from pbm.config.words_file import load_words
from pbm.core.errors import ConfigError
from pbm.orders.tokens.tokenize import tokenize
from pbm.orders.vocabulary import NO_WORDS, VOCABULARY, own_words
from pbm.orders.words import keyword

GOOD = """\
[words]
throw = ["chuck", "go"]
trapdoor = ["hole", "pit", "big drop"]
none = ["nowt"]
board = ["field"]
turn = ["innings"]
press = "gossip"
numbers = { "nowt" = 0, "half a dozen" = 6, "Top-Score" = 99 }
"""


def write(folder: Path, text: str) -> Path:
    """Return a file with ``text``."""
    path = folder / "words.toml"
    path.write_text(text, "utf-8")
    return path


def kinds(text: str) -> list[tuple[str, str, int]]:
    """Return the kind, word and value of each token of a text, as read with the GM's words."""
    vocabulary = VOCABULARY.extended(own_words(WORDS))
    return [(t.kind, t.low, t.value) for t in tokenize([text], "AB", vocabulary=vocabulary) if t.kind not in "PSL"]


WORDS = {
    "throw": ["chuck", "go"],
    "trapdoor": ["hole", "pit", "big drop"],
    "none": ["nowt"],
    "board": ["field"],
    "turn": ["innings"],
    "press": ["gossip"],
    "numbers": {"nowt": 0, "half a dozen": 6, "top-score": 99},
}


def test_words_are_read_from_a_file(tmp_path: Path) -> None:
    """Each key may hold words or one word; phrases and capitals are as good."""
    words = load_words(write(tmp_path, GOOD))
    assert words.words["throw"] == ("chuck", "go")
    assert words.words["press"] == ("gossip",)
    assert words.numbers == {"nowt": 0, "half a dozen": 6, "top score": 99}
    assert own_words(words.as_json()) == words
    assert own_words({}) == NO_WORDS


def test_a_gms_words_are_understood() -> None:
    """They mean what the GM says, wherever they stand, and go before everything else."""
    assert kinds("chuck 5, big drop 45")[0] == ("T", "throw", -1)
    assert ("D", "trapdoor", -1) in kinds("chuck 5, big drop 45")
    assert ("N", "half a dozen", 6) in kinds("chuck half a dozen")
    assert ("N", "top score", 99) in kinds("hole on top-score")
    assert ("W", "none", -1) in kinds("hole: nowt")
    assert ("B", "B", -1) in kinds("field b: chuck 5")
    assert ("U", "4", 4) in kinds("innings 4: chuck 5")
    assert "gossip" in VOCABULARY.extended(own_words(WORDS)).forms("press")
    assert keyword("chuck", VOCABULARY.extended(own_words(WORDS))) == "T"


def test_the_vocabulary_itself_stays_as_it_was() -> None:
    """What one GM adds is not known to another."""
    VOCABULARY.extended(own_words(WORDS))
    assert keyword("chuck") is None
    assert all(token.kind != "T" for token in tokenize(["chuck 5"], "A"))


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ('[words]\nthrwo = ["x"]', 'line 2, words.thrwo: there is no such key; did you mean "throw"?'),
        ('[words]\nthrow = ["not"]', 'line 2, words.throw: "not" cannot have another meaning'),
        ('[words]\n\nthrow = ["if"]', "line 3, words.throw"),
        ('[words]\nthrow = ["trapdoor"]', '"trapdoor" means a trapdoor already'),
        ('[words]\nthrow = ["five"]', '"five" is the number 5 already'),
        ('[words]\nthrow = ["x"]', '"x" is too short: single letters name boards'),
        ('[words]\nthrow = ["5er"]', "may have only letters"),
        ('[words]\nthrow = ["a b c d e f g"]', "is too long"),
        ('[words]\nthrow = ["chuck"]\ntrapdoor = ["Chuck"]', "stands under throw too"),
        ("[words]\nthrow = 5", "words.throw: must be a list of words in quotes"),
        ('[words]\nnumbers = { "lots" = "many" }', '"lots" must be a whole number'),
        ('[words]\nnumbers = { "lots" = 1000 }', '"lots" must be a whole number'),
        ('[words]\nnumbers = { "five" = 6 }', '"five" is 5 already'),
        ('[words]\nthrow = ["chuck"]\n[words.numbers]\n"chuck" = 3', "stands under throw too"),
        ('[word]\nthrow = ["chuck"]', 'did you mean "words"?'),
        ("", "words: is missing"),
    ],
)
def test_a_word_that_will_not_do_is_refused(tmp_path: Path, text: str, complaint: str) -> None:
    """Each complaint names the file, the key and the line, and says what to do."""
    with pytest.raises(ConfigError) as caught:
        load_words(write(tmp_path, text))
    said = str(caught.value)
    assert "words.toml" in said
    assert complaint in said


def test_everything_wrong_is_said_at_once(tmp_path: Path) -> None:
    """A GM need not try again and again."""
    with pytest.raises(ConfigError) as caught:
        load_words(write(tmp_path, '[words]\nthrow = ["not"]\nnone = ["five"]\nboard = ["x"]\n'))
    assert len(caught.value.problems) == 3
