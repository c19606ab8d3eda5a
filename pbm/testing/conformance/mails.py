"""The promise that a whole game can be played by mail, told in every format, and proved when it is over."""

from __future__ import annotations

import html
import re
from collections.abc import Iterable
from random import Random
from typing import Any, Final

from pbm.boards.reader import read_board
from pbm.config.resources import resource
from pbm.core.game import PUBLIC, Audience
from pbm.mail.decode import decode
from pbm.proof.papers import paper_of_mail
from pbm.proof.reveal import read_reveal, write_reveal
from pbm.proof.verify import verify
from pbm.reports.archive.model import Site
from pbm.reports.archive.site import site_files
from pbm.reports.tongues import Tongues
from pbm.reports.zine.layouts import Layout
from pbm.reports.zine.page import Format
from pbm.reports.zine.render import render
from pbm.rulesets.api import View
from pbm.service.archive import entries_of
from pbm.service.history import story_of
from pbm.service.records import MailOut
from pbm.service.reveal import reveal_of
from pbm.service.zine import make_issue
from pbm.testing.conformance.cases import Case, ensure, plain, same
from pbm.testing.conformance.hall import GM_ADDRESS, KEY, Hall, hall, parsed, text_of

__all__ = ["a_game_by_mail_is_told_in_every_format"]

_ORDERED: Final = 4
"""Rounds in which the players write orders; the rest of the game goes by default."""

_MOST: Final = 8
"""Rounds after which a game need not be over for this promise."""

_WATCHER: Final = "Olga"
_TOLD: Final = ("report", "final", "observer")
_FORMATS: Final[tuple[Format, ...]] = ("text", "markdown", "html", "docx", "typst")
_UNFILLED: Final = re.compile(r"\{\w+\}|\bTraceback\b|\bNone\b|<pbm\.|\bPhrase\(")


def a_game_by_mail_is_told_in_every_format(case: Case) -> None:
    """Players order in words and get receipts; reports, zine and archive tell what the views say; the proof holds."""
    if not case.by_mail:
        return
    chance = Random(3)  # noqa: S311 - no secret
    with hall(case) as place:
        place.observe(_WATCHER)
        place.write(case.seats[-1], "LANGUAGE de")
        for number in range(1, _MOST + 1):
            if place.round() is None:
                break
            if number <= _ORDERED:
                _order(place, number, chance)
            place.pass_deadline()
            if number == 1:
                _pages(place, ("en",), pictures=False)
                # Pictures are drawn for each language: one report in another is enough.
                place.write(case.seats[-1], "LANGUAGE en")
        _mails(place)
        _pages(place, ("en", "de"), pictures=True)
        if place.round() is None:
            _proof(place)


def _order(place: Hall, number: int, chance: Random) -> None:
    """Let everybody but one write orders, as their forms ask for them; each is understood and stands."""
    case, state, round_ = place.case, place.state(), place.round()
    for turn, seat in enumerate(case.rules.seats(state)):
        form = case.rules.order_form(case.config, state, seat)
        if form is None or (number + turn) % 4 == 0:
            continue
        orders = case.orders(case.config, state, seat, form, chance)
        words = case.words(orders, form)
        if not words.strip():
            continue
        answer = place.write(seat, words)
        ensure(answer is not None, f"{seat} ordered {words!r} in round {number} and was not answered")
        if place.round() != round_ or answer is None:
            return  # its orders closed the round, as some games have it
        wanted = case.rules.check(case.config, state, seat, orders)
        if wanted.problems:
            continue
        standing = place.standing(seat)
        ensure(standing, f"{seat} ordered {words!r} in round {number}, and nothing stands:\n{text_of(parsed(answer))}")
        found = case.rules.check(case.config, state, seat, standing or {})
        same(plain(found.accepted), plain(wanted.accepted), f"what stands of {words!r}, and what was meant")
        for line in found.lines:
            told = _flat(text_of(parsed(answer)))
            # The last seat gets its first answers in German, as far as there is any of the game in it.
            said = seat == case.seats[-1] or _flat(line) in told
            ensure(said, f"the receipt does not say {line!r}:\n{told}")


def _mails(place: Hall) -> None:
    """Look at every mail: whole, with nothing left unfilled, its page too; reports say what their views say."""
    case = place.case
    kinds = set()
    game = place.game()
    with place.server.office.store.begin() as work:
        rounds = {round_.id: round_ for round_ in work.rounds.of_game(game.id)}
        stories = {
            seat: story_of(place.server.office, work, game, PUBLIC if seat is None else Audience(seat))
            for seat in (None, *case.seats)
        }
    names = {address: seat for seat, address in place.addresses.items()}
    for out in place.outbox():
        mail, kind = parsed(out), out.kind
        kinds.add(kind)
        text, page = text_of(mail), text_of(mail, "html")
        what = f"the mail “{kind}” to {out.intended}"
        ensure(text.strip() and str(mail["Subject"]).strip(), f"{what} is empty")
        for part in (text, page, str(mail["Subject"])):
            found = _UNFILLED.search(part)
            ensure(found is None, f"{what} says {found[0] if found else ''}:\n{part[:2000]}")
        ensure(page or out.intended == GM_ADDRESS, f"{what} has no page")
        for seat in case.seats:
            ensure(html.escape(seat) == seat or seat not in page, f"{what} has the name {seat} as it is in its page")
        round_ = rounds.get(out.round_id or 0)
        # The last seat had some of its reports in German.
        if kind in _TOLD and round_ is not None and out.intended != place.addresses[case.seats[-1]]:
            story = stories[names.get(out.intended)]
            for told in story.rounds:
                if told.number == round_.number:
                    _says(text, told.view, what)
                    _says(_unmarked(page), told.view, f"{what}, its page,")
    wanted = {"start", "gm-start", "report", "gm-sheet", "observer"} | ({"final"} if place.round() is None else set())
    ensure(wanted <= kinds, f"no mails of the kinds {sorted(wanted - kinds)} were sent")


def _says(text: str, view: View, what: str) -> None:
    told = _flat(text)
    lines = [view.headline, *view.notices, *(view.own.ordered if view.own else ())]
    lines += [cell for table in view.tables for row in table.rows for cell in row]
    # A notice that the headline has said already is not said twice.
    known = _flat(view.headline).lower()
    for line in lines:
        ensure(_flat(line) in told or _flat(line).lower().strip(".") in known, f"{what} does not say {line!r}:\n{text}")


def _flat(text: str) -> str:
    """Return a text on one line with nothing between its words but one blank."""
    return " ".join(text.split())


def _unmarked(page: str) -> str:
    """Return the words of a page."""
    return html.unescape(re.sub(r"<[^>]{0,2000}>", " ", re.sub(r"(?s)<style.*?</style>|<head.*?</head>", " ", page)))


def _pages(place: Hall, languages: tuple[str, ...], *, pictures: bool) -> None:
    """Make the zine's page in every format, and the whole archive, in some languages; they say what the view says."""
    office = place.server.office
    game = place.game()
    with office.store.begin() as work:
        story = story_of(office, work, game)
    headline = _flat(story.newest.headline)
    for language in languages:
        issue = make_issue(office, (KEY,), language=language, pictures=pictures and language == "en")
        images = {drawn.stem: drawn.png for drawn in issue.pictures}
        for form in _FORMATS:
            made = render(issue.page, form, Layout(images=images), office.letters.writer)
            ensure(made, f"the zine's page is empty as {form}")
            if form in ("docx", "typst"):
                continue
            text = made.decode()
            ensure(_UNFILLED.search(text) is None, f"the zine's page has something unfilled as {form}:\n{text}")
            if language == "en" and story.rounds:
                _tells(text, headline, f"the zine's page as {form}")
    for language in languages:
        files = site_files(entries_of(office), Site("The Hall", language, "https://hall.test/"), office.letters.writer)
        wanted = ["index.html", f"games/{KEY}/index.html", f"games/{KEY}/round-{len(story.rounds):02d}.html"]
        for name in wanted if story.rounds else wanted[:2]:
            text = files[name].decode() if name in files else ""
            ensure(text, f"the archive has no {name}")
            ensure(_UNFILLED.search(_unmarked(text)) is None, f"the archive's {name} has something unfilled:\n{text}")
        if language == "en" and story.rounds:
            _tells(files[wanted[2]].decode(), headline, f"the archive's {wanted[2]}")


def _tells(text: str, headline: str, what: str) -> None:
    words = _flat(_unmarked(text).replace("\\", ""))
    ensure(headline in words, f"{what} does not say {headline!r}:\n{words}")


def _proof(place: Hall) -> None:
    """Play the game again from its reveal file, and hold a player's reports against it."""
    office, seat = place.server.office, place.case.seats[0]
    game = place.game()
    with office.store.begin() as work:
        raw = plain(reveal_of(office, work, game))
    papers = [_paper(mail, seat) for mail in _of(place.outbox(), place.addresses[seat])]
    tongues = Tongues(resource("pbm", "locale"))
    verdict = verify(read_reveal(write_reveal(raw)), papers, read_board, [tongues.of(each) for each in ("en", "de")])
    ensure(verdict.agrees, "the game, played again from its reveal file: " + "\n".join(map(str, verdict.findings)))
    ensure(verdict.reports, f"no report of {seat} was known for one when the game was verified")


def _of(mails: Iterable[MailOut], address: str) -> list[MailOut]:
    return [mail for mail in mails if mail.intended == address and mail.kind in ("start", "report", "final")]


def _paper(mail: MailOut, seat: str) -> Any:
    letter = decode(mail.raw)
    return paper_of_mail("a mail", mail.raw, letter.text, letter.subject, seat)
