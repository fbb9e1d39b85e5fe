"""Tests of the bots: built-in, from a file and from a program."""
