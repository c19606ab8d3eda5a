"""Questions that only ask for press to be printed: "could this go in the next report?", "kannst du das abdrucken?"."""

from __future__ import annotations

import re
from collections.abc import Sequence

from pbm.orders.late import late
from pbm.orders.word_set import may_be_in, word_set, words_in

__all__ = ["without_printing_asked"]

_REACH = 3_000
_ASKED = late(
    r"\b(?:(?:could|can|would|will|may|might|please)\b[^.!?:\n\d]{0,25}\b(?:this|it|these|that|the following"
    r"|my press|a few"
    r" lines|something)\b[^.!?:\n\d]{0,25}\b(?:go|appear|be (?:printed|published|included|run)|make it)\b"
    r"|(?:could|can|would|will) (?:you|we|somebody) (?:please |kindly |possibly |also |just |at least )?(?:print"
    r"|publish"
    r"|run|include|insert|put|squeeze|fit|add|have|slip|get)\b[^.!?:\n\d]{0,30}\b(?:this|it|these|that"
    r"|the following|my press"
    r"|below|message)\b"
    r"|(?:any chance|is there (?:room|space)|would there be (?:room|space)|have you (?:room|space)"
    r"|do you have (?:room|space))"
    r"[^.!?:\n\d]{0,20}\b(?:print|publish|for this|of printing|for it|for my press|for the following)"
    r"|(?:kannst du|können sie|könntest du|könnten sie|könnte|kann|darf)\b[^.!?:\n\d]{0,40}\b(?:das|dies|es"
    r"|folgendes)?\b"
    r"[^.!?:\n\d]{0,40}\b(?:abdrucken|drucken|veröffentlichen|in den (?:nächsten )?bericht|aufnehmen)\b"
    r"|(?:peux-tu|pouvez-vous|pourrais-tu|pourriez-vous|est-ce que (?:tu peux|vous pouvez))\b[^.!?:\n\d]{0,20}"
    r"\b(?:publier|imprimer|mettre|insérer|passer)\b"
    r"|(?:kun je|kunt u|zou je|kan|mag)\b[^.!?:\n\d]{0,30}\b(?:dit|deze|het)\b[^.!?:\n\d]{0,30}\b(?:plaatsen|afdrukken"
    r"|opnemen|in het (?:volgende )?verslag)\b"
    r"|(?:puedes|podrías|puede|podría)\b[^.!?:\n\d]{0,10}\b(?:publicar|imprimir|poner|incluir|salir)\w{0,3}\b"
    r"|(?:puoi|potresti|può|potrebbe)\b[^.!?:\n\d]{0,10}\b(?:pubblicar|stampar|metter|inserir|uscir)\w{1,3}\b)"
    r"[^.!?:\n\d]{0,60}(?:[?:.!]|(?=\n)|\Z)",
    re.IGNORECASE,
)
_MATTERS = late(
    r"\b(?:off|back|down|away|aside|straight|right|trap\w*|throw\w*|orders?|moves?|turns?|deadline|board|till|until|later"
    r"|again|instead|how|what|which|whether|tell|explain|falltür|wurf|zug|züge|trappe|coup|ordres|valluik|worp|zet|tirada"
    r"|trampilla|botola|tiro|mossa)\b",
    re.IGNORECASE,
)
_NEEDED = word_set(
    "go appear printed published included run make print publish include insert put squeeze fit add have slip get room "
    "space printing drucken abdrucken veröffentlichen bericht aufnehmen publier imprimer mettre insérer passer plaatsen"
    " "
    "afdrukken opnemen verslag publicar publicarlo publicarla publicarme imprimir imprimirlo poner ponerlo incluir "
    "incluirlo salir pubblicare pubblicarlo stampare stamparlo mettere metterlo inserire inserirlo uscire chance"
)


def without_printing_asked(words: Sequence[str]) -> Sequence[str]:
    """Return the words of a mail that brings press without the questions whether it may be printed."""
    head = "\n".join(words)
    if not may_be_in(words_in([head[:_REACH]]), _NEEDED):
        return words
    return (_ASKED.sub(_unless_of_orders, head[:_REACH].replace("’", "'")) + head[_REACH:]).split("\n")


def _unless_of_orders(found: re.Match[str]) -> str:
    return found.group() if _MATTERS.search(found.group()) else " "
