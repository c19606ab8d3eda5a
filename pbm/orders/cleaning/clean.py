"""What a player wrote, without what anybody else did: quotes, signatures, footers, our own lines."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from pbm.orders.cleaning import footers, quoting
from pbm.orders.cleaning.correspondents import NOBODY_KNOWN, Correspondents, quoted_of_others
from pbm.orders.cleaning.filled import FilledForm, only_throws, plain_label
from pbm.orders.cleaning.open_turn import open_turn
from pbm.orders.cleaning.press_refused import without_press_refused
from pbm.orders.cleaning.prompt_meaning import meaning_of
from pbm.orders.cleaning.questions import orders_itself
from pbm.orders.cleaning.sent import REPLY_MARKER, Sent, is_marker, key
from pbm.orders.cleaning.signatures import unsigned
from pbm.orders.cleaning.under_questions import under_questions
from pbm.orders.cleaning.whose import Line, classified, owned_below
from pbm.orders.layouts.answer_marks import unmarked, without_arrow
from pbm.orders.layouts.board_headings import answered_from, boards_above, of_board
from pbm.orders.layouts.boxes import boxed_aside, is_record, ticked
from pbm.orders.layouts.choices import told_choices
from pbm.orders.layouts.filled_lines import told_filled
from pbm.orders.layouts.form_blocks import told_blocks
from pbm.orders.layouts.lettered import told_lettered
from pbm.orders.layouts.paired_rows import apart
from pbm.orders.layouts.printed import without_printed
from pbm.orders.layouts.questionnaire import above_its_form, plain_prompts
from pbm.orders.layouts.tables import Asked, told_tables
from pbm.orders.layouts.templates import told_in_order
from pbm.orders.numbers import is_counting, plain
from pbm.orders.resigning import is_resignation
from pbm.orders.words import MEMORY, keyword

__all__ = ["REPLY_MARKER", "Cleaned", "clean"]

_THEIRS = ("quote", "under")
_SHORT = 60  # an answer typed under a prompt is no longer than this

_PROMPT = re.compile(
    r"\s{0,8}(?P<label>[^:?\n\[]{2,90}?)\s{0,12}(?:(?P<mark>[:?])(?=\s|$)(?P<answer>.*)"
    r"|(?:\.{3,60}|\.\.(?=\s\s|\s\d{1,3}\s*$)|…{1,20}|_{3,60})\s{0,8}:?\s{0,8}(?P<filled>[^\s._:]{0,12})[\s._]{0,60}$"
    r"|\[(?P<boxed>[^\[\]]{0,60})\]\s*)$",
    re.DOTALL,
)
_FRAMED = re.compile(
    r"\s{0,8}[\[({<|*]\s{0,4}(?P<label>[^\W\d_][^\[\](){}<>|:=?.\n]{1,60}?)\s{0,12}(?:\.{1,60}|[:=|]|_{2,60})\s{0,8}"
    r"(?P<answer>[^\[\](){}<>|.\n]{0,60}?)[\s.]{0,12}[\])}>|]\s*$"
)
"""A line of a form within a frame: "[ Throw .... 6 ]", "| Trapdoor | 46 |"."""
_PLAIN_LABEL = {"T": "Throw", "D": "Trapdoor", "P": "Press"}
_WORD = re.compile(r"[^\W\d_]+|🎲|🕳")
# What was crossed out: by letters that strike the one before them, and between tildes, as plain text is written.
_STRUCK = re.compile("(?:[^\n][\u0335-\u0338])+")
_CROSSED_OUT = re.compile(r"(?<![~\w])(~{1,2})(?=[^\s~])[^~\n]{1,60}(?<=\S)\1(?![~\w])")
_CELLS = re.compile(r"(?<=[^\s:])\t{1,9}(?=\S)")  # between the cells of a table, not behind the name of a header
_RECKONED = re.compile(r"\d \+ \d{1,2} = \d")  # where a throw leads, as receipts tell it: no prompt filled in
_ANSWER = re.compile(r"\d|none|\bno\b|lowest|highest|one|two|three|four|five|six", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Cleaned:
    """What is left of a mail.

    ``words`` are the lines the player wrote; ``form`` the answers found in our form where it was quoted,
    each with its prompt. ``sure`` tells that the form's answers are certainly the player's: typed between the
    quoted lines, or added to a line that we sent. ``forwarded`` says that words of somebody else were cut.
    ``below`` are the unmarked lines under the heading of a quotation, where there are no words of the player's
    above it and the lines we sent are not known: they may be the player's or anybody's, and are never orders by
    themselves. ``passed_on`` are the words of the mail that was forwarded: somebody's, the player's own at most where
    the player says so. ``blank`` tells that a form was sent back of which nothing was filled in, ``in_part`` that a
    prompt for orders stayed empty beside others. ``written`` is the whole mail before anything was made plain in it.
    ``asked_turn`` is the turn that the quoted mail asks orders for, 0 where it names none. ``of_others`` are the
    lines that are quoted from somebody who is not the game.
    """

    words: tuple[str, ...]
    form: tuple[str, ...] = ()
    sure: bool = False
    forwarded: bool = False
    below: tuple[str, ...] = ()
    passed_on: tuple[str, ...] = ()
    blank: bool = False
    written: str = ""
    asked_turn: int = 0
    of_others: tuple[str, ...] = ()
    in_part: bool = False


def clean(text: str, sent_lines: Collection[str] = (), who: Correspondents = NOBODY_KNOWN) -> Cleaned:
    """Return the player's own words in ``text``; ``sent_lines`` are those of the mail of ours it may quote.

    What is quoted from others than the game, as far as ``who`` tells, is nothing that was answered to us.
    """
    sent, written = Sent(sent_lines), text
    text = text if text.isascii() else _STRUCK.sub("", text)
    text = plain(_CELLS.sub(_blanks, text) if "\t" in text else text)
    if "~" in text:
        text = _CROSSED_OUT.sub("", text)
    raw = quoting.unarmoured(text.split("\n"))
    if "<\n" in text:
        raw = quoting.with_marks_on_each(raw)
    attributed = quoting.may_attribute(text)
    theirs = quoted_of_others(raw, who, sent.holds, attributed=attributed)
    lines, foreign = classified(raw, theirs, attributed=attributed)
    if not sent.known:
        lines = _with_blocks(lines if theirs or foreign is not None else owned_below(lines))
    lines = without_press_refused(_with_plain_answers(lines, sent, who))
    told = _with_tables(_under_questions(lines, sent), sent)
    form, rest = _answered(_below_headings(told if sent.known else _told_plainly(told)), sent)
    form.sign_off()
    if sent.known:
        ours = any(line.whose in ("quote", "under") and sent.holds(line.text) for line in told)
        form.keep_press_of_ours(quoted=ours)
    else:
        form.join_press()
    words = _trimmed(unsigned(_minus(_under_headings(rest), sent)))
    under = [] if sent.known else [line.text for line in lines if line.whose == "under" and not _ours(line, sent)]
    if theirs and not sent.known:
        under += [raw[place] for place in sorted(theirs) if not quoting.unquoted(raw[place])[0]]
    forwarded, passed_on = foreign is not None, _passed_on(foreign or under, who)
    of_others = tuple(_below_header([quoting.unquoted(raw[place])[1] for place in sorted(theirs)]))
    asked_turn = open_turn(line.text for line in lines if line.whose in ("quote", "under"))
    made = Cleaned(
        words, (), False, forwarded, (), passed_on, written=written, asked_turn=asked_turn, of_others=of_others
    )
    if form.sure:
        return replace(made, form=_joined(form.sure), sure=True)
    usable = [(label, answer) for label, answer in form.answers if meaning_of(label) not in form.blank]
    below: tuple[str, ...] = ()
    if not words and not usable:
        below = _trimmed(unsigned([line.text for line in lines if line.whose == "under" and not _ours(line, sent)]))
        if sent.known:
            made, below = replace(made, words=below), ()
    in_part = bool(usable) and any(not one.endswith("P") for one in form.blank)
    return replace(made, form=_joined(usable), below=below, blank=bool(form.blank) and not usable, in_part=in_part)


def _with_blocks(lines: list[Line]) -> list[Line]:
    """Return ``lines`` with the rows of quoted forms told plainly that only those beside them give a meaning."""
    lines = [Line(text, line.whose) for line in lines for text in apart(line.text, theirs=line.whose in _THEIRS)]
    own = [line.text for line in lines if line.whose == "own"]
    told = told_blocks([line.text for line in lines], [line.whose in _THEIRS for line in lines], own)
    return [
        made
        for place, line in enumerate(lines)
        for made in ([Line(text, line.whose) for text in told[place]] if place in told else [line])
    ]


def _with_plain_answers(lines: list[Line], sent: Sent, who: Correspondents) -> list[Line]:
    """Return ``lines`` with what was filled into a quoted form, or typed below it, without what marks it."""
    if all(line.whose == "own" for line in lines):
        return lines
    texts = ["" if line.whose == "rule" or sent.holds(line.text) else line.text for line in lines]
    made = unmarked(texts, who.writer)
    texts = [made.get(place, text) for place, text in enumerate(texts)]
    for place, line in enumerate(lines):
        if line.whose in ("quote", "under") and texts[place]:
            plain_line = told_filled(texts[place])
            if plain_line != line.text:
                made[place] = plain_line
    return (
        [replace(line, text=made[place]) if place in made else line for place, line in enumerate(lines)]
        if made
        else lines
    )


def _under_questions(lines: Sequence[Line], sent: Sent) -> list[Line]:
    """Return ``lines`` with what is said below quoted questions that are not ours as the answers that it is."""
    first = next((place for place, line in enumerate(lines) if line.whose == "quote"), len(lines))
    if not any(line.whose == "own" and line.text.strip() for line in lines[first:]):
        return list(lines)
    whose = ["rule" if line.whose == "quote" and _ours(line, sent) else line.whose for line in lines]
    told = under_questions([line.text for line in lines], whose)
    if not told:
        return list(lines)
    return [
        Line(piece.text, piece.whose) if place in told else line
        for place, line in enumerate(lines)
        for piece in told.get(place, [Line("", "")])
    ]


def _told_plainly(lines: Sequence[Line]) -> list[Line]:
    """Return ``lines`` with the prompts of a form that is not ours told as those of ours are."""
    theirs = [line.whose in ("quote", "under") for line in lines]
    if not any(theirs):
        return list(lines)
    texts = above_its_form([line.text for line in lines], theirs)
    told = plain_prompts(texts, theirs)
    for place, answer in told_lettered(texts, theirs).items():
        told[place] = answer
    return [
        line if made == [line.text] else Line(text, line.whose)
        for line, made in zip(lines, told, strict=True)
        for text in made
    ]


def _below_headings(lines: Sequence[Line]) -> list[Line]:
    """Return ``lines``, each with the board that a quoted heading above it names."""
    boards = boards_above([line.text for line in lines], [line.whose in ("quote", "under") for line in lines])
    if not any(boards):
        return list(lines)
    return [Line(line.text, line.whose, board) for line, board in zip(lines, boards, strict=True)]


def _under_headings(lines: Sequence[Line]) -> list[Line]:
    """Return ``lines`` with the board above what the player typed between the headings of several."""
    texts, boards = [line.text for line in lines], [line.board for line in lines]
    begun = answered_from(texts, boards, [line.whose == "own" for line in lines]) if any(boards) else {}
    return [
        made
        for place, line in enumerate(lines)
        for made in ((Line(f"Board {begun[place]}:", "own"), line) if place in begun else (line,))
    ]


def _joined(answers: Sequence[tuple[str, str]]) -> tuple[str, ...]:
    return tuple(f"{plain_label(label)}: {answer}" for label, answer in answers)


def _ours(line: Line, sent: Sent) -> bool:
    return bool(line.text.strip()) and (sent.holds(line.text) or is_marker(line.text))


def _passed_on(lines: Sequence[str], who: Correspondents) -> tuple[str, ...]:
    """Return what a forwarded mail says, without its header; nothing where that names another writer."""
    if not lines:
        return ()
    texts = [quoting.unquoted(line)[1] for line in lines]
    below = _below_header(texts)
    writers = [text for text in texts[: len(texts) - len(below)] if quoting.names_sender(text)]
    if any(who.are_others(text) and not who.is_writer(text) for text in writers):
        return ()
    return _trimmed(unsigned(below))


def _below_header(texts: list[str]) -> list[str]:
    """Return the lines of a mail that was passed on without those of its header."""
    start = next((place for place, text in enumerate(texts) if text.strip()), len(texts))
    return texts[start + quoting.header_block(texts[start : start + 10]) :] if start < len(texts) else []


def _prompt(text: str, sent: Sent, above: str = "") -> tuple[str, str, bool] | None:
    """Return the prompt a line begins with, what follows it, and whether it is certainly a line of ours."""
    row = ticked(text)
    if row is not None:
        return None if sent.holds(text) or is_record(above) else (*row, False)
    framed = _FRAMED.match(text[:200])
    text = boxed_aside(text)
    found = _PROMPT.match(f"{framed['label']}: {framed['answer']}" if framed is not None else text[:2000])
    if found is None:
        return None
    label = found["label"]
    answer = without_arrow((found["answer"] or found["boxed"] or found["filled"] or "").strip())
    if answer and meaning_of(label)[-1:] != "P":
        answer = without_printed(f"[{answer}]") if found["boxed"] else without_printed(answer)
        answer = answer.strip("[] ") if found["boxed"] else answer
    if found["mark"] == "?":
        # A question asks for what its words mean. No prompt of ours ends so: one that we sent with its answer is press.
        meaning = meaning_of(label, question=True) if not answer or not sent.holds(text) else ""
        return (_PLAIN_LABEL[meaning], answer, False) if meaning in _PLAIN_LABEL else None
    if answer and sent.has(text):
        return None
    # A client may put our next line behind ours; "1 and 4" is what a player answers whose numbers left are told so.
    joined = " " in answer and not only_throws(answer) and sent.holds(answer)
    certain = f"{key(label)}:" in sent.prompts and not joined
    if not certain and (not meaning_of(label) or sent.holds(text)):
        return None
    recalled = any(word.casefold() in MEMORY or word.casefold() == "your" for word in _WORD.findall(answer[:200]))
    if recalled and meaning_of(label)[-1:] != "P":  # what is printed may tell of anything
        answer, certain = "", False
    return label, answer, certain


def _answered(lines: Sequence[Line], sent: Sent) -> tuple[FilledForm, list[Line]]:
    """Return the answers in the quoted form, and the lines without those that were typed between quoted ones."""
    form = FilledForm()
    rest: list[Line] = []
    waiting: tuple[str, bool] | None = None  # a prompt without an answer, and whether a blank line came since
    pressing = telling = False
    announced: set[str] = set()  # what is asked for below a line that tells of all that is
    above = text = ""
    for line in lines:
        above, text = text or above, line.text.strip()
        if line.whose in ("own", "rule"):
            telling = telling and line.whose == "own" and bool(text)
            if telling:
                label, before = form.sure[-1]
                form.sure[-1] = (label, f"{before}\n{text}")
                rest.append(Line("", "own"))
                continue
            if waiting and line.whose == "own" and text:
                label, apart = waiting
                asked = meaning_of(label)[-1:]
                # Who has answered a prompt before goes on so, at whatever length, where press is asked for.
                telling = asked == "P" and not apart and bool(form.sure)
                answers = _answers(text) and not orders_itself(text) if asked != "P" else not apart
                if telling or (len(text) <= _SHORT and answers):
                    form.sure.append((label, without_arrow(text)))
                    waiting = None
                    rest.append(Line("", "own"))
                    continue
                waiting = None
            elif waiting and not text:
                waiting = (waiting[0], True)
            rest.append(line)
            continue
        telling = False
        if line.whose == "answer" and waiting:
            form.sure.append((waiting[0], text))
            waiting = None
            continue
        found = _prompt(text, sent, above) if _RECKONED.search(text) is None else None
        if found is None:
            if pressing and text and sent.known and not sent.holds(text):
                label, before = form.sure[-1]
                form.sure[-1] = (label, f"{before}\n{text}")
            elif waiting and text and not waiting[1] and _bare_answer(text) and not sent.has(text):
                # Some clients mark nothing as quoted, some what is typed there too: the answer on the line below.
                (form.sure if sent.known else form.answers).append((waiting[0], text))
                form.blank.discard(meaning_of(waiting[0]))
                waiting = None
            elif text:
                waiting, pressing = None, False
            continue
        label, answer, certain = found
        if line.board and meaning_of(label) in ("T", "D"):
            label = of_board(label, line.board)
        pressing = False
        if answer:
            if waiting and meaning_of(waiting[0]) == meaning_of(label):
                form.blank.discard(meaning_of(label))  # "Mark your throw:", and the row of boxes below it
            if meaning_of(label) in announced:
                form.blank.discard(meaning_of(label))
            (form.sure if certain else form.answers).append((label, answer))
            form.behind.add((label, answer))
            waiting = None
            pressing = certain and meaning_of(label)[-1:] == "P"
        else:
            if _announces(label) and meaning_of(label) not in form.blank:
                announced.add(meaning_of(label))
            form.blank.add(meaning_of(label))
            waiting = (label, False)
    return form, rest


def _announces(label: str) -> bool:
    """Whether a line says that throw and trapdoor are asked for, as above the prompts for both: "a throw, a trap:"."""
    return {"T", "D"} <= {kind for word in _WORD.findall(label) if (kind := keyword(word.casefold())) is not None}


def _answers(text: str) -> bool:
    """Whether a line may say what a prompt for a throw or a trapdoor asks for."""
    return _ANSWER.search(text) is not None or is_counting(text)


def _blanks(tabs: re.Match[str]) -> str:
    return "   " * len(tabs.group())


def _with_tables(lines: Sequence[Line], sent: Sent) -> list[Line]:
    """Return ``lines`` with the tables in what is quoted as the prompts and answers that they are."""
    quoted = [line.text if line.whose in ("quote", "under") else "" for line in lines]
    told = told_tables(quoted, Asked(quoted=True))
    texts = ["" if line.whose == "own" and not line.text.strip() else line.text for line in lines]
    told = told_in_order(texts, [line.whose != "own" for line in lines], (), 0) | told_choices(texts) | told
    made: list[Line] = []
    for place, line in enumerate(lines):
        if place not in told or sent.holds(line.text):
            made.append(line)
        else:
            # Who ticks that he resigns has said so, wherever the box stands.
            made.extend(Line(text, "own" if is_resignation([text]) else line.whose) for text in told[place])
    return made


def _bare_answer(text: str) -> bool:
    return len(text) <= 20 and re.match(r"\d{1,3}\b|none\b", text, re.IGNORECASE) is not None


def _minus(lines: Sequence[Line], sent: Sent) -> list[str]:
    """Return the player's lines without those of ours that a client quoted without a mark."""
    ours = sent.unmarked([line.text if line.whose == "own" else "" for line in lines])
    return [line.text if line.whose == "own" else "\0" for place, line in enumerate(lines) if place not in ours]


def _trimmed(lines: Sequence[str]) -> tuple[str, ...]:
    """Return ``lines`` without blank ones at either end, and one where several are together."""
    kept: list[str] = []
    for line in lines:
        if line.strip() or (kept and kept[-1]):
            kept.append(line.strip() and line)
    while kept and (not kept[-1] or footers.is_rule(kept[-1])):
        kept.pop()
    return tuple(kept)
