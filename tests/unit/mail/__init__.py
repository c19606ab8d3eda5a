"""Tests of mail: decoding, composing, loops, and the details of each way in and out."""
