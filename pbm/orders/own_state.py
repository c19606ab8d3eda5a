"""Questions about one's own state of play that a command answers: what is left, when the deadline is, what one ordered.

Each is a pattern over small letters without apostrophes and commas, as those of a command are. They ask of the writer
alone: what others have left, or what the rules are, is no such question.
"""

from __future__ import annotations

from typing import Final

__all__ = ["HINTS_OF_NUMBERS", "HINTS_OF_ORDERS", "HINTS_OF_STATUS", "ORDERED", "STATE"]

_TELL: Final = (
    "(?:(?:(?:please|pls) )?(?:(?:can|could|would|will) you (?:please |kindly |just )?)?(?:please |kindly )?"
    "(?:remind me(?: of| again)?|tell me|let me know|confirm|confirm to me|say|check|give me|repeat|look up)"
    "(?: again)? )"
)
_AFTER: Final = (
    "(?: (?:after (?:this|that|the|these|all that|my|it)(?: (?:last|next|present|current))?"
    "(?: (?:one|round|turn|week|go|throw|throws|set|order|orders|move))?|in (?:this|the|my) set|on (?:board )?[a-d]"
    "|on (?:each|both) boards?|now|again|please|at the moment|for (?:the )?next (?:round|turn|week)|this (?:round|turn)"
    "|(?:to (?:play|throw|use))|for me|then)){0,3}"
)
_NUMBERS: Final = "(?:numbers|throws|dice|ones|figures|digits)"
_SAY_MIR: Final = (
    "(?:(?:(?:kannst|könntest) du mir (?:bitte |mal |noch mal |nochmal |kurz ){0,2}(?:sagen|schicken|bestätigen)"
    "|(?:sag|sagst du) mir(?: bitte| mal| noch mal| nochmal){0,2}) )"
)
_NACH: Final = (
    "(?: (?:nach (?:dieser|der|diesem|dem|diesen)(?: (?:runde|zug|zügen|wurf|woche))?|auf (?:brett )?[a-d]|jetzt|dann"
    "|in (?:diesem|meinem) satz|für die nächste runde|denn|eigentlich|danach|noch)){0,3}"
)
_APRÈS: Final = (
    "(?: (?:après (?:ce|cette|le|ça|celui-ci|celui-là)(?: (?:tour|manche|coup|lancer))?|sur (?:le plateau )?[a-d]"
    "|encore|à jouer|maintenant|dans (?:cette|ma) série|déjà|donc)){0,3}"
)
_NA: Final = (
    "(?: (?:na (?:deze|die|de)(?: (?:ronde|beurt|zet|worp))?|op (?:bord )?[a-d]|nu|dan|eigenlijk|nog|in deze set"
    "|hierna|daarna)){0,4}"
)
_DESPUÉS: Final = (
    "(?: (?:(?:después|tras|luego) ?(?:de)? ?(?:esta|este|esto|eso|la|el)?(?: (?:ronda|turno|tirada|jugada))?"
    "|en (?:el )?(?:tablero )?[a-d]|ahora|todavía|aún|por jugar)){0,3}"
)
_DOPO: Final = (
    "(?: (?:dopo (?:questo|questa|quello|il|la)(?: (?:turno|giro|tiro|lancio))?|su(?:l tabellone)? [a-d]|adesso|ora"
    "|ancora|da giocare|da tirare)){0,3}"
)

_LEFT: Final = (
    rf"{_TELL}?(?:whats?|wot|which)(?: {_NUMBERS})? (?:(?:do|did|will|would) i (?:still )?have|have i(?: still)?"
    rf"(?: got)?|i(?:ve| have| had| still have| will have|ll have)(?: got)?|am i|are|i am)(?: still)? left"
    rf"(?: over| with)?{_AFTER}",
    rf"{_TELL}?(?:(?:what|which) are )?my (?:remaining|unused|outstanding|available|leftover) {_NUMBERS}(?: are)?"
    rf"{_AFTER}",
    rf"{_TELL}?(?:what|which)(?: {_NUMBERS})? (?:still )?(?:remain|are still to (?:play|come)|havent i (?:used|played"
    rf"|had)|have i (?:not|yet to) (?:yet )?(?:used|played|had|use|play)|am i left with|i am left with"
    rf"|do i still have|are (?:still )?left (?:to|for) me)(?: yet)?{_AFTER}",
    rf"{_TELL}?how many {_NUMBERS} (?:have i(?: got)?|do i have|are)(?: still)? left{_AFTER}",
    rf"{_SAY_MIR}?(?:was|welche (?:zahlen|würfe|nummern|augen)) (?:habe?|hatte|hätte) ich{_NACH}(?: noch)?"
    r"(?: (?:übrig|offen|zur verfügung|zu spielen))",
    rf"{_SAY_MIR}(?:was|welche (?:zahlen|würfe|nummern|augen)) ich{_NACH} (?:übrig |offen )?habe",
    rf"(?:was|welche (?:zahlen|würfe|nummern|augen)) (?:bleibt|bleiben|sind) (?:mir|für mich){_NACH}(?: übrig)?",
    r"(?:peux-tu me dire |pourriez-vous me dire |tu peux me dire )?(?:quest-?ce quil|ce quil|quels? (?:numéros|nombres"
    rf"|chiffres|lancers|coups|dés)(?: est-?ce quil)?|que|il) (?:me )?(?:reste|restera|restait|restent)"
    rf"(?:-t-il|-ils| il)?(?: quoi)?{_APRÈS}",
    rf"(?:wat|welke (?:getallen|cijfers|nummers|worpen|ogen)) (?:heb|hou|had) ik{_NA} over(?:{_NA})",
    rf"(?:(?:puedes|podrías) decirme )?(?:qué|cuáles|cuántos|cuántas)(?: (?:números|tiradas|lanzamientos|tiros))? me "
    rf"(?:queda|quedan|quedará|quedarán|quedaba|quedaban)(?: libres)?{_DESPUÉS}",
    rf"(?:(?:puoi|potresti) dirmi )?(?:che|quali|cosa|che cosa)(?: (?:numeri|tiri|lanci))? mi "
    rf"(?:resta|restano|rimane|rimangono|resterà|resteranno|rimarranno){_DOPO}",
)
"""What one has left to throw."""

_LINE: Final = "(?:deadline|closing (?:date|time)|cut-?off(?: date| time)?|due date)"
_DEADLINE: Final = (
    rf"{_TELL}(?:(?:when|what) )?(?:is )?(?:the|my|our|this rounds|the next|the exact)(?: next| exact)? {_LINE}"
    r"(?: (?:is|again|please|for (?:this|the) (?:round|turn)|date|time|and time)){0,3}",
    rf"(?:when|what|whens|whats|what (?:day|date|time)|when exactly)(?: (?:is|was|exactly is))? (?:the|our|my"
    rf"|this rounds)(?: next| exact)? {_LINE}(?: (?:again|exactly|please|for (?:this|the) (?:round|turn)|this (?:week"
    r"|round|turn|time))){0,2}",
    r"(?:by )?when (?:must|should|do) (?:my |our |the )?orders (?:be in|have to be in|need to be in|arrive|reach you)"
    r"(?: by)?",
    r"wann (?:ist|war|wäre)(?: (?:eigentlich|denn|noch mal|nochmal|doch gleich|jetzt|genau)){0,2}(?: (?:der|die))?"
    r"(?: (?:nächste|nächster))? (?:annahme|einsende|abgabe|redaktions|melde|anmelde|zug)?(?:schluss|stichtag|deadline"
    r"|abgabetermin|abgabefrist|frist|termin)(?: (?:eigentlich|denn|noch mal|nochmal|genau))?",
    r"wann (?:läuft die (?:frist|runde) ab|endet (?:die (?:frist|runde)|der zug)|schließt die runde)",
    r"bis wann (?:muss|müssen|kann|können|soll|sollen|darf) (?:ich|wir)(?: (?:denn|eigentlich|spätestens|meine|unsere"
    r"|züge|die|zahlen|orders|dir|es)){0,4} (?:einsenden|abgeben|schicken|einschicken|senden|melden)",
    r"(?:quand|quelle|cest quand|quand est)(?: est)?(?: (?:donc|déjà|exactement))?"
    r" (?:la (?:prochaine )?(?:date limite|date butoir|clôture)|l(?:échéance|heure limite))(?: déjà| exactement)?",
    r"jusquà quand (?:peut-on|puis-je|faut-il|on peut|je peux|doit-on)"
    r" (?:jouer|envoyer|répondre)(?: (?:mes|les|nos) ordres)?",
    r"(?:wanneer|hoe laat) (?:is|sluit|eindigt)(?: (?:eigenlijk|ook alweer|precies|nu)){0,2} (?:de )?"
    r"(?:deadline|sluiting(?:stijd|sdatum)?|inlever(?:datum|termijn)|uiterste (?:inlever)?datum|ronde|inzending)"
    r"(?: (?:ook alweer|precies|eigenlijk))?",
    r"tot wanneer (?:kan|mag|moet) ik (?:mijn (?:zetten|orders) )?(?:insturen|inleveren|spelen|sturen|opsturen)",
    r"(?:cuándo|a qué hora) (?:es|cierra|vence|termina|acaba)(?: exactamente)? (?:el plazo|la fecha límite|la ronda"
    r"|el turno|el cierre)",
    r"(?:hasta cuándo (?:puedo|tengo(?: tiempo)?(?: para)?|hay(?: plazo)?(?: para)?|se puede)"
    r" (?:enviar|mandar|jugar)(?: (?:mis|las) órdenes)?|cuál es la fecha límite)",
    r"(?:quando|a che ora) (?:è|scade|chiude|finisce|si chiude)(?: esattamente)? (?:il (?:termine|turno)|la (?:scadenza"
    r"|consegna|chiusura))|qual è la scadenza",
    r"entro quando (?:devo|posso|si deve|dobbiamo) (?:mandare|inviare|giocare|spedire)(?: (?:gli|i miei) ordini)?",
)
"""When the orders must be in."""

_GIVEN: Final = (
    "(?:ordered|sent|sent in|sent you|put|put down|put in|asked for|told you|given you|gave you|given|chose|chosen|said"
    "|submitted|nominated|entered|decided(?: on)?)"
)
_GIVE: Final = "(?:order|send|send in|send you|put|put down|ask for|give you|choose|submit|nominate|enter)"
_WHAT: Final = (
    "(?:what|which (?:numbers?|throws?|space|trapdoor|ones?)|what (?:numbers?|throws?|space|trapdoor|orders))"
)
_ANEW: Final = (
    "(?: (?:again|now|so far|please|this (?:time|round|turn|week)|for (?:this|the) (?:round|turn|week|one)"
    "|for turn \\d{1,3}|last|in my last mail|for (?:the |my )?(?:next|later|coming|following) (?:turns?|rounds?"
    "|weeks?|one"
    "|time)|for later|in advance)){0,2}"
)
_NOTED: Final = "(?: down| noted| recorded| on file| in)?(?: (?:for me|from me|now|please|there)){0,2}"
_OF_MINE: Final = (
    r"(?: (?:a|an|the|my|and|then|at|on|for|of|with|plus|throw|throws|trap|trapdoor|door|space|square|first|second|one"
    r"|two|three|four|five|six|none|no|down|in|\d{1,3}|(?:turns? )?\d{1,3}|still|-|/)){1,14}"
)
"""Orders as they are recalled."""
_IS_THAT: Final = (
    "(?: -)? (?:is (?:that|this|it)|are (?:those|these|they)|thats|that is) (?:still )?(?:what (?:youve(?:"
    " still)?(?: got)?"
    "|you(?: still)? (?:have|got|had)|is|stands|stands now|counts)|what(?:s| is) (?:still )?(?:down|in|on file|noted"
    "|standing|there))"
)
"""The question whether they stand."""
_ORDERED: Final = (
    rf"(?:i (?:think|thought|believe|believed|hope) )?i(?:d| had|ve| have)?(?: only| just)? (?:{_GIVEN}|said|had|got)"
    rf"{_OF_MINE}{_IS_THAT}{_NOTED}",
    rf"(?:do|have) you (?:still )?(?:have|got|have got|(?:got )?noted){_OF_MINE} (?:down |noted |in )?(?:for|from) me"
    rf"{_ANEW}",
    rf"(?:are|is) my (?:current |present )?(?:orders?|throws?|trapdoor|trap|nomination)(?: still){_OF_MINE}{_ANEW}",
    rf"(?:can|could|would) you (?:please )?(?:check|confirm)(?: that)? (?:ive got|i have|ive|you have|youve got|im down"
    rf" for|i am down for){_OF_MINE}(?: (?:down|in))?{_ANEW}",
    r"ich hatte(?: (?:die|eine|und|falltür|auf|den|wurf|\d{1,3})){1,8} (?:steht|gilt|ist) (?:das|die|es)"
    r" (?:noch|so|noch so)"
    r"(?: bei (?:dir|ihnen|euch))?",
    r"steht (?:bei (?:mir|dir) |für mich )?noch(?: (?:die|und|falltür|auf|den|wurf|\d{1,3})){1,8}",
    r"ik had(?: (?:de|een|en|valluik|op|\d{1,3})){1,8} (?:staat|geldt|klopt) (?:dat|die) (?:nog|nog zo|nog steeds)",
    r"javais mis(?: (?:le|un|et|trappe|sur|\d{1,3})){1,8} (?:cest|est-ce)(?: bien| toujours| encore){0,2} ce que "
    r"(?:vous avez|tu as)",
    rf"{_TELL}(?:of )?{_WHAT} i(?:ve| have| had)? {_GIVEN}{_ANEW}",
    rf"{_TELL}(?:of )?my (?:current |present |last )?orders?{_ANEW}",
    rf"{_WHAT} (?:did i {_GIVE}|have i {_GIVEN}|had i {_GIVEN}){_ANEW}",
    rf"{_TELL}?what (?:have you|do you have|have you got|did you get)(?: got)?(?: down| noted| recorded| on file)?"
    rf" (?:for|from|of) me{_ANEW}",
    rf"{_TELL}?what (?:am i down for|i am down for|have i got (?:down|in)|is my order|was my order){_ANEW}",
    rf"{_TELL}?(?:what|whats|what is|what do i have|do i have anything)(?: still)? (?:kept|down|entered|noted|stored"
    rf"|in)"
    rf" (?:for me|from me){_ANEW}",
    rf"{_TELL}?(?:whats|what is) (?:down|kept|noted|entered) for (?:turn \d{{1,3}}|(?:the |my )?next (?:turn|round"
    rf"|week))",
    rf"{_TELL}?(?:which|what) orders (?:of mine )?(?:are kept|do you (?:have|keep)|have you(?: got| kept)?)"
    rf"(?: (?:for|from|of) (?:me|mine)){{0,2}}{_ANEW}",
    r"was (?:habe?|hatte) ich (?:denn |eigentlich )?für (?:zug \d{1,3}|(?:die )?nächste (?:runde|woche)|den nächsten"
    r" zug"
    r"|später)(?: (?:denn|eigentlich))? (?:bestellt|geschickt|angegeben|gesetzt|vorgemerkt|gemeldet)",
    r"(?:quest-?ce que jai|quai-je) (?:ordonné|envoyé|demandé|donné|prévu) pour (?:le (?:prochain )?tour(?: \d{1,3})?"
    r"|la prochaine manche|la semaine prochaine)",
    r"wat heb ik (?:voor )?(?:beurt \d{1,3}|(?:de )?volgende (?:beurt|ronde|week)) (?:opgegeven|gestuurd|staan"
    r"|ingestuurd)",
    r"qué (?:he (?:pedido|mandado|enviado)|tengo) para (?:el (?:próximo )?turno(?: \d{1,3})?|la próxima ronda)",
    r"cosa ho (?:ordinato|mandato|inviato) per (?:il (?:prossimo )?turno(?: \d{1,3})?|la prossima volta)",
    r"(?:whats|what (?:is|was)) my (?:current |present )?(?:order|trapdoor|nomination)(?: now| again| at the moment"
    r"| for this (?:round|turn))?",
    rf"{_SAY_MIR}?was (?:habe?|hatte) ich(?: (?:denn|eigentlich|noch mal|nochmal|zuletzt|jetzt|dir|gleich)){{0,3}}"
    r" (?:bestellt|geschickt|gesetzt|abgegeben|gewählt|eingereicht|gemeldet|angegeben|angesagt)(?: für diese runde)?",
    rf"{_SAY_MIR}was ich(?: (?:zuletzt|dir|denn|noch mal|nochmal)){{0,2}} (?:bestellt|geschickt|gesetzt|abgegeben"
    r"|gewählt|eingereicht|gemeldet|angegeben|angesagt) (?:habe?|hatte)",
    r"welche (?:falltür|zahlen?|züge) (?:habe?|hatte) ich(?: (?:denn|eigentlich|noch mal|nochmal)){0,2}"
    r" (?:genannt|gesetzt|geschickt|gewählt|angegeben|bestellt)",
    r"(?:quest-?ce que jai|quai-je) (?:ordonné|envoyé|demandé|donné|choisi|commandé)(?: pour ce tour| déjà){0,2}",
    r"quels (?:sont|étaient) mes ordres(?: déjà)?",
    r"(?:peux-tu|tu peux|pourrais-tu|pouvez-vous|pourriez-vous) (?:me|m) ?rappeler (?:mes ordres|ce que jai"
    r" (?:ordonné|envoyé|demandé|donné|choisi))",
    r"wat heb ik(?: (?:ook alweer|nu|eigenlijk|precies)){0,2} (?:opgegeven|gestuurd|ingestuurd|besteld|doorgegeven"
    r"|ingeleverd)(?: voor deze ronde)?",
    r"kun je (?:me|mij) (?:even )?(?:zeggen|laten weten) wat ik (?:heb (?:opgegeven|gestuurd|ingestuurd|doorgegeven)"
    r"|(?:opgegeven|gestuurd|ingestuurd|doorgegeven) heb)",
    r"wat (?:zijn|waren) mijn (?:orders|zetten|opdrachten)(?: ook alweer)?",
    r"(?:qué|cuáles) (?:he (?:pedido|mandado|enviado|ordenado|puesto)|pedí|mandé|envié|ordené|puse"
    r"|(?:son|eran) mis órdenes)(?: (?:para|en) esta ronda)?",
    r"(?:me )?(?:puedes|podrías)(?: recordarme| recordar| decirme) (?:mis órdenes|qué (?:mandé|pedí|envié|ordené"
    r"|he (?:pedido|mandado|enviado)))",
    r"(?:che )?cosa ho (?:ordinato|mandato|inviato|scritto|chiesto)(?: (?:per|in) questo turno)?",
    r"quali (?:sono|erano) i miei ordini",
    r"(?:(?:mi )?(?:puoi|potresti) )(?:ricordarmi|ricordare|dirmi|dire) (?:i miei ordini|cosa ho (?:ordinato|mandato"
    r"|inviato|chiesto))",
)
"""What one has ordered."""

_BEGUN: Final = (
    "(?=wh|can |could |would |will |please |pls |kindly |remind |tell |let |confirm |say |check |give |repeat |look "
    "|my |the |our |how |by |is |was |welche |wann |bis |kannst |könntest |sag|peux|pourri|tu |qu|ce |cest |il |jus|w"
    "|hoe |tot |kun |cuá|hasta |a |me |puede|podrí|che |cosa |puoi |potresti |entro |mi |i |id |ive |do |have "
    "|are |ich |steht |ik |javais )"
)
"""What each of them begins with: most sentences are told from all of them at once."""
STATE: Final = f"{_BEGUN}(?:{'|'.join((*_LEFT, *_DEADLINE))})"
"""What one has left, and when the orders must be in: one pattern."""
ORDERED: Final = f"{_BEGUN}(?:{'|'.join(_ORDERED)})"
"""What one has ordered: one pattern."""
HINTS_OF_STATUS: Final = (
    "verfügung left still remaining unused outstanding available leftover remain havent used deadline closing cut-off "
    "cutoff due orders übrig offen bleibt bleiben annahmeschluss einsendeschluss abgabeschluss redaktionsschluss "
    "meldeschluss schluss stichtag abgabetermin abgabefrist frist termin endet läuft schließt einsenden abgeben "
    "schicken reste restera restait restent reste-t-il restent-ils limite butoir clôture léchéance lheure jusquà "
    "sluit over sluiting sluitingstijd inleverdatum inlevertermijn insturen inleveren queda quedan quedará "
    "quedarán quedaba quedaban plazo límite cierra vence cierre hasta resta restano rimane rimangono resterà "
    "resteranno rimarranno scadenza termine scade chiude chiusura consegna entro eindigt wanneer"
)
"""Words of which each question about one's state has one."""
HINTS_OF_ORDERS: Final = (
    "what which whats remind confirm bestellt geschickt gesetzt abgegeben gewählt eingereicht gemeldet "
    "angegeben angesagt genannt jai quai quels rappeler wat qué cuáles recordarme recordar cosa quali ricordarmi "
    "ricordare decirme dirmi dire"
)
"""The same of what one has ordered."""
HINTS_OF_NUMBERS: Final = "still got check noch nog bien"
"""The same where one's numbers are told, and it is asked whether they stand: words of every day."""
