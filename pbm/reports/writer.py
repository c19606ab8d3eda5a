"""Templates: found by name, a GM's own before the built-in ones, in a sandbox."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import jinja2
from jinja2.sandbox import ImmutableSandboxedEnvironment

from pbm.core.errors import ConfigError, Problem
from pbm.core.game import Standings, shared_places
from pbm.reports import layout

__all__ = ["Writer", "Written"]

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Written:
    """What a template made: a subject of one line and a text."""

    subject: str
    text: str


def listing(words: Sequence[str]) -> str:
    """Return words as one says them: ``Brenda, Clive and Dora``."""
    return " and ".join(part for part in (", ".join(words[:-1]), *words[-1:]) if part)


def placings(standings: Standings) -> tuple[tuple[int, str], ...]:
    """Return (place, names) in order, names that share a place together; with several boards, by their sums."""
    if standings.totals is not None:
        places = shared_places({name: (total,) for name, total in standings.totals.items()})
    else:
        places = dict(next(iter(standings.ranks.values()), {}))
    by_place: dict[int, list[str]] = {}
    for name, place in sorted(places.items(), key=lambda item: (item[1], item[0])):
        total = f" (sum {standings.totals[name]})" if standings.totals is not None else ""
        by_place.setdefault(place, []).append(f"{name}{total}")
    return tuple((place, listing(names)) for place, names in by_place.items())


class Writer:
    """Writes mails from templates.

    The first line of a mail template is ``Subject: …``, then an empty line and the text. A GM's folder comes before the
    built-in one; a mistake in a template of the GM's never stops a round: the built-in one is used and
    the mistake is logged with its file and line.
    """

    def __init__(self, builtin: Path, own: Path | None = None) -> None:
        self._builtin = self._environment([builtin])
        self._own = self._environment([own, builtin]) if own is not None else self._builtin

    @staticmethod
    def _environment(folders: Sequence[Path]) -> jinja2.Environment:
        # Mails are plain text, so nothing is escaped as HTML; every word from outside passes safe_line or paragraph.
        environment = ImmutableSandboxedEnvironment(
            loader=jinja2.FileSystemLoader([str(folder) for folder in folders]),
            autoescape=jinja2.select_autoescape(["html"], default=False),
            undefined=jinja2.StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
            keep_trailing_newline=True,
        )
        environment.filters.update(
            line=layout.safe_line,
            wrap=layout.paragraph,
            table=layout.table,
            placings=placings,
            listing=listing,
        )
        return environment

    def check(self) -> tuple[Problem, ...]:
        """Return what is wrong with the GM's own templates: syntax mistakes with file and line."""
        problems = []
        for name in self._own.list_templates():
            try:
                self._own.get_template(name)
            except jinja2.TemplateSyntaxError as error:
                problems.append(
                    Problem(
                        "template", f"{error.message}; the built-in template is used", error.filename, line=error.lineno
                    )
                )
            except (OSError, UnicodeDecodeError) as error:
                problems.append(Problem("template", f"cannot be read ({error}); the built-in template is used", name))
        return tuple(problems)

    def write(self, name: str, **context: Any) -> Written:
        """Return the mail that template ``mail/NAME.txt`` makes; ConfigError when the built-in one is missing."""
        path = f"mail/{name}.txt"
        if self._own is not self._builtin:
            try:
                return self._made(self._own, path, context)
            except Exception as error:  # noqa: BLE001 - whatever a GM's template does, the round goes on
                log.warning("template %s of your folder failed (%s); the built-in one is used", path, error)
        try:
            return self._made(self._builtin, path, context)
        except jinja2.TemplateNotFound as error:
            raise ConfigError.saying("template", f"the template {path} is missing from the installation") from error

    @staticmethod
    def _made(environment: jinja2.Environment, path: str, context: dict[str, Any]) -> Written:
        first, _, rest = environment.get_template(path).render(context).partition("\n")
        label, _, subject = first.partition(":")
        if label.strip().lower() != "subject":
            raise ValueError(f"{path}: the first line must be 'Subject: …'")
        return Written(layout.safe_line(subject, 150), layout.plain(rest))
