"""The pieces that a line falls into: words, numbers, names of snakes, and numbers that are plainly something else."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

__all__ = ["SCAN", "tidied"]

_MONTHS: Final = (
    r"jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?"
    r"|nov(?:ember)?|dec(?:ember)?|januar|februar|märz|mai|juni|juli|oktober|dezember"
)
_UNITS: Final = (
    r"degrees|grad|uhr|pm|am|minutes|min|hours?|days?|weeks?|years?|o'clock|per cent|percent|quid|pounds|euros?|times"
    r"|goals|points|km|miles|cards|minuten|stunden|tage"
)
_DEAD: Final = "|".join(
    (
        r"(?:https?://|www\.)\S{1,200}",
        r"[\w.+-]{1,64}@[\w-]{1,60}(?:\.[\w-]{1,60}){1,5}",
        r"\b\d{4}-\d{1,2}-\d{1,2}\b",
        r"\b\d{1,2}(?P<sep>[/.])\d{1,2}(?P=sep)(?:\d{4}|\d{2})\b",
        r"\b\d{1,2}[:.]\d{2}\s?[ap]m\b",
        r"\b(?:[01]?\d|2[0-3]):[0-5]\d\b",
        r"\b\d{1,2}\s?[ap]m\b",
        rf"\b\d{{1,4}}\s(?:{_MONTHS}|{_UNITS})\b",
        r"\b\d{1,2}\.\s(?:jan|feb|mar|apr|jun|jul|aug|sep|oct|okt|nov|dec|dez|mai\b|märz)\w{0,7}",
        rf"\b(?:{_MONTHS})\s\d{{1,4}}\b(?!\s?[-/])",
        r"[£$€]\s?\d[\d,.]{0,12}",
        r"\b\d[\d,.]{0,12}\s?[£€%°]",
        r"(?:\+\d|\b0)\d{1,4}[ ()-]{0,2}\d{2}[\d ()-]{3,15}\d\b",
        r"\b\d+[.,]\d+\b",
        r"\b\d{4,}\b(?:[ -]\d{2,}){0,4}",
        r"\b\d{1,6}-\d{1,6}-\d{1,6}(?:-\d{1,6}){0,4}\b",
    )
)
SCAN: Final = re.compile(
    rf"(?P<dead>{_DEAD})"
    r"|(?P<piece>(?<![^\W_])[slpSLP][-#]?\d{1,2}(?![\w]))|(?P<apart>(?<![^\W_])[SLP]\s\d{1,2}(?![\w]))"
    r"|(?P<signed>(?<![\w+])\+\s?\d{1,2}(?:\#\d{1,2}|s\b)?(?![\d\w])|(?<![\w)])-\d{1,2}(?:\#\d{1,2}|s\b)?(?![\d\w]))"
    r"|(?P<arrow><-{0,2}>|-{1,2}>|=>|>)"
    r"|(?P<nth>\b\d{1,2}(?:st|nd|rd|th)\b)|(?P<mixed>[^\W\d_]+\d+\w*|\d+[^\W\d_]\w*)|(?P<num>\d+)"
    r"|(?P<word>[^\W\d_]+(?:'[^\W\d_]+)*)|(?P<dots>\.{2,})|(?P<sign>[^\w\s])",
    re.IGNORECASE,
)
"""Finds the pieces of a line one after the other; the name of the group says what each is."""

_TIDY: Final = str.maketrans(
    {
        **dict.fromkeys("‘’ʼ´`′", "'"),
        **dict.fromkeys("–—−‐‑‒―﹣", "-"),
        **dict.fromkeys("→➔➜⇒↦", ">"),
        "➕": "+",
        "➖": "-",
        "↔": "/",
        "\u200b": "",
        "\ufe0f": "",
        "\u20e3": "",
    }
)


def tidied(line: str) -> str:
    """Return a line with one kind each of dashes, quotes, arrows and figures."""
    for number in ("n.º", "nº", "n°", "n.°", "Nº", "N.º", "N°"):
        line = line.replace(number, "nr ")
    return unicodedata.normalize("NFKC", line.translate(_TIDY)).translate(_TIDY)
