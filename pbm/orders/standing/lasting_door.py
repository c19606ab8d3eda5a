"""A trapdoor that is wanted in every round: "from now on always trapdoor 44". It is counted in one round alone."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from pbm.orders.late import late
from pbm.orders.word_set import may_be_in, word_set, words_in

__all__ = ["wants_door_to_last"]

_NEEDS: Final = word_set(
    "now always further each every rest standing henceforth onwards future good jetzt immer weiteres jede jeder künftig"
    " désormais toujours chaque nouvel voortaan altijd elke nu nader siempre ahora cada nuevo sempre ora ogni avviso"
)
_UNIT: Final = r"(?:rounds?|turns?|times?|weeks?|go)"
_LASTING: Final = late(
    rf"\b(?:from now on(?:wards)?|(?<!as )(?<!i )(?<!i've )always|until further notice|till further notice|henceforth"
    rf"|(?:each|every|all) {_UNIT}|(?:for|in) the rest of the game|in future|for good|standing orders?"
    r"|ab jetzt|ab sofort|von nun an|künftig|(?<!wie )immer|bis auf weiteres|jede runde|in jeder runde|jedes mal"
    r"|désormais|dorénavant|(?<!comme )toujours|à chaque (?:tour|fois)|jusqu'à nouvel ordre"
    r"|voortaan|vanaf nu|(?<!zoals )altijd|elke (?:ronde|beurt|keer)|tot nader order"
    r"|(?:a partir|de) de ahora|de ahora en adelante|(?<!como )siempre|cada (?:turno|ronda|vez)|hasta nuevo aviso"
    r"|d'ora in (?:poi|avanti)|(?<!come )sempre|(?:a )?ogni (?:turno|giro|volta)|fino a nuovo avviso)\b"
)
_SENTENCE: Final = late(r"(?:[^.!?;\n]|\.(?=\d))+")
_FIGURE: Final = late(r"(?<![\d:.,/])\d{1,3}(?![\d:%]|[.,]\d)")
_LIKING: Final = late(
    r"\balways [a-z]{2,}ed\b"
    r"|\b(?:liked|loved|wanted|hated|was|were|been|mochte|wollte|aimé|voulu|gustaba|piaciuto)\b"
)
"""What was so before, and is no wish."""
_MOST: Final = 4_000  # characters of a mail that are looked at


def wants_door_to_last(words: Sequence[str], spaces: Collection[int]) -> bool:
    """Return whether a sentence of ``words`` wants one of ``spaces`` for its trapdoor in rounds to come as well."""
    if not spaces or not may_be_in(words_in(words), _NEEDS):
        return False
    text = "\n".join(words)[:_MOST].lower().replace("’", "'")
    for sentence in _SENTENCE.finditer(text):
        said = sentence.group()
        named = any(int(found.group()) in spaces for found in _FIGURE.finditer(said))
        if named and _LASTING.search(said) is not None and _LIKING.search(said) is None:
            return True
    return False
