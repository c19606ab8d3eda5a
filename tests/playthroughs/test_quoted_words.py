"""What somebody else wrote, or the player some time ago, and now stands quoted in a mail: it orders nothing."""

from __future__ import annotations

import pytest

from tests.playthroughs.house import House, text_of

FORM = "Throw for turn 1: 1\nTrapdoor: 60\nPress: goodbye"


def marked(text: str) -> str:
    """Return a text as clients mark what they quote."""
    return "".join(f"> {line}\n" for line in text.splitlines())


def quoted(text: str, name: str = "Dora", address: str = "dora@players.test") -> str:
    """Return a text as it stands quoted below an answer to its writer."""
    return f"\n\nOn Mon, 30 Nov 2026 at 09:00, {name} <{address}> wrote:\n{marked(text)}"


def start_of(house: House, name: str) -> str:
    """Return the Message-ID of a player's first mail."""
    return str(house.sent_to(name)[0]["Message-ID"])


def write(house: House, words: str) -> str:
    """Return the answer to words of Brenda's under her first mail."""
    return text_of(house.write("Brenda", words, answering=start_of(house, "Brenda")))


OTHERS = [
    quoted(FORM),
    quoted(FORM.replace("Throw for t", "T")),
    quoted("PRESS TO CLIVE: you fool"),
    quoted("ANONYMOUS PRESS: the GM is a fraud"),
    quoted(FORM, "Dora's phone", "dora77@mail.test"),
    f"\n\nOn 30 Nov 2026, at 09:00, Dora wrote:\n\n{marked(FORM)}",
    f"\n\nThis is what Dora sent me:\n\n{marked(FORM)}",
    f"\n\nAlan, look what Dora wrote me:\n{marked(FORM)}",
    f"\n\nVon: Dora <dora@players.test>\nGesendet: Montag\nAn: Brenda\nBetreff: hi\n\n{FORM}",
    f"\n\n-----Original Message-----\nFrom: Dora\nSent: Monday\nTo: Brenda\nSubject: hi\n\n{FORM}",
    quoted(FORM, "Brenda", "brenda@players.test"),
    quoted(
        f"My form\n\nOn Sun, Hill House <games@example.test> wrote:\n{marked(FORM)}", "Brenda", "brenda@players.test"
    ),
    quoted(f"Please\n\nOn Sun, 29 Nov 2026 at 09:00, Brenda wrote:\n{marked(FORM)}", "Alan", "alan@example.test"),
]


@pytest.mark.parametrize("below", OTHERS)
@pytest.mark.parametrize(
    "words", ["status", "Alan, is this allowed?", "what have I got left?", "Look at this!", "Thanks!"]
)
def test_what_is_quoted_of_others_neither_orders_nor_is_printed(house: House, words: str, below: str) -> None:
    """Whoever shows the GM what another player wrote, or an old mail of theirs, has what stood before."""
    house.start()
    write(house, "throw 5 trapdoor 21")
    letters = len(house.sent_to("Clive"))
    text = write(house, words + below)
    assert house.standing("Brenda") == {"A": {"throws": [5], "trapdoor": 21}}
    assert "kept for the report" not in text
    assert len(house.sent_to("Clive")) == letters


@pytest.mark.parametrize("below", OTHERS)
def test_orders_above_what_others_wrote_count_alone(house: House, below: str) -> None:
    """A mail's own words are taken, and nothing of what is quoted below them."""
    house.start()
    letters = len(house.sent_to("Clive"))
    text = write(house, f"5, trap 21{below}")
    assert house.standing("Brenda") == {"A": {"throws": [5], "trapdoor": 21}}
    assert "kept for the report" not in text
    assert len(house.sent_to("Clive")) == letters


def test_press_taken_back_does_not_return_with_an_old_mail(house: House) -> None:
    """Whoever answers their own last mail has not printed anew what was in it."""
    house.start()
    own = "throw 5, trapdoor 20\n\nPRESS: Clive is a fool"
    write(house, own)
    write(house, "press none")
    text = write(house, f"trapdoor 21 rather{quoted(own, 'Brenda', 'brenda@players.test')}")
    assert "Clive is a fool" not in text
    assert house.standing("Brenda") == {"A": {"throws": [5], "trapdoor": 21}}


def test_an_old_form_of_ones_own_does_not_speak_for_this_round(house: House) -> None:
    """The form of the round before, quoted below new orders, neither stops them nor brings its press back."""
    house.start()
    form = "Throw for turn 1: 5\nTrapdoor: 20\nPress: hello world"
    write(house, form)
    house.pass_deadline()
    report = str(house.sent_to("Brenda")[-1]["Message-ID"])
    text = text_of(
        house.write("Brenda", f"2, trap 33{quoted(form, 'Brenda', 'brenda@players.test')}", answering=report)
    )
    assert house.standing("Brenda") == {"A": {"throws": [2], "trapdoor": 33}}
    assert "hello world" not in text


@pytest.mark.parametrize(
    "over",
    [
        "On Mon, 30 Nov 2026 at 09:00, Hill House <games@example.test> wrote:",
        "On Mon, 30 Nov 2026 at 09:00, Snakes <games+hill.1.abc@example.test> wrote:",
        "Am 30.11.2026 um 09:00 schrieb Hill House:",
        "On Mon, 30 Nov 2026 at 09:00, Alan <alan@example.test> wrote:",
        "On Mon, 30 Nov 2026 at 09:00, Dora via Hill House <games@example.test> wrote:",
        "On Mon, 30 Nov 2026, my contact for the snakes wrote:",
        "Hill wrote:",
        "",
    ],
)
def test_answers_in_our_own_form_count(house: House, over: str) -> None:
    """The form that was sent is answered where it is quoted, however the client names its sender."""
    house.start()
    write(house, f"Here it is.\n\n{over}\n{marked(FORM)}")
    assert house.standing("Brenda") == {"A": {"throws": [1], "trapdoor": 60}}


def test_a_lone_line_of_press_is_no_answer_to_a_form(house: House) -> None:
    """Press that is quoted without any line that was sent beside it was not typed into our form."""
    house.start()
    text = write(house, "3, trap 22\n\n> PRESS: old words of mine")
    assert house.standing("Brenda") == {"A": {"throws": [3], "trapdoor": 22}}
    assert "old words" not in text


@pytest.mark.parametrize("answering", [True, False])
@pytest.mark.parametrize(
    "press", ["PRESS: Sixes, I tell you.", "PRESS: Clive wrote to me:\nI throw 6", "PRESS: Look, Clive:"]
)
@pytest.mark.parametrize("how", ["marked", "bare", "as it is"])
def test_a_report_with_press_of_others_is_ours(house: House, how: str, press: str, answering: bool) -> None:
    """What others had printed in it takes nothing from the form below, quoted with a mark or without one."""
    house.start()
    house.write("Dora", press)
    house.pass_deadline()
    report = house.sent_to("Brenda")[-1]
    part = report.get_body(("plain",))
    assert part is not None
    body = str(part.get_content()).replace("\r\n", "\n")
    assert "Dora writes:" in body
    body = body.replace("Throw for turn 2:", "Throw for turn 2: 5").replace("Trapdoor:", "Trapdoor: 33")
    over = "On Fri, 4 Dec 2026 at 20:00, Hill House <games@example.test> wrote:\n"
    words = {"marked": over + marked(body), "bare": over + body, "as it is": body}[how]
    house.write("Brenda", words, answering=str(report["Message-ID"]) if answering else None)
    assert house.standing("Brenda") == {"A": {"throws": [5], "trapdoor": 33}}
