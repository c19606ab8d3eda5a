"""The HTML of a mail → plain text, with what its writer quoted marked by ``>`` as in plain mail."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass

from pbm.mail.html_lines import Lines
from pbm.mail.html_scan import Tag, scan

__all__ = ["html_to_text"]

_VOID = frozenset({"br", "hr", "img", "input", "meta", "link", "col", "base", "wbr", "area", "embed", "source"})
_SPACED = frozenset({"p", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "dl", "pre", "blockquote", "table"})
_STRUCK = frozenset({"s", "strike", "del"})
# A closing tag ends what it opened and everything inside, but never reaches out of an element of a higher rank:
# a stray </span> must not end a quotation.
_RANK = {"span": 0, "font": 0, "a": 0, "u": 0, "s": 0, "strike": 0, "del": 0, "p": 1, "li": 2, "dt": 2, "dd": 2}
_RANK |= dict.fromkeys(("td", "th"), 4) | dict.fromkeys(("tr", "thead", "tbody", "tfoot"), 5)
_RANK |= {"table": 6, "body": 7, "html": 7, "head": 7}
_BLOCK_RANK = 3
_BLOCKS = frozenset(
    {"div", "center", "section", "article", "aside", "main", "nav", "header", "footer", "address", "figure", "details"}
    | {"form", "fieldset", "blockquote", "pre", "ul", "ol", "dl", "h1", "h2", "h3", "h4", "h5", "h6"}
)
# Elements that hold what is answered to. Gmail's div is not among them: answers are typed in it, between blockquotes.
_QUOTE_CLASS = re.compile(
    r"\b(?:x_)?(?:yahoo_quoted|protonmail_quote|tutanota_quote|zmail_extra|moz-cite-prefix|moz-forward-container"
    r"|ms-outlook-mobile-reference-message|hey_quote|front-blockquote)\b"
)
_QUOTE_ID = re.compile(
    r"(?:x_){0,9}(?:yahoo_quoted|OLK_SRC_BODY_SECTION|mail-editor-reference-message-container|reply-intro|replybody"
    r"|ms-outlook-mobile-reference-message|isReplyContent|isForwardContent|oriMsgHtmlSeperator)"
)
# Outlook's and GMX's bar beside what is quoted.
_QUOTE_STYLE = re.compile(
    r"border-left\s?:\s?(?:solid|\d[\d.]{0,4}(?:px|pt)? solid)[^;]{0,40};[^<]{0,80}padding", re.IGNORECASE
)
_GMAIL_CLASS = re.compile(r"\bgmail_quote\b")
# Marks below which Outlook puts the mail that is answered to, up to the end.
_TAIL_ID = re.compile(r"(?:x_){0,9}(?:divRplyFwdMsg|appendonsend|stopSpelling|zwchr)")
_TAIL_CLASS = re.compile(r"\bOutlookMessageHeader\b")
_TAIL_STYLE = re.compile(r"border:\s*none;\s*border-top:\s*solid\s+#?(?:E1E1E1|B5C4DF|CCCCCC)", re.IGNORECASE)
_STRUCK_STYLE = re.compile(r"(?<![\w-])text-decoration(?:-line)?\s{0,4}:[^;]{0,40}\bline-through\b", re.IGNORECASE)
_HIDDEN_STYLE = re.compile(
    r"display\s{0,4}:\s{0,4}none|visibility\s{0,4}:\s{0,4}hidden|mso-hide\s{0,4}:\s{0,4}all"
    r"|(?<![\w-])(?:font-size|max-height|max-width|opacity)\s{0,4}:\s{0,4}0(?:\.0{1,9})?(?:px|pt|em|%)?\s{0,4}(?:;|!|$)",
    re.IGNORECASE,
)
_UNDERLINED = re.compile("\xa0{2,80}")  # the blank of a form, as word processors draw it
_COLOUR = re.compile(r"(?<![\w-])color\s{0,4}:\s{0,4}([^;!]{3,30})", re.IGNORECASE)
_RGB = re.compile(r"rgba?\(\s{0,3}(\d{1,3})[\s,]{1,4}(\d{1,3})[\s,]{1,4}(\d{1,3})")
_VIVID = frozenset({"red", "green", "blue", "purple", "magenta", "fuchsia", "orange", "crimson", "darkred", "lime"})
_VIVID |= {
    "orangered",
    "firebrick",
    "hotpink",
    "deeppink",
    "darkgreen",
    "limegreen",
    "mediumblue",
    "violet",
    "darkorange",
}

RULE = "_" * 32
MIN_VIVID = 110
MAX_REACH = 200
MAX_STRUCK = 200
MAX_EMOJI = 8


@dataclass(slots=True)
class _Open:
    """An open element, and what is to be undone when it closes."""

    name: str
    quotes: bool = False
    hides: bool = False
    preformatted: bool = False
    gmail_since: int | None = None
    struck_since: tuple[int, int] | None = None
    answers: bool = False


class _Reader:
    """Follows the tags and writes the lines."""

    def __init__(self, *, paragraphs_are_lines: bool) -> None:
        self.lines = Lines()
        self._paragraphs_are_lines = paragraphs_are_lines
        self._open: list[_Open] = []
        self._count: Counter[str] = Counter()
        self._cells = [0]
        self._hidden = 0
        self._preformatted = 0
        self._in_gmail = False
        self._tail = False
        self._struck: list[int] = []  # where in _open those are that cross out what they hold

    def text(self, text: str) -> None:
        """Write text, if it is shown."""
        if self._hidden:
            return
        if self._count["u"]:
            text = _UNDERLINED.sub(lambda blank: "_" * len(blank.group()), text)
        self.lines.text(text, preformatted=self._preformatted > 0)

    def tag(self, tag: Tag) -> None:
        """Follow one tag."""
        if tag.name in _VOID:
            if not tag.closing and not self._hidden:
                self._void(tag)
        elif tag.closing:
            self._end(tag.name)
        elif tag.name in _RANK or tag.name in _BLOCKS:
            self._start(tag)

    def _void(self, tag: Tag) -> None:
        self._begin_tail(tag)
        if tag.name == "br":
            self.lines.line_break(trailing=self._count["td"] > 0 or self._count["th"] > 0)
        elif tag.name == "hr":
            self.lines.rule(RULE)
        elif tag.name == "img":
            alt = tag.attributes.get("alt", "")
            # Webmail writes emoji, the digits in boxes among them, as pictures.
            if 0 < len(alt) <= MAX_EMOJI and not alt.isascii():
                self.lines.text(alt, preformatted=False)

    def _start(self, tag: Tag) -> None:
        name, given = tag.name, tag.attributes
        element = _Open(name)
        self._break(name)
        self._begin_tail(tag)
        if name == "table":
            self._cells.append(0)
        elif name == "tr":
            self._cells[-1] = 0
        elif name in ("td", "th"):
            self._cells[-1] += 1
            if self._cells[-1] > 1 and not self._hidden:
                self.lines.cell()
        elif name == "li" and not self._hidden:
            self.lines.item()
        elif _is_struck(name, given) and not (self._struck and self._struck[-1] >= len(self._open) - MAX_REACH):
            element.struck_since = self.lines.place()
            self._struck.append(len(self._open))
        elif name == "pre":
            element.preformatted = True
            self._preformatted += 1
        elif name in ("span", "font") and self.lines.depth == 1 and not self._count["a"] and _is_vivid(given):
            # Only what we sent is quoted one deep, and it has no colours: somebody answered between our lines.
            element.answers = True
            self.lines.answer(1)
        if name == "blockquote" or _is_quotation(given):
            element.quotes = True
            self.lines.deeper(1)
        elif given and not self._in_gmail and _GMAIL_CLASS.search(given.get("class", "")):
            element.gmail_since = self.lines.mark()
            self._in_gmail = True
        if name == "head" or (given and ("hidden" in given or _HIDDEN_STYLE.search(given.get("style", "")))):
            element.hides = True
            self._hidden += 1
        self._open.append(element)
        self._count[name] += 1

    def _begin_tail(self, tag: Tag) -> None:
        if self._tail:
            return
        given = tag.attributes
        if not given:
            return
        if (
            _TAIL_ID.match(given.get("id", ""))
            or _TAIL_CLASS.search(given.get("class", ""))
            or _TAIL_STYLE.search(given.get("style", ""))
            or given.get("data-marker") == "__DIVIDER__"
        ):
            self._tail = True
            self.lines.block(1)
            self.lines.deeper(1)

    def _end(self, name: str) -> None:
        if self._count[name]:
            rank = _RANK.get(name, _BLOCK_RANK)
            for back in range(1, min(len(self._open), MAX_REACH) + 1):
                if self._open[-back].name == name:
                    for _ in range(back):
                        self._close(self._open.pop())
                    return
                if _RANK.get(self._open[-back].name, _BLOCK_RANK) > rank:
                    break
        self._break(name)

    def _close(self, element: _Open) -> None:
        self._count[element.name] -= 1
        self._break(element.name)
        if element.struck_since is not None:
            # What the writer crossed out is not what he wants.
            self._struck.pop()
            self.lines.take_back(element.struck_since, MAX_STRUCK)
        if element.answers:
            self.lines.answer(-1)
        if element.quotes:
            self.lines.deeper(-1)
        if element.gmail_since is not None:
            self.lines.quote_since(element.gmail_since)
            self._in_gmail = False
        if element.hides:
            self._hidden -= 1
        if element.preformatted:
            self._preformatted -= 1
        if element.name == "table" and len(self._cells) > 1:
            self._cells.pop()

    def _break(self, name: str) -> None:
        if self._hidden:
            return
        if name in _SPACED and not (name == "p" and self._paragraphs_are_lines):
            self.lines.block(2)
        elif name in _BLOCKS or name in ("p", "li", "dt", "dd", "tr", "body"):
            self.lines.block(1)


def _is_quotation(given: dict[str, str]) -> bool:
    """Whether an element with these attributes holds what is answered to."""
    return bool(given) and (
        _QUOTE_CLASS.search(given.get("class", "")) is not None
        or _QUOTE_ID.match(given.get("id", "")) is not None
        or given.get("name") == "quote"
        or given.get("data-marker") == "__QUOTED_TEXT__"
        or _QUOTE_STYLE.search(given.get("style", "")) is not None
    )


def _is_struck(name: str, given: dict[str, str]) -> bool:
    """Whether an element crosses out what it holds: by its name, or a run of text by its style."""
    return name in _STRUCK or (name in ("span", "font") and _STRUCK_STYLE.search(given.get("style", "")) is not None)


def _is_vivid(given: dict[str, str]) -> bool:
    """Whether an element's text is set in a colour that nobody uses for plain text."""
    found = _COLOUR.search(given.get("style", ""))
    colour = (found[1] if found else given.get("color", "")).strip().lower()
    if colour in _VIVID:
        return True
    numbers: tuple[int, ...]
    rgb = _RGB.match(colour)
    if rgb:
        numbers = (int(rgb[1]), int(rgb[2]), int(rgb[3]))
    elif colour.startswith("#") and len(colour) in (4, 7) and all(ch in "0123456789abcdef" for ch in colour[1:]):
        digits = colour[1:] if len(colour) == 7 else "".join(ch + ch for ch in colour[1:])
        numbers = tuple(int(digits[n : n + 2], 16) for n in (0, 2, 4))
    else:
        return False
    return max(numbers) - min(numbers) >= MIN_VIVID


def html_to_text(source: str) -> str:
    """Return the text of an HTML body: blocks as lines, rows of tables with ``|``, quotations behind ``>``."""
    # Word and Outlook write every line as a paragraph without space around it.
    reader = _Reader(paragraphs_are_lines="MsoNormal" in source or "MsoPlainText" in source)
    for piece in scan(source):
        if isinstance(piece, str):
            reader.text(piece)
        else:
            reader.tag(piece)
    return reader.lines.result()
