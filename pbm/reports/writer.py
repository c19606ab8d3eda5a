"""Templates: found by name, a GM's own before the built-in ones, in a sandbox."""

from __future__ import annotations

import logging
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from traceback import walk_tb
from types import CodeType
from typing import Any

import jinja2
from jinja2.bccache import Bucket
from jinja2.sandbox import ImmutableSandboxedEnvironment
from markupsafe import Markup, escape

from pbm.core.errors import ConfigError, Problem
from pbm.core.game import Standings, shared_places
from pbm.core.phrases import filled, listed, say
from pbm.reports import layout
from pbm.reports.bounded import TooMuchError, rendered
from pbm.reports.entries import laid_out
from pbm.reports.missing import Missing
from pbm.reports.one_tap import mailto
from pbm.reports.page import blocks_of
from pbm.reports.tongues import Catalogue, Tongues
from pbm.rulesets.api import Table

__all__ = ["Writer", "Written", "environment"]

log = logging.getLogger(__name__)

_GENERIC = "mail/_page.html"
"""The page of a mail that has none of its own: made from its text."""

_SUBJECT = 150
_WIDEST = 200  # columns that a template of the GM's may fill up to


@dataclass(frozen=True, slots=True)
class Written:
    """What a template made: a subject of one line, a text, and the same as a page."""

    subject: str
    text: str
    html: str = ""


def listing(words: Sequence[str], last: str = " and ") -> str:
    """Return words as one says them: ``Brenda, Clive and Dora``."""
    return last.join(part for part in (", ".join(words[:-1]), *words[-1:]) if part)


def placings(standings: Standings) -> tuple[tuple[int, str], ...]:
    """Return (place, names) in order, names that share a place together; with several boards, by their sums.

    There are none where nobody is left to be placed.
    """
    if not standings.winners:
        return ()
    if standings.totals is not None:
        places = shared_places({name: (total,) for name, total in standings.totals.items()})
    else:
        places = dict(next(iter(standings.ranks.values()), {}))
    by_place: dict[int, list[str]] = {}
    for name, place in sorted(places.items(), key=lambda item: (item[1], item[0])):
        total = standings.totals[name] if standings.totals is not None else None
        by_place.setdefault(place, []).append(
            name if total is None else say("{name} (sum {total})", name=name, total=total)
        )
    return tuple((place, listed(names)) for place, names in by_place.items())


class Writer:
    """Writes mails from templates.

    The first line of a mail template is ``Subject: …``, then an empty line and the text. A GM's folder comes before the
    built-in one; a mistake in a template of the GM's never stops a round: the built-in one is used, and the mistake is
    logged, and kept for the GM to be told of (``faults``), with its file and line.

    In a template ``_("… {name} …", name=…)`` says a sentence in the reader's language, and
    ``ngettext("one", "many", count)`` one that goes with a number; phrases from elsewhere are said in it by themselves.
    ``in_subject`` tells it that the signature of a seat stands in the subject of its mails, as with tags = "subject".
    """

    def __init__(
        self, builtin: Path, own: Path | None = None, tongues: Tongues | None = None, *, in_subject: bool = False
    ) -> None:
        self.in_subject = in_subject
        self.tongues = tongues or Tongues()
        self._builtin = builtin
        self._own = own
        self._made: dict[tuple[str, bool], jinja2.Environment] = {}
        self._faults: dict[str, Problem] = {}

    def _environment(self, language: str, own: bool) -> jinja2.Environment:
        known = self._made.get((language, own))
        if known is None:
            folders = (self._own, self._builtin) if own and self._own is not None else (self._builtin,)
            known = self._made[language, own] = _shared(folders, self.tongues.of(language), self.in_subject)
        return known

    def check(self) -> tuple[Problem, ...]:
        """Return what is wrong with the GM's own templates: syntax mistakes with file and line."""
        if self._own is None:
            return ()
        problems = []
        own = self._environment("en", own=True)
        for name in own.list_templates(filter_func=lambda name: (self._own or self._builtin).joinpath(name).is_file()):
            try:
                own.get_template(name)
            except (jinja2.TemplateError, OSError, UnicodeDecodeError) as error:
                problems.append(self._problem(name, error))
            else:
                if not (self._builtin / name).is_file():
                    problems.append(
                        Problem("template", "there is no template of this name, so it is used for nothing", name)
                    )
        return tuple(problems)

    def faults(self) -> tuple[tuple[str, Problem], ...]:
        """Return (template, what is wrong with it) for those of the GM's that failed since this was last asked."""
        found = tuple(self._faults.items())
        self._faults.clear()
        return found

    def write(self, name: str, language: str = "en", *, builtin: bool = False, **context: Any) -> Written:
        """Return the mail that template ``mail/NAME.txt`` makes; ConfigError when the built-in one is missing.

        Its page is what ``mail/NAME.html`` makes. A mail without one, or of which the GM has a template for the text
        alone, has a page made from its text. ``builtin``: the GM's own templates are left alone.
        """
        path, page = f"mail/{name}.txt", f"mail/{name}.html"
        made = None if builtin else self._tried(path, language, context, _parted)
        by_gm = made is not None and self._is_own(path)
        if made is None:
            made = _parted(path, self._builtin_one(path, language, context))
        subject, text = made
        paged = (not builtin and self._is_own(page)) or ((self._builtin / page).is_file() and not by_gm)
        shown = context if paged else {"blocks": blocks_of(text, str(context.get("marker", "")))}
        html = self._render(page if paged else _GENERIC, language, {"subject": subject, **shown}, own=not builtin)
        return Written(subject, text, html)

    def render(self, path: str, language: str = "en", **context: Any) -> str:
        """Return what a template makes, the GM's own where there is one that works, else the built-in one."""
        return self._render(path, language, context, own=True)

    def _render(self, path: str, language: str, context: Mapping[str, Any], *, own: bool) -> str:
        made = self._tried(path, language, context, _whole) if own else None
        return made[1] if made is not None else self._builtin_one(path, language, context)

    def _is_own(self, path: str) -> bool:
        return self._own is not None and (self._own / path).is_file()

    def _tried(self, path: str, language: str, context: Mapping[str, Any], parted: Any) -> tuple[str, str] | None:
        """Return what a template makes with the GM's folder in use; None where there is none, or where that fails."""
        if self._own is None:
            return None
        try:
            template = self._environment(language, own=True).get_template(path)
            made: tuple[str, str] = parted(path, rendered(template, context))
        except Exception as error:  # noqa: BLE001 - whatever a GM's template does, the round goes on
            problem = self._problem(path, error)
            self._faults[path] = problem
            log.warning("%s", problem)
            return None
        return made

    def _builtin_one(self, path: str, language: str, context: Mapping[str, Any]) -> str:
        try:
            return self._environment(language, own=False).get_template(path).render(context)
        except jinja2.TemplateNotFound as error:
            raise ConfigError.saying("template", f"the template {path} is missing from the installation") from error

    def _problem(self, path: str, error: Exception) -> Problem:
        """Return what went wrong in a template, with the file and the line that it went wrong in."""
        line: int | None = None
        file = str((self._own or self._builtin) / path)
        if isinstance(error, jinja2.TemplateSyntaxError):
            file, line = error.filename or file, error.lineno
        else:
            frames = [(frame.f_code.co_filename, number) for frame, number in walk_tb(error.__traceback__)]
            for folder in (self._builtin, self._own):
                # The innermost place in a template of the GM's, else in one of ours that it uses.
                found = [place for place in frames if folder is not None and Path(place[0]).is_relative_to(folder)]
                file, line = found[-1] if found else (file, line)
        if isinstance(error, ConfigError):
            said = error.problems[0].message
        elif isinstance(error, jinja2.TemplateError | TooMuchError):
            said = getattr(error, "message", None) or str(error)
        else:
            said = f"{type(error).__name__}: {error}"
        return Problem("template", f"{said[:300]}; the built-in template is used", file, line=line)


def _parted(path: str, made: str) -> tuple[str, str]:
    """Return the subject and the text of a mail that a template made; ConfigError when it has no subject."""
    first, _, rest = made.partition("\n")
    label, _, subject = first.partition(":")
    if label.strip().lower() != "subject":
        raise ConfigError.saying("template", f"{path}: the first line must be 'Subject: …'")
    return layout.safe_line(subject, _SUBJECT), layout.plain(rest)


def _whole(_: str, made: str) -> tuple[str, str]:
    return "", made


class _Sandbox(ImmutableSandboxedEnvironment):
    """A sandbox in which no sign makes a short text a gigantic one."""

    intercepted_binops = frozenset({"*", "**", "%"})

    def call_binop(self, context: jinja2.runtime.Context, operator: str, left: Any, right: Any) -> Any:
        """Return what two values make; OverflowError where that is out of all proportion."""
        numbers = isinstance(left, int | float) and isinstance(right, int | float)
        if operator == "%" and isinstance(left, str):
            _check_widths(left)
        elif (operator == "**" and (not numbers or abs(right) > _WIDEST)) or (operator == "*" and not numbers):
            raise OverflowError(f"{operator} is for numbers of an ordinary size here")
        return super().call_binop(context, operator, left, right)


class _Compiled(jinja2.BytecodeCache):
    """Templates as they were compiled, for all languages: these differ in what is said, not in the code."""

    _MOST = 400

    def __init__(self) -> None:
        self._known: dict[str, tuple[str, CodeType]] = {}

    def load_bytecode(self, bucket: Bucket) -> None:
        """Give the code of a template that was compiled from the same text."""
        checksum, code = self._known.get(bucket.key, ("", None))
        bucket.code = code if checksum == bucket.checksum else None

    def dump_bytecode(self, bucket: Bucket) -> None:
        """Keep the code of a template."""
        if bucket.code is not None and len(self._known) < self._MOST:
            self._known[bucket.key] = (bucket.checksum, bucket.code)


_COMPILED = _Compiled()


def _check_widths(pattern: str) -> None:
    if re.search(r"\d{4}|\*", pattern):
        raise OverflowError(f"no more than {_WIDEST} columns can be asked for")


def _format(pattern: str, *values: Any) -> str:
    _check_widths(str(pattern))
    return str(pattern) % values


def _centred(text: str, width: int = 72) -> str:
    return str(text).center(min(int(width), _WIDEST))


@lru_cache(maxsize=16)
def _shared(folders: tuple[Path, ...], tongue: Catalogue, in_subject: bool) -> jinja2.Environment:
    # Compiling a template takes longer than all its uses in a game. Whoever has the same folders and the same
    # catalogue may share what was compiled, for nothing of a game is kept in it; files that change are read again.
    return environment(folders, tongue, in_subject=in_subject)


def environment(folders: Sequence[Path], tongue: Catalogue, *, in_subject: bool = False) -> jinja2.Environment:
    """Return a sandbox for the templates of some folders in one language.

    ``in_subject`` says that a code in the subject of mails tells whose their answers are, and not the reply address.
    HTML is escaped by itself. Plain text is not: every word from outside passes ``line`` or ``wrap`` there.
    """
    made = _Sandbox(
        loader=jinja2.FileSystemLoader([str(folder) for folder in folders]),
        autoescape=jinja2.select_autoescape(["html"], default=False),
        undefined=Missing,
        finalize=tongue.said,
        bytecode_cache=_COMPILED,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )

    def words(context: jinja2.runtime.Context, pattern: str, values: Mapping[str, object]) -> str:
        spoken = {name: tongue.said(value) for name, value in values.items()}
        if not context.eval_ctx.autoescape:
            return filled(pattern, spoken)
        # Escaping what fills the pattern, and the pattern's own words, leaves the full stops to be judged as in a text.
        return Markup(filled(str(escape(pattern)), {name: escape(value) for name, value in spoken.items()}))  # noqa: S704

    @jinja2.pass_context
    def gettext(context: jinja2.runtime.Context, pattern: str, **values: object) -> str:
        return words(context, tongue.pattern(pattern), values)

    @jinja2.pass_context
    def ngettext(context: jinja2.runtime.Context, one: str, many: str, count: int, **values: object) -> str:
        return words(context, tongue.counted(one, many, count), {"count": count, **values})

    made.globals.update(
        _=gettext,
        gettext=gettext,
        ngettext=ngettext,
        language=tongue.language,
        in_subject=in_subject,
        mailto=lambda address, subject, lines: mailto(address, subject, lines, tongue),
    )
    made.filters.update(
        line=lambda text, limit=200: layout.safe_line(tongue.said(text), limit),
        lead=layout.lead,
        wrap=lambda text, indent="", first=None: layout.paragraph(tongue.said(text), indent, first),
        table=lambda data, cell=60: layout.table(said_table(data, tongue), cell),
        numeric=lambda data: layout.numeric(said_table(data, tongue)),
        coded=lambda text: _coded(tongue.said(text)),
        laid=lambda piece: laid_out(piece, tongue),
        placings=placings,
        listing=lambda found: listing([str(tongue.said(word)) for word in found], tongue.pattern(" and ")),
        format=_format,
        center=_centred,
    )
    return made


_QUOTED = re.compile(r"`(pbm [^`<>\n]{1,100})`")


def _coded(text: str) -> Markup:
    """Return words for a page, a command of ours in backticks as the code that it is; a name may have backticks too."""
    return Markup(_QUOTED.sub(r"<code>\1</code>", str(escape(text))))  # noqa: S704 - escaped, but for our own tags


def said_table(data: Table, tongue: Catalogue) -> Table:
    """Return a table with its words in a language."""
    return Table(
        tongue.said(data.title),
        tuple(tongue.said(column) for column in data.columns),
        tuple(tuple(tongue.said(cell) for cell in row) for row in data.rows),
    )
