"""The command STATUS."""

from __future__ import annotations

from pbm.core.phrases import say
from pbm.orders.commands.command import Command, or_number
from pbm.orders.own_state import HINTS_OF_STATUS, STATE

__all__ = ["COMMAND"]

COMMAND = Command(
    name="STATUS",
    help=say("sends where you are, what you have left, the deadline and the orders that stand"),
    takes=or_number,
    also=(
        "status report",
        "status update",
        "status of the game",
        "state",
        "state of play",
        "deadline",
        "stand",
        "statut",
        "stato",
        "estado",
    ),
    phrases=(
        "(?:what|which)(?: numbers| throws| dice| ones)? (?:have i|do i have)(?: got)? (?:still )?left"
        "(?: in this set| to throw| to play| after (?:this|that))?",
        "what (?:numbers|throws|dice) are (?:still )?left(?: for me)?",
        "how (?:long|much time) (?:have (?:i|we)|do (?:i|we) have|is there)(?: got)?(?: still)?(?: left)?"
        "(?: (?:to (?:send|order|decide|play)|for (?:my |our )?orders|till the deadline|until the deadline))?",
        "(?:whats|what is) (?:still )?left(?: for me| to throw| to play)?",
        "(?:what|which)(?: numbers| throws| dice| ones)? can i (?:still )?(?:throw|play|use)"
        "(?: now| this (?:turn|round)| in this set)?",
        "(?:wheres|where is) my (?:piece|counter|token|pawn|man|figure)(?: at)?(?: now| at the moment)?",
        "(?:what|which) (?:square|space|cell|field|number) am i (?:on|at)(?: now)?",
        "how am i (?:doing|getting on)(?: so far)?",
        "(?:whos|who is) (?:winning|ahead|leading|in the lead|in front|first)(?: now| at the moment)?",
        "(?:what|which) (?:turn|round) (?:is it|are we (?:on|in|at))(?: now)?",
        "(?:(?:can|could|would|will) you )?(?:please )?(?:tell me|let me know|say) where (?:i am|i stand"
        "|(?:everyone|everybody) (?:is|stands)|we (?:all )?(?:are|stand)|the others (?:are|stand))"
        "(?: now| at the moment)?",
        "where are (?:we all|they all|the others|all the others|the other players|the pieces)(?: now| at the moment)?",
        "when (?:will|does|do|is) (?:the|this) (?:round|turn) (?:close|end|finish|over|closed|closing)",
        "(?:at )?what time (?:does|will|do|is) (?:this|it|the round|this round|the turn|this turn|the game) (?:close"
        "|closing|end"
        "|finish|shut|over|due)(?: on [a-z]{3,6}day| today| tomorrow| this week)?",
        "(?:when|(?:until|till|by) when) (?:does|will|do|is) (?:this|it) (?:close|end|finish|shut)(?: on"
        " [a-z]{3,6}day)?",
        "(?:by|until|till) when (?:can|must|should|do|may) i (?:have to |need to )?(?:send|order|move|play|decide)"
        "(?: (?:my |in my )?(?:orders?|moves?|throw))?",
        "(?:whats|what is|when is|whens) the (?:closing (?:time|date)|cut-?off(?: time| date)?)",
        "when (?:is|does) the next (?:turn|round)(?: due| start| begin| close)?",
        "when do you (?:need|want) (?:my |our |the )?(?:next )?orders(?: by)?",
        "(?:when|by when) (?:is|are) (?:it|this|they|mine|orders|moves) (?:due|wanted|needed)(?: by| in| back)?",
        "(?:whens|when is) (?:it|this|everything) (?:due|wanted|needed)(?: by| in| back)?",
        "where (?:am i|do i stand|do we stand|are we|is everybody|is everyone)(?: now| at the moment)?",
        "(?:when is|whens|what is|whats) (?:the |my )?(?:next )?deadline",
        "when (?:are|do) (?:the |my |our )?(?:next )?orders (?:due|have to be in)",
        "(?:what is|whats) (?:my|the) (?:status|position|state of play|score)",
        "how do(?:es)? (?:things|the game|i) stand",
        "wanneer is de (?:deadline|volgende ronde)",
        "(?:quelle|quand|quelle) est (?:donc )?la (?:prochaine )?date limite",
        "(?:cest|est-ce|ce sera) quand(?: donc)? la (?:prochaine )?date limite",
        "la (?:prochaine )?date limite,? (?:cest|est-ce) quand",
        "(?:pour|jusquà) quand (?:faut-il|dois-je) (?:jouer|envoyer (?:mes|les) ordres)",
        "cuándo es la fecha límite",
        "quando è la scadenza",
        "(?:welche|was für) (?:zahlen|würfe) habe? ich (?:denn |eigentlich )?(?:noch|noch übrig|übrig)",
        "was habe? ich (?:denn |eigentlich )?(?:noch|noch übrig|übrig)",
        "wo (?:stehe?|bin) ich(?: gerade| grad| jetzt| eigentlich| denn| nochmal)*",
        "wann ist (?:eigentlich |denn )?(?:der |die )?(?:nächste )?(?:zug)?"
        "(?:abgabe|abgabetermin|abgabeschluss|frist|deadline)",
        "(?:bis wann|wann) (?:muss|soll|kann) ich (?:denn |eigentlich )?(?:spätestens )?(?:meine züge )?(?:abgeben"
        "|schicken|ziehen)",
        "(?:quels|quel) (?:nombres|chiffres|dés) me reste(?:nt)?(?:[ -]t)?(?:[ -]ils?)?",
        "combien de (?:nombres|chiffres|dés) me reste(?:nt)?(?:[ -]t)?(?:[ -]ils?)?",
        "wie viele (?:zahlen|würfe) habe ich (?:noch|noch übrig|übrig)",
        "hoeveel (?:getallen|worpen) heb ik nog(?: over)?",
        "cuántos (?:números|tiros) me quedan",
        "quanti (?:numeri|tiri) (?:mi restano|mi rimangono|ho ancora)",
        "que me reste-t-il(?: à jouer)?",
        "quest-?ce quil me reste(?: comme (?:nombres|chiffres|dés|coups))?",
        "il me reste (?:quoi|quels? (?:nombres|chiffres|dés))(?: comme (?:nombres|chiffres|dés))?",
        "(?:où suis-je|où est-ce que je suis|où en suis-je)",
        "(?:welke getallen|wat|welke) heb ik nog(?: over)?",
        "waar (?:sta|ben) ik(?: nu)?",
        "(?:qué|que) (?:números )?me quedan?",
        "dónde (?:estoy|voy)",
        "(?:che|quali) numeri (?:mi restano|mi rimangono|ho ancora)",
        "dove (?:sono|mi trovo)(?: adesso| ora)?",
        "(?:whats|what is|what cards are|which cards are|what have i(?: got)?|what do i (?:still )?have) in (?:my )?"
        "hand"
        "(?: now| at the moment| again)?",
        "(?:what|which) cards (?:do i (?:have|hold)|have i(?: got)?|am i holding|are (?:mine|in my hand))"
        "(?: now| at the moment| left| again)?",
        "what (?:am i holding|do i hold)(?: now| at the moment)?",
        "(?:(?:please )?(?:show|send|tell) me|whats|what is) my hand(?: of cards)?(?: again)?(?: please)?",
        "(?:was|welche karten) (?:habe?|halte) ich (?:noch |gerade |nochmal |noch mal |eigentlich |denn ){0,2}"
        "(?:auf|in) der hand",
        "welche karten habe ich(?: noch| gerade)?",
        "(?:quelles (?:sont mes )?cartes|quest-?ce que)(?: (?:jai|ai-?je))?(?: en main)?",
        "(?:welke kaarten|wat) heb ik in (?:de|mijn) hand",
        "qué cartas tengo(?: en la mano)?",
        "(?:che|quali) carte ho(?: in mano)?",
        "what (?:did i roll|have i rolled|was my roll|(?:are|were) my dice)(?: then| again| this (?:turn|round))?",
        "(?:what|which) dice (?:did i (?:get|roll|have)|have i got)(?: this (?:turn|round))?",
        "(?:please )?(?:show|tell) me my (?:dice|roll)(?: again)?(?: please)?",
        "was habe ich (?:denn )?gewürfelt",
        "qu ?ai-je lancé",
        "wat heb ik (?:gegooid|gerold)",
        "qué (?:he sacado|me ha salido)",
        "(?:che )?cosa ho tirato",
        STATE,
    ),
    hints=(
        f"{HINTS_OF_STATUS} "
        "close closing end finish shut cut-off cutoff cut decide send move "
        "long time left can piece counter token pawn square space cell field doing getting winning ahead leading lead "
        "front first turn round stand where whats deadline due wanted needed orders status position score übrig"
        " noch stehe steh "
        "bin abgabe zugabgabe zugabgabetermin abgeben schicken ziehen abgabetermin abgabeschluss "
        "frist reste restent reste-t-il quil suis nog limite límite scadenza "
        "wanneer waar quedan queda dónde restano rimangono ancora dove hand cards holding hold karten cartes main "
        "kaarten cartas carte roll rolled dice gewürfelt lancé gegooid gerold sacado salido tirato"
    ),
)
