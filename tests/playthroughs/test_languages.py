"""Mails in other languages: nothing of them stays English, and the form comes back as it went out."""

from __future__ import annotations

import html
import os
import re
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

from pbm.core.phrases import Manner
from pbm.reports.tongues import Catalogue
from pbm.service.records import MailOut
from tests.playthroughs.all_mails import COMMANDS, ORDERS, play
from tests.playthroughs.house import BOARD, House, open_house, parsed, settings_in, text_of

GOLDEN = Path(__file__).parent / "golden-de"
_KEPT = re.compile(
    r"""
    \|\ [^\n]*                                # what somebody wrote, behind its bar
    | ^\*\ \*\ \*$.*?^\*\ \*\ \*$             # a report sent again is in the language that it had then
    | [\w.+-]+@[\w.-]+ | \b[0-9a-f]{64}\b     # addresses and seals
    | ^\ {4}pbm\ [^\n]*                       # a command for the GM
    | \b(?:Brenda|Clive|Dora|Eve\d|Alan|Hill|hill|Europe/\w+|HELP|GAMES|HISTORY)\b
    | ^[A-Z][A-Z ]{2,}(?=\ ‹|$)               # the names of mail commands
    | ^(?:REMIND|FORMAT|REPORT|RESTORE|LANGUAGE)\ [\w|]+$
    | ^[:.\dA-Z]+\|$ | ^\ *\d+\ [ A-Z|:.]+$   # the track, and the race round by round
    | ^[BCD]\ (?=‹|Brenda|Clive|Dora|\w+\ \d)
    """,
    re.VERBOSE | re.MULTILINE | re.DOTALL,
)


WRITTEN = {line for words in (*COMMANDS, *ORDERS) for line in re.split(r"\n|PRESS: ", words)} | {
    "throw 5 trapdoor 9",
    "the highest I have left",
    "perhaps",
}
"""What people wrote in the game, which stays as it is."""


class Bracketed(Catalogue):
    """A language in which every sentence is its English in angle brackets."""

    def pattern(self, pattern: str) -> str:
        """Return the pattern between brackets."""
        return f"‹{pattern}›"

    def counted(self, one: str, many: str, count: int) -> str:
        """Return whichever English pattern goes with a number, between brackets."""
        return f"‹{one if count == 1 else many}›"

    def moment(self, moment: date, zone: str, manner: Manner) -> str:
        """Return no more than that there is a moment."""
        return "‹·›"


def unsaid(text: str) -> list[str]:
    """Return the lines of a text in which letters stand outside all brackets that are nobody's words or names."""
    outside: list[str] = []
    depth = 0
    for char in _KEPT.sub("", text):
        if char == "‹":
            depth += 1
        if depth == 0 or char == "\n":
            outside.append(char)
        if char == "›":
            depth -= 1
    return [line.strip() for line in "".join(outside).splitlines() if re.search(r"[^\W\d_]{2}", line)]


def page_words(mail: MailOut) -> str:
    """Return the words of a mail's page, and those that are read out instead of what is on it."""
    body = parsed(mail).get_body(("html",))
    page = str(body.get_content()) if body is not None else ""
    aloud = re.findall(r'\b(?:alt|title|aria-label)="([^"]*)"', page)
    words = re.sub(r"<[^>]*>", "\n", re.sub(r"<(style|title)\b.*?</\1>", "", page, flags=re.DOTALL))
    return html.unescape("\n".join([words, *aloud]))


def in_brackets(house: House) -> House:
    """Return the house with German in brackets."""
    house.server.office.letters.writer.tongues.put(Bracketed("de"))
    return house


def bodies(house: House) -> Iterator[tuple[MailOut, str, str]]:
    """Yield each mail with its subject and its text."""
    for mail in house.outbox():
        whole = parsed(mail)
        body = whole.get_body(("plain",))
        assert body is not None
        yield mail, str(whole["Subject"]), str(body.get_content()).replace("\r\n", "\n")


def test_every_sentence_of_every_mail_can_be_said_in_another_language(tmp_path: Path) -> None:
    """Players', observers' and the GM's; what is not in brackets is a name, an address, a seal or somebody's words."""
    house = in_brackets(open_house(settings_in(tmp_path, mail='gm_language = "de"')))
    play(house, "de")
    left: dict[str, set[str]] = {}
    for mail, subject, text in bodies(house):
        title = re.sub(r"^\[[a-z]+\] ", "", subject)
        found = {*unsaid(f"{title}\n\n{text}"), *unsaid(page_words(mail))} - WRITTEN
        if found:
            left.setdefault(mail.kind, set()).update(found)
    assert left == {}


def test_letters_outside_the_brackets_are_found() -> None:
    """The test would notice a sentence that nobody can translate."""
    assert unsaid("‹Your throw: {5}.›\nYour throw: 5.\n‹a ‹b› c› d‹e›\n‹a ‹b› c› left‹e›") == ["Your throw: 5.", "left"]


@pytest.mark.parametrize(
    ("schedule", "boards", "words"),
    [
        ([1] * 6, 1, {"throws": [5], "trapdoor": 45}),
        ([2] * 3, 1, {"throws": [5, 3], "trapdoor": 45}),
        ([1] * 6, 2, {"throws": [5], "trapdoor": 45}),
        ([2] * 3, 2, {"throws": [5, 3], "trapdoor": 45}),
    ],
)
@pytest.mark.parametrize("quoting", ["", "> "])
def test_the_german_form_filled_in_is_read(
    house: House, schedule: list[int], boards: int, words: dict[str, object], quoting: str
) -> None:
    """Below what we wrote or within its quotation, whatever a board or a round asks."""
    house.start(boards=dict.fromkeys("AB"[:boards], BOARD), options={"schedule": schedule}, house={"language": "de"})
    mail = house.sent_to("Brenda")[0]
    body = mail.get_body(("plain",))
    assert body is not None
    throws = " ".join(map(str, words["throws"])) if isinstance(words["throws"], list) else ""
    lines = [
        f"{line} {throws}"
        if "Wurf" in line[:40] or "Würfe" in line[:40]
        else f"{line} 45"
        if "Falltür:" in line
        else line
        for line in str(body.get_content()).splitlines()
    ]
    start = next(place for place, line in enumerate(lines) if line.startswith("==="))
    assert "Antworte über dieser Zeile" in lines[start]
    filled = [*lines[:start], *(line for line in lines[start:])]
    unfilled = str(body.get_content()).splitlines()
    text = "\n".join(quoting + line for line in [*unfilled[:start], *filled[start:]])
    attributed = f"Am 1. Dezember 2026 schrieb Hill House:\n\n{text}" if quoting else text
    answer = house.write("Brenda", attributed, answering=str(mail["Message-ID"]))
    expected = dict.fromkeys("AB"[:boards], words)
    assert house.standing("Brenda") == expected, text_of(answer)


def test_german_examples_and_words_of_ours_are_read(house: House) -> None:
    """What a German mail tells people to write is understood."""
    house.start(house={"language": "de", "standing_orders": True})
    assert "deine Züge sind da" in text_of(house.write("Brenda", "WURF 3 FALLTÜR 45"))
    assert "Zug 8: Wurf 2" in text_of(house.write("Brenda", "ZUG 8: WURF 2"))
    assert "Presse ist für den Bericht aufgehoben" in text_of(house.write("Brenda", "PRESSE: Guten Tag."))
    assert "3. Mai 2027 bis Montag, 17. Mai 2027" in text_of(house.write("Brenda", "ABSENT 3. Mai bis 17. Mai"))
    assert "Ausstieg" not in text_of(house.write("Brenda", "RESIGN"))
    assert "du spielst weiter" in text_of(house.write("Brenda", "NEIN"))
    assert "Nominierte Falltür: 12" in text_of(house.write("Clive", "Wurf 2, Falltür 12"))


def test_language_changes_the_next_mail_and_all_after_it(house: House) -> None:
    """LANGUAGE de is answered in German, LANGUAGE fr says which languages there are, LANGUAGE en goes back."""
    house.start()
    assert "Ab jetzt kommen unsere Mails an dich auf Deutsch" in text_of(house.write("Brenda", "LANGUAGE de"))
    assert "deine Züge sind da" in text_of(house.write("Brenda", "throw 3 trapdoor 45"))
    house.pass_deadline()
    assert "DEIN SPIEL" in text_of(house.sent_to("Brenda")[-1])
    assert house.sent_to("Brenda")[-1]["Reply-To"].addresses[0].display_name == "Züge für Hill"
    assert "YOUR GAME" in text_of(house.sent_to("Clive")[-1])
    french = text_of(house.write("Brenda", "LANGUAGE français"))
    assert "you would like our mails in French" in french
    assert "So far they come in English and German" in french
    assert "From now on our mails come to you in English" in text_of(house.write("Brenda", "LANGUAGE en"))


def test_a_games_language_is_that_of_its_new_players_and_observers(tmp_path: Path) -> None:
    """Somebody known from another game keeps their own; the GM has that of the server's file, English by default."""
    house = open_house(settings_in(tmp_path))
    house.start(house={"language": "de"})
    assert "DAS SPIEL IN KÜRZE" in text_of(house.sent_to("Brenda")[0]).upper()
    assert "has started" in str(house.to_gm()[0]["Subject"])
    house.write("Clive", "LANGUAGE en")
    house.start(key="dale", title="Dale", house={"language": "de"})
    assert "THE GAME IN BRIEF" in text_of(house.sent_to("Clive")[-1]).upper()


def test_strangers_are_answered_in_the_language_of_the_games(tmp_path: Path) -> None:
    """Of the game they name, else of those that are open; where these have several, or none is, in the GM's."""
    house = open_house(settings_in(tmp_path))
    house.start(house={"language": "de", "observe": True})
    eve = "games@example.test"
    assert "Hier werden Spiele per Mail gespielt" in text_of(house.write("Eve", "HELP", to=eve))
    assert "ist nicht offen" in text_of(house.write("Eva", "OBSERVE moor", to=eve))
    house.start(key="dale", title="Dale", house={"observe": True})
    assert "These are play-by-mail games" in text_of(house.write("Evi", "HELP", to=eve))
    house.write("Ute", "OBSERVE hill", to=eve)
    question = house.sent_to("Ute")[-1]
    house.write("Ute", "YES", to=str(question["Reply-To"]), answering=str(question["Message-ID"]))
    assert "keine Berichte mehr" in text_of(house.write("Ute", "OBSERVE hill OFF", to=eve))
    (tmp_path / "german").mkdir()
    german = open_house(settings_in(tmp_path / "german", mail='gm_language = "de"'))
    german.start(house={"language": "en", "observe": True})
    german.start(key="dale", title="Dale", house={"language": "de", "observe": True})
    assert "Hier werden Spiele per Mail gespielt" in text_of(german.write("Eve", "HELP", to=eve))


def test_the_mails_of_a_german_game_are_as_they_were_read_and_approved(tmp_path: Path) -> None:
    """Word for word; `PBM_GOLDEN=write` writes them anew, for reading."""
    house = open_house(settings_in(tmp_path, mail='gm_language = "de"'))
    play(house, "de")
    texts = {
        f"{number:02d}-{mail.kind}-{mail.intended.partition('@')[0]}.txt": f"Subject: {subject}\n\n{text}"
        for number, (mail, subject, text) in enumerate(_once(bodies(house)), start=1)
    }
    if os.environ.get("PBM_GOLDEN") == "write":
        GOLDEN.mkdir(exist_ok=True)
        for old in GOLDEN.glob("*.txt"):
            old.unlink()
        for name, text in texts.items():
            (GOLDEN / name).write_text(text, encoding="utf-8")
    kept = {path.name: path.read_text("utf-8") for path in GOLDEN.glob("*.txt")}
    assert sorted(texts) == sorted(kept)
    for name, text in texts.items():
        assert text == kept[name], name


def _once(mails: Iterator[tuple[MailOut, str, str]]) -> Iterator[tuple[MailOut, str, str]]:
    """Yield of each kind of mail the first one under each subject, to one player of those who got it."""
    seen: set[tuple[str, str]] = set()
    for mail, subject, text in mails:
        plain = re.sub(r"\d+|: (?:nächste )?Züge bis .*|\w+@.*", "", subject)
        if (mail.kind, plain) not in seen:
            seen.add((mail.kind, plain))
            yield mail, subject, text
