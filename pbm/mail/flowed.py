"""``format=flowed`` text (RFC 3676) → the paragraphs its writer typed."""

from __future__ import annotations

__all__ = ["unflow"]

SIGNATURE = "-- "


def unflow(text: str, *, delsp: bool) -> str:
    """Return the text with soft line breaks undone; quoted lines keep their ``>`` and are joined at equal depth."""
    out: list[str] = []
    paragraph: list[str] = []
    depth_before = 0
    for line in text.split("\n"):
        depth = len(line) - len(line.lstrip(">"))
        content = line[depth:]
        content = content.removeprefix(" ")  # stuffed by the sender, or the space after a quote mark
        if paragraph and (depth != depth_before or content == SIGNATURE):
            out.append(_quoted(depth_before, paragraph))
            paragraph = []
        depth_before = depth
        if content.endswith(" ") and content != SIGNATURE:
            paragraph.append(content[:-1] if delsp else content)
            continue
        out.append(_quoted(depth, [*paragraph, content]))
        paragraph = []
    if paragraph:
        out.append(_quoted(depth_before, paragraph))
    return "\n".join(out)


def _quoted(depth: int, pieces: list[str]) -> str:
    text = "".join(pieces)
    return f"{'>' * depth} {text}" if depth else text
