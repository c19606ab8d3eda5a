"""What a player says of our mails instead of ordering: that something was not theirs, that it was, or just no."""

from __future__ import annotations

from collections.abc import Sequence

from pbm.core.orders import Reading
from pbm.core.phrases import say
from pbm.orders.boards.asked_over import boards_asked_about
from pbm.orders.boards.over import boards_named
from pbm.orders.consent import Heard, heard, heard_below
from pbm.orders.disowning import cries_out, disowns, in_jest, takes_back_barely
from pbm.orders.of_subject import typed_into
from pbm.service import amend
from pbm.service.answered_letter import letter_answered, writer_of
from pbm.service.commands import Desk
from pbm.service.identity import without_tags
from pbm.service.people import press_apart
from pbm.service.politeness import answer_politeness
from pbm.service.questions import was_asked
from pbm.service.receipts import Answer
from pbm.service.relenting import offered_again
from pbm.service.replies import question_answered
from pbm.service.unconfirmed import told_of_asked, told_of_waiting

__all__ = ["heard_of", "hint_of_boards_over", "hint_of_players", "note_disowned", "react"]


def heard_of(desk: Desk, words: Sequence[str]) -> Heard:
    """Return what a seat's mail says as an answer, by its words or, where there are none, by its subject."""
    who, letter = desk.who, desk.letter
    names = (who.seat.name, who.player.name, desk.office.letters.post.gm.name)
    others = [seat.name for seat in desk.work.seats.of_game(who.game.id) if seat.id != who.seat.id]
    said = heard(words, names, others)
    if not (said.silent and letter.subject.strip()):
        return said
    answered = [ours for ours in map(desk.work.outbox.by_message_id, letter.in_reply_to) if ours is not None]
    subjects = [without_tags(desk.office.decode(ours.raw).subject) for ours in answered]
    return heard_below(typed_into(without_tags(letter.subject), subjects), words, names, others)


def react(desk: Desk, said: Heard, words: Sequence[str], reading: Reading, answer: Answer) -> bool:
    """Answer, in ``answer``, words that order nothing and are about a mail; return whether these are such words."""
    doing = amend.said(reading.orders) or reading.asked or reading.command or reading.letters or reading.press
    if doing or reading.later or reading.seconds or reading.replacing or reading.missed is not None:
        return False
    if _not_theirs(said, words):
        answer.title = say("The GM has been told")
        note_disowned(desk, said, words, answer)
        return True
    if offered_again(desk, words, answer):
        return True
    waiting = told_of_waiting(desk.work, desk.who.seat, desk.who.player)
    if said.nods:
        asked, _ = question_answered(desk.work, desk.letter, desk.who, True)
        if asked is not None and asked.kind == "resign":
            _ask_again(answer)
            return True
    refuses_ours = said.plain is False and any(map(desk.work.outbox.by_message_id, desk.letter.in_reply_to))
    if waiting and said.plain is not None and not said.only_seen and not refuses_ours:
        answer.title = say("Please answer our question")
        answer.outcomes.append("a yes or no to another mail than the one that asked")
        answer.said.append(say("Thank you, but a yes or no counts only in reply to the mail that asked for it."))
        answer.said += waiting
        return True
    asking = told_of_asked(desk.office, desk.work, desk.who.seat, desk.who.player) if said.decided is not None else ()
    if asking and not said.only_seen:
        answer.title = say("Please answer our question")
        answer.outcomes.append("a yes or no to another mail than the one that asked")
        answer.said.append(say("Thank you, but a yes or no counts only in reply to the mail that asked for it."))
        answer.said += asking
        return True
    if said.decided and not said.nods and not said.only_seen:
        answer.title = say("Nothing was asked")
        answer.outcomes.append("a yes, and no question is open")
        answer.said.append(
            say(
                "Thank you, but no question of ours is open that a YES would answer, so nothing has changed. To answer "
                "another player, begin with a line that says PRESS TO, their name and a colon, and put your words "
                "below it; to order something, please type it out."
            )
        )
        return True
    open_to_doubt = said.plain is None or said.only_seen
    if open_to_doubt and not any(map(str.isdigit, "".join(words))):
        asked, _ = question_answered(desk.work, desk.letter, desk.who, True)
        of_game = asked is not None and asked.kind == "resign" and said.senses & {"leave", "out", "stay"}
        if of_game or (asked is not None and said.senses & {"yes", "ok", "no"}):
            _ask_again(answer)
            return True
    if answer_politeness(desk, said, words, reading, answer):
        return True
    if takes_back_barely(words):
        answer.title = say("What shall be changed?")
        answer.outcomes.append("a word that turns something down: asked back, nothing changed")
        answer.said.append(
            say(
                "I could not tell what your mail is about, so nothing was changed. WITHDRAW takes your orders back; "
                "other orders take their place. If somebody else wrote in your name, reply NOT ME, and the GM hears of "
                "it."
            )
        )
        answer.said += waiting
        return True
    return False


def hint_of_players(desk: Desk, reading: Reading, answer: Answer) -> None:
    """Say in ``answer`` that another player hears nothing of a mail that answers their letter and sends them none."""
    if answer.stored or reading.letters or reading.press or reading.asked or not answer.said:
        return
    letter = letter_answered(desk)
    if letter is None:
        return
    name = writer_of(desk, letter)
    answer.said.append(
        say(
            "Your mail answers {name}'s letter, and {name} hears nothing of it. If it is for {name}, begin with a line "
            "that says PRESS TO {capitals}: and put your words below it.",
            name=name,
            capitals=name.upper(),
        )
        if name
        else say(
            "Your mail answers another player's letter, and they hear nothing of it. If it is for a player, begin with "
            "a line that says PRESS TO, their name and a colon, and put your words below it."
        )
    )


def hint_of_boards_over(desk: Desk, words: Sequence[str], answer: Answer) -> None:
    """Say in ``answer`` which boards need no more orders of the seat, of those that a mail orders for or asks about."""
    if desk.form is None or not desk.form.boards or desk.form.shared or desk.round_ is None:
        return
    table = desk.office.table(desk.work, desk.who.game)
    over = [name for name in table.ruleset.boards(table.config) if name not in desk.form.boards]
    if not over:
        return
    own, _ = press_apart(desk.office, desk.work, desk.who.game, desk.who.seat.name)(words)
    ordered = boards_named(words, over) if any(map(str.isdigit, "".join(words))) else ()
    names = sorted({*ordered, *boards_asked_about(own, over)})
    state = table.ruleset.state_from_json(table.config, desk.round_.state_before)
    checked = table.ruleset.check(table.config, state, desk.who.seat.name, {name: {} for name in names})
    told = {*answer.said, *(problem for problem, _ in answer.problems)}
    answer.said += [problem.message for problem in checked.problems if names and problem.message not in told]


def _ask_again(answer: Answer) -> None:
    answer.title = say("Yes or no?")
    answer.outcomes.append("an answer to a question that is neither yes nor no")
    answer.said.append(
        say(
            "I could not tell whether your mail is a yes or a no to what I asked, so nothing was done. Please "
            "reply with just YES or NO."
        )
    )
    answer.said.append(say("Your mail was passed on to the GM."))
    answer.to_gm = ""


def _not_theirs(said: Heard, words: Sequence[str]) -> bool:
    """Whether words say that a mail was not the writer's; a joke about who needs help does not."""
    earnest = in_jest(words)
    if earnest is None:
        return said.disowns or disowns(words)
    return disowns(earnest) or cries_out(earnest)


def note_disowned(desk: Desk, said: Heard, words: Sequence[str], answer: Answer) -> None:
    """Have the GM hear of it, and say so, where words say that a mail in a player's name was not theirs."""
    if not _not_theirs(said, words):
        return
    answer.outcomes.append("says that a mail was not theirs: passed on to the GM")
    answer.to_gm = say(
        "{name} seems to say that a mail or orders in their name were not theirs.", name=desk.who.seat.name
    )
    answer.said.append(
        say(
            "You seem to say that a mail in your name was not yours. The GM has been told. What is shown below stands "
            "until you or the GM change it: send the orders that you want by themselves, or WITHDRAW."
        )
    )
    for one in desk.work.questions.open_of_seat(desk.who.seat.id, "address"):
        address = str(one.data.get("address", ""))
        if was_asked(one) and address and not one.data.get("undone") and not one.data.get("by_command"):
            answer.said.append(
                say(
                    "If you mean the mail from {address}: we asked you about it, and NOT ME in reply to that question "
                    "undoes what it did, at once.",
                    address=address,
                )
            )
