"""What people mostly mean when they write so: weights of words, learned from mails whose meaning is known.

The grammar decides what a mail says; this is a second opinion, by other means, on the two things that no list of
phrases covers: which number is a throw or a space, and whether somebody has made up their mind. ``training/`` holds the
mails and the program that weighs the words; here they are only looked up.
"""

from pbm.orders.likelihood.features import counted, of_mail, of_number, of_tail, places
from pbm.orders.likelihood.opinion import Likely, Opinion, opinion_of, unsettling
from pbm.orders.likelihood.weights import Weights, weights

__all__ = [
    "Likely",
    "Opinion",
    "Weights",
    "counted",
    "of_mail",
    "of_number",
    "of_tail",
    "opinion_of",
    "places",
    "unsettling",
    "weights",
]
