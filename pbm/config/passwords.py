"""Passwords: never written into the settings, only where to find them."""

from __future__ import annotations

import os
import shlex
import stat
import subprocess
from dataclasses import dataclass
from pathlib import Path

from pbm.config.document import Table
from pbm.core.errors import ConfigError, Problem

__all__ = ["Secret", "read_secret"]

_TIMEOUT = 30.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Secret:
    """Where a password is: in an environment variable, in a file, or in what a command prints.

    It is looked up when it is needed and not kept. ``origin`` is the file that says so, ``key`` the key of it.
    """

    env: str | None = None
    file: Path | None = None
    command: tuple[str, ...] | None = None
    origin: str | None = None
    key: str = "password"

    def __str__(self) -> str:
        if self.env is not None:
            return f"the environment variable {self.env}"
        return f"the file {self.file}" if self.file is not None else f'the command "{(self.command or ("",))[0]}"'

    def read(self) -> str:
        """Return the password; ConfigError, saying what to do, when it cannot be had. Runs the command if it is one."""
        if self.env is not None:
            found = os.environ.get(self.env, "")
            if not found:
                raise self._error(f"{self} is not set, or empty")
            return found
        if self.file is not None:
            return self._first_line(self._from_file(self.file))
        if self.command is not None:
            return self._first_line(self._from_command(self.command))
        raise self._error("nothing says where the password is")

    def _from_file(self, path: Path) -> str:
        try:
            return path.read_text("utf-8-sig")
        except FileNotFoundError:
            raise self._error(f"there is no file {path}: make it, with the password as its first line") from None
        except (OSError, UnicodeDecodeError) as error:
            why = error.strerror if isinstance(error, OSError) else "it is not UTF-8 text"
            raise self._error(f"{self} cannot be read: {why}") from None

    def _from_command(self, command: tuple[str, ...]) -> str:
        try:
            done = subprocess.run(  # noqa: S603 - the GM's own command out of the GM's own file, and no shell
                command, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=_TIMEOUT, check=False
            )
        except subprocess.TimeoutExpired:
            raise self._error(f"{self} had not ended after {_TIMEOUT:g} seconds") from None
        except (OSError, UnicodeDecodeError) as error:
            why = error.strerror if isinstance(error, OSError) else "what it printed is not text"
            raise self._error(f"{self} cannot be run: {why}") from None
        if done.returncode != 0:
            said = done.stderr.strip().splitlines()
            raise self._error(
                f'the command "{command[0]}" ended with {done.returncode}{f": {said[-1]}" if said else ""}'
            )
        return done.stdout

    def _first_line(self, text: str) -> str:
        line = text.split("\n", 1)[0].rstrip("\r")
        if not line:
            raise self._error(f"{self} gives no password: its first line is empty")
        return line

    def _error(self, message: str) -> ConfigError:
        return ConfigError(Problem("no-password", message, file=self.origin, key=self.key))


def read_secret(table: Table) -> Secret | None:
    """Return where the password of a table is, None when it has none. A password itself is refused."""
    origin = str(table.document.path)
    for name in ("password", "passwd", "pass"):
        if name in table.raw and table.get(name) is not None:
            advice = 'write it into a file that only you can read, and here password_file = "that file"'
            others = 'password_env = "A_VARIABLE" or password_command = "a command that prints it"'
            table.complain("literal-password", f"a password does not belong in this file: {advice} (or {others})", name)
    env, file = table.text("password_env"), table.file("password_file")
    command = table.get("password_command")
    given = [name for name in ("password_env", "password_file", "password_command") if table.raw.get(name)]
    if len(given) > 1:
        table.complain("contradiction", f"{' and '.join(given)} are both given: keep one", given[1])
    if not given:
        return None
    key = table.key(given[0])
    if given[0] == "password_env":
        return Secret(env=env, origin=origin, key=key)
    if given[0] == "password_file":
        if file is not None and _others_can_read(file):
            table.warn(
                "readable-password", f"{file} can be read by everybody on this machine: chmod 600 {file}", given[0]
            )
        return Secret(file=file, origin=origin, key=key)
    return _command_secret(table, command, key)


def _command_secret(table: Table, command: object, key: str) -> Secret | None:
    try:
        words = shlex.split(command) if isinstance(command, str) else command
    except ValueError:
        words = None
    if not isinstance(words, list) or not words or not all(isinstance(word, str) for word in words):
        table.wrong("password_command", 'a command in quotes, such as "pass show games"')
        return None
    return Secret(command=tuple(words), origin=str(table.document.path), key=key)


def _others_can_read(path: Path) -> bool:
    try:
        return bool(path.stat().st_mode & stat.S_IROTH)
    except OSError:
        return False
