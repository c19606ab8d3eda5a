"""Where press begins and ends in a letter; and orders beside questions, news, grumbles and what was sent before."""

from __future__ import annotations

import pytest

from pbm.mail.decode import decode
from pbm.orders.cleaning.clean import clean
from pbm.orders.signing import signed_off
from tests.unit.orders.forms import reading, short

ORDERED = "Throw 5, trapdoor 45."
WORDS = "Who left a ladder on 38? It has 3 rungs too many."


@pytest.mark.parametrize(
    "label",
    [
        "For publication: §",
        "Please print the following:\n\n§",
        "For the next issue: §",
        "Now for my press: §",
        "Press first, before the kettle boils:\n\n§",
        "Press from the Ladder Inspectorate: §",
        "A limerick for the bulletin:\n\n§",
        "Some words for the others: §",
        "An open letter to all my rivals: §",
        "PS for the zine: §",
        "Could you put this in the report?\n\n§",
        "** For the report **\n§",
        "[press]§[/press]",
        "Press      §",
        "Für den Rundbrief: §",
        "Pour publication : §",
        "Voor het verslag: §",
        "Para publicar: §",
        "Da pubblicare: §",
    ],
)
def test_words_announced_for_print_are_press(label: str) -> None:
    """However a player says that words are to be printed, exactly those are, and the orders stand."""
    got = reading(f"{ORDERED}\n\n{label.replace('§', WORDS)}")
    assert (got.verdict, short(got), got.press) == ("clear", {"A": ([5], 45)}, WORDS)


@pytest.mark.parametrize(
    "line",
    [
        "I read in the report: Len fell on 38.",
        "One question for the next report: who is on 38?",
        "Correction to the report: I stand on 38.",
        "As the press says: nobody won.",
        "Please don't print this: I am 38.",
        "Press the red button: boom.",
        "Press: none this time, I have 31 lambs.",
        "Press: same as last month.",
    ],
)
def test_talk_of_print_is_no_press(line: str) -> None:
    """What only mentions the report, or asks that something is not printed, is not printed."""
    got = reading(f"{ORDERED}\n\n{line}")
    assert (got.press, short(got)) == (None, {"A": ([5], 45)})


@pytest.mark.parametrize("sign", [":", " -", " =", " =="])
def test_press_in_a_numbered_list_has_any_sign_behind_its_label(sign: str) -> None:
    """Whoever numbers the lines of a form, and writes it with equals signs, has ordered no third number."""
    form = f"1) Throw{sign} 5\n2) Trapdoor{sign} 45\n3) Press{sign} "
    assert [reading(form + said).press for said in ("nil", "Beware, all")] == [None, "Beware, all"]
    assert short(reading(f"{form}nil")) == {"A": ([5], 45)}


@pytest.mark.parametrize("close", ["I remain, etc.", "I remain, &c.", "I remain, as ever,"])
def test_the_close_of_a_formal_letter_is_not_printed(close: str) -> None:
    """ "I remain, etc." ends a letter, and "I remain hopeful" goes on with it."""
    assert reading(f"{ORDERED}\n\nPress: {WORDS}\n\n{close}").press == WORDS
    assert reading(f"{ORDERED}\n\nPress: {WORDS}\n\nI remain hopeful.").press == f"{WORDS}\n\nI remain hopeful."


def test_who_is_too_tired_for_press_may_say_more_below() -> None:
    """What stands below words that decline is the GM's."""
    assert reading(f"{ORDERED}\nPress: nope, too tired to be funny\n\nHave a good night").press is None


@pytest.mark.parametrize("said", ["Sorry, no time for poetry this week", "No, I'm saving myself", "No verse from me"])
def test_who_has_none_this_time_is_not_printed(said: str) -> None:
    """An answer to the question after press, in the writer's own words, is no press; a boast is."""
    assert reading(f"{ORDERED}\n\nPress: {said}").press is None
    assert reading(f"{ORDERED}\n\nPress: No time for losers").press == "No time for losers"


def test_what_one_is_told_about_press_may_lead_to_it() -> None:
    """What Dan says is talk, and what follows "so for the report" is to be printed."""
    text = f"{ORDERED}\n\ndan says i can put something in the report so for the report please:\n\n{WORDS}"
    assert reading(text).press == WORDS
    assert reading(f"{ORDERED}\n\nDan says in the report: nobody won.").press is None


@pytest.mark.parametrize(
    "answer",
    [
        "No, I'm saving my best lines.",
        "No – we're keeping quiet for once",
        "Nein, ich bin zu müde",
        "No, I have nothing to say until I'm off 12",
        "No. I'll write you a poem next time.",
    ],
)
def test_an_answer_to_whoever_asks_for_press_is_not_printed(answer: str) -> None:
    """Whoever answers "Press?" with a no, and holds back, has told the GM and not the other players."""
    assert reading(f"{ORDERED}\nPress: {answer}").press is None


@pytest.mark.parametrize(
    "answer",
    [
        "No, I will not marry you, Harold!",
        "No, I have not forgotten the snake.",
        "No, we are keeping the ladder to ourselves.",
        "No, I will be next on top.",
    ],
)
def test_a_no_to_the_other_players_is_press(answer: str) -> None:
    """What the players call to each other may well begin with a no."""
    assert reading(f"{ORDERED}\nPress: {answer}").press == answer


@pytest.mark.parametrize(
    "ending",
    [
        "\n\nThank you dear,\nAgnes",
        "\n\nKit (orders tomorrow)",
        "\n\nGroet, Joost",
        "\n\nMit herzlichen Grüßen aus Ulm\nHeike",
        "\n\nWith every good wish from a damp Cornwall,\n\nPenelope Trask",
        "\n\nYours sincerely,\n\nA. Pelling\nFlat 6, 41 Cadogan Mews",
        " -- Pen",
        "\n— Pen",
        "\n\nENDS\n\nPen",
        "\n\nThat was the press. How is your knee?\n\nPen",
        "\n\nDNQ: my knee is worse.\n\nPen",
        "\n\nFor your eyes only: Len cheats.",
        "\n\nP.S. (not press) my cheque is in the post.",
        "\n\nOrders to follow.\n\nPen",
    ],
)
def test_press_ends_where_the_writer_turns_away(ending: str) -> None:
    """Greetings, names in any language, ENDS and words to the GM are not printed."""
    assert reading(f"Press: {WORDS}{ending}").press == WORDS


def test_a_word_to_the_gm_by_the_name_of_the_greeting_ends_press() -> None:
    """Whom the mail greets it may speak to again; the name alone within press is press."""
    head = f"Dear Neville,\n\n{ORDERED}\n\nPress: {WORDS}\n\n"
    assert reading(f"{head}By the way, Neville, did my 12 pounds arrive?\n\nPen").press == WORDS
    assert reading(f"{head}The Neville Arms is open.\n\nPen").press == f"{WORDS}\n\nThe Neville Arms is open."


@pytest.mark.parametrize(
    "text",
    [
        "Old Len went up the ladder fast,\nOld Len came down again at last.",
        "A hat on the rung.\n\nSnow upon the hat.\nNobody beneath.",
        "LEN: Up?\nPEN: Down.\n\nCurtain.",
        "He said so.\n\nBuyer collects.",
    ],
)
def test_verse_and_plays_keep_their_last_lines(text: str) -> None:
    """Short lines are no signature, where the name stands below them and where it does not."""
    assert signed_off(text.split("\n")) == text
    assert signed_off(f"{text}\n\nPen".split("\n")) == text


@pytest.mark.parametrize("foot", ["Works Engineering, ext. 3316", "pohl@works.example", "Tel. 01632 960 115\nDept 4"])
def test_a_name_with_where_somebody_is_reached_is_a_signature(foot: str) -> None:
    """It is no press, and below nothing to print there is no press at all."""
    assert signed_off(f"Buy my ladders.\n\nG. Pohl\n{foot}".split("\n")) == "Buy my ladders."
    assert reading(f"1. Throw: 4\n2. Trapdoor: 92\n3. Press: nil return\n\nG. Pohl\n{foot}").press is None


@pytest.mark.parametrize(
    "order",
    [
        "Now the boring bit: throw 5, trapdoor 45.",
        "Right, business. I play the 5 and nominate 45.",
        "So much for the press. I throw 5 and nominate 45.",
        "Move: 5. Trapdoor: 45.",
        "And back to the game: 5, trapdoor 45.",
    ],
)
def test_orders_below_press_are_orders(order: str) -> None:
    """The orders may come last, in whatever words they are announced."""
    got = reading(f"Press: {WORDS}\n\n{order}\n\nPen")
    assert (got.verdict, short(got), got.press) == ("clear", {"A": ([5], 45)}, WORDS)


def test_a_note_to_the_gm_below_press_may_speak_against_the_form() -> None:
    """Who tells the GM another throw than the form has is asked."""
    got = reading("Throw: 4\nTrapdoor: 78\n\nPress: Bah.\n\nTo you only: it's the 1 from me.\n\nPen")
    assert (got.verdict, got.press) == ("ask", "Bah.")
    assert short(got).get("A", ([], None))[0] == []


def test_a_prompt_that_asks_for_words_is_answered_with_press() -> None:
    """Among answers typed between the lines of a form, those to the question for words are printed."""
    asked = "> 1. Throw?\n5\n> 2. Trapdoor?\n45\n> 3. Words for the next report?\n"
    got = reading(f"On Monday Cobra wrote:\n{asked}{WORDS}\nMind your heads.\n> Closing on Friday.\n\nPen")
    assert (short(got), got.press) == ({"A": ([5], 45)}, f"{WORDS}\nMind your heads.")


@pytest.mark.parametrize(
    ("body", "press"),
    [
        ("Throw 5, trapdoor 45. My press is in the attached file.", WORDS),
        ("All in the attached file, orders and press.", None),
    ],
)
def test_an_attached_file_is_press_where_the_mail_says_so(body: str, press: str | None) -> None:
    """The file is printed whole only where the mail calls it press and nothing more."""
    raw = (
        "From: pen@example.org\r\nSubject: turn 9\r\nMIME-Version: 1.0\r\n"
        'Content-Type: multipart/mixed; boundary="b"\r\n'
        f"\r\n--b\r\nContent-Type: text/plain\r\n\r\n{body}\r\n\r\n--b\r\nContent-Type: text/plain; name=p.txt\r\n"
        f"Content-Disposition: attachment; filename=p.txt\r\n\r\n{WORDS}\r\n\r\n--b--\r\n"
    )
    text = decode(raw.encode()).text
    assert reading(text).press == press
    assert WORDS in clean(text).words


@pytest.mark.parametrize(
    "mail",
    [
        "If I overshoot 100 by 3, do I win? And may one name 99?\n\nOrder: throw 5, trapdoor 45.",
        "Please don't print the press I sent on Saturday, Len is ill.\n\nThrow 5 and trapdoor 45 for turn 9.",
        'I have a copy of what I sent: "throw 6, trapdoor 55". You moved me 1. Why?\n\nThrow 5, trapdoor 45.',
        "By my reckoning (16 plus 4) I ought to be on 20.\n\nMove me 5. Trapdoor 45.",
        "3-1 away from home! I have no voice.\n\nAnyway. Five for me. Trapdoor at 45.",
        "Put my wife down for the next game, one of 6 or 8 players.\n\nMine for this turn:\n5\ntrapdoor 45",
        "Bring 2 someones.\n\nOh and 5 please, trapdoor 45.",
        "Throw 5, trapdoor 4555555\n\nThat was the cat. She is 14.\n\nTrapdoor 45, throw 5.",
        "5 and 45, if it is not too late? If it is too late I quite understand.",
        "Am I too late? If not: throw 5, trapdoor 45.",
        "Falls es nicht zu spät ist: Wurf 5, Falltür 45.",
        'I wrote "throw 6, trapdoor 54". It should have read "throw 5, trapdoor 45". Blame the sherry.',
        "Erratum. For 6, 54 read 5, 45.",
        "CORRECTION\n\nwas: throw 6, trapdoor 54\nnow: throw 5, trapdoor 45",
        "Not the 6 and 54 I sent on Sunday but 5 and 45.",
        "Gestern schrieb ich Wurf 6, Falltür 54. Es muss heißen: Wurf 5, Falltür 45.",
        "I wrote two things. I meant the 5, not the 6. Trapdoor 45.",
        "Where I wrote 6 please read 5. Trapdoor 45 stands.",
    ],
)
def test_plain_orders_stand_beside_whatever_else_is_said(mail: str) -> None:
    """Questions, news, results, slips and apologies do not make a plain order doubtful."""
    got = reading(f"{mail}\n\nPen", subject="Re: Cobra, turn 9")
    assert (got.verdict, short(got)) == ("clear", {"A": ([5], 45)})


@pytest.mark.parametrize(
    "mail",
    [
        "I wrote 6 and 54, should I have put 5 and 45?",
        "Last month I played 6 and 54 and it should have been 5 and 45.",
        "Len's mail said 6 and 54 but he meant 5 and 45.",
        "Throw 5 if it's not too late, otherwise 4. Trapdoor 45.",
        "If I am too late, play the 5 next turn. Trapdoor 45.",
        "Don't enter anything yet. This is the draft:\n\nThrow 5, trapdoor 45.",
        "Throw 5, trapdoor 45.\n\nHmm. I am not at all sure of that 5. Give me until tomorrow.",
        "I meant the 5 not the 4. Or did I? Trapdoor 45.",
    ],
)
def test_what_wavers_is_asked_about(mail: str) -> None:
    """A plain sentence settles nothing where it is led up to, taken back, regretted or somebody else's."""
    got = reading(f"{mail}\n\nPen", subject="Re: Cobra, turn 9")
    assert got.verdict == "ask"
    assert short(got).get("A", ([], None))[0] == []


def test_two_throws_may_be_swapped_and_the_trapdoor_kept() -> None:
    """A space that was named before and is kept is the trapdoor."""
    got = reading(
        "Earlier I sent 6 then 3 with trapdoor 40. Please swap them - the 3 first and the 6 second - and keep 40.", 2
    )
    assert (got.verdict, short(got)) == ("clear", {"A": ([3, 6], 40)})


@pytest.mark.parametrize(
    "text",
    [
        "No orders yet, I'm still counting on my fingers, but could this go in the next report? Press: Bob is a fool.",
        "Orders will follow on Sunday. Can you print this, please?\n\nPress: Bob is a fool.",
        "Orders tomorrow. Any chance of printing this? Press: Bob is a fool.",
        "Züge kommen noch. Kannst du das im nächsten Bericht abdrucken?\n\nPresse: Bob is a fool.",
        "Mes ordres viendront plus tard. Peux-tu publier ceci ?\n\nPresse : Bob is a fool.",
        "Zetten volgen. Kun je dit in het verslag opnemen?\n\nPers: Bob is a fool.",
        "Mis órdenes llegarán mañana. ¿Puedes publicar esto?\n\nPrensa: Bob is a fool.",
        "Gli ordini arriveranno domani. Puoi pubblicare questo?\n\nStampa: Bob is a fool.",
    ],
)
def test_who_asks_for_press_to_be_printed_needs_no_answer(text: str) -> None:
    """Press that comes before the orders is printed, and nothing is asked."""
    found = reading(text)
    assert (found.kind, found.verdict, found.press) == ("press", "clear", "Bob is a fool.")


@pytest.mark.parametrize(
    "question",
    [
        "Could this go in? And how many spaces has the board?",
        "Could you tell me whether I may play a 4 twice?",
        "Can I add a trapdoor to this?",
        "Could you put this off until Monday?",
    ],
)
def test_another_question_beside_press_is_answered(question: str) -> None:
    """Whatever else is asked beside press is a question still."""
    assert reading(f"{question}\n\nPress: Bob is a fool.").verdict == "ask"
    assert reading("Could this go in the next report?").verdict == "ask"


@pytest.mark.parametrize(
    "foot",
    [
        "Yours, P. Oake\nClocks mended, 4 Mill Lane - list 31 now ready, £2 post free",
        "Kind regards, Olive Tarrant\nTarrant & Daughter, Seeds and Bulbs, 17 High Street",
        "Groet, Joost\nFietsen, Dorpsstraat 9",
        "Yours ever, Mabel\nBed & Breakfast, Sea View, 2 The Cliff\nTel. 01632 960001",
    ],
)
def test_what_a_tradesman_has_below_the_name_is_not_printed(foot: str) -> None:
    """The foot of a letter, with the trade and its address, is no press."""
    made = reading(f"{ORDERED}\n\nFor the report, please: {WORDS}\n\n{foot}")
    assert (made.verdict, made.press) == ("clear", WORDS)


@pytest.mark.parametrize(
    "more",
    [
        "Yours in hope, the snake on 31\nwho has eaten 4 of you, and is still hungry.",
        "Love, Len\nHa, that makes 3 of us!",
        "Yours, Len\nThere is more to come",
    ],
)
def test_more_words_below_a_name_are_printed(more: str) -> None:
    """What is no address is part of the piece."""
    made = reading(f"{ORDERED}\n\nFor the report, please: {WORDS}\n\n{more}")
    assert made.press == f"{WORDS}\n\n{more}"


def test_one_for_the_gazette_is_no_throw() -> None:
    """Who sends nothing but press, and says so, is asked nothing."""
    got = reading("My move will follow at the weekend. In the meantime, one for the Gazette:\n\nPRESS: LOST, one boot.")
    assert (got.kind, got.verdict, got.press) == ("press", "clear", "LOST, one boot.")
