"""Mails in which nothing is ordered now: what stands already, what is for rounds that are missed."""
