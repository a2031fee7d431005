"""Tests of play with people: real nodes, real databases, real sockets, real kills."""
