"""A game in which players get nearly every sort of mail there is, for looking at the words of all of them."""

from __future__ import annotations

from datetime import timedelta

from pbm.service.correcting import EVERY_BOARD, Wanted, correct_round
from pbm.service.ending import end_game
from pbm.service.ports import InboundError
from pbm.service.postponing import postpone_round
from pbm.service.resuming import resume_game
from tests.playthroughs.house import BEGIN, BOARD, House, parsed

COMMANDS = (
    "HELP",
    "STAUS",
    "STATUS",
    "ORDERS",
    "REPORT",
    "REPORT 0",
    "REPORT 9",
    "HISTORY",
    "PRESS",
    "ABSENT",
    "ABSENT 3/5 to 4/6",
    "ABSENT 30 February",
    "ABSENT 3 May 2027 to 17 May 2027",
    "ABSENT OFF",
    "REMIND",
    "REMIND OFF",
    "REMIND ON",
    "ZONE",
    "ZONE Nowhere",
    "ZONE Europe/Berlin",
    "LANGUAGE",
    "LANGUAGE klingon",
    "FORMAT",
    "ADDRESS",
    "ADDRESS nonsense",
    "ADDRESS ADD second@players.test",
    "GAMES",
    "JOIN",
    "JOIN nothing",
    "OBSERVE nothing",
    "OBSERVE hill",
    "RESIGN",
    "NO",
)
ORDERS = (
    "9 / 112",
    "throw 2 or 3",
    "throw 5, trpadoor 45",
    "trapdoor 30",
    "TURN 8: THROW 2",
    "if I miss a round, play my highest left",
    "cancel my standing orders",
    "WITHDRAW",
    "PLAY DEFAULT",
    "What is the weather like where you are?",
    "throw 6 trapdoor 14\n\nPRESS: Ahoy.",
    "PRESS TO CLIVE:\nWord.",
    "PRESS TO NOBODYKNOWN:\nWord.",
    "PRESS TO GM:\nWord.",
    "ANONYMOUS PRESS: Word.",
    "throw 6",
    "throw 6 trapdoor none",
)


def play(house: House, language: str) -> None:
    """Play it, everybody written to in ``language``."""
    house.start(
        boards={
            "A": {
                **BOARD,
                "finish": 30,
                "ladders": {"7": 22},
                "snakes": {"18": 3},
                "public": {"tell": ["size", "layout", "counts", "rules"]},
            }
        },
        options={"announce_nmr": True, "max_consecutive_nmr": 3, "late_join": True},
        house={"language": language, "standing_orders": True, "observe": True, "join": "open"},
    )
    for words in (*COMMANDS, *ORDERS):
        _minutes(house, 30)
        house.write("Brenda", words)
    for _ in range(11):
        house.write("Dora", "STATUS")
    _minutes(house, 90)
    house.server.tick.beat(poll=True)
    house.write("Dora", "ABSENT 2 December to 6 December")
    _stranger_mails(house)
    _unproven_mails(house)
    round_ = house.round()
    assert round_ is not None
    house.clock.moment = round_.deadline - timedelta(hours=20)
    house.server.tick.beat(poll=True)
    _outage(house)
    house.write("Brenda", "throw 4 trapdoor 14", answering=_first_of(house, "start"))
    orders: dict[str, Wanted | None] = {"Brenda": {EVERY_BOARD: {"throws": [5]}}}
    correct_round(house.server.office, "hill", orders, "| ?")
    house.server.tick.beat(poll=True)
    _reminder(house)
    house.write("Clive", "RESIGN")
    house.write("Clive", "YES")
    house.write("Dora", "throw 3, trapdoor 12\nTURN 3: THROW 1\nTURN 4: THROW 1")
    house.pass_deadline()
    for _ in range(12):
        if house.round() is None:
            break
        house.write("Brenda", "the highest I have left")
        house.write("Dora", "lowest legal, trapdoor 12")
        house.pass_deadline()
    house.write("Brenda", "throw 3")
    house.start(key="dale", title="Hill", house={"language": language})
    house.start(key="mead", title="Hill", house={"language": language})
    house.write("Dora", "throw 3 trapdoor 12", to="games@example.test")
    moved = postpone_round(house.server.office, "mead", "2027-06-05 20:00", sure=True).round.deadline
    end_game(house.server.office, "dale", sure=True)
    house.clock.moment = moved + timedelta(minutes=1)
    house.server.tick.beat(poll=True)
    end_game(house.server.office, "mead", reason="…", sure=True)
    for key in ("dale", "mead"):
        resume_game(house.server.office, key, reason="…", sure=True)


def _minutes(house: House, minutes: int) -> None:
    house.clock.moment += timedelta(minutes=minutes)


def _stranger_mails(house: House) -> None:
    for number, words in enumerate(("GAMES", "HELP", "JOIN nothing", "OBSERVE hill", "OBSERVE hill OFF")):
        _minutes(house, 60 * 25)
        house.clock.moment = min(house.clock.moment, BEGIN + timedelta(days=2, hours=number))
        house.write(f"Eve{number}", words, to="games@example.test")
    _answered(house, "confirm-outside", "YES")
    house.write("Eve7", "JOIN hill as Eve7", to="games@example.test")
    _answered(house, "confirm-outside", "YES")


def _unproven_mails(house: House) -> None:
    house.write("Clive", "throw 5 trapdoor 9", to="games@example.test")
    _answered(house, "confirm", "perhaps")
    _answered(house, "confirm", "NO")
    _answered(house, "confirm", "YES")
    house.write("Clive", "throw 5 trapdoor 10", sender="Clive <other@elsewhere.test>")
    _answered(house, "new-address", "NOT ME")
    house.write("Clive", "throw 4 trapdoor 10", sender="Clive <third@elsewhere.test>")
    _answered(house, "new-address", "YES")
    address = house.reply_address("Clive")
    local, _, domain = address.partition("@")
    house.write("Clive", "throw 5 trapdoor 11", to=f"{local[:-4]}aaaa@{domain}")


def _outage(house: House) -> None:
    """Have the mailbox out of reach at the deadline, so that the round waits, and back again later."""
    round_ = house.round()
    assert round_ is not None
    house.inbound.trouble = InboundError.saying("down", "…")
    for minutes in (5, 70):
        house.clock.moment = round_.deadline + timedelta(minutes=minutes)
        house.server.tick.beat()
    house.inbound.trouble = None
    house.server.tick.beat(poll=True)


def _reminder(house: House) -> None:
    round_ = house.round()
    assert round_ is not None
    house.clock.moment = round_.deadline - timedelta(hours=20)
    house.server.tick.beat(poll=True)


def _answered(house: House, kind: str, words: str) -> None:
    """Answer the newest mail of a kind, whoever got it."""
    mail = next(mail for mail in reversed(house.outbox()) if mail.kind == kind)
    house.write("Clive", words, sender=mail.intended, to=str(parsed(mail)["Reply-To"]), answering=mail.message_id)


def _first_of(house: House, kind: str) -> str:
    return next(mail.message_id for mail in house.outbox() if mail.kind == kind)
