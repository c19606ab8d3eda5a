"""Mails that nobody plays with, known by their words alone: a robot's answer, a failed delivery, a guard, a spammer."""
