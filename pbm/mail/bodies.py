"""Bodies that are more than text: files written into them, and the tags of text/enriched."""

from __future__ import annotations

import re

__all__ = ["from_enriched", "without_files"]

_UU_BEGIN = re.compile(r"begin [0-7]{3,4} \S")
_UU_LINE = re.compile(r"[!-`][ -`]{1,61}$")
_TAG = re.compile(r"<(/?)([A-Za-z-]{1,60})>")
_MIN_UU = 3  # lines; a person may write some that look like it


def without_files(text: str) -> str:
    """Return the text without files that are written into it as letters (uuencode, yEnc)."""
    if "\nbegin " not in f"\n{text}" and "=ybegin " not in text:
        return text
    kept: list[str] = []
    file: list[str] = []
    kind = ""
    for line in text.split("\n"):
        if kind == "uu" and _UU_LINE.match(line):
            file.append(line)
            continue
        if kind == "uu":
            kept += file if len(file) < _MIN_UU else []
            kind, file = ("tail" if len(file) >= _MIN_UU else ""), []
        if kind == "tail" and line.strip() in ("", "`", "end"):
            kind = "" if line.strip() == "end" else kind
        elif kind == "yenc":
            kind = "" if line.startswith("=yend") else kind
        elif line.startswith("=ybegin "):
            kind = "yenc"
        elif _UU_BEGIN.match(line):
            kind, file = "uu", [line]
        else:
            kind = ""
            kept.append(line)
    return "\n".join(kept + (file if len(file) < _MIN_UU else []))


def from_enriched(text: str) -> str:
    """Return the words of a text/enriched or text/richtext body (RFC 1896): commands gone, lone line ends as spaces."""
    out: list[str] = []
    position = parameters = hidden = 0
    for found in _TAG.finditer(text.replace("<<", "\0")):
        source = found.string
        if not hidden:
            out.append(source[position : found.start()])
        position = found.end()
        name = found[2].lower()
        if name == "param":
            parameters = max(0, parameters + (-1 if found[1] else 1))
            hidden = parameters
        elif name in ("nl", "paragraph") and not found[1]:
            out.append("\n\n")
    if not hidden:
        out.append(text.replace("<<", "\0")[position:])
    joined = "".join(out).replace("\0", "<")
    return re.sub(r"\n{1,100}", lambda run: " " if len(run[0]) == 1 else run[0][1:], joined)
