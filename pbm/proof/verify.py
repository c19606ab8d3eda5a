"""Whether a reveal file, the rules and a player's reports tell the same game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from pbm.core.board import BoardBuilder
from pbm.core.game import JsonObject
from pbm.core.phrases import Tongue
from pbm.proof.book import Book
from pbm.proof.compare import compare, compare_seals
from pbm.proof.findings import Finding
from pbm.proof.papers import Paper
from pbm.proof.replay import FindRuleset, replayed
from pbm.proof.reveal import Reveal
from pbm.rulesets.registry import find_ruleset

__all__ = ["Verdict", "verify"]

_NAMED = 5  # files that are named one by one


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a verification came to: how many rounds and reports were compared, what does not agree, what to know."""

    title: str
    rounds: int
    reports: int
    findings: tuple[Finding, ...]
    notes: tuple[str, ...]

    @property
    def agrees(self) -> bool:
        """Whether everything agrees."""
        return not self.findings

    def as_json(self) -> JsonObject:
        """Return the verdict as data."""
        return {
            "ok": self.agrees,
            "rounds": self.rounds,
            "reports": self.reports,
            "differences": [finding.as_json() for finding in self.findings],
            "notes": list(self.notes),
        }


def verify(
    reveal: Reveal,
    papers: Sequence[Paper],
    build: BoardBuilder,
    tongues: Sequence[Tongue],
    find: FindRuleset = find_ruleset,
) -> Verdict:
    """Return whether a game, played again from its reveal file, is the one that the file and some reports tell.

    ``tongues`` are the languages that reports may be written in; ``find`` finds the game's rules by name.
    """
    replay = replayed(reveal, build, find)
    seals = {f"board {name}": sealed.seal for name, sealed in reveal.boards.items()}
    seals["options"] = reveal.options.seal
    if reveal.dice is not None:
        seals["dice"] = reveal.dice[1]
    findings = list(replay.findings)
    notes: list[str] = []
    seen: set[str] = set()
    reports = 0
    strange = False
    others = []
    book = Book(replay, replay.ruleset, tongues) if replay.ruleset is not None else None
    for paper in papers:
        shown, wrong = compare_seals(paper, seals)
        seen |= shown
        findings.extend(wrong)
        strange = strange or bool(wrong)
        compared = compare(book, paper) if book is not None else None
        if compared is not None:
            findings.extend(compared.findings)
        if compared is not None and compared.round_number is not None:
            reports += 1
        elif not shown and not wrong and (compared is None or not compared.findings):
            others.append(paper.file)
    notes.extend(_notes(seals, seen, papers, others, strange=strange))
    notes.extend(_suspicion(findings))
    if not replay.over and not findings and reveal.ended is not None:
        notes.append(_ended(len(replay.rounds)))
    elif not replay.over and not findings:
        notes.append("In this reveal file the game is not over yet: later rounds are not in it.")
    return Verdict(reveal.title, len(replay.rounds), reports, tuple(findings), tuple(notes))


def _ended(rounds: int) -> str:
    """Return what is to know of a game that is over, but not by its rules: only its GM can have ended it."""
    after = f"after round {rounds}" if rounds else "before its first round was played"
    return f"The GM ended this game {after}, before its rules did: no more rounds were played, and nobody has won."


def _suspicion(findings: Sequence[Finding]) -> list[str]:
    """Return a word on rounds in which the reveal file does not agree with itself, so that reports are not blamed."""
    own = {finding.round_number for finding in findings if finding.key is not None and finding.round_number is not None}
    both = sorted(
        {finding.round_number for finding in findings if finding.file and finding.round_number in own} - {None}
    )
    if not both:
        return []
    rounds = f"round{'s' if len(both) > 1 else ''} {', '.join(map(str, both))}"
    return [
        f"In {rounds} the reveal file does not agree with itself: something in it was changed. Your reports of it "
        "differ from the replay for that reason, and may be right as they are."
    ]


def _notes(
    seals: Mapping[str, str], seen: set[str], papers: Sequence[Paper], others: Sequence[str], *, strange: bool
) -> list[str]:
    """Return what a player should know of a verification besides what does not agree.

    ``strange`` says that some paper has a seal which is not in the reveal file.
    """
    notes = []
    unseen = [what for what in seals if what not in seen]
    if not papers:
        notes.append(
            "You gave no report. That nothing was changed is only proved by the seals that you were mailed "
            "during the game: name your first mail, or any report, after the reveal file."
        )
    elif unseen:
        notes.append(
            f"None of your reports shows the seal of the {' and the '.join(unseen)}, so nothing proves that it is the "
            "one of the beginning. Every report of the game has the seals below its positions; so has the first mail."
        )
    elif not strange:
        notes.append("The seals in your mails are those of the reveal file.")
    if others:
        more = f" and {len(others) - _NAMED} more" if len(others) > _NAMED else ""
        notes.append(
            "These are no reports of a round and show no seals, so nothing in them was compared: "
            f"{', '.join(others[:_NAMED])}{more}."
        )
    return notes
