"""A player's words, read: what they order, and what must be asked before anything is taken.

A number is an order only where its sentence says so. Whatever could be meant otherwise is asked about, and
the parts that are plain nevertheless are kept.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import date

from pbm.core.errors import Problem
from pbm.core.orders import Asked, OrderForm, PressItem, Reading
from pbm.orders import kinds
from pbm.orders.beside_form import agreed_with_form, contradicted_form, form_denied
from pbm.orders.boards.small_letters import with_capitals
from pbm.orders.chosen_by_rules import chosen_apart, chosen_in_form
from pbm.orders.cleaning.ages import without_ages
from pbm.orders.cleaning.as_they_come import as_they_come
from pbm.orders.cleaning.asides import without_asides
from pbm.orders.cleaning.clean import Cleaned
from pbm.orders.cleaning.dictated import with_signs
from pbm.orders.cleaning.in_time import in_time
from pbm.orders.cleaning.quoted import without_quoted
from pbm.orders.cleaning.receipt_numbers import without_receipt_numbers
from pbm.orders.cleaning.small_talk import without_small_talk
from pbm.orders.commands import asked_in, asked_in_subject, command_in
from pbm.orders.for_the_gm import for_the_gm
from pbm.orders.games import own_part
from pbm.orders.games_named import ONE_GAME, Games, named_for_another
from pbm.orders.judging import Heard, judged
from pbm.orders.late import late
from pbm.orders.layouts.label_pairs import with_labels_beside
from pbm.orders.layouts.prompts import answered_lines
from pbm.orders.layouts.put_right import put_right
from pbm.orders.layouts.tables import in_tables
from pbm.orders.led_by_commands import apart_from_commands, unheard_commands
from pbm.orders.misgivings.matters import of_other_matter
from pbm.orders.misgivings.messages import has_message
from pbm.orders.misgivings.second_look import doors_missed, halves_dropped, second_look
from pbm.orders.outcome import asked_about, asked_ahead
from pbm.orders.phrasing.renewed import renewed
from pbm.orders.phrasing.scrapped import without_scrapped
from pbm.orders.phrasing.turns_ahead import told_by_turn
from pbm.orders.press.as_written import in_its_own_signs
from pbm.orders.press.parts import split_press
from pbm.orders.probable import probable
from pbm.orders.quoted_back import quoted_back
from pbm.orders.reader import SHARED, Reader, Taken
from pbm.orders.replies import named
from pbm.orders.second_opinion import reconsidered
from pbm.orders.standing.acknowledged import only_acknowledges
from pbm.orders.standing.missed import missed_in
from pbm.orders.standing.no_reply import wants_nothing
from pbm.orders.standing.own_business import about_a_report, waited_for
from pbm.orders.standing.staying import takes_resignation_back
from pbm.orders.third_opinion import heard_out
from pbm.orders.vocabulary import VOCABULARY, Vocabulary
from pbm.orders.words import POLITE
from pbm.orders.writers.for_a_player import written_for_a_player
from pbm.orders.writers.gone_astray import claims_as_own, without_claim
from pbm.orders.writers.of_oneself import of_oneself
from pbm.orders.writers.taken_down import as_it_was_said

__all__ = ["SHARED", "read"]

_REPLY = late(
    r"\s{0,4}(?:\[[^\]]{0,60}\]\s{0,3})?(?:re|aw|sv|antw|vs|odp|r|fwd?|wg|tr|rv|i|enc)\s?(?:\[\d{1,3}\])?\s?:",
    re.IGNORECASE,
)
_FORWARD = late(r"\s{0,4}(?:fwd?|wg|tr|rv|i|enc)\s?:", re.IGNORECASE)
_MOST = 100_000  # characters, and lines: press and all, no mail of a player is longer
_MOST_LINES = 4_000
_NAME = 3  # words of a name
_BRIEF = 240  # characters of a note that says no more than when orders will come
_OF_SUBJECT = late(r"\bsubject\b", re.IGNORECASE)
_SUBJECT_WRONG = late(
    r"\b(?:slips?|typos?|mistyped?|mistake|error|wrong|oops|misprint|not \d{1,3} as)\b[^.!?]{0,40}"
    r"\b(?:in|of|on) (?:the |my |that )?subject(?! of\b)\b"
    r"|\b(?:ignore|disregard|never mind|forget|scrap)\b[^.!?]{0,40}\b(?:the|my|this) subject(?! of\b)\b"
    r"|\b(?:the |my |^)subject(?: line)?(?:'s| is| was| has| should)[^.!?]{0,40}"
    r"\b(?:slip|typo|mistake|error|wrong|be|read|say|have|out of date|old|rubbish)\b",
    re.IGNORECASE,
)
_SUBJECT_ASIDE = late(
    r"\b(?:ignore|disregard|never mind|forget|scrap)\b (?:what(?:'s| is| it says)? in |anything in )?"
    r"(?:the |my |this )?subject\b"
    r"|\bsubject(?: line)?(?:'s| is| was) (?:all |quite |completely |totally )?"
    r"(?:wrong|rubbish|old|out of date|nonsense)\b",
    re.IGNORECASE,
)
_UNSAID = late(
    r"\b(?:withdraw|cancel|take|retract|scrap)\b[^.!?;:\d]{0,60}\b(?:orders|moves)\b[^.!?;:\d]{0,30}?"
    r"(?P<of> for (?:turn|round) (?P<turn>\d{1,4}))\b",
    re.IGNORECASE,
)
_TURN = late(r"\b(?:turns?|rounds?)\s{0,2}(\d{1,4})\b", re.IGNORECASE)
_REPORTED = late(r"\b(?:turns?|rounds?)\s{0,2}\d{1,4},? (?:report|results?|is played|adjudicated)\b", re.IGNORECASE)
"""A turn that is over: what is ordered is for the one after it."""
_TITLED = late(r"\s{0,4}(?i:(?:re|aw|sv)\s?:\s?)?\[?[A-Z]{3,20}\]?\s?[/ #-]\s?(?P<turn>\d{1,3})\s{0,2}(?:$|[-:(,])")
_PAIRED = late(
    r"(?:^|[-:–—,;!.] ?|\b(?:a|an|the|throw|go|play|move|me|my) )(?:[1-6]|one|two|three|four|five|six)"
    r" ?(?:,? (?:and|with|plus|und|mit|et|avec|en|met|y|con|e)|&|\+)"
    r" (?:(?:a|an|the|my|une|la|le|ma|die|eine|een|il|el|una|mi) ){0,2}[^\W\d_]",
    re.IGNORECASE,
)
"""A throw before "and" and the trapdoor: "Cobra - 4 and trapdoor 57"; the 4 of "Cobra 4, trapdoor 57" may be a turn."""
_PLAYED = late(
    r"\b(?:using|playing|throwing|moving|going|spending|taking|use|play|throw|take|spend)"
    r" (?:(?:a|an|the|my) )?(?:[1-6]|one|two|three|four|five|six)(?: ?[,;-]| (?:and|with)\b)"
    r"|[-:–—,;!.] ?(?:(?:a|an|the|my) )?(?:[1-6]|one|two|three|four|five|six) (?:for me|for us|please|pls)\b"
    r"|\b(?:orders?|moves?) ?[:=–—-] ?(?:[1-6]|one|two|three|four|five|six)\b",
    re.IGNORECASE,
)
"""A throw that is played, or asked for behind a sign: "Viper: using the 2, trapdoor 95", "Cobra: 1 for me"."""
_POINTS_UP = late(
    r"\W{0,3}(?:(?:i have |i've )?(?:got )?nothing (?:else |more |further )?to (?:add|say)[,.;:! -]{0,3})?"
    r"(?:(?:it's|its|it is|they're|they are|that's|see|all|everything|everything's|my|the|orders?|moves?|is|are) ){0,4}"
    r"(?:all )?(?:up there|above|in (?:the |my )?(?:subject|title|header|heading)(?: line)?|(?:the )?subject"
    r"(?: line)?)?"
    r"(?:,? (?:please|thanks|ta|cheers))?\W{0,5}(?:(?-i:[A-Z][a-z.]{0,12})\W{0,3})?",
    re.IGNORECASE,
)
"""Words of a mail that has its orders in the subject: "Nothing to add, it's all up there. Len"."""
_POINTING = 90  # characters of such a mail


def read(
    cleaned: Cleaned,
    form: OrderForm,
    subject: str = "",
    *,
    writer: str = "",
    players: Sequence[str] = (),
    games: Games = ONE_GAME,
    left: Mapping[str, Sequence[int]] | None = None,
    vocabulary: Vocabulary = VOCABULARY,
    deadline: date | None = None,
) -> Reading:
    """Return what a mail was understood to say, for a seat that may order what ``form`` asks.

    ``writer`` is the name of who wrote it, where that is known: who writes of themselves by name means themselves.
    ``players`` are the names of the others, as far as they are known: words to them are no orders. ``games`` are those
    that the writer plays: orders that name another one are asked about.
    ``left`` are the numbers the seat has left by board, where that is known: "lowest legal" and the like are
    then looked up. ``form.turns`` may be empty where the turns are not known. ``orders`` hold only the boards
    and fields that are plain; those of a form that is shared are under ``*``. ``vocabulary`` has the words that are
    understood, a GM's own among them. ``deadline`` is the day on which the round ends, where it is known.
    """
    subject = subject[:400]
    if kinds.is_robot_subject(subject):
        return Reading("auto-reply", "clear", {})
    if _too_long(cleaned):
        return _unread(cleaned, form, subject, left, vocabulary)
    said_by = chosen_apart(apart_from_commands(as_it_was_said(cleaned.words, players)), form.turns, players)
    asked, own = asked_in(_of_the_round(said_by, subject, form))
    if takes_resignation_back(own) and not any(one.command == "RESIGN" for one in asked):
        asked = (*asked, Asked("RESIGN", "off"))
    missed, own_words = missed_in(with_capitals(own, form.boards))
    words, letters = split_press(own_part(with_signs(without_receipt_numbers(own_words)), subject), vocabulary)
    words = in_tables(with_labels_beside(of_oneself(words, writer), form), form, subject)
    default_in_form, form_own = chosen_in_form(cleaned.form, form.turns)
    form_words, form_letters = split_press(with_capitals(form_own, form.boards), vocabulary)
    words, form_words = put_right(words, form_words)
    several = len(form.boards) > 1 and not form.shared
    ahead = told_by_turn(words, form.turns, _throws(form), several=several, deadline=deadline)
    words = ahead.lines
    words = without_small_talk(without_asides(in_time(as_they_come(_anew(without_ages(words), _throws(form))))))
    if not asked and not any(line.strip() for line in (*cleaned.words, *cleaned.form)):
        called = asked_in_subject(subject)
        asked = (called,) if called is not None else ()
    unquoted, quoting = without_quoted(words)
    spoken = answered_lines(unquoted, form)
    filled = answered_lines(form_words, form)
    silent = not any(line.strip() for line in words)
    if not letters and (cleaned.sure or silent):
        letters = form_letters
    lines: Sequence[str] = [*spoken, "", *filled] if cleaned.sure else spoken
    reader = Reader(form, left, _first_turn(subject, lines, form), vocabulary)
    reader.players = tuple(players)
    if not _OF_SUBJECT.search(" ".join(lines[:40])[:2000]):  # "never mind the subject line"
        reader.named = _named_turns(subject, reader.limits.count)
    taken = reader.take(lines)
    has_form = default_in_form or any(line.strip() for line in filled)
    denied = form_denied(words) if has_form and not cleaned.sure else None
    may_use_form = cleaned.sure or (not denied and _may_use_form(cleaned, cleaned.form, words, subject))
    if default_in_form and may_use_form:
        asked = (*asked, Asked("PLAY DEFAULT", line="play default"))
    if not taken.ordering and not cleaned.sure and may_use_form and any(line.strip() for line in filled):
        spoken_of, lines = taken, filled
        taken = reader.take(lines)
        contradicted_form(reader, taken, spoken_of, words)
        if taken.opinion is not None and spoken_of.opinion is not None:
            both = (*spoken_of.opinion.tokens, *taken.opinion.tokens)
            taken.opinion = replace(taken.opinion, tokens=both)
        letters = letters or (form_letters if taken.ordering else ())
    elif not cleaned.sure and not denied:
        agreed_with_form(reader, taken, filled, words)
    sent_on = (cleaned.forwarded or _FORWARD.match(subject)) and not taken.ordering
    passed = tuple(cleaned.passed_on) if sent_on and claims_as_own(cleaned.words) else ()
    if passed:
        lines = answered_lines(split_press(passed, vocabulary)[0], form)
        taken = reader.take(lines)
    if not taken.ordering:
        lines, taken = _subject_orders(reader, cleaned, subject, lines, taken)
    elif not _REPLY.match(subject):
        typed = reader.take([subject], labelled=True)
        said = " ".join(lines[:40])[:2000]
        if not _SUBJECT_WRONG.search(said):
            _compare(reader, typed, taken)
        if not _SUBJECT_ASIDE.search(said):
            _completed(reader, typed, taken)
    unfilled = cleaned.blank and not taken.ordering and _only_signed(words)
    written = split_press(cleaned.words, vocabulary)[0]
    heard = Heard(
        words=written if asked or missed else [] if unfilled else words,
        written=[] if unfilled else [*written, *cleaned.form] if default_in_form else written,
        subject=subject,
        letters=letters,
        asked=asked,
        missed=missed,
        command=command_in(cleaned.words),
        replying=_REPLY.match(subject) is not None,
        forwarded=cleaned.forwarded and not (passed and taken.ordering),
        problems=[] if taken.ordering else _not_taken(reader, form, letters, words if quoting else (), denied),
    )
    made = judged(heard, reader, taken, lines)
    beside = without_claim(heard.words) if passed and taken.ordering else heard.words
    looked_at = second_look(made, reader, lines, beside, subject, replying=heard.replying)
    # A trapdoor alone sounds unfinished, and is not so beside PLAY DEFAULT, which orders the throw.
    default = looked_at.verdict == "clear" and any(one.command == "PLAY DEFAULT" for one in asked)
    # What the second look withdrew has a reason of its own, and no opinion brings it back.
    again = looked_at is made and not default and not (made.kind == "other" and _needs_no_answer(heard.words))
    final = reconsidered(form, made, taken.opinion, taken.settling) if again else looked_at
    if final is not looked_at and (of_other_matter(heard.words) or written_for_a_player(heard.words)):
        final = looked_at
    final = _of_another(halves_dropped(final, reader, lines, heard.words))
    meant = probable(form, made, final, taken.figures, taken.asked_doors)
    emptied = cleaned.blank and final.kind == "other"  # whoever sends the form back empty is told so, however it sounds
    unheard = passed or emptied or default
    if not unheard and not written_for_a_player(heard.words) and not of_other_matter(heard.words):
        heard_as = heard_out(form, final, meant, taken.opinion, subject, withdrawn=looked_at is not made)
        final, meant = heard_as, meant if heard_as is final else {}
    final = doors_missed(final, reader, lines, heard.words)
    final = for_the_gm(final, heard.written, asking=bool(asked) and kinds.is_question(words))
    meant = meant if final.problems else {}
    if final.kind in ("orders", "other") and (has_message(heard.words, players) or unheard_commands(own)):
        final = replace(final, chatter=True)
    final = _of_other_game(final, reader, lines if lines == [subject] else heard.words, games)
    final = quoted_back(final, (*cleaned.words, *cleaned.form, *cleaned.passed_on, subject))
    told = [reader.say(which, turn=max(form.turns, default=0) + 1) for which, _ in ahead.asked]
    if ahead.now and final.verdict == "clear" and final.later and not any(final.orders.values()):
        told.append(reader.say("no-throw"))  # "last week 4, this week 3, next week 2"
    final = asked_ahead(
        replace(final, probable=meant) if meant else final,
        told,
        [*(quote for _, quote in ahead.asked), None][: len(told)],
    )
    return in_its_own_signs(final, cleaned.written)


def _anew(words: Sequence[str], count: int) -> Sequence[str]:
    """Return ``words`` with what was ordered anew in the place of what it is for."""
    return renewed(without_scrapped(words, count), count)


def _of_another(reading: Reading) -> Reading:
    """Return ``reading`` with that one question where it is by or for another player: no throw is asked of those."""
    told = zip(reading.problems, reading.quotes, strict=True)
    asked = [(problem, quote) for problem, quote in told if named(problem) in ("other-player", "to-others")]
    if not asked or any(reading.orders.values()):
        return reading
    return replace(reading, problems=(asked[0][0],), quotes=(asked[0][1],))


def _of_other_game(reading: Reading, reader: Reader, lines: Sequence[str], games: Games) -> Reading:
    """Return ``reading`` with a question alone where its orders name another game of the player's."""
    name = named_for_another(reading, lines, games)
    if name is None:
        return reading
    problem = reader.say("game-named", game=name) if name else reader.say("games-all")
    quotes = [line.strip()[:200] for line in lines if name and name in line][:1]
    return replace(asked_about(reading, {}, ()), problems=(problem,), quotes=(*quotes, None)[:1], probable={})


def _only_signed(words: Sequence[str]) -> bool:
    """Whether somebody wrote nothing but their name, as above a form that they forgot to fill in."""
    said = " ".join(words)[:_BRIEF].split()
    named = all(word[:1].isupper() and word.strip(".").isalpha() for word in said)
    return 0 < len(said) <= _NAME and named and not any(word.strip(".").casefold() in POLITE for word in said)


def _needs_no_answer(words: Sequence[str]) -> bool:
    """Whether somebody only says when orders will come, "will fill this in on Sunday", or that no reply is needed."""
    if wants_nothing(words) or only_acknowledges(words):
        return True
    told = kinds.is_promise(words) and (kinds.is_thanks(words) or about_a_report(words))
    told = told or kinds.is_form_promised(words)
    return told and waited_for(words, promised=True) and sum(map(len, words)) < _BRIEF


def _throws(form: OrderForm) -> int:
    """Return how many throws a form asks for, nought where it asks for none."""
    return next((field.count for field in form.fields if field.kind == "numbers"), 0) if len(form.boards) == 1 else 0


def _of_the_round(lines: Sequence[str], subject: str, form: OrderForm) -> Sequence[str]:
    """Return ``lines`` without the turn in "withdraw my orders for turn 8" where that is the round's."""
    made: list[str] = []
    for place, line in enumerate(lines):
        found = _UNSAID.search(line[:300]) if place < 100 else None
        own = found is not None and int(found["turn"]) in (form.turns or tuple(map(int, _TURN.findall(subject))))
        made.append(line[: found.start("of")] + line[found.end("of") :] if found is not None and own else line)
    return made


def _too_long(cleaned: Cleaned) -> bool:
    lines = (*cleaned.words, *cleaned.form)
    return len(lines) > _MOST_LINES or sum(map(len, lines)) > _MOST


def _unread(
    cleaned: Cleaned,
    form: OrderForm,
    subject: str,
    left: Mapping[str, Sequence[int]] | None,
    vocabulary: Vocabulary,
) -> Reading:
    """Return the reading of a mail that is too long for anybody's orders: nothing of it is taken."""
    reader = Reader(form, left, False, vocabulary)
    head = cleaned.words[:200]
    heard = Heard(words=[line[:200] for line in head], subject=subject)
    return judged(heard, reader, Taken(problems=[(reader.say("long"), -1)]), ())


def _may_use_form(cleaned: Cleaned, filled: Sequence[str], words: Sequence[str], subject: str) -> bool:
    """Whether a form that was filled in inside a quote speaks for the player: only where nothing else does."""
    if not any(line.strip() for line in filled) or cleaned.forwarded or _FORWARD.match(subject):
        return False
    return not kinds.is_question(words) and not kinds.is_robot(words) and not kinds.is_resignation(words)


def _subject_orders(
    reader: Reader, cleaned: Cleaned, subject: str, lines: Sequence[str], taken: Taken
) -> tuple[Sequence[str], Taken]:
    """Return the orders that a subject spells out with labels, when the mail itself has none."""
    if _SUBJECT_ASIDE.search(" ".join(cleaned.words[:40])[:2000]):
        return lines, taken
    if not subject.strip() or cleaned.forwarded or kinds.is_question(cleaned.words) or kinds.is_robot(cleaned.words):
        return lines, taken
    found = reader.take([_REPLY.sub("", subject)], labelled=True)
    if not any(made.throws or made.door is not None for made in found.settled.values()):
        return lines, taken
    if _REPLY.match(subject):
        if any(line.strip() for line in cleaned.words):
            return lines, taken
        if not _TURN.search(subject):
            # An old subject goes from answer to answer; one that names its turn says when it was meant.
            return [subject], Taken(problems=[(reader.say("subject"), 0)])
    said = " ".join(line.strip() for line in cleaned.words[:40] if line.strip())
    if not said or (len(said) < _POINTING and _POINTS_UP.fullmatch(said)):
        # Nothing but the subject: what its labels leave unsaid may be told in it without one.
        whole = reader.take([subject])
        if not any(made.problems for made in whole.settled.values()):
            for name, made in found.settled.items():
                other = whole.settled[name]
                if made.throws and made.door is None and other.throws == made.throws:
                    made.door = other.door
                elif made.door is not None and not made.throws and other.door == made.door:
                    paired = _PAIRED.search(subject) or _PLAYED.search(subject)
                    made.throws = other.throws if paired else made.throws
    found.chatter = taken.chatter
    return [subject], found


def _completed(reader: Reader, subject: Taken, taken: Taken) -> None:
    """Add from a subject of the player's own what the mail leaves unsaid: "I throw a 3", and below "trapdoor 57"."""
    for name, made in taken.settled.items():
        other = subject.settled.get(name)
        if other is None or other.problems:
            continue
        if not made.throws and not made.throws_asked and made.second is None and other.throws:
            if taken.small is None:
                made.throws = other.throws
            else:
                made.throws_asked = True
                made.problems.append((reader.say("throws-differ", board=name), taken.small))
        elif made.door is None and not made.problems and other.door is not None:
            made.door = other.door


def _compare(reader: Reader, subject: Taken, taken: Taken) -> None:
    """Ask where a subject of the player's own orders another throw or another trapdoor than the mail."""
    for name, made in taken.settled.items():
        other = subject.settled.get(name)
        if other is not None and other.throws and made.throws and other.throws != made.throws:
            made.throws = []
            made.throws_asked = True
            made.problems.append((reader.say("throws-differ", board=name), -1))
        if other is not None and isinstance(other.door, int) and made.door not in (None, other.door):
            made.door = None
            made.problems.append((reader.say("subject-door", board=name), -1))


def _not_taken(
    reader: Reader, form: OrderForm, letters: Sequence[PressItem], quoted: Sequence[str], denied: str | None
) -> list[tuple[Problem, int]]:
    """Return the question whether orders are meant that stand within a quotation, or with labels within press.

    ``denied`` is what to say of a form that is not the player's, or not to be used.
    """
    if denied is not None:
        return [(reader.say(denied), -1)]
    for lines, labelled in (*((item.text.split("\n")[:40], True) for item in letters), (quoted[:40], False)):
        found = reader.take(answered_lines(lines, form), labelled=labelled)
        # What is quoted need not be as plain as a label to be asked about: a limerick may tell its throw in any words.
        if any(
            (isinstance(made.door, int) and (not labelled or (made.throws and not made.problems)))
            or (not labelled and len(made.problems) > 1)  # "Dad says: “Give him a two and put the trapdoor on 39”"
            for made in found.settled.values()
        ):
            return [(reader.say("in-press"), -1)]
    return []


def _named_turns(subject: str, count: int) -> tuple[int, ...]:
    """Return the turn that a subject names, nothing where it names others than a round of ``count`` turns has."""
    named = tuple(dict.fromkeys(int(turn) for turn in _TURN.findall(subject)))
    return named if len(named) == count == 1 else ()


def _first_turn(subject: str, lines: Sequence[str], form: OrderForm) -> bool:
    """Whether the round is known to begin a set of six: all numbers are left then."""
    if form.turns:
        return form.turns[0] % 6 == 1
    subject = _REPORTED.sub("", subject)
    named = {int(turn) for text in (subject, *lines[:50]) for turn in _TURN.findall(text[:1000])}
    titled = _TITLED.match(subject) if not named else None
    named |= {int(titled["turn"])} if titled is not None else set()
    return bool(named) and all(turn % 6 == 1 for turn in named)
