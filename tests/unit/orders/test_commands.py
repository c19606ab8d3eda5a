"""Which lines and sentences are mail commands, and which only hold their words."""

from __future__ import annotations

import pkgutil
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pbm.orders import commands
from pbm.orders.commands import COMMANDS, asked_in, asked_in_subject, command_in, misspelt_in
from pbm.orders.what_ifs import with_what_ifs_apart

ASKED = [
    ("STATUS", "STATUS", ""),
    ("status please", "STATUS", ""),
    ("pls send STATUS", "STATUS", ""),
    ("*Status!*", "STATUS", ""),
    ("Can you send me my status please?", "STATUS", ""),
    ("Hi Alan, what have I got left?", "STATUS", ""),
    ("When is the deadline?", "STATUS", ""),
    ("Wo stehe ich?", "STATUS", ""),
    ("Où en suis-je ?", "STATUS", ""),
    ("Wat heb ik nog over?", "STATUS", ""),
    ("¿Qué me queda?", "STATUS", ""),
    ("Dove sono?", "STATUS", ""),
    ("Help!", "HELP", ""),
    ("Hilfe", "HELP", ""),
    ("How do I order?", "HELP", ""),
    ("ORDERS", "ORDERS", ""),
    ("Did you get my orders?", "ORDERS", ""),
    ("ZÜGE", "ORDERS", ""),
    ("mes ordres", "ORDERS", ""),
    ("mijn zetten", "ORDERS", ""),
    ("ERINNERUNG AUS", "REMIND", "AUS"),
    ("herinneringen uit", "REMIND", "uit"),
    ("rappels non", "REMIND", "non"),
    ("ADRESSE", "ADDRESS", ""),
    ("Was sind die Regeln?", "REPORT", "first"),
    ("Quelles sont les règles ?", "REPORT", "first"),
    ("Wat zijn de regels?", "REPORT", "first"),
    ("¿Cuáles son las reglas?", "REPORT", "first"),
    ("Quali sono le regole?", "REPORT", "first"),
    ("Bericht bitte nochmal", "REPORT", ""),
    ("wann ist abgabe?", "STATUS", ""),
    ("Bis wann muss ich abgeben?", "STATUS", ""),
    ("Was hab ich noch?", "STATUS", ""),
    ("Qu'est-ce qu'il me reste comme chiffres ?", "STATUS", ""),
    ("C'est quand la date limite ?", "STATUS", ""),
    ("WITHDRAW ALL", "WITHDRAW", "ALL"),
    ("Please cancel my orders.", "WITHDRAW", ""),
    ("Je retire mes ordres", "WITHDRAW", ""),
    ("PLAY DEFAULT", "PLAY DEFAULT", ""),
    ("Just play my default this turn, please", "PLAY DEFAULT", ""),
    ("report 3 please", "REPORT", "3"),
    ("Could you send me the report of round 3 again?", "REPORT", "round 3"),
    ("I have lost the last report.", "REPORT", ""),
    ("HISTORY", "HISTORY", ""),
    ("What have I thrown so far?", "HISTORY", ""),
    ("PRESS", "PRESS", ""),
    ("PRESS NONE", "PRESS", "NONE"),
    ("No press this time", "PRESS", "none"),
    ("LANGUAGE de", "LANGUAGE", "de"),
    ("Sprache Deutsch", "LANGUAGE", "Deutsch"),
    ("ABSENT 3–17 May", "ABSENT", "3–17 May"),
    ("Absent until 17 May.", "ABSENT", "until 17 May"),
    ("ABSENT off", "ABSENT", "off"),
    ("I'm away from 3 to 17 May.", "ABSENT", "from 3 to 17 May"),
    ("Ich bin vom 3. bis 17. Mai im Urlaub.", "ABSENT", "vom 3. bis 17. Mai"),
    ("Je serai en vacances du 3 au 17 mai.", "ABSENT", "du 3 au 17 mai"),
    ("Ik ben van 3 tot 17 mei op vakantie", "ABSENT", "van 3 tot 17 mei"),
    ("Estaré de vacaciones del 3 al 17 de mayo", "ABSENT", "del 3 al 17 de mayo"),
    ("Sarò in vacanza dal 3 al 17 maggio", "ABSENT", "dal 3 al 17 maggio"),
    ("I'm off on holiday from Saturday until the 14th.", "ABSENT", "Saturday until the 14th"),
    ("Sorry guys, I'll be away next week, no internet in the cottage", "ABSENT", "next week"),
    ("We're going skiing 27 Dec - 3 Jan, so no orders from me then", "ABSENT", "27 Dec - 3 Jan"),
    ("I'm not away any more", "ABSENT", "off"),
    ("cancel my holiday", "ABSENT", "off"),
    ("how long have i got?", "STATUS", ""),
    ("whats left for me then??", "STATUS", ""),
    ("Quanti numeri mi restano?", "STATUS", ""),
    ("what orders have you got for me?", "ORDERS", ""),
    ("Quit", "RESIGN", ""),
    ("RESIGN", "RESIGN", ""),
    ("REMIND OFF", "REMIND", "OFF"),
    ("No more reminders please", "REMIND", "no"),
    ("Please don't remind me any more", "REMIND", "off"),
    ("ZONE Europe/Berlin", "ZONE", "Europe/Berlin"),
    ("ZONE America/New_York", "ZONE", "America/New_York"),
    ("My clock is Berlin time.", "ZONE", "Berlin time"),
    ("ZONE Berln", "ZONE", "Berln"),
    ("FORMAT html", "FORMAT", "html"),
    ("Please send me plain text mails", "FORMAT", "plain text"),
    ("ADDRESS add new.one@example.org", "ADDRESS", "add new.one@example.org"),
    ("ADDRESS ADD a@example.org, b@example.org", "ADDRESS", "ADD a@example.org, b@example.org"),
    ("ADDRESS ADD a@example.org and b@example.org", "ADDRESS", "ADD a@example.org and b@example.org"),
    (
        "ADDRESS ADD <a@example.org>; Bren at work <b@example.org>",
        "ADDRESS",
        "ADD <a@example.org>; Bren at work <b@example.org",
    ),
    ("GAMES", "GAMES", ""),
    ("Which games are open?", "GAMES", ""),
    ("JOIN vipers as Brenda O'Neill", "JOIN", "vipers as Brenda O'Neill"),
    ("Can I join vipers?", "JOIN", "vipers"),
    ("OBSERVE vipers off", "OBSERVE", "vipers off"),
    ("I'd like to watch vipers.", "OBSERVE", "vipers"),
]
ASKED_BY_NEWCOMERS = [
    ("help me please", "HELP", ""),
    ("Can you help me?", "HELP", ""),
    ("What do I do now?", "HELP", ""),
    ("my status", "STATUS", ""),
    ("Status report", "STATUS", ""),
    ("Who's winning?", "STATUS", ""),
    ("What square am I on?", "STATUS", ""),
    ("Which numbers can I still use?", "STATUS", ""),
    ("deadline?", "STATUS", ""),
    ("Que me reste-t-il ?", "STATUS", ""),
    ("Wanneer is de deadline?", "STATUS", ""),
    ("¿Cuándo es la fecha límite?", "STATUS", ""),
    ("Quando è la scadenza?", "STATUS", ""),
    ("Did my orders arrive?", "ORDERS", ""),
    ("my orders please", "ORDERS", ""),
    ("the last report please", "REPORT", ""),
    ("Report for turn 3", "REPORT", "for turn 3"),
    ("REPORT -1", "REPORT", "-1"),
    ("I can't find the last report", "REPORT", ""),
    ("What are the rules?", "REPORT", "first"),
    ("Verlauf", "HISTORY", ""),
    ("I'm away next week", "ABSENT", "next week"),
    ("Sorry, I'm away until the 17th", "ABSENT", "until the 17th"),
    ("I'll be back on Monday.", "ABSENT", "back on Monday"),
    ("We won't be here from 3 to 17 May", "ABSENT", "from 3 to 17 May"),
    ("On holiday until 17 May", "ABSENT", "until 17 May"),
    ("ABSENT - 3-17 May", "ABSENT", "3-17 May"),
    ("I'm off to Spain on 3 May", "ABSENT", "since 3 May"),
    ("I'll be away for two weeks", "ABSENT", "later for two weeks"),
    ("I'm away over Christmas", "ABSENT", "over Christmas"),
    ("Ich bin nächste Woche im Urlaub", "ABSENT", "nächste Woche"),
    ("I'm back!", "ABSENT", "off"),
    ("RESIGN OFF", "RESIGN", "OFF"),
    ("I'd like to stay after all", "RESIGN", "off"),
    ("I've moved to New York, please use the clock there", "ZONE", "New York"),
    ("Withdraw my resignation", "RESIGN", "off"),
    ("please cancel my resignation, I'm staying", "RESIGN", "off"),
    ("I've changed my mind, I want to stay in", "RESIGN", "off"),
    ("Je retire ma démission.", "RESIGN", "off"),
    ("turn off the reminders", "REMIND", "off"),
    ("No further reminders for me please", "REMIND", "no"),
    ("in German please", "LANGUAGE", "German"),
    ("LANGUAGE = fr", "LANGUAGE", "fr"),
    ("HTML mails please", "FORMAT", "HTML"),
    ("ZONE GMT+2", "ZONE", "GMT+2"),
    ("ZONE Scotland", "ZONE", "Scotland"),
    ("My new address is bren@example.org", "ADDRESS", "bren@example.org"),
    ("Please add my work address bren@example.org", "ADDRESS", "bren@example.org"),
    ("Are there other games?", "GAMES", ""),
    ("I'd like to join please", "JOIN", ""),
    ("Sign me up for vipers", "JOIN", "vipers"),
    ("join the vipers game", "JOIN", "the vipers game"),
    ("Please stop observing vipers", "OBSERVE", "off vipers"),
]
PROSE = [
    "Help! I am on 45",
    "report to follow",
    "zone 4 is cold",
    "absent friends",
    "join us for a beer on 5 May",
    "join the club",
    "what games are you going to?",
    "I resign myself to last place",
    "I might be away from 3 to 17 May",
    "If I'm away next week, who plays?",
    "I was away until 3 May",
    "I am back on 45",
    "I'm away with the fairies",
    "I'm off to bed",
    "Back on Monday I threw a 5",
    "My time is money",
    "I'd like to follow suit",
    "observe silence",
    "James",
    "Thrown",
    "Scores",
    "my status at work is bad",
    "Help, my cat is on fire",
    "the report from the front is grim",
    "History will tell.",
    "join us for dinner",
    "The games are fun",
    "zone out",
    "language barriers are hard",
    "where am I going on holiday? No idea",
    "Address: 5 High Street",
    "Press:",
    "PRESS: hello",
    "orders:",
    "I almost thought to resign",
    "default",
    "I withdraw 50 pounds from the bank",
    "3 May is my birthday",
    "Züge: 4, 45",
    "Meine Züge sind 4 und 45",
    "Erinnerung an die 5",
    "Adresse: Bergstr. 5, 10115 Berlin",
    "Was sind das für Regeln, bei denen alle fallen",
    "Wann ist Abgabe der Steuer",
    "Was hab ich noch gelacht",
]


@pytest.mark.parametrize(("line", "command", "argument"), ASKED + ASKED_BY_NEWCOMERS)
def test_a_line_or_sentence_that_plainly_means_a_command_is_one(line: str, command: str, argument: str) -> None:
    """In any case, with kind words around it, in the plainest words of six languages; nothing is left of the line."""
    asked, rest = asked_in(["Dear GM,", "", line, "", "Brenda"])
    assert [(one.command, one.argument) for one in asked] == [(command, argument)]
    assert rest == ("Dear GM,", "", "", "", "Brenda")


@pytest.mark.parametrize("line", PROSE)
def test_prose_that_only_holds_the_word_is_no_command(line: str) -> None:
    """A word that is also a command means nothing inside a sentence about something else."""
    asked, rest = asked_in([line, "and more of it"])
    assert asked == ()
    assert rest == (line, "and more of it")


def test_a_sentence_beside_orders_is_taken_out_and_the_rest_stays() -> None:
    """A question between orders is answered, also where the line was broken in the middle of it."""
    asked, rest = asked_in(["Throw 5, trapdoor 45. What have I", "got left? Thanks, Bren", "See you"])
    assert [one.command for one in asked] == ["STATUS"]
    assert rest == ("Throw 5, trapdoor 45.", "Thanks, Bren", "See you")


def test_several_commands_are_taken_in_order_and_each_once() -> None:
    """A mail may ask for much; asking twice for the same is asking once."""
    asked, _ = asked_in(["status", "HISTORY", "report 1", "report 2", "Status please", "REPORT 1"])
    assert [(one.command, one.argument) for one in asked] == [
        ("STATUS", ""),
        ("HISTORY", ""),
        ("REPORT", "1"),
        ("REPORT", "2"),
    ]


def test_the_end_of_a_broken_line_is_no_command() -> None:
    """The last word of a sentence stands on a line of its own where it did not fit above."""
    lines = ["My orders went off on Sunday and stand. This is only a trifle for the", "report."]
    assert asked_in(lines) == ((), tuple(lines))
    assert [one.command for one in asked_in(["Throw 5, trapdoor 45 for me please, Sue", "", "report"])[0]] == ["REPORT"]
    assert [one.command for one in asked_in(["I have lost it all in the move, you see.", "report"])[0]] == ["REPORT"]


def test_a_heading_over_lines_is_no_command() -> None:
    """ORDERS over orders and PRESS over press head what follows; above a name alone they ask."""
    assert asked_in(["ORDERS", "Throw 5", "Trapdoor 45"])[0] == ()
    assert asked_in(["PRESS", "Hello all"])[0] == ()
    assert [one.command for one in asked_in(["ORDERS", "", "Brenda"])[0]] == ["ORDERS"]


def test_press_is_left_alone() -> None:
    """What is meant for the others asks for nothing, until the press ends."""
    lines = ["PRESS: the following is from the front", "STATUS", "RESIGN", "END PRESS", "GAMES"]
    asked, rest = asked_in(lines)
    assert [one.command for one in asked] == ["GAMES"]
    assert rest[:4] == tuple(lines[:4])


def test_a_subject_asks_like_a_line_but_our_own_subjects_ask_for_nothing() -> None:
    """For mails without words: Re: and the game's name before it do not matter."""
    found = asked_in_subject("Re: [hill] STATUS")
    assert found is not None
    assert found.command == "STATUS"
    for ours in (
        "Re: [hill] Round 3: next orders by Friday 4 December 2026, 20:00 (Europe/London)",
        "Re: [hill] Receipt 1: Your orders",
        "Re: [hill] Hill begins: orders by Friday 4 December 2026, 20:00 (Europe/London)",
        "Re: [hill] How things stand",
        "AW: [hill] What you can write",
        "Re: orders",
    ):
        assert asked_in_subject(ours) is None


def test_every_module_of_the_package_is_a_command() -> None:
    """One module a command: a new one cannot be forgotten in HELP, which is made from the list."""
    modules = {module.name for module in pkgutil.iter_modules(commands.__path__)} - {"command"}
    assert {name.rstrip("_").replace("_", " ").upper() for name in modules} == set(COMMANDS)


@given(st.lists(st.text(max_size=80), max_size=12))
def test_whatever_the_lines_as_many_come_back(lines: list[str]) -> None:
    """Nothing makes it fail, and lines are only ever emptied or shortened."""
    asked, rest = asked_in(lines)
    assert len(rest) == len(lines)
    assert all(one.command in COMMANDS for one in asked)


def test_it_takes_linear_time() -> None:
    """A megabyte of any line costs about ten times what a tenth of it costs, and little at all."""
    for shape in ("status ", "status\n", "what have i left? ", "i am away 3 \n", "hi ", "? ", "\n", "3.5.-", "zone a"):
        text = (shape * (1_000_000 // len(shape))).split("\n")
        begun = time.perf_counter()
        asked_in(text)
        assert time.perf_counter() - begun < 2


@pytest.mark.parametrize(
    ("line", "command", "argument", "word"),
    [
        ("STAUS", "STATUS", "", "STAUS"),
        ("Histroy please", "HISTORY", "", "Histroy"),
        ("hepl!", "HELP", "", "hepl"),
        ("reprot 3", "REPORT", "3", "reprot"),
        ("pls send my oders", "ORDERS", "", "oders"),
        ("remnid off", "REMIND", "off", "remnid"),
        ("resing", "RESIGN", "", "resing"),
    ],
)
def test_a_slip_in_the_name_of_a_command_is_seen_through(line: str, command: str, argument: str, word: str) -> None:
    """One letter wrong, or two exchanged, in a line that says nothing else; and the word is known for the answer."""
    asked, _ = asked_in([line])
    assert [(one.command, one.argument) for one in asked] == [(command, argument)]
    assert misspelt_in(asked[0]) == word


@pytest.mark.parametrize(
    "line", ["withdarw", "James", "done", "Statute of Rome is long", "reprot for duty", "ganes 12 4"]
)
def test_a_slip_is_not_guessed_where_it_matters_or_is_not_plain(line: str) -> None:
    """What changes orders must be spelt out; a short name is not made of another word, and prose is prose."""
    assert asked_in([line])[0] == ()


def test_a_command_that_is_spelt_right_is_no_slip() -> None:
    """Nothing is assumed of what is plain."""
    for line in ("STATUS", "what have I got left?", "my orders please", "STATUS, HISTORY"):
        assert all(misspelt_in(one) is None for one in asked_in([line])[0])


@pytest.mark.parametrize("line", ["STATUS, HISTORY", "status and history", "STATUS HISTORY", "status + history please"])
def test_several_names_in_one_line_are_several_commands(line: str) -> None:
    """A list with commas, an and, or nothing between."""
    assert [one.command for one in asked_in([line])[0]] == ["STATUS", "HISTORY"]


def test_a_word_of_press_is_never_the_plain_command_of_a_mail() -> None:
    """PRESS over WITHDRAW withdraws nothing."""
    assert command_in(["PRESS: Clive ought to", "WITHDRAW"]) is None
    assert command_in(["Hello", "withdraw!"]) == "WITHDRAW"
    assert command_in(["WITHDRAW ALL"]) is None


@pytest.mark.parametrize(
    ("line", "argument", "rest"),
    [
        ("Quick check: can I move L1 to 32-17?", "I move L1 to 32-17", ["Quick check: "]),
        (
            "A point of theory. Could I really move S5 to 46-20, with P1 at 20?",
            "I really move S5 to 46-20, with P1 at 20",
            ["A point of theory. "],
        ),
        ("Alan, can I put the blank on 22? Thanks", "I put the blank on 22", ["Alan, ", " Thanks"]),
        ("Am I allowed to put the +4 on 22?", "I put the +4 on 22", []),
        ("can i put plus four on twenty two?", "i put plus four on twenty two", []),
        ("Eine Frage: darf ich die +4 auf die 22 legen?", "ich die +4 auf die 22 legen", ["Eine Frage: "]),
        ("Where could S5 go with its head on 46?", "Where could S5 go with its head on 46", []),
    ],
)
def test_a_question_with_words_around_it_is_can(line: str, argument: str, rest: list[str]) -> None:
    """It is answered as the bare command is; the words around it are the rest of the mail."""
    asked, own = asked_in(with_what_ifs_apart([line]))
    assert [(one.command, one.argument) for one in asked] == [("CAN", argument)]
    assert [one for one in own if one] == rest


@pytest.mark.parametrize(
    "line",
    [
        "My order please: can I put the blank on 22?",
        "Alan, can I put the blank on 22 please?",
        "Blank on 17. Can I move S5 to 46-20?",
        "Hm, can I put the +3 on 17? If not, 22.",
        "Alan, could you put my +3 on 17?",
        "Can I put plus four by post?",
    ],
)
def test_a_question_that_orders_stays_as_it_is_written(line: str) -> None:
    """What begs for it, orders beside it, or says what shall be done otherwise is left in one."""
    assert with_what_ifs_apart([line]) == [line]


@pytest.mark.parametrize(
    "line",
    [
        "What do I have in hand again?",
        "What do I still have in my hand?",
        "which cards do I have again?",
        "Was habe ich nochmal auf der Hand?",
    ],
)
def test_the_hand_is_asked_for(line: str) -> None:
    """STATUS tells it."""
    asked, _ = asked_in([line])
    assert [one.command for one in asked] == ["STATUS"]


@pytest.mark.parametrize(
    "line",
    [
        "Could you please put my extra roll on 24? Thank you!",
        "Can you move S2 to 28-12?",
        "Kannst du S2 auf 28-12 legen?",
    ],
)
def test_a_request_is_no_question(line: str) -> None:
    """“Could you put …?” asks for it to be done: it is an order and no CAN."""
    asked, _ = asked_in([line])
    assert "CAN" not in [one.command for one in asked]


@pytest.mark.parametrize(
    ("line", "told"),
    [
        (
            "Darf ich eine leere Karte auch auf die 44 legen, wo schon ein Plus liegt? Dann lieber dorthin als "
            "auf die 3.",
            "eine leere Karte auf die 44 legen, if that is allowed.",
        ),
        ("Can I put the blank on 25? If so, rather there than on 20.", "put the blank on 25, if that is allowed."),
        ("May I put a blank on 25? Then I'd rather have it there.", "put a blank on 25, if that is allowed."),
        ("Can I play my blank on 25? If not, leave it as it is.", "play my blank on 25, if that is allowed."),
        ("Is 25 allowed? Then 25 please.", "make it 25, if that is allowed."),
        ("Geht auch die 25? Dann lieber die.", "make it 25, if that is allowed."),
        ("Is 25 free? Then blank on 25 please.", "Then blank on 25 please."),
    ],
)
def test_a_question_that_goes_on_with_if_so_is_a_wish(line: str, told: str) -> None:
    """Who wants what they ask for, if it is allowed, has said what they want."""
    assert with_what_ifs_apart([line]) == [told]


@pytest.mark.parametrize(
    "line",
    [
        "Can I put the blank on 12? Then please tell me.",
        "Could I put the blank on 25? Then again, better not, leave it there please",
        "Can I put the blank on 25? If not, 22.",
        "Is 25 free?",
        "Is 25 the finish? Then I'd rather give up",
        "Is 20 legal? Do it by the book please",
        "Can I put the blank on 25? What then, please?",
    ],
)
def test_a_question_after_which_nothing_is_wished_stays_one(line: str) -> None:
    """What is only asked is not wished, whatever is said behind it."""
    assert not any("if that is allowed" in told for told in with_what_ifs_apart([line]))
