"""The words of orders, of six languages, as data.

The grammar knows English words only. ``VOCABULARY`` has the words of the other languages, each with the English word
that means the same, and number words; ``Vocabulary.extended`` adds a GM's own. ``MAIL`` has what mail programs write
(attributions, separators, footers, automatic replies); ``alternatives`` and ``finding`` make patterns of its phrases,
``needed_by`` tells words without which none of them is found, ``pieces_of`` parts of words.
"""

from __future__ import annotations

from pbm.orders.vocabulary.files import LANGUAGES, TABLES
from pbm.orders.vocabulary.lexicon import VOCABULARY, Vocabulary
from pbm.orders.vocabulary.mail_words import MAIL, MailWords
from pbm.orders.vocabulary.own_words import NO_WORDS, OwnWords, own_words
from pbm.orders.vocabulary.phrases import alternatives, finding, needed_by, pieces_of

__all__ = [
    "LANGUAGES",
    "MAIL",
    "NO_WORDS",
    "TABLES",
    "VOCABULARY",
    "MailWords",
    "OwnWords",
    "Vocabulary",
    "alternatives",
    "finding",
    "needed_by",
    "own_words",
    "pieces_of",
]
