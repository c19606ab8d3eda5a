"""What mail programs put round a player's words: none of it is read, and nothing that the player wrote is lost."""

from __future__ import annotations

from textwrap import wrap

import pytest

from pbm.orders.cleaning.clean import REPLY_MARKER, clean
from pbm.orders.cleaning.correspondents import Correspondents
from pbm.orders.parse import read
from tests.unit.orders.forms import form, reading, short

OWN = "Throw 5, trapdoor 45"
OLD = "You are on 37.\nThrow: 3\nTrapdoor: 20"
SENT = (
    "Postal Snakes & Ladders - round 4 of VIPER",
    "Bob 61, Brenda 27, Clive 31. The trapdoor of the day was nobody's, and the GM is well.",
    "Your orders of last round: throw 3, trapdoor 20",
    "Numbers left - 1, 2, 4, 5 and 6",
    REPLY_MARKER,
    "Your throw:",
    "A space to nominate as a trapdoor:",
    "Press:",
)

ATTRIBUTIONS = (
    "On Mon, Mar 17, 2025 at 7:00 PM Snakes <gm@games.test> wrote:",
    "On Mon, 17 Mar 2025 19:00:00 +0000\nSnakes <gm@games.test> wrote:",
    "On 17 Mar 2025, at 19:00, Snakes & Ladders (VIPER) <\nviper@games.test> wrote:",
    "On 17/03/2025 19:00, Snakes wrote:",
    "At 17/3/2025 07:00 PM, you wrote:",
    "---- On Mon, 17 Mar 2025 19:00:00 +0000 Snakes <gm@games.test> wrote ----",
    "2025-03-17 19:00 GMT+01:00 Snakes <gm@games.test>:",
    "2025-03-17 19:00 GMT+01:00 A Very Long Name Of A Game <\nviper@games.test>:",
    "Am 17.03.2025 um 20:00 schrieb Snakes:",
    "Am Mo., 17. März 2025 um 20:00 Uhr schrieb Snakes <\ngm@games.test>:",
    "Snakes <gm@games.test> schrieb am Mo., 17. März\n2025 um 20:00 Uhr:",
    "Le lun. 17 mars 2025 à 20:00, Snakes <gm@games.test> a\nécrit :",
    "Le 17/03/2025 à 20:00, Snakes a écrit :",
    "Op ma 17 mrt 2025 om 20:00 schreef Snakes <gm@games.test>:",
    'Op 17 mrt. 2025 20:00 schreef "Snakes" <gm@games.test> het\nvolgende geschreven:',
    "El lun, 17 mar 2025 a las 20:00, Snakes (<gm@games.test>) escribió:",
    "Il giorno lun 17 mar 2025 alle ore 20:00 Snakes <gm@games.test>\nha scritto:",
    "Em seg., 17 de mar. de 2025 às 20:00, Snakes <gm@games.test> escreveu:",
    "Den mån 17 mars 2025 kl 20:00 skrev Snakes <gm@games.test>:",
    "Den 17. mar. 2025 kl. 20.00 skrev Snakes <gm@games.test>:",
    "W dniu 17.03.2025 o 20:00, Snakes pisze: napisał(a):",
    "pon., 17 mar 2025 o 20:00 Snakes <gm@games.test> napisał(a):",
    "пн, 17 мар. 2025 г. в 20:00, Snakes <gm@games.test> написал:",
    "17 марта 2025 г. 20:00 пользователь Snakes <gm@games.test> написал:",
    "30 серп. 2016 р. 20:45 Snakes <gm@games.test> пише:",
    "在 2025年3月17日，下午8:00，Snakes <gm@games.test> 写道：",
)
HEADER_BLOCKS = (
    "From: Snakes <gm@games.test>\nSent: Monday, March 17, 2025 7:00 PM\nTo: Hugh\nSubject: VIPER turn 10",
    "*From:* Snakes\n*Sent:* 17 March 2025\n*To:* Hugh\n*Subject:* VIPER turn 10",
    "From: Snakes <gm@games.test>\nDate: Monday, 17 March 2025 at 19:00\nTo: Hugh <h@x.test>\nSubject: VIPER",
    "Von: Snakes <gm@games.test>\nGesendet: Montag, 17. März 2025 20:00\nAn: Hugh\nBetreff: VIPER",
    "Gesendet: Montag, 17. März 2025 um 20:00 Uhr\nVon: Snakes <gm@games.test>\nAn: Hugh\nBetreff: VIPER",
    "De : Snakes <gm@games.test>\nEnvoyé : lundi 17 mars 2025 20:00\nÀ : Hugh\nObjet : VIPER",
    "Van: Snakes <gm@games.test>\nVerzonden: maandag 17 maart 2025 20:00\nAan: Hugh\nOnderwerp: VIPER",
    "De: Snakes <gm@games.test>\nEnviado: lunes, 17 de marzo de 2025 20:00\nPara: Hugh\nAsunto: VIPER",
    "Da: Snakes <gm@games.test>\nInviato: lunedì 17 marzo 2025 20:00\nA: Hugh\nOggetto: VIPER",
    "Från: Snakes <gm@games.test>\nSkickat: den 17 mars 2025 20:00\nTill: Hugh\nÄmne: VIPER",
    "Fra: Snakes <gm@games.test>\nSendt: mandag 17. mars 2025 20:00\nTil: Hugh\nEmne: VIPER",
    "-----Original Message-----",
    "*-------- Original Message --------*",
    "-------- Ursprüngliche Nachricht --------",
    "-----Message d'origine-----",
    "-----Oorspronkelijk bericht-----",
    "-----Mensaje original-----",
    "-----Messaggio originale-----",
    "=== Reply above this line, or fill in the form below ===",
)
FOOTERS = (
    "Sent from my iPhone",
    "(sent from a phone)",
    "Sent from Yahoo Mail on Android",
    "Sent from Outlook for iOS<https://aka.ms/o0ukef>",
    "Get Outlook for iOS<https://aka.ms/o0ukef>",
    "Get [Outlook for Android](https://aka.ms/ghei36)",
    "From My Iphone 6",
    "Von meinem iPhone gesendet",
    "Gesendet mit der GMX Mail App",
    "Diese Nachricht wurde von meinem Android-Gerät mit K-9 Mail gesendet.",
    "Envoyé de mon iPhone",
    "Verstuurd vanaf mijn iPad",
    "Enviado desde mi iPhone",
    "Inviato da iPhone",
    "從我的 iPhone 傳送",
    "Virus-free. www.avast.com",
    "-- \nHugh Laidlaw\nthrow 3 trapdoor 12",
    "--\nHugh Laidlaw\n12 Hill Road, tel. 0131 496 0000",
    "________________________________\nHugh Laidlaw\n12 Hill Road",
    "-----\nHugh Laidlaw, Edinburgh\nMob: 07700 900123",
    "Tel: +44 131 496 0000\nMobile 07700 900123\n12 Hill Road",
    "This email and any attachments are confidential.\nIf you are not the addressee delete 3 of them.",
    "The contents of this message are confidential and legally privileged, and meant for the intended recipient only.\n"
    "Call 3.",
    "Diese E-Mail enthält vertrauliche Informationen.\nParagraph 5, Absatz 45.",
    "_______________________________________________\nplayers mailing list\nTo unsubscribe send 3 to list@x.test",
    "CA Venkatesh, FCA\nNo. 45/2, 6th Cross, 4th Main, Bengaluru 560 003\nPh: +91 80 2346 0045 | M: 98450 12306",
    "Rgds\nSunil Mehta | Regional Manager (Zone 4) | Brightwell plc | 3rd floor, 66 Aldgate",
    "Brightwell plc is registered in England No. 01234561. This e-mail and any attachments are confidential; if you "
    "throw it away within 6 days, no trapdoor is opened in our liability.",
    "***",
    "======",
)


@pytest.mark.parametrize("marked", [True, False])
@pytest.mark.parametrize("over", [*ATTRIBUTIONS, *HEADER_BLOCKS])
def test_what_is_quoted_below_is_not_read(over: str, marked: bool) -> None:
    """Whatever language the player's program speaks, and however it breaks its line."""
    quoted = "\n".join(f"> {line}" for line in OLD.split("\n")) if marked else OLD
    got = clean(f"{OWN}\n\nHugh\n\n{over}\n\n{quoted}\n")
    assert got.words == (OWN, "", "Hugh")


@pytest.mark.parametrize("over", ATTRIBUTIONS)
def test_what_is_written_below_a_marked_quotation_is_read(over: str) -> None:
    """Bottom posting, with and without a word above."""
    quoted = "\n".join(f"> {line}" for line in OLD.split("\n"))
    assert clean(f"{over}\n{quoted}\n\n{OWN}\n").words == (OWN,)
    assert clean(f"Hello\n{over}\n{quoted}\n\n{OWN}\n").words == ("Hello", "", OWN)


@pytest.mark.parametrize("over", [*ATTRIBUTIONS, *HEADER_BLOCKS[:11]])
def test_words_that_nothing_marks_as_the_players_are_kept_apart(over: str) -> None:
    """Alone under a heading they may be ours: they are no words of the player's, and not lost either."""
    got = clean(f"{over}\n\n{OWN}\n")
    assert (got.words, got.below) == ((), (OWN,))
    known = clean(f"{over}\n\n{SENT[1]}\n{OWN}\n", SENT)
    assert (known.words, known.below) == ((OWN,), ())


@pytest.mark.parametrize("footer", FOOTERS)
def test_what_stands_below_the_words_is_not_read(footer: str) -> None:
    """Telephones, signatures, lists, lawyers and virus scanners."""
    assert clean(f"{OWN}\n\n{footer}\n").words == (OWN,)


@pytest.mark.parametrize(
    "text",
    [
        "Throw 5\n--\nTrapdoor 45",
        "Throw 5\n-----\nTrapdoor 45",
        "Throw five\n-----\nand forty-five for the trapdoor",
        "Hello GM\n______\n5/45",
        "Throw 5\n--\nPRESS: Hello all",
        "As Bob wrote:\nthrow 5",
        "Bob wrote a letter on turn 3:\nI throw 5",
        "On turn 3 I wrote that I would throw 5",
        "From: me\nto you: throw 5",
        "A: 5\nB: 4",
        "To: Bob\nhello",
        "| A | 5 | 45 |\n| B | 4 | 20 |",
        "Throw 5\n\nA | 5 | 45\nB | 4 | none",
        "~5 or ~6 of us",
        "Sent by coach.\nThrow 5",
        "Throw 5 on 01/03/2025 19:00",
        "Call me on 0131 496 0000.\nThrow 5\n45",
        "See http://x.test/9\nand let me know what you think",
    ],
)
def test_the_players_own_words_are_not_taken_for_a_programs(text: str) -> None:
    """What looks a little like a mark of a client, and is none."""
    assert clean(text).words == tuple(text.split("\n"))


@pytest.mark.parametrize(
    "changed",
    [
        "\n".join(SENT[:4]),
        "\n".join("\n".join(wrap(line, 33)) for line in SENT[:4]),
        " ".join(SENT[:4]),
        "\n\n".join(
            line.replace(" - ", " \u2013 ").replace("'", "\u2019").replace(" ", "\u00a0 ") for line in SENT[:4]
        ),
        "\n".join(f"*{line}*" for line in SENT[:4]),
        "\n".join(line.replace(", ", " | ") for line in SENT[:4]),
        "\n".join(line.upper() for line in SENT[:4]),
    ],
)
def test_lines_that_we_sent_are_known_again(changed: str) -> None:
    """Broken anew, run together, with other spaces, dashes, quotes and signs, without any mark."""
    assert clean(f"{OWN}\n\n{changed}\n", SENT).words == (OWN,)
    assert clean(f"{changed}\n\n{OWN}\n", SENT).words == (OWN,)


def test_words_that_we_used_too_are_still_the_players() -> None:
    """Somebody may order what the report happens to say in few words."""
    assert clean("throw 3, trapdoor 20", SENT).words == ("throw 3, trapdoor 20",)
    assert clean("Your orders of last round: throw 3, trapdoor 20\n\nThe GM is well", SENT).words == ("The GM is well",)


def test_answers_in_colour_answer_the_question_above_them() -> None:
    """They come as lines of their own, under a question that has no colon."""
    text = "In red\n> Question 1. Which number will you throw this turn?\n2\n> Question 2. A trapdoor?\n49\n> Bye"
    got = clean(text)
    assert (got.form, got.sure, got.words) == (("Throw: 2", "Trapdoor: 49"), True, ("In red",))


def test_what_is_crossed_out_is_gone() -> None:
    """As plain text crosses out: between tildes, or letter by letter."""
    assert clean("Throw ~5~ 4\nTrapdoor ~~60~~ 61\nBoard \u0036\u0336A").words == (
        "Throw  4",
        "Trapdoor  61",
        "Board A",
    )


def test_boxes_of_a_form_are_prompts() -> None:
    """Filled in they answer, empty they do not."""
    got = clean("> DIE (1 to 6)  [ 4 ]\n> TRAPDOOR      [ 33 ]\n> FOR THE REPORT [   ]\n\nDone")
    assert got.form == ("Throw: 4", "Trapdoor: 33")


@pytest.mark.parametrize("line", ["PRESS [NONE]", "Throw: 3", "Trapdoor? 20"])
def test_a_line_of_ours_that_looks_filled_in_is_no_answer(line: str) -> None:
    """Where we sent it so, nobody filled it in."""
    sent = (line, REPLY_MARKER, "Press:", "Throw:", "Trapdoor:")
    got = clean("\n".join(f"> {text}" for text in sent), sent)
    assert (got.words, got.form, got.sure) == ((), (), False)


def test_a_forwarded_mail_is_kept_apart() -> None:
    """Its words are somebody's; the reader may look at them."""
    got = clean(
        "Mine!\n\n---------- Forwarded message ---------\nFrom: Z <z@x.test>\nDate: now\nSubject: s\n\n\nthrow 6"
    )
    assert (got.words, got.forwarded, got.passed_on) == (("Mine!",), True, ("throw 6",))


def test_names_before_each_line_are_marks() -> None:
    """Old programs mark with the writer's initials, some with a bar."""
    assert clean("C> Throw 3\nC> Trapdoor 20\n\nThrow 5").words == ("Throw 5",)
    assert clean("Throw 5\n2025/3/17 GM <gm@games.test>\n\n| Throw 3\n| Trapdoor 20\n\nBob").words == (
        "Throw 5",
        "",
        "Bob",
    )


_FORM = "> VIPER, turn 8. You are on 40, you threw 4.\n>\n> Throw [   ]\n> Trapdoor [   ]\n"
_HEAD = "From: The GM <viper@pbm.test>\nSent: Monday, October 13, 2025 7:00 PM\nTo: Pat\nSubject: VIPER turn 8\n"
_ATTRIBUTED = "On 13 Oct 2025 at 18:00, The GM <viper@pbm.test> wrote:\n\n"


@pytest.mark.parametrize("between", ["", "\n", "\n\n"])
def test_who_answers_below_a_whole_message_is_read(between: str) -> None:
    """A separator with a header below it parts once: below the marked lines the player goes on."""
    read = reading(f"----- Original Message -----\n{_HEAD}{between}{_FORM}\nthrowing 3, trapdoor 70, pat\n")
    assert short(read) == {"A": ([3], 70)}


def test_what_is_unmarked_below_a_header_stays_quoted() -> None:
    """Without marks nobody can tell whose the lines below a header are."""
    assert not reading(f"----- Original Message -----\n{_HEAD}\nYour orders: throw 3, trapdoor 70\n").orders


@pytest.mark.parametrize("name", ["GP>", " GP>", "Gwil>"])
def test_lines_quoted_with_a_name_are_answered_one_by_one(name: str) -> None:
    """Each line that the first such line's name stands before is quoted, also where one stands alone."""
    asked = f"{name} You are on 50. Last time: 5.\n{name} What do you throw?\n\nSix.\n\n"
    text = (
        f"Monday, October 13, 2025, 7:00:00 PM, you wrote:\n\n{asked}{name} Where is the trapdoor?\n\nNinety-three.\n"
    )
    assert short(reading(f"{text}\n{name} How is the cadet?\n\nSeasick.\n")) == {"A": ([6], 93)}


@pytest.mark.parametrize(
    ("throw", "door"),
    [("Four my brother", "Eighty. Nobody passes"), ("FOUR", "EIGHTY"), ("a four", "the eighty")],
)
def test_number_words_answer_a_question_above_them(throw: str, door: str) -> None:
    """An answer between quoted lines may be a word; what is said below other questions is chat."""
    text = (
        f"{_ATTRIBUTED}> You can throw 1, 2, 4, 6.\n>\n> Throw?\n\n{throw}\n\n> Trapdoor?\n\n{door}\n\n> And you?\n\n"
    )
    assert short(reading(f"{text}Fourteen miles Monday. Fourteen!\n")) == {"A": ([4], 80)}


@pytest.mark.parametrize("mark", ["[MD]", "MD:", "(MD)", "**MD**", "[Maureen]", "Maureen:", "[md]", "MD -"])
def test_the_writers_initials_before_an_answer_are_none_of_it(mark: str) -> None:
    """Who marks each answer so has answered, also in a quotation that is only indented."""
    head = "        From: The GM <viper@pbm.test>\n        Date: 02/06/2025 18:00\n\n        You are on 52 (threw 4).\n"
    asked = f"        What will you throw?     {mark} 5\n        Where's the trapdoor?    {mark} 23\n"
    text = f"Please see below.\n\n{head}{asked}        Are you coming?          {mark} yes, 4 of us\n"
    who = Correspondents(domains=frozenset(("pbm.test",)), writer=frozenset(("Maureen Duff",)))
    assert short(read(clean(text, (), who), form())) == {"A": ([5], 23)}


@pytest.mark.parametrize("mark", ["NO", "NOT"])
def test_words_in_capitals_are_nobodys_initials(mark: str) -> None:
    """Who puts them beside each number has not simply answered."""
    assert "throws" not in reading(f"GM wrote:\n> Throw: 5 [{mark}]\n> Trapdoor: 44 [{mark}]\n").orders.get("A", {})


@pytest.mark.parametrize(
    "said", ["sorry, 5am start (7:14.6!!). so: throw is 2, trapdoor is 50", "I'll throw 2, and my trapdoor is 50."]
)
def test_an_answer_below_an_unmarked_empty_form_is_the_players(said: str) -> None:
    """Where all prompts are empty and nothing stands above, whoever speaks of themselves below them answers."""
    read_ = reading(f"{_ATTRIBUTED}You are on 18.\n\nThrow? Trapdoor?\n\n{said}\n")
    assert short(read_) == {"A": ([2], 50)}


@pytest.mark.parametrize(
    "said",
    [
        "Your previous orders: throw 2, trapdoor 50.",
        "For example: throw 2, trapdoor 50.",
        "e.g. throw 2, trapdoor 50",
        "Tunde says: I'll throw 2, trapdoor 50",
        "If I hear nothing I'll throw 2 for you, trapdoor 50.",
        "Tunde: throw 2, trapdoor 50",
        "snakes are on 2 and 50",
        "examples: throw 2 trapdoor 50",
        "throw 2, trapdoor 50 would be typical",
    ],
)
def test_what_a_form_says_below_its_prompts_is_no_answer(said: str) -> None:
    """Examples, earlier orders, press and other players' orders in an unmarked quotation order nothing."""
    assert not reading(f"{_ATTRIBUTED}You are on 18.\n\nThrow? Trapdoor?\n\n{said}\n").orders


def test_small_letters_below_a_form_in_small_letters_may_be_the_forms() -> None:
    """Only where the form is not written so do they tell that somebody else typed them."""
    assert not reading(f"{_ATTRIBUTED}you are on 18.\n\nthrow? trapdoor?\n\nthrow 2, trapdoor 50\n").orders


def test_a_quotation_marked_at_its_ends_is_quoted_to_the_last_line() -> None:
    """Where ``>`` begins a paragraph and ``<`` ends it, the lines between are as little the player's as the first."""
    above = ">VIPER turn 8. You stand on 12, having thrown 3. You have\n1, 2, 4, 5 or 6 left. Good luck!<\n"
    below = ">The next turn is on\nTuesday, and 27 is taken.<\n"
    text = f"Message text written by Snakes\n{above}\n{OWN}\n\n{below}\nPen"
    assert clean(text).words == (OWN, "", "Pen")


@pytest.mark.parametrize(
    "text", [f"{OWN}\n<3 to all of you\nlove <3<\n", f"Snakes wrote:\n> You are on 12.\n{OWN}\nwith love <\n"]
)
def test_a_sign_at_the_end_of_a_line_quotes_nothing_by_itself(text: str) -> None:
    """Only where a client says that it marks so does a line that ends with the sign end a quotation."""
    assert OWN in clean(text).words


def test_bars_go_on_below_the_players_words() -> None:
    """Whose client marks by bars what it quotes marks so what stands below an answer too."""
    head = "On Tue, 4 Feb 2025 08:00 Snakes <gm@games.test> wrote:\n| You stand on 12."
    text = f"{head}\n\n{OWN}\n\n| On 6 May we meet.\n\nPen"
    assert clean(text).words == (OWN, "", "Pen")


def test_a_header_without_colons_parts_what_is_quoted() -> None:
    """Names of a header without a colon below "Original Message" are the client's, and marked lines may follow."""
    head = '------ Original Message ------\nFrom "Snakes" <gm@games.test>\nTo "Pen" <pen@x.test>\nDate 23/03/2025 19:00'
    text = f"{head}\n\n>You are on 12.\n{OWN}"
    assert clean(text).words == (OWN,)


def test_an_attribution_may_name_the_message_and_have_no_colon() -> None:
    """ "In message <…>, Somebody <…> writes" stands over a quotation."""
    text = f"In message <r.33a1@games.test>, Snakes\n<gm@games.test> writes\n>Bram fell to 40\n\n{OWN}"
    assert clean(text).words == (OWN,)


@pytest.mark.parametrize("answer", ["1 and 4", "1, then 4", "1 then 4", "1 4"])
def test_throws_filled_in_are_answers_though_we_told_the_numbers_left_so(answer: str) -> None:
    """Our own mail says "1 and 4" too, but nothing of it comes behind the prompt but the player's own numbers."""
    sent = (
        "Numbers left in this set: 1, then 4; 1 and 4.",
        REPLY_MARKER,
        "Throws for turns 5 and 6, in order:",
        "Trapdoor:",
    )
    quoted = (*sent[:2], f"{sent[2]} {answer}", "Trapdoor: 48")
    got = clean("\n".join(f"> {text}" for text in quoted), sent)
    assert got.form == (f"{sent[2]} {answer}", "Trapdoor: 48")
