"""Robots, returned mails, guards and spammers are known by their words and never answered; players are, and heard."""

from __future__ import annotations

import pytest

from tests.unit.orders.forms import Short, reading, short

ROBOTS = [
    "Hi! Thanks for getting in touch. I'm on parental leave and won't be reading this mailbox before the 12th of "
    "January. This reply is sent once only.",
    "Thanks for your email. I work part time (Tuesday to Thursday, 9 to 4) and will come back to you on my next day.",
    "I am currently at a conference and have only limited access to my mail. I shall respond as soon as I can.",
    "Pat Sutton no longer works here. Kindly direct your correspondence to Tom Hill, ext. 34.",
    "-- This is an unattended mailbox. Nobody reads what is sent here. --",
    "The person you are writing to is on jury service for 3 weeks. Her deputy, Alan Marsh, can be had on ext. 45.",
    "We have received your application and will be in touch. Quote number 5-38 in all correspondence.",
    "Your ticket 4038 has been closed. How did we do? Rate us from 1 to 6: http://desk.example.com/rate",
    "Guten Tag, Ihre Anfrage ist bei uns eingegangen und hat die Nummer 4038. Wir melden uns innerhalb von 3 Tagen.",
    "Your message to pat@example.org was not delivered. Reason: 552 5.2.2 over quota. Attempts: 3.",
    "Recipient address rejected: 5.1.1 pat@example.org (state 14). The mail system",
    "Your letter to pat@example.org is still waiting. This is the mail server: not yet delivered after 4 hours, it "
    "will be tried for 5 days; 451 4.7.1 greylisted.",
    "Percy uses MailWarden to stop junk. Please reply with code 5-32 to let your message 'BOA turn 27' through.",
    "You are not on my list of known senders. Go to http://guard.example.com/k?id=38 and type the four figures shown.",
]
SPAM = [
    (
        "Parcel 4 of 6",
        "Dear customer, a charge of 1.99 is due for parcel 4 of 6. Pay here within 5 days: http://x.test/38",
    ),
    (
        "YOUR LOAN",
        "Dear customer, do not let life throw you down. A loan of 5,000 at 3% with no trapdoors. Send your order.",
    ),
    (
        "6 for the price of 4",
        "This week only: 6 dice for the price of 4. Throw in code LADDER44. Shop now. Unsubscribe",
    ),
    ("Loft ladders from 45", "Loft ladders & trapdoors. Order 3 for the price of 2. Trapdoor kits from £45! Shop now"),
    (
        "Mailbox",
        "Your mailbox is 96% full. Log in within 2 days at http://m.example.com/?u=4 and confirm your password.",
    ),
    ("Greetings", "My dearest, I am a widow of 62. I wish to give 4.5 million to charity. Answer in private."),
    ("You won", "Your e-mail was drawn in a ballot and you won 400,000 euro! Contact our agent with your full name."),
    ("Ticket 45 has WON", "Spin up to 6 times and claim 900 euro today. Only 3 prizes left. Claim here"),
    ("Website", "I saw your website and found 5 errors. We can move it to page 1 from $99. Shall I send a quote?"),
]
PLAYERS: list[tuple[str, Short]] = [
    ("I'm on parental leave till January, so plenty of time for this! I throw 4.", {"A": ([4], None)}),
    ("I have no access to email from tomorrow, so: 4 please.", {"A": ([4], None)}),
    ("I am out of the office till Monday but never too far away for this: 5 please.", {"A": ([5], None)}),
    ("I'm away until the 12th, throw 5, trapdoor 40.", {"A": ([5], 40)}),
    ("My mail came back undeliverable (550 mailbox full), so here it is again: throw 4.", {"A": ([4], None)}),
    ("Dear Sir, kindly find my orders: throw 4, trapdoor 38. Yours faithfully, P. Hall", {"A": ([4], 38)}),
    (
        "My inbox says I won the lottery, and a bank wants my account for 5 million dollars. I throw a 6.",
        {"A": ([6], None)},
    ),
    ("Special offer from me: I throw 4, take it or leave it, 40% off, ends tonight, order now!", {"A": ([4], None)}),
    ("Throw: 2\nTrapdoor: 14\n\nThis mailbox is only checked on Mondays.", {"A": ([2], 14)}),
    ("2/90\n\nGet your free account now! Click here: http://mail.example.com\nSave 40%. Unsubscribe", {"A": ([2], 90)}),
]
ASKING = [
    "Thank you for your mail. I am on leave until the 12th and won't be reading this mailbox. Can I send orders now?",
    "My mail to you was not delivered, 550 user unknown. What are the right address and deadline?",
    "Did you send this invoice for 6 issues or is it a cheat? It says pay £38 within 5 days at http://pay.example.com",
    "I got a mail that says my parcel from you is held at customs and I must pay 1.95. Is that true?",
    "Throw 4 or 5, I'm out of the office and can't decide. This is no automatic reply.",
]


@pytest.mark.parametrize("text", ROBOTS)
def test_a_machine_is_not_answered(text: str) -> None:
    """What answers for somebody, brings a mail back or guards a mailbox orders nothing, whatever numbers it has."""
    read = reading(text, subject="Re: RUNG turn 5")
    assert (read.kind, read.verdict, short(read)) == ("auto-reply", "clear", {}), read.problems


@pytest.mark.parametrize(("subject", "text"), SPAM)
def test_a_spammer_is_not_answered(subject: str, text: str) -> None:
    """Who sells, threatens or promises millions orders nothing, and is not asked what was meant."""
    read = reading(text, subject=subject)
    assert (read.kind, read.verdict, short(read)) == ("other", "clear", {}), read.problems


@pytest.mark.parametrize(("text", "orders"), PLAYERS)
def test_a_player_who_sounds_like_one_is_heard(text: str, orders: Short) -> None:
    """Who is away, laughs at spam or writes stiffly orders as ever."""
    read = reading(text, subject="Re: RUNG turn 5")
    assert (read.verdict, short(read)) == ("clear", orders), read.problems


@pytest.mark.parametrize("text", ASKING)
def test_a_question_beside_such_words_is_answered(text: str) -> None:
    """Who asks something, or leaves something open, hears from the GM, however the rest of the mail sounds."""
    assert reading(text, subject="Re: RUNG turn 5").verdict == "ask"
