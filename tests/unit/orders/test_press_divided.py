"""Press of which a part is for somebody else, or is not to be signed: every item by itself, wherever it begins."""

from __future__ import annotations

import pytest

from pbm.core.orders import PressItem
from pbm.orders.press.parts import split_press
from pbm.orders.press.people import People
from pbm.orders.vocabulary import VOCABULARY

PEOPLE = People(("Alan",), ("Clive", "Dora", "Emil", "Gus", "Hilda", "Anna E"), "Brenda")
CLIVE, GM = ("Clive",), ("GM",)


def split(text: str) -> tuple[str, tuple[PressItem, ...]]:
    """Return what a mail has beside its press, on one line, and the press."""
    rest, items = split_press(text.split("\n"), VOCABULARY, PEOPLE)
    return " | ".join(line for line in rest if line.strip()), items


@pytest.mark.parametrize(
    "label",
    [
        "To Clive",
        "For Clive",
        "For Clive alone",
        "For Clive's eyes only",
        "Clive only",
        "And to Clive",
        "And now to my dear Clive",
        "PS to Clive",
        "PM Clive",
        "Private message for Clive",
        "Privately to Clive",
        "Secret for Clive",
        "Between Clive and me",
        "Clive, between ourselves",
        "Just between you and me, Clive",
        "Unter uns, Clive",
        "@Clive",
        "To Clive, not Gus",
        "An Clive",
        "Nur für Clive",
        "Pour Clive seulement",
        "À Clive",
        "Alleen voor Clive",
        "Solo para Clive",
        "Solo per Clive",
    ],
)
@pytest.mark.parametrize("between", ["\n", "\n\n", " "])
def test_what_is_for_somebody_below_or_behind_press_is_a_letter(label: str, between: str) -> None:
    """It is theirs alone, and never printed."""
    assert split(f"Press: Hello all!{between}{label}: vote 44") == (
        "",
        (PressItem("Hello all!"), PressItem("vote 44", CLIVE)),
    )


@pytest.mark.parametrize(
    "words", ["Press: Hello, {}", "Press: Hello – {}", "Press: Hello, and {}", "Press: Hello ({})", "Press: Hello [{}]"]
)
def test_a_letter_begins_behind_any_sign(words: str) -> None:
    """Not only behind a full stop."""
    assert split(words.format("to Clive: vote 44")) == ("", (PressItem("Hello"), PressItem("vote 44", CLIVE)))


@pytest.mark.parametrize(
    "words", ["Hello. (Clive only: vote 44 :-) please) Bye.", "Hello.\n(Clive only: vote 44)\nIt rains."]
)
def test_press_goes_on_behind_a_bracket_that_is_for_somebody(words: str) -> None:
    """A smile does not close it."""
    public, letter = split(f"Press: {words}")[1]
    assert public.text.split()[0] == "Hello."
    assert public.text.split()[-1] in ("Bye.", "rains.")
    assert letter.to == CLIVE
    assert "44" in letter.text


@pytest.mark.parametrize(
    "label",
    [
        "To all",
        "To everybody",
        "To everyone else",
        "To the others",
        "For all",
        "An alle",
        "À tous",
        "Aan allen",
        "A todos",
        "A tutti",
    ],
)
@pytest.mark.parametrize("between", ["\n", " "])
def test_what_is_for_all_below_a_letter_is_press(label: str, between: str) -> None:
    """The letter ends there."""
    letter, public = split(f"Press to Hilda: Yes.{between}{label}: hello")[1]
    assert (letter, public) == (PressItem("Yes.", ("Hilda",)), PressItem("hello"))


def test_every_letter_of_a_line_is_sent() -> None:
    """None is lost between the others."""
    assert split("To Emil: of course. To Gus: never. To all: ha!") == (
        "",
        (PressItem("of course.", ("Emil",)), PressItem("never.", ("Gus",)), PressItem("ha!")),
    )


@pytest.mark.parametrize(
    "label", ["To all but Clive", "To everybody except Clive", "For Clive and his friends", "To Clivve"]
)
def test_whom_nobody_can_make_out_is_asked(label: str) -> None:
    """What is not for all is not printed, even where it cannot be sent."""
    public, other = split(f"Press: Hello.\n{label}: vote 44")[1]
    assert (public.text, other.text, bool(other.to)) == ("Hello.", "vote 44", True)


@pytest.mark.parametrize(
    "words",
    [
        "Clive: ha! Dora: ho!",
        "To be or not to be: that is the question",
        "I said to Clive: never!",
        "To quote Clive: never again",
        "To Clive's great surprise: the ladder broke.",
        "For Clive's birthday: a poem",
        "Scene one. Clive enters. Clive: To arms!",
        'The will said: "To Clive: my ladder. To Gus: my snakes."',
        "Hello. Clive, you rotter: I'll get you!",
        "Clive and Dora: a love story",
        "From Clive: a lie. From me: the truth.",
        "To Whom It May Concern: the ladder is mine.",
        "To the moon: and back",
        "All aboard! All for one: one for all.",
        "Weather (for Vienna: rain) is bad.",
        "Trains to Clive: 10.40, 11.40",
        "Only Clive knows: the end is near.",
        "Thanks to the GM: he is great",
        "GM: Any orders? Dora: None!",
        "Note: the GM is tired.",
        "ho ho [note to self: buy milk]",
        "Who sent me that letter without a name?",
        "Alcoholics Anonymous: a meeting",
        "Nobody knows my name.",
        "I got an anonymous letter. It said: beware.",
        "I signed the treaty. Signed: the Mayor",
        "Don't mention the war!",
        "Do not mention me in your prayers.",
    ],
)
def test_press_that_only_speaks_of_somebody_stays_whole(words: str) -> None:
    """Plays, proverbs and quotations are printed as they are, with their writer's name."""
    assert split(f"Press: {words}") == ("", (PressItem(words),))


@pytest.mark.parametrize(
    "label",
    [
        "Anonymously",
        "Anonymous",
        "Anon.",
        "Unsigned",
        "And unsigned",
        "Not signed",
        "Without my name",
        "And this one anonymous",
        "The next bit without my name please",
        "This is not to be signed",
        "And not under my name",
        "From an anonymous friend",
        "Press, but unsigned",
        "Ohne meinen Namen",
        "Und anonym",
        "Sans mon nom",
        "Anonymement",
        "Zonder mijn naam",
        "Anoniem",
        "Sin mi nombre",
        "Anónimo",
        "Senza il mio nome",
    ],
)
@pytest.mark.parametrize("between", ["\n", "\n\n", " "])
def test_words_that_are_not_to_be_signed_are_not(label: str, between: str) -> None:
    """Only those: the press above bears its writer's name."""
    assert split(f"Press: I love you all.{between}{label}: Clive smells of cheese") == (
        "",
        (PressItem("I love you all."), PressItem("Clive smells of cheese", anonymous=True)),
    )


@pytest.mark.parametrize(
    "asked",
    [
        " (anonymous please)",
        "\n\nPlease don't sign this.",
        " Please leave my name out of it.",
        "\nno name please",
        " Don't say who wrote this!",
        " Don't say it was me.",
        " Bitte ohne Namen drucken.",
        " Sans mon nom, svp.",
        " Graag zonder naam.",
    ],
)
def test_press_is_unsigned_where_that_is_asked_behind_it(asked: str) -> None:
    """It can never be signed by mistake; the request itself is not printed."""
    assert split(f"Press: Clive smells of cheese.{asked}") == (
        "",
        (PressItem("Clive smells of cheese.", anonymous=True),),
    )


@pytest.mark.parametrize(
    "words", ["Please print my press anonymously.\nPress: {}", "Press: {}\n\n5 and 44\n\nNo name please."]
)
def test_press_is_unsigned_where_that_is_asked_beside_it(words: str) -> None:
    """Also outside the press."""
    _, items = split(words.format("Clive smells of cheese"))
    assert items == (PressItem("Clive smells of cheese", anonymous=True),)


def test_only_what_follows_is_unsigned_where_that_is_said() -> None:
    """The first part keeps its writer's name."""
    assert split("Press: Hi. Please print what follows anonymously. Clive smells of cheese.")[1] == (
        PressItem("Hi."),
        PressItem("Clive smells of cheese.", anonymous=True),
    )


@pytest.mark.parametrize(
    "label", ["Press signed", "Signed press", "Press with my name", "And with my name", "Mit meinem Namen"]
)
def test_signed_words_below_unsigned_ones_are_signed(label: str) -> None:
    """Nobody loses the credit for them."""
    assert split(f"Press anonymous: Clive smells of cheese\n{label}: I love you all")[1] == (
        PressItem("Clive smells of cheese", anonymous=True),
        PressItem("I love you all"),
    )


@pytest.mark.parametrize(
    "words",
    [
        ". GM note: {}",
        ". GM: {}",
        ". Alan: {}",
        ". PS GM: {}",
        ". For the GM only: {}",
        "\nGM: {}",
        " [GM: {}]",
        " (Alan: {})",
        " (to Alan: {})",
        " (note for the GM: {})",
    ],
)
def test_a_word_to_the_gm_within_press_is_not_printed(words: str) -> None:
    """The GM alone gets it."""
    public, to_gm = split(f"Press: ho ho{words.format('I think Clive is cheating')}")[1]
    assert public.text.rstrip(".") == "ho ho"
    assert to_gm == PressItem("I think Clive is cheating", GM)


@pytest.mark.parametrize("words", ["(Alan, I think Clive is cheating)", "(GM - please keep Gus off my next game)"])
def test_whoever_speaks_to_the_gm_in_brackets_is_not_printed(words: str) -> None:
    """A label is not needed."""
    assert split(f"Press: ho ho {words}")[1] == (PressItem("ho ho"), PressItem(words.strip("()"), GM))


@pytest.mark.parametrize(
    ("words", "left"),
    [
        ("Press: Hi. To the GM: put my trapdoor on 44", "put my trapdoor on 44"),
        ("Press: Hi. GM note: 5 and 44 please", "GM note: 5 and 44 please"),
        ("Press: Hi.\nPS Alan: I'd like to resign after this round.", "PS Alan: I'd like to resign after this round."),
    ],
)
def test_orders_for_the_gm_are_read_as_any_others(words: str, left: str) -> None:
    """They are neither printed nor hidden from the reader."""
    assert split(words) == (left, (PressItem("Hi."),))


@pytest.mark.parametrize(
    ("words", "rest", "item"),
    [
        ("6 with 44 (press: hello all)", "6 with 44", PressItem("hello all")),
        ("6 with 44 [anonymous press: hello all]", "6 with 44", PressItem("hello all", anonymous=True)),
        ("6/44 (Press to Clive: sorry!)", "6/44", PressItem("sorry!", CLIVE)),
        ("6/44 (to Clive: sorry!)", "6/44", PressItem("sorry!", CLIVE)),
        ("Add to my press: it's cold", "", PressItem("it's cold")),
        ("And add to my press please: it's cold", "", PressItem("it's cold")),
        ("*Press* Roses are red\n*Throw* 4", "*Throw* 4", PressItem("Roses are red")),
        ("Press Roses are red\nThrow 4\nTrapdoor 48", "Throw 4 | Trapdoor 48", PressItem("Roses are red")),
    ],
)
def test_press_in_brackets_and_without_a_colon_is_kept(words: str, rest: str, item: PressItem) -> None:
    """It is not lost beside orders."""
    assert split(words) == (rest, (item,))


@pytest.mark.parametrize(
    "words",
    ["Press Enter to continue\nThrow 4", "Press Clive hard\nThrow 4", "Press on\nThrow 4", "Press Gangs roam here"],
)
def test_what_only_begins_with_the_word_is_no_press(words: str) -> None:
    """Nothing is printed that is not plainly a label."""
    assert split(words)[1] == ()


@pytest.mark.parametrize(
    "label",
    ["Press to Emil, not Gus", "Press to Emil but not to Gus", "Press (Emil, not Gus)", "Presse an Emil, nicht an Gus"],
)
def test_who_is_not_to_have_it_is_left_out(label: str) -> None:
    """Whoever is named gets it."""
    assert split(f"{label}: of course")[1] == (PressItem("of course", ("Emil",)),)


@pytest.mark.parametrize("label", ["Press to all but Gus", "Press to everybody, not just Emil"])
def test_all_but_somebody_is_still_asked(label: str) -> None:
    """Nobody is named who could get it."""
    assert split(f"{label}: of course")[1][0].to[0] == "everybody"


@pytest.mark.parametrize(
    ("words", "to"),
    [
        ("Don't print this, but I think I'm losing my marbles. Press: what a game!", ()),
        ("I'm ill, don't print that. Press: what a game!", ()),
        ("Off the record, Gus cheats. Press: what a game!", ()),
        ("Don't print this. Press: what a game!", GM),
        ("Please don't print the following. Press: what a game!", GM),
        ("Not for print. Press: what a game!", GM),
    ],
)
def test_what_is_not_for_print_before_press_is_what_is_confided(words: str, to: tuple[str, ...]) -> None:
    """A sentence that says something by itself speaks of itself; one that does not speaks of the press."""
    assert split(words)[1] == (PressItem("what a game!", to),)


@pytest.mark.parametrize(
    "orders",
    [
        "*Throw:* 5",
        "**Throw**: 5",
        "_Throw_: 5",
        "*Throw: 5*",
        "- Throw: 5",
        "• Throw: 5",
        "1. Throw 5",
        "- 5/44",
        "*5/44*",
        "throw: five",
        "Throw – five",
        "Throw:\n5",
        "Throw for turn 1: *5*",
        "*Wurf:* 5",
        "wurf: fünf",
    ],
)
@pytest.mark.parametrize("between", ["\n", "\n\n"])
def test_orders_below_press_are_known_in_bold_spelt_or_listed(orders: str, between: str) -> None:
    """They are read as they are above it."""
    rest, items = split(f"Press: Violets are blue.{between}{orders}")
    assert items == (PressItem("Violets are blue."),)
    assert rest.replace(" | ", "\n") == orders


@pytest.mark.parametrize(
    "words",
    [
        "- Throw four eggs in",
        "*Throw* caution to the wind",
        "throw: nothing",
        "1. Throw 4 eggs in the pan",
        "Throw:\nmore",
        "one: two",
    ],
)
def test_lists_and_bold_words_that_order_nothing_are_press(words: str) -> None:
    """A recipe is printed."""
    assert split(f"Press: To make a cake.\n{words}") == ("", (PressItem(f"To make a cake.\n{words}"),))
