"""A game that was played as it was told is found to be so, however its reports were kept."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from pbm.boards.reader import read_board
from pbm.proof.papers import Line, Paper, paper_of_text
from pbm.proof.reveal import read_reveal, write_reveal
from pbm.proof.verify import verify
from pbm.reports.tongues import ENGLISH, Catalogue
from tests.playthroughs.house import parsed
from tests.unit.proof.games import Finished, paper, play, verified, with_correction


@pytest.mark.parametrize("which", ["one", "two"])
def test_a_true_game_agrees_with_everybodys_reports(which: str, request: pytest.FixtureRequest) -> None:
    """Every round, every seal and every report of every player agrees, on one board and on two."""
    game: Finished = request.getfixturevalue(which)
    for name in ("brenda", "clive", "dora"):
        papers = game.reports(name)
        verdict = verified(game.reveal, papers)
        assert verdict.findings == ()
        assert verdict.rounds == verdict.reports == len(papers) - 1
        assert verdict.notes == ("The seals in your mails are those of the reveal file.",)


def test_without_reports_the_player_is_told_what_that_proves(one: Finished) -> None:
    """The reveal alone agrees with itself; that its seals are the old ones only a mail can show."""
    verdict = verified(one.reveal)
    assert verdict.agrees
    assert "You gave no report" in verdict.notes[0]


def test_other_mails_do_no_harm_and_are_named(one: Finished) -> None:
    """Receipts and reminders among the files are no reports, and the player hears which were not compared."""
    receipts = one.reports(kinds=("receipt",))
    verdict = verified(one.reveal, [*one.reports(), *receipts])
    assert verdict.agrees
    assert receipts[0].file in verdict.notes[-1]
    assert "no reports of a round" in verdict.notes[-1]


def texts(game: Finished) -> list[str]:
    """Return Brenda's reports as text."""
    mails = [mail for mail in game.mails if mail.intended.startswith("brenda") and mail.kind in ("report", "final")]
    bodies = [parsed(mail).get_body(("plain",)) for mail in mails]
    return [str(body.get_content()).replace("\r\n", "\n") for body in bodies if body is not None]


SAVED = {
    "as it is": lambda text: text.encode(),
    "lines ended as Windows does": lambda text: text.replace("\n", "\r\n").encode(),
    "lines ended as Windows does, twice": lambda text: text.replace("\n", "\r\r\n").encode(),
    "UTF-16": lambda text: text.encode("utf-16"),
    "Windows-1252": lambda text: text.encode("cp1252", "replace"),
    "quoted in a reply": lambda text: ("Look at this!\n\n" + "".join(f"> {x}\n" for x in text.splitlines())).encode(),
    "quoted twice, without blanks": lambda text: "".join(f">> {line}\n" for line in text.splitlines()).encode(),
    "forwarded": lambda text: f"-------- Forwarded Message --------\nSubject: x\nTo: me\n\n{text}".encode(),
    "blanks that do not break": lambda text: text.replace("  ", "\xa0 ").encode(),
    "blanks made one": lambda text: "\n".join(" ".join(line.split()) for line in text.splitlines()).encode(),
    "indented": lambda text: "".join(f"    {line}\n" for line in text.splitlines()).encode(),
    "wrapped at 30 columns": lambda text: "\n".join(
        part for line in text.splitlines() for part in _wrapped(line)
    ).encode(),
}


def _wrapped(line: str) -> list[str]:
    """Return a line as a program breaks it that leaves what has no blanks whole."""
    words, lines = line.split(" "), [""]
    for word in words:
        if len(lines[-1]) + len(word) > 60 and lines[-1].strip():
            lines.append("")
        lines[-1] += f"{word} "
    return lines


@pytest.mark.parametrize("how", SAVED)
def test_reports_agree_however_they_were_saved(how: str, one: Finished, two: Finished) -> None:
    """Text files, quotations and forwards of the reports are read as the reports they are."""
    for game in (one, two):
        papers = [paper_of_text(f"{n}.txt", SAVED[how](text)) for n, text in enumerate(texts(game), start=1)]
        verdict = verified(game.reveal, papers)
        assert verdict.findings == ()
        assert verdict.reports == len(papers)


def test_a_report_that_has_only_its_page_agrees(one: Finished, two: Finished) -> None:
    """Where only the HTML half of a mail was kept, it is read just as well."""
    for game in (one, two):
        papers = []
        for mail in game.mails:
            page = parsed(mail).get_body(("html",)) if mail.intended.startswith("clive") else None
            if page is not None and mail.kind in ("report", "final"):
                raw = b"Content-Type: text/html; charset=utf-8\r\n\r\n" + str(page.get_content()).encode()
                papers.append(paper(f"{mail.id}.html", raw))
        verdict = verified(game.reveal, papers)
        assert verdict.findings == ()
        assert verdict.reports == len(papers) == len(game.reveal["rounds"])


def test_a_corrected_round_agrees_with_the_reports_before_and_after(one: Finished) -> None:
    """A round that the GM put right agrees as it was and as it is, also with the report that was mailed before."""
    reveal = with_correction(one.reveal, 2, "Brenda", {"A": {"throws": [6], "trapdoor": 15}})
    correction = reveal["rounds"][1]["corrections"][0]
    then, now = (str(correction[part]["report"]["positions"]["Brenda"]["A"]) for part in ("before", "after"))
    assert then != now
    assert verified(reveal, one.reports("clive")).findings == ()
    earlier = [_with_table(each, correction["before"], one) for each in one.reports("clive")]
    assert verified(reveal, earlier).findings == ()
    assert {finding.round_number for finding in verified(one.reveal, earlier).findings} == {2}


def _with_table(report: Paper, recorded: Any, game: Finished) -> Paper:
    """Return Clive's report of round 2 with the table as it was before the correction."""
    if "Round 2" not in report.subject:
        return report
    start = next(at for at, line in enumerate(report.lines) if line.text.startswith("Place"))
    after, before = recorded["report"]["positions"], game.reveal["rounds"][0]["report"]["positions"]
    order = sorted(after, key=lambda name: (-after[name]["A"], name))
    rows = []
    for name in order:
        place = 1 + sum(other["A"] > after[name]["A"] for other in after.values())
        moved = after[name]["A"] - before[name]["A"]
        rows.append(f"{place}  {name}  {after[name]['A']}  {f'{moved:+d}' if moved else '0'}")
    # Only the table of that mail is kept: its sentences were others too.
    lines = [*report.lines[: start + 2], *(Line(start + 3, 0, row) for row in rows)]
    return replace(report, lines=tuple(line for at, line in enumerate(lines) if at == 0 or at >= start))


def test_a_game_that_the_gm_corrected_agrees_with_every_mail_about_it(tmp_path: Path) -> None:
    """Reports as they were sent, errata that tell a round anew, twice, and the reports after them: all agree."""
    game = play(tmp_path, 3, corrected=(2, 4))
    rounds = game.reveal["rounds"]
    assert [len(round_["corrections"]) for round_ in rounds[:5]] == [0, 2, 0, 2, 0]
    for name in ("brenda", "clive"):
        errata = game.reports(name, ("erratum",))
        assert len(errata) == 4
        verdict = verified(game.reveal, [*game.reports(name), *errata])
        assert verdict.findings == ()
        assert verdict.reports == len(rounds) + 4


GERMAN = Catalogue(
    "de",
    {
        "Place": "Platz",
        "Player": "Wer",
        "Space": "Feld",
        "Change": "Neu",
        "You are on {space}.": "Du stehst auf Feld {space}.",
    },
)


def test_reports_in_another_language_are_compared_in_it(one: Finished) -> None:
    """The tables and sentences of a language are known by its catalogue; what differs is found in it too."""

    def german(text: str) -> str:
        for english, other in (("Place", "Platz"), ("Player", "Wer"), ("Space", "Feld"), ("Change", "Neu")):
            text = text.replace(english, other)
        return text.replace("You are on ", "Du stehst auf Feld ").replace("round ", "Runde ")

    reveal = read_reveal(write_reveal(one.reveal))
    for where in ("Du stehst auf Feld ", "Du stehst auf Feld 9"):
        told = [german(text).replace("Du stehst auf Feld ", where) for text in texts(one)[:3]]
        papers = [paper_of_text(f"{number}.txt", text.encode()) for number, text in enumerate(told, start=1)]
        verdict = verify(reveal, papers, read_board, (ENGLISH, GERMAN))
        assert verdict.reports == 3
        wrong = [(finding.code, finding.file) for finding in verdict.findings]
        assert wrong == ([("report-sentence", f"{n}.txt") for n in (1, 2, 3)] if where.endswith("9") else [])


def test_lines_of_press_are_nobodys_report() -> None:
    """A table or a seal that a player writes into the press is not the server's."""
    assert Line(1, 0, "| Place  Player").is_press
    assert not Line(1, 0, "Place  Player").is_press
