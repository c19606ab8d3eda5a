"""Where press and letters turn to their writer's own game: that is neither printed nor sent on."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from pbm.core.orders import PressItem
from pbm.orders.cleaning.clean import clean
from pbm.orders.forms import read_form
from pbm.orders.press.parts import split_press
from pbm.orders.press.people import People
from pbm.orders.vocabulary import VOCABULARY
from pbm.rulesets.abilities import WordsRead
from tests.unit.orders.forms import form, reading

PEOPLE = People(("Alan Parr", "Alan"), ("Dora", "Emil", "Gus", "Anna E"))


def split(text: str) -> tuple[str, tuple[PressItem, ...]]:
    """Return what a mail has beside its press, on one line, and the press."""
    rest, items = split_press(text.split("\n"), VOCABULARY, PEOPLE)
    return " | ".join(line for line in rest if line.strip()), items


APART = [
    "Alan: trapdoor fifty-seven instead, if you please.",
    "Trapdoor fifty-seven instead, if you would.",
    "Alan - change my trapdoor to 40 please.",
    "Please change my trapdoor to 40.",
    "Make my trapdoor 40 instead.",
    "Also, switch my trapdoor to 40, please.",
    "change my throw to 5",
    "Could you put my trapdoor on forty?",
    "I'd like to change my throw to the 5.",
    "PS: keep my orders as they are.",
    "And I'll throw the 5 after all.",
    "I'd like to throw the 4 now.",
    "Actually 4 not 3.",
    "Oh, and trapdoor 40.",
    "No wait, the 5 instead",
    "Scrap that. Throw 6.",
    "My throw: 4",
    "My trapdoor is 40.",
    "6, 44",
    "Mine: 6/44.",
    "My own: 3, and the trapdoor on 86.",
    "Alan, bitte ändere meine Falltür auf 40.",
    "Und bitte meine Falltür auf 40 ändern.",
    "Alan, mets ma trappe en 40 s'il te plaît.",
    "Zet mijn valluik op 40 alsjeblieft.",
    "Pon mi trampilla en 40, por favor.",
    "Cambia la mia botola a 40, per favore.",
    "PS Alan: I'd like to resign after this round.",
    "I want to drop out.",
    "Ich möchte aussteigen.",
    "Alan, I'm away next week.",
    "Also, could you tell me if my throw counted?",
    "Please send me the last report again.",
    "When is the deadline?",
    "Otherwise no change.",
    "My orders stand.",
    "Sonst wie gehabt.",
    "A word for the GM: what a game.",
    "@Alan: trapdoor to 40 please",
    "Trapdoor to 40, please, Alan.",
    "(Alan: make it 40 rather than 28)",
    "Btw my orders: 5 and 44",
    "Sorry - I meant trapdoor 40.",
    "I've changed my mind: throw 5.",
    "Change of plan, 5 instead of 3.",
    "I'll be on holiday from 5 to 12 December, Alan.",
    "Please mark me as absent from 5 to 12 December.",
    "Could I have the map again please?",
    "Did you get my orders?",
    "I quit.",
    "Please take me off the list, I'm leaving the game.",
    "Bitte meine Falltür auf die 40.",
    "Ich nehme doch lieber die 5.",
    "Je joue plutôt le 5.",
    "Toch maar de 5.",
    "Mejor el 5.",
    "Meglio il 5.",
    "Wie viele Würfe habe ich noch?",
    "Cancel my trapdoor.",
    "Please scrap my orders again.",
    "Streiche bitte meine Falltür.",
    "Same orders as before please.",
    "Meine Falltür bitte auf 33.",
    "B 6 instead",
]
"""Paragraphs below press that are for nobody but the GM."""


@pytest.mark.parametrize("line", APART)
def test_press_ends_where_its_writer_turns_to_their_own_game(line: str) -> None:
    """A correction, a resignation, a request or the orders in a paragraph of their own are no press any more."""
    rest, items = split(f"Press: Hello.\n\n{line}")
    assert [item.text for item in items if not item.to] == ["Hello."]
    assert rest == line or items[-1] == PressItem("what a game.", ("GM",))


MAYBE = [
    "Keep the trapdoor, I want to throw 6.",
    "Trapdoor stays, but throw 6.",
    "No change except trapdoor 33.",
    "Same throw, trapdoor 33.",
    "3 stays, trapdoor 33.",
    "This time I throw 6.",
    "I nominate 44.",
    "I vote for 44 as trapdoor.",
    "So: 5/33.",
    "So 5 and 33 it is.",
    "This week 5 and 33",
    "5/33 as usual",
    "I'll take 5 and 33",
    "I play 6 with 44.",
    "I choose the 5.",
    "Let me play 5/33",
    "Going with 5 and 33.",
    "Put me down for 5 and 33.",
    "Scrap the trapdoor.",
    "Next turn 6.",
    "Nächste Runde 6 und 44",
    "Ce tour 5 et 33",
]
"""Paragraphs below press that may be orders, and may be told."""


@pytest.mark.parametrize("line", MAYBE)
def test_a_short_paragraph_of_nothing_but_orders_in_words_is_asked_about(line: str) -> None:
    """It is neither printed nor taken unasked."""
    got = reading(f"Press: Hello.\n\n{line}")
    assert got.verdict == "ask"
    assert got.press == "Hello."


PRESS = [
    "Next time I'll go for 40!",
    "Bring 6 friends.",
    "Would whoever moved my ladder to 40 please return it?",
    "My trap is set and 3 of you will fall.",
    "Last week I threw 5, now 6 of us are left.",
    "Gus, change your trapdoor to 40, I dare you.",
    "Don't make my trapdoor work for nothing, climb on 40!",
    "Could you all stop nominating 44? It hurts.",
    "No change there, then.",
    "I resign myself to my fate.",
    "I hereby resign as Treasurer of the Snake Society.",
    "Take my snakes, please! 3 for the price of 2.",
    "I will be away next week, be nice to each other.",
    "Nobody trusts Alan, and I am nobody.",
    "Alan, the tyrant, moved the deadline again!",
    "Sorry, Gus!",
    "Me: 3, and counting",
    "Who wants my 6? I've thrown it away.",
    "To be continued in 6 parts.",
    "Finder please throw a 5 and run.",
    "I rolled 5 and fell into Gus's trap, next time I'll go for 40!",
    "Will somebody tell me what Gus has thrown?",
    "When is Gus going to fall?",
    "Orders are orders, said the snake.",
    "Wenn ich 6 werfe, fällt Gus.",
    "Ma trappe est belle.",
    "Well played, Alan.",
    "I quit smoking, by the way.",
    "Did you see my orders of merit? I have 5.",
    "Please mark my words: 6 of you will fall.",
    "I've changed my mind about Gus: 5 out of 10.",
    "My orders come from a higher place than square 40.",
    "Sorry to disappoint all 5 of you.",
    "How many of you are left on row 4?",
    "Could I have the trifle back please?",
    "Next turn 6 of us will meet.",
    "Cancel my subscription.",
    "Scrap the snakes at 40!",
    "Same procedure as last year.",
    "So: 5 down, 3 to go!",
    "This week 5 and 33 fell.",
    "I play 6 instruments with 44 strings.",
    "I choose life.",
    "We go to 11.",
]
"""Paragraphs that are as much press as what stands above them."""


@pytest.mark.parametrize("line", PRESS)
def test_press_that_merely_tells_of_the_game_is_press(line: str) -> None:
    """Numbers, trapdoors and the GM may be spoken of; nothing of that is an order."""
    assert split(f"Press: Hello.\n\n{line}") == ("", (PressItem(f"Hello.\n\n{line}"),))
    assert split(f"Press: {line}") == ("", (PressItem(line),))


@pytest.mark.parametrize(
    ("text", "kept", "rest"),
    [
        ("Press: What a game! Otherwise no change.", "What a game!", "Otherwise no change."),
        ("Please print this: Gus was here. And set my trapdoor to 42.", "Gus was here.", "And set my trapdoor to 42."),
        ("Note to Dora - please vote 44. Mine: 6/44.", "please vote 44.", "Mine: 6/44."),
        ("Press: Gus fell.\nHa! Alan, could you change my throw to 5?", "Gus fell.\nHa!", "Alan, could you change my"),
        ("For everyone: I declare war on Fleur!\n6, 44", "I declare war on Fleur!", "6, 44"),
        ("Press to Dora: Hello.\nAlan, please put my trapdoor on 27.", "Hello.", "Alan, please put my trapdoor on 27."),
    ],
)
def test_press_ends_within_a_paragraph_where_that_is_plain(text: str, kept: str, rest: str) -> None:
    """A sentence on one's own orders, or to the GM, ends it behind another sentence and on the next line."""
    left, (item,) = split(text)
    assert item.text == kept
    assert left.startswith(rest)


def test_what_is_said_to_the_gm_on_a_line_of_its_own_is_not_printed() -> None:
    """It need not stand apart where it asks something: "don't tell them it's me" would tell them."""
    rest, (item,) = split("Press (anonymous): boo\nAlan, don't tell them it's me")
    assert (rest, item) == ("Alan, don't tell them it's me", PressItem("boo", (), anonymous=True))


def test_a_sentence_that_goes_on_is_not_cut() -> None:
    """Where the line above has not ended its sentence, the next one goes on with it."""
    text = "There is no truth in the rumour of me asking them to\nchange my trapdoor to 40."
    assert split(f"Press: {text}") == ("", (PressItem(text),))


@pytest.mark.parametrize(
    "line",
    [
        "My trapdoor is 40.",
        "I'll throw the 5, trapdoor 44.",
        "44 instead, please.",
        "Put my trapdoor on 44, yours on 45.",
    ],
)
def test_what_a_letter_may_tell_is_neither_sent_nor_taken(line: str) -> None:
    """It may be an order, a promise or a bluff: nothing of the letter goes, and it is asked about."""
    assert split(f"Press to Dora: Truce?\n\n{line}") == ("", (PressItem(f"Truce?\n\n{line}", ("Dora",), held=True),))


def test_an_order_for_the_next_turn_is_neither_printed_nor_lost_where_orders_stand_above() -> None:
    """It may be told or ordered, and is no way of saying that press will come."""
    rest, items = split("5 and 44\n\nPress: Hello.\n\nNext turn 6.")
    assert rest == "5 and 44"
    assert items == (PressItem("Hello."), PressItem("Next turn 6.", ("GM",), held=True))


def test_a_letter_beside_orders_may_tell_of_them() -> None:
    """Who has ordered above may tell another player of it below."""
    rest, items = split("4 and 40\n\nPress to Dora: Hello.\nMy trapdoor is 40.")
    assert (rest, items) == ("4 and 40", (PressItem("Hello.\nMy trapdoor is 40.", ("Dora",)),))


def test_what_may_be_an_order_is_asked_about() -> None:
    """Where nothing else is ordered, the words that were held back are asked about."""
    got = reading("Press to Dora: Truce?\n\nMy trapdoor is 40.")
    assert (got.verdict, got.orders) == ("ask", {})
    assert [(item.text, item.held) for item in got.letters] == [("Truce?\n\nMy trapdoor is 40.", True)]


def test_orders_to_the_gm_are_read_as_any_others() -> None:
    """A word for the GM before them makes them no message."""
    rest, items = split("Press to Dora: Hello.\n\nAnd for the GM: change my trapdoor to 40 please.")
    assert (rest, items) == (
        "And for the GM: change my trapdoor to 40 please.",
        (PressItem("Hello.", ("Dora",)),),
    )
    assert split("PS for the GM: make mine 6 and 44.") == ("make mine 6 and 44.", ())


def test_a_question_beside_press_is_passed_on() -> None:
    """It is not lost because something else in the mail could be done."""
    assert reading("Press: Hello.\n\nAlso, could you tell me if my throw counted?").chatter
    assert not reading("Press: Hello.\n\nHas anybody seen what I've got left of my ladder?").chatter


def test_other_games_keep_what_reads_as_orders_out_of_press() -> None:
    """A paragraph below press that may order something is asked about, quoted, and neither printed nor sent."""

    def words(lines: Sequence[str]) -> WordsRead:
        return WordsRead({"A": {"card": "S2"}} if any("S2" in line for line in lines) else {}, (), ())

    got = read_form(clean("Press: Hello.\n\nMore of it.\n\nS2 to 28-13\n\nThat is the plan."), form(), "", words)
    assert [problem.code for problem in got.problems] == ["in-press"]
    assert got.quotes == ("S2 to 28-13",)
    assert got.press == "Hello.\n\nMore of it.\n\nThat is the plan."
    assert got.letters == (PressItem(got.press),)


NAMED = [
    ("Reply to Gus: sure", ("Gus",)),
    ("To Gus: vote 44 with me", ("Gus",)),
    ("To Emil and Gus: let's all vote 44", ("Emil", "Gus")),
    ("- to gus: hello", ("gus",)),
    ("An Dora und Emil: na?", ("Dora", "Emil")),
    ("Answer to Gus: ok 27.", ("Gus",)),
    ("Dora only: join me", ("Dora",)),
    ("For Dora's eyes only: join me", ("Dora",)),
    ("To Dora and Gus only: join me", ("Dora", "Gus")),
    ("Only for Emil: join me", ("Emil",)),
    ("Nur für Dora: komm", ("Dora",)),
    ("Antwort an Gus: gern", ("Gus",)),
    ("Privé pour Gus : oui", ("Gus",)),
    ("Privat an Gus: ja", ("Gus",)),
    ("Réponse à Gus : oui", ("Gus",)),
    ("Antwoord aan Gus: ja", ("Gus",)),
    ("Respuesta a Gus: sí", ("Gus",)),
    ("Risposta a Gus: sì", ("Gus",)),
    ("Reply to Anna E: yes", ("Anna E",)),
    ("PRESS TO EMIL\nhow are you", ("EMIL",)),
    ("Press to emil\nhow are you", ("emil",)),
    ("PRESSE AN EMIL\nwie geht's", ("EMIL",)),
]


@pytest.mark.parametrize(("text", "to"), NAMED)
def test_words_for_a_player_by_name_are_a_letter(text: str, to: tuple[str, ...]) -> None:
    """A reply, what is for one alone, and a label that lacks its colon go to whom they name."""
    rest, (item,) = split(f"{text}\n\n4 and 44")
    assert (rest, item.to) == ("4 and 44", to)


@pytest.mark.parametrize(
    "text",
    [
        "Reply to your question: 6",
        "Answer to question 2: 5",
        "Answer to Dora's riddle: 5",
        "Throw only: 6",
        "Board A only: 6",
        "Reply to Zoe: sure",
        "For Dora: 5 and 44",
        "A Dora: 5 and 44",
        "To Dora, with love: 44",
        "To be honest: 6",
        "To throw: 6",
        "Dora: 5 and 44",
        "Press to continue",
        "press on for Gus",
        "Note to self only: 6",
    ],
)
def test_other_labels_are_no_letters(text: str) -> None:
    """What names nobody who plays, or may be another player's order, is read as before."""
    assert split(text) == (text, ())


def test_press_in_the_place_of_other_press() -> None:
    """ "Replace my press by" takes back what stands and brings what follows."""
    for text in ("Replace my press by: Boo.", "Please change my press to: Boo.", "Ersetze meine Presse durch: Boo."):
        got = reading(text)
        assert (got.press, [(one.command, one.argument) for one in got.asked]) == ("Boo.", [("PRESS", "replaced")])
    assert not reading("Press: I shall replace my press by: force.").asked


@pytest.mark.parametrize(
    "text",
    [
        "Please remove my press.",
        "can you delete my press please",
        "Could you please drop my press from the next report?",
        "Please don't print my press after all",
        "Kindly scrap my press",
        "Bitte lösche meine Presse.",
        "Kannst du meine Presse löschen?",
        "Supprimez ma presse svp",
        "Verwijder mijn pers",
        "Borra mi prensa por favor",
        "Cancella la mia stampa",
    ],
)
def test_press_is_taken_back_in_many_words(text: str) -> None:
    """Whoever wants their press away need not know the command."""
    assert [(one.command, bool(one.argument)) for one in reading(text).asked] == [("PRESS", True)]


@pytest.mark.parametrize(
    "text",
    [
        "Please remove my press about Gus",
        "Press: Nobody may remove my press. Ever.",
        "I would never delete my press!",
        "Did you delete my press?",
        "Please print my press",
        "Why did you drop my press from the report?",
    ],
)
def test_what_only_speaks_of_press_takes_none_back(text: str) -> None:
    """A part of it, a question and a tale leave it as it is."""
    assert not any(one.argument for one in reading(text).asked)


@pytest.mark.parametrize(
    "line",
    [
        "Also, could you tell me why I was moved?",
        "Can you tell me when the next one is due?",
        "When is the next report due?",
        "Did you get my cheque?",
        "Kannst du mir sagen, warum ich verschoben wurde?",
        "Peux-tu me dire pourquoi on m'a déplacé ?",
        "Kun je me vertellen waarom ik verplaatst ben?",
        "¿Puedes decirme por qué me movieron?",
        "Puoi dirmi perché sono stato spostato?",
    ],
)
def test_what_only_the_gm_can_answer_is_not_printed(line: str) -> None:
    """A question to the one who runs the game ends the press above it, though no word of the game is in it."""
    rest, items = split(f"Press: Good luck all.\n\n{line}")
    assert (rest, [item.text for item in items]) == (line, ["Good luck all."])


def test_a_question_to_the_gm_on_the_last_line_is_not_printed() -> None:
    """Right below the press it is the GM's where nothing follows it, and else a line of the press."""
    asked = "Can you tell me when the next one is due?"
    rest, items = split(f"Press: Good luck all.\n{asked}")
    assert (rest, [item.text for item in items]) == (asked, ["Good luck all."])
    rest, items = split(f"Press: Good luck all.\n{asked}\nSo sang the bus stop.")
    assert (rest, len(items)) == ("", 1)


@pytest.mark.parametrize(
    "line",
    [
        "Can you tell me why you all hate me?",
        "Can anybody tell me why Bo was moved?",
        "Can you tell me who is the fairest?",
        "Can you tell me when the next bus is due?",
        "Did you get my drift?",
    ],
)
def test_what_is_asked_of_everybody_is_printed(line: str) -> None:
    """What all may answer, or nobody, is press like the lines above it."""
    rest, items = split(f"Press: Good luck all.\n\n{line}")
    assert (rest, [item.text for item in items]) == ("", [f"Good luck all.\n\n{line}"])
