"""The words by which the one small number of a short mail is known for the throw, or for something else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pbm.orders.word_set import word_set

__all__ = [
    "ABILITY",
    "ADJECTIVES",
    "AGAINST",
    "ARTICLES",
    "BACKING_OUT",
    "BYGONE",
    "DAYS",
    "DECIDED",
    "FOLLOWING",
    "FOR_THE",
    "GOVERNED",
    "IMPERATIVES",
    "MANY_MORE",
    "NOT_AFTER",
    "NO_ADJECTIVES",
    "NO_GERUNDS",
    "NO_SUBJECTS",
    "OF_OTHERS",
    "ORDERED_BE",
    "PIECES",
    "POSITIONS",
    "SECOND_BEST",
    "SELF",
    "SINGLE",
    "STEPS",
    "STEPS_OF_MINE",
    "STEPS_ONLY_HERE",
    "SUBJECTS",
    "TITLES",
    "UNDECIDED",
    "UNSURE",
    "VAGUE",
    "WILLED",
    "WILLING",
]

DAYS: Final = word_set(
    "monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays "
    "sundays"
)

ARTICLES: Final = word_set("a an the my our this that")
"""What begins a number with all that belongs to it."""

ADJECTIVES: Final = word_set(
    "old boring dull plain little big small tiny wee mere measly meagre modest mighty humble lowly high "
    "low fat giant teeny bold brave cautious careful timid safe solid steady sturdy good great lovely "
    "nice fine simple single lonely lone solitary sole poor rich sorry sad happy lucky unlucky trusty "
    "faithful dear beloved precious last final first whole full giddy gentle gingerly ordinary wretched "
    "miserable rotten blasted blooming bloody damn darn horrid useless silly daft whopping hefty massive "
    "huge enormous almighty heroic greedy cheeky magnificent glorious splendid beautiful handsome proper "
    "honest decent respectable sensible dainty delicate cowardly shy quiet slow quick brisk short long "
    "large medium middling average standard usual more further one baby"
)
"""Words that say how a number is, so that no label is made of them."""

STEPS: Final = word_set(
    "space spaces square squares spot spots step steps pip pips hop hops move moves place places pace "
    "paces stride strides jump jumps leap leaps skip skips notch notches bound bounds tick ticks shuffle "
    "shuffles nudge nudges forward forwards"
)
"""What a counter is moved by."""

STEPS_ONLY_HERE: Final = STEPS - word_set("forward forwards step steps bound bounds skip skips tick ticks")
"""Of those the words before which a number is taken for a count of something else."""

STEPS_OF_MINE: Final = word_set("step steps hop hops pip pips move moves stride strides shuffle shuffles notch notches")
"""Of those the words before which nothing else is counted, for whatever they are."""

PIECES: Final = word_set("counter piece pawn token marker man me us mine")
"""What is moved: "shunt my counter three"."""

NO_ADJECTIVES: Final = word_set(
    "does do did will would can could may might must shall should has have had goes gives go give makes "
    "make takes take wants needs likes gets costs weighs says thinks plays throws uses and or not no "
    "never"
)
"""Words that stand between an article and a number only where they do not belong together."""

FOR_THE: Final = word_set(
    "move throw turn round month week go game ride team win moment start off cause present time record"
)
"""For what a number is given: "2 for the move"."""

NOT_AFTER: Final = word_set("or unless otherwise failing on x n for can")
"""Words that may follow a labelled number, but not one that only stands there."""

TITLES: Final = word_set("sir madam gm gamesmaster boss chief guv guvnor captain skipper mate pal maestro old chap")

WILLED: Final = word_set("i'm im i'll ill i'd let's lets let we'll we're")
"""Words from which on a clause is about what the player does now."""

MANY_MORE: Final = word_set("more further extra")

SINGLE: Final = word_set("single solitary lone sole mere")

POSITIONS: Final = word_set("forward forwards onward onwards ahead along on closer nearer further farther up down")
"""Where steps lead."""

SELF: Final = word_set("i i'm im i'll ill i'd i've me my we we'll we're we'd us our let let's lets mine mine's myself")

IMPERATIVES: Final = word_set(
    "put send mark give have let make pop register record note enter book count may can could will would "
    "please it it's here's that's it'll time down in off out with jot scribble pencil ink chalk log file "
    "slot bung stick shove move advance play throw use spend take go shift push carry roll release "
    "unleash deploy launch fire hurl fling toss lob chuck dump ditch bin nudge up onward onwards forward "
    "forwards away number only just here there's this'll that'll gotta got today tonight finally order "
    "orders decided settled plumped resolved opted treat allow grant award serve deal lend bye goodbye "
    "farewell cheerio adieu herewith"
)
"""How a sentence begins that has something played, though it does not say by whom."""

WILLING: Final = word_set(
    "i'll ill we'll will shall let's lets let me us to gonna gotta i'd like may can could please having wanna we'd"
)

ABILITY: Final = word_set("can could may might will would please")

ORDERED_BE: Final = word_set("has must shall will it'll it to better let gotta will'")

SUBJECTS: Final = word_set(
    "key number choice throw answer pick decision verdict order orders mine it that this lot selection "
    "weapon move poison tipple medicine figure turn plan conclusion result upshot entry bid offering "
    "contribution option shot"
)
"""What may be a number: "my answer is 4"."""

SECOND_BEST: Final = word_set("second third fourth other next alternative fallback reserve old former previous")

NO_SUBJECTS: Final = word_set("it's let's that's here's mine's there's today's tonight's month's week's turn's round's")

NO_GERUNDS: Final = word_set(
    "morning evening king sing ring string spring thing something nothing anything everything during "
    "turning ageing aging being having getting watching reading seeing hearing counting feeding wing "
    "including meeting"
)

GOVERNED: Final[Mapping[str, frozenset[str]]] = {
    "for": word_set(
        "down in on go going gone goes grateful glad obliged opt opting opted plump plumping plumped vote voting "
        "settle settling settled time me us myself asking ask forward up ready fall call calls calling"
    ),
    "with": word_set(
        "... wind rip hit hitting treat treating greet greeting i i'm im i'll ill we we'll go going goes gone "
        "start starting begin beginning open opening play playing move moving away off out on along up in "
        "down lead leading stick sticking stuck me us let's proceed do make limp creep content happy fine"
    ),
    "on": word_set(
        "decide decided deciding settle settled settling plump plumped fix fixed fixing insist insisting "
        "agreed resolved set landed alighted spend spending"
    ),
    "of": word_set("rid shot use dispose disposing go favour favor relieve"),
    "by": word_set(
        "... move moving go going forward forwards on along advance advancing creep creeping nudge nudging "
        "inch up shift step stepping shuffle ahead edge edging crawl onward onwards me"
    ),
    "to": word_set("myself ourselves stick sticking goodbye farewell yes committed committing resort resorting treat"),
    "after": word_set("i'm im am we're"),
    "in": word_set(
        "put putting pop popping bung bunging send sending hand handing chuck chucking stick sticking throw"
    ),
    "as": word_set("... throw throws roll move number go turn"),
    "up": word_set("go going move moving me step stepping offer offering use using cough coughing"),
    "out": word_set("put play playing hand dish trot trotting lay laying bring"),
    "off": word_set("set setting kick kicking fire firing send sending see seeing"),
    "down": word_set("put lay laying set slap slam"),
    **dict.fromkeys(
        word_set(
            "back at from than past near behind before under over until till into onto about between beyond is was "
            "were am are being been i'm im among against without within around round aged since through upon per "
            "plus minus times via toward towards like unlike reach reached above below worth only's get gets "
            "getting every each some any all both these those which what who whose how"
        ),
        frozenset[str](),
    ),
}
"""What must stand before a word for it to lead to a number that is played; nothing for one that never does."""

FOLLOWING: Final = frozenset(
    (
        *(
            ("for", word)
            for word in ("me", "us", "my", "our", "yours", "this", "now", "starters", "openers", "today", "luck")
        ),
        *(("it", word) for word in ("is", "shall", "must", "will", "has", "be", "stays")),
        *(("will", word) for word in ("do", "be", "have", "see", "serve", "suffice")),
        *(("gets", word) for word in ("used", "played", "thrown", "spent", "its", "a", "an", "the", "out")),
        *(("goes", word) for word in ("in", "out", "on", "off", "now", "first", "into")),
        *(("to", word) for word in ("start", "begin", "be", "go", "get", "finish", "see", "keep", "celebrate")),
        *(("in", word) for word in ("honour", "honor", "please", "for", "then", "that", "this")),
        *((word, "to") for word in ("ought", "has")),
        *(("n", word) for word in ("my", "the", "trapdoor")),
        *(("should", word) for word in ("do", "be", "see", "suffice", "serve")),
        *(("against", word) for word in ("my", "me", "our")),
        *(
            ("s", word)
            for word in ("turn", "moment", "wait", "time", "day", "hour", "go", "chance", "my", "plenty", "enough")
        ),
        *((word, "") for word in ("fly", "loose", "rip")),
        *(("be", word) for word in ("played", "thrown", "used", "spent", "entered", "mine")),
        *(("from", word) for word in ("me", "us", "here", "my", "yours")),
        *((word, "") for word in ("out", "away", "off", "somewhere", "myself", "tonight", "after", "again", "played")),
        *((word, "") for word in ("too", "only", "once", "while", "before", "until", "though", "without", "sir")),
        *((word, "") for word in ("finally", "ta", "cheers", "guv", "gm", "by", "like", "that's", "while")),
        *(("on", word) for word in ("this", "my", "it", "me", "we", "")),
        *(
            ("is", word)
            for word in ("my", "mine", "it", "all", "for", "next", "coming", "going", "off", "enough", "plenty")
        ),
        *(("up", word) for word in ("my", "the", "please", "")),
        *(("down", word) for word in ("for", "please", "")),
        *(("through", word) for word in ("the",)),
    )
)
"""What may follow a number, and the word after it; "" where that does not matter."""

AGAINST: Final = word_set(
    "stand stands standing "
    "hope hoping hoped wait waiting waited pray praying need needed needing needs dread dreading fear "
    "fearing afraid miss missing missed save saving saved keep keeping kept hold holding reserve "
    "reserving conserve left instead spent remember wishing wished wish loved longing yearning aching "
    "thirsting dream dreaming dreamt regret regretting owe owes nearly almost hate hated bought buy "
    "buying won win lost lose scored score drew refuse refusing resist resisting avoid avoiding next "
    "tomorrow sooner later longer otherwise usually always never guess guessing bet neither nor fancy "
    "fancied tempted tempting prefer preferred prefers inclined inclining lean leaning leant drawn "
    "veering verging toying mull ponder live lives lived work slept walk drink eat study woke promised "
    "promise thought thinking think consider considering cursing mourning cry crying expect expecting "
    "hang hanging hardly scarcely barely complaining complain dying see saw hear know knew love believe "
    "spy own owned trust worry worried fond suggest suggests suggested propose proposes recommend "
    "recommends advise advises reckon reckons says said told check remind tell confirm ask asked asks "
    "wonder wants tells supposing imagine pretend should ought ideally hypothetically temptation borrow "
    "swap trade lend owing paid pay cost costs sold sell rented ordered delivered weigh weighs aged "
    "turned turns born married divorced rather resent begrudge enjoy enjoyed admire forget forgot used "
    "wasted mean means meant planning plan plans planned intend intended meaning going-to debating "
    "mulling pondering undecided unsure another's thinks bets hopes believes insists swears fears dreams "
    "likes suspects guesses feels imagines would've could've should've hadn't 'ave been twice thrice "
    "between besides except apart but"
)
"""Words that leave a number unplayed in whose clause they stand."""

UNSURE: Final = word_set(
    "left instead think thinks thought expect suppose hope hoping guess reckon fear wish later tomorrow "
    "next soon remember believe gone spent short left-over over wonder said says promised owe considering"
)
"""Words that leave a number open that stands before them."""

BYGONE: Final = word_set(
    "was were came went saw took got had ran made found fell met sat stood did knew gave threw began rode "
    "drove flew broke stole been done seen taken given brought sold felt beat spent ate drank cost wrote "
    "read bought caught"
)

DECIDED: Final = word_set(
    "decided settled plumped opted elected resolved agreed determined reduced forced obliged compelled "
    "condemned bound persuaded committed resigned limited fixed"
)

OF_OTHERS: Final = word_set(
    "your yours hers theirs its wife husband son daughter brother sister mother father mum dad gran "
    "grandson boss neighbour friend cat dog team kids children"
)

VAGUE: Final = word_set(
    "or unless whether roughly approximately about-ish something-like whichever random randomly toss coin "
    "lots depends depending subject pending provisional provisionally draft joking kidding jest lol? "
    "confirm confirmed tbc"
)

UNDECIDED: Final = word_set(
    "undecided unsure dunno torn tempted wavering dithering considering provisional provisionally "
    "provisory draft tbc hmm hmmm hmmmm hesitating umming wondering leaning toying random randomly "
    "depends depending"
)
"""Words that leave the throw open wherever they stand in a short mail."""

BACKING_OUT: Final = word_set(
    "no nope nah not or unless if hmm wait hang oops scrap scratch actually except though although "
    "perhaps maybe probably possibly depending but only whatever forget cancel ignore sorry"
)
"""Words that begin what takes a number back."""
