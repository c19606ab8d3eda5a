"""Whatever is changed in a reveal file or a report is found, and its place is named."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from pbm.core.errors import ConfigError
from pbm.core.seal import seal
from pbm.proof.findings import Finding
from pbm.proof.papers import Paper
from tests.unit.proof.games import Finished, verified, with_correction


def found(reveal: Any, papers: list[Paper], code: str) -> list[Finding]:
    """Return what a verification finds of one kind."""
    return [finding for finding in verified(reveal, papers).findings if finding.code == code]


def keys(findings: list[Finding]) -> set[str]:
    """Return the places in the reveal file that findings name."""
    return {finding.key or "" for finding in findings}


def resealed(sealed: Any, what: str) -> None:
    """Seal something anew under another salt, as a cheat would."""
    salt = hashlib.sha256(b"another").digest()
    sealed["salt"], sealed["seal"] = salt.hex(), seal(salt, sealed[what])


def test_a_snake_that_was_moved(one: Finished) -> None:
    """The board's seal no longer fits, and the rounds in which the snake bit are named."""
    reveal = one.changed()
    reveal["boards"]["A"]["board"]["snakes"] = {"27": 11, "34": 19}
    assert keys(found(reveal, [], "seal")) == {"boards.A.seal"}


def test_a_board_that_was_changed_and_sealed_anew(one: Finished) -> None:
    """Then the seal in every report is another one, and the line of each is named."""
    reveal = one.changed()
    reveal["boards"]["A"]["board"]["snakes"] = {"39": 12}
    resealed(reveal["boards"]["A"], "board")
    papers = one.reports()
    wrong = found(reveal, papers, "report-seal")
    assert [finding.file for finding in wrong] == [paper.file for paper in papers]
    for finding, paper in zip(wrong, papers, strict=True):
        assert finding.says == one.reveal["boards"]["A"]["seal"]
        assert "of the board A" in finding.message
        assert finding.says in next(line.text for line in paper.lines if line.number == finding.line)


def test_a_salt_that_was_changed(one: Finished) -> None:
    """The seal does not fit another salt."""
    reveal = one.changed()
    reveal["boards"]["A"]["salt"] = "00" * 32
    assert keys(found(reveal, [], "seal")) == {"boards.A.seal"}


def test_two_seals_that_were_exchanged(two: Finished) -> None:
    """In the file neither fits; in a report each stands behind the other's name."""
    reveal = two.changed()
    boards = reveal["boards"]
    boards["A"]["seal"], boards["B"]["seal"] = boards["B"]["seal"], boards["A"]["seal"]
    assert keys(found(reveal, [], "seal")) == {"boards.A.seal", "boards.B.seal"}
    reveal = two.changed()
    reveal["boards"] = {"A": two.changed()["boards"]["B"], "B": two.changed()["boards"]["A"]}
    assert len(found(reveal, two.reports()[:1], "report-seal")) == 2


def test_options_that_were_changed(one: Finished) -> None:
    """The options' seal does not fit."""
    reveal = one.changed()
    reveal["options"]["options"]["refall"] = "blank"
    assert keys(found(reveal, [], "seal")) == {"options.seal"}


def test_an_order_that_was_changed(one: Finished) -> None:
    """The round no longer comes out of the orders: the round and its places are named, and no other round is."""
    reveal = one.changed()
    at, name = _an_order(reveal)
    order = reveal["rounds"][at]["orders"][name]["orders"]["A"]
    order["throws"] = [next(n for n in _left(reveal, at, name) if n != order["throws"][0]), *order["throws"][1:]]
    wrong = found(reveal, [], "round")
    assert wrong
    assert {finding.round_number for finding in wrong} == {at + 1}
    assert any(finding.key and f"throws.{name}" in finding.key for finding in wrong)
    assert found(reveal, one.reports(name.lower()), "report-row")


def _an_order(reveal: Any) -> tuple[int, str]:
    return next(
        (at, name)
        for at, round_ in enumerate(reveal["rounds"])
        for name, given in round_["orders"].items()
        if at and len(round_["turns"]) == 1 and given["orders"]["A"].get("throws")
        if len(_left(reveal, at, name)) > 1
    )


def _left(reveal: Any, at: int, name: str) -> list[int]:
    used = reveal["rounds"][at - 1]["state_after"]["players"][name]["boards"]["A"]["used"]
    return [n for n in range(1, 7) if len(used) == 6 or n not in used]


def test_a_round_that_was_left_out(one: Finished) -> None:
    """It is missed by its number; and the report of it has no round to agree with."""
    reveal = one.changed()
    del reveal["rounds"][3]
    missing = found(reveal, one.reports(), "round-number")
    assert keys(missing) == {"rounds[3].number"}
    assert "round 4 is missing" in missing[0].message
    assert [finding.round_number for finding in found(reveal, one.reports(), "round-missing")] == [4]


def test_a_last_round_that_was_left_out(one: Finished) -> None:
    """Also where the file says that the game is not over yet, the final report tells."""
    reveal = one.changed()
    last = reveal["rounds"].pop()["number"]
    assert keys(found(reveal, [], "result"))
    reveal["result"] = None
    assert [finding.round_number for finding in found(reveal, one.reports(), "round-missing")] == [last]


def test_two_rounds_that_were_exchanged(one: Finished) -> None:
    """Their numbers are out of order; numbered anew, they do not come out."""
    reveal = one.changed()
    rounds = reveal["rounds"]
    rounds[2], rounds[3] = rounds[3], rounds[2]
    assert keys(found(reveal, [], "round-number")) >= {"rounds[2].number"}
    rounds[2]["number"], rounds[3]["number"] = 3, 4
    wrong = found(reveal, [], "round")
    assert {finding.round_number for finding in wrong} >= {3}


def test_a_position_in_the_reveal_that_was_changed(one: Finished) -> None:
    """Its place is named, with what stands there and what should; the rounds after it agree."""
    reveal = one.changed()
    was = reveal["rounds"][2]["report"]["positions"]["Dora"]["A"]
    reveal["rounds"][2]["report"]["positions"]["Dora"]["A"] = was + 1
    (wrong,) = verified(reveal, one.reports()).findings
    assert wrong.key == "rounds[2].report.positions.Dora.A"
    assert (wrong.says, wrong.replay) == (str(was + 1), str(was))


@pytest.mark.parametrize("which", ["one", "two"])
def test_a_position_in_a_report_that_was_changed(which: str, request: pytest.FixtureRequest) -> None:
    """The file and the line are named, with what they say and what the replay gives."""
    game: Finished = request.getfixturevalue(which)
    papers = game.reports("clive")
    for number, paper in enumerate(papers[1:], start=1):
        rows = [
            at
            for at, line in enumerate(paper.lines)
            if "Brenda" in line.text and "+" in line.text and not line.is_press
        ]
        if not rows:
            continue
        at = rows[0]
        line = paper.lines[at]
        digits = next(word for word in line.text.split()[2:] if word.isdigit())
        changed = replace(line, text=line.text.replace(f" {digits} ", f" {int(digits) + 1} ", 1))
        bad = replace(paper, lines=(*paper.lines[:at], changed, *paper.lines[at + 1 :]))
        (wrong,) = verified(game.reveal, [bad]).findings
        assert (wrong.file, wrong.line, wrong.round_number) == (paper.file, line.number, number)
        assert wrong.says == " ".join(changed.text.split())
        assert wrong.replay == " ".join(line.text.split())


def test_a_row_that_was_taken_out_of_a_report(one: Finished) -> None:
    """The player whose line is missing is named."""
    paper = one.reports("clive")[2]
    kept = tuple(
        line for line in paper.lines if not line.text.strip().startswith(("1  Brenda", "2  Brenda", "3  Brenda"))
    )
    assert len(kept) < len(paper.lines)
    (wrong,) = verified(one.reveal, [replace(paper, lines=kept)]).findings
    assert "has no line for Brenda" in wrong.message


SENTENCES: dict[str, tuple[str, Callable[[str], str]]] = {
    "the leader": ("leads on", lambda text: text.replace("leads on", "leads on 1")),
    "your throw": ("Your throw:", lambda text: text.replace(": ", ": 9", 1)),
    "your nomination": ("Your trapdoor nomination:", lambda text: text.replace(": ", ": 1", 1)),
    "your space": ("You are on", lambda text: text.replace("on ", "on 1", 1)),
    "your numbers": ("Numbers left in this set:", lambda text: text.replace("set: ", "set: 9, ", 1)),
    "a missed round": ("The lowest left was played for you", lambda text: text.replace("you: ", "you: 5", 1)),
}


@pytest.mark.parametrize("what", SENTENCES)
def test_a_sentence_of_a_report_that_was_changed(what: str, one: Finished) -> None:
    """A headline, or what a player is told of their own orders, is compared as well."""
    words, change = SENTENCES[what]
    tried = 0
    for name in ("brenda", "clive", "dora"):
        for paper in one.reports(name, ("report",)):
            at = next((at for at, line in enumerate(paper.lines) if words in line.text), None)
            if at is None:
                continue
            line = paper.lines[at]
            bad = replace(
                paper, lines=(*paper.lines[:at], replace(line, text=change(line.text)), *paper.lines[at + 1 :])
            )
            wrong = verified(one.reveal, [bad]).findings
            assert [finding.code for finding in wrong] == ["report-sentence"]
            assert wrong[0].file == paper.file
            tried += 1
    assert tried


def test_a_place_in_the_final_report_that_was_changed(two: Finished) -> None:
    """Who came where at the end of the game is compared too."""
    paper = two.reports("dora", ("final",))[0]
    at = next(at for at, line in enumerate(paper.lines) if line.text.strip().startswith("1. "))
    line = paper.lines[at]
    bad = replace(
        paper, lines=(*paper.lines[:at], replace(line, text=line.text.replace("1.", "2.")), *paper.lines[at + 1 :])
    )
    wrong = found(two.reveal, [bad], "report-placing")
    assert wrong
    assert wrong[0].line == line.number


def test_a_list_of_trapdoors_that_was_changed(one: Finished) -> None:
    """What only the GM knew of a round comes out of the orders too."""
    reveal = one.changed()
    reveal["rounds"][1]["gm"]["A"]["trapdoors"] = [15, 25, 33]
    assert keys(found(reveal, [], "round")) == {"rounds[1].gm.A.trapdoors"}


def test_a_correction_that_was_hidden(one: Finished) -> None:
    """Where only the corrected round is shown, the report of the round as it was first played differs."""
    reveal = with_correction(one.reveal, 2, "Brenda", {"A": {"throws": [6], "trapdoor": 15}})
    assert verified(reveal).agrees
    before = reveal["rounds"][1]["corrections"][0]["before"]
    hidden = one.changed()
    for part in ("report", "gm", "state_after"):
        hidden["rounds"][1][part] = before[part]
    hidden["rounds"][1]["orders"]["Brenda"] = {"receipt": 1, "origin": "gm", "orders": before["orders"]["Brenda"]}
    assert {finding.round_number for finding in found(hidden, one.reports(), "report-row")} >= {2}


def test_a_correction_that_does_not_lead_to_the_round(one: Finished) -> None:
    """What a correction began with and what it made must be the rounds they say, and the one that stands."""
    reveal = with_correction(one.reveal, 2, "Brenda", {"A": {"throws": [6], "trapdoor": 15}})
    reveal["rounds"][1]["corrections"][0]["before"]["report"]["positions"]["Brenda"]["A"] = 39
    assert keys(found(reveal, [], "round")) == {"rounds[1].corrections[0].before.report.positions.Brenda.A"}
    reveal = with_correction(one.reveal, 2, "Brenda", {"A": {"throws": [6], "trapdoor": 15}})
    correction = reveal["rounds"][1]["corrections"][0]
    correction["after"] = correction["before"]
    assert found(reveal, [], "correction")


def test_somebody_who_never_played(one: Finished) -> None:
    """A name among the players, or one that is missing there, is named."""
    reveal = one.changed()
    reveal["game"]["seats"].append("Edward")
    assert "Edward" in found(reveal, [], "seats")[0].message
    reveal["game"]["seats"] = ["Brenda", "Clive"]
    assert "Dora" in found(reveal, [], "seats")[0].message


def test_somebody_who_is_said_to_have_left(one: Finished) -> None:
    """Then the rounds after it do not come out."""
    reveal = one.changed()
    reveal["rounds"][1]["changes"] = [{"seat": "Dora", "what": "left"}]
    assert not verified(reveal).agrees
    reveal["rounds"][1]["changes"] = [{"seat": "Edward", "what": "joined"}]
    assert keys(found(reveal, [], "change")) == {"rounds[1].changes[0]"}


def test_a_result_that_was_changed(one: Finished) -> None:
    """The winner comes out of the rounds."""
    reveal = one.changed()
    reveal["result"]["result"] = {"winner": "Nobody"}
    assert keys(found(reveal, [], "result")) == {"result.result.winner"}


# What no replay can know, by the last word of its place: what the game is called (where no dice hang on it), when and
# by whom something was done, and the numbers of receipts.
MEANINGLESS = {"key", "title", "started", "ended", "receipt", "origin", "at", "by", "reason"}


def leaves(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Return the place of every value in a JSON value that holds no others."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else None
    if items is None:
        return [path]
    return [leaf for key, each in items for leaf in leaves(each, (*path, key))]


@pytest.fixture(scope="module")
def corrected(one: Finished) -> str:
    """The reveal file of a game with a correction in it."""
    return json.dumps(with_correction(one.reveal, 2, "Brenda", {"A": {"throws": [6], "trapdoor": 15}}))


@settings(suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_any_single_value_that_is_changed_is_found_or_says_nothing(
    data: st.DataObject, one: Finished, corrected: str
) -> None:
    """Of all values in a reveal file, those alone may change unseen that say nothing of how the game was played."""
    reveal = json.loads(corrected)
    path = data.draw(st.sampled_from(leaves(reveal)))
    inner = reveal
    for key in path[:-1]:
        inner = inner[key]
    old = inner[path[-1]]
    new = data.draw(
        st.one_of(
            st.integers(0, 100), st.booleans(), st.none(), st.sampled_from(["", "Brenda", "mail", "gm", "none", "00"])
        )
    )
    assume(json.dumps(old) != json.dumps(new))
    inner[path[-1]] = new
    told = [key for key in path if isinstance(key, str)]
    if path[-1] in MEANINGLESS:
        return
    try:
        agrees = verified(reveal, one.reports()).agrees
    except ConfigError:
        return  # refused, with the place
    if agrees and "orders" in told:
        # An order may be written in two ways that the rules take for one: then nothing of the game is another.
        return
    assert not agrees, path


def test_a_report_is_not_blamed_for_the_reveal_file(one: Finished) -> None:
    """Where the file does not agree with itself, the player hears that their report may be right."""
    reveal = one.changed()
    at, name = _an_order(reveal)
    reveal["rounds"][at]["orders"][name]["orders"]["A"]["throws"] = [0]
    notes = verified(reveal, one.reports(name.lower())).notes
    assert any(note.startswith(f"In round {at + 1} the reveal file does not agree with itself") for note in notes)
