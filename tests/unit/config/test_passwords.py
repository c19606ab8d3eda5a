"""Passwords: read when they are needed, from a variable, a file or a command, and never shown."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from pbm.config.passwords import Secret
from pbm.core.errors import ConfigError


def said(secret: Secret) -> str:
    """Return what is said when the password cannot be had."""
    with pytest.raises(ConfigError) as refused:
        secret.read()
    return str(refused.value)


def test_from_a_variable(monkeypatch: pytest.MonkeyPatch) -> None:
    """An environment variable, which must be set."""
    secret = Secret(env="PBM_TEST", origin="pbm.toml", key="inbound.imap.password_env")
    monkeypatch.setenv("PBM_TEST", "geheim")
    assert secret.read() == "geheim"
    assert "geheim" not in repr(secret)
    monkeypatch.delenv("PBM_TEST")
    expected = "pbm.toml, inbound.imap.password_env: the environment variable PBM_TEST is not set, or empty"
    assert said(secret) == expected


def test_from_a_file(tmp_path: Path) -> None:
    """The first line of a file, whatever ends it; blanks belong to the password."""
    path = tmp_path / "pw"
    secret = Secret(file=path)
    assert said(secret) == f"password: there is no file {path}: make it, with the password as its first line"
    path.write_bytes(b" ge heim \r\nsecond line\r\n")
    assert secret.read() == " ge heim "
    path.write_bytes(b"\n")
    assert said(secret) == f"password: the file {path} gives no password: its first line is empty"
    path.write_bytes(b"\xff\xfe")
    assert said(secret) == f"password: the file {path} cannot be read: it is not UTF-8 text"
    assert said(Secret(file=tmp_path)) == f"password: the file {tmp_path} cannot be read: Is a directory"


def test_from_a_command() -> None:
    """The first line that a command prints; it runs without a shell, and says why it failed."""
    python = sys.executable
    assert Secret(command=(python, "-c", "print('ge;heim'); print('more')")).read() == "ge;heim"
    failed = said(Secret(command=(python, "-c", "import sys; sys.exit('locked')")))
    assert failed == f'password: the command "{python}" ended with 1: locked'
    assert said(Secret(command=(python, "-c", ""))).endswith("gives no password: its first line is empty")
    missing = said(Secret(command=("/no/such/program",)))
    assert missing == 'password: the command "/no/such/program" cannot be run: No such file or directory'


def test_a_command_that_hangs_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """A password program that waits for somebody who is not there does not stop the server."""
    monkeypatch.setattr("pbm.config.passwords._TIMEOUT", 0.2)
    hung = said(Secret(command=(sys.executable, "-c", "import time; time.sleep(60)")))
    assert hung.endswith("had not ended after 0.2 seconds")


def test_a_secret_that_is_nowhere() -> None:
    """Nothing to look in is said so."""
    assert said(Secret()) == "password: nothing says where the password is"
