"""The tests of pbm."""
