"""The server's own addresses, and the secrets in them."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pbm.service.identity import Addresses, Claim, redacted, without_secrets, without_tags
from pbm.service.ports import Letter
from pbm.service.records import Game, Seat
from tests.timing import growth

MAC = "mzxw6ytboi3dsmrqgezdgnbvgy"
PLAIN = "abcdefghijklmnopqrstuvwxyz"  # no digit: as a word by itself it might be one


def letter(subject: str = "", *recipients: str) -> Letter:
    """Return a letter of which only the subject and the recipients matter."""
    return Letter(
        message_id=None,
        sender=None,
        senders=(),
        recipients=recipients,
        subject=subject,
        in_reply_to=(),
        references=(),
        text="",
    )


def game_and_seat(generation: int = 0) -> tuple[Game, Seat]:
    """Return a game and its third seat."""
    game = Game(
        key="vipers",
        title="Vipers",
        ruleset="postal",
        status="running",
        zone="UTC",
        options={},
        calendar={},
        options_salt=b"",
        options_seal="",
        created_at=datetime(2026, 1, 1, tzinfo=UTC),
    )
    return game, Seat(game_id=1, number=3, name="Brenda", player_id=1, generation=generation)


@pytest.mark.parametrize(
    "text",
    [
        f"write to games+vipers.3.{MAC}@example.org now",
        f"GAMES+VIPERS.3.{MAC.upper()}@EXAMPLE.ORG",
        f"games+vipers.3.{PLAIN}@example.org",
        f"Re: Round 3 [vipers 3 {MAC}]",
        f"Re: Round 3 [vipers 3 {PLAIN}]",
        f"[VIPERS 3 {PLAIN.upper()}]",
        f"Subject: Re: [vipers 3\n {MAC}]",
        f"> {MAC}]",
        f"games+yes-{MAC}@example.org",
        f"games+yes-{PLAIN}@example.org",
        f"[yes {PLAIN}]",
        f"just {MAC}, you know",
        f"vipers 3 {PLAIN}",
        f"vipers.3.{PLAIN}",
    ],
)
def test_no_secret_is_left_in_a_text(text: str) -> None:
    """However it is written: as an address, a tag, broken over lines, or bare."""
    assert MAC not in redacted(text).lower()
    assert PLAIN not in redacted(text).lower()


@pytest.mark.parametrize(
    "text",
    [
        f"x{MAC} and {MAC}x",
        f"8{MAC.upper()}{MAC}",
        f"games+vipers.3.{MAC[:9]}\n{MAC[9:]}@example.org",
        f"> games+vipers.3.{MAC[:9]}\n> > {MAC[9:20]}\n> >\n> > {MAC[20:]}",
        " - ".join(MAC),
    ],
)
def test_a_secret_that_is_known_is_found_in_any_guise(text: str) -> None:
    """With letters put before or after it, or broken over lines: nothing is left that could be put together again."""
    hidden = without_secrets(f"before {text} after", [PLAIN, MAC])
    assert MAC not in "".join(ch for ch in hidden.lower() if ch.isalnum())
    assert hidden.startswith("before ")
    assert hidden.endswith(" after")
    assert without_secrets("throw 5, trapdoor 45", [MAC]) == "throw 5, trapdoor 45"


def test_what_is_no_secret_stays() -> None:
    """Long words, other addresses and the game's name are left as they are."""
    for text in ("Geschwindigkeitsbegrenzung", "clive@players.test", "throw 5 trapdoor 45", f"{MAC}x", "a.b.c"):
        assert redacted(text) == text
    assert redacted(f"[vipers 3 {MAC}] hello") == "[vipers] hello"
    assert "bounce-…" in redacted("<games+bounce-0123456789abcdef0123@example.org>")


def test_a_subject_is_shown_and_read_without_its_tags() -> None:
    """Neither the seat's number nor the signature's digits are taken for orders."""
    assert without_tags(f"throw 5 [vipers 3 {MAC}]") == "throw 5"
    assert without_tags(f"Re: Yes or no? [yes {MAC}]") == "Re: Yes or no?"
    assert without_tags("Re: [vipers] Round 3") == "Re: [vipers] Round 3"


def test_addresses_and_subjects_claim_seats() -> None:
    """Both ways are read whatever the settings say; other people's tags and addresses are not ours."""
    ours = Addresses("games@example.org", b"secret")
    found = ours.claims(
        letter(
            f"[Vipers 3 {MAC}]",
            f"Games+vipers.4.{MAC}@EXAMPLE.org",
            f"games+vipers.5.{MAC}@elsewhere.org",
            "games@example.org",
            f"games+vipers.{MAC}@example.org",
        ),
        [f"games+vipers.6.{MAC}@example.org"],
    )
    assert list(found) == [Claim("vipers", 6, MAC), Claim("vipers", 4, MAC), Claim("vipers", 3, MAC)]


def test_a_generation_is_known_again() -> None:
    """The MAC of the present, of an earlier and of no generation are three things."""
    ours = Addresses("games@example.org", b"secret")
    game, first = game_and_seat()
    _, third = game_and_seat(2)
    assert ours.generation(game, third, ours.mac(game, third)) == 2
    assert ours.generation(game, third, ours.mac(game, first)) == 0
    assert ours.generation(game, first, ours.mac(game, third)) is None
    assert Addresses("games@example.org", b"other").generation(game, third, ours.mac(game, third)) is None


def test_where_tags_are_lost_the_subject_has_them() -> None:
    """Reply-To is then the plain address, and what is too long of the subject goes, never the tag."""
    ours = Addresses("games@example.org", b"secret", "subject")
    game, seat = game_and_seat()
    assert ours.reply_to(game, seat) == "games@example.org"
    subject = ours.subject("x" * 500, game, seat)
    assert subject.endswith(f"[vipers 3 {ours.mac(game, seat)}]")
    assert len(subject) < 250
    assert list(ours.claims(letter(subject), [])) == [Claim("vipers", 3, ours.mac(game, seat))]
    assert ours.question_token(letter(ours.question_subject("Yes?", MAC)), []) == MAC


@given(st.text(max_size=300))
def test_any_subject_is_read(subject: str) -> None:
    """Whatever a subject holds, nothing breaks."""
    ours = Addresses("games@example.org", b"secret")
    list(ours.claims(letter(subject), []))
    ours.question_token(letter(subject), [])
    without_tags(subject)


@pytest.mark.parametrize("piece", ["a", "a ", "[", "[a ", "[a 1 ", f"{PLAIN} ", f"{MAC} ", "+a.1.", "\n", "yes-", "1"])
def test_hiding_secrets_takes_time_in_proportion(piece: str) -> None:
    """Ten times the text costs some ten times as much, whatever it is made of."""

    assert growth(redacted, lambda size: piece * (size // len(piece)), 100_000, 1_000_000, 15) <= 15
