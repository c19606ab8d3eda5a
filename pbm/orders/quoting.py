"""How mail clients mark words that are not the writer's own: patterns, each linear in its line.

Every repetition is bounded: a line of 200 KB costs no more than its first few hundred characters.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

__all__ = [
    "attribution",
    "forward_separator",
    "header_block",
    "is_blurb_start",
    "is_footer",
    "is_list_rule",
    "is_signature_rule",
    "reply_separator",
    "unarmoured",
    "unquoted",
]

_HEAD = 400  # no mark of a client is longer

_WROTE = (
    r"(?:wrote|writes|schrieb|schreibt|a écrit|a ecrit|schreef|het volgende geschreven|escribió|escribio"
    r"|ha scritto|scrisse|escreveu|skrev|skreiv|kirjoitti|napisał(?:\(a\)|a)?|napsal(?:\(a\)|a)?|írta|написал)"
)
_OPENING = r"(?:On|Am|Le|Op|El|Il|Em|Den|Dne|W dniu|Dnia|Em|På|Pe|Il giorno|Em)"
_ATTRIBUTIONS = (
    # "On Mon, 17 Mar 2025 at 19:00, Somebody <address> wrote:"
    re.compile(rf"\s{{0,8}}{_OPENING}\b(?=[^\n]{{0,80}}\d)[^\n]{{4,300}}?\b{_WROTE}\b[^\n:]{{0,120}}:", re.IGNORECASE),
    # "Somebody <address> schrieb am 17.03.2025 um 20:00:"
    re.compile(
        rf"[^\n<>]{{0,80}}<[^<>\s]{{1,100}}@[^<>\s]{{1,100}}>[^\n:]{{0,8}}\s{_WROTE}\b[^\n]{{0,80}}?:\s*$",
        re.IGNORECASE,
    ),
    # "2025-03-17 19:00 GMT+01:00 Somebody <address>:"
    re.compile(r"\s{0,8}\d{4}-\d\d-\d\d \d\d?:\d\d[^\n<]{0,80}<[^<>\s]{1,100}@[^<>\s]{1,100}>:\s*$"),
    # "Somebody wrote on 17/03/2025:"
    re.compile(rf"[^\n\d:]{{1,80}}\b{_WROTE} (?:on|am|le|op|el|il)\b[^\n]{{4,60}}?:\s*$", re.IGNORECASE),
)
_ATTRIBUTION_HINT = re.compile(rf"{_WROTE}\b|>:", re.IGNORECASE)
_ATTRIBUTION_START = re.compile(
    rf"\s{{0,8}}(?:{_OPENING}\b|\d{{4}}-|[^\n<>]{{0,80}}<|[^\n\d:]{{1,80}}\b{_WROTE})", re.IGNORECASE
)

_REPLY_SEPARATOR = re.compile(
    r"\s{0,8}-{2,40}\s{0,4}(?:original message|original appointment|reply message|ursprüngliche nachricht"
    r"|originalnachricht|message d'origine|message original|oorspronkelijk bericht|mensaje original"
    r"|messaggio originale|mensagem original|oprindelig meddelelse|ursprungligt meddelande|wiadomość oryginalna"
    r"|urspr\. nachricht)\s{0,4}-{0,40}",
    re.IGNORECASE,
)
_FORWARD_SEPARATOR = re.compile(
    r"\s{0,8}(?:-{2,40}\s{0,4}(?:forwarded message|forwarded by\b[^\n]{0,80}?"
    r"|weitergeleitete nachricht|message transféré"
    r"|doorgestuurd bericht|mensaje reenviado|messaggio inoltrato|mensagem encaminhada|vidarebefordrat meddelande"
    r"|videresendt meddelelse|przekazana wiadomość|original message forwarded)\s{0,4}-{2,40}"
    r"|(?:begin forwarded message|anfang der weitergeleiteten nachricht|début du message transféré"
    r"|début du message réexpédié"
    r"|begin doorgestuurd bericht|inicio del mensaje reenviado|inizio messaggio inoltrato)\s?:)\s*$",
    re.IGNORECASE,
)
_FROM_LINE = re.compile(r"\s{0,4}\*?(?:From|Von|De|Van|Da|Fra|Från|Od|Lähettäjä)\*?\s?:\*?\s?\S", re.IGNORECASE)
_HEADER_LINE = re.compile(
    r"\s{0,4}\*?(?:Sent|Date|To|Cc|Bcc|Subject|Reply-To|Importance|Gesendet|Datum|An|Betreff|Envoyé|À"
    r"|A|Objet|Verzonden"
    r"|Aan|Onderwerp|Enviado(?: el)?|Para|Asunto|Fecha|Inviato|Oggetto|Data|Assunto|Enviada em|Sendt"
    r"|Til|Emne|Skickat|Till|Ämne"
    r"|Wysłano|Do|Temat)\*?\s?:",
    re.IGNORECASE,
)
_FOOTER = re.compile(
    r"\s{0,8}[-*]{0,3}\s?(?:sent (?:from|via|with|using) (?!me\b)\S|get outlook for |sent by my "
    r"|gesendet (?:von|mit) |von meinem \S{1,20}(?: \S{1,20}){0,3} gesendet"
    r"|diese nachricht wurde von |envoyé (?:depuis|de mon|à partir) |envoyé avec "
    r"|télécharge[rz] outlook|verzonden (?:vanaf|met|via) "
    r"|verstuurd (?:vanaf|met|via) |enviado (?:desde|do|de|con) |inviato (?:da|con) |skickat från "
    r"|sendt fra |wysłane? z "
    r"|lähetetty |virus-free[. ]|this e-?mail has been (?:checked|scanned) |scanned by |avast\b"
    r"|diese e-?mail wurde von avast)",
    re.IGNORECASE,
)
_LIST_RULE = re.compile(r"\s{0,4}(?:_{10,}|-~-~|~-{5,}|={20,})")
_LIST_WORDS = re.compile(
    r"unsubscribe|mailing list|you (?:are )?receiv\w{0,5} this|list address|google groups", re.IGNORECASE
)
_BLURB = re.compile(
    r"\s{0,8}(?:to unsubscribe\b|you (?:are receiving|received) this (?:message|mail|email) because"
    r"|this (?:e-?mail|message|communication)\b[^\n]{0,80}\bconfidential|confidentiality notice|disclaimer\s?:"
    r"|diese e-?mail (?:kann|enthält) vertraulich|ce (?:message|courriel)\b[^\n]{0,60}\bconfidentiel)",
    re.IGNORECASE,
)
_SIGNATURE_RULE = re.compile(r"-- ?$|--$")
_ARMOUR = re.compile(r"-----(BEGIN|END) PGP ([A-Z ]{3,30})-----\s*$")


def unquoted(line: str) -> tuple[int, str]:
    """Return how deeply a line is quoted with ``>`` and what it says."""
    depth = place = start = 0
    while place < len(line):
        if line[place] == ">":
            depth += 1
            start = place + 1
        elif line[place] != " " or place - start > 3:
            break
        place += 1
    if depth == 0:
        return 0, line
    return depth, line[start:].removeprefix(" ")


def attribution(lines: Sequence[str]) -> tuple[int, str] | None:
    """Return how many of ``lines`` say who wrote what is quoted, and what else is on the last; None if none do."""
    first = lines[0][:_HEAD]
    if not _ATTRIBUTION_START.match(first):
        return None
    for count in range(1, min(3, len(lines)) + 1):
        joined = " ".join(line[:_HEAD].strip() for line in lines[:count])
        if count < len(lines) and count > 1 and not lines[count - 1].strip():
            return None
        if not _ATTRIBUTION_HINT.search(joined):
            continue
        for pattern in _ATTRIBUTIONS:
            found = pattern.match(joined)
            if found:
                cut = len(joined) - found.end()
                last = lines[count - 1].rstrip()
                return count, last[len(last) - cut :].strip() if cut > 0 else ""
    return None


def reply_separator(line: str) -> bool:
    """Whether a line says that the original message follows."""
    return _REPLY_SEPARATOR.match(line[:_HEAD]) is not None


def forward_separator(line: str) -> bool:
    """Whether a line says that a forwarded message follows."""
    return _FORWARD_SEPARATOR.match(line[:_HEAD]) is not None


def header_block(lines: Sequence[str]) -> int:
    """Return how many of ``lines`` are the header that a client puts over what it quotes; 0 if none."""
    if not _FROM_LINE.match(lines[0][:_HEAD]):
        return 0
    last = found = 0
    for number, line in enumerate(lines[1:8], start=1):
        if _HEADER_LINE.match(line[:_HEAD]):
            found, last = found + 1, number
        elif not line.strip():
            if found:
                break
        elif number - last > 2:
            break
    return last + 1 if found >= 2 else 0


def is_signature_rule(line: str) -> bool:
    """Whether a line is the dashes that part a signature from the mail."""
    return _SIGNATURE_RULE.match(line) is not None


def is_footer(line: str) -> bool:
    """Whether a line was added by a telephone or a virus scanner."""
    return _FOOTER.match(line[:_HEAD]) is not None


def is_list_rule(lines: Sequence[str]) -> bool:
    """Whether ``lines`` begin with the rule over a mailing list's footer."""
    return _LIST_RULE.match(lines[0][:_HEAD]) is not None and any(
        _LIST_WORDS.search(line[:_HEAD]) for line in lines[1:4]
    )


def is_blurb_start(line: str) -> bool:
    """Whether a line begins a disclaimer or a list's notice that runs to the end."""
    return _BLURB.match(line[:_HEAD]) is not None


def unarmoured(lines: Sequence[str]) -> list[str]:
    """Return ``lines`` without the armour of a clear-signed mail; what is encrypted is gone."""
    kept: list[str] = []
    state = "text"
    for line in lines:
        found = _ARMOUR.match(line[:80])
        if found:
            opening, sort = found.group(1) == "BEGIN", found.group(2)
            into = "head" if sort == "SIGNED MESSAGE" else "drop"
            state = into if opening else "text"
        elif state == "text":
            kept.append(line)
        elif state == "head":
            if not line.strip():
                state = "signed"
        elif state == "signed":
            kept.append(line[2:] if line.startswith("- ") else line)
    return kept
