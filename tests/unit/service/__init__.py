"""Tests of the use cases one by one."""
