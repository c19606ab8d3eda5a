"""Templates: found by name, a GM's own before the built-in ones, in a sandbox."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import jinja2
from jinja2.sandbox import ImmutableSandboxedEnvironment
from markupsafe import Markup

from pbm.core.errors import ConfigError, Problem
from pbm.core.game import Standings, shared_places
from pbm.core.phrases import SLOT, filled
from pbm.reports import layout
from pbm.reports.tongues import Catalogue, Tongues
from pbm.rulesets.api import Table

__all__ = ["Writer", "Written", "environment"]

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Written:
    """What a template made: a subject of one line, a text, and the same as a page where there is a template for one."""

    subject: str
    text: str
    html: str | None = None


def listing(words: Sequence[str], last: str = " and ") -> str:
    """Return words as one says them: ``Brenda, Clive and Dora``."""
    return last.join(part for part in (", ".join(words[:-1]), *words[-1:]) if part)


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

    In a template ``_("… {name} …", name=…)`` says a sentence in the reader's language, and
    ``ngettext("one", "many", count)`` one that goes with a number; phrases from elsewhere are said in it by themselves.
    """

    def __init__(self, builtin: Path, own: Path | None = None, tongues: Tongues | None = None) -> None:
        self.tongues = tongues or Tongues()
        self._builtin = builtin
        self._own = own
        self._made: dict[tuple[str, bool], jinja2.Environment] = {}

    def _environment(self, language: str, own: bool) -> jinja2.Environment:
        known = self._made.get((language, own))
        if known is None:
            folders = [self._own, self._builtin] if own and self._own is not None else [self._builtin]
            known = self._made[language, own] = environment(folders, self.tongues.of(language))
        return known

    def check(self) -> tuple[Problem, ...]:
        """Return what is wrong with the GM's own templates: syntax mistakes with file and line."""
        problems = []
        own = self._environment("en", own=True)
        for name in own.list_templates():
            try:
                own.get_template(name)
            except jinja2.TemplateSyntaxError as error:
                problems.append(
                    Problem(
                        "template", f"{error.message}; the built-in template is used", error.filename, line=error.lineno
                    )
                )
            except (OSError, UnicodeDecodeError) as error:
                problems.append(Problem("template", f"cannot be read ({error}); the built-in template is used", name))
        return tuple(problems)

    def write(self, name: str, language: str = "en", **context: Any) -> Written:
        """Return the mail that template ``mail/NAME.txt`` makes; ConfigError when the built-in one is missing.

        Where there is a ``mail/NAME.html``, its page comes with it.
        """
        first, _, rest = self.render(f"mail/{name}.txt", language, **context).partition("\n")
        label, _, subject = first.partition(":")
        if label.strip().lower() != "subject":
            raise ConfigError.saying("template", f"mail/{name}.txt: the first line must be 'Subject: …'")
        subject = layout.safe_line(subject, 150)
        page = f"mail/{name}.html"
        html = None
        if (self._builtin / page).is_file():
            html = self.render(page, language, subject=subject, **context)
        return Written(subject, layout.plain(rest), html)

    def render(self, path: str, language: str = "en", **context: Any) -> str:
        """Return what a template makes, the GM's own where there is one that works, else the built-in one."""
        if self._own is not None:
            try:
                return self._environment(language, own=True).get_template(path).render(context)
            except Exception as error:  # noqa: BLE001 - whatever a GM's template does, the round goes on
                log.warning("template %s of your folder failed (%s); the built-in one is used", path, error)
        try:
            return self._environment(language, own=False).get_template(path).render(context)
        except jinja2.TemplateNotFound as error:
            raise ConfigError.saying("template", f"the template {path} is missing from the installation") from error


def environment(folders: Sequence[Path], tongue: Catalogue) -> jinja2.Environment:
    """Return a sandbox for the templates of some folders in one language.

    HTML is escaped by itself. Plain text is not: every word from outside passes ``line`` or ``wrap`` there.
    """
    made = ImmutableSandboxedEnvironment(
        loader=jinja2.FileSystemLoader([str(folder) for folder in folders]),
        autoescape=jinja2.select_autoescape(["html"], default=False),
        undefined=jinja2.StrictUndefined,
        finalize=tongue.said,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )

    def words(context: jinja2.runtime.Context, pattern: str, values: Mapping[str, object]) -> str:
        spoken = {name: tongue.said(value) for name, value in values.items()}
        if not context.eval_ctx.autoescape:
            return filled(pattern, spoken)
        # Joining escapes whatever is not marked as safe: the pattern's own words as well as what fills it.
        return Markup("").join(
            spoken[piece] if number % 2 else piece for number, piece in enumerate(SLOT.split(pattern))
        )

    @jinja2.pass_context
    def gettext(context: jinja2.runtime.Context, pattern: str, **values: object) -> str:
        return words(context, tongue.pattern(pattern), values)

    @jinja2.pass_context
    def ngettext(context: jinja2.runtime.Context, one: str, many: str, count: int, **values: object) -> str:
        return words(context, tongue.counted(one, many, count), {"count": count, **values})

    made.globals.update(_=gettext, gettext=gettext, ngettext=ngettext, language=tongue.language)
    made.filters.update(
        line=lambda text, limit=200: layout.safe_line(tongue.said(text), limit),
        wrap=lambda text, indent="", first=None: layout.paragraph(tongue.said(text), indent, first),
        table=lambda data, cell=60: layout.table(said_table(data, tongue), cell),
        placings=placings,
        listing=lambda found: listing([tongue.said(word) for word in found], tongue.pattern(" and ")),
    )
    return made


def said_table(data: Table, tongue: Catalogue) -> Table:
    """Return a table with its words in a language."""
    return Table(
        tongue.said(data.title),
        tuple(tongue.said(column) for column in data.columns),
        tuple(tuple(tongue.said(cell) for cell in row) for row in data.rows),
    )
