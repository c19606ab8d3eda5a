"""Whole seasons of ordinary play, mail by mail: what people wrote round after round, and what became of it."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from email import policy
from email.message import EmailMessage
from email.utils import format_datetime
from pathlib import Path
from typing import Any, Final

from pbm.service.games import Entrant
from pbm.service.records import MailOut
from tests.playthroughs.house import House, last_mail, parsed, text_of

__all__ = ["FOLDER", "Deviation", "played"]

FOLDER: Final = Path(__file__).parent.parent / "seasons"
_GM: Final = "Hill House <games@example.test>"
_GM_ADDRESS: Final = "alan@example.test"
_ATTRIBUTIONS: Final = {
    "en": "On {at:%a, %-d %b %Y at %H:%M}, {who} wrote:",
    "de": "Am {at:%d.%m.%Y} um {at:%H:%M} schrieb {who}:",
    "fr": "Le {at:%d/%m/%Y} à {at:%H:%M}, {who} a écrit :",
    "nl": "Op {at:%d-%m-%Y} om {at:%H:%M} schreef {who}:",
    "es": "El {at:%d/%m/%Y} a las {at:%H:%M}, {who} escribió:",
    "it": "Il giorno {at:%d/%m/%Y} alle ore {at:%H:%M}, {who} ha scritto:",
}
_HEADERS: Final = {
    "en": ("From", "Sent", "To", "Subject"),
    "de": ("Von", "Gesendet", "An", "Betreff"),
    "fr": ("De", "Envoyé", "À", "Objet"),
    "nl": ("Van", "Verzonden", "Aan", "Onderwerp"),
    "es": ("De", "Enviado", "Para", "Asunto"),
    "it": ("Da", "Inviato", "A", "Oggetto"),
}
_IPHONE: Final = {
    "en": "Sent from my iPhone",
    "de": "Von meinem iPhone gesendet",
    "fr": "Envoyé de mon iPhone",
    "nl": "Verstuurd vanaf mijn iPhone",
    "es": "Enviado desde mi iPhone",
    "it": "Inviato da iPhone",
}
_ASKED: Final = re.compile(r"asked back|, partly|offered|asked once more")
_ORDERED: Final = re.compile(r"(?P<board>[A-C]?)(?P<throws>[\d,]*)(?:/(?P<door>\d+))?")


@dataclass(frozen=True)
class Deviation:
    """What became of a mail otherwise than a kindly GM would have it: the number of the mail, and what it is about."""

    mail: int
    about: str
    told: str = field(compare=False, default="")


@dataclass
class _Season:
    """A season that is being played."""

    house: House
    told: Mapping[str, Any]
    number: int = 0

    def start(self) -> None:
        told = self.told
        zones = told.get("zones", {})
        self.house.start(
            key=told["key"],
            title=told["key"].capitalize(),
            ruleset=told.get("ruleset", "postal"),
            boards=told.get("boards", {}),
            options=told.get("options", {}),
            house=told.get("house", {}),
            entrants=tuple(
                Entrant(name, (_address(name),), zones.get(name, "Europe/London")) for name in told["people"]
            ),
        )

    def send(self, one: Mapping[str, Any]) -> Iterator[Deviation]:
        """Send a mail of somebody's, and yield in what its treatment deviates from what is told of it."""
        self.number += 1
        house, who = self.house, one["who"]
        house.clock.moment += timedelta(hours=one.get("hours", 2.0))
        before, pressed, ahead = self._standing(who), self._press(), self._ahead(who)
        outbox = len(house.outbox())
        house.inbound.deliver(self._mail(one).as_bytes(policy=policy.SMTP))
        house.server.tick.beat(poll=True)
        new = house.outbox()[outbox:]
        text = " ".join("\n".join(text_of(parsed(mail)) for mail in new if mail.intended == _address(who)).split())
        for about, told in self._deviations(one, new, text, before, pressed, ahead):
            yield Deviation(self.number, about, told)
            if about == "stands":
                self._put_right(one)

    def _deviations(
        self, one: Mapping[str, Any], new: Sequence[MailOut], text: str, before: Any, pressed: list[Any], ahead: Any
    ) -> Iterator[tuple[str, str]]:
        who = one["who"]
        stands, given = self._standing(who), one.get("stands")
        meant = before if given == "as before" else _meant(given)
        if given and _plainly(stands) != _plainly(meant):
            yield "stands", f"{stands} and not {meant}: {text[:300]}"
        asked = _ASKED.search(last_mail(self.house).outcome) is not None
        if one.get("asked", False) != "either" and asked != bool(one.get("asked", False)):
            yield "asked", f"{last_mail(self.house).outcome}: {text[:300]}"
        if "gm" in one and one["gm"] != any(mail.intended == _GM_ADDRESS for mail in new):
            yield "gm", text[:300]
        letters = sorted(mail.intended for mail in new if mail.kind == "letter" and mail.intended != _GM_ADDRESS)
        if letters != sorted(map(_address, one.get("letters", ()))):
            yield "letters", str(letters)
        printed = [" ".join(words.split()) for words in self._press() if words not in pressed]
        if not any(one["press"] in words for words in printed) if "press" in one else printed:
            yield "press", str(printed)
        if one.get("says", "") not in text:
            yield "says", text[:300]
        if any(secret in " ".join(printed) for secret in one.get("never", ())):
            yield "never", str(printed)
        kept = self._ahead(who)
        told = {int(turn): _orders(orders) for turn, orders in one.get("advance", {}).items()}
        if any(kept.get(turn) != orders for turn, orders in told.items()) if told else kept != ahead:
            yield "advance", str(kept)

    def _mail(self, one: Mapping[str, Any]) -> EmailMessage:
        who, moment = one["who"], self.house.clock.moment
        program = one.get("program") or self.told["programs"].get(who, "gmail")
        language = one.get("language") or self.told["languages"].get(who, "en")
        answered = self._answered(who, one.get("answering"))
        quoted = _written(answered).splitlines()
        for label, value in one.get("form", {}).items():
            last = max(place for place, line in enumerate(quoted) if line.startswith(label))
            quoted[last] += f" {value}"
        at = moment - timedelta(hours=20)
        mail = EmailMessage()
        mail["From"] = one.get("from") or f"{who} <{_address(who)}>"
        mail["To"] = one.get("to") or str(answered["Reply-To"] or self.house.reply_address(who))
        mail["Subject"] = one.get("subject") or f"Re: {answered['Subject']}"
        mail["Date"] = format_datetime(moment)
        mail["Message-ID"] = f"<{self.told['key']}.{self.number}@players.test>"
        if program != "plain":
            mail["In-Reply-To"] = mail["References"] = str(answered["Message-ID"])
        subject = str(answered["Subject"])
        mail.set_content(_body(one["words"], quoted, program, language, at, who, subject, one.get("footer", "")))
        if program == "gmail":
            mail.add_alternative(_html(one["words"], quoted, _attribution(language, at)), subtype="html")
        return mail

    def _answered(self, who: str, kind: str | None) -> EmailMessage:
        mails = [mail for mail in self.house.outbox() if mail.intended == _address(who)]
        of_kind = [mail for mail in mails if kind is None or mail.kind.startswith(kind)]
        return parsed((of_kind or mails)[-1])

    def _standing(self, who: str) -> Any:
        return self.house.standing(who) if self.house.round() else None

    def _press(self) -> list[str]:
        round_ = self.house.round()
        if round_ is None:
            return []
        with self.house.server.office.store.begin() as work:
            return [item.text for item in work.press.of_round(round_.id) if item.stands and not item.to]

    def _ahead(self, who: str) -> dict[int, Any]:
        seat = self.house.seat(who)
        with self.house.server.office.store.begin() as work:
            return {one.turn: one.orders for one in work.orders.advance(seat.id)}

    def _put_right(self, one: Mapping[str, Any]) -> None:
        """Bring about what should stand, so that the mails to come are true."""
        self.house.clock.moment += timedelta(minutes=61)
        stands = one["stands"]
        words = one.get("plainly") or ("WITHDRAW" if stands == "nothing" else _plain_orders(stands))
        self.house.write(one["who"], words, subject="orders")


def played(house: House, season: Path) -> list[Deviation]:
    """Play a season of a file, mail by mail; return what became of its mails otherwise than it says."""
    told = tomllib.loads(season.read_text(encoding="utf-8"))
    playing = _Season(house, told)
    playing.start()
    found: list[Deviation] = []
    for one in told["event"]:
        if one.get("deadline"):
            house.pass_deadline()
        else:
            found += playing.send(one)
    return found


def _written(mail: EmailMessage) -> str:
    body = mail.get_body(("plain",))
    return str(body.get_content()) if body is not None else ""


def _address(name: str) -> str:
    return f"{name.lower()}@players.test"


def _meant(told: Any) -> Any:
    """Return the orders that are told of: in short, or as they are kept."""
    if not told or told == "nothing":
        return None
    return _orders(told) if isinstance(told, str) else {"A": told}


def _orders(told: str) -> dict[str, Any]:
    """Return the orders of "5/45", "5,6/45" or "A5/45 B2/44"."""
    made: dict[str, Any] = {}
    for part in told.split():
        found = _ORDERED.fullmatch(part)
        assert found is not None, told
        order: dict[str, Any] = {"throws": [int(throw) for throw in found["throws"].split(",") if throw]}
        made[found["board"] or "A"] = order | ({"trapdoor": int(found["door"])} if found["door"] else {})
    return made


def _plainly(orders: Any) -> Any:
    """Return orders without what is left open in them."""
    told = {
        board: {key: held for key, value in order.items() if (held := _held(value)) not in (None, [], {}, "none")}
        for board, order in (orders or {}).items()
    }
    return told or None


def _held(value: Any) -> Any:
    """Return what an order says, of choices in advance those that are made and not those that are taken back."""
    return {key: one for key, one in value.items() if one is not None} if isinstance(value, Mapping) else value


def _plain_orders(told: str) -> str:
    lines = []
    for board, order in (many := _orders(told)).items():
        head = f"Board {board}: " if len(many) > 1 else ""
        throws = f"Throw {' then '.join(map(str, order['throws']))}" if order["throws"] else ""
        lines.append(f"{head}{throws}" + (f", trapdoor {order['trapdoor']}" if "trapdoor" in order else ""))
    return "\n".join(lines)


def _attribution(language: str, at: datetime) -> str:
    return _ATTRIBUTIONS[language].format(at=at, who=_GM)


def _body(
    words: str, quoted: list[str], program: str, language: str, at: datetime, who: str, subject: str, footer: str
) -> str:
    """Return a mail's text as a program makes it of what is typed and what is answered."""
    marked = "\n".join(f"> {line}" if line else ">" for line in quoted)
    attribution = _attribution(language, at)
    if program == "outlook":
        sender, sent, to, about = _HEADERS[language]
        head = f"{sender}: {_GM}\n{sent}: {at:%d %B %Y %H:%M}\n{to}: {who} <{_address(who)}>\n{about}: {subject}"
        return f"{words}\n\n________________________________\n{head}\n\n" + "\n".join(quoted)
    if program == "apple":
        return f"{words}\n\n> {attribution}\n>\n{marked}"
    if program == "ios":
        return f"{words}\n\n{footer or _IPHONE[language]}\n\n> {attribution}\n>\n{marked}"
    if program == "android":
        return f"{words}\n\n{footer or 'Sent from Outlook for Android'}\n\n{attribution}\n\n{marked}"
    if program == "below":
        return f"{attribution}\n{marked}\n\n{words}"
    if program == "unmarked":
        return f"{words}\n\n" + "\n".join(quoted)
    return words if program == "plain" else f"{words}\n\n{attribution}\n\n{marked}"


def _html(words: str, quoted: list[str], attribution: str) -> str:
    typed = "".join(f"<div>{_escaped(line) or '<br>'}</div>" for line in words.splitlines())
    below = "<br>\n".join(map(_escaped, quoted))
    return (
        f'<div dir="ltr">{typed}</div><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">'
        f'{_escaped(attribution)}<br></div><blockquote class="gmail_quote">{below}</blockquote></div>'
    )


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
