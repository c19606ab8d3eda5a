"""Answers that are no press, initials below press, and sentences beside orders that are talk and nothing else."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import reading, short

PLAIN = {"A": ([5], 34)}


@pytest.mark.parametrize(
    "answer",
    [
        "Nothing printable :-)", "Nothing fit to print", "no, not this time", "too busy", "Sorry, far too tired.",
        "nope, my mind is a blank", "maybe next time", "Not this week, I'm afraid", "Nichts Druckreifes diesmal.",
        "keine Zeit, leider", "Pas le temps, désolé.", "Rien à dire.", "geen tijd", "Deze keer niets.", "Esta vez no.",
        "Niente da dire.", "[your text here]", "<optional>", ":-)",
    ],
)  # fmt: skip
@pytest.mark.parametrize("form", ["Throw: 5\nTrapdoor: 34\nPress: {}", "> Throw?\n5\n> Trapdoor?\n34\n> Press?\n{}"])
def test_who_has_nothing_to_print_is_not_printed(form: str, answer: str) -> None:
    """An answer that there is no press is none."""
    found = reading(form.format(answer))
    assert (found.verdict, short(found), found.press) == ("clear", PLAIN, None)


@pytest.mark.parametrize(
    "answer",
    [
        "Nothing can stop me now.", "Nothing personal, Bob.", "No news is good news.", "Too late, Bob!", "Not again!",
        "Later, losers.", "No time for losers!", "Too busy to write, but tell Bob he's a rat!",
        "Time will tell.", "Too busy?",
    ],
)  # fmt: skip
def test_press_that_begins_like_a_refusal_is_printed(answer: str) -> None:
    """What is said to the others is press, even where it begins with no."""
    assert reading(f"Throw: 5\nTrapdoor: 34\nPress: {answer}").press == answer


@pytest.mark.parametrize("mark", ["# EOF", "<eof>", "// end of form", "-- Ende der Datei --", "***", "..."])
def test_an_end_mark_below_an_empty_label_is_no_press(mark: str) -> None:
    """A comment or an end mark below "PRESS=" is not printed."""
    found = reading(f"THROW=5\nTRAPDOOR=34\nPRESS=\n{mark}")
    assert (short(found), found.press) == (PLAIN, None)


@pytest.mark.parametrize("name", ["H. M.-B.", "J-P.", "A.H.", "R. & J.", "-- K.L.", "JP", "R+J"])
@pytest.mark.parametrize("gap", ["\n", "\n\n"])
def test_initials_below_press_are_no_part_of_it(name: str, gap: str) -> None:
    """Initials end a letter as a name does."""
    found = reading(f"throw 5, trapdoor 34\nPress: Bob is a fool, and everybody on the island knows it.{gap}{name}")
    assert found.press == "Bob is a fool, and everybody on the island knows it."


@pytest.mark.parametrize("words", ["The password is\nX.Y.Z.", "Poor old Bob.\n\nR.I.P.", "So there.\nQ.E.D."])
def test_capitals_that_say_something_are_printed(words: str) -> None:
    """Initials that are a saying, or that a sentence leads to, are part of the press."""
    assert reading(f"throw 5, trapdoor 34\nPress: {words}").press == words


@pytest.mark.parametrize(
    "talk",
    [
        "Strictly between you and me, not for printing: I think Paul and Zuza are in it together.",
        "Strictly between you and me, not for printing: I think Paul\nand Zuza are in it together. They have both been "
        "sitting on 54 for weeks.",
        "Unter uns: ich glaube, Paul und Zuza stecken unter einer Decke.",
        "Entre nous, je crois que Paul et Zuza sont de mèche.",
        "No, only that it rains in Aarhus.",
        "Only to say that I enjoy this enormously.",
        "Nur dass es in Kiel regnet.",
        "Tell Bob I need his number.",
        "Please tell Ann I still have her umbrella.",
        "Tell Bob to wait for me.",
        "It'll be 3 pints you owe me, not £5, if it comes off.",
        "Remind Ann that she owes me 4 pounds.",
    ],
)
def test_talk_beside_an_order_leaves_it_plain(talk: str) -> None:
    """What is confided, owed, enjoyed or to be passed on has nothing to do with the orders."""
    found = reading(f"Throw 5, trapdoor 34. {talk}")
    assert (found.verdict, short(found)) == ("clear", PLAIN)


@pytest.mark.parametrize(
    "talk",
    [
        "Between ourselves, I'm not sure about it.",
        "Between you and me, I'd rather have the 4.",
        "Between you and me, I regret that already, scrap it.",
        "Only to say that I may change my mind.",
        "Only that I can't decide.",
        "Tell Bob I need his number before I decide.",
        "Tell Bob to wait for me. I may still change this.",
    ],
)
def test_a_doubt_that_is_told_like_talk_is_asked_about(talk: str) -> None:
    """A doubt is one in whatever tone it is told."""
    assert reading(f"Throw 5, trapdoor 34. {talk}").verdict == "ask"


@pytest.mark.parametrize("prompt", ["Anything else?", "Something else?", "Sonst noch etwas?"])
def test_what_is_answered_between_the_quoted_lines_may_be_talk(prompt: str) -> None:
    """An answer to the last question of a form leaves the answers above it plain, and is not printed."""
    text = (
        f"> Throw?\n5\n> Trapdoor?\n34\n> Press?\nNothing printable :-)\n> {prompt}\nNo, only that it rains in Aarhus."
    )
    found = reading(text)
    assert (found.verdict, short(found), found.press) == ("clear", PLAIN, None)


def test_a_request_for_the_rules_leaves_orders_as_they_are() -> None:
    """It goes to the GM; where nothing else is written it is the question that it is."""
    got = reading("mein Wurf: 1\nmeine Falltür: 65\n\nKönnten Sie mir bitte die Regeln noch einmal schicken?")
    assert (got.verdict, got.orders, got.chatter) == ("clear", {"A": {"throws": [1], "trapdoor": 65}}, True)
    assert reading("Könnten Sie mir bitte die Regeln noch einmal schicken?").kind == "question"


@pytest.mark.parametrize(
    "asked",
    [
        "No hurry with this, but how do my subs stand?", "No rush, but did my cheque arrive?",
        "Could you tell me what my balance is?", "Keine Eile, aber wie steht mein Abo?",
        "Rien d'urgent, mais où en est mon abonnement ?", "Geen haast, maar hoe staat mijn abonnement ervoor?",
        "Sin prisa, pero ¿cómo está mi suscripción?", "Senza fretta, ma come va il mio abbonamento?",
    ],
)  # fmt: skip
def test_a_question_about_the_subscription_leaves_the_orders_plain(asked: str) -> None:
    """What can wait is not the order, and the GM is told what was asked."""
    found = reading(f"Evening,\n\nTaipan 15: throw 5, trapdoor 34.\n\n{asked}\n\nLionel", subject="Taipan 15")
    assert (found.verdict, short(found), found.chatter) == ("clear", PLAIN, True)


@pytest.mark.parametrize(
    "asked",
    [
        "No hurry, but could you change the trapdoor if my account is empty?",
        "No hurry, but is the trapdoor right?",
        "Can you check my account before you count this?",
    ],
)
def test_a_question_that_can_wait_but_is_about_the_orders_is_asked_about(asked: str) -> None:
    """Whoever speaks of the trapdoor in it has left that open."""
    found = reading(f"Evening,\n\nTaipan 15: throw 5, trapdoor 34.\n\n{asked}\n\nLionel", subject="Taipan 15")
    assert (found.verdict, short(found) == PLAIN) == ("ask", False)


@pytest.mark.parametrize(
    "words",
    [
        "Please keep for me one bread.",
        "please keep me a loaf",
        "Save me a slice of cake!",
        "Keep two eggs for me.",
    ],
)
def test_what_is_to_be_kept_for_somebody_is_talk(words: str) -> None:
    """It is no number and no trapdoor, beside orders and without them."""
    assert reading(words).problems == ()
    found = reading(f"5 and 34\n\n{words}")
    assert (found.verdict, short(found)) == ("clear", PLAIN)


@pytest.mark.parametrize("words", ["Keep one for me.", "Please keep the four for me", "keep a throw for me"])
def test_what_is_to_be_kept_of_orders_is_asked_about(words: str) -> None:
    """It may well be a number that was played before."""
    assert reading(words).problems


def test_a_letter_without_orders_leaves_no_game() -> None:
    """However it sounds, where no word of it is of leaving or of playing."""
    assert reading("Dear Mrs. Agnes,\n\nIt was the ladder. I was not even at home!\n\nBogdan").kind != "resign"
