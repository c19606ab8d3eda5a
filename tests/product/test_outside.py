"""A game from outside: installed as a package of its own, found by its entry point, and played by mail to its end."""

from __future__ import annotations

import mailbox
import re
import shutil
import smtplib
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest

from tests.product.test_docs import commands
from tests.product.venvs import ROOT, Venv, fresh_venv

EXAMPLE = ROOT / "examples" / "magpies"
PATIENCE = 60.0
PLAYERS = ("Ann", "Bert", "Cleo")


@pytest.fixture(scope="module")
def outside(tmp_path_factory: pytest.TempPathFactory) -> tuple[Venv, Path]:
    """A fresh environment with pbm in it, and a folder where a copy of the examples lies."""
    folder = tmp_path_factory.mktemp("outside")
    shutil.copytree(ROOT / "examples", folder / "examples", ignore=shutil.ignore_patterns("__pycache__"))
    return fresh_venv(folder), folder


@pytest.mark.soak
def test_the_how_to_runs_as_it_is_written(outside: tuple[Venv, Path]) -> None:
    """Each command of “Write a ruleset” ends well, in the order given: install, test, start, play, print."""
    venv, here = outside
    lines = commands((ROOT / "docs" / "howto" / "write-a-ruleset.md").read_text(encoding="utf-8"))
    assert len(lines) > 8
    shown = ""
    for words in lines:
        if words[0] == "cd":
            here = here / words[1]
        elif words[0] == "cp":
            shutil.copy(here / words[1], here / words[2])
        else:
            assert words[0] in ("python", "pbm")
            shown = venv.run(words, here).stdout
    assert "The Hoard" in shown
    assert "Ann" in shown


@pytest.fixture
def server(outside: tuple[Venv, Path], tmp_path: Path) -> Iterator[tuple[Venv, Path, int]]:
    """`pbm serve` with a game of three finds: its environment, its folder, and the port where it takes mail."""
    venv, folder = outside
    venv.run(["python", "-m", "pip", "install", "--quiet", "--no-deps", "."], folder / "examples" / "magpies")
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    (tmp_path / "pbm.toml").write_text(
        f"""[server]
name = "The Hoard"
data = "."
[mail]
address = "games@example.test"
gm_address = "gm@example.test"
gm_name = "Gill"
mailbox = "dedicated"
[inbound.smtp]
host = "127.0.0.1"
port = {port}
[outbound.maildir]
path = "out"
[schedule]
tick = 1
"""
    )
    game = (
        (EXAMPLE / "magpies.toml")
        .read_text()
        .replace("treasures = 10", "treasures = 2")
        .replace("eggs = 5", "eggs = 1")
    )
    (tmp_path / "magpies.toml").write_text(game)
    venv.run(["pbm", "game", "start", "magpies.toml"], tmp_path)
    with (tmp_path / "serve.log").open("w") as log:
        serving = subprocess.Popen(
            [venv.program("pbm"), "serve"], cwd=tmp_path, env=venv.surroundings(), stdout=log, stderr=log
        )
        try:
            yield venv, tmp_path, port
        finally:
            serving.terminate()
            serving.wait(timeout=30)


def waited_for(found: Callable[[], Any], what: str, folder: Path) -> Any:
    """Return what is found as soon as it is there."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        answer = found()
        if answer:
            return answer
        time.sleep(0.1)
    raise AssertionError(f"{what} has not come:\n{(folder / 'serve.log').read_text()}")


def mail_to(folder: Path, name: str, subject: str) -> EmailMessage | None:
    """Return the mail to a player with these words in its subject, None when there is none."""
    if not (folder / "out" / "new").is_dir():
        return None
    box = mailbox.Maildir(str(folder / "out"), create=False)
    for key in box.keys():  # noqa: SIM118 - a maildir has keys, and going through it gives mails
        mail: Any = message_from_bytes(box.get_bytes(key), policy=policy.default)
        if f"{name.lower()}@example.org" in str(mail["To"]) and subject in str(mail["Subject"]):
            found: EmailMessage = mail
            return found
    return None


def arrived(folder: Path, name: str, subject: str) -> EmailMessage:
    """Return the mail to a player with these words in its subject, when it has come."""
    found: EmailMessage = waited_for(lambda: mail_to(folder, name, subject), f"“{subject}” to {name}", folder)
    return found


def write(port: int, folder: Path, name: str, words: str, answering: EmailMessage) -> None:
    """Send a mail by SMTP, as a reply to one of the server's; the server may take a while to listen."""
    mail = EmailMessage()
    mail["From"], mail["To"] = f"{name.lower()}@example.org", str(answering["Reply-To"])
    mail["Subject"], mail["In-Reply-To"] = f"Re: {answering['Subject']}", str(answering["Message-ID"])
    quoted = "\n".join(f"> {line}" for line in text_of(answering).splitlines())
    mail.set_content(f"{words}\n\nOn some day the server wrote:\n{quoted}\n")

    def sent() -> bool:
        try:
            with smtplib.SMTP("127.0.0.1", port, local_hostname="players.test") as link:
                link.send_message(mail)
        except ConnectionRefusedError:
            return False
        return True

    waited_for(sent, "the server", folder)


def text_of(mail: EmailMessage) -> str:
    """Return the text of a mail."""
    body = mail.get_body(("plain",))
    return str(body.get_content()) if body is not None else ""


ORDERS = (
    ("Hello! I'll bid my 3 and cackle, please.", "Feather 2", "feather: 1\n\nPRESS: What a lovely hoard!"),
    ("1", "I think number 3 this time", "2 please"),
    ("My last one is the 2.", "1", "3 :-)"),
)


def test_the_game_is_played_by_mail_to_its_end(server: tuple[Venv, Path, int]) -> None:
    """Over SMTP and a maildir: orders in plain words, receipts, reports, the end, and the proof of it."""
    venv, folder, port = server
    for number, orders in enumerate(ORDERS, start=1):
        subject = "begins" if number == 1 else f"Round {number - 1}:"
        for name, words in zip(PLAYERS, orders, strict=True):
            write(port, folder, name, words, arrived(folder, name, subject))
            receipt = text_of(arrived(folder, name, f"Receipt {number}"))
            assert "Thank you, your orders are in." in receipt
            assert "You bid your" in receipt
        venv.run(["pbm", "round", "close", "magpies", "--early"], folder)
    final = arrived(folder, "Ann", "is over")
    text = " ".join(text_of(final).split())
    assert "PLACINGS 1. " in text
    first = text_of(arrived(folder, "Bert", "Round 1:"))
    assert "What a lovely hoard!" in first
    assert "3, cackling" in first
    (reveal,) = [part for part in final.iter_attachments() if str(part.get_filename()).endswith("reveal.json")]
    (folder / "reveal.json").write_bytes(reveal.get_content())
    (folder / "final.eml").write_bytes(final.as_bytes())
    proof = venv.run(["pbm", "verify", "reveal.json", "final.eml"], folder)
    assert "All 3 rounds agree" in proof.stdout


def test_the_example_is_as_small_and_as_explained_as_it_is_said_to_be() -> None:
    """Less than 300 lines, blank ones and all; its README names every option and every rule that the code names."""
    modules = sorted((EXAMPLE / "pbm_magpies").rglob("*.py"))
    assert 100 < sum(len(path.read_text(encoding="utf-8").splitlines()) for path in modules) < 300
    readme = (EXAMPLE / "README.md").read_text(encoding="utf-8")
    code = "".join(path.read_text(encoding="utf-8") for path in [*modules, *EXAMPLE.glob("tests/*.py")])
    for rule in set(re.findall(r"\bm\d+\b", code)):
        assert f"**{rule}**" in readme
    for key in re.findall(r"^    (\w+): \w+ = option\(", code, re.MULTILINE):
        assert f"`{key}`" in readme
