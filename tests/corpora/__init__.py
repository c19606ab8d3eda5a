"""Tests on real mail, where a folder of it is given."""
