"""What opens press on a line, and whom it is for: labels of every sort, and names that stand behind them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from pbm.orders.late import late
from pbm.orders.press.elsewhere import pressed_elsewhere
from pbm.orders.press.headed import heading_of
from pbm.orders.press.in_secret import heads_no_secret
from pbm.orders.press.label import PAINT, Label, is_all, is_gm, named_alone, names_in, readers, without_only
from pbm.orders.press.named_behind import named_behind
from pbm.orders.press.named_below import letter_of, named_below
from pbm.orders.press.one_reader import to_one
from pbm.orders.press.openings import printed_below
from pbm.orders.press.own_game import asks_gm
from pbm.orders.press.passed_on import passed_on
from pbm.orders.press.people import NOBODY, People
from pbm.orders.press.signing_labels import may_be_unsigned, signed_anew
from pbm.orders.vocabulary import Vocabulary
from pbm.orders.word_set import may_be_in, word_set

__all__ = ["Item", "addressed", "begins_item", "is_headline", "opened", "replacing", "unmarked"]

_LABEL = late(
    PAINT
    + r"(?P<before>(?:(?:an\s?on(?:ymous)?(?:ly)?|anon\.?|unsigned|public|open|private|privately|secret|confidential"
    r"|personal|unattributed|my|some|a bit of|here is (?:some|my)|today's|this (?:week|turn|round)'s)[ ,:-]{1,3}){0,3})"
    r"(?P<press>press(?: ?releases?| item| statement| notice| bulletin| column)?|pressemitteilung"
    r"|(?:(?:something|a (?:note|word|line|message)|words?|message|news|item|text) )?(?:for|in) the "
    r"(?:press|report|zine|next report|bulletin|newsletter|public)|(?:a )?(?:note|message|word|letter|pm|dm|whisper)"
    r"(?= (?:to|for) (?!(?:my)?self\b|me\b)))"  # "note to self: 6 before 2" is for nobody else
    r"(?P<after>[^:\n]{0,70}?)[\s*_\])>}]{0,4}(?P<sign>:|\s-{1,3}\s|\s={1,2}\s)[*_]{0,3}\s?(?P<words>.*)$",
    re.IGNORECASE | re.DOTALL,
)
_PRIVATE = late(
    PAINT + r"(?P<how>(?:anonymous(?:ly)?|anon\.?|strictly)? {0,2}(?:private|privately|secret|secretly"
    r"|confidential|personal))"
    r"(?P<after>[^:\n]{0,60}):\s?(?P<words>.*)$",
    re.IGNORECASE | re.DOTALL,
)
_TO_GM = late(
    PAINT + r"(?:(?:note|message|a word|word|ps|p\.s\.|just|only|question|private(?:ly)?|not for (?:the "
    r")?(?:report|print|press|"
    r"publication))[ ,:-]{1,3}){0,2}(?:(?:to|for) (?:the |our |dear )?(?:gm|game ?master)(?:'s eyes)?(?: "
    r"only)?(?:,? not for "
    r"[^:\n]{1,20})?|gm only|not for (?:the )?(?:report|print|press|publication))\s?:\s?(?P<words>.*)$",
    re.IGNORECASE | re.DOTALL,
)
_ALONE = late(
    PAINT + r"(?:(?:begin|start of|start) )?(?P<anonymous>anonymous |anon\.? )?press(?: release)?"
    r"(?: (?:begins|starts|follows|start|begin))?[\s*_#=>\])}~.-]{0,10}$",
    re.IGNORECASE,
)
_UNSIGNED = late(
    r"\b(?:anon(?:ymous)?(?:ly)?|unsigned|unattributed|no name|not signed|without (?:my )?name"
    r"|nameless(?:ly)?|don't say who)\b",
    re.IGNORECASE,
)
_COUNTED = late(r"(?:item |part |bit |number )?(?:\d{1,2}|one|two|three|four)", re.IGNORECASE)
_NAMED = late(
    PAINT
    + r"(?:(?:(?:my |an? |in )?(?P<unsigned>anonymous )?(?:reply|answer|response) (?:to|for|back to)|antwort (?:an|für)"
    r"|réponse (?:à|pour)|antwoord (?:aan|voor)|respuesta (?:a|para)|risposta (?:a|per)"
    r"|to|an|à|aan)\s(?P<to>[^\W\d_][^:\n]{0,60}?)"
    r"|(?P<before>(?:only|just|strictly|privately) (?:for|to) |(?:nur|privat|persönlich|vertraulich) (?:für|an) "
    r"|(?:privé|personnel|confidentiel|privado|privato|personale|vertrouwelijk)"
    r" (?:pour|à|aan|voor|para|a|per) |(?:seulement|uniquement|rien que) pour "
    r"|alleen voor |sólo para |solo (?:para|per) "
    r"|(?:(?:une?|ein|eine|een|un|una) )?(?:message|mot|petit mot|lettre|nachricht|botschaft|brief|gruß|bericht(?:je)?"
    r"|boodschap|berichtje|mensaje|recado|carta|nota|messaggio|lettera) (?:pour|à|für|an|voor|aan|para|a|per) )?"
    r"(?P<for>(?:for|to|für|pour|voor|para|per) )?"
    r"(?P<only>[^\W\d_][^:\n]{0,60}?)"
    r"(?P<behind>['’]?s? (?:eyes|ears)(?: only| alone)?|,? (?:only|alone|privately|in private|in confidence|allein"
    r"|alleen|seulement|solamente|soltanto))?)\s?:[*_]{0,3}\s?(?P<words>.*)$",
    re.IGNORECASE | re.DOTALL,
)
"""For another player by name, without a word of press: "To Gus:", "Reply to Gus:", "Dora only:"."""
_REPLACING = late(
    PAINT + r"(?:(?:please|pls|kindly|bitte|and|also|(?:can|could|would|will) you(?: please)?"
    r"|i(?:'d| would) like to)[\s,]{1,2}){0,3}"
    r"(?:(?:replace|change|swap|exchange|substitute) (?:all (?:of )?)?my (?:old |earlier |last |previous )?press"
    r" (?:by|with|to|for)(?: (?:this|these|the following|these words|what follows))?"
    r"|(?:print |use |put )?(?:this|the following) instead of my (?:old |earlier |last |previous )?press"
    r"|(?:my )?new press instead(?: of (?:my|the) (?:old|earlier|last|previous)(?: one| press)?)?"
    r"|ersetze? (?:bitte )?meine (?:alte )?presse (?:durch|mit)|remplace[rz]? ma presse par|vervang mijn pers door"
    r"|(?:sustituye|cambia|reemplaza) mi prensa por|sostituisci la mia stampa con)"
    r"[\s*_\])>}]{0,4}:[*_]{0,3}\s?(?P<words>.*)$",
    re.IGNORECASE | re.DOTALL,
)
"""Press in the place of what stands: "Replace my press by: …"."""
_UNMARKED = late(
    PAINT + r"(?:(?:anonymous|anon\.?|private|anonyme[nr]?|private) )?(?:press|presse|pers|prensa|stampa)"
    r" (?:to|for|an|für|à|pour|aan|voor|a|para|per) (?P<names>[^\W\d_][^:.!?\n]{0,60}?)[\s*_#=>\])}~.-]{0,10}$",
    re.IGNORECASE,
)
"""A label without its colon on a line of its own: "PRESS TO EMIL"."""
_ADDING = late(
    PAINT + r"(?:(?:please|pls|kindly|bitte|and|also|(?:can|could|would|will) you(?: please)?)[\s,]{1,2}){0,3}"
    r"(?:add (?:this |the following |these (?:words|lines) )?to my press|füge? (?:das |dies )?(?:zu )?meiner presse"
    r"(?: (?:das|dies))? hinzu|ajoute[rz]? (?:ceci |cela )?à ma presse|voeg (?:dit )?(?:toe )?aan mijn pers(?: toe)?"
    r"|añad[ea] (?:esto )?a mi prensa|aggiungi (?:questo )?alla mia stampa)"
    r"(?:,? (?:please|pls|too|as well|bitte|svp|graag|por favor|per favore)){0,2}[\s*_]{0,3}:[*_]{0,3}\s?"
    r"(?P<words>.*)$",
    re.IGNORECASE | re.DOTALL,
)
"""More press beside what stands: "Add to my press: …"."""
_PRESS_WITHIN = late(
    r"(?:(?:and|also|now|then|plus|but)[\s,]{1,2}){0,2}(?:(?:anonymous|anon\.?|unsigned|signed|private|public|open|secret"
    r"|confidential|my|some)[ ,]{1,2}){0,3}press(?: (?:to|for) [^:.\n]{1,60}| ?[\[(][^:.\n)]{1,40}[)\]]"
    r"|,? (?:signed|unsigned|anonymous(?:ly)?|anon\.?|(?:with|without|under) (?:my |a )?name))?\s?:",
    re.IGNORECASE,
)
_PRESS_SIGNED = late(
    PAINT + r"(?:(?:signed|gezeichnete|unterschriebene|signée|ondertekende|firmad[oa]|firmat[oa]) )?"
    r"(?:press(?: release| item)?|presse|pers|prensa|stampa)\b[ ,(\[]{0,3}"
    r"(?=[^:\n]{0,40}\b(?:sign|nam|nom\b|naam|gezeichnet|ondertekend|firm))",
    re.IGNORECASE,
)
"""A label that says of press whether it is signed: "Press with my name:", "Signed press:"."""
_PRESS_AGAIN = late(r"\s{0,3}(?:press|presse|pers|prensa|stampa)\s?:\s?", re.IGNORECASE)
"""A label behind a label: "A message to all: PRESS: three cheers"."""
_FIGURE = late(r"\d")
_OF_ANOTHER = late(
    r"\b(?:he|he's|him|his|she|she's|her|they|them|er|ihm|ihn|il|elle|lui|leur|hij|hem|zij|él|ella|lei|egli|throws?"
    r"|orders?|trap ?-?doors?|plays?|würfe?|wurf|spielt|falltüre?|zug|joue|coups?|trappe|ordres?|speelt|worp|valluik"
    r"|juega|tirada|trampilla|gioca|lancio|botola)\b",
    re.IGNORECASE,
)
"""Words about somebody else, or of orders: what is for the GM to hear."""
_WORDS = late(r"[^\W_]+|@")
_BEGINNING = word_set(
    "press presse pers prensa stampa pressemitteilung to for pm dm msg whisper an für à au pour aan voor a para "
    "al per @ only alone just strictly private privately secret secretly confidential confidentially personal "
    "personally between eyes ears gm gamemaster game postmaster psst nur privat vertraulich geheim persönlich "
    "seulement uniquement privé confidentiel alleen vertrouwelijk solo sólo privado privato unter entre onder tra "
    "allein solamente soltanto reply answer response antwort réponse antwoord respuesta risposta "
)
"""Words and signs without one of which no label begins within a line."""
_WITHIN = 300  # characters of words within a line that show what they begin with
_UNMARKED_LONGEST = 80
_REPLACING_LONGEST = 160


@dataclass(slots=True)
class Item:
    """Press while its lines are gathered: whom it is for, whether it is signed, whether it may have orders in it.

    ``bare`` tells that no word of press is in its label: nobody answers "none" there to say that there is none.
    ``signs_only`` tells that its label says how it is signed and not for whom it is.
    """

    to: tuple[str, ...] = ()
    anonymous: bool = False
    lines: list[str] = field(default_factory=list)
    held: bool = False
    bare: bool = False
    signs_only: bool = False

    @classmethod
    def under(cls, label: Label, *, bare: bool = False) -> Item:
        """Return press that begins under a label."""
        return cls(label.to or (), label.anonymous, bare=bare, signs_only=label.to is None)

    @property
    def is_letter(self) -> bool:
        """Whether other players get it."""
        return bool(self.to) and self.to != ("GM",)

    def within(self, other: Item) -> Item:
        """Return this item as one that begins within another: what its own label leaves unsaid is as it was there.

        Whoever was hidden stays so, and what was for some alone is not for all because its signature changes.
        """
        to = other.to if self.signs_only else self.to
        anonymous = self.anonymous or (other.anonymous and self.bare)
        return replace(self, to=to, anonymous=anonymous)


def addressed(item: Item, words: str, people: People = NOBODY, below: Sequence[str] = ()) -> tuple[Item, str]:
    """Return press and its words, where these begin with whom alone it is for: "Press: to Clive only: a heist".

    ``below`` are the lines that go on with it.
    """
    label = None
    if not item.to and (again := _PRESS_AGAIN.match(words)) is not None:
        words = words[again.end() :]
    if not item.to:
        label = to_one(words, people) or heading_of(words, people, below)
    if label is None:
        return item, words
    begun = Item.under(label)
    begun.anonymous = begun.anonymous or item.anonymous
    return begun, label.words


def begins_item(words: str, people: People, *, public: bool = False) -> bool:
    """Return whether words within a line, behind others, begin with a label of press that names it or its readers.

    ``public`` tells that the others are for all.
    """
    head = words[:_WITHIN]
    label, colon, _ = head.partition(":")
    said = frozenset(_WORDS.findall((label if colon else head).lower()))
    called = any(name.casefold() in said for name in people.gm)
    if not called and not may_be_in(said, _BEGINNING) and not may_be_unsigned(said):
        return False
    return (
        (bool(people.players) and _for_players(head, people, within=True) is not None)
        or _PRESS_WITHIN.match(head) is not None
        or pressed_elsewhere(head) is not None
        or named_below(head, people, public=public) is not None
        or signed_anew(head) is not None
    )


def opened(
    line: str,
    vocabulary: Vocabulary,
    people: People = NOBODY,
    *,
    apart: bool,
    within: bool = False,
    public: bool = False,
) -> tuple[Item, str] | None:
    """Return the item that a line begins, and its first words; None for a line that begins none.

    ``apart`` tells that the line does not go on with other press: then it need not begin with a label. ``within``
    tells that it stands below or behind other press: then whoever is named may well be meant alone, and words that
    are not to be signed need not be called press again. ``public`` tells that the other press is for all: then "For
    Clive: three cheers" goes on with it, and so does a secret that speaks to nobody.
    """
    head, tail = line[:4000], line[4000:]
    signed = ":" in head  # as all labels are but those behind which a dash stands
    behind = named_behind(head, people) if signed and people.players else None
    if behind is not None:
        return Item.under(behind), behind.words + tail
    found = _TO_GM.match(head) if signed else None
    if found is not None:
        return Item(("GM",)), found["words"] + tail
    if signed and _PRESS_SIGNED.match(head) is not None and (again := signed_anew(head)) is not None:
        return Item((), again.anonymous), again.words + tail
    if signed or "-" in head or "=" in head:
        found = _LABEL.match(head) or _PRIVATE.match(head)
    if found is not None:
        known = found.groupdict()
        about = f"{known.get('before') or ''} {known['after']}"
        if not known.get("press") or not _running_on(known["after"], known.get("sign", ":")):
            to = readers(known["after"])
            if (
                public
                and (how := known.get("how"))
                and heads_no_secret(how, _called(known["after"]), found["words"], people)
            ):
                return None
            if not known.get("press") and not to:
                to = ("GM",)  # private, and to nobody by name
            words = found["words"] + tail
            secret = re.search(r"\b(?:private|privately|secret|confidential|personal)\b", about, re.IGNORECASE)
            return Item(to or (("GM",) if secret else ()), _UNSIGNED.search(about) is not None), words
    elsewhere = pressed_elsewhere(head)
    if elsewhere is not None:
        return Item.under(elsewhere), elsewhere.words + tail
    if signed and (found := _REPLACING.match(head) or _ADDING.match(head)) is not None:
        return Item(), found["words"] + tail
    if signed and people.players and (named := _for_players(head, people, within=within)) is not None:
        return Item.under(named, bare=True), named.words + tail
    if not within and (letter := letter_of(head, people) or passed_on(head, people)) is not None:
        return Item.under(letter, bare=True), letter.words + tail
    if within and (below := _told_below(head, people, public=public)) is not None:
        return Item.under(below, bare=below.to is not None), below.words + tail
    if not signed and unmarked(line, people):
        return opened(f"{line.rstrip(' *_#=>])}~.-')}:", vocabulary, people, apart=apart)
    alone = _ALONE.match(line[:80])
    if alone is not None:
        return Item((), alone["anonymous"] is not None), ""
    label, colon, words = head.partition(":")
    if colon and len(label) < 30:
        word = " ".join(re.findall(r"[^\W\d_]+", label.casefold()))
        if any(sense.low == "press" for sense in vocabulary.meanings(word).values()):
            return Item(), words.strip(" *_") + tail
    printed = printed_below(head) if apart and head else None
    if printed is not None:
        return Item((), _UNSIGNED.search(head.partition(":")[0][:110]) is not None), printed + tail
    return None


def is_headline(line: str, people: People) -> bool:
    """Return whether a line begins with a word of secrecy that only heads it: "Secret: the snake is rubber"."""
    found = _PRIVATE.match(line[:4000]) if ":" in line[:_REPLACING_LONGEST] else None
    return found is not None and heads_no_secret(found["how"], _called(found["after"]), found["words"], people)


def _called(after: str) -> tuple[str, ...]:
    """Return whom a word of secrecy names, without "to" as well: "Private Pike"."""
    named = after.strip(" ,.*_")
    return readers(after) or ((named,) if named[:1].isupper() else ())


def replacing(line: str) -> bool:
    """Return whether a line is the label of press that is to stand in the place of what stands."""
    return ":" in line[:_UNMARKED_LONGEST] and _REPLACING.match(line[:_REPLACING_LONGEST]) is not None


def unmarked(line: str, people: People = NOBODY) -> bool:
    """Return whether a line is a label of press to somebody that lacks its colon; names have capitals, or are known."""
    found = _UNMARKED.match(line) if len(line) <= _UNMARKED_LONGEST and ":" not in line else None
    if found is None:
        return False
    if is_all(found["names"]) or is_gm(found["names"]):
        return True
    names = [name.strip() for name in names_in(without_only(found["names"]), " ") if name.strip()]
    capitals = all(word[:1].isupper() for name in names for word in name.split())
    return bool(names) and (capitals or all(map(people.plays, names)))


def _for_players(head: str, people: People, *, within: bool) -> Label | None:
    """Return the label of a letter for other players by name that a line begins with.

    "Pour Clive : d'accord" is one above all else, and not ``within`` other press, which may bring presents for each.
    """
    found = _NAMED.match(head)
    if found is None or not (found["to"] or found["before"] or found["behind"] or (not within and _is_told_to(found))):
        return None
    names = names_in(without_only(named_alone(found["to"] or found["only"]) or found["to"] or found["only"]))
    if not names or not all(map(people.plays, names)):
        return None
    return Label(tuple(name[:60] for name in names), found["unsigned"] is not None, found["words"])


def _is_told_to(found: re.Match[str]) -> bool:
    """Return whether words behind "For Gus:" are for Gus: neither a number, which he may be meant to play, nor "he"."""
    told = found["words"]
    return bool(found["for"]) and bool(told.strip()) and not (_FIGURE.search(told) or _OF_ANOTHER.search(told))


def _told_below(head: str, people: People, *, public: bool) -> Label | None:
    """Return the label that begins below other press: words for somebody else, or signed otherwise than these."""
    again = signed_anew(head)
    if again is not None:
        return again
    named = named_below(head, people, public=public) if people.players or people.gm else None
    if named is None or (named.to == ("GM",) and (_FIGURE.search(named.words) or asks_gm(named.words))):
        return None  # it may be an order, or a command, and ends the press
    return named


def _running_on(after: str, sign: str) -> bool:
    """Whether words after "press" make it no label: "press the button and: …", "press on - I shall"."""
    words = after.strip(" ,()*_[]")
    if not words:
        return False
    if sign != ":" and not words.casefold().startswith(("to ", "for ")):
        return True
    return not (
        _UNSIGNED.search(words)
        or _COUNTED.fullmatch(words)
        or after.lstrip().startswith("(")
        or words.casefold().startswith(
            ("to ", "for ", "from ", "of ", "no ", "no.", "#", "release", "please", "in ", "this ", "by ")
        )
    )
