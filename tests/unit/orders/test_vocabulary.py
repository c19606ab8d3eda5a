"""The vocabulary: its files, its numbers, what is nearly a word of it, and how a mail's language is told."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pbm.orders.tokens.token import Token
from pbm.orders.tokens.tokenize import tokenize
from pbm.orders.vocabulary import LANGUAGES, MAIL, TABLES, VOCABULARY, alternatives, finding
from pbm.orders.vocabulary.near import near, respelt
from pbm.orders.words import keyword
from tests.timing import growth
from tests.unit.orders.forms import reading, short

OTHERS = [language for language in LANGUAGES if language != "en"]
NEEDED = [
    *("throw", "trapdoor", "nominate", "board", "turn", "round", "press", "not/none", "and", "or", "but", "instead"),
    *("please", "thanks", "hello", "regards", "i", "my", "the", "if", "unless", "otherwise", "maybe", "perhaps"),
    *("probably", "unsure", "lowest", "highest", "last", "same", "left", "remaining", "first", "second", "then"),
    *("change", "correction", "sorry", "january", "december", "monday", "sunday", "hours", "days", "points"),
]


def numbers(text: str) -> list[int]:
    """Return the numbers that a text holds."""
    return [token.value for token in tokens(text) if token.kind == "N"]


def tokens(text: str, boards: str = "A") -> list[Token]:
    """Return the tokens of a text."""
    return tokenize(text.split("\n"), boards)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_stands_twice(language: str) -> None:
    """Within a language a word has one meaning, so that the order of a file's lines decides nothing."""
    seen: dict[str, str] = {}
    for low, text in TABLES[language]["words"].items():
        for form in text.split(","):
            word = form.strip()
            assert word
            assert word not in seen, f"{word}: {seen[word]} and {low}"
            seen[word] = low


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_words_that_matter(language: str) -> None:
    """No language lacks a word by which an order would be taken that should be asked about."""
    table: Mapping[str, str] = TABLES[language]["words"]
    missing = [low for low in NEEDED if low not in table and not any(low in key.split() for key in table)]
    assert not missing
    leaving_open = {"undecided", "yours", "before", "later", "own"}
    assert set(TABLES[language]["kinds"]) == {"resigning", "not_resigning", "questions", "selling"} | leaving_open
    assert set(TABLES[language]["steps"]) == {"steps", "little", "onward"}


@pytest.mark.parametrize("language", [*LANGUAGES, "others"])
def test_every_mail_table_is_whole(language: str) -> None:
    """Whatever cleaning looks for is there for every language, and nothing that it does not look for."""
    assert set(TABLES[language]["mail"]) == {field.name for field in dataclasses.fields(MAIL)}


def test_a_label_in_a_file_is_a_label() -> None:
    """A word for a throw or a trapdoor is one alone, unless English has it with another meaning."""
    for language in OTHERS:
        for low, kind in (("throw", "T"), ("trapdoor", "D"), ("nominate", "D")):
            for form in TABLES[language]["words"][low].split(","):
                word = form.strip()
                if " " not in word and word not in VOCABULARY.english:
                    assert keyword(word) == kind, word


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("forty-five", 45),
        ("forty five", 45),
        ("fortyfive", 45),
        ("fourty five", 45),
        ("fourtyfive", 45),
        ("ninty-one", 91),
        ("one hundred", 100),
        ("a hundred and twelve", 112),
        ("two hundred", 200),
        ("fünfundvierzig", 45),
        ("fuenfundvierzig", 45),
        ("funfundvierzig", 45),
        ("einundzwanzig", 21),
        ("dreissig", 30),
        ("dreißig", 30),
        ("hundertzwölf", 112),
        ("zwölf", 12),
        ("quarante-cinq", 45),
        ("quarante cinq", 45),
        ("vingt et un", 21),
        ("soixante-dix", 70),
        ("soixante et onze", 71),
        ("soixante-dix-sept", 77),
        ("quatre-vingts", 80),
        ("quatre-vingt-onze", 91),
        ("quatre vingt dix-neuf", 99),
        ("septante-deux", 72),
        ("huitante-trois", 83),
        ("nonante et un", 91),
        ("cent douze", 112),
        ("vijfenveertig", 45),
        ("tweeëntwintig", 22),
        ("tweeentwintig", 22),
        ("drieënzestig", 63),
        ("cuarenta y cinco", 45),
        ("veintiún", 21),
        ("veintidos", 22),
        ("dieciséis", 16),
        ("noventa y nueve", 99),
        ("quarantacinque", 45),
        ("ventuno", 21),
        ("ventotto", 28),
        ("ventitré", 23),
        ("ventitre", 23),
        ("novantanove", 99),
        ("centododici", 112),
    ],
)
def test_numbers_are_built_as_the_language_does(text: str, value: int) -> None:
    """Number words of every language are one number each, with and without hyphens and accents."""
    words = {
        "en": "the trapdoor please",
        "de": "bitte meine Falltür",
        "fr": "la trappe pour moi",
        "nl": "het valluik graag",
        "es": "la trampilla para mí",
        "it": "la botola per favore",
    }
    assert [value] in [numbers(f"{before} {text}") for before in words.values()]
    assert all(numbers(f"{before} {text}") in ([], [value]) for before in words.values())


def test_every_number_to_a_hundred_has_a_word_in_every_language() -> None:
    """0 to 100 can be said in each of the six languages."""
    for language in LANGUAGES:
        said = {
            known[language].value
            for known in VOCABULARY.senses.values()
            if language in known and known[language].sort in ("number", "split", "article")
        }
        assert set(range(101)) <= said, language


@pytest.mark.parametrize(
    "text", ["throw fuor, trap 45", "throw fiv, trap 45", "Wurf fünff, Falltür 45", "lancer cinc, trappe 45"]
)
def test_a_misspelt_number_is_never_guessed(text: str) -> None:
    """A number that is nearly a word could be another one: the player is asked."""
    got = reading(text)
    assert got.verdict == "ask"
    assert short(got).get("A", ([], None))[0] == []


def test_a_number_that_may_be_two_is_asked_about() -> None:
    """ "Fünf und vierzig" is 45 under the word for a trapdoor; elsewhere it may be a 5 and a 40."""
    assert short(reading("Wurf fünf, Falltür fünf und vierzig")) == {"A": ([5], 45)}
    for text in ("Ich nehme fünf und vierzig", "Wurf fünf und vierzig", "worp vijf en veertig"):
        got = reading(text)
        assert got.verdict == "ask"
        assert not got.orders


def test_a_number_word_may_be_broken_over_two_lines() -> None:
    """A client breaks lines where it likes."""
    text = "Esta vez voy con el dos y pongo la trampilla en la casilla ochenta y\ntres. Un saludo"
    assert short(reading(text)) == {"A": ([2], 83)}
    text = "This time I would like to throw a two and to put my trapdoor on number sixty-\none please."
    assert short(reading(text)) == {"A": ([2], 61)}


@pytest.mark.parametrize(
    ("text", "door"),
    [
        ("throw 5, trapdoor on the 45th", 45),
        ("throw 5, trapdoor forty-fifth", 45),
        ("Throw 5. I nominate the seventy-first space", 71),
        ("lancer 5, trappe à la 45e case", 45),
        ("Wurf 5, Falltür auf dem fünfundvierzigsten Feld", 45),
        ("throw 5, trapdoor on the 5th of May", None),
        ("throw 5, trapdoor 45, back on the 21st", 45),
    ],
)
def test_an_ordinal_names_a_space_under_its_label(text: str, door: int | None) -> None:
    """The 45th space is space 45, but a date is none."""
    got = short(reading(text)).get("A", ([], None))
    assert got == ([5], door)


@pytest.mark.parametrize(
    ("text", "throws"),
    [("throw IV", [4]), ("Throw: VI", [6]), ("throw V.", [5]), ("THROW I", [1]), ("throw I think", []), ("IV", [])],
)
def test_roman_numbers_are_read_where_they_are_labelled(text: str, throws: list[int]) -> None:
    """Throw IV is a 4; "I" with a word behind it is somebody."""
    assert short(reading(text)).get("A", ([], None))[0] == throws


@pytest.mark.parametrize(
    "word",
    ["thorw", "trhow", "thrwo", "throow", "trpadoor", "trapdor", "trapdorr", "trapodor", "tapdoor", "nomiante"],
)
def test_a_slip_is_put_right(word: str) -> None:
    """What is one slip away from a label, and from nothing else, is that label."""
    assert keyword(word) == ("T" if word.startswith(("th", "trh")) else "D")
    token = next(token for token in tokens(f"{word} 5") if token.kind in "TD")
    assert token.said == word
    assert token.low in ("throw", "throws", "trapdoor", "trapdoors", "nominate")


@pytest.mark.parametrize(
    "word",
    [
        *(
            "through",
            "threw",
            "three",
            "throne",
            "throat",
            "thrown",
            "throb",
            "throng",
            "thrill",
            "thirst",
            "thaw",
            "thorn",
        ),
        *("trap", "trade", "tread", "tramp", "trample", "trampled", "trope", "tarpon", "trapeze", "tripod", "trowel"),
        *("outdoor", "backdoor", "dominate", "tailor", "drapes"),
    ],
)
def test_a_word_that_only_looks_like_a_label_is_none(word: str) -> None:
    """A real word is never taken for a slip (a trap is a trapdoor, but said so)."""
    assert keyword(word) == ("D" if word == "trap" else None)


def test_slips_in_other_languages() -> None:
    """Slips are put right in the language of the line only."""
    assert near("trampila", "es") == ("D", "trapdoor")
    assert near("trampila", "en") is None
    assert short(reading("Ik gooi 5, valuik 45")) == {"A": ([5], 45)}
    assert short(reading("Lancio 5, bottola 45")) == {"A": ([5], 45)}


@pytest.mark.parametrize(
    "text", ["trapped oar 45, thorw 5", "trap door 45 trow 5", "thr 5 trp 45", "trapp door 45, thrw 5"]
)
def test_split_and_run_together_labels(text: str) -> None:
    """Labels that a telephone made two words of, or shortened, are understood."""
    assert short(reading(text)) == {"A": ([5], 45)}


@given(st.text(min_size=0, max_size=20))
def test_looking_for_slips_never_fails(word: str) -> None:
    """Any word has an answer; one that is taken for a label is nearly as long as one."""
    found = near(word)
    assert found is None or (len(word) >= 5 and found[0] in "TD")
    assert respelt(word) is None or len(word) >= 4


def test_exchanged_letters_in_plain_words() -> None:
    """Words of the grammar are known with two letters exchanged, so that a misspelt "maybe" still makes a doubt."""
    assert respelt("trun") == "turn"
    assert respelt("isntead") == "instead"
    assert respelt("fuor") is None
    assert reading("mabye throw 5, trap 45").verdict == "ask"


@pytest.mark.parametrize(
    ("text", "low"),
    [
        ("die 5", "die"),
        ("Ich nehme die 5", "the"),
        ("no 5", "no"),
        ("no lanzo el tres", "not"),
        ("once more", "once"),
        ("on 5", "on"),
        ("as before", "as"),
    ],
)
def test_a_word_of_two_languages_means_what_its_line_says(text: str, low: str) -> None:
    """ "Die" is a die in English and an article in German: the other words of the line decide."""
    assert low in [token.low for token in tokens(text)]


def test_a_number_word_needs_its_language() -> None:
    """ "Otto" and "elf" are names in an English mail, and numbers where Italian or German is spoken."""
    assert numbers("Otto throws, and the elf plays on") == []
    assert numbers("la botola per favore su otto") == [8]
    assert numbers("bitte die Falltür auf elf") == [11]


def test_a_translated_word_is_no_name() -> None:
    """German writes nouns with capitals, which makes no person of them; Bob remains one."""
    assert [token.text for token in tokens("Bitte Falltür auf Feld 45") if token.text[:1].isupper()] == []
    assert reading("Bob lance 5, trappe 45").verdict == "ask"
    assert short(reading("Bobs Falltür ist 45, mein Wurf ist 4"))["A"][1] is None


def test_phrases_are_patterns() -> None:
    """A phrase of the files finds what it says, as whole words, on one line."""
    found = finding(["out of [the] office", "sent/written by", "from … said"])
    for text in ("out of office", "OUT of  the office", "written by Bob", "from Bob Smith said"):
        assert found.search(text), text
    for text in ("out of the big office", "absent by", "from Bob\nsaid"):
        assert not found.search(text), text
    assert alternatives([]) == "(?!)"


@pytest.mark.parametrize(
    "shape",
    [
        "j'ai ",
        "der die das ",
        "fünf und ",
        "s'il te ",
        "1. Wurf ",
        "ochenta y\n",
        "cent et ",
        "thorwx ",
        "l'",
        "de 3 à ",
    ],
)
def test_any_words_take_time_in_proportion(shape: str) -> None:
    """Ten times as much of any words takes some ten times as long, not a hundred times."""
    assert growth(tokens, lambda size: (shape * size)[:size], 2_000, 20_000, 15) <= 15
