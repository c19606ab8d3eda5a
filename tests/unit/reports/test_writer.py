"""Templates of the GM's own: used where they work, left alone where they do not, and never the end of a round."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest

from pbm.config.resources import resource
from pbm.reports import bounded
from pbm.reports.writer import Writer
from pbm.rulesets.api import Table
from pbm.service.shown import RoundShown
from tests.templates_documented import PAGE, documented

CONTEXT = {"game": None, "title": "a word", "lines": ("First.", "Second <b>."), "press": (), "table": Table("", (), ())}


def writer(folder: Path, **templates: str) -> Writer:
    """Return a writer with templates of the GM's own, by name, with ``_txt`` and ``_html`` for their endings."""
    for name, text in templates.items():
        stem, _, ending = name.rpartition("_")
        path = folder / "mail" / f"{stem[:1]}{stem[1:].replace('_', '-')}.{ending}"
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return Writer(resource("templates"), folder)


def test_one_template_of_the_gm_s_is_used_and_the_others_are_ours(tmp_path: Path) -> None:
    """Its page is made from its text, where there is no page of the GM's too; both are safe."""
    made = writer(tmp_path, gm_notice_txt="Subject: Mine: {{ title }}\n\n{{ lines | join(' ') | wrap }}\n")
    written = made.write("gm-notice", **CONTEXT)
    assert (written.subject, written.text) == ("Mine: a word", "First. Second <b>.\n")
    assert "First. Second &lt;b&gt;." in written.html
    assert made.faults() == ()
    paged = writer(tmp_path, gm_notice_html="<p>{{ title }} {{ lines[1] }}</p>").write("gm-notice", **CONTEXT)
    assert paged.html == "<p>a word Second &lt;b&gt;.</p>"


@pytest.mark.parametrize(
    ("text", "line", "why"),
    [
        ("Subject: x\n\n{% if %}", 3, "Expected"),
        ("Subject: x\n\n\n{{ nothing }}", 4, 'there is no "nothing" in this template'),
        ("Subject: x\n{{ 1 / 0 }}", 2, "ZeroDivisionError"),
        ("No subject\n", None, "first line must be"),
        (
            "Subject: x\n\n{% for a in range(90000) %}{% for b in range(90000) %}{% endfor %}{% endfor %}",
            3,
            "on and on",
        ),
        (
            "Subject: x\n{% macro m(n) %}{% if n %}{{ m(n - 1) }}{{ m(n - 1) }}{% endif %}{% endmacro %}\n{{ m(60) }}",
            2,
            "on and on",
        ),
        ("Subject: x\n\n{% for a in range(9999) %}{{ 'y' | center(200) }}{% endfor %}", None, "more than 400,000"),
        ("Subject: x\n\n{{ 'y' * 999999999 }}", 3, "ordinary size"),
        ("Subject: x\n\n{{ 9 ** 999999999 }}", 3, "ordinary size"),
        ("Subject: x\n\n{{ '%999999999d' % 1 }}", 3, "200 columns"),
        ("Subject: x\n\n{{ range(999999999) | list }}", 3, "Range too big"),
        ("Subject: x\n\n{{ title.__class__.__mro__ }}", 3, "unsafe"),
        ("Subject: x\n\n{% include 'mail/none.txt' %}", 3, "none.txt"),
    ],
)
def test_whatever_is_wrong_with_it_the_mail_goes_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, line: int | None, why: str
) -> None:
    """The built-in template is used, and file, line and reason are there for the GM, once."""
    monkeypatch.setattr(bounded, "MOST_LINES", 20_000)
    made = writer(tmp_path, gm_notice_txt=text)
    written = made.write("gm-notice", **CONTEXT)
    assert written.text.startswith("First.")
    ((path, problem),) = made.faults()
    assert (path, problem.file) == ("mail/gm-notice.txt", str(tmp_path / "mail/gm-notice.txt"))
    assert why in problem.message
    if line is not None:
        assert problem.line == line
    assert made.faults() == ()


def test_a_page_that_fails_leaves_the_text_as_it_is(tmp_path: Path) -> None:
    """The page is then ours."""
    made = writer(tmp_path, report_html="{{ nothing }}", gm_notice_html="{{ nothing }}")
    written = made.write("gm-notice", builtin=True, **CONTEXT)
    assert "First." in written.html
    assert made.faults() == ()


def test_mistakes_are_found_at_the_start(tmp_path: Path) -> None:
    """With file and line; so is a name that no template has."""
    made = writer(tmp_path, report_txt="Subject: x\n{% for %}", raport_txt="Subject: x\n")
    wrong, unknown = sorted(made.check(), key=lambda problem: problem.line or 0, reverse=True)
    assert (wrong.file, wrong.line) == (str(tmp_path / "mail/report.txt"), 2)
    assert "used for nothing" in unknown.message


def test_a_macro_file_may_be_the_gm_s(tmp_path: Path) -> None:
    """What our templates share is replaced by name like any other."""
    made = writer(tmp_path, _base_html="<p>mine</p>{% block content %}{% endblock %}")
    assert made.write("gm-notice", **CONTEXT).html.startswith("<p>mine</p>")


def test_no_template_sees_python(tmp_path: Path) -> None:
    """Files, attributes of objects and the environment are out of reach."""
    for reach in ("{{ ''.__class__ }}", "{{ self._TemplateReference__context }}", "{{ lipsum.__globals__ }}"):
        made = writer(tmp_path, gm_notice_txt=f"Subject: x\n\n{reach}")
        made.write("gm-notice", **CONTEXT)
        assert made.faults(), reach


def test_every_template_is_documented() -> None:
    """And nothing is documented that is none; what they share has a name that begins with a line."""
    folder = resource("templates") / "mail"
    assert set(documented()) == {path.stem for path in folder.glob("*.txt") if not path.stem.startswith("_")}
    pages = {path.stem for path in folder.glob("*.html") if not path.stem.startswith("_")}
    assert pages <= set(documented())


def test_what_templates_use_is_explained() -> None:
    """Each name in the table of the reports' variables is explained below it, and each filter of ours."""
    page = PAGE.read_text("utf-8").partition("## What they are")[2]
    for name in ("start", "report", "final", "observer", "reminder"):
        for variable in documented()[name].always:
            assert f"| `{variable}` |" in page, variable
    for word in (
        "line(",
        "wrap(",
        "table",
        "numeric",
        "listing",
        "placings",
        "laid",
        "mailto(",
        "language",
        "ngettext(",
    ):
        assert f"`{word}" in page or f"{{{{ {word}" in page, word


@pytest.mark.parametrize("title", ["Who falls?", "Mind the gap!", "A & B.", "Hill"])
def test_a_title_that_ends_a_sentence_ends_it_once(tmp_path: Path, title: str) -> None:
    """In text and on the page alike, whatever is escaped there."""
    template = 'Subject: x\n\n{{ _("Welcome to {title}. The <b> players.", title=title) }}\n'
    made = writer(tmp_path, gm_notice_txt=template, gm_notice_html=template).write("gm-notice", title=title)
    stop = "." if title == "Hill" else ""
    assert f"Welcome to {title}{stop} The <b> players." in made.text
    assert f"Welcome to {title.replace('&', '&amp;')}{stop} The &lt;b&gt; players." in made.html


def test_a_command_in_backticks_is_code_on_a_page(tmp_path: Path) -> None:
    """And whatever else is in the words, theirs or ours, stays harmless."""
    page = "{{ words | coded }}"
    made = writer(tmp_path, gm_notice_html=page).write("gm-notice", **CONTEXT, words="Say `pbm <b>` or `a` & `.")
    assert made.html == "Say <code>pbm &lt;b&gt;</code> or `a` &amp; `."


@pytest.mark.parametrize(
    ("word", "why"),
    [
        ("round.numbr", 'a round has no "numbr"; did you mean "number"?'),
        ("round.zzz", 'a round has no "zzz"; it has number, turns, deadline'),
        ("names.x", 'what stands there has no "x"; it has one'),
        ("round.number.x", 'what stands there has no "x"'),
    ],
)
def test_a_misspelt_variable_is_told_in_words_of_templates(tmp_path: Path, word: str, why: str) -> None:
    """No class of the program is named, but what the thing is to a template, and what it has."""
    made = writer(tmp_path, gm_notice_txt=f"Subject: x\n\n{{{{ {word} }}}}\n")
    made.write(
        "gm-notice", **CONTEXT, round=RoundShown(1, (1,), datetime(2026, 12, 4, 20, tzinfo=UTC)), names={"one": 1}
    )
    ((_, problem),) = made.faults()
    assert problem.message.partition("; the built-in")[0] == why
