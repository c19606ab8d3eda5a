"""Words for the report, marked PRESS, apart from the orders."""

from __future__ import annotations

import re
from collections.abc import Sequence

from pbm.orders.words import keyword

__all__ = ["split_press"]

_LABEL = re.compile(
    r"\s{0,8}[*_#]{0,3}(?:press(?: release)?|pressemitteilung|for the (?:press|report|zine))"
    r"(?P<to>\s+(?:to|for)\s+(?!the (?:report|zine|press)\b|all\b|everyone\b|everybody\b)[^:\n]{1,60})?"
    r"(?:\s+(?:to|for)\s+[^:\n(]{1,30})?(?:\s?\([^)\n]{0,40}\))?[*_]{0,3}\s?:[*_]{0,3}\s?(?P<words>.*)$",
    re.IGNORECASE | re.DOTALL,
)
_ALONE = re.compile(r"\s{0,8}[*_#]{0,3}PRESS[*_#]{0,3}\s*$")
_PRIVATE = re.compile(r"\s{0,8}(?:private(?:ly)?|secret|confidential)\b[^:\n]{0,60}:", re.IGNORECASE)
_END = re.compile(
    r"\s{0,8}[\[(<*_-]{0,3}\s?(?:end(?: of)? press|/press|press ends?|orders?)\b"
    r"\s?:?[\])>*_-]{0,3}\s{0,4}(?P<words>.*)$",
    re.IGNORECASE,
)
_ORDER = re.compile(
    r"\s{0,4}(?:my |your |board )?(?P<label>[^\W\d_]{1,12}(?: door)?)(?: [A-Z])?"
    r"\s?[:=-]?\s?(?:(?:on|at|is|a)\s)?\d{1,3}\b(?P<rest>.{0,60})$"
)
_CLOSING = re.compile(
    r"\s*(?:(?:with )?(?:kind|best|warm)?\s?(?:regards|wishes)|cheers"
    r"|yours\b.{0,30}|sincerely|thanks|thank you|ta|love|bye|all the best|mfg|grüße"
    r"|(?:viele|liebe|beste|schöne) grüße|cordialement|amicalement|saludos|groeten|ciao)[\s,.!]*$",
    re.IGNORECASE,
)
_SIGNED = re.compile(
    r"\s*[/~-]{0,2}\s?(?:[^\W\d_][^\W\d_.'-]{0,20}\.?){1,3}(?:\s[^\W\d_][^\W\d_.'-]{0,20}\.?){0,2}\s*$"
)


def split_press(lines: Sequence[str]) -> tuple[list[str], str | None]:
    """Return ``lines`` without the press, and what is meant for the report; press to one player is not."""
    rest: list[str] = []
    items: list[list[str]] = []
    taking: list[str] | None = None
    for line in lines:
        found = _LABEL.match(line[:4000])
        if found or _ALONE.match(line[:80]):
            taking = []
            if found and found["words"]:
                taking.append(found["words"] + line[4000:])
            if not (found and found["to"]):
                items.append(taking)
            rest.append("")
        elif _PRIVATE.match(line[:200]):
            taking = []
            rest.append("")
        elif taking is not None and (words := _ends(line)) is not None:
            taking = None
            rest.append(words)
        elif taking is not None:
            taking.append(line)
        else:
            rest.append(line)
    made = [text for text in (_signed_off(item) for item in items) if text]
    return rest, "\n\n".join(made) or None


def _ends(line: str) -> str | None:
    """Return what a line says beyond ending the press, None when the press goes on."""
    found = _END.match(line[:200])
    if found and (line.strip()[:5].casefold() != "order" or ":" in line[:30] or not found["words"]):
        return found["words"]
    order = _ORDER.match(line[:120])
    if order and keyword(order["label"].split()[0].casefold()) is not None:
        spare = [w for w in re.findall(r"[^\W\d_]+", order["rest"].casefold()) if keyword(w) is None]
        if all(
            w in ("door", "on", "at", "and", "please", "pls", "thanks", "then", "trap", "none", "no", "the", "space")
            for w in spare
        ):
            return line
    return None


def _signed_off(lines: Sequence[str]) -> str:
    """Return the press without the greetings and name that end a letter."""
    kept = [line.strip() for line in lines]
    while kept and not kept[-1]:
        kept.pop()
    place = len(kept)
    while place and kept[place - 1] and len(kept) - place < 3:
        place -= 1
    last = kept[place:]
    if (
        place
        and not kept[place - 1]
        and all(_CLOSING.match(line[:80]) or (len(line) <= 40 and _SIGNED.match(line)) for line in last)
    ):
        kept = kept[:place]
    else:
        closing = next((n for n in range(max(0, len(kept) - 3), len(kept)) if n and _CLOSING.match(kept[n][:80])), None)
        if closing is not None and all(len(line) <= 40 and _SIGNED.match(line) for line in kept[closing + 1 :]):
            kept = kept[:closing]
    while kept and not kept[-1]:
        kept.pop()
    while kept and not kept[0]:
        kept.pop(0)
    return "\n".join(kept)
